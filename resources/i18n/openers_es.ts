<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="es" sourcelanguage="en">
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
        <translation>nada más que pagar</translation>
    </message>
    <message>
        <source>the lowest card must</source>
        <translation>le toca a la carta más baja</translation>
    </message>
    <message>
        <source>stay in</source>
        <translation>sigues en juego</translation>
    </message>
    <message>
        <source>stay in for nothing</source>
        <translation>sigues en juego gratis</translation>
    </message>
    <message>
        <source>all your chips: press again</source>
        <translation>todas tus fichas: pulsa otra vez</translation>
    </message>
    <message>
        <source>all your chips</source>
        <translation>todas tus fichas</translation>
    </message>
    <message>
        <source>{0} in all this round</source>
        <translation>{0} en total en la ronda</translation>
    </message>
    <message>
        <source>{0} to {1}</source>
        <translation>de {0} a {1}</translation>
    </message>
    <message>
        <source>{0} more now</source>
        <translation>ahora {0} más</translation>
    </message>
    <message>
        <source>{0} to speak</source>
        <translation>Habla: {0}</translation>
    </message>
    <message>
        <source>Your turn will come.</source>
        <translation>Ya llegará tu turno.</translation>
    </message>
    <message>
        <source>Fixed limit: {0}</source>
        <translation>Límite fijo: {0}</translation>
    </message>
    <message numerus="yes">
        <source>%n bet(s) or raise(s) left in this round</source>
        <translation>
            <numerusform>En esta ronda queda %n apuesta o subida</numerusform>
            <numerusform>En esta ronda quedan %n apuestas o subidas</numerusform>
        </translation>
    </message>
    <message>
        <source>Your turn</source>
        <translation>Te toca a ti</translation>
    </message>
</context>
<context>
    <name>BetRow</name>
    <message>
        <source>Open for</source>
        <translation>Abro con</translation>
    </message>
    <message>
        <source>Bet</source>
        <translation>Envido</translation>
    </message>
    <message>
        <source>Complete to</source>
        <translation>Completo a</translation>
    </message>
    <message>
        <source>Raise to</source>
        <translation>Subo a</translation>
    </message>
    <message>
        <source>Total in chips</source>
        <translation>Total en fichas</translation>
    </message>
    <message>
        <source>Min {0}</source>
        <translation>Mín. {0}</translation>
    </message>
    <message>
        <source>½ pot {0}</source>
        <translation>½ bote {0}</translation>
    </message>
    <message>
        <source>¾ pot {0}</source>
        <translation>¾ bote {0}</translation>
    </message>
    <message>
        <source>Pot {0}</source>
        <translation>Bote {0}</translation>
    </message>
    <message>
        <source>Max {0}</source>
        <translation>Máx. {0}</translation>
    </message>
</context>
<context>
    <name>CardWords</name>
    <message>
        <source>face-down card</source>
        <translation>carta tapada</translation>
    </message>
    <message>
        <source>{rank} of {suit}</source>
        <translation>{rank} de {suit}</translation>
    </message>
    <message numerus="yes">
        <source>%n face-down card(s)</source>
        <translation>
            <numerusform>%n carta tapada</numerusform>
            <numerusform>%n cartas tapadas</numerusform>
        </translation>
    </message>
    <message>
        <source>{card}, position {place}, to be exchanged</source>
        <translation>{card}, posición {place}, para descartar</translation>
    </message>
    <message>
        <source>{card}, position {place}</source>
        <translation>{card}, posición {place}</translation>
    </message>
</context>
<context>
    <name>Coach</name>
    <message>
        <source>Everybody has paid an ante. Only a pair of jacks or better may open the betting; without it one passes and stays in.</source>
        <translation>Todos han puesto el ante. Para abrir hace falta una pareja de jotas o más; sin ella se pasa y se sigue en juego.</translation>
    </message>
    <message>
        <source>Your hand may open the betting: at least the smallest bet, at most the pot. You may also pass; nobody has to open.</source>
        <translation>Con tu jugada puedes abrir: como mínimo la apuesta mínima, como máximo el bote. También puedes pasar; nadie está obligado a abrir.</translation>
    </message>
    <message>
        <source>Somebody has bet. Call to stay in, raise to make it dearer, or fold: then the hand costs nothing more.</source>
        <translation>Alguien ha apostado. Ve la apuesta para seguir, sube para encarecerla, o retírate: entonces la mano no cuesta nada más.</translation>
    </message>
    <message>
        <source>The draw: click the cards you do not need, then exchange them. A good hand stands pat, without a new card.</source>
        <translation>El descarte: haz clic en las cartas que no te sirven y cámbialas. Con una buena jugada se dice «servido», sin cartas nuevas.</translation>
    </message>
    <message>
        <source>After the draw there is a second round. Bet, or check and see what the others do.</source>
        <translation>Después del descarte hay una segunda ronda. Envida, o pasa y mira qué hacen los demás.</translation>
    </message>
    <message>
        <source>The opener won without showing. You may ask for the openers: the cards that allowed the opening.</source>
        <translation>Quien abrió ha ganado sin enseñar. Puedes pedir la apertura: las cartas que permitían abrir.</translation>
    </message>
    <message>
        <source>The best hand takes the pot; the line on the sheet says why. Go on when you like.</source>
        <translation>La mejor jugada se lleva el bote; la línea de la hoja dice por qué. Sigue cuando quieras.</translation>
    </message>
</context>
<context>
    <name>CommandWords</name>
    <message>
        <source>&amp;Game</source>
        <translation>&amp;Partida</translation>
    </message>
    <message>
        <source>&amp;Table</source>
        <translation>&amp;Mesa</translation>
    </message>
    <message>
        <source>&amp;Learn</source>
        <translation>&amp;Aprender</translation>
    </message>
    <message>
        <source>&amp;View</source>
        <translation>&amp;Ver</translation>
    </message>
    <message>
        <source>&amp;Help</source>
        <translation>A&amp;yuda</translation>
    </message>
    <message>
        <source>&amp;Language</source>
        <translation>&amp;Idioma</translation>
    </message>
    <message>
        <source>&amp;Colours</source>
        <translation>&amp;Colores</translation>
    </message>
    <message>
        <source>&amp;Pace</source>
        <translation>&amp;Ritmo</translation>
    </message>
    <message>
        <source>&amp;New game…</source>
        <translation>&amp;Nueva partida…</translation>
    </message>
    <message>
        <source>&amp;Continue the game</source>
        <translation>&amp;Continuar la partida</translation>
    </message>
    <message>
        <source>&amp;Start page</source>
        <translation>Página de &amp;inicio</translation>
    </message>
    <message>
        <source>Stop and look &amp;back</source>
        <translation>Parar y mirar &amp;atrás</translation>
    </message>
    <message>
        <source>&amp;Replay the last deal…</source>
        <translation>&amp;Volver a ver la última mano…</translation>
    </message>
    <message>
        <source>&amp;Your game in figures…</source>
        <translation>Tu juego en &amp;cifras…</translation>
    </message>
    <message>
        <source>&amp;Who plays…</source>
        <translation>&amp;Quién juega…</translation>
    </message>
    <message>
        <source>Save a bac&amp;kup…</source>
        <translation>&amp;Guardar una copia…</translation>
    </message>
    <message>
        <source>Restore a back&amp;up…</source>
        <translation>&amp;Restaurar una copia…</translation>
    </message>
    <message>
        <source>S&amp;ettings…</source>
        <translation>A&amp;justes…</translation>
    </message>
    <message>
        <source>&amp;Quit</source>
        <translation>&amp;Salir</translation>
    </message>
    <message>
        <source>&amp;Help and keys</source>
        <translation>A&amp;yuda y teclas</translation>
    </message>
    <message>
        <source>Show me how it is &amp;played</source>
        <translation>Enséñame cómo se &amp;juega</translation>
    </message>
    <message>
        <source>&amp;Rules of this game</source>
        <translation>&amp;Reglas de este juego</translation>
    </message>
    <message>
        <source>What beats &amp;what</source>
        <translation>Las &amp;jugadas</translation>
    </message>
    <message>
        <source>&amp;About Openers</source>
        <translation>&amp;Acerca de Openers</translation>
    </message>
    <message>
        <source>&amp;Fold</source>
        <translation>Me &amp;retiro</translation>
    </message>
    <message>
        <source>&amp;Check or call</source>
        <translation>&amp;Paso o lo veo</translation>
    </message>
    <message>
        <source>&amp;Open, bet or raise</source>
        <translation>&amp;Abro, envido o subo</translation>
    </message>
    <message>
        <source>&amp;Type the amount</source>
        <translation>&amp;Escribir la cantidad</translation>
    </message>
    <message>
        <source>A chip more</source>
        <translation>Una ficha más</translation>
    </message>
    <message>
        <source>A chip less</source>
        <translation>Una ficha menos</translation>
    </message>
    <message>
        <source>Five chips more</source>
        <translation>Cinco fichas más</translation>
    </message>
    <message>
        <source>Five chips less</source>
        <translation>Cinco fichas menos</translation>
    </message>
    <message>
        <source>Smallest amount</source>
        <translation>Cantidad mínima</translation>
    </message>
    <message>
        <source>Largest amount</source>
        <translation>Cantidad máxima</translation>
    </message>
    <message>
        <source>The &amp;pot</source>
        <translation>El &amp;bote</translation>
    </message>
    <message>
        <source>&amp;Stand pat</source>
        <translation>&amp;Servido</translation>
    </message>
    <message>
        <source>&amp;Exchange the marked cards</source>
        <translation>&amp;Cambiar las cartas marcadas</translation>
    </message>
    <message>
        <source>Ask for the o&amp;peners</source>
        <translation>Pedir la ape&amp;rtura</translation>
    </message>
    <message>
        <source>&amp;Next deal</source>
        <translation>&amp;Mano siguiente</translation>
    </message>
    <message>
        <source>Go on, skip the movement</source>
        <translation>Seguir, saltar el movimiento</translation>
    </message>
    <message>
        <source>Take &amp;back</source>
        <translation>&amp;Deshacer</translation>
    </message>
    <message>
        <source>What do I &amp;hold?</source>
        <translation>¿Qué &amp;tengo?</translation>
    </message>
    <message>
        <source>Who has how &amp;many chips?</source>
        <translation>¿C&amp;uántas fichas tiene cada uno?</translation>
    </message>
    <message>
        <source>Side &amp;panel</source>
        <translation>&amp;Panel lateral</translation>
    </message>
    <message>
        <source>&amp;Log</source>
        <translation>&amp;Diario</translation>
    </message>
    <message>
        <source>M&amp;ute</source>
        <translation>Sin &amp;sonido</translation>
    </message>
    <message>
        <source>&amp;Full screen</source>
        <translation>Pantalla &amp;completa</translation>
    </message>
    <message>
        <source>&amp;Larger text</source>
        <translation>Texto más &amp;grande</translation>
    </message>
    <message>
        <source>S&amp;maller text</source>
        <translation>Texto más pe&amp;queño</translation>
    </message>
    <message>
        <source>As the &amp;system</source>
        <translation>Como el &amp;sistema</translation>
    </message>
    <message>
        <source>&amp;Light afternoon</source>
        <translation>Tarde &amp;clara</translation>
    </message>
    <message>
        <source>&amp;Dark evening</source>
        <translation>Noche &amp;oscura</translation>
    </message>
    <message>
        <source>&amp;Learning: go on by key</source>
        <translation>&amp;Para aprender: seguir con una tecla</translation>
    </message>
    <message>
        <source>&amp;Normal</source>
        <translation>&amp;Normal</translation>
    </message>
    <message>
        <source>&amp;Fast</source>
        <translation>&amp;Rápido</translation>
    </message>
    <message>
        <source>&amp;Instant</source>
        <translation>&amp;Inmediato</translation>
    </message>
</context>
<context>
    <name>CommonRulesWords</name>
    <message>
        <source>What beats what</source>
        <translation>Las jugadas</translation>
    </message>
    <message>
        <source>From the strongest: {hands}.</source>
        <translation>De la más fuerte a la más débil: {hands}. Póquer son cuatro cartas iguales.</translation>
    </message>
    <message>
        <source>In this deck a flush beats a full house.</source>
        <translation>Con esta baraja el color gana al full.</translation>
    </message>
    <message>
        <source>Hands of one kind are compared by their ranks, then by the remaining cards. Suits never rank a hand. (C1)</source>
        <translation>Entre jugadas del mismo tipo cuentan los valores y después las cartas restantes. Los palos nunca cuentan. (C1)</translation>
    </message>
    <message>
        <source>The ace is high, and low in the straight A-2-3-4-5.</source>
        <translation>El as es la carta más alta, y la más baja en la escalera A-2-3-4-5.</translation>
    </message>
    <message>
        <source>At the table</source>
        <translation>En la mesa</translation>
    </message>
    <message>
        <source>Everyone begins with {stack}. (C4)</source>
        <translation>Todos empiezan con {stack}. (C4)</translation>
    </message>
    <message>
        <source>Who has no chips left is brought back to {stack} between deals; a carried pot stays on the table. (C7)</source>
        <translation>Quien se queda sin fichas vuelve a {stack} entre mano y mano; un bote acumulado sigue en la mesa. (C7)</translation>
    </message>
    <message>
        <source>Who has no chips left is out. The match ends when one player has all the chips; a carried pot goes to the last one. (C7)</source>
        <translation>Quien se queda sin fichas está fuera. La partida acaba cuando una sola persona tiene todas las fichas; un bote acumulado es para la última que queda. (C7)</translation>
    </message>
    <message>
        <source>The dealer button moves clockwise after every deal. (C7)</source>
        <translation>Después de cada mano el botón del repartidor pasa en el sentido de las agujas del reloj. (C7)</translation>
    </message>
    <message>
        <source>The deck is stripped: its lowest card is 11 less the players dealt in, with {players} the {lowest}. The ace also stands below the lowest card for a straight.</source>
        <translation>La baraja es reducida: la carta más baja es 11 menos los jugadores de la mano, con {players} el {lowest}. El as también va por debajo de la más baja en una escalera.</translation>
    </message>
    <message>
        <source>One acts only in turn. What the rules do not allow is refused with its reason and changes nothing. (C8)</source>
        <translation>Se actúa solo por turno. Lo que las reglas no permiten se rechaza con su motivo y no cambia nada. (C8)</translation>
    </message>
    <message>
        <source>What is done at the table cannot be taken back. (C8, D-9)</source>
        <translation>En la mesa lo hecho no se puede deshacer. (C8, D-9)</translation>
    </message>
    <message>
        <source>The shuffle is fair and can be checked: a fingerprint of the deal’s seed is published before it, the seed after it. (C10)</source>
        <translation>Las cartas se barajan de forma justa y se puede comprobar: antes de la mano se publica la huella de la semilla, después la semilla misma. (C10)</translation>
    </message>
    <message>
        <source>For learning, all hands are shown once a deal is over. (C9)</source>
        <translation>Para aprender, al acabar la mano se ven las cartas de todos. (C9)</translation>
    </message>
    <message>
        <source>Who has no chips left is brought back to {stack} between deals. (C7)</source>
        <translation>Quien se queda sin fichas vuelve a tener {stack} entre mano y mano. (C7)</translation>
    </message>
    <message>
        <source>Who has no chips left is out. The match ends when one player has all the chips. (C7)</source>
        <translation>Quien se queda sin fichas queda fuera. La partida acaba cuando uno tiene todas las fichas. (C7)</translation>
    </message>
    <message>
        <source>Folding is offered only against a bet: where there is nothing to pay, staying in costs nothing. (C4)</source>
        <translation>Solo se puede uno retirar ante una apuesta: donde no hay nada que pagar, seguir es gratis. (C4)</translation>
    </message>
    <message>
        <source>Nobody bets more than the chips in front of them, and nobody adds chips during a deal. Who cannot cover a bet puts in the rest and is all-in, to the showdown. (C4)</source>
        <translation>Nadie apuesta más que las fichas que tiene delante y nadie añade fichas durante la mano. Quien no cubre una apuesta pone lo que le queda, se juega el resto, y llega hasta enseñar las cartas. (C4)</translation>
    </message>
    <message>
        <source>To win a pot one must have matched the highest bet or be all-in: what goes beyond an all-in lies in a side pot for the others. (C2)</source>
        <translation>Para ganar un bote hay que haber igualado la apuesta más alta o haberse jugado el resto: lo que pasa del resto forma un bote aparte para los demás. (C2)</translation>
    </message>
    <message>
        <source>An all-in counts as a bet or raise when it adds at least half of one; one that adds less may be completed. (C5)</source>
        <translation>El resto cuenta como apuesta o subida si añade al menos la mitad de una; si añade menos, se puede completar. (C5)</translation>
    </message>
    <message>
        <source>Equal hands share the pot. (C1)</source>
        <translation>Con jugadas iguales se reparte el bote. (C1)</translation>
    </message>
</context>
<context>
    <name>Dialogs</name>
    <message>
        <source>Replay</source>
        <translation>Repetición</translation>
    </message>
    <message>
        <source>No deal has been played to its end yet.</source>
        <translation>Aún no se ha jugado ninguna mano hasta el final.</translation>
    </message>
    <message>
        <source>A game is running.</source>
        <translation>Hay una partida en curso.</translation>
    </message>
    <message>
        <source>Beginning a new one ends it; its running deal will not count.</source>
        <translation>Empezar otra la termina; la mano en curso no contará.</translation>
    </message>
    <message>
        <source>Continue the running game</source>
        <translation>Seguir con ella</translation>
    </message>
    <message>
        <source>End it and begin the new one</source>
        <translation>Terminarla y empezar</translation>
    </message>
    <message>
        <source>About Openers</source>
        <translation>Acerca de Openers</translation>
    </message>
    <message>
        <source>Openers {0}</source>
        <translation>Openers {0}</translation>
    </message>
    <message>
        <source>A table for the classic poker games, offline. Free software, MIT licence.</source>
        <translation>Una mesa para los juegos clásicos de póquer, sin conexión. Software libre, licencia MIT.</translation>
    </message>
</context>
<context>
    <name>DrawActWords</name>
    <message>
        <source>fold</source>
        <translation>me retiro</translation>
    </message>
    <message>
        <source>check</source>
        <translation>paso</translation>
    </message>
    <message>
        <source>pass</source>
        <translation>paso</translation>
    </message>
    <message>
        <source>call {chips}</source>
        <translation>veo {chips}</translation>
    </message>
    <message>
        <source>open for {to}</source>
        <translation>abro con {to}</translation>
    </message>
    <message>
        <source>bet {to}</source>
        <translation>envido {to}</translation>
    </message>
    <message>
        <source>complete to {to}</source>
        <translation>completo a {to}</translation>
    </message>
    <message>
        <source>raise to {to}</source>
        <translation>subo a {to}</translation>
    </message>
    <message>
        <source>bring-in of {chips}</source>
        <translation>bring-in de {chips}</translation>
    </message>
    <message>
        <source>Fold</source>
        <translation>Me retiro</translation>
    </message>
    <message>
        <source>Check</source>
        <translation>Paso</translation>
    </message>
    <message>
        <source>Pass</source>
        <translation>Paso</translation>
    </message>
    <message>
        <source>Call</source>
        <translation>Lo veo</translation>
    </message>
    <message>
        <source>Open</source>
        <translation>Abro</translation>
    </message>
    <message>
        <source>Bet</source>
        <translation>Envido</translation>
    </message>
    <message>
        <source>Complete</source>
        <translation>Completo</translation>
    </message>
    <message>
        <source>Raise</source>
        <translation>Subo</translation>
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
        <translation>En pocas palabras</translation>
    </message>
    <message>
        <source>Ante and deal</source>
        <translation>Ante y reparto</translation>
    </message>
    <message>
        <source>First bets</source>
        <translation>Primera ronda</translation>
    </message>
    <message>
        <source>What a bet may be</source>
        <translation>Cuánto se puede apostar</translation>
    </message>
    <message>
        <source>The draw</source>
        <translation>El descarte</translation>
    </message>
    <message>
        <source>Second bets</source>
        <translation>Segunda ronda</translation>
    </message>
    <message>
        <source>Showdown</source>
        <translation>Showdown</translation>
    </message>
    <message>
        <source>Openers</source>
        <translation>La apertura</translation>
    </message>
    <message>
        <source>Everyone gets five cards, bets, exchanges the cards that do not help, and bets again. The best hand at the end takes the pot, or whoever is left alone.</source>
        <translation>Se reciben cinco cartas, se apuesta, se cambian las que no sirven y se vuelve a apostar. Al final la mejor jugada se lleva el bote, o quien se queda sin rivales.</translation>
    </message>
    <message>
        <source>Only a pair of jacks or better may begin the betting. (D-2)</source>
        <translation>Para abrir hace falta una pareja de jotas o más. (D-2)</translation>
    </message>
    <message>
        <source>Any hand may begin the betting.</source>
        <translation>Se puede abrir con cualquier jugada.</translation>
    </message>
    <message>
        <source>Before the deal everyone puts an ante of {chips} into the pot. (D-1)</source>
        <translation>Antes de repartir todos ponen en el bote un ante de {chips}. (D-1)</translation>
    </message>
    <message>
        <source>The dealer puts in twice as much. (E-1)</source>
        <translation>El repartidor pone el doble. (E-1)</translation>
    </message>
    <message>
        <source>Each player gets five cards face down, clockwise from the dealer’s left. Nobody sees another’s cards. (D-1, C9)</source>
        <translation>Cada jugador recibe cinco cartas tapadas, en el sentido de las agujas del reloj desde la izquierda del repartidor. Nadie ve las cartas de los demás. (D-1, C9)</translation>
    </message>
    <message>
        <source>The player on the dealer’s left speaks first: pass and stay in, or open with any hand. The word goes round clockwise. (E-3)</source>
        <translation>Habla primero quien está a la izquierda del repartidor: pasa y sigue en juego, o abre con cualquier jugada. El turno sigue el sentido de las agujas del reloj. (E-3)</translation>
    </message>
    <message>
        <source>Openers are a pair of jacks or any higher hand. (D-2)</source>
        <translation>La apertura es una pareja de jotas o cualquier jugada más alta. (D-2)</translation>
    </message>
    <message>
        <source>Four cards to a straight flush, open at both ends, are openers too. (D-2a)</source>
        <translation>También valen como apertura cuatro cartas de escalera de color abierta por ambas puntas. (D-2a)</translation>
    </message>
    <message>
        <source>Openings are on honour: nobody checks the hand before the end of the deal. (D-16)</source>
        <translation>Se abre bajo palabra: nadie comprueba las cartas antes del final de la mano. (D-16)</translation>
    </message>
    <message>
        <source>Who was all-in for the ante when nobody opened is dealt in again without an ante, for what could have been won then. When after the antes fewer than two players have chips, no opening is needed: draw and showdown follow. (D-5)</source>
        <translation>Quien se jugó el resto en el ante de una mano no abierta vuelve a recibir cartas sin ante, por lo que podía ganar entonces. Si tras los antes menos de dos jugadores tienen fichas, no hace falta abrir: siguen el descarte y el showdown. (D-5)</translation>
    </message>
    <message>
        <source>Once somebody has opened, the others, those who passed too, call, raise or fold. After each raise those who had called answer it, until every player still in has put in the same, or all but one have folded. (D-4, D-6, E-3)</source>
        <translation>Cuando alguien ha abierto, los demás, también quienes habían pasado, ven, suben o se retiran. Después de cada subida responden quienes habían visto, hasta que todos los que siguen han puesto lo mismo o queda un solo jugador. (D-4, D-6, E-3)</translation>
    </message>
    <message>
        <source>Once somebody has opened, the others, those who passed too, call, raise or fold; now nobody needs openers. After each raise those who had called answer it, until every player still in has put in the same, or all but one have folded. (D-4, D-6, E-3)</source>
        <translation>Cuando alguien ha abierto, los demás, también quienes habían pasado, ven, suben o se retiran; ya no hace falta apertura. Después de cada subida responden quienes habían visto, hasta que todos los que siguen han puesto lo mismo o queda un solo jugador. (D-4, D-6, E-3)</translation>
    </message>
    <message>
        <source>If all pass, the antes stay on the table for the next deal and new ones are added. (E-10)</source>
        <translation>Si todos pasan, los antes quedan en la mesa para la mano siguiente y se añaden otros. (E-10)</translation>
    </message>
    <message>
        <source>If nobody opens, the antes stay on the table for the next deal and new ones are added. Jacks open again. (D-5, E-2)</source>
        <translation>Si nadie abre, los antes quedan en la mesa para la mano siguiente y se añaden otros. Se abre otra vez con jotas. (D-5, E-2)</translation>
    </message>
    <message>
        <source>If nobody opens, the antes stay on the table for the next deal and new ones are added. The openers climb: queens, then kings for three deals, then queens and jacks again, and round once more. A deal that is opened brings them back to jacks. (D-5)</source>
        <translation>Si nadie abre, los antes quedan en la mesa para la mano siguiente y se añaden otros. La apertura sube: con damas, después con reyes durante tres manos, luego otra vez con damas y con jotas, y vuelta a empezar. Una mano abierta la devuelve a las jotas. (D-5)</translation>
    </message>
    <message>
        <source>An opener who is not in the showdown does not show the openers. (E-5, D-14)</source>
        <translation>Quien abrió y no llega al showdown no enseña la apertura. (E-5, D-14)</translation>
    </message>
    <message numerus="yes">
        <source>In a round at most %n raise(s) follow the bet. (S-5)</source>
        <translation>
            <numerusform>En una ronda sigue a la apuesta como máximo %n subida. (S-5)</numerusform>
            <numerusform>En una ronda siguen a la apuesta como máximo %n subidas. (S-5)</numerusform>
        </translation>
    </message>
    <message>
        <source>Pot limit: an opening or a bet is at least {least} and at most what is in the pot at that moment. Where the pot holds less than {least}, {least} may be bet. (D-3, D-12)</source>
        <translation>Límite del bote: se abre o se apuesta como mínimo {least} y como máximo lo que hay en el bote en ese momento. Si en el bote hay menos de {least}, se puede apostar {least}. (D-3, D-12)</translation>
    </message>
    <message>
        <source>A raise: the call goes in first, then at most what is in the pot with it. An example with 4 in antes and an opening of 4: the pot holds 8, the call makes it 12, so one may raise to 16. (D-4)</source>
        <translation>La subida: primero se ve, después se añade como máximo lo que hay ya en el bote. Un ejemplo con 4 de antes y una apertura de 4: en el bote hay 8, al ver son 12, así que se puede subir a 16. (D-4)</translation>
    </message>
    <message>
        <source>A raise adds at most what lay in the pot before the call. An example with 4 in antes and an opening of 4: the pot holds 8, so one may raise to 12. (D-4)</source>
        <translation>La subida añade como máximo lo que había en el bote antes de ver. Un ejemplo con 4 de antes y una apertura de 4: en el bote hay 8, así que se puede subir a 12. (D-4)</translation>
    </message>
    <message>
        <source>Call and raise together are at most what lay in the pot. An example with 4 in antes and an opening of 4: the pot holds 8, so one may raise to 8. (D-4)</source>
        <translation>Lo que se pone al ver y subir es en total como máximo lo que había en el bote. Un ejemplo con 4 de antes y una apertura de 4: en el bote hay 8, así que se puede subir a 8. (D-4)</translation>
    </message>
    <message>
        <source>A raise adds at least as much as the last bet or raise of the round, or is all-in. After an all-in raise that adds less, those who have acted may only call or fold, until what they face adds up to a full raise. (D-4, C5)</source>
        <translation>La subida añade como mínimo tanto como la última apuesta o subida de la ronda, o es el resto. Tras una subida de resto que añade menos, quien ya ha hablado solo puede ver o retirarse, hasta que lo que tiene enfrente llegue a una subida completa. (D-4, C5)</translation>
    </message>
    <message>
        <source>When the deck is used up, the discards of all and the folded hands are shuffled and the deal goes on; nobody gets one of their own discards back. (E-9, D-11)</source>
        <translation>Si se acaba el mazo, se barajan los descartes de todos y las cartas de quienes se retiraron, y se sigue; nadie recibe sus propios descartes. (E-9, D-11)</translation>
    </message>
    <message>
        <source>When nobody calls the last bet or raise, it goes back and whoever made it takes the pot without showing. (C3)</source>
        <translation>Si nadie ve la última apuesta o subida, esas fichas vuelven y quien las puso se lleva el bote sin enseñar. (C3)</translation>
    </message>
    <message>
        <source>The folded hands are set aside. (D-7)</source>
        <translation>Las cartas de quienes se han retirado se apartan. (D-7)</translation>
    </message>
    <message>
        <source>The player on the dealer’s left speaks first. Without openers one passes and stays in; with openers one may open or pass: nobody ever has to open, and nobody folds before the opening. (D-2)</source>
        <translation>Habla primero quien está a la izquierda del repartidor. Sin apertura se pasa y se sigue en juego; con apertura se puede abrir o pasar: nunca es obligatorio abrir, y nadie se retira antes de la apertura. (D-2)</translation>
    </message>
    <message>
        <source>Fixed limit: bets and raises are {small} before the draw and {big} after it. (E-4, S-2)</source>
        <translation>Límite fijo: apuestas y subidas son de {small} antes del descarte y de {big} después. (E-4, S-2)</translation>
    </message>
    <message>
        <source>No limit: a bet is at least {least} and at most all the chips in front of the player. (E-4, D-3)</source>
        <translation>Sin límite: se apuesta como mínimo {least} y como máximo todas las fichas que se tienen delante. (E-4, D-3)</translation>
    </message>
    <message>
        <source>The opener draws first, then the others clockwise. If the opener has folded, the next player still in draws first. (D-7)</source>
        <translation>Se descarta primero quien abrió, después los demás en el sentido de las agujas del reloj. Si quien abrió se ha retirado, empieza el siguiente jugador que sigue en juego. (D-7)</translation>
    </message>
    <message>
        <source>The player on the dealer’s left draws first, then clockwise. (E-6)</source>
        <translation>Se descarta primero quien está a la izquierda del repartidor, después en el sentido de las agujas del reloj. (E-6)</translation>
    </message>
    <message numerus="yes">
        <source>Each lays down up to %n card(s) and receives as many. How many is said aloud; drawing none is to stand pat. (D-7, D-8, D-10, E-7)</source>
        <translation>
            <numerusform>Cada uno descarta hasta %n carta y recibe otras tantas. El número se dice en voz alta; quien no pide dice «servido». (D-7, D-8, D-10, E-7)</numerusform>
            <numerusform>Cada uno descarta hasta %n cartas y recibe otras tantas. El número se dice en voz alta; quien no pide dice «servido». (D-7, D-8, D-10, E-7)</numerusform>
        </translation>
    </message>
    <message>
        <source>A card laid down cannot be taken back, and nobody looks at it. (D-9, E-12)</source>
        <translation>Una carta descartada no se puede recuperar y nadie la mira. (D-9, E-12)</translation>
    </message>
    <message>
        <source>When the deck is used up, the cards discarded before, the folded hands too, are shuffled and the deal goes on; nobody gets one of their own discards back. (D-11)</source>
        <translation>Si se acaba el mazo, se barajan los descartes de los jugadores anteriores y las cartas de quienes se retiraron, y se sigue; nadie recibe sus propios descartes. (D-11)</translation>
    </message>
    <message>
        <source>The last card of the deck is never dealt: it is shuffled in with the discards. (E-8)</source>
        <translation>La última carta del mazo no se da nunca: se mezcla con los descartes. (E-8)</translation>
    </message>
    <message>
        <source>The opener speaks first; if folded or all-in, the next player clockwise who can. (D-12)</source>
        <translation>Habla primero quien abrió; si se ha retirado o se ha jugado el resto, el siguiente que pueda. (D-12)</translation>
    </message>
    <message>
        <source>The first player still in from the dealer’s left speaks first. (E-3)</source>
        <translation>Habla primero el primer jugador que sigue en juego a la izquierda del repartidor. (E-3)</translation>
    </message>
    <message>
        <source>Check or bet; once somebody has bet, call, raise or fold, as in the first round. (D-12)</source>
        <translation>Se pasa o se envida; tras un envite se ve, se sube o se retira uno, como en la primera ronda. (D-12)</translation>
    </message>
    <message>
        <source>If all check, the hands are shown. (D-12)</source>
        <translation>Si todos pasan, se enseñan las cartas. (D-12)</translation>
    </message>
    <message>
        <source>If all check, no hand is shown and the pot stays for the next deal; with a player all-in, the hands are shown. (E-10)</source>
        <translation>Si todos pasan, no se enseñan las cartas y el bote queda para la mano siguiente; si alguien se ha jugado el resto, se enseñan. (E-10)</translation>
    </message>
    <message>
        <source>Otherwise all still in lay their cards on the table, first whoever made the last bet or raise, then clockwise. The best hand takes the pot. (D-13, E-11)</source>
        <translation>Si no, todos los que siguen enseñan las cartas, primero quien apostó o subió por última vez, después en el sentido de las agujas del reloj. La mejor jugada se lleva el bote. (D-13, E-11)</translation>
    </message>
    <message>
        <source>A chip that cannot be shared goes to the winner nearest to the dealer’s left. (C6)</source>
        <translation>La ficha que no se puede repartir es para el ganador más cercano a la izquierda del repartidor. (C6)</translation>
    </message>
    <message>
        <source>The table watches over the openings: who lacks openers cannot open. (D-16)</source>
        <translation>La mesa vigila las aperturas: quien no tiene apertura no puede abrir. (D-16)</translation>
    </message>
    <message>
        <source>A false opener’s hand is dead: the pot goes to the best other hand, and with nobody else left it is carried over. An opener who wins without a showdown always shows the openers. (D-16)</source>
        <translation>La mano de una apertura falsa está muerta: el bote es para la mejor jugada de los demás y, si no queda nadie, se acumula. Quien abrió y gana sin showdown enseña siempre la apertura. (D-16)</translation>
    </message>
    <message>
        <source>An opener who is not in the showdown can be asked to show the openers once the pot is awarded: the cards that allowed the opening, and no others. (D-14)</source>
        <translation>A quien abrió y no llega al showdown se le puede pedir, una vez adjudicado el bote, que enseñe la apertura: las cartas que permitían abrir, y ninguna otra. (D-14)</translation>
    </message>
    <message>
        <source>An opener who is not in the showdown always shows the openers: the cards that allowed the opening, and no others. (D-14)</source>
        <translation>Quien abrió y no llega al showdown enseña siempre la apertura: las cartas que permitían abrir, y ninguna otra. (D-14)</translation>
    </message>
    <message>
        <source>The opener may discard a card of the openers. (D-15)</source>
        <translation>Quien abre puede descartarse de una carta de la apertura. (D-15)</translation>
    </message>
    <message>
        <source>The opener may discard a card of the openers, for example to draw to a flush. The discard stays beside the opener and counts as proof. (D-15)</source>
        <translation>Quien abrió puede romper la apertura y descartar una de sus cartas, por ejemplo para buscar un color. Ese descarte queda a su lado y vale como prueba. (D-15)</translation>
    </message>
</context>
<context>
    <name>ErrorDialog</name>
    <message>
        <source>Something went wrong</source>
        <translation>Algo ha salido mal</translation>
    </message>
    <message>
        <source>Something went wrong; nothing is lost</source>
        <translation>Algo ha salido mal; no se ha perdido nada</translation>
    </message>
    <message>
        <source>Written down in {0}</source>
        <translation>Anotado en {0}</translation>
    </message>
    <message>
        <source>Copy the text</source>
        <translation>Copiar el texto</translation>
    </message>
    <message>
        <source>Play on</source>
        <translation>Seguir jugando</translation>
    </message>
    <message>
        <source>Report</source>
        <translation>Informe</translation>
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
        <translation>no voy</translation>
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
        <translation>resto</translation>
    </message>
    <message>
        <source>Deal {number}. You deal.</source>
        <translation>Mano {number}. Repartes tú.</translation>
    </message>
    <message>
        <source>Deal {number}. Dealer: {name}.</source>
        <translation>Mano {number}. Reparte: {name}.</translation>
    </message>
    <message>
        <source>Carried over: {chips}.</source>
        <translation>Bote acumulado: {chips}.</translation>
    </message>
    <message>
        <source>{name}: rebuy of {chips}.</source>
        <translation>{name}: recarga de {chips}.</translation>
    </message>
    <message>
        <source>dealer’s extra ante {chips}</source>
        <translation>ante doble del repartidor {chips}</translation>
    </message>
    <message>
        <source>ante {chips}</source>
        <translation>ante {chips}</translation>
    </message>
    <message>
        <source>a card face down</source>
        <translation>una carta tapada</translation>
    </message>
    <message>
        <source>{card}, face up</source>
        <translation>{card}, a la vista</translation>
    </message>
    <message>
        <source>common card: {card}</source>
        <translation>carta común: {card}</translation>
    </message>
    <message>
        <source>{act}, all-in</source>
        <translation>{act}, el resto</translation>
    </message>
    <message>
        <source>{chips} back, not called</source>
        <translation>{chips} vuelven, nadie lo ve</translation>
    </message>
    <message>
        <source>pot: {chips}</source>
        <translation>bote: {chips}</translation>
    </message>
    <message>
        <source>the folded hands are set aside</source>
        <translation>se apartan las cartas de quienes se retiraron</translation>
    </message>
    <message>
        <source>stand pat</source>
        <translation>servido</translation>
    </message>
    <message numerus="yes">
        <source>draw %n card(s)</source>
        <translation>
            <numerusform>pido %n carta</numerusform>
            <numerusform>pido %n cartas</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>the deck is used up: %n discarded and folded card(s) are shuffled in</source>
        <translation>
            <numerusform>se acabó el mazo: se baraja %n carta descartada o retirada</numerusform>
            <numerusform>se acabó el mazo: se barajan %n cartas, descartes y manos retiradas</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>the deck is used up: %n discarded card(s) are shuffled in</source>
        <translation>
            <numerusform>se acabó el mazo: se baraja %n descarte</numerusform>
            <numerusform>se acabó el mazo: se barajan %n descartes</numerusform>
        </translation>
    </message>
    <message>
        <source>hand thrown away unseen</source>
        <translation>cartas sin enseñar</translation>
    </message>
    <message>
        <source>openers shown: {hand}</source>
        <translation>apertura enseñada, {hand}</translation>
    </message>
    <message>
        <source>false openers: {hand}</source>
        <translation>apertura falsa, {hand}</translation>
    </message>
    <message>
        <source>{shown} (you asked)</source>
        <translation>{shown} (la pediste tú)</translation>
    </message>
    <message>
        <source>{shown} (asked by {name})</source>
        <translation>{shown} (la pide: {name})</translation>
    </message>
    <message>
        <source>dead hand, opened without openers</source>
        <translation>mano muerta, apertura falsa</translation>
    </message>
    <message>
        <source>win {chips} of side pot {number}</source>
        <translation>ganas {chips} del bote aparte {number}</translation>
    </message>
    <message>
        <source>wins {chips} of side pot {number}</source>
        <translation>gana {chips} del bote aparte {number}</translation>
    </message>
    <message>
        <source>wins {chips}</source>
        <translation>gana {chips}</translation>
    </message>
    <message>
        <source>win {chips}</source>
        <translation>ganas {chips}</translation>
    </message>
    <message>
        <source>{chips} stay on the table for the next deal</source>
        <translation>{chips} quedan en la mesa para la mano siguiente</translation>
    </message>
    <message>
        <source>nobody opened: {chips} stay on the table</source>
        <translation>nadie abrió: {chips} quedan en la mesa</translation>
    </message>
    <message>
        <source>end of deal {number}</source>
        <translation>fin de la mano {number}</translation>
    </message>
    <message>
        <source>{chips} more to you</source>
        <translation>para ti, {chips} más</translation>
    </message>
    <message>
        <source>raise {number} of {most}</source>
        <translation>subida {number} de {most}</translation>
    </message>
    <message>
        <source>You are next</source>
        <translation>Después te toca a ti</translation>
    </message>
</context>
<context>
    <name>ExchangeRow</name>
    <message numerus="yes">
        <source>Up to %n card(s).</source>
        <translation>
            <numerusform>Como máximo %n carta.</numerusform>
            <numerusform>Como máximo %n cartas.</numerusform>
        </translation>
    </message>
    <message>
        <source>Your draw</source>
        <translation>Te toca descartar</translation>
    </message>
    <message>
        <source>Click the cards to change, or press 1–5.</source>
        <translation>Haz clic en las cartas que quieras cambiar o pulsa 1–5.</translation>
    </message>
    <message>
        <source>Stand pat</source>
        <translation>Servido</translation>
    </message>
    <message>
        <source>keep all five</source>
        <translation>te quedas con todas</translation>
    </message>
    <message>
        <source>Enter</source>
        <comment>key</comment>
        <translation>Intro</translation>
    </message>
    <message numerus="yes">
        <source>Exchange %n and split openers</source>
        <translation>
            <numerusform>Cambia %n y rompe la apertura</numerusform>
            <numerusform>Cambia %n y rompe la apertura</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Exchange %n card(s)</source>
        <translation>
            <numerusform>Cambia %n carta</numerusform>
            <numerusform>Cambia %n cartas</numerusform>
        </translation>
    </message>
    <message>
        <source>you keep {0}</source>
        <translation>te quedas con {0}</translation>
    </message>
    <message>
        <source>a whole new hand</source>
        <translation>las cinco nuevas</translation>
    </message>
    <message>
        <source>mark cards first</source>
        <translation>marca antes las cartas</translation>
    </message>
    <message>
        <source>No card is marked.</source>
        <translation>No hay ninguna carta marcada.</translation>
    </message>
</context>
<context>
    <name>FailureWords</name>
    <message>
        <source>{name} could not decide, so the program chose the quietest move. The deal goes on.</source>
        <translation>{name} no podía decidir: el programa ha elegido la jugada más tranquila. La mano sigue.</translation>
    </message>
    <message>
        <source>{name} wanted what the rules refuse, so the program chose the quietest move. The deal goes on.</source>
        <translation>{name} quería algo que las reglas rechazan: el programa ha elegido la jugada más tranquila. La mano sigue.</translation>
    </message>
    <message>
        <source>That could not be done. The deal stands where it stood before.</source>
        <translation>No se ha podido hacer. La mano está donde estaba.</translation>
    </message>
    <message>
        <source>The records could not be written. The deal goes on.</source>
        <translation>No se han podido guardar los datos. La mano sigue.</translation>
    </message>
    <message>
        <source>The running deal could not be taken up again. It is kept aside and counts for nothing; the match goes on with the next deal.</source>
        <translation>La mano en curso no se ha podido retomar. Queda apartada y no cuenta; la partida sigue con la mano siguiente.</translation>
    </message>
    <message>
        <source>The running game comes from another version and cannot be continued. It is kept.</source>
        <translation>La partida en curso es de otra versión y no se puede continuar. Queda guardada.</translation>
    </message>
    <message>
        <source>Some of your own keys make no sense and are passed over: {place}. The usual ones hold in their place; the settings show them all.</source>
        <translation>Algunas de tus teclas no tienen sentido y se han pasado por alto: {place}. En su lugar valen las habituales; en los ajustes se ven todas.</translation>
    </message>
    <message>
        <source>The settings file could not be read. It is kept as {place}.</source>
        <translation>El archivo de ajustes no se ha podido leer. Queda guardado como {place}.</translation>
    </message>
    <message>
        <source>The program met an error it did not expect. The deal goes on from its last step.</source>
        <translation>El programa ha encontrado un error inesperado. La mano sigue desde el último paso.</translation>
    </message>
    <message>
        <source>The records were damaged. The file is kept as {aside}.</source>
        <translation>Los datos estaban dañados. El archivo queda guardado como {aside}.</translation>
    </message>
    <message>
        <source>The records come from a newer version. The file is kept as {aside}.</source>
        <translation>Los datos son de una versión más reciente. El archivo queda guardado como {aside}.</translation>
    </message>
    <message>
        <source>The file of the records is none of ours. It is kept as {aside}.</source>
        <translation>El archivo de datos no es de Openers. Queda guardado como {aside}.</translation>
    </message>
    <message>
        <source>The folder of the records cannot be written.</source>
        <translation>En la carpeta de datos no se puede escribir.</translation>
    </message>
    <message>
        <source>The disk is full.</source>
        <translation>El disco está lleno.</translation>
    </message>
    <message>
        <source>Another program holds the records.</source>
        <translation>Otro programa está usando los datos.</translation>
    </message>
    <message>
        <source>The folder of the records cannot be reached.</source>
        <translation>No se puede acceder a la carpeta de datos.</translation>
    </message>
    <message>
        <source>The records could not be written.</source>
        <translation>No se han podido guardar los datos.</translation>
    </message>
    <message>
        <source>The last backup took its place.</source>
        <translation>La última copia de seguridad ocupa su lugar.</translation>
    </message>
    <message>
        <source>The game goes on, but is not kept when the program ends.</source>
        <translation>La partida sigue, pero no se conservará al cerrar el programa.</translation>
    </message>
</context>
<context>
    <name>FiguresModel</name>
    <message>
        <source>Figure</source>
        <translation>Dato</translation>
    </message>
    <message>
        <source>Share</source>
        <translation>Parte</translation>
    </message>
    <message>
        <source>With 95 %</source>
        <translation>Al 95 %</translation>
    </message>
    <message>
        <source>Out of</source>
        <translation>De</translation>
    </message>
</context>
<context>
    <name>FiguresTable</name>
    <message>
        <source>All figures</source>
        <translation>Todas las cifras</translation>
    </message>
</context>
<context>
    <name>FileDialogs</name>
    <message>
        <source>Look in:</source>
        <translation>Buscar en:</translation>
    </message>
    <message>
        <source>Kind of file:</source>
        <translation>Tipo de archivo:</translation>
    </message>
    <message>
        <source>“{0}” could not be used.</source>
        <translation>No se pudo usar «{0}».</translation>
    </message>
    <message>
        <source>The system says: {0}. Choose another place or name.</source>
        <translation>El sistema dice: {0}. Elige otro lugar u otro nombre.</translation>
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
        <translation>Jugadores en la mesa</translation>
    </message>
    <message>
        <source>All days</source>
        <translation>Todos los días</translation>
    </message>
    <message>
        <source>Today</source>
        <translation>Hoy</translation>
    </message>
    <message>
        <source>The last 7 days</source>
        <translation>Los últimos 7 días</translation>
    </message>
    <message>
        <source>The last 30 days</source>
        <translation>Los últimos 30 días</translation>
    </message>
    <message>
        <source>The last 365 days</source>
        <translation>Los últimos 365 días</translation>
    </message>
    <message>
        <source>{0} players</source>
        <translation>{0} jugadores</translation>
    </message>
    <message>
        <source>Any table</source>
        <translation>Cualquier mesa</translation>
    </message>
</context>
<context>
    <name>GoOnRow</name>
    <message>
        <source>Read in peace</source>
        <translation>Lee con calma</translation>
    </message>
    <message>
        <source>The table waits after each act.</source>
        <translation>La mesa espera después de cada jugada.</translation>
    </message>
    <message>
        <source>Go on</source>
        <translation>Seguir</translation>
    </message>
    <message>
        <source>Space or a click</source>
        <translation>Espacio o un clic</translation>
    </message>
</context>
<context>
    <name>HabitWords</name>
    <message>
        <source>Often a straight, a flush or a full house; now and then a bluff.</source>
        <translation>A menudo escalera, color o full; de vez en cuando, un farol.</translation>
    </message>
    <message>
        <source>Often two pair, or four to a straight or a flush.</source>
        <translation>A menudo dobles parejas, o cuatro cartas para escalera o color.</translation>
    </message>
    <message>
        <source>Often three of a kind; sometimes a pair and a high card kept to hide it.</source>
        <translation>A menudo un trío; a veces una pareja y una carta alta guardada para disimular.</translation>
    </message>
    <message>
        <source>Usually one pair.</source>
        <translation>Normalmente una pareja.</translation>
    </message>
    <message>
        <source>Seldom more than one high card was kept.</source>
        <translation>Rara vez se ha guardado más de una carta alta.</translation>
    </message>
    <message>
        <source>Nothing was worth keeping.</source>
        <translation>No había nada que guardar.</translation>
    </message>
    <message>
        <source>Usually a pair of some height, or better.</source>
        <translation>Normalmente una pareja decente, o más.</translation>
    </message>
    <message>
        <source>Few are left to speak: often no more than the openers.</source>
        <translation>Quedan pocos por hablar: a menudo solo tiene la apertura.</translation>
    </message>
    <message>
        <source>Many are still to speak: often more than the bare openers.</source>
        <translation>Quedan muchos por hablar: a menudo tiene más que la simple apertura.</translation>
    </message>
    <message>
        <source>Raised again: often three of a kind or better.</source>
        <translation>Otra subida: a menudo trío o más.</translation>
    </message>
    <message>
        <source>Often two pair or better; sometimes a high pair.</source>
        <translation>A menudo dobles parejas o más; a veces una pareja alta.</translation>
    </message>
    <message>
        <source>Opened, and only calls: often no more than the openers.</source>
        <translation>Abrió y solo ve: a menudo no tiene más que la apertura.</translation>
    </message>
    <message>
        <source>Often four to a straight or a flush, or a pair too low to open.</source>
        <translation>A menudo cuatro cartas para escalera o color, o una pareja demasiado baja para abrir.</translation>
    </message>
    <message>
        <source>Often a pair, or four to a straight or a flush.</source>
        <translation>A menudo una pareja, o cuatro cartas para escalera o color.</translation>
    </message>
    <message>
        <source>A raise after the draw is often three of a kind or better.</source>
        <translation>Una subida tras el descarte suele ser trío o más.</translation>
    </message>
    <message>
        <source>Stood pat and bets: often a straight or better; sometimes a bluff.</source>
        <translation>Servido y envida: a menudo escalera o más; a veces, un farol.</translation>
    </message>
    <message>
        <source>Changed one card and bets: often the straight or flush came, or two pair.</source>
        <translation>Pidió una carta y envida: a menudo le entró la escalera o el color, o tiene dobles parejas.</translation>
    </message>
    <message>
        <source>Changed two cards and bets: often three of a kind.</source>
        <translation>Pidió dos cartas y envida: a menudo tiene un trío.</translation>
    </message>
    <message>
        <source>Changed several cards and bets: often two pair or better came.</source>
        <translation>Pidió varias cartas y envida: a menudo le entraron dobles parejas o más.</translation>
    </message>
    <message>
        <source>Forced by the lowest card: it says nothing of the hand.</source>
        <translation>Obligación de la carta más baja: no dice nada de la mano.</translation>
    </message>
    <message>
        <source>{hand} in sight: often two pair or three of a kind.</source>
        <translation>{hand} a la vista: a menudo dobles parejas o trío.</translation>
    </message>
    <message>
        <source>Three or more of a suit in sight: often a flush, or four to it.</source>
        <translation>Tres o más cartas del mismo palo a la vista: a menudo color, o cuatro cartas para color.</translation>
    </message>
    <message>
        <source>Often two pair or better.</source>
        <translation>A menudo dobles parejas o más.</translation>
    </message>
    <message>
        <source>Often a pair of one of the cards in sight, or a high pair face down.</source>
        <translation>A menudo una pareja con una de las cartas a la vista, o una pareja alta tapada.</translation>
    </message>
    <message>
        <source>Often a high pair or better.</source>
        <translation>A menudo una pareja alta o más.</translation>
    </message>
    <message>
        <source>The highest card in sight: often {hand}, or only a try for the antes.</source>
        <translation>La carta más alta a la vista: a menudo {hand}, o solo un intento de robar los antes.</translation>
    </message>
    <message>
        <source>Often a pair, or three good cards of a suit.</source>
        <translation>A menudo una pareja, o tres buenas cartas del mismo palo.</translation>
    </message>
    <message>
        <source>Often a pair, three of a suit or three in a row.</source>
        <translation>A menudo una pareja, tres cartas del mismo palo o tres seguidas.</translation>
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
        <translation>pareja de {ranks}</translation>
    </message>
    <message>
        <source>two pair, {ranks} and {lower}</source>
        <translation>dobles parejas, {ranks} y {lower}</translation>
    </message>
    <message>
        <source>three {ranks}</source>
        <translation>trío de {ranks}</translation>
    </message>
    <message>
        <source>full house, {ranks} over {lower}</source>
        <translation>full de {ranks} y {lower}</translation>
    </message>
    <message>
        <source>four {ranks}</source>
        <translation>póquer de {ranks}</translation>
    </message>
    <message>
        <source>straight {up_to}</source>
        <translation>escalera {up_to}</translation>
    </message>
    <message>
        <source>flush {up_to}</source>
        <translation>color {up_to}</translation>
    </message>
    <message>
        <source>royal flush</source>
        <translation>escalera real</translation>
    </message>
    <message>
        <source>straight flush {up_to}</source>
        <translation>escalera de color {up_to}</translation>
    </message>
    <message>
        <source>high card</source>
        <translation>carta alta</translation>
    </message>
    <message>
        <source>pair</source>
        <translation>pareja</translation>
    </message>
    <message>
        <source>two pair</source>
        <translation>dobles parejas</translation>
    </message>
    <message>
        <source>three of a kind</source>
        <translation>trío</translation>
    </message>
    <message>
        <source>straight</source>
        <translation>escalera</translation>
    </message>
    <message>
        <source>flush</source>
        <translation>color</translation>
    </message>
    <message>
        <source>full house</source>
        <translation>full</translation>
    </message>
    <message>
        <source>four of a kind</source>
        <translation>póquer</translation>
    </message>
    <message>
        <source>straight flush</source>
        <translation>escalera de color</translation>
    </message>
    <message>
        <source>Equal hands: the pot is shared; suits never decide.</source>
        <translation>Jugadas iguales: el bote se reparte; los palos nunca deciden.</translation>
    </message>
    <message>
        <source>{better} beats {worse}.</source>
        <translation>{better} gana a {worse}.</translation>
    </message>
    <message>
        <source>The straight with the higher top card wins: {one} over {less}.</source>
        <translation>Gana la escalera con la carta más alta: {one} contra {less}.</translation>
    </message>
    <message>
        <source>The higher top card wins: {one} over {less}.</source>
        <translation>Gana la carta más alta: {one} contra {less}.</translation>
    </message>
    <message>
        <source>Equal so far; the next card decides: {one} over {less}.</source>
        <translation>Hasta ahí, igual; decide la carta siguiente: {one} contra {less}.</translation>
    </message>
    <message>
        <source>The higher pair wins: {many} over {fewer}.</source>
        <translation>Gana la pareja más alta: {many} contra {fewer}.</translation>
    </message>
    <message>
        <source>The higher top pair wins: {many} over {fewer}.</source>
        <translation>Decide la pareja mayor: {many} contra {fewer}.</translation>
    </message>
    <message>
        <source>The higher three wins: {many} over {fewer}.</source>
        <translation>Gana el trío más alto: {many} contra {fewer}.</translation>
    </message>
    <message>
        <source>The three of the full house decides: {many} over {fewer}.</source>
        <translation>Decide el trío del full: {many} contra {fewer}.</translation>
    </message>
    <message>
        <source>The higher four wins: {many} over {fewer}.</source>
        <translation>Gana el póquer más alto: {many} contra {fewer}.</translation>
    </message>
    <message>
        <source>Equal so far; the second pair decides: {many} over {fewer}.</source>
        <translation>Hasta ahí, igual; decide la segunda pareja: {many} contra {fewer}.</translation>
    </message>
    <message>
        <source>Equal so far; the kicker decides: {one} over {less}.</source>
        <translation>Hasta ahí, igual; decide el kicker: {one} contra {less}.</translation>
    </message>
</context>
<context>
    <name>HandsChart</name>
    <message>
        <source>you hold this</source>
        <translation>es tu jugada</translation>
    </message>
    <message>
        <source>What beats what, the strongest first</source>
        <translation>Las jugadas, de la más fuerte a la más débil</translation>
    </message>
</context>
<context>
    <name>HelpDialog</name>
    <message>
        <source>Help</source>
        <translation>Ayuda</translation>
    </message>
    <message>
        <source>Keys</source>
        <translation>Teclas</translation>
    </message>
    <message>
        <source>What beats what</source>
        <translation>Las jugadas</translation>
    </message>
    <message>
        <source>Rules of this game</source>
        <translation>Reglas de este juego</translation>
    </message>
    <message>
        <source>Mark a card for exchange, or take the mark away</source>
        <translation>Marcar una carta para el descarte, o quitar la marca</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Cerrar</translation>
    </message>
</context>
<context>
    <name>KeepingWords</name>
    <message>
        <source>Player 1</source>
        <translation>Jugador 1</translation>
    </message>
    <message>
        <source>Backup</source>
        <translation>Copia de seguridad</translation>
    </message>
    <message>
        <source>Save a backup</source>
        <translation>Guardar una copia de seguridad</translation>
    </message>
    <message>
        <source>Restore a backup</source>
        <translation>Restaurar una copia de seguridad</translation>
    </message>
    <message>
        <source>Backups (*{0})</source>
        <translation>Copias de seguridad (*{0})</translation>
    </message>
    <message numerus="yes">
        <source>“{0}” holds %n deal(s), your settings and your rule sets.</source>
        <translation>
            <numerusform>«{0}» contiene %n mano, tus ajustes y tus reglas.</numerusform>
            <numerusform>«{0}» contiene %n manos, tus ajustes y tus reglas.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The backup of {0} holds %n deal(s).</source>
        <translation>
            <numerusform>La copia del {0} contiene %n mano.</numerusform>
            <numerusform>La copia del {0} contiene %n manos.</numerusform>
        </translation>
    </message>
    <message>
        <source>It takes the place of your records, settings and rule sets of today. Those are kept in a folder beside them. The window closes and opens again.</source>
        <translation>Ocupa el lugar de tus registros, ajustes y reglas de hoy, que se guardan en una carpeta al lado. La ventana se cierra y se vuelve a abrir.</translation>
    </message>
    <message>
        <source>Restore it</source>
        <translation>Restaurar</translation>
    </message>
    <message>
        <source>Keep what is there</source>
        <translation>Dejar lo que hay</translation>
    </message>
    <message>
        <source>Restored as it was on {0}.</source>
        <translation>Todo está otra vez como el {0}.</translation>
    </message>
    <message>
        <source>What was there before is kept in {0}.</source>
        <translation>Lo que había antes se guarda en {0}.</translation>
    </message>
    <message>
        <source>Nothing was changed.</source>
        <translation>No ha cambiado nada.</translation>
    </message>
    <message>
        <source>“{0}” cannot be read: {1}.</source>
        <translation>«{0}» no se puede leer: {1}.</translation>
    </message>
    <message>
        <source>“{0}” is no backup of Openers. Choose a file saved as one.</source>
        <translation>«{0}» no es una copia de seguridad de Openers. Elige un archivo guardado como tal.</translation>
    </message>
    <message>
        <source>“{0}” was cut off or changed since it was saved. Choose another copy of it.</source>
        <translation>«{0}» se ha cortado o cambiado después de guardarse. Elige otra copia.</translation>
    </message>
    <message>
        <source>“{0}” comes from a newer version of Openers ({1}). Update the program first.</source>
        <translation>«{0}» es de una versión más nueva de Openers ({1}). Actualiza antes el programa.</translation>
    </message>
    <message>
        <source>The disk is full. Make room on it and try again.</source>
        <translation>El disco está lleno. Haz sitio y vuelve a intentarlo.</translation>
    </message>
    <message>
        <source>“{0}” cannot be written: {1}. Choose another place.</source>
        <translation>«{0}» no se puede escribir: {1}. Elige otro lugar.</translation>
    </message>
</context>
<context>
    <name>KeysDialog</name>
    <message>
        <source>{key} already means “{command}”.</source>
        <translation>{key} ya significa «{command}».</translation>
    </message>
    <message>
        <source>Use it for “{0}”</source>
        <translation>Usarla para «{0}»</translation>
    </message>
    <message>
        <source>A single letter can serve at the table alone; this command acts everywhere.</source>
        <translation>Una letra sola solo puede servir en la mesa; esta orden actúa en todas partes.</translation>
    </message>
    <message>
        <source>{0} moves the keyboard about or marks cards; it stays what it is.</source>
        <translation>{0} mueve el cursor o marca cartas; se queda como está.</translation>
    </message>
    <message>
        <source>Keys</source>
        <translation>Teclas</translation>
    </message>
    <message>
        <source>Go to a field and press the key you want there.</source>
        <translation>Ve a un campo y pulsa la tecla que quieras.</translation>
    </message>
    <message>
        <source>Usual keys for all</source>
        <translation>Teclas habituales para todo</translation>
    </message>
    <message>
        <source>Done</source>
        <translation>Listo</translation>
    </message>
    <message>
        <source>Usual key</source>
        <translation>Tecla habitual</translation>
    </message>
</context>
<context>
    <name>Log</name>
    <message>
        <source>Hands not shown</source>
        <translation>Cartas no enseñadas</translation>
    </message>
    <message>
        <source>Published before the deal: {0}</source>
        <translation>Publicado antes de la mano: {0}</translation>
    </message>
    <message>
        <source>The deal’s seed: {0}</source>
        <translation>La semilla de la mano: {0}</translation>
    </message>
    <message>
        <source>pot {0}</source>
        <translation>bote {0}</translation>
    </message>
    <message>
        <source>Log of the deals</source>
        <translation>Diario de las manos</translation>
    </message>
</context>
<context>
    <name>NameDialog</name>
    <message>
        <source>Cancel</source>
        <translation>Cancelar</translation>
    </message>
    <message>
        <source>Replace it</source>
        <translation>Reemplazar</translation>
    </message>
    <message>
        <source>Save</source>
        <translation>Guardar</translation>
    </message>
</context>
<context>
    <name>NewGame</name>
    <message>
        <source>New game</source>
        <translation>Nueva partida</translation>
    </message>
    <message>
        <source>At the table</source>
        <translation>En la mesa</translation>
    </message>
    <message>
        <source>House rules</source>
        <translation>Reglas de la casa</translation>
    </message>
    <message>
        <source>Read the rules of this game</source>
        <translation>Leer las reglas de este juego</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Cancelar</translation>
    </message>
    <message>
        <source>Deal the first hand</source>
        <translation>Repartir la primera mano</translation>
    </message>
    <message>
        <source>{0} is no rule set. {1}</source>
        <translation>{0} no contiene reglas de la casa. {1}</translation>
    </message>
    <message numerus="yes">
        <source>%n player(s) and you</source>
        <translation>
            <numerusform>%n jugador y tú</numerusform>
            <numerusform>%n jugadores y tú</numerusform>
        </translation>
    </message>
    <message>
        <source>Invite somebody to the table.</source>
        <translation>Invita a alguien a la mesa.</translation>
    </message>
    <message>
        <source>Amounts are chips here; one is worth {0}.</source>
        <translation>Aquí los importes son fichas; una vale {0}.</translation>
    </message>
    <message>
        <source>One rule needs another value before you can deal.</source>
        <translation>Una regla necesita otro valor antes de repartir.</translation>
    </message>
    <message numerus="yes">
        <source>%n seat(s)</source>
        <translation>
            <numerusform>%n puesto</numerusform>
            <numerusform>%n puestos</numerusform>
        </translation>
    </message>
    <message>
        <source>ante {0}</source>
        <translation>ante {0}</translation>
    </message>
</context>
<context>
    <name>OddsPage</name>
    <message>
        <source>Cards seen and chances</source>
        <translation>Cartas vistas y probabilidades</translation>
    </message>
</context>
<context>
    <name>OptionWords</name>
    <message>
        <source>The table</source>
        <translation>La mesa</translation>
    </message>
    <message>
        <source>The cards</source>
        <translation>Las cartas</translation>
    </message>
    <message>
        <source>Openers</source>
        <translation>Apertura</translation>
    </message>
    <message>
        <source>Betting</source>
        <translation>Apuestas</translation>
    </message>
    <message>
        <source>The draw</source>
        <translation>El descarte</translation>
    </message>
    <message>
        <source>Stud</source>
        <translation>Stud</translation>
    </message>
    <message>
        <source>Seats</source>
        <translation>Puestos</translation>
    </message>
    <message>
        <source>Starting chips</source>
        <translation>Fichas iniciales</translation>
    </message>
    <message>
        <source>Out of chips</source>
        <translation>Quien se queda sin fichas</translation>
    </message>
    <message>
        <source>Show all hands afterwards</source>
        <translation>Al final se ven todas las cartas</translation>
    </message>
    <message>
        <source>A chip stands for</source>
        <translation>Valor de una ficha</translation>
    </message>
    <message>
        <source>Deck</source>
        <translation>Baraja</translation>
    </message>
    <message>
        <source>Flush over full house</source>
        <translation>El color gana al full</translation>
    </message>
    <message>
        <source>Openers climb after a passed-out deal</source>
        <translation>La apertura sube si nadie abre</translation>
    </message>
    <message>
        <source>Four to a straight flush opens</source>
        <translation>Se abre con cuatro a escalera de color</translation>
    </message>
    <message>
        <source>False openings refused</source>
        <translation>Aperturas falsas rechazadas</translation>
    </message>
    <message>
        <source>Proof of openers</source>
        <translation>Enseñar la apertura</translation>
    </message>
    <message>
        <source>Ante</source>
        <translation>Ante</translation>
    </message>
    <message>
        <source>The dealer’s ante</source>
        <translation>Ante del repartidor</translation>
    </message>
    <message>
        <source>Limit</source>
        <translation>Límite</translation>
    </message>
    <message>
        <source>Smallest bet</source>
        <translation>Apuesta mínima</translation>
    </message>
    <message>
        <source>Most a raise may be</source>
        <translation>Subida máxima</translation>
    </message>
    <message>
        <source>Bring-in</source>
        <translation>Bring-in (apuesta obligatoria)</translation>
    </message>
    <message>
        <source>Small bet</source>
        <translation>Apuesta pequeña</translation>
    </message>
    <message>
        <source>Big bet</source>
        <translation>Apuesta grande</translation>
    </message>
    <message>
        <source>Raises in a round</source>
        <translation>Subidas por ronda</translation>
    </message>
    <message>
        <source>First to speak after the draw</source>
        <translation>Quién habla primero tras el descarte</translation>
    </message>
    <message>
        <source>All check after the draw</source>
        <translation>Todos pasan tras el descarte</translation>
    </message>
    <message>
        <source>The draw begins with</source>
        <translation>El descarte empieza por</translation>
    </message>
    <message>
        <source>Cards to exchange</source>
        <translation>Cartas por descarte</translation>
    </message>
    <message>
        <source>When the deck is used up</source>
        <translation>Si se acaba el mazo</translation>
    </message>
    <message>
        <source>The last card is dealt</source>
        <translation>La última carta se da</translation>
    </message>
    <message>
        <source>The bring-in may be completed at once</source>
        <translation>El bring-in se puede completar enseguida</translation>
    </message>
    <message>
        <source>No cap between two players</source>
        <translation>Sin tope entre dos jugadores</translation>
    </message>
    <message>
        <source>An open pair allows the big bet</source>
        <translation>La pareja a la vista permite la apuesta grande</translation>
    </message>
    <message>
        <source>Equal boards</source>
        <translation>Cartas a la vista iguales</translation>
    </message>
    <message>
        <source>Beaten hands may stay hidden</source>
        <translation>Quien pierde puede no enseñar</translation>
    </message>
    <message>
        <source>Players at the table, you included.</source>
        <translation>Jugadores en la mesa, contándote a ti.</translation>
    </message>
    <message>
        <source>Chips each player begins with.</source>
        <translation>Las fichas con las que empieza cada jugador.</translation>
    </message>
    <message>
        <source>Who has no chips left gets the starting chips again between deals, or is out.</source>
        <translation>Quien se queda sin fichas recibe otra vez las iniciales entre mano y mano, o está fuera.</translation>
    </message>
    <message>
        <source>For learning: once a deal is over, every hand is shown.</source>
        <translation>Para aprender: al acabar la mano se ven las cartas de todos.</translation>
    </message>
    <message>
        <source>The money a chip stands for; it changes the figures alone.</source>
        <translation>El dinero que vale una ficha; solo cambia las cifras.</translation>
    </message>
    <message>
        <source>Fifty-two cards, or the stripped deck: the lowest card is 11 less the players.</source>
        <translation>Cincuenta y dos cartas, o la baraja reducida: la carta más baja es 11 menos los jugadores.</translation>
    </message>
    <message>
        <source>A flush beats a full house, as in the stripped deck.</source>
        <translation>El color gana al full, como con la baraja reducida.</translation>
    </message>
    <message>
        <source>Each player puts it in before every deal.</source>
        <translation>Lo pone cada jugador antes de cada mano.</translation>
    </message>
    <message>
        <source>The dealer may put in twice the ante of the others.</source>
        <translation>El repartidor puede poner el doble de ante que los demás.</translation>
    </message>
    <message>
        <source>What a bet or raise may be at most.</source>
        <translation>El máximo de una apuesta o de una subida.</translation>
    </message>
    <message>
        <source>The smallest opening or bet, in chips.</source>
        <translation>La apertura o la apuesta más pequeña, en fichas.</translation>
    </message>
    <message>
        <source>At most the pot: counted after the call, before it, or call and raise in all.</source>
        <translation>Como máximo el bote: contado después de ver, antes de ver, o ver y subir en total.</translation>
    </message>
    <message>
        <source>The size of bets and raises in the early rounds, fixed limit.</source>
        <translation>El tamaño de apuestas y subidas en las primeras rondas, con límite fijo.</translation>
    </message>
    <message>
        <source>The size of bets and raises in the later rounds, fixed limit.</source>
        <translation>El tamaño de apuestas y subidas en las rondas siguientes, con límite fijo.</translation>
    </message>
    <message>
        <source>How many raises follow a bet in one round, fixed limit.</source>
        <translation>Cuántas subidas siguen a una apuesta en una ronda, con límite fijo.</translation>
    </message>
    <message>
        <source>A pair of jacks or better opens the betting, or any hand does.</source>
        <translation>Se abre con una pareja de jotas o más, o con cualquier jugada.</translation>
    </message>
    <message>
        <source>Jacks, then queens, then kings for three deals, and back down.</source>
        <translation>Con jotas, luego con damas, luego con reyes tres manos, y otra vez hacia abajo.</translation>
    </message>
    <message>
        <source>Four cards to a straight flush, open at both ends, are openers too.</source>
        <translation>También valen como apertura cuatro cartas de escalera de color abierta.</translation>
    </message>
    <message>
        <source>On: who lacks openers cannot open. Off, on honour: a false opener’s hand is dead.</source>
        <translation>Sí: quien no tiene apertura no puede abrir. No, bajo palabra: la mano de una apertura falsa está muerta.</translation>
    </message>
    <message>
        <source>Whether an opener outside the showdown has to show the openers.</source>
        <translation>Si quien abrió y no llega al showdown tiene que enseñar la apertura.</translation>
    </message>
    <message>
        <source>Who speaks first once the cards are exchanged.</source>
        <translation>Quién habla primero una vez cambiadas las cartas.</translation>
    </message>
    <message>
        <source>The hands are shown, or the pot waits for the next deal.</source>
        <translation>Se enseñan las cartas, o el bote queda para la mano siguiente.</translation>
    </message>
    <message>
        <source>Who exchanges cards first; the others follow clockwise.</source>
        <translation>Quién se descarta primero; los demás siguen en el sentido del reloj.</translation>
    </message>
    <message>
        <source>Up to this many; five means a whole new hand.</source>
        <translation>Como máximo este número; cinco es una mano entera nueva.</translation>
    </message>
    <message>
        <source>The discards of those who drew before are shuffled in, or those of all players.</source>
        <translation>Se barajan los descartes de quienes pidieron antes, o los de todos.</translation>
    </message>
    <message>
        <source>Off: it is shuffled in with the discards, unseen.</source>
        <translation>No: se mezcla con los descartes, sin verla.</translation>
    </message>
    <message>
        <source>The forced bet of the lowest door card.</source>
        <translation>La apuesta obligatoria de la door card (primera carta descubierta) más baja.</translation>
    </message>
    <message>
        <source>The lowest door card may bet the small bet instead of the bring-in.</source>
        <translation>La door card más baja puede apostar la apuesta pequeña en vez del bring-in.</translation>
    </message>
    <message>
        <source>A round that begins with two players has no limit on raises.</source>
        <translation>Una ronda que empieza con dos jugadores no tiene tope de subidas.</translation>
    </message>
    <message>
        <source>On fourth street a pair in sight lets everyone bet small or big.</source>
        <translation>En cuarta calle una pareja a la vista permite a todos la apuesta pequeña o la grande.</translation>
    </message>
    <message>
        <source>Equal cards in sight: the player nearest to the dealer’s left speaks first, or the higher suit.</source>
        <translation>Con cartas a la vista iguales habla quien está más cerca de la izquierda del repartidor, o el palo más alto.</translation>
    </message>
    <message>
        <source>At the showdown a beaten hand may be thrown away unseen.</source>
        <translation>En el showdown quien pierde puede tirar las cartas sin enseñarlas.</translation>
    </message>
    <message>
        <source>from {least}</source>
        <translation>desde {least}</translation>
    </message>
    <message>
        <source>{least} to {most}</source>
        <translation>de {least} a {most}</translation>
    </message>
    <message>
        <source>usual: {value}</source>
        <translation>lo habitual: {value}</translation>
    </message>
    <message>
        <source>on</source>
        <translation>sí</translation>
    </message>
    <message>
        <source>off</source>
        <translation>no</translation>
    </message>
    <message>
        <source>Single</source>
        <translation>Sencillo</translation>
    </message>
    <message>
        <source>Double</source>
        <translation>Doble</translation>
    </message>
    <message>
        <source>Rebuy</source>
        <translation>Recarga</translation>
    </message>
    <message>
        <source>Out</source>
        <translation>Fuera</translation>
    </message>
    <message>
        <source>A chip</source>
        <translation>Una ficha</translation>
    </message>
    <message>
        <source>52 cards</source>
        <translation>52 cartas</translation>
    </message>
    <message>
        <source>Stripped</source>
        <translation>Reducida</translation>
    </message>
    <message>
        <source>Any hand</source>
        <translation>Cualquier jugada</translation>
    </message>
    <message>
        <source>Jacks or better</source>
        <translation>Jotas o más</translation>
    </message>
    <message>
        <source>Never</source>
        <comment>proof</comment>
        <translation>Nunca</translation>
    </message>
    <message>
        <source>On demand</source>
        <comment>proof</comment>
        <translation>Si se pide</translation>
    </message>
    <message>
        <source>Always</source>
        <comment>proof</comment>
        <translation>Siempre</translation>
    </message>
    <message>
        <source>Pot limit</source>
        <translation>Límite del bote</translation>
    </message>
    <message>
        <source>No limit</source>
        <translation>Sin límite</translation>
    </message>
    <message>
        <source>Fixed limit</source>
        <translation>Límite fijo</translation>
    </message>
    <message>
        <source>After the call</source>
        <translation>Después de ver</translation>
    </message>
    <message>
        <source>Before it</source>
        <translation>Antes de ver</translation>
    </message>
    <message>
        <source>In all</source>
        <translation>En total</translation>
    </message>
    <message>
        <source>The opener</source>
        <translation>Quien abrió</translation>
    </message>
    <message>
        <source>The dealer’s left</source>
        <translation>La izquierda del repartidor</translation>
    </message>
    <message>
        <source>Showdown</source>
        <translation>Showdown</translation>
    </message>
    <message>
        <source>Pot carried over</source>
        <translation>Bote acumulado</translation>
    </message>
    <message>
        <source>Earlier discards</source>
        <translation>Descartes anteriores</translation>
    </message>
    <message>
        <source>All discards</source>
        <translation>Todos los descartes</translation>
    </message>
    <message>
        <source>By position</source>
        <translation>Por posición</translation>
    </message>
    <message>
        <source>By suit</source>
        <translation>Por palo</translation>
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
            <numerusform>la baraja alcanza como máximo para %n jugador</numerusform>
            <numerusform>la baraja alcanza como máximo para %n jugadores</numerusform>
        </translation>
    </message>
    <message>
        <source>no such game; there are: {known}</source>
        <translation>juego desconocido; hay: {known}</translation>
    </message>
    <message>
        <source>this game has no such house rule</source>
        <translation>este juego no tiene esa regla</translation>
    </message>
    <message>
        <source>it is missing</source>
        <translation>falta</translation>
    </message>
    <message>
        <source>a whole number is needed</source>
        <translation>hace falta un número entero</translation>
    </message>
    <message>
        <source>on or off is needed</source>
        <translation>hace falta on u off</translation>
    </message>
    <message>
        <source>an amount such as 0.25 is needed, or none</source>
        <translation>hace falta un importe como 0.25, o none</translation>
    </message>
    <message>
        <source>one of these is needed: {choices}</source>
        <translation>hace falta uno de estos: {choices}</translation>
    </message>
    <message>
        <source>at least {least}</source>
        <translation>como mínimo {least}</translation>
    </message>
    <message>
        <source>at most {most}</source>
        <translation>como máximo {most}</translation>
    </message>
    <message>
        <source>at most the {stack} chips a player begins with</source>
        <translation>como máximo las {stack} fichas iniciales</translation>
    </message>
    <message>
        <source>at most the big bet of {big_bet}</source>
        <translation>como máximo la apuesta grande de {big_bet}</translation>
    </message>
    <message>
        <source>has to stay below the small bet of {small_bet}</source>
        <translation>tiene que ser menor que la apuesta pequeña de {small_bet}</translation>
    </message>
    <message>
        <source>a table of options is needed</source>
        <translation>hace falta una tabla de opciones</translation>
    </message>
    <message>
        <source>line {line} of the file is not written as TOML</source>
        <translation>la línea {line} del archivo no está escrita en TOML</translation>
    </message>
    <message>
        <source>the file is not written as TOML</source>
        <translation>el archivo no está escrito en TOML</translation>
    </message>
    <message>
        <source>the file cannot be read</source>
        <translation>el archivo no se puede leer</translation>
    </message>
    <message>
        <source>the file cannot be written</source>
        <translation>el archivo no se puede escribir</translation>
    </message>
    <message>
        <source>a text in quotes is needed, one of these: {choices}</source>
        <translation>hace falta un texto entre comillas, uno de estos: {choices}</translation>
    </message>
    <message>
        <source>a whole number is needed, without quotes</source>
        <translation>hace falta un número entero, sin comillas</translation>
    </message>
    <message>
        <source>it has a character that cannot be printed</source>
        <translation>tiene un carácter que no se puede imprimir</translation>
    </message>
    <message>
        <source>a name of 1 to {most} characters is needed</source>
        <translation>hace falta un nombre de 1 a {most} caracteres</translation>
    </message>
    <message>
        <source>this name is taken already</source>
        <translation>este nombre ya existe</translation>
    </message>
</context>
<context>
    <name>OptionsForm</name>
    <message>
        <source>Only the main house rules</source>
        <translation>Solo las reglas principales</translation>
    </message>
    <message numerus="yes">
        <source>All %n house rule(s)</source>
        <translation>
            <numerusform>Todas: %n regla</numerusform>
            <numerusform>Las %n reglas</numerusform>
        </translation>
    </message>
    <message>
        <source>Rule {0}: Shift+F1</source>
        <translation>Regla {0}: Mayús+F1</translation>
    </message>
</context>
<context>
    <name>OutlookTiles</name>
    <message>
        <source>What these rules make of the game</source>
        <translation>El juego que resulta de estas reglas</translation>
    </message>
    <message>
        <source>usual {0}</source>
        <translation>lo habitual: {0}</translation>
    </message>
    <message>
        <source>in the pot before the first choice</source>
        <translation>en el bote antes de la primera decisión</translation>
    </message>
    <message>
        <source>may stay in to the end with own cards</source>
        <translation>pueden seguir hasta el final con cartas propias</translation>
    </message>
    <message>
        <source>cards for exchanging</source>
        <translation>cartas para el descarte</translation>
    </message>
    <message>
        <source>{rank}: {chance}</source>
        <translation>{rank}: {chance}</translation>
    </message>
    <message>
        <source>of deals can be opened</source>
        <translation>de las manos se pueden abrir</translation>
    </message>
    <message>
        <source>passed out in a row, on average</source>
        <translation>manos seguidas no abiertas, de media</translation>
    </message>
    <message>
        <source>carried over, on average</source>
        <translation>acumuladas, de media</translation>
    </message>
    <message numerus="yes">
        <source>%n card(s) for exchanging</source>
        <translation>
            <numerusform>%n carta para el descarte</numerusform>
            <numerusform>%n cartas para el descarte</numerusform>
        </translation>
    </message>
    <message>
        <source>seats at most</source>
        <translation>puestos como máximo</translation>
    </message>
</context>
<context>
    <name>PeopleWords</name>
    <message>
        <source>You</source>
        <translation>Tú</translation>
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
        <translation>Lucía</translation>
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
        <translation>Inés</translation>
    </message>
    <message>
        <source>Plays many hands and likes to raise.</source>
        <translation>Juega muchas manos y le gusta subir.</translation>
    </message>
    <message>
        <source>Picks good hands and bets them hard.</source>
        <translation>Elige buenas manos y apuesta fuerte con ellas.</translation>
    </message>
    <message>
        <source>Waits for good cards and seldom raises.</source>
        <translation>Espera buenas cartas y sube pocas veces.</translation>
    </message>
    <message>
        <source>Likes to see every draw; hard to bluff.</source>
        <translation>Quiere ver cada descarte; no se deja farolear.</translation>
    </message>
    <message>
        <source>Weighs the price and varies the play.</source>
        <translation>Sopesa el precio y varía el juego.</translation>
    </message>
    <message>
        <source>Plays by the book and folds in good time.</source>
        <translation>Juega de manual y se retira a tiempo.</translation>
    </message>
    <message>
        <source>Bluffs now and then; hard to read.</source>
        <translation>Va de farol de vez en cuando; cuesta leer su juego.</translation>
    </message>
</context>
<context>
    <name>PlayWords</name>
    <message>
        <source>That is no whole number of chips.</source>
        <translation>Eso no es un número entero de fichas.</translation>
    </message>
    <message>
        <source>Read rule {0}</source>
        <translation>Leer la regla {0}</translation>
    </message>
    <message>
        <source>You hold no cards now.</source>
        <translation>Ahora no tienes cartas.</translation>
    </message>
    <message>
        <source>Welcome to the table. Shall somebody explain?</source>
        <translation>Te damos la bienvenida a la mesa. ¿Quieres una explicación?</translation>
    </message>
    <message>
        <source>Show me how it is played</source>
        <translation>Enséñame cómo se juega</translation>
    </message>
    <message>
        <source>I know the game</source>
        <translation>Conozco el juego</translation>
    </message>
</context>
<context>
    <name>PlayersDialog</name>
    <message>
        <source>{0} (plays now)</source>
        <translation>{0} (juega ahora)</translation>
    </message>
    <message>
        <source>Name of the new player</source>
        <translation>Nombre de quien se añade</translation>
    </message>
    <message>
        <source>New name of “{0}”</source>
        <translation>Nuevo nombre de «{0}»</translation>
    </message>
    <message>
        <source>Remove “{0}”?</source>
        <translation>¿Quitar «{0}»?</translation>
    </message>
    <message>
        <source>Records, settings and rule sets are not deleted: they are moved aside.</source>
        <translation>Los registros, los ajustes y las reglas no se borran: se apartan.</translation>
    </message>
    <message>
        <source>Remove</source>
        <translation>Quitar</translation>
    </message>
    <message>
        <source>Keep</source>
        <translation>Conservar</translation>
    </message>
    <message>
        <source>It could not be moved: {0}.</source>
        <translation>No se ha podido mover: {0}.</translation>
    </message>
    <message>
        <source>Kept in {0}</source>
        <translation>Guardado en {0}</translation>
    </message>
    <message>
        <source>Who plays</source>
        <translation>Quién juega</translation>
    </message>
    <message>
        <source>Who plays?</source>
        <translation>¿Quién juega?</translation>
    </message>
    <message>
        <source>Each has records, settings and rule sets of their own.</source>
        <translation>Cada cual tiene sus registros, ajustes y reglas.</translation>
    </message>
    <message>
        <source>Players</source>
        <translation>Jugadores</translation>
    </message>
    <message>
        <source>Add…</source>
        <translation>Añadir…</translation>
    </message>
    <message>
        <source>Rename…</source>
        <translation>Cambiar nombre…</translation>
    </message>
    <message>
        <source>Remove…</source>
        <translation>Quitar…</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Cerrar</translation>
    </message>
    <message>
        <source>Play</source>
        <translation>Jugar</translation>
    </message>
</context>
<context>
    <name>PlotWords</name>
    <message>
        <source>Am I winning, or lucky?</source>
        <translation>¿Gano, o tengo suerte?</translation>
    </message>
    <message>
        <source>From which seat do I win?</source>
        <translation>¿Desde qué puesto gano?</translation>
    </message>
    <message>
        <source>Do I open when I should?</source>
        <translation>¿Abro cuando debo?</translation>
    </message>
    <message>
        <source>How many cards do I change?</source>
        <translation>¿Cuántas cartas pido?</translation>
    </message>
    <message>
        <source>How far do I go?</source>
        <translation>¿Hasta dónde llego?</translation>
    </message>
    <message>
        <source>What do the others do?</source>
        <translation>¿Qué hacen los demás?</translation>
    </message>
    <message>
        <source>How long are bad runs?</source>
        <translation>¿Cuánto duran las malas rachas?</translation>
    </message>
    <message>
        <source>deals</source>
        <translation>manos</translation>
    </message>
    <message>
        <source>places after the bring-in</source>
        <translation>puestos tras el bring-in</translation>
    </message>
    <message>
        <source>players still to speak</source>
        <translation>jugadores por hablar</translation>
    </message>
    <message>
        <source>hand</source>
        <translation>jugada</translation>
    </message>
    <message>
        <source>cards exchanged</source>
        <translation>cartas pedidas</translation>
    </message>
    <message>
        <source>street</source>
        <translation>calle</translation>
    </message>
    <message>
        <source>chips put in by choice, % of deals</source>
        <translation>fichas puestas por gusto, % de las manos</translation>
    </message>
    <message>
        <source>result of a hundred deals, {0}</source>
        <translation>resultado de cien manos, {0}</translation>
    </message>
    <message>
        <source>result, {0}</source>
        <translation>resultado, {0}</translation>
    </message>
    <message>
        <source>{0} per hundred deals</source>
        <translation>{0} por cada cien manos</translation>
    </message>
    <message>
        <source>opened, %</source>
        <translation>aperturas, %</translation>
    </message>
    <message>
        <source>% of draws</source>
        <translation>% de los descartes</translation>
    </message>
    <message>
        <source>still in, % of deals</source>
        <translation>aún en juego, % de las manos</translation>
    </message>
    <message>
        <source>bet or raised rather than called, %</source>
        <translation>apuestas y subidas en vez de ver, %</translation>
    </message>
    <message>
        <source>times</source>
        <translation>veces</translation>
    </message>
    <message>
        <source>Not enough deals yet for this picture.</source>
        <translation>Aún faltan manos para este gráfico.</translation>
    </message>
    <message>
        <source>The gap between the lines is the luck of the cards: {luck} so far. It says nothing about how the others played.</source>
        <translation>El hueco entre las líneas es la suerte de las cartas: {luck} hasta ahora. No dice nada de cómo jugaron los demás.</translation>
    </message>
    <message numerus="yes">
        <source>Luck is still worked out for %n deal(s).</source>
        <translation>
            <numerusform>Aún se calcula la suerte de %n mano.</numerusform>
            <numerusform>Aún se calcula la suerte de %n manos.</numerusform>
        </translation>
    </message>
    <message>
        <source>Result {0}</source>
        <translation>Resultado {0}</translation>
    </message>
    <message>
        <source>Without luck {0}</source>
        <translation>Sin suerte {0}</translation>
    </message>
    <message>
        <source>The bars show the mean; the thin lines, where it truly lies with 95 %.</source>
        <translation>Las barras muestran la media; las líneas finas, dónde está de verdad con un 95 %.</translation>
    </message>
    <message>
        <source>Each line is a number of players still to speak behind you.</source>
        <translation>Cada línea es un número de jugadores que aún han de hablar tras de ti.</translation>
    </message>
    <message>
        <source>Three is the usual draw to a pair; none is standing pat.</source>
        <translation>Tres es lo normal con una pareja; cero es ir servido.</translation>
    </message>
    <message>
        <source>Giving up in good time saves more than any bluff wins.</source>
        <translation>Retirarse a tiempo ahorra más de lo que gana cualquier farol.</translation>
    </message>
    <message>
        <source>Right: plays many hands. Up: bets rather than calls. The crosses show how sure that is.</source>
        <translation>A la derecha: juega muchas manos. Arriba: apuesta en vez de ver. Las cruces muestran lo seguro que es.</translation>
    </message>
    <message>
        <source>Even a sound player loses in many hundreds of deals.</source>
        <translation>Incluso quien juega bien pierde en muchas series de cien manos.</translation>
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
        <translation>Odds</translation>
    </message>
    <message>
        <source>Hands</source>
        <translation>Jugadas</translation>
    </message>
    <message>
        <source>Rules</source>
        <translation>Reglas</translation>
    </message>
</context>
<context>
    <name>RankWords</name>
    <message>
        <source>two</source>
        <comment>one card</comment>
        <translation>dos</translation>
    </message>
    <message>
        <source>three</source>
        <comment>one card</comment>
        <translation>tres</translation>
    </message>
    <message>
        <source>four</source>
        <comment>one card</comment>
        <translation>cuatro</translation>
    </message>
    <message>
        <source>five</source>
        <comment>one card</comment>
        <translation>cinco</translation>
    </message>
    <message>
        <source>six</source>
        <comment>one card</comment>
        <translation>seis</translation>
    </message>
    <message>
        <source>seven</source>
        <comment>one card</comment>
        <translation>siete</translation>
    </message>
    <message>
        <source>eight</source>
        <comment>one card</comment>
        <translation>ocho</translation>
    </message>
    <message>
        <source>nine</source>
        <comment>one card</comment>
        <translation>nueve</translation>
    </message>
    <message>
        <source>ten</source>
        <comment>one card</comment>
        <translation>diez</translation>
    </message>
    <message>
        <source>jack</source>
        <comment>one card</comment>
        <translation>jota</translation>
    </message>
    <message>
        <source>queen</source>
        <comment>one card</comment>
        <translation>dama</translation>
    </message>
    <message>
        <source>king</source>
        <comment>one card</comment>
        <translation>rey</translation>
    </message>
    <message>
        <source>ace</source>
        <comment>one card</comment>
        <translation>as</translation>
    </message>
    <message>
        <source>twos</source>
        <translation>doses</translation>
    </message>
    <message>
        <source>threes</source>
        <translation>treses</translation>
    </message>
    <message>
        <source>fours</source>
        <translation>cuatros</translation>
    </message>
    <message>
        <source>fives</source>
        <translation>cincos</translation>
    </message>
    <message>
        <source>sixes</source>
        <translation>seises</translation>
    </message>
    <message>
        <source>sevens</source>
        <translation>sietes</translation>
    </message>
    <message>
        <source>eights</source>
        <translation>ochos</translation>
    </message>
    <message>
        <source>nines</source>
        <translation>nueves</translation>
    </message>
    <message>
        <source>tens</source>
        <translation>dieces</translation>
    </message>
    <message>
        <source>jacks</source>
        <translation>jotas</translation>
    </message>
    <message>
        <source>queens</source>
        <translation>damas</translation>
    </message>
    <message>
        <source>kings</source>
        <translation>reyes</translation>
    </message>
    <message>
        <source>aces</source>
        <translation>ases</translation>
    </message>
    <message>
        <source>to the two</source>
        <translation>al dos</translation>
    </message>
    <message>
        <source>to the three</source>
        <translation>al tres</translation>
    </message>
    <message>
        <source>to the four</source>
        <translation>al cuatro</translation>
    </message>
    <message>
        <source>to the five</source>
        <translation>al cinco</translation>
    </message>
    <message>
        <source>to the six</source>
        <translation>al seis</translation>
    </message>
    <message>
        <source>to the seven</source>
        <translation>al siete</translation>
    </message>
    <message>
        <source>to the eight</source>
        <translation>al ocho</translation>
    </message>
    <message>
        <source>to the nine</source>
        <translation>al nueve</translation>
    </message>
    <message>
        <source>to the ten</source>
        <translation>al diez</translation>
    </message>
    <message>
        <source>to the jack</source>
        <translation>a la jota</translation>
    </message>
    <message>
        <source>to the queen</source>
        <translation>a la dama</translation>
    </message>
    <message>
        <source>to the king</source>
        <translation>al rey</translation>
    </message>
    <message>
        <source>to the ace</source>
        <translation>al as</translation>
    </message>
    <message>
        <source>clubs</source>
        <translation>tréboles</translation>
    </message>
    <message>
        <source>diamonds</source>
        <translation>diamantes</translation>
    </message>
    <message>
        <source>hearts</source>
        <translation>corazones</translation>
    </message>
    <message>
        <source>spades</source>
        <translation>picas</translation>
    </message>
</context>
<context>
    <name>RefusalWords</name>
    <message>
        <source>{reason} (rule {rule}).</source>
        <translation>{reason} (regla {rule}).</translation>
    </message>
    <message numerus="yes">
        <source>At most %n card(s) may be exchanged</source>
        <translation>
            <numerusform>Se puede descartar como máximo %n carta</numerusform>
            <numerusform>Se pueden descartar como máximo %n cartas</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>No more than %n raise(s) in a round</source>
        <translation>
            <numerusform>En una ronda no hay más de %n subida</numerusform>
            <numerusform>En una ronda no hay más de %n subidas</numerusform>
        </translation>
    </message>
    <message>
        <source>It is not your turn</source>
        <translation>No es tu turno</translation>
    </message>
    <message>
        <source>This deal is over</source>
        <translation>Esta mano ha terminado</translation>
    </message>
    <message>
        <source>This cannot be done at this point of the deal</source>
        <translation>En este momento de la mano no se puede</translation>
    </message>
    <message>
        <source>Only players dealt in may do this</source>
        <translation>Solo puede hacerlo quien ha recibido cartas</translation>
    </message>
    <message>
        <source>What is done cannot be taken back at the table</source>
        <translation>En la mesa lo hecho no se puede deshacer</translation>
    </message>
    <message>
        <source>At this table the openers are not shown on demand</source>
        <translation>En esta mesa la apertura no se enseña a petición</translation>
    </message>
    <message>
        <source>The openers can be asked for once the pot is awarded</source>
        <translation>La apertura se puede pedir una vez adjudicado el bote</translation>
    </message>
    <message>
        <source>Nobody has bet: there is nothing to fold against</source>
        <translation>Nadie ha apostado: no hay motivo para retirarse</translation>
    </message>
    <message>
        <source>There is no bet to call</source>
        <translation>No hay apuesta que ver</translation>
    </message>
    <message>
        <source>The bet stands at {to_match}: call, raise or fold</source>
        <translation>La apuesta está en {to_match}: hay que ver, subir o retirarse</translation>
    </message>
    <message>
        <source>Your chips cover the call at most</source>
        <translation>Tus fichas alcanzan como máximo para ver</translation>
    </message>
    <message>
        <source>The limit leaves no room for a raise</source>
        <translation>El límite no deja sitio para una subida</translation>
    </message>
    <message>
        <source>You need a pair of {ranks} or better to open</source>
        <translation>Para abrir hace falta una pareja de {ranks} o más</translation>
    </message>
    <message>
        <source>At least {least} in all</source>
        <translation>En total, como mínimo {least}</translation>
    </message>
    <message>
        <source>At most {most} in all</source>
        <translation>En total, como máximo {most}</translation>
    </message>
    <message>
        <source>Here one bets or raises to exactly: {sizes}</source>
        <translation>Aquí se apuesta o se sube exactamente a: {sizes}</translation>
    </message>
    <message>
        <source>The last all-in was less than a full raise: only call or fold</source>
        <translation>El último resto fue menos que una subida completa: solo se puede ver o retirarse</translation>
    </message>
    <message>
        <source>Nobody else has chips left to call with</source>
        <translation>Nadie más tiene fichas para ver</translation>
    </message>
    <message>
        <source>You have no chips left to bet</source>
        <translation>No te quedan fichas para apostar</translation>
    </message>
    <message>
        <source>The bring-in comes first</source>
        <translation>Primero va el bring-in</translation>
    </message>
    <message>
        <source>You do not hold that card</source>
        <translation>No tienes esa carta</translation>
    </message>
    <message>
        <source>One card cannot be exchanged twice</source>
        <translation>Una carta no se cambia dos veces</translation>
    </message>
</context>
<context>
    <name>ReplayWindow</name>
    <message>
        <source>Replay</source>
        <translation>Repetición</translation>
    </message>
    <message>
        <source>Deal {0}</source>
        <translation>Mano {0}</translation>
    </message>
    <message>
        <source>Seen by</source>
        <translation>Visto por</translation>
    </message>
    <message>
        <source>Go to</source>
        <translation>Ir a</translation>
    </message>
    <message>
        <source>All cards open</source>
        <translation>Todas las cartas a la vista</translation>
    </message>
    <message>
        <source>Place in the deal</source>
        <translation>Punto de la mano</translation>
    </message>
    <message>
        <source>Start</source>
        <translation>Inicio</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>Atrás</translation>
    </message>
    <message>
        <source>On</source>
        <translation>Adelante</translation>
    </message>
    <message>
        <source>Next decision</source>
        <translation>Siguiente decisión</translation>
    </message>
    <message>
        <source>End</source>
        <translation>Final</translation>
    </message>
    <message>
        <source>Deal before</source>
        <translation>Mano anterior</translation>
    </message>
    <message>
        <source>Deal after</source>
        <translation>Mano siguiente</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Cerrar</translation>
    </message>
    <message>
        <source>Stop</source>
        <translation>Parar</translation>
    </message>
    <message>
        <source>Play</source>
        <translation>Reproducir</translation>
    </message>
</context>
<context>
    <name>ResultRow</name>
    <message>
        <source>Ask for the openers</source>
        <translation>Pedir la apertura</translation>
    </message>
    <message>
        <source>rule D-14</source>
        <translation>regla D-14</translation>
    </message>
    <message>
        <source>how the evening went</source>
        <translation>cómo fue la velada</translation>
    </message>
    <message>
        <source>The game is over</source>
        <translation>La partida ha terminado</translation>
    </message>
    <message>
        <source>Next deal</source>
        <translation>Mano siguiente</translation>
    </message>
    <message>
        <source>New game</source>
        <translation>Nueva partida</translation>
    </message>
    <message>
        <source>a fresh start</source>
        <translation>empezar de nuevo</translation>
    </message>
    <message>
        <source>Look back</source>
        <translation>Mirar atrás</translation>
    </message>
    <message>
        <source>Buy in for {0}</source>
        <translation>Vuelve con {0}</translation>
    </message>
    <message>
        <source>and the next deal</source>
        <translation>y la mano siguiente</translation>
    </message>
    <message>
        <source>Watch on</source>
        <translation>Seguir mirando</translation>
    </message>
    <message>
        <source>the others play</source>
        <translation>juegan los demás</translation>
    </message>
    <message>
        <source>N or Space</source>
        <translation>N o Espacio</translation>
    </message>
    <message>
        <source>Your chips are gone</source>
        <translation>Se acabaron tus fichas</translation>
    </message>
    <message>
        <source>It happens to the best. At this table one buys in again.</source>
        <translation>Le pasa a cualquiera. En esta mesa se vuelve con fichas nuevas.</translation>
    </message>
    <message>
        <source>It happens to the best. Another evening, another hand.</source>
        <translation>Le pasa a cualquiera. Otra noche, otra mano.</translation>
    </message>
    <message>
        <source>No chips left: {0}</source>
        <translation>Sin fichas: {0}</translation>
    </message>
    <message numerus="yes">
        <source>Next deal by itself in %n s</source>
        <translation>
            <numerusform>La mano siguiente, sola en %n s</numerusform>
            <numerusform>La mano siguiente, sola en %n s</numerusform>
        </translation>
    </message>
    <message>
        <source>Take your time: the table waits.</source>
        <translation>Sin prisa: la mesa espera.</translation>
    </message>
    <message>
        <source>The deal is over</source>
        <translation>La mano ha terminado</translation>
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
        <translation>Los botes: {shares}</translation>
    </message>
    <message>
        <source>The pot is shared: {shares}</source>
        <translation>El bote se reparte: {shares}</translation>
    </message>
    <message>
        <source>You win {chips}</source>
        <translation>Ganas {chips}</translation>
    </message>
    <message>
        <source>{name} wins {chips}</source>
        <translation>{name} gana {chips}</translation>
    </message>
    <message>
        <source>A hand opened without openers is dead.</source>
        <translation>Una mano abierta sin apertura está muerta.</translation>
    </message>
    <message>
        <source>Nobody called.</source>
        <translation>Nadie lo vio.</translation>
    </message>
    <message>
        <source>Nobody called.</source>
        <comment>stud</comment>
        <translation>Nadie igualó.</translation>
    </message>
    <message>
        <source>Who was all-in wins only what the others matched; the best of them wins the rest.</source>
        <translation>Quien se jugó el resto gana solo lo que los demás igualaron; lo que sobra es para el mejor de ellos.</translation>
    </message>
    <message>
        <source>{chips} stay on the table</source>
        <translation>{chips} quedan en la mesa</translation>
    </message>
    <message>
        <source>Nobody opened: {chips} stay on the table</source>
        <translation>Nadie abrió: {chips} quedan en la mesa</translation>
    </message>
    <message>
        <source>All checked after the draw: no hand is shown.</source>
        <translation>Tras el descarte todos pasaron: no se enseñan las cartas.</translation>
    </message>
</context>
<context>
    <name>RuleSets</name>
    <message>
        <source>The usual rules</source>
        <translation>Las reglas habituales</translation>
    </message>
    <message>
        <source>Changed</source>
        <translation>Cambiadas</translation>
    </message>
    <message>
        <source>{0} ({1})</source>
        <translation>{0} ({1})</translation>
    </message>
    <message>
        <source>Name of the rule set</source>
        <translation>Nombre de las reglas</translation>
    </message>
    <message>
        <source>New name of “{0}”</source>
        <translation>Nuevo nombre de «{0}»</translation>
    </message>
    <message>
        <source>Delete a rule set</source>
        <translation>Eliminar unas reglas</translation>
    </message>
    <message>
        <source>Delete “{0}”?</source>
        <translation>¿Eliminar «{0}»?</translation>
    </message>
    <message>
        <source>Games begun with it go on with its rules.</source>
        <translation>Las partidas empezadas siguen con estas reglas.</translation>
    </message>
    <message>
        <source>Delete</source>
        <translation>Eliminar</translation>
    </message>
    <message>
        <source>Keep</source>
        <translation>Conservar</translation>
    </message>
    <message>
        <source>Save the rule set as a file</source>
        <translation>Guardar las reglas en un archivo</translation>
    </message>
    <message>
        <source>Open a rule set</source>
        <translation>Abrir unas reglas</translation>
    </message>
    <message>
        <source>Rule set</source>
        <translation>Reglas de la casa</translation>
    </message>
    <message>
        <source>Nothing was changed.</source>
        <translation>No se ha cambiado nada.</translation>
    </message>
    <message>
        <source>Rule sets (*{0})</source>
        <translation>Reglas de la casa (*{0})</translation>
    </message>
    <message>
        <source>Save and share</source>
        <translation>Guardar y compartir</translation>
    </message>
    <message>
        <source>Save under a name…</source>
        <translation>Guardar con un nombre…</translation>
    </message>
    <message>
        <source>Rename…</source>
        <translation>Cambiar el nombre…</translation>
    </message>
    <message>
        <source>Delete…</source>
        <translation>Eliminar…</translation>
    </message>
    <message>
        <source>Save as a file…</source>
        <translation>Guardar en un archivo…</translation>
    </message>
    <message>
        <source>Open a file…</source>
        <translation>Abrir un archivo…</translation>
    </message>
</context>
<context>
    <name>RulesPage</name>
    <message>
        <source>Rules of the game</source>
        <translation>Reglas del juego</translation>
    </message>
</context>
<context>
    <name>SeenWords</name>
    <message numerus="yes">
        <source>Cards seen: %n</source>
        <translation>
            <numerusform>Cartas vistas: %n</numerusform>
            <numerusform>Cartas vistas: %n</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n not seen</source>
        <comment>cards</comment>
        <translation>
            <numerusform>%n no vista</numerusform>
            <numerusform>%n no vistas</numerusform>
        </translation>
    </message>
    <message>
        <source>Your cards</source>
        <translation>Tus cartas</translation>
    </message>
    <message>
        <source>Laid down</source>
        <translation>Descartadas</translation>
    </message>
    <message>
        <source>For all</source>
        <translation>Para todos</translation>
    </message>
    <message>
        <source>{hand} in sight</source>
        <translation>{hand} a la vista</translation>
    </message>
    <message>
        <source>Dead cards</source>
        <translation>Cartas muertas</translation>
    </message>
    <message>
        <source>Still live</source>
        <translation>Aún vivas</translation>
    </message>
    <message numerus="yes">
        <source>%n left</source>
        <comment>cards of a rank</comment>
        <translation>
            <numerusform>queda %n</numerusform>
            <numerusform>quedan %n</numerusform>
        </translation>
    </message>
    <message>
        <source>{suit} (you hold {held})</source>
        <translation>{suit} (tienes {held})</translation>
    </message>
    <message numerus="yes">
        <source>%n left</source>
        <comment>cards of a suit</comment>
        <translation>
            <numerusform>queda %n</numerusform>
            <numerusform>quedan %n</numerusform>
        </translation>
    </message>
    <message>
        <source>The next card makes</source>
        <translation>La próxima carta da</translation>
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
            <numerusform>%n cartas</numerusform>
        </translation>
    </message>
    <message>
        <source>{cards} of {unseen} · {share} %</source>
        <translation>{cards} de {unseen} · {share} %</translation>
    </message>
    <message>
        <source>Anything better</source>
        <translation>Cualquier mejora</translation>
    </message>
    <message>
        <source>out of play: {cards}</source>
        <translation>fuera de juego: {cards}</translation>
    </message>
    <message>
        <source>Counted from your cards and those face up; nobody’s hidden cards.</source>
        <translation>La cuenta sale de tus cartas y de las que están a la vista, nunca de las tapadas de los demás.</translation>
    </message>
</context>
<context>
    <name>SettingWords</name>
    <message>
        <source>Language</source>
        <translation>Idioma</translation>
    </message>
    <message>
        <source>Colours</source>
        <translation>Colores</translation>
    </message>
    <message>
        <source>Size of the texts</source>
        <translation>Tamaño de los textos</translation>
    </message>
    <message>
        <source>Suits</source>
        <translation>Palos</translation>
    </message>
    <message>
        <source>Pace of the others</source>
        <translation>Ritmo de los demás</translation>
    </message>
    <message>
        <source>Motion</source>
        <translation>Movimiento</translation>
    </message>
    <message>
        <source>Next deal</source>
        <translation>Mano siguiente</translation>
    </message>
    <message>
        <source>Sort my cards</source>
        <translation>Ordenar mis cartas</translation>
    </message>
    <message>
        <source>Guard against a changed price</source>
        <translation>Protección si cambia el precio</translation>
    </message>
    <message>
        <source>Ask twice for the last chips</source>
        <translation>Confirmar las últimas fichas</translation>
    </message>
    <message>
        <source>Single letters act</source>
        <translation>Teclas de una letra</translation>
    </message>
    <message>
        <source>Sound</source>
        <translation>Sonido</translation>
    </message>
    <message>
        <source>Volume</source>
        <translation>Volumen</translation>
    </message>
    <message>
        <source>Cards</source>
        <translation>Cartas</translation>
    </message>
    <message>
        <source>Chips</source>
        <translation>Fichas</translation>
    </message>
    <message>
        <source>Your turn</source>
        <translation>Te toca</translation>
    </message>
    <message>
        <source>Refusals</source>
        <translation>Acciones no permitidas</translation>
    </message>
    <message>
        <source>The end of a deal</source>
        <translation>El final de la mano</translation>
    </message>
    <message>
        <source>Every text changes at once.</source>
        <translation>Todos los textos, enseguida.</translation>
    </message>
    <message>
        <source>A light afternoon or a dark evening.</source>
        <translation>Una tarde clara o una noche oscura.</translation>
    </message>
    <message>
        <source>From 80 to 200 per cent; the cards have their own size.</source>
        <translation>Del 80 al 200 por ciento; las cartas tienen su propio tamaño.</translation>
    </message>
    <message>
        <source>Two colours, or four: green clubs and blue diamonds.</source>
        <translation>Dos colores, o cuatro: tréboles verdes y diamantes azules.</translation>
    </message>
    <message>
        <source>Learning waits for a key after each act.</source>
        <translation>Para aprender: tras cada jugada se espera una tecla.</translation>
    </message>
    <message>
        <source>Reduced: nothing travels. None: nothing fades either.</source>
        <translation>Reducido: nada se desplaza. Ninguno: tampoco hay fundidos.</translation>
    </message>
    <message>
        <source>The result waits, or the next deal comes by itself.</source>
        <translation>El resultado espera, o la mano siguiente llega sola.</translation>
    </message>
    <message>
        <source>Cards that belong together lie together.</source>
        <translation>Las cartas que forman jugada quedan juntas.</translation>
    </message>
    <message>
        <source>A button whose price has just changed takes no press for a moment.</source>
        <translation>Un botón cuyo precio acaba de cambiar no responde por un momento.</translation>
    </message>
    <message>
        <source>A bet or call of all one’s chips wants a second press.</source>
        <translation>Para poner todas las fichas hay que pulsar dos veces.</translation>
    </message>
    <message>
        <source>F folds, C calls, R raises; off, only other keys act.</source>
        <translation>F se retira, C ve, R sube; si se desactiva, solo valen las demás teclas.</translation>
    </message>
    <message>
        <source>What you see can be heard too; a key at the table mutes it.</source>
        <translation>Lo que se ve también se puede oír; una tecla en la mesa lo calla.</translation>
    </message>
    <message>
        <source>Of everything together.</source>
        <translation>De todo a la vez.</translation>
    </message>
    <message>
        <source>Dealt, turned, thrown in, marked.</source>
        <translation>Repartidas, vueltas, tiradas, marcadas.</translation>
    </message>
    <message>
        <source>Bets, the pot, and a knock for a check.</source>
        <translation>Las apuestas, el bote y el toque de quien pasa.</translation>
    </message>
    <message>
        <source>Two soft tones when it is up to you.</source>
        <translation>Dos tonos suaves cuando es tu turno.</translation>
    </message>
    <message>
        <source>When something is not open to you.</source>
        <translation>Cuando algo no se puede hacer.</translation>
    </message>
    <message>
        <source>One sound for a win, another for the rest.</source>
        <translation>Un sonido al ganar, otro para lo demás.</translation>
    </message>
    <message>
        <source>No sound device was found: the table stays silent.</source>
        <translation>No se ha encontrado ningún dispositivo de sonido: la mesa queda en silencio.</translation>
    </message>
    <message numerus="yes">
        <source>after %n s</source>
        <translation>
            <numerusform>tras %n s</numerusform>
            <numerusform>tras %n s</numerusform>
        </translation>
    </message>
    <message>
        <source>waits for me</source>
        <translation>me espera</translation>
    </message>
    <message>
        <source>As the system</source>
        <translation>Como el sistema</translation>
    </message>
    <message>
        <source>Light</source>
        <translation>Claro</translation>
    </message>
    <message>
        <source>Dark</source>
        <translation>Oscuro</translation>
    </message>
    <message>
        <source>As the game</source>
        <translation>Según el juego</translation>
    </message>
    <message>
        <source>Two</source>
        <translation>Dos</translation>
    </message>
    <message>
        <source>Four</source>
        <translation>Cuatro</translation>
    </message>
    <message>
        <source>Learning</source>
        <translation>Para aprender</translation>
    </message>
    <message>
        <source>Normal</source>
        <translation>Normal</translation>
    </message>
    <message>
        <source>Fast</source>
        <translation>Rápido</translation>
    </message>
    <message>
        <source>Instant</source>
        <translation>Inmediato</translation>
    </message>
    <message>
        <source>Full</source>
        <translation>Completo</translation>
    </message>
    <message>
        <source>Reduced</source>
        <translation>Reducido</translation>
    </message>
    <message>
        <source>None</source>
        <comment>motion</comment>
        <translation>Ninguno</translation>
    </message>
    <message>
        <source>How it looks</source>
        <translation>El aspecto</translation>
    </message>
    <message>
        <source>How it plays</source>
        <translation>El juego</translation>
    </message>
    <message>
        <source>Under your hands</source>
        <translation>Bajo tus manos</translation>
    </message>
    <message>
        <source>What is heard</source>
        <translation>Lo que se oye</translation>
    </message>
</context>
<context>
    <name>SettingsDialog</name>
    <message>
        <source>Settings</source>
        <translation>Ajustes</translation>
    </message>
    <message>
        <source>Keys…</source>
        <translation>Teclas…</translation>
    </message>
    <message>
        <source>Done</source>
        <translation>Listo</translation>
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
        <translation>Jugadas</translation>
    </message>
    <message>
        <source>Rules</source>
        <translation>Reglas</translation>
    </message>
    <message>
        <source>Odds</source>
        <translation>Odds</translation>
    </message>
    <message>
        <source>Side panel</source>
        <translation>Panel lateral</translation>
    </message>
    <message>
        <source>Fold the panel</source>
        <translation>Plegar el panel</translation>
    </message>
</context>
<context>
    <name>StartPage</name>
    <message>
        <source>An evening of cards, by the lamp</source>
        <translation>Una velada de cartas, a la luz de la lámpara</translation>
    </message>
    <message>
        <source>Continue</source>
        <translation>Continuar</translation>
    </message>
    <message>
        <source>A new game</source>
        <translation>Una partida nueva</translation>
    </message>
    <message>
        <source>Player: {0}</source>
        <translation>Juega: {0}</translation>
    </message>
    <message>
        <source>Show me how it is played</source>
        <translation>Enséñame cómo se juega</translation>
    </message>
    <message>
        <source>Settings</source>
        <translation>Ajustes</translation>
    </message>
    <message>
        <source>Language</source>
        <translation>Idioma</translation>
    </message>
    <message>
        <source>A first deal, explained</source>
        <translation>Una primera mano, explicada</translation>
    </message>
    <message>
        <source>{0}, deal {1}. You have {2}. With {3}.</source>
        <translation>{0}, mano {1}. Tienes {2}. Con {3}.</translation>
    </message>
</context>
<context>
    <name>StatTiles</name>
    <message>
        <source>Result</source>
        <translation>Resultado</translation>
    </message>
    <message>
        <source>{unit} in {deals}</source>
        <translation>{unit} en {deals}</translation>
    </message>
    <message>
        <source>All you won less all you lost; chips you bought are not counted.</source>
        <translation>Todo lo ganado menos todo lo perdido; las fichas compradas no cuentan.</translation>
    </message>
</context>
<context>
    <name>StatWords</name>
    <message>
        <source>Still in on {street}</source>
        <translation>Aún en juego en {street}</translation>
    </message>
    <message>
        <source>Put chips in by choice</source>
        <translation>Fichas puestas por gusto</translation>
    </message>
    <message>
        <source>Raised in the first round</source>
        <translation>Subidas en la primera ronda</translation>
    </message>
    <message>
        <source>Opened when you could</source>
        <translation>Aperturas cuando podías</translation>
    </message>
    <message>
        <source>Called the opener</source>
        <translation>Viste al que abre</translation>
    </message>
    <message>
        <source>Completed</source>
        <translation>Completaste</translation>
    </message>
    <message>
        <source>Called the bring-in</source>
        <translation>Igualaste el bring-in</translation>
    </message>
    <message>
        <source>Tried to steal the antes</source>
        <translation>Intentos de robar los antes</translation>
    </message>
    <message>
        <source>Stole them at once</source>
        <translation>Antes robados al momento</translation>
    </message>
    <message>
        <source>Gave the bring-in up to a steal</source>
        <translation>Bring-in cedido a un robo</translation>
    </message>
    <message>
        <source>Improved by the draw</source>
        <translation>Mejoraste en el descarte</translation>
    </message>
    <message>
        <source>What chance would have brought</source>
        <translation>Lo que cabía esperar</translation>
    </message>
    <message>
        <source>Stood pat on less than a straight</source>
        <translation>Servido con menos de escalera</translation>
    </message>
    <message>
        <source>Split the openers</source>
        <translation>Apertura rota</translation>
    </message>
    <message>
        <source>Bet after the draw as opener</source>
        <translation>Apuestas tras el descarte al abrir</translation>
    </message>
    <message>
        <source>Folded to a bet after the draw</source>
        <translation>Retiradas ante una apuesta tras el descarte</translation>
    </message>
    <message>
        <source>Bet or raised on later streets</source>
        <translation>Apuestas y subidas en calles siguientes</translation>
    </message>
    <message>
        <source>Went on too dearly on fifth street</source>
        <translation>Seguiste demasiado caro en la quinta calle</translation>
    </message>
    <message>
        <source>Bet or raised rather than called</source>
        <translation>Apuestas y subidas en vez de ver</translation>
    </message>
    <message>
        <source>Went to the showdown</source>
        <translation>Llegaste a enseñar las cartas</translation>
    </message>
    <message>
        <source>Won at the showdown</source>
        <translation>Ganadas al enseñar las cartas</translation>
    </message>
    <message>
        <source>Won without a showdown</source>
        <translation>Ganadas sin enseñar</translation>
    </message>
    <message>
        <source>Opened without openers</source>
        <translation>Aperturas falsas</translation>
    </message>
    <message>
        <source>Of all your draws.</source>
        <translation>De todos tus descartes.</translation>
    </message>
    <message>
        <source>Of all deals you were dealt in.</source>
        <translation>De todas las manos en que recibiste cartas.</translation>
    </message>
    <message>
        <source>Of the deals in which you could open, call or raise.</source>
        <translation>De las manos en que podías abrir, ver o subir.</translation>
    </message>
    <message>
        <source>Of the deals in which you could raise in the first round.</source>
        <translation>De las manos en que podías subir en la primera ronda.</translation>
    </message>
    <message>
        <source>Of the turns at which you held openers and nobody had opened.</source>
        <translation>De las veces en que tenías apertura y nadie había abierto.</translation>
    </message>
    <message>
        <source>Of the turns at which only the opener had bet before you.</source>
        <translation>De las veces en que antes de ti solo había apostado el que abre.</translation>
    </message>
    <message>
        <source>Of the turns at which only the bring-in lay there.</source>
        <translation>De las veces en que solo estaba el bring-in.</translation>
    </message>
    <message>
        <source>Of the turns with the highest door card when nobody had come in.</source>
        <translation>De las veces con la door card más alta cuando nadie había entrado.</translation>
    </message>
    <message>
        <source>Of the steals you tried.</source>
        <translation>De los robos intentados.</translation>
    </message>
    <message>
        <source>Of the steals tried against your bring-in.</source>
        <translation>De los robos intentados contra tu bring-in.</translation>
    </message>
    <message>
        <source>Of the draws at which you changed cards: a better class of hand.</source>
        <translation>De los descartes en que pediste cartas: una jugada de clase mejor.</translation>
    </message>
    <message>
        <source>The same draws: the exact chance of a better class of hand, on average.</source>
        <translation>Los mismos descartes: la probabilidad exacta de una jugada de clase mejor, de media.</translation>
    </message>
    <message>
        <source>Of the draws at which you stood pat.</source>
        <translation>De los descartes en que ibas servido.</translation>
    </message>
    <message>
        <source>Of the draws at which you changed cards as opener.</source>
        <translation>De los descartes en que pediste cartas tras abrir.</translation>
    </message>
    <message>
        <source>Of the turns at which you could bet first as opener.</source>
        <translation>De las veces en que podías apostar primero tras abrir.</translation>
    </message>
    <message>
        <source>Of the bets you faced after the draw.</source>
        <translation>De las apuestas que afrontaste tras el descarte.</translation>
    </message>
    <message>
        <source>Of your turns from fourth street on.</source>
        <translation>De tus turnos desde la cuarta calle.</translation>
    </message>
    <message>
        <source>Of the bets you faced there: your chance, by what you saw, was less than the part of the pot you would pay to the end.</source>
        <translation>De las apuestas que encontraste allí: tu probabilidad, por lo que veías, era menor que la parte del bote que pagarías hasta el final.</translation>
    </message>
    <message>
        <source>Of all your bets, raises and calls.</source>
        <translation>De todas tus apuestas, subidas y veces que viste.</translation>
    </message>
    <message>
        <source>Of the deals in which you were still in after the first round.</source>
        <translation>De las manos en que seguías tras la primera ronda.</translation>
    </message>
    <message>
        <source>Of your showdowns; a shared pot counts as its share.</source>
        <translation>De las veces que enseñaste las cartas; un bote repartido cuenta por su parte.</translation>
    </message>
    <message>
        <source>Of the openings you had to prove.</source>
        <translation>De las aperturas que tuviste que enseñar.</translation>
    </message>
    <message>
        <source>First round</source>
        <translation>Primera ronda</translation>
    </message>
    <message>
        <source>Cards</source>
        <translation>Cartas</translation>
    </message>
    <message>
        <source>Later rounds</source>
        <translation>Rondas siguientes</translation>
    </message>
    <message>
        <source>How it ended</source>
        <translation>Cómo acabó</translation>
    </message>
    <message numerus="yes">
        <source>%n card(s) exchanged</source>
        <translation>
            <numerusform>%n carta pedida</numerusform>
            <numerusform>%n cartas pedidas</numerusform>
        </translation>
    </message>
    <message>
        <source>Stood pat</source>
        <translation>Servido</translation>
    </message>
    <message>
        <source>third street</source>
        <translation>tercera calle</translation>
    </message>
    <message>
        <source>fourth street</source>
        <translation>cuarta calle</translation>
    </message>
    <message>
        <source>fifth street</source>
        <translation>quinta calle</translation>
    </message>
    <message>
        <source>sixth street</source>
        <translation>sexta calle</translation>
    </message>
    <message>
        <source>seventh street</source>
        <translation>séptima calle</translation>
    </message>
    <message>
        <source>less</source>
        <translation>menos</translation>
    </message>
    <message>
        <source>two pair</source>
        <translation>dobles parejas</translation>
    </message>
    <message>
        <source>more</source>
        <translation>más</translation>
    </message>
    <message>
        <source>bring-in</source>
        <translation>bring-in</translation>
    </message>
    <message>
        <source>last</source>
        <translation>último</translation>
    </message>
    <message>
        <source>not enough yet: {0} of {1}</source>
        <translation>aún pocas: {0} de {1}</translation>
    </message>
    <message>
        <source>of {count} · {bounds}</source>
        <translation>de {count} · {bounds}</translation>
    </message>
    <message>
        <source>{0} big bets</source>
        <translation>{0} apuestas grandes</translation>
    </message>
    <message>
        <source>{0} antes</source>
        <translation>{0} antes</translation>
    </message>
    <message>
        <source>big bets</source>
        <translation>apuestas grandes</translation>
    </message>
    <message>
        <source>antes</source>
        <translation>antes</translation>
    </message>
    <message numerus="yes">
        <source>%n deal(s)</source>
        <translation>
            <numerusform>%n mano</numerusform>
            <numerusform>%n manos</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>StatisticsPage</name>
    <message>
        <source>Your game</source>
        <translation>Tu juego</translation>
    </message>
    <message>
        <source>Nothing to count yet. Play a deal, and its figures will stand here.</source>
        <translation>Aún no hay nada que contar. Juega una mano y sus cifras estarán aquí.</translation>
    </message>
    <message>
        <source>The rates are of the deals chosen; the result and its curve are of all.</source>
        <translation>Los porcentajes son de las manos elegidas; el resultado y su curva, de todas.</translation>
    </message>
    <message>
        <source>Game</source>
        <translation>Juego</translation>
    </message>
    <message>
        <source>Question</source>
        <translation>Pregunta</translation>
    </message>
    <message>
        <source>At a glance</source>
        <translation>De un vistazo</translation>
    </message>
    <message>
        <source>Pictures</source>
        <translation>Gráficos</translation>
    </message>
    <message>
        <source>All figures</source>
        <translation>Todas las cifras</translation>
    </message>
</context>
<context>
    <name>StatisticsWindow</name>
    <message>
        <source>Save the picture</source>
        <translation>Guardar la imagen</translation>
    </message>
    <message>
        <source>Pictures (*.png)</source>
        <translation>Imágenes (*.png)</translation>
    </message>
    <message>
        <source>Save all figures</source>
        <translation>Guardar todas las cifras</translation>
    </message>
    <message>
        <source>Tables (*.csv)</source>
        <translation>Tablas (*.csv)</translation>
    </message>
    <message>
        <source>Figure</source>
        <translation>Dato</translation>
    </message>
    <message>
        <source>Share</source>
        <translation>Parte</translation>
    </message>
    <message>
        <source>from</source>
        <translation>de</translation>
    </message>
    <message>
        <source>to</source>
        <translation>a</translation>
    </message>
    <message>
        <source>Out of</source>
        <translation>De</translation>
    </message>
    <message>
        <source>Your game</source>
        <translation>Tu juego</translation>
    </message>
    <message>
        <source>Save the picture…</source>
        <translation>Guardar la imagen…</translation>
    </message>
    <message>
        <source>Save all figures…</source>
        <translation>Guardar todas las cifras…</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Cerrar</translation>
    </message>
</context>
<context>
    <name>StatusWords</name>
    <message>
        <source>Deal {number} · ante {chips}</source>
        <translation>Mano {number} · ante {chips}</translation>
    </message>
    <message>
        <source>Deal {number} · ante {chips}, dealer {dealer}</source>
        <translation>Mano {number} · ante {chips}, repartidor {dealer}</translation>
    </message>
    <message>
        <source>Antes</source>
        <translation>Antes</translation>
    </message>
    <message>
        <source>The deal</source>
        <translation>El reparto</translation>
    </message>
    <message>
        <source>First bets</source>
        <translation>Primera ronda</translation>
    </message>
    <message>
        <source>Draw</source>
        <translation>Descarte</translation>
    </message>
    <message>
        <source>Second bets</source>
        <translation>Segunda ronda</translation>
    </message>
    <message>
        <source>Second street</source>
        <translation>Segunda calle</translation>
    </message>
    <message>
        <source>Third street</source>
        <translation>Tercera calle</translation>
    </message>
    <message>
        <source>Fourth street</source>
        <translation>Cuarta calle</translation>
    </message>
    <message>
        <source>Fifth street</source>
        <translation>Quinta calle</translation>
    </message>
    <message>
        <source>Sixth street</source>
        <translation>Sexta calle</translation>
    </message>
    <message>
        <source>Seventh street</source>
        <translation>Séptima calle</translation>
    </message>
    <message>
        <source>Showdown</source>
        <translation>Showdown</translation>
    </message>
    <message>
        <source>2nd</source>
        <translation>2.ª</translation>
    </message>
    <message>
        <source>3rd</source>
        <translation>3.ª</translation>
    </message>
    <message>
        <source>4th</source>
        <translation>4.ª</translation>
    </message>
    <message>
        <source>5th</source>
        <translation>5.ª</translation>
    </message>
    <message>
        <source>6th</source>
        <translation>6.ª</translation>
    </message>
    <message>
        <source>7th</source>
        <translation>7.ª</translation>
    </message>
    <message>
        <source>Any hand may open</source>
        <translation>Se abre con cualquier jugada</translation>
    </message>
    <message>
        <source>Jacks or better to open</source>
        <translation>Apertura: jotas o más</translation>
    </message>
    <message>
        <source>Queens or better to open</source>
        <translation>Apertura: damas o más</translation>
    </message>
    <message>
        <source>Kings or better to open</source>
        <translation>Apertura: reyes o más</translation>
    </message>
    <message>
        <source>Aces or better to open</source>
        <translation>Apertura: ases o más</translation>
    </message>
    <message>
        <source>{openers}, or four to an open straight flush</source>
        <translation>{openers}, o cuatro a escalera de color abierta</translation>
    </message>
    <message>
        <source>{openers} (on honour)</source>
        <translation>{openers} (bajo palabra)</translation>
    </message>
    <message>
        <source>Next deal: jacks or better to open</source>
        <translation>Mano siguiente: se abre con jotas</translation>
    </message>
    <message>
        <source>Next deal: queens or better to open</source>
        <translation>Mano siguiente: se abre con damas</translation>
    </message>
    <message>
        <source>Next deal: kings or better to open</source>
        <translation>Mano siguiente: se abre con reyes</translation>
    </message>
    <message>
        <source>Next deal: aces or better to open</source>
        <translation>Mano siguiente: se abre con ases</translation>
    </message>
    <message>
        <source>{chips} carried over</source>
        <translation>{chips} del bote anterior</translation>
    </message>
    <message numerus="yes">
        <source>%n deal(s) passed out</source>
        <translation>
            <numerusform>%n mano no abierta</numerusform>
            <numerusform>%n manos no abiertas</numerusform>
        </translation>
    </message>
    <message>
        <source>Largest bet: {chips}</source>
        <translation>Apuesta máxima: {chips}</translation>
    </message>
    <message numerus="yes">
        <source>%n raise(s) left in this round</source>
        <translation>
            <numerusform>en esta ronda queda %n subida</numerusform>
            <numerusform>en esta ronda quedan %n subidas</numerusform>
        </translation>
    </message>
    <message>
        <source>no more raises in this round</source>
        <translation>en esta ronda no hay más subidas</translation>
    </message>
    <message numerus="yes">
        <source>Exchange up to %n card(s), or stand pat</source>
        <translation>
            <numerusform>Pide hasta %n carta, o servido</numerusform>
            <numerusform>Pide hasta %n cartas, o servido</numerusform>
        </translation>
    </message>
    <message>
        <source>The best hand takes the pot</source>
        <translation>La mejor jugada se lleva el bote</translation>
    </message>
    <message>
        <source>{openers} · you opened</source>
        <translation>{openers} · has abierto tú</translation>
    </message>
    <message>
        <source>{openers} · opener: {name}</source>
        <translation>{openers} · abre: {name}</translation>
    </message>
    <message>
        <source>Pot limit: at most the pot</source>
        <translation>Límite del bote: como máximo el bote</translation>
    </message>
    <message>
        <source>No limit: up to all one’s chips</source>
        <translation>Sin límite: hasta todas las fichas</translation>
    </message>
    <message>
        <source>An open pair: bets of {small} or {big}</source>
        <translation>Pareja a la vista: apuestas de {small} o {big}</translation>
    </message>
    <message>
        <source>Bring-in: {name}, {card} (of equal cards the lowest suit)</source>
        <translation>Bring-in: {name}, {card} (a igual valor, el palo más bajo)</translation>
    </message>
    <message>
        <source>The best five of seven cards take the pot</source>
        <translation>Las mejores cinco cartas de siete se llevan el bote</translation>
    </message>
    <message>
        <source>Highest in sight, equal: {hand}</source>
        <translation>Lo más alto a la vista, empate: {hand}</translation>
    </message>
    <message>
        <source>Highest in sight: {name}, {hand}</source>
        <translation>Lo más alto a la vista: {name}, {hand}</translation>
    </message>
    <message>
        <source>Bets and raises of {chips}</source>
        <translation>Apuestas y subidas de {chips}</translation>
    </message>
    <message>
        <source>The lowest door card brings in</source>
        <translation>La door card (primera carta descubierta) más baja pone el bring-in</translation>
    </message>
    <message>
        <source>Bring-in: {name}</source>
        <translation>Bring-in: {name}</translation>
    </message>
    <message>
        <source>Bring-in: {name} (lowest card: {card})</source>
        <translation>Bring-in: {name} (carta más baja: {card})</translation>
    </message>
</context>
<context>
    <name>StudActWords</name>
    <message>
        <source>fold</source>
        <translation>me retiro</translation>
    </message>
    <message>
        <source>check</source>
        <translation>paso</translation>
    </message>
    <message>
        <source>call {chips}</source>
        <translation>igualo {chips}</translation>
    </message>
    <message>
        <source>open for {to}</source>
        <translation>abro con {to}</translation>
    </message>
    <message>
        <source>bet {to}</source>
        <translation>apuesto {to}</translation>
    </message>
    <message>
        <source>complete to {to}</source>
        <translation>completo a {to}</translation>
    </message>
    <message>
        <source>raise to {to}</source>
        <translation>subo a {to}</translation>
    </message>
    <message>
        <source>bring-in of {chips}</source>
        <translation>bring-in de {chips}</translation>
    </message>
    <message>
        <source>Fold</source>
        <translation>Me retiro</translation>
    </message>
    <message>
        <source>Check</source>
        <translation>Paso</translation>
    </message>
    <message>
        <source>Call</source>
        <translation>Igualo</translation>
    </message>
    <message>
        <source>Open</source>
        <translation>Abro</translation>
    </message>
    <message>
        <source>Bet</source>
        <translation>Apuesto</translation>
    </message>
    <message>
        <source>Complete</source>
        <translation>Completo</translation>
    </message>
    <message>
        <source>Raise</source>
        <translation>Subo</translation>
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
        <translation>En pocas palabras</translation>
    </message>
    <message>
        <source>Ante and deal</source>
        <translation>Ante y reparto</translation>
    </message>
    <message>
        <source>Third street</source>
        <translation>Tercera calle</translation>
    </message>
    <message>
        <source>Second street</source>
        <translation>Segunda calle</translation>
    </message>
    <message>
        <source>Fourth street</source>
        <translation>Cuarta calle</translation>
    </message>
    <message>
        <source>Fifth to seventh street</source>
        <translation>De la quinta a la séptima calle</translation>
    </message>
    <message>
        <source>Fourth and fifth street</source>
        <translation>Cuarta y quinta calle</translation>
    </message>
    <message>
        <source>What a bet may be</source>
        <translation>Cuánto se puede apostar</translation>
    </message>
    <message>
        <source>Showdown</source>
        <translation>Showdown</translation>
    </message>
    <message>
        <source>Everyone gets five cards one by one, the first face down (the hole card), the others face up, with a round of bets after each from the second on. The best hand wins.</source>
        <translation>Se reciben cinco cartas, la primera tapada (hole card) y las demás a la vista, con una ronda de apuestas tras cada carta desde la segunda. Gana la mejor jugada.</translation>
    </message>
    <message>
        <source>Everyone gets seven cards one by one, some face down (hole cards), some face up, with a round of bets after each. The best five of the seven win.</source>
        <translation>Se reciben siete cartas, unas tapadas (hole cards) y otras a la vista, con una ronda de apuestas en cada calle. Ganan las mejores cinco de las siete.</translation>
    </message>
    <message>
        <source>Before the deal everyone puts an ante of {chips} into the pot. (S-1)</source>
        <translation>Antes de repartir todos ponen en el bote un ante de {chips}. (S-1)</translation>
    </message>
    <message>
        <source>The dealer puts in twice as much. (E-1)</source>
        <translation>El repartidor pone el doble. (E-1)</translation>
    </message>
    <message>
        <source>Three cards each, clockwise from the dealer’s left: two face down, then one face up, the door card. Only their owner sees the hole cards. (S-1, C9)</source>
        <translation>Tres cartas a cada uno, en el sentido de las agujas del reloj desde la izquierda del repartidor: dos tapadas y después una descubierta, la door card. Las tapadas solo las ve su dueño. (S-1, C9)</translation>
    </message>
    <message>
        <source>Two cards each, clockwise from the dealer’s left: one face down, then one face up, the door card. Only its owner sees the hole card. (S-1, C9)</source>
        <translation>Dos cartas a cada uno, en el sentido de las agujas del reloj desde la izquierda del repartidor: una tapada y después una descubierta, la door card. La tapada solo la ve su dueño. (S-1, C9)</translation>
    </message>
    <message>
        <source>The lowest door card must post the bring-in of {chips}. Aces are high; equal ranks are settled by suit: clubs, diamonds, hearts, spades, clubs lowest. Where the lowest is all-in for the ante, the next on the left speaks first. (S-3)</source>
        <translation>La door card más baja tiene que poner el bring-in (apuesta obligatoria) de {chips}. El as es alto; a igual valor decide el palo, del más bajo al más alto: tréboles, diamantes, corazones, picas. Si la más baja se jugó el resto en el ante, habla primero quien está a su izquierda. (S-3)</translation>
    </message>
    <message>
        <source>A card face up for each. The highest hand in sight speaks first and checks or bets; then clockwise. Straights and flushes do not count in sight; one who is all-in is passed over. (S-7)</source>
        <translation>Una carta a la vista para cada uno. Habla primero la mano más alta a la vista, que pasa (check) o apuesta; después en el sentido de las agujas del reloj. A la vista no cuentan escaleras ni colores; a quien se ha jugado el resto se le salta. (S-7)</translation>
    </message>
    <message>
        <source>Seventh street, the river, is dealt face down. Whoever spoke first on sixth street speaks first again; if folded, the highest hand in sight. (S-10)</source>
        <translation>La séptima calle, el river, se da tapada. Habla primero quien habló primero en la sexta; si se ha retirado, la mano más alta a la vista. (S-10)</translation>
    </message>
    <message>
        <source>The bring-in may be completed to the small bet of {chips} at once instead. (S-3)</source>
        <translation>En vez del bring-in se puede completar enseguida a la apuesta pequeña de {chips}. (S-3)</translation>
    </message>
    <message>
        <source>Then clockwise each folds, calls the bring-in or completes to {chips}. After that one calls, folds or raises by {chips}. If nobody completes, the round is over. (S-4)</source>
        <translation>Después, en el sentido de las agujas del reloj, cada uno se retira (fold), iguala el bring-in (call) o completa a {chips}. Luego se iguala, se retira uno o se sube {chips}. Si nadie completa, la ronda ha terminado. (S-4)</translation>
    </message>
    <message>
        <source>Equal hands in sight: the suit of the highest card decides. (S-7)</source>
        <translation>Con manos a la vista iguales decide el palo de la carta más alta. (S-7)</translation>
    </message>
    <message>
        <source>Equal hands in sight: the first clockwise from the dealer’s left speaks. (S-7)</source>
        <translation>Con manos a la vista iguales habla el primero desde la izquierda del repartidor. (S-7)</translation>
    </message>
    <message>
        <source>If anyone shows a pair, everyone may bet or raise {small} or {big}; once {big} was bet, only that. (S-8)</source>
        <translation>Si alguien tiene una pareja a la vista, todos pueden apostar o subir {small} o {big}; una vez apostado {big}, solo eso. (S-8)</translation>
    </message>
    <message>
        <source>Each of them brings a card face up; the highest hand in sight speaks first. (S-9)</source>
        <translation>Cada una trae una carta a la vista; habla primero la mano más alta a la vista. (S-9)</translation>
    </message>
    <message>
        <source>Fifth and sixth street bring a card face up each; the highest hand in sight speaks first. (S-9)</source>
        <translation>En quinta y sexta calle llega otra carta a la vista; habla primero la mano más alta a la vista. (S-9)</translation>
    </message>
    <message>
        <source>If the deck cannot give everyone a card, one common card is dealt face up and counts for all. (S-12)</source>
        <translation>Si la baraja no alcanza para todos, se descubre una carta común que vale para todos. (S-12)</translation>
    </message>
    <message>
        <source>Fixed limit: bets and raises are {small} on third and fourth street and {big} from fifth street on. (S-2)</source>
        <translation>Límite fijo: apuestas y subidas son de {small} en tercera y cuarta calle y de {big} desde la quinta. (S-2)</translation>
    </message>
    <message>
        <source>Fixed limit: bets and raises are {small} on second and third street and {big} from fourth street on. (S-2)</source>
        <translation>Límite fijo: apuestas y subidas son de {small} en segunda y tercera calle y de {big} desde la cuarta. (S-2)</translation>
    </message>
    <message numerus="yes">
        <source>In a round at most %n raise(s) follow the bet. (S-5)</source>
        <translation>
            <numerusform>En una ronda sigue a la apuesta como máximo %n subida. (S-5)</numerusform>
            <numerusform>En una ronda siguen a la apuesta como máximo %n subidas. (S-5)</numerusform>
        </translation>
    </message>
    <message>
        <source>A round that begins with two players has no cap. (S-5)</source>
        <translation>Una ronda que empieza con dos jugadores no tiene tope de subidas. (S-5)</translation>
    </message>
    <message>
        <source>When all but one have folded, the last one takes the pot without showing; what nobody called goes back first. (S-6, C3)</source>
        <translation>Si todos los demás se han retirado, quien queda se lleva el bote sin enseñar; antes vuelve lo que nadie ha visto. (S-6, C3)</translation>
    </message>
    <message>
        <source>Otherwise whoever made the last bet or raise of the river shows first, then clockwise; if all checked, the first to speak. The best five of seven cards win. (S-11)</source>
        <translation>Si no, enseña primero quien apostó o subió por última vez en el river, después en el sentido de las agujas del reloj; si todos pasaron, quien habló primero. Ganan las mejores cinco cartas de siete. (S-11)</translation>
    </message>
    <message>
        <source>Otherwise whoever made the last bet or raise of the last street shows first, then clockwise; if all checked, the first to speak. The best hand wins. (S-11)</source>
        <translation>Si no, enseña primero quien apostó o subió por última vez en la última calle, después en el sentido de las agujas del reloj; si todos pasaron, quien habló primero. Gana la mejor jugada. (S-11)</translation>
    </message>
    <message>
        <source>A beaten hand may be thrown away unseen. (S-11)</source>
        <translation>Quien pierde puede tirar las cartas sin enseñarlas. (S-11)</translation>
    </message>
    <message>
        <source>A chip that cannot be shared goes by the highest card of the winning five, suits spades, hearts, diamonds, clubs, spades highest. (C6)</source>
        <translation>La ficha que no se puede repartir es para la carta más alta de las cinco ganadoras, con los palos en el orden picas, corazones, diamantes, tréboles. (C6)</translation>
    </message>
</context>
<context>
    <name>SummaryDialog</name>
    <message>
        <source>Looking back</source>
        <translation>Una mirada atrás</translation>
    </message>
    <message>
        <source>{0}, with {1}.</source>
        <translation>{0}, con {1}.</translation>
    </message>
    <message>
        <source>Deals played</source>
        <translation>Manos jugadas</translation>
    </message>
    <message>
        <source>Won or lost</source>
        <translation>Ganado o perdido</translation>
    </message>
    <message>
        <source>Pots won</source>
        <translation>Botes ganados</translation>
    </message>
    <message>
        <source>Showdowns</source>
        <translation>Showdowns</translation>
    </message>
    <message>
        <source>Biggest pot</source>
        <translation>Bote más grande</translation>
    </message>
    <message>
        <source>Chips bought</source>
        <translation>Fichas compradas</translation>
    </message>
    <message>
        <source>Play on</source>
        <translation>Seguir jugando</translation>
    </message>
    <message>
        <source>New game</source>
        <translation>Nueva partida</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Cerrar</translation>
    </message>
    <message>
        <source>All the chips are yours</source>
        <translation>Todas las fichas son tuyas</translation>
    </message>
    <message>
        <source>The chips are gone; the evening was fine</source>
        <translation>Se acabaron las fichas; la velada estuvo bien</translation>
    </message>
    <message>
        <source>The table waits for you</source>
        <translation>La mesa te espera</translation>
    </message>
    <message>
        <source>A good evening</source>
        <translation>Una buena velada</translation>
    </message>
    <message>
        <source>Thank you for the evening</source>
        <translation>Gracias por la velada</translation>
    </message>
</context>
<context>
    <name>TableTexts</name>
    <message>
        <source>Pot</source>
        <comment>the chips in the middle</comment>
        <translation>Bote</translation>
    </message>
    <message numerus="yes">
        <source>%n in the deck</source>
        <comment>cards</comment>
        <translation>
            <numerusform>%n en el mazo</numerusform>
            <numerusform>%n en el mazo</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n discard(s)</source>
        <translation>
            <numerusform>%n descarte</numerusform>
            <numerusform>%n descartes</numerusform>
        </translation>
    </message>
    <message>
        <source>Change</source>
        <comment>this card will be exchanged</comment>
        <translation>Descarte</translation>
    </message>
    <message>
        <source>hint</source>
        <translation>pista</translation>
    </message>
    <message>
        <source>down</source>
        <comment>a card dealt face down</comment>
        <translation>tapada</translation>
    </message>
    <message>
        <source>up</source>
        <comment>a card dealt face up</comment>
        <translation>a la vista</translation>
    </message>
    <message>
        <source>thinks…</source>
        <translation>piensa…</translation>
    </message>
    <message>
        <source>out</source>
        <comment>has no part in this deal</comment>
        <translation>fuera</translation>
    </message>
    <message>
        <source>Card table</source>
        <translation>Mesa de juego</translation>
    </message>
    <message>
        <source>Your cards</source>
        <translation>Tus cartas</translation>
    </message>
</context>
<context>
    <name>VariantWords</name>
    <message>
        <source>Jackpots</source>
        <translation>Jack Pot italiano</translation>
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
        <translation>Póquer italiano</translation>
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
        <translation>Póquer cubierto a la italiana</translation>
    </message>
    <message>
        <source>Spanish five-card draw</source>
        <translation>Póquer cubierto a la española</translation>
    </message>
    <message>
        <source>Fixed limit $2/$4</source>
        <translation>Límite fijo 2/4 $</translation>
    </message>
    <message>
        <source>Draw with the stripped deck</source>
        <translation>Cinco cartas con baraja reducida</translation>
    </message>
    <message>
        <source>One card down, four up</source>
        <translation>Una carta tapada, cuatro a la vista</translation>
    </message>
    <message>
        <source>Draw where any hand may open</source>
        <translation>Cinco cartas, se abre con cualquier jugada</translation>
    </message>
</context>
<context>
    <name>WatchRow</name>
    <message>
        <source>You are out of this deal</source>
        <translation>Estás fuera de esta mano</translation>
    </message>
    <message>
        <source>Watch the others, or go on.</source>
        <translation>Mira a los demás, o sigue adelante.</translation>
    </message>
    <message>
        <source>Play faster</source>
        <translation>Más rápido</translation>
    </message>
    <message>
        <source>To the result</source>
        <translation>Al resultado</translation>
    </message>
    <message>
        <source>Space</source>
        <translation>Espacio</translation>
    </message>
</context>
</TS>
