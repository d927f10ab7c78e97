"""What is wrong with a file of hands, as the command line says it."""

from openers.records.faults import Fault

_SENTENCES = {
    "cannot_be_read": "cannot be read; is the path right?",
    "not_text": "no text in UTF-8",
    "unknown_format": "neither PHH nor our JSON",
    "only_written": "PokerStars text is only written, not read; give PHH or our JSON",
    "not_toml": "not TOML: {detail}",
    "missing_field": "{field} is missing",
    "bad_field": "{field} makes no sense",
    "stack_unknown": "the stack of p{player} is unknown (inf); a deal needs to know it",
    "unknown_variant": "the game {variant} is not played here; of PHH only F7S is",
    "bad_players": "{players} players; two to eight play stud",
    "antes_differ": "the antes differ, and ante_trimming_status = true: no antes that differ are "
    "won in parts here (C4); leave the field out",
    "bad_limits": "bring-in {bring_in}, small bet {small_bet}, big bet {big_bet}: each must be "
    "above nothing, the bring-in below the small bet and that not above the big bet",
    "not_an_action": "'{action}' is no action of stud",
    "no_such_player": "there is no player {player}",
    "not_a_card": "'{card}' is no card",
    "card_twice": "{card} is dealt twice",
    "dealt_again": "{card}, folded by p{player}, is dealt again; folded cards stay aside (S-12)",
    "too_many_cards": "more cards are dealt than a deck has; where it has none for each, one is "
    "dealt for all (S-12)",
    "up_card_unknown": "an open card of p{player} is unknown",
    "shown_differs": "p{player} shows other cards than were dealt",
    "no_card_due": "no card is due to {who} here",
    "card_missing": "a card dealt to {who} is missing before this",
    "has_folded": "p{player} has folded",
    "too_early": "p{player} shows before the betting is over",
    "nobody_shows": "nobody shows a whole hand: the winner is unknown",
    "muck_wins": "p{player} throws away the hand that wins",
    "not_json": "not JSON: {detail}",
    "newer": "format version {version} is not known to this program",
    "bad_rules": "{option}: {reason}",
    "bad_event": "no event that can stand here",
    "packed_differs": "the packed deal is not the one of the events",
    "cards_unknown": "a deal with discards can't be played again without its seed",
    "not_your_turn": "p{asked} is to act, not p{player}",
    "deal_over": "the deal is over",
    "refused": "the rules refuse it: {reason}{open} ({rule})",
    "stacks_differ": "the stacks are {stacks}, not {expected}",
    "breaks_rules": "this does not follow from the rules",
    "unfinished": "the hand stops before its end; only whole ones are taken in",
}

_REFUSALS = {
    "no_fold_unbet": "there is no bet to fold to",
    "nothing_to_call": "there is nothing to call",
    "must_call_or_fold": "call, raise or fold",
    "openers_needed": "opening needs openers",
    "raise_too_small": "the raise is too small",
    "raise_too_big": "the raise is too big",
    "raise_not_step": "this is not a size of bet open here",
    "capped": "no more raises in this round",
    "betting_closed": "a short all-in does not open the betting again",
    "nobody_to_bet_into": "nobody else has chips to bet with",
    "stack_too_small": "the stack is too small to raise",
    "bring_in_first": "the bring-in comes first",
    "wrong_phase": "not at this point of the deal",
    "no_raise_in_reach": "no full raise is in reach",
}


_HOUSE = {
    "C4": "who antes short wins only as much of each ante",
    "C5": "a short all-in is measured from the last full bet, and below half of one opens nothing",
    "C6": "the odd chip of a split pot goes to the highest card",
    "S-12": "where the deck has no card for each, one is dealt for all",
    "S-3": "whoever brings in with the last chips completes nothing, and the others owe all of it",
}


def sentence(path: str, fault: Fault) -> str:
    """A fault with its file and line, as one line of text."""
    params = dict(fault.params)
    if "player" in params:
        params["who"] = f"p{params['player']}" if params["player"] else "all"
    if fault.key == "refused":
        reason = str(params["reason"])
        params["reason"] = _REFUSALS.get(reason, reason)
        params["open"] = f"; open is {params['open']}" if params["open"] else ""
    ours = [rule for rule in fault.house if rule != params.get("rule")]
    house = "; ".join(f"{_HOUSE[rule]}, {rule}" for rule in ours)
    end = f" (here {house})" if house else ""
    where = f"{path}:{fault.line}" if fault.line else path
    return f"{where}: {_SENTENCES[fault.key].format(**params)}{end}"
