<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="en" sourcelanguage="en">
<context>
    <name>BarWords</name>
    <message numerus="yes">
        <source>%n bet(s) or raise(s) left in this round</source>
        <translation>
            <numerusform>%n bet or raise left in this round</numerusform>
            <numerusform>%n bets or raises left in this round</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>CardWords</name>
    <message numerus="yes">
        <source>%n face-down card(s)</source>
        <translation>
            <numerusform>%n face-down card</numerusform>
            <numerusform>%n face-down cards</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>DrawRulesWords</name>
    <message numerus="yes">
        <source>In a round at most %n raise(s) follow the bet. (S-5)</source>
        <translation>
            <numerusform>In a round at most %n raise follows the bet. (S-5)</numerusform>
            <numerusform>In a round at most %n raises follow the bet. (S-5)</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Each lays down up to %n card(s) and receives as many. How many is said aloud; drawing none is to stand pat. (D-7, D-8, D-10, E-7)</source>
        <translation>
            <numerusform>Each lays down up to %n card and receives as many. How many is said aloud; drawing none is to stand pat. (D-7, D-8, D-10, E-7)</numerusform>
            <numerusform>Each lays down up to %n cards and receives as many. How many is said aloud; drawing none is to stand pat. (D-7, D-8, D-10, E-7)</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>EventWords</name>
    <message numerus="yes">
        <source>draw %n card(s)</source>
        <translation>
            <numerusform>draw %n card</numerusform>
            <numerusform>draw %n cards</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>the deck is used up: %n discarded and folded card(s) are shuffled in</source>
        <translation>
            <numerusform>the deck is used up: %n discarded or folded card is shuffled in</numerusform>
            <numerusform>the deck is used up: %n discarded and folded cards are shuffled in</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>the deck is used up: %n discarded card(s) are shuffled in</source>
        <translation>
            <numerusform>the deck is used up: %n discarded card is shuffled in</numerusform>
            <numerusform>the deck is used up: %n discarded cards are shuffled in</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>ExchangeRow</name>
    <message numerus="yes">
        <source>Up to %n card(s).</source>
        <translation>
            <numerusform>Up to %n card.</numerusform>
            <numerusform>Up to %n cards.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Exchange %n and split openers</source>
        <translation>
            <numerusform>Exchange %n and split openers</numerusform>
            <numerusform>Exchange %n and split openers</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Exchange %n card(s)</source>
        <translation>
            <numerusform>Exchange %n card</numerusform>
            <numerusform>Exchange %n cards</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>KeepingWords</name>
    <message numerus="yes">
        <source>“{0}” holds %n deal(s), your settings and your rule sets.</source>
        <translation>
            <numerusform>“{0}” holds %n deal, your settings and your rule sets.</numerusform>
            <numerusform>“{0}” holds %n deals, your settings and your rule sets.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The backup of {0} holds %n deal(s).</source>
        <translation>
            <numerusform>The backup of {0} holds %n deal.</numerusform>
            <numerusform>The backup of {0} holds %n deals.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>NewGame</name>
    <message numerus="yes">
        <source>%n player(s) and you</source>
        <translation>
            <numerusform>%n player and you</numerusform>
            <numerusform>%n players and you</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n seat(s)</source>
        <translation>
            <numerusform>%n seat</numerusform>
            <numerusform>%n seats</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>OptionWords</name>
    <message numerus="yes">
        <source>the deck feeds no more than %n player(s)</source>
        <translation>
            <numerusform>the deck feeds no more than %n player</numerusform>
            <numerusform>the deck feeds no more than %n players</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>OptionsForm</name>
    <message numerus="yes">
        <source>All %n house rule(s)</source>
        <translation>
            <numerusform>All %n house rule</numerusform>
            <numerusform>All %n house rules</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>OutlookTiles</name>
    <message numerus="yes">
        <source>%n card(s) for exchanging</source>
        <translation>
            <numerusform>%n card for exchanging</numerusform>
            <numerusform>%n cards for exchanging</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>PlotWords</name>
    <message numerus="yes">
        <source>Luck is still worked out for %n deal(s).</source>
        <translation>
            <numerusform>Luck is still worked out for %n deal.</numerusform>
            <numerusform>Luck is still worked out for %n deals.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>RefusalWords</name>
    <message numerus="yes">
        <source>At most %n card(s) may be exchanged</source>
        <translation>
            <numerusform>At most %n card may be exchanged</numerusform>
            <numerusform>At most %n cards may be exchanged</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>No more than %n raise(s) in a round</source>
        <translation>
            <numerusform>No more than %n raise in a round</numerusform>
            <numerusform>No more than %n raises in a round</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>ResultRow</name>
    <message numerus="yes">
        <source>Next deal by itself in %n s</source>
        <translation>
            <numerusform>Next deal by itself in %n s</numerusform>
            <numerusform>Next deal by itself in %n s</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>SeenWords</name>
    <message numerus="yes">
        <source>Cards seen: %n</source>
        <translation>
            <numerusform>Cards seen: %n</numerusform>
            <numerusform>Cards seen: %n</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n not seen</source>
        <comment>cards</comment>
        <translation>
            <numerusform>%n not seen</numerusform>
            <numerusform>%n not seen</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n left</source>
        <comment>cards of a rank</comment>
        <translation>
            <numerusform>%n left</numerusform>
            <numerusform>%n left</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n left</source>
        <comment>cards of a suit</comment>
        <translation>
            <numerusform>%n left</numerusform>
            <numerusform>%n left</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n card(s)</source>
        <comment>outs</comment>
        <translation>
            <numerusform>%n card</numerusform>
            <numerusform>%n cards</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>SettingWords</name>
    <message numerus="yes">
        <source>after %n s</source>
        <translation>
            <numerusform>after %n s</numerusform>
            <numerusform>after %n s</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>StatWords</name>
    <message numerus="yes">
        <source>%n card(s) exchanged</source>
        <translation>
            <numerusform>%n card exchanged</numerusform>
            <numerusform>%n cards exchanged</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n deal(s)</source>
        <translation>
            <numerusform>%n deal</numerusform>
            <numerusform>%n deals</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>StatusWords</name>
    <message numerus="yes">
        <source>%n deal(s) passed out</source>
        <translation>
            <numerusform>%n deal passed out</numerusform>
            <numerusform>%n deals passed out</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n raise(s) left in this round</source>
        <translation>
            <numerusform>%n raise left in this round</numerusform>
            <numerusform>%n raises left in this round</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Exchange up to %n card(s), or stand pat</source>
        <translation>
            <numerusform>Exchange up to %n card, or stand pat</numerusform>
            <numerusform>Exchange up to %n cards, or stand pat</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>StudRulesWords</name>
    <message numerus="yes">
        <source>In a round at most %n raise(s) follow the bet. (S-5)</source>
        <translation>
            <numerusform>In a round at most %n raise follows the bet. (S-5)</numerusform>
            <numerusform>In a round at most %n raises follow the bet. (S-5)</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>TableTexts</name>
    <message numerus="yes">
        <source>%n in the deck</source>
        <comment>cards</comment>
        <translation>
            <numerusform>%n in the deck</numerusform>
            <numerusform>%n in the deck</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n discard(s)</source>
        <translation>
            <numerusform>%n discard</numerusform>
            <numerusform>%n discards</numerusform>
        </translation>
    </message>
</context>
</TS>
