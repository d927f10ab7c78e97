<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="es" sourcelanguage="en">
<context>
    <name>AmountWords</name>
    <message>
        <source>${amount}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{number} %</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>BarWords</name>
    <message>
        <source>nothing more to pay</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>F</source>
        <comment>key</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>C</source>
        <comment>key</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the lowest card must</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>stay in</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>stay in for nothing</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>all your chips: press again</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>all your chips</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{0} in all this round</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>R</source>
        <comment>key</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{0} to {1}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{0} more now</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{0} to speak</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Your turn will come.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Fixed limit: {0}</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>%n bet(s) or raise(s) left in this round</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>Your turn</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>BetRow</name>
    <message>
        <source>Open for</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Bet</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Complete to</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Raise to</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Total in chips</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Min {0}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>½ pot {0}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>¾ pot {0}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Pot {0}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Max {0}</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>CardWords</name>
    <message>
        <source>face-down card</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{rank} of {suit}</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>%n face-down card(s)</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>{card}, position {place}, to be exchanged</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{card}, position {place}</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>CommonRulesWords</name>
    <message>
        <source>What beats what</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>From the strongest: {hands}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>In this deck a flush beats a full house.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Hands of one kind are compared by their ranks, then by the remaining cards. Suits never rank a hand. (C1)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The deck is stripped: its lowest card is 11 less the players dealt in. The ace also stands below the lowest card for a straight.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The ace is high, and low in the straight A-2-3-4-5.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>At the table</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Everyone begins with {stack}. (C4)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Who has no chips left is brought back to {stack} between deals; a carried pot stays on the table. (C7)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Who has no chips left is out. The match ends when one player has all the chips; a carried pot goes to the last one. (C7)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The dealer button moves clockwise after every deal. (C7)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>One acts only in turn. What the rules do not allow is refused with its reason and changes nothing. (C8)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The shuffle is fair and can be checked: a fingerprint of the deal’s seed is published before it, the seed after it. (C10)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>For learning, all hands are shown once a deal is over. (C9)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Nobody bets more than the chips in front of them. Who cannot cover a bet puts in the rest and is all-in: the others play for the remainder in a side pot. (C2, C4)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Equal hands share the pot. (C1, C6)</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>DrawActWords</name>
    <message>
        <source>fold</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>check</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>pass</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>call {chips}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>open for {to}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>bet {to}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>complete to {to}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>raise to {to}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>bring-in of {chips}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Fold</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Check</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Pass</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Call</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Open</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Bet</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Complete</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Raise</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Bring-in</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>DrawRulesWords</name>
    <message>
        <source>The idea</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Ante and deal</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>First bets</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What a bet may be</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The draw</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Second bets</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Showdown</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Openers</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Everyone gets five cards, bets, exchanges the cards that do not help, and bets again. The best hand at the end takes the pot, or whoever is left alone.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Only a pair of jacks or better may begin the betting. (D-2)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Any hand may begin the betting.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Before the deal everyone puts an ante of {chips} into the pot. (D-1)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The dealer puts in twice as much. (E-1)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Each player gets five cards face down, clockwise from the dealer’s left. Nobody sees another’s cards. (D-1, C9)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The player on the dealer’s left speaks first: pass and stay in, or open with any hand. The word goes round clockwise. (E-3)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The player on the dealer’s left speaks first. Without openers one passes and stays in; with openers one may open or pass: nobody ever has to open. (D-2)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Openers are a pair of jacks or any higher hand. (D-2)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Four cards to a straight flush, open at both ends, are openers too. (D-2a)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Openings are on honour: nobody checks the hand before the end of the deal. (D-16)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Once somebody has opened, the others, those who passed too, call, raise or fold; now nobody needs openers. After each raise those who had called answer it, until every player still in has put in the same, or all but one have folded. (D-4, D-6, E-3)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>If all pass, the antes stay on the table for the next deal and new ones are added. (E-10)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>If nobody opens, the antes stay on the table for the next deal and new ones are added. Jacks open again. (D-5, E-2)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>If nobody opens, the antes stay on the table for the next deal and new ones are added. The openers climb: queens, then kings for three deals, then queens and jacks again, and round once more. A deal that is opened brings them back to jacks. (D-5)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Fixed limit: bets and raises are {small} before the draw and {big} after it. (E-4)</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>In a round at most %n raise(s) follow the bet. (S-5)</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>No limit: a bet is at least {least} and at most all the chips in front of the player. (E-4)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Pot limit: an opening or a bet is at least {least} and at most what is in the pot at that moment. Where the pot holds less than {least}, {least} may be bet. (D-3, D-12)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A raise: the call goes in first, then at most what is in the pot with it. An example with 4 in antes and an opening of 4: the pot holds 8, the call makes it 12, so one may raise to 16. (D-4)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A raise adds at most what lay in the pot before the call. An example with 4 in antes and an opening of 4: the pot holds 8, so one may raise to 12. (D-4)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Call and raise together are at most what lay in the pot. An example with 4 in antes and an opening of 4: the pot holds 8, so one may raise to 8. (D-4)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A raise adds at least as much as the last bet or raise of the round, or is all-in. (D-4, C5)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The folded hands are set aside. (D-7)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The opener draws first, then the others clockwise. If the opener has folded, the next player still in draws first. (D-7)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The player on the dealer’s left draws first, then clockwise. (E-6)</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>Each lays down up to %n card(s) and receives as many. How many is said aloud; drawing none is to stand pat. (D-7, D-8, D-10)</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>A card laid down cannot be taken back, and nobody looks at it. (D-9, E-12)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>When the deck is used up, the cards discarded before, the folded hands too, are shuffled and the deal goes on; nobody gets back an own discard. (D-11)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>When the deck is used up, the discards of all and the folded hands are shuffled and the deal goes on; nobody gets back an own discard. (E-9)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The last card of the deck is never dealt: it is shuffled in with the discards. (E-8)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The opener speaks first; if folded or all-in, the next player clockwise who can. (D-12)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The first player still in from the dealer’s left speaks first. (E-3)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Check or bet; once somebody has bet, call, raise or fold, as in the first round. (D-12)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>If all check, the hands are shown. (D-12)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>If all check, no hand is shown and the pot stays for the next deal; with a player all-in, the hands are shown. (E-10)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>When nobody calls the last bet or raise, whoever made it takes the pot without showing. (C3)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Otherwise all still in lay their cards on the table, first whoever made the last bet or raise, then clockwise. The best hand takes the pot. (D-13, E-11)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The table watches over the openings: who lacks openers cannot open. (D-16)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A false opener’s hand is dead: the pot goes to the best other hand, and with nobody else left it is carried over. An opener who wins without a showdown always shows the openers. (D-16)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>An opener who is not in the showdown can be asked to show the openers once the pot is awarded: the cards that allowed the opening, and no others. (D-14)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>An opener who is not in the showdown always shows the openers: the cards that allowed the opening, and no others. (D-14)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>An opener who is not in the showdown does not show the openers. (E-5)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The opener may discard a card of the openers, for example to draw to a flush. The discard stays beside the opener and counts as proof. (D-15)</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>EventWords</name>
    <message>
        <source>{name} {wins}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{name}: {what}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>opened</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>folded</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>bring-in</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>all-in</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Deal {number}. Dealer: {name}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Carried over: {chips}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{name}: rebuy of {chips}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>dealer’s extra ante {chips}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>ante {chips}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>a card face down</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{card}, face up</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>common card: {card}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{act}, all-in</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{chips} back, not called</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>pot: {chips}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the folded hands are set aside</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>stand pat</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>draw %n card(s)</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>the deck is used up: %n discarded and folded card(s) are shuffled in</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>the deck is used up: %n discarded card(s) are shuffled in</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>hand thrown away unseen</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>openers shown: {hand}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>false openers: {hand}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{shown} (asked by {name})</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>dead hand, opened without openers</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>you win {chips} of side pot {number}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>wins {chips} of side pot {number}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>you win {chips}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>wins {chips}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{chips} stay on the table for the next deal</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>nobody opened: {chips} stay on the table</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>end of deal {number}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{chips} more to you</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>raise {number} of {most}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You are next</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>ExchangeRow</name>
    <message numerus="yes">
        <source>Up to %n card(s).</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>Your draw</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Click the cards to change, or press 1–5.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Stand pat</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>keep all five</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>Exchange %n and split openers</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Exchange %n card(s)</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>you keep {0}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>a whole new hand</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>mark cards first</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Enter</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No card is marked.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>HandWords</name>
    <message>
        <source>{rank} high</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>pair of {ranks}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>two pair, {ranks} and {lower}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>three {ranks}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>full house, {ranks} over {lower}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>four {ranks}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>straight {up_to}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>flush {up_to}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>royal flush</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>straight flush {up_to}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>high card</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>pair</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>two pair</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>three of a kind</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>straight</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>flush</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>full house</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>four of a kind</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>straight flush</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Equal hands: the pot is shared; suits never decide.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{better} beats {worse}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The straight with the higher top card wins: {one} over {less}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The higher top card wins: {one} over {less}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Equal so far; the next card decides: {one} over {less}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The higher pair wins: {many} over {fewer}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The higher top pair wins: {many} over {fewer}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The higher three wins: {many} over {fewer}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The three of the full house decides: {many} over {fewer}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The higher four wins: {many} over {fewer}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Equal so far; the second pair decides: {many} over {fewer}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Equal so far; the kicker decides: {one} over {less}.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>OptionWords</name>
    <message>
        <source>The table</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The cards</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Openers</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Betting</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The draw</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Stud</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Seats</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Starting chips</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Out of chips</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Show all hands afterwards</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A chip stands for</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Deck</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Flush over full house</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Openers climb after a passed-out deal</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Four to a straight flush opens</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>False openings refused</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Proof of openers</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Ante</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The dealer’s ante</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Limit</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Smallest bet</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Most a raise may be</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Bring-in</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Small bet</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Big bet</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Raises in a round</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>First to speak after the draw</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>All check after the draw</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The draw begins with</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Cards to exchange</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>When the deck is used up</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The last card is dealt</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The bring-in may be completed at once</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No cap between two players</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>An open pair allows the big bet</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Equal boards</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Beaten hands may stay hidden</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Players at the table, you included.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Chips each player begins with.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Who has no chips left gets the starting chips again between deals, or is out.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>For learning: once a deal is over, every hand is shown.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The money a chip stands for; it changes the figures alone.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Fifty-two cards, or the stripped deck: the lowest card is 11 less the players.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A flush beats a full house, as in the stripped deck.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Each player puts it in before every deal.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The dealer may put in twice the ante of the others.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What a bet or raise may be at most.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The smallest opening or bet, in chips.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>After the call: the call goes in first, then at most the pot. Before it: at most the pot as it lay. In all: call and raise together at most the pot.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The size of bets and raises in the early rounds, fixed limit.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The size of bets and raises in the later rounds, fixed limit.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>How many raises follow a bet in one round, fixed limit.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A pair of jacks or better opens the betting, or any hand does.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Jacks, then queens, then kings for three deals, and back down.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Four cards to a straight flush, open at both ends, are openers too.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>On: who lacks openers cannot open. Off, on honour: a false opener’s hand is dead.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Whether an opener outside the showdown has to show the openers.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Who speaks first once the cards are exchanged.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The hands are shown, or the pot waits for the next deal.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Who exchanges cards first; the others follow clockwise.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Up to this many; five means a whole new hand.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The discards of those who drew before are shuffled in, or those of all players.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Off: it is shuffled in with the discards, unseen.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The forced bet of the lowest door card.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The lowest door card may bet the small bet instead of the bring-in.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A round that begins with two players has no limit on raises.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>On fourth street a pair in sight lets everyone bet small or big.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Equal cards in sight: the player nearest to the dealer’s left speaks first, or the higher suit.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>At the showdown a beaten hand may be thrown away unseen.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>on</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>off</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Single</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Double</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Rebuy</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Out</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A chip</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>52 cards</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Stripped</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Any hand</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Jacks or better</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Never</source>
        <comment>proof</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>On demand</source>
        <comment>proof</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Always</source>
        <comment>proof</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Pot limit</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No limit</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Fixed limit</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>After the call</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Before it</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>In all</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The opener</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The dealer’s left</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Showdown</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Pot carried over</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Earlier discards</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>All discards</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>By position</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>By suit</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{option}: {reason}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{option}, {value}: {reason}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{name} ({key})</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>the deck feeds no more than %n player(s)</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>no such game; there are: {known}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>this game has no such house rule</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>it is missing</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>a whole number is needed</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>on or off is needed</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>an amount such as 0.25 is needed, or none</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>one of these is needed: {choices}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>at least {least}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>at most {most}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>more than the {stack} chips a player begins with</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>more than the big bet of {big_bet}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>not less than the small bet of {small_bet}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>a table of options is needed</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the file is not written as TOML</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the file cannot be read</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>PeopleWords</name>
    <message>
        <source>You</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Renzo</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Carmen</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Lucia</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Bruno</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Ana</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Otto</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Ines</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Plays many hands and likes to raise.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Picks good hands and bets them hard.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Waits for good cards and seldom raises.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Likes to see every draw; hard to bluff.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Weighs the price and varies the play.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Plays by the book and folds in good time.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Bluffs now and then; hard to read.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>RankWords</name>
    <message>
        <source>two</source>
        <comment>one card</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>three</source>
        <comment>one card</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>four</source>
        <comment>one card</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>five</source>
        <comment>one card</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>six</source>
        <comment>one card</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>seven</source>
        <comment>one card</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>eight</source>
        <comment>one card</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>nine</source>
        <comment>one card</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>ten</source>
        <comment>one card</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>jack</source>
        <comment>one card</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>queen</source>
        <comment>one card</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>king</source>
        <comment>one card</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>ace</source>
        <comment>one card</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>twos</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>threes</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>fours</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>fives</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>sixes</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>sevens</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>eights</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>nines</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>tens</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>jacks</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>queens</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>kings</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>aces</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>to the two</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>to the three</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>to the four</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>to the five</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>to the six</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>to the seven</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>to the eight</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>to the nine</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>to the ten</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>to the jack</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>to the queen</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>to the king</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>to the ace</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>jacks</source>
        <comment>openers at</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>queens</source>
        <comment>openers at</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>kings</source>
        <comment>openers at</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>aces</source>
        <comment>openers at</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>clubs</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>diamonds</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>hearts</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>spades</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>RefusalWords</name>
    <message>
        <source>{reason} (rule {rule}).</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>At most %n card(s) may be exchanged</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>No more than %n raise(s) in a round</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>It is not your turn</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This deal is over</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This cannot be done at this point of the deal</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Only players dealt in may do this</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What is done cannot be taken back at the table</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>At this table the openers are not shown on demand</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The openers can be asked for once the pot is awarded</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Nobody has bet: there is nothing to fold against</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>There is no bet to call</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Somebody has bet: call {to_match}, raise or fold; checking is over</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You need a pair of {ranks} or better to open</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>At least {least} in all</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>At most {most} in all</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Here one bets or raises to exactly: {sizes}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The last all-in was less than a full raise: only call or fold</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Nobody else has chips left to call with</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You have no chips left to bet</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You have fewer chips than that</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The bring-in comes first</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Your chips reach no more than the call</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You do not hold that card</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>One card cannot be exchanged twice</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>ResultRow</name>
    <message>
        <source>Ask for the openers</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>rule D-14</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>O</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Summary</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>how the evening went</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The game is over</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Next deal</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>N or Space</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>Next deal by itself in %n s</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>Take your time: the table waits.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The deal is over</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>ResultWords</name>
    <message>
        <source>{name} {chips}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The pot is shared: {shares}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You win {chips}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{name} wins {chips}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A hand opened without openers is dead.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Nobody called.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{chips} stay on the table</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Nobody opened: {chips} stay on the table</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>StatusWords</name>
    <message>
        <source>Deal {number} · ante {chips}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Antes</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The deal</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>First bets</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Draw</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Second bets</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Second street</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Third street</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Fourth street</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Fifth street</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Sixth street</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Seventh street</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Showdown</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>2nd</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>3rd</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>4th</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>5th</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>6th</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>7th</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Any hand may open</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Jacks or better to open</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Queens or better to open</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Kings or better to open</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Aces or better to open</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{openers}, or four to an open straight flush</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Next deal, openers at least: {ranks}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{chips} carried over</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>%n deal(s) passed out</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>Largest bet: {chips}</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>%n raise(s) left in this round</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>no more raises in this round</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>Exchange up to %n card(s), or stand pat</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>The best hand takes the pot</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Pot limit: a bet or raise is at most the pot</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No limit: up to all the chips in front of a player</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Fixed limit: the size of bets and raises is set</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>An open pair: bets of {small} or {big}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The best five of seven cards take the pot</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Bets and raises of {chips}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The lowest door card brings in</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Bring-in: {name}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Bring-in: {name}, lowest card {card}</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>StudActWords</name>
    <message>
        <source>fold</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>check</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>call {chips}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>open for {to}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>bet {to}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>complete to {to}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>raise to {to}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>bring-in of {chips}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Fold</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Check</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Call</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Open</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Bet</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Complete</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Raise</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Bring-in</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>StudRulesWords</name>
    <message>
        <source>The idea</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Ante and deal</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Third street</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Fourth street</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Fifth to seventh street</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What a bet may be</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Showdown</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Everyone gets seven cards one by one, some face down (hole cards), some face up, with a round of bets after each. The best five of the seven win.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Before the deal everyone puts an ante of {chips} into the pot. (S-1)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The dealer puts in twice as much. (E-1)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Three cards each, clockwise from the dealer’s left: two face down, then one face up, the door card. Only their owner sees the hole cards. (S-1, C9)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The lowest door card must post the bring-in of {chips}. Aces are high; equal ranks are settled by suit: clubs, diamonds, hearts, spades, clubs lowest. (S-3)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The bring-in may be completed to the small bet of {chips} at once instead. (S-3)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Then clockwise each folds, calls the bring-in or completes to {chips}. After that one calls, folds or raises by {chips}. If nobody completes, the round is over. (S-4)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A card face up for each. The highest hand in sight speaks first and checks or bets; then clockwise. Straights and flushes do not count in sight. (S-7)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Equal hands in sight: the suit of the highest card decides. (S-7)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Equal hands in sight: the first clockwise from the dealer’s left speaks. (S-7)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>If anyone shows a pair, everyone may bet or raise {small} or {big}; once {big} was bet, only that. (S-8)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Fifth and sixth street bring a card face up each; the highest hand in sight speaks first. (S-9)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Seventh street, the river, is dealt face down. Whoever spoke first on sixth street speaks first again. (S-10)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>If the deck cannot give everyone a card, one common card is dealt face up and counts for all. (S-12)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Fixed limit: bets and raises are {small} on third and fourth street and {big} from fifth street on. (S-2)</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>In a round at most %n raise(s) follow the bet. (S-5)</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>A round that begins with two players has no cap. (S-5)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>When all but one have folded, the last one takes the pot without showing. (S-6)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Otherwise whoever made the last bet or raise of the river shows first, then clockwise; if all checked, the first to speak. The best five of seven cards win. (S-11)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A beaten hand may be thrown away unseen. (S-11)</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>VariantWords</name>
    <message>
        <source>Jackpots</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Jack Pot</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Seven-card stud</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Italian poker</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Five-card stud</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Pot</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Italian five-card draw</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Spanish five-card draw</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Fixed limit $2/$4</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Draw with the stripped deck</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>One card down, four up</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Draw where any hand may open</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>WatchRow</name>
    <message>
        <source>You are out of this deal</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Watch the others, or go on.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Play faster</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>To the result</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Space</source>
        <translation type="unfinished"></translation>
    </message>
</context>
</TS>
