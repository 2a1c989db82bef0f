<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="fr_FR">
<context>
    <name>ActionText</name>
    <message>
        <source>Draw the free card</source>
        <translation>Piocher la carte gratuite</translation>
    </message>
    <message numerus="yes">
        <source>Buy %n card(s)</source>
        <translation>
            <numerusform>Acheter %n carte</numerusform>
            <numerusform>Acheter %n cartes</numerusform>
        </translation>
    </message>
    <message>
        <source>Sell %1</source>
        <translation>Vendre %1</translation>
    </message>
    <message>
        <source>Requisition %1 for %2</source>
        <translation>Réquisitionner %1 pour %2</translation>
    </message>
    <message>
        <source>Hand %1 over to %2</source>
        <translation>Remettre %1 à %2</translation>
    </message>
    <message>
        <source>Place %1, directed at {%2|you}</source>
        <translation>Placer %1, dirigé contre {%2|vous}</translation>
    </message>
    <message>
        <source>Place %1</source>
        <translation>Placer %1</translation>
    </message>
    <message>
        <source>Put %1 face down under %2</source>
        <translation>Mettre %1 face cachée sous %2</translation>
    </message>
    <message>
        <source>%1 investigates %2</source>
        <translation>%1 enquête à %2</translation>
    </message>
    <message>
        <source>Investigate %1 now</source>
        <translation>Enquêter maintenant à %1</translation>
    </message>
    <message>
        <source>Try it with %1</source>
        <translation>Essayer avec %1</translation>
    </message>
    <message>
        <source>It is %1</source>
        <translation>C’est %1</translation>
    </message>
    <message>
        <source>Discard %1</source>
        <translation>Défausser %1</translation>
    </message>
    <message>
        <source>Hit %1</source>
        <translation>Frapper %1</translation>
    </message>
    <message>
        <source>Give up</source>
        <translation>Abandonner</translation>
    </message>
    <message>
        <source>%1 joins %2</source>
        <translation>%1 rejoint %2</translation>
    </message>
    <message>
        <source>%1 forms a new Team</source>
        <translation>%1 forme une nouvelle Équipe</translation>
    </message>
    <message>
        <source>Bring %1 into play: %2, with %3</source>
        <translation>Mettre %1 en jeu&#x202f;: %2, avec %3</translation>
    </message>
    <message>
        <source>%1 to the Hospital</source>
        <translation>%1 à l’Hôpital</translation>
    </message>
    <message>
        <source>Use %1</source>
        <translation>Utiliser %1</translation>
    </message>
    <message>
        <source>Play %1</source>
        <translation>Jouer %1</translation>
    </message>
    <message>
        <source>Use %1 on %2</source>
        <translation>Utiliser %1 sur %2</translation>
    </message>
    <message>
        <source>Play %1 on %2</source>
        <translation>Jouer %1 sur %2</translation>
    </message>
    <message>
        <source>%1 for %2</source>
        <translation>%1 pour %2</translation>
    </message>
    <message>
        <source>Use no more: what is left is discarded</source>
        <translation>Ne plus rien utiliser&#x202f;: le reste est défaussé</translation>
    </message>
    <message>
        <source>Pass</source>
        <translation>Passer</translation>
    </message>
    <message>
        <source>Do not draw</source>
        <translation>Ne pas piocher</translation>
    </message>
    <message>
        <source>Buy no cards</source>
        <translation>N’acheter aucune carte</translation>
    </message>
    <message>
        <source>Sell nothing more</source>
        <translation>Ne plus rien vendre</translation>
    </message>
    <message>
        <source>No more Equipment</source>
        <translation>Pas d’autre Équipement</translation>
    </message>
    <message>
        <source>Everybody is in place</source>
        <translation>Chacun est à sa place</translation>
    </message>
    <message>
        <source>No more Sites</source>
        <translation>Pas d’autre Site</translation>
    </message>
    <message>
        <source>No more cards face down</source>
        <translation>Ne plus cacher de carte</translation>
    </message>
    <message>
        <source>The Teams are assigned</source>
        <translation>Les Équipes sont affectées</translation>
    </message>
    <message>
        <source>End the investigations</source>
        <translation>Terminer les enquêtes</translation>
    </message>
    <message>
        <source>Ask nothing</source>
        <translation>Ne rien demander</translation>
    </message>
    <message>
        <source>Make no guess</source>
        <translation>Ne pas deviner</translation>
    </message>
    <message>
        <source>Discard nothing more</source>
        <translation>Ne plus rien défausser</translation>
    </message>
    <message>
        <source>Pass: play nothing</source>
        <translation>Passer&#x202f;: ne rien jouer</translation>
    </message>
    <message>
        <source>With a token of %1</source>
        <translation>Avec un jeton de %1</translation>
    </message>
    <message>
        <source>With 1 RP dedicated to %1</source>
        <translation>Avec 1 PR réservé à %1</translation>
    </message>
    <message>
        <source>%1 to the Conspiracy Pool, the rest to the Resource Pool</source>
        <translation>%1 à la réserve de conspiration, le reste à la réserve de ressources</translation>
    </message>
    <message>
        <source>%1 goes with %2</source>
        <translation>%1 va avec %2</translation>
    </message>
    <message>
        <source>%1 and %2</source>
        <comment>two targets</comment>
        <translation>%1 et %2</translation>
    </message>
    <message>
        <source>The check under way</source>
        <translation>Le contrôle en cours</translation>
    </message>
    <message>
        <source>A later check</source>
        <translation>Un contrôle ultérieur</translation>
    </message>
    <message>
        <source>The rest from the pool</source>
        <translation>Le reste par la réserve</translation>
    </message>
    <message>
        <source>%1 on %2</source>
        <comment>a card and its target</comment>
        <translation>%1 sur %2</translation>
    </message>
    <message>
        <source>The damage of a card</source>
        <translation>Les dommages d’une carte</translation>
    </message>
    <message>
        <source>The damage of %1</source>
        <translation>Les dommages de %1</translation>
    </message>
    <message>
        <source>No weapon</source>
        <translation>Aucune arme</translation>
    </message>
    <message>
        <source>The best weapon</source>
        <translation>La meilleure arme</translation>
    </message>
    <message>
        <source>Tell everybody: %1</source>
        <translation>Annoncer à tous&#x202f;: %1</translation>
    </message>
    <message>
        <source>%1 (%2)</source>
        <comment>an action and its price</comment>
        <translation>%1 (%2)</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>an action and what it does</comment>
        <translation>%1&#x202f;: %2</translation>
    </message>
    <message>
        <source>%1, to help {%2|yourself}</source>
        <comment>a card is played, for a player</comment>
        <translation>%1, pour {aider %2|vous aider}</translation>
    </message>
    <message>
        <source>%1 and take %2</source>
        <comment>a use, and of how many tokens</comment>
        <translation>%1 et prendre %2</translation>
    </message>
    <message>
        <source>Cancel it with the power of %1</source>
        <translation>L’annuler par le pouvoir de %1</translation>
    </message>
    <message>
        <source>Bring %1 into play: %2, as a Team alone</source>
        <translation>Mettre %1 en jeu&#xa0;: %2, seul dans son Équipe</translation>
    </message>
    <message>
        <source>%1 to the Field</source>
        <translation>%1 au Champ d’investigation</translation>
    </message>
    <message>
        <source>%1 to the Bureau</source>
        <translation>%1 au Bureau</translation>
    </message>
    <message>
        <source>%1 to the Field, with %2</source>
        <translation>%1 au Champ d’investigation, avec %2</translation>
    </message>
    <message>
        <source>%1 to the Field, as a Team alone</source>
        <translation>%1 au Champ d’investigation, dans une Équipe à part</translation>
    </message>
    <message>
        <source>%1 to the Bureau, with %2</source>
        <translation>%1 au Bureau, avec %2</translation>
    </message>
    <message>
        <source>%1 to the Bureau, as a Team alone</source>
        <translation>%1 au Bureau, dans une Équipe à part</translation>
    </message>
    <message>
        <source>Draw up to ten cards</source>
        <translation>Piocher jusqu’à dix cartes</translation>
    </message>
    <message>
        <source>All to the Resource Pool</source>
        <translation>Tout à la réserve de ressources</translation>
    </message>
    <message>
        <source>%1, X = %2</source>
        <comment>a card is played; what stands for its X</comment>
        <translation>%1, X = %2</translation>
    </message>
    <message>
        <source>Choose nothing</source>
        <translation>Ne rien choisir</translation>
    </message>
    <message>
        <source>Sell nothing</source>
        <translation>Ne rien vendre</translation>
    </message>
    <message>
        <source>No Equipment</source>
        <translation>Pas d’Équipement</translation>
    </message>
    <message>
        <source>Open no Site</source>
        <translation>N’ouvrir aucun Site</translation>
    </message>
    <message>
        <source>No card face down</source>
        <translation>Ne cacher aucune carte</translation>
    </message>
    <message>
        <source>Assign no Team</source>
        <translation>N’affecter aucune Équipe</translation>
    </message>
    <message>
        <source>Investigate no Site</source>
        <translation>N’enquêter sur aucun Site</translation>
    </message>
    <message>
        <source>Discard nothing</source>
        <translation>Ne rien défausser</translation>
    </message>
    <message>
        <source>Use none: all are discarded</source>
        <translation>N’en utiliser aucun&#x202f;: tous sont défaussés</translation>
    </message>
    <message>
        <source>All from the pool</source>
        <translation>Tout par la réserve</translation>
    </message>
</context>
<context>
    <name>ArchiveFiles</name>
    <message>
        <source>it cannot be read: %1</source>
        <translation>il ne peut pas être lu&#xa0;: %1</translation>
    </message>
</context>
<context>
    <name>BoardWords</name>
    <message>
        <source>Stack</source>
        <translation>Pile</translation>
    </message>
</context>
<context>
    <name>CardFace</name>
    <message>
        <source>LRC</source>
        <translation>CLP</translation>
    </message>
    <message>
        <source>CRC</source>
        <translation>CCP</translation>
    </message>
    <message>
        <source>Health</source>
        <translation>Santé</translation>
    </message>
    <message>
        <source>RES</source>
        <translation>RES</translation>
    </message>
    <message>
        <source>Needs</source>
        <translation>Exige</translation>
    </message>
    <message>
        <source>or</source>
        <translation>ou</translation>
    </message>
    <message>
        <source>Asks</source>
        <translation>Demande</translation>
    </message>
    <message>
        <source>Level %1 is enough when asking for %2</source>
        <translation>Niveau %1 suffisant si la question porte sur&#x202f;: %2</translation>
    </message>
    <message>
        <source>Played on</source>
        <comment>activators</comment>
        <translation>Se joue sur</translation>
    </message>
    <message>
        <source>%1 · Advanced</source>
        <comment>rarity</comment>
        <translation>%1 · Jeu avancé</translation>
    </message>
    <message>
        <source>%1 · %2</source>
        <comment>rarity, set</comment>
        <translation>%1 · %2</translation>
    </message>
</context>
<context>
    <name>CardSearch</name>
    <message>
        <source>Your collection is being read: the answer comes by itself.</source>
        <translation>Votre collection est en cours de lecture&#x202f;: la réponse viendra d’elle-même.</translation>
    </message>
</context>
<context>
    <name>CardSetText</name>
    <message>
        <source>this is no card</source>
        <translation>ce n’est pas une carte</translation>
    </message>
    <message>
        <source>a card&apos;s number looks like XF97-0385x1, PR96-0001-SCR or XF96-0001 GCon</source>
        <translation>le numéro d’une carte s’écrit comme XF97-0385x1, PR96-0001-SCR ou XF96-0001 GCon</translation>
    </message>
    <message>
        <source>nothing stands under %1, and this card needs it</source>
        <translation>rien ne figure sous %1, et cette carte en a besoin</translation>
    </message>
    <message>
        <source>under %1 stands &quot;%2&quot;, which the game does not know</source>
        <translation>sous %1 figure «&#x202f;%2&#x202f;», que le jeu ne connaît pas</translation>
    </message>
    <message>
        <source>under %1 stands &quot;%2&quot;, which is no number from 0 to 99</source>
        <translation>sous %1 figure «&#x202f;%2&#x202f;», qui n’est pas un nombre de 0 à 99</translation>
    </message>
    <message>
        <source>more than %1 bytes stand under %2</source>
        <translation>plus de %1 octets figurent sous %2</translation>
    </message>
    <message>
        <source>this card is known already, from the set %1</source>
        <translation>cette carte est déjà connue, de la série %1</translation>
    </message>
    <message>
        <source>this number stands in the file twice; the first card was taken</source>
        <translation>ce numéro figure deux fois dans le fichier&#x202f;; la première carte a été prise</translation>
    </message>
    <message numerus="yes">
        <source>%1: %2 (%n card(s))</source>
        <comment>a heading, and a word under it</comment>
        <translation>
            <numerusform>%1&#xa0;: %2 (%n carte)</numerusform>
            <numerusform>%1&#xa0;: %2 (%n cartes)</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 (%n card(s))</source>
        <comment>a set of cards</comment>
        <translation>
            <numerusform>%1 (%n carte)</numerusform>
            <numerusform>%1 (%n cartes)</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n row(s) of the collection</source>
        <comment>wishes, too</comment>
        <translation>
            <numerusform>%n ligne de la collection</numerusform>
            <numerusform>%n lignes de la collection</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n deck(s) (%1)</source>
        <comment>that hold cards of a set</comment>
        <translation>
            <numerusform>%n deck (%1)</numerusform>
            <numerusform>%n decks (%1)</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>kept versions of %n deck(s) (%1)</source>
        <translation>
            <numerusform>des versions gardées de %n deck (%1)</numerusform>
            <numerusform>des versions gardées de %n decks (%1)</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 stays: its cards are in %2. Take them out there first.</source>
        <translation>%1 reste&#xa0;: ses cartes sont dans %2. Retirez-les-en d’abord.</translation>
    </message>
    <message>
        <source> and in </source>
        <translation> et dans </translation>
    </message>
    <message>
        <source>lists would read the title as a number or a heading: %1</source>
        <translation>les listes liraient le titre comme un numéro ou un intitulé&#xa0;: %1</translation>
    </message>
    <message>
        <source>its set is called %1, which is another set&apos;s name; call it otherwise</source>
        <translation>sa série s’appelle %1, nom d’une autre série&#x202f;; donnez-lui un autre nom</translation>
    </message>
    <message>
        <source>%1 was removed.</source>
        <translation>%1 a été retirée.</translation>
    </message>
    <message numerus="yes">
        <source>%n change(s) in the history had to do with its cards: to undo or redo them, take the set in again first.</source>
        <translation>
            <numerusform>%n changement de l’historique concernait ses cartes&#x202f;: pour l’annuler ou le rétablir, reprenez d’abord cette série.</numerusform>
            <numerusform>%n changements de l’historique concernaient ses cartes&#x202f;: pour les annuler ou les rétablir, reprenez d’abord cette série.</numerusform>
        </translation>
    </message>
    <message>
        <source>&quot;%1&quot; is nothing that this card can have, and was left out</source>
        <translation>«&#x202f;%1&#x202f;» n’est rien que cette carte puisse avoir, et a été laissé de côté</translation>
    </message>
    <message>
        <source>the name of its set has more than %1 bytes</source>
        <translation>le nom de sa série a plus de %1 octets</translation>
    </message>
</context>
<context>
    <name>CardStopMenu</name>
    <message>
        <source>Look at it large</source>
        <translation>Voir en grand</translation>
    </message>
</context>
<context>
    <name>CardStopWords</name>
    <message>
        <source>Ask me where it matters</source>
        <translation>Me demander là où cela compte</translation>
    </message>
    <message>
        <source>Ask me always</source>
        <translation>Toujours me demander</translation>
    </message>
    <message>
        <source>Ask me when it would change a check</source>
        <translation>Me demander quand cela changerait un contrôle</translation>
    </message>
    <message>
        <source>Only when I click it</source>
        <translation>Seulement quand je clique dessus</translation>
    </message>
</context>
<context>
    <name>CardWords</name>
    <message>
        <source>cost %1 %2</source>
        <translation>coût %1 %2</translation>
    </message>
    <message>
        <source>long range %1, close range %2, health %3</source>
        <translation>longue portée %1, courte portée %2, santé %3</translation>
    </message>
    <message>
        <source>needs %1</source>
        <translation>exige %1</translation>
    </message>
    <message>
        <source>asks %1</source>
        <translation>demande %1</translation>
    </message>
    <message>
        <source>Advanced Game only</source>
        <translation>jeu avancé seulement</translation>
    </message>
    <message>
        <source>%1 or %2</source>
        <translation>%1 ou %2</translation>
    </message>
    <message>
        <source>RES %1</source>
        <translation>RES %1</translation>
    </message>
    <message>
        <source>LRC %1</source>
        <translation>CLP %1</translation>
    </message>
    <message>
        <source>CRC %1</source>
        <translation>CCP %1</translation>
    </message>
    <message>
        <source>N/A</source>
        <translation>N/A</translation>
    </message>
    <message>
        <source>resources %1</source>
        <translation>ressources %1</translation>
    </message>
    <message>
        <source>on %1</source>
        <comment>played on these activators</comment>
        <translation>sur %1</translation>
    </message>
    <message>
        <source>%1 of the set %2</source>
        <comment>a number</comment>
        <translation>%1 de la série %2</translation>
    </message>
</context>
<context>
    <name>CertificateWords</name>
    <message>
        <source>OpenSSL could not make a certificate.</source>
        <translation>OpenSSL n’a pas pu créer de certificat.</translation>
    </message>
    <message>
        <source>%1 cannot be written: %2</source>
        <translation>%1 ne peut pas être écrit&#x202f;: %2</translation>
    </message>
    <message>
        <source>%1 or %2 cannot be read. Put them back, or take both away: then new ones are made, and new invitations are needed.</source>
        <translation>%1 ou %2 ne peut pas être lu. Remettez-les en place, ou retirez les deux&#x202f;: d’autres sont alors créés, et il faut de nouvelles invitations.</translation>
    </message>
    <message>
        <source>%1 and %2 do not belong together, so nobody could be let in. Put the right ones back, or take both away: then new ones are made, and new invitations are needed.</source>
        <translation>%1 et %2 ne vont pas ensemble&#x202f;: personne ne pourrait entrer. Remettez les bons, ou enlevez les deux&#x202f;: de nouveaux seront créés, et il faudra de nouvelles invitations.</translation>
    </message>
</context>
<context>
    <name>Checklist</name>
    <message>
        <source>X-Files CCG, Premiere</source>
        <translation>X-Files CCG, Premiere</translation>
    </message>
    <message>
        <source>%1 of %2 cards owned.</source>
        <translation>Cartes possédées&#xa0;: %1 sur %2.</translation>
    </message>
    <message>
        <source>Nothing is missing: the set is complete.</source>
        <translation>Rien ne manque&#x202f;: la série est complète.</translation>
    </message>
    <message>
        <source>Made with Dossier</source>
        <translation>Fait avec Dossier</translation>
    </message>
    <message>
        <source>Missing cards</source>
        <translation>Cartes manquantes</translation>
    </message>
    <message>
        <source>Checklist</source>
        <translation>Liste de contrôle</translation>
    </message>
    <message>
        <source>Nothing is missing: all sets are complete.</source>
        <translation>Rien ne manque&#xa0;: toutes les séries sont complètes.</translation>
    </message>
    <message>
        <source>Premiere: %1 of %2 cards owned.</source>
        <translation>Premiere, cartes possédées&#xa0;: %1 sur %2.</translation>
    </message>
    <message>
        <source>%1: %2 of %3.</source>
        <translation>%1&#xa0;: %2 sur %3.</translation>
    </message>
</context>
<context>
    <name>Cli</name>
    <message>
        <source>Say how this command is used.</source>
        <translation>Explique l’emploi de cette commande.</translation>
    </message>
    <message>
        <source>Something is missing.</source>
        <translation>Il manque quelque chose.</translation>
    </message>
    <message>
        <source>One word too many: %1.</source>
        <translation>Un mot de trop&#x202f;: %1.</translation>
    </message>
    <message>
        <source>Usage: %1</source>
        <translation>Emploi&#x202f;: %1</translation>
    </message>
    <message>
        <source>Options:</source>
        <translation>Options&#x202f;:</translation>
    </message>
    <message>
        <source>--%1 takes a whole number from %2 to %3, not &quot;%4&quot;.</source>
        <translation>--%1 attend un nombre entier de %2 à %3, et non «&#x202f;%4&#x202f;».</translation>
    </message>
    <message>
        <source>DECK is a file&apos;s path or the name of a stored deck. Every command explains itself with --help.</source>
        <translation>DECK est le chemin d’un fichier ou le nom d’un deck enregistré. Chaque commande s’explique avec --help.</translation>
    </message>
    <message>
        <source>%1 needs a value.</source>
        <translation>%1 attend une valeur.</translation>
    </message>
    <message>
        <source>--lang takes en or fr, not &quot;%1&quot;.</source>
        <translation>--lang attend en ou fr, et non «&#x202f;%1&#x202f;».</translation>
    </message>
    <message>
        <source>There is no command %1. `dossier-cli --help` lists the commands.</source>
        <translation>La commande %1 n’existe pas. `dossier-cli --help` donne la liste des commandes.</translation>
    </message>
    <message>
        <source>There is no command %1. There are: %2.</source>
        <translation>La commande %1 n’existe pas. Il y a&#x202f;: %2.</translation>
    </message>
    <message>
        <source>The count must be a whole number from 1 to %1, not %2.</source>
        <translation>Le nombre doit être un entier de 1 à %1, et non %2.</translation>
    </message>
    <message>
        <source>--condition takes one of %1, not &quot;%2&quot;.</source>
        <translation>--condition attend l’un de ces mots&#x202f;: %1, et non «&#x202f;%2&#x202f;».</translation>
    </message>
    <message>
        <source>%1 (%2): %3 owned</source>
        <translation>%1 (%2)&#x202f;: %3 en collection</translation>
    </message>
    <message>
        <source>--mode takes add, replace or max, not &quot;%1&quot;.</source>
        <translation>--mode attend add, replace ou max, et non «&#x202f;%1&#x202f;».</translation>
    </message>
    <message>
        <source>--format takes csv or json, not &quot;%1&quot;.</source>
        <translation>--format attend csv ou json, et non «&#x202f;%1&#x202f;».</translation>
    </message>
    <message>
        <source>Written to %1.</source>
        <translation>Écrit dans %1.</translation>
    </message>
    <message>
        <source>The copies&apos; condition, for example &quot;Near Mint&quot;.</source>
        <translation>L’état des exemplaires, par exemple «&#x202f;Near Mint&#x202f;».</translation>
    </message>
    <message>
        <source>Where they are kept.</source>
        <translation>L’endroit où ils sont rangés.</translation>
    </message>
    <message>
        <source>Adds copies of a card to the collection.</source>
        <translation>Ajoute des exemplaires d’une carte à la collection.</translation>
    </message>
    <message>
        <source>Takes copies of a card out of the collection.</source>
        <translation>Retire des exemplaires d’une carte de la collection.</translation>
    </message>
    <message>
        <source>Writes the collection as a table.</source>
        <translation>Écrit la collection sous forme de tableau.</translation>
    </message>
    <message>
        <source>csv or json.</source>
        <translation>csv ou json.</translation>
    </message>
    <message>
        <source>The file to write; else standard output.</source>
        <translation>Le fichier à écrire&#x202f;; sinon la sortie standard.</translation>
    </message>
    <message>
        <source>Says how complete the collection is.</source>
        <translation>Dit où en est la collection.</translation>
    </message>
    <message>
        <source>%1 is sound.</source>
        <translation>%1 est en bon état.</translation>
    </message>
    <message>
        <source>%1 is damaged:</source>
        <translation>%1 est endommagé&#x202f;:</translation>
    </message>
    <message>
        <source>Database: %1</source>
        <translation>Base de données&#x202f;: %1</translation>
    </message>
    <message>
        <source>Version: %1</source>
        <translation>Version&#x202f;: %1</translation>
    </message>
    <message>
        <source>Decks: %1</source>
        <translation>Decks&#x202f;: %1</translation>
    </message>
    <message>
        <source>Copies owned: %1</source>
        <translation>Exemplaires possédés&#x202f;: %1</translation>
    </message>
    <message>
        <source>A copy of the database was written to %1.</source>
        <translation>Une copie de la base de données a été écrite dans %1.</translation>
    </message>
    <message>
        <source>The database was restored from %1; the former one was kept beside it.</source>
        <translation>La base de données a été rétablie à partir de %1&#x202f;; l’ancienne a été gardée à côté.</translation>
    </message>
    <message>
        <source>Says whether the database is sound.</source>
        <translation>Dit si la base de données est en bon état.</translation>
    </message>
    <message>
        <source>Says where the database is and what it holds.</source>
        <translation>Dit où se trouve la base de données et ce qu’elle contient.</translation>
    </message>
    <message>
        <source>Writes a complete copy of the database.</source>
        <translation>Écrit une copie complète de la base de données.</translation>
    </message>
    <message>
        <source>Puts a copy in the place of the database.</source>
        <translation>Met une copie à la place de la base de données.</translation>
    </message>
    <message>
        <source>--game takes advanced or basic, not &quot;%1&quot;.</source>
        <translation>--game attend advanced ou basic, et non «&#x202f;%1&#x202f;».</translation>
    </message>
    <message>
        <source>Legal in the Basic Game.</source>
        <translation>Conforme au jeu de base.</translation>
    </message>
    <message>
        <source>Legal in the Advanced Game.</source>
        <translation>Conforme au jeu avancé.</translation>
    </message>
    <message>
        <source>Not legal in the Basic Game.</source>
        <translation>Non conforme au jeu de base.</translation>
    </message>
    <message>
        <source>Not legal in the Advanced Game.</source>
        <translation>Non conforme au jeu avancé.</translation>
    </message>
    <message>
        <source>No deck is stored yet. `dossier-cli deck import FILE` stores one.</source>
        <translation>Aucun deck n’est encore enregistré. `dossier-cli deck import FICHIER` en enregistre un.</translation>
    </message>
    <message>
        <source>No deck of the name %1 is stored.</source>
        <translation>Aucun deck enregistré ne porte le nom %1.</translation>
    </message>
    <message>
        <source>%1 was copied as %2.</source>
        <translation>%1 a été copié sous le nom %2.</translation>
    </message>
    <message>
        <source>%1 is now called %2.</source>
        <translation>%1 s’appelle maintenant %2.</translation>
    </message>
    <message>
        <source>%1 was deleted.</source>
        <translation>%1 a été supprimé.</translation>
    </message>
    <message>
        <source>Says whether a deck is legal, and which rule it breaks.</source>
        <translation>Dit si un deck est conforme et quelle règle il enfreint.</translation>
    </message>
    <message>
        <source>The game to check for; else the one the deck names.</source>
        <translation>Les règles à appliquer&#x202f;; sinon celles que le deck indique.</translation>
    </message>
    <message>
        <source>Both players agree to Killer cards (OPT-3).</source>
        <translation>Les deux joueurs acceptent les cartes de tueur (OPT-3).</translation>
    </message>
    <message>
        <source>Copies a stored deck.</source>
        <translation>Copie un deck enregistré.</translation>
    </message>
    <message>
        <source>Renames a stored deck.</source>
        <translation>Renomme un deck enregistré.</translation>
    </message>
    <message>
        <source>Deletes a stored deck.</source>
        <translation>Supprime un deck enregistré.</translation>
    </message>
    <message>
        <source>--format takes one of %1, not &quot;%2&quot;.</source>
        <translation>--format attend l’un de ces mots&#x202f;: %1, et non «&#x202f;%2&#x202f;».</translation>
    </message>
    <message>
        <source>Imported deck</source>
        <translation>Deck importé</translation>
    </message>
    <message>
        <source>Stored %1</source>
        <translation>Enregistré&#x202f;: %1</translation>
    </message>
    <message numerus="yes">
        <source>%n line(s) not understood, kept aside with the deck.</source>
        <translation>
            <numerusform>%n ligne non comprise, gardée à part avec le deck.</numerusform>
            <numerusform>%n lignes non comprises, gardées à part avec le deck.</numerusform>
        </translation>
    </message>
    <message>
        <source>--format is needed: one of %1.</source>
        <translation>Il faut --format&#x202f;: %1.</translation>
    </message>
    <message>
        <source>This format does not hold: %1.</source>
        <translation>Ce format ne garde pas&#x202f;: %1.</translation>
    </message>
    <message>
        <source>Stores a deck from a file, a list or an old link.</source>
        <translation>Enregistre un deck à partir d’un fichier, d’une liste ou d’un ancien lien.</translation>
    </message>
    <message>
        <source>One of %1; else the file is looked at.</source>
        <translation>L’un de ces mots&#x202f;: %1&#x202f;; sinon le fichier est examiné.</translation>
    </message>
    <message>
        <source>The deck&apos;s name; else the one the file gives.</source>
        <translation>Le nom du deck&#x202f;; sinon celui que donne le fichier.</translation>
    </message>
    <message>
        <source>Writes a deck and says what the format cannot hold.</source>
        <translation>Écrit un deck et dit ce que le format ne garde pas.</translation>
    </message>
    <message>
        <source>One of %1.</source>
        <translation>L’un de ces mots&#x202f;: %1.</translation>
    </message>
    <message>
        <source>none</source>
        <translation>aucun</translation>
    </message>
    <message>
        <source>Team (%1)</source>
        <translation>Équipe (%1)</translation>
    </message>
    <message>
        <source>Bureau Deck (%1)</source>
        <translation>Pile de Bureau (%1)</translation>
    </message>
    <message>
        <source>Kept aside, not recognised:</source>
        <translation>Gardé à part, non reconnu&#x202f;:</translation>
    </message>
    <message>
        <source>The database was brought up to date; a copy of the old one is %1.</source>
        <translation>La base de données a été mise à jour&#x202f;; une copie de l’ancienne se trouve dans %1.</translation>
    </message>
    <message>
        <source>the file cannot be read (%1)</source>
        <translation>le fichier ne peut pas être lu (%1)</translation>
    </message>
    <message>
        <source>the file cannot be written (%1)</source>
        <translation>le fichier ne peut pas être écrit (%1)</translation>
    </message>
    <message>
        <source>%1: neither a file nor a stored deck. `dossier-cli deck list` lists the stored decks.</source>
        <translation>%1&#x202f;: ni un fichier ni un deck enregistré. `dossier-cli deck list` donne la liste des decks enregistrés.</translation>
    </message>
    <message numerus="yes">
        <source>%n card(s)</source>
        <translation>
            <numerusform>%n carte</numerusform>
            <numerusform>%n cartes</numerusform>
        </translation>
    </message>
    <message>
        <source>by its text</source>
        <translation>selon son texte</translation>
    </message>
    <message>
        <source>N/A</source>
        <translation>s. o.</translation>
    </message>
    <message>
        <source>LRC %1, CRC %2, Health %3, RES %4</source>
        <translation>CLP %1, CCP %2, Santé %3, RES %4</translation>
    </message>
    <message>
        <source>Prerequisite: %1</source>
        <translation>Prérequis&#x202f;: %1</translation>
    </message>
    <message>
        <source> or </source>
        <translation> ou </translation>
    </message>
    <message>
        <source>Asks: %1</source>
        <translation>Question&#x202f;: %1</translation>
    </message>
    <message>
        <source>Level %1 is enough to ask: %2 %3?</source>
        <translation>Le niveau %1 suffit pour demander&#x202f;: %2 %3&#x202f;?</translation>
    </message>
    <message>
        <source>Episode: %1</source>
        <translation>Épisode&#x202f;: %1</translation>
    </message>
    <message>
        <source>Advanced Game only</source>
        <translation>Jeu avancé seulement</translation>
    </message>
    <message>
        <source>Keywords: %1</source>
        <translation>Mots-clés&#x202f;: %1</translation>
    </message>
    <message>
        <source>Activators: %1</source>
        <translation>Activateurs&#x202f;: %1</translation>
    </message>
    <message>
        <source>LRC %1, CRC %2, Health %3</source>
        <translation>CLP %1, CCP %2, Santé %3</translation>
    </message>
    <message>
        <source>Owned: %1</source>
        <translation>Possédées&#x202f;: %1</translation>
    </message>
    <message>
        <source>Lists the cards a search finds; all without one.</source>
        <translation>Donne les cartes que trouve une recherche&#x202f;; toutes s’il n’y en a pas.</translation>
    </message>
    <message>
        <source>Shows one card and how many of it are owned.</source>
        <translation>Montre une carte et le nombre d’exemplaires possédés.</translation>
    </message>
    <message>
        <source>(a card of another set)</source>
        <translation>(une carte d’une autre série)</translation>
    </message>
    <message>
        <source>Lists the owned cards a search finds; all without one.</source>
        <translation>Donne les cartes possédées que trouve une recherche&#x202f;; toutes s’il n’y en a pas.</translation>
    </message>
    <message>
        <source>By type</source>
        <translation>Par type</translation>
    </message>
    <message>
        <source>Sites by question</source>
        <translation>Sites par question</translation>
    </message>
    <message>
        <source>Sites by skill</source>
        <translation>Sites par compétence</translation>
    </message>
    <message>
        <source>The Team&apos;s skills</source>
        <translation>Compétences de l’Équipe</translation>
    </message>
    <message>
        <source>Average Cost: %1; RES a turn: %2</source>
        <translation>Coût moyen&#x202f;: %1&#x202f;; RES par tour&#x202f;: %2</translation>
    </message>
    <message>
        <source>Nothing is missing.</source>
        <translation>Rien ne manque.</translation>
    </message>
    <message numerus="yes">
        <source>%n cop(y/ies) missing</source>
        <translation>
            <numerusform>%n exemplaire manque</numerusform>
            <numerusform>%n exemplaires manquent</numerusform>
        </translation>
    </message>
    <message>
        <source>The same cards.</source>
        <translation>Les mêmes cartes.</translation>
    </message>
    <message>
        <source>Says what a deck is made of.</source>
        <translation>Dit de quoi un deck est fait.</translation>
    </message>
    <message>
        <source>Lists the cards of a deck that the collection lacks.</source>
        <translation>Donne les cartes d’un deck qui manquent à la collection.</translation>
    </message>
    <message>
        <source>Says how two decks differ.</source>
        <translation>Dit en quoi deux decks diffèrent.</translation>
    </message>
    <message>
        <source>An answer is written CHARACTERISTIC=VALUE, for example Motive=Survival, not &quot;%1&quot;.</source>
        <translation>Une réponse s’écrit CARACTÉRISTIQUE=VALEUR, par exemple Motive=Survival, et non «&#x202f;%1&#x202f;».</translation>
    </message>
    <message>
        <source>&quot;%1&quot; is no characteristic: there are Affiliation, Motive, Method and Result.</source>
        <translation>«&#x202f;%1&#x202f;» n’est pas une caractéristique&#x202f;: il y a Affiliation, Motif, Méthode et Résultat.</translation>
    </message>
    <message>
        <source>&quot;%1&quot; is no %2: there are %3.</source>
        <translation>«&#x202f;%1&#x202f;» ne convient pas à %2&#x202f;: il y a %3.</translation>
    </message>
    <message numerus="yes">
        <source>%n X-File(s) possible</source>
        <translation>
            <numerusform>%n X-File possible</numerusform>
            <numerusform>%n X-Files possibles</numerusform>
        </translation>
    </message>
    <message>
        <source>Questions, the best first (candidates yes/no, questions still needed on average):</source>
        <translation>Questions, la meilleure d’abord (candidats oui/non, questions encore nécessaires en moyenne)&#x202f;:</translation>
    </message>
    <message>
        <source>Says which X-Files are still possible and what is best asked next.</source>
        <translation>Dit quels X-Files sont encore possibles et la meilleure question à poser.</translation>
    </message>
    <message>
        <source>A question that was answered yes.</source>
        <translation>Une question à laquelle on a répondu oui.</translation>
    </message>
    <message>
        <source>A question that was answered no.</source>
        <translation>Une question à laquelle on a répondu non.</translation>
    </message>
    <message>
        <source>%1: mean %2, median %3, from %4 (one in ten) to %5 (nine in ten)</source>
        <translation>%1&#x202f;: moyenne %2, médiane %3, de %4 (un sur dix) à %5 (neuf sur dix)</translation>
    </message>
    <message>
        <source>%1 of %2 games identified the X-File (seed %3).</source>
        <translation>Parties où le X-File a été identifié&#x202f;: %1 sur %2 (graine %3).</translation>
    </message>
    <message>
        <source>Turn of the correct guess</source>
        <translation>Tour de l’identification</translation>
    </message>
    <message>
        <source>Questions asked</source>
        <translation>Questions posées</translation>
    </message>
    <message>
        <source>RP unspent at the end</source>
        <translation>PR non dépensés à la fin</translation>
    </message>
    <message>
        <source>Cards of the deck whose effects are not played: %1.</source>
        <translation>Cartes du deck dont les effets ne sont pas joués&#x202f;: %1.</translation>
    </message>
    <message>
        <source>This deck is not legal:</source>
        <translation>Ce deck n’est pas conforme&#x202f;:</translation>
    </message>
    <message>
        <source>%1 was left out of the Team.</source>
        <translation>%1 a été laissé hors de l’Équipe.</translation>
    </message>
    <message>
        <source>How many games; 1000 if not said.</source>
        <translation>Nombre de parties&#x202f;; 1000 par défaut.</translation>
    </message>
    <message>
        <source>The same seed gives the same games; 1 if not said.</source>
        <translation>La même graine donne les mêmes parties&#x202f;; 1 par défaut.</translation>
    </message>
    <message>
        <source>Threads to use; the result never depends on it.</source>
        <translation>Nombre de fils d’exécution&#x202f;; le résultat n’en dépend jamais.</translation>
    </message>
    <message>
        <source>Turns after which a game counts as not solved; 50 if not said.</source>
        <translation>Tours après lesquels une partie compte comme non résolue&#x202f;; 50 par défaut.</translation>
    </message>
    <message>
        <source>Plays a deck alone and says how soon it identifies the X-File.</source>
        <translation>Joue un deck en solitaire et dit en combien de tours il identifie le X-File.</translation>
    </message>
    <message>
        <source>No card is called that. Did you mean %1?</source>
        <translation>Aucune carte ne s’appelle ainsi. Vouliez-vous dire %1&#x202f;?</translation>
    </message>
    <message>
        <source>No rule says that. Try fewer words, or a number such as DECK-4.</source>
        <translation>Aucune règle ne dit cela. Essayez moins de mots, ou un numéro comme DECK-4.</translation>
    </message>
    <message>
        <source>Shows a rule, the rulings on a card, or the rules some words occur in.</source>
        <translation>Montre une règle, les décisions sur une carte, ou les règles où des mots se trouvent.</translation>
    </message>
    <message>
        <source>passed  %1</source>
        <translation>réussi  %1</translation>
    </message>
    <message>
        <source>FAILED  %1: %2</source>
        <translation>ÉCHEC  %1&#x202f;: %2</translation>
    </message>
    <message>
        <source>%1 passed, %2 failed</source>
        <translation>réussis&#x202f;: %1, échoués&#x202f;: %2</translation>
    </message>
    <message>
        <source>Runs rule scenarios from files.</source>
        <translation>Joue des scénarios de règles à partir de fichiers.</translation>
    </message>
    <message>
        <source>%1 (undone)</source>
        <translation>%1 (annulé)</translation>
    </message>
    <message>
        <source>Nothing was done yet.</source>
        <translation>Rien n’a encore été fait.</translation>
    </message>
    <message>
        <source>There is nothing to undo.</source>
        <translation>Il n’y a rien à annuler.</translation>
    </message>
    <message>
        <source>Undone: %1</source>
        <translation>Annulé&#x202f;: %1</translation>
    </message>
    <message>
        <source>There is nothing to redo.</source>
        <translation>Il n’y a rien à rétablir.</translation>
    </message>
    <message>
        <source>Done again: %1</source>
        <translation>Rétabli&#x202f;: %1</translation>
    </message>
    <message>
        <source>Lists the last changes, the newest first.</source>
        <translation>Donne les derniers changements, le plus récent d’abord.</translation>
    </message>
    <message>
        <source>Takes the last change back.</source>
        <translation>Annule le dernier changement.</translation>
    </message>
    <message>
        <source>Does again what was taken back last.</source>
        <translation>Rétablit ce qui a été annulé en dernier.</translation>
    </message>
    <message>
        <source>--game takes basic or advanced, not &quot;%1&quot;.</source>
        <translation>--game accepte basic ou advanced, et non «&#x202f;%1&#x202f;».</translation>
    </message>
    <message>
        <source>%1 won %2 of %3 games.</source>
        <translation>%1&#x202f;: parties gagnées, %2 sur %3.</translation>
    </message>
    <message>
        <source>One of them</source>
        <comment>subject of a sentence: who won</comment>
        <translation>L’un d’eux</translation>
    </message>
    <message>
        <source>Turns of all players: mean %1, median %2, from %3 (one in ten) to %4 (nine in ten)</source>
        <translation>Tours de tous les joueurs&#x202f;: moyenne %1, médiane %2, de %3 (un sur dix) à %4 (neuf sur dix)</translation>
    </message>
    <message>
        <source>How many games; 100 if not said.</source>
        <translation>Combien de parties&#x202f;; 100 par défaut.</translation>
    </message>
    <message>
        <source>Turns of all players after which a game is undecided; 200 if not said.</source>
        <translation>Tours de tous les joueurs après lesquels une partie reste indécise&#x202f;; 200 par défaut.</translation>
    </message>
    <message>
        <source>basic or advanced; that of the first deck if not said.</source>
        <translation>basic ou advanced&#x202f;; par défaut, celui du premier deck.</translation>
    </message>
    <message>
        <source>Tells the story of the first game.</source>
        <translation>Raconte la première partie.</translation>
    </message>
    <message>
        <source>Writes the first game to FILE, for play replay.</source>
        <translation>Écrit la première partie dans FILE, pour play replay.</translation>
    </message>
    <message>
        <source>step %1 of %2: &quot;%3&quot; is refused by rule %4; %5 was asked: %6</source>
        <translation>étape %1 sur %2&#x202f;: «&#x202f;%3&#x202f;» est refusé par la règle %4&#x202f;; %5 était interrogé&#x202f;: %6</translation>
    </message>
    <message>
        <source>nobody</source>
        <translation>personne</translation>
    </message>
    <message>
        <source>step %1 of %2: the position after it is another than the recorded one</source>
        <translation>étape %1 sur %2&#x202f;: la position qui suit n’est pas celle de l’enregistrement</translation>
    </message>
    <message>
        <source>step %1 of %1: the last position is another than the recorded one</source>
        <translation>étape %1 sur %1&#x202f;: la dernière position n’est pas celle de l’enregistrement</translation>
    </message>
    <message numerus="yes">
        <source>%1: the same game, %n step(s), %2 turns. %3</source>
        <translation>
            <numerusform>%1&#x202f;: la même partie, %n étape, %2 tours. %3</numerusform>
            <numerusform>%1&#x202f;: la même partie, %n étapes, %2 tours. %3</numerusform>
        </translation>
    </message>
    <message>
        <source>Tells the story of the game.</source>
        <translation>Raconte la partie.</translation>
    </message>
    <message>
        <source>Plays decks against one another and says who wins, how and how soon.</source>
        <translation>Fait jouer des decks l’un contre l’autre et dit qui gagne, comment et en combien de temps.</translation>
    </message>
    <message>
        <source>Plays a recorded game again and says where it differs.</source>
        <translation>Rejoue une partie enregistrée et dit où elle diffère.</translation>
    </message>
    <message>
        <source>Rulings</source>
        <translation>Décisions</translation>
    </message>
    <message>
        <source>(printed facts alone)</source>
        <translation>(seules les données imprimées)</translation>
    </message>
    <message numerus="yes">
        <source>%n scenario(s)</source>
        <translation>
            <numerusform>%n scénario</numerusform>
            <numerusform>%n scénarios</numerusform>
        </translation>
    </message>
    <message>
        <source>NOT SHOWN</source>
        <translation>NON MONTRÉE</translation>
    </message>
    <message>
        <source>%1 of %2 cards are played and shown.</source>
        <translation>Cartes jouées et montrées&#x202f;: %1 sur %2.</translation>
    </message>
    <message>
        <source>Lists what each card does in the engine, and the scenarios that show it.</source>
        <translation>Énumère ce que chaque carte fait dans le moteur et les scénarios qui le montrent.</translation>
    </message>
    <message>
        <source>Where they are kept from now on; without it they have no place.</source>
        <translation>Où ils sont rangés désormais&#x202f;; sans elle, ils n’ont pas de place.</translation>
    </message>
    <message>
        <source>Only copies that are kept here.</source>
        <translation>Seulement les exemplaires rangés ici.</translation>
    </message>
    <message>
        <source>Who has them; without it they are back.</source>
        <translation>Qui les a&#x202f;; sans elle, ils sont revenus.</translation>
    </message>
    <message>
        <source>Moves copies of a card to another place.</source>
        <translation>Range des exemplaires d’une carte à un autre endroit.</translation>
    </message>
    <message>
        <source>Notes who has copies of a card, or that they are back.</source>
        <translation>Note qui a des exemplaires d’une carte, ou qu’ils sont revenus.</translation>
    </message>
    <message>
        <source>Writes everything you keep as one zip of plain tables and JSON.</source>
        <translation>Écrit tout ce que vous gardez dans un zip de tableaux et de JSON ordinaires.</translation>
    </message>
    <message>
        <source>Takes in what db export wrote, beside what is there.</source>
        <translation>Reprend ce que db export a écrit, à côté de ce qui est là.</translation>
    </message>
    <message>
        <source>Shows the cards of a deck, or those of them that a query finds.</source>
        <translation>Montre les cartes d’un deck, ou celles que trouve une recherche.</translation>
    </message>
    <message>
        <source>Team (%1 of %2)</source>
        <translation>Équipe (%1 sur %2)</translation>
    </message>
    <message>
        <source>Bureau Deck (%1 of %2)</source>
        <translation>Pile de Bureau (%1 sur %2)</translation>
    </message>
    <message>
        <source>Owned: %1, of these free: %2</source>
        <translation>Possédés&#x202f;: %1, dont libres&#xa0;: %2</translation>
    </message>
    <message>
        <source>There is not enough memory for this.</source>
        <translation>Il n’y a pas assez de mémoire pour cela.</translation>
    </message>
    <message>
        <source>The answer could not be written to standard output (%1).</source>
        <translation>La réponse n’a pas pu être écrite sur la sortie standard (%1).</translation>
    </message>
    <message numerus="yes">
        <source>%1 cop(y/ies)</source>
        <translation>
            <numerusform>%1 exemplaire</numerusform>
            <numerusform>%1 exemplaires</numerusform>
        </translation>
    </message>
    <message>
        <source>--player takes A, B, C or D, not &quot;%1&quot;.</source>
        <translation>--player attend A, B, C ou D, pas «&#x202f;%1&#x202f;».</translation>
    </message>
    <message>
        <source>Without a card</source>
        <translation>Sans carte</translation>
    </message>
    <message>
        <source>Step %1 of %2, turn %3, %4</source>
        <translation>Étape %1 sur %2, tour %3, %4</translation>
    </message>
    <message>
        <source>The game is over.</source>
        <translation>La partie est terminée.</translation>
    </message>
    <message>
        <source>%1 is asked: %2</source>
        <translation>%1 a le choix&#x202f;: %2</translation>
    </message>
    <message>
        <source>%1 is not asked; %2 is.</source>
        <translation>Ce n’est pas %1 qui a le choix, c’est %2.</translation>
    </message>
    <message>
        <source>He may:</source>
        <translation>Il peut&#x202f;:</translation>
    </message>
    <message>
        <source>He may not:</source>
        <translation>Il ne peut pas&#x202f;:</translation>
    </message>
    <message>
        <source>%1: step %2 cannot be taken: %3</source>
        <translation>%1&#x202f;: l’étape %2 ne peut être jouée&#x202f;: %3</translation>
    </message>
    <message>
        <source>After so many steps; without it after all of them.</source>
        <translation>Après tant d’étapes&#x202f;; sans elle, après toutes.</translation>
    </message>
    <message>
        <source>Judges this player, not the one who decides.</source>
        <translation>Juge ce joueur, et non celui qui a le choix.</translation>
    </message>
    <message>
        <source>Says of a saved game or a scenario what a player may do, what he may not, and by which rule.</source>
        <translation>Dit, d’une partie enregistrée ou d’un scénario, ce qu’un joueur peut faire, ce qu’il ne peut pas et d’après quelle règle.</translation>
    </message>
    <message>
        <source>In how many worlds a director tries each choice; 100 if not said.</source>
        <translation>Dans combien de mondes un directeur essaie chaque choix&#x202f;; 100 par défaut.</translation>
    </message>
    <message>
        <source>--bots takes %1, not &quot;%2&quot;.</source>
        <translation>--bots accepte %1, pas «&#x202f;%2&#x202f;».</translation>
    </message>
    <message>
        <source>--games takes an even number here, for every seed is played twice, not %1.</source>
        <translation>--games demande ici un nombre pair, car chaque graine est jouée deux fois, pas %1.</translation>
    </message>
    <message>
        <source>A shard is no report: stories, records and tables are made without --shard, or by play merge.</source>
        <translation>Un fragment n’est pas un rapport&#x202f;: récits, enregistrements et tableaux se font sans --shard, ou par play merge.</translation>
    </message>
    <message>
        <source>--paired is for two decks, not %1; play gauntlet plays every pair.</source>
        <translation>--paired est pour deux decks, pas %1&#x202f;; play gauntlet joue toutes les paires.</translation>
    </message>
    <message>
        <source>Plays every seed twice, with decks and players in one another&apos;s seats.</source>
        <translation>Joue chaque graine deux fois, decks et joueurs échangeant leurs places.</translation>
    </message>
    <message>
        <source>%1 games of %2 pairs are more than %3 in all.</source>
        <translation>%1 parties pour %2 paires, c’est plus de %3 en tout.</translation>
    </message>
    <message>
        <source>How many games each pair plays, an even number; 100 if not said.</source>
        <translation>Nombre de parties par paire, un nombre pair&#x202f;; 100 par défaut.</translation>
    </message>
    <message>
        <source>Every deck plays against itself, too.</source>
        <translation>Chaque deck joue aussi contre lui-même.</translation>
    </message>
    <message>
        <source>Plays every pair of decks and says which is how strong.</source>
        <translation>Joue toutes les paires de decks et dit la force de chacun.</translation>
    </message>
    <message>
        <source>Puts the shards of a playtest together into its report.</source>
        <translation>Réunit les fragments d’une partie d’essai en un rapport.</translation>
    </message>
    <message>
        <source>Win rates in percent, the row against the column:</source>
        <translation>Taux de victoire en pour cent, la ligne contre la colonne&#x202f;:</translation>
    </message>
    <message>
        <source>Writes to FILE, as a table, what each card did: win rates when it was in the opening hand, drawn and played, and when not.</source>
        <translation>Écrit dans FILE, en tableau, ce qu’a fait chaque carte&#x202f;: taux de victoire quand elle était en main de départ, piochée et jouée, et quand elle ne l’était pas.</translation>
    </message>
    <message>
        <source>Writes deck against deck to FILE, as a table.</source>
        <translation>Écrit dans FILE, en tableau, chaque deck contre chaque deck.</translation>
    </message>
    <message>
        <source>Draws deck against deck to FILE, as an SVG picture.</source>
        <translation>Dessine dans FILE, en image SVG, chaque deck contre chaque deck.</translation>
    </message>
    <message>
        <source>%1 % (%2 to %3)</source>
        <comment>a rate with its interval</comment>
        <translation>%1&#x202f;% (%2 à %3)</translation>
    </message>
    <message>
        <source>%1 (%2 to %3)</source>
        <comment>percentage points with their interval</comment>
        <translation>%1 (%2 à %3)</translation>
    </message>
    <message>
        <source>Win rate of %1, undecided games as half: %2; in 95 of 100 playtests the true one is between these.</source>
        <translation>Taux de victoire de %1, les parties indécises comptant pour moitié&#x202f;: %2&#x202f;; dans 95 parties d’essai sur 100, le vrai taux est entre ces bornes.</translation>
    </message>
    <message>
        <source>Every seed was played twice with seats exchanged; %1 is the first deck wherever it sat.</source>
        <translation>Chaque graine a été jouée deux fois, places échangées&#x202f;; %1 est le premier deck, où qu’il fût assis.</translation>
    </message>
    <message numerus="yes">
        <source>%n game(s), every seed twice with seats exchanged; intervals hold the true value in 95 of 100 playtests.</source>
        <translation>
            <numerusform>%n partie, chaque graine deux fois, places échangées&#x202f;; les intervalles contiennent la vraie valeur dans 95 parties d’essai sur 100.</numerusform>
            <numerusform>%n parties, chaque graine deux fois, places échangées&#x202f;; les intervalles contiennent la vraie valeur dans 95 parties d’essai sur 100.</numerusform>
        </translation>
    </message>
    <message>
        <source>     Elo (from to)          won (from to)           deck, player</source>
        <translation>     Elo (de à)             gagné (de à)            deck, joueur</translation>
    </message>
    <message>
        <source>this is no shard of a playtest, or it is damaged (%1)</source>
        <translation>ce n’est pas un fragment de partie d’essai, ou il est abîmé (%1)</translation>
    </message>
    <message>
        <source>this is a shard of another playtest; it stays as it is</source>
        <translation>c’est un fragment d’une autre partie d’essai&#x202f;; il reste tel quel</translation>
    </message>
    <message>
        <source>this shard was played by another version of the rules or cards; it stays as it is</source>
        <translation>ce fragment a été joué avec une autre version des règles ou des cartes&#x202f;; il reste tel quel</translation>
    </message>
    <message>
        <source>this is shard %1 of %2, not %3 of %4; it stays as it is</source>
        <translation>c’est le fragment %1 sur %2, pas %3 sur %4&#x202f;; il reste tel quel</translation>
    </message>
    <message>
        <source>this is a shard of another playtest than %1</source>
        <translation>c’est un fragment d’une autre partie d’essai que %1</translation>
    </message>
    <message>
        <source>this shard was played by another version of the rules or cards than %1</source>
        <translation>ce fragment a été joué avec une autre version des règles ou des cartes que %1</translation>
    </message>
    <message>
        <source>the playtest was cut into another number of shards than in %1</source>
        <translation>la partie d’essai a été découpée en un autre nombre de fragments que dans %1</translation>
    </message>
    <message>
        <source>this is the same shard as %1</source>
        <translation>c’est le même fragment que %1</translation>
    </message>
    <message>
        <source>this shard was not played to its end; run its command again</source>
        <translation>ce fragment n’a pas été joué jusqu’au bout&#x202f;; relancez sa commande</translation>
    </message>
    <message numerus="yes">
        <source>%n shard(s) missing: %1.</source>
        <translation>
            <numerusform>%n fragment manque&#x202f;: %1.</numerusform>
            <numerusform>%n fragments manquent&#x202f;: %1.</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 holds shard %2 of %3 whole already; nothing was played.</source>
        <translation>%1 contient déjà le fragment %2 sur %3 en entier&#x202f;; rien n’a été joué.</translation>
    </message>
    <message>
        <source>Plays part K of N alone, into the file of -o; play merge makes the report of all parts.</source>
        <translation>Joue la seule part K sur N, dans le fichier de -o&#x202f;; play merge fait le rapport de toutes les parts.</translation>
    </message>
    <message>
        <source>The file of the shard; what it holds is not played again.</source>
        <translation>Le fichier du fragment&#x202f;; ce qu’il contient n’est pas rejoué.</translation>
    </message>
    <message>
        <source>--shard and -o belong together.</source>
        <translation>--shard et -o vont ensemble.</translation>
    </message>
    <message>
        <source>--shard takes a part and how many there are, as 2/8, not &quot;%1&quot;.</source>
        <translation>--shard demande une part et combien il y en a, comme 2/8, pas «&#x202f;%1&#x202f;».</translation>
    </message>
    <message>
        <source>%1 is not in the Bureau Deck</source>
        <translation>%1 n’est pas dans la Pile de Bureau</translation>
    </message>
    <message>
        <source>These are more than %1 exchanges; name fewer cards.</source>
        <translation>Cela fait plus de %1 échanges&#x202f;; nommez moins de cartes.</translation>
    </message>
    <message>
        <source>--try takes two cards, as OUT=IN, not &quot;%1&quot;.</source>
        <translation>--try demande deux cartes, comme OUT=IN, pas «&#x202f;%1&#x202f;».</translation>
    </message>
    <message>
        <source>One copy of OUT goes, one of IN comes; may be given several times.</source>
        <translation>Un exemplaire de OUT part, un de IN arrive&#x202f;; peut être donné plusieurs fois.</translation>
    </message>
    <message>
        <source>A card that may go, may be given several times.</source>
        <translation>Une carte qui peut partir, peut être donné plusieurs fois.</translation>
    </message>
    <message>
        <source>A card that may come, may be given several times.</source>
        <translation>Une carte qui peut arriver, peut être donné plusieurs fois.</translation>
    </message>
    <message>
        <source>Free copies of the collection may come.</source>
        <translation>Les exemplaires libres de la collection peuvent arriver.</translation>
    </message>
    <message>
        <source>There is nothing to try: name cards that keep the deck as legal as it is, with --try, --out and --in, or --owned.</source>
        <translation>Il n’y a rien à essayer&#x202f;: nommez des cartes qui laissent le deck aussi légal qu’il est, avec --try, --out et --in, ou --owned.</translation>
    </message>
    <message>
        <source>A deck to play against, may be given several times; the deck itself if not said.</source>
        <translation>Un deck contre lequel jouer, peut être donné plusieurs fois&#x202f;; le deck lui-même par défaut.</translation>
    </message>
    <message>
        <source>--against names %1 decks; there may be %2.</source>
        <translation>--against nomme %1 decks&#x202f;; il peut y en avoir %2.</translation>
    </message>
    <message>
        <source>%1 is not in this deck</source>
        <translation>%1 n’est pas dans ce deck</translation>
    </message>
    <message>
        <source>--games and --budget say the same; only one can be given.</source>
        <translation>--games et --budget disent la même chose&#x202f;; un seul peut être donné.</translation>
    </message>
    <message>
        <source>--budget must be %1 at least here: two games of each version against each deck.</source>
        <translation>--budget doit être ici d’au moins %1&#x202f;: deux parties de chaque version contre chaque deck.</translation>
    </message>
    <message>
        <source>Percentage points that a card adds to the win rate, all its copies against blanks in the same games; in 95 of 100 playtests the true figure is between those in brackets:</source>
        <translation>Points de pourcentage qu’une carte ajoute au taux de victoire, tous ses exemplaires contre des cartes vides dans les mêmes parties&#x202f;; dans 95 parties d’essai sur 100, le vrai chiffre est entre ceux des parenthèses&#x202f;:</translation>
    </message>
    <message>
        <source>%1 as it is won %2 of the points.</source>
        <translation>%1 tel quel a gagné %2 des points.</translation>
    </message>
    <message>
        <source>A card to try, may be given several times; all if not said.</source>
        <translation>Une carte à essayer, peut être donné plusieurs fois&#x202f;; toutes par défaut.</translation>
    </message>
    <message>
        <source>Games of each version against each deck, an even number; 100 if not said.</source>
        <translation>Parties de chaque version contre chaque deck, un nombre pair&#x202f;; 100 par défaut.</translation>
    </message>
    <message>
        <source>Instead of --games: how many games all together.</source>
        <translation>Au lieu de --games&#x202f;: combien de parties en tout.</translation>
    </message>
    <message>
        <source>Writes the figures to FILE, as a table.</source>
        <translation>Écrit les chiffres dans FILE, en tableau.</translation>
    </message>
    <message>
        <source>%1 instead of %2</source>
        <comment>one card in, one card out</comment>
        <translation>%1 au lieu de %2</translation>
    </message>
    <message numerus="yes">
        <source>%1 helps: %2 percentage points, confirmed in %n pair(s) of fresh games.</source>
        <translation>
            <numerusform>%1 aide&#x202f;: %2 points de pourcentage, confirmés en %n paire de parties nouvelles.</numerusform>
            <numerusform>%1 aide&#x202f;: %2 points de pourcentage, confirmés en %n paires de parties nouvelles.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>No exchange helps: even %1 makes it worse, %2 percentage points in %n pair(s) of fresh games.</source>
        <translation>
            <numerusform>Aucun échange n’aide&#x202f;: même %1 fait moins bien, %2 points de pourcentage en %n paire de parties nouvelles.</numerusform>
            <numerusform>Aucun échange n’aide&#x202f;: même %1 fait moins bien, %2 points de pourcentage en %n paires de parties nouvelles.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Nothing is sure: %1 looked best, with %2 percentage points in %n pair(s) of fresh games.</source>
        <translation>
            <numerusform>Rien n’est sûr&#x202f;: %1 semblait le meilleur, avec %2 points de pourcentage en %n paire de parties nouvelles.</numerusform>
            <numerusform>Rien n’est sûr&#x202f;: %1 semblait le meilleur, avec %2 points de pourcentage en %n paires de parties nouvelles.</numerusform>
        </translation>
    </message>
    <message>
        <source>All that were tried, with the percentage points of the search (the best is flattered by it):</source>
        <translation>Tout ce qui a été essayé, avec les points de pourcentage de la recherche (elle flatte le meilleur)&#x202f;:</translation>
    </message>
    <message>
        <source>Games of the confirmation against each deck, an even number; 100 if not said.</source>
        <translation>Parties de la confirmation contre chaque deck, un nombre pair&#x202f;; 100 par défaut.</translation>
    </message>
    <message>
        <source>Says what each card is worth to a deck, against a blank in its place.</source>
        <translation>Dit ce que vaut chaque carte pour un deck, contre une carte vide à sa place.</translation>
    </message>
    <message>
        <source>Tries exchanges of cards and says which helps the deck, and how surely.</source>
        <translation>Essaie des échanges de cartes et dit lequel aide le deck, et avec quelle certitude.</translation>
    </message>
    <message>
        <source>It came into no deck.</source>
        <translation>Elle n’a été dans aucun deck.</translation>
    </message>
    <message>
        <source>It was never drawn.</source>
        <translation>Elle n’a jamais été piochée.</translation>
    </message>
    <message>
        <source>No occasion arose; most often: %1</source>
        <translation>Aucune occasion ne s’est présentée&#x202f;; le plus souvent&#x202f;: %1</translation>
    </message>
    <message>
        <source>No occasion arose.</source>
        <translation>Aucune occasion ne s’est présentée.</translation>
    </message>
    <message>
        <source>The player has no rule for what it does.</source>
        <translation>Le joueur n’a pas de règle pour ce qu’elle fait.</translation>
    </message>
    <message>
        <source>It never seemed worth it to the player.</source>
        <translation>Le joueur n’a jamais trouvé qu’elle en valait la peine.</translation>
    </message>
    <message>
        <source>used in %1 of %2 games that allowed it</source>
        <comment>a card</comment>
        <translation>utilisée %1 fois sur %2 où la partie le permettait</translation>
    </message>
    <message>
        <source>; won %1 % with it, %2 % without</source>
        <translation>&#x202f;; gagné %1&#x202f;% avec, %2&#x202f;% sans</translation>
    </message>
    <message>
        <source>%1 % of the cards used: %2 of %3.</source>
        <translation>%1&#x202f;% des cartes utilisées&#x202f;: %2 sur %3.</translation>
    </message>
    <message>
        <source>What a card says once it lies there was used of %1 of the %2 cards that offered it.</source>
        <translation>Cartes dont ce qu’elles disent une fois en jeu a été utilisé&#x202f;: %1 sur %2 qui l’offraient.</translation>
    </message>
    <message>
        <source>Of %1 cards that were used in %3 games at least and left in as many, %2 won more often when they were used.</source>
        <translation>Cartes utilisées dans au moins %3 parties et laissées dans autant d’autres&#x202f;: %1&#x202f;; parmi elles, gagnent plus souvent quand on les utilise&#x202f;: %2.</translation>
    </message>
    <message>
        <source>--%1 is said of games that are played: give --players, too.</source>
        <translation>--%1 se dit de parties jouées&#x202f;: ajoutez --players.</translation>
    </message>
    <message>
        <source>Lists instead which cards a player uses, in games against himself with decks drawn by lot, and whether he wins with them.</source>
        <translation>Liste plutôt les cartes qu’un joueur utilise, dans des parties contre lui-même avec des decks tirés au sort, et s’il gagne avec elles.</translation>
    </message>
    <message>
        <source>How many games; 500 if not said.</source>
        <translation>Combien de parties&#x202f;; 500 par défaut.</translation>
    </message>
    <message>
        <source>Which player: %1; supervisor if not said.</source>
        <translation>Quel joueur&#x202f;: %1&#x202f;; supervisor par défaut.</translation>
    </message>
    <message numerus="yes">
        <source>%n game(s) of the player %1 against himself, with decks drawn by lot (seed %2).</source>
        <translation>
            <numerusform>%n partie du joueur %1 contre lui-même, avec des decks tirés au sort (graine %2).</numerusform>
            <numerusform>%n parties du joueur %1 contre lui-même, avec des decks tirés au sort (graine %2).</numerusform>
        </translation>
    </message>
    <message>
        <source>Never used:</source>
        <translation>Jamais utilisées&#x202f;:</translation>
    </message>
    <message>
        <source>There is no starter &quot;%1&quot;; there are %2.</source>
        <translation>Il n’y a pas de paquet de départ «&#x202f;%1&#x202f;»&#x202f;; il y a %2.</translation>
    </message>
    <message>
        <source>--%1 takes the number of Commons, Uncommons and Rares, as 9,4,2, each from 0 to %2, not &quot;%3&quot;.</source>
        <translation>--%1 attend le nombre de communes, de peu communes et de rares, comme 9,4,2, chacun de 0 à %2, et non «&#x202f;%3&#x202f;».</translation>
    </message>
    <message>
        <source>There is nothing to open: give starters or boosters.</source>
        <translation>Il n’y a rien à ouvrir&#x202f;: donnez des paquets de départ ou des boosters.</translation>
    </message>
    <message>
        <source>Player %1</source>
        <translation>Joueur %1</translation>
    </message>
    <message numerus="yes">
        <source>%n trie(s): %1 made %2 better.</source>
        <translation>
            <numerusform>%n essai&#x202f;: %1 ont amélioré %2.</numerusform>
            <numerusform>%n essais&#x202f;: %1 ont amélioré %2.</numerusform>
        </translation>
    </message>
    <message>
        <source>The last version won %1 of the points against the first, in fresh games.</source>
        <translation>La dernière version a gagné %1 des points contre la première, dans de nouvelles parties.</translation>
    </message>
    <message>
        <source>--tries improves a deck: give it a name with --build NAME.</source>
        <translation>--tries améliore un deck&#x202f;: donnez-lui un nom avec --build NOM.</translation>
    </message>
    <message>
        <source>Player %1: %2</source>
        <translation>Joueur %1&#x202f;: %2</translation>
    </message>
    <message numerus="yes">
        <source>%n booster(s) with an Ultra-Rare replaced from the reserve.</source>
        <translation>
            <numerusform>%n booster avec une ultra-rare remplacé depuis la réserve.</numerusform>
            <numerusform>%n boosters avec une ultra-rare remplacés depuis la réserve.</numerusform>
        </translation>
    </message>
    <message>
        <source>How many open packs, 1 to 4; 1 if not said.</source>
        <translation>Combien ouvrent des paquets, de 1 à 4&#x202f;; 1 par défaut.</translation>
    </message>
    <message>
        <source>Starters of each player; 1 if not said.</source>
        <translation>Paquets de départ de chaque joueur&#x202f;; 1 par défaut.</translation>
    </message>
    <message>
        <source>Boosters of each player; 6 if not said.</source>
        <translation>Boosters de chaque joueur&#x202f;; 6 par défaut.</translation>
    </message>
    <message>
        <source>How many of them lie in a common reserve, which replaces boosters with an Ultra-Rare (VAR-8); 1 if not said.</source>
        <translation>Combien d’entre eux vont dans une réserve commune, qui remplace les boosters contenant une ultra-rare (VAR-8)&#x202f;; 1 par défaut.</translation>
    </message>
    <message>
        <source>Commons, Uncommons and Rares of a starter besides its fixed cards; 25,12,3 if not said.</source>
        <translation>Communes, peu communes et rares d’un paquet de départ en plus de ses cartes fixes&#x202f;; 25,12,3 par défaut.</translation>
    </message>
    <message>
        <source>Commons, Uncommons and Rares of a booster; 9,4,2 if not said.</source>
        <translation>Communes, peu communes et rares d’un booster&#x202f;; 9,4,2 par défaut.</translation>
    </message>
    <message>
        <source>One booster in N has an Ultra-Rare in the place of a Rare, 0: none; 18 if not said.</source>
        <translation>Un booster sur N a une ultra-rare à la place d’une rare, 0&#x202f;: aucun&#x202f;; 18 par défaut.</translation>
    </message>
    <message>
        <source>Which starters the players open, by name; by lot if not said.</source>
        <translation>Quels paquets de départ les joueurs ouvrent, par leur nom&#x202f;; au sort par défaut.</translation>
    </message>
    <message>
        <source>The same seed opens the same packs; 1 if not said.</source>
        <translation>La même graine ouvre les mêmes paquets&#x202f;; 1 par défaut.</translation>
    </message>
    <message>
        <source>Stores a deck of NAME for each player, and beside it what it leaves of the packs.</source>
        <translation>Enregistre sous NOM un deck pour chaque joueur, et à côté ce qu’il laisse des paquets.</translation>
    </message>
    <message>
        <source>Improves each deck by so many tries: other cards of the packs, played against it.</source>
        <translation>Améliore chaque deck par autant d’essais&#x202f;: d’autres cartes des paquets, jouées contre lui.</translation>
    </message>
    <message>
        <source>Games of each try, an even number; as many confirm it; 20 if not said.</source>
        <translation>Parties de chaque essai, un nombre pair&#x202f;; autant le confirment&#x202f;; 20 par défaut.</translation>
    </message>
    <message>
        <source>Who plays the tries: %1; supervisor if not said.</source>
        <translation>Qui joue les essais&#x202f;: %1&#x202f;; supervisor par défaut.</translation>
    </message>
    <message>
        <source>Writes all cards to FILE, as a collection by player.</source>
        <translation>Écrit toutes les cartes dans FICHIER, comme collection par joueur.</translation>
    </message>
    <message>
        <source>`dossier-cli deck starter NAME`, or `all`, stores them: %1.</source>
        <translation>`dossier-cli deck starter NOM`, ou `all`, les enregistre&#x202f;: %1.</translation>
    </message>
    <message>
        <source>Lists the five starter decks of 60 cards, or stores some of them.</source>
        <translation>Liste les cinq decks de départ de 60 cartes, ou en enregistre.</translation>
    </message>
    <message>
        <source>Opens starters and boosters for one to four players and builds decks of them.</source>
        <translation>Ouvre des paquets de départ et des boosters pour un à quatre joueurs et en construit des decks.</translation>
    </message>
    <message>
        <source>--player takes %1, not &quot;%2&quot;.</source>
        <translation>--player demande %1, pas «&#x202f;%2&#x202f;».</translation>
    </message>
    <message>
        <source>Player: %1</source>
        <translation>Joueur&#x202f;: %1</translation>
    </message>
    <message>
        <source>Who plays the deck: %1; agent if not said.</source>
        <translation>Qui joue le deck&#x202f;: %1&#x202f;; agent par défaut.</translation>
    </message>
    <message>
        <source>Random deck %1</source>
        <translation>Deck au hasard %1</translation>
    </message>
    <message>
        <source>A duel takes %1 decks at most, not %2.</source>
        <translation>Un duel prend %1 decks au plus, pas %2.</translation>
    </message>
    <message>
        <source>%1 games with each of %2 decks are more than %3 in all.</source>
        <translation>%1 parties avec chacun des %2 decks font plus de %3 en tout.</translation>
    </message>
    <message>
        <source>How many games with each deck, an even number; 100 if not said.</source>
        <translation>Combien de parties avec chaque deck, un nombre pair&#x202f;; 100 par défaut.</translation>
    </message>
    <message>
        <source>So many decks drawn by lot, the same in every run, besides those named; 10 if none is.</source>
        <translation>Autant de decks tirés au sort, les mêmes à chaque fois, outre ceux nommés&#x202f;; 10 si aucun ne l’est.</translation>
    </message>
    <message>
        <source>Says how much stronger one player is than another, deck by deck.</source>
        <translation>Dit de combien un joueur est plus fort qu’un autre, deck par deck.</translation>
    </message>
    <message>
        <source>%1 against %2, with the same deck: how many games %1 won, undecided ones as half.</source>
        <translation>%1 contre %2, avec le même deck&#x202f;: combien de parties %1 a gagnées, les indécises comptant pour moitié.</translation>
    </message>
    <message>
        <source>All decks: %1; the worst: %2 %, %3.</source>
        <translation>Tous les decks&#x202f;: %1&#x202f;; le pire&#x202f;: %2&#x202f;%, %3.</translation>
    </message>
    <message>
        <source>%1: damaged or missing, and left out: %2</source>
        <translation>%1&#x202f;: endommagés ou absents, donc laissés de côté&#x202f;: %2</translation>
    </message>
    <message>
        <source>Options of every command:</source>
        <translation>Options de toutes les commandes&#xa0;:</translation>
    </message>
    <message>
        <source>A command is missing.</source>
        <translation>Il manque une commande.</translation>
    </message>
    <message>
        <source>This failed for a reason that the program does not know. Please report it, with the command.</source>
        <translation>Échec pour une raison que le programme ne connaît pas. Signalez-le, avec la commande.</translation>
    </message>
    <message numerus="yes">
        <source>Only %1 of %n cop(y/ies) could be removed.</source>
        <translation>
            <numerusform>Exemplaire retiré&#x202f;: %1 sur %n.</numerusform>
            <numerusform>Exemplaires retirés&#x202f;: %1 sur %n seulement.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Only %1 of %n cop(y/ies) could be changed.</source>
        <translation>
            <numerusform>Exemplaire modifié&#x202f;: %1 sur %n.</numerusform>
            <numerusform>Exemplaires modifiés&#x202f;: %1 sur %n seulement.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 (%2): %n cop(y/ies) changed</source>
        <translation>
            <numerusform>%1 (%2)&#xa0;: %n exemplaire modifié</numerusform>
            <numerusform>%1 (%2)&#xa0;: %n exemplaires modifiés</numerusform>
        </translation>
    </message>
    <message>
        <source>Read: %1 with %2. Copies owned now: %3</source>
        <translation>Lu&#xa0;: %1, %2. Exemplaires possédés&#xa0;: %3</translation>
    </message>
    <message numerus="yes">
        <source>%n row(s)</source>
        <translation>
            <numerusform>%n ligne</numerusform>
            <numerusform>%n lignes</numerusform>
        </translation>
    </message>
    <message>
        <source>%1; %2 of %3 printings owned.</source>
        <translation>%1&#x202f;; impressions possédées&#xa0;: %2 sur %3.</translation>
    </message>
    <message>
        <source>%1 is up to date (version %2).</source>
        <translation>%1 est à jour (version %2).</translation>
    </message>
    <message>
        <source>Taken in: %1, %2, %3.</source>
        <translation>Repris&#xa0;: %1, %2, %3.</translation>
    </message>
    <message numerus="yes">
        <source>%n row(s) of the collection</source>
        <translation>
            <numerusform>%n ligne de la collection</numerusform>
            <numerusform>%n lignes de la collection</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n deck(s)</source>
        <translation>
            <numerusform>%n deck</numerusform>
            <numerusform>%n decks</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n saved search(es)</source>
        <translation>
            <numerusform>%n recherche enregistrée</numerusform>
            <numerusform>%n recherches enregistrées</numerusform>
        </translation>
    </message>
    <message>
        <source>Brings a database of an older version up to date, as every command does.</source>
        <translation>Met à jour la base d’une version plus ancienne, comme le fait toute commande.</translation>
    </message>
    <message>
        <source>go on without rows that belong to nothing and stand in the way; they are kept in a file beside the database</source>
        <translation>continuer sans les lignes qui n’appartiennent à rien et font obstacle&#x202f;; elles sont gardées dans un fichier à côté de la base</translation>
    </message>
    <message>
        <source>No deck is like that.</source>
        <translation>Aucun deck ne correspond.</translation>
    </message>
    <message>
        <source>Lists the stored decks that a search finds; all without one.</source>
        <translation>Liste les decks enregistrés que trouve une recherche&#x202f;; tous s’il n’y en a pas.</translation>
    </message>
    <message>
        <source>The database to open.</source>
        <translation>La base à ouvrir.</translation>
    </message>
    <message>
        <source>The folder that holds the database.</source>
        <translation>Le dossier qui contient la base.</translation>
    </message>
    <message>
        <source>The database lies in the folder data beside the program.</source>
        <translation>La base est dans le dossier data à côté du programme.</translation>
    </message>
    <message>
        <source>Answers with one JSON document.</source>
        <translation>Répond par un seul document JSON.</translation>
    </message>
    <message>
        <source>The language to speak.</source>
        <translation>La langue à parler.</translation>
    </message>
    <message>
        <source>there is no database here. Nothing was made.</source>
        <translation>il n’y a pas de base ici. Rien n’a été créé.</translation>
    </message>
    <message>
        <source>Rows that belonged to nothing were set aside in %1.</source>
        <translation>Les lignes qui n’appartenaient à rien ont été mises de côté dans %1.</translation>
    </message>
    <message numerus="yes">
        <source>%1  (%n card(s), %2)</source>
        <translation>
            <numerusform>%1  (%n carte, %2)</numerusform>
            <numerusform>%1  (%n cartes, %2)</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1: %n card(s), Team %2 RP, X-File %3</source>
        <translation>
            <numerusform>%1&#xa0;: %n carte, Équipe %2 PR, X-File %3</numerusform>
            <numerusform>%1&#xa0;: %n cartes, Équipe %2 PR, X-File %3</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n more line(s) were not understood.</source>
        <translation>
            <numerusform>%n ligne de plus n’a pas été comprise.</numerusform>
            <numerusform>%n lignes de plus n’ont pas été comprises.</numerusform>
        </translation>
    </message>
    <message>
        <source>Take a line for the card it plainly means, and say so.</source>
        <translation>Prendre une ligne pour la carte qu’elle désigne clairement, et le dire.</translation>
    </message>
    <message numerus="yes">
        <source>%n line(s) plainly mean one card: --guess takes them.</source>
        <translation>
            <numerusform>%n ligne désigne clairement une carte&#x202f;: --guess la prend.</numerusform>
            <numerusform>%n lignes désignent clairement une carte&#x202f;: --guess les prend.</numerusform>
        </translation>
    </message>
    <message>
        <source>lines that were not understood are not in it: %1</source>
        <translation>les lignes non comprises n’y figurent pas&#xa0;: %1</translation>
    </message>
    <message>
        <source>the lines that were not understood could not be kept: %1</source>
        <translation>les lignes non comprises n’ont pas pu être gardées&#xa0;: %1</translation>
    </message>
    <message numerus="yes">
        <source>%1: %n row(s) of the database make no card.</source>
        <translation>
            <numerusform>%1&#xa0;: %n ligne de la base de données ne fait pas une carte.</numerusform>
            <numerusform>%1&#xa0;: %n lignes de la base de données ne font pas de cartes.</numerusform>
        </translation>
    </message>
    <message>
        <source>Would be taken in: %1.</source>
        <translation>Serait repris&#xa0;: %1.</translation>
    </message>
    <message>
        <source>Taken in: %1.</source>
        <translation>Repris&#xa0;: %1.</translation>
    </message>
    <message>
        <source>Words the base set has not, kept as they are:</source>
        <translation>Mots que la série de base n’a pas, gardés tels quels&#xa0;:</translation>
    </message>
    <message>
        <source>no card of it can be taken in</source>
        <translation>aucune de ses cartes ne peut être reprise</translation>
    </message>
    <message>
        <source>%1: there is no further set of this name.</source>
        <translation>%1&#xa0;: aucune autre série ne porte ce nom.</translation>
    </message>
    <message>
        <source>Lists the further sets of cards you took in.</source>
        <translation>Énumère les autres séries de cartes que vous avez reprises.</translation>
    </message>
    <message>
        <source>Takes in the facts of further cards: the fan site&apos;s card JSON, or a table like the base set&apos;s.</source>
        <translation>Reprend les données d’autres cartes&#xa0;: le JSON des cartes du site de fans, ou un tableau comme celui de la série de base.</translation>
    </message>
    <message>
        <source>What the set is called; as the file says without it.</source>
        <translation>Comment s’appelle la série&#x202f;; sans cela, comme le dit le fichier.</translation>
    </message>
    <message>
        <source>Only says what would be taken in.</source>
        <translation>Dit seulement ce qui serait repris.</translation>
    </message>
    <message>
        <source>Removes a further set that neither collection nor decks use.</source>
        <translation>Retire une autre série que ni la collection ni les decks n’utilisent.</translation>
    </message>
    <message>
        <source>Set: %1</source>
        <translation>Série&#xa0;: %1</translation>
    </message>
    <message>
        <source>Found in: %1</source>
        <translation>Trouvée dans&#xa0;: %1</translation>
    </message>
    <message>
        <source>Printed, as your file has it: %1</source>
        <translation>Imprimé, selon votre fichier&#xa0;: %1</translation>
    </message>
    <message>
        <source>Cards in further sets: %1</source>
        <translation>Cartes d’autres séries&#xa0;: %1</translation>
    </message>
    <message>
        <source>Refuse decks with cards of further sets that the game does not know; otherwise such cards are played by their printed facts.</source>
        <translation>Refuse les decks contenant des cartes de séries supplémentaires que le jeu ne connaît pas&#x202f;; sinon ces cartes sont jouées d’après leurs données imprimées.</translation>
    </message>
    <message>
        <source>Changed before that: %1</source>
        <translation>Changé auparavant&#x202f;: %1</translation>
    </message>
    <message>
        <source>The change was made all the same: %1</source>
        <translation>La modification a quand même été faite&#x202f;: %1</translation>
    </message>
    <message>
        <source>Every deck keeps its X-File; else they are drawn by lot, the same for all decks.</source>
        <translation>Chaque deck garde son X-File&#x202f;; sinon ils sont tirés au sort, les mêmes pour tous les decks.</translation>
    </message>
    <message>
        <source>--bots takes one player here, not %1.</source>
        <translation>--bots n’admet ici qu’un joueur, et non %1.</translation>
    </message>
    <message>
        <source>--bots takes one player, who plays all, or %1, not %2.</source>
        <translation>--bots admet un joueur, qui joue tout, ou %1, et non %2.</translation>
    </message>
    <message>
        <source>Who plays whom: two of %1, or one who plays himself; supervisor,agent if not said.</source>
        <translation>Qui joue contre qui&#x202f;: deux parmi %1, ou un seul contre lui-même&#x202f;; supervisor,agent par défaut.</translation>
    </message>
    <message>
        <source>Who plays: one for all decks, or one for each, of %1 (first takes the first choice there is); supervisor if not said.</source>
        <translation>Qui joue&#x202f;: un seul pour tous les decks, ou un par deck, parmi %1 (first prend le premier choix qui se présente)&#x202f;; supervisor par défaut.</translation>
    </message>
    <message>
        <source>The tries were played by %1; %2.</source>
        <comment>one of the program&apos;s players; whose X-Files</comment>
        <translation>Essais joués par %1&#x202f;; %2.</translation>
    </message>
    <message>
        <source>%1: %2, played by %3</source>
        <comment>a player, his deck, one of the program&apos;s players</comment>
        <translation>%1&#x202f;: %2, joué par %3</translation>
    </message>
    <message>
        <source>%1 by %2</source>
        <comment>a deck and who plays it</comment>
        <translation>%1 par %2</translation>
    </message>
    <message>
        <source>Played: %1; %2.</source>
        <comment>decks with their players, and whose X-Files</comment>
        <translation>Joué&#x202f;: %1&#x202f;; %2.</translation>
    </message>
    <message>
        <source>Who plays: one for all decks, or one for the deck and one for the others, of %1; supervisor if not said.</source>
        <translation>Qui joue&#x202f;: un seul pour tous les decks, ou un pour le deck et un pour les autres, parmi %1&#x202f;; supervisor par défaut.</translation>
    </message>
    <message>
        <source>%1, played by %2, against %3, played by %4; %5.</source>
        <comment>a deck, its player, other decks, theirs; X-Files</comment>
        <translation>%1, joué par %2, contre %3, joué par %4&#x202f;; %5.</translation>
    </message>
    <message>
        <source>The lines that were not understood are kept, to be settled later: %1</source>
        <translation>Les lignes non comprises sont gardées, à régler plus tard&#x202f;: %1</translation>
    </message>
    <message>
        <source>a step of the history cannot be gone over: %1, of %2 (%3)</source>
        <translation>une étape de l’historique ne peut pas être parcourue&#x202f;: %1, du %2 (%3)</translation>
    </message>
    <message>
        <source>Left out of the history: %1</source>
        <translation>Retiré de l’historique&#x202f;: %1</translation>
    </message>
    <message>
        <source>(done in a window)</source>
        <translation>(fait dans une fenêtre)</translation>
    </message>
    <message>
        <source>This cannot be undone: %1, of %2 (%3). Nothing was changed; `dossier-cli undo --skip` leaves it out of the history, so that what was done before can be undone.</source>
        <translation>Ceci ne peut pas être annulé&#x202f;: %1, du %2 (%3). Rien n’a été modifié&#x202f;; `dossier-cli undo --skip` le retire de l’historique, pour que ce qui a été fait avant puisse être annulé.</translation>
    </message>
    <message>
        <source>(undone in a window)</source>
        <translation>(annulé dans une fenêtre)</translation>
    </message>
    <message>
        <source>This cannot be done again: %1, of %2 (%3). Nothing was changed; `dossier-cli redo --skip` leaves it out of the history, so that what came after it can be done again.</source>
        <translation>Ceci ne peut pas être rétabli&#x202f;: %1, du %2 (%3). Rien n’a été modifié&#x202f;; `dossier-cli redo --skip` le retire de l’historique, pour que ce qui a suivi puisse être rétabli.</translation>
    </message>
    <message>
        <source>leave the change out of the history where it is spoilt and cannot be gone over; what it did stays</source>
        <translation>retirer la modification de l’historique si elle est abîmée et ne peut pas être parcourue&#x202f;; son effet reste</translation>
    </message>
    <message numerus="yes">
        <source>and %n more word(s); --json has all</source>
        <translation>
            <numerusform>et %n autre mot&#x202f;; --json les donne tous</numerusform>
            <numerusform>et %n autres mots&#x202f;; --json les donne tous</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n more card(s) were not taken in; --json has all.</source>
        <translation>
            <numerusform>%n autre carte n’a pas été reprise&#x202f;; --json les donne toutes.</numerusform>
            <numerusform>%n autres cartes n’ont pas été reprises&#x202f;; --json les donne toutes.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n more line(s) were taken for a card; --json has all.</source>
        <translation>
            <numerusform>%n autre ligne a été prise pour une carte&#x202f;; --json les donne toutes.</numerusform>
            <numerusform>%n autres lignes ont été prises pour une carte&#x202f;; --json les donne toutes.</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 of %2 different cards in any printing.</source>
        <translation>%1 des %2 cartes différentes, toutes impressions confondues.</translation>
    </message>
    <message>
        <source>The sets that decks drawn by lot are made of: all, without promotional or base set; %1 if not said.</source>
        <translation>Les séries dont sont faits les decks tirés au sort&#x202f;: all, without promotional ou base set&#x202f;; sans précision, %1.</translation>
    </message>
    <message>
        <source>--sets takes all, without promotional or base set, not &quot;%1&quot;.</source>
        <translation>--sets prend all, without promotional ou base set, pas «&#x202f;%1&#x202f;».</translation>
    </message>
    <message>
        <source>--%1 takes one of %2, not &quot;%3&quot;.</source>
        <translation>--%1 prend l’un de ces mots&#x202f;: %2, pas «&#x202f;%3&#x202f;».</translation>
    </message>
    <message>
        <source>The set of the starters: premiere or ttiot; premiere if not said.</source>
        <translation>La série des paquets de départ&#x202f;: premiere ou ttiot&#x202f;; sans précision, premiere.</translation>
    </message>
    <message>
        <source>The set of the boosters: premiere, ttiot or 101361; premiere if not said.</source>
        <translation>La série des boosters&#x202f;: premiere, ttiot ou 101361&#x202f;; sans précision, premiere.</translation>
    </message>
    <message>
        <source>--bot takes %1, not &quot;%2&quot;.</source>
        <translation>--bot accepte %1, pas «&#x202f;%2&#x202f;».</translation>
    </message>
    <message>
        <source>%1 Trying again …</source>
        <translation>%1 Nouvel essai…</translation>
    </message>
    <message>
        <source>This player cannot sit down there: %1</source>
        <translation>Ce joueur ne peut pas s’y asseoir&#x202f;: %1</translation>
    </message>
    <message>
        <source>This is no invitation; one begins with dossier:// and is to be copied as a whole.</source>
        <translation>Ce n’est pas une invitation&#x202f;; elle commence par dossier:// et se copie en entier.</translation>
    </message>
    <message numerus="yes">
        <source>The game is over after %n actions, of which this player chose %1.</source>
        <translation>
            <numerusform>La partie est finie après %n action, dont ce joueur a choisi %1.</numerusform>
            <numerusform>La partie est finie après %n actions, dont ce joueur a choisi %1.</numerusform>
        </translation>
    </message>
    <message>
        <source>The seed is the one that the host was bound to before the game.</source>
        <translation>La graine est celle sur laquelle l’hôte s’était engagé avant la partie.</translation>
    </message>
    <message>
        <source>The seed is another than the one that the host was bound to before the game.</source>
        <translation>La graine n’est pas celle sur laquelle l’hôte s’était engagé avant la partie.</translation>
    </message>
    <message>
        <source>Who plays: %1; supervisor if not said.</source>
        <translation>Qui joue&#x202f;: %1&#x202f;; supervisor si rien n’est dit.</translation>
    </message>
    <message>
        <source>How the others call this player.</source>
        <translation>Le nom de ce joueur pour les autres.</translation>
    </message>
    <message>
        <source>Where the game is saved once it is over.</source>
        <translation>Où la partie est enregistrée une fois finie.</translation>
    </message>
    <message>
        <source>The host cannot be reached: %1</source>
        <translation>L’hôte ne peut pas être atteint&#x202f;: %1</translation>
    </message>
    <message>
        <source>Sealed</source>
        <translation>Scellé</translation>
    </message>
    <message>
        <source>What is played: a file, or the name of a stored deck; if not said, one of the starter decks. At a sealed table it is what was opened there.</source>
        <translation>Ce qui est joué&#x202f;: un fichier, ou le nom d’un deck enregistré&#x202f;; sans cela, l’un des decks de départ. À une table scellée, c’est ce qui y a été ouvert.</translation>
    </message>
    <message>
        <source>Nothing is written to a file called -; a file that is really called so is ./-.</source>
        <translation>Rien n’est écrit dans un fichier nommé -&#x202f;; un fichier qui porte vraiment ce nom est ./-.</translation>
    </message>
    <message>
        <source>%1 is read here, too; choose another name for what is written.</source>
        <translation>%1 est aussi lu ici&#x202f;; choisissez un autre nom pour ce qui est écrit.</translation>
    </message>
    <message>
        <source>%1 is named twice; each file needs a name of its own.</source>
        <translation>%1 est nommé deux fois&#x202f;; chaque fichier doit avoir un nom à lui.</translation>
    </message>
    <message numerus="yes">
        <source>%n line(s) of this deck were not recognised and are not counted.</source>
        <translation>
            <numerusform>%n ligne de ce deck n’a pas été reconnue et n’est pas comptée.</numerusform>
            <numerusform>%n lignes de ce deck n’ont pas été reconnues et ne sont pas comptées.</numerusform>
        </translation>
    </message>
    <message>
        <source>This invitation is for those who watch; a player needs that of a seat.</source>
        <translation>Cette invitation est pour ceux qui regardent&#x202f;; un joueur a besoin de celle d’une place.</translation>
    </message>
    <message>
        <source>The program plays for %1.</source>
        <translation>Le programme joue pour %1.</translation>
    </message>
    <message>
        <source>%1 plays again.</source>
        <translation>%1 joue de nouveau.</translation>
    </message>
    <message>
        <source>%1 is here again.</source>
        <translation>%1 est de nouveau là.</translation>
    </message>
    <message>
        <source>%1 is away; the table waits for him.</source>
        <translation>%1 est absent&#x202f;; la table l’attend.</translation>
    </message>
    <message>
        <source>The game is paused.</source>
        <translation>La partie est en pause.</translation>
    </message>
    <message>
        <source>The game goes on.</source>
        <translation>La partie continue.</translation>
    </message>
    <message numerus="yes">
        <source>The game is over after %n actions, of which this player chose %1 since it came back.</source>
        <translation>
            <numerusform>La partie est finie après %n action, dont ce joueur a choisi %1 depuis son retour.</numerusform>
            <numerusform>La partie est finie après %n actions, dont ce joueur a choisi %1 depuis son retour.</numerusform>
        </translation>
    </message>
    <message>
        <source>Sits down at a table far away and plays a game there; where it was ended, the same invitation leads back to its seat.</source>
        <translation>S’assied à une table lointaine et y joue une partie&#x202f;; s’il a été arrêté, la même invitation le ramène à sa place.</translation>
    </message>
    <message>
        <source>Win rates, an undecided game as 1/%1 of a won one for each; in 95 of 100 playtests the true ones are between these:</source>
        <translation>Taux de victoire, une partie indécise valant pour chacun 1/%1 d’une partie gagnée&#x202f;; dans 95 parties d’essai sur 100, les vrais taux sont entre ces bornes&#x202f;:</translation>
    </message>
    <message>
        <source>Read: %1 with %2.</source>
        <translation>Lu&#x202f;: %1, %2.</translation>
    </message>
    <message>
        <source>%1: twice in it, not alike, of which the first was taken: %2</source>
        <translation>%1&#x202f;: deux fois dedans, différents, dont le premier a été pris&#x202f;: %2</translation>
    </message>
    <message>
        <source>--%1 takes one line: there is a line break or another control character in it.</source>
        <translation>--%1 attend une seule ligne&#x202f;: il y a là un saut de ligne ou un autre caractère de contrôle.</translation>
    </message>
    <message>
        <source>%1: its seal is broken: what was taken in may have been changed since it was written.</source>
        <translation>%1&#x202f;: son sceau est brisé&#x202f;: ce qui a été repris a pu être changé depuis qu’il a été écrit.</translation>
    </message>
    <message>
        <source>of a damaged file, take in what is whole; exit code 1 where anything is missing or may have been changed</source>
        <translation>d’un fichier abîmé, reprendre ce qui est entier&#x202f;; code de sortie 1 si quelque chose manque ou a pu être changé</translation>
    </message>
    <message>
        <source>Deck against deck is told of a gauntlet alone: here not every deck meets every other.</source>
        <translation>Le tableau deck contre deck n’existe que pour play gauntlet&#x202f;: ici chaque deck ne rencontre pas chaque autre.</translation>
    </message>
    <message numerus="yes">
        <source>… and %n more row(s) like these.</source>
        <translation>
            <numerusform>… et %n autre ligne comme celles-ci.</numerusform>
            <numerusform>… et %n autres lignes comme celles-ci.</numerusform>
        </translation>
    </message>
    <message>
        <source>The rows that did not fit to what is there are kept, to be settled later: %1</source>
        <translation>Les lignes qui n’allaient pas avec ce qui est là sont gardées, à régler plus tard&#x202f;: %1</translation>
    </message>
    <message numerus="yes">
        <source>%n deck(s) were there already, just the same.</source>
        <translation>
            <numerusform>%n deck était déjà là, tout pareil.</numerusform>
            <numerusform>%n decks étaient déjà là, tout pareils.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n saved search(es) were there already, just the same.</source>
        <translation>
            <numerusform>%n recherche enregistrée était déjà là, toute pareille.</numerusform>
            <numerusform>%n recherches enregistrées étaient déjà là, toutes pareilles.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 has %n step(s): there is none after %2.</source>
        <translation>
            <numerusform>%1 a %n étape&#x202f;: il n’y en a pas après %2.</numerusform>
            <numerusform>%1 a %n étapes&#x202f;: il n’y en a pas après %2.</numerusform>
        </translation>
    </message>
    <message>
        <source>Official cards: %1</source>
        <translation>Cartes officielles&#x202f;: %1</translation>
    </message>
    <message>
        <source>Of a deck against itself every game has a seed of its own, for with seats exchanged a seed would give the same game twice; whichever of the two wins, half of it is its own.</source>
        <translation>D’un deck contre lui-même, chaque partie a sa propre graine, car une graine jouée en changeant de place donnerait deux fois la même partie&#x202f;; quel que soit le gagnant, la moitié lui revient.</translation>
    </message>
    <message>
        <source>Not tried, for the deck would be less legal or the same: %1</source>
        <translation>Non essayé, car le deck serait moins conforme ou le même&#x202f;: %1</translation>
    </message>
    <message>
        <source>--build takes the name of the deck.</source>
        <translation>--build prend le nom du deck.</translation>
    </message>
    <message>
        <source>This seat cannot be kept (%1), so nobody was asked for it and the invitation can be used. Make room there, or say with --data-dir where the program may write.</source>
        <translation>Cette place ne peut pas être conservée (%1)&#x202f;; elle n’a donc pas été demandée, et l’invitation reste valable. Faites de la place à cet endroit, ou dites avec --data-dir où le programme peut écrire.</translation>
    </message>
    <message>
        <source>%1 and %2 both say where the database is: give one of them.</source>
        <translation>%1 et %2 disent tous deux où est la base de données&#x202f;: donnez l’un des deux.</translation>
    </message>
    <message>
        <source>--sets is for decks drawn by lot, of which there are none: add --random-decks N.</source>
        <translation>--sets est pour les decks tirés au sort, et il n’y en a aucun&#x202f;: ajoutez --random-decks N.</translation>
    </message>
    <message>
        <source>--%1 is for packs of which none is opened here.</source>
        <translation>--%1 est pour des paquets dont aucun n’est ouvert ici.</translation>
    </message>
    <message>
        <source>--%1 is for starters of premiere, the only ones with a name.</source>
        <translation>--%1 est pour les paquets de départ de premiere, les seuls qui aient un nom.</translation>
    </message>
    <message>
        <source>--%1 is said of the games of each try: add --tries N.</source>
        <translation>--%1 se dit des parties de chaque essai&#x202f;: ajoutez --tries N.</translation>
    </message>
    <message>
        <source>--%1 is said of a deck: give it a name with --build NAME.</source>
        <translation>--%1 se dit d’un deck&#x202f;: donnez-lui un nom avec --build NOM.</translation>
    </message>
    <message>
        <source>--out says what may go: say with --in, or --owned, what may come.</source>
        <translation>--out dit ce qui peut partir&#x202f;: dites avec --in, ou --owned, ce qui peut venir.</translation>
    </message>
    <message>
        <source>%1 is standard output, which has the answer with --json alone.</source>
        <translation>%1 est la sortie standard, qui avec --json n’a que la réponse.</translation>
    </message>
    <message>
        <source>--killers does nothing here: it is for the Advanced Game (OPT-3), and --game says basic.</source>
        <translation>--killers est sans effet ici&#x202f;: cette option est pour le jeu avancé (OPT-3), et --game dit basic.</translation>
    </message>
    <message>
        <source>--worlds does nothing here: it is for the director, who does not play.</source>
        <translation>--worlds est sans effet ici&#x202f;: cette option est pour director, qui ne joue pas.</translation>
    </message>
    <message numerus="yes">
        <source>%n row(s) have a text that is longer than one may be now, or a day outside 1900 to 2199: they are written whole, and `collection import` would set them aside. `db export` keeps them so that they come back.</source>
        <translation>
            <numerusform>%n ligne a un texte plus long qu’il ne peut l’être désormais, ou un jour hors de 1900 à 2199&#x202f;: elle est écrite en entier, et `collection import` la mettrait de côté. `db export` la garde de sorte qu’elle revienne.</numerusform>
            <numerusform>%n lignes ont un texte plus long qu’il ne peut l’être désormais, ou un jour hors de 1900 à 2199&#x202f;: elles sont écrites en entier, et `collection import` les mettrait de côté. `db export` les garde de sorte qu’elles reviennent.</numerusform>
        </translation>
    </message>
    <message>
        <source>The name of a file is missing.</source>
        <translation>Il manque le nom d’un fichier.</translation>
    </message>
    <message numerus="yes">
        <source>%n row(s) of the collection were there already, with as many copies or more.</source>
        <translation>
            <numerusform>%n ligne de la collection y était déjà, avec autant d’exemplaires ou plus.</numerusform>
            <numerusform>%n lignes de la collection y étaient déjà, avec autant d’exemplaires ou plus.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>And %n set(s) of cards, which `undo` does not take back.</source>
        <translation>
            <numerusform>Et %n série de cartes, que `undo` ne reprend pas.</numerusform>
            <numerusform>Et %n séries de cartes, que `undo` ne reprend pas.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Shard %1 of %2: %n game(s), in %3.</source>
        <translation>
            <numerusform>Fragment %1 sur %2&#x202f;: %n partie, dans %3.</numerusform>
            <numerusform>Fragment %1 sur %2&#x202f;: %n parties, dans %3.</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 is empty.</source>
        <translation>%1 est vide.</translation>
    </message>
    <message>
        <source>basic</source>
        <comment>a deck&apos;s game</comment>
        <translation>de base</translation>
    </message>
    <message>
        <source>advanced</source>
        <comment>a deck&apos;s game</comment>
        <translation>avancé</translation>
    </message>
    <message>
        <source>The database was restored from %1.</source>
        <translation>La base de données a été rétablie à partir de %1.</translation>
    </message>
    <message>
        <source>Of so many names that are not known only the first %1 were held against the titles.</source>
        <translation>De tant de noms inconnus, seuls les %1 premiers ont été comparés aux titres.</translation>
    </message>
    <message numerus="yes">
        <source>%n more word(s) were left out; --json has all.</source>
        <translation>
            <numerusform>%n autre mention a été laissée de côté&#x202f;; --json les donne toutes.</numerusform>
            <numerusform>%n autres mentions ont été laissées de côté&#x202f;; --json les donne toutes.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n more value(s) were passed over; --json has all.</source>
        <translation>
            <numerusform>%n autre valeur a été ignorée&#x202f;; --json les donne toutes.</numerusform>
            <numerusform>%n autres valeurs ont été ignorées&#x202f;; --json les donne toutes.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n more card(s) were not taken in, or not whole; --json has all.</source>
        <translation>
            <numerusform>%n autre carte n’a pas été reprise, ou pas en entier&#x202f;; --json les donne toutes.</numerusform>
            <numerusform>%n autres cartes n’ont pas été reprises, ou pas en entier&#x202f;; --json les donne toutes.</numerusform>
        </translation>
    </message>
    <message>
        <source>The same as sets add.</source>
        <translation>Comme sets add.</translation>
    </message>
    <message>
        <source>this line does not fit to what stands before it</source>
        <translation>cette ligne ne correspond pas à ce qui la précède</translation>
    </message>
    <message numerus="yes">
        <source>--fixed names %1 starters for %n player(s).</source>
        <translation>
            <numerusform>--fixed nomme %1 paquets de départ pour %n joueur.</numerusform>
            <numerusform>--fixed nomme %1 paquets de départ pour %n joueurs.</numerusform>
        </translation>
    </message>
    <message>
        <source>%1: not as long as was written, so changed or cut off; what is whole in it was taken: %2</source>
        <translation>%1&#x202f;: pas de la longueur écrite, donc modifié ou coupé&#x202f;; ce qui y est entier a été repris&#x202f;: %2</translation>
    </message>
    <message>
        <source>It is damaged, as the copy was: %1</source>
        <translation>Elle est endommagée, comme l’était la copie&#x202f;: %1</translation>
    </message>
    <message>
        <source>X-File (%1)</source>
        <translation>X-File (%1)</translation>
    </message>
    <message numerus="yes">
        <source>%1: taken for %2 (%n copy(ies))</source>
        <translation>
            <numerusform>%1&#x202f;: pris pour %2 (%n exemplaire)</numerusform>
            <numerusform>%1&#x202f;: pris pour %2 (%n exemplaires)</numerusform>
        </translation>
    </message>
    <message>
        <source>Whether it is sound could not be found out; `db check` tells.</source>
        <translation>On n’a pas pu savoir si elle est intacte&#x202f;; `db check` le dit.</translation>
    </message>
    <message>
        <source>%1, a deck that the program chose because none was given with --deck: %2</source>
        <comment>a deck, and why it was refused</comment>
        <translation>%1, un deck que le programme a choisi parce qu’aucun n’a été donné avec --deck&#x202f;: %2</translation>
    </message>
    <message>
        <source>Deck: %1</source>
        <translation>Deck&#x202f;: %1</translation>
    </message>
    <message>
        <source>No further sets; the official ones are always there.</source>
        <translation>Aucune autre série&#x202f;; les séries officielles sont toujours là.</translation>
    </message>
    <message>
        <source>Reads owned cards from a table, a list of lines or JSON.</source>
        <translation>Lit des cartes possédées dans un tableau, une liste de lignes ou du JSON.</translation>
    </message>
    <message>
        <source>add to what is there, replace its count, or keep the larger one (max). What the file does not name stays.</source>
        <translation>ajouter à ce qui s’y trouve, remplacer son nombre, ou garder le plus grand (max). Ce que le fichier ne nomme pas reste.</translation>
    </message>
    <message>
        <source>Nothing was changed.</source>
        <translation>Rien n’a été changé.</translation>
    </message>
    <message>
        <source>the rows that did not fit to what is there could not be kept: %1</source>
        <translation>les lignes qui ne s’accordaient pas avec ce qui est là n’ont pas pu être gardées&#x202f;: %1</translation>
    </message>
    <message>
        <source>All other rows were taken in all the same.</source>
        <translation>Toutes les autres lignes ont tout de même été reprises.</translation>
    </message>
    <message numerus="yes">
        <source>%n earlier version(s) of decks are not in it: `dossier-cli db backup` keeps them.</source>
        <translation>
            <numerusform>%n version antérieure de deck n’y est pas&#x202f;: `dossier-cli db backup` la garde.</numerusform>
            <numerusform>%n versions antérieures de decks n’y sont pas&#x202f;: `dossier-cli db backup` les garde.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>CollectionFile</name>
    <message>
        <source>Export the collection</source>
        <translation>Exporter la collection</translation>
    </message>
    <message>
        <source>Collection</source>
        <translation>Collection</translation>
    </message>
    <message>
        <source>Table (*.csv);;JSON (*.json)</source>
        <translation>Tableau (*.csv);;JSON (*.json)</translation>
    </message>
    <message>
        <source>%1 cannot be written: %2.</source>
        <translation>%1 ne peut pas être écrit&#x202f;: %2.</translation>
    </message>
    <message>
        <source>Writing %1 …</source>
        <translation>Écriture de %1…</translation>
    </message>
    <message numerus="yes">
        <source>%n row(s) of the collection written to %1.</source>
        <translation>
            <numerusform>%n ligne de la collection écrite dans %1.</numerusform>
            <numerusform>%n lignes de la collection écrites dans %1.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n of them have a text that is longer than one may be now, or a day outside 1900 to 2199: an import would set them aside. “Export everything” keeps them so that they come back.</source>
        <translation>
            <numerusform>%n d’entre elles a un texte plus long qu’il ne peut l’être désormais, ou un jour hors de 1900 à 2199&#x202f;: un import la mettrait de côté. «&#x202f;Tout exporter&#x202f;» la garde de sorte qu’elle revienne.</numerusform>
            <numerusform>%n d’entre elles ont un texte plus long qu’il ne peut l’être désormais, ou un jour hors de 1900 à 2199&#x202f;: un import les mettrait de côté. «&#x202f;Tout exporter&#x202f;» les garde de sorte qu’elles reviennent.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>CollectionImport</name>
    <message>
        <source>%1 was changed meanwhile. Nothing was imported; open it again.</source>
        <translation>%1 a été modifié entre-temps. Rien n’a été importé&#x202f;; rouvrez-le.</translation>
    </message>
    <message>
        <source>%1: %2.</source>
        <translation>%1&#x202f;: %2.</translation>
    </message>
    <message numerus="yes">
        <source>%n cop(ies) imported.</source>
        <translation>
            <numerusform>%n exemplaire importé.</numerusform>
            <numerusform>%n exemplaires importés.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 %n line(s) were not understood; they are kept: Import shows them again.</source>
        <translation>
            <numerusform>%1 %n ligne n’a pas été comprise&#x202f;; elle est gardée&#x202f;: Importer la remontre.</numerusform>
            <numerusform>%1 %n lignes n’ont pas été comprises&#x202f;; elles sont gardées&#x202f;: Importer les remontre.</numerusform>
        </translation>
    </message>
    <message>
        <source>Reading %1 …</source>
        <translation>Lecture de %1…</translation>
    </message>
    <message>
        <source>Importing %1 …</source>
        <translation>Importation de %1…</translation>
    </message>
    <message>
        <source>All other lines were taken in. Those that were not understood could not be kept: %1.</source>
        <translation>Toutes les autres lignes ont été reprises. Celles qui n’ont pas été comprises n’ont pas pu être gardées&#x202f;: %1.</translation>
    </message>
    <message numerus="yes">
        <source>%n row(s) did not fit to what is there and are kept aside (%1).</source>
        <translation>
            <numerusform>%n ligne n’allait pas avec ce qui est là et est gardée à part (%1).</numerusform>
            <numerusform>%n lignes n’allaient pas avec ce qui est là et sont gardées à part (%1).</numerusform>
        </translation>
    </message>
    <message>
        <source>The lines were taken in, and are still offered to be read again, for their file could not be taken away: %1</source>
        <translation>Les lignes ont été reprises et restent proposées à la relecture, car leur fichier n’a pas pu être supprimé&#x202f;: %1</translation>
    </message>
    <message numerus="yes">
        <source>%n row(s) did not fit to what is there (%1).</source>
        <translation>
            <numerusform>%n ligne ne s’accorde pas avec ce qui est là (%1).</numerusform>
            <numerusform>%n lignes ne s’accordent pas avec ce qui est là (%1).</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 %n line(s) were not understood.</source>
        <translation>
            <numerusform>%1 %n ligne n’a pas été comprise.</numerusform>
            <numerusform>%1 %n lignes n’ont pas été comprises.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>CollectionList</name>
    <message>
        <source>Collection</source>
        <translation>Collection</translation>
    </message>
    <message>
        <source>X-Files CCG</source>
        <translation>X-Files CCG</translation>
    </message>
    <message>
        <source>The collection is empty.</source>
        <translation>La collection est vide.</translation>
    </message>
    <message>
        <source>Made with Dossier</source>
        <translation>Fait avec Dossier</translation>
    </message>
    <message numerus="yes">
        <source>%n cop(ies)</source>
        <translation>
            <numerusform>%n exemplaire</numerusform>
            <numerusform>%n exemplaires</numerusform>
        </translation>
    </message>
    <message>
        <source>No location noted</source>
        <translation>Aucun emplacement noté</translation>
    </message>
    <message>
        <source>Copies</source>
        <translation>Exemplaires</translation>
    </message>
    <message>
        <source>Title</source>
        <translation>Titre</translation>
    </message>
    <message>
        <source>Number</source>
        <translation>Numéro</translation>
    </message>
    <message>
        <source>Condition</source>
        <translation>État</translation>
    </message>
    <message>
        <source>Language</source>
        <translation>Langue</translation>
    </message>
    <message>
        <source>Lent to</source>
        <translation>Prêtés à</translation>
    </message>
    <message>
        <source>Note</source>
        <translation>Note</translation>
    </message>
    <message>
        <source>unknown card</source>
        <translation>carte inconnue</translation>
    </message>
    <message>
        <source>signed</source>
        <translation>signé</translation>
    </message>
</context>
<context>
    <name>ColumnText</name>
    <message>
        <source>Number</source>
        <translation>Numéro</translation>
    </message>
    <message>
        <source>Set</source>
        <translation>Série</translation>
    </message>
    <message>
        <source>Title</source>
        <translation>Titre</translation>
    </message>
    <message>
        <source>Count</source>
        <translation>Nombre</translation>
    </message>
    <message>
        <source>Condition</source>
        <translation>État</translation>
    </message>
    <message>
        <source>Language</source>
        <translation>Langue</translation>
    </message>
    <message>
        <source>Location</source>
        <translation>Emplacement</translation>
    </message>
    <message>
        <source>Note</source>
        <translation>Note</translation>
    </message>
    <message>
        <source>For trade</source>
        <translation>À échanger</translation>
    </message>
    <message>
        <source>Wanted</source>
        <translation>Recherchées</translation>
    </message>
    <message>
        <source>Signed</source>
        <translation>Signée</translation>
    </message>
    <message>
        <source>Price paid</source>
        <translation>Prix payé</translation>
    </message>
    <message>
        <source>Currency</source>
        <translation>Monnaie</translation>
    </message>
    <message>
        <source>Bought on</source>
        <translation>Achetée le</translation>
    </message>
    <message>
        <source>Lent to</source>
        <translation>Prêtée à</translation>
    </message>
    <message>
        <source>Lent on</source>
        <translation>Prêtée le</translation>
    </message>
    <message>
        <source>the number</source>
        <translation>le nombre</translation>
    </message>
    <message>
        <source>the condition</source>
        <translation>l’état</translation>
    </message>
    <message>
        <source>the language</source>
        <translation>la langue</translation>
    </message>
    <message>
        <source>the place</source>
        <translation>l’emplacement</translation>
    </message>
    <message>
        <source>the note</source>
        <translation>la note</translation>
    </message>
    <message>
        <source>the number for trade</source>
        <translation>le nombre à échanger</translation>
    </message>
    <message>
        <source>the number wanted</source>
        <translation>le nombre cherché</translation>
    </message>
    <message>
        <source>the signature</source>
        <translation>la signature</translation>
    </message>
    <message>
        <source>the price</source>
        <translation>le prix</translation>
    </message>
    <message>
        <source>the day of purchase</source>
        <translation>la date d’achat</translation>
    </message>
    <message>
        <source>the loan</source>
        <translation>le prêt</translation>
    </message>
    <message>
        <source>the day of the loan</source>
        <translation>la date du prêt</translation>
    </message>
</context>
<context>
    <name>CombatWords</name>
    <message>
        <source>Combat</source>
        <translation>Combat</translation>
    </message>
    <message>
        <source>is over</source>
        <translation>est fini</translation>
    </message>
    <message>
        <source>round %1</source>
        <translation>manche %1</translation>
    </message>
    <message>
        <source>begins</source>
        <translation>commence</translation>
    </message>
    <message>
        <source>Both sides deal their damage at once.</source>
        <translation>Les deux camps infligent leurs dommages en même temps.</translation>
    </message>
    <message>
        <source>%1 on %2</source>
        <comment>damage and who takes it</comment>
        <translation>%1 à %2</translation>
    </message>
    <message>
        <source>Opponents</source>
        <translation>Adversaires</translation>
    </message>
    <message>
        <source>Rounds</source>
        <translation>Manches</translation>
    </message>
    <message>
        <source>Team</source>
        <translation>Équipe</translation>
    </message>
    <message>
        <source>What follows</source>
        <translation>Et ensuite</translation>
    </message>
    <message>
        <source>, %1 by %2</source>
        <comment>damage of a Team, and how much of it by whom</comment>
        <translation>, dont %1 par %2</translation>
    </message>
</context>
<context>
    <name>CommandWords</name>
    <message>
        <source>There is no option %1.</source>
        <translation>Il n’y a pas d’option %1.</translation>
    </message>
    <message>
        <source>%1 takes no value.</source>
        <translation>%1 ne prend pas de valeur.</translation>
    </message>
    <message>
        <source>%1 needs a value.</source>
        <translation>%1 attend une valeur.</translation>
    </message>
    <message>
        <source>%1 is given twice.</source>
        <translation>%1 est donné deux fois.</translation>
    </message>
</context>
<context>
    <name>DecisionText</name>
    <message>
        <source>Go on</source>
        <translation>Continuer</translation>
    </message>
    <message>
        <source>Draw</source>
        <translation>Piocher</translation>
    </message>
    <message>
        <source>Buy cards</source>
        <translation>Acheter des cartes</translation>
    </message>
    <message>
        <source>Sell a card for its Cost in CP</source>
        <translation>Vendre une carte pour son coût en PC</translation>
    </message>
    <message>
        <source>Requisition Equipment</source>
        <translation>Réquisitionner de l’Équipement</translation>
    </message>
    <message>
        <source>Hand Equipment over</source>
        <translation>Remettre de l’Équipement</translation>
    </message>
    <message>
        <source>Deploy an Agent</source>
        <translation>Déployer un Agent</translation>
    </message>
    <message>
        <source>Bring an Agent into play</source>
        <translation>Mettre un Agent en jeu</translation>
    </message>
    <message>
        <source>Place a Site</source>
        <translation>Placer un Site</translation>
    </message>
    <message>
        <source>Put a card face down under a Site</source>
        <translation>Mettre une carte face cachée sous un Site</translation>
    </message>
    <message>
        <source>Form the Teams anew</source>
        <translation>Reformer les Équipes</translation>
    </message>
    <message>
        <source>Assign a Team to a Site</source>
        <translation>Affecter une Équipe à un Site</translation>
    </message>
    <message>
        <source>Investigate a Site</source>
        <translation>Enquêter sur un Site</translation>
    </message>
    <message>
        <source>Announce the skill</source>
        <translation>Annoncer la compétence</translation>
    </message>
    <message>
        <source>Ask a question</source>
        <translation>Poser une question</translation>
    </message>
    <message>
        <source>Name the X-File</source>
        <translation>Nommer le X-File</translation>
    </message>
    <message>
        <source>Discard a card</source>
        <translation>Défausser une carte</translation>
    </message>
    <message>
        <source>Play a card</source>
        <translation>Jouer une carte</translation>
    </message>
    <message>
        <source>Use a Bluff</source>
        <translation>Utiliser un Bluff</translation>
    </message>
    <message>
        <source>Deal the damage to</source>
        <translation>Infliger les dommages à</translation>
    </message>
    <message>
        <source>Choose an Agent</source>
        <translation>Choisir un Agent</translation>
    </message>
    <message>
        <source>Give up</source>
        <translation>Abandonner</translation>
    </message>
    <message>
        <source>Go on?</source>
        <translation>Continuer&#x202f;?</translation>
    </message>
    <message>
        <source>Cards are paid for, none is drawn yet.</source>
        <translation>Des cartes sont payées, aucune n’est encore piochée.</translation>
    </message>
    <message>
        <source>The Team is about to investigate.</source>
        <translation>L’Équipe s’apprête à enquêter.</translation>
    </message>
    <message>
        <source>The Skill Check is under way.</source>
        <translation>Le contrôle de compétence est en cours.</translation>
    </message>
    <message>
        <source>The check has its result.</source>
        <translation>Le contrôle a son résultat.</translation>
    </message>
    <message>
        <source>The question has been answered.</source>
        <translation>La question a reçu sa réponse.</translation>
    </message>
    <message>
        <source>The guess was wrong.</source>
        <translation>L’hypothèse était fausse.</translation>
    </message>
    <message>
        <source>Nothing is left to ask here.</source>
        <translation>Il n’y a plus rien à demander ici.</translation>
    </message>
    <message>
        <source>The Combat is about to begin.</source>
        <translation>Le Combat va commencer.</translation>
    </message>
    <message>
        <source>Combat cards can be played.</source>
        <translation>On peut jouer des cartes de Combat.</translation>
    </message>
    <message>
        <source>The damage is dealt, nobody has left yet.</source>
        <translation>Les dommages sont infligés, personne n’est encore parti.</translation>
    </message>
    <message>
        <source>The Combat is over.</source>
        <translation>Le Combat est terminé.</translation>
    </message>
    <message>
        <source>%1: the Team has %2.</source>
        <translation>%1&#x202f;: l’Équipe a %2.</translation>
    </message>
    <message>
        <source>Draw the free card?</source>
        <translation>Piocher la carte gratuite&#x202f;?</translation>
    </message>
    <message>
        <source>Which cards do you sell?</source>
        <translation>Quelles cartes vendez-vous&#x202f;?</translation>
    </message>
    <message>
        <source>Who gets which Equipment?</source>
        <translation>Qui reçoit quel Équipement&#x202f;?</translation>
    </message>
    <message>
        <source>Which Agents go where?</source>
        <translation>Quels Agents vont où&#x202f;?</translation>
    </message>
    <message>
        <source>Which Sites do you open?</source>
        <translation>Quels Sites ouvrez-vous&#x202f;?</translation>
    </message>
    <message>
        <source>Which cards do you hide under the Sites?</source>
        <translation>Quelles cartes cachez-vous sous les Sites&#x202f;?</translation>
    </message>
    <message>
        <source>Which Team investigates which Site?</source>
        <translation>Quelle Équipe enquête sur quel Site&#x202f;?</translation>
    </message>
    <message>
        <source>Which Site is investigated next?</source>
        <translation>Sur quel Site enquêter maintenant&#x202f;?</translation>
    </message>
    <message>
        <source>Which skill is tried at %1?</source>
        <translation>Quelle compétence essayer à %1&#x202f;?</translation>
    </message>
    <message>
        <source>What do you ask about the X-File of %1?</source>
        <translation>Que demandez-vous sur le X-File de %1&#x202f;?</translation>
    </message>
    <message>
        <source>Which X-File does %1 protect?</source>
        <translation>Quel X-File %1 protège-t-il&#x202f;?</translation>
    </message>
    <message>
        <source>Which cards do you discard?</source>
        <translation>Quelles cartes défaussez-vous&#x202f;?</translation>
    </message>
    <message>
        <source>Do you play a card?</source>
        <translation>Jouez-vous une carte&#x202f;?</translation>
    </message>
    <message>
        <source>Which Bluffs under %1 do you use?</source>
        <translation>Quels Bluffs utilisez-vous sous %1&#x202f;?</translation>
    </message>
    <message>
        <source>Whom does %1 hit?</source>
        <translation>Qui %1 frappe-t-il&#x202f;?</translation>
    </message>
    <message>
        <source>Which Agent is it?</source>
        <translation>De quel Agent s’agit-il&#x202f;?</translation>
    </message>
    <message>
        <source>Use what lies on the table</source>
        <translation>Utiliser ce qui est sur la table</translation>
    </message>
    <message>
        <source>Pay with more than the pool</source>
        <translation>Payer avec plus que la réserve</translation>
    </message>
    <message>
        <source>Share out what the Agent brings</source>
        <translation>Répartir ce que l’Agent apporte</translation>
    </message>
    <message>
        <source>Let a card go with a part of its Team</source>
        <translation>Faire suivre une carte avec une partie de son Équipe</translation>
    </message>
    <message>
        <source>Name one</source>
        <translation>En nommer un</translation>
    </message>
    <message>
        <source>Choose</source>
        <translation>Choisir</translation>
    </message>
    <message>
        <source>An Agent is about to go to the Hospital.</source>
        <translation>Un Agent va partir à l’Hôpital.</translation>
    </message>
    <message>
        <source>The damage is about to be dealt out.</source>
        <translation>Les dommages vont être répartis.</translation>
    </message>
    <message>
        <source>The hits are known, not yet counted.</source>
        <translation>Les coups sont connus, pas encore comptés.</translation>
    </message>
    <message>
        <source>What pays for %1?</source>
        <translation>Qu’est-ce qui paie %1&#x202f;?</translation>
    </message>
    <message>
        <source>With which part of its Team does the card go?</source>
        <translation>Avec quelle partie de son Équipe va la carte&#x202f;?</translation>
    </message>
    <message>
        <source>What do you choose?</source>
        <translation>Que choisissez-vous&#x202f;?</translation>
    </message>
    <message>
        <source>Which weapon does %1 use?</source>
        <translation>Quelle arme %1 utilise-t-il&#x202f;?</translation>
    </message>
    <message>
        <source>Whom does the fighter beside %1 hit?</source>
        <translation>Qui le combattant aux côtés de %1 frappe-t-il&#x202f;?</translation>
    </message>
    <message>
        <source>Which of those hit does %1 reach?</source>
        <translation>Qui, parmi ceux qui sont touchés, %1 atteint-il&#x202f;?</translation>
    </message>
    <message>
        <source>Whose damage does %1 lessen?</source>
        <translation>De qui %1 réduit-il les dommages&#x202f;?</translation>
    </message>
    <message>
        <source>Use a power of your X-File</source>
        <translation>Utiliser un pouvoir de votre X-File</translation>
    </message>
    <message>
        <source>Tell everybody about your X-File</source>
        <translation>Annoncer à tous une caractéristique de votre X-File</translation>
    </message>
    <message>
        <source>%1 round.</source>
        <translation>Manche de %1.</translation>
    </message>
    <message>
        <source>{%1 uses|You use} the power of %2 on %3.</source>
        <translation>{%1 utilise|Vous utilisez} le pouvoir de %2 sur %3.</translation>
    </message>
    <message>
        <source>{%1 has played|You have played} %2.</source>
        <translation>{%1 a joué|Vous avez joué} %2.</translation>
    </message>
    <message>
        <source>{%1 uses|You use} %2.</source>
        <translation>{%1 utilise|Vous utilisez} %2.</translation>
    </message>
    <message>
        <source>{%1 has played|You have played} %2 on %3.</source>
        <translation>{%1 a joué|Vous avez joué} %2 sur %3.</translation>
    </message>
    <message>
        <source>{%1 uses|You use} %2 on %3.</source>
        <translation>{%1 utilise|Vous utilisez} %2 sur %3.</translation>
    </message>
    <message>
        <source>Which Keyword of %1 do you change?</source>
        <translation>Quel mot clé de %1 changez-vous&#x202f;?</translation>
    </message>
    <message>
        <source>Which Keyword takes its place on %1?</source>
        <translation>Quel mot clé prend sa place sur %1&#x202f;?</translation>
    </message>
    <message>
        <source>Which characteristic do you name for %1?</source>
        <translation>Quelle caractéristique nommez-vous pour %1&#x202f;?</translation>
    </message>
    <message>
        <source>Against which player do you play %1?</source>
        <translation>Contre quel joueur jouez-vous %1&#x202f;?</translation>
    </message>
    <message>
        <source>In which check shall %1 help?</source>
        <translation>Dans quel contrôle %1 doit-il aider&#x202f;?</translation>
    </message>
    <message>
        <source>Which Keyword of %1 does %2 change?</source>
        <translation>Quel mot clé de %1 est changé par %2&#x202f;?</translation>
    </message>
    <message>
        <source>Which Keyword does %1 put in its place?</source>
        <translation>Quel mot clé %1 met-il à la place&#x202f;?</translation>
    </message>
    <message>
        <source>Which of these do you name for %1?</source>
        <translation>Lequel nommez-vous pour %1&#x202f;?</translation>
    </message>
    <message>
        <source>Which Agent takes 1 damage by the power of %1?</source>
        <translation>Quel Agent subit 1 dommage par le pouvoir de %1&#x202f;?</translation>
    </message>
    <message>
        <source>{%1 uses|You use} the power of %2, too, to cancel that.</source>
        <translation>{%1 use aussi|Vous usez aussi} du pouvoir de %2, pour annuler cela.</translation>
    </message>
    <message>
        <source>Do you respond?</source>
        <translation>Réagissez-vous&#x202f;?</translation>
    </message>
    <message>
        <source>How many cards do you buy, for %1 each?</source>
        <translation>Combien de cartes achetez-vous, à %1 chacune&#x202f;?</translation>
    </message>
    <message>
        <source>Do you draw until you hold ten cards?</source>
        <translation>Piochez-vous jusqu’à tenir dix cartes&#x202f;?</translation>
    </message>
    <message>
        <source>Which cards do you discard, three at most?</source>
        <translation>Quelles cartes défaussez-vous, trois au plus&#x202f;?</translation>
    </message>
    <message>
        <source>%1, do you answer?</source>
        <translation>%1, répondez-vous&#x202f;?</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>who is asked, and what</comment>
        <translation>%1&#x202f;: %2</translation>
    </message>
    <message>
        <source>{%1 attacks with|You attack with} %2.</source>
        <translation>{%1 attaque avec|Vous attaquez avec} %2.</translation>
    </message>
    <message>
        <source>%1: %2 against %3.</source>
        <translation>%1&#x202f;: %2 contre %3.</translation>
    </message>
    <message>
        <source>Which X-File do you protect from now on?</source>
        <translation>Quel X-File protégez-vous désormais&#x202f;?</translation>
    </message>
    <message>
        <source>The question has been put, it is not answered yet.</source>
        <translation>La question est posée, elle n’a pas encore de réponse.</translation>
    </message>
    <message>
        <source>A card that was found has been shown.</source>
        <translation>Une carte trouvée a été montrée.</translation>
    </message>
    <message>
        <source>Which card do you discard for the power of %1?</source>
        <translation>Quelle carte défaussez-vous pour le pouvoir de %1&#x202f;?</translation>
    </message>
    <message numerus="yes">
        <source>Which %n card(s) of your hand do you discard for %1?</source>
        <translation>
            <numerusform>Quelle carte de votre main défaussez-vous pour %1&#x202f;?</numerusform>
            <numerusform>Quelles %n cartes de votre main défaussez-vous pour %1&#x202f;?</numerusform>
        </translation>
    </message>
    <message>
        <source>Which cards do you play together with %1?</source>
        <translation>Quelles cartes jouez-vous avec %1&#x202f;?</translation>
    </message>
    <message numerus="yes">
        <source>Which %n card(s) does %1 discard?</source>
        <translation>
            <numerusform>Quelle carte est défaussée par %1&#x202f;?</numerusform>
            <numerusform>Quelles %n cartes sont défaussées par %1&#x202f;?</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Which %n card(s) does %1 remove from the game?</source>
        <translation>
            <numerusform>Quelle carte est retirée de la partie par %1&#x202f;?</numerusform>
            <numerusform>Quelles %n cartes sont retirées de la partie par %1&#x202f;?</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Which %n Agent(s) does %1 send to the Hospital?</source>
        <translation>
            <numerusform>Quel Agent est envoyé à l’Hôpital par %1&#x202f;?</numerusform>
            <numerusform>Quels %n Agents sont envoyés à l’Hôpital par %1&#x202f;?</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Which %n card(s) does %1 give you?</source>
        <translation>
            <numerusform>Quelle carte prenez-vous grâce à %1&#x202f;?</numerusform>
            <numerusform>Quelles %n cartes prenez-vous grâce à %1&#x202f;?</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Which %n card(s) does %1 move?</source>
        <translation>
            <numerusform>Quelle carte est déplacée par %1&#x202f;?</numerusform>
            <numerusform>Quelles %n cartes sont déplacées par %1&#x202f;?</numerusform>
        </translation>
    </message>
    <message>
        <source>Where does %1 send the Agent?</source>
        <translation>Où l’Agent va-t-il avec %1&#x202f;?</translation>
    </message>
    <message>
        <source>With whom does %1 stay?</source>
        <translation>Avec qui reste %1&#x202f;?</translation>
    </message>
    <message numerus="yes">
        <source>Which %n card(s) does %1 lend you?</source>
        <translation>
            <numerusform>Quelle carte empruntez-vous grâce à %1&#x202f;?</numerusform>
            <numerusform>Quelles %n cartes empruntez-vous grâce à %1&#x202f;?</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Which %n Agent(s) does %1 abduct?</source>
        <translation>
            <numerusform>Quel Agent est enlevé par %1&#x202f;?</numerusform>
            <numerusform>Quels %n Agents sont enlevés par %1&#x202f;?</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Which %n thing(s) do you choose for %1?</source>
        <translation>
            <numerusform>Que choisissez-vous pour %1&#x202f;?</numerusform>
            <numerusform>Quels %n choix faites-vous pour %1&#x202f;?</numerusform>
        </translation>
    </message>
    <message>
        <source>What pays %1 for %2?</source>
        <translation>Avec quoi payez-vous %1 pour %2&#x202f;?</translation>
    </message>
    <message numerus="yes">
        <source>Which %n Agent(s) go(es) on in spite of %1?</source>
        <translation>
            <numerusform>Quel Agent continue malgré %1&#x202f;?</numerusform>
            <numerusform>Quels %n Agents continuent malgré %1&#x202f;?</numerusform>
        </translation>
    </message>
    <message>
        <source>Who fights because of %1?</source>
        <translation>Qui se bat à cause de %1&#x202f;?</translation>
    </message>
    <message>
        <source>Who fights alone because of %1?</source>
        <translation>Qui se bat seul à cause de %1&#x202f;?</translation>
    </message>
    <message numerus="yes">
        <source>To which pool do(es) the %n point(s) of %1 go?</source>
        <translation>
            <numerusform>Vers quelle réserve va %n point de %1&#x202f;?</numerusform>
            <numerusform>Vers quelle réserve vont les %n points de %1&#x202f;?</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 is after the X-File of %2: you may help or hinder.</source>
        <translation>%1 cherche le X-File de %2&#x202f;: vous pouvez aider ou gêner.</translation>
    </message>
    <message>
        <source>Which Site do you open?</source>
        <translation>Quel Site ouvrez-vous&#x202f;?</translation>
    </message>
</context>
<context>
    <name>DeckEffectWords</name>
    <message>
        <source>Bureau Deck</source>
        <translation>Pile de Bureau</translation>
    </message>
    <message>
        <source>Sites</source>
        <translation>Sites</translation>
    </message>
    <message>
        <source>Sites the Team passes</source>
        <translation>Sites que l’Équipe réussit</translation>
    </message>
    <message>
        <source>First-turn Site</source>
        <translation>Un Site au premier tour</translation>
    </message>
    <message>
        <source>Site passed and paid by turn 1</source>
        <translation>Site réussi et payé au tour 1</translation>
    </message>
    <message>
        <source>Site passed and paid by turn %1</source>
        <translation>Site réussi et payé au tour %1</translation>
    </message>
    <message>
        <source>Cost of the Team</source>
        <translation>Coût de l’Équipe</translation>
    </message>
    <message>
        <source>RES a turn</source>
        <translation>RES par tour</translation>
    </message>
    <message>
        <source>Average cost</source>
        <translation>Coût moyen</translation>
    </message>
    <message>
        <source>CP a card sells for</source>
        <translation>PC par carte vendue</translation>
    </message>
    <message>
        <source>Copies missing</source>
        <translation>Exemplaires manquants</translation>
    </message>
</context>
<context>
    <name>DeckSheet</name>
    <message>
        <source>Deck sheet: %1</source>
        <translation>Feuille de deck&#x202f;: %1</translation>
    </message>
    <message>
        <source>Tournament deck sheet</source>
        <translation>Feuille de deck pour tournoi</translation>
    </message>
    <message>
        <source>Made with Dossier. Numbers such as DECK-4 name the rules in its rule reference.</source>
        <translation>Fait avec Dossier. Les numéros comme DECK-4 désignent les règles de son livre de règles.</translation>
    </message>
    <message>
        <source>Player</source>
        <translation>Joueur</translation>
    </message>
    <message>
        <source>Event</source>
        <translation>Tournoi</translation>
    </message>
    <message>
        <source>Date</source>
        <translation>Date</translation>
    </message>
    <message>
        <source>Game</source>
        <translation>Jeu</translation>
    </message>
    <message>
        <source>Killer cards</source>
        <translation>Cartes de tueur</translation>
    </message>
    <message>
        <source>agreed</source>
        <translation>acceptées</translation>
    </message>
    <message>
        <source>not agreed</source>
        <translation>non acceptées</translation>
    </message>
    <message>
        <source>none chosen</source>
        <translation>aucun choisi</translation>
    </message>
    <message>
        <source>sealed, handed in apart</source>
        <translation>scellé, remis à part</translation>
    </message>
    <message numerus="yes">
        <source>%n Agent(s)</source>
        <translation>
            <numerusform>%n Agent</numerusform>
            <numerusform>%n Agents</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 of %2 RP</source>
        <translation>%1 PR sur %2</translation>
    </message>
    <message>
        <source>%1 RP</source>
        <translation>%1 PR</translation>
    </message>
    <message numerus="yes">
        <source>%n card(s)</source>
        <translation>
            <numerusform>%n carte</numerusform>
            <numerusform>%n cartes</numerusform>
        </translation>
    </message>
    <message>
        <source>Legality</source>
        <translation>Conformité</translation>
    </message>
    <message>
        <source>Signed by the player</source>
        <translation>Signature du joueur</translation>
    </message>
    <message>
        <source>Checked by</source>
        <translation>Contrôlé par</translation>
    </message>
    <message>
        <source>Remarks</source>
        <translation>Remarques</translation>
    </message>
</context>
<context>
    <name>DeckWords</name>
    <message>
        <source>No deck open</source>
        <translation>Aucun deck ouvert</translation>
    </message>
    <message>
        <source>Bureau %1/%2</source>
        <translation>Bureau %1/%2</translation>
    </message>
    <message>
        <source>Bureau %1</source>
        <translation>Bureau %1</translation>
    </message>
    <message>
        <source>Team %1/%2 RP</source>
        <translation>Équipe %1/%2 PR</translation>
    </message>
    <message>
        <source>Team %1 RP</source>
        <translation>Équipe %1 PR</translation>
    </message>
    <message>
        <source>X-File no</source>
        <translation>X-File&#x202f;: non</translation>
    </message>
    <message>
        <source>X-File yes</source>
        <translation>X-File&#x202f;: oui</translation>
    </message>
    <message>
        <source>no problems</source>
        <translation>aucun problème</translation>
    </message>
    <message numerus="yes">
        <source>%n problem(s)</source>
        <translation>
            <numerusform>%n problème</numerusform>
            <numerusform>%n problèmes</numerusform>
        </translation>
    </message>
    <message>
        <source>Agents</source>
        <translation>Agents</translation>
    </message>
    <message>
        <source>X-Files</source>
        <translation>X-Files</translation>
    </message>
    <message>
        <source>Sites</source>
        <translation>Sites</translation>
    </message>
    <message>
        <source>Witnesses</source>
        <translation>Témoins</translation>
    </message>
    <message>
        <source>Events</source>
        <translation>Événements</translation>
    </message>
    <message>
        <source>Bluffs</source>
        <translation>Bluffs</translation>
    </message>
    <message>
        <source>Equipment</source>
        <comment>heading</comment>
        <translation>Équipement</translation>
    </message>
    <message>
        <source>Combat</source>
        <comment>heading</comment>
        <translation>Combat</translation>
    </message>
    <message>
        <source>Adversaries</source>
        <translation>Adversaires</translation>
    </message>
    <message>
        <source>Basic Game</source>
        <translation>Jeu de base</translation>
    </message>
    <message>
        <source>Advanced Game</source>
        <translation>Jeu avancé</translation>
    </message>
    <message>
        <source>%1 is no Agent: only Agents form the Team.</source>
        <translation>%1 n’est pas un Agent&#x202f;: seuls les Agents forment l’Équipe.</translation>
    </message>
    <message>
        <source>%1 is no X-File.</source>
        <translation>%1 n’est pas un X-File.</translation>
    </message>
    <message>
        <source>RES %1</source>
        <translation>RES %1</translation>
    </message>
    <message>
        <source>Health %1</source>
        <translation>Santé %1</translation>
    </message>
    <message>
        <source>LRC %1</source>
        <translation>CLP %1</translation>
    </message>
    <message>
        <source>CRC %1</source>
        <translation>CCP %1</translation>
    </message>
    <message numerus="yes">
        <source>legal, %n remark(s)</source>
        <translation>
            <numerusform>légal, %n remarque</numerusform>
            <numerusform>légal, %n remarques</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>DetailText</name>
    <message>
        <source>+%1</source>
        <comment>points that a card brings</comment>
        <translation>+%1</translation>
    </message>
    <message>
        <source>You have %1, and %2 that only buy cards now: what is left of these is lost.</source>
        <translation>Vous avez %1, et %2 qui ne servent qu’à acheter des cartes maintenant&#x202f;: ce qui en reste est perdu.</translation>
    </message>
    <message>
        <source>You have %1.</source>
        <translation>Vous avez %1.</translation>
    </message>
    <message>
        <source>You need not discard any.</source>
        <translation>Vous n’êtes pas obligé d’en défausser.</translation>
    </message>
    <message>
        <source>leaves %1</source>
        <translation>reste %1</translation>
    </message>
    <message>
        <source>with points that only buy cards; leaves %1</source>
        <translation>avec des points qui ne servent qu’à acheter des cartes&#x202f;; reste %1</translation>
    </message>
    <message>
        <source>with more than the pool</source>
        <translation>avec plus que la réserve</translation>
    </message>
    <message>
        <source>by its printed facts alone: the game does not know what its text does</source>
        <translation>d’après ses seules données imprimées&#x202f;: le jeu ne sait pas ce que fait son texte</translation>
    </message>
    <message>
        <source>sends one Agent of the Team to the Hospital</source>
        <translation>envoie un Agent de l’Équipe à l’Hôpital</translation>
    </message>
    <message numerus="yes">
        <source>You hold %n card(s) more than you may keep; more may go.</source>
        <translation>
            <numerusform>Vous tenez %n carte de plus que vous ne pouvez garder&#x202f;; d’autres peuvent partir.</numerusform>
            <numerusform>Vous tenez %n cartes de plus que vous ne pouvez garder&#x202f;; d’autres peuvent partir.</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 of these RP buy cards alone; leaves %2</source>
        <translation>dont %1 PR qui n’achètent que des cartes&#x202f;; il reste %2</translation>
    </message>
    <message>
        <source>spares %1 of the pool</source>
        <translation>épargne %1 de la réserve</translation>
    </message>
    <message>
        <source>lowers no skill that this Site asks for</source>
        <translation>n’abaisse aucune compétence que ce Site demande</translation>
    </message>
    <message>
        <source>for this turn only</source>
        <comment>an Agent comes into play</comment>
        <translation>pour ce tour seulement</translation>
    </message>
    <message>
        <source>costs %1 CP once turned up: you have %2</source>
        <translation>coûte %1 PC une fois retourné&#x202f;: vous en avez %2</translation>
    </message>
</context>
<context>
    <name>DrawWords</name>
    <message>
        <source>Sites the Team passes</source>
        <translation>Sites que l’Équipe réussit</translation>
    </message>
    <message>
        <source>Sites that ask about %1</source>
        <translation>Sites qui demandent&#x202f;: %1</translation>
    </message>
</context>
<context>
    <name>Elision</name>
    <message>
        <source>en</source>
        <comment>the code of the language</comment>
        <extracomment>The language&apos;s own code: &quot;fr&quot; where &quot;de&quot; is to be shortened before a vowel.</extracomment>
        <translation>fr</translation>
    </message>
</context>
<context>
    <name>EveningDecks</name>
    <message>
        <source>Of a sealed evening. Opened: %1.</source>
        <translation>D’une soirée scellée. Ouvert&#x202f;: %1.</translation>
    </message>
    <message>
        <source>%1: the rest</source>
        <translation>%1&#x202f;: le reste</translation>
    </message>
    <message>
        <source>What the deck leaves of the packs. Open it beside the deck to exchange cards.</source>
        <translation>Ce que le deck laisse des paquets. Ouvrez-le à côté du deck pour échanger des cartes.</translation>
    </message>
    <message>
        <source>%1, player %2</source>
        <translation>%1, joueur %2</translation>
    </message>
    <message>
        <source>Evening %1</source>
        <translation>Soirée %1</translation>
    </message>
</context>
<context>
    <name>EventText</name>
    <message numerus="yes">
        <source>A game for %n player(s) begins.</source>
        <translation>
            <numerusform>Une partie à %n joueur commence.</numerusform>
            <numerusform>Une partie à %n joueurs commence.</numerusform>
        </translation>
    </message>
    <message>
        <source>Turn %1: {%2 investigates|you investigate}</source>
        <translation>Tour %1&#x202f;: {%2 enquête|vous enquêtez}</translation>
    </message>
    <message>
        <source>%1 Phase</source>
        <translation>Phase&#x202f;: %1</translation>
    </message>
    <message numerus="yes">
        <source>{%1 draws|You draw} %n card(s).</source>
        <translation>
            <numerusform>{%1 pioche|Vous piochez} %n carte.</numerusform>
            <numerusform>{%1 pioche|Vous piochez} %n cartes.</numerusform>
        </translation>
    </message>
    <message>
        <source>{%1 draws|You draw} %2.</source>
        <translation>{%1 pioche|Vous piochez} %2.</translation>
    </message>
    <message numerus="yes">
        <source>{%1 shuffles|You shuffle} the Discard Pile into a new Bureau Deck of %n card(s).</source>
        <translation>
            <numerusform>{%1 mélange|Vous mélangez} la Pile de défausse en une nouvelle Pile de Bureau de %n carte.</numerusform>
            <numerusform>{%1 mélange|Vous mélangez} la Pile de défausse en une nouvelle Pile de Bureau de %n cartes.</numerusform>
        </translation>
    </message>
    <message>
        <source>{%1 pays|You pay} %2.</source>
        <translation>{%1 paie|Vous payez} %2.</translation>
    </message>
    <message>
        <source>{%1 pays|You pay} %2 for %3.</source>
        <translation>{%1 paie|Vous payez} %2 pour %3.</translation>
    </message>
    <message>
        <source>{%1 buys no|You buy no} cards.</source>
        <translation>{%1 n’achète aucune|Vous n’achetez aucune} carte.</translation>
    </message>
    <message numerus="yes">
        <source>{%1 buys|You buy} %n card(s).</source>
        <translation>
            <numerusform>{%1 achète|Vous achetez} %n carte.</numerusform>
            <numerusform>{%1 achète|Vous achetez} %n cartes.</numerusform>
        </translation>
    </message>
    <message>
        <source>{%1 sells|You sell} %2 for %3.</source>
        <translation>{%1 vend|Vous vendez} %2 pour %3.</translation>
    </message>
    <message>
        <source>{%1 discards|You discard} %2.</source>
        <translation>{%1 défausse|Vous défaussez} %2.</translation>
    </message>
    <message numerus="yes">
        <source>%1 is healed of %n damage.</source>
        <translation>
            <numerusform>%1 guérit de %n dommage.</numerusform>
            <numerusform>%1 guérit de %n dommages.</numerusform>
        </translation>
    </message>
    <message>
        <source>{%1 requisitions|You requisition} %2 for %3.</source>
        <translation>{%1 réquisitionne|Vous réquisitionnez} %2 pour %3.</translation>
    </message>
    <message>
        <source>{%1 hands|You hand} %2 over to %3.</source>
        <translation>{%1 remet|Vous remettez} %2 à %3.</translation>
    </message>
    <message>
        <source>%1 is in no Team.</source>
        <translation>%1 n’est dans aucune Équipe.</translation>
    </message>
    <message>
        <source>%1 is in Team %2.</source>
        <translation>%1 est dans l’Équipe %2.</translation>
    </message>
    <message>
        <source>{%1 brings|You bring} %2 into play, in the Field.</source>
        <translation>{%1 met|Vous mettez} %2 en jeu, dans le Champ d’investigation.</translation>
    </message>
    <message>
        <source>{%1 brings|You bring} %2 into play, in the Bureau.</source>
        <translation>{%1 met|Vous mettez} %2 en jeu, au Bureau.</translation>
    </message>
    <message numerus="yes">
        <source>%1 takes %n damage; Health is down to %2.</source>
        <translation>
            <numerusform>%1 subit %n dommage&#x202f;; Santé restante&#x202f;: %2.</numerusform>
            <numerusform>%1 subit %n dommages&#x202f;; Santé restante&#x202f;: %2.</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 does not contribute to the check.</source>
        <translation>%1 ne contribue pas au contrôle.</translation>
    </message>
    <message>
        <source>{%1 chooses|You choose} {%2|you}.</source>
        <translation>{%1 choisit|Vous choisissez} %2.</translation>
    </message>
    <message>
        <source>%1 goes to the Bureau.</source>
        <translation>%1 va au Bureau.</translation>
    </message>
    <message>
        <source>%1 goes to the Field.</source>
        <translation>%1 va dans le Champ d’investigation.</translation>
    </message>
    <message>
        <source>%1 goes to the Hospital.</source>
        <translation>%1 va à l’Hôpital.</translation>
    </message>
    <message>
        <source>{%1 places|You place} %2, directed at {%3|you}.</source>
        <translation>{%1 place|Vous placez} %2, dirigé contre {%3|vous}.</translation>
    </message>
    <message>
        <source>{%1 puts|You put} a card face down under %2.</source>
        <translation>{%1 met|Vous mettez} une carte face cachée sous %2.</translation>
    </message>
    <message>
        <source>{Team %1 of %2|Your Team %1} is assigned to %3.</source>
        <translation>{L’Équipe %1 (%2)|Votre Équipe %1} est affectée à %3.</translation>
    </message>
    <message>
        <source>{Team %1 of %2|Your Team %1} investigates %3.</source>
        <translation>{L’Équipe %1 (%2)|Votre Équipe %1} enquête à %3.</translation>
    </message>
    <message>
        <source>{%1 announces|You announce} %2.</source>
        <translation>{%1 annonce|Vous annoncez} %2.</translation>
    </message>
    <message>
        <source>%1 leaves the Field.</source>
        <translation>%1 quitte le Champ d’investigation.</translation>
    </message>
    <message>
        <source>{%1 turns up|You turn up} %2 under %3.</source>
        <translation>{%1 révèle|Vous révélez} %2 sous %3.</translation>
    </message>
    <message>
        <source>The answer is yes.</source>
        <translation>La réponse est oui.</translation>
    </message>
    <message>
        <source>The answer is no.</source>
        <translation>La réponse est non.</translation>
    </message>
    <message>
        <source>{%1 names|You name} {the X-File of %2|your X-File}: %3. That is right.</source>
        <translation>{%1 nomme|Vous nommez} {le X-File de %2|votre X-File}&#x202f;: %3. C’est juste.</translation>
    </message>
    <message>
        <source>{%1 names|You name} {the X-File of %2|your X-File}: %3. That is wrong.</source>
        <translation>{%1 nomme|Vous nommez} {le X-File de %2|votre X-File}&#x202f;: %3. C’est faux.</translation>
    </message>
    <message>
        <source>{%1 uses|You use} the Bluff %2.</source>
        <translation>{%1 utilise|Vous utilisez} le Bluff %2.</translation>
    </message>
    <message>
        <source>{%1 plays|You play} %2.</source>
        <translation>{%1 joue|Vous jouez} %2.</translation>
    </message>
    <message>
        <source>{%1 uses|You use} the Bluff %2 on %3.</source>
        <translation>{%1 utilise|Vous utilisez} le Bluff %2 sur %3.</translation>
    </message>
    <message>
        <source>{%1 plays|You play} %2 on %3.</source>
        <translation>{%1 joue|Vous jouez} %2 sur %3.</translation>
    </message>
    <message>
        <source>%1 takes effect.</source>
        <translation>%1 prend effet.</translation>
    </message>
    <message>
        <source>%1 has no effect: its target is gone.</source>
        <translation>%1 est sans effet&#x202f;: sa cible n’est plus là.</translation>
    </message>
    <message>
        <source>{%1 negates|You negate} %2.</source>
        <translation>{%1 négative|Vous négativez} %2.</translation>
    </message>
    <message>
        <source>%1 attacks the Team.</source>
        <translation>%1 attaque l’Équipe.</translation>
    </message>
    <message numerus="yes">
        <source>%1 deals %n damage to %2.</source>
        <translation>
            <numerusform>%1 inflige %n dommage à %2.</numerusform>
            <numerusform>%1 inflige %n dommages à %2.</numerusform>
        </translation>
    </message>
    <message>
        <source>The Combat with %1 is over.</source>
        <translation>Le Combat contre %1 est terminé.</translation>
    </message>
    <message numerus="yes">
        <source>%1 has %n token(s) now.</source>
        <translation>
            <numerusform>%1 porte maintenant %n jeton.</numerusform>
            <numerusform>%1 porte maintenant %n jetons.</numerusform>
        </translation>
    </message>
    <message>
        <source>{%1 takes a|You take a} card.</source>
        <translation>{%1 prend une|Vous prenez une} carte.</translation>
    </message>
    <message>
        <source>{%1 takes %2|You take %2}.</source>
        <translation>{%1 prend %2|Vous prenez %2}.</translation>
    </message>
    <message>
        <source>{%1 looks|You look} at {a card of %2|a card of yours}: %3.</source>
        <translation>{%1 regarde|Vous regardez} {une carte de %2|une de vos cartes}&#x202f;: %3.</translation>
    </message>
    <message>
        <source>{%1 borrows|You borrow} %2 from {%3|you}.</source>
        <translation>{%1 emprunte|Vous empruntez} %2{ à %3|, qui vous appartient}.</translation>
    </message>
    <message>
        <source>{%1 gives|You give} %2 back to {%3|you}.</source>
        <translation>{%1 rend|Vous rendez} %2{ à %3|, qui vous appartient}.</translation>
    </message>
    <message>
        <source>{%1 uses|You use} %2.</source>
        <translation>{%1 utilise|Vous utilisez} %2.</translation>
    </message>
    <message>
        <source>{%1 uses|You use} %2 on %3.</source>
        <translation>{%1 utilise|Vous utilisez} %2 sur %3.</translation>
    </message>
    <message numerus="yes">
        <source>%1 is abducted, under %n card(s) of the Bureau Deck.</source>
        <translation>
            <numerusform>%1 est enlevé, sous %n carte de la Pile de Bureau.</numerusform>
            <numerusform>%1 est enlevé, sous %n cartes de la Pile de Bureau.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 is away for %n turn(s).</source>
        <translation>
            <numerusform>%1 est absent pendant %n tour.</numerusform>
            <numerusform>%1 est absent pendant %n tours.</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 comes back.</source>
        <translation>%1 revient.</translation>
    </message>
    <message>
        <source>{%1 uses|You use} the power of %2.</source>
        <translation>{%1 utilise|Vous utilisez} le pouvoir de %2.</translation>
    </message>
    <message>
        <source>{%1 uses|You use} the power of %2 on %3.</source>
        <translation>{%1 utilise|Vous utilisez} le pouvoir de %2 sur %3.</translation>
    </message>
    <message>
        <source>{%1 learns|You learn} about {the X-File of %2|your X-File}: %3, yes.</source>
        <translation>{%1 apprend|Vous apprenez} sur {le X-File de %2|votre X-File}&#x202f;: %3, oui.</translation>
    </message>
    <message>
        <source>{%1 learns|You learn} about {the X-File of %2|your X-File}: %3, no.</source>
        <translation>{%1 apprend|Vous apprenez} sur {le X-File de %2|votre X-File}&#x202f;: %3, non.</translation>
    </message>
    <message>
        <source>{%1 makes the choice|You make the choice}.</source>
        <translation>{%1 fait son choix|Vous faites votre choix}.</translation>
    </message>
    <message>
        <source>%1 has no effect: too much is waiting already.</source>
        <translation>%1 est sans effet&#x202f;: trop de choses attendent déjà.</translation>
    </message>
    <message numerus="yes">
        <source>%n card(s) of {the deck of %1|your deck} stay out: the Basic Game does without them.</source>
        <translation>
            <numerusform>%n carte {du deck de %1|de votre deck} reste de côté&#x202f;: le jeu de base s’en passe.</numerusform>
            <numerusform>%n cartes {du deck de %1|de votre deck} restent de côté&#x202f;: le jeu de base s’en passe.</numerusform>
        </translation>
    </message>
    <message>
        <source>{%1 uses|You use} the power of %2, too, to cancel that.</source>
        <translation>{%1 use aussi|Vous usez aussi} du pouvoir de %2, pour annuler cela.</translation>
    </message>
    <message>
        <source>{%1 plays|You play} %2 to help {%3|you}.</source>
        <translation>{%1 joue|Vous jouez} %2 pour {aider %3|vous aider}.</translation>
    </message>
    <message>
        <source>{%1 plays|You play} %2 on %3 to help {%4|you}.</source>
        <translation>{%1 joue|Vous jouez} %2 sur %3 pour {aider %4|vous aider}.</translation>
    </message>
    <message>
        <source>{%1 of %2|your %1}</source>
        <comment>a card and its owner</comment>
        <translation>{%1 de %2|votre %1}</translation>
    </message>
    <message>
        <source>the %1 %2</source>
        <comment>a characteristic and its type</comment>
        <translation>pour %1 %2</translation>
    </message>
    <message>
        <source>{%1 places|You place} %2.</source>
        <translation>{%1 place|Vous placez} %2.</translation>
    </message>
    <message>
        <source>The check succeeds: %1 against %2.</source>
        <translation>Le contrôle réussit&#xa0;: %1 contre %2.</translation>
    </message>
    <message>
        <source>The check fails: %1 against %2.</source>
        <translation>Le contrôle échoue&#xa0;: %1 contre %2.</translation>
    </message>
    <message>
        <source>{%1 asks|You ask} whether {the X-File of %2|your X-File} has %3.</source>
        <translation>{%1 demande|Vous demandez} si {le X-File de %2|votre X-File} a %3.</translation>
    </message>
    <message>
        <source>{%1 tells everybody of his own X-File|You tell everybody of your X-File}: %2.</source>
        <translation>{%1 annonce à tous sur son X-File|Vous annoncez à tous sur votre X-File}&#xa0;: %2.</translation>
    </message>
    <message>
        <source>{%1 shuffles|You shuffle} the Bureau Deck.</source>
        <translation>{%1 mélange|Vous mélangez} la Pile de Bureau.</translation>
    </message>
    <message numerus="yes">
        <source>{%1 shuffles the Discard Pile, %n card(s), and lays|You shuffle your Discard Pile, %n card(s), and lay} it under the Bureau Deck.</source>
        <translation>
            <numerusform>{%1 mélange la Pile de défausse, %n carte, et la place|Vous mélangez votre Pile de défausse, %n carte, et la placez} sous la Pile de Bureau.</numerusform>
            <numerusform>{%1 mélange la Pile de défausse, %n cartes, et la place|Vous mélangez votre Pile de défausse, %n cartes, et la placez} sous la Pile de Bureau.</numerusform>
        </translation>
    </message>
    <message>
        <source>{%1 of %2|Your %1} discards {%3 of %4|your %3}.</source>
        <comment>a card, its player; cards, their player</comment>
        <translation>{%1 de %2|Votre %1} défausse %3 {de %4|(à vous)}.</translation>
    </message>
    <message>
        <source>{%1 chooses|You choose} {Team %2 of %3|your Team %2}.</source>
        <translation>{%1 choisit|Vous choisissez} {l’Équipe %2 de %3|votre Équipe %2}.</translation>
    </message>
    <message>
        <source>{%1 chooses|You choose} {the %2 of %3|your %2}.</source>
        <comment>a player, a Section, its player</comment>
        <translation>{%1 choisit|Vous choisissez} %2 ({%3|vous}).</translation>
    </message>
    <message>
        <source>{%1 chooses|You choose} the hands of their owners.</source>
        <translation>{%1 choisit|Vous choisissez} les mains de leurs propriétaires.</translation>
    </message>
    <message>
        <source>{%1 chooses|You choose} a card of {the Bureau Deck of %2|your Bureau Deck}.</source>
        <translation>{%1 choisit|Vous choisissez} une carte de {la Pile de Bureau de %2|votre Pile de Bureau}.</translation>
    </message>
    <message>
        <source>{%1 gives|You give} a card back to {%2|you}.</source>
        <translation>{%1 rend|Vous rendez} une carte {à %2|qui vous appartient}.</translation>
    </message>
    <message>
        <source>{%1 chooses a card of his own hand|You choose a card of your hand}.</source>
        <translation>{%1 choisit une carte de sa propre main|Vous choisissez une carte de votre main}.</translation>
    </message>
    <message>
        <source>{%1 chooses a card of his own Bureau Deck|You choose a card of your Bureau Deck}.</source>
        <translation>{%1 choisit une carte de sa propre Pile de Bureau|Vous choisissez une carte de votre Pile de Bureau}.</translation>
    </message>
    <message>
        <source>{%1 names|You name} %2.</source>
        <translation>{%1 nomme|Vous nommez} %2.</translation>
    </message>
    <message>
        <source>{%1 names|You name} %2 for %3.</source>
        <translation>{%1 nomme|Vous nommez} %2 pour %3.</translation>
    </message>
    <message>
        <source>The check succeeds for one question alone: %1 against %2.</source>
        <translation>Le contrôle réussit pour une seule question&#x202f;: %1 contre %2.</translation>
    </message>
    <message>
        <source>{%1 sells|You sell} %2 for nothing.</source>
        <translation>{%1 vend|Vous vendez} %2 pour rien.</translation>
    </message>
    <message>
        <source>%1 has no tokens left.</source>
        <translation>%1 ne porte plus de jeton.</translation>
    </message>
    <message>
        <source>%1 is abducted; the Bureau Deck is empty.</source>
        <translation>%1 est enlevé&#x202f;; la Pile de Bureau est vide.</translation>
    </message>
    <message>
        <source>{%1 chooses|You choose} {%2|you}.</source>
        <comment>who, another player</comment>
        <translation>{%1 choisit|Vous choisissez}&#x202f;: {%2|vous}.</translation>
    </message>
    <message numerus="yes">
        <source>The text of %1 prevents %n damage to it.</source>
        <translation>
            <numerusform>Le texte de %1 évite %n dommage à cette carte.</numerusform>
            <numerusform>Le texte de %1 évite %n dommages à cette carte.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 prevents %n damage to %2.</source>
        <translation>
            <numerusform>%1 évite %n dommage à %2.</numerusform>
            <numerusform>%1 évite %n dommages à %2.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n damage to %1 is prevented.</source>
        <translation>
            <numerusform>%n dommage à %1 est évité.</numerusform>
            <numerusform>%n dommages à %1 sont évités.</numerusform>
        </translation>
    </message>
    <message>
        <source>{%1 looks|You look} at {the hand of %2|your hand}.</source>
        <translation>{%1 regarde|Vous regardez} {la main de %2|votre main}.</translation>
    </message>
    <message numerus="yes">
        <source>{%1 looks|You look} at the top %n card(s) of {the Bureau Deck of %2|your Bureau Deck}.</source>
        <translation>
            <numerusform>{%1 regarde|Vous regardez} la première carte {de la Pile de Bureau de %2|de votre Pile de Bureau}.</numerusform>
            <numerusform>{%1 regarde|Vous regardez} les %n premières cartes {de la Pile de Bureau de %2|de votre Pile de Bureau}.</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 cancels what {%2 has|you have} bought: it is paid for, no card is drawn.</source>
        <translation>%1 annule l’achat {de %2|que vous avez fait}&#x202f;: il est payé, aucune carte n’est piochée.</translation>
    </message>
    <message>
        <source>%1 cancels the penalty {of %2|you would pay} for the wrong guess.</source>
        <translation>%1 annule la pénalité {de %2|que vous encouriez} pour l’hypothèse fausse.</translation>
    </message>
    <message>
        <source>%1 cancels the answer: {%2 gets|you get} none.</source>
        <translation>%1 annule la réponse&#x202f;: {%2 n’en reçoit|vous n’en recevez} aucune.</translation>
    </message>
    <message>
        <source>%1: nothing is there to be found.</source>
        <comment>a card that looks for something</comment>
        <translation>%1&#x202f;: il n’y a rien à trouver.</translation>
    </message>
    <message>
        <source>%1 is killed.</source>
        <translation>%1 est tué.</translation>
    </message>
    <message>
        <source>{%1 takes|You take} a card from {%2|you}.</source>
        <translation>{%1 prend|Vous prenez} une carte {à %2|qui vous appartenait}.</translation>
    </message>
    <message>
        <source>{%1 takes|You take} %2 from {%3|you}.</source>
        <translation>{%1 prend|Vous prenez} %2{ à %3|, qui vous appartenait}.</translation>
    </message>
    <message>
        <source>{%1 makes|You make} a Skill Check in %2: level %3 is needed.</source>
        <translation>{%1 passe|Vous passez} un contrôle de compétence, %2&#x202f;: il faut le niveau %3.</translation>
    </message>
    <message>
        <source>{%1 makes|You make} a Skill Check in %2.</source>
        <translation>{%1 passe|Vous passez} un contrôle de compétence, %2.</translation>
    </message>
    <message>
        <source>{%1 gives up and is|You give up and are} out of the game.</source>
        <translation>{%1 abandonne et est|Vous abandonnez et êtes} hors jeu.</translation>
    </message>
    <message>
        <source>{%1 has no Agent left and is|You have no Agent left and are} out of the game.</source>
        <translation>{%1 n’a plus d’Agent et est|Vous n’avez plus d’Agent et êtes} hors jeu.</translation>
    </message>
    <message>
        <source>{%1 loses|You lose} %2.</source>
        <translation>{%1 perd|Vous perdez} %2.</translation>
    </message>
    <message>
        <source>{%1 discards|You discard} {%2 of %3|your %2}.</source>
        <comment>who, a card, its owner</comment>
        <translation>{%1 défausse|Vous défaussez} %2 {de %3|(à vous)}.</translation>
    </message>
    <message>
        <source>{%1 turns up|You turn up} %2, from the Bureau Deck.</source>
        <translation>{%1 retourne|Vous retournez} %2, de la Pile de Bureau.</translation>
    </message>
    <message>
        <source>{%1 asks|You ask}, by %4, whether {the X-File of %2|your X-File} has %3.</source>
        <comment>who, of whom, what, by which card&apos;s text</comment>
        <translation>{%1 demande|Vous demandez}, par %4, si {le X-File de %2|votre X-File} a %3.</translation>
    </message>
    <message>
        <source>{%1 exchanges|You exchange} pools with {%2|you}: {%1 has|you have} %3 now, {%2 has|you have} %4.</source>
        <comment>two players and their RP or CP</comment>
        <translation>{%1 échange sa réserve|Vous échangez votre réserve} avec {celle de %2|la vôtre}&#x202f;: {%1 a|vous avez} maintenant %3, {%2 a|vous avez} %4.</translation>
    </message>
    <message>
        <source>To the Discard Pile: {%2 of %1|your %2}.</source>
        <comment>who, cards</comment>
        <translation>Vers la Pile de défausse&#x202f;: {%2 de %1|votre %2}.</translation>
    </message>
    <message>
        <source>{%1 puts|You put} %2 face down under %3.</source>
        <translation>{%1 met|Vous mettez} %2 face cachée sous %3.</translation>
    </message>
</context>
<context>
    <name>EverythingFiles</name>
    <message>
        <source>Export everything</source>
        <translation>Exporter tout</translation>
    </message>
    <message>
        <source>Archive (*.zip)</source>
        <translation>Archive (*.zip)</translation>
    </message>
    <message>
        <source>%1: %2.</source>
        <translation>%1&#x202f;: %2.</translation>
    </message>
    <message>
        <source>Take in</source>
        <translation>Reprendre</translation>
    </message>
    <message>
        <source>Back up</source>
        <translation>Sauvegarder</translation>
    </message>
    <message>
        <source>Database (*.sqlite)</source>
        <translation>Base de données (*.sqlite)</translation>
    </message>
    <message>
        <source>Restore a backup</source>
        <translation>Rétablir une sauvegarde</translation>
    </message>
    <message>
        <source>Database (*.sqlite);;All files (*)</source>
        <translation>Base de données (*.sqlite);;Tous les fichiers (*)</translation>
    </message>
    <message>
        <source>Collection, decks and saved searches become those of the backup. What you have now is kept in a file beside the database.</source>
        <translation>Collection, decks et recherches gardées redeviennent ceux de la sauvegarde. Ce que vous avez maintenant est gardé dans un fichier à côté de la base de données.</translation>
    </message>
    <message>
        <source>Restore</source>
        <translation>Rétablir</translation>
    </message>
    <message>
        <source>Take in what is whole</source>
        <translation>Reprendre ce qui est entier</translation>
    </message>
    <message>
        <source>Every file in it can be read, but nobody can say that none is missing.</source>
        <translation>Chacun de ses fichiers se lit, mais rien ne dit qu’il n’en manque aucun.</translation>
    </message>
    <message>
        <source>Damaged or missing: %1.</source>
        <translation>Endommagés ou absents&#x202f;: %1.</translation>
    </message>
    <message>
        <source>Reading %1 …</source>
        <translation>Lecture de %1…</translation>
    </message>
    <message>
        <source>Taking in %1 …</source>
        <translation>Reprise de %1…</translation>
    </message>
    <message numerus="yes">
        <source>Lines of %n collection(s) that were not understood come, too.</source>
        <translation>
            <numerusform>Des lignes non comprises d’une collection viennent aussi.</numerusform>
            <numerusform>Des lignes non comprises de %n collections viennent aussi.</numerusform>
        </translation>
    </message>
    <message>
        <source>This file holds %1. Shall they come beside what you have? Of rows that you have already, the larger numbers count.</source>
        <translation>Ce fichier contient %1. Faut-il les ajouter à ce que vous avez&#x202f;? Pour les lignes que vous avez déjà, les plus grands nombres comptent.</translation>
    </message>
    <message numerus="yes">
        <source>%n row(s) of the collection are not understood.</source>
        <translation>
            <numerusform>%n ligne de la collection n’est pas comprise.</numerusform>
            <numerusform>%n lignes de la collection ne sont pas comprises.</numerusform>
        </translation>
    </message>
    <message>
        <source>Twice in it, not alike, of which the first is taken: %1.</source>
        <translation>Deux fois dedans, différents, dont le premier est pris&#x202f;: %1.</translation>
    </message>
    <message>
        <source>Its seal is broken: what is in it may have been changed since it was written.</source>
        <translation>Son sceau est brisé&#x202f;: ce qu’il contient a pu être changé depuis qu’il a été écrit.</translation>
    </message>
    <message numerus="yes">
        <source>%n key(s) in it are not known and are passed over (%1).</source>
        <translation>
            <numerusform>%n clé y est inconnue et n’est pas lue (%1).</numerusform>
            <numerusform>%n clés y sont inconnues et ne sont pas lues (%1).</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n value(s) in it are not known and are passed over (%1).</source>
        <translation>
            <numerusform>%n valeur n’y est pas connue et est ignorée (%1).</numerusform>
            <numerusform>%n valeurs n’y sont pas connues et sont ignorées (%1).</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n card(s) of its sets are not taken in, or not whole (%1).</source>
        <translation>
            <numerusform>%n carte de ses séries n’est pas reprise, ou pas en entier (%1).</numerusform>
            <numerusform>%n cartes de ses séries ne sont pas reprises, ou pas en entier (%1).</numerusform>
        </translation>
    </message>
    <message>
        <source>Not as long as was written, so changed or cut off; what is whole in them comes: %1.</source>
        <translation>Pas de la longueur écrite, donc modifiés ou coupés&#x202f;; ce qui y est entier est repris&#x202f;: %1.</translation>
    </message>
</context>
<context>
    <name>FaceMarks</name>
    <message>
        <source>Alien Inv.</source>
        <comment>Alien Investigation, short</comment>
        <translation>Enq. extra-t.</translation>
    </message>
    <message>
        <source>Criminal Inv.</source>
        <comment>Criminal Investigation, short</comment>
        <translation>Enq. criminelle</translation>
    </message>
    <message>
        <source>Occult Inv.</source>
        <comment>Occult Investigation, short</comment>
        <translation>Enq. occulte</translation>
    </message>
    <message>
        <source>Evidence Coll.</source>
        <comment>Evidence Collection, short</comment>
        <translation>Preuves</translation>
    </message>
    <message>
        <source>Behavioral</source>
        <comment>the skill, short</comment>
        <translation>Psychologie</translation>
    </message>
    <message>
        <source>Bureaucracy</source>
        <comment>the skill, short</comment>
        <translation>Bureaucratie</translation>
    </message>
    <message>
        <source>Observation</source>
        <comment>the skill, short</comment>
        <translation>Observation</translation>
    </message>
    <message>
        <source>RES</source>
        <translation>RES</translation>
    </message>
</context>
<context>
    <name>FaultText</name>
    <message>
        <source>&quot;until&quot; passes for others, which a strict scenario writes step by step; {&quot;strict&quot;: false} ends that</source>
        <translation>«&#x202f;until&#x202f;» passe pour les autres, ce qu’un scénario strict écrit pas à pas&#x202f;; {&quot;strict&quot;: false} y met fin</translation>
    </message>
    <message>
        <source>a card &quot;of&quot; another player lies in a Bureau &quot;by&quot; the card that put it there</source>
        <translation>une carte «&#x202f;of&#x202f;» un autre joueur est dans un Bureau «&#x202f;by&#x202f;» la carte qui l’y a mise</translation>
    </message>
    <message>
        <source>an outcome is one of {&quot;die&quot;: 3}, {&quot;drawn&quot;: [cards]}, {&quot;shuffled&quot;: [cards]}</source>
        <translation>un résultat est l’un de {&quot;die&quot;: 3}, {&quot;drawn&quot;: [cartes]}, {&quot;shuffled&quot;: [cartes]}</translation>
    </message>
    <message>
        <source>two seats at a table expected, or up to four where they are not exchanged</source>
        <translation>deux sièges par table attendus, ou jusqu’à quatre s’ils ne sont pas échangés</translation>
    </message>
    <message>
        <source>a step is one thing: a player&apos;s, &quot;may&quot;, &quot;may not&quot;, &quot;until&quot;, &quot;expect&quot;</source>
        <translation>une étape est une seule chose&#xa0;: celle d’un joueur, «&#x202f;may&#x202f;», «&#x202f;may not&#x202f;», «&#x202f;until&#x202f;», «&#x202f;expect&#x202f;»</translation>
    </message>
    <message>
        <source>&quot;turns away&quot; is of an Agent in &quot;training&quot;, &quot;above&quot; of one &quot;abducted&quot;</source>
        <translation>«&#x202f;turns away&#x202f;» est d’un Agent en «&#x202f;training&#x202f;», «&#x202f;above&#x202f;» d’un Agent «&#x202f;abducted&#x202f;»</translation>
    </message>
    <message>
        <source>an abducted Agent lies in his owner&apos;s deck: he is borrowed by nobody</source>
        <translation>un Agent enlevé est dans le paquet de son propriétaire&#xa0;: personne ne l’emprunte</translation>
    </message>
    <message>
        <source>a step says what a player does, &quot;may&quot;, &quot;until&quot; or &quot;expect&quot;</source>
        <translation>une étape dit ce que fait un joueur, «&#x202f;may&#x202f;», «&#x202f;until&#x202f;» ou «&#x202f;expect&#x202f;»</translation>
    </message>
    <message>
        <source>a player and a characteristic expected: [&quot;B&quot;, &quot;Motive&quot;]</source>
        <translation>un joueur et une caractéristique attendus&#xa0;: [&quot;B&quot;, &quot;Motive&quot;]</translation>
    </message>
    <message>
        <source>&quot;first&quot; stands beside &quot;refused&quot;, or names a rule itself</source>
        <translation>«&#x202f;first&#x202f;» accompagne «&#x202f;refused&#x202f;», ou nomme lui-même une règle</translation>
    </message>
    <message>
        <source>a card bears tokens on the table alone (ZONE-6)</source>
        <translation>une carte ne porte de jetons que sur la table (ZONE-6)</translation>
    </message>
    <message>
        <source>the price of an X is 1, 3, 5 or 9 (BLUFF-10)</source>
        <translation>le prix d’un X est 1, 3, 5 ou 9 (BLUFF-10)</translation>
    </message>
    <message>
        <source>the file is damaged: its checksum is another</source>
        <translation>le fichier est endommagé&#xa0;: sa somme de contrôle est une autre</translation>
    </message>
    <message>
        <source>nobody in the Hospital is in a Team (DEP-9)</source>
        <translation>personne à l’Hôpital n’est dans une Équipe (DEP-9)</translation>
    </message>
    <message>
        <source>no Team in the Field has this Agent (INV-2)</source>
        <translation>aucune Équipe sur le Terrain n’a cet Agent (INV-2)</translation>
    </message>
    <message>
        <source>players are called &quot;A&quot;, &quot;B&quot; … in seat order</source>
        <translation>les joueurs s’appellent «&#x202f;A&#x202f;», «&#x202f;B&#x202f;» … dans l’ordre des sièges</translation>
    </message>
    <message>
        <source>&quot;turns away&quot; is of an Agent in &quot;training&quot;</source>
        <translation>«&#x202f;turns away&#x202f;» est d’un Agent en «&#x202f;training&#x202f;»</translation>
    </message>
    <message>
        <source>another number of cards than the deck has</source>
        <translation>un autre nombre de cartes que le paquet</translation>
    </message>
    <message>
        <source>&quot;above&quot; is of an Agent who is &quot;abducted&quot;</source>
        <translation>«&#x202f;above&#x202f;» est d’un Agent «&#x202f;abducted&#x202f;»</translation>
    </message>
    <message>
        <source>another number of games than were played</source>
        <translation>un autre nombre de parties que celui des parties jouées</translation>
    </message>
    <message>
        <source>values and how often they came expected</source>
        <translation>des valeurs et leur fréquence attendues</translation>
    </message>
    <message>
        <source>no game can be set up with these seats</source>
        <translation>aucune partie ne peut commencer avec ces sièges</translation>
    </message>
    <message>
        <source>no game can be set up with these decks</source>
        <translation>aucune partie ne peut commencer avec ces paquets</translation>
    </message>
    <message>
        <source>nobody keeps a Notebook about himself</source>
        <translation>personne ne tient un Livret sur soi-même</translation>
    </message>
    <message>
        <source>more games than a playtest can have</source>
        <translation>plus de parties qu’un essai ne peut en avoir</translation>
    </message>
    <message>
        <source>the text ends before the JSON does</source>
        <translation>le texte se termine avant le JSON</translation>
    </message>
    <message>
        <source>a number no machine can count with</source>
        <translation>un nombre avec lequel aucune machine ne peut compter</translation>
    </message>
    <message>
        <source>as many marks as actions expected</source>
        <translation>autant de marques que d’actions attendues</translation>
    </message>
    <message>
        <source>a card is unknown or listed twice</source>
        <translation>une carte est inconnue ou listée deux fois</translation>
    </message>
    <message>
        <source>something stands behind the list</source>
        <translation>quelque chose suit la liste</translation>
    </message>
    <message>
        <source>an outcome names a card at least</source>
        <translation>un résultat nomme au moins une carte</translation>
    </message>
    <message>
        <source>its pages contradict one another</source>
        <translation>ses pages se contredisent</translation>
    </message>
    <message>
        <source>&quot;refused&quot; names a rule at least</source>
        <translation>«&#x202f;refused&#x202f;» nomme au moins une règle</translation>
    </message>
    <message>
        <source>no object &quot;cards&quot; or &quot;card_ids&quot;</source>
        <translation>aucun objet «&#x202f;cards&#x202f;» ou «&#x202f;card_ids&#x202f;»</translation>
    </message>
    <message>
        <source>a control character in a text</source>
        <translation>un caractère de commande dans un texte</translation>
    </message>
    <message>
        <source>a seat and an index expected</source>
        <translation>un siège et un indice attendus</translation>
    </message>
    <message>
        <source>nobody borrows his own card</source>
        <translation>personne n’emprunte sa propre carte</translation>
    </message>
    <message>
        <source>a count and a card expected</source>
        <translation>un nombre et une carte attendus</translation>
    </message>
    <message>
        <source>this card cannot be placed</source>
        <translation>cette carte ne peut pas être posée</translation>
    </message>
    <message>
        <source>two to four seats expected</source>
        <translation>deux à quatre sièges attendus</translation>
    </message>
    <message>
        <source>no copies, and none wanted</source>
        <translation>aucun exemplaire, et aucun recherché</translation>
    </message>
    <message>
        <source>a text in it does not end</source>
        <translation>un texte n’y est pas terminé</translation>
    </message>
    <message>
        <source>no ending has this number</source>
        <translation>aucune fin n’a ce numéro</translation>
    </message>
    <message>
        <source>no columns # and Quantity</source>
        <translation>pas de colonnes # et Quantity</translation>
    </message>
    <message>
        <source>no column Card ID or Name</source>
        <translation>pas de colonne Card ID ou Name</translation>
    </message>
    <message>
        <source>a step is of one player</source>
        <translation>une étape est d’un seul joueur</translation>
    </message>
    <message>
        <source>the list does not end</source>
        <translation>la liste n’est pas terminée</translation>
    </message>
    <message>
        <source>is not a regular file</source>
        <translation>ce n’est pas un fichier ordinaire</translation>
    </message>
    <message>
        <source>there is no such file</source>
        <translation>ce fichier n’existe pas</translation>
    </message>
    <message>
        <source>this card is no Site</source>
        <translation>cette carte n’est pas un Site</translation>
    </message>
    <message>
        <source>it is not in UTF-8</source>
        <translation>ce n’est pas de l’UTF-8</translation>
    </message>
    <message>
        <source>no column Quantity</source>
        <translation>pas de colonne Quantity</translation>
    </message>
    <message>
        <source>nested too deeply</source>
        <translation>imbrication trop profonde</translation>
    </message>
    <message>
        <source>no &quot;ObjectStates&quot;</source>
        <translation>aucun «&#x202f;ObjectStates&#x202f;»</translation>
    </message>
    <message>
        <source>no array of cards</source>
        <translation>aucune liste de cartes</translation>
    </message>
    <message>
        <source>the name is empty</source>
        <translation>le nom est vide</translation>
    </message>
    <message>
        <source>no file is named</source>
        <translation>aucun fichier n’est nommé</translation>
    </message>
    <message>
        <source>no card is named</source>
        <translation>aucune carte n’est nommée</translation>
    </message>
    <message>
        <source>a NUL in a text</source>
        <translation>un caractère nul dans un texte</translation>
    </message>
    <message>
        <source>a time expected</source>
        <translation>une heure attendue</translation>
    </message>
    <message>
        <source>no card counts</source>
        <translation>aucun nombre de cartes</translation>
    </message>
    <message>
        <source>is a directory</source>
        <translation>c’est un dossier</translation>
    </message>
    <message>
        <source>no object</source>
        <translation>aucun objet</translation>
    </message>
    <message>
        <source>no card</source>
        <translation>aucune carte</translation>
    </message>
    <message>
        <source>step</source>
        <translation>étape</translation>
    </message>
    <message>
        <source>&quot;%1&quot; is no characteristic with its type, like &quot;Motive Survival&quot;</source>
        <translation>«&#x202f;%1&#x202f;» n’est pas une caractéristique avec son type, comme «&#x202f;Motive Survival&#x202f;»</translation>
    </message>
    <message>
        <source>it holds the %1 &quot;%2&quot;, which this program did not put there</source>
        <translation>elle contient «&#x202f;%2&#x202f;» (%1), que ce programme n’y a pas mis</translation>
    </message>
    <message>
        <source>so many cards do not lie above him: the deck has %1</source>
        <translation>il n’y a pas tant de cartes au-dessus de lui&#xa0;: le paquet en a %1</translation>
    </message>
    <message>
        <source>the Basic Game is for two players, not %1 (BASIC-1)</source>
        <translation>la partie de base se joue à deux, et non à %1 (BASIC-1)</translation>
    </message>
    <message>
        <source>a row of %1 refers to a row of %2 that does not exist</source>
        <translation>une ligne de %1 renvoie à une ligne de %2 qui n’existe pas</translation>
    </message>
    <message>
        <source>&quot;%1&quot; is said of a step, not of what may be done</source>
        <translation>«&#x202f;%1&#x202f;» se dit d’une étape, pas de ce qui est permis</translation>
    </message>
    <message>
        <source>rows of %1 refer to rows of %2 that do not exist</source>
        <translation>des lignes de %1 renvoient à des lignes de %2 qui n’existent pas</translation>
    </message>
    <message>
        <source>&quot;%1&quot; is said of what a player does, not here</source>
        <translation>«&#x202f;%1&#x202f;» se dit de ce que fait un joueur, pas ici</translation>
    </message>
    <message>
        <source>the %1 &quot;%2&quot; is another than this program makes</source>
        <translation>«&#x202f;%2&#x202f;» (%1) n’est pas comme ce programme le fait</translation>
    </message>
    <message>
        <source>&quot;%1&quot; has no &quot;%2&quot;; it has nothing more to say</source>
        <translation>«&#x202f;%1&#x202f;» n’a pas de «&#x202f;%2&#x202f;»&#x202f;; il n’a rien de plus à dire</translation>
    </message>
    <message>
        <source>%1: the count for trade is out of range (%2)</source>
        <translation>%1&#xa0;: le nombre à échanger est hors limites (%2)</translation>
    </message>
    <message>
        <source>%1: the count wanted is out of range (%2)</source>
        <translation>%1&#xa0;: le nombre recherché est hors limites (%2)</translation>
    </message>
    <message>
        <source>unknown key &quot;%1&quot; in %2; did you mean &quot;%3&quot;?</source>
        <translation>clé inconnue «&#x202f;%1&#x202f;» dans %2&#x202f;; vouliez-vous dire «&#x202f;%3&#x202f;»&#x202f;?</translation>
    </message>
    <message>
        <source>the history holds an unknown state: %1</source>
        <translation>l’historique contient un état inconnu&#xa0;: %1</translation>
    </message>
    <message>
        <source>an image of a deck cannot be read: %1</source>
        <translation>l’image d’un paquet ne peut pas être lue&#xa0;: %1</translation>
    </message>
    <message>
        <source>the history holds an unknown step: %1</source>
        <translation>l’historique contient une étape inconnue&#xa0;: %1</translation>
    </message>
    <message>
        <source>the copies of %1 add up to %2, not %3</source>
        <translation>les exemplaires de %1 font %2, et non %3</translation>
    </message>
    <message>
        <source>%1: the count is out of range (%2)</source>
        <translation>%1&#xa0;: le nombre est hors limites (%2)</translation>
    </message>
    <message>
        <source>unknown %1 &quot;%2&quot;; did you mean &quot;%3&quot;?</source>
        <translation>%1 inconnu&#xa0;: «&#x202f;%2&#x202f;»&#x202f;; vouliez-vous dire «&#x202f;%3&#x202f;»&#x202f;?</translation>
    </message>
    <message>
        <source>the key &quot;%1&quot; stands here twice</source>
        <translation>la clé «&#x202f;%1&#x202f;» figure ici deux fois</translation>
    </message>
    <message>
        <source>an unknown state of a deck: %1</source>
        <translation>un état inconnu d’un paquet&#xa0;: %1</translation>
    </message>
    <message>
        <source>%1 is in play twice (AGENT-5)</source>
        <translation>%1 est deux fois en jeu (AGENT-5)</translation>
    </message>
    <message>
        <source>an unknown game of a deck: %1</source>
        <translation>une partie inconnue d’un paquet&#xa0;: %1</translation>
    </message>
    <message>
        <source>an unknown zone of a deck: %1</source>
        <translation>une zone inconnue d’un paquet&#xa0;: %1</translation>
    </message>
    <message>
        <source>%1: the price is out of range</source>
        <translation>%1&#xa0;: le prix est hors limites</translation>
    </message>
    <message>
        <source>cannot create the folder %1</source>
        <translation>le dossier %1 ne peut pas être créé</translation>
    </message>
    <message>
        <source>nobody has %1 in this game</source>
        <translation>personne n’a %1 dans cette partie</translation>
    </message>
    <message>
        <source>a cube draft of %1 players</source>
        <translation>un draft de cube (joueurs&#x202f;: %1)</translation>
    </message>
    <message>
        <source>no card has the number %1</source>
        <translation>aucune carte n’a le numéro %1</translation>
    </message>
    <message>
        <source>&quot;%1&quot; cannot be named for %2</source>
        <translation>«&#x202f;%1&#x202f;» ne peut pas être nommé pour %2</translation>
    </message>
    <message>
        <source>is cut off after %1 bytes</source>
        <translation>il s’arrête après %1 octets</translation>
    </message>
    <message>
        <source>no player is called &quot;%1&quot;</source>
        <translation>aucun joueur ne s’appelle «&#x202f;%1&#x202f;»</translation>
    </message>
    <message>
        <source>an unknown condition: %1</source>
        <translation>un état inconnu&#xa0;: %1</translation>
    </message>
    <message>
        <source>%1 is not between %2 and %3</source>
        <translation>%1 n’est pas entre %2 et %3</translation>
    </message>
    <message>
        <source>&quot;%1&quot; has no &quot;%2&quot;; it has %3</source>
        <translation>«&#x202f;%1&#x202f;» n’a pas de «&#x202f;%2&#x202f;»&#x202f;; il a %3</translation>
    </message>
    <message>
        <source>%1 copies of %2 in a deck</source>
        <translation>%1 exemplaires de %2 dans un paquet</translation>
    </message>
    <message>
        <source>%1 waits for nothing</source>
        <translation>%1 n’attend rien</translation>
    </message>
    <message>
        <source>the %1 &quot;%2&quot; is missing</source>
        <translation>il manque «&#x202f;%2&#x202f;» (%1)</translation>
    </message>
    <message>
        <source>more than %1 values</source>
        <translation>plus de %1 valeurs</translation>
    </message>
    <message>
        <source>%1 numbers expected</source>
        <translation>%1 nombres attendus</translation>
    </message>
    <message>
        <source>%1 expected, not %2</source>
        <translation>%1 attendu, et non %2</translation>
    </message>
    <message>
        <source>more than %1 MiB</source>
        <translation>plus de %1 Mio</translation>
    </message>
    <message>
        <source>%1 keeps no word</source>
        <translation>%1 ne retient aucun mot</translation>
    </message>
    <message>
        <source>SQLite finds: %1</source>
        <translation>SQLite constate&#xa0;: %1</translation>
    </message>
    <message>
        <source>&quot;%1&quot; is missing</source>
        <translation>«&#x202f;%1&#x202f;» manque</translation>
    </message>
    <message>
        <source>%1: %2 is no date</source>
        <translation>%1&#xa0;: %2 n’est pas une date</translation>
    </message>
    <message>
        <source>no player &quot;%1&quot;</source>
        <translation>aucun joueur «&#x202f;%1&#x202f;»</translation>
    </message>
    <message>
        <source>%1 is no Agent</source>
        <translation>%1 n’est pas un Agent</translation>
    </message>
    <message>
        <source>unknown %1 &quot;%2&quot;</source>
        <translation>%1 inconnu&#xa0;: «&#x202f;%2&#x202f;»</translation>
    </message>
    <message>
        <source>%1 copies of %2</source>
        <translation>%1 exemplaires de %2</translation>
    </message>
    <message>
        <source>version %1</source>
        <translation>version %1</translation>
    </message>
    <message>
        <source>%1 is no %2</source>
        <translation>%1 n’est pas un %2</translation>
    </message>
    <message>
        <source>%1 copies</source>
        <translation>%1 exemplaires</translation>
    </message>
    <message>
        <source>deck %1</source>
        <translation>paquet %1</translation>
    </message>
    <message>
        <source>true or false</source>
        <translation>vrai ou faux</translation>
    </message>
    <message>
        <source>a whole number</source>
        <translation>un nombre entier</translation>
    </message>
    <message>
        <source>a fraction</source>
        <translation>un nombre à virgule</translation>
    </message>
    <message>
        <source>a text</source>
        <translation>un texte</translation>
    </message>
    <message>
        <source>a list</source>
        <translation>une liste</translation>
    </message>
    <message>
        <source>an object</source>
        <translation>un objet</translation>
    </message>
    <message>
        <source>null</source>
        <translation>rien</translation>
    </message>
    <message>
        <source>Section</source>
        <translation>Section</translation>
    </message>
    <message>
        <source>a Site</source>
        <translation>un Site</translation>
    </message>
    <message>
        <source>a card that is held</source>
        <translation>une carte tenue en main</translation>
    </message>
    <message>
        <source>a card that lies there</source>
        <translation>une carte posée</translation>
    </message>
    <message>
        <source>a player</source>
        <translation>un joueur</translation>
    </message>
    <message>
        <source>a seat</source>
        <translation>un siège</translation>
    </message>
    <message>
        <source>a step</source>
        <translation>une étape</translation>
    </message>
    <message>
        <source>action</source>
        <translation>action</translation>
    </message>
    <message>
        <source>an Agent</source>
        <translation>un Agent</translation>
    </message>
    <message>
        <source>an action</source>
        <translation>une action</translation>
    </message>
    <message>
        <source>an outcome</source>
        <translation>un résultat</translation>
    </message>
    <message>
        <source>card</source>
        <translation>carte</translation>
    </message>
    <message>
        <source>characteristic</source>
        <translation>caractéristique</translation>
    </message>
    <message>
        <source>effects</source>
        <translation>effets</translation>
    </message>
    <message>
        <source>event</source>
        <translation>événement</translation>
    </message>
    <message>
        <source>game</source>
        <translation>partie</translation>
    </message>
    <message>
        <source>guess</source>
        <translation>supposition</translation>
    </message>
    <message>
        <source>phase</source>
        <translation>phase</translation>
    </message>
    <message>
        <source>place</source>
        <translation>endroit</translation>
    </message>
    <message>
        <source>player</source>
        <translation>joueur</translation>
    </message>
    <message>
        <source>question or guess</source>
        <translation>question ou supposition</translation>
    </message>
    <message>
        <source>question</source>
        <translation>question</translation>
    </message>
    <message>
        <source>record</source>
        <translation>partie enregistrée</translation>
    </message>
    <message>
        <source>skill</source>
        <translation>compétence</translation>
    </message>
    <message>
        <source>the options</source>
        <translation>les options</translation>
    </message>
    <message>
        <source>the power tokens</source>
        <translation>les jetons de pouvoir</translation>
    </message>
    <message>
        <source>the record</source>
        <translation>la partie enregistrée</translation>
    </message>
    <message>
        <source>the scenario</source>
        <translation>le scénario</translation>
    </message>
    <message>
        <source>way to be strict</source>
        <translation>façon d’être strict</translation>
    </message>
    <message>
        <source>what is expected of a player</source>
        <translation>ce qui est attendu d’un joueur</translation>
    </message>
    <message>
        <source>what is expected of an Agent</source>
        <translation>ce qui est attendu d’un Agent</translation>
    </message>
    <message>
        <source>what is expected</source>
        <translation>ce qui est attendu</translation>
    </message>
    <message>
        <source>what is known</source>
        <translation>ce qui est connu</translation>
    </message>
    <message>
        <source>table</source>
        <translation>table</translation>
    </message>
    <message>
        <source>view</source>
        <translation>vue</translation>
    </message>
    <message>
        <source>trigger</source>
        <translation>déclencheur</translation>
    </message>
    <message>
        <source>index</source>
        <translation>index</translation>
    </message>
    <message>
        <source>Agent</source>
        <translation>Agent</translation>
    </message>
    <message>
        <source>X-File</source>
        <translation>X-File</translation>
    </message>
    <message>
        <source>rule</source>
        <translation>règle</translation>
    </message>
    <message>
        <source>what is not so is left out; only &quot;true&quot; can stand here</source>
        <translation>ce qui n’est pas est omis&#x202f;; seul «&#x202f;true&#x202f;» peut figurer ici</translation>
    </message>
    <message>
        <source>a count is {&quot;die&quot;: [what each of its six sides gives]}</source>
        <translation>un nombre est {&quot;die&quot;: [ce que donne chacune de ses six faces]}</translation>
    </message>
    <message>
        <source>the price steps are 1, 3, 5 and 9 (BLUFF-10)</source>
        <translation>les prix sont 1, 3, 5 et 9 (BLUFF-10)</translation>
    </message>
    <message>
        <source>an empty list says nothing; leave it out</source>
        <translation>une liste vide ne dit rien&#x202f;; omettez-la</translation>
    </message>
    <message>
        <source>a title stands twice in a Team (DECK-14)</source>
        <translation>un titre figure deux fois dans une Équipe (DECK-14)</translation>
    </message>
    <message>
        <source>a card of a Team is no Agent</source>
        <translation>une carte d’une Équipe n’est pas un Agent</translation>
    </message>
    <message>
        <source>a step begins with a verb</source>
        <translation>une étape commence par un verbe</translation>
    </message>
    <message>
        <source>rounds are of LRC or CRC</source>
        <translation>les manches sont de LRC ou CRC</translation>
    </message>
    <message>
        <source>too many cards are named</source>
        <translation>trop de cartes sont nommées</translation>
    </message>
    <message>
        <source>a die has six sides</source>
        <translation>un dé a six faces</translation>
    </message>
    <message>
        <source>&quot;%1&quot; is no amount; an amount is a skill, or tokens, of somebody</source>
        <translation>«&#x202f;%1&#x202f;» n’est pas une quantité&#x202f;; une quantité est une compétence, ou des jetons, de quelqu’un</translation>
    </message>
    <message>
        <source>&quot;%1&quot; is no number of a card, like &quot;XF97-0012v2&quot;</source>
        <translation>«&#x202f;%1&#x202f;» n’est pas un numéro de carte, comme «&#x202f;XF97-0012v2&#x202f;»</translation>
    </message>
    <message>
        <source>&quot;%1&quot; happens once; a &quot;while&quot; holds what lasts</source>
        <translation>«&#x202f;%1&#x202f;» arrive une fois&#x202f;; un «&#x202f;while&#x202f;» contient ce qui dure</translation>
    </message>
    <message>
        <source>&quot;%1&quot; does not say whose; write &quot;… of target&quot;</source>
        <translation>«&#x202f;%1&#x202f;» ne dit pas de qui&#x202f;; écrivez «&#x202f;… of target&#x202f;»</translation>
    </message>
    <message>
        <source>a game has two to four players, not %1</source>
        <translation>une partie a de deux à quatre joueurs, et non %1</translation>
    </message>
    <message>
        <source>&quot;%1&quot; is nobody&apos;s; leave out &quot;of&quot;</source>
        <translation>«&#x202f;%1&#x202f;» n’est à personne&#x202f;; omettez «&#x202f;of&#x202f;»</translation>
    </message>
    <message>
        <source>too many cards: %1, at most %2</source>
        <translation>trop de cartes&#xa0;: %1, au plus %2</translation>
    </message>
    <message>
        <source>card %1 stands here twice</source>
        <translation>la carte %1 figure ici deux fois</translation>
    </message>
    <message>
        <source>&quot;%1&quot; is no characteristic</source>
        <translation>«&#x202f;%1&#x202f;» n’est pas une caractéristique</translation>
    </message>
    <message>
        <source>%1 wants &quot;%2&quot;</source>
        <translation>%1 demande «&#x202f;%2&#x202f;»</translation>
    </message>
    <message>
        <source>goal</source>
        <translation>but</translation>
    </message>
    <message>
        <source>an effect</source>
        <translation>un effet</translation>
    </message>
    <message>
        <source>a use</source>
        <translation>une utilisation</translation>
    </message>
    <message>
        <source>a reaction</source>
        <translation>une réaction</translation>
    </message>
    <message>
        <source>an alternative</source>
        <translation>une alternative</translation>
    </message>
    <message>
        <source>place or filter</source>
        <translation>lieu ou filtre</translation>
    </message>
    <message>
        <source>windows</source>
        <translation>fenêtres</translation>
    </message>
    <message>
        <source>window</source>
        <translation>fenêtre</translation>
    </message>
    <message>
        <source>filter</source>
        <translation>filtre</translation>
    </message>
    <message>
        <source>verb</source>
        <translation>verbe</translation>
    </message>
    <message>
        <source>word</source>
        <translation>mot</translation>
    </message>
    <message>
        <source>game word</source>
        <translation>mot du jeu</translation>
    </message>
    <message>
        <source>a fighter</source>
        <translation>un combattant</translation>
    </message>
    <message>
        <source>a comma or the end of the object expected</source>
        <translation>une virgule ou la fin de l’objet attendue</translation>
    </message>
    <message>
        <source>a comma or the end of the list expected</source>
        <translation>une virgule ou la fin de la liste attendue</translation>
    </message>
    <message>
        <source>a value expected, as JSON has them</source>
        <translation>une valeur attendue, telle que JSON en connaît</translation>
    </message>
    <message>
        <source>a name in quotes expected</source>
        <translation>un nom entre guillemets attendu</translation>
    </message>
    <message>
        <source>a colon expected</source>
        <translation>un deux-points attendu</translation>
    </message>
    <message>
        <source>%1 copies of a row of %2</source>
        <translation>%1 exemplaires d’une ligne de %2</translation>
    </message>
    <message>
        <source>the system does not say why</source>
        <translation>le système ne dit pas pourquoi</translation>
    </message>
    <message>
        <source>it does not fit what is there now</source>
        <translation>cela ne s’accorde pas avec ce qui s’y trouve maintenant</translation>
    </message>
    <message>
        <source>a number is out of its range</source>
        <translation>un nombre est hors limites</translation>
    </message>
    <message>
        <source>it is no list of four texts</source>
        <translation>ce n’est pas une liste de quatre textes</translation>
    </message>
    <message>
        <source>it is of an unknown list</source>
        <translation>sa liste est inconnue</translation>
    </message>
    <message>
        <source>the name is too long</source>
        <translation>le nom est trop long</translation>
    </message>
    <message>
        <source>it is no object</source>
        <translation>ce n’est pas un objet</translation>
    </message>
    <message>
        <source>it is no list</source>
        <translation>ce n’est pas une liste</translation>
    </message>
    <message>
        <source>it is no JSON</source>
        <translation>ce n’est pas du JSON</translation>
    </message>
    <message>
        <source>what a row of the collection (%1) was cannot be read: %2</source>
        <translation>ce qu’était une ligne de la collection (%1) ne peut pas être lu&#x202f;: %2</translation>
    </message>
    <message>
        <source>what a version of a deck (%1) was cannot be read: %2</source>
        <translation>ce qu’était une version d’un deck (%1) ne peut pas être lu&#x202f;: %2</translation>
    </message>
    <message>
        <source>what a search (%1) was cannot be read: %2</source>
        <translation>ce qu’était une recherche (%1) ne peut pas être lu&#x202f;: %2</translation>
    </message>
    <message>
        <source>what a deck (%1) was cannot be read: %2</source>
        <translation>ce qu’était un deck (%1) ne peut pas être lu&#x202f;: %2</translation>
    </message>
    <message>
        <source>a line of &quot;%1&quot; stands there twice</source>
        <translation>une ligne de «&#x202f;%1&#x202f;» s’y trouve deux fois</translation>
    </message>
    <message>
        <source>a line of &quot;%1&quot; is none</source>
        <translation>une ligne de «&#x202f;%1&#x202f;» n’en est pas une</translation>
    </message>
    <message>
        <source>no number &quot;%1&quot;</source>
        <translation>pas de nombre «&#x202f;%1&#x202f;»</translation>
    </message>
    <message>
        <source>no text &quot;%1&quot;</source>
        <translation>pas de texte «&#x202f;%1&#x202f;»</translation>
    </message>
    <message>
        <source>no list &quot;%1&quot;</source>
        <translation>pas de liste «&#x202f;%1&#x202f;»</translation>
    </message>
    <message>
        <source>%1 is of the set %2, which was removed: take that set in again first</source>
        <translation>%1 est de la série %2, qui a été retirée&#x202f;: reprenez d’abord cette série</translation>
    </message>
    <message>
        <source>a row of the collection (%1, %2) cannot be read: %3</source>
        <translation>une ligne de la collection (%1, %2) est illisible&#x202f;: %3</translation>
    </message>
    <message>
        <source>the set of cards %1 cannot be read: %2</source>
        <translation>la série de cartes %1 est illisible&#x202f;: %2</translation>
    </message>
    <message>
        <source>the saved search %1 cannot be read: %2</source>
        <translation>la recherche enregistrée %1 est illisible&#x202f;: %2</translation>
    </message>
    <message>
        <source>so many of its rows are no cards: %1</source>
        <translation>nombre de ses lignes qui ne sont pas des cartes&#x202f;: %1</translation>
    </message>
    <message>
        <source>it is found by another name: %1</source>
        <translation>on le trouve sous un autre nom&#x202f;: %1</translation>
    </message>
    <message>
        <source>the deck %1 cannot be read: %2</source>
        <translation>le deck %1 est illisible&#x202f;: %2</translation>
    </message>
    <message>
        <source>&quot;%1&quot; is no language</source>
        <translation>«&#x202f;%1&#x202f;» n’est pas une langue</translation>
    </message>
    <message>
        <source>&quot;%1&quot; is no date</source>
        <translation>«&#x202f;%1&#x202f;» n’est pas une date</translation>
    </message>
    <message>
        <source>no word &quot;%1&quot;</source>
        <translation>pas de mot «&#x202f;%1&#x202f;»</translation>
    </message>
    <message>
        <source>what belongs to a database is kept there</source>
        <translation>ce qui appartient à une base de données y est conservé</translation>
    </message>
    <message>
        <source>the rows of %1 are numbered to the end: no number is left for another one</source>
        <translation>les lignes de %1 sont numérotées jusqu’au bout&#x202f;: il ne reste aucun numéro pour une autre</translation>
    </message>
    <message>
        <source>the history is in the middle of a step</source>
        <translation>l’historique est au milieu d’une étape</translation>
    </message>
    <message>
        <source>nothing of what it changed is kept</source>
        <translation>rien de ce qu’elle a changé n’est conservé</translation>
    </message>
    <message>
        <source>the table card, which other programs read, is another than was written</source>
        <translation>la table card, que d’autres programmes lisent, n’est plus celle qui a été écrite</translation>
    </message>
    <message>
        <source>&quot;%1&quot; is no number of a card; the card is %2</source>
        <translation>«&#x202f;%1&#x202f;» n’est le numéro d’aucune carte&#x202f;; la carte est %2</translation>
    </message>
    <message>
        <source>what it changed is not kept as it was</source>
        <translation>ce qu’elle a changé n’est plus gardé tel quel</translation>
    </message>
    <message>
        <source>nothing of what it changed is there any more</source>
        <translation>il n’y a plus rien de ce qu’elle a changé</translation>
    </message>
    <message>
        <source>the card %1 is of the set %2, which is there already</source>
        <translation>la carte %1 est de la série %2, qui est déjà là</translation>
    </message>
</context>
<context>
    <name>FightWords</name>
    <message>
        <source>cannot heal</source>
        <translation>ne peut pas guérir</translation>
    </message>
    <message>
        <source>has to stay in the Hospital</source>
        <translation>doit rester à l’Hôpital</translation>
    </message>
    <message>
        <source>in the Hospital until healed</source>
        <translation>à l’Hôpital jusqu’à sa guérison</translation>
    </message>
    <message>
        <source>to the Hospital soon</source>
        <translation>bientôt à l’Hôpital</translation>
    </message>
    <message>
        <source>removed as the turn ends</source>
        <translation>retiré à la fin du tour</translation>
    </message>
    <message>
        <source>adds to no check</source>
        <translation>ne compte dans aucun contrôle</translation>
    </message>
    <message>
        <source>stunned</source>
        <translation>étourdi</translation>
    </message>
    <message>
        <source>deals no damage</source>
        <translation>n’inflige rien</translation>
    </message>
    <message>
        <source>deals first</source>
        <translation>frappe en premier</translation>
    </message>
    <message>
        <source>may split damage</source>
        <translation>peut répartir les dommages</translation>
    </message>
    <message>
        <source>deals twice</source>
        <translation>frappe deux fois</translation>
    </message>
    <message>
        <source>others are hit before</source>
        <translation>les autres d’abord</translation>
    </message>
    <message>
        <source>without its text</source>
        <translation>sans son texte</translation>
    </message>
    <message>
        <source>for this turn</source>
        <translation>pour ce tour</translation>
    </message>
    <message>
        <source>borrowed</source>
        <comment>an Agent</comment>
        <translation>emprunté</translation>
    </message>
    <message>
        <source>Combat, %1 round</source>
        <comment>LRC</comment>
        <translation>Combat, manche de %1</translation>
    </message>
    <message>
        <source>Combat, %1 round %2</source>
        <comment>CRC</comment>
        <translation>Combat, manche %2 de %1</translation>
    </message>
</context>
<context>
    <name>FiguresText</name>
    <message>
        <source>%1: the level goes from %2 to %3.</source>
        <translation>%1&#x202f;: le niveau passe de %2 à %3.</translation>
    </message>
    <message>
        <source>%1: the level needed goes from %2 to %3.</source>
        <translation>%1&#x202f;: le niveau requis passe de %2 à %3.</translation>
    </message>
    <message>
        <source>%1: the check is one of %3 now, not of %2.</source>
        <comment>two skills</comment>
        <translation>%1&#x202f;: le contrôle est maintenant de %3, non de %2.</translation>
    </message>
    <message>
        <source>The level goes from %1 to %2.</source>
        <translation>Le niveau passe de %1 à %2.</translation>
    </message>
    <message>
        <source>The level needed goes from %1 to %2.</source>
        <translation>Le niveau requis passe de %1 à %2.</translation>
    </message>
    <message>
        <source>The check is one of %2 now, not of %1.</source>
        <comment>two skills</comment>
        <translation>Le contrôle est maintenant de %2, non de %1.</translation>
    </message>
    <message>
        <source>%1: level %2 → %3</source>
        <translation>%1&#x202f;: niveau %2 → %3</translation>
    </message>
    <message>
        <source>%1: level needed %2 → %3</source>
        <translation>%1&#x202f;: niveau requis %2 → %3</translation>
    </message>
    <message>
        <source>%1: %3, not %2</source>
        <comment>two skills</comment>
        <translation>%1&#x202f;: %3, non %2</translation>
    </message>
</context>
<context>
    <name>FileKinds</name>
    <message>
        <source>This is a deck: File › Import a file reads it</source>
        <translation>C’est un deck&#xa0;: Fichier › Importer un fichier le lit</translation>
    </message>
    <message>
        <source>This is a collection: File › Import a file reads it</source>
        <translation>C’est une collection&#xa0;: Fichier › Importer un fichier la lit</translation>
    </message>
    <message>
        <source>These are facts of cards: Collection › Card sets takes them in</source>
        <translation>Ce sont des données de cartes&#xa0;: Collection › Séries de cartes les reprend</translation>
    </message>
    <message>
        <source>This is everything in one file: File › Import a file takes it in</source>
        <translation>C’est tout en un fichier&#xa0;: Fichier › Importer un fichier le reprend</translation>
    </message>
    <message>
        <source>This is a database: Edit › Settings › Folders restores it</source>
        <translation>C’est une base de données&#xa0;: Édition › Réglages › Dossiers la rétablit</translation>
    </message>
    <message>
        <source>this is a deck; read it with: dossier-cli deck import</source>
        <translation>c’est un deck&#x202f;; à lire avec&#xa0;: dossier-cli deck import</translation>
    </message>
    <message>
        <source>this is a collection; read it with: dossier-cli collection import</source>
        <translation>c’est une collection&#x202f;; à lire avec&#xa0;: dossier-cli collection import</translation>
    </message>
    <message>
        <source>these are facts of cards; take them in with: dossier-cli sets add</source>
        <translation>ce sont des données de cartes&#x202f;; à reprendre avec&#xa0;: dossier-cli sets add</translation>
    </message>
    <message>
        <source>this is everything in one file; take it in with: dossier-cli db import</source>
        <translation>c’est tout en un fichier&#x202f;; à reprendre avec&#xa0;: dossier-cli db import</translation>
    </message>
    <message>
        <source>this is a database; put it in the place of yours with: dossier-cli db restore</source>
        <translation>c’est une base de données&#x202f;; à mettre à la place de la vôtre avec&#xa0;: dossier-cli db restore</translation>
    </message>
    <message>
        <source>This is a saved game: Table › Game › Open a saved game opens it</source>
        <translation>C’est une partie enregistrée&#x202f;: Table de jeu › Partie › Ouvrir une partie enregistrée l’ouvre</translation>
    </message>
    <message>
        <source>this is a saved game; look at it with: dossier-cli play replay</source>
        <translation>c’est une partie enregistrée&#x202f;; pour la revoir&#x202f;: dossier-cli play replay</translation>
    </message>
    <message>
        <source>This is a scenario of rules: dossier-cli play scenario runs it</source>
        <translation>C’est un scénario de règles&#x202f;: dossier-cli play scenario le joue</translation>
    </message>
    <message>
        <source>This is a part of a playtest: dossier-cli play merge puts it together with the others</source>
        <translation>C’est un fragment d’une partie d’essai&#x202f;: dossier-cli play merge le réunit aux autres</translation>
    </message>
    <message>
        <source>this is a scenario of rules; run it with: dossier-cli play scenario</source>
        <translation>c’est un scénario de règles&#x202f;; pour le jouer&#x202f;: dossier-cli play scenario</translation>
    </message>
    <message>
        <source>this is a part of a playtest; put it together with the others with: dossier-cli play merge</source>
        <translation>c’est un fragment d’une partie d’essai&#x202f;; pour le réunir aux autres&#x202f;: dossier-cli play merge</translation>
    </message>
    <message>
        <source>This is a spreadsheet: save it as CSV in its own program, and import that file</source>
        <translation>C’est un classeur de tableur&#x202f;: enregistrez-le en CSV dans son propre programme, puis importez ce fichier</translation>
    </message>
    <message>
        <source>this is a spreadsheet; save it as CSV in its own program, and import that file</source>
        <translation>c’est un classeur de tableur&#x202f;; enregistrez-le en CSV dans son propre programme, puis importez ce fichier</translation>
    </message>
</context>
<context>
    <name>FolderLockWords</name>
    <message>
        <source>%1 cannot be written: %2</source>
        <translation>%1 ne peut pas être écrit&#x202f;: %2</translation>
    </message>
    <message>
        <source>The tables in %1 are kept by another host that runs now. End it, or choose another folder.</source>
        <translation>Les tables de %1 sont tenues par un autre hôte qui tourne en ce moment. Arrêtez-le, ou choisissez un autre dossier.</translation>
    </message>
    <message>
        <source>The folder %1 cannot be made: %2</source>
        <translation>Le dossier %1 ne peut pas être créé&#x202f;: %2</translation>
    </message>
</context>
<context>
    <name>Gathering</name>
    <message>
        <source>Team %1</source>
        <translation>Équipe %1</translation>
    </message>
    <message>
        <source>In Combat</source>
        <translation>Au Combat</translation>
    </message>
    <message>
        <source>Away</source>
        <translation>Absents</translation>
    </message>
    <message numerus="yes">
        <source>under %n card(s)</source>
        <translation>
            <numerusform>sous %n carte</numerusform>
            <numerusform>sous %n cartes</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n turn(s)</source>
        <translation>
            <numerusform>%n tour</numerusform>
            <numerusform>%n tours</numerusform>
        </translation>
    </message>
    <message>
        <source>→ %1</source>
        <comment>a Site and at whom it is directed</comment>
        <translation>→ %1</translation>
    </message>
    <message>
        <source>In play</source>
        <translation>En jeu</translation>
    </message>
    <message>
        <source>By the X-File</source>
        <translation>Près du X-File</translation>
    </message>
</context>
<context>
    <name>GoldfishText</name>
    <message>
        <source>Team and Bureau Deck have %1 cards; a game can be played with %2 at most (OQ-151)</source>
        <translation>l’Équipe et la Pile de Bureau comptent %1 cartes&#x202f;; une partie en admet %2 au plus (OQ-151)</translation>
    </message>
    <message>
        <source>%1 is in the Team more than once (DECK-14)</source>
        <translation>%1 est plusieurs fois dans l’Équipe (DECK-14)</translation>
    </message>
    <message>
        <source>%1 is in the Team and is no Agent</source>
        <translation>%1 est dans l’Équipe sans être un Agent</translation>
    </message>
    <message>
        <source>%1 different Agents take part; there is room for %2</source>
        <translation>%1 Agents différents participent&#x202f;; il y a de la place pour %2</translation>
    </message>
    <message>
        <source>there are %1 X-Files; between 1 and %2 can be played with</source>
        <translation>il y a %1 X-Files&#x202f;; on peut jouer avec 1 à %2</translation>
    </message>
    <message>
        <source>a game is for two to four players, not %1</source>
        <translation>une partie se joue de deux à quatre, et non à %1</translation>
    </message>
    <message>
        <source>The opponent stays passive. The cards do what they say; a plain pilot plays them: Agents, Equipment, Sites, and Witnesses that turn a check.</source>
        <translation>L’autre joueur reste passif. Les cartes font ce qu’elles disent&#x202f;; un pilote simple les joue&#x202f;: Agents, Équipement, Sites et Témoins qui renversent un contrôle.</translation>
    </message>
    <message numerus="yes">
        <source>%n card(s) of %1 stay out of the Basic Game: cards for the Advanced Game, Agents and X-Files of the Bureau Deck (BASIC-3, BASIC-8).</source>
        <translation>
            <numerusform>%n carte de %1 reste hors du jeu de base&#x202f;: cartes du jeu avancé, Agents et X-Files de la Pile de Bureau (BASIC-3, BASIC-8).</numerusform>
            <numerusform>%n cartes de %1 restent hors du jeu de base&#x202f;: cartes du jeu avancé, Agents et X-Files de la Pile de Bureau (BASIC-3, BASIC-8).</numerusform>
        </translation>
    </message>
    <message>
        <source>the Basic Game is for two players, not %1 (BASIC-1)</source>
        <translation>le jeu de base est pour deux joueurs, pas %1 (BASIC-1)</translation>
    </message>
    <message>
        <source>The opponent stays passive. The cards do what they say; the Supervisor plays them by rules of thumb for every card, also those that only an opponent who resists makes useful.</source>
        <translation>L’autre joueur reste passif. Les cartes font ce qu’elles disent&#x202f;; le Superviseur les joue selon des règles pour chaque carte, même celles qui ne servent que contre un opposant qui résiste.</translation>
    </message>
    <message numerus="yes">
        <source>%1 and %n more</source>
        <translation>
            <numerusform>%1 et %n autre</numerusform>
            <numerusform>%1 et %n autres</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The game does not know what %n card(s) of further sets in %1 do(es): %2. Agents, Sites and Adversaries are played by their printed facts; others stay in the hand.</source>
        <translation>
            <numerusform>Le jeu ne sait pas ce que fait %n carte de séries supplémentaires dans %1&#x202f;: %2. Agents, Sites et Adversaires se jouent d’après leurs données imprimées&#x202f;; les autres restent en main.</numerusform>
            <numerusform>Le jeu ne sait pas ce que font %n cartes de séries supplémentaires dans %1&#x202f;: %2. Agents, Sites et Adversaires se jouent d’après leurs données imprimées&#x202f;; les autres restent en main.</numerusform>
        </translation>
    </message>
    <message>
        <source>the game does not know what these cards of further sets do: %1</source>
        <translation>le jeu ne sait pas ce que font ces cartes de séries supplémentaires&#x202f;: %1</translation>
    </message>
</context>
<context>
    <name>GroundText</name>
    <message>
        <source>%1 in %2 of %4 imagined deals rather than in %3</source>
        <comment>the check succeeds in 78 of 100 …</comment>
        <translation>%1&#x202f;: donnes imaginées, %2 sur %4 au lieu de %3</translation>
    </message>
    <message>
        <source>%1: %2 rather than %3</source>
        <comment>Cards in your hand: 5.2 rather than 3.9</comment>
        <translation>%1&#xa0;: %2 au lieu de %3</translation>
    </message>
    <message>
        <source>%1, enough for %2 (%3 CP)</source>
        <translation>%1, assez pour %2 (%3&#xa0;PC)</translation>
    </message>
    <message>
        <source>%1 (mean of %2 imagined deals to the end of turn %3)</source>
        <translation>%1 (moyenne de %2 donnes imaginées jusqu’à la fin du tour %3)</translation>
    </message>
    <message>
        <source>the game is won by the end of turn %1</source>
        <translation>la partie est gagnée avant la fin du tour %1</translation>
    </message>
    <message>
        <source>the game is lost by the end of turn %1</source>
        <translation>la partie est perdue avant la fin du tour %1</translation>
    </message>
    <message>
        <source>the check succeeds</source>
        <translation>le contrôle réussit</translation>
    </message>
    <message>
        <source>the check fails</source>
        <translation>le contrôle échoue</translation>
    </message>
    <message>
        <source>Sites you solve</source>
        <translation>Sites que vous résolvez</translation>
    </message>
    <message numerus="yes">
        <source>Sites that %n opponent(s) solve</source>
        <translation>
            <numerusform>Sites que résout votre adversaire</numerusform>
            <numerusform>Sites que résolvent vos %n adversaires</numerusform>
        </translation>
    </message>
    <message>
        <source>X-Files left possible</source>
        <translation>X-Files encore possibles</translation>
    </message>
    <message numerus="yes">
        <source>X-Files that %n opponent(s) still suspect</source>
        <translation>
            <numerusform>X-Files que votre adversaire soupçonne encore</numerusform>
            <numerusform>X-Files que vos %n adversaires soupçonnent encore</numerusform>
        </translation>
    </message>
    <message>
        <source>your Agents in the Hospital</source>
        <translation>vos Agents à l’Hôpital</translation>
    </message>
    <message numerus="yes">
        <source>Agents of %n opponent(s) in the Hospital</source>
        <translation>
            <numerusform>Agents de votre adversaire à l’Hôpital</numerusform>
            <numerusform>Agents de vos %n adversaires à l’Hôpital</numerusform>
        </translation>
    </message>
    <message>
        <source>your Agents in play</source>
        <translation>vos Agents en jeu</translation>
    </message>
    <message numerus="yes">
        <source>Agents of %n opponent(s) in play</source>
        <translation>
            <numerusform>Agents de votre adversaire en jeu</numerusform>
            <numerusform>Agents de vos %n adversaires en jeu</numerusform>
        </translation>
    </message>
    <message>
        <source>damage on your Agents</source>
        <translation>dommages sur vos Agents</translation>
    </message>
    <message numerus="yes">
        <source>damage on Agents of %n opponent(s)</source>
        <translation>
            <numerusform>dommages sur les Agents de votre adversaire</numerusform>
            <numerusform>dommages sur les Agents de vos %n adversaires</numerusform>
        </translation>
    </message>
    <message>
        <source>RP you have left</source>
        <translation>PR qui vous restent</translation>
    </message>
    <message numerus="yes">
        <source>RP left to %n opponent(s)</source>
        <translation>
            <numerusform>PR qui restent à votre adversaire</numerusform>
            <numerusform>PR qui restent à vos %n adversaires</numerusform>
        </translation>
    </message>
    <message>
        <source>CP you keep</source>
        <translation>PC que vous gardez</translation>
    </message>
    <message numerus="yes">
        <source>CP left to %n opponent(s)</source>
        <translation>
            <numerusform>PC qui restent à votre adversaire</numerusform>
            <numerusform>PC qui restent à vos %n adversaires</numerusform>
        </translation>
    </message>
    <message>
        <source>cards in your hand</source>
        <translation>cartes en main</translation>
    </message>
    <message numerus="yes">
        <source>cards in the hand of %n opponent(s)</source>
        <translation>
            <numerusform>cartes en main de votre adversaire</numerusform>
            <numerusform>cartes en main de vos %n adversaires</numerusform>
        </translation>
    </message>
    <message>
        <source>your Equipment and Witnesses in play</source>
        <translation>vos Équipements et Témoins en jeu</translation>
    </message>
    <message numerus="yes">
        <source>Equipment and Witnesses of %n opponent(s) in play</source>
        <translation>
            <numerusform>Équipements et Témoins de votre adversaire en jeu</numerusform>
            <numerusform>Équipements et Témoins de vos %n adversaires en jeu</numerusform>
        </translation>
    </message>
    <message>
        <source>%1: %2 where %3 could be expected</source>
        <comment>your Agents in the Hospital: 2.0 where 0.6 …</comment>
        <translation>%1&#x202f;: %2 là où l’on pouvait s’attendre à %3</translation>
    </message>
    <message>
        <source>CP you keep by this sale and those that follow it</source>
        <translation>PC que vous gardez par cette vente et celles qui la suivent</translation>
    </message>
</context>
<context>
    <name>Guide</name>
    <message>
        <source>Dossier in five minutes</source>
        <translation>Dossier en cinq minutes</translation>
    </message>
    <message>
        <source>Dossier keeps your cards of the X-Files game, builds decks by its rules and plays them. Whatever you do is stored at once. %1 takes it back step by step, even after a restart; %2 lists all steps.</source>
        <translation>Dossier garde vos cartes du jeu X-Files, construit des decks selon ses règles et les joue. Tout ce que vous faites est enregistré aussitôt. %1 l’annule pas à pas, même après un redémarrage&#x202f;; %2 montre toutes les étapes.</translation>
    </message>
    <message>
        <source>Find a card</source>
        <translation>Trouver une carte</translation>
    </message>
    <message>
        <source>Type a word of its title (%1), or a question such as t:site cost&amp;lt;=2. The filters at the left write questions for you, and a saved search keeps one. %2 shows the card large, %3 puts it into the open deck, %4 into the Team; %5 and %6 count the copies you own.</source>
        <translation>Tapez un mot du titre (%1), ou une question comme t:site cost&amp;lt;=2. Les filtres à gauche écrivent les questions pour vous, et une recherche enregistrée en garde une. %2 montre la carte en grand, %3 la met dans le deck ouvert, %4 dans l’Équipe&#x202f;; %5 et %6 comptent vos exemplaires.</translation>
    </message>
    <message>
        <source>Enter your collection</source>
        <translation>Saisir votre collection</translation>
    </message>
    <message>
        <source>%1, then a card&apos;s number or some letters of its title, and Enter; “64 2” means two copies of number 64. Missing cards, cards to spare and how complete everything is are a click away.</source>
        <translation>%1, puis le numéro d’une carte ou quelques lettres de son titre, et Entrée&#x202f;; «&#xa0;64 2&#xa0;» veut dire deux exemplaires du numéro 64. Les cartes qui manquent, celles en trop et l’avancement de l’ensemble sont à un clic.</translation>
    </message>
    <message>
        <source>Build a deck</source>
        <translation>Construire un deck</translation>
    </message>
    <message>
        <source>%1 begins one. Choose an X-File, a Team of at most 20 RP and at least 60 cards of the Bureau Deck. Problems says at every moment what the rules object to; its buttons, or %2, repair it. %3 shows what the deck is made of, its odds and the best Teams.</source>
        <translation>%1 en commence un. Choisissez un X-File, une Équipe de 20 PR au plus et au moins 60 cartes de Bureau. Problèmes dit à tout moment ce que les règles refusent&#x202f;; ses boutons, ou %2, le réparent. %3 montre de quoi le deck est fait, ses chances et les meilleures Équipes.</translation>
    </message>
    <message>
        <source>A click on a rule&apos;s number shows the rule where you are.</source>
        <translation>Un clic sur le numéro d’une règle la montre là où vous êtes.</translation>
    </message>
    <message>
        <source>Play</source>
        <translation>Jouer</translation>
    </message>
    <message>
        <source>%1 plays the open deck against the computer. “Teach me” on the start page of the table explains a turn step by step.</source>
        <translation>%1 joue le deck ouvert contre l’ordinateur. «&#xa0;Apprendre à jouer&#xa0;», sur la page d’accueil de la table, explique un tour pas à pas.</translation>
    </message>
    <message>
        <source>Without an opponent, %1 deals a deck thousands of times and counts; %2 lets decks play each other.</source>
        <translation>Sans personne en face, %1 distribue un deck des milliers de fois et compte&#x202f;; %2 fait jouer les decks entre eux.</translation>
    </message>
    <message>
        <source>Goldfish</source>
        <translation>Partie seule</translation>
    </message>
    <message>
        <source>Playtest</source>
        <translation>Essais</translation>
    </message>
    <message>
        <source>Guess the X-File</source>
        <translation>Deviner le X-File</translation>
    </message>
    <message>
        <source>At any table, with paper cards, too: the Notebook notes answers, crosses out what cannot be, and says which question is best next.</source>
        <translation>À toute table, même avec des cartes en papier&#xa0;: le Livret note les réponses, barre ce qui ne peut pas être et dit quelle question est la meilleure.</translation>
    </message>
    <message>
        <source>Bring in and take along</source>
        <translation>Importer et emporter</translation>
    </message>
    <message>
        <source>Drop a file on the window, or %1: decks and collections of many programs are read, and you see line by line what was understood before anything is stored. %2 writes them, %3 prints deck sheets, lists and proxies.</source>
        <translation>Déposez un fichier sur la fenêtre, ou %1&#xa0;: les decks et collections de bien des programmes sont lus, et vous voyez ligne par ligne ce qui a été compris avant que rien ne soit enregistré. %2 les écrit, %3 imprime feuilles de deck, listes et proxys.</translation>
    </message>
    <message>
        <source>Get about by keys</source>
        <translation>Tout au clavier</translation>
    </message>
    <message>
        <source>%1 to %2 go to the tabs, %3 from part to part of a tab, Tab from field to field, %4 to a message. The menu key opens what can be done with a row. All keys can be changed.</source>
        <translation>De %1 à %2 on va aux onglets, par %3 de volet en volet, par Tab de champ en champ, par %4 au message. La touche Menu ouvre ce qu’on peut faire d’une ligne. Toutes les touches peuvent être changées.</translation>
    </message>
    <message>
        <source>What can be searched for</source>
        <translation>Ce qu’on peut chercher</translation>
    </message>
    <message>
        <source>All keys</source>
        <translation>Toutes les touches</translation>
    </message>
    <message>
        <source>The rules of the game</source>
        <translation>Les règles du jeu</translation>
    </message>
</context>
<context>
    <name>HandWords</name>
    <message>
        <source>borrowed</source>
        <translation>empruntée</translation>
    </message>
    <message>
        <source>Hand</source>
        <translation>Main</translation>
    </message>
    <message>
        <source>no card in hand</source>
        <translation>aucune carte en main</translation>
    </message>
</context>
<context>
    <name>HeapCells</name>
    <message>
        <source>Free</source>
        <translation>Libres</translation>
    </message>
    <message>
        <source>yes</source>
        <translation>oui</translation>
    </message>
    <message>
        <source>no</source>
        <translation>non</translation>
    </message>
    <message>
        <source>%1 cannot be changed.</source>
        <translation>%1 ne peut pas être modifié.</translation>
    </message>
    <message>
        <source>“%1” is no number of copies: write 0 to %2.</source>
        <translation>«&#x202f;%1&#x202f;» n’est pas un nombre d’exemplaires&#x202f;: écrivez de 0 à %2.</translation>
    </message>
    <message numerus="yes">
        <source>%n of them cannot be for trade: there are not so many.</source>
        <translation>
            <numerusform>%n ne peut pas être à échanger&#x202f;: il n’y en a pas autant.</numerusform>
            <numerusform>%n ne peuvent pas être à échanger&#x202f;: il n’y en a pas autant.</numerusform>
        </translation>
    </message>
    <message>
        <source>“%1” is no condition: write one of %2.</source>
        <translation>«&#x202f;%1&#x202f;» n’est pas un état&#x202f;: écrivez l’un de ceux-ci&#x202f;: %2.</translation>
    </message>
    <message>
        <source>“%1” is no language: write its two letters, as in en or fr.</source>
        <translation>«&#x202f;%1&#x202f;» n’est pas une langue&#x202f;: écrivez ses deux lettres, comme en ou fr.</translation>
    </message>
    <message>
        <source>“%1” is no price: write it as 1.50 or 1.50 EUR.</source>
        <translation>«&#x202f;%1&#x202f;» n’est pas un prix&#x202f;: écrivez-le comme 1,50 ou 1,50 EUR.</translation>
    </message>
    <message>
        <source>Say first who has the copies.</source>
        <translation>Dites d’abord qui a les exemplaires.</translation>
    </message>
    <message>
        <source>today</source>
        <translation>aujourd’hui</translation>
    </message>
    <message>
        <source>“%1” is no date: write it as 2026-01-31.</source>
        <translation>«&#x202f;%1&#x202f;» n’est pas une date&#x202f;: écrivez-la comme 2026-01-31.</translation>
    </message>
    <message>
        <source>“%1” is no answer: write %2 or %3.</source>
        <translation>«&#x202f;%1&#x202f;» n’est pas une réponse&#x202f;: écrivez %2 ou %3.</translation>
    </message>
    <message>
        <source>“%1” may be two days, with the day or the month first: write it as 2026-01-31.</source>
        <translation>«&#x202f;%1&#x202f;» peut être deux dates, avec le jour ou le mois en premier&#xa0;: écrivez-la sous la forme 2026-01-31.</translation>
    </message>
    <message>
        <source>“%1” cannot stay: %2.</source>
        <translation>«&#x202f;%1&#x202f;» ne peut pas rester&#x202f;: %2.</translation>
    </message>
    <message>
        <source>A price of 0 cannot be kept, it would mean that the price is not known: leave it empty, or say it in the note.</source>
        <translation>Un prix de 0 ne peut pas être gardé, il voudrait dire que le prix est inconnu&#x202f;: laissez-le vide, ou dites-le dans la note.</translation>
    </message>
</context>
<context>
    <name>HeatMapPicture</name>
    <message>
        <source>Win rates in percent, the row against the column</source>
        <translation>Taux de victoire en pour cent, la ligne contre la colonne</translation>
    </message>
</context>
<context>
    <name>HintMaker</name>
    <message>
        <source>X-Files left on average</source>
        <translation>X-Files restants en moyenne</translation>
    </message>
    <message>
        <source>chance to win</source>
        <translation>chances de gagner</translation>
    </message>
    <message>
        <source>worth the same</source>
        <translation>se valent</translation>
    </message>
    <message>
        <source>worth less</source>
        <translation>valent moins</translation>
    </message>
</context>
<context>
    <name>HintText</name>
    <message>
        <source>%1 %</source>
        <comment>a chance</comment>
        <translation>%1&#x202f;%</translation>
    </message>
    <message>
        <source>No other X-File is possible.</source>
        <translation>Aucun autre X-File n’est possible.</translation>
    </message>
    <message numerus="yes">
        <source>%n X-File(s) are possible: the guess is right %1 times in 100.</source>
        <translation>
            <numerusform>%n X-File est possible&#xa0;: l’hypothèse est juste %1 fois sur 100.</numerusform>
            <numerusform>%n X-Files sont possibles&#xa0;: l’hypothèse est juste %1 fois sur 100.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n X-File(s) are possible: a guess would be right only %1 times in 100.</source>
        <translation>
            <numerusform>%n X-File est possible&#xa0;: une hypothèse ne serait juste que %1 fois sur 100.</numerusform>
            <numerusform>%n X-Files sont possibles&#xa0;: une hypothèse ne serait juste que %1 fois sur 100.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Asking %1 leaves %2 of %n X-File(s) on average.</source>
        <translation>
            <numerusform>X-Files qui restent en moyenne après «&#x202f;%1&#x202f;»&#x202f;: %2 sur %n.</numerusform>
            <numerusform>X-Files qui restent en moyenne après «&#x202f;%1&#x202f;»&#x202f;: %2 sur %n.</numerusform>
        </translation>
    </message>
    <message>
        <source>Whichever you take, it comes to the same.</source>
        <translation>Quel que soit votre choix, cela revient au même.</translation>
    </message>
    <message numerus="yes">
        <source>%1, in %n imagined deal(s), by many small things.</source>
        <translation>
            <numerusform>%1, sur %n donne imaginée, par bien de petites choses.</numerusform>
            <numerusform>%1, sur %n donnes imaginées, par bien de petites choses.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n in 100 more game(s) won than by passing</source>
        <translation>
            <numerusform>%n partie gagnée sur 100 de plus qu’en passant</numerusform>
            <numerusform>%n parties gagnées sur 100 de plus qu’en passant</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n in 100 more game(s) won than by “%1”</source>
        <translation>
            <numerusform>%n partie gagnée sur 100 de plus que par «&#xa0;%1&#xa0;»</numerusform>
            <numerusform>%n parties gagnées sur 100 de plus que par «&#xa0;%1&#xa0;»</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 (%n other choice(s) are about as good)</source>
        <translation>
            <numerusform>%1 (%n autre choix est à peu près aussi bon)</numerusform>
            <numerusform>%1 (%n autres choix sont à peu près aussi bons)</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>These are worth the same, as far as %n imagined deal(s) can tell. Suggested: “%1”.</source>
        <translation>
            <numerusform>Ces choix se valent, autant que %n donne imaginée permet d’en juger. Suggestion&#x202f;: «&#x202f;%1&#x202f;».</numerusform>
            <numerusform>Ces choix se valent, autant que %n donnes imaginées permettent d’en juger. Suggestion&#x202f;: «&#x202f;%1&#x202f;».</numerusform>
        </translation>
    </message>
    <message>
        <source>%1: %2.</source>
        <comment>why a choice is better, and by how much</comment>
        <translation>%1&#x202f;: %2.</translation>
    </message>
    <message numerus="yes">
        <source>%n choice(s) are worth the same, as far as %1 imagined deals can tell. Suggested: “%2”.</source>
        <translation>
            <numerusform>%n choix se vaut, autant que %1 donnes imaginées permettent d’en juger. Suggestion&#x202f;: «&#x202f;%2&#x202f;».</numerusform>
            <numerusform>%n choix se valent, autant que %1 donnes imaginées permettent d’en juger. Suggestion&#x202f;: «&#x202f;%2&#x202f;».</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>HistoryText</name>
    <message>
        <source>save the search %1</source>
        <translation>enregistrer la recherche %1</translation>
    </message>
    <message>
        <source>delete the search %1</source>
        <translation>supprimer la recherche %1</translation>
    </message>
    <message>
        <source>add %1 %2</source>
        <translation>ajouter %1 %2</translation>
    </message>
    <message>
        <source>remove %1 %2</source>
        <translation>retirer %1 %2</translation>
    </message>
    <message>
        <source>want no more %1</source>
        <translation>ne plus chercher %1</translation>
    </message>
    <message>
        <source>want %1 %2</source>
        <translation>chercher %1 %2</translation>
    </message>
    <message>
        <source>take %1 %2 from their place</source>
        <translation>ôter %1 %2 de leur place</translation>
    </message>
    <message>
        <source>move %1 %2 to %3</source>
        <translation>ranger %1 %2 dans %3</translation>
    </message>
    <message>
        <source>change %1</source>
        <translation>modifier %1</translation>
    </message>
    <message numerus="yes">
        <source>change %n row(s)</source>
        <translation>
            <numerusform>modifier %n ligne</numerusform>
            <numerusform>modifier %n lignes</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>import %n row(s)</source>
        <translation>
            <numerusform>importer %n ligne</numerusform>
            <numerusform>importer %n lignes</numerusform>
        </translation>
    </message>
    <message>
        <source>create the deck %1</source>
        <translation>créer le deck %1</translation>
    </message>
    <message>
        <source>copy a deck to %1</source>
        <translation>copier un deck sous le nom %1</translation>
    </message>
    <message>
        <source>import the deck %1</source>
        <translation>importer le deck %1</translation>
    </message>
    <message numerus="yes">
        <source>import %n deck(s)</source>
        <translation>
            <numerusform>importer %n deck</numerusform>
            <numerusform>importer %n decks</numerusform>
        </translation>
    </message>
    <message>
        <source>add %1 %2 to %3</source>
        <translation>ajouter %1 %2 à %3</translation>
    </message>
    <message>
        <source>take %1 %2 from %3</source>
        <translation>retirer %1 %2 de %3</translation>
    </message>
    <message>
        <source>edit the notes of %1</source>
        <translation>modifier les notes de %1</translation>
    </message>
    <message>
        <source>file %1</source>
        <translation>classer %1</translation>
    </message>
    <message>
        <source>build %1</source>
        <translation>monter %1</translation>
    </message>
    <message>
        <source>take %1 apart</source>
        <translation>démonter %1</translation>
    </message>
    <message>
        <source>rename a deck to %1</source>
        <translation>renommer un deck en %1</translation>
    </message>
    <message>
        <source>delete the deck %1</source>
        <translation>supprimer le deck %1</translation>
    </message>
    <message>
        <source>edit %1</source>
        <translation>modifier le deck %1</translation>
    </message>
    <message numerus="yes">
        <source>remove %n row(s)</source>
        <translation>
            <numerusform>retirer %n ligne</numerusform>
            <numerusform>retirer %n lignes</numerusform>
        </translation>
    </message>
    <message>
        <source>change %1 of %2</source>
        <translation>modifier %1 de %2</translation>
    </message>
    <message numerus="yes">
        <source>change %1 of %n row(s)</source>
        <translation>
            <numerusform>modifier %1 de %n ligne</numerusform>
            <numerusform>modifier %1 de %n lignes</numerusform>
        </translation>
    </message>
    <message>
        <source>forget the condition of %1</source>
        <translation>oublier l’état de %1</translation>
    </message>
    <message>
        <source>set the condition of %1 %2 to %3</source>
        <translation>noter l’état de %1 %2&#x202f;: %3</translation>
    </message>
    <message>
        <source>mark %1 %2 for trade</source>
        <translation>proposer %1 %2 à l’échange</translation>
    </message>
    <message>
        <source>mark %1 as not for trade</source>
        <translation>ne plus proposer %1 à l’échange</translation>
    </message>
    <message>
        <source>lend %1 %2 to %3</source>
        <translation>prêter %1 %2 à %3</translation>
    </message>
    <message>
        <source>take back %1 %2</source>
        <translation>reprendre %1 %2</translation>
    </message>
    <message numerus="yes">
        <source>take %n row(s) from their place</source>
        <translation>
            <numerusform>ôter %n ligne de sa place</numerusform>
            <numerusform>ôter %n lignes de leur place</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>move %n row(s) to %1</source>
        <translation>
            <numerusform>ranger %n ligne dans %1</numerusform>
            <numerusform>ranger %n lignes dans %1</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>forget the condition of %n row(s)</source>
        <translation>
            <numerusform>oublier l’état de %n ligne</numerusform>
            <numerusform>oublier l’état de %n lignes</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>set the condition of %n row(s) to %1</source>
        <translation>
            <numerusform>noter l’état de %n ligne&#x202f;: %1</numerusform>
            <numerusform>noter l’état de %n lignes&#x202f;: %1</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>mark %n row(s) for trade</source>
        <translation>
            <numerusform>proposer %n ligne à l’échange</numerusform>
            <numerusform>proposer %n lignes à l’échange</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>mark %n row(s) as not for trade</source>
        <translation>
            <numerusform>ne plus proposer %n ligne à l’échange</numerusform>
            <numerusform>ne plus proposer %n lignes à l’échange</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>lend %n row(s) to %1</source>
        <translation>
            <numerusform>prêter %n ligne à %1</numerusform>
            <numerusform>prêter %n lignes à %1</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>take back %n row(s)</source>
        <translation>
            <numerusform>reprendre %n ligne</numerusform>
            <numerusform>reprendre %n lignes</numerusform>
        </translation>
    </message>
    <message>
        <source>take in an archive</source>
        <translation>reprendre une archive</translation>
    </message>
    <message numerus="yes">
        <source>put %n card(s) on the want list</source>
        <translation>
            <numerusform>mettre %n carte sur la liste de recherche</numerusform>
            <numerusform>mettre %n cartes sur la liste de recherche</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>add %n card(s) to %1</source>
        <translation>
            <numerusform>ajouter %n carte à %1</numerusform>
            <numerusform>ajouter %n cartes à %1</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>take %n card(s) from %1</source>
        <translation>
            <numerusform>retirer %n carte de %1</numerusform>
            <numerusform>retirer %n cartes de %1</numerusform>
        </translation>
    </message>
    <message>
        <source>an unknown change</source>
        <translation>une modification inconnue</translation>
    </message>
    <message>
        <source>choose the X-File %1 for %2</source>
        <translation>choisir le X-File %1 pour %2</translation>
    </message>
    <message>
        <source>take the X-File %1 from %2</source>
        <translation>retirer le X-File %1 de %2</translation>
    </message>
</context>
<context>
    <name>HostWords</name>
    <message>
        <source>&quot;%1&quot; is no address with a port, as 0.0.0.0:%2 or [::]:%2 are.</source>
        <translation>«&#x202f;%1&#x202f;» n’est pas une adresse avec un port, comme 0.0.0.0:%2 ou [::]:%2.</translation>
    </message>
    <message>
        <source>--%1 takes a number from %2 to %3, not &quot;%4&quot;.</source>
        <translation>--%1 accepte un nombre de %2 à %3, pas «&#x202f;%4&#x202f;».</translation>
    </message>
    <message>
        <source>Tables for people far apart.

dossier-host --listen ADDRESS:PORT    keeps the tables until it is told to stop
dossier-host invite --address HOST:PORT    makes a table and prints an invitation for each seat; the host may run meanwhile</source>
        <translation>Des tables pour des gens éloignés.

dossier-host --listen ADDRESS:PORT    tient les tables jusqu’à ce qu’on l’arrête
dossier-host invite --address HOST:PORT    crée une table et affiche une invitation par place&#x202f;; l’hôte peut tourner pendant ce temps</translation>
    </message>
    <message>
        <source>Where guests are let in; 0.0.0.0:%1 if not said.</source>
        <translation>Où les invités entrent&#x202f;; 0.0.0.0:%1 si rien n’est dit.</translation>
    </message>
    <message>
        <source>Where certificate and tables are kept.</source>
        <translation>Où sont gardés certificat et tables.</translation>
    </message>
    <message>
        <source>en or fr.</source>
        <translation>en ou fr.</translation>
    </message>
    <message>
        <source>How guests reach this machine; for invitations.</source>
        <translation>Comment les invités atteignent cette machine&#x202f;; pour les invitations.</translation>
    </message>
    <message>
        <source>Seats of the new table, 2 to 4.</source>
        <translation>Places de la nouvelle table, de 2 à 4.</translation>
    </message>
    <message>
        <source>Minutes each player may think in the game; 0: as long as he likes.</source>
        <translation>Minutes de réflexion de chaque joueur dans la partie&#x202f;; 0&#x202f;: autant qu’il veut.</translation>
    </message>
    <message>
        <source>The Basic Game.</source>
        <translation>Le jeu de base.</translation>
    </message>
    <message>
        <source>Killer cards are agreed on (OPT-3).</source>
        <translation>Les cartes Killer sont admises (OPT-3).</translation>
    </message>
    <message>
        <source>X-Files have powers (OPT-6).</source>
        <translation>Les X-Files ont des pouvoirs (OPT-6).</translation>
    </message>
    <message>
        <source>A question or a guess, not both (OPT-1).</source>
        <translation>Une question ou une identification, pas les deux (OPT-1).</translation>
    </message>
    <message>
        <source>A wrong guess loses the game (OPT-2).</source>
        <translation>Une identification fausse perd la partie (OPT-2).</translation>
    </message>
    <message>
        <source>Makes a table.</source>
        <translation>Crée une table.</translation>
    </message>
    <message>
        <source>There is no command &quot;%1&quot;.</source>
        <translation>Il n’y a pas de commande «&#x202f;%1&#x202f;».</translation>
    </message>
    <message>
        <source>Say with --address how guests reach this machine.</source>
        <translation>Dites avec --address comment les invités atteignent cette machine.</translation>
    </message>
    <message>
        <source>Two play the Basic Game (BASIC-1).</source>
        <translation>Le jeu de base se joue à deux (BASIC-1).</translation>
    </message>
    <message>
        <source>The table cannot be kept: %1</source>
        <translation>La table ne peut pas être gardée&#x202f;: %1</translation>
    </message>
    <message>
        <source>&quot;%1&quot; is no address of this machine.</source>
        <translation>«&#x202f;%1&#x202f;» n’est pas une adresse de cette machine.</translation>
    </message>
    <message>
        <source>Nobody can be let in at %1, port %2: %3. Choose another port with --listen, or end the program that has this one.</source>
        <translation>Personne ne peut entrer à %1, port %2&#x202f;: %3. Choisissez un autre port avec --listen, ou arrêtez le programme qui occupe celui-ci.</translation>
    </message>
    <message>
        <source>One more invitation, for as many as like to watch what all may see.</source>
        <translation>Une invitation de plus, pour tous ceux qui veulent regarder ce que chacun peut voir.</translation>
    </message>
    <message>
        <source>So many actions late they see it, 0 to %1.</source>
        <translation>Autant d’actions plus tard ils le voient, de 0 à %1.</translation>
    </message>
    <message>
        <source>Who has nothing to answer passes at once; the others may notice.</source>
        <translation>Qui n’a rien à répondre passe aussitôt&#x202f;; les autres peuvent le remarquer.</translation>
    </message>
    <message>
        <source>Nobody brings a deck: each opens so many starters and boosters, as 1,6, and plays with what is in them (VAR-8).</source>
        <translation>Personne n’apporte de deck&#x202f;: chacun ouvre autant de paquets de départ et de boosters, comme 1,6, et joue avec ce qu’ils contiennent (VAR-8).</translation>
    </message>
    <message>
        <source>The set of the starters: %1.</source>
        <translation>La série des paquets de départ&#x202f;: %1.</translation>
    </message>
    <message>
        <source>The set of the boosters: %1.</source>
        <translation>La série des boosters&#x202f;: %1.</translation>
    </message>
    <message>
        <source>--%1 takes one of %2, not &quot;%3&quot;.</source>
        <translation>--%1 prend l’un de ces mots&#x202f;: %2, pas «&#x202f;%3&#x202f;».</translation>
    </message>
    <message>
        <source>--sealed takes the number of starters and of boosters for each, as 1,6, each from 0 to %1, not &quot;%2&quot;.</source>
        <translation>--sealed prend le nombre de paquets de départ et de boosters de chacun, comme 1,6, chacun de 0 à %1, pas «&#x202f;%2&#x202f;».</translation>
    </message>
    <message>
        <source>The answer could not be written to standard output (%1).</source>
        <translation>La réponse n’a pas pu être écrite sur la sortie standard (%1).</translation>
    </message>
    <message>
        <source>The invitations could not be written to standard output (%1); the table was taken away again.</source>
        <translation>Les invitations n’ont pas pu être écrites sur la sortie standard (%1)&#x202f;; la table a été retirée.</translation>
    </message>
    <message>
        <source>The invitations could not be written to standard output (%1); their table, %2, cannot be taken away again.</source>
        <translation>Les invitations n’ont pas pu être écrites sur la sortie standard (%1)&#x202f;; leur table, %2, ne peut être retirée.</translation>
    </message>
    <message>
        <source>--lang takes en or fr, not &quot;%1&quot;.</source>
        <translation>--lang accepte en ou fr, pas «&#x202f;%1&#x202f;».</translation>
    </message>
    <message>
        <source>--%1 says something of a new table: it stands behind &quot;dossier-host invite&quot;.</source>
        <translation>--%1 concerne une nouvelle table&#x202f;: elle se place derrière «&#x202f;dossier-host invite&#x202f;».</translation>
    </message>
    <message>
        <source>--%1 is for the host that keeps the tables; an invitation has --address.</source>
        <translation>--%1 concerne l’hôte qui tient les tables&#x202f;; pour une invitation, c’est --address.</translation>
    </message>
    <message>
        <source>--%1 is for a table with --sealed.</source>
        <translation>--%1 ne sert qu’à une table avec --sealed.</translation>
    </message>
    <message>
        <source>--%1 says the set of packs of which none is opened.</source>
        <translation>--%1 donne la série de paquets dont aucun n’est ouvert.</translation>
    </message>
    <message>
        <source>&quot;%1&quot;: nobody is reached at port 0; say the port at which the host listens.</source>
        <translation>«&#x202f;%1&#x202f;»&#x202f;: on ne joint personne au port 0&#x202f;; donnez le port sur lequel l’hôte écoute.</translation>
    </message>
    <message>
        <source>--%1 is for a table with --watch.</source>
        <translation>--%1 ne sert qu’à une table avec --watch.</translation>
    </message>
    <message>
        <source>--%1 is for the Advanced Game, and --basic says the Basic Game.</source>
        <translation>--%1 est pour le jeu avancé, et --basic dit le jeu de base.</translation>
    </message>
    <message>
        <source>--data-dir takes the name of a folder.</source>
        <translation>--data-dir prend le nom d’un dossier.</translation>
    </message>
</context>
<context>
    <name>ImportPreview</name>
    <message>
        <source>%1 for trade</source>
        <translation>%1 à échanger</translation>
    </message>
    <message>
        <source>%1 wanted</source>
        <translation>%1 recherchée(s)</translation>
    </message>
    <message>
        <source>signed</source>
        <translation>signée</translation>
    </message>
    <message>
        <source>lent to %1</source>
        <translation>prêtée à %1</translation>
    </message>
    <message>
        <source>bought on %1</source>
        <translation>achetée le %1</translation>
    </message>
</context>
<context>
    <name>KeptWords</name>
    <message>
        <source>a deck without a name</source>
        <translation>un deck sans nom</translation>
    </message>
    <message>
        <source>%1 alone</source>
        <translation>%1, partie seule</translation>
    </message>
    <message>
        <source>%1 against %2 (%3)</source>
        <comment>deck, player of the program, its deck</comment>
        <translation>%1 contre %2 (%3)</translation>
    </message>
    <message>
        <source>Turn %1, %2</source>
        <translation>Tour %1, %2</translation>
    </message>
    <message>
        <source>today, %1</source>
        <translation>aujourd’hui, %1</translation>
    </message>
    <message>
        <source>yesterday, %1</source>
        <translation>hier, %1</translation>
    </message>
    <message>
        <source>less than a minute</source>
        <translation>moins d’une minute</translation>
    </message>
    <message numerus="yes">
        <source>%n minute(s)</source>
        <translation>
            <numerusform>%n minute</numerusform>
            <numerusform>%n minutes</numerusform>
        </translation>
    </message>
    <message>
        <source>not met yet</source>
        <translation>jamais rencontré</translation>
    </message>
    <message>
        <source>you won %1 of %2</source>
        <translation>parties gagnées&#x202f;: %1 sur %2</translation>
    </message>
</context>
<context>
    <name>LaidDesk</name>
    <message>
        <source>The settings cannot be kept: %1</source>
        <translation>Les réglages ne peuvent pas être gardés&#x202f;: %1</translation>
    </message>
    <message>
        <source>The settings cannot be read, and nothing of them is changed until they can: %1</source>
        <translation>Les réglages ne peuvent pas être lus, et rien n’y est changé tant qu’ils ne peuvent l’être&#x202f;: %1</translation>
    </message>
    <message>
        <source>Lines of the settings could not be understood. The file as it was is kept: %1</source>
        <translation>Des lignes des réglages n’ont pas pu être comprises. Le fichier tel qu’il était est conservé&#x202f;: %1</translation>
    </message>
</context>
<context>
    <name>LedgerWords</name>
    <message>
        <source>%1 is killed</source>
        <translation>%1 est tué</translation>
    </message>
    <message>
        <source>%1 to the Hospital</source>
        <translation>%1 à l’Hôpital</translation>
    </message>
    <message>
        <source>nobody is beaten so far</source>
        <translation>personne n’est battu pour l’instant</translation>
    </message>
    <message>
        <source>The check</source>
        <translation>Le contrôle</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>a Site and its level against the one needed</comment>
        <translation>%1&#x202f;: %2</translation>
    </message>
    <message>
        <source>%1: now %2</source>
        <comment>a Site and its level against the one needed</comment>
        <translation>%1&#x202f;: pour l’instant %2</translation>
    </message>
    <message>
        <source>%1 takes no damage by its own text</source>
        <translation>%1 ne subit aucun dommage par son propre texte</translation>
    </message>
    <message>
        <source>%1 takes no damage by %2</source>
        <translation>%1 ne subit aucun dommage grâce à %2</translation>
    </message>
    <message>
        <source>all prevented</source>
        <comment>damage</comment>
        <translation>tout évité</translation>
    </message>
    <message>
        <source>deals %1</source>
        <translation>inflige %1</translation>
    </message>
    <message>
        <source>%1, all prevented</source>
        <comment>damage</comment>
        <translation>%1, tout évité</translation>
    </message>
    <message>
        <source>%1, %2 prevented</source>
        <comment>damage, and how much of it</comment>
        <translation>%1, dont %2 évités</translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <comment>damage taken, and damage dealt</comment>
        <translation>%1 sur %2</translation>
    </message>
</context>
<context>
    <name>LengthText</name>
    <message>
        <source>the name of the deck is longer than %1 letters, the most that is kept</source>
        <translation>le nom du deck dépasse %1 lettres, le maximum conservé</translation>
    </message>
    <message>
        <source>the notes of the deck are longer than %1 letters, the most that is kept</source>
        <translation>les notes du deck dépassent %1 lettres, le maximum conservé</translation>
    </message>
    <message>
        <source>the folder is longer than %1 letters, the most that is kept</source>
        <translation>le dossier dépasse %1 lettres, le maximum conservé</translation>
    </message>
    <message>
        <source>a tag is longer than %1 letters, the most that is kept</source>
        <translation>une étiquette dépasse %1 lettres, le maximum conservé</translation>
    </message>
    <message>
        <source>the name of the version is longer than %1 letters, the most that is kept</source>
        <translation>le nom de la version dépasse %1 lettres, le maximum conservé</translation>
    </message>
    <message>
        <source>the place is longer than %1 letters, the most that is kept</source>
        <translation>l’emplacement dépasse %1 lettres, le maximum conservé</translation>
    </message>
    <message>
        <source>the name of whoever has the copies is longer than %1 letters, the most that is kept</source>
        <translation>le nom de l’emprunteur dépasse %1 lettres, le maximum conservé</translation>
    </message>
    <message>
        <source>the note is longer than %1 letters, the most that is kept</source>
        <translation>la note dépasse %1 lettres, le maximum conservé</translation>
    </message>
    <message>
        <source>the currency is longer than %1 letters, the most that is kept</source>
        <translation>la devise dépasse %1 lettres, le maximum conservé</translation>
    </message>
    <message>
        <source>the language is longer than %1 letters, the most that is kept</source>
        <translation>la langue dépasse %1 lettres, le maximum conservé</translation>
    </message>
    <message>
        <source>the name of the search is longer than %1 letters, the most that is kept</source>
        <translation>le nom de la recherche dépasse %1 lettres, le maximum conservé</translation>
    </message>
    <message>
        <source>the search is longer than %1 letters, the most that is kept</source>
        <translation>la recherche dépasse %1 lettres, le maximum conservé</translation>
    </message>
    <message>
        <source>the name of the set is longer than %1 letters, the most that is kept</source>
        <translation>le nom de la série dépasse %1 lettres, le maximum conservé</translation>
    </message>
    <message>
        <source>the name of the deck has a line break or another control character in it: write it in one line</source>
        <translation>le nom du deck contient un saut de ligne ou un autre caractère de contrôle&#x202f;: écrivez-le sur une seule ligne</translation>
    </message>
    <message>
        <source>the folder has a line break or another control character in it: write it in one line</source>
        <translation>le dossier contient un saut de ligne ou un autre caractère de contrôle&#x202f;: écrivez-le sur une seule ligne</translation>
    </message>
    <message>
        <source>a tag has a line break or another control character in it: write it in one line</source>
        <translation>une étiquette contient un saut de ligne ou un autre caractère de contrôle&#x202f;: écrivez-la sur une seule ligne</translation>
    </message>
    <message>
        <source>the name of the version has a line break or another control character in it: write it in one line</source>
        <translation>le nom de la version contient un saut de ligne ou un autre caractère de contrôle&#x202f;: écrivez-le sur une seule ligne</translation>
    </message>
    <message>
        <source>the place has a line break or another control character in it: write it in one line</source>
        <translation>l’emplacement contient un saut de ligne ou un autre caractère de contrôle&#x202f;: écrivez-le sur une seule ligne</translation>
    </message>
    <message>
        <source>the name of whoever has the copies has a line break or another control character in it: write it in one line</source>
        <translation>le nom de qui a les exemplaires contient un saut de ligne ou un autre caractère de contrôle&#x202f;: écrivez-le sur une seule ligne</translation>
    </message>
    <message>
        <source>the currency has a line break or another control character in it: write it in one line</source>
        <translation>la devise contient un saut de ligne ou un autre caractère de contrôle&#x202f;: écrivez-la sur une seule ligne</translation>
    </message>
    <message>
        <source>the language has a line break or another control character in it: write it in one line</source>
        <translation>la langue contient un saut de ligne ou un autre caractère de contrôle&#x202f;: écrivez-la sur une seule ligne</translation>
    </message>
    <message>
        <source>the name of the search has a line break or another control character in it: write it in one line</source>
        <translation>le nom de la recherche contient un saut de ligne ou un autre caractère de contrôle&#x202f;: écrivez-le sur une seule ligne</translation>
    </message>
    <message>
        <source>the search has a line break or another control character in it: write it in one line</source>
        <translation>la recherche contient un saut de ligne ou un autre caractère de contrôle&#x202f;: écrivez-la sur une seule ligne</translation>
    </message>
    <message>
        <source>the name of the set has a line break or another control character in it: write it in one line</source>
        <translation>le nom de la série contient un saut de ligne ou un autre caractère de contrôle&#x202f;: écrivez-le sur une seule ligne</translation>
    </message>
</context>
<context>
    <name>Lesson</name>
    <message>
        <source>Briefing: the free card</source>
        <translation>Instruction&#xa0;: la carte gratuite</translation>
    </message>
    <message>
        <source>You are the FBI, and Randy across the table hides an X-File. Who first names the other&apos;s X-File wins. Your turn has seven phases; it begins with a card you draw for nothing. Choose it on the right, by click or by its number.</source>
        <translation>Vous êtes le FBI, et Randy, en face, cache un X-File. Qui nomme le premier celui de l’autre a gagné. Votre tour a sept phases&#x202f;; il commence par une carte gratuite. Choisissez-la à droite, d’un clic ou par son numéro.</translation>
    </message>
    <message>
        <source>Briefing: buying cards</source>
        <translation>Instruction&#xa0;: acheter des cartes</translation>
    </message>
    <message>
        <source>Your Agents have brought you 6 points for their Resources. Two of them are Mulder&apos;s, and his are good for cards alone: buy exactly two, and the other four stay in your Resource Pool (RP). Randy sells cards for Conspiracy Points (CP) meanwhile and buys, too.</source>
        <translation>Vos Agents vous ont apporté 6 points de ressources. Deux viennent de Mulder et ne paient que des cartes&#xa0;: achetez-en exactement deux, et les quatre autres restent dans votre réserve (PR). Randy, lui, vend des cartes pour des points de conspiration (PC) et achète aussi.</translation>
    </message>
    <message>
        <source>Requisition: equipment</source>
        <translation>Réquisition&#xa0;: l’Équipement</translation>
    </message>
    <message>
        <source>In this phase Agents who are in the Bureau get Equipment. The Knife costs 2 RP and makes its owner better in Close Range Combat: give it to Mulder.</source>
        <translation>Dans cette phase, les Agents qui sont au Bureau reçoivent de l’Équipement. Knife coûte 2 PR et rend son porteur meilleur à courte portée&#xa0;: donnez-le à Mulder.</translation>
    </message>
    <message>
        <source>Deployment: a Team for the case</source>
        <translation>Déploiement&#xa0;: une Équipe pour le cas</translation>
    </message>
    <message>
        <source>Case Assignment: a Site</source>
        <translation>Attribution des cas&#xa0;: un Site</translation>
    </message>
    <message>
        <source>A Site is where one finds out something. Aubrey asks for 4 in Behavioral and, when solved, lets you ask about the Motive. It costs 2 RP: open it. Randy will hide cards under it, face down; some of them may be nothing but show.</source>
        <translation>Un Site est un lieu où l’on découvre quelque chose. Aubrey demande 4 en Connaissance psychologique et, une fois résolu, permet une question sur le Motif. Il coûte 2 PR&#xa0;: ouvrez-le. Randy va glisser dessous des cartes face cachée&#x202f;; certaines ne sont peut-être là que pour la montre.</translation>
    </message>
    <message>
        <source>Investigation: who goes where</source>
        <translation>Enquête&#xa0;: qui va où</translation>
    </message>
    <message>
        <source>Your Team goes to Aubrey. With several Teams and Sites you would now say which investigates which.</source>
        <translation>Votre Équipe va à Aubrey. Avec plusieurs Équipes et plusieurs Sites, vous diriez maintenant qui enquête où.</translation>
    </message>
    <message>
        <source>Investigation: begin</source>
        <translation>Enquête&#xa0;: le début</translation>
    </message>
    <message>
        <source>Now the Site is investigated: what lies under it is turned up, then the Team&apos;s Behavioral is held against the 4 that Aubrey asks for. Begin.</source>
        <translation>L’enquête commence&#xa0;: ce qui est sous le Site est retourné, puis la Connaissance psychologique de l’Équipe se mesure aux 4 que demande Aubrey. Allez-y.</translation>
    </message>
    <message>
        <source>A Bluff: Car Troubles</source>
        <translation>Un Bluff&#xa0;: Car Troubles</translation>
    </message>
    <message>
        <source>Randy pays for the Bluff: only two of your Agents get there. Keep those who have most of what is needed, Mulder and Kosseff with 3 each; without Scully 6 against 4 is still enough. The other card was no Bluff and is gone.</source>
        <translation>Randy paie le Bluff&#xa0;: deux seulement de vos Agents arrivent sur place. Gardez ceux qui ont le plus de ce qu’il faut, Mulder et Kosseff avec 3 chacun&#x202f;; sans Scully, 6 contre 4 suffisent encore. L’autre carte n’était pas un Bluff et s’en va.</translation>
    </message>
    <message>
        <source>Answer: X</source>
        <translation>Répondre&#xa0;: X</translation>
    </message>
    <message>
        <source>Randy attacks with an Adversary. What somebody plays can be answered before it takes effect; the last card played takes effect first. X costs 3 RP and negates an Adversary: play it.</source>
        <translation>Randy attaque avec un Adversaire. On peut répondre à une carte jouée avant qu’elle n’ait son effet&#x202f;; la dernière jouée agit la première. X coûte 3 PR et annule un Adversaire&#xa0;: jouez-la.</translation>
    </message>
    <message>
        <source>Combat: First Aid</source>
        <translation>Combat&#xa0;: First Aid</translation>
    </message>
    <message>
        <source>A second Adversary gets through, and there is Combat: first at Long Range, then at Close Range until one side is gone. It has hit Kosseff with 3, her Health is 0. First Aid costs nothing and heals 1 before she has to leave: play it on her.</source>
        <translation>Un second Adversaire passe, et c’est le Combat&#xa0;: d’abord à longue portée, puis à courte portée, jusqu’à ce qu’un camp ait disparu. Il a touché Kosseff de 3, sa Santé est à 0. First Aid ne coûte rien et soigne 1 avant qu’elle ne doive partir&#xa0;: jouez-la sur elle.</translation>
    </message>
    <message>
        <source>The check: help from a Witness</source>
        <translation>Le contrôle&#xa0;: l’aide d’un Témoin</translation>
    </message>
    <message>
        <source>The Adversary is dead, but Kosseff is in the Hospital, and with Mulder alone you stand at 3 against 4. Dr. Sheila Braun, a Witness, adds 2 for your last 2 RP: play her.</source>
        <translation>L’Adversaire est mort, mais Kosseff est à l’Hôpital, et avec Mulder seul vous en êtes à 3 contre 4. Dr. Sheila Braun, un Témoin, ajoute 2 pour vos 2 derniers PR&#xa0;: jouez-la.</translation>
    </message>
    <message>
        <source>Solved: ask</source>
        <translation>Résolu&#xa0;: la question</translation>
    </message>
    <message>
        <source>5 against 4: the case is solved, and you may ask one question about Randy&apos;s X-File. Ask whether its Motive is Survival. Whatever the answer, your Notebook strikes out all X-Files it cannot be.</source>
        <translation>5 contre 4&#xa0;: le cas est résolu, et vous pouvez poser une question sur le X-File de Randy. Demandez si son Motif est la Survie. Quelle que soit la réponse, votre Livret barre tous les X-Files qui ne conviennent plus.</translation>
    </message>
    <message>
        <source>That was a turn</source>
        <translation>C’était un tour</translation>
    </message>
    <message>
        <source>The answer was no: every X-File whose Motive is Survival is struck out in the Notebook. Then comes the Debriefing, and Randy investigates. When few are left you name one after solving a Site. Now play against the Novice: he is harmless.</source>
        <translation>La réponse est non&#xa0;: tous les X-Files dont le Motif est la Survie sont barrés dans le Livret. Viennent ensuite le Compte rendu et le tour de Randy. Quand il en reste peu, on en nomme un après avoir résolu un Site. Jouez maintenant contre le Novice&#xa0;: il est inoffensif.</translation>
    </message>
    <message>
        <source>Who shall investigate goes to the Field. Send Mulder, then Scully and Kosseff with him, as one Team: together they have 7 in Behavioral. Lamana stays; who is in the Bureau is safe.</source>
        <translation>Qui doit enquêter va dans le Champ d’investigation. Envoyez Mulder, puis Scully et Kosseff avec lui, en une seule Équipe&#xa0;: ensemble ils ont 7 en Connaissance psychologique. Lamana reste&#x202f;; au Bureau, on ne risque rien.</translation>
    </message>
</context>
<context>
    <name>MeterWords</name>
    <message>
        <source>needs %1</source>
        <translation>il faut %1</translation>
    </message>
    <message>
        <source>not below 0</source>
        <translation>pas moins de 0</translation>
    </message>
</context>
<context>
    <name>Names</name>
    <message>
        <source>Player %1</source>
        <translation>Joueur %1</translation>
    </message>
    <message>
        <source>%1 (you)</source>
        <comment>the name of the reader</comment>
        <translation>%1 (vous)</translation>
    </message>
    <message>
        <source>You</source>
        <comment>a lone person without a name</comment>
        <translation>Vous</translation>
    </message>
    <message>
        <source>Novice</source>
        <comment>a player of the program, as a name</comment>
        <translation>Le Novice</translation>
    </message>
    <message>
        <source>Agent</source>
        <comment>a player of the program, as a name</comment>
        <translation>L’Agent</translation>
    </message>
    <message>
        <source>Supervisor</source>
        <comment>a player of the program, as a name</comment>
        <translation>Le Superviseur</translation>
    </message>
    <message>
        <source>Director</source>
        <comment>a player of the program, as a name</comment>
        <translation>Le Directeur</translation>
    </message>
</context>
<context>
    <name>NetWords</name>
    <message>
        <source>The message was not understood (%1).</source>
        <translation>Le message n’a pas été compris (%1).</translation>
    </message>
    <message>
        <source>The host does not know messages called &quot;%1&quot;.</source>
        <translation>L’hôte ne connaît pas de message appelé «&#x202f;%1&#x202f;».</translation>
    </message>
    <message>
        <source>The message was too large: 16 KiB are the most.</source>
        <translation>Le message était trop grand&#x202f;: 16 Kio au plus.</translation>
    </message>
    <message>
        <source>Too many messages came in one second. Join again in a moment.</source>
        <translation>Trop de messages sont arrivés en une seconde. Revenez dans un instant.</translation>
    </message>
    <message>
        <source>A guest says hello first.</source>
        <translation>Un invité commence par se présenter.</translation>
    </message>
    <message>
        <source>Host and guest are of versions that do not understand each other. Both should install the same version of Dossier.</source>
        <translation>L’hôte et l’invité sont de versions qui ne se comprennent pas. Installez tous deux la même version de Dossier.</translation>
    </message>
    <message>
        <source>The host&apos;s card data are not yours. Both need the same version of Dossier.</source>
        <translation>Les données de cartes de l’hôte ne sont pas les vôtres. Il faut la même version de Dossier aux deux.</translation>
    </message>
    <message>
        <source>There is no such invitation at this host. Ask for it once more, and copy all of it.</source>
        <translation>Cet hôte ne connaît pas cette invitation. Demandez-la encore une fois, et copiez-la en entier.</translation>
    </message>
    <message>
        <source>This invitation has been used: each is good for one person. Ask the host for another one.</source>
        <translation>Cette invitation a servi&#x202f;: chacune vaut pour une personne. Demandez-en une autre à l’hôte.</translation>
    </message>
    <message>
        <source>Your seat is taken from another window now.</source>
        <translation>Votre place est occupée depuis une autre fenêtre.</translation>
    </message>
    <message>
        <source>The deck cannot be read: %1</source>
        <translation>Le deck ne peut pas être lu&#x202f;: %1</translation>
    </message>
    <message>
        <source>The deck may not be played here: %1</source>
        <translation>Le deck ne peut pas être joué ici&#x202f;: %1</translation>
    </message>
    <message>
        <source>Choose a deck first.</source>
        <translation>Choisissez d’abord un deck.</translation>
    </message>
    <message>
        <source>That cannot be done now.</source>
        <translation>C’est impossible pour l’instant.</translation>
    </message>
    <message>
        <source>The host has no room for another line. Try again later.</source>
        <translation>L’hôte n’a plus de place pour une autre ligne. Réessayez plus tard.</translation>
    </message>
    <message>
        <source>The host stops. The game is kept: join again once it is back.</source>
        <translation>L’hôte s’arrête. La partie est gardée&#x202f;: revenez quand il sera là.</translation>
    </message>
    <message>
        <source>The host cannot write to its disk (%1). Nothing was done; its owner has to make room.</source>
        <translation>L’hôte ne peut pas écrire sur son disque (%1). Rien n’a été fait&#x202f;; son propriétaire doit faire de la place.</translation>
    </message>
    <message>
        <source>There are hints here once all have agreed to them.</source>
        <translation>Il y a des conseils ici dès que tous y ont consenti.</translation>
    </message>
    <message>
        <source>The deck may not be played here: you have not opened so many copies of %1.</source>
        <translation>Le deck ne peut pas être joué ici&#x202f;: vous n’avez pas ouvert autant d’exemplaires de %1.</translation>
    </message>
    <message>
        <source>The host cannot read what it kept of this table. Its owner finds in the host&apos;s log which file is spoilt.</source>
        <translation>L’hôte ne peut pas lire ce qu’il a gardé de cette table. Son propriétaire trouve dans le journal de l’hôte quel fichier est abîmé.</translation>
    </message>
</context>
<context>
    <name>NewsText</name>
    <message>
        <source>%1 attacks</source>
        <translation>%1 attaque</translation>
    </message>
    <message>
        <source>%1 −%2, Health %3</source>
        <translation>%1 −%2, Santé %3</translation>
    </message>
    <message>
        <source>%1 to the Hospital</source>
        <translation>%1 à l’Hôpital</translation>
    </message>
    <message>
        <source>%1 is abducted</source>
        <translation>%1 enlevé</translation>
    </message>
    <message>
        <source>%1 comes back</source>
        <translation>%1 revient</translation>
    </message>
    <message>
        <source>%1 has no effect</source>
        <translation>%1 sans effet</translation>
    </message>
    <message>
        <source>{%1 of %2|your %1} is discarded</source>
        <comment>a card and its owner</comment>
        <translation>{%1 de %2|votre %1} défaussée</translation>
    </message>
    <message>
        <source>Turn %1: {%2|you}</source>
        <translation>Tour %1&#x202f;: {%2|vous}</translation>
    </message>
    <message>
        <source>{%1|You} solved %2 for one question, %3 : %4</source>
        <translation>{%1 a|Vous avez} résolu %2 pour une question, %3&#x202f;: %4</translation>
    </message>
    <message>
        <source>{%1|You} solved %2, %3 : %4</source>
        <translation>{%1 a|Vous avez} résolu %2, %3&#x202f;: %4</translation>
    </message>
    <message>
        <source>{%1|You} failed at %2, %3 : %4</source>
        <translation>{%1 a|Vous avez} échoué à %2, %3&#x202f;: %4</translation>
    </message>
    <message>
        <source>{%1 negates|You negate} %2</source>
        <translation>{%1 négative|Vous négativez} %2</translation>
    </message>
    <message>
        <source>{%1 learns|You learn}: %2 yes</source>
        <comment>an answer: what was asked</comment>
        <translation>{%1 apprend|Vous apprenez}&#x202f;: %2 oui</translation>
    </message>
    <message>
        <source>{%1 learns|You learn}: %2 no</source>
        <comment>an answer: what was asked</comment>
        <translation>{%1 apprend|Vous apprenez}&#x202f;: %2 non</translation>
    </message>
    <message>
        <source>{%1 names|You name} %2: wrong</source>
        <translation>{%1 nomme|Vous nommez} %2&#x202f;: faux</translation>
    </message>
    <message>
        <source>{%1 of %2|your %1}</source>
        <comment>a card and its owner</comment>
        <translation>{%1 de %2|votre %1}</translation>
    </message>
    <message>
        <source>{%1 asks|You ask}: %2 – yes</source>
        <comment>an answer: what was asked</comment>
        <translation>{%1 demande|Vous demandez}&#x202f;: %2 – oui</translation>
    </message>
    <message>
        <source>{%1 asks|You ask}: %2 – no</source>
        <comment>an answer: what was asked</comment>
        <translation>{%1 demande|Vous demandez}&#x202f;: %2 – non</translation>
    </message>
    <message>
        <source>{%1 asks|You ask} {%3|you}: %2 – yes</source>
        <comment>an answer: what was asked</comment>
        <translation>{%1 demande|Vous demandez} à {%3|vous}&#x202f;: %2 – oui</translation>
    </message>
    <message>
        <source>{%1 asks|You ask} {%3|you}: %2 – no</source>
        <comment>an answer: what was asked</comment>
        <translation>{%1 demande|Vous demandez} à {%3|vous}&#x202f;: %2 – non</translation>
    </message>
    <message>
        <source>{%1 sells|You sell} %2 +%3</source>
        <translation>{%1 vend|Vous vendez} %2 +%3</translation>
    </message>
    <message numerus="yes">
        <source>{%1 buys|You buy} %n card(s)</source>
        <translation>
            <numerusform>{%1 achète|Vous achetez} %n carte</numerusform>
            <numerusform>{%1 achète|Vous achetez} %n cartes</numerusform>
        </translation>
    </message>
    <message>
        <source>{%1 gives|You give} %2 to %3</source>
        <comment>Equipment, an Agent</comment>
        <translation>{%1 donne|Vous donnez} %2 à %3</translation>
    </message>
    <message>
        <source>{%1 brings|You bring} %2</source>
        <translation>{%1 met|Vous mettez} en jeu %2</translation>
    </message>
    <message>
        <source>{%1 opens|You open} %2</source>
        <translation>{%1 ouvre|Vous ouvrez} %2</translation>
    </message>
    <message>
        <source>{%1 plays|You play} %2</source>
        <translation>{%1 joue|Vous jouez} %2</translation>
    </message>
    <message>
        <source>{%1 uses|You use} %2</source>
        <translation>{%1 utilise|Vous utilisez} %2</translation>
    </message>
    <message>
        <source>{%1 tells|You tell} %2</source>
        <translation>{%1 annonce|Vous annoncez} %2</translation>
    </message>
    <message>
        <source>{%1 uses|You use} the power of %2</source>
        <translation>{%1 utilise|Vous utilisez} le pouvoir de %2</translation>
    </message>
    <message>
        <source>{%1 borrows|You borrow} %2</source>
        <translation>{%1 emprunte|Vous empruntez} %2</translation>
    </message>
    <message numerus="yes">
        <source>{%1 sends|You send} %n Agent(s) to the Field</source>
        <translation>
            <numerusform>{%1 envoie|Vous envoyez} %n Agent</numerusform>
            <numerusform>{%1 envoie|Vous envoyez} %n Agents</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{%1 hides|You hide} %n card(s) under %2</source>
        <translation>
            <numerusform>{%1 cache|Vous cachez} %n carte sous %2</numerusform>
            <numerusform>{%1 cache|Vous cachez} %n cartes sous %2</numerusform>
        </translation>
    </message>
    <message>
        <source>{%1|You} passed the check of %2, %3 : %4</source>
        <translation>{%1 a|Vous avez} réussi le contrôle de %2, %3&#x202f;: %4</translation>
    </message>
    <message>
        <source>%1 is discarded</source>
        <translation>%1 défaussée</translation>
    </message>
    <message>
        <source>%1 to the Field</source>
        <translation>%1 au Champ d’investigation</translation>
    </message>
    <message>
        <source>%1 to the Bureau</source>
        <translation>%1 au Bureau</translation>
    </message>
    <message>
        <source>%1 +%2</source>
        <comment>a person, and Health</comment>
        <translation>%1 +%2</translation>
    </message>
    <message numerus="yes">
        <source>%1 is away for %n turn(s)</source>
        <translation>
            <numerusform>%1 absent pendant %n tour</numerusform>
            <numerusform>%1 absent pendant %n tours</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 has no tokens left</source>
        <translation>%1 ne porte plus de jeton</translation>
    </message>
    <message numerus="yes">
        <source>%1 has %n token(s) now</source>
        <translation>
            <numerusform>%1 porte maintenant %n jeton</numerusform>
            <numerusform>%1 porte maintenant %n jetons</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 adds to no check</source>
        <translation>%1 ne compte dans aucun contrôle</translation>
    </message>
    <message>
        <source>{%1 gains|You gain} %2</source>
        <translation>{%1 gagne|Vous gagnez} %2</translation>
    </message>
    <message>
        <source>{%1 pays|You pay} %2</source>
        <translation>{%1 paie|Vous payez} %2</translation>
    </message>
    <message>
        <source>%1 is turned up</source>
        <translation>%1 révélée</translation>
    </message>
    <message>
        <source>{%1 sells|You sell} %2</source>
        <translation>{%1 vend|Vous vendez} %2</translation>
    </message>
    <message numerus="yes">
        <source>%1: %n damage prevented</source>
        <translation>
            <numerusform>%1&#x202f;: %n dommage évité</numerusform>
            <numerusform>%1&#x202f;: %n dommages évités</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1: %2 prevents %n damage</source>
        <translation>
            <numerusform>%1&#x202f;: %2 évite %n dommage</numerusform>
            <numerusform>%1&#x202f;: %2 évite %n dommages</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 leaves the Field</source>
        <translation>%1 quitte le Champ d’investigation</translation>
    </message>
    <message numerus="yes">
        <source>{%1 discards|You discard} %n card(s) of the Bureau Deck</source>
        <translation>
            <numerusform>{%1 défausse|Vous défaussez} %n carte de la Pile de Bureau</numerusform>
            <numerusform>{%1 défausse|Vous défaussez} %n cartes de la Pile de Bureau</numerusform>
        </translation>
    </message>
    <message>
        <source>{%1 discards|You discard} %2 from hand</source>
        <translation>{%1 défausse|Vous défaussez} %2 de la main</translation>
    </message>
    <message numerus="yes">
        <source>{%1 discards|You discard} %n card(s) from hand</source>
        <translation>
            <numerusform>{%1 défausse|Vous défaussez} %n carte de la main</numerusform>
            <numerusform>{%1 défausse|Vous défaussez} %n cartes de la main</numerusform>
        </translation>
    </message>
    <message>
        <source>%1: {%2 gets|you get} none of the cards bought</source>
        <translation>%1&#x202f;: {%2 ne reçoit|vous ne recevez} aucune des cartes achetées</translation>
    </message>
    <message>
        <source>%1: no penalty</source>
        <translation>%1&#x202f;: pas de pénalité</translation>
    </message>
    <message>
        <source>%1: no answer</source>
        <translation>%1&#x202f;: pas de réponse</translation>
    </message>
    <message>
        <source>{%1 looks|You look} at {the hand of %2|your hand}</source>
        <translation>{%1 regarde|Vous regardez} {la main de %2|votre main}</translation>
    </message>
    <message>
        <source>{%1 looks|You look} at {the Bureau Deck of %2|your Bureau Deck}</source>
        <translation>{%1 regarde|Vous regardez} {la Pile de Bureau de %2|votre Pile de Bureau}</translation>
    </message>
    <message>
        <source>%1 finds nothing</source>
        <translation>%1 ne trouve rien</translation>
    </message>
    <message>
        <source>%1 is killed</source>
        <translation>%1 est tué</translation>
    </message>
    <message>
        <source>{%1 takes|You take} %2</source>
        <translation>{%1 prend|Vous prenez} %2</translation>
    </message>
    <message>
        <source>{%1 is|You are} out of the game</source>
        <translation>{%1 est|Vous êtes} hors jeu</translation>
    </message>
    <message>
        <source>{%1 loses|You lose} %2</source>
        <translation>{%1 perd|Vous perdez} %2</translation>
    </message>
    <message>
        <source>Pools exchanged: {%1 has|you have} %2, {%3 has|you have} %4</source>
        <comment>two players and the RP or CP they have now</comment>
        <translation>Réserves échangées&#x202f;: {%1 a|vous avez} %2, {%3 a|vous avez} %4</translation>
    </message>
    <message>
        <source>%1 (%2)</source>
        <comment>an answer, and the card by whose text it was asked for</comment>
        <translation>%1 (%2)</translation>
    </message>
    <message>
        <source>{%1 names|You name} %2</source>
        <translation>{%1 nomme|Vous nommez} %2</translation>
    </message>
    <message>
        <source>{%1 turns up|You turn up} %2</source>
        <translation>{%1 retourne|Vous retournez} %2</translation>
    </message>
    <message>
        <source>%1 asks %2: %3</source>
        <comment>who, whom, what</comment>
        <translation>%1 interroge %2&#x202f;: %3</translation>
    </message>
</context>
<context>
    <name>NotebookWords</name>
    <message>
        <source>%1: %2</source>
        <translation>%1&#x202f;: %2</translation>
    </message>
    <message>
        <source>%1 is %2</source>
        <translation>%1 est %2</translation>
    </message>
    <message>
        <source>%1 is not %2</source>
        <translation>%1 n’est pas %2</translation>
    </message>
</context>
<context>
    <name>OpenedPacks</name>
    <message>
        <source>Player %1</source>
        <translation>Joueur %1</translation>
    </message>
    <message>
        <source>Starter: %1</source>
        <translation>Paquet de départ&#x202f;: %1</translation>
    </message>
    <message>
        <source>Booster %1</source>
        <translation>Booster %1</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>a rarity, cards of it</comment>
        <translation>%1&#x202f;: %2</translation>
    </message>
</context>
<context>
    <name>OwnFacts</name>
    <message>
        <source>RES %1</source>
        <translation>RES %1</translation>
    </message>
    <message>
        <source>Health %1</source>
        <translation>Santé %1</translation>
    </message>
</context>
<context>
    <name>Packs</name>
    <message>
        <source>Starters</source>
        <translation>Decks de départ</translation>
    </message>
    <message>
        <source>Starter: %1</source>
        <translation>Deck de départ&#x202f;: %1</translation>
    </message>
    <message>
        <source>The fixed cards of a starter, filled up to 60.</source>
        <translation>Les cartes fixes d’un paquet de départ, complétées jusqu’à 60.</translation>
    </message>
    <message>
        <source>starter %1</source>
        <translation>paquet de départ %1</translation>
    </message>
    <message numerus="yes">
        <source>%n booster(s)</source>
        <translation>
            <numerusform>%n booster</numerusform>
            <numerusform>%n boosters</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1; %n card(s)</source>
        <translation>
            <numerusform>%1&#x202f;; %n carte</numerusform>
            <numerusform>%1&#x202f;; %n cartes</numerusform>
        </translation>
    </message>
    <message>
        <source>The sources give the rarities of a pack, not how its cards were mixed: here every card of a rarity is as likely as any other, and none comes twice in one pack (PACK-12).</source>
        <translation>Les sources donnent les raretés d’un paquet, pas la façon dont ses cartes étaient mêlées&#x202f;: ici chaque carte d’une rareté est aussi probable qu’une autre, et aucune ne vient deux fois dans un paquet (PACK-12).</translation>
    </message>
    <message>
        <source>Of the fixed pack Mulder they name 19 cards; one more Common stands for the twentieth (PACK-15).</source>
        <translation>Du paquet fixe Mulder elles nomment 19 cartes&#x202f;; une carte commune de plus tient lieu de la vingtième (PACK-15).</translation>
    </message>
    <message>
        <source>Which fixed cards of the second edition lay together is not known: they are drawn by lot, too (SET-10).</source>
        <translation>Quelles cartes fixes de la seconde édition étaient ensemble, on ne le sait pas&#x202f;: elles sont aussi tirées au sort (SET-10).</translation>
    </message>
    <message>
        <source>How boosters of 101361 were made is not known; they are taken to be like the others (SET-10).</source>
        <translation>On ne sait pas comment étaient faits les boosters de 101361&#x202f;; on les suppose faits comme les autres (SET-10).</translation>
    </message>
</context>
<context>
    <name>PlaceWords</name>
    <message>
        <source>On stage</source>
        <translation>En scène</translation>
    </message>
    <message>
        <source>%1; %2 of %3</source>
        <comment>where a card lies, and its place there</comment>
        <translation>%1&#x202f;; %2 sur %3</translation>
    </message>
</context>
<context>
    <name>PlayWords</name>
    <message>
        <source>Briefing</source>
        <translation>Instruction</translation>
    </message>
    <message>
        <source>Healing</source>
        <translation>Guérison</translation>
    </message>
    <message>
        <source>Requisition</source>
        <translation>Réquisition</translation>
    </message>
    <message>
        <source>Deployment</source>
        <translation>Déploiement</translation>
    </message>
    <message>
        <source>Case Assignment</source>
        <translation>Attribution des cas</translation>
    </message>
    <message>
        <source>Investigation</source>
        <translation>Enquête</translation>
    </message>
    <message>
        <source>Debriefing</source>
        <translation>Compte rendu</translation>
    </message>
    <message>
        <source>Bureau</source>
        <translation>Bureau</translation>
    </message>
    <message>
        <source>Field</source>
        <translation>Champ d’investigation</translation>
    </message>
    <message>
        <source>Hospital</source>
        <translation>Hôpital</translation>
    </message>
    <message>
        <source>LRC</source>
        <translation>CLP</translation>
    </message>
    <message>
        <source>CRC</source>
        <translation>CCP</translation>
    </message>
    <message>
        <source>%1 RP</source>
        <translation>%1 PR</translation>
    </message>
    <message>
        <source>%1 CP</source>
        <translation>%1 PC</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>a characteristic and its type</comment>
        <translation>%1&#x202f;: %2</translation>
    </message>
    <message>
        <source>The game goes on.</source>
        <translation>La partie continue.</translation>
    </message>
    <message>
        <source>{%1 wins|You win}: the X-File is identified.</source>
        <translation>{%1 gagne|Vous gagnez}&#x202f;: le X-File est identifié.</translation>
    </message>
    <message>
        <source>{%1 wins|You win}: the penalty guess named the X-File.</source>
        <translation>{%1 gagne|Vous gagnez}&#x202f;: l’hypothèse de pénalité a nommé le X-File.</translation>
    </message>
    <message>
        <source>{%1 wins|You win}: the only guess of the other was wrong.</source>
        <translation>{%1 gagne|Vous gagnez}&#x202f;: la seule hypothèse de l’autre était fausse.</translation>
    </message>
    <message>
        <source>{%1 wins|You win}: nobody else has an Agent left.</source>
        <translation>{%1 gagne|Vous gagnez}&#x202f;: personne d’autre n’a plus d’Agent.</translation>
    </message>
    <message>
        <source>{%1 wins|You win}: the other gave up.</source>
        <translation>{%1 gagne|Vous gagnez}&#x202f;: l’autre a abandonné.</translation>
    </message>
    <message>
        <source>The game is a draw.</source>
        <translation>La partie est nulle.</translation>
    </message>
    <message>
        <source>The last turn that was agreed on is over; nobody wins.</source>
        <translation>Le dernier tour convenu est passé&#x202f;; personne ne gagne.</translation>
    </message>
    <message>
        <source>Novice</source>
        <comment>a player of the program, by rank</comment>
        <translation>Novice</translation>
    </message>
    <message>
        <source>Agent</source>
        <comment>a player of the program, by rank</comment>
        <translation>Agent</translation>
    </message>
    <message>
        <source>Supervisor</source>
        <comment>a player of the program, by rank</comment>
        <translation>Superviseur</translation>
    </message>
    <message>
        <source>Director</source>
        <comment>a player of the program, by rank</comment>
        <translation>Directeur</translation>
    </message>
    <message>
        <source>Nobody who played has an Agent left; nobody wins.</source>
        <translation>Aucun de ceux qui jouaient n’a plus d’Agent&#x202f;; personne ne gagne.</translation>
    </message>
    <message>
        <source>Everybody who played has given up; nobody wins.</source>
        <translation>Tous ceux qui jouaient ont abandonné&#x202f;; personne ne gagne.</translation>
    </message>
    <message>
        <source>{%1 wins|You win}: all others are out of the game.</source>
        <translation>{%1 gagne|Vous gagnez}&#x202f;: tous les autres sont hors jeu.</translation>
    </message>
    <message>
        <source>{%1 wins|You win}: {the only guess of %2|your only guess} was wrong.</source>
        <translation>{%1 gagne|Vous gagnez}&#x202f;: {la seule hypothèse de %2|votre seule hypothèse} était fausse.</translation>
    </message>
    <message>
        <source>{%1 wins|You win}: {%2 gave|you gave} up.</source>
        <translation>{%1 gagne|Vous gagnez}&#x202f;: {%2 a abandonné|vous avez abandonné}.</translation>
    </message>
</context>
<context>
    <name>PlayerRow</name>
    <message>
        <source>no Site, no Team</source>
        <translation>ni Site, ni Équipe</translation>
    </message>
    <message>
        <source>nobody</source>
        <translation>personne</translation>
    </message>
</context>
<context>
    <name>PlaytestExport</name>
    <message>
        <source>cards</source>
        <comment>part of a file&apos;s name</comment>
        <translation>cartes</translation>
    </message>
    <message>
        <source>worth</source>
        <comment>part of a file&apos;s name</comment>
        <translation>valeur</translation>
    </message>
    <message>
        <source>decks</source>
        <comment>part of a file&apos;s name</comment>
        <translation>decks</translation>
    </message>
    <message>
        <source>playtest</source>
        <comment>part of a file&apos;s name</comment>
        <translation>parties d’essai</translation>
    </message>
    <message>
        <source>Picture (*.png)</source>
        <translation>Image (*.png)</translation>
    </message>
    <message>
        <source>Drawing (*.svg)</source>
        <translation>Dessin (*.svg)</translation>
    </message>
    <message>
        <source>Table (*.csv)</source>
        <translation>Tableau (*.csv)</translation>
    </message>
    <message>
        <source>Export the playtest</source>
        <translation>Exporter les parties d’essai</translation>
    </message>
    <message>
        <source>%1 was written.</source>
        <translation>%1 est écrit.</translation>
    </message>
    <message>
        <source>%1 cannot be written: %2.</source>
        <translation>%1 ne peut pas être écrit&#x202f;: %2.</translation>
    </message>
    <message>
        <source>the picture is too large</source>
        <translation>l’image est trop grande</translation>
    </message>
</context>
<context>
    <name>PointsText</name>
    <message>
        <source>{%1 gains|You gain} %2 by %3.</source>
        <comment>who, points, by which card</comment>
        <translation>{%1 gagne|Vous gagnez} %2 grâce à %3.</translation>
    </message>
    <message>
        <source>{%1 gains|You gain} %2 by the RES of Agents.</source>
        <translation>{%1 gagne|Vous gagnez} %2 grâce aux RES des Agents.</translation>
    </message>
    <message>
        <source>{%1 gains|You gain} %2.</source>
        <translation>{%1 gagne|Vous gagnez} %2.</translation>
    </message>
    <message>
        <source>A token of %1 pays for %2.</source>
        <translation>Un jeton de %1 paie %2.</translation>
    </message>
    <message>
        <source>1 RP dedicated to %1 helps to pay for %2.</source>
        <translation>1 PR réservé à %1 aide à payer %2.</translation>
    </message>
    <message>
        <source>{%1 pays|You pay} with a token of %2.</source>
        <translation>{%1 paie|Vous payez} avec un jeton de %2.</translation>
    </message>
    <message>
        <source>{%1 pays|You pay} with 1 RP dedicated to %2.</source>
        <translation>{%1 paie|Vous payez} avec 1 PR réservé à %2.</translation>
    </message>
</context>
<context>
    <name>PowerText</name>
    <message>
        <source>See the hand of %1</source>
        <translation>Voir la main de %1</translation>
    </message>
    <message>
        <source>Deal 1 damage to %1</source>
        <translation>Infliger 1 dommage à %1</translation>
    </message>
    <message>
        <source>Change a Keyword of %1 for this turn</source>
        <translation>Changer un mot clé de %1 pour ce tour</translation>
    </message>
    <message>
        <source>Make %1 lose 1 RP</source>
        <translation>Faire perdre 1 PR à %1</translation>
    </message>
    <message>
        <source>Make %1 discard a card</source>
        <translation>Faire défausser une carte à %1</translation>
    </message>
    <message>
        <source>Make %1 fight his own Team</source>
        <translation>Faire combattre %1 contre sa propre Équipe</translation>
    </message>
    <message>
        <source>From the Discard Pile, for 2 CP less: %1</source>
        <translation>Depuis la pile de défausse, pour 2 PC de moins&#x202f;: %1</translation>
    </message>
    <message>
        <source>Negate %1</source>
        <translation>Négativer %1</translation>
    </message>
    <message>
        <source>Abduct %1</source>
        <translation>Enlever %1</translation>
    </message>
    <message>
        <source>Free of charge: %1</source>
        <translation>Gratuitement&#x202f;: %1</translation>
    </message>
    <message>
        <source>−2 for %1 in this check</source>
        <translation>−2 pour %1 dans ce contrôle</translation>
    </message>
    <message>
        <source>Use the power on %1</source>
        <translation>Utiliser le pouvoir sur %1</translation>
    </message>
    <message>
        <source>%1 (%2)</source>
        <comment>what a power does, and which it is</comment>
        <translation>%1 (%2)</translation>
    </message>
    <message>
        <source>Cancel that use of the same power</source>
        <translation>Annuler cette utilisation du même pouvoir</translation>
    </message>
</context>
<context>
    <name>PreviewWords</name>
    <message>
        <source>✓ %1 against %2</source>
        <comment>a Team&apos;s level, and the level a Site needs</comment>
        <translation>✓ %1 contre %2</translation>
    </message>
    <message>
        <source>✕ %1 against %2</source>
        <comment>a Team&apos;s level, and the level a Site needs</comment>
        <translation>✕ %1 contre %2</translation>
    </message>
    <message>
        <source>%1 %2</source>
        <comment>a skill and its level</comment>
        <translation>%1 %2</translation>
    </message>
    <message>
        <source>%1 against %2, enough</source>
        <comment>a Team&apos;s level, and the level a Site needs</comment>
        <translation>%1 contre %2, assez</translation>
    </message>
    <message>
        <source>%1 against %2, not enough</source>
        <comment>a Team&apos;s level, and the level a Site needs</comment>
        <translation>%1 contre %2, pas assez</translation>
    </message>
    <message>
        <source>after the Combat, without %1</source>
        <comment>a level foreseen; Agents who leave</comment>
        <translation>après le combat, sans %1</translation>
    </message>
    <message>
        <source>without %1</source>
        <comment>a level foreseen; Agents who leave</comment>
        <translation>sans %1</translation>
    </message>
    <message>
        <source>(✓) %1 against %2, one question</source>
        <comment>a Team&apos;s level, and the level a Site needs</comment>
        <translation>(✓) %1 contre %2, une question</translation>
    </message>
    <message>
        <source>%1 against %2, enough for one question</source>
        <comment>a Team&apos;s level, and the level a Site needs</comment>
        <translation>%1 contre %2, assez pour une question</translation>
    </message>
    <message>
        <source>enough for one question</source>
        <translation>assez pour une question</translation>
    </message>
    <message>
        <source>✓ if %1 joins</source>
        <comment>an Agent, the Team</comment>
        <translation>✓ si %1 la rejoint</translation>
    </message>
</context>
<context>
    <name>PrintCommand</name>
    <message>
        <source>--print-sheet needs a deck and one file to write: DECK FILE.pdf</source>
        <translation>--print-sheet demande un deck et un fichier à écrire&#x202f;: DECK FICHIER.pdf</translation>
    </message>
    <message>
        <source>There is no deck and no file called %1.</source>
        <translation>Il n’y a ni deck ni fichier nommé %1.</translation>
    </message>
    <message>
        <source>%1 is the deck itself; choose another name for the sheet</source>
        <translation>%1 est le deck lui-même&#x202f;; choisissez un autre nom pour la feuille</translation>
    </message>
    <message>
        <source>A sheet is written to a file, not to standard output: DECK FILE.pdf</source>
        <translation>Une feuille s’écrit dans un fichier, pas sur la sortie standard&#x202f;: DECK FICHIER.pdf</translation>
    </message>
</context>
<context>
    <name>PrintJobs</name>
    <message>
        <source>Deck sheet for a tournament</source>
        <translation>Feuille de deck pour un tournoi</translation>
    </message>
    <message>
        <source>Pull list: where the deck&apos;s cards lie</source>
        <translation>Liste de prélèvement&#x202f;: où sont les cartes du deck</translation>
    </message>
    <message>
        <source>Proxies, nine to a page</source>
        <translation>Cartes de remplacement, neuf par page</translation>
    </message>
    <message>
        <source>Checklist of the set</source>
        <translation>Liste de contrôle de la série</translation>
    </message>
    <message>
        <source>Want list</source>
        <translation>Liste de recherche</translation>
    </message>
    <message>
        <source>List of cards for trade</source>
        <translation>Liste d’échange</translation>
    </message>
    <message>
        <source>Proxies: %1</source>
        <translation>Cartes de remplacement&#x202f;: %1</translation>
    </message>
    <message>
        <source>The collection with places and notes</source>
        <translation>La collection avec emplacements et notes</translation>
    </message>
</context>
<context>
    <name>PrintedSheets</name>
    <message>
        <source>Page %1 of %2</source>
        <translation>Page %1 sur %2</translation>
    </message>
</context>
<context>
    <name>ProblemText</name>
    <message numerus="yes">
        <source>The Bureau Deck holds %1 of at least %2 cards: add %n more.</source>
        <translation>
            <numerusform>Il faut au moins %2 cartes dans la Pile de Bureau, elle en a %1&#x202f;: ajoutez-en %n.</numerusform>
            <numerusform>Il faut au moins %2 cartes dans la Pile de Bureau, elle en a %1&#x202f;: ajoutez-en %n.</numerusform>
        </translation>
    </message>
    <message>
        <source>%1: %2 copies in the Bureau Deck, at most %3 are allowed.</source>
        <translation>%1&#x202f;: %2 exemplaires dans la Pile de Bureau, %3 au plus sont permis.</translation>
    </message>
    <message>
        <source>%1 is an X-File and may not be part of the Bureau Deck.</source>
        <translation>%1 est un X-File et ne peut pas faire partie de la Pile de Bureau.</translation>
    </message>
    <message>
        <source>No X-File is chosen: a deck protects exactly one.</source>
        <translation>Aucun X-File n’est choisi&#x202f;: un deck en protège exactement un.</translation>
    </message>
    <message>
        <source>%1 X-Files are chosen: a deck protects exactly one.</source>
        <translation>%1 X-Files sont choisis&#x202f;: un deck en protège exactement un.</translation>
    </message>
    <message>
        <source>The starting Team is empty: it needs at least one Agent.</source>
        <translation>L’Équipe de départ est vide&#x202f;: il lui faut au moins un Agent.</translation>
    </message>
    <message>
        <source>%1 is in the starting Team %2 times: each Agent may be in it once.</source>
        <translation>%1 est %2 fois dans l’Équipe de départ&#x202f;: chaque Agent ne peut y être qu’une fois.</translation>
    </message>
    <message>
        <source>The starting Team costs %1 RP, at most %2 are allowed.</source>
        <translation>L’Équipe de départ coûte %1 PR, %2 au plus sont permis.</translation>
    </message>
    <message>
        <source>%1 is a Killer card: legal only if both players agree to Killer cards.</source>
        <translation>%1 est une carte de tueur&#x202f;: permise seulement si les deux joueurs acceptent ces cartes.</translation>
    </message>
    <message>
        <source>%1 removes itself from the game: %2 copies, one is allowed.</source>
        <translation>%1 se retire elle-même du jeu&#x202f;: %2 exemplaires, un seul est permis.</translation>
    </message>
    <message>
        <source>%1 may not be duplicated: %2 copies, one is allowed.</source>
        <translation>%1 ne peut pas être doublée&#x202f;: %2 exemplaires, un seul est permis.</translation>
    </message>
    <message>
        <source>%1 belongs to the Advanced Game: it is taken out of a Basic deck.</source>
        <translation>%1 appartient au jeu avancé&#x202f;: cette carte est retirée au jeu de base.</translation>
    </message>
    <message>
        <source>%1 is in the starting Team %2 times: its four Agents must differ.</source>
        <translation>%1 est %2 fois dans l’Équipe de départ&#x202f;: ses quatre Agents doivent être différents.</translation>
    </message>
    <message numerus="yes">
        <source>The starting Team has %n Agent(s): the Basic Game starts with exactly four.</source>
        <translation>
            <numerusform>L’Équipe de départ compte %n Agent&#x202f;: le jeu de base commence avec exactement quatre.</numerusform>
            <numerusform>L’Équipe de départ compte %n Agents&#x202f;: le jeu de base commence avec exactement quatre.</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 may not be in a Basic deck: it holds neither Agents nor X-Files.</source>
        <translation>%1 ne peut pas être dans une Pile de Bureau du jeu de base&#x202f;: ni Agents ni X-Files.</translation>
    </message>
    <message numerus="yes">
        <source>The starting Team has %n Agent(s): the rule book advises three or more.</source>
        <translation>
            <numerusform>L’Équipe de départ compte %n Agent&#x202f;: le livre de règles en conseille au moins trois.</numerusform>
            <numerusform>L’Équipe de départ compte %n Agents&#x202f;: le livre de règles en conseille au moins trois.</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 can be played only with three or more players.</source>
        <translation>%1 ne peut être jouée qu’à trois joueurs ou plus.</translation>
    </message>
    <message numerus="yes">
        <source>%n Site(s) in the Bureau Deck: the rule book advises about a quarter, here %1.</source>
        <translation>
            <numerusform>%n Site dans la Pile de Bureau&#x202f;: le livre de règles en conseille environ un quart, ici %1.</numerusform>
            <numerusform>%n Sites dans la Pile de Bureau&#x202f;: le livre de règles en conseille environ un quart, ici %1.</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 is also in the starting Team: the copy in the Bureau Deck cannot be bought meanwhile.</source>
        <translation>%1 est aussi dans l’Équipe de départ&#x202f;: l’exemplaire de la Pile de Bureau ne peut pas être acheté pendant ce temps.</translation>
    </message>
    <message>
        <source>Rule %1: have %2, want %3. %4</source>
        <translation>Règle %1&#x202f;: %2 au lieu de %3. %4</translation>
    </message>
    <message>
        <source>The game does not know what %1 does: at the table it cannot be played.</source>
        <translation>Le jeu ne sait pas ce que fait %1&#x202f;: à la table, cette carte ne peut être jouée.</translation>
    </message>
    <message>
        <source>The game does not know all Activators of %1: at the table it cannot be played.</source>
        <translation>Le jeu ne connaît pas tous les Activateurs de %1&#x202f;: à la table, cette carte ne peut être jouée.</translation>
    </message>
    <message>
        <source>The game does not know what %1 does: the table plays it by its printed facts alone.</source>
        <translation>Le jeu ne sait pas ce que fait %1&#x202f;: la table la joue d’après ses seules données imprimées.</translation>
    </message>
    <message>
        <source>Team and Bureau Deck have %1 cards: that is legal, but more than %2 cannot be played at this program&apos;s table.</source>
        <translation>Équipe et Pile de Bureau comptent %1 cartes&#x202f;: c’est légal, mais au-delà de %2 un deck ne peut être joué à la table de ce programme.</translation>
    </message>
    <message>
        <source>%1 [%2] is of a set that this deck may not use.</source>
        <translation>%1 [%2] est d’une série que ce deck ne peut pas utiliser.</translation>
    </message>
    <message>
        <source>%1 is no Agent: the starting Team holds Agents alone.</source>
        <translation>%1 n’est pas un Agent&#x202f;: l’Équipe de départ ne contient que des Agents.</translation>
    </message>
    <message>
        <source>%1 is no X-File: a deck protects an X-File.</source>
        <translation>%1 n’est pas un X-File&#x202f;: un deck protège un X-File.</translation>
    </message>
</context>
<context>
    <name>PullSheet</name>
    <message>
        <source>Pull list: %1</source>
        <translation>Liste de prélèvement&#x202f;: %1</translation>
    </message>
    <message>
        <source>Pull list</source>
        <translation>Liste de prélèvement</translation>
    </message>
    <message numerus="yes">
        <source>%n cop(ies)</source>
        <translation>
            <numerusform>%n exemplaire</numerusform>
            <numerusform>%n exemplaires</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n location(s)</source>
        <translation>
            <numerusform>%n emplacement</numerusform>
            <numerusform>%n emplacements</numerusform>
        </translation>
    </message>
    <message>
        <source>Made with Dossier</source>
        <translation>Fait avec Dossier</translation>
    </message>
    <message>
        <source>Nothing is missing.</source>
        <translation>Rien ne manque.</translation>
    </message>
    <message>
        <source>Not to be had</source>
        <translation>Introuvables</translation>
    </message>
    <message>
        <source>Copies</source>
        <translation>Exemplaires</translation>
    </message>
    <message>
        <source>Title</source>
        <translation>Titre</translation>
    </message>
    <message>
        <source>Number</source>
        <translation>Numéro</translation>
    </message>
    <message>
        <source>Rarity</source>
        <translation>Rareté</translation>
    </message>
    <message>
        <source>No location noted</source>
        <translation>Aucun emplacement noté</translation>
    </message>
    <message>
        <source>Condition</source>
        <translation>État</translation>
    </message>
    <message>
        <source>Language</source>
        <translation>Langue</translation>
    </message>
    <message>
        <source>Note</source>
        <translation>Note</translation>
    </message>
</context>
<context>
    <name>QAbstractFileIconProvider</name>
    <message>
        <source>Folder</source>
        <comment>All other platforms</comment>
        <translation>Dossier</translation>
    </message>
    <message>
        <source>Shortcut</source>
        <comment>All other platforms</comment>
        <translation>Raccourci</translation>
    </message>
    <message>
        <source>File Folder</source>
        <comment>Match Windows Explorer</comment>
        <translation>Dossier de fichiers</translation>
    </message>
    <message>
        <source>Alias</source>
        <comment>macOS Finder</comment>
        <translation>Alias</translation>
    </message>
    <message>
        <source>Drive</source>
        <translation>Disque</translation>
    </message>
    <message>
        <source>Unknown</source>
        <translation>Inconnu</translation>
    </message>
</context>
<context>
    <name>QCommandLineParser</name>
    <message>
        <source>Displays help on commandline options.</source>
        <translation>Explique les options.</translation>
    </message>
    <message>
        <source>Displays help including Qt specific options.</source>
        <translation>Explique les options, avec celles de Qt.</translation>
    </message>
    <message>
        <source>Displays version information.</source>
        <translation>Dit la version.</translation>
    </message>
    <message>
        <source>Usage: %1</source>
        <translation>Emploi&#x202f;: %1</translation>
    </message>
    <message>
        <source>[options]</source>
        <translation>[options]</translation>
    </message>
    <message>
        <source>Options:</source>
        <translation>Options&#x202f;:</translation>
    </message>
    <message>
        <source>Arguments:</source>
        <translation>Arguments&#x202f;:</translation>
    </message>
</context>
<context>
    <name>QueryText</name>
    <message>
        <source>Character %1: %2</source>
        <translation>Caractère %1&#x202f;: %2</translation>
    </message>
    <message>
        <source>the search is too long.</source>
        <translation>la recherche est trop longue.</translation>
    </message>
    <message>
        <source>too many parentheses within one another.</source>
        <translation>trop de parenthèses les unes dans les autres.</translation>
    </message>
    <message>
        <source>there is no field %1.</source>
        <translation>le champ %1 n’existe pas.</translation>
    </message>
    <message>
        <source>%1 may be the beginning of %2.</source>
        <translation>%1 peut être le début de %2.</translation>
    </message>
    <message>
        <source>%1 is no value of this field.</source>
        <translation>%1 n’est pas une valeur de ce champ.</translation>
    </message>
    <message>
        <source>%1 may mean %2.</source>
        <translation>%1 peut vouloir dire %2.</translation>
    </message>
    <message>
        <source>a whole number is wanted, not %1.</source>
        <translation>il faut un nombre entier, et non %1.</translation>
    </message>
    <message>
        <source>%1 is no number and cannot be compared by size.</source>
        <translation>%1 n’est pas un nombre et ne se compare pas par grandeur.</translation>
    </message>
    <message>
        <source>there is no field before this sign.</source>
        <translation>il manque un champ devant ce signe.</translation>
    </message>
    <message>
        <source>%1 needs a value.</source>
        <translation>%1 attend une valeur.</translation>
    </message>
    <message>
        <source>something to search for is missing here.</source>
        <translation>il manque ici quelque chose à chercher.</translation>
    </message>
    <message>
        <source>the quotation mark is not closed.</source>
        <translation>le guillemet n’est pas fermé.</translation>
    </message>
    <message>
        <source>the pattern needs a closing /.</source>
        <translation>le motif attend un / final.</translation>
    </message>
    <message>
        <source>the parenthesis is not closed.</source>
        <translation>la parenthèse n’est pas fermée.</translation>
    </message>
    <message>
        <source>this parenthesis closes nothing.</source>
        <translation>cette parenthèse ne ferme rien.</translation>
    </message>
    <message>
        <source>the pattern between / and / is not valid.</source>
        <translation>le motif entre / et / n’est pas valable.</translation>
    </message>
    <message>
        <source>the pattern between / and / is too large.</source>
        <translation>le motif entre / et / est trop grand.</translation>
    </message>
    <message>
        <source>order: and dir: stand outside of parentheses, OR and NOT.</source>
        <translation>order: et dir: se placent hors des parenthèses, de OR et de NOT.</translation>
    </message>
    <message>
        <source>%1 cannot be searched in this list.</source>
        <translation>%1 ne peut pas être cherché dans cette liste.</translation>
    </message>
    <message>
        <source>Near it: %1.</source>
        <translation>Proche&#x202f;: %1.</translation>
    </message>
    <message>
        <source>%1 works only where there is a collection or a deck to search.</source>
        <translation>%1 ne marche que là où il y a une collection ou un deck où chercher.</translation>
    </message>
</context>
<context>
    <name>QueryWords</name>
    <message>
        <source>Title</source>
        <translation>Titre</translation>
    </message>
    <message>
        <source>Card number</source>
        <translation>Numéro de carte</translation>
    </message>
    <message>
        <source>Number in the set</source>
        <translation>Numéro dans la série</translation>
    </message>
    <message>
        <source>Type</source>
        <translation>Type</translation>
    </message>
    <message>
        <source>Keyword</source>
        <translation>Mot clé</translation>
    </message>
    <message>
        <source>Activator</source>
        <translation>Activateur</translation>
    </message>
    <message>
        <source>Text</source>
        <translation>Texte</translation>
    </message>
    <message>
        <source>Question</source>
        <translation>Question</translation>
    </message>
    <message>
        <source>Prerequisite</source>
        <translation>Prérequis</translation>
    </message>
    <message>
        <source>Skill</source>
        <translation>Compétence</translation>
    </message>
    <message>
        <source>Long range</source>
        <translation>Longue portée</translation>
    </message>
    <message>
        <source>Close range</source>
        <translation>Courte portée</translation>
    </message>
    <message>
        <source>Health</source>
        <translation>Santé</translation>
    </message>
    <message>
        <source>Resources</source>
        <translation>Ressources</translation>
    </message>
    <message>
        <source>Cost</source>
        <translation>Coût</translation>
    </message>
    <message>
        <source>Pool</source>
        <translation>Réserve</translation>
    </message>
    <message>
        <source>Rarity</source>
        <translation>Rareté</translation>
    </message>
    <message>
        <source>Set</source>
        <translation>Série</translation>
    </message>
    <message>
        <source>Episode</source>
        <translation>Épisode</translation>
    </message>
    <message>
        <source>Game</source>
        <translation>Jeu</translation>
    </message>
    <message>
        <source>Property</source>
        <translation>Propriété</translation>
    </message>
    <message>
        <source>the title; a word without a field means this, too</source>
        <translation>le titre&#x202f;; un mot sans champ le cherche aussi</translation>
    </message>
    <message>
        <source>the printed number, with or without its ending</source>
        <translation>le numéro imprimé, avec ou sans sa terminaison</translation>
    </message>
    <message>
        <source>the type of the card</source>
        <translation>le type de la carte</translation>
    </message>
    <message>
        <source>a Keyword printed on it</source>
        <translation>un mot clé imprimé dessus</translation>
    </message>
    <message>
        <source>an Activator: what it can be played on</source>
        <translation>un activateur&#x202f;: sur quoi elle peut être jouée</translation>
    </message>
    <message>
        <source>what the card does, in the program&apos;s own words</source>
        <translation>ce que fait la carte, dans les mots du programme</translation>
    </message>
    <message>
        <source>the question a Site asks</source>
        <translation>la question que pose un site</translation>
    </message>
    <message>
        <source>the skill a Site needs, its level, or both</source>
        <translation>la compétence qu’exige un site, son niveau, ou les deux</translation>
    </message>
    <message>
        <source>a skill of an Agent; its name is a field, too</source>
        <translation>une compétence d’un agent&#x202f;; son nom est aussi un champ</translation>
    </message>
    <message>
        <source>long range combat</source>
        <translation>le combat à longue portée</translation>
    </message>
    <message>
        <source>close range combat</source>
        <translation>le combat à courte portée</translation>
    </message>
    <message>
        <source>health</source>
        <translation>la santé</translation>
    </message>
    <message>
        <source>the RES number of an Agent</source>
        <translation>le nombre RES d’un agent</translation>
    </message>
    <message>
        <source>the cost; one with an X is found by cost:x only</source>
        <translation>le coût&#x202f;; celui qui a un X n’est trouvé que par cost:x</translation>
    </message>
    <message>
        <source>the pool that pays: rp, cp or star</source>
        <translation>la réserve qui paie&#x202f;: rp, cp ou star</translation>
    </message>
    <message>
        <source>a characteristic of an X-File</source>
        <translation>une caractéristique d’un X File</translation>
    </message>
    <message>
        <source>how rare it is</source>
        <translation>sa rareté</translation>
    </message>
    <message>
        <source>the episode it comes from</source>
        <translation>l’épisode dont elle vient</translation>
    </message>
    <message>
        <source>basic leaves out the cards of the Advanced Game</source>
        <translation>basic écarte les cartes du jeu avancé</translation>
    </message>
    <message>
        <source>Advanced</source>
        <translation>Avancé</translation>
    </message>
    <message>
        <source>Basic</source>
        <translation>Basique</translation>
    </message>
    <message>
        <source>Owned</source>
        <translation>Possédées</translation>
    </message>
    <message>
        <source>Wanted</source>
        <translation>Recherchées</translation>
    </message>
    <message>
        <source>For trade</source>
        <translation>À échanger</translation>
    </message>
    <message>
        <source>Spare</source>
        <translation>En trop</translation>
    </message>
    <message>
        <source>Location</source>
        <translation>Emplacement</translation>
    </message>
    <message>
        <source>Condition</source>
        <translation>État</translation>
    </message>
    <message>
        <source>Language</source>
        <translation>Langue</translation>
    </message>
    <message>
        <source>Note</source>
        <translation>Note</translation>
    </message>
    <message>
        <source>In the open deck</source>
        <translation>Dans le deck ouvert</translation>
    </message>
    <message>
        <source>In a deck</source>
        <translation>Dans un deck</translation>
    </message>
    <message>
        <source>Size</source>
        <translation>Taille</translation>
    </message>
    <message>
        <source>Team</source>
        <translation>Équipe</translation>
    </message>
    <message>
        <source>Legal</source>
        <translation>Permis</translation>
    </message>
    <message>
        <source>Tag</source>
        <translation>Étiquette</translation>
    </message>
    <message>
        <source>Folder</source>
        <translation>Dossier</translation>
    </message>
    <message>
        <source>State</source>
        <translation>Avancement</translation>
    </message>
    <message>
        <source>Order</source>
        <translation>Ordre</translation>
    </message>
    <message>
        <source>Direction</source>
        <translation>Sens</translation>
    </message>
    <message>
        <source>copies in the collection</source>
        <translation>exemplaires dans la collection</translation>
    </message>
    <message>
        <source>copies that are wanted</source>
        <translation>exemplaires recherchés</translation>
    </message>
    <message>
        <source>copies for trade</source>
        <translation>exemplaires à échanger</translation>
    </message>
    <message>
        <source>copies beyond two and beyond what decks use</source>
        <translation>exemplaires au-delà de deux et de ce que les decks emploient</translation>
    </message>
    <message>
        <source>where copies lie</source>
        <translation>où se trouvent des exemplaires</translation>
    </message>
    <message>
        <source>the condition of copies</source>
        <translation>l’état d’exemplaires</translation>
    </message>
    <message>
        <source>the language of copies</source>
        <translation>la langue d’exemplaires</translation>
    </message>
    <message>
        <source>the notes on copies</source>
        <translation>les notes sur des exemplaires</translation>
    </message>
    <message>
        <source>copies in the open deck</source>
        <translation>exemplaires dans le deck ouvert</translation>
    </message>
    <message>
        <source>cards of the deck of this name</source>
        <translation>les cartes du deck de ce nom</translation>
    </message>
    <message>
        <source>cards in the Bureau Deck</source>
        <translation>cartes dans la pile de bureau</translation>
    </message>
    <message>
        <source>the cost of the Team</source>
        <translation>le coût de l’équipe</translation>
    </message>
    <message>
        <source>whether the deck may be played</source>
        <translation>si le deck peut être joué</translation>
    </message>
    <message>
        <source>a tag of the deck</source>
        <translation>une étiquette du deck</translation>
    </message>
    <message>
        <source>the folder of the deck</source>
        <translation>le dossier du deck</translation>
    </message>
    <message>
        <source>idea or built</source>
        <translation>idea (idée) ou built (monté)</translation>
    </message>
    <message>
        <source>the game the deck is for</source>
        <translation>le jeu auquel le deck est destiné</translation>
    </message>
    <message>
        <source>sorts by title, number, type, cost … or a skill</source>
        <translation>trie par title, number, type, cost … ou une compétence</translation>
    </message>
    <message>
        <source>ascending or descending, with order:</source>
        <translation>ascending ou descending, avec order:</translation>
    </message>
    <message>
        <source>the short name of its set, or its name</source>
        <translation>le nom court de sa série, ou son nom</translation>
    </message>
    <message>
        <source>Printing</source>
        <translation>Impression</translation>
    </message>
    <message>
        <source>the number alone, without its set</source>
        <translation>le numéro seul, sans sa série</translation>
    </message>
    <message>
        <source>the first of its title, a reprint of it, or the only one</source>
        <translation>la première de son titre, une réimpression, ou la seule</translation>
    </message>
    <message>
        <source>killer, mono, dual, unique or double in its set, promo or error</source>
        <translation>killer, mono, dual, unique ou double dans sa série, promo ou error</translation>
    </message>
</context>
<context>
    <name>ReadingText</name>
    <message>
        <source>no card of this name or number</source>
        <translation>aucune carte ne porte ce nom ou ce numéro</translation>
    </message>
    <message>
        <source>no card of this name or number; did you mean %1?</source>
        <translation>aucune carte ne porte ce nom ou ce numéro&#x202f;; vouliez-vous dire %1&#x202f;?</translation>
    </message>
    <message>
        <source>no part of a deck is called this</source>
        <translation>aucune partie d’un deck ne s’appelle ainsi</translation>
    </message>
    <message>
        <source>the count must be a whole number from 1 up</source>
        <translation>le nombre doit être un entier à partir de 1</translation>
    </message>
    <message>
        <source>the count must be a whole number from 1 to %1</source>
        <translation>le nombre doit être un entier de 1 à %1</translation>
    </message>
    <message>
        <source>this card is no X-File</source>
        <translation>cette carte n’est pas un X-File</translation>
    </message>
    <message>
        <source>this card is no Agent, and the Team holds only Agents</source>
        <translation>cette carte n’est pas un Agent, et l’Équipe ne compte que des Agents</translation>
    </message>
    <message>
        <source>this is neither a card nor a heading</source>
        <translation>ce n’est ni une carte ni un titre de rubrique</translation>
    </message>
    <message>
        <source>%1: put into the starting Team</source>
        <translation>%1&#x202f;: rejoint l’Équipe de départ</translation>
    </message>
    <message>
        <source>%1: a second X-File, kept aside</source>
        <translation>%1&#x202f;: un second X-File, gardé à part</translation>
    </message>
    <message>
        <source>%1: listed more than once, counts added</source>
        <translation>%1&#x202f;: plusieurs fois dans la liste, nombres additionnés</translation>
    </message>
    <message>
        <source>the file is empty</source>
        <translation>le fichier est vide</translation>
    </message>
    <message>
        <source>this is no text file</source>
        <translation>ce n’est pas un fichier texte</translation>
    </message>
    <message>
        <source>damaged or incomplete JSON (%1)</source>
        <translation>JSON endommagé ou incomplet (%1)</translation>
    </message>
    <message>
        <source>the link&apos;s signature is damaged; copy the whole link</source>
        <translation>la signature du lien est endommagée&#x202f;; copiez le lien entier</translation>
    </message>
    <message>
        <source>this is no list of cards</source>
        <translation>ce n’est pas une liste de cartes</translation>
    </message>
    <message>
        <source>this is no list of cards (%1)</source>
        <translation>ce n’est pas une liste de cartes (%1)</translation>
    </message>
    <message>
        <source>unknown format %1</source>
        <translation>format inconnu %1</translation>
    </message>
    <message>
        <source>which cards are X-File, Team and Bureau Deck</source>
        <translation>la répartition entre X-File, Équipe et Pile de Bureau</translation>
    </message>
    <message>
        <source>the deck&apos;s name</source>
        <translation>le nom du deck</translation>
    </message>
    <message>
        <source>the notes</source>
        <translation>les notes</translation>
    </message>
    <message>
        <source>whether it is a Basic deck</source>
        <translation>s’il s’agit d’un jeu de base</translation>
    </message>
    <message>
        <source>the lines kept aside</source>
        <translation>les lignes gardées à part</translation>
    </message>
    <message>
        <source>damaged or incomplete XML (%1)</source>
        <translation>XML endommagé ou incomplet (%1)</translation>
    </message>
    <message>
        <source>which printing of a card it is</source>
        <translation>de quelle édition d’une carte il s’agit</translation>
    </message>
    <message>
        <source>a damaged archive, or one that this program did not write (%1)</source>
        <translation>une archive endommagée, ou que ce programme n’a pas écrite (%1)</translation>
    </message>
    <message>
        <source>this line is longer than %1 bytes, the most that is read; break it into several lines</source>
        <translation>cette ligne dépasse %1 octets, le plus qui soit lu&#x202f;; coupez-la en plusieurs lignes</translation>
    </message>
    <message>
        <source>more than %1 lines or entries, the most that is read of one file; divide it into several files</source>
        <translation>plus de %1 lignes ou entrées, le plus qui soit lu d’un fichier&#x202f;; partagez-le en plusieurs fichiers</translation>
    </message>
    <message>
        <source>larger than %1 MiB, the most that is read of one file; divide it into several files</source>
        <translation>plus de %1 Mio, le plus qui soit lu d’un fichier&#x202f;; partagez-le en plusieurs fichiers</translation>
    </message>
    <message>
        <source>it unpacks to more than %1 MiB, the most that is read of an archive; write it again in several archives</source>
        <translation>plus de %1 Mio une fois décompressée, le plus qui soit lu d’une archive&#x202f;; écrivez-la de nouveau en plusieurs archives</translation>
    </message>
    <message>
        <source>all X-Files but the first, which are kept aside when it is read again</source>
        <translation>les X-Files au-delà du premier, mis de côté à la relecture</translation>
    </message>
    <message>
        <source>that Killer cards are agreed</source>
        <translation>l’accord sur les cartes de Tueur</translation>
    </message>
    <message>
        <source>that it is built</source>
        <translation>le fait qu’il est monté</translation>
    </message>
    <message>
        <source>its folder</source>
        <translation>son dossier</translation>
    </message>
    <message>
        <source>its tags</source>
        <translation>ses étiquettes</translation>
    </message>
    <message>
        <source>the cards&apos; pictures (the file names sheet1.png and back.png: put your own there)</source>
        <translation>les images des cartes (le fichier nomme sheet1.png et back.png&#x202f;: mettez-y les vôtres)</translation>
    </message>
    <message>
        <source>damaged or incomplete XML</source>
        <translation>XML endommagé ou incomplet</translation>
    </message>
    <message>
        <source>a damaged archive, or one that this program did not write</source>
        <translation>une archive endommagée, ou que ce programme n’a pas écrite</translation>
    </message>
    <message>
        <source>a damaged archive: its directory does not agree with what is in it</source>
        <translation>une archive endommagée&#xa0;: son répertoire ne correspond pas à ce qu’elle contient</translation>
    </message>
    <message>
        <source>a damaged archive: its seal is broken, so a byte was changed or another program packed it anew</source>
        <translation>une archive endommagée&#xa0;: son sceau est brisé, un octet a donc été changé ou un autre programme l’a refaite</translation>
    </message>
    <message>
        <source>more than %1 files in the archive, the most that is read</source>
        <translation>plus de %1 fichiers dans l’archive, le maximum lu</translation>
    </message>
    <message>
        <source>the archive holds %1, which only a newer version of Dossier can read; update the program</source>
        <translation>l’archive contient %1, que seule une version plus récente de Dossier peut lire&#x202f;; mettez le programme à jour</translation>
    </message>
    <message>
        <source>together with the lines before these are more than %1, the most there can be</source>
        <translation>avec les lignes d’avant, il y en aurait plus de %1, le maximum</translation>
    </message>
    <message>
        <source>another deck begins here and is not read; put each deck into a file of its own</source>
        <translation>un autre deck commence ici et n’est pas lu&#x202f;; mettez chaque deck dans un fichier à lui</translation>
    </message>
    <message>
        <source>this is of the other deck, which begins in line %1</source>
        <translation>ceci est de l’autre deck, qui commence à la ligne %1</translation>
    </message>
    <message>
        <source>a heading stands alone; write each card on a line of its own below it</source>
        <translation>un titre de section est seul sur sa ligne&#x202f;; écrivez chaque carte sur une ligne au-dessous</translation>
    </message>
    <message>
        <source>this row has more or fewer cells than the heading, or a quotation mark that is not closed</source>
        <translation>cette ligne a plus ou moins de cellules que l’en-tête, ou un guillemet qui n’est pas fermé</translation>
    </message>
    <message>
        <source>there are several printings of this title; write the number of yours: %1</source>
        <translation>il y a plusieurs éditions de ce titre&#x202f;; écrivez le numéro de la vôtre&#xa0;: %1</translation>
    </message>
    <message>
        <source>the set that is named has no such card that is known; did you mean %1?</source>
        <translation>la série nommée n’a pas de telle carte connue&#x202f;; vouliez-vous dire %1&#x202f;?</translation>
    </message>
    <message>
        <source>more are for trade than there are copies</source>
        <translation>plus d’exemplaires à échanger qu’il n’y en a</translation>
    </message>
    <message>
        <source>more than one deck in this file; put each into a file of its own</source>
        <translation>plus d’un deck dans ce fichier&#x202f;; mettez chacun dans un fichier à lui</translation>
    </message>
    <message>
        <source>the value under “%1” cannot be read</source>
        <translation>la valeur sous «&#x202f;%1&#x202f;» est illisible</translation>
    </message>
    <message>
        <source>the day under “%1” can be read in two ways, the day or the month first: write it as 2026-01-31</source>
        <translation>la date sous «&#x202f;%1&#x202f;» peut se lire de deux façons, le jour ou le mois en premier&#xa0;: écrivez-la sous la forme 2026-01-31</translation>
    </message>
    <message>
        <source>together with the rows before that are the same cards, %1</source>
        <translation>avec les lignes précédentes des mêmes cartes, %1</translation>
    </message>
    <message>
        <source>%1; it was cut there, and the whole of it is kept aside</source>
        <translation>%1&#x202f;; le texte a été coupé là, et il est gardé à part en entier</translation>
    </message>
    <message>
        <source>which sets it may use</source>
        <translation>quelles séries il peut utiliser</translation>
    </message>
    <message>
        <source>two columns are called “%1”; give one of them another name or leave it out</source>
        <translation>deux colonnes s’appellent «&#x202f;%1&#x202f;»&#x202f;; donnez un autre nom à l’une d’elles ou retirez-la</translation>
    </message>
    <message numerus="yes">
        <source>%n row(s) with a price of 0, which is kept as a price that is not known (the first in line %1).</source>
        <translation>
            <numerusform>%n ligne avec un prix de 0, gardé comme prix inconnu (la première&#x202f;: ligne %1).</numerusform>
            <numerusform>%n lignes avec un prix de 0, gardé comme prix inconnu (la première&#x202f;: ligne %1).</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n column(s) that a collection does not have, left out: %1.</source>
        <translation>
            <numerusform>%n colonne qu’une collection n’a pas, laissée de côté&#x202f;: %1.</numerusform>
            <numerusform>%n colonnes qu’une collection n’a pas, laissées de côté&#x202f;: %1.</numerusform>
        </translation>
    </message>
    <message>
        <source>“%1”</source>
        <comment>the heading of a column</comment>
        <translation>«&#x202f;%1&#x202f;»</translation>
    </message>
    <message>
        <source>the title is another card&apos;s than the number, which is %1</source>
        <translation>le titre est celui d’une autre carte que le numéro, qui est %1</translation>
    </message>
    <message>
        <source>the key “%1”</source>
        <translation>la clé «&#x202f;%1&#x202f;»</translation>
    </message>
    <message>
        <source>the key “%1” in line %2</source>
        <translation>la clé «&#x202f;%1&#x202f;» à la ligne %2</translation>
    </message>
    <message>
        <source>the key “%1” in %2</source>
        <comment>a key of JSON, a file</comment>
        <translation>la clé «&#x202f;%1&#x202f;» dans %2</translation>
    </message>
    <message>
        <source>the key “%1” in line %2 of %3</source>
        <comment>a key of JSON, a line, a file</comment>
        <translation>la clé «&#x202f;%1&#x202f;» à la ligne %2 de %3</translation>
    </message>
    <message>
        <source>%1 is not known and was passed over; a newer version of Dossier may know it</source>
        <translation>%1 est inconnue et n’a pas été lue&#x202f;; une version plus récente de Dossier la connaît peut-être</translation>
    </message>
    <message numerus="yes">
        <source>And so were %n more key(s).</source>
        <translation>
            <numerusform>Et %n autre clé non plus.</numerusform>
            <numerusform>Et %n autres clés non plus.</numerusform>
        </translation>
    </message>
    <message>
        <source>not one of its lines could be taken</source>
        <translation>aucune de ses lignes n’a pu être reprise</translation>
    </message>
    <message>
        <source>the day under “%1” cannot be read: write it as 2026-01-31, from 1900 to 2199</source>
        <translation>le jour sous «&#x202f;%1&#x202f;» ne peut être lu&#x202f;: écrivez-le 2026-01-31, de 1900 à 2199</translation>
    </message>
    <message>
        <source>a line before says something else for “%1”; that was taken</source>
        <translation>une ligne plus haut dit autre chose pour «&#x202f;%1&#x202f;»&#x202f;; c’est elle qui a été prise</translation>
    </message>
    <message>
        <source>the column “%1” is not known and was passed over</source>
        <translation>la colonne «&#x202f;%1&#x202f;» n’est pas connue et a été laissée de côté</translation>
    </message>
    <message numerus="yes">
        <source>%n line(s) with letters that are not in UTF-8, which were read as Windows-1252 (the first is line %1)</source>
        <translation>
            <numerusform>%n ligne avec des lettres qui ne sont pas en UTF-8, lues en Windows-1252 (la première&#x202f;: ligne %1)</numerusform>
            <numerusform>%n lignes avec des lettres qui ne sont pas en UTF-8, lues en Windows-1252 (la première&#x202f;: ligne %1)</numerusform>
        </translation>
    </message>
    <message>
        <source>a line break or another control character in a name, a folder or a tag became a blank</source>
        <translation>un saut de ligne ou un autre caractère de contrôle dans un nom, un dossier ou une étiquette est devenu une espace</translation>
    </message>
    <message numerus="yes">
        <source>%n row(s) with a line break or another control character in a place or a name, for which a blank is kept (the first in line %1).</source>
        <translation>
            <numerusform>%n ligne avec un saut de ligne ou un autre caractère de contrôle dans un emplacement ou un nom, gardé comme espace (la première&#x202f;: ligne %1).</numerusform>
            <numerusform>%n lignes avec un saut de ligne ou un autre caractère de contrôle dans un emplacement ou un nom, gardé comme espace (la première&#x202f;: ligne %1).</numerusform>
        </translation>
    </message>
    <message>
        <source>it says that it is in the encoding %1, which is not read; save it as UTF-8</source>
        <translation>le fichier se dit dans l’encodage %1, qui n’est pas lu&#x202f;; enregistrez-le en UTF-8</translation>
    </message>
    <message>
        <source>line %1 names “%2”, which is no known printing of this card; %3 was taken, exchange it if another is meant</source>
        <comment>a line, a set and number, a card</comment>
        <translation>la ligne %1 indique «&#x202f;%2&#x202f;», qui n’est aucune édition connue de cette carte&#x202f;; %3 a été prise, remplacez-la si c’en est une autre</translation>
    </message>
    <message>
        <source>“%1” is no known printing of this card; %2 was taken, exchange it if another is meant</source>
        <comment>a set and number, a card</comment>
        <translation>«&#x202f;%1&#x202f;» n’est aucune édition connue de cette carte&#x202f;; %2 a été prise, remplacez-la si c’en est une autre</translation>
    </message>
    <message>
        <source>it holds no card: the deck is empty</source>
        <translation>il ne contient aucune carte&#x202f;: le deck est vide</translation>
    </message>
    <message>
        <source>it holds no card</source>
        <translation>il ne contient aucune carte</translation>
    </message>
    <message>
        <source>this stands beside a card, which was taken, and says nothing that a deck has</source>
        <translation>ceci se trouve à côté d’une carte, qui a été prise, et ne dit rien de ce qu’a un deck</translation>
    </message>
    <message>
        <source>the attribute “%1” in line %2 is not known and was passed over</source>
        <comment>of XML</comment>
        <translation>l’attribut «&#x202f;%1&#x202f;» de la ligne %2 n’est pas connu et a été ignoré</translation>
    </message>
    <message>
        <source>line %1 stands above the heading of the table and was passed over: %2</source>
        <comment>its words</comment>
        <translation>la ligne %1 se trouve au-dessus de l’en-tête du tableau et a été ignorée&#x202f;: %2</translation>
    </message>
    <message numerus="yes">
        <source>%n line(s) above the heading of the table, which were passed over (the first is line %1).</source>
        <translation>
            <numerusform>%n ligne au-dessus de l’en-tête du tableau, qui a été ignorée (c’est la ligne %1).</numerusform>
            <numerusform>%n lignes au-dessus de l’en-tête du tableau, qui ont été ignorées (la première est la ligne %1).</numerusform>
        </translation>
    </message>
    <message>
        <source>no card of this title has the number that stands beside it; did you mean %1?</source>
        <translation>aucune carte de ce titre ne porte le numéro qui figure à côté&#x202f;; vouliez-vous dire %1&#x202f;?</translation>
    </message>
    <message>
        <source>%1: “%2” is no value that is known and was passed over</source>
        <comment>the key “game” in line 3: a value</comment>
        <translation>%1&#x202f;: «&#x202f;%2&#x202f;» n’est pas une valeur connue et a été ignorée</translation>
    </message>
    <message>
        <source>the heading “%1” in line %2 says %3, and %4 were read</source>
        <comment>a heading, its line, a number of cards, another</comment>
        <translation>l’en-tête «&#x202f;%1&#x202f;» de la ligne %2 annonce comme nombre de cartes %3&#x202f;; cartes lues&#x202f;: %4</translation>
    </message>
    <message>
        <source>it ends in the middle of the list: cards may be missing</source>
        <translation>le fichier s’arrête au milieu de la liste&#x202f;: il manque peut-être des cartes</translation>
    </message>
    <message>
        <source>it is of another game or plug-in, “%1”: its cards were found by their titles alone</source>
        <translation>il vient d’un autre jeu ou d’un autre module, «&#x202f;%1&#x202f;»&#x202f;: ses cartes n’ont été trouvées que par leur titre</translation>
    </message>
    <message>
        <source>line %1 says “%2” beside the number of another card; the number decides: %3 was taken, exchange it if another is meant</source>
        <comment>a line, a title, a card</comment>
        <translation>la ligne %1 indique «&#x202f;%2&#x202f;» à côté du numéro d’une autre carte&#x202f;; c’est le numéro qui décide&#x202f;: %3 a été prise, échangez-la si une autre est visée</translation>
    </message>
    <message>
        <source>“%1” stands beside the number of another card; the number decides: %2 was taken, exchange it if another is meant</source>
        <comment>a title, a card</comment>
        <translation>«&#x202f;%1&#x202f;» se trouve à côté du numéro d’une autre carte&#x202f;; c’est le numéro qui décide&#x202f;: %2 a été prise, échangez-la si une autre est visée</translation>
    </message>
    <message>
        <source>it cannot be read: %1</source>
        <translation>il ne peut pas être lu&#x202f;: %1</translation>
    </message>
    <message numerus="yes">
        <source>%n row(s) with a name that is no card&apos;s; the card of the number was taken (the first in line %1).</source>
        <translation>
            <numerusform>%n ligne avec un nom qui n’est celui d’aucune carte&#x202f;; la carte du numéro a été prise (la première à la ligne %1).</numerusform>
            <numerusform>%n lignes avec un nom qui n’est celui d’aucune carte&#x202f;; la carte du numéro a été prise (la première à la ligne %1).</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n line(s) of two numbers alone, a card&apos;s and how many of it: “%1” in line %2 was taken as %3 of %4</source>
        <comment>a line, its place, a number of copies, a card</comment>
        <translation>
            <numerusform>%n ligne de deux nombres seuls, celui d’une carte et combien d’exemplaires&#x202f;: «&#x202f;%1&#x202f;» à la ligne %2 a été lu comme %3 de %4</numerusform>
            <numerusform>%n lignes de deux nombres seuls, celui d’une carte et combien d’exemplaires&#x202f;: «&#x202f;%1&#x202f;» à la ligne %2 a été lu comme %3 de %4</numerusform>
        </translation>
    </message>
    <message>
        <source>more than %1 lines that are not understood, the most that are kept with a deck; this is no list of its cards</source>
        <translation>plus de %1 lignes qui ne sont pas comprises, le maximum gardé avec un deck&#x202f;; ce n’est pas une liste de ses cartes</translation>
    </message>
    <message>
        <source>the deck “%1” has more than %2 lines kept aside, the most that an archive takes; export it by itself and delete it</source>
        <translation>le deck «&#x202f;%1&#x202f;» a plus de %2 lignes mises de côté, le maximum que prend une archive&#x202f;; exportez-le seul et supprimez-le</translation>
    </message>
    <message>
        <source>notes and lines kept aside are more than %1 MiB together, the most that an archive takes; most of them are of “%2”: export it by itself and delete it, or copy the database with db backup</source>
        <translation>les notes et les lignes mises de côté font ensemble plus de %1 Mio, le maximum que prend une archive&#x202f;; la plupart sont de «&#x202f;%2&#x202f;»&#x202f;: exportez-le seul et supprimez-le, ou copiez la base avec db backup</translation>
    </message>
    <message>
        <source>%1: put into the Bureau Deck; without parts named, single Agents go to the Team while they fit there (DECK-14, DECK-15)</source>
        <translation>%1&#x202f;: rejoint la Pile de Bureau&#x202f;; sans parties nommées, les Agents en un exemplaire vont dans l’Équipe tant qu’ils y tiennent (DECK-14, DECK-15)</translation>
    </message>
    <message>
        <source>%1: it takes %2</source>
        <translation>%1&#x202f;: on peut y lire %2</translation>
    </message>
    <message>
        <source>a language, as “French” or “fr”</source>
        <translation>une langue, comme «&#x202f;français&#x202f;» ou «&#x202f;fr&#x202f;»</translation>
    </message>
    <message>
        <source>a figure as 4.50, with its currency or without</source>
        <translation>un montant comme 4.50, avec sa devise ou sans</translation>
    </message>
</context>
<context>
    <name>ReasonText</name>
    <message>
        <source>The Basic Game is played without Advanced cards.</source>
        <translation>Le jeu de base se joue sans cartes avancées.</translation>
    </message>
    <message>
        <source>Three cards have been played in this phase already.</source>
        <translation>Trois cartes ont déjà été jouées pendant cette phase.</translation>
    </message>
    <message>
        <source>Killer cards were not agreed on.</source>
        <translation>Les cartes de Tueur n’ont pas été convenues.</translation>
    </message>
    <message>
        <source>It is for three or more players.</source>
        <translation>Elle est pour trois joueurs ou plus.</translation>
    </message>
    <message>
        <source>Only the Investigating Player plays cards with RP.</source>
        <translation>Seul le Joueur enquêteur joue des cartes à PR.</translation>
    </message>
    <message>
        <source>The Investigating Player plays no cards with CP.</source>
        <translation>Le Joueur enquêteur ne joue pas de cartes à PC.</translation>
    </message>
    <message>
        <source>It is for a round of Combat.</source>
        <translation>Elle est pour une manche de Combat.</translation>
    </message>
    <message>
        <source>It belongs to another phase.</source>
        <translation>Elle appartient à une autre phase.</translation>
    </message>
    <message>
        <source>During Combat only Combat cards can be played.</source>
        <translation>Pendant un Combat, on ne joue que des cartes de Combat.</translation>
    </message>
    <message>
        <source>It needs the Skill Check of a Site.</source>
        <translation>Il lui faut le contrôle de compétence d’un Site.</translation>
    </message>
    <message>
        <source>An open Bluff is for a Site’s Skill Check.</source>
        <translation>Un Bluff joué ouvert est pour le contrôle de compétence d’un Site.</translation>
    </message>
    <message>
        <source>Only what answers the Bluff can be played now.</source>
        <translation>On ne peut jouer maintenant que ce qui répond au Bluff.</translation>
    </message>
    <message>
        <source>Another Adversary is on its way already.</source>
        <translation>Un autre Adversaire arrive déjà.</translation>
    </message>
    <message>
        <source>Equipment is given out in your Requisition Phase.</source>
        <translation>L’Équipement se donne pendant votre Phase de réquisition.</translation>
    </message>
    <message>
        <source>Agents come into play in your Deployment Phase.</source>
        <translation>Les Agents entrent en jeu pendant votre Phase de déploiement.</translation>
    </message>
    <message>
        <source>An Agent of this name is in play already.</source>
        <translation>Un Agent de ce nom est déjà en jeu.</translation>
    </message>
    <message>
        <source>Sites are placed in your Case Assignment Phase.</source>
        <translation>Les Sites se placent pendant votre Phase d’attribution des cas.</translation>
    </message>
    <message>
        <source>The game is over.</source>
        <translation>La partie est terminée.</translation>
    </message>
    <message>
        <source>%1 (%2)</source>
        <comment>a sentence and the number of its rule</comment>
        <translation>%1 (%2)</translation>
    </message>
    <message>
        <source>It costs %1; the pool holds %2.</source>
        <translation>Elle coûte %1&#x202f;; la réserve en compte %2.</translation>
    </message>
    <message>
        <source>Somebody else has the choice now.</source>
        <translation>Quelqu’un d’autre a le choix maintenant.</translation>
    </message>
    <message>
        <source>Only cards of your hand can be played.</source>
        <translation>On ne joue que des cartes de sa main.</translation>
    </message>
    <message>
        <source>It is not for this game.</source>
        <translation>Elle n’est pas pour cette partie.</translation>
    </message>
    <message>
        <source>It is for the other role.</source>
        <translation>Elle est pour l’autre rôle.</translation>
    </message>
    <message>
        <source>This is not the moment for it.</source>
        <translation>Ce n’est pas le moment.</translation>
    </message>
    <message>
        <source>Its Activator is missing: %1.</source>
        <translation>Il manque son Activateur&#x202f;: %1.</translation>
    </message>
    <message>
        <source>An Activator is missing.</source>
        <translation>Il manque un Activateur.</translation>
    </message>
    <message>
        <source>Its condition is not met: %1 of %2.</source>
        <translation>Sa condition n’est pas remplie&#x202f;: %1 sur %2.</translation>
    </message>
    <message>
        <source>Its condition is not met.</source>
        <translation>Sa condition n’est pas remplie.</translation>
    </message>
    <message>
        <source>There is nothing it could be used on.</source>
        <translation>Il n’y a rien sur quoi l’utiliser.</translation>
    </message>
    <message>
        <source>A copy of it has been used in this check already.</source>
        <translation>Un exemplaire a déjà servi dans ce contrôle.</translation>
    </message>
    <message>
        <source>A card forbids it.</source>
        <translation>Une carte l’interdit.</translation>
    </message>
    <message>
        <source>Too many cards are waiting already.</source>
        <translation>Trop de cartes attendent déjà.</translation>
    </message>
    <message>
        <source>That has its place in another part of the turn.</source>
        <translation>Cela a sa place dans une autre partie du tour.</translation>
    </message>
    <message>
        <source>In another player’s turn your Agents do nothing.</source>
        <translation>Pendant le tour d’un autre joueur, vos Agents ne font rien.</translation>
    </message>
    <message>
        <source>Bureau Deck and Discard Pile are empty.</source>
        <translation>La Pile de Bureau et la Pile de défausse sont vides.</translation>
    </message>
    <message>
        <source>The Agent is abducted.</source>
        <translation>L’Agent est enlevé.</translation>
    </message>
    <message>
        <source>A card removed from the game does not come back.</source>
        <translation>Une carte retirée du jeu ne revient pas.</translation>
    </message>
    <message>
        <source>The Agent is in training.</source>
        <translation>L’Agent est en formation.</translation>
    </message>
    <message>
        <source>The free draw is one card, at the beginning of your own Briefing Phase.</source>
        <translation>Le tirage gratuit est d’une carte, au début de votre propre Phase d’instruction.</translation>
    </message>
    <message>
        <source>Your Agents produce in your own Briefing Phase, as their cards say.</source>
        <translation>Vos Agents produisent pendant votre propre Phase d’instruction, comme le disent leurs cartes.</translation>
    </message>
    <message>
        <source>Agents in the Hospital produce nothing.</source>
        <translation>Les Agents à l’Hôpital ne produisent rien.</translation>
    </message>
    <message>
        <source>His text speaks of another Section.</source>
        <translation>Son texte parle d’une autre Section.</translation>
    </message>
    <message>
        <source>The Investigating Player buys cards after his production, for 1 RP each.</source>
        <translation>Le Joueur enquêteur achète des cartes après sa production, pour 1 PR chacune.</translation>
    </message>
    <message>
        <source>You have had your purchase in this phase.</source>
        <translation>Vous avez déjà fait votre achat dans cette phase.</translation>
    </message>
    <message>
        <source>Cards of the hand are sold by the opponents of the Investigating Player, once he has bought.</source>
        <translation>Les cartes de la main sont vendues par les opposants du Joueur enquêteur, une fois qu’il a acheté.</translation>
    </message>
    <message>
        <source>Cards with a CP icon are not sold.</source>
        <translation>Les cartes à icône PC ne se vendent pas.</translation>
    </message>
    <message>
        <source>All sales come before the purchase.</source>
        <translation>Toutes les ventes se font avant l’achat.</translation>
    </message>
    <message>
        <source>The opponents of the Investigating Player buy cards after selling, for 1 CP each.</source>
        <translation>Les opposants du Joueur enquêteur achètent des cartes après avoir vendu, pour 1 PC chacune.</translation>
    </message>
    <message>
        <source>Players sell and buy in seat order.</source>
        <translation>Les joueurs vendent et achètent dans l’ordre de la table.</translation>
    </message>
    <message>
        <source>The free draw is for the Investigating Player, selling for the others.</source>
        <translation>Le tirage gratuit est pour le Joueur enquêteur, la vente pour les autres.</translation>
    </message>
    <message>
        <source>The Briefing Phase is over.</source>
        <translation>La Phase d’instruction est terminée.</translation>
    </message>
    <message>
        <source>The token of a wounded Agent in the Hospital cannot be spent.</source>
        <translation>Le jeton d’un Agent blessé à l’Hôpital ne peut pas être dépensé.</translation>
    </message>
    <message>
        <source>Only what answers the purchase can be played now.</source>
        <translation>Seul ce qui répond à l’achat peut être joué maintenant.</translation>
    </message>
    <message>
        <source>So many cards cannot be drawn.</source>
        <translation>On ne peut pas tirer autant de cartes.</translation>
    </message>
    <message>
        <source>He leaves the Hospital with a Health of 3 or more.</source>
        <translation>Il quitte l’Hôpital avec une santé de 3 ou plus.</translation>
    </message>
    <message>
        <source>He leaves the Hospital only once he is fully healed.</source>
        <translation>Il ne quitte l’Hôpital qu’une fois complètement guéri.</translation>
    </message>
    <message>
        <source>An Agent in the Hospital adds no skill.</source>
        <translation>Un Agent à l’Hôpital n’ajoute aucune compétence.</translation>
    </message>
    <message>
        <source>A wounded Agent in the Hospital does not use his Game Effect.</source>
        <translation>Un Agent blessé à l’Hôpital n’utilise pas son effet de jeu.</translation>
    </message>
    <message>
        <source>He may not leave the Hospital yet, and no card moves him out of it.</source>
        <translation>Il ne peut pas encore quitter l’Hôpital, et aucune carte ne l’en sort.</translation>
    </message>
    <message>
        <source>He may not heal until a HEALING card frees him.</source>
        <translation>Il ne peut pas guérir avant qu’une carte HEALING l’en libère.</translation>
    </message>
    <message>
        <source>A card keeps him in the Hospital for some turns.</source>
        <translation>Une carte le retient à l’Hôpital quelques tours.</translation>
    </message>
    <message>
        <source>A card keeps him in the Hospital until he is fully healed.</source>
        <translation>Une carte le retient à l’Hôpital jusqu’à guérison complète.</translation>
    </message>
    <message>
        <source>It is for one of your Agents in the Section that it names.</source>
        <translation>Il est pour un de vos Agents dans la Section qu’il nomme.</translation>
    </message>
    <message>
        <source>It is for an Agent with the Keyword that it names.</source>
        <translation>Il est pour un Agent qui a le mot clé qu’il nomme.</translation>
    </message>
    <message>
        <source>He holds a copy of it already.</source>
        <translation>Il en porte déjà un exemplaire.</translation>
    </message>
    <message>
        <source>Agents of one Team exchange Equipment, once each in your Requisition Phase.</source>
        <translation>Les Agents d’une même Équipe échangent leur Équipement, chacun une fois, pendant votre Phase de réquisition.</translation>
    </message>
    <message>
        <source>No Equipment is exchanged in the Hospital.</source>
        <translation>Aucun Équipement ne s’échange à l’Hôpital.</translation>
    </message>
    <message>
        <source>TRAINING cards are played in the Requisition Phase.</source>
        <translation>Les cartes TRAINING se jouent pendant la Phase de réquisition.</translation>
    </message>
    <message>
        <source>You move your own Agents, in your Deployment Phase.</source>
        <translation>Vous déplacez vos propres Agents, pendant votre Phase de déploiement.</translation>
    </message>
    <message>
        <source>He may not leave the Hospital yet.</source>
        <translation>Il ne peut pas encore quitter l’Hôpital.</translation>
    </message>
    <message>
        <source>Teams are formed in your Deployment Phase, each in one Section.</source>
        <translation>Les Équipes se forment pendant votre Phase de déploiement, chacune dans une Section.</translation>
    </message>
    <message>
        <source>Agents in the Hospital are no Team.</source>
        <translation>Les Agents à l’Hôpital ne forment pas d’Équipe.</translation>
    </message>
    <message>
        <source>It goes with a part of the Team it lies with.</source>
        <translation>Elle suit une partie de l’Équipe avec laquelle elle se trouve.</translation>
    </message>
    <message>
        <source>A copy of this Site has been placed in this turn.</source>
        <translation>Un exemplaire de ce Site a déjà été placé pendant ce tour.</translation>
    </message>
    <message>
        <source>A copy of this Site lies in your Field.</source>
        <translation>Un exemplaire de ce Site se trouve dans votre Champ d’investigation.</translation>
    </message>
    <message>
        <source>A Site is directed at one opponent.</source>
        <translation>Un Site est dirigé contre un seul opposant.</translation>
    </message>
    <message>
        <source>A skill of the Site is announced as its investigation begins.</source>
        <translation>Une compétence du Site est annoncée quand son enquête commence.</translation>
    </message>
    <message>
        <source>The skill has been announced already.</source>
        <translation>La compétence est déjà annoncée.</translation>
    </message>
    <message>
        <source>A Site is investigated by the player who placed it.</source>
        <translation>Un Site est enquêté par le joueur qui l’a placé.</translation>
    </message>
    <message>
        <source>Opponents put cards of the hand face down under Sites, in the Case Assignment Phase.</source>
        <translation>Les opposants placent des cartes de leur main face cachée sous les Sites, pendant la Phase d’attribution des cas.</translation>
    </message>
    <message>
        <source>It is no Bluff.</source>
        <translation>Ce n’est pas un Bluff.</translation>
    </message>
    <message>
        <source>A Bluff is used as it is revealed.</source>
        <translation>Un Bluff s’utilise quand il est révélé.</translation>
    </message>
    <message>
        <source>What the Bluff needs is not there.</source>
        <translation>Ce dont le Bluff a besoin n’est pas là.</translation>
    </message>
    <message>
        <source>A Bluff is attached to the Site that is being investigated.</source>
        <translation>Un Bluff s’attache au Site sur lequel on enquête.</translation>
    </message>
    <message>
        <source>You have used a copy of this Bluff in this check.</source>
        <translation>Vous avez utilisé un exemplaire de ce Bluff dans ce contrôle.</translation>
    </message>
    <message>
        <source>Its text costs points besides.</source>
        <translation>Son texte coûte des points en plus.</translation>
    </message>
    <message>
        <source>Teams are re-formed in the Field alone now, before they are assigned.</source>
        <translation>Les Équipes ne se reforment plus que dans le Champ d’investigation, avant d’être assignées.</translation>
    </message>
    <message>
        <source>Teams in the Field are assigned to your Sites as the Investigation Phase begins.</source>
        <translation>Les Équipes du Champ d’investigation sont assignées à vos Sites au début de la Phase d’enquête.</translation>
    </message>
    <message>
        <source>This Site has a Team already.</source>
        <translation>Ce Site a déjà une Équipe.</translation>
    </message>
    <message>
        <source>One of its Agents has his investigation of this turn already.</source>
        <translation>Un de ses Agents a déjà son enquête de ce tour.</translation>
    </message>
    <message>
        <source>Sites are investigated one at a time, by the Teams assigned to them.</source>
        <translation>Les Sites sont enquêtés un à un, par les Équipes qui y sont assignées.</translation>
    </message>
    <message>
        <source>It is played when a Team is about to investigate.</source>
        <translation>Elle se joue quand une Équipe s’apprête à enquêter.</translation>
    </message>
    <message>
        <source>Adversaries and open Bluffs are for a Site’s Skill Check.</source>
        <translation>Les Adversaires et les Bluffs ouverts sont pour le contrôle de compétence d’un Site.</translation>
    </message>
    <message>
        <source>Combat cards are not for this check.</source>
        <translation>Les cartes de Combat ne sont pas pour ce contrôle.</translation>
    </message>
    <message>
        <source>You have used a copy of it in this check.</source>
        <translation>Vous en avez utilisé un exemplaire dans ce contrôle.</translation>
    </message>
    <message>
        <source>Agents in the Hospital make no check.</source>
        <translation>Les Agents à l’Hôpital ne passent aucun contrôle.</translation>
    </message>
    <message>
        <source>A token pays for a card with a Keyword that it names.</source>
        <translation>Un jeton paie une carte qui a un mot clé qu’il nomme.</translation>
    </message>
    <message>
        <source>It is for the Investigating Player.</source>
        <translation>Elle est pour le Joueur enquêteur.</translation>
    </message>
    <message>
        <source>It is for the opponents of the Investigating Player.</source>
        <translation>Elle est pour les opposants du Joueur enquêteur.</translation>
    </message>
    <message>
        <source>No card has all the Keywords of what it negates.</source>
        <translation>Aucune carte n’a tous les mots clés de ce qu’elle négative.</translation>
    </message>
    <message>
        <source>No card is played in the Debriefing Phase.</source>
        <translation>Aucune carte ne se joue pendant la Phase de compte rendu.</translation>
    </message>
    <message>
        <source>Cards of its type are not played at this moment.</source>
        <translation>Les cartes de ce type ne se jouent pas à ce moment.</translation>
    </message>
    <message>
        <source>It cannot be used in such a way.</source>
        <translation>Elle ne s’utilise pas de cette manière.</translation>
    </message>
    <message>
        <source>What its text puts first has not been done.</source>
        <translation>Ce que son texte met en premier n’a pas été fait.</translation>
    </message>
    <message>
        <source>The Keywords of starting Agents do not change.</source>
        <translation>Les mots clés des Agents de départ ne changent pas.</translation>
    </message>
    <message>
        <source>Starting Agents cannot be negated.</source>
        <translation>Les Agents de départ ne peuvent pas être négativés.</translation>
    </message>
    <message>
        <source>A card below another one cannot be negated any more.</source>
        <translation>Une carte placée sous une autre ne peut plus être négativée.</translation>
    </message>
    <message>
        <source>Its X cannot be this number.</source>
        <translation>Son X ne peut pas être ce nombre.</translation>
    </message>
    <message>
        <source>Only healing ends it now.</source>
        <translation>Seule la guérison y met fin maintenant.</translation>
    </message>
    <message>
        <source>Cards are played while a window is open.</source>
        <translation>Les cartes se jouent quand une fenêtre est ouverte.</translation>
    </message>
    <message>
        <source>First everybody has to pass.</source>
        <translation>Il faut d’abord que chacun passe.</translation>
    </message>
    <message>
        <source>The text that asks does not allow it.</source>
        <translation>Le texte qui le demande ne le permet pas.</translation>
    </message>
    <message>
        <source>Its event is over, or has not come.</source>
        <translation>Son événement est passé, ou n’est pas arrivé.</translation>
    </message>
    <message>
        <source>What a card is aimed at is named as it is played, what it picks as it resolves.</source>
        <translation>La cible d’une carte se nomme quand on la joue, ce qu’elle choisit quand elle se résout.</translation>
    </message>
    <message>
        <source>Nothing of it can be used.</source>
        <translation>Rien d’elle ne peut être utilisé.</translation>
    </message>
    <message>
        <source>He takes no part in any check.</source>
        <translation>Il ne prend part à aucun contrôle.</translation>
    </message>
    <message>
        <source>The round of Combat has come to another step.</source>
        <translation>La manche de Combat en est à une autre étape.</translation>
    </message>
    <message>
        <source>The damage of an Agent goes to one target.</source>
        <translation>Les dommages d’un Agent vont à une seule cible.</translation>
    </message>
    <message>
        <source>The damage of an Adversary goes to one Agent.</source>
        <translation>Les dommages d’un Adversaire vont à un seul Agent.</translation>
    </message>
    <message>
        <source>The side that deals the damage gives it to an enemy who can be hit.</source>
        <translation>Le camp qui inflige les dommages les donne à un ennemi qui peut être touché.</translation>
    </message>
    <message>
        <source>An Adversary that fights one Agent has to do with nobody else.</source>
        <translation>Un Adversaire qui combat un seul Agent n’a affaire à personne d’autre.</translation>
    </message>
    <message>
        <source>He goes to the Hospital of his own will in a Deployment Phase only.</source>
        <translation>Il ne va de lui-même à l’Hôpital que pendant une Phase de déploiement.</translation>
    </message>
    <message>
        <source>He may not use SUBTERFUGE cards.</source>
        <translation>Il ne peut pas utiliser de cartes SUBTERFUGE.</translation>
    </message>
    <message>
        <source>He may not use MARTIAL ARTS cards.</source>
        <translation>Il ne peut pas utiliser de cartes MARTIAL ARTS.</translation>
    </message>
    <message>
        <source>One question is asked, of the Directed Player, after a Site has been solved.</source>
        <translation>Une seule question se pose, au Joueur dirigé, après un Site résolu.</translation>
    </message>
    <message>
        <source>The question is of a characteristic that the Site, or the card that grants it, allows.</source>
        <translation>La question porte sur une caractéristique que permet le Site, ou la carte qui l’accorde.</translation>
    </message>
    <message>
        <source>At the lower number one named question alone can be asked.</source>
        <translation>Au nombre inférieur, seule la question nommée peut être posée.</translation>
    </message>
    <message>
        <source>No Prerequisite has been met.</source>
        <translation>Aucun Prérequis n’est atteint.</translation>
    </message>
    <message>
        <source>A guess follows a Site that has been solved.</source>
        <translation>On devine après un Site résolu.</translation>
    </message>
    <message>
        <source>You guess once in your own turn, after a solved Site.</source>
        <translation>Vous devinez une fois dans votre propre tour, après un Site résolu.</translation>
    </message>
    <message>
        <source>The penalty question is of a characteristic that the Site allows.</source>
        <translation>La question de pénalité porte sur une caractéristique que permet le Site.</translation>
    </message>
    <message>
        <source>Questions that cards grant give no right to guess.</source>
        <translation>Les questions accordées par des cartes ne donnent pas le droit de deviner.</translation>
    </message>
    <message>
        <source>This type belongs to another characteristic.</source>
        <translation>Ce type appartient à une autre caractéristique.</translation>
    </message>
    <message>
        <source>What answers a check or a question is played right after it.</source>
        <translation>Ce qui répond à un contrôle ou à une question se joue juste après.</translation>
    </message>
    <message>
        <source>At the lower number a guess needs the named question.</source>
        <translation>Au nombre inférieur, il faut la question nommée pour deviner.</translation>
    </message>
    <message>
        <source>Cards of the hand are discarded in the Debriefing Phase.</source>
        <translation>Les cartes de la main se défaussent pendant la Phase de compte rendu.</translation>
    </message>
    <message>
        <source>The hand is over its limit.</source>
        <translation>La main dépasse sa limite.</translation>
    </message>
    <message>
        <source>Agents of the hand are bought, for their Cost.</source>
        <translation>Les Agents de la main s’achètent, à leur coût.</translation>
    </message>
    <message>
        <source>A bought Agent comes to the Bureau or the Field, into a Team there.</source>
        <translation>Un Agent acheté vient au Bureau ou dans le Champ d’investigation, dans une Équipe qui s’y trouve.</translation>
    </message>
    <message>
        <source>An Agent of this name is in training or abducted.</source>
        <translation>Un Agent de ce nom est en formation ou enlevé.</translation>
    </message>
    <message>
        <source>The Game Effect of a bought Agent is ignored.</source>
        <translation>L’effet de jeu d’un Agent acheté est ignoré.</translation>
    </message>
    <message>
        <source>A bought Agent produces nothing.</source>
        <translation>Un Agent acheté ne produit rien.</translation>
    </message>
    <message>
        <source>An Agent of this name has been removed from the game.</source>
        <translation>Un Agent de ce nom a été retiré du jeu.</translation>
    </message>
    <message>
        <source>His token has been spent.</source>
        <translation>Son jeton a été dépensé.</translation>
    </message>
    <message>
        <source>It is used in one’s own turn.</source>
        <translation>Cela s’utilise pendant son propre tour.</translation>
    </message>
    <message>
        <source>He stands in another Section.</source>
        <translation>Il se trouve dans une autre Section.</translation>
    </message>
    <message>
        <source>The Game Effect of a borrowed Agent rests.</source>
        <translation>L’effet de jeu d’un Agent emprunté est au repos.</translation>
    </message>
    <message>
        <source>You have used a copy of this Witness in this check.</source>
        <translation>Vous avez utilisé un exemplaire de ce Témoin dans ce contrôle.</translation>
    </message>
    <message>
        <source>It has served in this turn.</source>
        <translation>Il a servi pendant ce tour.</translation>
    </message>
    <message>
        <source>It is played while a check is under way.</source>
        <translation>Il se joue pendant un contrôle.</translation>
    </message>
    <message>
        <source>Question and guess concern the player at whom the Site is directed.</source>
        <translation>La question et l’identité devinée concernent le joueur contre qui le Site est dirigé.</translation>
    </message>
    <message>
        <source>In a Skill Check the Investigating Player plays no cards with CP.</source>
        <translation>Dans un contrôle, le Joueur enquêteur ne joue pas de cartes à PC.</translation>
    </message>
    <message>
        <source>In a Skill Check the Directed Player plays no cards with RP.</source>
        <translation>Dans un contrôle, le Joueur dirigé ne joue pas de cartes à PR.</translation>
    </message>
    <message>
        <source>The Bluffs of another player come first.</source>
        <translation>Les Bluffs d’un autre joueur passent d’abord.</translation>
    </message>
    <message>
        <source>You are out of the game.</source>
        <translation>Vous êtes hors jeu.</translation>
    </message>
    <message>
        <source>It is a question or a guess, not both.</source>
        <translation>C’est une question ou une identité devinée, pas les deux.</translation>
    </message>
    <message>
        <source>You have had the one guess of this game.</source>
        <translation>Vous avez déjà eu le seul essai de cette partie.</translation>
    </message>
    <message>
        <source>X-File Powers were not agreed on.</source>
        <translation>Les pouvoirs du X-File n’ont pas été convenus.</translation>
    </message>
    <message>
        <source>No opponent knows this characteristic of your X-File.</source>
        <translation>Aucun opposant ne connaît cette caractéristique de votre X-File.</translation>
    </message>
    <message>
        <source>A characteristic is known after a “yes”, or once it is told.</source>
        <translation>Une caractéristique est connue après un «&#x202f;oui&#x202f;», ou une fois annoncée.</translation>
    </message>
    <message>
        <source>A characteristic is told once, when you could play a card.</source>
        <translation>Une caractéristique s’annonce une fois, quand vous pourriez jouer une carte.</translation>
    </message>
    <message>
        <source>The tokens of this power are spent.</source>
        <translation>Les jetons de ce pouvoir sont dépensés.</translation>
    </message>
    <message>
        <source>To cancel costs a use of one’s own power.</source>
        <translation>Annuler coûte un emploi de son propre pouvoir.</translation>
    </message>
    <message>
        <source>He has had this training.</source>
        <translation>Il a déjà suivi cette formation.</translation>
    </message>
    <message>
        <source>Powers are for the Conspiracy alone.</source>
        <translation>Les pouvoirs sont pour la seule Conspiration.</translation>
    </message>
    <message>
        <source>It is played before the Investigation Phase.</source>
        <translation>Elle se joue avant la Phase d’enquête.</translation>
    </message>
    <message>
        <source>Only a player of this game can concede.</source>
        <translation>Seul un joueur de cette partie peut abandonner.</translation>
    </message>
    <message>
        <source>The Basic Game is for two players.</source>
        <translation>Le jeu de base est pour deux joueurs.</translation>
    </message>
    <message>
        <source>In the Basic Game no Agents are bought.</source>
        <translation>Dans le jeu de base, on n’achète pas d’Agents.</translation>
    </message>
    <message>
        <source>In the Basic Game there are no points.</source>
        <translation>Dans le jeu de base, il n’y a pas de points.</translation>
    </message>
    <message>
        <source>In the Basic Game Agents have no Game Effects.</source>
        <translation>Dans le jeu de base, les Agents n’ont pas d’effet de jeu.</translation>
    </message>
    <message>
        <source>As a turn begins everybody draws until he holds ten cards.</source>
        <translation>Au début du tour, chacun tire jusqu’à tenir dix cartes.</translation>
    </message>
    <message>
        <source>Nothing is played before the cards are drawn.</source>
        <translation>Rien ne se joue avant le tirage des cartes.</translation>
    </message>
    <message>
        <source>He stays in the Hospital as long as he is hurt.</source>
        <translation>Il reste à l’Hôpital tant qu’il est blessé.</translation>
    </message>
    <message>
        <source>Agents in one Section exchange Equipment, once each in your Requisition Phase.</source>
        <translation>Les Agents d’une même Section échangent leur Équipement, chacun une fois, pendant votre Phase de réquisition.</translation>
    </message>
    <message>
        <source>In the Basic Game all Agents of a Section are one Team.</source>
        <translation>Dans le jeu de base, tous les Agents d’une Section sont une Équipe.</translation>
    </message>
    <message>
        <source>There is a Site in your Field already.</source>
        <translation>Il y a déjà un Site dans votre Champ d’investigation.</translation>
    </message>
    <message>
        <source>In the Basic Game no cards lie under Sites.</source>
        <translation>Dans le jeu de base, aucune carte n’est placée sous les Sites.</translation>
    </message>
    <message>
        <source>Only Events, Witnesses, Bluffs and Adversaries are played in this phase.</source>
        <translation>Seuls Événements, Témoins, Bluffs et Adversaires se jouent dans cette phase.</translation>
    </message>
    <message>
        <source>In the Basic Game there is no Combat.</source>
        <translation>Dans le jeu de base, il n’y a pas de Combat.</translation>
    </message>
    <message>
        <source>Three cards at most are discarded.</source>
        <translation>On défausse trois cartes au plus.</translation>
    </message>
    <message>
        <source>In this phase only cards are played whose text says so.</source>
        <translation>Dans cette phase ne se jouent que les cartes dont le texte le dit.</translation>
    </message>
    <message>
        <source>In the Basic Game there are no X-File Powers.</source>
        <translation>Dans le jeu de base, il n’y a pas de pouvoirs du X-File.</translation>
    </message>
    <message>
        <source>In the Requisition Phase only the Investigating Player plays cards.</source>
        <translation>Dans la Phase de réquisition, seul le Joueur enquêteur joue des cartes.</translation>
    </message>
    <message>
        <source>Each step of a round of Combat has cards of its own.</source>
        <translation>Chaque étape d’une manche de Combat a ses propres cartes.</translation>
    </message>
    <message>
        <source>The check that may cure him is made once in your turn, outside Combat and the Hospital.</source>
        <translation>Le contrôle qui peut le guérir se fait une fois dans votre tour, hors Combat et hors Hôpital.</translation>
    </message>
    <message>
        <source>One token is bought in each of your Briefing Phases.</source>
        <translation>Un jeton s’achète à chacune de vos Phases d’instruction.</translation>
    </message>
    <message>
        <source>Tokens are taken from it once in a Briefing Phase, two at most.</source>
        <translation>On y prend des jetons une fois par Phase d’instruction, deux au plus.</translation>
    </message>
    <message>
        <source>The Bluff is another player’s.</source>
        <translation>Le Bluff est à un autre joueur.</translation>
    </message>
    <message>
        <source>Only what answers the event can be played now.</source>
        <translation>Seul ce qui répond à l’événement peut être joué maintenant.</translation>
    </message>
    <message>
        <source>It is not for this side of the Combat.</source>
        <translation>Elle n’est pas pour ce camp du Combat.</translation>
    </message>
    <message>
        <source>It serves one check in each of your turns.</source>
        <translation>Il sert un contrôle dans chacun de vos tours.</translation>
    </message>
    <message>
        <source>The Sites of a turn are placed one after another.</source>
        <translation>Les Sites d’un tour se placent l’un après l’autre.</translation>
    </message>
    <message>
        <source>He cannot be hit while somebody else can.</source>
        <translation>Il ne peut pas être touché tant qu’un autre peut l’être.</translation>
    </message>
    <message>
        <source>%1 (%2; also %3)</source>
        <comment>a sentence and the numbers of its rules</comment>
        <translation>%1 (%2&#x202f;; aussi %3)</translation>
    </message>
    <message>
        <source>, </source>
        <translation>, </translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>what is tried, and why not</comment>
        <translation>%1&#x202f;: %2</translation>
    </message>
    <message>
        <source>A card asks for another choice first.</source>
        <translation>Une carte demande d’abord un autre choix.</translation>
    </message>
    <message>
        <source>Another choice comes first.</source>
        <translation>Un autre choix passe d’abord.</translation>
    </message>
    <message>
        <source>The power does not allow it now.</source>
        <translation>Le pouvoir ne le permet pas maintenant.</translation>
    </message>
    <message>
        <source>The card itself does not allow it now.</source>
        <translation>La carte elle-même ne le permet pas maintenant.</translation>
    </message>
    <message>
        <source>The rules do not allow it.</source>
        <translation>Les règles ne le permettent pas.</translation>
    </message>
    <message>
        <source>It is of a further set: the game does not know what it does.</source>
        <translation>Elle est d’une série supplémentaire&#x202f;: le jeu ne sait pas ce qu’elle fait.</translation>
    </message>
    <message>
        <source>It is of a further set and has an Activator that the game does not know.</source>
        <translation>Elle est d’une série supplémentaire et a un Activateur que le jeu ne connaît pas.</translation>
    </message>
    <message>
        <source>He uses other Equipment in this check.</source>
        <translation>Il emploie un autre Équipement dans ce contrôle.</translation>
    </message>
    <message>
        <source>A copy of it serves the Team in this check.</source>
        <translation>Un exemplaire en sert déjà l’Équipe dans ce contrôle.</translation>
    </message>
</context>
<context>
    <name>RefusedUpgrade</name>
    <message>
        <source>%1 was written by an older version of Dossier and cannot be brought up to date: rows in it belong to nothing (%2). Dossier can go on without them and keep them in a file beside it; a copy of the database as it is stays, too.</source>
        <translation>%1 vient d’une version plus ancienne de Dossier et ne peut pas être mis à jour&#xa0;: des lignes n’y appartiennent à rien (%2). Dossier peut continuer sans elles et les garder dans un fichier à côté&#x202f;; une copie de la base telle qu’elle est reste aussi.</translation>
    </message>
    <message>
        <source>Go on without them</source>
        <translation>Continuer sans elles</translation>
    </message>
    <message>
        <source>Rows that belonged to nothing are kept in %1.</source>
        <translation>Les lignes qui n’appartenaient à rien sont gardées dans %1.</translation>
    </message>
</context>
<context>
    <name>RepairText</name>
    <message>
        <source>Drop %1</source>
        <translation>Retirer %1</translation>
    </message>
    <message numerus="yes">
        <source>Take out %n</source>
        <translation>
            <numerusform>En retirer %n</numerusform>
            <numerusform>En retirer %n</numerusform>
        </translation>
    </message>
    <message>
        <source>Add %1</source>
        <translation>Ajouter %1</translation>
    </message>
    <message>
        <source>Make it the X-File</source>
        <translation>En faire le X-File</translation>
    </message>
    <message>
        <source>Keep only %1</source>
        <translation>Ne garder que %1</translation>
    </message>
    <message>
        <source>Propose a Team</source>
        <translation>Proposer une Équipe</translation>
    </message>
    <message>
        <source>Choose one</source>
        <translation>En choisir un</translation>
    </message>
    <message numerus="yes">
        <source>Add %n card(s)</source>
        <translation>
            <numerusform>Ajouter %n carte</numerusform>
            <numerusform>Ajouter %n cartes</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>SealedTable</name>
    <message>
        <source>Sealed decks are for the Advanced Game.</source>
        <translation>Les decks scellés sont pour le jeu avancé.</translation>
    </message>
    <message>
        <source>So few packs make no deck of 60 cards: give each player more of them.</source>
        <translation>De si peu de paquets ne se fait pas un deck de 60 cartes&#x202f;: donnez-en plus à chaque joueur.</translation>
    </message>
</context>
<context>
    <name>Semicolon</name>
    <message>
        <source>; </source>
        <comment>between parts that have commas of their own</comment>
        <translation>&#x202f;; </translation>
    </message>
</context>
<context>
    <name>SeriesText</name>
    <message>
        <source>X-Files drawn by lot</source>
        <translation>X-Files tirés au sort</translation>
    </message>
    <message>
        <source>every deck with its own X-File</source>
        <translation>chaque deck avec son propre X-File</translation>
    </message>
    <message numerus="yes">
        <source>Elo does not fit these decks: one number for each does not explain who won how much of whom (chi-square %1, %n degree(s) of freedom, p %2). Look at the table.</source>
        <translation>
            <numerusform>Elo ne rend pas compte de ces decks&#x202f;: un nombre par deck n’explique pas qui a gagné combien contre qui (khi-deux %1, %n degré de liberté, p %2). Voyez le tableau.</numerusform>
            <numerusform>Elo ne rend pas compte de ces decks&#x202f;: un nombre par deck n’explique pas qui a gagné combien contre qui (khi-deux %1, %n degrés de liberté, p %2). Voyez le tableau.</numerusform>
        </translation>
    </message>
    <message>
        <source>every deck with its own X-File, those that name none with one by lot</source>
        <translation>chaque deck avec son propre X-File, ceux qui n’en nomment pas avec un X-File tiré au sort</translation>
    </message>
    <message>
        <source>Basic Game</source>
        <translation>Jeu de base</translation>
    </message>
    <message>
        <source>Advanced Game</source>
        <translation>Jeu avancé</translation>
    </message>
    <message>
        <source>Killer cards agreed on</source>
        <translation>cartes de Tueur convenues</translation>
    </message>
    <message numerus="yes">
        <source>at most %n turn(s)</source>
        <translation>
            <numerusform>%n tour au plus</numerusform>
            <numerusform>%n tours au plus</numerusform>
        </translation>
    </message>
    <message>
        <source>seed %1</source>
        <translation>graine %1</translation>
    </message>
    <message>
        <source>%1 is not legal: %2, %3</source>
        <comment>a deck, the number of a rule, what is wrong</comment>
        <translation>%1 n’est pas conforme&#x202f;: %2, %3</translation>
    </message>
</context>
<context>
    <name>SeverityText</name>
    <message>
        <source>error</source>
        <translation>erreur</translation>
    </message>
    <message>
        <source>needs agreement</source>
        <translation>accord requis</translation>
    </message>
    <message>
        <source>advice</source>
        <translation>conseil</translation>
    </message>
    <message>
        <source>not known</source>
        <translation>inconnu</translation>
    </message>
</context>
<context>
    <name>SheetText</name>
    <message>
        <source>The Bureau Deck holds %1 cards, %2 are needed.</source>
        <translation>Il faut au moins %2 cartes dans la Pile de Bureau, elle en a %1.</translation>
    </message>
    <message numerus="yes">
        <source>No card is in it more than %n time(s).</source>
        <translation>
            <numerusform>Aucune carte n’y est plus d’une fois.</numerusform>
            <numerusform>Aucune carte n’y est plus de %n fois.</numerusform>
        </translation>
    </message>
    <message>
        <source>No X-File is part of the Bureau Deck.</source>
        <translation>Aucun X-File ne fait partie de la Pile de Bureau.</translation>
    </message>
    <message>
        <source>One X-File is chosen.</source>
        <translation>Un X-File est choisi.</translation>
    </message>
    <message>
        <source>Each starting Agent is in the Team once.</source>
        <translation>Chaque Agent de départ est une seule fois dans l’Équipe.</translation>
    </message>
    <message>
        <source>The starting Team costs %1 of %2 RP.</source>
        <translation>L’Équipe de départ coûte %1 PR sur %2.</translation>
    </message>
    <message>
        <source>Killer cards: both players agree.</source>
        <translation>Cartes de tueur&#x202f;: les deux joueurs sont d’accord.</translation>
    </message>
    <message>
        <source>No Killer cards.</source>
        <translation>Aucune carte de tueur.</translation>
    </message>
    <message>
        <source>No card limited to one copy is in it twice.</source>
        <translation>Aucune carte limitée à un exemplaire n’y est deux fois.</translation>
    </message>
    <message>
        <source>Not legal in the Basic Game</source>
        <translation>Non conforme au jeu de base</translation>
    </message>
    <message>
        <source>Not legal in the Advanced Game</source>
        <translation>Non conforme au jeu avancé</translation>
    </message>
    <message>
        <source>Legal if both players agree</source>
        <translation>Conforme si les deux joueurs sont d’accord</translation>
    </message>
    <message>
        <source>Legal in the Basic Game</source>
        <translation>Conforme au jeu de base</translation>
    </message>
    <message>
        <source>Legal in the Advanced Game</source>
        <translation>Conforme au jeu avancé</translation>
    </message>
    <message>
        <source>No card belongs to the Advanced Game alone.</source>
        <translation>Aucune carte n’est réservée au jeu avancé.</translation>
    </message>
    <message>
        <source>The starting Team is four different Agents.</source>
        <translation>L’Équipe de départ se compose de quatre Agents différents.</translation>
    </message>
    <message>
        <source>No Agents and no X-Files are in the deck.</source>
        <translation>Le deck ne contient ni Agents ni X-Files.</translation>
    </message>
    <message>
        <source>Sets: %1.</source>
        <translation>Séries&#x202f;: %1.</translation>
    </message>
</context>
<context>
    <name>ShelvedDecks</name>
    <message numerus="yes">
        <source>%n sample deck(s) added.</source>
        <translation>
            <numerusform>%n deck d’exemple ajouté.</numerusform>
            <numerusform>%n decks d’exemple ajoutés.</numerusform>
        </translation>
    </message>
    <message>
        <source>The sample decks are there already.</source>
        <translation>Les decks d’exemple sont déjà là.</translation>
    </message>
    <message>
        <source>The starter decks are there already.</source>
        <translation>Les decks de départ sont déjà là.</translation>
    </message>
    <message numerus="yes">
        <source>%n starter deck(s) added.</source>
        <translation>
            <numerusform>%n deck de départ ajouté.</numerusform>
            <numerusform>%n decks de départ ajoutés.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>SourceFiles</name>
    <message>
        <source>Dossier deck</source>
        <translation>Deck Dossier</translation>
    </message>
    <message>
        <source>Fan site, JSON</source>
        <translation>Site de fans, JSON</translation>
    </message>
    <message>
        <source>Fan site, CSV</source>
        <translation>Site de fans, CSV</translation>
    </message>
    <message>
        <source>Fan site, old link</source>
        <translation>Site de fans, ancien lien</translation>
    </message>
    <message>
        <source>Plain list</source>
        <translation>Liste simple</translation>
    </message>
    <message>
        <source>Cockatrice</source>
        <translation>Cockatrice</translation>
    </message>
    <message>
        <source>Forum text</source>
        <translation>Texte pour forum</translation>
    </message>
    <message>
        <source>Web page</source>
        <translation>Page web</translation>
    </message>
    <message>
        <source>LackeyCCG list</source>
        <translation>Liste LackeyCCG</translation>
    </message>
    <message>
        <source>Line %1: %2.</source>
        <translation>Ligne %1&#x202f;: %2.</translation>
    </message>
    <message>
        <source>%1: %2.</source>
        <translation>%1&#x202f;: %2.</translation>
    </message>
    <message>
        <source>OCTGN</source>
        <translation>OCTGN</translation>
    </message>
    <message>
        <source>Tabletop Simulator</source>
        <translation>Tabletop Simulator</translation>
    </message>
    <message>
        <source>LackeyCCG deck</source>
        <translation>Deck LackeyCCG</translation>
    </message>
    <message>
        <source>Magic Online</source>
        <translation>Magic Online</translation>
    </message>
    <message>
        <source>Forge</source>
        <translation>Forge</translation>
    </message>
    <message>
        <source>Decks, tables, archives (%1);;All files (*)</source>
        <translation>Decks, tableaux, archives (%1);;Tous les fichiers (*)</translation>
    </message>
</context>
<context>
    <name>SplitWords</name>
    <message>
        <source>known: no</source>
        <translation>connu&#xa0;: non</translation>
    </message>
    <message>
        <source>known: yes</source>
        <translation>connu&#xa0;: oui</translation>
    </message>
    <message>
        <source>%1 yes · %2 no</source>
        <translation>%1 oui · %2 non</translation>
    </message>
    <message>
        <source>ruled out · %1</source>
        <translation>exclu · %1</translation>
    </message>
    <message>
        <source>Name %1? By the Notebook it cannot be the X-File of %2.</source>
        <translation>Nommer %1&#x202f;? D’après le livret, ce ne peut être le X-File de %2.</translation>
    </message>
    <message numerus="yes">
        <source>Name %1? %n X-File(s) are possible: it is right in %2 of 100 cases.</source>
        <translation>
            <numerusform>Nommer %1&#x202f;? Un seul X-File est possible&#xa0;: c’est juste dans %2 cas sur 100.</numerusform>
            <numerusform>Nommer %1&#x202f;? %n X-Files sont possibles&#xa0;: c’est juste dans %2 cas sur 100.</numerusform>
        </translation>
    </message>
    <message>
        <source>A wrong one leads to nothing (SITE-19).</source>
        <translation>Une identification fausse reste sans suite (SITE-19).</translation>
    </message>
    <message>
        <source>By a wrong one %1 wins the game (OPT-2).</source>
        <translation>Si l’identification est fausse, %1 gagne la partie (OPT-2).</translation>
    </message>
    <message>
        <source>After a wrong one %1 may ask or guess in return (SITE-16).</source>
        <translation>Si l’identification est fausse, %1 peut à son tour demander ou deviner (SITE-16).</translation>
    </message>
</context>
<context>
    <name>SpokenWords</name>
    <message>
        <source>Waiting, next first: %1</source>
        <translation>En attente, la prochaine d’abord&#x202f;: %1</translation>
    </message>
    <message>
        <source>fails whatever its level</source>
        <translation>échoue quel que soit le niveau</translation>
    </message>
    <message>
        <source>solved</source>
        <translation>résolu</translation>
    </message>
    <message>
        <source>enough so far</source>
        <translation>suffit pour l’instant</translation>
    </message>
    <message>
        <source>enough for its named question</source>
        <translation>suffit pour sa question désignée</translation>
    </message>
    <message>
        <source>one short</source>
        <translation>il manque 1</translation>
    </message>
    <message numerus="yes">
        <source>%n short</source>
        <translation>
            <numerusform>il manque %n</numerusform>
            <numerusform>il manque %n</numerusform>
        </translation>
    </message>
    <message>
        <source>Team %1</source>
        <translation>Équipe %1</translation>
    </message>
    <message>
        <source>may be answered</source>
        <translation>on peut répondre</translation>
    </message>
    <message>
        <source>cards may be played</source>
        <translation>on peut jouer des cartes</translation>
    </message>
    <message>
        <source>cards under the Site turn over</source>
        <translation>les cartes sous le Site se retournent</translation>
    </message>
    <message>
        <source>use of %1</source>
        <translation>effet de %1</translation>
    </message>
    <message>
        <source>%1, %2</source>
        <comment>a card and its player</comment>
        <translation>%1, %2</translation>
    </message>
    <message>
        <source>%1, at %2</source>
        <comment>a card with its player, and its aim</comment>
        <translation>%1, visant %2</translation>
    </message>
    <message>
        <source>%1: %2 against %3</source>
        <translation>%1&#x202f;: %2 contre %3</translation>
    </message>
    <message>
        <source>not solved</source>
        <translation>non résolu</translation>
    </message>
    <message>
        <source>%1 is being investigated</source>
        <translation>enquête à %1</translation>
    </message>
    <message>
        <source>%1 %2</source>
        <comment>a part of a level and its number</comment>
        <translation>%1 %2</translation>
    </message>
    <message>
        <source>Combat</source>
        <translation>Combat</translation>
    </message>
    <message>
        <source>%1: Health %2</source>
        <translation>%1&#x202f;: Santé %2</translation>
    </message>
    <message>
        <source>%1 damage on %2</source>
        <translation>%1 point(s) de dommages à %2</translation>
    </message>
    <message>
        <source>%1 hits %2 with %3</source>
        <translation>%1 inflige %3 à %2</translation>
    </message>
    <message>
        <source>%1: who is hit</source>
        <comment>a round of Combat</comment>
        <translation>%1&#xa0;: qui est touché</translation>
    </message>
    <message>
        <source>Who has to leave</source>
        <translation>Qui doit partir</translation>
    </message>
    <message>
        <source>A Skill Check begins</source>
        <translation>Un contrôle de compétence commence</translation>
    </message>
    <message>
        <source>The cards under the Site are turned up</source>
        <translation>Les cartes sous le Site sont retournées</translation>
    </message>
    <message>
        <source>A Bluff is used</source>
        <translation>Un Bluff est utilisé</translation>
    </message>
    <message>
        <source>The Skill Check has ended</source>
        <translation>Le contrôle de compétence est terminé</translation>
    </message>
    <message>
        <source>enough for the question %1 alone</source>
        <translation>suffit pour la seule question %1</translation>
    </message>
    <message>
        <source>directed at {%1|you}</source>
        <translation>dirigé contre {%1|vous}</translation>
    </message>
    <message>
        <source>solved for one question</source>
        <translation>résolu pour une question</translation>
    </message>
</context>
<context>
    <name>StartWords</name>
    <message>
        <source>Deck builder, collection and playtest table</source>
        <translation>Decks, collection et table d’essai</translation>
    </message>
    <message>
        <source>%1 and %2 both say where the database is: give one of them.</source>
        <translation>%1 et %2 disent tous deux où est la base de données&#x202f;: donnez l’un des deux.</translation>
    </message>
    <message>
        <source>%1 needs a value.</source>
        <translation>%1 attend une valeur.</translation>
    </message>
    <message>
        <source>--lang takes en or fr, not &quot;%1&quot;.</source>
        <translation>--lang attend en ou fr, et non «&#x202f;%1&#x202f;».</translation>
    </message>
    <message>
        <source>One file at a time can be read in.</source>
        <translation>On ne peut lire qu’un fichier à la fois.</translation>
    </message>
    <message>
        <source>The database to open.</source>
        <translation>La base de données à ouvrir.</translation>
    </message>
    <message>
        <source>The language to speak: en or fr.</source>
        <translation>La langue à parler&#x202f;: en ou fr.</translation>
    </message>
    <message>
        <source>Write the deck sheet of a stored deck, or of a deck file, as PDF and quit: --print-sheet DECK FILE.pdf.</source>
        <translation>Écrit en PDF la feuille d’un deck enregistré, ou d’un fichier de deck, et termine&#x202f;: --print-sheet DECK FILE.pdf.</translation>
    </message>
    <message>
        <source>Keep the database, the settings and pictures in this folder.</source>
        <translation>Garde la base de données, les réglages et les images dans ce dossier.</translation>
    </message>
    <message>
        <source>Keep them in a folder data beside the program.</source>
        <translation>Les garde dans un dossier data à côté du programme.</translation>
    </message>
    <message>
        <source>A deck, a collection, an archive or a set of cards to read in; a saved game to play on; or an invitation to a table far away.</source>
        <translation>Un deck, une collection, une archive ou une série de cartes à lire&#x202f;; une partie enregistrée à continuer&#x202f;; ou une invitation à une table au loin.</translation>
    </message>
</context>
<context>
    <name>StoreText</name>
    <message>
        <source>%1 cannot be opened (%2). Check the path and the permissions.</source>
        <translation>%1 ne peut pas être ouvert (%2). Vérifiez le chemin et les droits.</translation>
    </message>
    <message>
        <source>%1 is not a Dossier database. It was left as it is; choose another file.</source>
        <translation>%1 n’est pas une base de données Dossier. Rien n’y a été changé&#x202f;; choisissez un autre fichier.</translation>
    </message>
    <message>
        <source>%1 is damaged (%2). It was left as it is; restore a backup.</source>
        <translation>%1 est endommagé (%2). Rien n’y a été changé&#x202f;; rétablissez une sauvegarde.</translation>
    </message>
    <message>
        <source>%1 was written by a newer version of Dossier. It was left as it is; update the program.</source>
        <translation>%1 vient d’une version plus récente de Dossier. Rien n’y a été changé&#x202f;; mettez le programme à jour.</translation>
    </message>
    <message>
        <source>%1 may be read but not written. Nothing was changed; check the permissions.</source>
        <translation>%1 peut être lu mais pas écrit. Rien n’a été changé&#x202f;; vérifiez les droits.</translation>
    </message>
    <message>
        <source>%1 is in use by another program. Nothing was changed; close it there and try again.</source>
        <translation>%1 est utilisé par un autre programme. Rien n’a été changé&#x202f;; fermez-le là-bas et réessayez.</translation>
    </message>
    <message>
        <source>The disk is full: %1 could not be written. Nothing was changed; make room and try again.</source>
        <translation>Le disque est plein&#x202f;: %1 n’a pas pu être écrit. Rien n’a été changé&#x202f;; faites de la place et réessayez.</translation>
    </message>
    <message>
        <source>The name %1 is already taken; choose another one.</source>
        <translation>Le nom %1 est déjà pris&#x202f;; choisissez-en un autre.</translation>
    </message>
    <message>
        <source>This cannot be stored: %1.</source>
        <translation>Ceci ne peut pas être enregistré&#x202f;: %1.</translation>
    </message>
    <message>
        <source>That would be too many copies: there is room for %1 in one row and %2 in the whole collection. Nothing was changed.</source>
        <translation>Cela ferait trop d’exemplaires&#x202f;: une ligne en contient %1 au plus, la collection entière %2. Rien n’a été modifié.</translation>
    </message>
    <message>
        <source>%1 cannot be opened. Check the path and the permissions.</source>
        <translation>%1 ne peut pas être ouvert. Vérifiez le chemin et les droits.</translation>
    </message>
    <message>
        <source>This cannot be stored: a number is out of its range, or there is one like it already. Nothing was changed.</source>
        <translation>Impossible à enregistrer&#xa0;: un nombre est hors de ses limites, ou il en existe déjà un pareil. Rien n’a été modifié.</translation>
    </message>
    <message>
        <source>%1 exists already. It was left as it is; choose another name.</source>
        <translation>%1 existe déjà. Il a été laissé tel quel&#x202f;; choisissez un autre nom.</translation>
    </message>
    <message>
        <source>%1 cannot be brought up to date: rows in it belong to nothing: %2. Nothing was changed. `dossier-cli db upgrade --set-aside` goes on without them and keeps them in a file beside it.</source>
        <translation>%1 ne peut pas être mis à jour&#xa0;: des lignes n’y appartiennent à rien&#xa0;: %2. Rien n’a été modifié. `dossier-cli db upgrade --set-aside` continue sans elles et les garde dans un fichier à côté.</translation>
    </message>
    <message>
        <source>%1: this failed for a reason that the program does not know. Nothing was changed; `dossier-cli db check` says whether the file is sound.</source>
        <translation>%1&#xa0;: échec pour une raison que le programme ne connaît pas. Rien n’a été modifié&#x202f;; `dossier-cli db check` dit si le fichier est sain.</translation>
    </message>
    <message>
        <source>%1 could not be read or written: %2. Nothing was changed; look whether the disk is there and sound, and try again.</source>
        <translation>%1 n’a pas pu être lu ou écrit&#x202f;: %2. Rien n’a été changé&#x202f;; vérifiez que le disque est présent et en bon état, puis réessayez.</translation>
    </message>
    <message>
        <source>This cannot be stored: %1. Nothing was changed.</source>
        <translation>Ceci ne peut pas être enregistré&#x202f;: %1. Rien n’a été modifié.</translation>
    </message>
    <message>
        <source>This step of the history cannot be gone over: %1. Nothing was changed.</source>
        <translation>Cette étape de l’historique ne peut pas être parcourue&#x202f;: %1. Rien n’a été modifié.</translation>
    </message>
    <message>
        <source>The program is in the middle of something longer. Nothing was changed; try again once it is done.</source>
        <translation>Le programme est occupé à une tâche plus longue. Rien n’a été modifié&#x202f;; réessayez une fois qu’elle sera terminée.</translation>
    </message>
    <message>
        <source>Another program changed something meanwhile. Nothing was changed here; look again.</source>
        <translation>Un autre programme a modifié quelque chose entre-temps. Rien n’a été modifié ici&#x202f;; regardez de nouveau.</translation>
    </message>
    <message>
        <source>This cannot be stored: the notes of %1 put together are longer than %2 letters, the most that is kept. Nothing was changed.</source>
        <translation>Cela ne peut pas être enregistré&#x202f;: les notes de %1, mises ensemble, dépassent %2 lettres, le maximum conservé. Rien n’a été modifié.</translation>
    </message>
    <message>
        <source>That would be too many copies of %1: there is room for %2 in one row. Nothing was changed.</source>
        <translation>Cela ferait trop d’exemplaires de %1&#x202f;: une ligne en contient au plus %2. Rien n’a été modifié.</translation>
    </message>
    <message>
        <source>%1 is no longer the file that was opened: it was moved, deleted or replaced meanwhile. Nothing was changed. Close the program and open it again.</source>
        <translation>%1 n’est plus le fichier qui a été ouvert&#x202f;: il a été déplacé, supprimé ou remplacé entre-temps. Rien n’a été modifié. Fermez le programme et rouvrez-le.</translation>
    </message>
    <message numerus="yes">
        <source>%1 (%n cop(y/ies))</source>
        <translation>
            <numerusform>%1 (%n exemplaire)</numerusform>
            <numerusform>%1 (%n exemplaires)</numerusform>
        </translation>
    </message>
    <message>
        <source>%1: together with the row that is there, %2</source>
        <translation>%1&#x202f;: avec la ligne qui est là, %2</translation>
    </message>
    <message>
        <source>%1: together with the row that is there, they are more than %2, the most in one row</source>
        <translation>%1&#x202f;: avec la ligne qui est là, ils sont plus de %2, le maximum d’une ligne</translation>
    </message>
    <message>
        <source>%1 is of an older version of Dossier and has to be brought up to date, but it may be read only, not written. Nothing was changed; copy it to where it may be written and name the copy with --db, or check the permissions.</source>
        <translation>%1 date d’une version plus ancienne de Dossier et doit être mis à jour, mais on peut seulement le lire, pas l’écrire. Rien n’a été changé&#x202f;; copiez-le là où l’on peut écrire et nommez la copie avec --db, ou vérifiez les droits.</translation>
    </message>
    <message>
        <source>%1 could not be written to the end (%2). It is not known whether the change was stored: look before you make it again, once the disk takes what is written.</source>
        <translation>%1 n’a pas pu être écrit jusqu’au bout (%2). On ne sait pas si le changement a été enregistré&#x202f;: vérifiez avant de le refaire, une fois que le disque accepte de nouveau ce qui est écrit.</translation>
    </message>
    <message>
        <source>the disk is full</source>
        <translation>le disque est plein</translation>
    </message>
    <message>
        <source>it may be read but not written</source>
        <translation>il peut être lu mais pas écrit</translation>
    </message>
    <message>
        <source>%1 is the database itself, and nothing was changed. Choose a copy of it.</source>
        <translation>%1 est la base elle-même, et rien n’a été changé. Choisissez-en une copie.</translation>
    </message>
    <message>
        <source>What was to be changed is there no longer: another program was quicker. Nothing was changed; look again.</source>
        <translation>Ce qui devait être changé n’est plus là&#x202f;: un autre programme a été plus rapide. Rien n’a été changé&#x202f;; regardez de nouveau.</translation>
    </message>
</context>
<context>
    <name>StoryText</name>
    <message>
        <source>{%1 discards|You discard} %2.</source>
        <translation>{%1 défausse|Vous défaussez} %2.</translation>
    </message>
    <message>
        <source>{%1 of %2|your %1}</source>
        <comment>a card and its owner</comment>
        <translation>{%1 de %2|votre %1}</translation>
    </message>
    <message numerus="yes">
        <source>{%1 draws|You draw} %n card(s).</source>
        <translation>
            <numerusform>{%1 pioche|Vous piochez} %n carte.</numerusform>
            <numerusform>{%1 pioche|Vous piochez} %n cartes.</numerusform>
        </translation>
    </message>
    <message>
        <source>{%1 draws|You draw} %2.</source>
        <translation>{%1 pioche|Vous piochez} %2.</translation>
    </message>
    <message numerus="yes">
        <source>{%1 pays|You pay} %2 for %n card(s)</source>
        <translation>
            <numerusform>{%1 paie|Vous payez} %2 pour %n carte</numerusform>
            <numerusform>{%1 paie|Vous payez} %2 pour %n cartes</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{%1 buys|You buy} %n card(s)</source>
        <translation>
            <numerusform>{%1 achète|Vous achetez} %n carte</numerusform>
            <numerusform>{%1 achète|Vous achetez} %n cartes</numerusform>
        </translation>
    </message>
    <message>
        <source>%1: %2.</source>
        <comment>what somebody did, and with which cards</comment>
        <translation>%1&#xa0;: %2.</translation>
    </message>
    <message>
        <source>%1 (%2)</source>
        <comment>a card and its points</comment>
        <translation>%1 (%2)</translation>
    </message>
    <message>
        <source>{%1 sells|You sell} %2 for %3.</source>
        <translation>{%1 vend|Vous vendez} %2 pour %3.</translation>
    </message>
    <message>
        <source>{%1 has tokens|You have tokens} on %2 now.</source>
        <translation>{%1 a maintenant|Vous avez maintenant} des jetons sur %2.</translation>
    </message>
    <message>
        <source>{%1 sends|You send} %2 to the Field.</source>
        <translation>{%1 envoie|Vous envoyez} %2 dans le Champ d’investigation.</translation>
    </message>
    <message>
        <source>{%1 calls|You call} %2 back to the Bureau.</source>
        <translation>{%1 rappelle|Vous rappelez} %2 au Bureau.</translation>
    </message>
    <message>
        <source>{%1 of %2 goes|Your %1 goes} to the Hospital.</source>
        <comment>an Agent and his player</comment>
        <translation>{%1 de %2 va|Votre %1 va} à l’Hôpital.</translation>
    </message>
    <message>
        <source>{%1 of %2 go|Your %1 go} to the Hospital.</source>
        <comment>Agents and their player</comment>
        <translation>{%1 de %2 vont|Vos %1 vont} à l’Hôpital.</translation>
    </message>
    <message>
        <source>{%1 puts|You put} %2 into Team %3.</source>
        <translation>{%1 met|Vous mettez} %2 dans l’Équipe %3.</translation>
    </message>
    <message>
        <source>a token of %1</source>
        <translation>un jeton de %1</translation>
    </message>
    <message>
        <source>1 RP dedicated to %1</source>
        <translation>1 PR dédié à %1</translation>
    </message>
    <message numerus="yes">
        <source>%n token(s) left</source>
        <translation>
            <numerusform>reste %n jeton</numerusform>
            <numerusform>restent %n jetons</numerusform>
        </translation>
    </message>
    <message>
        <source>Team %1 to %2</source>
        <translation>l’Équipe %1 à %2</translation>
    </message>
    <message>
        <source>{%1 assigns|You assign} %2.</source>
        <translation>{%1 affecte|Vous affectez} %2.</translation>
    </message>
    <message>
        <source>{%1 announces|You announce} %2: level %3 is needed.</source>
        <translation>{%1 annonce|Vous annoncez} %2&#xa0;: il faut le niveau %3.</translation>
    </message>
    <message>
        <source>{%1 announces|You announce} %2.</source>
        <translation>{%1 annonce|Vous annoncez} %2.</translation>
    </message>
    <message>
        <source>{Team %1 of %2|Your Team %1} investigates %3</source>
        <translation>{L’Équipe %1 (%2)|Votre Équipe %1} enquête à %3</translation>
    </message>
    <message>
        <source>%1 with %2: level %3 is needed.</source>
        <comment>a Team investigates, and its skill</comment>
        <translation>%1, %2&#xa0;: il faut le niveau %3.</translation>
    </message>
    <message>
        <source>%1 with %2.</source>
        <comment>a Team investigates, and its skill</comment>
        <translation>%1, %2.</translation>
    </message>
    <message>
        <source>%1: yes.</source>
        <comment>a question and its answer</comment>
        <translation>%1&#xa0;: oui.</translation>
    </message>
    <message>
        <source>%1: no.</source>
        <comment>a question and its answer</comment>
        <translation>%1&#xa0;: non.</translation>
    </message>
    <message numerus="yes">
        <source>%1 deals %n damage to %2</source>
        <translation>
            <numerusform>%1 inflige %n dommage à %2</numerusform>
            <numerusform>%1 inflige %n dommages à %2</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 together deal %n damage to %2</source>
        <translation>
            <numerusform>%1 infligent ensemble %n dommage à %2</numerusform>
            <numerusform>%1 infligent ensemble %n dommages à %2</numerusform>
        </translation>
    </message>
    <message>
        <source>%1: nobody hits.</source>
        <comment>a round of Combat</comment>
        <translation>%1&#xa0;: personne ne touche.</translation>
    </message>
    <message>
        <source>%1: %2.</source>
        <comment>a round of Combat and its blows</comment>
        <translation>%1&#xa0;: %2.</translation>
    </message>
    <message numerus="yes">
        <source>%1 takes %n damage and goes to the Hospital.</source>
        <translation>
            <numerusform>%1 subit %n dommage et va à l’Hôpital.</numerusform>
            <numerusform>%1 subit %n dommages et va à l’Hôpital.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{%1 puts|You put} %n card(s) face down under %2.</source>
        <translation>
            <numerusform>{%1 met|Vous mettez} %n carte face cachée sous %2.</numerusform>
            <numerusform>{%1 met|Vous mettez} %n cartes face cachée sous %2.</numerusform>
        </translation>
    </message>
    <message>
        <source>{%1 of %2|Your %1} discards {%3 of %4|your %3}.</source>
        <comment>a card, its player; cards, their player</comment>
        <translation>{%1 de %2|Votre %1} défausse %3 {de %4|(à vous)}.</translation>
    </message>
    <message>
        <source>%1 (%2)</source>
        <comment>what somebody did, and for what</comment>
        <translation>%1 (%2)</translation>
    </message>
    <message>
        <source>%1 and names %2.</source>
        <comment>what somebody did, and the words for it</comment>
        <translation>%1 et nomme %2.</translation>
    </message>
    <message>
        <source>{%1 sells|You sell} %2 for nothing.</source>
        <translation>{%1 vend|Vous vendez} %2 pour rien.</translation>
    </message>
    <message>
        <source>no tokens left</source>
        <translation>plus de jeton</translation>
    </message>
    <message>
        <source>%1 (%2; %3)</source>
        <comment>damage dealt; what was prevented; what is left</comment>
        <translation>%1 (%2&#x202f;; %3)</translation>
    </message>
    <message numerus="yes">
        <source>its own text prevents %n</source>
        <translation>
            <numerusform>son propre texte en évite %n</numerusform>
            <numerusform>son propre texte en évite %n</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 prevents %n</source>
        <translation>
            <numerusform>%1 en évite %n</numerusform>
            <numerusform>%1 en évite %n</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n prevented</source>
        <translation>
            <numerusform>%n évité</numerusform>
            <numerusform>%n évités</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>takes %n</source>
        <translation>
            <numerusform>en subit %n</numerusform>
            <numerusform>en subit %n</numerusform>
        </translation>
    </message>
    <message>
        <source>takes none</source>
        <comment>damage</comment>
        <translation>n’en subit aucun</translation>
    </message>
    <message>
        <source>%1 is killed; the Combat is over.</source>
        <translation>%1 est tué&#x202f;; le combat est terminé.</translation>
    </message>
    <message>
        <source>{%1 discards|You discard} {%2 of %3|your %2}.</source>
        <comment>who, cards, their owner</comment>
        <translation>{%1 défausse|Vous défaussez} %2 {de %3|(à vous)}.</translation>
    </message>
    <message>
        <source>%1 (%2 of these could buy nothing else)</source>
        <comment>what is paid for cards</comment>
        <translation>%1 (dont %2 qui ne pouvaient rien acheter d’autre)</translation>
    </message>
    <message>
        <source>%1 (none)</source>
        <comment>a card that has no tokens</comment>
        <translation>%1 (aucun)</translation>
    </message>
    <message>
        <source>{%1 sends|You send} %2 to the Field, in Team %3.</source>
        <translation>{%1 envoie|Vous envoyez} %2 dans le Champ d’investigation, dans l’Équipe %3.</translation>
    </message>
    <message>
        <source>{%1 calls|You call} %2 back to the Bureau, in Team %3.</source>
        <translation>{%1 rappelle|Vous rappelez} %2 au Bureau, dans l’Équipe %3.</translation>
    </message>
    <message>
        <source>%1, for %2.</source>
        <comment>what somebody chose, and for which card</comment>
        <translation>%1, pour %2.</translation>
    </message>
    <message>
        <source>{%1 puts|You put} %2 face down under %3.</source>
        <translation>{%1 met|Vous mettez} %2 face cachée sous %3.</translation>
    </message>
    <message>
        <source>To the Discard Pile: {%2 of %1|your %2}.</source>
        <comment>who, cards</comment>
        <translation>Vers la Pile de défausse&#x202f;: {%2 de %1|votre %2}.</translation>
    </message>
    <message>
        <source>%1 Nothing is asked.</source>
        <comment>of a Site that is solved</comment>
        <translation>%1 Rien n’est demandé.</translation>
    </message>
</context>
<context>
    <name>SystemText</name>
    <message>
        <source>Bad file descriptor</source>
        <translation>descripteur de fichier incorrect</translation>
    </message>
    <message>
        <source>Device or resource busy</source>
        <translation>périphérique ou ressource occupés</translation>
    </message>
    <message>
        <source>Disk quota exceeded</source>
        <translation>quota de disque dépassé</translation>
    </message>
    <message>
        <source>File exists</source>
        <translation>le fichier existe</translation>
    </message>
    <message>
        <source>File too large</source>
        <translation>fichier trop grand</translation>
    </message>
    <message>
        <source>Invalid argument</source>
        <translation>argument incorrect</translation>
    </message>
    <message>
        <source>Input/output error</source>
        <translation>erreur d’entrée-sortie</translation>
    </message>
    <message>
        <source>Is a directory</source>
        <translation>c’est un dossier</translation>
    </message>
    <message>
        <source>Too many levels of symbolic links</source>
        <translation>trop de liens symboliques à suivre</translation>
    </message>
    <message>
        <source>File name too long</source>
        <translation>nom de fichier trop long</translation>
    </message>
    <message>
        <source>Too many open files in system</source>
        <translation>trop de fichiers ouverts dans le système</translation>
    </message>
    <message>
        <source>No such device</source>
        <translation>ce périphérique n’existe pas</translation>
    </message>
    <message>
        <source>Cannot allocate memory</source>
        <translation>plus de mémoire</translation>
    </message>
    <message>
        <source>Not a directory</source>
        <translation>ce n’est pas un dossier</translation>
    </message>
    <message>
        <source>Directory not empty</source>
        <translation>le dossier n’est pas vide</translation>
    </message>
    <message>
        <source>No such device or address</source>
        <translation>ce périphérique ou cette adresse n’existent pas</translation>
    </message>
    <message>
        <source>Operation not permitted</source>
        <translation>opération interdite</translation>
    </message>
    <message>
        <source>Broken pipe</source>
        <translation>tube rompu</translation>
    </message>
    <message>
        <source>Read-only file system</source>
        <translation>système de fichiers en lecture seule</translation>
    </message>
    <message>
        <source>Stale file handle</source>
        <translation>descripteur de fichier périmé</translation>
    </message>
    <message>
        <source>Connection timed out</source>
        <translation>délai de connexion dépassé</translation>
    </message>
    <message>
        <source>Text file busy</source>
        <translation>programme en cours d’exécution</translation>
    </message>
</context>
<context>
    <name>TableFace</name>
    <message>
        <source>Level %1 is enough when asking for %2</source>
        <translation>Niveau %1 suffisant si la question porte sur&#x202f;: %2</translation>
    </message>
    <message>
        <source>asks</source>
        <translation>demande</translation>
    </message>
    <message>
        <source>Health</source>
        <translation>Santé</translation>
    </message>
    <message>
        <source>or</source>
        <comment>between the two prerequisites of a Site</comment>
        <translation>ou</translation>
    </message>
</context>
<context>
    <name>ThingText</name>
    <message>
        <source>a card of {the hand of %1|your hand}</source>
        <translation>une carte de {la main de %1|votre main}</translation>
    </message>
    <message>
        <source>{a hidden card of %1|a hidden card of yours} under %2</source>
        <translation>{une carte cachée de %1|une de vos cartes cachées} sous %2</translation>
    </message>
    <message>
        <source>{a hidden card of %1|a hidden card of yours}</source>
        <translation>{une carte cachée de %1|une de vos cartes cachées}</translation>
    </message>
    <message>
        <source>Team %1 (%2)</source>
        <translation>Équipe %1 (%2)</translation>
    </message>
    <message>
        <source>{%1 of %2|your %1}</source>
        <comment>a Section and its player</comment>
        <translation>{%1 de %2|votre %1}</translation>
    </message>
    <message>
        <source>the hands of their owners</source>
        <translation>les mains de leurs propriétaires</translation>
    </message>
    <message>
        <source>the fighter beside %1</source>
        <translation>le combattant aux côtés de %1</translation>
    </message>
    <message>
        <source>%1, on %2</source>
        <comment>an owner and a card</comment>
        <translation>%1, sur %2</translation>
    </message>
    <message>
        <source>%1, under %2</source>
        <comment>an owner and a Site</comment>
        <translation>%1, sous %2</translation>
    </message>
    <message>
        <source>%1, Discard Pile</source>
        <translation>%1, pile de défausse</translation>
    </message>
    <message>
        <source>%1 and %2</source>
        <comment>the end of a list</comment>
        <translation>%1 et %2</translation>
    </message>
    <message>
        <source>Team %1</source>
        <translation>Équipe %1</translation>
    </message>
    <message>
        <source>the check under way</source>
        <translation>le contrôle en cours</translation>
    </message>
    <message>
        <source>a later check</source>
        <translation>un contrôle ultérieur</translation>
    </message>
    <message>
        <source>%1, waiting</source>
        <comment>an owner, and a card that is played and not yet resolved</comment>
        <translation>%1, en attente</translation>
    </message>
    <message>
        <source>%1; and %2</source>
        <comment>the end of a list of names with commas in them</comment>
        <translation>%1&#x202f;; et %2</translation>
    </message>
    <message>
        <source>; </source>
        <comment>between names with commas in them</comment>
        <translation>&#x202f;; </translation>
    </message>
    <message>
        <source>{%1|you}</source>
        <comment>a player, amid a sentence</comment>
        <translation>{%1|vous}</translation>
    </message>
</context>
<context>
    <name>TradeList</name>
    <message>
        <source>X-Files CCG, Premiere</source>
        <translation>X-Files CCG, Premiere</translation>
    </message>
    <message>
        <source>Want list</source>
        <translation>Liste de recherche</translation>
    </message>
    <message>
        <source>For trade</source>
        <translation>À échanger</translation>
    </message>
    <message>
        <source>Nothing is wanted. Enter how many copies you look for under Wanted in the collection.</source>
        <translation>Rien n’est recherché. Indiquez dans la collection, sous Recherchées, combien d’exemplaires vous cherchez.</translation>
    </message>
    <message>
        <source>Wanted</source>
        <translation>Recherchées</translation>
    </message>
    <message>
        <source>Title</source>
        <translation>Titre</translation>
    </message>
    <message>
        <source>Number</source>
        <translation>Numéro</translation>
    </message>
    <message>
        <source>Rarity</source>
        <translation>Rareté</translation>
    </message>
    <message>
        <source>Owned</source>
        <translation>Possédées</translation>
    </message>
    <message>
        <source>Made with Dossier</source>
        <translation>Fait avec Dossier</translation>
    </message>
    <message>
        <source>Nothing is for trade. Enter how many copies you give away under For trade in the collection.</source>
        <translation>Rien n’est à échanger. Indiquez dans la collection, sous À échanger, combien d’exemplaires vous cédez.</translation>
    </message>
    <message>
        <source>Copies</source>
        <translation>Exemplaires</translation>
    </message>
    <message>
        <source>Condition</source>
        <translation>État</translation>
    </message>
    <message>
        <source>Language</source>
        <translation>Langue</translation>
    </message>
    <message>
        <source>Note</source>
        <translation>Note</translation>
    </message>
    <message numerus="yes">
        <source>%n cop(ies)</source>
        <translation>
            <numerusform>%n exemplaire</numerusform>
            <numerusform>%n exemplaires</numerusform>
        </translation>
    </message>
    <message>
        <source>unknown card</source>
        <translation>carte inconnue</translation>
    </message>
</context>
<context>
    <name>TurnReviewText</name>
    <message>
        <source>%1
Better: %2</source>
        <comment>what was done, and what would have been better</comment>
        <translation>%1
Mieux&#xa0;: %2</translation>
    </message>
    <message>
        <source>%1
Above all: %2. Better: %3</source>
        <comment>what was done in a turn, its dearest choice, a better one</comment>
        <translation>%1
Surtout&#xa0;: %2. Mieux&#xa0;: %3</translation>
    </message>
    <message numerus="yes">
        <source>%n card(s) discarded one by one</source>
        <translation>
            <numerusform>%n carte défaussée</numerusform>
            <numerusform>%n cartes défaussées une à une</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 (%n time(s))</source>
        <comment>a kind of choice</comment>
        <translation>
            <numerusform>%1 (%n fois)</numerusform>
            <numerusform>%1 (%n fois)</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>WayBack</name>
    <message>
        <source>The game before is kept in the list of games.</source>
        <translation>La partie d’avant est gardée dans la liste des parties.</translation>
    </message>
    <message>
        <source>The game before, in which nobody had chosen anything, is not kept.</source>
        <translation>La partie d’avant, où personne n’avait rien choisi, n’est pas gardée.</translation>
    </message>
    <message>
        <source>Back to it</source>
        <translation>Y revenir</translation>
    </message>
</context>
<context>
    <name>WhiskerWords</name>
    <message>
        <source>%1 % (%2 to %3)</source>
        <comment>a rate with its interval</comment>
        <translation>%1&#x202f;% (%2 à %3)</translation>
    </message>
    <message>
        <source>%1 (%2 to %3)</source>
        <comment>percentage points with their interval</comment>
        <translation>%1 (%2 à %3)</translation>
    </message>
</context>
<context>
    <name>WholeFiles</name>
    <message>
        <source>there is no such file</source>
        <translation>ce fichier n’existe pas</translation>
    </message>
    <message>
        <source>this is a folder, not a file</source>
        <translation>c’est un dossier, pas un fichier</translation>
    </message>
    <message>
        <source>this is a device, not a file</source>
        <translation>c’est un périphérique, pas un fichier</translation>
    </message>
    <message>
        <source>nothing comes out of this pipe</source>
        <translation>rien ne sort de ce tube</translation>
    </message>
    <message>
        <source>it cannot be read: %1</source>
        <translation>il ne peut pas être lu&#x202f;: %1</translation>
    </message>
    <message>
        <source>it is larger than %1 MiB, the most that is read of one file; divide it into several files</source>
        <translation>il dépasse %1 Mio, le plus qui soit lu d’un fichier&#x202f;; partagez-le en plusieurs fichiers</translation>
    </message>
</context>
<context>
    <name>WrittenFile</name>
    <message>
        <source>it is the database that is open; choose another name</source>
        <translation>c’est la base de données ouverte&#x202f;; choisissez un autre nom</translation>
    </message>
    <message>
        <source>it is a database; choose another name, or remove it first</source>
        <translation>c’est une base de données&#x202f;; choisissez un autre nom, ou supprimez-la d’abord</translation>
    </message>
    <message>
        <source>what belongs to a database is kept there; choose another name</source>
        <translation>ce qui appartient à une base de données y est conservé&amp;#x202f;; choisissez un autre nom</translation>
    </message>
</context>
<context>
    <name>ZoneModel</name>
    <message>
        <source>%1: %2</source>
        <translation>%1&#xa0;: %2</translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <translation>%1 sur %2</translation>
    </message>
    <message>
        <source>Without a cost</source>
        <translation>Sans coût</translation>
    </message>
    <message>
        <source>Cost X</source>
        <translation>Coût X</translation>
    </message>
    <message>
        <source>Cost %1</source>
        <translation>Coût %1</translation>
    </message>
    <message>
        <source>Without a Keyword</source>
        <translation>Sans mot clé</translation>
    </message>
    <message>
        <source>Sites that ask %1</source>
        <translation>Sites qui demandent %1</translation>
    </message>
    <message>
        <source> or </source>
        <translation> ou </translation>
    </message>
</context>
<context>
    <name>dossier::AdviceList</name>
    <message>
        <source>advised</source>
        <translation>conseillé</translation>
    </message>
    <message>
        <source>As good as what is advised</source>
        <translation>Vaut autant que le choix conseillé</translation>
    </message>
</context>
<context>
    <name>dossier::AnalysisView</name>
    <message>
        <source>Open a deck, and what it is made of, what its Team can solve and how soon it draws what it needs is said here.</source>
        <translation>Ouvrez un deck&#x202f;: vous lirez ici de quoi il est fait, ce que son Équipe peut résoudre et en combien de tours il pioche ce qu’il lui faut.</translation>
    </message>
    <message>
        <source>Analysis</source>
        <translation>Analyse</translation>
    </message>
    <message>
        <source>Profile</source>
        <translation>Profil</translation>
    </message>
    <message>
        <source>Sites</source>
        <translation>Sites</translation>
    </message>
    <message>
        <source>Odds</source>
        <translation>Chances</translation>
    </message>
    <message>
        <source>Team</source>
        <translation>Équipe</translation>
    </message>
    <message>
        <source>Economy</source>
        <translation>Économie</translation>
    </message>
    <message>
        <source>Copies</source>
        <translation>Exemplaires</translation>
    </message>
    <message>
        <source>Compare</source>
        <translation>Comparer</translation>
    </message>
</context>
<context>
    <name>dossier::AnswerDelegate</name>
    <message>
        <source>doubted</source>
        <translation>en doute</translation>
    </message>
    <message>
        <source>%1 yes · %2 no</source>
        <translation>%1 oui · %2 non</translation>
    </message>
</context>
<context>
    <name>dossier::AnswerGrid</name>
    <message>
        <source>Questions: Y for yes, N for no, ? for a doubted answer, Delete to forget it</source>
        <translation>Questions&#x202f;: O pour oui, N pour non,&#x202f;? pour une réponse en doute, Suppr pour l’oublier</translation>
    </message>
    <message>
        <source>Y</source>
        <comment>the key for yes</comment>
        <translation>O</translation>
    </message>
    <message>
        <source>N</source>
        <comment>the key for no</comment>
        <translation>N</translation>
    </message>
</context>
<context>
    <name>dossier::AnswerModel</name>
    <message>
        <source>%1, but doubted</source>
        <translation>%1, mais en doute</translation>
    </message>
    <message>
        <source>%1 bit</source>
        <translation>%1 bit</translation>
    </message>
    <message>
        <source>Candidates that say yes: %1, no: %2</source>
        <translation>X-Files restants qui disent oui&#x202f;: %1, non&#x202f;: %2</translation>
    </message>
</context>
<context>
    <name>dossier::AnswerPage</name>
    <message>
        <source>Turn %1</source>
        <translation>Tour %1</translation>
    </message>
    <message>
        <source>The answer</source>
        <translation>La réponse</translation>
    </message>
    <message>
        <source>Yes</source>
        <comment>an answer</comment>
        <translation>Oui</translation>
    </message>
    <message>
        <source>No</source>
        <comment>an answer</comment>
        <translation>Non</translation>
    </message>
    <message>
        <source>You name the X-File of %1</source>
        <translation>Vous nommez le X-File de %1</translation>
    </message>
    <message>
        <source>%1 names your X-File</source>
        <translation>%1 nomme votre X-File</translation>
    </message>
    <message>
        <source>%1: %2?</source>
        <comment>a question: characteristic and type</comment>
        <translation>%1&#xa0;: %2&#x202f;?</translation>
    </message>
    <message>
        <source>{%1 tells|You tell} everybody</source>
        <translation>{%1 annonce|Vous annoncez} à tous</translation>
    </message>
    <message>
        <source>You learn about the X-File of %1</source>
        <translation>Vous apprenez sur le X-File de %1</translation>
    </message>
    <message>
        <source>%1 learns about your X-File</source>
        <translation>%1 apprend sur votre X-File</translation>
    </message>
    <message>
        <source>You ask %1</source>
        <translation>Vous interrogez %1</translation>
    </message>
    <message>
        <source>%1 asks you</source>
        <translation>%1 vous interroge</translation>
    </message>
    <message>
        <source>That is the X-File.</source>
        <translation>C’est bien le X-File.</translation>
    </message>
    <message numerus="yes">
        <source>%1 can still suspect %n X-File(s).</source>
        <translation>
            <numerusform>%1 peut encore soupçonner %n X-File.</numerusform>
            <numerusform>%1 peut encore soupçonner %n X-Files.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Nothing new: %n X-File(s) are possible.</source>
        <translation>
            <numerusform>Rien de nouveau&#xa0;: %n X-File est possible.</numerusform>
            <numerusform>Rien de nouveau&#xa0;: %n X-Files sont possibles.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n X-File(s) fall out.</source>
        <translation>
            <numerusform>%n X-File est exclu.</numerusform>
            <numerusform>%n X-Files sont exclus.</numerusform>
        </translation>
    </message>
    <message>
        <source>It is %1.</source>
        <translation>C’est %1.</translation>
    </message>
    <message>
        <source>Left open: %1</source>
        <translation>Encore possibles&#xa0;: %1</translation>
    </message>
    <message>
        <source>Notebook</source>
        <translation>Livret</translation>
    </message>
    <message>
        <source>%1, solved with %2 against %3</source>
        <translation>%1, résolu avec %2 contre %3</translation>
    </message>
    <message>
        <source>Space</source>
        <translation>Espace</translation>
    </message>
    <message>
        <source>go on</source>
        <translation>continuer</translation>
    </message>
    <message>
        <source>on {%1|you}</source>
        <comment>a Notebook</comment>
        <translation>sur {%1|vous}</translation>
    </message>
    <message>
        <source>for {the wrong guess of %1|your wrong guess}</source>
        <comment>why there is a question</comment>
        <translation>pour {l’identification fausse de %1|votre identification fausse}</translation>
    </message>
    <message>
        <source>%1, solved for one question with %2 against %3</source>
        <translation>%1, résolu pour une seule question avec %2 contre %3</translation>
    </message>
    <message numerus="yes">
        <source>Name the X-File… %n possible</source>
        <translation>
            <numerusform>Nommer l’X-File… %n possible</numerusform>
            <numerusform>Nommer l’X-File… %n possibles</numerusform>
        </translation>
    </message>
    <message>
        <source>%1: %2.</source>
        <comment>what somebody did, and with which cards</comment>
        <translation>%1&#x202f;: %2.</translation>
    </message>
    <message>
        <source>You look at cards of %1</source>
        <translation>Vous regardez des cartes de %1</translation>
    </message>
    <message>
        <source>Cards seen</source>
        <translation>Cartes vues</translation>
    </message>
    <message>
        <source>G</source>
        <comment>a key</comment>
        <translation>G</translation>
    </message>
    <message>
        <source>%1 takes from you</source>
        <comment>cards, or has them discarded</comment>
        <translation>%1 vous prend</translation>
    </message>
    <message>
        <source>%1 takes from you, by %2</source>
        <comment>cards, or has them discarded; by which card</comment>
        <translation>%1 vous prend, par %2</translation>
    </message>
</context>
<context>
    <name>dossier::BesideDeck</name>
    <message>
        <source>The second deck</source>
        <translation>Le deuxième deck</translation>
    </message>
    <message>
        <source>Team of the second deck</source>
        <translation>Équipe du deuxième deck</translation>
    </message>
    <message>
        <source>No Agents yet.</source>
        <translation>Pas encore d’Agents.</translation>
    </message>
    <message>
        <source>Bureau Deck of the second deck</source>
        <translation>Pile de Bureau du deuxième deck</translation>
    </message>
    <message>
        <source>Empty. Drag cards here, or press M on a card of the other deck.</source>
        <translation>Vide. Faites-y glisser des cartes, ou appuyez sur M sur une carte de l’autre deck.</translation>
    </message>
    <message>
        <source>Team</source>
        <translation>Équipe</translation>
    </message>
    <message>
        <source>Bureau Deck  %1/%2</source>
        <translation>Pile de Bureau  %1/%2</translation>
    </message>
    <message>
        <source>Bureau Deck  %1</source>
        <translation>Pile de Bureau  %1</translation>
    </message>
    <message>
        <source>Choose a deck above.</source>
        <translation>Choisissez un deck ci-dessus.</translation>
    </message>
</context>
<context>
    <name>dossier::Board</name>
    <message numerus="yes">
        <source>%1, and %n more</source>
        <translation>
            <numerusform>%1, et %n autre</numerusform>
            <numerusform>%1, et %n autres</numerusform>
        </translation>
    </message>
    <message>
        <source>All of them to: %1</source>
        <translation>Tous vers&#x202f;: %1</translation>
    </message>
    <message>
        <source>drag a Site here</source>
        <translation>faites glisser un Site ici</translation>
    </message>
    <message>
        <source>drag Agents or a whole Team here</source>
        <translation>faites glisser ici des Agents ou toute une Équipe</translation>
    </message>
    <message>
        <source>hold X to look</source>
        <translation>maintenez X pour voir</translation>
    </message>
    <message>
        <source>X-File</source>
        <translation>X-File</translation>
    </message>
    <message numerus="yes">
        <source>%n possible</source>
        <translation>
            <numerusform>%n possible</numerusform>
            <numerusform>%n possibles</numerusform>
        </translation>
    </message>
    <message>
        <source>In hand: %1</source>
        <translation>En main&#x202f;: %1</translation>
    </message>
    <message>
        <source>In the deck: %1</source>
        <translation>Dans la Pile de Bureau&#x202f;: %1</translation>
    </message>
    <message numerus="yes">
        <source>%1 still suspects %n X-File(s).</source>
        <translation>
            <numerusform>%1 soupçonne encore %n X-File.</numerusform>
            <numerusform>%1 soupçonne encore %n X-Files.</numerusform>
        </translation>
    </message>
    <message>
        <source>marked to be discarded</source>
        <translation>marquée pour la défausse</translation>
    </message>
    <message>
        <source>plays %1</source>
        <comment>a player, and the name of his deck</comment>
        <translation>joue %1</translation>
    </message>
    <message>
        <source>found</source>
        <translation>trouvé</translation>
    </message>
    <message>
        <source>the only one possible</source>
        <translation>seul possible</translation>
    </message>
    <message>
        <source>Out of the game</source>
        <translation>Hors jeu</translation>
    </message>
    <message>
        <source>the others play on</source>
        <translation>les autres continuent</translation>
    </message>
    <message>
        <source>not found</source>
        <translation>non trouvé</translation>
    </message>
</context>
<context>
    <name>dossier::CandidateModel</name>
    <message>
        <source>Solved Sites an opponent needs on average to know it, all questions being equally common. For who chooses an X-File to protect: the more the better.</source>
        <translation>Sites résolus dont un adversaire a besoin en moyenne pour le connaître, toutes les questions étant aussi fréquentes. Pour qui choisit un X-File à protéger&#x202f;: plus il y en a, mieux c’est.</translation>
    </message>
    <message>
        <source>X-File</source>
        <translation>X-File</translation>
    </message>
    <message>
        <source>%1 is possible.</source>
        <translation>%1 est possible.</translation>
    </message>
    <message>
        <source>%1 is struck out: %2.</source>
        <translation>%1 est rayé&#x202f;: %2.</translation>
    </message>
    <message>
        <source>%1 is not the one: it was guessed wrongly.</source>
        <translation>Ce n’est pas %1&#x202f;: l’hypothèse était fausse.</translation>
    </message>
    <message>
        <source>Sites</source>
        <comment>how many solved Sites it takes to find an X-File out</comment>
        <translation>Sites</translation>
    </message>
</context>
<context>
    <name>dossier::CardChoice</name>
    <message>
        <source>Not known: type a title or a number</source>
        <translation>Inconnue&#x202f;: tapez un titre ou un numéro</translation>
    </message>
    <message>
        <source>Not known</source>
        <translation>Inconnue</translation>
    </message>
    <message numerus="yes">
        <source>Not known: %n card(s) come(s) near (↓), or type</source>
        <translation>
            <numerusform>Inconnue&#x202f;: %n carte s’en approche (↓), ou tapez</numerusform>
            <numerusform>Inconnue&#x202f;: %n cartes s’en approchent (↓), ou tapez</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 ×</source>
        <comment>copies of a card</comment>
        <translation>%1 ×</translation>
    </message>
</context>
<context>
    <name>dossier::CardColumns</name>
    <message>
        <source>Reset</source>
        <translation>Rétablir</translation>
    </message>
</context>
<context>
    <name>dossier::CardDock</name>
    <message>
        <source>One copy less in the collection (-)</source>
        <translation>Un exemplaire de moins dans la collection (-)</translation>
    </message>
    <message>
        <source>One copy less in the collection</source>
        <translation>Un exemplaire de moins dans la collection</translation>
    </message>
    <message>
        <source>One copy more in the collection (+)</source>
        <translation>Un exemplaire de plus dans la collection (+)</translation>
    </message>
    <message>
        <source>One copy more in the collection</source>
        <translation>Un exemplaire de plus dans la collection</translation>
    </message>
    <message>
        <source>Add to Team</source>
        <translation>Dans l’Équipe</translation>
    </message>
    <message>
        <source>Ctrl+Enter in the list</source>
        <translation>Ctrl+Entrée dans la liste</translation>
    </message>
    <message numerus="yes">
        <source>%n owned</source>
        <translation>
            <numerusform>%n possédé</numerusform>
            <numerusform>%n possédés</numerusform>
        </translation>
    </message>
    <message>
        <source>Make it the X-File</source>
        <translation>En faire le X-File</translation>
    </message>
    <message>
        <source>Add to deck</source>
        <translation>Dans le deck</translation>
    </message>
    <message>
        <source>Enter in the list: into %1</source>
        <translation>Entrée dans la liste&#x202f;: dans %1</translation>
    </message>
    <message>
        <source>Enter in the list: begins a new deck</source>
        <translation>Entrée dans la liste&#x202f;: commence un nouveau deck</translation>
    </message>
    <message>
        <source>Rules and rulings</source>
        <translation>Règles et décisions</translation>
    </message>
    <message numerus="yes">
        <source>%n free</source>
        <translation>
            <numerusform>%n libre</numerusform>
            <numerusform>%n libres</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n in built decks</source>
        <translation>
            <numerusform>%n dans des decks montés</numerusform>
            <numerusform>%n dans des decks montés</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n lent</source>
        <translation>
            <numerusform>%n prêté</numerusform>
            <numerusform>%n prêtés</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>dossier::CardEntryLine</name>
    <message>
        <source>No card of that number or title.</source>
        <translation>Aucune carte de ce numéro ni de ce titre.</translation>
    </message>
    <message>
        <source>The count must be between 1 and %1.</source>
        <translation>Le nombre doit être compris entre 1 et %1.</translation>
    </message>
    <message>
        <source>This title was printed more than once. Which one is it? A figure or Enter answers.</source>
        <translation>Ce titre a plusieurs impressions. Laquelle est-ce&#x202f;? Un chiffre ou Entrée répond.</translation>
    </message>
    <message numerus="yes">
        <source>%n card(s) match; choose one.</source>
        <translation>
            <numerusform>%n carte convient&#x202f;: choisissez-la.</numerusform>
            <numerusform>%n cartes conviennent&#x202f;: choisissez-en une.</numerusform>
        </translation>
    </message>
    <message>
        <source>No card of that number or title. Is it one of these? Enter takes it.</source>
        <translation>Aucune carte de ce numéro ni de ce titre. Est-ce l’une de celles-ci&#x202f;? Entrée la prend.</translation>
    </message>
    <message numerus="yes">
        <source>Enter: %n cop(y/ies)</source>
        <translation>
            <numerusform>Entrée&#x202f;: %n exemplaire</numerusform>
            <numerusform>Entrée&#x202f;: %n exemplaires</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 cards match, here are the first of them: choose one, or type more of the title.</source>
        <translation>%1 cartes correspondent, voici les premières&#x202f;: choisissez-en une, ou tapez plus du titre.</translation>
    </message>
    <message>
        <source>%1 has the numbers %2. Is it this one of another set? Enter takes it.</source>
        <translation>%1 a les numéros %2. Est-ce celle-ci, d’une autre série&#x202f;? Entrée la prend.</translation>
    </message>
    <message>
        <source>No card has that number alone; there are %1.</source>
        <translation>Aucune carte n’a ce numéro seul&#x202f;; il y a %1.</translation>
    </message>
    <message>
        <source>No card has that number alone; %1 has %2.</source>
        <translation>Aucune carte n’a ce numéro seul&#x202f;; %1 a %2.</translation>
    </message>
    <message>
        <source>%1 to %2</source>
        <comment>numbers</comment>
        <translation>%1 à %2</translation>
    </message>
    <message>
        <source>“%1” was not entered: which card it is was not answered.</source>
        <translation>«&#x202f;%1&#x202f;» n’a pas été saisi&#x202f;: il n’a pas été dit de quelle carte il s’agit.</translation>
    </message>
</context>
<context>
    <name>dossier::CardFiguresModel</name>
    <message numerus="yes">
        <source>The deck wins %1 percentage points more with it than with a blank in its place; %n pair(s) of games</source>
        <translation>
            <numerusform>Le deck gagne %1 points de pourcentage de plus avec elle qu’avec une carte vide à sa place&#x202f;; %n paire de parties</numerusform>
            <numerusform>Le deck gagne %1 points de pourcentage de plus avec elle qu’avec une carte vide à sa place&#x202f;; %n paires de parties</numerusform>
        </translation>
    </message>
    <message>
        <source>Not played out yet: choose the card, then True worth</source>
        <translation>Pas encore jouée&#x202f;: choisissez la carte, puis Vraie valeur</translation>
    </message>
    <message>
        <source>An Agent of the Team is there from the start</source>
        <translation>Un Agent de l’Équipe est là dès le début</translation>
    </message>
    <message>
        <source>Not so in %1: %2</source>
        <translation>Pas ainsi dans %1&#x202f;: %2</translation>
    </message>
    <message>
        <source>Difference: %1 percentage points</source>
        <translation>Différence&#x202f;: %1 points de pourcentage</translation>
    </message>
    <message>
        <source>Card</source>
        <translation>Carte</translation>
    </message>
    <message>
        <source>×</source>
        <comment>copies</comment>
        <translation>×</translation>
    </message>
    <message>
        <source>In opening hand</source>
        <translation>En main de départ</translation>
    </message>
    <message>
        <source>Drawn</source>
        <translation>Piochée</translation>
    </message>
    <message>
        <source>Played</source>
        <translation>Jouée</translation>
    </message>
    <message>
        <source>Drawn, less not</source>
        <translation>Piochée, moins non</translation>
    </message>
    <message>
        <source>True worth</source>
        <translation>Vraie valeur</translation>
    </message>
    <message>
        <source>Copies in the deck</source>
        <translation>Exemplaires dans le deck</translation>
    </message>
    <message>
        <source>Won when it was in the opening hand, in %, and games</source>
        <translation>Gagné quand elle était en main de départ, en&#x202f;%, et parties</translation>
    </message>
    <message>
        <source>Won when it was drawn, in %, and games</source>
        <translation>Gagné quand elle était piochée, en&#x202f;%, et parties</translation>
    </message>
    <message>
        <source>Won when it was played, in %, and games</source>
        <translation>Gagné quand elle était jouée, en&#x202f;%, et parties</translation>
    </message>
    <message>
        <source>Percentage points won more when it was drawn than when not</source>
        <translation>Points de pourcentage gagnés de plus quand elle était piochée que sinon</translation>
    </message>
    <message>
        <source>Percentage points that it adds, against a blank in the same games</source>
        <translation>Points de pourcentage qu’elle ajoute, contre une carte vide dans les mêmes parties</translation>
    </message>
    <message numerus="yes">
        <source>So in %Ln game(s): %1 won</source>
        <translation>
            <numerusform>Ainsi dans %Ln partie&#x202f;: %1 gagné</numerusform>
            <numerusform>Ainsi dans %Ln parties&#x202f;: %1 gagnés</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>dossier::CardGrid</name>
    <message>
        <source>Cards</source>
        <translation>Cartes</translation>
    </message>
</context>
<context>
    <name>dossier::CardListModel</name>
    <message>
        <source>Keywords</source>
        <translation>Mots-clés</translation>
    </message>
    <message>
        <source>Played on</source>
        <comment>activators</comment>
        <translation>Se joue sur</translation>
    </message>
    <message>
        <source>Episode</source>
        <translation>Épisode</translation>
    </message>
    <message>
        <source>Free</source>
        <translation>Libres</translation>
    </message>
    <message>
        <source>In short</source>
        <translation>En bref</translation>
    </message>
</context>
<context>
    <name>dossier::CardOffers</name>
    <message>
        <source>Cards that may be meant</source>
        <translation>Cartes dont il peut s’agir</translation>
    </message>
</context>
<context>
    <name>dossier::CardRulings</name>
    <message>
        <source>Rulings on this card</source>
        <translation>Décisions sur cette carte</translation>
    </message>
</context>
<context>
    <name>dossier::CardSetLibrary</name>
    <message>
        <source>There is no card in this file.</source>
        <translation>Il n’y a aucune carte dans ce fichier.</translation>
    </message>
    <message>
        <source>No card of this file can be taken in. The first: %1: %2.</source>
        <translation>Aucune carte de ce fichier ne peut être reprise. La première&#xa0;: %1&#xa0;: %2.</translation>
    </message>
    <message>
        <source>Taken in: %1.</source>
        <translation>Repris&#xa0;: %1.</translation>
    </message>
</context>
<context>
    <name>dossier::CardSetsDialog</name>
    <message>
        <source>&amp;Open a file …</source>
        <translation>&amp;Ouvrir un fichier…</translation>
    </message>
    <message>
        <source>&amp;Remove</source>
        <translation>&amp;Retirer</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Fermer</translation>
    </message>
    <message>
        <source>Card sets</source>
        <translation>Séries de cartes</translation>
    </message>
    <message>
        <source>What the set is called</source>
        <translation>Nom de la série</translation>
    </message>
    <message>
        <source>Call the set:</source>
        <translation>Nom de la série&#x202f;:</translation>
    </message>
    <message>
        <source>What was not understood</source>
        <translation>Ce qui n’a pas été compris</translation>
    </message>
    <message>
        <source>&amp;Take in</source>
        <translation>&amp;Ajouter</translation>
    </message>
    <message>
        <source>In this file</source>
        <translation>Dans ce fichier</translation>
    </message>
    <message>
        <source>Sets of cards</source>
        <translation>Séries de cartes</translation>
    </message>
    <message>
        <source>Set</source>
        <translation>Série</translation>
    </message>
    <message>
        <source>Numbers</source>
        <translation>Numéros</translation>
    </message>
    <message>
        <source>Cards</source>
        <translation>Cartes</translation>
    </message>
    <message>
        <source>Owned</source>
        <translation>Possédées</translation>
    </message>
    <message>
        <source>The fan site’s card JSON, or a table under the headings of the base set’s</source>
        <translation>Le JSON des cartes du site d’amateurs, ou un tableau sous les en-têtes de celui de la série de base</translation>
    </message>
    <message>
        <source>Cards of further sets are catalogued, searched and put into decks. The game knows their printed facts, not what their texts do. A file can be dropped here.</source>
        <translation>Les cartes de séries supplémentaires se cataloguent, se cherchent et entrent dans les decks. Le jeu connaît leurs données imprimées, pas ce que font leurs textes. Un fichier peut être déposé ici.</translation>
    </message>
    <message>
        <source>%1 (the base set)</source>
        <translation>%1 (la série de base)</translation>
    </message>
    <message numerus="yes">
        <source>%n card(s) of it cannot be read.</source>
        <translation>
            <numerusform>%n de ses cartes est illisible.</numerusform>
            <numerusform>%n de ses cartes sont illisibles.</numerusform>
        </translation>
    </message>
    <message>
        <source>Nothing of yours uses this set: it can be removed.</source>
        <translation>Rien de ce que vous avez n’utilise cette série&#x202f;: elle peut être retirée.</translation>
    </message>
    <message>
        <source>Open a set of cards</source>
        <translation>Ouvrir une série de cartes</translation>
    </message>
    <message>
        <source>Sets of cards (*.json *.csv *.tsv *.txt);;All files (*)</source>
        <translation>Séries de cartes (*.json *.csv *.tsv *.txt);;Tous les fichiers (*)</translation>
    </message>
    <message>
        <source>%1: %2.</source>
        <translation>%1&#x202f;: %2.</translation>
    </message>
    <message>
        <source>Not a word of the base set, kept: %1</source>
        <translation>Mot inconnu de la série de base, gardé&#x202f;: %1</translation>
    </message>
    <message>
        <source>Line %1, %2: %3</source>
        <translation>Ligne %1, %2&#x202f;: %3</translation>
    </message>
    <message numerus="yes">
        <source>&amp;Take in %n card(s)</source>
        <translation>
            <numerusform>&amp;Ajouter %n carte</numerusform>
            <numerusform>&amp;Ajouter %n cartes</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Remove the set %1? Its %n card(s) are then not known any more.</source>
        <translation>
            <numerusform>Retirer la série %1&#x202f;? Sa carte ne sera alors plus connue.</numerusform>
            <numerusform>Retirer la série %1&#x202f;? Ses %n cartes ne seront alors plus connues.</numerusform>
        </translation>
    </message>
    <message>
        <source>Remove</source>
        <translation>Retirer</translation>
    </message>
    <message>
        <source>Pasted text</source>
        <translation>Texte collé</translation>
    </message>
    <message>
        <source>The official sets are always there.</source>
        <translation>Les séries officielles sont toujours là.</translation>
    </message>
</context>
<context>
    <name>dossier::CardTableModel</name>
    <message>
        <source>Number</source>
        <translation>Numéro</translation>
    </message>
    <message>
        <source>Title</source>
        <translation>Titre</translation>
    </message>
    <message>
        <source>Type</source>
        <translation>Type</translation>
    </message>
    <message>
        <source>Cost</source>
        <translation>Coût</translation>
    </message>
    <message>
        <source>Rarity</source>
        <translation>Rareté</translation>
    </message>
    <message>
        <source>Owned</source>
        <translation>Possédées</translation>
    </message>
    <message>
        <source>In deck</source>
        <translation>Deck</translation>
    </message>
</context>
<context>
    <name>dossier::CardTileDelegate</name>
    <message>
        <source>%1 in deck</source>
        <translation>%1 au deck</translation>
    </message>
    <message>
        <source>%1 owned</source>
        <translation>%1 à moi</translation>
    </message>
</context>
<context>
    <name>dossier::CardView</name>
    <message>
        <source>No card chosen</source>
        <translation>Aucune carte choisie</translation>
    </message>
    <message>
        <source>Choose a card to see it here.</source>
        <translation>Choisissez une carte pour la voir ici.</translation>
    </message>
</context>
<context>
    <name>dossier::CardViews</name>
    <message>
        <source>Cards</source>
        <translation>Cartes</translation>
    </message>
    <message>
        <source>No card matches.</source>
        <translation>Aucune carte ne correspond.</translation>
    </message>
    <message>
        <source>What was not found</source>
        <translation>Ce qui n’a pas été trouvé</translation>
    </message>
</context>
<context>
    <name>dossier::CardsPage</name>
    <message>
        <source>True &amp;worth of the chosen cards</source>
        <translation>&amp;Vraie valeur des cartes choisies</translation>
    </message>
    <message>
        <source>&amp;Exchange it …</source>
        <translation>L’é&amp;changer…</translation>
    </message>
    <message>
        <source>What each card did for the deck</source>
        <translation>Ce que chaque carte a fait pour le deck</translation>
    </message>
    <message>
        <source>Plays the same games again with a blank in the card&apos;s place, for each chosen card</source>
        <translation>Rejoue les mêmes parties avec une carte vide à sa place, pour chaque carte choisie</translation>
    </message>
    <message>
        <source>Tries other cards in its place</source>
        <translation>Essaie d’autres cartes à sa place</translation>
    </message>
    <message>
        <source>Won in % with the games behind it; dashed: the whole deck. A triangle: surely better or worse; a circle: not sure. These figures are biased: long games draw more cards, and who is ahead plays more. What a card adds is its true worth: the same games with a blank in its place.</source>
        <translation>Gagné en&#x202f;%, avec le nombre de parties&#x202f;; en pointillé&#x202f;: tout le deck. Un triangle&#x202f;: sûrement mieux ou moins bien&#x202f;; un cercle&#x202f;: pas sûr. Ces chiffres sont biaisés&#x202f;: les longues parties font piocher plus, et qui mène joue plus. Ce qu’une carte apporte est sa vraie valeur&#x202f;: les mêmes parties avec une carte vide à sa place.</translation>
    </message>
</context>
<context>
    <name>dossier::CardsPanel</name>
    <message numerus="yes">
        <source>%n card(s)</source>
        <translation>
            <numerusform>%n carte</numerusform>
            <numerusform>%n cartes</numerusform>
        </translation>
    </message>
    <message>
        <source>Filters</source>
        <translation>Filtres</translation>
    </message>
    <message>
        <source>As a table</source>
        <translation>En tableau</translation>
    </message>
    <message>
        <source>As pictures</source>
        <translation>En images</translation>
    </message>
    <message>
        <source>Size of the pictures</source>
        <translation>Taille des images</translation>
    </message>
    <message>
        <source>Size of the pictures (Ctrl and the wheel)</source>
        <translation>Taille des images (Ctrl et la molette)</translation>
    </message>
    <message>
        <source>Try fewer words, or press Esc to see all cards.</source>
        <translation>Essayez moins de mots, ou appuyez sur Échap pour voir toutes les cartes.</translation>
    </message>
    <message>
        <source>Did you mean %1?</source>
        <translation>Vouliez-vous dire %1&#x202f;?</translation>
    </message>
    <message>
        <source>No card matches.</source>
        <translation>Aucune carte ne correspond.</translation>
    </message>
    <message>
        <source>Card</source>
        <translation>Carte</translation>
    </message>
    <message>
        <source>Columns of the table</source>
        <translation>Colonnes du tableau</translation>
    </message>
    <message>
        <source>Press ? to see what can be searched for, or Esc to see all cards.</source>
        <translation>Appuyez sur&#xa0;? pour voir ce qu’on peut chercher, ou sur Échap pour voir toutes les cartes.</translation>
    </message>
    <message>
        <source>Make it the X-File</source>
        <translation>En faire le X-File</translation>
    </message>
    <message>
        <source>Add to deck</source>
        <translation>Dans le deck</translation>
    </message>
    <message>
        <source>Add to Team</source>
        <translation>Dans l’Équipe</translation>
    </message>
    <message>
        <source>One copy more in the collection</source>
        <translation>Un exemplaire de plus dans la collection</translation>
    </message>
    <message>
        <source>One copy less in the collection</source>
        <translation>Un exemplaire de moins dans la collection</translation>
    </message>
    <message>
        <source>Big picture</source>
        <translation>Grande image</translation>
    </message>
    <message>
        <source>Rules and rulings</source>
        <translation>Règles et décisions</translation>
    </message>
    <message>
        <source>Copy the title</source>
        <translation>Copier le titre</translation>
    </message>
    <message>
        <source>Copy the number</source>
        <translation>Copier le numéro</translation>
    </message>
    <message>
        <source>Columns</source>
        <translation>Colonnes</translation>
    </message>
    <message>
        <source>Which columns are shown</source>
        <translation>Les colonnes affichées</translation>
    </message>
    <message>
        <source>This search is not understood.</source>
        <translation>Cette recherche n’est pas comprise.</translation>
    </message>
</context>
<context>
    <name>dossier::CollectionModel</name>
    <message>
        <source>Number</source>
        <translation>Numéro</translation>
    </message>
    <message>
        <source>Title</source>
        <translation>Titre</translation>
    </message>
    <message>
        <source>Type</source>
        <translation>Type</translation>
    </message>
    <message>
        <source>Rarity</source>
        <translation>Rareté</translation>
    </message>
    <message>
        <source>Have</source>
        <translation>Possédé</translation>
    </message>
    <message>
        <source>Want</source>
        <translation>Cherché</translation>
    </message>
    <message>
        <source>Trade</source>
        <translation>Échange</translation>
    </message>
    <message>
        <source>Free</source>
        <translation>Libre</translation>
    </message>
    <message>
        <source>Lent</source>
        <translation>Prêté</translation>
    </message>
    <message>
        <source>In decks</source>
        <translation>En decks</translation>
    </message>
    <message numerus="yes">
        <source>%n of them cannot be for trade: there are not so many.</source>
        <translation>
            <numerusform>%n ne peut pas être à échanger&#x202f;: il n’y en a pas autant.</numerusform>
            <numerusform>%n ne peuvent pas être à échanger&#x202f;: il n’y en a pas autant.</numerusform>
        </translation>
    </message>
    <message>
        <source>Copies of this printing that are not lent and lie in no built deck</source>
        <translation>Exemplaires de cette impression qui ne sont pas prêtés et ne se trouvent dans aucun deck monté</translation>
    </message>
    <message>
        <source>Copies you are still looking for</source>
        <translation>Exemplaires que vous cherchez encore</translation>
    </message>
    <message>
        <source>Copies that lie in decks marked as built; a deck that is only an idea needs none</source>
        <translation>Exemplaires qui se trouvent dans des decks marqués comme montés&#x202f;; un deck qui n’est qu’une idée n’en demande pas</translation>
    </message>
</context>
<context>
    <name>dossier::CollectionPage</name>
    <message>
        <source>Print …</source>
        <translation>Imprimer…</translation>
    </message>
    <message>
        <source>A title, or t:site, own&gt;=2, loc:&quot;binder 1&quot; …</source>
        <translation>Un titre, ou t:site, own&gt;=2, loc:&quot;classeur 1&quot;…</translation>
    </message>
    <message>
        <source>Search the cards of the collection</source>
        <translation>Chercher parmi les cartes de la collection</translation>
    </message>
    <message>
        <source>All</source>
        <translation>Toutes</translation>
    </message>
    <message>
        <source>Owned</source>
        <translation>Possédées</translation>
    </message>
    <message>
        <source>Missing</source>
        <translation>Manquantes</translation>
    </message>
    <message>
        <source>Wanted</source>
        <translation>Recherchées</translation>
    </message>
    <message>
        <source>Spare</source>
        <translation>En trop</translation>
    </message>
    <message>
        <source>Lent</source>
        <translation>Prêtées</translation>
    </message>
    <message numerus="yes">
        <source>%n card(s)</source>
        <translation>
            <numerusform>%n carte</numerusform>
            <numerusform>%n cartes</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 of %2 cards</source>
        <translation>cartes&#xa0;: %1 sur %2</translation>
    </message>
    <message>
        <source>Put all on the want list</source>
        <translation>Tout mettre sur la liste de recherche</translation>
    </message>
    <message>
        <source>Offer them for trade</source>
        <translation>Les proposer à l’échange</translation>
    </message>
    <message>
        <source>No card here matches the search.</source>
        <translation>Aucune carte d’ici ne répond à la recherche.</translation>
    </message>
    <message>
        <source>Your collection goes here.
Type 63 above and press Enter: that is your first card.</source>
        <translation>Votre collection se range ici.
Tapez 63 ci-dessus puis Entrée&#x202f;: voilà votre première carte.</translation>
    </message>
    <message>
        <source>Nothing is missing: the set is complete.</source>
        <translation>Rien ne manque&#x202f;: la série est complète.</translation>
    </message>
    <message>
        <source>Nothing is wanted. Write a number into the column “Want” of any card.</source>
        <translation>Rien n’est recherché. Écrivez un nombre dans la colonne «&#x202f;Cherché&#x202f;» d’une carte.</translation>
    </message>
    <message>
        <source>You have no more than %1 free copies of anything.</source>
        <translation>Vous n’avez plus de %1 exemplaires libres d’aucune carte.</translation>
    </message>
    <message>
        <source>Nobody has cards of yours.</source>
        <translation>Personne n’a de cartes à vous.</translation>
    </message>
    <message>
        <source>No copy lies in a built deck. A deck that is only an idea needs none.</source>
        <translation>Aucun exemplaire n’est dans un deck monté. Un deck qui n’est qu’une idée n’en demande pas.</translation>
    </message>
    <message numerus="yes">
        <source>%n card(s) went on the want list.</source>
        <translation>
            <numerusform>%n carte mise sur la liste de recherche.</numerusform>
            <numerusform>%n cartes mises sur la liste de recherche.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Spare copies of %n card(s) are for trade.</source>
        <translation>
            <numerusform>Les exemplaires en trop de %n carte sont à échanger.</numerusform>
            <numerusform>Les exemplaires en trop de %n cartes sont à échanger.</numerusform>
        </translation>
    </message>
    <message>
        <source>Put these on the want list</source>
        <translation>Mettre celles-ci sur la liste de recherche</translation>
    </message>
    <message>
        <source>%1 %2</source>
        <comment>of this set, so many</comment>
        <translation>%1 %2</translation>
    </message>
    <message>
        <source>other sets %1</source>
        <translation>autres séries %1</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1&#xa0;: %2</translation>
    </message>
    <message>
        <source>Clear the search</source>
        <translation>Effacer la recherche</translation>
    </message>
    <message>
        <source>Enter a card</source>
        <translation>Saisir une carte</translation>
    </message>
    <message>
        <source>Show what is missing</source>
        <translation>Montrer ce qui manque</translation>
    </message>
    <message>
        <source>Show what you own</source>
        <translation>Montrer ce que vous possédez</translation>
    </message>
    <message>
        <source>In built decks</source>
        <translation>Dans des decks montés</translation>
    </message>
</context>
<context>
    <name>dossier::CollectionPanel</name>
    <message>
        <source>Pages of the collection</source>
        <translation>Pages de la collection</translation>
    </message>
    <message>
        <source>Completion</source>
        <translation>Complétude</translation>
    </message>
    <message>
        <source>Copies</source>
        <translation>Exemplaires</translation>
    </message>
    <message numerus="yes">
        <source>%1 copies</source>
        <translation>
            <numerusform>%1 exemplaire</numerusform>
            <numerusform>%1 exemplaires</numerusform>
        </translation>
    </message>
    <message>
        <source>Cards</source>
        <translation>Cartes</translation>
    </message>
    <message numerus="yes">
        <source>%n of other sets</source>
        <translation>
            <numerusform>%n d’autres séries</numerusform>
            <numerusform>%n d’autres séries</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 of %2 cards of the base set owned</source>
        <translation>Cartes possédées de la série de base&#x202f;: %1 sur %2</translation>
    </message>
</context>
<context>
    <name>dossier::CollectionView</name>
    <message>
        <source>Cards of the set and what you have of them</source>
        <translation>Les cartes de la série et ce que vous en avez</translation>
    </message>
    <message numerus="yes">
        <source>%n card(s) changed.</source>
        <translation>
            <numerusform>%n carte modifiée.</numerusform>
            <numerusform>%n cartes modifiées.</numerusform>
        </translation>
    </message>
    <message>
        <source>Change the number</source>
        <translation>Modifier le nombre</translation>
    </message>
    <message>
        <source>One copy more</source>
        <translation>Un exemplaire de plus</translation>
    </message>
    <message>
        <source>One copy less</source>
        <translation>Un exemplaire de moins</translation>
    </message>
    <message>
        <source>Want one more</source>
        <translation>En chercher un de plus</translation>
    </message>
    <message>
        <source>Want none</source>
        <translation>N’en chercher aucun</translation>
    </message>
    <message>
        <source>Offer the free ones for trade</source>
        <translation>Proposer les libres à l’échange</translation>
    </message>
    <message>
        <source>Offer none for trade</source>
        <translation>N’en proposer aucun à l’échange</translation>
    </message>
    <message>
        <source>Move or lend its copies …</source>
        <translation>Déplacer ou prêter ses exemplaires…</translation>
    </message>
    <message>
        <source>Add to deck</source>
        <translation>Dans le deck</translation>
    </message>
    <message>
        <source>Copy</source>
        <translation>Copier</translation>
    </message>
</context>
<context>
    <name>dossier::ColumnMapping</name>
    <message>
        <source>What the column %1 holds</source>
        <translation>Ce que contient la colonne %1</translation>
    </message>
    <message>
        <source>ignored</source>
        <translation>ignorée</translation>
    </message>
</context>
<context>
    <name>dossier::ColumnsButton</name>
    <message>
        <source>Columns</source>
        <translation>Colonnes</translation>
    </message>
    <message>
        <source>Columns of the collection</source>
        <translation>Colonnes de la collection</translation>
    </message>
    <message>
        <source>Which columns are shown</source>
        <translation>Les colonnes affichées</translation>
    </message>
</context>
<context>
    <name>dossier::ComparePage</name>
    <message>
        <source>This deck</source>
        <translation>Ce deck</translation>
    </message>
    <message>
        <source>Card</source>
        <translation>Carte</translation>
    </message>
    <message>
        <source>Zone</source>
        <translation>Partie</translation>
    </message>
    <message>
        <source>What differs at the table</source>
        <translation>Ce qui change à la table</translation>
    </message>
    <message>
        <source>Cards that differ</source>
        <translation>Cartes qui diffèrent</translation>
    </message>
    <message>
        <source>Compare with …</source>
        <translation>Comparer avec…</translation>
    </message>
    <message>
        <source>The same cards</source>
        <translation>Les mêmes cartes</translation>
    </message>
    <message>
        <source>%1 more, %2 fewer</source>
        <translation>%1 de plus, %2 de moins</translation>
    </message>
    <message>
        <source>The deck or version to compare with</source>
        <translation>Deck ou version à comparer</translation>
    </message>
    <message>
        <source>Name of a version, if you like</source>
        <translation>Nom d’une version, si vous voulez</translation>
    </message>
    <message>
        <source>Go back to it</source>
        <translation>Y revenir</translation>
    </message>
    <message>
        <source>The deck gets the cards and notes of the version above; this can be undone</source>
        <translation>Le deck reprend les cartes et les notes de la version ci-dessus&#xa0;; cela peut être annulé</translation>
    </message>
    <message>
        <source>This deck, %1</source>
        <translation>Ce deck, %1</translation>
    </message>
    <message>
        <source>This deck, %1: %2</source>
        <translation>Ce deck, %1&#xa0;: %2</translation>
    </message>
    <message>
        <source>Delete the version</source>
        <translation>Supprimer la version</translation>
    </message>
    <message>
        <source>Delete the version above; the deck stays as it is, and this can be undone</source>
        <translation>Supprimer la version ci-dessus&#x202f;; le deck reste tel quel, et cela peut être annulé</translation>
    </message>
    <message>
        <source>Effect</source>
        <translation>Effet</translation>
    </message>
    <message>
        <source>Choose a version of this deck above, or another deck. To try a change, save a version first.</source>
        <translation>Choisissez ci-dessus une version de ce deck ou un autre deck. Pour essayer un changement, enregistrez d’abord une version.</translation>
    </message>
    <message>
        <source>Name of the version to save</source>
        <translation>Nom de la version à enregistrer</translation>
    </message>
    <message>
        <source>Save version</source>
        <translation>Enregistrer la version</translation>
    </message>
    <message>
        <source>Saves the deck as it is now, to compare with and to go back to. Before a change after half an hour&apos;s rest a version is saved by itself.</source>
        <translation>Enregistre le deck tel qu’il est, pour le comparer et y revenir. Avant un changement après une demi-heure de repos, une version s’enregistre d’elle-même.</translation>
    </message>
    <message>
        <source>Version</source>
        <translation>Version</translation>
    </message>
</context>
<context>
    <name>dossier::CompletionPage</name>
    <message>
        <source>Share of the set that is owned</source>
        <translation>Part possédée de la série</translation>
    </message>
    <message>
        <source>Completion by type</source>
        <translation>Complétude par type</translation>
    </message>
    <message>
        <source>Completion by rarity</source>
        <translation>Complétude par rareté</translation>
    </message>
    <message>
        <source>By type</source>
        <translation>Par type</translation>
    </message>
    <message>
        <source>By rarity</source>
        <translation>Par rareté</translation>
    </message>
    <message>
        <source>%1 of %2 cards</source>
        <translation>cartes&#xa0;: %1 sur %2</translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <translation>%1 sur %2</translation>
    </message>
    <message numerus="yes">
        <source>%n cop(y/ies)</source>
        <translation>
            <numerusform>%n exemplaire</numerusform>
            <numerusform>%n exemplaires</numerusform>
        </translation>
    </message>
    <message>
        <source>Press to see what is missing of it</source>
        <translation>Appuyez pour voir ce qui en manque</translation>
    </message>
    <message>
        <source>Show what is missing</source>
        <translation>Voir ce qui manque</translation>
    </message>
    <message>
        <source>Show the want list</source>
        <translation>Voir la liste de recherche</translation>
    </message>
    <message>
        <source>Show what is spare</source>
        <translation>Voir ce qui est en trop</translation>
    </message>
    <message>
        <source>Solid: owned. Hatched: missing. A bar leads to what is missing of it.</source>
        <translation>Plein&#x202f;: possédées. Hachuré&#x202f;: manquantes. Une barre mène à ce qui en manque.</translation>
    </message>
    <message>
        <source>Other sets</source>
        <translation>Autres séries</translation>
    </message>
    <message>
        <source>Completion of the other sets</source>
        <translation>Avancement des autres séries</translation>
    </message>
    <message>
        <source>The whole game: %1 of %2 different cards in any printing</source>
        <translation>Tout le jeu&#x202f;: %1 des %2 cartes différentes, toutes impressions confondues</translation>
    </message>
</context>
<context>
    <name>dossier::ComputerFolder</name>
    <message>
        <source>New game</source>
        <translation>Nouvelle partie</translation>
    </message>
    <message>
        <source>Your deck</source>
        <translation>Votre deck</translation>
    </message>
    <message>
        <source>Its deck</source>
        <translation>Son deck</translation>
    </message>
    <message>
        <source>Start the game</source>
        <translation>Commencer la partie</translation>
    </message>
    <message>
        <source>Return</source>
        <comment>key</comment>
        <translation>Entrée</translation>
    </message>
    <message>
        <source>Play against the computer</source>
        <translation>Jouer contre l’ordinateur</translation>
    </message>
    <message>
        <source>Who plays it</source>
        <translation>Qui le joue</translation>
    </message>
    <message>
        <source>It sees what you would see in its place, and nothing more.</source>
        <translation>Il voit ce que vous verriez à sa place, et rien de plus.</translation>
    </message>
    <message>
        <source>harmless, forgets things</source>
        <translation>inoffensif, oublieux</translation>
    </message>
    <message>
        <source>solves Sites, never strikes</source>
        <translation>résout des Sites, n’attaque jamais</translation>
    </message>
    <message>
        <source>bluffs, attacks, answers</source>
        <translation>bluffe, attaque, répond</translation>
    </message>
    <message>
        <source>tries out every choice</source>
        <translation>essaie chaque choix</translation>
    </message>
    <message>
        <source>Optional rules and house rules</source>
        <translation>Règles facultatives et règles de la maison</translation>
    </message>
    <message>
        <source>who begins: by lot</source>
        <translation>qui commence&#xa0;: au sort</translation>
    </message>
    <message>
        <source>you begin</source>
        <translation>vous commencez</translation>
    </message>
    <message>
        <source>the computer begins</source>
        <translation>l’ordinateur commence</translation>
    </message>
    <message>
        <source>rules as usual</source>
        <translation>règles habituelles</translation>
    </message>
    <message numerus="yes">
        <source>%n rule(s) not as usual</source>
        <translation>
            <numerusform>%n règle inhabituelle</numerusform>
            <numerusform>%n règles inhabituelles</numerusform>
        </translation>
    </message>
    <message>
        <source>There is no deck to play with.</source>
        <translation>Il n’y a pas de deck pour jouer.</translation>
    </message>
    <message>
        <source>No game can be set up: %1.</source>
        <translation>Aucune partie ne peut être préparée&#x202f;: %1.</translation>
    </message>
    <message>
        <source>Not as usual: %1</source>
        <translation>Pas comme d’habitude&#xa0;: %1</translation>
    </message>
</context>
<context>
    <name>dossier::ContinueFolder</name>
    <message>
        <source>Continue</source>
        <translation>Continuer</translation>
    </message>
    <message>
        <source>C</source>
        <comment>key</comment>
        <translation>C</translation>
    </message>
    <message>
        <source>List of games …</source>
        <translation>Liste des parties…</translation>
    </message>
    <message numerus="yes">
        <source>%n more game(s): open, replay, delete …</source>
        <translation>
            <numerusform>%n autre partie&#xa0;: ouvrir, revoir, supprimer…</numerusform>
            <numerusform>%n autres parties&#xa0;: ouvrir, revoir, supprimer…</numerusform>
        </translation>
    </message>
    <message>
        <source>No game under way</source>
        <translation>Aucune partie en cours</translation>
    </message>
    <message>
        <source>Every game is kept at each step: close the window whenever you like, and go on here.</source>
        <translation>Chaque partie est gardée à chaque pas&#xa0;: fermez la fenêtre quand il vous plaît, et continuez ici.</translation>
    </message>
    <message>
        <source>%1 RP · %2 CP</source>
        <translation>%1 PR · %2 PC</translation>
    </message>
    <message>
        <source>You have the choice.</source>
        <translation>C’est à vous de choisir.</translation>
    </message>
    <message>
        <source>%1 has the choice.</source>
        <translation>C’est à %1 de choisir.</translation>
    </message>
    <message numerus="yes">
        <source>Notebook: %n possible</source>
        <translation>
            <numerusform>Livret&#xa0;: %n possible</numerusform>
            <numerusform>Livret&#xa0;: %n possibles</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 stands at %2 against %3</source>
        <comment>a Site, and the level of the Team there</comment>
        <translation>%1&#xa0;: %2 contre %3</translation>
    </message>
</context>
<context>
    <name>dossier::CopiesPane</name>
    <message>
        <source>Choose a card: its copies stand here.</source>
        <translation>Choisissez une carte&#x202f;: ses exemplaires sont ici.</translation>
    </message>
    <message>
        <source>Copies of %1</source>
        <translation>Exemplaires&#x202f;: %1</translation>
    </message>
    <message>
        <source>No copy of %1 yet.</source>
        <translation>Pas encore d’exemplaire&#x202f;: %1.</translation>
    </message>
</context>
<context>
    <name>dossier::CostMeter</name>
    <message>
        <source>The Team costs %1 of %2 RP</source>
        <translation>L’Équipe coûte %1 PR sur %2</translation>
    </message>
    <message>
        <source>The Team costs %1 RP</source>
        <translation>L’Équipe coûte %1 PR</translation>
    </message>
</context>
<context>
    <name>dossier::CoverageModel</name>
    <message>
        <source>%1 (%2)</source>
        <translation>%1 (%2)</translation>
    </message>
    <message>
        <source>%1: the Team passes with %2 %3, %4 to spare.</source>
        <translation>%1&#x202f;: l’Équipe réussit avec %2 %3, soit %4 de reste.</translation>
    </message>
    <message>
        <source>%1: the Team has %2 %3 of %4, enough for one question only.</source>
        <translation>%1&#x202f;: l’Équipe a %2 %3 sur %4, assez pour une seule question.</translation>
    </message>
    <message>
        <source>%1: the Team has %2 %3 of %4; %5 are lacking.</source>
        <translation>%1&#x202f;: l’Équipe a %2 %3 sur %4&#x202f;; il en manque %5.</translation>
    </message>
    <message>
        <source>Witnesses and Equipment of the deck can make up for it.</source>
        <translation>Des Témoins et des Équipements du deck peuvent y suppléer.</translation>
    </message>
    <message>
        <source>It is lost without %1.</source>
        <translation>Il est perdu sans %1.</translation>
    </message>
    <message>
        <source> or without </source>
        <translation> ou sans </translation>
    </message>
    <message>
        <source>Levels the Team has more than the Site asks for</source>
        <translation>Niveaux que l’Équipe a de plus que le Site n’en demande</translation>
    </message>
    <message>
        <source>The same when Witnesses and Equipment of the deck help as much as they can</source>
        <translation>De même quand les Témoins et les Équipements du deck aident autant qu’ils peuvent</translation>
    </message>
    <message>
        <source>Site</source>
        <translation>Site</translation>
    </message>
    <message>
        <source>Spare</source>
        <translation>Reste</translation>
    </message>
    <message>
        <source>Helped</source>
        <translation>Aidée</translation>
    </message>
</context>
<context>
    <name>dossier::DecisionModel</name>
    <message>
        <source>%1 (%2)</source>
        <comment>a choice and where it lies</comment>
        <translation>%1 (%2)</translation>
    </message>
    <message>
        <source>A whole Team</source>
        <translation>Une Équipe entière</translation>
    </message>
    <message>
        <source>or play</source>
        <translation>ou jouer</translation>
    </message>
    <message>
        <source>or be done with this, and play</source>
        <translation>ou en finir ici, et jouer</translation>
    </message>
    <message>
        <source>of no use now</source>
        <translation>inutile pour l’instant</translation>
    </message>
    <message>
        <source>or else</source>
        <translation>ou bien</translation>
    </message>
    <message numerus="yes">
        <source>%n ruled out by the Notebook</source>
        <translation>
            <numerusform>%n exclu par le Livret</numerusform>
            <numerusform>%n exclus par le Livret</numerusform>
        </translation>
    </message>
    <message>
        <source>among the best</source>
        <translation>parmi les meilleures</translation>
    </message>
    <message>
        <source>shown</source>
        <comment>rows behind this one</comment>
        <translation>affiché</translation>
    </message>
    <message>
        <source>hidden</source>
        <comment>rows behind this one</comment>
        <translation>masqué</translation>
    </message>
    <message>
        <source>enough for the check</source>
        <translation>suffit pour le contrôle</translation>
    </message>
    <message>
        <source>the check fails</source>
        <translation>le contrôle échoue</translation>
    </message>
    <message>
        <source>keeps an Agent in the Team</source>
        <translation>garde un agent dans l’équipe</translation>
    </message>
    <message>
        <source>Face down under %1</source>
        <translation>Face cachée sous %1</translation>
    </message>
    <message numerus="yes">
        <source>%n of no use now</source>
        <translation>
            <numerusform>%n choix sans utilité maintenant</numerusform>
            <numerusform>%n choix sans utilité maintenant</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n more that come(s) to the same</source>
        <translation>
            <numerusform>%n autre qui revient au même</numerusform>
            <numerusform>%n autres qui reviennent au même</numerusform>
        </translation>
    </message>
    <message>
        <source>No choice has these words; Esc shows all of them again.</source>
        <translation>Aucun choix ne contient ces mots&#x202f;; Échap les montre tous de nouveau.</translation>
    </message>
    <message>
        <source>seldom of use</source>
        <translation>rarement utile</translation>
    </message>
    <message>
        <source>Decoy under %1: discarded once turned up</source>
        <translation>Leurre sous %1&#x202f;: défaussé une fois retourné</translation>
    </message>
    <message>
        <source>not enough as the Teams are</source>
        <translation>insuffisant avec les Équipes actuelles</translation>
    </message>
</context>
<context>
    <name>dossier::DecisionPanel</name>
    <message>
        <source>From the start, the same shuffle</source>
        <translation>Depuis le début, le même mélange</translation>
    </message>
    <message>
        <source>Rematch, new shuffle</source>
        <translation>Revanche, mélange nouveau</translation>
    </message>
    <message>
        <source>Find a choice</source>
        <translation>Trouver un choix</translation>
    </message>
    <message>
        <source>Words the choices must contain</source>
        <translation>Mots que les choix doivent contenir</translation>
    </message>
    <message>
        <source>Show all choices again (Esc)</source>
        <translation>Montrer de nouveau tous les choix (Échap)</translation>
    </message>
    <message>
        <source>Choices</source>
        <translation>Choix</translation>
    </message>
    <message>
        <source>{%1 has|You have} the choice here.</source>
        <translation>Ici, c’est {%1 qui choisit|à vous de choisir}.</translation>
    </message>
    <message>
        <source>Pass</source>
        <translation>Passer</translation>
    </message>
    <message>
        <source>All choices</source>
        <translation>Tous les choix</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>a card and its text</comment>
        <translation>%1&#x202f;: %2</translation>
    </message>
    <message>
        <source>%1 thinks …</source>
        <translation>%1 réfléchit…</translation>
    </message>
    <message>
        <source>Hint</source>
        <translation>Conseil</translation>
    </message>
    <message>
        <source>Review the game</source>
        <translation>Dresser le bilan</translation>
    </message>
    <message>
        <source>?; what the Director would do here, and why</source>
        <translation>?&#x202f;; ce que le Directeur ferait ici, et pourquoi</translation>
    </message>
    <message>
        <source>V; which choices cost most</source>
        <translation>V&#x202f;; quels choix ont coûté le plus</translation>
    </message>
    <message>
        <source>Name it</source>
        <translation>Le nommer</translation>
    </message>
    <message>
        <source>Space</source>
        <comment>a key</comment>
        <translation>Espace</translation>
    </message>
    <message>
        <source>On to my next decision</source>
        <translation>Jusqu’à ma prochaine décision</translation>
    </message>
    <message>
        <source>On to my next decision (Shift+Space); Ctrl+Space: to the end of the turn, unless something happens to me</source>
        <translation>Jusqu’à ma prochaine décision (Maj+Espace)&#x202f;; Ctrl+Espace&#x202f;: jusqu’à la fin du tour, sauf s’il m’arrive quelque chose</translation>
    </message>
    <message>
        <source>%1 (Space or P)</source>
        <comment>what passing means</comment>
        <translation>%1 (Espace ou P)</translation>
    </message>
    <message>
        <source>Passing to the end of the turn · Esc stops</source>
        <translation>Passe jusqu’à la fin du tour · Échap arrête</translation>
    </message>
    <message>
        <source>Passing to my next decision · Esc stops</source>
        <translation>Passe jusqu’à ma prochaine décision · Échap arrête</translation>
    </message>
    <message>
        <source>Sit as %1</source>
        <translation>Prendre la place de %1</translation>
    </message>
    <message>
        <source>What is asked</source>
        <translation>La question posée</translation>
    </message>
    <message>
        <source>%1 Choices</source>
        <comment>a question, and what its list is</comment>
        <translation>%1 Choix</translation>
    </message>
    <message>
        <source>Return</source>
        <comment>a key</comment>
        <translation>Entrée</translation>
    </message>
    <message>
        <source>To where the game stands</source>
        <translation>Jusqu’où en est la partie</translation>
    </message>
    <message>
        <source>To where the game stands (Shift+Space)</source>
        <translation>Jusqu’où en est la partie (Maj+Espace)</translation>
    </message>
    <message>
        <source>%1 (P)</source>
        <comment>what passing means</comment>
        <translation>%1 (P)</translation>
    </message>
    <message numerus="yes">
        <source>Discard %n card(s)</source>
        <translation>
            <numerusform>Défausser %n carte</numerusform>
            <numerusform>Défausser %n cartes</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 of %2 marked</source>
        <comment>cards to discard</comment>
        <translation>marquées&#x202f;: %1 sur %2</translation>
    </message>
    <message>
        <source>Continue</source>
        <translation>Continuer</translation>
    </message>
    <message>
        <source>Discard the marked cards</source>
        <translation>Défausser les cartes marquées</translation>
    </message>
    <message>
        <source>Not at the end of the turn yet: here something can be done.</source>
        <translation>Pas encore la fin du tour&#x202f;: ici, on peut faire quelque chose.</translation>
    </message>
    <message>
        <source>The answer waits for you: Space goes on.</source>
        <translation>La réponse vous attend&#x202f;: Espace continue.</translation>
    </message>
    <message>
        <source>Cards are marked by a click, by their number or by Space, more than must go if you like; Return discards them</source>
        <translation>On marque les cartes par un clic, par leur numéro ou par Espace, plus qu’il n’en faut si l’on veut&#x202f;; Entrée les défausse</translation>
    </message>
    <message>
        <source>%1 (Space); a right click says how fast what is shown goes on</source>
        <translation>%1 (Espace)&#x202f;; un clic droit règle la vitesse de ce qui est montré</translation>
    </message>
    <message>
        <source>%1: click again</source>
        <comment>what passing means</comment>
        <translation>%1&#x202f;: cliquez encore</translation>
    </message>
    <message>
        <source>%1: by two clicks, for it gives something up (P)</source>
        <comment>what passing means</comment>
        <translation>%1&#x202f;: en deux clics, car on renonce à quelque chose (P)</translation>
    </message>
</context>
<context>
    <name>dossier::DeckChoice</name>
    <message>
        <source>Complete it</source>
        <translation>Le compléter</translation>
    </message>
    <message>
        <source>Makes a copy of the deck that is legal</source>
        <translation>Fait une copie du deck qui est conforme</translation>
    </message>
    <message>
        <source>A surprise</source>
        <translation>Une surprise</translation>
    </message>
    <message>
        <source>one of the legal ones, drawn by lot</source>
        <translation>l’un des decks conformes, tiré au sort</translation>
    </message>
    <message numerus="yes">
        <source>%n card(s)</source>
        <comment>of a deck</comment>
        <translation>
            <numerusform>%n carte</numerusform>
            <numerusform>%n cartes</numerusform>
        </translation>
    </message>
    <message>
        <source>✓ legal · %1 · Team %2 RP</source>
        <translation>✓ conforme · %1 · Équipe %2 PR</translation>
    </message>
    <message numerus="yes">
        <source>✕ %n problem(s) · %1</source>
        <translation>
            <numerusform>✕ %n problème · %1</numerusform>
            <numerusform>✕ %n problèmes · %1</numerusform>
        </translation>
    </message>
    <message>
        <source>%1, completed</source>
        <translation>%1, complété</translation>
    </message>
    <message>
        <source>This deck cannot be completed by itself. Decks says what it lacks.</source>
        <translation>Ce deck ne peut pas être complété tout seul. L’onglet Decks dit ce qui lui manque.</translation>
    </message>
    <message>
        <source>“%1” is legal and lies among your decks.</source>
        <translation>«&#x202f;%1&#x202f;» est conforme et se trouve parmi vos decks.</translation>
    </message>
</context>
<context>
    <name>dossier::DeckEditor</name>
    <message>
        <source>Team</source>
        <translation>Équipe</translation>
    </message>
    <message>
        <source>Bureau Deck</source>
        <translation>Pile de Bureau</translation>
    </message>
    <message>
        <source>The Bureau Deck is empty.
Type a number or title above and press Enter, or press Enter on a card in Cards.</source>
        <translation>La Pile de Bureau est vide.
Tapez ci-dessus un numéro ou un titre puis Entrée, ou appuyez sur Entrée sur une carte dans Cartes.</translation>
    </message>
    <message>
        <source>Add a card: 63, 63 2, or a title …</source>
        <translation>Ajouter une carte&#x202f;: 63, 63 2, ou un titre…</translation>
    </message>
    <message>
        <source>Team  %1/%2 RP</source>
        <translation>Équipe  %1/%2 PR</translation>
    </message>
    <message>
        <source>Team  %1 RP</source>
        <translation>Équipe  %1 PR</translation>
    </message>
    <message>
        <source>Bureau Deck  %1/%2</source>
        <translation>Pile de Bureau  %1/%2</translation>
    </message>
    <message>
        <source>Bureau Deck  %1</source>
        <translation>Pile de Bureau  %1</translation>
    </message>
    <message>
        <source>What the Bureau Deck is grouped by</source>
        <translation>Critère de groupement de la Pile de Bureau</translation>
    </message>
    <message>
        <source>By type</source>
        <translation>Par type</translation>
    </message>
    <message>
        <source>By cost</source>
        <translation>Par coût</translation>
    </message>
    <message>
        <source>By Keyword</source>
        <translation>Par mot clé</translation>
    </message>
    <message>
        <source>By question</source>
        <translation>Par question</translation>
    </message>
    <message>
        <source>Agents who start the game: type one in the line at the right and press Ctrl+Enter.</source>
        <translation>Les Agents qui commencent la partie&#xa0;: tapez-en un dans la ligne à droite, puis Ctrl+Entrée.</translation>
    </message>
    <message>
        <source>X-File and Team</source>
        <translation>X-File et Équipe</translation>
    </message>
    <message>
        <source>Card to add to the deck: number or title, and a count; Ctrl+Enter adds an Agent to the Team</source>
        <translation>Carte à ajouter au deck&#xa0;: numéro ou titre, et un nombre&#x202f;; Ctrl+Entrée met un Agent dans l’Équipe</translation>
    </message>
    <message>
        <source>X-File: %1</source>
        <translation>X-File&#xa0;: %1</translation>
    </message>
    <message>
        <source>To the Team: %1</source>
        <translation>Dans l’Équipe&#xa0;: %1</translation>
    </message>
    <message>
        <source>Added: %1 %2</source>
        <translation>Ajouté&#xa0;: %1 %2</translation>
    </message>
    <message>
        <source>Enter: to the Bureau Deck; Ctrl+Enter: an Agent to the Team</source>
        <translation>Entrée&#xa0;: dans la Pile de Bureau&#x202f;; Ctrl+Entrée&#xa0;: un Agent dans l’Équipe</translation>
    </message>
</context>
<context>
    <name>dossier::DeckFiles</name>
    <message>
        <source>There is no text on the clipboard. Copy a list of cards first.</source>
        <translation>Le presse-papiers ne contient pas de texte. Copiez d’abord une liste de cartes.</translation>
    </message>
    <message>
        <source>Clipboard</source>
        <translation>Presse-papiers</translation>
    </message>
    <message>
        <source>Pasted deck</source>
        <translation>Deck collé</translation>
    </message>
    <message>
        <source>The deck is on the clipboard as text.</source>
        <translation>Le deck est dans le presse-papiers sous forme de texte.</translation>
    </message>
    <message>
        <source>Import a file</source>
        <translation>Importer un fichier</translation>
    </message>
    <message>
        <source>%1 is empty.</source>
        <translation>%1 est vide.</translation>
    </message>
    <message>
        <source>Pasted text</source>
        <translation>Texte collé</translation>
    </message>
    <message>
        <source>%1: %2.</source>
        <translation>%1&#xa0;: %2.</translation>
    </message>
</context>
<context>
    <name>dossier::DeckFiling</name>
    <message>
        <source>No folder</source>
        <translation>Aucun dossier</translation>
    </message>
    <message>
        <source>A folder, or folders within folders: Tournaments/2026</source>
        <translation>Un dossier, ou des dossiers dans des dossiers&#xa0;: Tournois/2026</translation>
    </message>
    <message>
        <source>Tags of the deck</source>
        <translation>Étiquettes du deck</translation>
    </message>
    <message>
        <source>Tags, with commas between them</source>
        <translation>Étiquettes, séparées par des virgules</translation>
    </message>
    <message>
        <source>Folder</source>
        <translation>Dossier</translation>
    </message>
    <message>
        <source>Tags</source>
        <translation>Étiquettes</translation>
    </message>
    <message>
        <source>Folder of the deck</source>
        <translation>Dossier du deck</translation>
    </message>
    <message>
        <source>Fold folder, tags and notes away</source>
        <translation>Replier dossier, étiquettes et notes</translation>
    </message>
    <message>
        <source>Show folder, tags and notes</source>
        <translation>Afficher dossier, étiquettes et notes</translation>
    </message>
    <message>
        <source>Folder, tags, notes</source>
        <translation>Dossier, étiquettes, notes</translation>
    </message>
    <message>
        <source>Game, sets, folder, tags, notes</source>
        <translation>Jeu, séries, dossier, étiquettes, notes</translation>
    </message>
</context>
<context>
    <name>dossier::DeckFilter</name>
    <message>
        <source>%1 of %2 shown</source>
        <translation>%1 sur %2</translation>
    </message>
    <message>
        <source>Filter: t:site, pre:medical, cost&lt;3 …</source>
        <translation>Filtrer&#xa0;: t:site, pre:medical, cost&lt;3…</translation>
    </message>
    <message>
        <source>Filter the deck</source>
        <translation>Filtrer le deck</translation>
    </message>
</context>
<context>
    <name>dossier::DeckHead</name>
    <message>
        <source>Killer cards agreed</source>
        <translation>Cartes de tueur admises</translation>
    </message>
    <message>
        <source>Name of the deck</source>
        <translation>Nom du deck</translation>
    </message>
    <message>
        <source>Game the deck is for</source>
        <translation>Jeu auquel le deck est destiné</translation>
    </message>
    <message>
        <source>Both players agree to play with Killer cards (rule OPT-3)</source>
        <translation>Les deux joueurs acceptent les cartes Killer (règle OPT-3)</translation>
    </message>
    <message>
        <source>Play</source>
        <translation>Jouer</translation>
    </message>
    <message>
        <source>Play this deck at the table, against the computer</source>
        <translation>Jouer ce deck à la table, contre l’ordinateur</translation>
    </message>
    <message>
        <source>Play this deck</source>
        <translation>Jouer ce deck</translation>
    </message>
    <message>
        <source>Legal</source>
        <translation>Légal</translation>
    </message>
    <message numerus="yes">
        <source>Legal, %n remark(s)</source>
        <translation>
            <numerusform>Légal, %n remarque</numerusform>
            <numerusform>Légal, %n remarques</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n problem(s)</source>
        <translation>
            <numerusform>%n problème</numerusform>
            <numerusform>%n problèmes</numerusform>
        </translation>
    </message>
    <message>
        <source>This deck may be played.</source>
        <translation>Ce deck peut être joué.</translation>
    </message>
    <message>
        <source>This deck may not be played.</source>
        <translation>Ce deck ne peut pas être joué.</translation>
    </message>
    <message>
        <source>Built</source>
        <translation>Monté</translation>
    </message>
    <message>
        <source>The deck lies built: its copies are in use and not free for another deck (Ctrl+B)</source>
        <translation>Le deck est monté&#xa0;: ses exemplaires sont pris et ne sont plus libres pour un autre deck (Ctrl+B)</translation>
    </message>
    <message>
        <source>Sets the deck may use</source>
        <translation>Séries que le deck peut utiliser</translation>
    </message>
    <message>
        <source>Which sets of cards the deck may use (rule SET-3)</source>
        <translation>Les séries de cartes que le deck peut utiliser (règle SET-3)</translation>
    </message>
    <message>
        <source>Rest of packs</source>
        <translation>Reste de paquets</translation>
    </message>
    <message>
        <source>What a deck leaves of opened packs: open it beside the deck to exchange cards. It is no deck to play, so it need not be legal.</source>
        <translation>Ce qu’un deck laisse des paquets ouverts&#x202f;: ouvrez-le à côté du deck pour échanger des cartes. Ce n’est pas un deck à jouer, il n’a donc pas à être conforme.</translation>
    </message>
</context>
<context>
    <name>dossier::DeckLibrary</name>
    <message>
        <source>New deck</source>
        <translation>Nouveau deck</translation>
    </message>
    <message>
        <source>A deck needs a name. The old one was kept.</source>
        <translation>Un deck doit avoir un nom. L’ancien a été gardé.</translation>
    </message>
    <message>
        <source>%1 was deleted.</source>
        <translation>%1 a été supprimé.</translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>Annuler</translation>
    </message>
    <message>
        <source>A name of %1 letters is too long: at most %2. The old one was kept.</source>
        <translation>Un nom de %1 lettres est trop long&#xa0;: %2 au plus. L’ancien a été gardé.</translation>
    </message>
    <message>
        <source>A folder of %1 letters is too long: at most %2.</source>
        <translation>Un dossier de %1 lettres est trop long&#xa0;: %2 au plus.</translation>
    </message>
    <message>
        <source>A tag of %1 letters is too long: at most %2.</source>
        <translation>Une étiquette de %1 lettres est trop longue&#xa0;: %2 au plus.</translation>
    </message>
    <message>
        <source>A name of %1 letters is too long: at most %2.</source>
        <translation>Un nom de %1 lettres est trop long&#xa0;: %2 au plus.</translation>
    </message>
    <message>
        <source>The version was deleted.</source>
        <translation>La version a été supprimée.</translation>
    </message>
    <message>
        <source>The version %1 was deleted.</source>
        <translation>La version %1 a été supprimée.</translation>
    </message>
    <message>
        <source>%1 was changed by another program.</source>
        <translation>%1 a été modifié par un autre programme.</translation>
    </message>
    <message>
        <source>%1 was deleted by another program.</source>
        <translation>%1 a été supprimé par un autre programme.</translation>
    </message>
</context>
<context>
    <name>dossier::DeckList</name>
    <message>
        <source>Decks</source>
        <translation>Decks</translation>
    </message>
    <message>
        <source>Rename</source>
        <translation>Renommer</translation>
    </message>
    <message>
        <source>Dissolve the folder</source>
        <translation>Défaire le dossier</translation>
    </message>
    <message>
        <source>Copy</source>
        <translation>Copier</translation>
    </message>
    <message>
        <source>Open beside the other deck</source>
        <translation>Ouvrir à côté de l’autre deck</translation>
    </message>
    <message>
        <source>Delete</source>
        <translation>Supprimer</translation>
    </message>
    <message>
        <source>No folder</source>
        <translation>Aucun dossier</translation>
    </message>
    <message>
        <source>Versions and comparison</source>
        <translation>Versions et comparaison</translation>
    </message>
    <message>
        <source>Compare with the open deck</source>
        <translation>Comparer avec le deck ouvert</translation>
    </message>
    <message>
        <source>Play this deck</source>
        <translation>Jouer ce deck</translation>
    </message>
    <message>
        <source>Move to folder</source>
        <translation>Déplacer vers un dossier</translation>
    </message>
    <message>
        <source>Mark as built: its copies are in use</source>
        <translation>Marquer comme monté&#xa0;: ses exemplaires sont pris</translation>
    </message>
    <message>
        <source>Name of the folder</source>
        <translation>Nom du dossier</translation>
    </message>
    <message>
        <source>Name of the deck</source>
        <translation>Nom du deck</translation>
    </message>
</context>
<context>
    <name>dossier::DeckNotes</name>
    <message>
        <source>Notes on the deck</source>
        <translation>Notes sur le deck</translation>
    </message>
    <message>
        <source>Notes: the plan, what to try next …</source>
        <translation>Notes&#x202f;: le plan, ce qu’il faut essayer…</translation>
    </message>
</context>
<context>
    <name>dossier::DeckTextWindow</name>
    <message>
        <source>The deck as text</source>
        <translation>Le deck en texte</translation>
    </message>
    <message>
        <source>Lines that are not understood</source>
        <translation>Lignes non comprises</translation>
    </message>
    <message>
        <source>Ctrl+Enter</source>
        <translation>Ctrl+Entrée</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Fermer</translation>
    </message>
    <message>
        <source>A line is a count and a title or a number: “2 Aubrey, MO” or “2 63”. Lines that begin with # are comments.</source>
        <translation>Une ligne&#x202f;: un nombre puis un titre ou un numéro, «&#x202f;2 Aubrey, MO&#x202f;» ou «&#x202f;2 63&#x202f;». Les lignes qui commencent par # sont des commentaires.</translation>
    </message>
    <message>
        <source>%1 as text</source>
        <translation>%1 en texte</translation>
    </message>
    <message>
        <source>Line %1: %2 – %3</source>
        <translation>Ligne %1&#x202f;: %2 – %3</translation>
    </message>
    <message numerus="yes">
        <source>%n card(s) in the Bureau Deck</source>
        <translation>
            <numerusform>%n carte dans la Pile de Bureau</numerusform>
            <numerusform>%n cartes dans la Pile de Bureau</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n line(s) not understood; they are kept with the deck</source>
        <translation>
            <numerusform>%n ligne non comprise&#x202f;; elle reste avec le deck</numerusform>
            <numerusform>%n lignes non comprises&#x202f;; elles restent avec le deck</numerusform>
        </translation>
    </message>
    <message>
        <source>Apply</source>
        <translation>Appliquer</translation>
    </message>
    <message>
        <source>Discard</source>
        <translation>Abandonner</translation>
    </message>
    <message>
        <source>Shows the deck as it is</source>
        <translation>Montre le deck tel qu’il est</translation>
    </message>
    <message>
        <source>The deck was deleted. Applied, this is stored as a new one.</source>
        <translation>Le deck a été supprimé. Appliqué, ce texte est enregistré comme nouveau deck.</translation>
    </message>
    <message>
        <source>The deck was changed meanwhile. That stays; what you change here is added to it.</source>
        <translation>Le deck a été modifié entre-temps. Cela reste&#x202f;; ce que vous changez ici s’y ajoute.</translation>
    </message>
    <message>
        <source>What you type as text cannot be kept, and is lost where the program ends: %1</source>
        <translation>Ce que vous tapez comme texte ne peut pas être gardé, et sera perdu si le programme se termine&#x202f;: %1</translation>
    </message>
</context>
<context>
    <name>dossier::DeckTreeModel</name>
    <message>
        <source>Folder %1</source>
        <translation>Dossier %1</translation>
    </message>
    <message numerus="yes">
        <source>%n card(s)</source>
        <translation>
            <numerusform>%n carte</numerusform>
            <numerusform>%n cartes</numerusform>
        </translation>
    </message>
    <message>
        <source>built</source>
        <translation>monté</translation>
    </message>
    <message>
        <source>legal</source>
        <translation>légal</translation>
    </message>
    <message numerus="yes">
        <source>legal, %n remark(s): %1</source>
        <translation>
            <numerusform>légal, %n remarque&#xa0;: %1</numerusform>
            <numerusform>légal, %n remarques&#xa0;: %1</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>not legal, %n problem(s): %1</source>
        <translation>
            <numerusform>non légal, %n problème&#xa0;: %1</numerusform>
            <numerusform>non légal, %n problèmes&#xa0;: %1</numerusform>
        </translation>
    </message>
    <message>
        <source>What a deck leaves of opened packs, to exchange cards with; it is no deck to play</source>
        <translation>Ce qu’un deck laisse des paquets ouverts, pour échanger des cartes&#x202f;; ce n’est pas un deck à jouer</translation>
    </message>
</context>
<context>
    <name>dossier::DecksPage</name>
    <message>
        <source>Decks against decks</source>
        <translation>Decks contre decks</translation>
    </message>
    <message>
        <source>The row&apos;s wins in %; ▲ ▼: surely more or less than half. On the right Elo: the mean of all is 1500, and 400 points are ten to one.</source>
        <translation>Victoires de la ligne en&#x202f;%&#x202f;; ▲ ▼&#x202f;: sûrement plus ou moins de la moitié. À droite l’Elo&#x202f;: la moyenne de tous est 1500, et 400 points valent dix contre un.</translation>
    </message>
    <message>
        <source>Tick “Opponents meet, too” and play: every deck then meets every other one.</source>
        <translation>Cochez «&#x202f;Tous contre tous&#x202f;» et jouez&#x202f;: chaque deck rencontre alors tous les autres.</translation>
    </message>
</context>
<context>
    <name>dossier::DecksPanel</name>
    <message>
        <source>New deck</source>
        <translation>Nouveau deck</translation>
    </message>
    <message>
        <source>Import a file</source>
        <translation>Importer un fichier</translation>
    </message>
    <message>
        <source>Add the sample decks</source>
        <translation>Ajouter les decks d’exemple</translation>
    </message>
    <message>
        <source>All decks</source>
        <translation>Tous les decks</translation>
    </message>
    <message>
        <source>Problems</source>
        <translation>Problèmes</translation>
    </message>
    <message>
        <source>Card</source>
        <translation>Carte</translation>
    </message>
    <message>
        <source>Add</source>
        <translation>Ajouter</translation>
    </message>
    <message>
        <source>X-File</source>
        <translation>X-File</translation>
    </message>
    <message>
        <source>Analysis</source>
        <translation>Analyse</translation>
    </message>
    <message>
        <source>Second deck</source>
        <translation>Deuxième deck</translation>
    </message>
    <message>
        <source>Problems  %1</source>
        <translation>Problèmes  %1</translation>
    </message>
    <message>
        <source>Open a deck on the left, or begin one.</source>
        <translation>Ouvrez un deck à gauche, ou commencez-en un.</translation>
    </message>
    <message>
        <source>A deck has an X-File that it protects, a Team of Agents, and a Bureau Deck of Sites, Witnesses, Events and more. What is still missing is said while you build; what you do is saved at once.</source>
        <translation>Un deck a un X-File qu’il protège, une Équipe d’Agents et une Pile de Bureau de Sites, Témoins, Événements et autres. Ce qui manque encore est dit pendant que vous construisez&#x202f;; ce que vous faites est aussitôt enregistré.</translation>
    </message>
    <message>
        <source>What was typed into a deck’s text cannot be read and was left alone: %1</source>
        <translation>Ce qui a été tapé dans le texte d’un deck ne peut pas être lu et reste tel quel&#x202f;: %1</translation>
    </message>
    <message>
        <source>What was typed into the text of these decks is not applied yet: %1.</source>
        <translation>Ce qui a été tapé dans le texte de ces decks n’est pas encore appliqué&#x202f;: %1.</translation>
    </message>
    <message>
        <source>Show</source>
        <translation>Montrer</translation>
    </message>
</context>
<context>
    <name>dossier::DockArea</name>
    <message>
        <source>Parts that lie on one another</source>
        <translation>Volets superposés</translation>
    </message>
    <message>
        <source>Put it back</source>
        <translation>Remettre en place</translation>
    </message>
    <message>
        <source>Let it float</source>
        <translation>Détacher</translation>
    </message>
    <message>
        <source>To the left</source>
        <translation>À gauche</translation>
    </message>
    <message>
        <source>To the right</source>
        <translation>À droite</translation>
    </message>
    <message>
        <source>To the top</source>
        <translation>En haut</translation>
    </message>
    <message>
        <source>To the bottom</source>
        <translation>En bas</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Fermer</translation>
    </message>
</context>
<context>
    <name>dossier::DockLayouts</name>
    <message>
        <source>The layout %1 is saved. It is found under View, Layouts.</source>
        <translation>La disposition %1 est enregistrée. Elle se trouve sous Affichage, Dispositions.</translation>
    </message>
    <message>
        <source>The layout %1 was written over.</source>
        <translation>La disposition %1 a été remplacée.</translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>Annuler</translation>
    </message>
    <message>
        <source>The layout %1 was deleted.</source>
        <translation>La disposition %1 a été supprimée.</translation>
    </message>
    <message>
        <source>The layout %1 was changed since; it was left as it is.</source>
        <translation>La disposition %1 a été modifiée entre-temps&#x202f;; elle a été laissée telle quelle.</translation>
    </message>
</context>
<context>
    <name>dossier::DockTitle</name>
    <message>
        <source>Let %1 float, or put it back</source>
        <translation>Détacher le volet %1, ou le remettre en place</translation>
    </message>
    <message>
        <source>Close %1</source>
        <translation>Fermer le volet %1</translation>
    </message>
</context>
<context>
    <name>dossier::EconomyPage</name>
    <message>
        <source>Cards a turn</source>
        <translation>Cartes par tour</translation>
    </message>
    <message>
        <source>Of these sold</source>
        <translation>Dont vendues</translation>
    </message>
    <message>
        <source>Paid with CP</source>
        <translation>Payées en PC</translation>
    </message>
    <message>
        <source>Copies</source>
        <translation>Exemplaires</translation>
    </message>
    <message>
        <source>CP</source>
        <translation>PC</translation>
    </message>
    <message>
        <source>Face down</source>
        <translation>Cachée</translation>
    </message>
    <message>
        <source>Sales</source>
        <translation>Ventes</translation>
    </message>
    <message>
        <source>Cards by what they sell for</source>
        <translation>Cartes selon leur prix de vente</translation>
    </message>
    <message>
        <source>Cards paid with Conspiracy Points</source>
        <translation>Cartes payées en Points de Conspiration</translation>
    </message>
    <message>
        <source>Nothing in this deck is paid with Conspiracy Points.</source>
        <translation>Rien dans ce deck ne se paie en Points de Conspiration.</translation>
    </message>
    <message>
        <source>Cards that cannot be played</source>
        <translation>Cartes qui ne peuvent pas être jouées</translation>
    </message>
    <message>
        <source>What a card sells for in CP: its Cost, an Agent his RES</source>
        <translation>Prix de vente d’une carte en PC&#x202f;: son Coût&#x202f;; pour un Agent, son RES</translation>
    </message>
    <message>
        <source>Income</source>
        <translation>Revenus</translation>
    </message>
    <message>
        <source>The Bureau Deck is empty.</source>
        <translation>La Pile de Bureau est vide.</translation>
    </message>
    <message numerus="yes">
        <source>%1 of %n card(s) can be sold, for %2 CP together</source>
        <translation>
            <numerusform>Cartes qui peuvent être vendues&#x202f;: %1 sur %n, pour %2 PC en tout</numerusform>
            <numerusform>Cartes qui peuvent être vendues&#x202f;: %1 sur %n, pour %2 PC en tout</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n card(s) for %1 CP</source>
        <translation>
            <numerusform>%n carte à %1 PC</numerusform>
            <numerusform>%n cartes à %1 PC</numerusform>
        </translation>
    </message>
    <message>
        <source>A card drawn at random sells for %1 CP; one with a CP icon costs %2 CP.</source>
        <translation>Une carte piochée au hasard se vend %1 PC&#x202f;; une carte à symbole PC en coûte %2.</translation>
    </message>
    <message>
        <source>So one CP card is paid for about every %1 turns.</source>
        <translation>Cela paie une carte à PC tous les %1 tours environ.</translation>
    </message>
    <message>
        <source>So none of the CP cards is ever paid for.</source>
        <translation>Cela ne paie jamais aucune carte à PC.</translation>
    </message>
    <message>
        <source>The deck is %1 CP cards; sales would just pay for %2.</source>
        <translation>Le deck compte %1 de cartes à PC&#x202f;; les ventes en paieraient tout juste %2.</translation>
    </message>
    <message>
        <source>Every card can be played in some game.</source>
        <translation>Chaque carte peut être jouée dans une partie ou l’autre.</translation>
    </message>
    <message numerus="yes">
        <source>%n card(s) that cannot be played unless another card&apos;s effect helps</source>
        <translation>
            <numerusform>%n carte qui ne peut pas être jouée, sauf par l’effet d’une autre</numerusform>
            <numerusform>%n cartes qui ne peuvent pas être jouées, sauf par l’effet d’une autre</numerusform>
        </translation>
    </message>
    <message>
        <source>%1: nothing of yours answers its Activator %2.</source>
        <translation>%1&#x202f;: rien chez vous ne répond à son activateur %2.</translation>
    </message>
    <message>
        <source>%1: none of your cards has the Keyword it needs in Combat.</source>
        <translation>%1&#x202f;: aucune de vos cartes n’a le mot-clé qu’il lui faut en combat.</translation>
    </message>
</context>
<context>
    <name>dossier::EndPage</name>
    <message>
        <source>R</source>
        <comment>key</comment>
        <translation>R</translation>
    </message>
    <message>
        <source>rematch</source>
        <translation>revanche</translation>
    </message>
    <message>
        <source>S</source>
        <comment>key</comment>
        <translation>S</translation>
    </message>
    <message>
        <source>swap decks</source>
        <translation>échanger les decks</translation>
    </message>
    <message>
        <source>P</source>
        <comment>key</comment>
        <translation>P</translation>
    </message>
    <message>
        <source>replay</source>
        <translation>revoir</translation>
    </message>
    <message>
        <source>V</source>
        <comment>key</comment>
        <translation>V</translation>
    </message>
    <message>
        <source>review</source>
        <translation>bilan</translation>
    </message>
    <message>
        <source>T</source>
        <comment>key</comment>
        <translation>T</translation>
    </message>
    <message>
        <source>the table at the end</source>
        <translation>la table à la fin</translation>
    </message>
    <message>
        <source>Esc</source>
        <comment>key</comment>
        <translation>Échap</translation>
    </message>
    <message>
        <source>to the start page</source>
        <translation>à la page de départ</translation>
    </message>
    <message>
        <source>The game is over</source>
        <translation>La partie est finie</translation>
    </message>
    <message>
        <source>Rematch</source>
        <translation>Revanche</translation>
    </message>
    <message>
        <source>Swap decks</source>
        <translation>Échanger les decks</translation>
    </message>
    <message>
        <source>Replay</source>
        <translation>Revoir</translation>
    </message>
    <message>
        <source>Review</source>
        <translation>Bilan</translation>
    </message>
    <message>
        <source>You</source>
        <translation>Vous</translation>
    </message>
    <message>
        <source>Case closed. Nobody wins.</source>
        <translation>Affaire classée. Personne ne gagne.</translation>
    </message>
    <message>
        <source>Case closed. You win.</source>
        <translation>Affaire classée. Vous gagnez.</translation>
    </message>
    <message>
        <source>Case closed. %1 wins.</source>
        <translation>Affaire classée. %1 gagne.</translation>
    </message>
    <message>
        <source>Turn %1: %2</source>
        <translation>Tour %1&#xa0;: %2</translation>
    </message>
    <message>
        <source>Your X-File</source>
        <translation>Votre X-File</translation>
    </message>
    <message>
        <source>X-File of %1</source>
        <translation>X-File de %1</translation>
    </message>
    <message>
        <source>not found</source>
        <translation>non trouvé</translation>
    </message>
    <message>
        <source>right</source>
        <translation>juste</translation>
    </message>
    <message>
        <source>wrong</source>
        <translation>faux</translation>
    </message>
    <message>
        <source>yes</source>
        <translation>oui</translation>
    </message>
    <message>
        <source>no</source>
        <translation>non</translation>
    </message>
    <message>
        <source>Guess: %1</source>
        <translation>Hypothèse&#xa0;: %1</translation>
    </message>
    <message>
        <source>found in turn %1</source>
        <translation>trouvé au tour %1</translation>
    </message>
    <message>
        <source>Nobody asked</source>
        <translation>Personne n’a rien demandé</translation>
    </message>
    <message>
        <source>You asked</source>
        <translation>Vous avez demandé</translation>
    </message>
    <message>
        <source>%1 asked</source>
        <translation>%1 a demandé</translation>
    </message>
    <message numerus="yes">
        <source>%n were left.</source>
        <translation>
            <numerusform>Il en restait %n.</numerusform>
            <numerusform>Il en restait %n.</numerusform>
        </translation>
    </message>
    <message>
        <source>Figures</source>
        <translation>Chiffres</translation>
    </message>
    <message>
        <source>Sites solved</source>
        <translation>Sites résolus</translation>
    </message>
    <message>
        <source>Combats won</source>
        <translation>Combats gagnés</translation>
    </message>
    <message>
        <source>Damage taken</source>
        <translation>Dommages subis</translation>
    </message>
    <message>
        <source>Cards played</source>
        <translation>Cartes jouées</translation>
    </message>
    <message>
        <source>RP spent · CP spent</source>
        <translation>PR dépensés · PC dépensés</translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <translation>%1 sur %2</translation>
    </message>
    <message>
        <source>Review: the choices that cost most</source>
        <translation>Bilan&#xa0;: les choix qui ont coûté le plus</translation>
    </message>
</context>
<context>
    <name>dossier::EndSheet</name>
    <message>
        <source>turn %1</source>
        <translation>tour %1</translation>
    </message>
    <message>
        <source>wrong</source>
        <translation>faux</translation>
    </message>
    <message numerus="yes">
        <source>%n earlier</source>
        <comment>questions</comment>
        <translation>
            <numerusform>%n plus tôt</numerusform>
            <numerusform>%n plus tôt</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>dossier::EntryBar</name>
    <message>
        <source>63, 63 4, or the start of a title …</source>
        <translation>63, 63 4, ou le début d’un titre…</translation>
    </message>
    <message>
        <source>Card to add: number or title, and a count</source>
        <translation>Carte à ajouter&#x202f;: numéro ou titre, et un nombre</translation>
    </message>
    <message numerus="yes">
        <source>%n owned</source>
        <translation>
            <numerusform>%n possédé</numerusform>
            <numerusform>%n possédés</numerusform>
        </translation>
    </message>
    <message>
        <source>Place of all that follows</source>
        <translation>Emplacement de tout ce qui suit</translation>
    </message>
    <message>
        <source>Place</source>
        <translation>Emplacement</translation>
    </message>
    <message>
        <source>Where all that is entered from now on lies: a box, a binder and its page</source>
        <translation>Où se trouve tout ce qui est saisi désormais&#x202f;: une boîte, un classeur et sa page</translation>
    </message>
    <message>
        <source>Condition of all that follows</source>
        <translation>État de tout ce qui suit</translation>
    </message>
    <message>
        <source>The condition of all that is entered from now on</source>
        <translation>L’état de tout ce qui est saisi désormais</translation>
    </message>
    <message>
        <source>not graded</source>
        <translation>non évalué</translation>
    </message>
    <message>
        <source>Language of all that follows</source>
        <translation>Langue de tout ce qui suit</translation>
    </message>
    <message>
        <source>The language of all that is entered from now on</source>
        <translation>La langue de tout ce qui est saisi désormais</translation>
    </message>
    <message>
        <source>Printing of titles that have several</source>
        <translation>Impression des titres qui en ont plusieurs</translation>
    </message>
    <message>
        <source>Which printing a title means that has several</source>
        <translation>L’impression que désigne un titre qui en a plusieurs</translation>
    </message>
    <message>
        <source>Printing: %1</source>
        <translation>Impression&#x202f;: %1</translation>
    </message>
    <message>
        <source>Hold nothing for what follows</source>
        <translation>Ne rien retenir pour la suite</translation>
    </message>
    <message>
        <source>Set of all that follows</source>
        <translation>Série de tout ce qui suit</translation>
    </message>
    <message>
        <source>The set that titles alone mean from now on, where it has them, and numbers alone; without one, the first that has them</source>
        <translation>La série que désignent désormais les titres seuls, quand elle les a, et les numéros seuls&#x202f;; sans elle, la première qui les a</translation>
    </message>
    <message>
        <source>Any set</source>
        <translation>Toutes les séries</translation>
    </message>
    <message>
        <source>Printing: ask each time</source>
        <translation>Impression&#x202f;: demander à chaque fois</translation>
    </message>
</context>
<context>
    <name>dossier::EntryLog</name>
    <message>
        <source>Last entries</source>
        <translation>Dernières saisies</translation>
    </message>
    <message>
        <source>A number or the start of a title, a count if it is more than one, Enter.</source>
        <translation>Un numéro ou le début d’un titre, un nombre s’il y en a plusieurs, Entrée.</translation>
    </message>
    <message>
        <source>The cross takes it back</source>
        <translation>La croix l’annule</translation>
    </message>
    <message>
        <source>Delete takes it back</source>
        <translation>Suppr l’annule</translation>
    </message>
</context>
<context>
    <name>dossier::Everything</name>
    <message>
        <source>%1 cannot be written: %2.</source>
        <translation>%1 ne peut pas être écrit&#x202f;: %2.</translation>
    </message>
    <message>
        <source>Written to %1: %2, %3.</source>
        <translation>Écrit dans %1&#x202f;: %2, %3.</translation>
    </message>
    <message numerus="yes">
        <source>%n deck(s)</source>
        <translation>
            <numerusform>%n deck</numerusform>
            <numerusform>%n decks</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n saved search(es)</source>
        <translation>
            <numerusform>%n recherche gardée</numerusform>
            <numerusform>%n recherches gardées</numerusform>
        </translation>
    </message>
    <message>
        <source>Taken in: %1.</source>
        <translation>Repris&#x202f;: %1.</translation>
    </message>
    <message>
        <source>Backed up to %1.</source>
        <translation>Sauvegardé dans %1.</translation>
    </message>
    <message>
        <source>The backup was restored. What you had before is kept in %1.</source>
        <translation>La sauvegarde a été rétablie. Ce que vous aviez avant est gardé dans %1.</translation>
    </message>
    <message numerus="yes">
        <source>%n deck(s) were there already, just the same.</source>
        <translation>
            <numerusform>%n deck était déjà là, tout pareil.</numerusform>
            <numerusform>%n decks étaient déjà là, tout pareils.</numerusform>
        </translation>
    </message>
    <message>
        <source>Lines that were not understood are not in it: %1.</source>
        <translation>Les lignes non comprises n’y figurent pas&#xa0;: %1.</translation>
    </message>
    <message>
        <source>The lines that were not understood could not be kept: %1.</source>
        <translation>Les lignes non comprises n’ont pas pu être gardées&#xa0;: %1.</translation>
    </message>
    <message numerus="yes">
        <source>%n set(s) of cards</source>
        <translation>
            <numerusform>%n série de cartes</numerusform>
            <numerusform>%n séries de cartes</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n row(s) of the collection</source>
        <translation>
            <numerusform>%n ligne de la collection</numerusform>
            <numerusform>%n lignes de la collection</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n saved search(es) were there already, just the same.</source>
        <translation>
            <numerusform>%n recherche enregistrée était déjà là, toute pareille.</numerusform>
            <numerusform>%n recherches enregistrées étaient déjà là, toutes pareilles.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n row(s) did not fit to what is there and are kept aside (%1).</source>
        <translation>
            <numerusform>%n ligne n’allait pas avec ce qui est là et est gardée à part (%1).</numerusform>
            <numerusform>%n lignes n’allaient pas avec ce qui est là et sont gardées à part (%1).</numerusform>
        </translation>
    </message>
    <message>
        <source>Everything</source>
        <translation>Tout</translation>
    </message>
    <message numerus="yes">
        <source>%n row(s) of the collection were there already, with as many copies or more.</source>
        <translation>
            <numerusform>%n ligne de la collection y était déjà, avec autant d’exemplaires ou plus.</numerusform>
            <numerusform>%n lignes de la collection y étaient déjà, avec autant d’exemplaires ou plus.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Undo does not take back the %n set(s) of cards.</source>
        <translation>
            <numerusform>Annuler ne retire pas la série de cartes.</numerusform>
            <numerusform>Annuler ne retire pas les %n séries de cartes.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n row(s) did not fit to what is there (%1).</source>
        <translation>
            <numerusform>%n ligne ne s’accorde pas avec ce qui est là (%1).</numerusform>
            <numerusform>%n lignes ne s’accordent pas avec ce qui est là (%1).</numerusform>
        </translation>
    </message>
    <message>
        <source>It is damaged, as the backup was: %1.</source>
        <translation>Elle est endommagée, comme l’était la sauvegarde&#x202f;: %1.</translation>
    </message>
    <message numerus="yes">
        <source>%n earlier version(s) of decks are not in it: a backup keeps them.</source>
        <translation>
            <numerusform>%n version antérieure de deck n’y est pas&#x202f;: une sauvegarde la garde.</numerusform>
            <numerusform>%n versions antérieures de decks n’y sont pas&#x202f;: une sauvegarde les garde.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>dossier::ExportDialog</name>
    <message>
        <source>Copy</source>
        <translation>Copier</translation>
    </message>
    <message>
        <source>Save …</source>
        <translation>Enregistrer…</translation>
    </message>
    <message>
        <source>Export the deck</source>
        <translation>Exporter le deck</translation>
    </message>
    <message>
        <source>Format</source>
        <translation>Format</translation>
    </message>
    <message>
        <source>What will be written</source>
        <translation>Ce qui sera écrit</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Fermer</translation>
    </message>
    <message>
        <source>Kept</source>
        <translation>Conservé</translation>
    </message>
    <message>
        <source>Lost</source>
        <translation>Perdu</translation>
    </message>
    <message>
        <source>all cards and their numbers</source>
        <translation>toutes les cartes et leur nombre</translation>
    </message>
    <message>
        <source>nothing</source>
        <translation>rien</translation>
    </message>
    <message>
        <source>Open a deck first.</source>
        <translation>Ouvrez d’abord un deck.</translation>
    </message>
    <message>
        <source>%1 cannot be written: %2.</source>
        <translation>%1 ne peut pas être écrit&#x202f;: %2.</translation>
    </message>
    <message>
        <source>Written to %1 and read back: nothing else is lost.</source>
        <translation>Écrit dans %1 et relu&#x202f;: rien d’autre n’est perdu.</translation>
    </message>
    <message>
        <source>Written to %1, but reading it back does not give: %2.</source>
        <translation>Écrit dans %1, mais la relecture ne rend pas&#x202f;: %2.</translation>
    </message>
    <message>
        <source>The deck is on the clipboard.</source>
        <translation>Le deck est dans le presse-papiers.</translation>
    </message>
</context>
<context>
    <name>dossier::FacetModel</name>
    <message numerus="yes">
        <source>%1: %2, %n card(s)</source>
        <translation>
            <numerusform>%1&#x202f;: %2, %n carte</numerusform>
            <numerusform>%1&#x202f;: %2, %n cartes</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>dossier::FacetTree</name>
    <message>
        <source>Narrow down</source>
        <translation>Affiner</translation>
    </message>
</context>
<context>
    <name>dossier::FarNote</name>
    <message>
        <source>The line to the host is cut. The program tries again by itself; the game waits.</source>
        <translation>La liaison avec l’hôte est coupée. Le programme réessaie de lui-même&#x202f;; la partie attend.</translation>
    </message>
    <message>
        <source>The game is over.</source>
        <translation>La partie est finie.</translation>
    </message>
    <message>
        <source>How it ended</source>
        <translation>Comment elle a fini</translation>
    </message>
    <message>
        <source>%1 asks to take back to his last choice. Since then something hidden has been shown.</source>
        <translation>%1 demande à revenir à son dernier choix. Depuis, quelque chose de caché a été montré.</translation>
    </message>
    <message>
        <source>%1 asks to take back to his last choice.</source>
        <translation>%1 demande à revenir à son dernier choix.</translation>
    </message>
    <message>
        <source>&amp;Agree</source>
        <translation>&amp;Accepter</translation>
    </message>
    <message>
        <source>No</source>
        <translation>Non</translation>
    </message>
    <message>
        <source>The game is paused.</source>
        <translation>La partie est en pause.</translation>
    </message>
    <message>
        <source>Go on</source>
        <translation>Reprendre</translation>
    </message>
    <message numerus="yes">
        <source>%1 has been away for %n minute(s).</source>
        <translation>
            <numerusform>%1 est absent depuis %n minute.</numerusform>
            <numerusform>%1 est absent depuis %n minutes.</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 is away.</source>
        <translation>%1 est absent.</translation>
    </message>
    <message>
        <source>The program plays for him</source>
        <translation>Le programme joue pour lui</translation>
    </message>
</context>
<context>
    <name>dossier::FarPanel</name>
    <message>
        <source>Going to %1 …</source>
        <translation>En route vers %1…</translation>
    </message>
    <message>
        <source>Talk</source>
        <translation>Conversation</translation>
    </message>
    <message>
        <source>&amp;Pause the game</source>
        <translation>Mettre la partie en &amp;pause</translation>
    </message>
    <message>
        <source>&amp;Leave the table</source>
        <translation>&amp;Quitter la table</translation>
    </message>
    <message>
        <source>Say first how the others are to call you.</source>
        <translation>Dites d’abord comment les autres vous appellent.</translation>
    </message>
    <message>
        <source>Making the table …</source>
        <translation>La table se prépare…</translation>
    </message>
    <message>
        <source>Agree to open &amp;decks</source>
        <translation>Consentir aux &amp;decks ouverts</translation>
    </message>
    <message>
        <source>Agree to &amp;hints</source>
        <translation>Consentir aux &amp;conseils</translation>
    </message>
    <message>
        <source>Loo&amp;k at the decks …</source>
        <translation>&amp;Regarder les decks…</translation>
    </message>
    <message>
        <source>Let those who watch see what &amp;I see</source>
        <translation>Laisser ceux qui regardent voir ce que &amp;je vois</translation>
    </message>
    <message>
        <source>See what &amp;all may see</source>
        <translation>Voir ce que &amp;tous peuvent voir</translation>
    </message>
    <message>
        <source>See what %1 sees</source>
        <translation>Voir ce que voit %1</translation>
    </message>
</context>
<context>
    <name>dossier::FarSeat</name>
    <message>
        <source>The host cannot be reached: %1 Is it on, and does the address in the invitation lead to it?</source>
        <comment>what the system says, a sentence</comment>
        <translation>L’hôte est injoignable&#x202f;: %1 Est-il en marche, et l’adresse de l’invitation y mène-t-elle&#x202f;?</translation>
    </message>
    <message>
        <source>%1 is here.</source>
        <translation>%1 est là.</translation>
    </message>
    <message>
        <source>%1 is away.</source>
        <translation>%1 est absent.</translation>
    </message>
    <message>
        <source>The program plays for %1.</source>
        <translation>Le programme joue pour %1.</translation>
    </message>
    <message>
        <source>%1 plays again.</source>
        <translation>%1 joue de nouveau.</translation>
    </message>
    <message>
        <source>The game is paused.</source>
        <translation>La partie est en pause.</translation>
    </message>
    <message>
        <source>The game goes on.</source>
        <translation>La partie reprend.</translation>
    </message>
    <message>
        <source>You ask to take back to your last choice.</source>
        <translation>Vous demandez à revenir à votre dernier choix.</translation>
    </message>
    <message>
        <source>%1 asks to take back to his last choice.</source>
        <translation>%1 demande à revenir à son dernier choix.</translation>
    </message>
    <message>
        <source>%1 agrees.</source>
        <translation>%1 accepte.</translation>
    </message>
    <message>
        <source>%1 does not.</source>
        <translation>%1 refuse.</translation>
    </message>
    <message>
        <source>The time of %1 has run out.</source>
        <translation>Le temps de %1 est écoulé.</translation>
    </message>
    <message>
        <source>The shuffle is the one that the host was bound to before the game.</source>
        <translation>Le mélange est celui auquel l’hôte s’était engagé avant la partie.</translation>
    </message>
    <message>
        <source>The shuffle is another than the one that the host was bound to before the game.</source>
        <translation>Le mélange n’est pas celui auquel l’hôte s’était engagé avant la partie.</translation>
    </message>
    <message>
        <source>%1 agrees that all see each other&apos;s decks.</source>
        <translation>%1 consent à ce que tous voient les decks.</translation>
    </message>
    <message>
        <source>%1 does not want the decks to be seen any more.</source>
        <translation>%1 ne veut plus que les decks soient vus.</translation>
    </message>
    <message>
        <source>%1 agrees to hints.</source>
        <translation>%1 consent aux conseils.</translation>
    </message>
    <message>
        <source>%1 does not agree to hints any more.</source>
        <translation>%1 ne consent plus aux conseils.</translation>
    </message>
    <message>
        <source>All have agreed: there are hints from now on.</source>
        <translation>Tous y ont consenti&#x202f;: il y a désormais des conseils.</translation>
    </message>
    <message>
        <source>There are no hints any more.</source>
        <translation>Il n’y a plus de conseils.</translation>
    </message>
    <message>
        <source>All have agreed: the decks are open (Game, Look at the decks).</source>
        <translation>Tous y ont consenti&#x202f;: les decks sont ouverts (Partie, Regarder les decks).</translation>
    </message>
    <message>
        <source>Those who watch may see what %1 sees.</source>
        <translation>Ceux qui regardent peuvent voir ce que voit %1.</translation>
    </message>
    <message>
        <source>Those who watch do not see any more what %1 sees.</source>
        <translation>Ceux qui regardent ne voient plus ce que voit %1.</translation>
    </message>
    <message>
        <source>Nothing was sent, for the invitation opens its seat only once, and the seat could not be kept here: %1</source>
        <translation>Rien n’a été envoyé, car l’invitation n’ouvre sa place qu’une seule fois, et la place n’a pas pu être conservée ici&#x202f;: %1</translation>
    </message>
</context>
<context>
    <name>dossier::FarStartPage</name>
    <message>
        <source>Sit down</source>
        <translation>S’asseoir</translation>
    </message>
    <message>
        <source>Return</source>
        <comment>key</comment>
        <translation>Entrée</translation>
    </message>
    <message>
        <source>Come back</source>
        <translation>Revenir</translation>
    </message>
    <message>
        <source>Host a table here</source>
        <translation>Ouvrir une table ici</translation>
    </message>
    <message>
        <source>as the others will read it</source>
        <translation>tel que les autres le liront</translation>
    </message>
    <message>
        <source>Your &amp;name</source>
        <translation>Votre &amp;nom</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>Retour</translation>
    </message>
    <message>
        <source>Play with somebody far away</source>
        <translation>Jouer avec quelqu’un au loin</translation>
    </message>
    <message>
        <source>Whoever keeps the table sends each guest an invitation. It begins with dossier:// and opens one seat, once; afterwards this program knows the seat.</source>
        <translation>Qui tient la table envoie à chaque invité une invitation. Elle commence par dossier:// et ouvre une place, une seule fois&#x202f;; ensuite ce programme connaît la place.</translation>
    </message>
    <message>
        <source>&amp;Invitation</source>
        <translation>&amp;Invitation</translation>
    </message>
    <message>
        <source>Tables to come back to</source>
        <translation>Tables où revenir</translation>
    </message>
    <message>
        <source>Host</source>
        <translation>Hôte</translation>
    </message>
    <message>
        <source>Keep the table here</source>
        <translation>Tenir la table ici</translation>
    </message>
    <message>
        <source>This program deals the cards and tells each guest what he may know. The others have to be able to reach this machine, through a port that its router lets in; and as at every table they trust whoever shuffles: his machine holds all hands.</source>
        <translation>Ce programme donne les cartes et dit à chaque invité ce qu’il peut savoir. Les autres doivent pouvoir joindre cette machine, par un port que son routeur laisse entrer&#x202f;; et comme à toute table ils font confiance à qui mélange&#x202f;: sa machine tient toutes les mains.</translation>
    </message>
    <message numerus="yes">
        <source>%n players</source>
        <translation>
            <numerusform>%n joueur</numerusform>
            <numerusform>%n joueurs</numerusform>
        </translation>
    </message>
    <message>
        <source>Advanced Game</source>
        <translation>Jeu avancé</translation>
    </message>
    <message>
        <source>Basic Game</source>
        <translation>Jeu de base</translation>
    </message>
    <message>
        <source> min each</source>
        <translation> min chacun</translation>
    </message>
    <message>
        <source>no clock</source>
        <translation>sans pendule</translation>
    </message>
    <message>
        <source>How long each may think in the whole game; whose time runs out loses</source>
        <translation>Combien chacun peut réfléchir dans toute la partie&#x202f;; qui n’a plus de temps perd</translation>
    </message>
    <message>
        <source>Rules agreed on …</source>
        <translation>Règles convenues…</translation>
    </message>
    <message>
        <source>&amp;How many</source>
        <translation>&amp;Combien</translation>
    </message>
    <message>
        <source>&amp;Game</source>
        <translation>&amp;Jeu</translation>
    </message>
    <message>
        <source>&amp;Clock</source>
        <translation>&amp;Pendule</translation>
    </message>
    <message>
        <source>&amp;Port</source>
        <translation>&amp;Port</translation>
    </message>
    <message>
        <source>As %1, at %2</source>
        <translation>En tant que %1, chez %2</translation>
    </message>
    <message>
        <source>As %1, with %2</source>
        <translation>En tant que %1, avec %2</translation>
    </message>
    <message>
        <source>This is no invitation; one begins with dossier:// and is to be copied as a whole.</source>
        <translation>Ce n’est pas une invitation&#x202f;; une invitation commence par dossier:// et se copie en entier.</translation>
    </message>
    <message>
        <source>Say first how the others are to call you.</source>
        <translation>Dites d’abord comment les autres vous appellent.</translation>
    </message>
    <message>
        <source>Others may &amp;watch what all may see</source>
        <translation>D’autres peuvent &amp;regarder ce que tous peuvent voir</translation>
    </message>
    <message>
        <source>Po&amp;ker face: it waits, too, for whoever has nothing to answer</source>
        <translation>Visage &amp;impassible&#x202f;: on attend aussi qui n’a rien à répondre</translation>
    </message>
    <message>
        <source>Otherwise it goes on at once where somebody cannot answer a card, and the others know by that what he does not hold</source>
        <translation>Sinon la partie continue aussitôt là où quelqu’un ne peut pas répondre à une carte, et les autres savent par là ce qu’il n’a pas</translation>
    </message>
    <message>
        <source>&amp;Decks</source>
        <translation>&amp;Decks</translation>
    </message>
</context>
<context>
    <name>dossier::FilterPanel</name>
    <message>
        <source>The search %1 was deleted.</source>
        <translation>La recherche %1 a été supprimée.</translation>
    </message>
    <message>
        <source>None yet. The mark beside saves the search that is shown.</source>
        <translation>Aucune encore. Le signet à côté enregistre la recherche affichée.</translation>
    </message>
    <message>
        <source>Saved searches</source>
        <translation>Recherches enregistrées</translation>
    </message>
    <message>
        <source>Save this search</source>
        <translation>Enregistrer cette recherche</translation>
    </message>
    <message>
        <source>Search</source>
        <translation>Rechercher</translation>
    </message>
    <message>
        <source>Rename</source>
        <translation>Renommer</translation>
    </message>
    <message>
        <source>Delete</source>
        <translation>Supprimer</translation>
    </message>
</context>
<context>
    <name>dossier::FoldersPage</name>
    <message>
        <source>Collection and decks</source>
        <translation>Collection et decks</translation>
    </message>
    <message>
        <source>Settings</source>
        <translation>Réglages</translation>
    </message>
    <message>
        <source>Your pictures</source>
        <translation>Vos images</translation>
    </message>
    <message>
        <source>Start the program with --data-dir FOLDER to keep all of it in another place, or lay an empty file portable.dat beside the program: then everything is kept in a folder named data beside it.</source>
        <translation>Lancez le programme avec --data-dir DOSSIER pour tout garder ailleurs, ou posez un fichier vide portable.dat à côté du programme&#x202f;: tout est alors gardé dans un dossier data à côté de lui.</translation>
    </message>
    <message>
        <source>Open</source>
        <translation>Ouvrir</translation>
    </message>
    <message>
        <source>Open the folder: %1</source>
        <translation>Ouvrir le dossier&#x202f;: %1</translation>
    </message>
    <message>
        <source>Back up …</source>
        <translation>Sauvegarder…</translation>
    </message>
    <message>
        <source>Restore a backup …</source>
        <translation>Rétablir une sauvegarde…</translation>
    </message>
    <message>
        <source>Copies</source>
        <translation>Copies</translation>
    </message>
    <message>
        <source>A backup is a complete copy of collection and decks. The program makes one by itself before a new version changes the database.</source>
        <translation>Une sauvegarde est une copie complète de la collection et des decks. Le programme en fait une de lui-même avant qu’une nouvelle version ne modifie la base de données.</translation>
    </message>
</context>
<context>
    <name>dossier::GamesPage</name>
    <message>
        <source>Open</source>
        <translation>Ouvrir</translation>
    </message>
    <message>
        <source>Return</source>
        <comment>key</comment>
        <translation>Entrée</translation>
    </message>
    <message>
        <source>Replay</source>
        <translation>Revoir</translation>
    </message>
    <message>
        <source>P</source>
        <comment>key</comment>
        <translation>P</translation>
    </message>
    <message>
        <source>Write to a file …</source>
        <translation>Écrire dans un fichier…</translation>
    </message>
    <message>
        <source>W</source>
        <comment>key</comment>
        <translation>W</translation>
    </message>
    <message>
        <source>Delete</source>
        <translation>Supprimer</translation>
    </message>
    <message>
        <source>Del</source>
        <comment>key</comment>
        <translation>Suppr</translation>
    </message>
    <message>
        <source>Games</source>
        <translation>Parties</translation>
    </message>
    <message>
        <source>Kept games, newest first</source>
        <translation>Parties gardées, les plus récentes d’abord</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>Précédent</translation>
    </message>
    <message>
        <source>Esc</source>
        <comment>key</comment>
        <translation>Échap</translation>
    </message>
    <message>
        <source>open</source>
        <translation>ouvrir</translation>
    </message>
    <message>
        <source>step through from the beginning</source>
        <translation>revoir depuis le début</translation>
    </message>
    <message>
        <source>write to a file</source>
        <translation>écrire dans un fichier</translation>
    </message>
    <message>
        <source>delete</source>
        <translation>supprimer</translation>
    </message>
    <message>
        <source>to the start page</source>
        <translation>à la page de départ</translation>
    </message>
    <message>
        <source>No game has been played yet.</source>
        <translation>Aucune partie n’a encore été jouée.</translation>
    </message>
    <message numerus="yes">
        <source>%n game(s), newest first; the number is the turn, a tick says that it is over. The last %1 are kept.</source>
        <translation>
            <numerusform>%n partie&#x202f;; le nombre est le tour, une coche dit qu’elle est finie. Les %1 dernières sont gardées.</numerusform>
            <numerusform>%n parties, les plus récentes d’abord&#x202f;; le nombre est le tour, une coche dit que la partie est finie. Les %1 dernières sont gardées.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>dossier::GeneralPage</name>
    <message>
        <source>Language</source>
        <translation>Langue</translation>
    </message>
    <message>
        <source>As the system</source>
        <translation>Comme le système</translation>
    </message>
    <message>
        <source>Day</source>
        <translation>Jour</translation>
    </message>
    <message>
        <source>Night</source>
        <translation>Nuit</translation>
    </message>
    <message>
        <source>Day, high contrast</source>
        <translation>Jour, contraste élevé</translation>
    </message>
    <message>
        <source>Night, high contrast</source>
        <translation>Nuit, contraste élevé</translation>
    </message>
    <message>
        <source>%1 %</source>
        <translation>%1 %</translation>
    </message>
    <message>
        <source>Reduce motion</source>
        <translation>Réduire les animations</translation>
    </message>
    <message>
        <source>Theme</source>
        <translation>Thème</translation>
    </message>
    <message>
        <source>Text size</source>
        <translation>Taille du texte</translation>
    </message>
</context>
<context>
    <name>dossier::GoldfishPanel</name>
    <message>
        <source>Games played</source>
        <translation>Parties jouées</translation>
    </message>
    <message>
        <source>The same seed plays the same games again</source>
        <translation>La même graine rejoue les mêmes parties</translation>
    </message>
    <message>
        <source>A game that needs more turns counts as not solved</source>
        <translation>Une partie qui demande plus de tours compte comme non résolue</translation>
    </message>
    <message>
        <source>&amp;Deck</source>
        <translation>&amp;Deck</translation>
    </message>
    <message>
        <source>&amp;Games</source>
        <translation>&amp;Parties</translation>
    </message>
    <message>
        <source>&amp;Seed</source>
        <translation>&amp;Graine</translation>
    </message>
    <message>
        <source>&amp;Most turns</source>
        <translation>&amp;Tours au plus</translation>
    </message>
    <message>
        <source>Stopped. Nothing was counted.</source>
        <translation>Arrêté. Rien n’a été compté.</translation>
    </message>
    <message>
        <source>Stop</source>
        <translation>Arrêter</translation>
    </message>
    <message>
        <source>Play</source>
        <translation>Jouer</translation>
    </message>
    <message>
        <source>The Agent plays quickly by plain rules, the Supervisor knows what cards are for</source>
        <translation>L’Agent joue vite selon des règles simples, le Superviseur sait à quoi servent les cartes</translation>
    </message>
    <message>
        <source>&amp;Who plays</source>
        <translation>&amp;Qui joue</translation>
    </message>
    <message>
        <source>Add the sample decks</source>
        <translation>Ajouter les decks d’exemple</translation>
    </message>
    <message>
        <source>There is no deck to play.</source>
        <translation>Il n’y a pas de deck à jouer.</translation>
    </message>
    <message>
        <source>Play the deck alone, many times.</source>
        <translation>Jouez le deck seul, de nombreuses fois.</translation>
    </message>
    <message>
        <source>Make one in Decks, or begin with the decks that come with the program.</source>
        <translation>Faites-en un dans Decks, ou commencez par les decks fournis avec le programme.</translation>
    </message>
    <message>
        <source>How soon does it identify a hidden X-File if nobody hinders it?</source>
        <translation>Au bout de combien de temps identifie-t-il un X-File caché si personne ne le gêne&#x202f;?</translation>
    </message>
    <message>
        <source>%1 cannot be played: %2.</source>
        <translation>%1 ne peut être joué&#x202f;: %2.</translation>
    </message>
    <message>
        <source>This deck is not legal: %1, %2 It is played as it is.</source>
        <comment>a rule; a sentence that says what is wrong</comment>
        <translation>Ce deck n’est pas conforme&#x202f;: %1, %2 Il est joué tel quel.</translation>
    </message>
</context>
<context>
    <name>dossier::GoldfishReportView</name>
    <message>
        <source>Cards whose effects are not played</source>
        <translation>Cartes dont les effets ne sont pas joués</translation>
    </message>
    <message numerus="yes">
        <source>The X-File was identified in %1 of %Ln game(s).</source>
        <translation>
            <numerusform>Parties où le X-File a été identifié&#x202f;: %1 sur %Ln.</numerusform>
            <numerusform>Parties où le X-File a été identifié&#x202f;: %1 sur %Ln.</numerusform>
        </translation>
    </message>
    <message>
        <source>Turns</source>
        <translation>Tours</translation>
    </message>
    <message>
        <source>Questions</source>
        <translation>Questions</translation>
    </message>
    <message>
        <source>RP unspent</source>
        <translation>PR non dépensés</translation>
    </message>
    <message numerus="yes">
        <source>%n card(s) whose effects are not played</source>
        <translation>
            <numerusform>%n carte dont les effets ne sont pas joués</numerusform>
            <numerusform>%n cartes dont les effets ne sont pas joués</numerusform>
        </translation>
    </message>
    <message>
        <source>%1: mean %2 · median %3 · one in ten at most %4 · nine in ten at most %5</source>
        <translation>%1&#x202f;: moyenne %2 · médiane %3 · une sur dix au plus %4 · neuf sur dix au plus %5</translation>
    </message>
    <message numerus="yes">
        <source>%Ln game(s) not solved</source>
        <translation>
            <numerusform>%Ln partie non résolue</numerusform>
            <numerusform>%Ln parties non résolues</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln card(s) of the deck stay out of the Basic Game (BASIC-3, BASIC-8).</source>
        <translation>
            <numerusform>%Ln carte du deck reste hors du jeu de base (BASIC-3, BASIC-8).</numerusform>
            <numerusform>%Ln cartes du deck restent hors du jeu de base (BASIC-3, BASIC-8).</numerusform>
        </translation>
    </message>
    <message>
        <source>%1, played by: %2 (%3)</source>
        <comment>a deck, its player, by what rules</comment>
        <translation>%1, joué par&#x202f;: %2 (%3)</translation>
    </message>
</context>
<context>
    <name>dossier::GuessPart</name>
    <message>
        <source>A solved Site gives a question or a guess (OPT-1)</source>
        <translation>Un Site résolu donne une question ou une hypothèse (OPT-1)</translation>
    </message>
    <message>
        <source>A wrong guess loses the game (OPT-2)</source>
        <translation>Une hypothèse fausse perd la partie (OPT-2)</translation>
    </message>
    <message>
        <source>Chance that the opponent wins before my next Site</source>
        <translation>Chance que l’adversaire gagne avant mon prochain Site</translation>
    </message>
    <message>
        <source>The opponent wins before my next Site:</source>
        <translation>L’adversaire gagne avant mon prochain Site&#x202f;:</translation>
    </message>
    <message>
        <source>Guess now?</source>
        <translation>Deviner maintenant&#x202f;?</translation>
    </message>
    <message>
        <source>There is nothing to guess: no X-File fits.</source>
        <translation>Il n’y a rien à deviner&#x202f;: aucun X-File ne convient.</translation>
    </message>
    <message>
        <source>It is %1.</source>
        <translation>C’est %1.</translation>
    </message>
    <message>
        <source>Guess now: name %1.</source>
        <translation>Devinez maintenant&#x202f;: nommez %1.</translation>
    </message>
    <message>
        <source>Ask again before you guess.</source>
        <translation>Demandez encore avant de deviner.</translation>
    </message>
    <message>
        <source>Chance to win: %1 when guessing, %2 when asking</source>
        <translation>Chance de gagner&#x202f;: %1 en devinant, %2 en demandant</translation>
    </message>
    <message numerus="yes">
        <source>Keep asking: advice comes with %n candidate(s) or fewer.</source>
        <translation>
            <numerusform>Continuez à demander&#x202f;: le conseil vient à %n X-File restant.</numerusform>
            <numerusform>Continuez à demander&#x202f;: le conseil vient à %n X-Files restants ou moins.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>dossier::GuestSocket</name>
    <message>
        <source>The host is not the one that sent the invitation: its certificate is another. Ask for a new invitation, by a way you trust.</source>
        <translation>L’hôte n’est pas celui de l’invitation&#x202f;: son certificat est un autre. Demandez une nouvelle invitation, par une voie sûre.</translation>
    </message>
    <message>
        <source>The host sent something that is not understood (%1). Both should install the same version of Dossier.</source>
        <translation>L’hôte a envoyé quelque chose qui n’est pas compris (%1). Installez tous deux la même version de Dossier.</translation>
    </message>
    <message>
        <source>The line to the host is cut.</source>
        <translation>La ligne vers l’hôte est coupée.</translation>
    </message>
    <message>
        <source>It does not answer.</source>
        <translation>Il ne répond pas.</translation>
    </message>
</context>
<context>
    <name>dossier::GuideWindow</name>
    <message>
        <source>Guide</source>
        <translation>Guide</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Fermer</translation>
    </message>
    <message>
        <source>Contents</source>
        <translation>Sommaire</translation>
    </message>
    <message>
        <source>Five minutes</source>
        <translation>En cinq minutes</translation>
    </message>
</context>
<context>
    <name>dossier::HandOverPage</name>
    <message>
        <source>I am %1</source>
        <translation>Je suis %1</translation>
    </message>
    <message>
        <source>Hand the table over to %1.</source>
        <translation>Passez la table à %1.</translation>
    </message>
    <message>
        <source>Take the seat</source>
        <translation>Prendre place</translation>
    </message>
    <message>
        <source>Return</source>
        <comment>key</comment>
        <translation>Entrée</translation>
    </message>
    <message>
        <source>Hands and what one player alone has seen stay covered until then.</source>
        <translation>Les mains et ce qu’un joueur est seul à avoir vu restent couverts jusque-là.</translation>
    </message>
</context>
<context>
    <name>dossier::HeapDelegate</name>
    <message>
        <source>not graded</source>
        <translation>non évalué</translation>
    </message>
</context>
<context>
    <name>dossier::HeapStrip</name>
    <message>
        <source>Condition of the chosen rows</source>
        <translation>État des lignes choisies</translation>
    </message>
    <message>
        <source>Condition …</source>
        <translation>État…</translation>
    </message>
    <message>
        <source>not graded</source>
        <translation>non évalué</translation>
    </message>
    <message>
        <source>For trade …</source>
        <translation>À échanger…</translation>
    </message>
    <message>
        <source>All copies</source>
        <translation>Tous les exemplaires</translation>
    </message>
    <message>
        <source>Language of the chosen rows</source>
        <translation>Langue des lignes choisies</translation>
    </message>
    <message>
        <source>Language</source>
        <translation>Langue</translation>
    </message>
    <message>
        <source>Where to move the chosen rows</source>
        <translation>Où déplacer les lignes choisies</translation>
    </message>
    <message>
        <source>Move to: a box, a binder and its page …</source>
        <translation>Déplacer vers&#x202f;: une boîte, un classeur et sa page…</translation>
    </message>
    <message numerus="yes">
        <source>%n row(s) chosen:</source>
        <translation>
            <numerusform>%n ligne choisie&#x202f;:</numerusform>
            <numerusform>%n lignes choisies&#x202f;:</numerusform>
        </translation>
    </message>
    <message>
        <source>How many copies of each chosen row</source>
        <translation>Combien d’exemplaires de chaque ligne choisie</translation>
    </message>
    <message>
        <source>How many copies of each row are meant; those that are left stay as they are</source>
        <translation>De combien d’exemplaires de chaque ligne il s’agit&#x202f;; ceux qui restent ne changent pas</translation>
    </message>
    <message>
        <source> of each</source>
        <translation> de chaque</translation>
    </message>
    <message>
        <source>Whether these copies are for trade</source>
        <translation>Si ces exemplaires sont à échanger</translation>
    </message>
    <message>
        <source>Mark for trade</source>
        <translation>À échanger</translation>
    </message>
    <message>
        <source>Not for trade</source>
        <translation>Pas à échanger</translation>
    </message>
    <message>
        <source>Whom to lend the chosen rows to</source>
        <translation>À qui prêter les lignes choisies</translation>
    </message>
    <message>
        <source>Lend to: a name …</source>
        <translation>Prêter à&#x202f;: un nom…</translation>
    </message>
</context>
<context>
    <name>dossier::HeapTableModel</name>
    <message>
        <source>A card this program does not know</source>
        <translation>Une carte que ce programme ne connaît pas</translation>
    </message>
    <message>
        <source>Copies of this printing that are not lent and lie in no built deck</source>
        <translation>Exemplaires de cette impression qui ne sont pas prêtés et ne se trouvent dans aucun deck monté</translation>
    </message>
</context>
<context>
    <name>dossier::HeapView</name>
    <message>
        <source>Collection</source>
        <translation>Collection</translation>
    </message>
    <message>
        <source>These are too many rows at once: choose at most %1.</source>
        <translation>Cela fait trop de lignes à la fois&#x202f;: choisissez-en %1 au plus.</translation>
    </message>
    <message numerus="yes">
        <source>%n row(s) changed.</source>
        <translation>
            <numerusform>%n ligne modifiée.</numerusform>
            <numerusform>%n lignes modifiées.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n row(s) taken out of the collection.</source>
        <translation>
            <numerusform>%n ligne retirée de la collection.</numerusform>
            <numerusform>%n lignes retirées de la collection.</numerusform>
        </translation>
    </message>
    <message>
        <source>Go to a cell that can be changed, then paste.</source>
        <translation>Allez dans une case modifiable, puis collez.</translation>
    </message>
    <message>
        <source>Edit the cell</source>
        <translation>Modifier la case</translation>
    </message>
    <message>
        <source>Move to …</source>
        <translation>Déplacer vers…</translation>
    </message>
    <message>
        <source>not graded</source>
        <translation>non évalué</translation>
    </message>
    <message>
        <source>All copies</source>
        <translation>Tous les exemplaires</translation>
    </message>
    <message>
        <source>None</source>
        <translation>Aucun</translation>
    </message>
    <message>
        <source>They are back</source>
        <translation>Ils sont revenus</translation>
    </message>
    <message>
        <source>Nobody has these copies on loan any more</source>
        <translation>Plus personne n’a ces exemplaires en prêt</translation>
    </message>
    <message>
        <source>Copy</source>
        <translation>Copier</translation>
    </message>
    <message>
        <source>Paste</source>
        <translation>Coller</translation>
    </message>
    <message>
        <source>Take out of the collection</source>
        <translation>Retirer de la collection</translation>
    </message>
    <message numerus="yes">
        <source>%n cop(y/ies) changed, the others are as they were.</source>
        <translation>
            <numerusform>%n exemplaire modifié, les autres sont comme avant.</numerusform>
            <numerusform>%n exemplaires modifiés, les autres sont comme avant.</numerusform>
        </translation>
    </message>
    <message>
        <source>Some of the copies …</source>
        <translation>Une partie des exemplaires…</translation>
    </message>
    <message>
        <source>Lend to …</source>
        <translation>Prêter à…</translation>
    </message>
    <message>
        <source>Copies of the chosen card</source>
        <translation>Exemplaires de la carte choisie</translation>
    </message>
    <message numerus="yes">
        <source>%n cop(y/ies) came back.</source>
        <translation>
            <numerusform>%n exemplaire est revenu.</numerusform>
            <numerusform>%n exemplaires sont revenus.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n cop(y/ies) lent to %1.</source>
        <translation>
            <numerusform>%n exemplaire prêté à %1.</numerusform>
            <numerusform>%n exemplaires prêtés à %1.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>dossier::HeapsPage</name>
    <message>
        <source>A title, or loc:&quot;binder 1&quot;, cond:mint, trade&gt;0 …</source>
        <translation>Un titre, ou loc:&quot;classeur 1&quot;, cond:mint, trade&gt;0…</translation>
    </message>
    <message>
        <source>Search the collection</source>
        <translation>Chercher dans la collection</translation>
    </message>
    <message>
        <source>Your copies stand here, with place and condition.
Type 63 above and press Enter: that is the first.</source>
        <translation>Vos exemplaires sont ici, avec emplacement et état.
Tapez 63 ci-dessus puis Entrée&#x202f;: voilà le premier.</translation>
    </message>
    <message>
        <source> …</source>
        <translation>…</translation>
    </message>
    <message numerus="yes">
        <source>%1 row(s)</source>
        <translation>
            <numerusform>%1 ligne</numerusform>
            <numerusform>%1 lignes</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 of %2 rows</source>
        <translation>lignes&#xa0;: %1 sur %2</translation>
    </message>
    <message>
        <source>No copy of yours matches the search.</source>
        <translation>Aucun de vos exemplaires ne correspond à la recherche.</translation>
    </message>
    <message>
        <source>Clear the search</source>
        <translation>Effacer la recherche</translation>
    </message>
</context>
<context>
    <name>dossier::HeatMap</name>
    <message>
        <source>Decks against decks</source>
        <translation>Decks contre decks</translation>
    </message>
    <message>
        <source>%1 won %2 of the points against %3</source>
        <translation>%1 a gagné %2 des points contre %3</translation>
    </message>
</context>
<context>
    <name>dossier::HintPage</name>
    <message>
        <source>Stop</source>
        <translation>Arrêter</translation>
    </message>
    <message>
        <source>Esc</source>
        <translation>Échap</translation>
    </message>
    <message>
        <source>Choices by what they are worth</source>
        <translation>Les choix d’après ce qu’ils valent</translation>
    </message>
    <message>
        <source>Return or a double click takes a choice</source>
        <translation>Entrée ou un double clic prend un choix</translation>
    </message>
    <message>
        <source>The Director thinks about what you see …</source>
        <translation>Le Directeur réfléchit à ce que vous voyez…</translation>
    </message>
</context>
<context>
    <name>dossier::Histogram</name>
    <message numerus="yes">
        <source>turn %1: %n game(s)</source>
        <translation>
            <numerusform>tour %1&#x202f;: %n partie</numerusform>
            <numerusform>tour %1&#x202f;: %n parties</numerusform>
        </translation>
    </message>
    <message>
        <source>Games by the turn in which the X-File was identified</source>
        <translation>Parties selon le tour où le X-File a été identifié</translation>
    </message>
    <message>
        <source>Games</source>
        <translation>Parties</translation>
    </message>
    <message>
        <source>Turn in which the X-File was identified</source>
        <translation>Tour où le X-File a été identifié</translation>
    </message>
    <message>
        <source>Median: turn %1</source>
        <translation>Médiane&#xa0;: tour %1</translation>
    </message>
</context>
<context>
    <name>dossier::History</name>
    <message>
        <source>Undone: %1</source>
        <translation>Annulé&#x202f;: %1</translation>
    </message>
    <message>
        <source>Redo</source>
        <translation>Rétablir</translation>
    </message>
    <message>
        <source>Done again: %1</source>
        <translation>Rétabli&#x202f;: %1</translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>Annuler</translation>
    </message>
    <message>
        <source>This came later: %1. The history goes back over both.</source>
        <translation>Ceci est venu après&#x202f;: %1. L’historique permet de revenir sur les deux.</translation>
    </message>
    <message>
        <source>History …</source>
        <translation>Historique…</translation>
    </message>
    <message>
        <source>It is undone already.</source>
        <translation>C’est déjà annulé.</translation>
    </message>
    <message>
        <source>It cannot be done again by itself any more.</source>
        <translation>Cela ne peut plus être rétabli à lui seul.</translation>
    </message>
    <message>
        <source>Undoing: %1 …</source>
        <translation>Annulation&#xa0;: %1…</translation>
    </message>
    <message>
        <source>Doing again: %1 …</source>
        <translation>Rétablissement&#xa0;: %1…</translation>
    </message>
    <message>
        <source>Stopped: everything is as it was before this step.</source>
        <translation>Arrêté&#xa0;: tout est comme avant cette étape.</translation>
    </message>
    <message>
        <source>Going through the history …</source>
        <translation>Parcours de l’historique…</translation>
    </message>
    <message>
        <source>This cannot be undone: %1, of %2 (%3).</source>
        <translation>Ceci ne peut pas être annulé&#x202f;: %1, du %2 (%3).</translation>
    </message>
    <message>
        <source>This cannot be done again: %1, of %2 (%3).</source>
        <translation>Ceci ne peut pas être rétabli&#x202f;: %1, du %2 (%3).</translation>
    </message>
    <message>
        <source>Leave it out of the history? What it did stays, and what was done before can be undone.</source>
        <translation>Le retirer de l’historique&#x202f;? Son effet reste, et ce qui a été fait avant peut être annulé.</translation>
    </message>
    <message>
        <source>Leave it out of the history? It stays undone, and what came after it can be done again.</source>
        <translation>Le retirer de l’historique&#x202f;? Il reste annulé, et ce qui a suivi peut être rétabli.</translation>
    </message>
    <message>
        <source>Leave it out</source>
        <translation>Retirer</translation>
    </message>
    <message>
        <source>Left out of the history: %1</source>
        <translation>Retiré de l’historique&#x202f;: %1</translation>
    </message>
    <message>
        <source>This was done by %1, at %2: %3. Undo it?</source>
        <translation>Ceci a été fait par %1, le %2&#x202f;: %3. L’annuler&#x202f;?</translation>
    </message>
    <message>
        <source>This was undone by %1: %2. Do it again?</source>
        <translation>Ceci a été annulé par %1&#x202f;: %2. Le rétablir&#x202f;?</translation>
    </message>
    <message numerus="yes">
        <source>%n of these changes were made by another program while this one was open. Go over them, too?</source>
        <translation>
            <numerusform>%n de ces modifications a été faite par un autre programme pendant que celui-ci était ouvert. La parcourir aussi&#x202f;?</numerusform>
            <numerusform>%n de ces modifications ont été faites par un autre programme pendant que celui-ci était ouvert. Les parcourir aussi&#x202f;?</numerusform>
        </translation>
    </message>
    <message>
        <source>Go over them</source>
        <translation>Les parcourir</translation>
    </message>
    <message>
        <source>the command line</source>
        <translation>la ligne de commande</translation>
    </message>
    <message>
        <source>another window</source>
        <translation>une autre fenêtre</translation>
    </message>
</context>
<context>
    <name>dossier::HistoryWindow</name>
    <message>
        <source>Undo</source>
        <translation>Annuler</translation>
    </message>
    <message>
        <source>Redo</source>
        <translation>Rétablir</translation>
    </message>
    <message>
        <source>History</source>
        <translation>Historique</translation>
    </message>
    <message>
        <source>What was done, newest first</source>
        <translation>Ce qui a été fait, le plus récent d’abord</translation>
    </message>
    <message>
        <source>Everything you did, newest first. Enter or a double click on a line goes back to how things were right after it, or forward again.</source>
        <translation>Tout ce que vous avez fait, le plus récent d’abord. Entrée ou un double clic sur une ligne revient à l’état juste après elle, ou y retourne.</translation>
    </message>
    <message>
        <source>Nothing was done yet.</source>
        <translation>Rien n’a encore été fait.</translation>
    </message>
    <message>
        <source>Before all of this</source>
        <translation>Avant tout cela</translation>
    </message>
    <message>
        <source>undone: %1</source>
        <translation>annulé&#x202f;: %1</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Fermer</translation>
    </message>
    <message>
        <source>%1 (by %2)</source>
        <comment>a step</comment>
        <translation>%1 (par %2)</translation>
    </message>
</context>
<context>
    <name>dossier::HostThread</name>
    <message>
        <source>Nobody can be let in at port %1: %2. Choose another port, or end the program that has this one.</source>
        <translation>Personne ne peut entrer par le port %1&#x202f;: %2. Choisissez un autre port, ou fermez le programme qui a celui-ci.</translation>
    </message>
    <message>
        <source>The table cannot be kept: %1</source>
        <translation>La table ne peut être gardée&#x202f;: %1</translation>
    </message>
</context>
<context>
    <name>dossier::ImportDialog</name>
    <message>
        <source>Import</source>
        <translation>Importer</translation>
    </message>
    <message>
        <source>Pasted text</source>
        <translation>Texte collé</translation>
    </message>
    <message>
        <source>Pasted deck</source>
        <translation>Deck collé</translation>
    </message>
    <message>
        <source>This text is too long to be shown here.</source>
        <translation>Ce texte est trop long pour être affiché ici.</translation>
    </message>
    <message>
        <source>What it is</source>
        <translation>De quoi il s’agit</translation>
    </message>
    <message>
        <source>A deck</source>
        <translation>Un deck</translation>
    </message>
    <message>
        <source>Cards I own</source>
        <translation>Des cartes que je possède</translation>
    </message>
    <message>
        <source>Open a file …</source>
        <translation>Ouvrir un fichier…</translation>
    </message>
    <message>
        <source>Name of the deck</source>
        <translation>Nom du deck</translation>
    </message>
    <message>
        <source>Format</source>
        <translation>Format</translation>
    </message>
    <message>
        <source>Format: as it looks</source>
        <translation>Format&#x202f;: reconnu au contenu</translation>
    </message>
    <message>
        <source>What to do with cards that are there already</source>
        <translation>Que faire des cartes déjà présentes</translation>
    </message>
    <message>
        <source>Add to what is there</source>
        <translation>Ajouter à ce qui est là</translation>
    </message>
    <message>
        <source>Replace what is there</source>
        <translation>Remplacer ce qui est là</translation>
    </message>
    <message>
        <source>Keep the larger number</source>
        <translation>Garder le plus grand nombre</translation>
    </message>
    <message>
        <source>Text to import</source>
        <translation>Texte à importer</translation>
    </message>
    <message>
        <source>Paste a list of cards, an old link to the fan site, or a table, or open a file.</source>
        <translation>Collez une liste de cartes, un ancien lien du site de fans ou un tableau, ou ouvrez un fichier.</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Annuler</translation>
    </message>
    <message>
        <source>Import a file</source>
        <translation>Importer un fichier</translation>
    </message>
    <message numerus="yes">
        <source>%n cop(ies) understood</source>
        <translation>
            <numerusform>%n exemplaire compris</numerusform>
            <numerusform>%n exemplaires compris</numerusform>
        </translation>
    </message>
    <message>
        <source>%1, nothing is left over.</source>
        <translation>%1, il ne reste rien.</translation>
    </message>
    <message numerus="yes">
        <source>%n line(s) not</source>
        <translation>
            <numerusform>%n ligne non comprise</numerusform>
            <numerusform>%n lignes non comprises</numerusform>
        </translation>
    </message>
    <message>
        <source>%1, %2: they are kept with the deck.</source>
        <translation>%1, %2&#x202f;: conservées avec le deck.</translation>
    </message>
    <message>
        <source>Say which column holds the cards: their titles or their numbers.</source>
        <translation>Dites quelle colonne contient les cartes&#x202f;: leurs titres ou leurs numéros.</translation>
    </message>
    <message>
        <source>Say which column holds how many copies there are.</source>
        <translation>Dites quelle colonne contient le nombre d’exemplaires.</translation>
    </message>
    <message>
        <source>%1, %2: they are kept, to be settled later.</source>
        <translation>%1, %2&#x202f;: gardées, à régler plus tard.</translation>
    </message>
    <message>
        <source>These are facts of cards. Import leads to the card sets.</source>
        <translation>Ce sont des données de cartes. Importer mène aux séries de cartes.</translation>
    </message>
    <message>
        <source>Reading was stopped. Open the file again to go on.</source>
        <translation>La lecture a été arrêtée. Rouvrez le fichier pour continuer.</translation>
    </message>
    <message>
        <source>No line is understood. Name the cards, mend the text, or say above what it is.</source>
        <translation>Aucune ligne n’est comprise. Nommez les cartes, corrigez le texte, ou dites plus haut ce que c’est.</translation>
    </message>
    <message>
        <source>What the file does not name stays as it is.</source>
        <translation>Ce que le fichier ne nomme pas reste tel quel.</translation>
    </message>
</context>
<context>
    <name>dossier::ImportTable</name>
    <message>
        <source>What was understood, line by line</source>
        <translation>Ce qui a été compris, ligne par ligne</translation>
    </message>
    <message>
        <source>Line</source>
        <translation>Ligne</translation>
    </message>
    <message>
        <source>As it stands</source>
        <translation>Telle quelle</translation>
    </message>
    <message>
        <source>Understood as</source>
        <translation>Comprise comme</translation>
    </message>
    <message>
        <source>Card meant by “%1”</source>
        <translation>Carte désignée par «&#x202f;%1&#x202f;»</translation>
    </message>
    <message>
        <source>Goes to</source>
        <translation>Va dans</translation>
    </message>
    <message>
        <source>Where “%1” goes</source>
        <translation>Où va «&#x202f;%1&#x202f;»</translation>
    </message>
    <message>
        <source>automatic</source>
        <translation>automatique</translation>
    </message>
    <message>
        <source>a guess</source>
        <translation>une supposition</translation>
    </message>
    <message>
        <source>not understood</source>
        <translation>non comprise</translation>
    </message>
    <message>
        <source>A guess: Esc or Delete refuses it.</source>
        <translation>Une supposition&#x202f;: Échap ou Suppr la refuse.</translation>
    </message>
</context>
<context>
    <name>dossier::KeptGames</name>
    <message numerus="yes">
        <source>%n file(s) in the folder of games could not be read and were left alone: %1.</source>
        <translation>
            <numerusform>%n fichier du dossier des parties n’a pu être lu et reste tel quel&#xa0;: %1.</numerusform>
            <numerusform>%n fichiers du dossier des parties n’ont pu être lus et restent tels quels&#xa0;: %1.</numerusform>
        </translation>
    </message>
    <message>
        <source>The game under way cannot be kept: %1</source>
        <translation>La partie en cours ne peut pas être gardée&#xa0;: %1</translation>
    </message>
    <message>
        <source>This game is no longer there.</source>
        <translation>Cette partie n’est plus là.</translation>
    </message>
    <message>
        <source>This game is damaged and was left alone: %1, line %2: %3</source>
        <translation>Cette partie est endommagée et reste telle quelle&#xa0;: %1, ligne %2&#xa0;: %3</translation>
    </message>
    <message>
        <source>The game was deleted.</source>
        <translation>La partie a été supprimée.</translation>
    </message>
    <message>
        <source>Put it back</source>
        <translation>Remettre en place</translation>
    </message>
    <message>
        <source>The game could not be put back.</source>
        <translation>La partie n’a pas pu être remise.</translation>
    </message>
    <message>
        <source>Another program has changed this game meanwhile. What is played here is kept as a game of its own from now on.</source>
        <translation>Un autre programme a modifié cette partie entre-temps. Ce qui est joué ici est désormais conservé comme une partie à part.</translation>
    </message>
    <message>
        <source>This game could not be read and was left alone: %1</source>
        <translation>Cette partie n’a pas pu être lue et a été laissée telle quelle&#x202f;: %1</translation>
    </message>
    <message>
        <source>Line %2 of %1 does not fit to what stands before it. The game is opened up to there; what is played on is kept as a game of its own.</source>
        <translation>La ligne %2 de %1 ne correspond pas à ce qui la précède. La partie est ouverte jusque-là&#x202f;; la suite jouée est conservée comme une partie à part.</translation>
    </message>
    <message>
        <source>The game could not be deleted: %1</source>
        <translation>La partie n’a pas pu être supprimée&#x202f;: %1</translation>
    </message>
</context>
<context>
    <name>dossier::KeptMenu</name>
    <message>
        <source>Lines of collections that were not understood when they were read in</source>
        <translation>Lignes de collections qui n’ont pas été comprises à la lecture</translation>
    </message>
    <message>
        <source>Not understood before (%1)</source>
        <translation>Non compris auparavant (%1)</translation>
    </message>
    <message>
        <source>%1, %2</source>
        <comment>file, date</comment>
        <translation>%1, %2</translation>
    </message>
    <message>
        <source>Read again</source>
        <translation>Relire</translation>
    </message>
    <message>
        <source>Save as a file …</source>
        <translation>Enregistrer dans un fichier…</translation>
    </message>
    <message>
        <source>Throw away …</source>
        <translation>Jeter…</translation>
    </message>
    <message>
        <source>Save what was not understood</source>
        <translation>Enregistrer ce qui n’a pas été compris</translation>
    </message>
    <message>
        <source>All files (*)</source>
        <translation>Tous les fichiers (*)</translation>
    </message>
    <message>
        <source>Written to %1.</source>
        <translation>Écrit dans %1.</translation>
    </message>
    <message>
        <source>%1 cannot be written: %2.</source>
        <translation>%1 ne peut pas être écrit&#x202f;: %2.</translation>
    </message>
    <message>
        <source>Throw away the lines of %1 that were not understood?</source>
        <translation>Jeter les lignes de %1 qui n’ont pas été comprises&#x202f;?</translation>
    </message>
    <message>
        <source>Throw away</source>
        <translation>Jeter</translation>
    </message>
    <message>
        <source>The lines could not be thrown away: %1</source>
        <translation>Les lignes n’ont pas pu être jetées&#x202f;: %1</translation>
    </message>
</context>
<context>
    <name>dossier::LastCards</name>
    <message numerus="yes">
        <source>%n damage</source>
        <translation>
            <numerusform>%n dommage</numerusform>
            <numerusform>%n dommages</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>dossier::LayoutBar</name>
    <message>
        <source>Name of the layout</source>
        <translation>Nom de la disposition</translation>
    </message>
    <message>
        <source>Save the layout</source>
        <translation>Enregistrer la disposition</translation>
    </message>
    <message>
        <source>Leave the layout without a name</source>
        <translation>Laisser la disposition sans nom</translation>
    </message>
    <message>
        <source>This layout is called</source>
        <translation>Cette disposition s’appelle</translation>
    </message>
</context>
<context>
    <name>dossier::LineLabel</name>
    <message>
        <source>cut</source>
        <translation>coupée</translation>
    </message>
    <message>
        <source>over</source>
        <translation>finie</translation>
    </message>
    <message>
        <source>you choose, %1</source>
        <comment>a time</comment>
        <translation>à vous, %1</translation>
    </message>
    <message>
        <source>%1 thinks, %2</source>
        <comment>who; a time</comment>
        <translation>%1 réfléchit, %2</translation>
    </message>
    <message>
        <source>with hints</source>
        <translation>avec conseils</translation>
    </message>
</context>
<context>
    <name>dossier::LobbyPage</name>
    <message>
        <source>Your deck</source>
        <translation>Votre deck</translation>
    </message>
    <message>
        <source>I am ready</source>
        <translation>Je suis prêt</translation>
    </message>
    <message>
        <source>The table</source>
        <translation>La table</translation>
    </message>
    <message>
        <source>Before the game</source>
        <translation>Avant la partie</translation>
    </message>
    <message>
        <source>Leave the table</source>
        <translation>Quitter la table</translation>
    </message>
    <message>
        <source>Nobody is told what lies in it; your X-File is drawn by lot.</source>
        <translation>Personne n’apprend ce qu’il contient&#x202f;; votre X-File est tiré au sort.</translation>
    </message>
    <message>
        <source>It stands in the invitations: the name or the address under which the others reach this machine</source>
        <translation>Cela figure dans les invitations&#x202f;: le nom ou l’adresse où les autres joignent cette machine</translation>
    </message>
    <message>
        <source>The others reach this machine as</source>
        <translation>Les autres joignent cette machine par</translation>
    </message>
    <message>
        <source>Try it</source>
        <translation>Essayer</translation>
    </message>
    <message>
        <source>Port %1 of it has to lead here. Beyond your own network that is set in the router.</source>
        <translation>Son port %1 doit mener ici. Au-delà de votre réseau, cela se règle dans le routeur.</translation>
    </message>
    <message>
        <source>Copy the invitation</source>
        <translation>Copier l’invitation</translation>
    </message>
    <message>
        <source>free</source>
        <translation>libre</translation>
    </message>
    <message>
        <source>here</source>
        <translation>là</translation>
    </message>
    <message>
        <source>away</source>
        <translation>absent</translation>
    </message>
    <message>
        <source>ready</source>
        <translation>prêt</translation>
    </message>
    <message>
        <source>%1 (you)</source>
        <translation>%1 (vous)</translation>
    </message>
    <message>
        <source>Not yet</source>
        <translation>Pas encore</translation>
    </message>
    <message>
        <source>Basic Game</source>
        <translation>Jeu de base</translation>
    </message>
    <message>
        <source>Advanced Game</source>
        <translation>Jeu avancé</translation>
    </message>
    <message numerus="yes">
        <source>%n minutes for each</source>
        <translation>
            <numerusform>%n minute pour chacun</numerusform>
            <numerusform>%n minutes pour chacun</numerusform>
        </translation>
    </message>
    <message>
        <source>Say first how the others reach this machine.</source>
        <translation>Dites d’abord comment les autres joignent cette machine.</translation>
    </message>
    <message>
        <source>The invitation is in the clipboard: send it to one guest, by a way that nobody else reads.</source>
        <translation>L’invitation est dans le presse-papiers&#x202f;: envoyez-la à un invité, par un chemin que personne d’autre ne lit.</translation>
    </message>
    <message>
        <source>Trying …</source>
        <translation>Essai…</translation>
    </message>
    <message>
        <source>From this machine %1 is reached at port %2.</source>
        <translation>De cette machine, on joint %1 au port %2.</translation>
    </message>
    <message>
        <source>From this machine nothing answers at %1, port %2: %3.</source>
        <translation>De cette machine, rien ne répond chez %1, port %2&#x202f;: %3.</translation>
    </message>
    <message>
        <source>no answer</source>
        <translation>pas de réponse</translation>
    </message>
    <message>
        <source>Copy the invitation for those who watch</source>
        <translation>Copier l’invitation pour ceux qui regardent</translation>
    </message>
    <message>
        <source>you watch</source>
        <translation>vous regardez</translation>
    </message>
    <message numerus="yes">
        <source>%n watch</source>
        <translation>
            <numerusform>%n personne regarde</numerusform>
            <numerusform>%n personnes regardent</numerusform>
        </translation>
    </message>
    <message>
        <source>poker face</source>
        <translation>visage impassible</translation>
    </message>
    <message>
        <source>I agree that we see each other&apos;s &amp;decks</source>
        <translation>Je consens à ce que nous voyions les &amp;decks les uns des autres</translation>
    </message>
    <message>
        <source>Once all have agreed everybody sees what lies in all decks, from the beginning of the game on</source>
        <translation>Dès que tous y ont consenti, chacun voit ce que contiennent tous les decks, à partir du début de la partie</translation>
    </message>
    <message>
        <source>I agree to &amp;hints</source>
        <translation>Je consens aux &amp;conseils</translation>
    </message>
    <message>
        <source>Once all have agreed whoever is asked may have the Director think for him; everybody may take that back at any time</source>
        <translation>Dès que tous y ont consenti, celui à qui l’on demande quelque chose peut faire réfléchir le Directeur pour lui&#x202f;; chacun peut revenir là-dessus à tout moment</translation>
    </message>
    <message>
        <source>open decks</source>
        <comment>what a player agrees to</comment>
        <translation>decks ouverts</translation>
    </message>
    <message>
        <source>hints</source>
        <comment>what a player agrees to</comment>
        <translation>conseils</translation>
    </message>
    <message>
        <source>What lies in it is seen once all have agreed to that; your X-File is drawn by lot.</source>
        <translation>Ce qu’il contient se voit dès que tous y ont consenti&#x202f;; votre X-File est tiré au sort.</translation>
    </message>
    <message>
        <source>&amp;Make a deck of them</source>
        <translation>En &amp;faire un deck</translation>
    </message>
    <message>
        <source>It lies on your shelf, with the rest of the packs beside it: play it as it is, or make another one of them first</source>
        <translation>Il va sur votre étagère, avec le reste des paquets à côté&#x202f;: jouez-le tel quel, ou faites-en d’abord un autre</translation>
    </message>
    <message>
        <source>Sealed</source>
        <translation>Scellé</translation>
    </message>
    <message>
        <source>Sealed, with %1</source>
        <translation>Scellé, avec %1</translation>
    </message>
    <message>
        <source>You have opened: %1.</source>
        <translation>Vous avez ouvert&#x202f;: %1.</translation>
    </message>
    <message>
        <source>sealed: %1 and %2 for each</source>
        <translation>scellé&#x202f;: %1 et %2 pour chacun</translation>
    </message>
    <message numerus="yes">
        <source>%n starter(s)</source>
        <translation>
            <numerusform>%n paquet de départ</numerusform>
            <numerusform>%n paquets de départ</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n booster(s)</source>
        <translation>
            <numerusform>%n booster</numerusform>
            <numerusform>%n boosters</numerusform>
        </translation>
    </message>
    <message>
        <source>Those who &amp;watch may see what I see</source>
        <translation>Ceux qui &amp;regardent peuvent voir ce que je vois</translation>
    </message>
    <message>
        <source>My hand, too; I may take that back at any time</source>
        <translation>Ma main aussi&#x202f;; je peux revenir là-dessus à tout moment</translation>
    </message>
    <message>
        <source>hand open to those who watch</source>
        <comment>what a player agrees to</comment>
        <translation>main ouverte à ceux qui regardent</translation>
    </message>
</context>
<context>
    <name>dossier::MainWindow</name>
    <message>
        <source>Panels</source>
        <translation>Panneaux</translation>
    </message>
    <message>
        <source>Cards</source>
        <translation>Cartes</translation>
    </message>
    <message>
        <source>Collection</source>
        <translation>Collection</translation>
    </message>
    <message>
        <source>Decks</source>
        <translation>Decks</translation>
    </message>
    <message>
        <source>Goldfish</source>
        <translation>Partie seule</translation>
    </message>
    <message>
        <source>%1 – Dossier</source>
        <translation>%1 – Dossier</translation>
    </message>
    <message>
        <source>Dossier</source>
        <translation>Dossier</translation>
    </message>
    <message>
        <source>&amp;Help</source>
        <translation>&amp;Aide</translation>
    </message>
    <message>
        <source>&amp;About Dossier</source>
        <translation>À &amp;propos de Dossier</translation>
    </message>
    <message>
        <source>&amp;Deck</source>
        <translation>&amp;Deck</translation>
    </message>
    <message>
        <source>&amp;Rename</source>
        <translation>&amp;Renommer</translation>
    </message>
    <message>
        <source>&amp;Import a file …</source>
        <translation>&amp;Importer un fichier…</translation>
    </message>
    <message>
        <source>&amp;Quit</source>
        <translation>&amp;Quitter</translation>
    </message>
    <message>
        <source>C&amp;ards</source>
        <translation>&amp;Cartes</translation>
    </message>
    <message>
        <source>C&amp;ollection</source>
        <translation>C&amp;ollection</translation>
    </message>
    <message>
        <source>&amp;Decks</source>
        <translation>&amp;Decks</translation>
    </message>
    <message>
        <source>&amp;Goldfish</source>
        <translation>&amp;Partie seule</translation>
    </message>
    <message>
        <source>&amp;Search cards</source>
        <translation>Recher&amp;cher des cartes</translation>
    </message>
    <message>
        <source>&amp;View</source>
        <translation>Aff&amp;ichage</translation>
    </message>
    <message>
        <source>As the &amp;system</source>
        <translation>Comme le &amp;système</translation>
    </message>
    <message>
        <source>&amp;Day</source>
        <translation>&amp;Jour</translation>
    </message>
    <message>
        <source>&amp;Night</source>
        <translation>&amp;Nuit</translation>
    </message>
    <message>
        <source>Day, &amp;high contrast</source>
        <translation>Jour, contraste &amp;élevé</translation>
    </message>
    <message>
        <source>Night, high &amp;contrast</source>
        <translation>Nuit, &amp;contraste élevé</translation>
    </message>
    <message>
        <source>&amp;Language</source>
        <translation>&amp;Langue</translation>
    </message>
    <message>
        <source>About Dossier</source>
        <translation>À propos de Dossier</translation>
    </message>
    <message>
        <source>Dossier %1

Deck builder, collection and playtest table for the X-Files Collectible Card Game of 1996. An unofficial fan project; it ships no card pictures and no printed card texts.</source>
        <translation>Dossier %1

Decks, collection et table d’essai pour le jeu de cartes à collectionner X-Files de 1996. Un projet de fans, non officiel&#x202f;; il ne contient ni images de cartes ni textes imprimés.</translation>
    </message>
    <message>
        <source>Rules</source>
        <translation>Règles</translation>
    </message>
    <message>
        <source>R&amp;ecent files</source>
        <translation>Fichiers &amp;récents</translation>
    </message>
    <message>
        <source>None yet</source>
        <translation>Aucun pour l’instant</translation>
    </message>
    <message>
        <source>Forget them</source>
        <translation>Les oublier</translation>
    </message>
    <message>
        <source>&amp;Rules</source>
        <translation>&amp;Règles</translation>
    </message>
    <message>
        <source>F&amp;ull screen</source>
        <translation>Plein écran</translation>
    </message>
    <message>
        <source>&amp;Reset the layout</source>
        <translation>&amp;Rétablir la disposition</translation>
    </message>
    <message>
        <source>&amp;What can be searched for</source>
        <translation>&amp;Ce qu’on peut chercher</translation>
    </message>
    <message>
        <source>&amp;Keys</source>
        <translation>&amp;Touches</translation>
    </message>
    <message>
        <source>Add the sample &amp;decks</source>
        <translation>Ajouter les &amp;decks d’exemple</translation>
    </message>
    <message>
        <source>&amp;Print …</source>
        <translation>Im&amp;primer…</translation>
    </message>
    <message>
        <source>Export the co&amp;llection …</source>
        <translation>Exporter la co&amp;llection…</translation>
    </message>
    <message>
        <source>Notebook</source>
        <translation>Livret</translation>
    </message>
    <message>
        <source>&amp;Notebook</source>
        <translation>Li&amp;vret</translation>
    </message>
    <message>
        <source>&amp;Edit</source>
        <translation>Édi&amp;tion</translation>
    </message>
    <message>
        <source>&amp;Undo</source>
        <translation>&amp;Annuler</translation>
    </message>
    <message>
        <source>&amp;Redo</source>
        <translation>&amp;Rétablir</translation>
    </message>
    <message>
        <source>&amp;Undo: %1</source>
        <translation>&amp;Annuler&#x202f;: %1</translation>
    </message>
    <message>
        <source>&amp;Redo: %1</source>
        <translation>&amp;Rétablir&#x202f;: %1</translation>
    </message>
    <message>
        <source>&amp;History …</source>
        <translation>&amp;Historique…</translation>
    </message>
    <message>
        <source>Table</source>
        <translation>Table de jeu</translation>
    </message>
    <message>
        <source>&amp;Table</source>
        <translation>&amp;Table de jeu</translation>
    </message>
    <message>
        <source>&amp;Add cards</source>
        <translation>&amp;Ajouter des cartes</translation>
    </message>
    <message>
        <source>Choose the &amp;X-File</source>
        <translation>Choisir le &amp;X-File</translation>
    </message>
    <message>
        <source>Export e&amp;verything …</source>
        <translation>&amp;Tout exporter…</translation>
    </message>
    <message>
        <source>&amp;All decks</source>
        <translation>&amp;Tous les decks</translation>
    </message>
    <message>
        <source>&amp;Problems</source>
        <translation>&amp;Problèmes</translation>
    </message>
    <message>
        <source>&amp;Card beside the deck</source>
        <translation>&amp;Carte à côté du deck</translation>
    </message>
    <message>
        <source>Cards to a&amp;dd</source>
        <translation>Cartes à a&amp;jouter</translation>
    </message>
    <message>
        <source>&amp;X-Files</source>
        <translation>&amp;X-Files</translation>
    </message>
    <message>
        <source>A&amp;nalysis</source>
        <translation>A&amp;nalyse</translation>
    </message>
    <message>
        <source>&amp;Second deck</source>
        <translation>&amp;Deuxième deck</translation>
    </message>
    <message>
        <source>&amp;Filters</source>
        <translation>&amp;Filtres</translation>
    </message>
    <message>
        <source>Card beside the &amp;list</source>
        <translation>Carte à côté de la &amp;liste</translation>
    </message>
    <message>
        <source>&amp;Save the layout as …</source>
        <translation>&amp;Enregistrer la disposition sous…</translation>
    </message>
    <message>
        <source>&amp;Lock the layout</source>
        <translation>&amp;Verrouiller la disposition</translation>
    </message>
    <message>
        <source>&amp;Delete a layout</source>
        <translation>&amp;Supprimer une disposition</translation>
    </message>
    <message>
        <source>Ne&amp;xt part of the tab</source>
        <translation>Volet suiv&amp;ant</translation>
    </message>
    <message>
        <source>Doc&amp;ks</source>
        <translation>Volet&amp;s</translation>
    </message>
    <message>
        <source>La&amp;youts</source>
        <translation>Dispositio&amp;ns</translation>
    </message>
    <message>
        <source>C&amp;lose</source>
        <translation>Fer&amp;mer</translation>
    </message>
    <message>
        <source>Pla&amp;y this deck</source>
        <translation>&amp;Jouer ce deck</translation>
    </message>
    <message>
        <source>Add t&amp;he five starter decks</source>
        <translation>Ajouter les cinq deck&amp;s de départ</translation>
    </message>
    <message>
        <source>&amp;Sealed evening …</source>
        <translation>Soirée s&amp;cellée…</translation>
    </message>
    <message numerus="yes">
        <source>%n deck(s) of a sealed evening made.</source>
        <translation>
            <numerusform>%n deck d’une soirée scellée est prêt.</numerusform>
            <numerusform>%n decks d’une soirée scellée sont prêts.</numerusform>
        </translation>
    </message>
    <message>
        <source>Playtest</source>
        <translation>Essais</translation>
    </message>
    <message>
        <source>&amp;Playtest</source>
        <translation>&amp;Essais</translation>
    </message>
    <message>
        <source>&amp;File</source>
        <translation>&amp;Fichier</translation>
    </message>
    <message>
        <source>&amp;New deck</source>
        <translation>&amp;Nouveau deck</translation>
    </message>
    <message>
        <source>Import the clip&amp;board</source>
        <translation>Importer le pr&amp;esse-papiers</translation>
    </message>
    <message>
        <source>Export the &amp;deck …</source>
        <translation>Exporter le &amp;deck…</translation>
    </message>
    <message>
        <source>&amp;Collection</source>
        <translation>&amp;Collection</translation>
    </message>
    <message>
        <source>&amp;Duplicate</source>
        <translation>&amp;Dupliquer</translation>
    </message>
    <message>
        <source>&amp;Move to folder</source>
        <translation>Ran&amp;ger dans un dossier</translation>
    </message>
    <message>
        <source>Mark as &amp;built</source>
        <translation>Marquer comme m&amp;onté</translation>
    </message>
    <message>
        <source>Sa&amp;ve version</source>
        <translation>Enregistrer une &amp;version</translation>
    </message>
    <message>
        <source>C&amp;ompare versions</source>
        <translation>Comparer les versions</translation>
    </message>
    <message>
        <source>Dele&amp;te</source>
        <translation>S&amp;upprimer</translation>
    </message>
    <message>
        <source>&amp;Filter deck</source>
        <translation>&amp;Filtrer le deck</translation>
    </message>
    <message>
        <source>Show card &amp;pool</source>
        <translation>Montrer &amp;toutes les cartes</translation>
    </message>
    <message>
        <source>T&amp;wo decks side by side</source>
        <translation>Deux dec&amp;ks côte à côte</translation>
    </message>
    <message>
        <source>&amp;Edit as text …</source>
        <translation>Modifier comme texte…</translation>
    </message>
    <message>
        <source>&amp;Copy as text</source>
        <translation>Co&amp;pier comme texte</translation>
    </message>
    <message>
        <source>Se&amp;ttings …</source>
        <translation>Ré&amp;glages…</translation>
    </message>
    <message>
        <source>Cards as a tabl&amp;e</source>
        <translation>Cartes en ta&amp;bleau</translation>
    </message>
    <message>
        <source>Cards as p&amp;ictures</source>
        <translation>Cartes en &amp;images</translation>
    </message>
    <message>
        <source>Go to the &amp;message</source>
        <translation>Aller au &amp;message</translation>
    </message>
    <message>
        <source>T&amp;heme</source>
        <translation>T&amp;hème</translation>
    </message>
    <message>
        <source>&amp;Guide</source>
        <translation>&amp;Guide</translation>
    </message>
    <message>
        <source>&amp;Rules of the game</source>
        <translation>&amp;Règles du jeu</translation>
    </message>
    <message>
        <source>Analysis</source>
        <translation>Analyse</translation>
    </message>
    <message>
        <source>Pre&amp;vious part of the tab</source>
        <translation>Volet précédent</translation>
    </message>
    <message>
        <source>This state of the deck is saved as a version. Other changes are saved by themselves.</source>
        <translation>Cet état du deck est enregistré comme version. Les autres changements s’enregistrent d’eux-mêmes.</translation>
    </message>
    <message>
        <source>Card &amp;sets …</source>
        <translation>&amp;Séries de cartes…</translation>
    </message>
    <message>
        <source>the last choice</source>
        <translation>le dernier choix</translation>
    </message>
    <message>
        <source>the next choice</source>
        <translation>le choix suivant</translation>
    </message>
    <message>
        <source>%1 (read only)</source>
        <comment>a title of the window</comment>
        <translation>%1 (lecture seule)</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Fermer</translation>
    </message>
    <message>
        <source>The game on the table cannot be kept. Close the window all the same? What was played since it was kept last is lost then; make room on the disk, or save the game elsewhere.</source>
        <translation>La partie sur la table ne peut pas être conservée. Fermer la fenêtre quand même&#x202f;? Ce qui a été joué depuis le dernier enregistrement sera alors perdu&#x202f;; libérez de la place sur le disque, ou enregistrez la partie ailleurs.</translation>
    </message>
    <message>
        <source>What you typed as text cannot be kept. Close the window all the same? It is lost then; make room on the disk, or apply it to the deck.</source>
        <translation>Ce que vous avez saisi comme texte ne peut pas être conservé. Fermer la fenêtre quand même&#x202f;? Ce texte sera alors perdu&#x202f;; libérez de la place sur le disque, ou appliquez-le au deck.</translation>
    </message>
    <message>
        <source>Repa&amp;ir the next problem</source>
        <translation>Réparer le pro&amp;blème suivant</translation>
    </message>
</context>
<context>
    <name>dossier::MessageBar</name>
    <message>
        <source>Close the message</source>
        <translation>Fermer le message</translation>
    </message>
    <message>
        <source>What the message offers</source>
        <translation>Ce que propose le message</translation>
    </message>
</context>
<context>
    <name>dossier::MissingPart</name>
    <message>
        <source>Card</source>
        <translation>Carte</translation>
    </message>
    <message>
        <source>Needed</source>
        <translation>Voulus</translation>
    </message>
    <message>
        <source>Missing</source>
        <translation>Manquants</translation>
    </message>
    <message>
        <source>Put on the want list</source>
        <translation>Mettre sur la liste de recherche</translation>
    </message>
    <message>
        <source>Missing cards</source>
        <translation>Cartes manquantes</translation>
    </message>
    <message numerus="yes">
        <source>%n cop(y/ies) missing</source>
        <translation>
            <numerusform>%n exemplaire manque</numerusform>
            <numerusform>%n exemplaires manquent</numerusform>
        </translation>
    </message>
    <message>
        <source>All of these are on the want list already.</source>
        <translation>Tous sont déjà sur la liste de recherche.</translation>
    </message>
    <message numerus="yes">
        <source>%n card(s) went on the want list.</source>
        <translation>
            <numerusform>%n carte a été mise sur la liste de recherche.</numerusform>
            <numerusform>%n cartes ont été mises sur la liste de recherche.</numerusform>
        </translation>
    </message>
    <message>
        <source>Free</source>
        <translation>Libres</translation>
    </message>
    <message numerus="yes">
        <source>%n of them in other built decks</source>
        <translation>
            <numerusform>dont %n dans un autre deck monté</numerusform>
            <numerusform>dont %n dans d’autres decks montés</numerusform>
        </translation>
    </message>
    <message>
        <source>You have every card of this deck.</source>
        <translation>Vous avez toutes les cartes de ce deck.</translation>
    </message>
    <message numerus="yes">
        <source>%n of them lent</source>
        <translation>
            <numerusform>dont %n prêté</numerusform>
            <numerusform>dont %n prêtés</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>dossier::NearestPart</name>
    <message>
        <source>Wanted</source>
        <translation>Voulue</translation>
    </message>
    <message>
        <source>Instead</source>
        <translation>À sa place</translation>
    </message>
    <message>
        <source>Copies</source>
        <translation>Exemplaires</translation>
    </message>
    <message>
        <source>Make it a deck</source>
        <translation>En faire un deck</translation>
    </message>
    <message>
        <source>Cards that stand in for others</source>
        <translation>Cartes qui en remplacent d’autres</translation>
    </message>
    <message>
        <source>A new deck; the open one stays as it is</source>
        <translation>Un nouveau deck&#x202f;; celui qui est ouvert reste tel quel</translation>
    </message>
    <message>
        <source>nothing</source>
        <translation>rien</translation>
    </message>
    <message>
        <source>to fill the deck</source>
        <translation>pour compléter le deck</translation>
    </message>
    <message>
        <source>Your collection allows this deck as it is.</source>
        <translation>Votre collection permet ce deck tel quel.</translation>
    </message>
    <message numerus="yes">
        <source>The nearest legal deck you can build swaps %n card(s)</source>
        <translation>
            <numerusform>Le deck conforme le plus proche à votre portée change %n carte</numerusform>
            <numerusform>Le deck conforme le plus proche à votre portée change %n cartes</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You own too few cards for a legal deck; the nearest swaps %n card(s)</source>
        <translation>
            <numerusform>Vous avez trop peu de cartes pour un deck conforme&#x202f;; le plus proche change %n carte</numerusform>
            <numerusform>Vous avez trop peu de cartes pour un deck conforme&#x202f;; le plus proche change %n cartes</numerusform>
        </translation>
    </message>
    <message>
        <source>%1, as owned</source>
        <translation>%1, avec ma collection</translation>
    </message>
</context>
<context>
    <name>dossier::NotebookPage</name>
    <message>
        <source>Notebook</source>
        <translation>Livret</translation>
    </message>
    <message>
        <source>Whose X-File</source>
        <translation>À qui est le X-File</translation>
    </message>
    <message>
        <source>Back to the table (Esc)</source>
        <translation>Retour à la table (Échap)</translation>
    </message>
    <message>
        <source>X-Files</source>
        <translation>X-Files</translation>
    </message>
    <message>
        <source>Best questions</source>
        <translation>Meilleures questions</translation>
    </message>
    <message>
        <source>Yes</source>
        <translation>Oui</translation>
    </message>
    <message>
        <source>No</source>
        <translation>Non</translation>
    </message>
    <message>
        <source>Yours, for %1</source>
        <translation>Le vôtre, pour %1</translation>
    </message>
    <message>
        <source>The X-File of %1</source>
        <translation>Le X-File de %1</translation>
    </message>
    <message numerus="yes">
        <source>%1 can still suspect %n X-File(s).</source>
        <translation>
            <numerusform>%1 peut encore soupçonner %n X-File.</numerusform>
            <numerusform>%1 peut encore soupçonner %n X-Files.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n X-File(s) may be that of %1.</source>
        <translation>
            <numerusform>%n X-File peut être celui de %1.</numerusform>
            <numerusform>%n X-Files peuvent être celui de %1.</numerusform>
        </translation>
    </message>
    <message>
        <source>Choose an X-File to see why it is struck out.</source>
        <translation>Choisissez un X-File pour voir pourquoi il est rayé.</translation>
    </message>
</context>
<context>
    <name>dossier::NotebookPanel</name>
    <message>
        <source>Struck out ones last</source>
        <translation>Les rayés en dernier</translation>
    </message>
    <message>
        <source>Only what the Sites of the open deck can ask</source>
        <translation>Seulement ce que peuvent demander les Sites du deck ouvert</translation>
    </message>
    <message>
        <source>X-Files</source>
        <translation>X-Files</translation>
    </message>
    <message>
        <source>Best questions</source>
        <translation>Meilleures questions</translation>
    </message>
    <message>
        <source>Ask next</source>
        <translation>À demander</translation>
    </message>
    <message>
        <source>Yes</source>
        <translation>Oui</translation>
    </message>
    <message>
        <source>No</source>
        <translation>Non</translation>
    </message>
    <message>
        <source>Bits</source>
        <translation>Bits</translation>
    </message>
    <message>
        <source>Questions</source>
        <translation>Questions</translation>
    </message>
    <message>
        <source>Questions needed on average until the X-File is known, this one included</source>
        <translation>Questions nécessaires en moyenne jusqu’à ce que le X-File soit connu, celle-ci comprise</translation>
    </message>
    <message>
        <source>Forgets all answers</source>
        <translation>Oublie toutes les réponses</translation>
    </message>
    <message>
        <source>Answers</source>
        <translation>Réponses</translation>
    </message>
    <message>
        <source>Press the tick or the cross, or Y and N; ? doubts an answer, Delete forgets it.</source>
        <translation>Cliquez sur la coche ou la croix, ou tapez O et N&#x202f;;&#x202f;? met une réponse en doute, Suppr l’oublie.</translation>
    </message>
    <message>
        <source>It is %1.</source>
        <translation>C’est %1.</translation>
    </message>
    <message numerus="yes">
        <source>%n X-File(s) are possible</source>
        <translation>
            <numerusform>%n X-File est possible</numerusform>
            <numerusform>%n X-Files sont possibles</numerusform>
        </translation>
    </message>
    <message>
        <source>No X-File fits all answers; more than one must be wrong.</source>
        <translation>Aucun X-File ne répond à tout&#x202f;; plus d’une réponse doit être fausse.</translation>
    </message>
    <message>
        <source>No X-File fits all answers. Doubt one of these: %1.</source>
        <translation>Aucun X-File ne répond à tout. Mettez en doute l’une de ces réponses&#x202f;: %1.</translation>
    </message>
    <message>
        <source>Choose an X-File to see why it is struck out.</source>
        <translation>Choisissez un X-File pour voir pourquoi il est rayé.</translation>
    </message>
    <message>
        <source>The notebook is empty.</source>
        <translation>Le livret est vide.</translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>Annuler</translation>
    </message>
    <message>
        <source>Answers, questions and guesses</source>
        <translation>Réponses, questions et hypothèses</translation>
    </message>
    <message>
        <source>There are new answers in the notebook; the old ones were not put back.</source>
        <translation>Il y a de nouvelles réponses dans le livret&#x202f;; les anciennes n’ont pas été remises.</translation>
    </message>
    <message>
        <source>Reset</source>
        <translation>Réinitialiser</translation>
    </message>
</context>
<context>
    <name>dossier::Notices</name>
    <message>
        <source>There is not enough memory for this.</source>
        <translation>Il n’y a pas assez de mémoire pour cela.</translation>
    </message>
    <message>
        <source>This could not be done (%1).</source>
        <translation>Cela n’a pas pu être fait (%1).</translation>
    </message>
    <message>
        <source>This could not be done: a part of the program failed. What was stored before is as it was; please report it.</source>
        <translation>Ceci n’a pas pu être fait&#x202f;: une partie du programme a échoué. Ce qui était enregistré est resté tel quel&#x202f;; merci de le signaler.</translation>
    </message>
</context>
<context>
    <name>dossier::OddsPage</name>
    <message>
        <source>Opening hand</source>
        <translation>Main de départ</translation>
    </message>
    <message>
        <source>Drawn a turn</source>
        <translation>Pioche par tour</translation>
    </message>
    <message>
        <source>Bought a turn</source>
        <translation>Achat par tour</translation>
    </message>
    <message>
        <source>Turns</source>
        <translation>Tours</translation>
    </message>
    <message>
        <source>Cards drawn</source>
        <translation>Cartes piochées</translation>
    </message>
    <message>
        <source>At least so many</source>
        <translation>Au moins autant</translation>
    </message>
    <message>
        <source>Of these cards</source>
        <translation>De ces cartes</translation>
    </message>
    <message>
        <source>At least</source>
        <translation>Au moins</translation>
    </message>
    <message>
        <source>and</source>
        <translation>et</translation>
    </message>
    <message>
        <source>in</source>
        <translation>en</translation>
    </message>
    <message>
        <source>cards</source>
        <translation>cartes</translation>
    </message>
    <message>
        <source>Chance of a Site by turn</source>
        <translation>Chance d’un Site selon le tour</translation>
    </message>
    <message>
        <source>Turn</source>
        <translation>Tour</translation>
    </message>
    <message>
        <source>Seen</source>
        <translation>Vues</translation>
    </message>
    <message>
        <source>RP</source>
        <translation>PR</translation>
    </message>
    <message>
        <source>Site</source>
        <comment>chance</comment>
        <translation>Site</translation>
    </message>
    <message>
        <source>Passed</source>
        <translation>Réussi</translation>
    </message>
    <message>
        <source>and paid</source>
        <translation>et payé</translation>
    </message>
    <message>
        <source>Sites the starting Team passes in full without help; paid with the RP there would be if nothing else were bought.</source>
        <translation>Sites que l’Équipe de départ réussit entièrement et sans aide&#x202f;; payés avec les PR qu’il y aurait sans autre achat.</translation>
    </message>
    <message>
        <source>A Site by turn</source>
        <translation>Un Site selon le tour</translation>
    </message>
    <message>
        <source>Any cards in any number</source>
        <translation>N’importe quelles cartes</translation>
    </message>
    <message>
        <source>a Site</source>
        <translation>un Site</translation>
    </message>
    <message>
        <source>one the Team passes</source>
        <translation>que l’Équipe réussit</translation>
    </message>
    <message>
        <source>… and can pay for</source>
        <translation>… et peut payer</translation>
    </message>
    <message>
        <source>turn</source>
        <translation>tour</translation>
    </message>
    <message>
        <source>nothing else</source>
        <translation>rien d’autre</translation>
    </message>
    <message>
        <source>Chance: %1</source>
        <translation>Chance&#x202f;: %1</translation>
    </message>
</context>
<context>
    <name>dossier::OpenLists</name>
    <message>
        <source>The decks at this table</source>
        <translation>Les decks à cette table</translation>
    </message>
    <message>
        <source>All have agreed that everybody sees them. X-Files are drawn by lot.</source>
        <translation>Tous ont consenti à ce que chacun les voie. Les X-Files sont tirés au sort.</translation>
    </message>
    <message>
        <source>Card</source>
        <translation>Carte</translation>
    </message>
    <message>
        <source>Where</source>
        <translation>Où</translation>
    </message>
    <message>
        <source>Copies</source>
        <translation>Exemplaires</translation>
    </message>
    <message>
        <source>What lies in the deck</source>
        <translation>Ce que contient le deck</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Fermer</translation>
    </message>
</context>
<context>
    <name>dossier::OpponentList</name>
    <message>
        <source>Opponents</source>
        <translation>Opposants</translation>
    </message>
    <message>
        <source>A deck does not play against itself</source>
        <translation>Un deck ne joue pas contre lui-même</translation>
    </message>
    <message>
        <source>From the program</source>
        <translation>Du programme</translation>
    </message>
    <message>
        <source>Your decks</source>
        <translation>Vos decks</translation>
    </message>
    <message>
        <source>Comes with the program; a starter&apos;s pack is filled up to a whole deck</source>
        <translation>Vient avec le programme&#x202f;; le lot fixe d’un paquet de départ est complété en un deck entier</translation>
    </message>
</context>
<context>
    <name>dossier::OpponentModel</name>
    <message>
        <source>All together</source>
        <translation>Tous ensemble</translation>
    </message>
    <message>
        <source>%1, median %2</source>
        <translation>%1, médiane %2</translation>
    </message>
    <message>
        <source>Won %1 of the points against %2; undecided games count half</source>
        <translation>%1 des points gagnés contre %2&#x202f;; les parties indécises comptent pour moitié</translation>
    </message>
    <message>
        <source>Against</source>
        <translation>Contre</translation>
    </message>
    <message>
        <source>Won, %</source>
        <translation>Gagné,&#x202f;%</translation>
    </message>
    <message>
        <source>Games</source>
        <translation>Parties</translation>
    </message>
    <message>
        <source>Turns of both</source>
        <translation>Tours des deux</translation>
    </message>
</context>
<context>
    <name>dossier::OpponentsPage</name>
    <message>
        <source>Won against each opponent</source>
        <translation>Gagné contre chaque opposant</translation>
    </message>
    <message>
        <source>Every seed is played twice with seats exchanged, so that luck cancels. The bar holds the true figure in 95 of 100 playtests; dashed: even.</source>
        <translation>Chaque graine est jouée deux fois, places échangées, pour que la chance s’annule. La barre contient le vrai chiffre dans 95 essais sur 100&#x202f;; en pointillé&#x202f;: à égalité.</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>how many games ended so: a sentence</comment>
        <translation>%1&#x202f;: %2</translation>
    </message>
    <message>
        <source>One of them</source>
        <comment>subject: who won</comment>
        <translation>L’un d’eux</translation>
    </message>
</context>
<context>
    <name>dossier::PhaseBar</name>
    <message>
        <source>Stop in my turns: %1</source>
        <translation>Arrêt dans mes tours&#x202f;: %1</translation>
    </message>
    <message>
        <source>Stop in the turns of others: %1</source>
        <translation>Arrêt dans les tours des autres&#x202f;: %1</translation>
    </message>
    <message>
        <source>Stop where a Team is about to investigate</source>
        <translation>Arrêt quand une Équipe est sur le point d’enquêter</translation>
    </message>
    <message>
        <source>Turn %1: %2. Phase: %3</source>
        <translation>Tour %1&#x202f;: %2. Phase&#x202f;: %3</translation>
    </message>
    <message>
        <source>Turn %1</source>
        <translation>Tour %1</translation>
    </message>
</context>
<context>
    <name>dossier::PicturesPage</name>
    <message>
        <source>Folder with your pictures</source>
        <translation>Dossier de vos images</translation>
    </message>
    <message>
        <source>Choose …</source>
        <translation>Choisir…</translation>
    </message>
    <message>
        <source>Open</source>
        <translation>Ouvrir</translation>
    </message>
    <message>
        <source>Shows the folder; makes it where it is missing</source>
        <translation>Montre le dossier&#x202f;; le crée s’il manque</translation>
    </message>
    <message>
        <source>Dossier ships no pictures: it draws each card. Scans of your own take the place of the drawing. Name a file by the card&apos;s number, xf96-0001v1.jpg, or by its title, First Aid.png; without the ending v1 it serves all printings. Letters a file name cannot hold are written _. Pictures may lie in the folder itself, in a folder XF96 within it, or in CUSTOM, which comes first. New files are seen at once.</source>
        <translation>Dossier ne fournit pas d’images&#x202f;: il dessine chaque carte. Vos propres numérisations prennent la place du dessin. Nommez un fichier par le numéro de la carte, xf96-0001v1.jpg, ou par son titre, First Aid.png&#x202f;; sans la terminaison v1 il sert à toutes les impressions. Les lettres qu’un nom de fichier ne peut contenir s’écrivent _. Les images peuvent être dans le dossier même, dans un dossier XF96 à l’intérieur, ou dans CUSTOM, qui passe en premier. Les nouveaux fichiers sont vus aussitôt.</translation>
    </message>
    <message>
        <source>%1 cannot be made.</source>
        <translation>%1 ne peut pas être créé.</translation>
    </message>
    <message>
        <source>Looking …</source>
        <translation>Recherche…</translation>
    </message>
    <message>
        <source>There is no such folder yet. Open makes it.</source>
        <translation>Ce dossier n’existe pas encore. Ouvrir le crée.</translation>
    </message>
    <message>
        <source>No picture of a card is in this folder.</source>
        <translation>Aucune image de carte dans ce dossier.</translation>
    </message>
    <message>
        <source>%1 of %2 cards have a picture.</source>
        <translation>Cartes qui ont une image&#xa0;: %1 sur %2.</translation>
    </message>
    <message numerus="yes">
        <source>%n picture(s) name no card.</source>
        <translation>
            <numerusform>%n image ne nomme aucune carte.</numerusform>
            <numerusform>%n images ne nomment aucune carte.</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 is no picture, or too large.</source>
        <translation>%1 n’est pas une image, ou est trop grande.</translation>
    </message>
    <message>
        <source>%1 cannot be read here: Qt has no plugin for .%2. Save it as .jpg or .png.</source>
        <translation>%1 ne peut pas être lu ici&#xa0;: Qt n’a pas de greffon pour .%2. Enregistrez-le en .jpg ou .png.</translation>
    </message>
</context>
<context>
    <name>dossier::PlayPage</name>
    <message>
        <source>Take back (Backspace)</source>
        <translation>Reprendre (Retour arrière)</translation>
    </message>
    <message>
        <source>Step forward (Shift+Backspace)</source>
        <translation>Avancer d’un pas (Maj+Retour arrière)</translation>
    </message>
    <message>
        <source>Game</source>
        <translation>Partie</translation>
    </message>
    <message>
        <source>Whose cards are shown; another player has to take the seat first</source>
        <translation>Celui dont les cartes sont montrées&#x202f;; un autre joueur doit d’abord prendre place</translation>
    </message>
    <message>
        <source>&amp;Save the game …</source>
        <translation>&amp;Enregistrer la partie…</translation>
    </message>
    <message>
        <source>&amp;Open a saved game …</source>
        <translation>&amp;Ouvrir une partie enregistrée…</translation>
    </message>
    <message>
        <source>From the start, the same shuffle</source>
        <translation>Depuis le début, le même mélange</translation>
    </message>
    <message>
        <source>From the start, a new shuffle</source>
        <translation>Depuis le début, un nouveau mélange</translation>
    </message>
    <message>
        <source>Go to the &amp;beginning</source>
        <translation>Aller au &amp;début</translation>
    </message>
    <message>
        <source>Go to the &amp;end</source>
        <translation>Aller à la &amp;fin</translation>
    </message>
    <message>
        <source>Beside the table</source>
        <translation>À côté de la table</translation>
    </message>
    <message>
        <source>Card</source>
        <translation>Carte</translation>
    </message>
    <message>
        <source>Log</source>
        <translation>Journal</translation>
    </message>
    <message>
        <source>Notebook</source>
        <translation>Livret</translation>
    </message>
    <message>
        <source>Step %1 of %2</source>
        <translation>Étape %1 sur %2</translation>
    </message>
    <message>
        <source>The &amp;program plays</source>
        <translation>Le &amp;programme joue</translation>
    </message>
    <message>
        <source>at &amp;leisure</source>
        <translation>&amp;posément</translation>
    </message>
    <message>
        <source>&amp;briskly</source>
        <translation>&amp;vivement</translation>
    </message>
    <message>
        <source>at &amp;once</source>
        <translation>a&amp;ussitôt</translation>
    </message>
    <message>
        <source>&amp;Hint</source>
        <translation>&amp;Conseil</translation>
    </message>
    <message>
        <source>Re&amp;view the game</source>
        <translation>Re&amp;voir la partie</translation>
    </message>
    <message>
        <source>Hint</source>
        <translation>Conseil</translation>
    </message>
    <message>
        <source>Review</source>
        <translation>Bilan</translation>
    </message>
    <message>
        <source>You sit as %1</source>
        <translation>Vous êtes %1</translation>
    </message>
    <message>
        <source>Space</source>
        <translation>Espace</translation>
    </message>
    <message>
        <source>pass</source>
        <translation>passer</translation>
    </message>
    <message>
        <source>⇧ Space</source>
        <translation>⇧ Espace</translation>
    </message>
    <message>
        <source>to my next decision</source>
        <translation>à ma prochaine décision</translation>
    </message>
    <message>
        <source>Ctrl Space</source>
        <translation>Ctrl Espace</translation>
    </message>
    <message>
        <source>to the end of the turn</source>
        <translation>à la fin du tour</translation>
    </message>
    <message>
        <source>choose</source>
        <translation>choisir</translation>
    </message>
    <message>
        <source>take back</source>
        <translation>reprendre</translation>
    </message>
    <message>
        <source>card large</source>
        <translation>carte en grand</translation>
    </message>
    <message>
        <source>my X-File</source>
        <translation>mon X-File</translation>
    </message>
    <message>
        <source>hint</source>
        <translation>conseil</translation>
    </message>
    <message>
        <source>hand</source>
        <translation>main</translation>
    </message>
    <message>
        <source>choices</source>
        <translation>choix</translation>
    </message>
    <message>
        <source>Open han&amp;ds</source>
        <translation>&amp;Mains ouvertes</translation>
    </message>
    <message>
        <source>You sit as %1 ▾</source>
        <translation>Vous êtes %1 ▾</translation>
    </message>
    <message>
        <source>stops</source>
        <translation>arrêts</translation>
    </message>
    <message>
        <source>Return</source>
        <comment>key</comment>
        <translation>Entrée</translation>
    </message>
    <message>
        <source>take the seat</source>
        <translation>prendre la place</translation>
    </message>
    <message>
        <source>Ho&amp;w the game ended</source>
        <translation>Comment la partie a fi&amp;ni</translation>
    </message>
    <message>
        <source>There is no passing here: one of the choices has to be taken.</source>
        <translation>On ne peut pas passer ici&#x202f;: il faut prendre l’un des choix.</translation>
    </message>
    <message>
        <source>play on</source>
        <translation>défiler</translation>
    </message>
    <message>
        <source>PgUp PgDn</source>
        <translation>Pg↑ Pg↓</translation>
    </message>
    <message>
        <source>from turn to turn</source>
        <translation>de tour en tour</translation>
    </message>
    <message>
        <source>a step back</source>
        <translation>un pas en arrière</translation>
    </message>
    <message>
        <source>a step forward</source>
        <translation>un pas en avant</translation>
    </message>
    <message>
        <source>choose otherwise</source>
        <translation>choisir autrement</translation>
    </message>
    <message>
        <source>sort the hand</source>
        <translation>trier la main</translation>
    </message>
    <message>
        <source>Mark the cards that go: by a click, by their number, or by Space in the list. Return discards them.</source>
        <translation>Marquez les cartes à défausser&#xa0;: par un clic, par leur numéro ou par Espace dans la liste. Entrée les défausse.</translation>
    </message>
    <message>
        <source>Where you want to be asked: ← and → lead from stop to stop, Return sets one or clears it.</source>
        <translation>Où l’on vous demande&#xa0;: ← et → mènent d’un arrêt à l’autre, Entrée en pose un ou l’enlève.</translation>
    </message>
    <message>
        <source>The hand &amp;lies</source>
        <translation>La main est ran&amp;gée</translation>
    </message>
    <message>
        <source>as it &amp;came</source>
        <translation>comme elle est &amp;venue</translation>
    </message>
    <message>
        <source>by &amp;kind of card</source>
        <translation>par &amp;type de carte</translation>
    </message>
    <message>
        <source>by C&amp;ost</source>
        <translation>par &amp;Coût</translation>
    </message>
    <message>
        <source>The hand lies %1.</source>
        <comment>as it came, by kind of card, by Cost</comment>
        <translation>La main est rangée %1.</translation>
    </message>
    <message>
        <source>Show each &amp;round and result</source>
        <translation>Mon&amp;trer chaque manche et résultat</translation>
    </message>
    <message>
        <source>Ask to take back to your last choice (Backspace)</source>
        <translation>Demander à revenir à votre dernier choix (Retour arrière)</translation>
    </message>
    <message>
        <source>ask to take back</source>
        <translation>demander à revenir</translation>
    </message>
    <message>
        <source>talk</source>
        <translation>parler</translation>
    </message>
    <message>
        <source>You watch what all may see.</source>
        <translation>Vous regardez ce que tous peuvent voir.</translation>
    </message>
    <message>
        <source>To pass would give something up: P leads to that row, Return takes it.</source>
        <translation>Passer ferait renoncer à quelque chose&#x202f;: P mène à cette ligne, Entrée la prend.</translation>
    </message>
    <message>
        <source>Return: %1</source>
        <comment>what passing means</comment>
        <translation>Entrée&#x202f;: %1</translation>
    </message>
    <message>
        <source>mark a card</source>
        <translation>marquer une carte</translation>
    </message>
    <message>
        <source>discard what is marked</source>
        <translation>défausser ce qui est marqué</translation>
    </message>
    <message>
        <source>&amp;To the start page</source>
        <translation>À la p&amp;age de départ</translation>
    </message>
    <message>
        <source>The game is kept.</source>
        <translation>La partie est conservée.</translation>
    </message>
    <message>
        <source>{%1 investigates|You investigate}</source>
        <translation>{%1 enquête|Vous enquêtez}</translation>
    </message>
    <message>
        <source>{Discard Pile of %1|Your Discard Pile}</source>
        <translation>{Pile de défausse de %1|Votre Pile de défausse}</translation>
    </message>
    <message>
        <source>You have done nothing here yet: P passes all the same.</source>
        <translation>Vous n’avez encore rien fait ici&#x202f;: P passe quand même.</translation>
    </message>
    <message>
        <source>P</source>
        <comment>key</comment>
        <translation>P</translation>
    </message>
    <message>
        <source>You have done nothing here yet: P leads to the row that passes all the same, Return takes it.</source>
        <translation>Vous n’avez encore rien fait ici&#x202f;: P mène à la ligne qui passe quand même, Entrée la prend.</translation>
    </message>
    <message>
        <source>Point at a card, or move to a choice about one: I shows it large.</source>
        <translation>Pointez une carte, ou allez à un choix qui en concerne une&#x202f;: I la montre en grand.</translation>
    </message>
    <message>
        <source>The Notebook lies over the table: Esc leads back to the question.</source>
        <translation>Le Livret est posé sur la table&#x202f;: Échap ramène à la question.</translation>
    </message>
    <message>
        <source>Esc, N</source>
        <comment>keys</comment>
        <translation>Échap, N</translation>
    </message>
    <message>
        <source>back to the table</source>
        <translation>retour à la table</translation>
    </message>
    <message>
        <source>P then Return</source>
        <comment>keys</comment>
        <translation>P puis Entrée</translation>
    </message>
    <message>
        <source>Esc</source>
        <comment>key</comment>
        <translation>Échap</translation>
    </message>
    <message>
        <source>to how it ended</source>
        <translation>à la fin de partie</translation>
    </message>
    <message>
        <source>review</source>
        <translation>revoir</translation>
    </message>
    <message>
        <source>One of the choices has to be taken: P takes &quot;%1&quot;.</source>
        <translation>Il faut faire un choix&#x202f;: P prend «&#x202f;%1&#x202f;».</translation>
    </message>
    <message>
        <source>&amp;Give up …</source>
        <translation>A&amp;bandonner …</translation>
    </message>
    <message>
        <source>Give up</source>
        <translation>Abandonner</translation>
    </message>
    <message>
        <source>Return takes this choice, and the game goes on in another way from here.</source>
        <translation>Entrée prend ce choix, et la partie continue autrement à partir d’ici.</translation>
    </message>
    <message>
        <source>P once more passes, and the game goes on in another way from here.</source>
        <translation>P encore une fois passe, et la partie continue autrement à partir d’ici.</translation>
    </message>
    <message>
        <source>{%1 gives|You give} up, and {%2 wins|you win}. Everybody&apos;s X-File is shown.</source>
        <translation>{%1 abandonne|Vous abandonnez}, et {%2 gagne|vous gagnez}. Le X-File de chacun est montré.</translation>
    </message>
    <message>
        <source>{%1 gives up and is|You give up and are} out of the game. The others play on.</source>
        <translation>{%1 abandonne et quitte|Vous abandonnez et quittez} la partie. Les autres continuent.</translation>
    </message>
    <message>
        <source>The last choice was made by %1, who alone takes it back, from that seat.</source>
        <translation>Le dernier choix est de %1, qui seul peut le reprendre, depuis sa place.</translation>
    </message>
    <message>
        <source>This question has only just come: once more answers it.</source>
        <translation>Cette question vient d’apparaître&#x202f;: une seconde fois y répond.</translation>
    </message>
    <message>
        <source>go on</source>
        <translation>continuer</translation>
    </message>
    <message>
        <source>on to where the game stands</source>
        <translation>jusqu’où en est la partie</translation>
    </message>
    <message>
        <source>{%1 gives|You give} up. Nobody is left who does anything: the game is over, and nobody wins.</source>
        <translation>{%1 abandonne|Vous abandonnez}. Il ne reste personne qui joue&#x202f;: la partie est finie, et personne ne gagne.</translation>
    </message>
    <message>
        <source>go on and make no guess</source>
        <translation>continuer sans deviner</translation>
    </message>
    <message>
        <source>name the X-File</source>
        <translation>nommer le X-File</translation>
    </message>
</context>
<context>
    <name>dossier::PlayerSide</name>
    <message>
        <source>Look through the Discard Pile</source>
        <translation>Parcourir la Pile de défausse</translation>
    </message>
    <message>
        <source>Deck %1 · Hand %2</source>
        <translation>Pile %1 · Main %2</translation>
    </message>
    <message>
        <source>%1: %2 RP, %3 CP, %4</source>
        <translation>%1&#x202f;: %2 PR, %3 PC, %4</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1&#x202f;: %2</translation>
    </message>
    <message>
        <source>turn</source>
        <comment>whose turn it is</comment>
        <translation>tour</translation>
    </message>
    <message numerus="yes">
        <source>{Discard Pile of %1|Your Discard Pile}: %n card(s)</source>
        <translation>
            <numerusform>{Pile de défausse de %1|Votre Pile de défausse}&#x202f;: %n carte</numerusform>
            <numerusform>{Pile de défausse de %1|Votre Pile de défausse}&#x202f;: %n cartes</numerusform>
        </translation>
    </message>
    <message>
        <source>{%1 investigates|You investigate}</source>
        <translation>{%1 enquête|Vous enquêtez}</translation>
    </message>
</context>
<context>
    <name>dossier::PlaytestForm</name>
    <message>
        <source>Opponents meet, too</source>
        <translation>Tous contre tous</translation>
    </message>
    <message>
        <source>Plays every deck. The Agent is quick, the Supervisor knows what cards are for, the Director thinks ahead and takes a thousand times as long.</source>
        <translation>Joue tous les decks. L’Agent est rapide, le Superviseur sait à quoi servent les cartes, le Directeur réfléchit d’avance et met mille fois plus longtemps.</translation>
    </message>
    <message>
        <source>In how many possible games the Director tries each choice: more are better and slower</source>
        <translation>Dans combien de parties possibles le Directeur essaie chaque choix&#x202f;: plus il y en a, mieux il joue et plus il est lent</translation>
    </message>
    <message>
        <source>Every deck against every other: a table of decks against decks, and how strong each is</source>
        <translation>Chaque deck contre tous les autres&#x202f;: un tableau des decks contre les decks, et la force de chacun</translation>
    </message>
    <message>
        <source>Every seed is played twice with seats exchanged, so an even number</source>
        <translation>Chaque graine est jouée deux fois, places échangées, donc un nombre pair</translation>
    </message>
    <message>
        <source>The same seed plays the same games again</source>
        <translation>La même graine rejoue les mêmes parties</translation>
    </message>
    <message>
        <source>Games played</source>
        <translation>Parties jouées</translation>
    </message>
    <message>
        <source>&amp;Deck</source>
        <translation>&amp;Deck</translation>
    </message>
    <message>
        <source>&amp;Who plays</source>
        <translation>&amp;Qui joue</translation>
    </message>
    <message>
        <source>W&amp;orlds</source>
        <translation>&amp;Mondes</translation>
    </message>
    <message>
        <source>&amp;Games each</source>
        <translation>&amp;Parties chacun</translation>
    </message>
    <message>
        <source>&amp;Seed</source>
        <translation>&amp;Graine</translation>
    </message>
    <message>
        <source>O&amp;pponents</source>
        <translation>&amp;Opposants</translation>
    </message>
    <message>
        <source>Choose at least one opponent.</source>
        <translation>Choisissez au moins un opposant.</translation>
    </message>
    <message>
        <source>There can be %1 opponents at most.</source>
        <translation>Il peut y avoir %1 opposants au plus.</translation>
    </message>
    <message>
        <source>%1 cannot be played: %2.</source>
        <translation>%1 ne peut pas être joué&#x202f;: %2.</translation>
    </message>
    <message>
        <source>The Director thinks long: one game takes him seconds. Play few games, or give him fewer worlds.</source>
        <translation>Le Directeur réfléchit longtemps&#x202f;: une partie lui prend des secondes. Jouez peu de parties, ou donnez-lui moins de mondes.</translation>
    </message>
    <message>
        <source>Stop</source>
        <translation>Arrêter</translation>
    </message>
    <message>
        <source>Play</source>
        <translation>Jouer</translation>
    </message>
    <message>
        <source>With their own &amp;X-Files</source>
        <translation>Avec leurs propres &amp;X-Files</translation>
    </message>
    <message>
        <source>If not ticked, they are drawn by lot, the same for all decks: which one a deck names moves its figures more than most of its cards do</source>
        <translation>Sans coche, ils sont tirés au sort, les mêmes pour tous les decks&#x202f;: celui qu’un deck nomme déplace ses chiffres plus que la plupart de ses cartes</translation>
    </message>
    <message numerus="yes">
        <source>%n more deck(s) are not legal.</source>
        <translation>
            <numerusform>%n autre deck n’est pas conforme.</numerusform>
            <numerusform>%n autres decks ne sont pas conformes.</numerusform>
        </translation>
    </message>
    <message>
        <source>Decks that are not legal are played as they are.</source>
        <translation>Les decks qui ne sont pas conformes sont joués tels quels.</translation>
    </message>
    <message>
        <source>Decks has no deck to test yet. Make one there, import one, or add the sample decks.</source>
        <translation>Il n’y a pas encore de deck à tester dans Decks. Faites-en un là-bas, importez-en un, ou ajoutez les decks d’exemple.</translation>
    </message>
    <message>
        <source>Add the sample decks</source>
        <translation>Ajouter les decks d’exemple</translation>
    </message>
</context>
<context>
    <name>dossier::PlaytestPanel</name>
    <message>
        <source>Play the deck against others, many times: how often does it win, against whom, and which cards carry it?</source>
        <translation>Jouez le deck contre d’autres, bien des fois&#x202f;: combien de fois gagne-t-il, contre qui, et quelles cartes le portent&#x202f;?</translation>
    </message>
    <message>
        <source>Playtest</source>
        <translation>Essais</translation>
    </message>
    <message>
        <source>Opponents</source>
        <translation>Opposants</translation>
    </message>
    <message>
        <source>Cards</source>
        <translation>Cartes</translation>
    </message>
    <message>
        <source>Decks</source>
        <translation>Decks</translation>
    </message>
    <message>
        <source>Exchanges</source>
        <translation>Échanges</translation>
    </message>
    <message>
        <source>Export</source>
        <translation>Exporter</translation>
    </message>
    <message>
        <source>What each card did, as a &amp;table …</source>
        <translation>Ce qu’a fait chaque carte, en &amp;tableau…</translation>
    </message>
    <message>
        <source>What cards are &amp;worth, as a table …</source>
        <translation>Ce que &amp;valent les cartes, en tableau…</translation>
    </message>
    <message>
        <source>Deck against deck, as a t&amp;able …</source>
        <translation>Deck contre deck, en t&amp;ableau…</translation>
    </message>
    <message>
        <source>Deck against deck, as a &amp;drawing …</source>
        <translation>Deck contre deck, en &amp;dessin…</translation>
    </message>
    <message>
        <source>What is shown, as a &amp;picture …</source>
        <translation>Ce qui est affiché, en &amp;image…</translation>
    </message>
    <message>
        <source>Stopped. What was played by then is shown.</source>
        <translation>Arrêté. Ce qui a été joué jusque-là est affiché.</translation>
    </message>
    <message>
        <source>%1 of %2 games</source>
        <translation>parties&#xa0;: %1 sur %2</translation>
    </message>
    <message numerus="yes">
        <source>, about %n min left</source>
        <translation>
            <numerusform>, encore %n min environ</numerusform>
            <numerusform>, encore %n min environ</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>, about %n s left</source>
        <translation>
            <numerusform>, encore %n s environ</numerusform>
            <numerusform>, encore %n s environ</numerusform>
        </translation>
    </message>
    <message>
        <source>What is played</source>
        <translation>Ce qui est joué</translation>
    </message>
</context>
<context>
    <name>dossier::PoolPage</name>
    <message>
        <source>Cards to add to the deck</source>
        <translation>Cartes à ajouter au deck</translation>
    </message>
    <message>
        <source>Only cards I own</source>
        <translation>Seulement mes cartes</translation>
    </message>
    <message>
        <source>No card matches.</source>
        <translation>Aucune carte ne correspond.</translation>
    </message>
    <message>
        <source>No card matches, and only those you own are listed.</source>
        <translation>Aucune carte ne correspond, et seules les vôtres sont listées.</translation>
    </message>
    <message numerus="yes">
        <source>You own none of the %n card(s) that match(es).</source>
        <translation>
            <numerusform>Vous n’avez pas la seule carte qui correspond.</numerusform>
            <numerusform>Vous n’avez aucune des %n cartes qui correspondent.</numerusform>
        </translation>
    </message>
    <message>
        <source>Only cards you own are listed, and your collection is empty.</source>
        <translation>Seules vos cartes sont listées, et votre collection est vide.</translation>
    </message>
    <message>
        <source>Show all cards</source>
        <translation>Montrer toutes les cartes</translation>
    </message>
    <message>
        <source>Clear the search</source>
        <translation>Effacer la recherche</translation>
    </message>
    <message>
        <source>Here, among the X-Files, and where the problems of a deck are repaired: a Team proposed, missing cards added</source>
        <translation>Ici, parmi les X-Files, et là où les problèmes d’un deck se réparent&#x202f;: Équipe proposée, cartes manquantes ajoutées</translation>
    </message>
</context>
<context>
    <name>dossier::PreferencesWindow</name>
    <message>
        <source>Settings</source>
        <translation>Réglages</translation>
    </message>
    <message>
        <source>General</source>
        <translation>Général</translation>
    </message>
    <message>
        <source>Card pictures</source>
        <translation>Images des cartes</translation>
    </message>
    <message>
        <source>Folders</source>
        <translation>Dossiers</translation>
    </message>
    <message>
        <source>Keys</source>
        <translation>Touches</translation>
    </message>
    <message>
        <source>Table</source>
        <translation>Table</translation>
    </message>
    <message>
        <source>What is changed here holds at once.</source>
        <translation>Ce qui est changé ici vaut aussitôt.</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Fermer</translation>
    </message>
</context>
<context>
    <name>dossier::PrintDialog</name>
    <message>
        <source>Save as PDF …</source>
        <translation>Enregistrer en PDF…</translation>
    </message>
    <message>
        <source>Print …</source>
        <translation>Imprimer…</translation>
    </message>
    <message>
        <source>Print</source>
        <translation>Imprimer</translation>
    </message>
    <message>
        <source>What to print</source>
        <translation>Que faut-il imprimer</translation>
    </message>
    <message>
        <source>A4</source>
        <translation>A4</translation>
    </message>
    <message>
        <source>Letter</source>
        <translation>Letter</translation>
    </message>
    <message>
        <source>Paper</source>
        <translation>Papier</translation>
    </message>
    <message>
        <source>Player</source>
        <translation>Joueur</translation>
    </message>
    <message>
        <source>empty: a line to write on</source>
        <translation>vide&#x202f;: une ligne à remplir</translation>
    </message>
    <message>
        <source>Event</source>
        <translation>Tournoi</translation>
    </message>
    <message>
        <source>Date</source>
        <translation>Date</translation>
    </message>
    <message>
        <source>Show the X-File</source>
        <translation>Montrer le X-File</translation>
    </message>
    <message>
        <source>Otherwise the sheet says that it is handed in sealed</source>
        <translation>Sinon la feuille dit qu’il est remis scellé</translation>
    </message>
    <message>
        <source>From as few locations as possible</source>
        <translation>Du moins d’emplacements possible</translation>
    </message>
    <message>
        <source>Best copies first</source>
        <translation>Les meilleurs exemplaires d’abord</translation>
    </message>
    <message>
        <source>Worst copies first</source>
        <translation>Les moins bons exemplaires d’abord</translation>
    </message>
    <message>
        <source>Which copies</source>
        <translation>Quels exemplaires</translation>
    </message>
    <message>
        <source>All cards of the deck</source>
        <translation>Toutes les cartes du deck</translation>
    </message>
    <message>
        <source>Only the cards I lack</source>
        <translation>Seulement les cartes qui me manquent</translation>
    </message>
    <message>
        <source>Which cards</source>
        <translation>Quelles cartes</translation>
    </message>
    <message>
        <source>Print at 100 %, without “fit to page”: the cards are 63 × 88 mm.</source>
        <translation>Imprimez à 100 %, sans «&#x202f;ajuster à la page&#x202f;»&#x202f;: les cartes font 63 × 88 mm.</translation>
    </message>
    <message>
        <source>By type</source>
        <translation>Par type</translation>
    </message>
    <message>
        <source>By rarity</source>
        <translation>Par rareté</translation>
    </message>
    <message>
        <source>By number</source>
        <translation>Par numéro</translation>
    </message>
    <message>
        <source>Order</source>
        <translation>Ordre</translation>
    </message>
    <message>
        <source>Only missing cards</source>
        <translation>Seulement les cartes manquantes</translation>
    </message>
    <message>
        <source>Tick and count what I own</source>
        <translation>Cocher et compter ce que je possède</translation>
    </message>
    <message>
        <source>Preview of the pages</source>
        <translation>Aperçu des pages</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Fermer</translation>
    </message>
    <message>
        <source>Open a deck first: this is about the open deck.</source>
        <translation>Ouvrez d’abord un deck&#x202f;: il s’agit du deck ouvert.</translation>
    </message>
    <message numerus="yes">
        <source>%n page(s)</source>
        <translation>
            <numerusform>%n page</numerusform>
            <numerusform>%n pages</numerusform>
        </translation>
    </message>
    <message>
        <source>Save as PDF</source>
        <translation>Enregistrer en PDF</translation>
    </message>
    <message>
        <source>PDF (*.pdf)</source>
        <translation>PDF (*.pdf)</translation>
    </message>
    <message>
        <source>Written to %1.</source>
        <translation>Écrit dans %1.</translation>
    </message>
    <message>
        <source>%1 cannot be written: %2.</source>
        <translation>%1 ne peut pas être écrit&#x202f;: %2.</translation>
    </message>
    <message>
        <source>Sent to the printer.</source>
        <translation>Envoyé à l’imprimante.</translation>
    </message>
    <message>
        <source>The printer does not take it. Save it as PDF instead.</source>
        <translation>L’imprimante ne l’accepte pas. Enregistrez plutôt en PDF.</translation>
    </message>
    <message>
        <source>Writing %1 …</source>
        <translation>Écriture de %1…</translation>
    </message>
    <message>
        <source>Nothing was written.</source>
        <translation>Rien n’a été écrit.</translation>
    </message>
    <message>
        <source>Printing …</source>
        <translation>Impression…</translation>
    </message>
    <message>
        <source>The print was stopped.</source>
        <translation>L’impression a été arrêtée.</translation>
    </message>
</context>
<context>
    <name>dossier::ProblemList</name>
    <message>
        <source>Problems</source>
        <translation>Problèmes</translation>
    </message>
    <message>
        <source>No problems: this deck may be played.</source>
        <translation>Aucun problème&#x202f;: ce deck peut être joué.</translation>
    </message>
    <message>
        <source>Go to the card</source>
        <translation>Aller à la carte</translation>
    </message>
    <message>
        <source>Open rule %1</source>
        <translation>Ouvrir la règle %1</translation>
    </message>
    <message>
        <source>No more of the cards you own can be added here: “Only cards I own” is checked.</source>
        <translation>Aucune autre de vos cartes ne peut être ajoutée ici&#x202f;: «&#x202f;Seulement mes cartes&#x202f;» est coché.</translation>
    </message>
</context>
<context>
    <name>dossier::ProblemModel</name>
    <message>
        <source>%1: %2 Rule %3</source>
        <translation>%1&#x202f;: %2 Règle %3</translation>
    </message>
    <message>
        <source>%1. Repair: %2</source>
        <translation>%1. Réparation&#xa0;: %2</translation>
    </message>
</context>
<context>
    <name>dossier::ProfilePage</name>
    <message>
        <source>Cards by type</source>
        <translation>Cartes par type</translation>
    </message>
    <message>
        <source>The Bureau Deck is empty.</source>
        <translation>La Pile de Bureau est vide.</translation>
    </message>
    <message>
        <source>Cards by cost</source>
        <translation>Cartes par coût</translation>
    </message>
    <message>
        <source>Sites by question</source>
        <translation>Sites par question</translation>
    </message>
    <message>
        <source>Levels of the Team and Sites that ask for them</source>
        <translation>Niveaux de l’Équipe et Sites qui les demandent</translation>
    </message>
    <message>
        <source>There are neither Agents in the Team nor Sites in the Bureau Deck.</source>
        <translation>Il n’y a ni Agents dans l’Équipe ni Sites dans la Pile de Bureau.</translation>
    </message>
    <message>
        <source>Costs</source>
        <translation>Coûts</translation>
    </message>
    <message>
        <source>Skills: the Team&apos;s levels, and Sites that need them</source>
        <translation>Compétences&#x202f;: niveaux de l’Équipe, et Sites qui les demandent</translation>
    </message>
    <message numerus="yes">
        <source>%n card(s)</source>
        <translation>
            <numerusform>%n carte</numerusform>
            <numerusform>%n cartes</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n title(s)</source>
        <translation>
            <numerusform>%n titre</numerusform>
            <numerusform>%n titres</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 % of the Bureau Deck</source>
        <translation>%1 % de la Pile de Bureau</translation>
    </message>
    <message numerus="yes">
        <source>%n for %1 %2</source>
        <translation>
            <numerusform>%n à %1 %2</numerusform>
            <numerusform>%n à %1 %2</numerusform>
        </translation>
    </message>
    <message>
        <source>Average %1</source>
        <translation>Moyenne %1</translation>
    </message>
    <message numerus="yes">
        <source>%n with X, which counts as 0</source>
        <translation>
            <numerusform>%n avec X, compté 0</numerusform>
            <numerusform>%n avec X, comptées 0</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n Site(s)</source>
        <translation>
            <numerusform>%n Site</numerusform>
            <numerusform>%n Sites</numerusform>
        </translation>
    </message>
    <message>
        <source>%1: the Team has level %2</source>
        <translation>%1&#x202f;: l’Équipe a le niveau %2</translation>
    </message>
    <message>
        <source>The Team is empty.</source>
        <translation>L’Équipe est vide.</translation>
    </message>
    <message numerus="yes">
        <source>%n Agent(s)</source>
        <translation>
            <numerusform>%n Agent</numerusform>
            <numerusform>%n Agents</numerusform>
        </translation>
    </message>
    <message>
        <source>RES %1 a turn</source>
        <translation>RES %1 par tour</translation>
    </message>
    <message>
        <source>Health %1</source>
        <translation>Santé %1</translation>
    </message>
    <message>
        <source>LRC %1, CRC %2</source>
        <translation>CLP %1, CCP %2</translation>
    </message>
</context>
<context>
    <name>dossier::PullPart</name>
    <message>
        <source>As few places as possible</source>
        <translation>Le moins d’endroits possible</translation>
    </message>
    <message>
        <source>Spare the best copies</source>
        <translation>Ménager les meilleurs exemplaires</translation>
    </message>
    <message>
        <source>Where and what</source>
        <translation>Où et quoi</translation>
    </message>
    <message>
        <source>Copies</source>
        <translation>Exemplaires</translation>
    </message>
    <message>
        <source>Condition</source>
        <translation>État</translation>
    </message>
    <message>
        <source>Pull list</source>
        <translation>Liste de sortie</translation>
    </message>
    <message>
        <source>Nowhere in particular</source>
        <translation>Sans endroit précis</translation>
    </message>
    <message>
        <source>Pull list: nothing of this deck is in the collection.</source>
        <translation>Liste de sortie&#x202f;: rien de ce deck n’est dans la collection.</translation>
    </message>
    <message numerus="yes">
        <source>Pull list from %n place(s)</source>
        <translation>
            <numerusform>Liste de sortie&#x202f;: %n endroit</numerusform>
            <numerusform>Liste de sortie&#x202f;: %n endroits</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>dossier::ReadingReport</name>
    <message>
        <source>What came of the import</source>
        <translation>Résultat de l’import</translation>
    </message>
    <message>
        <source>Close the report</source>
        <translation>Fermer le compte rendu</translation>
    </message>
    <message>
        <source>Line %1</source>
        <translation>Ligne %1</translation>
    </message>
    <message>
        <source>%1: every line was understood.</source>
        <translation>%1&#x202f;: toutes les lignes ont été comprises.</translation>
    </message>
    <message numerus="yes">
        <source>%1: %n line(s) not understood, kept with the deck.</source>
        <translation>
            <numerusform>%1&#x202f;: %n ligne non comprise, gardée avec le deck.</numerusform>
            <numerusform>%1&#x202f;: %n lignes non comprises, gardées avec le deck.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>dossier::RecentEventsBar</name>
    <message>
        <source>All of it, one below the other</source>
        <translation>Tout, l’un sous l’autre</translation>
    </message>
    <message>
        <source>Nothing happened since your last choice</source>
        <translation>Rien ne s’est passé depuis votre dernier choix</translation>
    </message>
    <message>
        <source>Since your last choice: %1</source>
        <translation>Depuis votre dernier choix&#xa0;: %1</translation>
    </message>
    <message>
        <source>Since your last choice</source>
        <translation>Depuis votre dernier choix</translation>
    </message>
    <message numerus="yes">
        <source>%n step(s) ▾</source>
        <translation>
            <numerusform>%n étape ▾</numerusform>
            <numerusform>%n étapes ▾</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n step(s) since your last choice</source>
        <translation>
            <numerusform>%n étape depuis votre dernier choix</numerusform>
            <numerusform>%n étapes depuis votre dernier choix</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>dossier::ReplayBar</name>
    <message>
        <source>Turn to jump to</source>
        <translation>Aller au tour</translation>
    </message>
    <message>
        <source>Play on, or stop (Space); Page Up and Page Down go from turn to turn</source>
        <translation>Dérouler ou arrêter (Espace)&#x202f;; Page préc. et Page suiv. vont de tour en tour</translation>
    </message>
    <message>
        <source>Turn %1</source>
        <translation>Tour %1</translation>
    </message>
    <message>
        <source>The beginning. Shift+Backspace steps on, Space plays on, Page Down goes to the next turn.</source>
        <translation>Le début. Maj+Retour arrière avance d’un pas, Espace déroule, Page suiv. va au tour suivant.</translation>
    </message>
    <message>
        <source>Just done: %1</source>
        <translation>Vient d’être fait&#xa0;: %1</translation>
    </message>
    <message>
        <source>Play on · Space</source>
        <translation>Défiler · Espace</translation>
    </message>
    <message>
        <source>Just done: %1. What you choose here begins another game from here on.</source>
        <translation>Vient d’être fait&#xa0;: %1. Ce que vous choisissez ici commence une autre partie à partir d’ici.</translation>
    </message>
    <message>
        <source>Play on</source>
        <translation>Défiler</translation>
    </message>
    <message>
        <source>Play on, or stop; Page Up and Page Down go from turn to turn</source>
        <translation>Dérouler ou arrêter&#x202f;; Page préc. et Page suiv. vont de tour en tour</translation>
    </message>
    <message>
        <source>The beginning. Shift+Backspace steps on, Page Down goes to the next turn.</source>
        <translation>Le début. Maj+Retour arrière avance d’un pas, Page suiv. va au tour suivant.</translation>
    </message>
</context>
<context>
    <name>dossier::ReviewPage</name>
    <message>
        <source>Whose choices are reviewed</source>
        <translation>De qui les choix sont revus</translation>
    </message>
    <message>
        <source>The choices that cost most</source>
        <translation>Les choix qui ont coûté le plus</translation>
    </message>
    <message>
        <source>Stop</source>
        <translation>Arrêter</translation>
    </message>
    <message>
        <source>The review was stopped.</source>
        <translation>Le bilan a été arrêté.</translation>
    </message>
    <message>
        <source>Begin anew</source>
        <translation>Recommencer</translation>
    </message>
    <message>
        <source>Turn %1, %2</source>
        <translation>Tour %1, %2</translation>
    </message>
    <message>
        <source>%1 of the games are won this way, %2 the other way.</source>
        <translation>On gagne %1 des parties ainsi, %2 de l’autre façon.</translation>
    </message>
    <message numerus="yes">
        <source>%n choice(s) gone through.</source>
        <translation>
            <numerusform>%n choix revu.</numerusform>
            <numerusform>%n choix revus.</numerusform>
        </translation>
    </message>
    <message>
        <source>These three cost most, in games won:</source>
        <translation>Ces trois ont coûté le plus, en parties gagnées&#xa0;:</translation>
    </message>
    <message>
        <source>None cost more than chance might.</source>
        <translation>Aucun n’a coûté plus que le hasard.</translation>
    </message>
    <message numerus="yes">
        <source>Only %n of them cost more than chance might, in games won:</source>
        <translation>
            <numerusform>Un seul a coûté plus que le hasard, en parties gagnées&#xa0;:</numerusform>
            <numerusform>%n seulement ont coûté plus que le hasard, en parties gagnées&#xa0;:</numerusform>
        </translation>
    </message>
    <message>
        <source>Progress of the review</source>
        <translation>Avancement du bilan</translation>
    </message>
    <message>
        <source>Review the game</source>
        <translation>Dresser le bilan</translation>
    </message>
    <message>
        <source>Which turns and choices cost most? The Director goes through them, each by what could be seen then.</source>
        <translation>Quels tours et quels choix ont coûté le plus&#x202f;? Le Directeur les passe en revue, chacun d’après ce qu’on pouvait voir alors.</translation>
    </message>
    <message>
        <source>Turn %1 as a whole</source>
        <translation>Tour %1 dans son ensemble</translation>
    </message>
    <message numerus="yes">
        <source>%n turn(s), then single choices, by their cost in games won:</source>
        <translation>
            <numerusform>%n tour, puis des choix, par leur coût en parties gagnées&#x202f;:</numerusform>
            <numerusform>%n tours, puis des choix, par leur coût en parties gagnées&#x202f;:</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>No single choice cost more than chance might, but %n turn(s) did, in games won:</source>
        <translation>
            <numerusform>Aucun choix n’a coûté plus que le hasard, mais %n tour si, en parties gagnées&#xa0;:</numerusform>
            <numerusform>Aucun choix n’a coûté plus que le hasard, mais %n tours si, en parties gagnées&#xa0;:</numerusform>
        </translation>
    </message>
    <message>
        <source>The Director goes through {the choices of %1|your choices}, each by what could be seen then.</source>
        <translation>Le Directeur parcourt {les choix de %1|vos choix}, chacun d’après ce qu’on pouvait voir alors.</translation>
    </message>
    <message>
        <source>%1
Better: %2
%3</source>
        <comment>what was done, what would have been better, and why</comment>
        <translation>%1
Mieux&#x202f;: %2
%3</translation>
    </message>
    <message>
        <source>By many small things.</source>
        <translation>Par bien de petites choses.</translation>
    </message>
    <message>
        <source>Turn %1, by bad luck</source>
        <translation>Tour %1, par malchance</translation>
    </message>
    <message>
        <source>%1 of the games could be expected to be won as the turn began; %2 as it ended.</source>
        <translation>%1 des parties pouvaient être gagnées au début du tour&#x202f;; %2 à sa fin.</translation>
    </message>
    <message>
        <source>%1
%2</source>
        <comment>that nobody is to blame, and what has come of the turn</comment>
        <translation>%1
%2</translation>
    </message>
    <message>
        <source>By what could not be seen then, by chance and by what others did.</source>
        <translation>Par ce qui ne pouvait être vu alors, par le hasard et par ce que les autres ont fait.</translation>
    </message>
    <message numerus="yes">
        <source>%n turn(s) went worse than could be foreseen: last in the list.</source>
        <translation>
            <numerusform>%n tour s’est passé moins bien que prévu&#x202f;: à la fin de la liste.</numerusform>
            <numerusform>%n tours se sont passés moins bien que prévu&#x202f;: à la fin de la liste.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>dossier::RuleBookView</name>
    <message>
        <source>Rule reference</source>
        <translation>Règles</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>Précédent</translation>
    </message>
    <message>
        <source>Forward</source>
        <translation>Suivant</translation>
    </message>
    <message>
        <source>A rule&apos;s number, or words: DECK-4, hospital heal …</source>
        <translation>Le numéro d’une règle, ou des mots&#x202f;: DECK-4, hôpital guérison…</translation>
    </message>
    <message>
        <source>Search the rules</source>
        <translation>Chercher dans les règles</translation>
    </message>
    <message>
        <source>Sections of the rules</source>
        <translation>Sections des règles</translation>
    </message>
    <message>
        <source>Rules</source>
        <translation>Règles</translation>
    </message>
    <message>
        <source>There is no rule %1</source>
        <translation>La règle %1 n’existe pas</translation>
    </message>
    <message>
        <source>Choose a section on the left, or search for a word.</source>
        <translation>Choisissez une section à gauche, ou cherchez un mot.</translation>
    </message>
    <message>
        <source>There are no rulings on this card: what is printed on it holds.</source>
        <translation>Il n’y a pas de précision sur cette carte&#x202f;: ce qui y est imprimé vaut.</translation>
    </message>
    <message>
        <source>Rules that speak of this card</source>
        <translation>Règles qui parlent de cette carte</translation>
    </message>
    <message>
        <source>No rule says “%1”</source>
        <translation>Aucune règle ne dit «&#x202f;%1&#x202f;»</translation>
    </message>
    <message>
        <source>All words must occur in a rule. Try fewer words, their beginnings, or a number such as DECK-4.</source>
        <translation>Tous les mots doivent figurer dans une règle. Essayez moins de mots, leur début, ou un numéro comme DECK-4.</translation>
    </message>
    <message numerus="yes">
        <source>%n rule(s) found for “%1”</source>
        <translation>
            <numerusform>%n règle trouvée pour «&#x202f;%1&#x202f;»</numerusform>
            <numerusform>%n règles trouvées pour «&#x202f;%1&#x202f;»</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The first %n are shown; another word makes it fewer.</source>
        <translation>
            <numerusform>La première est montrée&#x202f;; un mot de plus en réduit le nombre.</numerusform>
            <numerusform>Les %n premières sont montrées&#x202f;; un mot de plus en réduit le nombre.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>dossier::RulePopover</name>
    <message>
        <source>Open in Rules</source>
        <translation>Ouvrir dans Règles</translation>
    </message>
    <message>
        <source>Rule %1</source>
        <translation>Règle %1</translation>
    </message>
</context>
<context>
    <name>dossier::RuleSwitches</name>
    <message>
        <source>A question or a guess after a Site, not both (OPT-1)</source>
        <translation>Question ou hypothèse après un Site (OPT-1)</translation>
    </message>
    <message>
        <source>One guess in the game; a wrong one loses it (OPT-2)</source>
        <translation>Une seule hypothèse par partie&#x202f;; fausse, elle la perd (OPT-2)</translation>
    </message>
    <message>
        <source>Killer cards (OPT-3)</source>
        <translation>Cartes de Tueur (OPT-3)</translation>
    </message>
    <message>
        <source>X-File Powers (OPT-6)</source>
        <translation>Pouvoirs du X-File (OPT-6)</translation>
    </message>
    <message>
        <source>Persons bring the X-File their deck names; else all are drawn by lot</source>
        <translation>Les personnes gardent le X-File de leur deck&#x202f;; sinon tous sont tirés au sort</translation>
    </message>
    <message>
        <source>Whoever knows a deck then knows what it protects</source>
        <translation>Qui connaît un deck sait alors ce qu’il protège</translation>
    </message>
    <message>
        <source>House rules, as they are usually played:</source>
        <translation>Règles maison, telles qu’on les joue d’ordinaire&#x202f;:</translation>
    </message>
    <message>
        <source>House rules</source>
        <translation>Règles maison</translation>
    </message>
</context>
<context>
    <name>dossier::RulesPopover</name>
    <message>
        <source>Rules agreed on</source>
        <translation>Règles convenues</translation>
    </message>
    <message>
        <source>All as usual</source>
        <translation>Tout comme d’habitude</translation>
    </message>
    <message>
        <source>Done</source>
        <translation>Terminé</translation>
    </message>
</context>
<context>
    <name>dossier::SavedSearches</name>
    <message>
        <source>%1, searches %2</source>
        <translation>%1, cherche %2</translation>
    </message>
    <message>
        <source>A name of %1 letters is too long: at most %2. The old one was kept.</source>
        <translation>Un nom de %1 lettres est trop long&#xa0;: %2 au plus. L’ancien a été gardé.</translation>
    </message>
</context>
<context>
    <name>dossier::SealedChoice</name>
    <message>
        <source>Starters for each</source>
        <translation>Paquets de départ pour chacun</translation>
    </message>
    <message>
        <source>Boosters for each</source>
        <translation>Boosters pour chacun</translation>
    </message>
    <message>
        <source>Set of the starters</source>
        <translation>Série des paquets de départ</translation>
    </message>
    <message>
        <source>Set of the boosters</source>
        <translation>Série des boosters</translation>
    </message>
    <message>
        <source>each his own</source>
        <translation>chacun le sien</translation>
    </message>
    <message>
        <source>sealed: each opens packs</source>
        <translation>scellés&#x202f;: chacun ouvre des paquets</translation>
    </message>
    <message>
        <source>starters</source>
        <comment>so many, of a set</comment>
        <translation>paquets de départ</translation>
    </message>
    <message>
        <source>boosters</source>
        <comment>so many, of a set</comment>
        <translation>boosters</translation>
    </message>
    <message>
        <source>One of them is kept in reserve: it replaces a booster with an Ultra-Rare (VAR-8)</source>
        <translation>L’un d’eux reste en réserve&#x202f;: il remplace un booster contenant une ultra-rare (VAR-8)</translation>
    </message>
</context>
<context>
    <name>dossier::SealedDialog</name>
    <message>
        <source>Another</source>
        <translation>Une autre</translation>
    </message>
    <message>
        <source>Then go to the &amp;table with these decks</source>
        <translation>Puis aller à la &amp;table avec ces decks</translation>
    </message>
    <message>
        <source>&amp;Open the packs</source>
        <translation>&amp;Ouvrir les paquets</translation>
    </message>
    <message>
        <source>Sealed evening</source>
        <translation>Soirée scellée</translation>
    </message>
    <message>
        <source>Boosters with an Ultra-Rare are replaced from it (VAR-8)</source>
        <translation>Les boosters contenant une ultra-rare en sont remplacés (VAR-8)</translation>
    </message>
    <message>
        <source>The same seed opens the same packs</source>
        <translation>La même graine ouvre les mêmes paquets</translation>
    </message>
    <message>
        <source>The lot, by its s&amp;eed</source>
        <translation>Le tirage, par sa &amp;graine</translation>
    </message>
    <message>
        <source>&amp;Players</source>
        <translation>&amp;Joueurs</translation>
    </message>
    <message>
        <source>&amp;Starters for each</source>
        <translation>Pa&amp;quets de départ pour chacun</translation>
    </message>
    <message>
        <source>&amp;Boosters for each</source>
        <translation>&amp;Boosters pour chacun</translation>
    </message>
    <message>
        <source>Of these in the common &amp;reserve</source>
        <translation>Dont dans la &amp;réserve commune</translation>
    </message>
    <message>
        <source>Everybody opens packs and plays with what is in them</source>
        <translation>Chacun ouvre des paquets et joue avec ce qui s’y trouve</translation>
    </message>
    <message>
        <source>Each gets a deck of 60 cards in a folder of the evening, and beside it what the deck leaves of the packs, to exchange cards with.</source>
        <translation>Chacun reçoit un deck de 60 cartes dans un dossier de la soirée, et à côté ce que le deck laisse des paquets, pour échanger des cartes.</translation>
    </message>
    <message>
        <source>There is nothing to open: give everybody starters or boosters.</source>
        <translation>Il n’y a rien à ouvrir&#x202f;: donnez à chacun des paquets de départ ou des boosters.</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Annuler</translation>
    </message>
    <message>
        <source>starter</source>
        <translation>paquet de départ</translation>
    </message>
    <message>
        <source>booster</source>
        <translation>booster</translation>
    </message>
    <message>
        <source>Commons of a %1</source>
        <translation>Communes d’un %1</translation>
    </message>
    <message>
        <source>Uncommons of a %1</source>
        <translation>Peu communes d’un %1</translation>
    </message>
    <message>
        <source>Rares of a %1</source>
        <translation>Rares d’un %1</translation>
    </message>
    <message>
        <source>Tr&amp;ies to better each deck</source>
        <translation>&amp;Essais pour améliorer chaque deck</translation>
    </message>
    <message>
        <source>Commons</source>
        <translation>Communes</translation>
    </message>
    <message>
        <source>Uncommons</source>
        <translation>Peu communes</translation>
    </message>
    <message>
        <source>Rares</source>
        <translation>Rares</translation>
    </message>
    <message>
        <source>Starter, besides its fixed pack</source>
        <translation>Paquet de départ, outre ses cartes fixes</translation>
    </message>
    <message>
        <source>Booster</source>
        <translation>Booster</translation>
    </message>
    <message>
        <source>An &amp;Ultra-Rare in one booster of</source>
        <translation>Une &amp;ultra-rare dans un booster sur</translation>
    </message>
    <message>
        <source>none</source>
        <translation>aucun</translation>
    </message>
    <message>
        <source>What a pack &amp;holds</source>
        <translation>Ce que &amp;contient un paquet</translation>
    </message>
    <message>
        <source>%v of %m tries</source>
        <translation>%v essais sur %m</translation>
    </message>
    <message>
        <source>Each exchanges a few cards of the packs and plays some games against the deck as it was</source>
        <translation>Chacun échange quelques cartes des paquets et joue quelques parties contre le deck d’avant</translation>
    </message>
    <message>
        <source>Take them as they &amp;are</source>
        <translation>Les prendre &amp;tels quels</translation>
    </message>
    <message>
        <source>Starters o&amp;f</source>
        <translation>Paquets de départ d&amp;e</translation>
    </message>
    <message>
        <source>B&amp;oosters of</source>
        <translation>B&amp;oosters de</translation>
    </message>
    <message>
        <source>What the packs held</source>
        <translation>Ce que contenaient les paquets</translation>
    </message>
    <message>
        <source>T&amp;o the table with these decks</source>
        <translation>À la &amp;table avec ces decks</translation>
    </message>
    <message>
        <source>T&amp;ake the decks</source>
        <translation>&amp;Prendre les decks</translation>
    </message>
</context>
<context>
    <name>dossier::SearchBox</name>
    <message>
        <source>A title, or t:site, k:alien, cost&lt;3 …</source>
        <translation>Un titre, ou t:site, k:alien, cost&lt;3…</translation>
    </message>
    <message>
        <source>Search cards</source>
        <translation>Rechercher des cartes</translation>
    </message>
    <message>
        <source>What can be searched for (?)</source>
        <translation>Ce qu’on peut chercher (?)</translation>
    </message>
    <message>
        <source>What can be searched for</source>
        <translation>Ce qu’on peut chercher</translation>
    </message>
</context>
<context>
    <name>dossier::SearchHelp</name>
    <message>
        <source>The search language</source>
        <translation>Le langage de recherche</translation>
    </message>
    <message>
        <source>Words find titles. Click an example to try it.</source>
        <translation>Les mots trouvent des titres. Cliquez un exemple pour l’essayer.</translation>
    </message>
    <message>
        <source>Joining</source>
        <translation>Combiner</translation>
    </message>
    <message>
        <source>both must hold</source>
        <translation>les deux sont vrais</translation>
    </message>
    <message>
        <source>one of them, or both</source>
        <translation>l’un des deux, ou les deux</translation>
    </message>
    <message>
        <source>must not hold; also NOT a</source>
        <translation>ne doit pas être vrai&#x202f;; aussi NOT a</translation>
    </message>
    <message>
        <source>belongs together</source>
        <translation>va ensemble</translation>
    </message>
    <message>
        <source>words just so</source>
        <translation>ces mots tels quels</translation>
    </message>
    <message>
        <source>a pattern</source>
        <translation>un motif</translation>
    </message>
    <message>
        <source>holds; is; compares</source>
        <translation>contient&#x202f;; est&#x202f;; compare</translation>
    </message>
    <message>
        <source>Cards</source>
        <translation>Cartes</translation>
    </message>
    <message>
        <source>Collection</source>
        <translation>Collection</translation>
    </message>
    <message>
        <source>Sorting, of cards and of the collection</source>
        <translation>Tri, des cartes et de la collection</translation>
    </message>
</context>
<context>
    <name>dossier::SeatFields</name>
    <message>
        <source>Name of %1</source>
        <translation>Nom du %1</translation>
    </message>
    <message>
        <source>Deck of %1</source>
        <translation>Deck du %1</translation>
    </message>
    <message>
        <source>Who sits in the seat of %1</source>
        <translation>Qui tient la place du %1</translation>
    </message>
    <message>
        <source>at this table</source>
        <translation>à cette table</translation>
    </message>
    <message>
        <source>does nothing</source>
        <translation>ne fait rien</translation>
    </message>
    <message>
        <source>no cards</source>
        <translation>sans cartes</translation>
    </message>
    <message>
        <source>Whoever has to choose takes the seat; hands are covered when it changes. A player who does nothing needs no deck. The program plays as a novice who errs, an agent who minds his own cases, a supervisor who goes by rules of thumb, or a director who thinks ahead.</source>
        <translation>Celui qui doit choisir prend la place&#x202f;; les mains sont couvertes quand elle change. Un joueur qui ne fait rien n’a pas besoin de deck. Le programme joue comme un novice qui se trompe, un agent qui s’occupe de ses propres affaires, un superviseur qui suit des règles éprouvées, ou un directeur qui réfléchit à l’avance.</translation>
    </message>
</context>
<context>
    <name>dossier::SeriesHead</name>
    <message>
        <source>%1 %</source>
        <comment>a rate</comment>
        <translation>%1&#x202f;%</translation>
    </message>
    <message>
        <source>%1 to %2</source>
        <comment>a rate&apos;s interval</comment>
        <translation>%1 à %2</translation>
    </message>
    <message>
        <source>won</source>
        <translation>de gagné</translation>
    </message>
    <message>
        <source>games, seats exchanged</source>
        <translation>parties, places échangées</translation>
    </message>
    <message>
        <source>median %1</source>
        <translation>médiane %1</translation>
    </message>
    <message>
        <source>turns of both</source>
        <translation>tours des deux</translation>
    </message>
    <message>
        <source>%1 % undecided</source>
        <translation>%1&#x202f;% indécises</translation>
    </message>
    <message>
        <source>ended by a right guess</source>
        <translation>par une bonne réponse</translation>
    </message>
    <message>
        <source>Elo, all decks at 1500</source>
        <translation>Elo, moyenne 1500</translation>
    </message>
    <message>
        <source>%1 plays all, %2, seed %3</source>
        <comment>a player; whose X-Files</comment>
        <translation>%1 joue tout, %2, graine %3</translation>
    </message>
    <message>
        <source>Elo, which does not fit these decks</source>
        <translation>Elo, inadapté à ces decks</translation>
    </message>
    <message>
        <source>the deck has changed since · %1</source>
        <comment>how it was played</comment>
        <translation>le deck a changé depuis · %1</translation>
    </message>
</context>
<context>
    <name>dossier::SetUpPage</name>
    <message>
        <source>Another</source>
        <translation>Un autre</translation>
    </message>
    <message>
        <source>Open hands: one person plays all seats at this table</source>
        <translation>Mains ouvertes&#xa0;: une personne à toutes les places</translation>
    </message>
    <message>
        <source>Start the game</source>
        <translation>Commencer la partie</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>Précédent</translation>
    </message>
    <message numerus="yes">
        <source>%n players</source>
        <translation>
            <numerusform>%n joueur</numerusform>
            <numerusform>%n joueurs</numerusform>
        </translation>
    </message>
    <message>
        <source>Advanced Game</source>
        <translation>Jeu avancé</translation>
    </message>
    <message>
        <source>Basic Game</source>
        <translation>Jeu de base</translation>
    </message>
    <message>
        <source>The same decks and the same seed are shuffled the same way again</source>
        <translation>Les mêmes decks et la même graine donnent le même mélange</translation>
    </message>
    <message>
        <source>Players</source>
        <translation>Joueurs</translation>
    </message>
    <message>
        <source>&amp;How many</source>
        <translation>&amp;Combien</translation>
    </message>
    <message>
        <source>Nothing is covered and the table never changes hands</source>
        <translation>Rien n’est couvert et la table ne change jamais de mains</translation>
    </message>
    <message>
        <source>&amp;Game</source>
        <translation>&amp;Jeu</translation>
    </message>
    <message>
        <source>Shuffle, by its &amp;seed</source>
        <translation>Mélange, par sa &amp;graine</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>Nom</translation>
    </message>
    <message>
        <source>Deck</source>
        <translation>Deck</translation>
    </message>
    <message>
        <source>Who plays</source>
        <translation>Qui joue</translation>
    </message>
    <message>
        <source>Rules agreed on</source>
        <translation>Règles convenues</translation>
    </message>
    <message>
        <source>The game as it is set up above</source>
        <translation>La partie telle qu’elle est préparée ci-dessus</translation>
    </message>
    <message>
        <source>As usual</source>
        <translation>Comme d’habitude</translation>
    </message>
    <message numerus="yes">
        <source>%n rule(s) not as usual</source>
        <translation>
            <numerusform>%n règle inhabituelle</numerusform>
            <numerusform>%n règles inhabituelles</numerusform>
        </translation>
    </message>
    <message>
        <source>The Basic Game is for two players (BASIC-1)</source>
        <translation>Le jeu de base se joue à deux (BASIC-1)</translation>
    </message>
    <message>
        <source>Cards that can do something are marked. Click one to see what, twice to do it, or drag it; everything can be taken back.</source>
        <translation>Les cartes qui peuvent agir sont marquées. Cliquez une fois pour voir comment, deux fois pour le faire, ou faites-les glisser&#x202f;; tout peut être repris.</translation>
    </message>
    <message>
        <source>Two players are called %1. Give one of them another name.</source>
        <translation>Deux joueurs s’appellent %1. Donnez un autre nom à l’un d’eux.</translation>
    </message>
    <message>
        <source>Nobody sits at this table. Let at least one player sit here.</source>
        <translation>Personne n’est assis à cette table. Mettez-y au moins un joueur.</translation>
    </message>
    <message>
        <source>No game can be set up: %1.</source>
        <translation>Aucune partie ne peut être préparée&#x202f;: %1.</translation>
    </message>
    <message>
        <source>“%1” is not legal. It is played as it is.</source>
        <translation>«&#x202f;%1&#x202f;» n’est pas conforme. Il est joué tel quel.</translation>
    </message>
</context>
<context>
    <name>dossier::ShelfView</name>
    <message>
        <source>No deck matches.</source>
        <translation>Aucun deck ne correspond.</translation>
    </message>
    <message>
        <source>New deck</source>
        <translation>Nouveau deck</translation>
    </message>
    <message>
        <source>Copy the deck</source>
        <translation>Copier le deck</translation>
    </message>
    <message>
        <source>Import a file</source>
        <translation>Importer un fichier</translation>
    </message>
    <message>
        <source>New deck from the clipboard</source>
        <translation>Nouveau jeu depuis le presse-papiers</translation>
    </message>
    <message>
        <source>Export the deck</source>
        <translation>Exporter le deck</translation>
    </message>
    <message>
        <source>Two decks side by side</source>
        <translation>Deux decks côte à côte</translation>
    </message>
    <message>
        <source>Delete the deck</source>
        <translation>Supprimer le deck</translation>
    </message>
    <message>
        <source>Search decks</source>
        <translation>Chercher des decks</translation>
    </message>
    <message>
        <source>A name, or tag:tournament, folder:ideas, state:built, legal:no, size&lt;60, [[t:site]]&gt;=12</source>
        <translation>Un nom, ou tag:tournoi, folder:idées, state:built, legal:no, size&lt;60, [[t:site]]&gt;=12</translation>
    </message>
</context>
<context>
    <name>dossier::ShortcutModel</name>
    <message>
        <source>Action</source>
        <translation>Action</translation>
    </message>
    <message>
        <source>Where</source>
        <translation>Où</translation>
    </message>
    <message>
        <source>Keys</source>
        <translation>Touches</translation>
    </message>
    <message>
        <source>Clashes with</source>
        <translation>En conflit avec</translation>
    </message>
</context>
<context>
    <name>dossier::Shortcuts</name>
    <message>
        <source>Into the deck, or go to the card</source>
        <translation>Dans le deck, ou aller à la carte</translation>
    </message>
    <message>
        <source>Into the Team, or open the rule</source>
        <translation>Dans l’équipe, ou ouvrir la règle</translation>
    </message>
    <message>
        <source>One copy more</source>
        <translation>Un exemplaire de plus</translation>
    </message>
    <message>
        <source>One copy less</source>
        <translation>Un exemplaire de moins</translation>
    </message>
    <message>
        <source>Next row</source>
        <translation>Ligne suivante</translation>
    </message>
    <message>
        <source>Row before</source>
        <translation>Ligne précédente</translation>
    </message>
    <message>
        <source>Big picture</source>
        <translation>Grande image</translation>
    </message>
    <message>
        <source>In lists of cards</source>
        <translation>Dans les listes de cartes</translation>
    </message>
    <message>
        <source>To the other deck</source>
        <translation>Vers l’autre deck</translation>
    </message>
</context>
<context>
    <name>dossier::ShortcutsPage</name>
    <message>
        <source>Keys</source>
        <translation>Touches</translation>
    </message>
    <message>
        <source>An action or a key …</source>
        <translation>Une action ou une touche…</translation>
    </message>
    <message>
        <source>Search the keys</source>
        <translation>Chercher dans les touches</translation>
    </message>
    <message numerus="yes">
        <source>%n action(s) share a key with another one: neither is sure to hear it.</source>
        <translation>
            <numerusform>%n action partage une touche avec une autre&#x202f;: aucune n’est sûre de l’entendre.</numerusform>
            <numerusform>%n actions partagent une touche avec une autre&#x202f;: aucune n’est sûre de l’entendre.</numerusform>
        </translation>
    </message>
    <message>
        <source>Double-click a key, or press F2 on it, and press the new one.</source>
        <translation>Double-cliquez une touche, ou appuyez dessus sur F2, et appuyez sur la nouvelle.</translation>
    </message>
    <message>
        <source>Clear</source>
        <translation>Effacer</translation>
    </message>
    <message>
        <source>Reset</source>
        <translation>Rétablir</translation>
    </message>
    <message>
        <source>Reset all</source>
        <translation>Tout rétablir</translation>
    </message>
</context>
<context>
    <name>dossier::SideCard</name>
    <message>
        <source>The card looked at</source>
        <translation>La carte regardée</translation>
    </message>
    <message>
        <source>No card chosen</source>
        <translation>Aucune carte choisie</translation>
    </message>
    <message>
        <source>Played on: %1</source>
        <translation>Se joue sur&#x202f;: %1</translation>
    </message>
    <message>
        <source>Click a card to read it here.</source>
        <translation>Cliquez sur une carte pour la lire ici.</translation>
    </message>
</context>
<context>
    <name>dossier::SitesPage</name>
    <message>
        <source>Sites against the Team</source>
        <translation>Les Sites face à l’Équipe</translation>
    </message>
    <message>
        <source>Which Sites</source>
        <translation>Quels Sites</translation>
    </message>
    <message>
        <source>Sites of this deck</source>
        <translation>Sites de ce deck</translation>
    </message>
    <message>
        <source>All Sites of the game</source>
        <translation>Tous les Sites du jeu</translation>
    </message>
    <message>
        <source>There are no Sites in the Bureau Deck yet.</source>
        <translation>Il n’y a pas encore de Sites dans la Pile de Bureau.</translation>
    </message>
    <message numerus="yes">
        <source>The Team passes %1 of %n Site(s)</source>
        <translation>
            <numerusform>Sites réussis par l’Équipe&#x202f;: %1 sur %n</numerusform>
            <numerusform>Sites réussis par l’Équipe&#x202f;: %1 sur %n</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n more for one question</source>
        <translation>
            <numerusform>%n de plus pour une seule question</numerusform>
            <numerusform>%n de plus pour une seule question</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 with help</source>
        <translation>%1 avec de l’aide</translation>
    </message>
    <message>
        <source>%1 %2</source>
        <translation>%1 %2</translation>
    </message>
    <message>
        <source>Sites lost without: %1</source>
        <translation>Sites perdus sans&#x202f;: %1</translation>
    </message>
    <message>
        <source>Best as two Teams: %1 (%2) and %3 (%4); either passes %5</source>
        <translation>Au mieux en deux Équipes&#x202f;: %1 (%2) et %3 (%4)&#x202f;; à elles deux %5</translation>
    </message>
    <message>
        <source>A ring around a level: without this Agent the Site is lost.</source>
        <translation>Un niveau cerclé&#x202f;: sans cet Agent, le Site est perdu.</translation>
    </message>
</context>
<context>
    <name>dossier::Stage</name>
    <message>
        <source>Combat</source>
        <translation>Combat</translation>
    </message>
    <message>
        <source>at %1</source>
        <comment>a Site</comment>
        <translation>à %1</translation>
    </message>
    <message>
        <source>turn %1</source>
        <translation>tour %1</translation>
    </message>
    <message>
        <source>Team %1 against %2</source>
        <translation>Équipe %1 contre %2</translation>
    </message>
    <message>
        <source>Team %1</source>
        <translation>Équipe %1</translation>
    </message>
    <message>
        <source>against</source>
        <comment>a level and the one needed</comment>
        <translation>contre</translation>
    </message>
    <message>
        <source>Takes effect</source>
        <translation>Fait effet</translation>
    </message>
    <message>
        <source>Stack · %1</source>
        <translation>En attente · %1</translation>
    </message>
    <message>
        <source>%1 against %2</source>
        <comment>who fights whom</comment>
        <translation>%1 contre %2</translation>
    </message>
    <message>
        <source>if solved, it asks %1</source>
        <translation>si résolu, il demande&#x202f;: %1</translation>
    </message>
    <message>
        <source>at this level it asks %1 alone</source>
        <translation>à ce niveau, il ne demande que %1</translation>
    </message>
    <message>
        <source>solved: it asks %1</source>
        <translation>résolu&#x202f;: il demande&#x202f;: %1</translation>
    </message>
</context>
<context>
    <name>dossier::StageMarks</name>
    <message>
        <source>no Bluff</source>
        <translation>pas un Bluff</translation>
    </message>
    <message>
        <source>used: %1</source>
        <comment>a Bluff, and what it adds</comment>
        <translation>utilisé&#x202f;: %1</translation>
    </message>
    <message>
        <source>turned over</source>
        <translation>retourné</translation>
    </message>
    <message>
        <source>resolves next</source>
        <translation>la prochaine</translation>
    </message>
    <message>
        <source>killed</source>
        <translation>tué</translation>
    </message>
    <message>
        <source>to the Hospital</source>
        <translation>à l’Hôpital</translation>
    </message>
    <message>
        <source>used</source>
        <comment>a Bluff</comment>
        <translation>utilisé</translation>
    </message>
</context>
<context>
    <name>dossier::StartPage</name>
    <message>
        <source>Basic Game</source>
        <translation>Jeu de base</translation>
    </message>
    <message>
        <source>Return</source>
        <comment>key</comment>
        <translation>Entrée</translation>
    </message>
    <message>
        <source>start</source>
        <translation>commencer</translation>
    </message>
    <message>
        <source>C</source>
        <comment>key</comment>
        <translation>C</translation>
    </message>
    <message>
        <source>continue</source>
        <translation>continuer</translation>
    </message>
    <message>
        <source>T</source>
        <comment>key</comment>
        <translation>T</translation>
    </message>
    <message>
        <source>teach me</source>
        <translation>apprendre</translation>
    </message>
    <message>
        <source>O</source>
        <comment>key</comment>
        <translation>O</translation>
    </message>
    <message>
        <source>open a game</source>
        <translation>ouvrir une partie</translation>
    </message>
    <message>
        <source>L</source>
        <comment>key</comment>
        <translation>L</translation>
    </message>
    <message>
        <source>list of games</source>
        <translation>liste des parties</translation>
    </message>
    <message>
        <source>Teach me</source>
        <translation>Apprendre</translation>
    </message>
    <message>
        <source>At this table</source>
        <translation>À cette table</translation>
    </message>
    <message>
        <source>Two to four persons, one screen; hands covered or open.</source>
        <translation>Deux à quatre personnes, un écran&#x202f;; mains couvertes ou ouvertes.</translation>
    </message>
    <message>
        <source>A sealed evening</source>
        <translation>Une soirée scellée</translation>
    </message>
    <message>
        <source>A starter and boosters each; the program builds your first deck.</source>
        <translation>Un paquet de départ et des boosters chacun&#x202f;; le programme construit votre premier deck.</translation>
    </message>
    <message>
        <source>More</source>
        <translation>Aussi</translation>
    </message>
    <message>
        <source>Watch two players of the program</source>
        <translation>Regarder deux joueurs du programme</translation>
    </message>
    <message>
        <source>Goldfish</source>
        <translation>Partie seule</translation>
    </message>
    <message>
        <source>Playtest</source>
        <translation>Essais</translation>
    </message>
    <message>
        <source>Open a game from a file</source>
        <translation>Ouvrir une partie d’un fichier</translation>
    </message>
    <message>
        <source>Add the sample decks</source>
        <translation>Ajouter les decks d’exemple</translation>
    </message>
    <message>
        <source>House rules …</source>
        <translation>Règles maison …</translation>
    </message>
    <message>
        <source>A first turn, step by step: about ten minutes, nothing to read before.</source>
        <translation>Un premier tour, pas à pas&#x202f;: une dizaine de minutes, rien à lire avant.</translation>
    </message>
    <message>
        <source>Far apart</source>
        <translation>Au loin</translation>
    </message>
    <message>
        <source>Two to four persons, each at his own screen, over the net.</source>
        <translation>Deux à quatre personnes, chacune à son écran, par le réseau.</translation>
    </message>
</context>
<context>
    <name>dossier::StoryView</name>
    <message>
        <source>Log of the game</source>
        <translation>Journal de la partie</translation>
    </message>
</context>
<context>
    <name>dossier::SwapModel</name>
    <message>
        <source>In</source>
        <translation>Entre</translation>
    </message>
    <message>
        <source>Out</source>
        <translation>Sort</translation>
    </message>
    <message>
        <source>Pairs</source>
        <translation>Paires</translation>
    </message>
    <message>
        <source>Points in the search</source>
        <translation>Points à la recherche</translation>
    </message>
</context>
<context>
    <name>dossier::SwapPage</name>
    <message>
        <source>What I &amp;own</source>
        <translation>Ce que je &amp;possède</translation>
    </message>
    <message>
        <source>&amp;Take off</source>
        <translation>&amp;Retirer</translation>
    </message>
    <message>
        <source>&amp;Try them</source>
        <translation>&amp;Essayer</translation>
    </message>
    <message>
        <source>&amp;Make the exchange</source>
        <translation>&amp;Faire l’échange</translation>
    </message>
    <message>
        <source>A card that may come in</source>
        <translation>Une carte qui peut entrer</translation>
    </message>
    <message>
        <source>Every card of the same type of which a copy is free</source>
        <translation>Toutes les cartes du même type dont un exemplaire est libre</translation>
    </message>
    <message>
        <source>Cards that may come in</source>
        <translation>Cartes qui peuvent entrer</translation>
    </message>
    <message>
        <source>Against the opponents on the left: few games for the hopeless, fresh games for the best</source>
        <translation>Contre les opposants de gauche&#x202f;: peu de parties pour les échanges sans espoir, des parties nouvelles pour le meilleur</translation>
    </message>
    <message>
        <source>One copy o&amp;ut</source>
        <translation>Un exemplaire &amp;sort</translation>
    </message>
    <message>
        <source>One copy &amp;in, one of these</source>
        <translation>Un exemplaire e&amp;ntre, parmi ceux-ci</translation>
    </message>
    <message>
        <source>In the deck; it can be undone like any change</source>
        <translation>Dans le deck&#x202f;; cela s’annule comme toute modification</translation>
    </message>
    <message>
        <source>Exchanges that were tried</source>
        <translation>Échanges essayés</translation>
    </message>
    <message>
        <source>In the search the best is flattered, for it was picked by it. What is said above comes from games it has not played before.</source>
        <translation>La recherche flatte le meilleur, puisqu’elle l’a choisi. Ce qui est dit plus haut vient de parties qu’il n’avait pas jouées.</translation>
    </message>
    <message>
        <source>You own no further card of this type that is free.</source>
        <translation>Vous n’avez pas d’autre carte libre de ce type.</translation>
    </message>
    <message>
        <source>None of these keeps the deck as legal as it is.</source>
        <translation>Aucune de ces cartes ne laisse le deck aussi conforme qu’il l’est.</translation>
    </message>
    <message>
        <source>Choose a card that may go and some that may come in its place; then they play the same games, and the best is confirmed in fresh ones.</source>
        <translation>Choisissez une carte qui peut sortir et d’autres qui peuvent entrer à sa place&#x202f;; elles jouent alors les mêmes parties, et la meilleure est confirmée dans de nouvelles.</translation>
    </message>
    <message numerus="yes">
        <source>%1 instead of %2 helps: %3 percentage points, confirmed in %n pair(s) of fresh games.</source>
        <translation>
            <numerusform>%1 au lieu de %2 aide&#x202f;: %3 points de pourcentage, confirmés en %n paire de parties nouvelles.</numerusform>
            <numerusform>%1 au lieu de %2 aide&#x202f;: %3 points de pourcentage, confirmés en %n paires de parties nouvelles.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>No exchange helps: even %1 instead of %2 makes it worse, %3 percentage points in %n pair(s) of fresh games.</source>
        <translation>
            <numerusform>Aucun échange n’aide&#x202f;: même %1 au lieu de %2 fait moins bien, %3 points de pourcentage en %n paire de parties nouvelles.</numerusform>
            <numerusform>Aucun échange n’aide&#x202f;: même %1 au lieu de %2 fait moins bien, %3 points de pourcentage en %n paires de parties nouvelles.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Nothing is sure yet: %1 instead of %2 looked best, with %3 percentage points in %n pair(s) of fresh games. More games tell more.</source>
        <translation>
            <numerusform>Rien n’est encore sûr&#x202f;: %1 au lieu de %2 semblait le meilleur, avec %3 points de pourcentage en %n paire de parties nouvelles. Plus de parties en diront plus.</numerusform>
            <numerusform>Rien n’est encore sûr&#x202f;: %1 au lieu de %2 semblait le meilleur, avec %3 points de pourcentage en %n paires de parties nouvelles. Plus de parties en diront plus.</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 came in for %2.</source>
        <translation>%1 est entrée à la place de %2.</translation>
    </message>
    <message>
        <source>%1 plays all, against %2; %3, %4.</source>
        <comment>a player; decks; whose X-Files; by what rules</comment>
        <translation>%1 joue tout, contre %2&#x202f;; %3, %4.</translation>
    </message>
</context>
<context>
    <name>dossier::TableCard</name>
    <message numerus="yes">
        <source>%n card(s) face down</source>
        <translation>
            <numerusform>%n carte face cachée</numerusform>
            <numerusform>%n cartes face cachée</numerusform>
        </translation>
    </message>
    <message>
        <source>Health %1</source>
        <translation>Santé %1</translation>
    </message>
    <message numerus="yes">
        <source>%n damage</source>
        <translation>
            <numerusform>%n dommage</numerusform>
            <numerusform>%n dommages</numerusform>
        </translation>
    </message>
    <message>
        <source>face down</source>
        <translation>face cachée</translation>
    </message>
    <message numerus="yes">
        <source>%n face down</source>
        <translation>
            <numerusform>%n face cachée</numerusform>
            <numerusform>%n face cachée</numerusform>
        </translation>
    </message>
    <message>
        <source>−%1</source>
        <comment>damage</comment>
        <translation>−%1</translation>
    </message>
    <message numerus="yes">
        <source>%n token(s)</source>
        <translation>
            <numerusform>%n jeton</numerusform>
            <numerusform>%n jetons</numerusform>
        </translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>a remark and a card</comment>
        <translation>%1&#x202f;: %2</translation>
    </message>
    <message numerus="yes">
        <source>%n hidden</source>
        <comment>cards under a Site, in little room</comment>
        <translation>
            <numerusform>%n cachée</numerusform>
            <numerusform>%n cachées</numerusform>
        </translation>
    </message>
    <message>
        <source>marked</source>
        <translation>marquée</translation>
    </message>
    <message>
        <source>new</source>
        <comment>a card that has just come</comment>
        <translation>nouv.</translation>
    </message>
</context>
<context>
    <name>dossier::TableNotebook</name>
    <message>
        <source>Whose X-File</source>
        <translation>À qui est le X-File</translation>
    </message>
    <message numerus="yes">
        <source>%n X-File(s) may be that of %1.</source>
        <translation>
            <numerusform>%n X-File peut être celui de %1.</numerusform>
            <numerusform>%n X-Files peuvent être celui de %1.</numerusform>
        </translation>
    </message>
    <message>
        <source>The whole Notebook (N)</source>
        <translation>Tout le livret (N)</translation>
    </message>
    <message>
        <source>Yours: %1 can suspect %2 of %3</source>
        <translation>Le vôtre&#xa0;: %1 en soupçonne %2 sur %3</translation>
    </message>
    <message>
        <source>Notebook</source>
        <translation>Livret</translation>
    </message>
    <message>
        <source>not %1</source>
        <translation>pas %1</translation>
    </message>
    <message numerus="yes">
        <source>%n open</source>
        <translation>
            <numerusform>%n possible</numerusform>
            <numerusform>%n possibles</numerusform>
        </translation>
    </message>
    <message>
        <source>It is %1.</source>
        <translation>C’est %1.</translation>
    </message>
    <message>
        <source>Best within reach: %1, %2 yes · %3 no</source>
        <translation>Meilleure à portée&#xa0;: %1, %2 oui · %3 non</translation>
    </message>
    <message>
        <source>No Site at hand asks anything new.</source>
        <translation>Aucun Site à portée n’apprend rien de nouveau.</translation>
    </message>
    <message>
        <source>of %1 possible</source>
        <translation>sur %1 possibles</translation>
    </message>
    <message>
        <source>of %1</source>
        <comment>so many X-Files possible, of so many</comment>
        <translation>sur %1</translation>
    </message>
    <message>
        <source>Best next turn: %1, %2 yes · %3 no</source>
        <translation>Au prochain tour, le mieux&#x202f;: %1, %2 oui · %3 non</translation>
    </message>
    <message>
        <source>No Site in the Field asks anything new.</source>
        <translation>Aucun Site du Champ d’investigation n’apprend plus rien.</translation>
    </message>
    <message>
        <source>No Team passes a Site that asks anything new.</source>
        <translation>Aucune Équipe ne réussit de Site qui demande du nouveau.</translation>
    </message>
</context>
<context>
    <name>dossier::TablePage</name>
    <message>
        <source>You are asked where something can matter: answers to others, checks that are open, Combat, Bluffs. Besides, stop at the start and end of:</source>
        <translation>On vous demande là où quelque chose peut compter&#x202f;: réponses aux autres, contrôles ouverts, Combat, Bluffs. De plus, s’arrêter au début et à la fin de&#x202f;:</translation>
    </message>
    <message>
        <source>Stop where a Team is about to investigate</source>
        <translation>Arrêt quand une Équipe est sur le point d’enquêter</translation>
    </message>
    <message>
        <source>Draw the free card without asking</source>
        <translation>Piocher la carte gratuite sans demander</translation>
    </message>
    <message>
        <source>in my turns</source>
        <translation>dans mes tours</translation>
    </message>
    <message>
        <source>in turns of others</source>
        <translation>dans ceux des autres</translation>
    </message>
    <message>
        <source>Stop in my turns: %1</source>
        <translation>Arrêt dans mes tours&#x202f;: %1</translation>
    </message>
    <message>
        <source>Stop in the turns of others: %1</source>
        <translation>Arrêt dans les tours des autres&#x202f;: %1</translation>
    </message>
    <message>
        <source>Ask for my guess once so many X-Files are left, or fewer:</source>
        <translation>Me demander ma réponse quand il reste au plus tant de X-Files&#x202f;:</translation>
    </message>
    <message>
        <source>Cards with a rule of their own; it is made at the table, by a right click on a choice:</source>
        <translation>Cartes qui ont leur propre règle&#x202f;; elle se donne à la table, par un clic droit sur un choix&#x202f;:</translation>
    </message>
    <message>
        <source>Cards with a rule of their own</source>
        <translation>Cartes qui ont leur propre règle</translation>
    </message>
    <message>
        <source>When to ask</source>
        <translation>Quand demander</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>a card and when to ask</comment>
        <translation>%1&#x202f;: %2</translation>
    </message>
    <message>
        <source>Reset all</source>
        <translation>Tout rétablir</translation>
    </message>
    <message>
        <source>Refuse decks with cards that the game does not know</source>
        <translation>Refuser les decks contenant des cartes que le jeu ne connaît pas</translation>
    </message>
    <message>
        <source>Cards of further sets: otherwise Agents, Sites and Adversaries among them are played by their printed facts, and others stay in the hand</source>
        <translation>Cartes de séries supplémentaires&#x202f;: sinon, leurs Agents, Sites et Adversaires se jouent d’après leurs données imprimées, et les autres restent en main</translation>
    </message>
    <message>
        <source>at leisure</source>
        <translation>posément</translation>
    </message>
    <message>
        <source>briskly</source>
        <translation>vivement</translation>
    </message>
    <message>
        <source>at once</source>
        <translation>aussitôt</translation>
    </message>
    <message>
        <source>The program plays, and shows what happens:</source>
        <translation>Le programme joue, et montre ce qui se passe&#x202f;:</translation>
    </message>
    <message>
        <source>Begin with the only Site assigned without asking, where the Team has its level</source>
        <translation>Commencer sans demander par le seul Site affecté, si l’Équipe a le niveau</translation>
    </message>
</context>
<context>
    <name>dossier::TablePanel</name>
    <message>
        <source>Save the game</source>
        <translation>Enregistrer la partie</translation>
    </message>
    <message>
        <source>Games (*.json)</source>
        <translation>Parties (*.json)</translation>
    </message>
    <message>
        <source>%1 cannot be written: %2</source>
        <translation>%1 ne peut être écrit&#x202f;: %2</translation>
    </message>
    <message>
        <source>The game is saved in %1.</source>
        <translation>La partie est enregistrée dans %1.</translation>
    </message>
    <message>
        <source>Open a saved game</source>
        <translation>Ouvrir une partie enregistrée</translation>
    </message>
    <message>
        <source>Games (*.json);;All files (*)</source>
        <translation>Parties (*.json);;Tous les fichiers (*)</translation>
    </message>
    <message>
        <source>%1 cannot be read: %2</source>
        <translation>%1 ne peut être lu&#x202f;: %2</translation>
    </message>
    <message>
        <source>%1: step %2 of %3 is not possible by rule %4; the game is opened up to there.</source>
        <translation>%1&#x202f;: l’étape %2 sur %3 est impossible selon la règle %4&#x202f;; la partie est ouverte jusque-là.</translation>
    </message>
    <message>
        <source>%1, line %2: %3</source>
        <translation>%1, ligne %2&#x202f;: %3</translation>
    </message>
    <message>
        <source>%1: this version knows no player called &quot;%2&quot;; a person has his seat.</source>
        <translation>%1&#x202f;: cette version ne connaît pas de joueur appelé «&#x202f;%2&#x202f;»&#x202f;; une personne prend sa place.</translation>
    </message>
    <message>
        <source>Step %1 of %2 is no longer possible; the game is opened up to there.</source>
        <translation>L’étape %1 sur %2 n’est plus possible&#x202f;; la partie est ouverte jusque-là.</translation>
    </message>
    <message>
        <source>%1 is one of the games that are kept: it goes on where it was left.</source>
        <translation>%1 est une des parties gardées&#x202f;: elle continue où elle en était.</translation>
    </message>
    <message>
        <source>Line %2 of %1 does not fit to what stands before it. The game is opened up to there.</source>
        <translation>La ligne %2 de %1 ne correspond pas à ce qui la précède. La partie est ouverte jusque-là.</translation>
    </message>
</context>
<context>
    <name>dossier::TalkPage</name>
    <message>
        <source>&amp;Mute</source>
        <translation>&amp;Muet</translation>
    </message>
    <message>
        <source>What was said</source>
        <translation>Ce qui s’est dit</translation>
    </message>
    <message>
        <source>A line to the table, Return sends it</source>
        <translation>Une ligne à la table, Entrée l’envoie</translation>
    </message>
    <message>
        <source>What the others say from now on is not shown</source>
        <translation>Ce que les autres disent désormais n’est pas montré</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>who says what</comment>
        <translation>%1&#x202f;: %2</translation>
    </message>
</context>
<context>
    <name>dossier::Teacher</name>
    <message>
        <source>Leave the lesson</source>
        <translation>Quitter la leçon</translation>
    </message>
    <message>
        <source>Rules of this step</source>
        <translation>Règles de cette étape</translation>
    </message>
    <message>
        <source>That can wait: first what the note says.</source>
        <translation>Cela peut attendre&#xa0;: d’abord ce que dit la note.</translation>
    </message>
    <message>
        <source>To the start page</source>
        <translation>À la page de départ</translation>
    </message>
</context>
<context>
    <name>dossier::TeamModel</name>
    <message>
        <source>%1; passes %2 Sites; %3</source>
        <translation>%1&#x202f;; réussit %2 Sites&#x202f;; %3</translation>
    </message>
    <message>
        <source>%1 RP</source>
        <translation>%1 PR</translation>
    </message>
    <message>
        <source>RES %1</source>
        <translation>RES %1</translation>
    </message>
    <message numerus="yes">
        <source>%n more for one question</source>
        <translation>
            <numerusform>%n de plus pour une seule question</numerusform>
            <numerusform>%n de plus pour une seule question</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>dossier::TeamPage</name>
    <message>
        <source>Use this Team</source>
        <translation>Prendre cette Équipe</translation>
    </message>
    <message>
        <source>Best Teams</source>
        <translation>Meilleures Équipes</translation>
    </message>
    <message>
        <source>The chosen Team takes the place of the deck&apos;s Team (Enter in the list)</source>
        <translation>L’Équipe choisie remplace celle du deck (Entrée dans la liste)</translation>
    </message>
    <message numerus="yes">
        <source>The best of %n Team(s)</source>
        <translation>
            <numerusform>La meilleure de %n Équipe</numerusform>
            <numerusform>Les meilleures de %n Équipes</numerusform>
        </translation>
    </message>
    <message>
        <source>The deck has a new Team.</source>
        <translation>Le deck a une nouvelle Équipe.</translation>
    </message>
    <message>
        <source>Among all Agents</source>
        <translation>Parmi tous les Agents</translation>
    </message>
    <message>
        <source>The Agents you own and have free make no such Team.</source>
        <translation>Les Agents que vous avez, et qui sont libres, ne forment pas de telle Équipe.</translation>
    </message>
    <message>
        <source>No Team is like that. Ask for less.</source>
        <translation>Aucune Équipe n’est ainsi. Demandez moins.</translation>
    </message>
</context>
<context>
    <name>dossier::TeamTag</name>
    <message>
        <source>Drag the whole Team, or click to see where it can go.</source>
        <translation>Faites glisser toute l’Équipe, ou cliquez pour voir où elle peut aller.</translation>
    </message>
</context>
<context>
    <name>dossier::TeamWishes</name>
    <message>
        <source>Only Agents I own</source>
        <translation>Seulement mes Agents</translation>
    </message>
    <message>
        <source>RES at least</source>
        <translation>RES au moins</translation>
    </message>
    <message>
        <source>Sites for the weaker of two Teams</source>
        <translation>Sites de la plus faible de deux Équipes</translation>
    </message>
    <message>
        <source>Sites to be solved</source>
        <translation>Sites à résoudre</translation>
    </message>
    <message>
        <source>Sites of this deck</source>
        <translation>Sites de ce deck</translation>
    </message>
    <message>
        <source>All Sites of the game</source>
        <translation>Tous les Sites du jeu</translation>
    </message>
    <message>
        <source>How many Sites the weaker Team shall pass when the Agents work as two Teams; 0: as one</source>
        <translation>Combien de Sites la plus faible doit réussir quand les Agents forment deux Équipes&#x202f;; 0&#x202f;: une seule Équipe</translation>
    </message>
    <message>
        <source>A skill the Team shall have</source>
        <translation>Une compétence que l’Équipe doit avoir</translation>
    </message>
    <message>
        <source>Any skill</source>
        <translation>Au choix</translation>
    </message>
    <message>
        <source>Its level at least</source>
        <translation>Son niveau au moins</translation>
    </message>
    <message>
        <source>must</source>
        <translation>doit y être</translation>
    </message>
    <message>
        <source>not</source>
        <translation>exclu</translation>
    </message>
    <message>
        <source>may</source>
        <translation>peut y être</translation>
    </message>
    <message>
        <source>Agents: who must be in the Team, who may, who may not; Space goes on to the next</source>
        <translation>Agents&#xa0;: qui doit être dans l’Équipe, qui peut, qui ne peut pas&#x202f;; Espace passe au suivant</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1&#xa0;: %2</translation>
    </message>
    <message>
        <source>Press an Agent who must be in the Team; press again: who may not.</source>
        <translation>Cliquez sur un Agent qui doit être dans l’Équipe&#x202f;; cliquez encore&#xa0;: qui ne doit pas y être.</translation>
    </message>
</context>
<context>
    <name>dossier::TogetherPart</name>
    <message>
        <source>Needed</source>
        <translation>Voulus</translation>
    </message>
    <message>
        <source>Owned</source>
        <translation>Possédés</translation>
    </message>
    <message>
        <source>In decks</source>
        <translation>Dans</translation>
    </message>
    <message>
        <source>Decks to be built together</source>
        <translation>Decks à monter ensemble</translation>
    </message>
    <message>
        <source>Cards there are too few of</source>
        <translation>Cartes trop peu nombreuses</translation>
    </message>
    <message>
        <source>Built at the same time</source>
        <translation>Montés en même temps</translation>
    </message>
    <message>
        <source>Tick the decks that shall lie built at the same time.</source>
        <translation>Cochez les decks qui doivent être montés en même temps.</translation>
    </message>
    <message>
        <source>Yes: you own all its cards.</source>
        <translation>Oui&#x202f;: vous possédez toutes ses cartes.</translation>
    </message>
    <message numerus="yes">
        <source>Yes: you own the cards of all %n deck(s) together.</source>
        <translation>
            <numerusform>Oui&#x202f;: vous possédez les cartes de %n deck.</numerusform>
            <numerusform>Oui&#x202f;: vous possédez les cartes des %n decks à la fois.</numerusform>
        </translation>
    </message>
    <message>
        <source>No: not one of them can be built.</source>
        <translation>Non&#x202f;: aucun d’eux ne peut être monté.</translation>
    </message>
    <message>
        <source>No: at most %1 can be built.</source>
        <translation>Non&#x202f;: au mieux %1.</translation>
    </message>
    <message>
        <source> and </source>
        <translation> et </translation>
    </message>
    <message>
        <source>Short of</source>
        <translation>Manque</translation>
    </message>
</context>
<context>
    <name>dossier::UnusualRules</name>
    <message>
        <source>%1 is played</source>
        <comment>the number of a house rule</comment>
        <translation>%1 est jouée</translation>
    </message>
    <message>
        <source>%1 is not played</source>
        <comment>the number of a house rule</comment>
        <translation>%1 n’est pas jouée</translation>
    </message>
    <message>
        <source>Not as usual: %1</source>
        <translation>Pas comme d’habitude&#x202f;: %1</translation>
    </message>
</context>
<context>
    <name>dossier::XFileButton</name>
    <message>
        <source>X-File: your deck&apos;s</source>
        <translation>X-File&#x202f;: celui de votre deck</translation>
    </message>
    <message>
        <source>X-Files: the decks&apos;</source>
        <translation>X-Files&#x202f;: ceux des decks</translation>
    </message>
    <message>
        <source>X-Files: by lot</source>
        <translation>X-Files&#x202f;: au sort</translation>
    </message>
</context>
<context>
    <name>dossier::XFilePage</name>
    <message>
        <source>Protect this one</source>
        <translation>Protéger celui-ci</translation>
    </message>
    <message>
        <source>The questions the opponent&apos;s Sites ask</source>
        <translation>Questions que posent les Sites de l’adversaire</translation>
    </message>
    <message>
        <source>All questions equally common</source>
        <translation>Toutes les questions aussi fréquentes</translation>
    </message>
    <message>
        <source>Questions as this deck asks them</source>
        <translation>Questions comme ce deck les pose</translation>
    </message>
    <message>
        <source>X-Files, the hardest to find out first</source>
        <translation>X-Files, les plus durs à identifier d’abord</translation>
    </message>
    <message>
        <source>Solved Sites an opponent needs on average to know it:</source>
        <translation>Sites résolus qu’il faut en moyenne à l’adversaire pour le connaître&#x202f;:</translation>
    </message>
    <message>
        <source>%1; %2; lasts %3 Sites</source>
        <translation>%1&#xa0;; %2&#xa0;; tient %3 Sites</translation>
    </message>
    <message>
        <source>%1 (%2)</source>
        <translation>%1 (%2)</translation>
    </message>
    <message>
        <source>Every other X-File differs in two characteristics or more.</source>
        <translation>Tous les autres X-Files diffèrent par deux caractéristiques ou plus.</translation>
    </message>
    <message>
        <source>Hard to tell from %1.</source>
        <translation>Difficile à distinguer de %1.</translation>
    </message>
    <message>
        <source>%1; this deck protects it</source>
        <translation>%1&#x202f;; ce deck le protège</translation>
    </message>
    <message>
        <source>This deck protects it</source>
        <translation>Ce deck le protège</translation>
    </message>
    <message>
        <source>Only the X-Files of the base set are reckoned with.</source>
        <translation>Seuls les X-Files de la série de base sont comptés.</translation>
    </message>
    <message>
        <source>Only those you own are listed: “Only cards I own” is checked.</source>
        <translation>Seuls ceux que vous possédez figurent ici&#x202f;: «&#x202f;Seulement mes cartes&#x202f;» est coché.</translation>
    </message>
    <message>
        <source>You own none of them, so that all are listed.</source>
        <translation>Vous n’en possédez aucun&#x202f;: tous figurent donc ici.</translation>
    </message>
</context>
<context>
    <name>dossier::XFileSlot</name>
    <message>
        <source>X-File: %1</source>
        <translation>X-File&#x202f;: %1</translation>
    </message>
    <message>
        <source>X-File: none</source>
        <translation>X-File&#x202f;: aucun</translation>
    </message>
    <message>
        <source>No X-File yet. Click to choose the one this deck protects.</source>
        <translation>Pas encore de X-File. Cliquez pour choisir celui que ce deck protège.</translation>
    </message>
    <message>
        <source>%1 and %2 more</source>
        <translation>%1 et %2 de plus</translation>
    </message>
    <message>
        <source>Press to choose another one; Delete takes it out</source>
        <translation>Cliquez pour en choisir un autre&#x202f;; Suppr le retire</translation>
    </message>
</context>
<context>
    <name>dossier::XFileTab</name>
    <message>
        <source>Your X-File: %1</source>
        <translation>Votre X-File&#x202f;: %1</translation>
    </message>
    <message>
        <source>Your X-File. A click, or X held down, shows it.</source>
        <translation>Votre X-File. Un clic, ou X maintenu, le montre.</translation>
    </message>
    <message>
        <source>Your X-File</source>
        <translation>Votre X-File</translation>
    </message>
</context>
<context>
    <name>dossier::ZoneList</name>
    <message>
        <source>One copy more</source>
        <translation>Un exemplaire de plus</translation>
    </message>
    <message>
        <source>One copy less</source>
        <translation>Un exemplaire de moins</translation>
    </message>
    <message>
        <source>Take out</source>
        <translation>Retirer</translation>
    </message>
    <message>
        <source>To the Bureau Deck</source>
        <translation>Vers la Pile de Bureau</translation>
    </message>
    <message>
        <source>To the Team</source>
        <translation>Vers l’Équipe</translation>
    </message>
    <message>
        <source>To the other deck</source>
        <translation>Vers l’autre deck</translation>
    </message>
    <message>
        <source>Also to the other deck</source>
        <translation>Aussi vers l’autre deck</translation>
    </message>
    <message>
        <source>None of these cards.</source>
        <translation>Aucune de ces cartes.</translation>
    </message>
</context>
</TS>
