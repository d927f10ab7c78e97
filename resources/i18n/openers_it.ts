<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="it" sourcelanguage="en">
<context>
    <name>AmountWords</name>
    <message>
        <source>${amount}</source>
        <translation>{amount} $</translation>
    </message>
    <message>
        <source>{number} %</source>
        <translation>{number} %</translation>
    </message>
</context>
<context>
    <name>BarWords</name>
    <message>
        <source>nothing more to pay</source>
        <translation>niente più da pagare</translation>
    </message>
    <message>
        <source>the lowest card must</source>
        <translation>tocca alla carta più bassa</translation>
    </message>
    <message>
        <source>stay in</source>
        <translation>resti in gioco</translation>
    </message>
    <message>
        <source>stay in for nothing</source>
        <translation>resti in gioco gratis</translation>
    </message>
    <message>
        <source>all your chips: press again</source>
        <translation>tutte le tue fiche: premi ancora</translation>
    </message>
    <message>
        <source>all your chips</source>
        <translation>tutte le tue fiche</translation>
    </message>
    <message>
        <source>{0} in all this round</source>
        <translation>{0} in tutto nel giro</translation>
    </message>
    <message>
        <source>{0} to {1}</source>
        <translation>da {0} a {1}</translation>
    </message>
    <message>
        <source>{0} more now</source>
        <translation>ora ancora {0}</translation>
    </message>
    <message>
        <source>{0} to speak</source>
        <translation>Parla: {0}</translation>
    </message>
    <message>
        <source>Your turn will come.</source>
        <translation>Poi toccherà a te.</translation>
    </message>
    <message>
        <source>Fixed limit: {0}</source>
        <translation>Limite fisso: {0}</translation>
    </message>
    <message numerus="yes">
        <source>%n bet(s) or raise(s) left in this round</source>
        <translation>
            <numerusform>In questo giro resta %n puntata o rilancio</numerusform>
            <numerusform>In questo giro restano %n puntate o rilanci</numerusform>
        </translation>
    </message>
    <message>
        <source>Your turn</source>
        <translation>Tocca a te</translation>
    </message>
</context>
<context>
    <name>BetRow</name>
    <message>
        <source>Open for</source>
        <translation>Apro di</translation>
    </message>
    <message>
        <source>Bet</source>
        <translation>Punto</translation>
    </message>
    <message>
        <source>Complete to</source>
        <translation>Completo a</translation>
    </message>
    <message>
        <source>Raise to</source>
        <translation>Rilancio a</translation>
    </message>
    <message>
        <source>Total in chips</source>
        <translation>Totale in fiche</translation>
    </message>
    <message>
        <source>Min {0}</source>
        <translation>Min {0}</translation>
    </message>
    <message>
        <source>½ pot {0}</source>
        <translation>½ piatto {0}</translation>
    </message>
    <message>
        <source>¾ pot {0}</source>
        <translation>¾ piatto {0}</translation>
    </message>
    <message>
        <source>Pot {0}</source>
        <translation>Piatto {0}</translation>
    </message>
    <message>
        <source>Max {0}</source>
        <translation>Max {0}</translation>
    </message>
</context>
<context>
    <name>CardWords</name>
    <message>
        <source>face-down card</source>
        <translation>carta coperta</translation>
    </message>
    <message>
        <source>{rank} of {suit}</source>
        <translation>{rank} di {suit}</translation>
    </message>
    <message numerus="yes">
        <source>%n face-down card(s)</source>
        <translation>
            <numerusform>%n carta coperta</numerusform>
            <numerusform>%n carte coperte</numerusform>
        </translation>
    </message>
    <message>
        <source>{card}, position {place}, to be exchanged</source>
        <translation>{card}, posizione {place}, da cambiare</translation>
    </message>
    <message>
        <source>{card}, position {place}</source>
        <translation>{card}, posizione {place}</translation>
    </message>
</context>
<context>
    <name>Coach</name>
    <message>
        <source>Everybody has paid an ante. Only a pair of jacks or better may open the betting; without it one passes and stays in.</source>
        <translation>Tutti hanno messo l’invito. Per aprire serve una coppia di jack o più; senza, si passa e si resta in gioco.</translation>
    </message>
    <message>
        <source>Your hand may open the betting: at least the smallest bet, at most the pot. You may also pass; nobody has to open.</source>
        <translation>Con il tuo punto puoi aprire: almeno la puntata minima, al massimo il piatto. Puoi anche passare: nessuno è obbligato ad aprire.</translation>
    </message>
    <message>
        <source>Somebody has bet. Call to stay in, raise to make it dearer, or fold: then the hand costs nothing more.</source>
        <translation>Qualcuno ha puntato. Vedi per restare in gioco, rilancia per alzare il prezzo, o lascia: allora la mano non costa più nulla.</translation>
    </message>
    <message>
        <source>The draw: click the cards you do not need, then exchange them. A good hand stands pat, without a new card.</source>
        <translation>Il cambio: clicca le carte che non ti servono, poi cambiale. Con un buon punto si resta serviti, senza carte nuove.</translation>
    </message>
    <message>
        <source>After the draw there is a second round. Bet, or check and see what the others do.</source>
        <translation>Dopo il cambio c’è un secondo giro. Punta, oppure di’ parola e guarda che cosa fanno gli altri.</translation>
    </message>
    <message>
        <source>The opener won without showing. You may ask for the openers: the cards that allowed the opening.</source>
        <translation>L’apertore ha vinto senza mostrare. Puoi chiedere l’apertura: le carte che permettevano di aprire.</translation>
    </message>
    <message>
        <source>The best hand takes the pot; the line on the sheet says why. Go on when you like.</source>
        <translation>Il punto migliore prende il piatto; la riga sul foglio dice perché. Vai avanti quando vuoi.</translation>
    </message>
</context>
<context>
    <name>CommandWords</name>
    <message>
        <source>&amp;Game</source>
        <translation>&amp;Partita</translation>
    </message>
    <message>
        <source>&amp;Table</source>
        <translation>&amp;Tavolo</translation>
    </message>
    <message>
        <source>&amp;Learn</source>
        <translation>&amp;Impara</translation>
    </message>
    <message>
        <source>&amp;View</source>
        <translation>&amp;Vista</translation>
    </message>
    <message>
        <source>&amp;Help</source>
        <translation>A&amp;iuto</translation>
    </message>
    <message>
        <source>&amp;Language</source>
        <translation>&amp;Lingua</translation>
    </message>
    <message>
        <source>&amp;Colours</source>
        <translation>&amp;Colori</translation>
    </message>
    <message>
        <source>&amp;Pace</source>
        <translation>&amp;Ritmo</translation>
    </message>
    <message>
        <source>&amp;New game…</source>
        <translation>&amp;Nuova partita…</translation>
    </message>
    <message>
        <source>&amp;Continue the game</source>
        <translation>&amp;Continua la partita</translation>
    </message>
    <message>
        <source>&amp;Start page</source>
        <translation>Pagina i&amp;niziale</translation>
    </message>
    <message>
        <source>Stop and look &amp;back</source>
        <translation>Fermati e &amp;guarda indietro</translation>
    </message>
    <message>
        <source>&amp;Replay the last deal…</source>
        <translation>&amp;Rivedi l’ultima mano…</translation>
    </message>
    <message>
        <source>&amp;Your game in figures…</source>
        <translation>Il tuo gioco in &amp;cifre…</translation>
    </message>
    <message>
        <source>&amp;Who plays…</source>
        <translation>C&amp;hi gioca…</translation>
    </message>
    <message>
        <source>Save a bac&amp;kup…</source>
        <translation>Salva una c&amp;opia…</translation>
    </message>
    <message>
        <source>Restore a back&amp;up…</source>
        <translation>Ripri&amp;stina una copia…</translation>
    </message>
    <message>
        <source>S&amp;ettings…</source>
        <translation>&amp;Impostazioni…</translation>
    </message>
    <message>
        <source>&amp;Quit</source>
        <translation>&amp;Esci</translation>
    </message>
    <message>
        <source>&amp;Help and keys</source>
        <translation>&amp;Aiuto e tasti</translation>
    </message>
    <message>
        <source>Show me how it is &amp;played</source>
        <translation>Mostrami come si &amp;gioca</translation>
    </message>
    <message>
        <source>&amp;Rules of this game</source>
        <translation>&amp;Regole di questo gioco</translation>
    </message>
    <message>
        <source>What beats &amp;what</source>
        <translation>I &amp;punti</translation>
    </message>
    <message>
        <source>&amp;About Openers</source>
        <translation>&amp;Informazioni su Openers</translation>
    </message>
    <message>
        <source>&amp;Fold</source>
        <translation>&amp;Lascio</translation>
    </message>
    <message>
        <source>&amp;Check or call</source>
        <translation>&amp;Parola o vedo</translation>
    </message>
    <message>
        <source>&amp;Open, bet or raise</source>
        <translation>&amp;Apro, punto o rilancio</translation>
    </message>
    <message>
        <source>&amp;Type the amount</source>
        <translation>&amp;Scrivi la somma</translation>
    </message>
    <message>
        <source>A chip more</source>
        <translation>Una fiche in più</translation>
    </message>
    <message>
        <source>A chip less</source>
        <translation>Una fiche in meno</translation>
    </message>
    <message>
        <source>Five chips more</source>
        <translation>Cinque fiche in più</translation>
    </message>
    <message>
        <source>Five chips less</source>
        <translation>Cinque fiche in meno</translation>
    </message>
    <message>
        <source>Smallest amount</source>
        <translation>Somma minima</translation>
    </message>
    <message>
        <source>Largest amount</source>
        <translation>Somma massima</translation>
    </message>
    <message>
        <source>The &amp;pot</source>
        <translation>Il p&amp;iatto</translation>
    </message>
    <message>
        <source>&amp;Stand pat</source>
        <translation>S&amp;ervito</translation>
    </message>
    <message>
        <source>&amp;Exchange the marked cards</source>
        <translation>&amp;Cambia le carte segnate</translation>
    </message>
    <message>
        <source>Ask for the o&amp;peners</source>
        <translation>Chiedi l’ape&amp;rtura</translation>
    </message>
    <message>
        <source>&amp;Next deal</source>
        <translation>Prossima &amp;mano</translation>
    </message>
    <message>
        <source>Go on, skip the movement</source>
        <translation>Avanti, salta il movimento</translation>
    </message>
    <message>
        <source>Take &amp;back</source>
        <translation>A&amp;nnulla mossa</translation>
    </message>
    <message>
        <source>What do I &amp;hold?</source>
        <translation>C&amp;he cosa ho in mano?</translation>
    </message>
    <message>
        <source>Who has how &amp;many chips?</source>
        <translation>Q&amp;uante fiche ha ognuno?</translation>
    </message>
    <message>
        <source>Side &amp;panel</source>
        <translation>&amp;Pannello laterale</translation>
    </message>
    <message>
        <source>&amp;Log</source>
        <translation>&amp;Diario</translation>
    </message>
    <message>
        <source>M&amp;ute</source>
        <translation>Senza s&amp;uono</translation>
    </message>
    <message>
        <source>&amp;Full screen</source>
        <translation>&amp;Schermo intero</translation>
    </message>
    <message>
        <source>&amp;Larger text</source>
        <translation>Testo più &amp;grande</translation>
    </message>
    <message>
        <source>S&amp;maller text</source>
        <translation>Testo più pi&amp;ccolo</translation>
    </message>
    <message>
        <source>As the &amp;system</source>
        <translation>Come il &amp;sistema</translation>
    </message>
    <message>
        <source>&amp;Light afternoon</source>
        <translation>&amp;Pomeriggio chiaro</translation>
    </message>
    <message>
        <source>&amp;Dark evening</source>
        <translation>Sera sc&amp;ura</translation>
    </message>
    <message>
        <source>&amp;Learning: go on by key</source>
        <translation>&amp;Per imparare: avanti con un tasto</translation>
    </message>
    <message>
        <source>&amp;Normal</source>
        <translation>&amp;Normale</translation>
    </message>
    <message>
        <source>&amp;Fast</source>
        <translation>&amp;Veloce</translation>
    </message>
    <message>
        <source>&amp;Instant</source>
        <translation>&amp;Immediato</translation>
    </message>
</context>
<context>
    <name>CommonRulesWords</name>
    <message>
        <source>What beats what</source>
        <translation>I punti</translation>
    </message>
    <message>
        <source>From the strongest: {hands}.</source>
        <translation>Dal più forte: {hands}. Poker vuol dire quattro carte uguali.</translation>
    </message>
    <message>
        <source>In this deck a flush beats a full house.</source>
        <translation>Con questo mazzo il colore batte il full.</translation>
    </message>
    <message>
        <source>Hands of one kind are compared by their ranks, then by the remaining cards. Suits never rank a hand. (C1)</source>
        <translation>Fra punti dello stesso tipo contano i valori delle carte, poi le carte restanti. I semi non contano mai per il punto. (C1)</translation>
    </message>
    <message>
        <source>The ace is high, and low in the straight A-2-3-4-5.</source>
        <translation>L’asso è la carta più alta, e la più bassa nella scala A-2-3-4-5.</translation>
    </message>
    <message>
        <source>At the table</source>
        <translation>Al tavolo</translation>
    </message>
    <message>
        <source>Everyone begins with {stack}. (C4)</source>
        <translation>Tutti cominciano con {stack}. (C4)</translation>
    </message>
    <message>
        <source>Who has no chips left is brought back to {stack} between deals; a carried pot stays on the table. (C7)</source>
        <translation>Chi resta senza fiche torna a {stack} fra una mano e l’altra; un piatto riportato resta sul tavolo. (C7)</translation>
    </message>
    <message>
        <source>Who has no chips left is out. The match ends when one player has all the chips; a carried pot goes to the last one. (C7)</source>
        <translation>Chi resta senza fiche è fuori. La partita finisce quando uno solo ha tutte le fiche; un piatto riportato va all’ultimo rimasto. (C7)</translation>
    </message>
    <message>
        <source>The dealer button moves clockwise after every deal. (C7)</source>
        <translation>Dopo ogni mano il bottone del mazziere passa in senso orario. (C7)</translation>
    </message>
    <message>
        <source>The deck is stripped: its lowest card is 11 less the players dealt in, with {players} the {lowest}. The ace also stands below the lowest card for a straight.</source>
        <translation>Il mazzo è ridotto: la carta più bassa è 11 meno i giocatori della mano, con {players} il {lowest}. L’asso vale anche sotto la carta più bassa per una scala.</translation>
    </message>
    <message>
        <source>One acts only in turn. What the rules do not allow is refused with its reason and changes nothing. (C8)</source>
        <translation>Si gioca solo al proprio turno. Ciò che le regole non permettono viene rifiutato con il motivo e non cambia nulla. (C8)</translation>
    </message>
    <message>
        <source>What is done at the table cannot be taken back. (C8, D-9)</source>
        <translation>Al tavolo ciò che è fatto non si può ritirare. (C8, D-9)</translation>
    </message>
    <message>
        <source>The shuffle is fair and can be checked: a fingerprint of the deal’s seed is published before it, the seed after it. (C10)</source>
        <translation>Le carte sono mescolate onestamente e lo si può controllare: prima della mano è pubblicata l’impronta del seme del generatore, dopo la mano il seme stesso. (C10)</translation>
    </message>
    <message>
        <source>For learning, all hands are shown once a deal is over. (C9)</source>
        <translation>Per imparare, a mano finita si vedono le carte di tutti. (C9)</translation>
    </message>
    <message>
        <source>Who has no chips left is brought back to {stack} between deals. (C7)</source>
        <translation>Chi resta senza fiche viene riportato a {stack} tra una mano e l’altra. (C7)</translation>
    </message>
    <message>
        <source>Who has no chips left is out. The match ends when one player has all the chips. (C7)</source>
        <translation>Chi resta senza fiche è fuori. La partita finisce quando uno ha tutte le fiche. (C7)</translation>
    </message>
    <message>
        <source>Folding is offered only against a bet: where there is nothing to pay, staying in costs nothing. (C4)</source>
        <translation>Si può lasciare solo davanti a una puntata: dove non c’è niente da pagare, restare in gioco è gratis. (C4)</translation>
    </message>
    <message>
        <source>Nobody bets more than the chips in front of them, and nobody adds chips during a deal. Who cannot cover a bet puts in the rest and is all-in, to the showdown. (C4)</source>
        <translation>Nessuno punta più delle fiche che ha davanti e nessuno ne aggiunge durante la mano. Chi non copre una puntata mette ciò che resta, si gioca i resti, e arriva allo showdown. (C4)</translation>
    </message>
    <message>
        <source>To win a pot one must have matched the highest bet or be all-in: what goes beyond an all-in lies in a side pot for the others. (C2)</source>
        <translation>Per vincere un piatto bisogna aver pareggiato la puntata più alta o essersi giocati i resti: ciò che supera i resti forma un piatto secondario per gli altri. (C2)</translation>
    </message>
    <message>
        <source>An all-in counts as a bet or raise when it adds at least half of one; one that adds less may be completed. (C5)</source>
        <translation>I resti valgono come puntata o rilancio se ne aggiungono almeno la metà; se aggiungono meno, si possono completare. (C5)</translation>
    </message>
    <message>
        <source>Equal hands share the pot. (C1)</source>
        <translation>A parità di punto il piatto si divide. (C1)</translation>
    </message>
</context>
<context>
    <name>Dialogs</name>
    <message>
        <source>Replay</source>
        <translation>Rivedi</translation>
    </message>
    <message>
        <source>No deal has been played to its end yet.</source>
        <translation>Nessuna mano è stata ancora giocata fino alla fine.</translation>
    </message>
    <message>
        <source>A game is running.</source>
        <translation>C’è una partita in corso.</translation>
    </message>
    <message>
        <source>Beginning a new one ends it; its running deal will not count.</source>
        <translation>Cominciarne una nuova la chiude; la mano in corso non conterà.</translation>
    </message>
    <message>
        <source>Continue the running game</source>
        <translation>Continua quella in corso</translation>
    </message>
    <message>
        <source>End it and begin the new one</source>
        <translation>Chiudila e comincia la nuova</translation>
    </message>
    <message>
        <source>About Openers</source>
        <translation>Informazioni su Openers</translation>
    </message>
    <message>
        <source>Openers {0}</source>
        <translation>Openers {0}</translation>
    </message>
    <message>
        <source>A table for the classic poker games, offline. Free software, MIT licence.</source>
        <translation>Un tavolo per i giochi classici del poker, senza rete. Software libero, licenza MIT.</translation>
    </message>
</context>
<context>
    <name>DrawActWords</name>
    <message>
        <source>fold</source>
        <translation>lascio</translation>
    </message>
    <message>
        <source>check</source>
        <translation>parola</translation>
    </message>
    <message>
        <source>pass</source>
        <translation>passo</translation>
    </message>
    <message>
        <source>call {chips}</source>
        <translation>vedo {chips}</translation>
    </message>
    <message>
        <source>open for {to}</source>
        <translation>apro di {to}</translation>
    </message>
    <message>
        <source>bet {to}</source>
        <translation>punto {to}</translation>
    </message>
    <message>
        <source>complete to {to}</source>
        <translation>completo a {to}</translation>
    </message>
    <message>
        <source>raise to {to}</source>
        <translation>rilancio a {to}</translation>
    </message>
    <message>
        <source>bring-in of {chips}</source>
        <translation>bring-in di {chips}</translation>
    </message>
    <message>
        <source>Fold</source>
        <translation>Lascio</translation>
    </message>
    <message>
        <source>Check</source>
        <translation>Parola</translation>
    </message>
    <message>
        <source>Pass</source>
        <translation>Passo</translation>
    </message>
    <message>
        <source>Call</source>
        <translation>Vedo</translation>
    </message>
    <message>
        <source>Open</source>
        <translation>Apro</translation>
    </message>
    <message>
        <source>Bet</source>
        <translation>Punto</translation>
    </message>
    <message>
        <source>Complete</source>
        <translation>Completo</translation>
    </message>
    <message>
        <source>Raise</source>
        <translation>Rilancio</translation>
    </message>
    <message>
        <source>Bring-in</source>
        <translation>Bring-in</translation>
    </message>
</context>
<context>
    <name>DrawRulesWords</name>
    <message>
        <source>The idea</source>
        <translation>In breve</translation>
    </message>
    <message>
        <source>Ante and deal</source>
        <translation>Invito e distribuzione</translation>
    </message>
    <message>
        <source>First bets</source>
        <translation>Primo giro</translation>
    </message>
    <message>
        <source>What a bet may be</source>
        <translation>Quanto si può puntare</translation>
    </message>
    <message>
        <source>The draw</source>
        <translation>Il cambio</translation>
    </message>
    <message>
        <source>Second bets</source>
        <translation>Secondo giro</translation>
    </message>
    <message>
        <source>Showdown</source>
        <translation>Showdown</translation>
    </message>
    <message>
        <source>Openers</source>
        <translation>L’apertura</translation>
    </message>
    <message>
        <source>Everyone gets five cards, bets, exchanges the cards that do not help, and bets again. The best hand at the end takes the pot, or whoever is left alone.</source>
        <translation>Si ricevono cinque carte, si punta, si cambiano le carte che non servono e si punta di nuovo. Alla fine il punto migliore prende il piatto, oppure lo prende chi resta da solo.</translation>
    </message>
    <message>
        <source>Only a pair of jacks or better may begin the betting. (D-2)</source>
        <translation>Per aprire il gioco serve almeno una coppia di jack (i fanti, J). (D-2)</translation>
    </message>
    <message>
        <source>Any hand may begin the betting.</source>
        <translation>Si può aprire con qualunque punto.</translation>
    </message>
    <message>
        <source>Before the deal everyone puts an ante of {chips} into the pot. (D-1)</source>
        <translation>Prima delle carte tutti mettono nel piatto un invito di {chips}. (D-1)</translation>
    </message>
    <message>
        <source>The dealer puts in twice as much. (E-1)</source>
        <translation>Il mazziere mette il doppio. (E-1)</translation>
    </message>
    <message>
        <source>Each player gets five cards face down, clockwise from the dealer’s left. Nobody sees another’s cards. (D-1, C9)</source>
        <translation>Ogni giocatore riceve cinque carte coperte, in senso orario dalla sinistra del mazziere. Nessuno vede le carte degli altri. (D-1, C9)</translation>
    </message>
    <message>
        <source>The player on the dealer’s left speaks first: pass and stay in, or open with any hand. The word goes round clockwise. (E-3)</source>
        <translation>Parla per primo chi siede alla sinistra del mazziere: passa e resta in gioco, oppure apre con qualunque punto. La parola gira in senso orario. (E-3)</translation>
    </message>
    <message>
        <source>Openers are a pair of jacks or any higher hand. (D-2)</source>
        <translation>L’apertura è una coppia di jack o qualunque punto più alto. (D-2)</translation>
    </message>
    <message>
        <source>Four cards to a straight flush, open at both ends, are openers too. (D-2a)</source>
        <translation>Valgono come apertura anche quattro carte di scala reale bilaterale. (D-2a)</translation>
    </message>
    <message>
        <source>Openings are on honour: nobody checks the hand before the end of the deal. (D-16)</source>
        <translation>Si apre sulla parola: nessuno controlla le carte prima della fine della mano. (D-16)</translation>
    </message>
    <message>
        <source>Who was all-in for the ante when nobody opened is dealt in again without an ante, for what could have been won then. When after the antes fewer than two players have chips, no opening is needed: draw and showdown follow. (D-5)</source>
        <translation>Chi aveva messo i resti nell’invito di una mano senza apertura riceve di nuovo le carte senza invito, per ciò che poteva vincere allora. Se dopo gli inviti meno di due giocatori hanno fiche, non serve aprire: seguono il cambio e lo showdown. (D-5)</translation>
    </message>
    <message>
        <source>Once somebody has opened, the others, those who passed too, call, raise or fold. After each raise those who had called answer it, until every player still in has put in the same, or all but one have folded. (D-4, D-6, E-3)</source>
        <translation>Quando qualcuno ha aperto, gli altri, anche chi era passato, vedono, rilanciano o lasciano. Dopo ogni rilancio risponde chi aveva già visto, finché tutti quelli in gioco hanno messo lo stesso o resta un solo giocatore. (D-4, D-6, E-3)</translation>
    </message>
    <message>
        <source>Once somebody has opened, the others, those who passed too, call, raise or fold; now nobody needs openers. After each raise those who had called answer it, until every player still in has put in the same, or all but one have folded. (D-4, D-6, E-3)</source>
        <translation>Quando qualcuno ha aperto, gli altri, anche chi era passato, vedono, rilanciano o lasciano; ora l’apertura non serve più. Dopo ogni rilancio risponde chi aveva già visto, finché tutti quelli in gioco hanno messo lo stesso o resta un solo giocatore. (D-4, D-6, E-3)</translation>
    </message>
    <message>
        <source>If all pass, the antes stay on the table for the next deal and new ones are added. (E-10)</source>
        <translation>Se tutti passano, gli inviti restano sul tavolo per la mano seguente e se ne aggiungono di nuovi. (E-10)</translation>
    </message>
    <message>
        <source>If nobody opens, the antes stay on the table for the next deal and new ones are added. Jacks open again. (D-5, E-2)</source>
        <translation>Se nessuno apre, gli inviti restano sul tavolo per la mano seguente e se ne aggiungono di nuovi. Si apre di nuovo ai jack. (D-5, E-2)</translation>
    </message>
    <message>
        <source>If nobody opens, the antes stay on the table for the next deal and new ones are added. The openers climb: queens, then kings for three deals, then queens and jacks again, and round once more. A deal that is opened brings them back to jacks. (D-5)</source>
        <translation>Se nessuno apre, gli inviti restano sul tavolo per la mano seguente e se ne aggiungono di nuovi. L’apertura sale: alle donne, poi ai re per tre mani, poi di nuovo alle donne e ai jack, e così via da capo. Una mano aperta la riporta ai jack. (D-5)</translation>
    </message>
    <message>
        <source>An opener who is not in the showdown does not show the openers. (E-5, D-14)</source>
        <translation>Un apertore che non arriva allo showdown non mostra l’apertura. (E-5, D-14)</translation>
    </message>
    <message numerus="yes">
        <source>In a round at most %n raise(s) follow the bet. (S-5)</source>
        <translation>
            <numerusform>In un giro la puntata è seguita al massimo da %n rilancio. (S-5)</numerusform>
            <numerusform>In un giro la puntata è seguita al massimo da %n rilanci. (S-5)</numerusform>
        </translation>
    </message>
    <message>
        <source>Pot limit: an opening or a bet is at least {least} and at most what is in the pot at that moment. Where the pot holds less than {least}, {least} may be bet. (D-3, D-12)</source>
        <translation>Limite del piatto: si apre o si punta almeno {least} e al massimo quanto c’è nel piatto in quel momento. Se nel piatto c’è meno di {least}, si può puntare {least}. (D-3, D-12)</translation>
    </message>
    <message>
        <source>A raise: the call goes in first, then at most what is in the pot with it. An example with 4 in antes and an opening of 4: the pot holds 8, the call makes it 12, so one may raise to 16. (D-4)</source>
        <translation>Il rilancio: prima si vede, poi si aggiunge al massimo quanto c’è ora nel piatto. Un esempio con 4 di inviti e un’apertura di 4: nel piatto ci sono 8, con il vedo 12, quindi si può rilanciare a 16. (D-4)</translation>
    </message>
    <message>
        <source>A raise adds at most what lay in the pot before the call. An example with 4 in antes and an opening of 4: the pot holds 8, so one may raise to 12. (D-4)</source>
        <translation>Il rilancio aggiunge al massimo quanto c’era nel piatto prima di vedere. Un esempio con 4 di inviti e un’apertura di 4: nel piatto ci sono 8, quindi si può rilanciare a 12. (D-4)</translation>
    </message>
    <message>
        <source>Call and raise together are at most what lay in the pot. An example with 4 in antes and an opening of 4: the pot holds 8, so one may raise to 8. (D-4)</source>
        <translation>Vedo e rilancio insieme sono al massimo quanto c’era nel piatto. Un esempio con 4 di inviti e un’apertura di 4: nel piatto ci sono 8, quindi si può rilanciare a 8. (D-4)</translation>
    </message>
    <message>
        <source>A raise adds at least as much as the last bet or raise of the round, or is all-in. After an all-in raise that adds less, those who have acted may only call or fold, until what they face adds up to a full raise. (D-4, C5)</source>
        <translation>Il rilancio aggiunge almeno quanto l’ultima puntata o l’ultimo rilancio del giro, oppure sono i resti. Dopo un rilancio di resti che aggiunge meno, chi ha già parlato può solo vedere o lasciare, finché ciò che ha di fronte arriva a un rilancio intero. (D-4, C5)</translation>
    </message>
    <message>
        <source>When the deck is used up, the discards of all and the folded hands are shuffled and the deal goes on; nobody gets one of their own discards back. (E-9, D-11)</source>
        <translation>Se il tallone finisce, si rimescolano gli scarti di tutti e le carte di chi ha lasciato, e si continua; nessuno riprende i propri scarti. (E-9, D-11)</translation>
    </message>
    <message>
        <source>When nobody calls the last bet or raise, it goes back and whoever made it takes the pot without showing. (C3)</source>
        <translation>Se nessuno vede l’ultima puntata o l’ultimo rilancio, quelle fiche tornano indietro e chi le ha messe prende il piatto senza mostrare. (C3)</translation>
    </message>
    <message>
        <source>The folded hands are set aside. (D-7)</source>
        <translation>Le carte di chi ha lasciato sono messe da parte. (D-7)</translation>
    </message>
    <message>
        <source>The player on the dealer’s left speaks first. Without openers one passes and stays in; with openers one may open or pass: nobody ever has to open, and nobody folds before the opening. (D-2)</source>
        <translation>Parla per primo chi siede alla sinistra del mazziere. Senza apertura si passa e si resta in gioco; con l’apertura si può aprire o passare: nessuno è mai obbligato ad aprire, e nessuno lascia prima dell’apertura. (D-2)</translation>
    </message>
    <message>
        <source>Fixed limit: bets and raises are {small} before the draw and {big} after it. (E-4, S-2)</source>
        <translation>Limite fisso: puntate e rilanci sono di {small} prima del cambio e di {big} dopo. (E-4, S-2)</translation>
    </message>
    <message>
        <source>No limit: a bet is at least {least} and at most all the chips in front of the player. (E-4, D-3)</source>
        <translation>Senza limite: si punta almeno {least} e al massimo tutte le fiche che si hanno davanti. (E-4, D-3)</translation>
    </message>
    <message>
        <source>The opener draws first, then the others clockwise. If the opener has folded, the next player still in draws first. (D-7)</source>
        <translation>Cambia per primo l’apertore, poi gli altri in senso orario. Se l’apertore ha lasciato, comincia il giocatore seguente ancora in gioco. (D-7)</translation>
    </message>
    <message>
        <source>The player on the dealer’s left draws first, then clockwise. (E-6)</source>
        <translation>Cambia per primo chi siede alla sinistra del mazziere, poi in senso orario. (E-6)</translation>
    </message>
    <message numerus="yes">
        <source>Each lays down up to %n card(s) and receives as many. How many is said aloud; drawing none is to stand pat. (D-7, D-8, D-10, E-7)</source>
        <translation>
            <numerusform>Ognuno scarta fino a %n carta e ne riceve altrettante. Il numero si dice ad alta voce; chi non cambia è servito. (D-7, D-8, D-10, E-7)</numerusform>
            <numerusform>Ognuno scarta fino a %n carte e ne riceve altrettante. Il numero si dice ad alta voce; chi non cambia dice «servito». (D-7, D-8, D-10, E-7)</numerusform>
        </translation>
    </message>
    <message>
        <source>A card laid down cannot be taken back, and nobody looks at it. (D-9, E-12)</source>
        <translation>Una carta scartata non si può riprendere e nessuno la guarda. (D-9, E-12)</translation>
    </message>
    <message>
        <source>When the deck is used up, the cards discarded before, the folded hands too, are shuffled and the deal goes on; nobody gets one of their own discards back. (D-11)</source>
        <translation>Se il tallone finisce, si rimescolano gli scarti dei giocatori precedenti e le carte di chi ha lasciato, e si continua; nessuno riprende i propri scarti. (D-11)</translation>
    </message>
    <message>
        <source>The last card of the deck is never dealt: it is shuffled in with the discards. (E-8)</source>
        <translation>L’ultima carta del mazzo non si dà mai: si rimescola con gli scarti. (E-8)</translation>
    </message>
    <message>
        <source>The opener speaks first; if folded or all-in, the next player clockwise who can. (D-12)</source>
        <translation>Parla per primo l’apertore; se ha lasciato o si è giocato i resti, il seguente in senso orario che può. (D-12)</translation>
    </message>
    <message>
        <source>The first player still in from the dealer’s left speaks first. (E-3)</source>
        <translation>Parla per primo il primo giocatore ancora in gioco alla sinistra del mazziere. (E-3)</translation>
    </message>
    <message>
        <source>Check or bet; once somebody has bet, call, raise or fold, as in the first round. (D-12)</source>
        <translation>Si dice parola o si punta; dopo una puntata si vede, si rilancia o si lascia, come nel primo giro. (D-12)</translation>
    </message>
    <message>
        <source>If all check, the hands are shown. (D-12)</source>
        <translation>Se tutti dicono parola, si mostrano le carte. (D-12)</translation>
    </message>
    <message>
        <source>If all check, no hand is shown and the pot stays for the next deal; with a player all-in, the hands are shown. (E-10)</source>
        <translation>Se tutti dicono parola, non si mostrano le carte e il piatto resta per la mano seguente; se qualcuno si è giocato i resti, si mostrano. (E-10)</translation>
    </message>
    <message>
        <source>Otherwise all still in lay their cards on the table, first whoever made the last bet or raise, then clockwise. The best hand takes the pot. (D-13, E-11)</source>
        <translation>Altrimenti tutti quelli in gioco mostrano le carte, per primo chi ha puntato o rilanciato per ultimo, poi in senso orario. Il punto migliore prende il piatto. (D-13, E-11)</translation>
    </message>
    <message>
        <source>A chip that cannot be shared goes to the winner nearest to the dealer’s left. (C6)</source>
        <translation>La fiche che non si può dividere va al vincitore più vicino alla sinistra del mazziere. (C6)</translation>
    </message>
    <message>
        <source>The table watches over the openings: who lacks openers cannot open. (D-16)</source>
        <translation>Il tavolo vigila sulle aperture: chi non ha l’apertura non può aprire. (D-16)</translation>
    </message>
    <message>
        <source>A false opener’s hand is dead: the pot goes to the best other hand, and with nobody else left it is carried over. An opener who wins without a showdown always shows the openers. (D-16)</source>
        <translation>Chi fa un’apertura falsa perde: il piatto va al miglior punto degli altri e, se non resta nessun altro, è riportato. Un apertore che vince senza showdown mostra sempre l’apertura. (D-16)</translation>
    </message>
    <message>
        <source>An opener who is not in the showdown can be asked to show the openers once the pot is awarded: the cards that allowed the opening, and no others. (D-14)</source>
        <translation>A un apertore che non arriva allo showdown si può chiedere, a piatto assegnato, di mostrare l’apertura: le carte che permettevano di aprire, e nessun’altra. (D-14)</translation>
    </message>
    <message>
        <source>An opener who is not in the showdown always shows the openers: the cards that allowed the opening, and no others. (D-14)</source>
        <translation>Un apertore che non arriva allo showdown mostra sempre l’apertura: le carte che permettevano di aprire, e nessun’altra. (D-14)</translation>
    </message>
    <message>
        <source>The opener may discard a card of the openers. (D-15)</source>
        <translation>Chi apre può scartare una carta dell’apertura. (D-15)</translation>
    </message>
    <message>
        <source>The opener may discard a card of the openers, for example to draw to a flush. The discard stays beside the opener and counts as proof. (D-15)</source>
        <translation>L’apertore può rompere l’apertura scartandone una carta, per esempio per cercare un colore. Lo scarto resta accanto a lui e vale come prova. (D-15)</translation>
    </message>
</context>
<context>
    <name>ErrorDialog</name>
    <message>
        <source>Something went wrong</source>
        <translation>Qualcosa è andato storto</translation>
    </message>
    <message>
        <source>Something went wrong; nothing is lost</source>
        <translation>Qualcosa è andato storto; non è andato perso nulla</translation>
    </message>
    <message>
        <source>Written down in {0}</source>
        <translation>Annotato in {0}</translation>
    </message>
    <message>
        <source>Copy the text</source>
        <translation>Copia il testo</translation>
    </message>
    <message>
        <source>Play on</source>
        <translation>Continua a giocare</translation>
    </message>
    <message>
        <source>Report</source>
        <translation>Rapporto</translation>
    </message>
</context>
<context>
    <name>EventWords</name>
    <message>
        <source>{name} {wins}</source>
        <translation>{name} {wins}</translation>
    </message>
    <message>
        <source>{name}: {what}</source>
        <translation>{name}: {what}</translation>
    </message>
    <message>
        <source>opened</source>
        <translation>apertura</translation>
    </message>
    <message>
        <source>folded</source>
        <translation>lascio</translation>
    </message>
    <message>
        <source>bring-in</source>
        <translation>bring-in</translation>
    </message>
    <message>
        <source>false openers</source>
        <translation>apertura falsa</translation>
    </message>
    <message>
        <source>all-in</source>
        <translation>resti</translation>
    </message>
    <message>
        <source>Deal {number}. You deal.</source>
        <translation>Mano {number}. Dai tu le carte.</translation>
    </message>
    <message>
        <source>Deal {number}. Dealer: {name}.</source>
        <translation>Mano {number}. Mazziere: {name}.</translation>
    </message>
    <message>
        <source>Carried over: {chips}.</source>
        <translation>Piatto riportato: {chips}.</translation>
    </message>
    <message>
        <source>{name}: rebuy of {chips}.</source>
        <translation>{name}: ricarica di {chips}.</translation>
    </message>
    <message>
        <source>dealer’s extra ante {chips}</source>
        <translation>invito in più del mazziere {chips}</translation>
    </message>
    <message>
        <source>ante {chips}</source>
        <translation>invito {chips}</translation>
    </message>
    <message>
        <source>a card face down</source>
        <translation>una carta coperta</translation>
    </message>
    <message>
        <source>{card}, face up</source>
        <translation>{card}, scoperta</translation>
    </message>
    <message>
        <source>common card: {card}</source>
        <translation>carta comune: {card}</translation>
    </message>
    <message>
        <source>{act}, all-in</source>
        <translation>{act}, resti</translation>
    </message>
    <message>
        <source>{chips} back, not called</source>
        <translation>{chips} tornano indietro, nessuno vede</translation>
    </message>
    <message>
        <source>pot: {chips}</source>
        <translation>piatto: {chips}</translation>
    </message>
    <message>
        <source>the folded hands are set aside</source>
        <translation>le carte di chi ha lasciato sono messe da parte</translation>
    </message>
    <message>
        <source>stand pat</source>
        <translation>servito</translation>
    </message>
    <message numerus="yes">
        <source>draw %n card(s)</source>
        <translation>
            <numerusform>cambio %n carta</numerusform>
            <numerusform>cambio %n carte</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>the deck is used up: %n discarded and folded card(s) are shuffled in</source>
        <translation>
            <numerusform>mazzo esaurito: si rimescola %n carta scartata o lasciata</numerusform>
            <numerusform>mazzo esaurito: si rimescolano %n carte, scarti e mani lasciate</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>the deck is used up: %n discarded card(s) are shuffled in</source>
        <translation>
            <numerusform>mazzo esaurito: si rimescola %n scarto</numerusform>
            <numerusform>mazzo esaurito: si rimescolano %n scarti</numerusform>
        </translation>
    </message>
    <message>
        <source>hand thrown away unseen</source>
        <translation>carte non mostrate</translation>
    </message>
    <message>
        <source>openers shown: {hand}</source>
        <translation>apertura mostrata, {hand}</translation>
    </message>
    <message>
        <source>false openers: {hand}</source>
        <translation>apertura falsa, {hand}</translation>
    </message>
    <message>
        <source>{shown} (you asked)</source>
        <translation>{shown} (l’hai chiesta tu)</translation>
    </message>
    <message>
        <source>{shown} (asked by {name})</source>
        <translation>{shown} (richiesta: {name})</translation>
    </message>
    <message>
        <source>dead hand, opened without openers</source>
        <translation>mano morta, apertura falsa</translation>
    </message>
    <message>
        <source>win {chips} of side pot {number}</source>
        <translation>vinci {chips} del piatto secondario {number}</translation>
    </message>
    <message>
        <source>wins {chips} of side pot {number}</source>
        <translation>vince {chips} del piatto secondario {number}</translation>
    </message>
    <message>
        <source>wins {chips}</source>
        <translation>vince {chips}</translation>
    </message>
    <message>
        <source>win {chips}</source>
        <translation>vinci {chips}</translation>
    </message>
    <message>
        <source>{chips} stay on the table for the next deal</source>
        <translation>{chips} restano sul tavolo per la mano seguente</translation>
    </message>
    <message>
        <source>nobody opened: {chips} stay on the table</source>
        <translation>nessuno ha aperto: {chips} restano sul tavolo</translation>
    </message>
    <message>
        <source>end of deal {number}</source>
        <translation>fine della mano {number}</translation>
    </message>
    <message>
        <source>{chips} more to you</source>
        <translation>per te ancora {chips}</translation>
    </message>
    <message>
        <source>raise {number} of {most}</source>
        <translation>rilancio {number} di {most}</translation>
    </message>
    <message>
        <source>You are next</source>
        <translation>Poi tocca a te</translation>
    </message>
</context>
<context>
    <name>ExchangeRow</name>
    <message numerus="yes">
        <source>Up to %n card(s).</source>
        <translation>
            <numerusform>Al massimo %n carta.</numerusform>
            <numerusform>Al massimo %n carte.</numerusform>
        </translation>
    </message>
    <message>
        <source>Your draw</source>
        <translation>Tocca a te cambiare</translation>
    </message>
    <message>
        <source>Click the cards to change, or press 1–5.</source>
        <translation>Clicca le carte da cambiare o premi 1–5.</translation>
    </message>
    <message>
        <source>Stand pat</source>
        <translation>Servito</translation>
    </message>
    <message>
        <source>keep all five</source>
        <translation>le tieni tutte</translation>
    </message>
    <message>
        <source>Enter</source>
        <comment>key</comment>
        <translation>Invio</translation>
    </message>
    <message numerus="yes">
        <source>Exchange %n and split openers</source>
        <translation>
            <numerusform>Cambia %n e rompi l’apertura</numerusform>
            <numerusform>Cambia %n e rompi l’apertura</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Exchange %n card(s)</source>
        <translation>
            <numerusform>Cambia %n carta</numerusform>
            <numerusform>Cambia %n carte</numerusform>
        </translation>
    </message>
    <message>
        <source>you keep {0}</source>
        <translation>tieni {0}</translation>
    </message>
    <message>
        <source>a whole new hand</source>
        <translation>tutte e cinque nuove</translation>
    </message>
    <message>
        <source>mark cards first</source>
        <translation>prima segna le carte</translation>
    </message>
    <message>
        <source>No card is marked.</source>
        <translation>Nessuna carta è segnata.</translation>
    </message>
</context>
<context>
    <name>FailureWords</name>
    <message>
        <source>{name} could not decide, so the program chose the quietest move. The deal goes on.</source>
        <translation>{name} non riusciva a decidere: il programma ha scelto la mossa più tranquilla. La mano continua.</translation>
    </message>
    <message>
        <source>{name} wanted what the rules refuse, so the program chose the quietest move. The deal goes on.</source>
        <translation>{name} voleva una mossa che le regole rifiutano: il programma ha scelto la più tranquilla. La mano continua.</translation>
    </message>
    <message>
        <source>That could not be done. The deal stands where it stood before.</source>
        <translation>Non è stato possibile. La mano è al punto di prima.</translation>
    </message>
    <message>
        <source>The records could not be written. The deal goes on.</source>
        <translation>I dati non si sono potuti scrivere. La mano continua.</translation>
    </message>
    <message>
        <source>The running deal could not be taken up again. It is kept aside and counts for nothing; the match goes on with the next deal.</source>
        <translation>La mano in corso non si è potuta riprendere. È messa da parte e non conta; la partita continua con la mano seguente.</translation>
    </message>
    <message>
        <source>The running game comes from another version and cannot be continued. It is kept.</source>
        <translation>La partita in corso viene da un’altra versione e non si può continuare. È conservata.</translation>
    </message>
    <message>
        <source>Some of your own keys make no sense and are passed over: {place}. The usual ones hold in their place; the settings show them all.</source>
        <translation>Alcuni dei tuoi tasti non hanno senso e sono stati ignorati: {place}. Al loro posto valgono quelli abituali; nelle impostazioni si vedono tutti.</translation>
    </message>
    <message>
        <source>The settings file could not be read. It is kept as {place}.</source>
        <translation>Il file delle impostazioni non si è potuto leggere. È conservato come {place}.</translation>
    </message>
    <message>
        <source>The program met an error it did not expect. The deal goes on from its last step.</source>
        <translation>Il programma ha incontrato un errore imprevisto. La mano continua dall’ultimo passo.</translation>
    </message>
    <message>
        <source>The records were damaged. The file is kept as {aside}.</source>
        <translation>I dati erano danneggiati. Il file è conservato come {aside}.</translation>
    </message>
    <message>
        <source>The records come from a newer version. The file is kept as {aside}.</source>
        <translation>I dati vengono da una versione più recente. Il file è conservato come {aside}.</translation>
    </message>
    <message>
        <source>The file of the records is none of ours. It is kept as {aside}.</source>
        <translation>Il file dei dati non è di Openers. È conservato come {aside}.</translation>
    </message>
    <message>
        <source>The folder of the records cannot be written.</source>
        <translation>Nella cartella dei dati non si può scrivere.</translation>
    </message>
    <message>
        <source>The disk is full.</source>
        <translation>Il disco è pieno.</translation>
    </message>
    <message>
        <source>Another program holds the records.</source>
        <translation>Un altro programma sta usando i dati.</translation>
    </message>
    <message>
        <source>The folder of the records cannot be reached.</source>
        <translation>La cartella dei dati non si raggiunge.</translation>
    </message>
    <message>
        <source>The records could not be written.</source>
        <translation>I dati non si sono potuti scrivere.</translation>
    </message>
    <message>
        <source>The last backup took its place.</source>
        <translation>L’ultima copia di riserva ha preso il suo posto.</translation>
    </message>
    <message>
        <source>The game goes on, but is not kept when the program ends.</source>
        <translation>La partita continua, ma alla chiusura del programma non sarà conservata.</translation>
    </message>
</context>
<context>
    <name>FiguresModel</name>
    <message>
        <source>Figure</source>
        <translation>Voce</translation>
    </message>
    <message>
        <source>Share</source>
        <translation>Quota</translation>
    </message>
    <message>
        <source>With 95 %</source>
        <translation>Al 95 %</translation>
    </message>
    <message>
        <source>Out of</source>
        <translation>Su</translation>
    </message>
</context>
<context>
    <name>FiguresTable</name>
    <message>
        <source>All figures</source>
        <translation>Tutte le cifre</translation>
    </message>
</context>
<context>
    <name>FileDialogs</name>
    <message>
        <source>Look in:</source>
        <translation>Cerca in:</translation>
    </message>
    <message>
        <source>Kind of file:</source>
        <translation>Tipo di file:</translation>
    </message>
    <message>
        <source>“{0}” could not be used.</source>
        <translation>Impossibile usare «{0}».</translation>
    </message>
    <message>
        <source>The system says: {0}. Choose another place or name.</source>
        <translation>Il sistema dice: {0}. Scegli un altro posto o un altro nome.</translation>
    </message>
</context>
<context>
    <name>Filters</name>
    <message>
        <source>Period</source>
        <translation>Periodo</translation>
    </message>
    <message>
        <source>Players dealt in</source>
        <translation>Giocatori al tavolo</translation>
    </message>
    <message>
        <source>All days</source>
        <translation>Tutti i giorni</translation>
    </message>
    <message>
        <source>Today</source>
        <translation>Oggi</translation>
    </message>
    <message>
        <source>The last 7 days</source>
        <translation>Gli ultimi 7 giorni</translation>
    </message>
    <message>
        <source>The last 30 days</source>
        <translation>Gli ultimi 30 giorni</translation>
    </message>
    <message>
        <source>The last 365 days</source>
        <translation>Gli ultimi 365 giorni</translation>
    </message>
    <message>
        <source>{0} players</source>
        <translation>{0} giocatori</translation>
    </message>
    <message>
        <source>Any table</source>
        <translation>Ogni tavolo</translation>
    </message>
</context>
<context>
    <name>GoOnRow</name>
    <message>
        <source>Read in peace</source>
        <translation>Leggi con calma</translation>
    </message>
    <message>
        <source>The table waits after each act.</source>
        <translation>Il tavolo aspetta dopo ogni mossa.</translation>
    </message>
    <message>
        <source>Go on</source>
        <translation>Avanti</translation>
    </message>
    <message>
        <source>Space or a click</source>
        <translation>Spazio o un clic</translation>
    </message>
</context>
<context>
    <name>HabitWords</name>
    <message>
        <source>Often a straight, a flush or a full house; now and then a bluff.</source>
        <translation>Spesso scala, colore o full; ogni tanto è un bluff.</translation>
    </message>
    <message>
        <source>Often two pair, or four to a straight or a flush.</source>
        <translation>Spesso doppia coppia, oppure quattro carte a scala o a colore.</translation>
    </message>
    <message>
        <source>Often three of a kind; sometimes a pair and a high card kept to hide it.</source>
        <translation>Spesso un tris; a volte una coppia con una carta alta tenuta per nasconderla.</translation>
    </message>
    <message>
        <source>Usually one pair.</source>
        <translation>Di solito una coppia.</translation>
    </message>
    <message>
        <source>Seldom more than one high card was kept.</source>
        <translation>Di rado ha tenuto più di una carta alta.</translation>
    </message>
    <message>
        <source>Nothing was worth keeping.</source>
        <translation>Non c’era niente da tenere.</translation>
    </message>
    <message>
        <source>Usually a pair of some height, or better.</source>
        <translation>Di solito una coppia discreta, o più.</translation>
    </message>
    <message>
        <source>Few are left to speak: often no more than the openers.</source>
        <translation>Pochi devono ancora parlare: spesso ha solo l’apertura.</translation>
    </message>
    <message>
        <source>Many are still to speak: often more than the bare openers.</source>
        <translation>Molti devono ancora parlare: spesso ha più della semplice apertura.</translation>
    </message>
    <message>
        <source>Raised again: often three of a kind or better.</source>
        <translation>Un altro rilancio: spesso tris o più.</translation>
    </message>
    <message>
        <source>Often two pair or better; sometimes a high pair.</source>
        <translation>Spesso doppia coppia o più; a volte una coppia alta.</translation>
    </message>
    <message>
        <source>Opened, and only calls: often no more than the openers.</source>
        <translation>Ha aperto e vede soltanto: spesso ha solo l’apertura.</translation>
    </message>
    <message>
        <source>Often four to a straight or a flush, or a pair too low to open.</source>
        <translation>Spesso quattro carte a scala o a colore, o una coppia troppo bassa per aprire.</translation>
    </message>
    <message>
        <source>Often a pair, or four to a straight or a flush.</source>
        <translation>Spesso una coppia, oppure quattro carte a scala o a colore.</translation>
    </message>
    <message>
        <source>A raise after the draw is often three of a kind or better.</source>
        <translation>Un rilancio dopo il cambio è spesso tris o più.</translation>
    </message>
    <message>
        <source>Stood pat and bets: often a straight or better; sometimes a bluff.</source>
        <translation>Servito e punta: spesso scala o più; a volte è un bluff.</translation>
    </message>
    <message>
        <source>Changed one card and bets: often the straight or flush came, or two pair.</source>
        <translation>Ha cambiato una carta e punta: spesso ha chiuso scala o colore, o ha doppia coppia.</translation>
    </message>
    <message>
        <source>Changed two cards and bets: often three of a kind.</source>
        <translation>Ha cambiato due carte e punta: spesso ha un tris.</translation>
    </message>
    <message>
        <source>Changed several cards and bets: often two pair or better came.</source>
        <translation>Ha cambiato più carte e punta: spesso ha trovato doppia coppia o più.</translation>
    </message>
    <message>
        <source>Forced by the lowest card: it says nothing of the hand.</source>
        <translation>Obbligo della carta più bassa: del punto non dice nulla.</translation>
    </message>
    <message>
        <source>{hand} in sight: often two pair or three of a kind.</source>
        <translation>{hand} in vista: spesso doppia coppia o tris.</translation>
    </message>
    <message>
        <source>Three or more of a suit in sight: often a flush, or four to it.</source>
        <translation>Tre o più carte dello stesso seme in vista: spesso colore, o quattro carte a colore.</translation>
    </message>
    <message>
        <source>Often two pair or better.</source>
        <translation>Spesso doppia coppia o più.</translation>
    </message>
    <message>
        <source>Often a pair of one of the cards in sight, or a high pair face down.</source>
        <translation>Spesso una coppia con una delle carte scoperte, o una coppia alta coperta.</translation>
    </message>
    <message>
        <source>Often a high pair or better.</source>
        <translation>Spesso una coppia alta o più.</translation>
    </message>
    <message>
        <source>The highest card in sight: often {hand}, or only a try for the antes.</source>
        <translation>La carta più alta in vista: spesso {hand}, o solo un tentativo di rubare gli inviti.</translation>
    </message>
    <message>
        <source>Often a pair, or three good cards of a suit.</source>
        <translation>Spesso una coppia, o tre buone carte dello stesso seme.</translation>
    </message>
    <message>
        <source>Often a pair, three of a suit or three in a row.</source>
        <translation>Spesso una coppia, tre carte dello stesso seme o tre in fila.</translation>
    </message>
</context>
<context>
    <name>HandWords</name>
    <message>
        <source>{rank} high</source>
        <translation>carta alta: {rank}</translation>
    </message>
    <message>
        <source>pair of {ranks}</source>
        <translation>coppia di {ranks}</translation>
    </message>
    <message>
        <source>two pair, {ranks} and {lower}</source>
        <translation>doppia coppia, {ranks} e {lower}</translation>
    </message>
    <message>
        <source>three {ranks}</source>
        <translation>tris di {ranks}</translation>
    </message>
    <message>
        <source>full house, {ranks} over {lower}</source>
        <translation>full di {ranks} e {lower}</translation>
    </message>
    <message>
        <source>four {ranks}</source>
        <translation>poker di {ranks}</translation>
    </message>
    <message>
        <source>straight {up_to}</source>
        <translation>scala {up_to}</translation>
    </message>
    <message>
        <source>flush {up_to}</source>
        <translation>colore {up_to}</translation>
    </message>
    <message>
        <source>royal flush</source>
        <translation>scala reale massima</translation>
    </message>
    <message>
        <source>straight flush {up_to}</source>
        <translation>scala reale {up_to}</translation>
    </message>
    <message>
        <source>high card</source>
        <translation>carta alta</translation>
    </message>
    <message>
        <source>pair</source>
        <translation>coppia</translation>
    </message>
    <message>
        <source>two pair</source>
        <translation>doppia coppia</translation>
    </message>
    <message>
        <source>three of a kind</source>
        <translation>tris</translation>
    </message>
    <message>
        <source>straight</source>
        <translation>scala</translation>
    </message>
    <message>
        <source>flush</source>
        <translation>colore</translation>
    </message>
    <message>
        <source>full house</source>
        <translation>full</translation>
    </message>
    <message>
        <source>four of a kind</source>
        <translation>poker</translation>
    </message>
    <message>
        <source>straight flush</source>
        <translation>scala reale</translation>
    </message>
    <message>
        <source>Equal hands: the pot is shared; suits never decide.</source>
        <translation>Punti uguali: il piatto si divide; i semi non contano mai.</translation>
    </message>
    <message>
        <source>{better} beats {worse}.</source>
        <translation>{better} batte {worse}.</translation>
    </message>
    <message>
        <source>The straight with the higher top card wins: {one} over {less}.</source>
        <translation>Vince la scala con la carta più alta: {one} contro {less}.</translation>
    </message>
    <message>
        <source>The higher top card wins: {one} over {less}.</source>
        <translation>Vince la carta più alta: {one} contro {less}.</translation>
    </message>
    <message>
        <source>Equal so far; the next card decides: {one} over {less}.</source>
        <translation>Fin lì pari; decide la carta seguente: {one} contro {less}.</translation>
    </message>
    <message>
        <source>The higher pair wins: {many} over {fewer}.</source>
        <translation>Vince la coppia più alta: {many} contro {fewer}.</translation>
    </message>
    <message>
        <source>The higher top pair wins: {many} over {fewer}.</source>
        <translation>Decide la coppia maggiore: {many} contro {fewer}.</translation>
    </message>
    <message>
        <source>The higher three wins: {many} over {fewer}.</source>
        <translation>Vince il tris più alto: {many} contro {fewer}.</translation>
    </message>
    <message>
        <source>The three of the full house decides: {many} over {fewer}.</source>
        <translation>Decide il tris del full: {many} contro {fewer}.</translation>
    </message>
    <message>
        <source>The higher four wins: {many} over {fewer}.</source>
        <translation>Vince il poker più alto: {many} contro {fewer}.</translation>
    </message>
    <message>
        <source>Equal so far; the second pair decides: {many} over {fewer}.</source>
        <translation>Fin lì pari; decide la seconda coppia: {many} contro {fewer}.</translation>
    </message>
    <message>
        <source>Equal so far; the kicker decides: {one} over {less}.</source>
        <translation>Fin lì pari; decide il kicker: {one} contro {less}.</translation>
    </message>
</context>
<context>
    <name>HandsChart</name>
    <message>
        <source>you hold this</source>
        <translation>è il tuo punto</translation>
    </message>
    <message>
        <source>What beats what, the strongest first</source>
        <translation>I punti, dal più forte</translation>
    </message>
</context>
<context>
    <name>HelpDialog</name>
    <message>
        <source>Help</source>
        <translation>Aiuto</translation>
    </message>
    <message>
        <source>Keys</source>
        <translation>Tasti</translation>
    </message>
    <message>
        <source>What beats what</source>
        <translation>I punti</translation>
    </message>
    <message>
        <source>Rules of this game</source>
        <translation>Regole di questo gioco</translation>
    </message>
    <message>
        <source>Mark a card for exchange, or take the mark away</source>
        <translation>Segna una carta da cambiare, o togli il segno</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Chiudi</translation>
    </message>
</context>
<context>
    <name>KeepingWords</name>
    <message>
        <source>Player 1</source>
        <translation>Giocatore 1</translation>
    </message>
    <message>
        <source>Backup</source>
        <translation>Copia di sicurezza</translation>
    </message>
    <message>
        <source>Save a backup</source>
        <translation>Salva una copia di sicurezza</translation>
    </message>
    <message>
        <source>Restore a backup</source>
        <translation>Ripristina una copia di sicurezza</translation>
    </message>
    <message>
        <source>Backups (*{0})</source>
        <translation>Copie di sicurezza (*{0})</translation>
    </message>
    <message numerus="yes">
        <source>“{0}” holds %n deal(s), your settings and your rule sets.</source>
        <translation>
            <numerusform>“{0}” contiene %n mano, le tue impostazioni e le tue regole.</numerusform>
            <numerusform>“{0}” contiene %n mani, le tue impostazioni e le tue regole.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The backup of {0} holds %n deal(s).</source>
        <translation>
            <numerusform>La copia del {0} contiene %n mano.</numerusform>
            <numerusform>La copia del {0} contiene %n mani.</numerusform>
        </translation>
    </message>
    <message>
        <source>It takes the place of your records, settings and rule sets of today. Those are kept in a folder beside them. The window closes and opens again.</source>
        <translation>Prende il posto dei tuoi risultati, delle impostazioni e delle regole di oggi, che restano conservati in una cartella accanto. La finestra si chiude e si riapre.</translation>
    </message>
    <message>
        <source>Restore it</source>
        <translation>Ripristina</translation>
    </message>
    <message>
        <source>Keep what is there</source>
        <translation>Lascia tutto com’è</translation>
    </message>
    <message>
        <source>Restored as it was on {0}.</source>
        <translation>Tutto è di nuovo com’era il {0}.</translation>
    </message>
    <message>
        <source>What was there before is kept in {0}.</source>
        <translation>Quello che c’era prima è conservato in {0}.</translation>
    </message>
    <message>
        <source>Nothing was changed.</source>
        <translation>Non è cambiato nulla.</translation>
    </message>
    <message>
        <source>“{0}” cannot be read: {1}.</source>
        <translation>“{0}” non si può leggere: {1}.</translation>
    </message>
    <message>
        <source>“{0}” is no backup of Openers. Choose a file saved as one.</source>
        <translation>“{0}” non è una copia di sicurezza di Openers. Scegli un file salvato come tale.</translation>
    </message>
    <message>
        <source>“{0}” was cut off or changed since it was saved. Choose another copy of it.</source>
        <translation>“{0}” è stato troncato o modificato dopo il salvataggio. Scegline un’altra copia.</translation>
    </message>
    <message>
        <source>“{0}” comes from a newer version of Openers ({1}). Update the program first.</source>
        <translation>“{0}” viene da una versione più recente di Openers ({1}). Aggiorna prima il programma.</translation>
    </message>
    <message>
        <source>The disk is full. Make room on it and try again.</source>
        <translation>Il disco è pieno. Fai spazio e riprova.</translation>
    </message>
    <message>
        <source>“{0}” cannot be written: {1}. Choose another place.</source>
        <translation>“{0}” non si può scrivere: {1}. Scegli un altro posto.</translation>
    </message>
</context>
<context>
    <name>KeysDialog</name>
    <message>
        <source>{key} already means “{command}”.</source>
        <translation>{key} significa già «{command}».</translation>
    </message>
    <message>
        <source>Use it for “{0}”</source>
        <translation>Usalo per «{0}»</translation>
    </message>
    <message>
        <source>A single letter can serve at the table alone; this command acts everywhere.</source>
        <translation>Una lettera sola può servire solo al tavolo; questo comando agisce ovunque.</translation>
    </message>
    <message>
        <source>{0} moves the keyboard about or marks cards; it stays what it is.</source>
        <translation>{0} muove il cursore o segna le carte; resta com’è.</translation>
    </message>
    <message>
        <source>Keys</source>
        <translation>Tasti</translation>
    </message>
    <message>
        <source>Go to a field and press the key you want there.</source>
        <translation>Vai a un campo e premi il tasto che vuoi.</translation>
    </message>
    <message>
        <source>Usual keys for all</source>
        <translation>Tasti consueti per tutti</translation>
    </message>
    <message>
        <source>Done</source>
        <translation>Fatto</translation>
    </message>
    <message>
        <source>Usual key</source>
        <translation>Tasto consueto</translation>
    </message>
</context>
<context>
    <name>Log</name>
    <message>
        <source>Hands not shown</source>
        <translation>Carte non mostrate</translation>
    </message>
    <message>
        <source>Published before the deal: {0}</source>
        <translation>Pubblicato prima della mano: {0}</translation>
    </message>
    <message>
        <source>The deal’s seed: {0}</source>
        <translation>Il seme del generatore della mano: {0}</translation>
    </message>
    <message>
        <source>pot {0}</source>
        <translation>piatto {0}</translation>
    </message>
    <message>
        <source>Log of the deals</source>
        <translation>Diario delle mani</translation>
    </message>
</context>
<context>
    <name>NameDialog</name>
    <message>
        <source>Cancel</source>
        <translation>Annulla</translation>
    </message>
    <message>
        <source>Replace it</source>
        <translation>Sostituisci</translation>
    </message>
    <message>
        <source>Save</source>
        <translation>Salva</translation>
    </message>
</context>
<context>
    <name>NewGame</name>
    <message>
        <source>New game</source>
        <translation>Nuova partita</translation>
    </message>
    <message>
        <source>At the table</source>
        <translation>Al tavolo</translation>
    </message>
    <message>
        <source>House rules</source>
        <translation>Regole della casa</translation>
    </message>
    <message>
        <source>Read the rules of this game</source>
        <translation>Leggi le regole di questo gioco</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Annulla</translation>
    </message>
    <message>
        <source>Deal the first hand</source>
        <translation>Dai le carte</translation>
    </message>
    <message>
        <source>{0} is no rule set. {1}</source>
        <translation>{0} non contiene regole della casa. {1}</translation>
    </message>
    <message numerus="yes">
        <source>%n player(s) and you</source>
        <translation>
            <numerusform>%n giocatore e tu</numerusform>
            <numerusform>%n giocatori e tu</numerusform>
        </translation>
    </message>
    <message>
        <source>Invite somebody to the table.</source>
        <translation>Invita qualcuno al tavolo.</translation>
    </message>
    <message>
        <source>Amounts are chips here; one is worth {0}.</source>
        <translation>Qui gli importi sono in fiche; una vale {0}.</translation>
    </message>
    <message>
        <source>One rule needs another value before you can deal.</source>
        <translation>Una regola vuole un altro valore prima di dare le carte.</translation>
    </message>
    <message numerus="yes">
        <source>%n seat(s)</source>
        <translation>
            <numerusform>%n posto</numerusform>
            <numerusform>%n posti</numerusform>
        </translation>
    </message>
    <message>
        <source>ante {0}</source>
        <translation>invito {0}</translation>
    </message>
</context>
<context>
    <name>OddsPage</name>
    <message>
        <source>Cards seen and chances</source>
        <translation>Carte viste e probabilità</translation>
    </message>
</context>
<context>
    <name>OptionWords</name>
    <message>
        <source>The table</source>
        <translation>Il tavolo</translation>
    </message>
    <message>
        <source>The cards</source>
        <translation>Le carte</translation>
    </message>
    <message>
        <source>Openers</source>
        <translation>Apertura</translation>
    </message>
    <message>
        <source>Betting</source>
        <translation>Puntate</translation>
    </message>
    <message>
        <source>The draw</source>
        <translation>Il cambio</translation>
    </message>
    <message>
        <source>Stud</source>
        <translation>Stud</translation>
    </message>
    <message>
        <source>Seats</source>
        <translation>Posti</translation>
    </message>
    <message>
        <source>Starting chips</source>
        <translation>Fiche iniziali</translation>
    </message>
    <message>
        <source>Out of chips</source>
        <translation>Chi resta senza fiche</translation>
    </message>
    <message>
        <source>Show all hands afterwards</source>
        <translation>Alla fine si vedono tutte le carte</translation>
    </message>
    <message>
        <source>A chip stands for</source>
        <translation>Valore di una fiche</translation>
    </message>
    <message>
        <source>Deck</source>
        <translation>Mazzo</translation>
    </message>
    <message>
        <source>Flush over full house</source>
        <translation>Il colore batte il full</translation>
    </message>
    <message>
        <source>Openers climb after a passed-out deal</source>
        <translation>L’apertura sale se nessuno apre</translation>
    </message>
    <message>
        <source>Four to a straight flush opens</source>
        <translation>Si apre con quattro a scala reale</translation>
    </message>
    <message>
        <source>False openings refused</source>
        <translation>Aperture false rifiutate</translation>
    </message>
    <message>
        <source>Proof of openers</source>
        <translation>Mostrare l’apertura</translation>
    </message>
    <message>
        <source>Ante</source>
        <translation>Invito</translation>
    </message>
    <message>
        <source>The dealer’s ante</source>
        <translation>Invito del mazziere</translation>
    </message>
    <message>
        <source>Limit</source>
        <translation>Limite</translation>
    </message>
    <message>
        <source>Smallest bet</source>
        <translation>Puntata minima</translation>
    </message>
    <message>
        <source>Most a raise may be</source>
        <translation>Rilancio massimo</translation>
    </message>
    <message>
        <source>Bring-in</source>
        <translation>Bring-in (puntata d’obbligo)</translation>
    </message>
    <message>
        <source>Small bet</source>
        <translation>Limite minimo</translation>
    </message>
    <message>
        <source>Big bet</source>
        <translation>Limite massimo</translation>
    </message>
    <message>
        <source>Raises in a round</source>
        <translation>Rilanci per giro</translation>
    </message>
    <message>
        <source>First to speak after the draw</source>
        <translation>Chi parla per primo dopo il cambio</translation>
    </message>
    <message>
        <source>All check after the draw</source>
        <translation>Tutti parola dopo il cambio</translation>
    </message>
    <message>
        <source>The draw begins with</source>
        <translation>Il cambio comincia da</translation>
    </message>
    <message>
        <source>Cards to exchange</source>
        <translation>Carte da cambiare</translation>
    </message>
    <message>
        <source>When the deck is used up</source>
        <translation>Se il mazzo finisce</translation>
    </message>
    <message>
        <source>The last card is dealt</source>
        <translation>L’ultima carta si dà</translation>
    </message>
    <message>
        <source>The bring-in may be completed at once</source>
        <translation>Il bring-in si può completare subito</translation>
    </message>
    <message>
        <source>No cap between two players</source>
        <translation>Nessun tetto fra due giocatori</translation>
    </message>
    <message>
        <source>An open pair allows the big bet</source>
        <translation>La coppia scoperta raddoppia la puntata</translation>
    </message>
    <message>
        <source>Equal boards</source>
        <translation>Carte scoperte pari</translation>
    </message>
    <message>
        <source>Beaten hands may stay hidden</source>
        <translation>Chi perde può non mostrare</translation>
    </message>
    <message>
        <source>Players at the table, you included.</source>
        <translation>I giocatori al tavolo, te compreso.</translation>
    </message>
    <message>
        <source>Chips each player begins with.</source>
        <translation>Le fiche con cui comincia ogni giocatore.</translation>
    </message>
    <message>
        <source>Who has no chips left gets the starting chips again between deals, or is out.</source>
        <translation>Chi resta senza fiche riceve di nuovo quelle iniziali fra una mano e l’altra, oppure è fuori.</translation>
    </message>
    <message>
        <source>For learning: once a deal is over, every hand is shown.</source>
        <translation>Per imparare: a mano finita si vedono le carte di tutti.</translation>
    </message>
    <message>
        <source>The money a chip stands for; it changes the figures alone.</source>
        <translation>Il denaro che vale una fiche; cambia soltanto le cifre.</translation>
    </message>
    <message>
        <source>Fifty-two cards, or the stripped deck: the lowest card is 11 less the players.</source>
        <translation>Cinquantadue carte, o il mazzo ridotto: la carta più bassa è 11 meno i giocatori.</translation>
    </message>
    <message>
        <source>A flush beats a full house, as in the stripped deck.</source>
        <translation>Il colore batte il full, come con il mazzo ridotto.</translation>
    </message>
    <message>
        <source>Each player puts it in before every deal.</source>
        <translation>Lo mette ogni giocatore prima di ogni mano.</translation>
    </message>
    <message>
        <source>The dealer may put in twice the ante of the others.</source>
        <translation>Il mazziere può mettere il doppio dell’invito degli altri.</translation>
    </message>
    <message>
        <source>What a bet or raise may be at most.</source>
        <translation>Il massimo di una puntata o di un rilancio.</translation>
    </message>
    <message>
        <source>The smallest opening or bet, in chips.</source>
        <translation>L’apertura o la puntata più piccola, in fiche.</translation>
    </message>
    <message>
        <source>At most the pot: counted after the call, before it, or call and raise in all.</source>
        <translation>Al massimo il piatto: contato dopo il vedo, prima del vedo, o vedo e rilancio in tutto.</translation>
    </message>
    <message>
        <source>The size of bets and raises in the early rounds, fixed limit.</source>
        <translation>La misura di puntate e rilanci nei primi giri, con limite fisso.</translation>
    </message>
    <message>
        <source>The size of bets and raises in the later rounds, fixed limit.</source>
        <translation>La misura di puntate e rilanci nei giri seguenti, con limite fisso.</translation>
    </message>
    <message>
        <source>How many raises follow a bet in one round, fixed limit.</source>
        <translation>Quanti rilanci seguono una puntata in un giro, con limite fisso.</translation>
    </message>
    <message>
        <source>A pair of jacks or better opens the betting, or any hand does.</source>
        <translation>Si apre con una coppia di jack o più, oppure con qualunque punto.</translation>
    </message>
    <message>
        <source>Jacks, then queens, then kings for three deals, and back down.</source>
        <translation>Ai jack, poi alle donne, poi ai re per tre mani, e di nuovo giù.</translation>
    </message>
    <message>
        <source>Four cards to a straight flush, open at both ends, are openers too.</source>
        <translation>Valgono come apertura anche quattro carte di scala reale bilaterale.</translation>
    </message>
    <message>
        <source>On: who lacks openers cannot open. Off, on honour: a false opener’s hand is dead.</source>
        <translation>Sì: chi non ha l’apertura non può aprire. No, sulla parola: chi fa un’apertura falsa perde la mano.</translation>
    </message>
    <message>
        <source>Whether an opener outside the showdown has to show the openers.</source>
        <translation>Se un apertore che non arriva allo showdown deve mostrare l’apertura.</translation>
    </message>
    <message>
        <source>Who speaks first once the cards are exchanged.</source>
        <translation>Chi parla per primo a carte cambiate.</translation>
    </message>
    <message>
        <source>The hands are shown, or the pot waits for the next deal.</source>
        <translation>Si mostrano le carte, oppure il piatto resta per la mano seguente.</translation>
    </message>
    <message>
        <source>Who exchanges cards first; the others follow clockwise.</source>
        <translation>Chi cambia per primo; gli altri seguono in senso orario.</translation>
    </message>
    <message>
        <source>Up to this many; five means a whole new hand.</source>
        <translation>Al massimo questo numero; cinque è una mano tutta nuova.</translation>
    </message>
    <message>
        <source>The discards of those who drew before are shuffled in, or those of all players.</source>
        <translation>Si rimescolano gli scarti di chi ha cambiato prima, oppure quelli di tutti.</translation>
    </message>
    <message>
        <source>Off: it is shuffled in with the discards, unseen.</source>
        <translation>No: si rimescola con gli scarti, senza guardarla.</translation>
    </message>
    <message>
        <source>The forced bet of the lowest door card.</source>
        <translation>La puntata obbligatoria della door card (prima carta scoperta) più bassa.</translation>
    </message>
    <message>
        <source>The lowest door card may bet the small bet instead of the bring-in.</source>
        <translation>La door card più bassa può puntare il limite minimo invece del bring-in.</translation>
    </message>
    <message>
        <source>A round that begins with two players has no limit on raises.</source>
        <translation>Un giro che comincia in due non ha tetto ai rilanci.</translation>
    </message>
    <message>
        <source>On fourth street a pair in sight lets everyone bet small or big.</source>
        <translation>In quarta strada una coppia scoperta permette a tutti il limite minimo o massimo.</translation>
    </message>
    <message>
        <source>Equal cards in sight: the player nearest to the dealer’s left speaks first, or the higher suit.</source>
        <translation>A carte scoperte pari parla chi è più vicino alla sinistra del mazziere, oppure il seme più alto.</translation>
    </message>
    <message>
        <source>At the showdown a beaten hand may be thrown away unseen.</source>
        <translation>Allo showdown chi perde può gettare le carte senza mostrarle.</translation>
    </message>
    <message>
        <source>from {least}</source>
        <translation>da {least}</translation>
    </message>
    <message>
        <source>{least} to {most}</source>
        <translation>da {least} a {most}</translation>
    </message>
    <message>
        <source>usual: {value}</source>
        <translation>di solito: {value}</translation>
    </message>
    <message>
        <source>on</source>
        <translation>sì</translation>
    </message>
    <message>
        <source>off</source>
        <translation>no</translation>
    </message>
    <message>
        <source>Single</source>
        <translation>Semplice</translation>
    </message>
    <message>
        <source>Double</source>
        <translation>Doppio</translation>
    </message>
    <message>
        <source>Rebuy</source>
        <translation>Ricarica</translation>
    </message>
    <message>
        <source>Out</source>
        <translation>Fuori</translation>
    </message>
    <message>
        <source>A chip</source>
        <translation>Una fiche</translation>
    </message>
    <message>
        <source>52 cards</source>
        <translation>52 carte</translation>
    </message>
    <message>
        <source>Stripped</source>
        <translation>Ridotto</translation>
    </message>
    <message>
        <source>Any hand</source>
        <translation>Qualunque punto</translation>
    </message>
    <message>
        <source>Jacks or better</source>
        <translation>Jack o più</translation>
    </message>
    <message>
        <source>Never</source>
        <comment>proof</comment>
        <translation>Mai</translation>
    </message>
    <message>
        <source>On demand</source>
        <comment>proof</comment>
        <translation>A richiesta</translation>
    </message>
    <message>
        <source>Always</source>
        <comment>proof</comment>
        <translation>Sempre</translation>
    </message>
    <message>
        <source>Pot limit</source>
        <translation>Limite del piatto</translation>
    </message>
    <message>
        <source>No limit</source>
        <translation>Senza limite</translation>
    </message>
    <message>
        <source>Fixed limit</source>
        <translation>Limite fisso</translation>
    </message>
    <message>
        <source>After the call</source>
        <translation>Dopo il vedo</translation>
    </message>
    <message>
        <source>Before it</source>
        <translation>Prima del vedo</translation>
    </message>
    <message>
        <source>In all</source>
        <translation>In tutto</translation>
    </message>
    <message>
        <source>The opener</source>
        <translation>L’apertore</translation>
    </message>
    <message>
        <source>The dealer’s left</source>
        <translation>La sinistra del mazziere</translation>
    </message>
    <message>
        <source>Showdown</source>
        <translation>Showdown</translation>
    </message>
    <message>
        <source>Pot carried over</source>
        <translation>Piatto riportato</translation>
    </message>
    <message>
        <source>Earlier discards</source>
        <translation>Scarti precedenti</translation>
    </message>
    <message>
        <source>All discards</source>
        <translation>Tutti gli scarti</translation>
    </message>
    <message>
        <source>By position</source>
        <translation>Per posizione</translation>
    </message>
    <message>
        <source>By suit</source>
        <translation>Per seme</translation>
    </message>
    <message>
        <source>{option}: {reason}</source>
        <translation>{option}: {reason}</translation>
    </message>
    <message>
        <source>{option}, {value}: {reason}</source>
        <translation>{option}, {value}: {reason}</translation>
    </message>
    <message>
        <source>{name} ({key})</source>
        <translation>{name} ({key})</translation>
    </message>
    <message numerus="yes">
        <source>the deck feeds no more than %n player(s)</source>
        <translation>
            <numerusform>il mazzo basta al massimo per %n giocatore</numerusform>
            <numerusform>il mazzo basta al massimo per %n giocatori</numerusform>
        </translation>
    </message>
    <message>
        <source>no such game; there are: {known}</source>
        <translation>gioco sconosciuto; ci sono: {known}</translation>
    </message>
    <message>
        <source>this game has no such house rule</source>
        <translation>questo gioco non ha una regola così</translation>
    </message>
    <message>
        <source>it is missing</source>
        <translation>manca</translation>
    </message>
    <message>
        <source>a whole number is needed</source>
        <translation>serve un numero intero</translation>
    </message>
    <message>
        <source>on or off is needed</source>
        <translation>serve on oppure off</translation>
    </message>
    <message>
        <source>an amount such as 0.25 is needed, or none</source>
        <translation>serve un importo come 0.25, oppure none</translation>
    </message>
    <message>
        <source>one of these is needed: {choices}</source>
        <translation>serve uno di questi: {choices}</translation>
    </message>
    <message>
        <source>at least {least}</source>
        <translation>almeno {least}</translation>
    </message>
    <message>
        <source>at most {most}</source>
        <translation>al massimo {most}</translation>
    </message>
    <message>
        <source>at most the {stack} chips a player begins with</source>
        <translation>al massimo le {stack} fiche iniziali</translation>
    </message>
    <message>
        <source>at most the big bet of {big_bet}</source>
        <translation>non più del limite massimo di {big_bet}</translation>
    </message>
    <message>
        <source>has to stay below the small bet of {small_bet}</source>
        <translation>deve restare sotto il limite minimo di {small_bet}</translation>
    </message>
    <message>
        <source>a table of options is needed</source>
        <translation>serve una tabella di opzioni</translation>
    </message>
    <message>
        <source>line {line} of the file is not written as TOML</source>
        <translation>la riga {line} del file non è scritta in TOML</translation>
    </message>
    <message>
        <source>the file is not written as TOML</source>
        <translation>il file non è scritto in TOML</translation>
    </message>
    <message>
        <source>the file cannot be read</source>
        <translation>il file non si può leggere</translation>
    </message>
    <message>
        <source>the file cannot be written</source>
        <translation>il file non si può scrivere</translation>
    </message>
    <message>
        <source>a text in quotes is needed, one of these: {choices}</source>
        <translation>serve un testo tra virgolette, uno di questi: {choices}</translation>
    </message>
    <message>
        <source>a whole number is needed, without quotes</source>
        <translation>serve un numero intero, senza virgolette</translation>
    </message>
    <message>
        <source>it has a character that cannot be printed</source>
        <translation>contiene un carattere che non si può stampare</translation>
    </message>
    <message>
        <source>a name of 1 to {most} characters is needed</source>
        <translation>serve un nome da 1 a {most} caratteri</translation>
    </message>
    <message>
        <source>this name is taken already</source>
        <translation>questo nome c’è già</translation>
    </message>
</context>
<context>
    <name>OptionsForm</name>
    <message>
        <source>Only the main house rules</source>
        <translation>Solo le regole principali</translation>
    </message>
    <message numerus="yes">
        <source>All %n house rule(s)</source>
        <translation>
            <numerusform>Tutte: %n regola</numerusform>
            <numerusform>Tutte le %n regole</numerusform>
        </translation>
    </message>
    <message>
        <source>Rule {0}: Shift+F1</source>
        <translation>Regola {0}: Maiusc+F1</translation>
    </message>
</context>
<context>
    <name>OutlookTiles</name>
    <message>
        <source>What these rules make of the game</source>
        <translation>Che gioco fanno queste regole</translation>
    </message>
    <message>
        <source>usual {0}</source>
        <translation>di solito {0}</translation>
    </message>
    <message>
        <source>in the pot before the first choice</source>
        <translation>nel piatto prima della prima scelta</translation>
    </message>
    <message>
        <source>may stay in to the end with own cards</source>
        <translation>possono restare fino in fondo con carte proprie</translation>
    </message>
    <message>
        <source>cards for exchanging</source>
        <translation>carte per il cambio</translation>
    </message>
    <message>
        <source>{rank}: {chance}</source>
        <translation>{rank}: {chance}</translation>
    </message>
    <message>
        <source>of deals can be opened</source>
        <translation>delle mani si possono aprire</translation>
    </message>
    <message>
        <source>passed out in a row, on average</source>
        <translation>mani di fila senza apertura, in media</translation>
    </message>
    <message>
        <source>carried over, on average</source>
        <translation>riportate, in media</translation>
    </message>
    <message numerus="yes">
        <source>%n card(s) for exchanging</source>
        <translation>
            <numerusform>%n carta per il cambio</numerusform>
            <numerusform>%n carte per il cambio</numerusform>
        </translation>
    </message>
    <message>
        <source>seats at most</source>
        <translation>posti al massimo</translation>
    </message>
</context>
<context>
    <name>PeopleWords</name>
    <message>
        <source>You</source>
        <translation>Tu</translation>
    </message>
    <message>
        <source>Renzo</source>
        <translation>Renzo</translation>
    </message>
    <message>
        <source>Carmen</source>
        <translation>Carmen</translation>
    </message>
    <message>
        <source>Lucia</source>
        <translation>Lucia</translation>
    </message>
    <message>
        <source>Bruno</source>
        <translation>Bruno</translation>
    </message>
    <message>
        <source>Ana</source>
        <translation>Ana</translation>
    </message>
    <message>
        <source>Otto</source>
        <translation>Otto</translation>
    </message>
    <message>
        <source>Ines</source>
        <translation>Ines</translation>
    </message>
    <message>
        <source>Plays many hands and likes to raise.</source>
        <translation>Gioca molte mani e rilancia volentieri.</translation>
    </message>
    <message>
        <source>Picks good hands and bets them hard.</source>
        <translation>Sceglie le mani buone e ci punta forte.</translation>
    </message>
    <message>
        <source>Waits for good cards and seldom raises.</source>
        <translation>Aspetta buone carte e rilancia di rado.</translation>
    </message>
    <message>
        <source>Likes to see every draw; hard to bluff.</source>
        <translation>Vuole vedere ogni cambio; difficile da bluffare.</translation>
    </message>
    <message>
        <source>Weighs the price and varies the play.</source>
        <translation>Pesa il prezzo e varia il gioco.</translation>
    </message>
    <message>
        <source>Plays by the book and folds in good time.</source>
        <translation>Gioca da manuale e lascia in tempo.</translation>
    </message>
    <message>
        <source>Bluffs now and then; hard to read.</source>
        <translation>Ogni tanto bluffa; non si fa leggere.</translation>
    </message>
</context>
<context>
    <name>PlayWords</name>
    <message>
        <source>That is no whole number of chips.</source>
        <translation>Questo non è un numero intero di fiche.</translation>
    </message>
    <message>
        <source>Read rule {0}</source>
        <translation>Leggi la regola {0}</translation>
    </message>
    <message>
        <source>You hold no cards now.</source>
        <translation>Ora non hai carte in mano.</translation>
    </message>
    <message>
        <source>Welcome to the table. Shall somebody explain?</source>
        <translation>Ti diamo il benvenuto al tavolo. Vuoi una spiegazione?</translation>
    </message>
    <message>
        <source>Show me how it is played</source>
        <translation>Mostrami come si gioca</translation>
    </message>
    <message>
        <source>I know the game</source>
        <translation>Conosco il gioco</translation>
    </message>
</context>
<context>
    <name>PlayersDialog</name>
    <message>
        <source>{0} (plays now)</source>
        <translation>{0} (gioca adesso)</translation>
    </message>
    <message>
        <source>Name of the new player</source>
        <translation>Nome di chi si aggiunge</translation>
    </message>
    <message>
        <source>New name of “{0}”</source>
        <translation>Nuovo nome di “{0}”</translation>
    </message>
    <message>
        <source>Remove “{0}”?</source>
        <translation>Togliere “{0}”?</translation>
    </message>
    <message>
        <source>Records, settings and rule sets are not deleted: they are moved aside.</source>
        <translation>Risultati, impostazioni e regole non si cancellano: vengono messi da parte.</translation>
    </message>
    <message>
        <source>Remove</source>
        <translation>Togli</translation>
    </message>
    <message>
        <source>Keep</source>
        <translation>Tieni</translation>
    </message>
    <message>
        <source>It could not be moved: {0}.</source>
        <translation>Non si è potuto spostare: {0}.</translation>
    </message>
    <message>
        <source>Kept in {0}</source>
        <translation>Conservato in {0}</translation>
    </message>
    <message>
        <source>Who plays</source>
        <translation>Chi gioca</translation>
    </message>
    <message>
        <source>Who plays?</source>
        <translation>Chi gioca?</translation>
    </message>
    <message>
        <source>Each has records, settings and rule sets of their own.</source>
        <translation>Ognuno ha risultati, impostazioni e regole proprie.</translation>
    </message>
    <message>
        <source>Players</source>
        <translation>Giocatori</translation>
    </message>
    <message>
        <source>Add…</source>
        <translation>Aggiungi…</translation>
    </message>
    <message>
        <source>Rename…</source>
        <translation>Cambia nome…</translation>
    </message>
    <message>
        <source>Remove…</source>
        <translation>Togli…</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Chiudi</translation>
    </message>
    <message>
        <source>Play</source>
        <translation>Gioca</translation>
    </message>
</context>
<context>
    <name>PlotWords</name>
    <message>
        <source>Am I winning, or lucky?</source>
        <translation>Vinco, o ho fortuna?</translation>
    </message>
    <message>
        <source>From which seat do I win?</source>
        <translation>Da quale posto vinco?</translation>
    </message>
    <message>
        <source>Do I open when I should?</source>
        <translation>Apro quando devo?</translation>
    </message>
    <message>
        <source>How many cards do I change?</source>
        <translation>Quante carte cambio?</translation>
    </message>
    <message>
        <source>How far do I go?</source>
        <translation>Fin dove arrivo?</translation>
    </message>
    <message>
        <source>What do the others do?</source>
        <translation>Che cosa fanno gli altri?</translation>
    </message>
    <message>
        <source>How long are bad runs?</source>
        <translation>Quanto durano i periodi neri?</translation>
    </message>
    <message>
        <source>deals</source>
        <translation>mani</translation>
    </message>
    <message>
        <source>places after the bring-in</source>
        <translation>posti dopo il bring-in</translation>
    </message>
    <message>
        <source>players still to speak</source>
        <translation>giocatori che devono ancora parlare</translation>
    </message>
    <message>
        <source>hand</source>
        <translation>punto</translation>
    </message>
    <message>
        <source>cards exchanged</source>
        <translation>carte cambiate</translation>
    </message>
    <message>
        <source>street</source>
        <translation>strada</translation>
    </message>
    <message>
        <source>chips put in by choice, % of deals</source>
        <translation>fiche messe per scelta, % delle mani</translation>
    </message>
    <message>
        <source>result of a hundred deals, {0}</source>
        <translation>risultato di cento mani, {0}</translation>
    </message>
    <message>
        <source>result, {0}</source>
        <translation>risultato, {0}</translation>
    </message>
    <message>
        <source>{0} per hundred deals</source>
        <translation>{0} ogni cento mani</translation>
    </message>
    <message>
        <source>opened, %</source>
        <translation>aperture, %</translation>
    </message>
    <message>
        <source>% of draws</source>
        <translation>% dei cambi</translation>
    </message>
    <message>
        <source>still in, % of deals</source>
        <translation>ancora in gioco, % delle mani</translation>
    </message>
    <message>
        <source>bet or raised rather than called, %</source>
        <translation>puntate e rilanci anziché vedere, %</translation>
    </message>
    <message>
        <source>times</source>
        <translation>volte</translation>
    </message>
    <message>
        <source>Not enough deals yet for this picture.</source>
        <translation>Ancora troppe poche mani per questo grafico.</translation>
    </message>
    <message>
        <source>The gap between the lines is the luck of the cards: {luck} so far. It says nothing about how the others played.</source>
        <translation>Lo spazio fra le linee è la fortuna delle carte: {luck} finora. Non dice nulla di come hanno giocato gli altri.</translation>
    </message>
    <message numerus="yes">
        <source>Luck is still worked out for %n deal(s).</source>
        <translation>
            <numerusform>La fortuna di %n mano è ancora in calcolo.</numerusform>
            <numerusform>La fortuna di %n mani è ancora in calcolo.</numerusform>
        </translation>
    </message>
    <message>
        <source>Result {0}</source>
        <translation>Risultato {0}</translation>
    </message>
    <message>
        <source>Without luck {0}</source>
        <translation>Senza fortuna {0}</translation>
    </message>
    <message>
        <source>The bars show the mean; the thin lines, where it truly lies with 95 %.</source>
        <translation>Le barre mostrano la media; le linee sottili, dove sta davvero al 95 %.</translation>
    </message>
    <message>
        <source>Each line is a number of players still to speak behind you.</source>
        <translation>Ogni linea è un numero di giocatori che devono ancora parlare dopo di te.</translation>
    </message>
    <message>
        <source>Three is the usual draw to a pair; none is standing pat.</source>
        <translation>Tre è il cambio normale con una coppia; zero è servito.</translation>
    </message>
    <message>
        <source>Giving up in good time saves more than any bluff wins.</source>
        <translation>Lasciare al momento giusto fa risparmiare più di quanto vinca qualunque bluff.</translation>
    </message>
    <message>
        <source>Right: plays many hands. Up: bets rather than calls. The crosses show how sure that is.</source>
        <translation>A destra: gioca molte mani. In alto: punta anziché vedere. Le croci mostrano quanto è sicuro.</translation>
    </message>
    <message>
        <source>Even a sound player loses in many hundreds of deals.</source>
        <translation>Anche chi gioca bene perde in molte serie di cento mani.</translation>
    </message>
</context>
<context>
    <name>Rail</name>
    <message>
        <source>Log</source>
        <translation>Diario</translation>
    </message>
    <message>
        <source>Odds</source>
        <translation>Quote</translation>
    </message>
    <message>
        <source>Hands</source>
        <translation>Punti</translation>
    </message>
    <message>
        <source>Rules</source>
        <translation>Regole</translation>
    </message>
</context>
<context>
    <name>RankWords</name>
    <message>
        <source>two</source>
        <comment>one card</comment>
        <translation>due</translation>
    </message>
    <message>
        <source>three</source>
        <comment>one card</comment>
        <translation>tre</translation>
    </message>
    <message>
        <source>four</source>
        <comment>one card</comment>
        <translation>quattro</translation>
    </message>
    <message>
        <source>five</source>
        <comment>one card</comment>
        <translation>cinque</translation>
    </message>
    <message>
        <source>six</source>
        <comment>one card</comment>
        <translation>sei</translation>
    </message>
    <message>
        <source>seven</source>
        <comment>one card</comment>
        <translation>sette</translation>
    </message>
    <message>
        <source>eight</source>
        <comment>one card</comment>
        <translation>otto</translation>
    </message>
    <message>
        <source>nine</source>
        <comment>one card</comment>
        <translation>nove</translation>
    </message>
    <message>
        <source>ten</source>
        <comment>one card</comment>
        <translation>dieci</translation>
    </message>
    <message>
        <source>jack</source>
        <comment>one card</comment>
        <translation>jack</translation>
    </message>
    <message>
        <source>queen</source>
        <comment>one card</comment>
        <translation>donna</translation>
    </message>
    <message>
        <source>king</source>
        <comment>one card</comment>
        <translation>re</translation>
    </message>
    <message>
        <source>ace</source>
        <comment>one card</comment>
        <translation>asso</translation>
    </message>
    <message>
        <source>twos</source>
        <translation>due</translation>
    </message>
    <message>
        <source>threes</source>
        <translation>tre</translation>
    </message>
    <message>
        <source>fours</source>
        <translation>quattro</translation>
    </message>
    <message>
        <source>fives</source>
        <translation>cinque</translation>
    </message>
    <message>
        <source>sixes</source>
        <translation>sei</translation>
    </message>
    <message>
        <source>sevens</source>
        <translation>sette</translation>
    </message>
    <message>
        <source>eights</source>
        <translation>otto</translation>
    </message>
    <message>
        <source>nines</source>
        <translation>nove</translation>
    </message>
    <message>
        <source>tens</source>
        <translation>dieci</translation>
    </message>
    <message>
        <source>jacks</source>
        <translation>jack</translation>
    </message>
    <message>
        <source>queens</source>
        <translation>donne</translation>
    </message>
    <message>
        <source>kings</source>
        <translation>re</translation>
    </message>
    <message>
        <source>aces</source>
        <translation>assi</translation>
    </message>
    <message>
        <source>to the two</source>
        <translation>al due</translation>
    </message>
    <message>
        <source>to the three</source>
        <translation>al tre</translation>
    </message>
    <message>
        <source>to the four</source>
        <translation>al quattro</translation>
    </message>
    <message>
        <source>to the five</source>
        <translation>al cinque</translation>
    </message>
    <message>
        <source>to the six</source>
        <translation>al sei</translation>
    </message>
    <message>
        <source>to the seven</source>
        <translation>al sette</translation>
    </message>
    <message>
        <source>to the eight</source>
        <translation>all’otto</translation>
    </message>
    <message>
        <source>to the nine</source>
        <translation>al nove</translation>
    </message>
    <message>
        <source>to the ten</source>
        <translation>al dieci</translation>
    </message>
    <message>
        <source>to the jack</source>
        <translation>al jack</translation>
    </message>
    <message>
        <source>to the queen</source>
        <translation>alla donna</translation>
    </message>
    <message>
        <source>to the king</source>
        <translation>al re</translation>
    </message>
    <message>
        <source>to the ace</source>
        <translation>all’asso</translation>
    </message>
    <message>
        <source>clubs</source>
        <translation>fiori</translation>
    </message>
    <message>
        <source>diamonds</source>
        <translation>quadri</translation>
    </message>
    <message>
        <source>hearts</source>
        <translation>cuori</translation>
    </message>
    <message>
        <source>spades</source>
        <translation>picche</translation>
    </message>
</context>
<context>
    <name>RefusalWords</name>
    <message>
        <source>{reason} (rule {rule}).</source>
        <translation>{reason} (regola {rule}).</translation>
    </message>
    <message numerus="yes">
        <source>At most %n card(s) may be exchanged</source>
        <translation>
            <numerusform>Si può cambiare al massimo %n carta</numerusform>
            <numerusform>Si possono cambiare al massimo %n carte</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>No more than %n raise(s) in a round</source>
        <translation>
            <numerusform>In un giro non c’è più di %n rilancio</numerusform>
            <numerusform>In un giro non ci sono più di %n rilanci</numerusform>
        </translation>
    </message>
    <message>
        <source>It is not your turn</source>
        <translation>Non tocca a te</translation>
    </message>
    <message>
        <source>This deal is over</source>
        <translation>Questa mano è finita</translation>
    </message>
    <message>
        <source>This cannot be done at this point of the deal</source>
        <translation>In questo momento della mano non si può</translation>
    </message>
    <message>
        <source>Only players dealt in may do this</source>
        <translation>Può farlo solo chi ha ricevuto le carte</translation>
    </message>
    <message>
        <source>What is done cannot be taken back at the table</source>
        <translation>Al tavolo ciò che è fatto non si può ritirare</translation>
    </message>
    <message>
        <source>At this table the openers are not shown on demand</source>
        <translation>A questo tavolo l’apertura non si mostra a richiesta</translation>
    </message>
    <message>
        <source>The openers can be asked for once the pot is awarded</source>
        <translation>L’apertura si può chiedere solo a piatto assegnato</translation>
    </message>
    <message>
        <source>Nobody has bet: there is nothing to fold against</source>
        <translation>Nessuno ha puntato: non c’è motivo di lasciare</translation>
    </message>
    <message>
        <source>There is no bet to call</source>
        <translation>Non c’è una puntata da vedere</translation>
    </message>
    <message>
        <source>The bet stands at {to_match}: call, raise or fold</source>
        <translation>La puntata è a {to_match}: si vede, si rilancia o si lascia</translation>
    </message>
    <message>
        <source>Your chips cover the call at most</source>
        <translation>Le tue fiche bastano al massimo per vedere</translation>
    </message>
    <message>
        <source>The limit leaves no room for a raise</source>
        <translation>Il limite non lascia spazio a un rilancio</translation>
    </message>
    <message>
        <source>You need a pair of {ranks} or better to open</source>
        <translation>Per aprire serve una coppia di {ranks} o più</translation>
    </message>
    <message>
        <source>At least {least} in all</source>
        <translation>In tutto almeno {least}</translation>
    </message>
    <message>
        <source>At most {most} in all</source>
        <translation>In tutto al massimo {most}</translation>
    </message>
    <message>
        <source>Here one bets or raises to exactly: {sizes}</source>
        <translation>Qui si punta o si rilancia esattamente a: {sizes}</translation>
    </message>
    <message>
        <source>The last all-in was less than a full raise: only call or fold</source>
        <translation>Gli ultimi resti erano meno di un rilancio intero: si può solo vedere o lasciare</translation>
    </message>
    <message>
        <source>Nobody else has chips left to call with</source>
        <translation>Nessun altro ha fiche per vedere</translation>
    </message>
    <message>
        <source>You have no chips left to bet</source>
        <translation>Non hai più fiche da puntare</translation>
    </message>
    <message>
        <source>The bring-in comes first</source>
        <translation>Prima viene il bring-in</translation>
    </message>
    <message>
        <source>You do not hold that card</source>
        <translation>Non hai quella carta</translation>
    </message>
    <message>
        <source>One card cannot be exchanged twice</source>
        <translation>Una carta non si cambia due volte</translation>
    </message>
</context>
<context>
    <name>ReplayWindow</name>
    <message>
        <source>Replay</source>
        <translation>Rivedi</translation>
    </message>
    <message>
        <source>Deal {0}</source>
        <translation>Mano {0}</translation>
    </message>
    <message>
        <source>Seen by</source>
        <translation>Visto da</translation>
    </message>
    <message>
        <source>Go to</source>
        <translation>Vai a</translation>
    </message>
    <message>
        <source>All cards open</source>
        <translation>Tutte le carte scoperte</translation>
    </message>
    <message>
        <source>Place in the deal</source>
        <translation>Punto della mano</translation>
    </message>
    <message>
        <source>Start</source>
        <translation>Inizio</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>Indietro</translation>
    </message>
    <message>
        <source>On</source>
        <translation>Avanti</translation>
    </message>
    <message>
        <source>Next decision</source>
        <translation>Prossima scelta</translation>
    </message>
    <message>
        <source>End</source>
        <translation>Fine</translation>
    </message>
    <message>
        <source>Deal before</source>
        <translation>Mano prima</translation>
    </message>
    <message>
        <source>Deal after</source>
        <translation>Mano dopo</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Chiudi</translation>
    </message>
    <message>
        <source>Stop</source>
        <translation>Ferma</translation>
    </message>
    <message>
        <source>Play</source>
        <translation>Fai andare</translation>
    </message>
</context>
<context>
    <name>ResultRow</name>
    <message>
        <source>Ask for the openers</source>
        <translation>Chiedi l’apertura</translation>
    </message>
    <message>
        <source>rule D-14</source>
        <translation>regola D-14</translation>
    </message>
    <message>
        <source>how the evening went</source>
        <translation>com’è andata la serata</translation>
    </message>
    <message>
        <source>The game is over</source>
        <translation>La partita è finita</translation>
    </message>
    <message>
        <source>Next deal</source>
        <translation>Prossima mano</translation>
    </message>
    <message>
        <source>New game</source>
        <translation>Nuova partita</translation>
    </message>
    <message>
        <source>a fresh start</source>
        <translation>si ricomincia da capo</translation>
    </message>
    <message>
        <source>Look back</source>
        <translation>Guarda indietro</translation>
    </message>
    <message>
        <source>Buy in for {0}</source>
        <translation>Rientra con {0}</translation>
    </message>
    <message>
        <source>and the next deal</source>
        <translation>e la prossima mano</translation>
    </message>
    <message>
        <source>Watch on</source>
        <translation>Resta a guardare</translation>
    </message>
    <message>
        <source>the others play</source>
        <translation>giocano gli altri</translation>
    </message>
    <message>
        <source>N or Space</source>
        <translation>N o Spazio</translation>
    </message>
    <message>
        <source>Your chips are gone</source>
        <translation>Le tue fiche sono finite</translation>
    </message>
    <message>
        <source>It happens to the best. At this table one buys in again.</source>
        <translation>Capita ai migliori. A questo tavolo si rientra con nuove fiche.</translation>
    </message>
    <message>
        <source>It happens to the best. Another evening, another hand.</source>
        <translation>Capita ai migliori. Un’altra sera, un’altra mano.</translation>
    </message>
    <message>
        <source>No chips left: {0}</source>
        <translation>Senza più fiche: {0}</translation>
    </message>
    <message numerus="yes">
        <source>Next deal by itself in %n s</source>
        <translation>
            <numerusform>Prossima mano da sola fra %n s</numerusform>
            <numerusform>Prossima mano da sola fra %n s</numerusform>
        </translation>
    </message>
    <message>
        <source>Take your time: the table waits.</source>
        <translation>Con calma: il tavolo aspetta.</translation>
    </message>
    <message>
        <source>The deal is over</source>
        <translation>La mano è finita</translation>
    </message>
</context>
<context>
    <name>ResultWords</name>
    <message>
        <source>{name} {chips}</source>
        <translation>{name} {chips}</translation>
    </message>
    <message>
        <source>The pots: {shares}</source>
        <translation>I piatti: {shares}</translation>
    </message>
    <message>
        <source>The pot is shared: {shares}</source>
        <translation>Il piatto si divide: {shares}</translation>
    </message>
    <message>
        <source>You win {chips}</source>
        <translation>Vinci {chips}</translation>
    </message>
    <message>
        <source>{name} wins {chips}</source>
        <translation>{name} vince {chips}</translation>
    </message>
    <message>
        <source>A hand opened without openers is dead.</source>
        <translation>Una mano aperta senza apertura è morta.</translation>
    </message>
    <message>
        <source>Nobody called.</source>
        <translation>Nessuno ha visto.</translation>
    </message>
    <message>
        <source>Nobody called.</source>
        <comment>stud</comment>
        <translation>Nessuno ha chiamato.</translation>
    </message>
    <message>
        <source>Who was all-in wins only what the others matched; the best of them wins the rest.</source>
        <translation>Chi si è giocato i resti vince solo ciò che gli altri hanno pareggiato; il resto va al migliore fra loro.</translation>
    </message>
    <message>
        <source>{chips} stay on the table</source>
        <translation>{chips} restano sul tavolo</translation>
    </message>
    <message>
        <source>Nobody opened: {chips} stay on the table</source>
        <translation>Nessuno ha aperto: {chips} restano sul tavolo</translation>
    </message>
    <message>
        <source>All checked after the draw: no hand is shown.</source>
        <translation>Dopo il cambio tutti hanno detto parola: non si mostrano le carte.</translation>
    </message>
</context>
<context>
    <name>RuleSets</name>
    <message>
        <source>The usual rules</source>
        <translation>Le regole di sempre</translation>
    </message>
    <message>
        <source>Changed</source>
        <translation>Modificate</translation>
    </message>
    <message>
        <source>{0} ({1})</source>
        <translation>{0} ({1})</translation>
    </message>
    <message>
        <source>Name of the rule set</source>
        <translation>Nome delle regole</translation>
    </message>
    <message>
        <source>New name of “{0}”</source>
        <translation>Nuovo nome di «{0}»</translation>
    </message>
    <message>
        <source>Delete a rule set</source>
        <translation>Elimina delle regole</translation>
    </message>
    <message>
        <source>Delete “{0}”?</source>
        <translation>Eliminare «{0}»?</translation>
    </message>
    <message>
        <source>Games begun with it go on with its rules.</source>
        <translation>Le partite già cominciate continuano con queste regole.</translation>
    </message>
    <message>
        <source>Delete</source>
        <translation>Elimina</translation>
    </message>
    <message>
        <source>Keep</source>
        <translation>Conserva</translation>
    </message>
    <message>
        <source>Save the rule set as a file</source>
        <translation>Salva le regole in un file</translation>
    </message>
    <message>
        <source>Open a rule set</source>
        <translation>Apri delle regole</translation>
    </message>
    <message>
        <source>Rule set</source>
        <translation>Regole della casa</translation>
    </message>
    <message>
        <source>Nothing was changed.</source>
        <translation>Non è cambiato nulla.</translation>
    </message>
    <message>
        <source>Rule sets (*{0})</source>
        <translation>Regole della casa (*{0})</translation>
    </message>
    <message>
        <source>Save and share</source>
        <translation>Salva e condividi</translation>
    </message>
    <message>
        <source>Save under a name…</source>
        <translation>Salva con un nome…</translation>
    </message>
    <message>
        <source>Rename…</source>
        <translation>Rinomina…</translation>
    </message>
    <message>
        <source>Delete…</source>
        <translation>Elimina…</translation>
    </message>
    <message>
        <source>Save as a file…</source>
        <translation>Salva in un file…</translation>
    </message>
    <message>
        <source>Open a file…</source>
        <translation>Apri un file…</translation>
    </message>
</context>
<context>
    <name>RulesPage</name>
    <message>
        <source>Rules of the game</source>
        <translation>Regole del gioco</translation>
    </message>
</context>
<context>
    <name>SeenWords</name>
    <message numerus="yes">
        <source>Cards seen: %n</source>
        <translation>
            <numerusform>Carte viste: %n</numerusform>
            <numerusform>Carte viste: %n</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n not seen</source>
        <comment>cards</comment>
        <translation>
            <numerusform>%n non vista</numerusform>
            <numerusform>%n non viste</numerusform>
        </translation>
    </message>
    <message>
        <source>Your cards</source>
        <translation>Le tue carte</translation>
    </message>
    <message>
        <source>Laid down</source>
        <translation>Scartate</translation>
    </message>
    <message>
        <source>For all</source>
        <translation>Per tutti</translation>
    </message>
    <message>
        <source>{hand} in sight</source>
        <translation>{hand} in vista</translation>
    </message>
    <message>
        <source>Dead cards</source>
        <translation>Carte morte</translation>
    </message>
    <message>
        <source>Still live</source>
        <translation>Ancora vive</translation>
    </message>
    <message numerus="yes">
        <source>%n left</source>
        <comment>cards of a rank</comment>
        <translation>
            <numerusform>ne resta %n</numerusform>
            <numerusform>ne restano %n</numerusform>
        </translation>
    </message>
    <message>
        <source>{suit} (you hold {held})</source>
        <translation>{suit} (ne hai {held})</translation>
    </message>
    <message numerus="yes">
        <source>%n left</source>
        <comment>cards of a suit</comment>
        <translation>
            <numerusform>ne resta %n</numerusform>
            <numerusform>ne restano %n</numerusform>
        </translation>
    </message>
    <message>
        <source>The next card makes</source>
        <translation>La prossima carta dà</translation>
    </message>
    <message>
        <source>Changing {card} makes</source>
        <translation>Cambiando {card}</translation>
    </message>
    <message numerus="yes">
        <source>%n card(s)</source>
        <comment>outs</comment>
        <translation>
            <numerusform>%n carta</numerusform>
            <numerusform>%n carte</numerusform>
        </translation>
    </message>
    <message>
        <source>{cards} of {unseen} · {share} %</source>
        <translation>{cards} su {unseen} · {share} %</translation>
    </message>
    <message>
        <source>Anything better</source>
        <translation>Qualunque punto migliore</translation>
    </message>
    <message>
        <source>out of play: {cards}</source>
        <translation>fuori gioco: {cards}</translation>
    </message>
    <message>
        <source>Counted from your cards and those face up; nobody’s hidden cards.</source>
        <translation>Il conto parte dalle tue carte e da quelle scoperte, mai da quelle coperte degli altri.</translation>
    </message>
</context>
<context>
    <name>SettingWords</name>
    <message>
        <source>Language</source>
        <translation>Lingua</translation>
    </message>
    <message>
        <source>Colours</source>
        <translation>Colori</translation>
    </message>
    <message>
        <source>Size of the texts</source>
        <translation>Grandezza dei testi</translation>
    </message>
    <message>
        <source>Suits</source>
        <translation>Semi</translation>
    </message>
    <message>
        <source>Pace of the others</source>
        <translation>Ritmo degli altri</translation>
    </message>
    <message>
        <source>Motion</source>
        <translation>Movimento</translation>
    </message>
    <message>
        <source>Next deal</source>
        <translation>Prossima mano</translation>
    </message>
    <message>
        <source>Sort my cards</source>
        <translation>Ordina le mie carte</translation>
    </message>
    <message>
        <source>Guard against a changed price</source>
        <translation>Protezione se cambia il prezzo</translation>
    </message>
    <message>
        <source>Ask twice for the last chips</source>
        <translation>Conferma per le ultime fiche</translation>
    </message>
    <message>
        <source>Single letters act</source>
        <translation>Tasti di una lettera</translation>
    </message>
    <message>
        <source>Sound</source>
        <translation>Suono</translation>
    </message>
    <message>
        <source>Volume</source>
        <translation>Volume</translation>
    </message>
    <message>
        <source>Cards</source>
        <translation>Carte</translation>
    </message>
    <message>
        <source>Chips</source>
        <translation>Fiche</translation>
    </message>
    <message>
        <source>Your turn</source>
        <translation>Tocca a te</translation>
    </message>
    <message>
        <source>Refusals</source>
        <translation>Azioni non ammesse</translation>
    </message>
    <message>
        <source>The end of a deal</source>
        <translation>La fine della mano</translation>
    </message>
    <message>
        <source>Every text changes at once.</source>
        <translation>Tutti i testi, subito.</translation>
    </message>
    <message>
        <source>A light afternoon or a dark evening.</source>
        <translation>Un pomeriggio chiaro o una sera scura.</translation>
    </message>
    <message>
        <source>From 80 to 200 per cent; the cards have their own size.</source>
        <translation>Dall’80 al 200 per cento; le carte hanno la loro misura.</translation>
    </message>
    <message>
        <source>Two colours, or four: green clubs and blue diamonds.</source>
        <translation>Due colori, o quattro: fiori verdi e quadri blu.</translation>
    </message>
    <message>
        <source>Learning waits for a key after each act.</source>
        <translation>Per imparare: dopo ogni mossa si aspetta un tasto.</translation>
    </message>
    <message>
        <source>Reduced: nothing travels. None: nothing fades either.</source>
        <translation>Ridotto: niente si sposta. Nessuno: niente dissolvenze.</translation>
    </message>
    <message>
        <source>The result waits, or the next deal comes by itself.</source>
        <translation>Il risultato aspetta, o la prossima mano arriva da sola.</translation>
    </message>
    <message>
        <source>Cards that belong together lie together.</source>
        <translation>Le carte che fanno punto stanno vicine.</translation>
    </message>
    <message>
        <source>A button whose price has just changed takes no press for a moment.</source>
        <translation>Un pulsante che ha appena cambiato prezzo per un attimo non risponde.</translation>
    </message>
    <message>
        <source>A bet or call of all one’s chips wants a second press.</source>
        <translation>Per mettere tutte le fiche bisogna premere due volte.</translation>
    </message>
    <message>
        <source>F folds, C calls, R raises; off, only other keys act.</source>
        <translation>F lascia, C vede, R rilancia; se disattivato, valgono solo gli altri tasti.</translation>
    </message>
    <message>
        <source>What you see can be heard too; a key at the table mutes it.</source>
        <translation>Quel che si vede si può anche sentire; un tasto al tavolo lo fa tacere.</translation>
    </message>
    <message>
        <source>Of everything together.</source>
        <translation>Di tutto insieme.</translation>
    </message>
    <message>
        <source>Dealt, turned, thrown in, marked.</source>
        <translation>Date, girate, buttate, segnate.</translation>
    </message>
    <message>
        <source>Bets, the pot, and a knock for a check.</source>
        <translation>Le puntate, il piatto e il colpetto di chi passa.</translation>
    </message>
    <message>
        <source>Two soft tones when it is up to you.</source>
        <translation>Due note leggere quando sta a te.</translation>
    </message>
    <message>
        <source>When something is not open to you.</source>
        <translation>Quando qualcosa non si può fare.</translation>
    </message>
    <message>
        <source>One sound for a win, another for the rest.</source>
        <translation>Un suono per chi vince, un altro per il resto.</translation>
    </message>
    <message>
        <source>No sound device was found: the table stays silent.</source>
        <translation>Nessun dispositivo audio trovato: il tavolo resta muto.</translation>
    </message>
    <message numerus="yes">
        <source>after %n s</source>
        <translation>
            <numerusform>dopo %n s</numerusform>
            <numerusform>dopo %n s</numerusform>
        </translation>
    </message>
    <message>
        <source>waits for me</source>
        <translation>aspetta me</translation>
    </message>
    <message>
        <source>As the system</source>
        <translation>Come il sistema</translation>
    </message>
    <message>
        <source>Light</source>
        <translation>Chiaro</translation>
    </message>
    <message>
        <source>Dark</source>
        <translation>Scuro</translation>
    </message>
    <message>
        <source>As the game</source>
        <translation>Secondo il gioco</translation>
    </message>
    <message>
        <source>Two</source>
        <translation>Due</translation>
    </message>
    <message>
        <source>Four</source>
        <translation>Quattro</translation>
    </message>
    <message>
        <source>Learning</source>
        <translation>Per imparare</translation>
    </message>
    <message>
        <source>Normal</source>
        <translation>Normale</translation>
    </message>
    <message>
        <source>Fast</source>
        <translation>Veloce</translation>
    </message>
    <message>
        <source>Instant</source>
        <translation>Immediato</translation>
    </message>
    <message>
        <source>Full</source>
        <translation>Completo</translation>
    </message>
    <message>
        <source>Reduced</source>
        <translation>Ridotto</translation>
    </message>
    <message>
        <source>None</source>
        <comment>motion</comment>
        <translation>Nessuno</translation>
    </message>
    <message>
        <source>How it looks</source>
        <translation>L’aspetto</translation>
    </message>
    <message>
        <source>How it plays</source>
        <translation>Il gioco</translation>
    </message>
    <message>
        <source>Under your hands</source>
        <translation>Sotto le tue mani</translation>
    </message>
    <message>
        <source>What is heard</source>
        <translation>Che cosa si sente</translation>
    </message>
</context>
<context>
    <name>SettingsDialog</name>
    <message>
        <source>Settings</source>
        <translation>Impostazioni</translation>
    </message>
    <message>
        <source>Keys…</source>
        <translation>Tasti…</translation>
    </message>
    <message>
        <source>Done</source>
        <translation>Fatto</translation>
    </message>
</context>
<context>
    <name>SidePanel</name>
    <message>
        <source>Log</source>
        <translation>Diario</translation>
    </message>
    <message>
        <source>Hands</source>
        <translation>Punti</translation>
    </message>
    <message>
        <source>Rules</source>
        <translation>Regole</translation>
    </message>
    <message>
        <source>Odds</source>
        <translation>Quote</translation>
    </message>
    <message>
        <source>Side panel</source>
        <translation>Pannello laterale</translation>
    </message>
    <message>
        <source>Fold the panel</source>
        <translation>Chiudi il pannello</translation>
    </message>
</context>
<context>
    <name>StartPage</name>
    <message>
        <source>An evening of cards, by the lamp</source>
        <translation>Una serata a carte, sotto la lampada</translation>
    </message>
    <message>
        <source>Continue</source>
        <translation>Continua</translation>
    </message>
    <message>
        <source>A new game</source>
        <translation>Una nuova partita</translation>
    </message>
    <message>
        <source>Player: {0}</source>
        <translation>Gioca: {0}</translation>
    </message>
    <message>
        <source>Show me how it is played</source>
        <translation>Mostrami come si gioca</translation>
    </message>
    <message>
        <source>Settings</source>
        <translation>Impostazioni</translation>
    </message>
    <message>
        <source>Language</source>
        <translation>Lingua</translation>
    </message>
    <message>
        <source>A first deal, explained</source>
        <translation>Una prima mano, spiegata</translation>
    </message>
    <message>
        <source>{0}, deal {1}. You have {2}. With {3}.</source>
        <translation>{0}, mano {1}. Hai {2}. Con {3}.</translation>
    </message>
</context>
<context>
    <name>StatTiles</name>
    <message>
        <source>Result</source>
        <translation>Risultato</translation>
    </message>
    <message>
        <source>{unit} in {deals}</source>
        <translation>{unit} in {deals}</translation>
    </message>
    <message>
        <source>All you won less all you lost; chips you bought are not counted.</source>
        <translation>Tutto quello che hai vinto meno quello che hai perso; le fiche comprate non contano.</translation>
    </message>
</context>
<context>
    <name>StatWords</name>
    <message>
        <source>Still in on {street}</source>
        <translation>Ancora in gioco in {street}</translation>
    </message>
    <message>
        <source>Put chips in by choice</source>
        <translation>Fiches messe per scelta</translation>
    </message>
    <message>
        <source>Raised in the first round</source>
        <translation>Rilanci nel primo giro</translation>
    </message>
    <message>
        <source>Opened when you could</source>
        <translation>Aperture quando potevi</translation>
    </message>
    <message>
        <source>Called the opener</source>
        <translation>Hai visto l’apertore</translation>
    </message>
    <message>
        <source>Completed</source>
        <translation>Completamenti</translation>
    </message>
    <message>
        <source>Called the bring-in</source>
        <translation>Hai chiamato il bring-in</translation>
    </message>
    <message>
        <source>Tried to steal the antes</source>
        <translation>Tentativi di rubare gli inviti</translation>
    </message>
    <message>
        <source>Stole them at once</source>
        <translation>Inviti rubati subito</translation>
    </message>
    <message>
        <source>Gave the bring-in up to a steal</source>
        <translation>Bring-in lasciato a chi ruba</translation>
    </message>
    <message>
        <source>Improved by the draw</source>
        <translation>Migliorato al cambio</translation>
    </message>
    <message>
        <source>What chance would have brought</source>
        <translation>Quanto ci si poteva aspettare</translation>
    </message>
    <message>
        <source>Stood pat on less than a straight</source>
        <translation>Servito con meno di una scala</translation>
    </message>
    <message>
        <source>Split the openers</source>
        <translation>Apertura rotta</translation>
    </message>
    <message>
        <source>Bet after the draw as opener</source>
        <translation>Puntate dopo il cambio da apertore</translation>
    </message>
    <message>
        <source>Folded to a bet after the draw</source>
        <translation>Lasciato a una puntata dopo il cambio</translation>
    </message>
    <message>
        <source>Bet or raised on later streets</source>
        <translation>Puntate e rilanci nelle strade seguenti</translation>
    </message>
    <message>
        <source>Went on too dearly on fifth street</source>
        <translation>In quinta strada avanti a prezzo troppo alto</translation>
    </message>
    <message>
        <source>Bet or raised rather than called</source>
        <translation>Puntate e rilanci anziché vedere</translation>
    </message>
    <message>
        <source>Went to the showdown</source>
        <translation>Arrivo allo showdown</translation>
    </message>
    <message>
        <source>Won at the showdown</source>
        <translation>Showdown vinti</translation>
    </message>
    <message>
        <source>Won without a showdown</source>
        <translation>Vinte senza showdown</translation>
    </message>
    <message>
        <source>Opened without openers</source>
        <translation>Aperture false</translation>
    </message>
    <message>
        <source>Of all your draws.</source>
        <translation>Di tutti i tuoi cambi.</translation>
    </message>
    <message>
        <source>Of all deals you were dealt in.</source>
        <translation>Di tutte le mani in cui hai ricevuto carte.</translation>
    </message>
    <message>
        <source>Of the deals in which you could open, call or raise.</source>
        <translation>Delle mani in cui potevi aprire, vedere o rilanciare.</translation>
    </message>
    <message>
        <source>Of the deals in which you could raise in the first round.</source>
        <translation>Delle mani in cui potevi rilanciare nel primo giro.</translation>
    </message>
    <message>
        <source>Of the turns at which you held openers and nobody had opened.</source>
        <translation>Delle volte in cui avevi l’apertura e nessuno aveva aperto.</translation>
    </message>
    <message>
        <source>Of the turns at which only the opener had bet before you.</source>
        <translation>Delle volte in cui prima di te aveva puntato solo l’apertore.</translation>
    </message>
    <message>
        <source>Of the turns at which only the bring-in lay there.</source>
        <translation>Delle volte in cui c’era solo il bring-in.</translation>
    </message>
    <message>
        <source>Of the turns with the highest door card when nobody had come in.</source>
        <translation>Delle volte con la door card più alta quando nessuno era entrato.</translation>
    </message>
    <message>
        <source>Of the steals you tried.</source>
        <translation>Dei furti tentati.</translation>
    </message>
    <message>
        <source>Of the steals tried against your bring-in.</source>
        <translation>Dei furti tentati contro il tuo bring-in.</translation>
    </message>
    <message>
        <source>Of the draws at which you changed cards: a better class of hand.</source>
        <translation>Dei cambi in cui hai cambiato carte: un punto di classe migliore.</translation>
    </message>
    <message>
        <source>The same draws: the exact chance of a better class of hand, on average.</source>
        <translation>Gli stessi cambi: la probabilità esatta di un punto di classe migliore, in media.</translation>
    </message>
    <message>
        <source>Of the draws at which you stood pat.</source>
        <translation>Dei cambi in cui eri servito.</translation>
    </message>
    <message>
        <source>Of the draws at which you changed cards as opener.</source>
        <translation>Dei cambi di carte da apertore.</translation>
    </message>
    <message>
        <source>Of the turns at which you could bet first as opener.</source>
        <translation>Delle volte in cui potevi puntare per primo da apertore.</translation>
    </message>
    <message>
        <source>Of the bets you faced after the draw.</source>
        <translation>Delle puntate affrontate dopo il cambio.</translation>
    </message>
    <message>
        <source>Of your turns from fourth street on.</source>
        <translation>Dei tuoi turni dalla quarta strada in poi.</translation>
    </message>
    <message>
        <source>Of the bets you faced there: your chance, by what you saw, was less than the part of the pot you would pay to the end.</source>
        <translation>Delle puntate trovate lì: la tua probabilità, da quello che vedevi, era minore della parte del piatto da pagare fino in fondo.</translation>
    </message>
    <message>
        <source>Of all your bets, raises and calls.</source>
        <translation>Di tutte le tue puntate, rilanci e vedute.</translation>
    </message>
    <message>
        <source>Of the deals in which you were still in after the first round.</source>
        <translation>Delle mani in cui eri ancora in gioco dopo il primo giro.</translation>
    </message>
    <message>
        <source>Of your showdowns; a shared pot counts as its share.</source>
        <translation>Dei tuoi showdown; un piatto diviso conta per la sua parte.</translation>
    </message>
    <message>
        <source>Of the openings you had to prove.</source>
        <translation>Delle aperture che hai dovuto mostrare.</translation>
    </message>
    <message>
        <source>First round</source>
        <translation>Primo giro</translation>
    </message>
    <message>
        <source>Cards</source>
        <translation>Carte</translation>
    </message>
    <message>
        <source>Later rounds</source>
        <translation>Giri seguenti</translation>
    </message>
    <message>
        <source>How it ended</source>
        <translation>Come è finita</translation>
    </message>
    <message numerus="yes">
        <source>%n card(s) exchanged</source>
        <translation>
            <numerusform>%n carta cambiata</numerusform>
            <numerusform>%n carte cambiate</numerusform>
        </translation>
    </message>
    <message>
        <source>Stood pat</source>
        <translation>Servito</translation>
    </message>
    <message>
        <source>third street</source>
        <translation>terza strada</translation>
    </message>
    <message>
        <source>fourth street</source>
        <translation>quarta strada</translation>
    </message>
    <message>
        <source>fifth street</source>
        <translation>quinta strada</translation>
    </message>
    <message>
        <source>sixth street</source>
        <translation>sesta strada</translation>
    </message>
    <message>
        <source>seventh street</source>
        <translation>settima strada</translation>
    </message>
    <message>
        <source>less</source>
        <translation>meno</translation>
    </message>
    <message>
        <source>two pair</source>
        <translation>doppia coppia</translation>
    </message>
    <message>
        <source>more</source>
        <translation>di più</translation>
    </message>
    <message>
        <source>bring-in</source>
        <translation>bring-in</translation>
    </message>
    <message>
        <source>last</source>
        <translation>ultimo</translation>
    </message>
    <message>
        <source>not enough yet: {0} of {1}</source>
        <translation>ancora poche: {0} di {1}</translation>
    </message>
    <message>
        <source>of {count} · {bounds}</source>
        <translation>su {count} · {bounds}</translation>
    </message>
    <message>
        <source>{0} big bets</source>
        <translation>{0} limiti massimi</translation>
    </message>
    <message>
        <source>{0} antes</source>
        <translation>{0} inviti</translation>
    </message>
    <message>
        <source>big bets</source>
        <translation>limiti massimi</translation>
    </message>
    <message>
        <source>antes</source>
        <translation>inviti</translation>
    </message>
    <message numerus="yes">
        <source>%n deal(s)</source>
        <translation>
            <numerusform>%n mano</numerusform>
            <numerusform>%n mani</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>StatisticsPage</name>
    <message>
        <source>Your game</source>
        <translation>Il tuo gioco</translation>
    </message>
    <message>
        <source>Nothing to count yet. Play a deal, and its figures will stand here.</source>
        <translation>Ancora niente da contare. Gioca una mano e le sue cifre saranno qui.</translation>
    </message>
    <message>
        <source>The rates are of the deals chosen; the result and its curve are of all.</source>
        <translation>Le percentuali riguardano le mani scelte; il risultato e la sua curva tutte.</translation>
    </message>
    <message>
        <source>Game</source>
        <translation>Gioco</translation>
    </message>
    <message>
        <source>Question</source>
        <translation>Domanda</translation>
    </message>
    <message>
        <source>At a glance</source>
        <translation>A colpo d’occhio</translation>
    </message>
    <message>
        <source>Pictures</source>
        <translation>Grafici</translation>
    </message>
    <message>
        <source>All figures</source>
        <translation>Tutte le cifre</translation>
    </message>
</context>
<context>
    <name>StatisticsWindow</name>
    <message>
        <source>Save the picture</source>
        <translation>Salva l’immagine</translation>
    </message>
    <message>
        <source>Pictures (*.png)</source>
        <translation>Immagini (*.png)</translation>
    </message>
    <message>
        <source>Save all figures</source>
        <translation>Salva tutte le cifre</translation>
    </message>
    <message>
        <source>Tables (*.csv)</source>
        <translation>Tabelle (*.csv)</translation>
    </message>
    <message>
        <source>Figure</source>
        <translation>Voce</translation>
    </message>
    <message>
        <source>Share</source>
        <translation>Quota</translation>
    </message>
    <message>
        <source>from</source>
        <translation>da</translation>
    </message>
    <message>
        <source>to</source>
        <translation>a</translation>
    </message>
    <message>
        <source>Out of</source>
        <translation>Su</translation>
    </message>
    <message>
        <source>Your game</source>
        <translation>Il tuo gioco</translation>
    </message>
    <message>
        <source>Save the picture…</source>
        <translation>Salva l’immagine…</translation>
    </message>
    <message>
        <source>Save all figures…</source>
        <translation>Salva tutte le cifre…</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Chiudi</translation>
    </message>
</context>
<context>
    <name>StatusWords</name>
    <message>
        <source>Deal {number} · ante {chips}</source>
        <translation>Mano {number} · invito {chips}</translation>
    </message>
    <message>
        <source>Deal {number} · ante {chips}, dealer {dealer}</source>
        <translation>Mano {number} · invito {chips}, mazziere {dealer}</translation>
    </message>
    <message>
        <source>Antes</source>
        <translation>Inviti</translation>
    </message>
    <message>
        <source>The deal</source>
        <translation>Le carte</translation>
    </message>
    <message>
        <source>First bets</source>
        <translation>Primo giro</translation>
    </message>
    <message>
        <source>Draw</source>
        <translation>Cambio</translation>
    </message>
    <message>
        <source>Second bets</source>
        <translation>Secondo giro</translation>
    </message>
    <message>
        <source>Second street</source>
        <translation>Seconda strada</translation>
    </message>
    <message>
        <source>Third street</source>
        <translation>Terza strada</translation>
    </message>
    <message>
        <source>Fourth street</source>
        <translation>Quarta strada</translation>
    </message>
    <message>
        <source>Fifth street</source>
        <translation>Quinta strada</translation>
    </message>
    <message>
        <source>Sixth street</source>
        <translation>Sesta strada</translation>
    </message>
    <message>
        <source>Seventh street</source>
        <translation>Settima strada</translation>
    </message>
    <message>
        <source>Showdown</source>
        <translation>Showdown</translation>
    </message>
    <message>
        <source>2nd</source>
        <translation>2ª</translation>
    </message>
    <message>
        <source>3rd</source>
        <translation>3ª</translation>
    </message>
    <message>
        <source>4th</source>
        <translation>4ª</translation>
    </message>
    <message>
        <source>5th</source>
        <translation>5ª</translation>
    </message>
    <message>
        <source>6th</source>
        <translation>6ª</translation>
    </message>
    <message>
        <source>7th</source>
        <translation>7ª</translation>
    </message>
    <message>
        <source>Any hand may open</source>
        <translation>Si apre con qualunque punto</translation>
    </message>
    <message>
        <source>Jacks or better to open</source>
        <translation>Apertura: jack o più</translation>
    </message>
    <message>
        <source>Queens or better to open</source>
        <translation>Apertura: donne o più</translation>
    </message>
    <message>
        <source>Kings or better to open</source>
        <translation>Apertura: re o più</translation>
    </message>
    <message>
        <source>Aces or better to open</source>
        <translation>Apertura: assi o più</translation>
    </message>
    <message>
        <source>{openers}, or four to an open straight flush</source>
        <translation>{openers}, o quattro a scala reale bilaterale</translation>
    </message>
    <message>
        <source>{openers} (on honour)</source>
        <translation>{openers} (sulla parola)</translation>
    </message>
    <message>
        <source>Next deal: jacks or better to open</source>
        <translation>Prossima mano: apertura ai jack</translation>
    </message>
    <message>
        <source>Next deal: queens or better to open</source>
        <translation>Prossima mano: apertura alle donne</translation>
    </message>
    <message>
        <source>Next deal: kings or better to open</source>
        <translation>Prossima mano: apertura ai re</translation>
    </message>
    <message>
        <source>Next deal: aces or better to open</source>
        <translation>Prossima mano: apertura agli assi</translation>
    </message>
    <message>
        <source>{chips} carried over</source>
        <translation>{chips} riportate</translation>
    </message>
    <message numerus="yes">
        <source>%n deal(s) passed out</source>
        <translation>
            <numerusform>%n mano senza apertura</numerusform>
            <numerusform>%n mani senza apertura</numerusform>
        </translation>
    </message>
    <message>
        <source>Largest bet: {chips}</source>
        <translation>Puntata massima: {chips}</translation>
    </message>
    <message numerus="yes">
        <source>%n raise(s) left in this round</source>
        <translation>
            <numerusform>in questo giro resta %n rilancio</numerusform>
            <numerusform>in questo giro restano %n rilanci</numerusform>
        </translation>
    </message>
    <message>
        <source>no more raises in this round</source>
        <translation>in questo giro niente più rilanci</translation>
    </message>
    <message numerus="yes">
        <source>Exchange up to %n card(s), or stand pat</source>
        <translation>
            <numerusform>Cambia fino a %n carta, o servito</numerusform>
            <numerusform>Cambia fino a %n carte, o servito</numerusform>
        </translation>
    </message>
    <message>
        <source>The best hand takes the pot</source>
        <translation>Il punto migliore prende il piatto</translation>
    </message>
    <message>
        <source>{openers} · you opened</source>
        <translation>{openers} · hai aperto tu</translation>
    </message>
    <message>
        <source>{openers} · opener: {name}</source>
        <translation>{openers} · apertore: {name}</translation>
    </message>
    <message>
        <source>Pot limit: at most the pot</source>
        <translation>Limite del piatto: al massimo il piatto</translation>
    </message>
    <message>
        <source>No limit: up to all one’s chips</source>
        <translation>Senza limite: fino a tutte le fiche</translation>
    </message>
    <message>
        <source>An open pair: bets of {small} or {big}</source>
        <translation>Coppia scoperta: puntate di {small} o {big}</translation>
    </message>
    <message>
        <source>Bring-in: {name}, {card} (of equal cards the lowest suit)</source>
        <translation>Bring-in: {name}, {card} (a pari valore, il seme più basso)</translation>
    </message>
    <message>
        <source>The best five of seven cards take the pot</source>
        <translation>Le migliori cinque carte su sette prendono il piatto</translation>
    </message>
    <message>
        <source>Highest in sight, equal: {hand}</source>
        <translation>Più alto in vista, a pari punto: {hand}</translation>
    </message>
    <message>
        <source>Highest in sight: {name}, {hand}</source>
        <translation>Più alto in vista: {name}, {hand}</translation>
    </message>
    <message>
        <source>Bets and raises of {chips}</source>
        <translation>Puntate e rilanci di {chips}</translation>
    </message>
    <message>
        <source>The lowest door card brings in</source>
        <translation>La door card (prima carta scoperta) più bassa fa il bring-in</translation>
    </message>
    <message>
        <source>Bring-in: {name}</source>
        <translation>Bring-in: {name}</translation>
    </message>
    <message>
        <source>Bring-in: {name} (lowest card: {card})</source>
        <translation>Bring-in: {name} (carta più bassa: {card})</translation>
    </message>
</context>
<context>
    <name>StudActWords</name>
    <message>
        <source>fold</source>
        <translation>lascio</translation>
    </message>
    <message>
        <source>check</source>
        <translation>check</translation>
    </message>
    <message>
        <source>call {chips}</source>
        <translation>chiamo {chips}</translation>
    </message>
    <message>
        <source>open for {to}</source>
        <translation>apro di {to}</translation>
    </message>
    <message>
        <source>bet {to}</source>
        <translation>punto {to}</translation>
    </message>
    <message>
        <source>complete to {to}</source>
        <translation>completo a {to}</translation>
    </message>
    <message>
        <source>raise to {to}</source>
        <translation>rilancio a {to}</translation>
    </message>
    <message>
        <source>bring-in of {chips}</source>
        <translation>bring-in di {chips}</translation>
    </message>
    <message>
        <source>Fold</source>
        <translation>Lascio</translation>
    </message>
    <message>
        <source>Check</source>
        <translation>Check</translation>
    </message>
    <message>
        <source>Call</source>
        <translation>Chiamo</translation>
    </message>
    <message>
        <source>Open</source>
        <translation>Apro</translation>
    </message>
    <message>
        <source>Bet</source>
        <translation>Punto</translation>
    </message>
    <message>
        <source>Complete</source>
        <translation>Completo</translation>
    </message>
    <message>
        <source>Raise</source>
        <translation>Rilancio</translation>
    </message>
    <message>
        <source>Bring-in</source>
        <translation>Bring-in</translation>
    </message>
</context>
<context>
    <name>StudRulesWords</name>
    <message>
        <source>The idea</source>
        <translation>In breve</translation>
    </message>
    <message>
        <source>Ante and deal</source>
        <translation>Invito e distribuzione</translation>
    </message>
    <message>
        <source>Third street</source>
        <translation>Terza strada</translation>
    </message>
    <message>
        <source>Second street</source>
        <translation>Seconda strada</translation>
    </message>
    <message>
        <source>Fourth street</source>
        <translation>Quarta strada</translation>
    </message>
    <message>
        <source>Fifth to seventh street</source>
        <translation>Dalla quinta alla settima strada</translation>
    </message>
    <message>
        <source>Fourth and fifth street</source>
        <translation>Quarta e quinta strada</translation>
    </message>
    <message>
        <source>What a bet may be</source>
        <translation>Quanto si può puntare</translation>
    </message>
    <message>
        <source>Showdown</source>
        <translation>Showdown</translation>
    </message>
    <message>
        <source>Everyone gets five cards one by one, the first face down (the hole card), the others face up, with a round of bets after each from the second on. The best hand wins.</source>
        <translation>Si ricevono cinque carte, la prima coperta (hole card), le altre scoperte, con un giro di puntate dopo ogni carta dalla seconda in poi. Vince il punto migliore.</translation>
    </message>
    <message>
        <source>Everyone gets seven cards one by one, some face down (hole cards), some face up, with a round of bets after each. The best five of the seven win.</source>
        <translation>Si ricevono sette carte, alcune coperte (hole cards), altre scoperte, con un giro di puntate dopo ogni strada. Vincono le migliori cinque su sette.</translation>
    </message>
    <message>
        <source>Before the deal everyone puts an ante of {chips} into the pot. (S-1)</source>
        <translation>Prima delle carte tutti mettono nel piatto un invito (ante) di {chips}. (S-1)</translation>
    </message>
    <message>
        <source>The dealer puts in twice as much. (E-1)</source>
        <translation>Il mazziere mette il doppio. (E-1)</translation>
    </message>
    <message>
        <source>Three cards each, clockwise from the dealer’s left: two face down, then one face up, the door card. Only their owner sees the hole cards. (S-1, C9)</source>
        <translation>Tre carte a testa, in senso orario dalla sinistra del mazziere: due coperte, poi una scoperta, la door card. Le carte coperte le vede solo chi le ha. (S-1, C9)</translation>
    </message>
    <message>
        <source>Two cards each, clockwise from the dealer’s left: one face down, then one face up, the door card. Only its owner sees the hole card. (S-1, C9)</source>
        <translation>Due carte a testa, in senso orario dalla sinistra del mazziere: una coperta, poi una scoperta, la door card. La carta coperta la vede solo chi la ha. (S-1, C9)</translation>
    </message>
    <message>
        <source>The lowest door card must post the bring-in of {chips}. Aces are high; equal ranks are settled by suit: clubs, diamonds, hearts, spades, clubs lowest. Where the lowest is all-in for the ante, the next on the left speaks first. (S-3)</source>
        <translation>La door card più bassa deve puntare il bring-in (puntata d’obbligo) di {chips}. L’asso è alto; a pari valore decide il seme, dal più basso: fiori, quadri, cuori, picche. Se la più bassa si è giocata i resti nell’invito, parla per primo chi siede alla sua sinistra. (S-3)</translation>
    </message>
    <message>
        <source>A card face up for each. The highest hand in sight speaks first and checks or bets; then clockwise. Straights and flushes do not count in sight; one who is all-in is passed over. (S-7)</source>
        <translation>Una carta scoperta a testa. Parla per primo il punto scoperto più alto, che fa check o punta; poi in senso orario. Fra le carte scoperte scale e colori non contano; chi si è giocato i resti è saltato. (S-7)</translation>
    </message>
    <message>
        <source>Seventh street, the river, is dealt face down. Whoever spoke first on sixth street speaks first again; if folded, the highest hand in sight. (S-10)</source>
        <translation>La settima strada, il river, si dà coperta. Parla per primo chi ha parlato per primo in sesta; se ha lasciato, il punto scoperto più alto. (S-10)</translation>
    </message>
    <message>
        <source>The bring-in may be completed to the small bet of {chips} at once instead. (S-3)</source>
        <translation>Invece del bring-in si può completare subito al limite minimo di {chips}. (S-3)</translation>
    </message>
    <message>
        <source>Then clockwise each folds, calls the bring-in or completes to {chips}. After that one calls, folds or raises by {chips}. If nobody completes, the round is over. (S-4)</source>
        <translation>Poi in senso orario ognuno lascia (fold), chiama il bring-in (call) o completa a {chips}. Dopo si chiama, si lascia o si rilancia di {chips}. Se nessuno completa, il giro è finito. (S-4)</translation>
    </message>
    <message>
        <source>Equal hands in sight: the suit of the highest card decides. (S-7)</source>
        <translation>A punti scoperti pari decide il seme della carta più alta. (S-7)</translation>
    </message>
    <message>
        <source>Equal hands in sight: the first clockwise from the dealer’s left speaks. (S-7)</source>
        <translation>A punti scoperti pari parla il primo in senso orario dalla sinistra del mazziere. (S-7)</translation>
    </message>
    <message>
        <source>If anyone shows a pair, everyone may bet or raise {small} or {big}; once {big} was bet, only that. (S-8)</source>
        <translation>Se qualcuno ha una coppia scoperta, tutti possono puntare o rilanciare {small} o {big}; dopo una puntata di {big}, solo quella. (S-8)</translation>
    </message>
    <message>
        <source>Each of them brings a card face up; the highest hand in sight speaks first. (S-9)</source>
        <translation>Ognuna porta una carta scoperta; parla per primo il punto scoperto più alto. (S-9)</translation>
    </message>
    <message>
        <source>Fifth and sixth street bring a card face up each; the highest hand in sight speaks first. (S-9)</source>
        <translation>In quinta e sesta strada arriva un’altra carta scoperta; parla per primo il punto scoperto più alto. (S-9)</translation>
    </message>
    <message>
        <source>If the deck cannot give everyone a card, one common card is dealt face up and counts for all. (S-12)</source>
        <translation>Se il mazzo non basta per tutti, si scopre una carta comune che vale per tutti. (S-12)</translation>
    </message>
    <message>
        <source>Fixed limit: bets and raises are {small} on third and fourth street and {big} from fifth street on. (S-2)</source>
        <translation>Limite fisso: puntate e rilanci sono di {small} in terza e quarta strada e di {big} dalla quinta in poi. (S-2)</translation>
    </message>
    <message>
        <source>Fixed limit: bets and raises are {small} on second and third street and {big} from fourth street on. (S-2)</source>
        <translation>Limite fisso: puntate e rilanci sono di {small} in seconda e terza strada e di {big} dalla quarta in poi. (S-2)</translation>
    </message>
    <message numerus="yes">
        <source>In a round at most %n raise(s) follow the bet. (S-5)</source>
        <translation>
            <numerusform>In un giro la puntata è seguita al massimo da %n rilancio. (S-5)</numerusform>
            <numerusform>In un giro la puntata è seguita al massimo da %n rilanci. (S-5)</numerusform>
        </translation>
    </message>
    <message>
        <source>A round that begins with two players has no cap. (S-5)</source>
        <translation>Un giro che comincia in due non ha tetto ai rilanci. (S-5)</translation>
    </message>
    <message>
        <source>When all but one have folded, the last one takes the pot without showing; what nobody called goes back first. (S-6, C3)</source>
        <translation>Se tutti gli altri hanno lasciato, chi resta prende il piatto senza mostrare; prima torna indietro ciò che nessuno ha visto. (S-6, C3)</translation>
    </message>
    <message>
        <source>Otherwise whoever made the last bet or raise of the river shows first, then clockwise; if all checked, the first to speak. The best five of seven cards win. (S-11)</source>
        <translation>Altrimenti mostra per primo chi ha puntato o rilanciato per ultimo al river, poi in senso orario; se tutti hanno fatto check, chi ha parlato per primo. Vincono le migliori cinque carte su sette. (S-11)</translation>
    </message>
    <message>
        <source>Otherwise whoever made the last bet or raise of the last street shows first, then clockwise; if all checked, the first to speak. The best hand wins. (S-11)</source>
        <translation>Altrimenti mostra per primo chi ha puntato o rilanciato per ultimo nell’ultima strada, poi in senso orario; se tutti hanno fatto check, chi ha parlato per primo. Vince il punto migliore. (S-11)</translation>
    </message>
    <message>
        <source>A beaten hand may be thrown away unseen. (S-11)</source>
        <translation>Chi perde può gettare le carte senza mostrarle. (S-11)</translation>
    </message>
    <message>
        <source>A chip that cannot be shared goes by the highest card of the winning five, suits spades, hearts, diamonds, clubs, spades highest. (C6)</source>
        <translation>La fiche che non si può dividere va alla carta più alta delle cinque vincenti, con i semi nell’ordine picche, cuori, quadri, fiori. (C6)</translation>
    </message>
</context>
<context>
    <name>SummaryDialog</name>
    <message>
        <source>Looking back</source>
        <translation>Uno sguardo indietro</translation>
    </message>
    <message>
        <source>{0}, with {1}.</source>
        <translation>{0}, con {1}.</translation>
    </message>
    <message>
        <source>Deals played</source>
        <translation>Mani giocate</translation>
    </message>
    <message>
        <source>Won or lost</source>
        <translation>Vinto o perso</translation>
    </message>
    <message>
        <source>Pots won</source>
        <translation>Piatti vinti</translation>
    </message>
    <message>
        <source>Showdowns</source>
        <translation>Showdown</translation>
    </message>
    <message>
        <source>Biggest pot</source>
        <translation>Piatto più grande</translation>
    </message>
    <message>
        <source>Chips bought</source>
        <translation>Fiche comprate</translation>
    </message>
    <message>
        <source>Play on</source>
        <translation>Continua a giocare</translation>
    </message>
    <message>
        <source>New game</source>
        <translation>Nuova partita</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Chiudi</translation>
    </message>
    <message>
        <source>All the chips are yours</source>
        <translation>Tutte le fiche sono tue</translation>
    </message>
    <message>
        <source>The chips are gone; the evening was fine</source>
        <translation>Le fiche sono finite; la serata è stata bella</translation>
    </message>
    <message>
        <source>The table waits for you</source>
        <translation>Il tavolo ti aspetta</translation>
    </message>
    <message>
        <source>A good evening</source>
        <translation>Una buona serata</translation>
    </message>
    <message>
        <source>Thank you for the evening</source>
        <translation>Grazie della serata</translation>
    </message>
</context>
<context>
    <name>TableTexts</name>
    <message>
        <source>Pot</source>
        <comment>the chips in the middle</comment>
        <translation>Piatto</translation>
    </message>
    <message numerus="yes">
        <source>%n in the deck</source>
        <comment>cards</comment>
        <translation>
            <numerusform>%n nel mazzo</numerusform>
            <numerusform>%n nel mazzo</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n discard(s)</source>
        <translation>
            <numerusform>%n scarto</numerusform>
            <numerusform>%n scarti</numerusform>
        </translation>
    </message>
    <message>
        <source>Change</source>
        <comment>this card will be exchanged</comment>
        <translation>Cambio</translation>
    </message>
    <message>
        <source>hint</source>
        <translation>idea</translation>
    </message>
    <message>
        <source>down</source>
        <comment>a card dealt face down</comment>
        <translation>coperta</translation>
    </message>
    <message>
        <source>up</source>
        <comment>a card dealt face up</comment>
        <translation>scoperta</translation>
    </message>
    <message>
        <source>thinks…</source>
        <translation>pensa…</translation>
    </message>
    <message>
        <source>out</source>
        <comment>has no part in this deal</comment>
        <translation>fuori</translation>
    </message>
    <message>
        <source>Card table</source>
        <translation>Tavolo da gioco</translation>
    </message>
    <message>
        <source>Your cards</source>
        <translation>Le tue carte</translation>
    </message>
</context>
<context>
    <name>VariantWords</name>
    <message>
        <source>Jackpots</source>
        <translation>Apertura ai jack</translation>
    </message>
    <message>
        <source>Jack Pot</source>
        <translation>Jack Pot</translation>
    </message>
    <message>
        <source>Seven-card stud</source>
        <translation>Seven card stud</translation>
    </message>
    <message>
        <source>Italian poker</source>
        <translation>Poker all’italiana</translation>
    </message>
    <message>
        <source>Five-card stud</source>
        <translation>Five card stud</translation>
    </message>
    <message>
        <source>Pot</source>
        <translation>Pot</translation>
    </message>
    <message>
        <source>Italian five-card draw</source>
        <translation>Poker italiano a cinque carte</translation>
    </message>
    <message>
        <source>Spanish five-card draw</source>
        <translation>Poker spagnolo a cinque carte</translation>
    </message>
    <message>
        <source>Fixed limit $2/$4</source>
        <translation>Limite fisso 2/4 $</translation>
    </message>
    <message>
        <source>Draw with the stripped deck</source>
        <translation>Cinque carte con il mazzo ridotto</translation>
    </message>
    <message>
        <source>One card down, four up</source>
        <translation>Una carta coperta, quattro scoperte</translation>
    </message>
    <message>
        <source>Draw where any hand may open</source>
        <translation>Cinque carte, si apre con qualunque punto</translation>
    </message>
</context>
<context>
    <name>WatchRow</name>
    <message>
        <source>You are out of this deal</source>
        <translation>Sei fuori da questa mano</translation>
    </message>
    <message>
        <source>Watch the others, or go on.</source>
        <translation>Guarda gli altri, o va’ avanti.</translation>
    </message>
    <message>
        <source>Play faster</source>
        <translation>Più veloce</translation>
    </message>
    <message>
        <source>To the result</source>
        <translation>Al risultato</translation>
    </message>
    <message>
        <source>Space</source>
        <translation>Spazio</translation>
    </message>
</context>
</TS>
