<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="fr_FR">
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
        <translation>Un mot de trop : %1.</translation>
    </message>
    <message>
        <source>Usage: %1</source>
        <translation>Emploi : %1</translation>
    </message>
    <message>
        <source>Options:</source>
        <translation>Options :</translation>
    </message>
    <message>
        <source>--%1 takes a whole number from %2 to %3, not &quot;%4&quot;.</source>
        <translation>--%1 attend un nombre entier de %2 à %3, et non « %4 ».</translation>
    </message>
    <message>
        <source>DECK is a file&apos;s path or the name of a stored deck. Every command explains itself with --help.</source>
        <translation>DECK est le chemin d’un fichier ou le nom d’un jeu enregistré. Chaque commande s’explique avec --help.</translation>
    </message>
    <message>
        <source>%1 needs a value.</source>
        <translation>%1 attend une valeur.</translation>
    </message>
    <message>
        <source>--lang takes en or fr, not &quot;%1&quot;.</source>
        <translation>--lang attend en ou fr, et non « %1 ».</translation>
    </message>
    <message>
        <source>There is no command %1. `dossier-cli --help` lists the commands.</source>
        <translation>La commande %1 n’existe pas. `dossier-cli --help` donne la liste des commandes.</translation>
    </message>
    <message>
        <source>There is no command %1. There are: %2.</source>
        <translation>La commande %1 n’existe pas. Il y a : %2.</translation>
    </message>
    <message>
        <source>The count must be a whole number from 1 to %1, not %2.</source>
        <translation>Le nombre doit être un entier de 1 à %1, et non %2.</translation>
    </message>
    <message>
        <source>--condition takes one of %1, not &quot;%2&quot;.</source>
        <translation>--condition attend l’un de ces mots : %1, et non « %2 ».</translation>
    </message>
    <message>
        <source>%1 (%2): %3 owned</source>
        <translation>%1 (%2) : %3 en collection</translation>
    </message>
    <message>
        <source>Only %1 of %2 copies were there to be removed.</source>
        <translation>Il n’y avait que %1 exemplaires sur %2 à retirer.</translation>
    </message>
    <message>
        <source>--mode takes add, replace or max, not &quot;%1&quot;.</source>
        <translation>--mode attend add, replace ou max, et non « %1 ».</translation>
    </message>
    <message>
        <source>%1 rows with %2 copies were read; %3 copies are owned now.</source>
        <translation>%1 lignes lues, %2 exemplaires ; la collection en compte maintenant %3.</translation>
    </message>
    <message>
        <source>--format takes csv or json, not &quot;%1&quot;.</source>
        <translation>--format attend csv ou json, et non « %1 ».</translation>
    </message>
    <message>
        <source>Written to %1.</source>
        <translation>Écrit dans %1.</translation>
    </message>
    <message>
        <source>%1 copies; %2 of %3 printings owned.</source>
        <translation>%1 exemplaires ; %2 cartes différentes sur %3.</translation>
    </message>
    <message>
        <source>The copies&apos; condition, for example &quot;Near Mint&quot;.</source>
        <translation>L’état des exemplaires, par exemple « Near Mint ».</translation>
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
        <source>Reads owned cards from a table.</source>
        <translation>Lit les cartes possédées dans un tableau.</translation>
    </message>
    <message>
        <source>add to what is there, replace it, or keep the larger count (max).</source>
        <translation>ajouter à ce qui est là (add), le remplacer (replace) ou garder le plus grand nombre (max).</translation>
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
        <translation>Le fichier à écrire ; sinon la sortie standard.</translation>
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
        <translation>%1 est endommagé :</translation>
    </message>
    <message>
        <source>Database: %1</source>
        <translation>Base de données : %1</translation>
    </message>
    <message>
        <source>Version: %1</source>
        <translation>Version : %1</translation>
    </message>
    <message>
        <source>Cards in the base set: %1</source>
        <translation>Cartes de la série de base : %1</translation>
    </message>
    <message>
        <source>Decks: %1</source>
        <translation>Jeux : %1</translation>
    </message>
    <message>
        <source>Copies owned: %1</source>
        <translation>Exemplaires possédés : %1</translation>
    </message>
    <message>
        <source>A copy of the database was written to %1.</source>
        <translation>Une copie de la base de données a été écrite dans %1.</translation>
    </message>
    <message>
        <source>The database was restored from %1; the former one was kept beside it.</source>
        <translation>La base de données a été rétablie à partir de %1 ; l’ancienne a été gardée à côté.</translation>
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
        <translation>--game attend advanced ou basic, et non « %1 ».</translation>
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
        <source>%1  (%2 cards, %3)</source>
        <translation>%1  (%2 cartes, %3)</translation>
    </message>
    <message>
        <source>No deck is stored yet. `dossier-cli deck import FILE` stores one.</source>
        <translation>Aucun jeu n’est encore enregistré. `dossier-cli deck import FICHIER` en enregistre un.</translation>
    </message>
    <message>
        <source>No deck of the name %1 is stored.</source>
        <translation>Aucun jeu enregistré ne porte le nom %1.</translation>
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
        <translation>Dit si un jeu est conforme et quelle règle il enfreint.</translation>
    </message>
    <message>
        <source>The game to check for; else the one the deck names.</source>
        <translation>Les règles à appliquer ; sinon celles que le jeu indique.</translation>
    </message>
    <message>
        <source>Both players agree to Killer cards (OPT-3).</source>
        <translation>Les deux joueurs acceptent les cartes de tueur (OPT-3).</translation>
    </message>
    <message>
        <source>Lists the stored decks.</source>
        <translation>Donne la liste des jeux enregistrés.</translation>
    </message>
    <message>
        <source>Shows the cards of a deck.</source>
        <translation>Montre les cartes d’un jeu.</translation>
    </message>
    <message>
        <source>Copies a stored deck.</source>
        <translation>Copie un jeu enregistré.</translation>
    </message>
    <message>
        <source>Renames a stored deck.</source>
        <translation>Renomme un jeu enregistré.</translation>
    </message>
    <message>
        <source>Deletes a stored deck.</source>
        <translation>Supprime un jeu enregistré.</translation>
    </message>
    <message>
        <source>--format takes one of %1, not &quot;%2&quot;.</source>
        <translation>--format attend l’un de ces mots : %1, et non « %2 ».</translation>
    </message>
    <message>
        <source>Imported deck</source>
        <translation>Jeu importé</translation>
    </message>
    <message>
        <source>Stored %1</source>
        <translation>Enregistré : %1</translation>
    </message>
    <message numerus="yes">
        <source>%n line(s) not understood, kept aside with the deck.</source>
        <translation>
            <numerusform>%n ligne non comprise, gardée à part avec le jeu.</numerusform>
            <numerusform>%n lignes non comprises, gardées à part avec le jeu.</numerusform>
        </translation>
    </message>
    <message>
        <source>--format is needed: one of %1.</source>
        <translation>Il faut --format : %1.</translation>
    </message>
    <message>
        <source>This format does not hold: %1.</source>
        <translation>Ce format ne garde pas : %1.</translation>
    </message>
    <message>
        <source>Stores a deck from a file, a list or an old link.</source>
        <translation>Enregistre un jeu à partir d’un fichier, d’une liste ou d’un ancien lien.</translation>
    </message>
    <message>
        <source>One of %1; else the file is looked at.</source>
        <translation>L’un de ces mots : %1 ; sinon le fichier est examiné.</translation>
    </message>
    <message>
        <source>The deck&apos;s name; else the one the file gives.</source>
        <translation>Le nom du jeu ; sinon celui que donne le fichier.</translation>
    </message>
    <message>
        <source>Writes a deck and says what the format cannot hold.</source>
        <translation>Écrit un jeu et dit ce que le format ne garde pas.</translation>
    </message>
    <message>
        <source>One of %1.</source>
        <translation>L’un de ces mots : %1.</translation>
    </message>
    <message>
        <source>none</source>
        <translation>aucun</translation>
    </message>
    <message>
        <source>%1: %2 cards, Team %3 RP, X-File %4</source>
        <translation>%1 : %2 cartes, Équipe %3 PR, X-File %4</translation>
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
        <translation>Gardé à part, non reconnu :</translation>
    </message>
    <message>
        <source>The database was brought up to date; a copy of the old one is %1.</source>
        <translation>La base de données a été mise à jour ; une copie de l’ancienne se trouve dans %1.</translation>
    </message>
    <message>
        <source>there is no such file</source>
        <translation>ce fichier n’existe pas</translation>
    </message>
    <message>
        <source>this is a folder, not a file</source>
        <translation>c’est un dossier, pas un fichier</translation>
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
        <translation>%1 : ni un fichier ni un jeu enregistré. `dossier-cli deck list` donne la liste des jeux enregistrés.</translation>
    </message>
</context>
<context>
    <name>ProblemText</name>
    <message numerus="yes">
        <source>The Bureau Deck holds %1 of at least %2 cards: add %n more.</source>
        <translation>
            <numerusform>La Pile de Bureau compte %1 cartes sur au moins %2 : ajoutez-en %n.</numerusform>
            <numerusform>La Pile de Bureau compte %1 cartes sur au moins %2 : ajoutez-en %n.</numerusform>
        </translation>
    </message>
    <message>
        <source>%1: %2 copies in the Bureau Deck, at most %3 are allowed.</source>
        <translation>%1 : %2 exemplaires dans la Pile de Bureau, %3 au plus sont permis.</translation>
    </message>
    <message>
        <source>%1 is an X-File and may not be part of the Bureau Deck.</source>
        <translation>%1 est un X-File et ne peut pas faire partie de la Pile de Bureau.</translation>
    </message>
    <message>
        <source>No X-File is chosen: a deck protects exactly one.</source>
        <translation>Aucun X-File n’est choisi : un jeu en protège exactement un.</translation>
    </message>
    <message>
        <source>%1 X-Files are chosen: a deck protects exactly one.</source>
        <translation>%1 X-Files sont choisis : un jeu en protège exactement un.</translation>
    </message>
    <message>
        <source>The starting Team is empty: it needs at least one Agent.</source>
        <translation>L’Équipe de départ est vide : il lui faut au moins un Agent.</translation>
    </message>
    <message>
        <source>%1 is in the starting Team %2 times: each Agent may be in it once.</source>
        <translation>%1 est %2 fois dans l’Équipe de départ : chaque Agent ne peut y être qu’une fois.</translation>
    </message>
    <message>
        <source>The starting Team costs %1 RP, at most %2 are allowed.</source>
        <translation>L’Équipe de départ coûte %1 PR, %2 au plus sont permis.</translation>
    </message>
    <message>
        <source>%1 is a Killer card: legal only if both players agree to Killer cards.</source>
        <translation>%1 est une carte de tueur : permise seulement si les deux joueurs acceptent ces cartes.</translation>
    </message>
    <message>
        <source>%1 removes itself from the game: %2 copies, one is allowed.</source>
        <translation>%1 se retire elle-même du jeu : %2 exemplaires, un seul est permis.</translation>
    </message>
    <message>
        <source>%1 may not be duplicated: %2 copies, one is allowed.</source>
        <translation>%1 ne peut pas être doublée : %2 exemplaires, un seul est permis.</translation>
    </message>
    <message>
        <source>%1 belongs to the Advanced Game: it is taken out of a Basic deck.</source>
        <translation>%1 appartient au jeu avancé : cette carte est retirée au jeu de base.</translation>
    </message>
    <message>
        <source>%1 is in the starting Team %2 times: its four Agents must differ.</source>
        <translation>%1 est %2 fois dans l’Équipe de départ : ses quatre Agents doivent être différents.</translation>
    </message>
    <message numerus="yes">
        <source>The starting Team has %n Agent(s): the Basic Game starts with exactly four.</source>
        <translation>
            <numerusform>L’Équipe de départ compte %n Agent : le jeu de base commence avec exactement quatre.</numerusform>
            <numerusform>L’Équipe de départ compte %n Agents : le jeu de base commence avec exactement quatre.</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 may not be in a Basic deck: it holds neither Agents nor X-Files.</source>
        <translation>%1 ne peut pas être dans une Pile de Bureau du jeu de base : ni Agents ni X-Files.</translation>
    </message>
    <message numerus="yes">
        <source>The starting Team has %n Agent(s): the rule book advises three or more.</source>
        <translation>
            <numerusform>L’Équipe de départ compte %n Agent : le livre de règles en conseille au moins trois.</numerusform>
            <numerusform>L’Équipe de départ compte %n Agents : le livre de règles en conseille au moins trois.</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 can be played only with three or more players.</source>
        <translation>%1 ne peut être jouée qu’à trois joueurs ou plus.</translation>
    </message>
    <message numerus="yes">
        <source>%n Site(s) in the Bureau Deck: the rule book advises about a quarter, here %1.</source>
        <translation>
            <numerusform>%n Site dans la Pile de Bureau : le livre de règles en conseille environ un quart, ici %1.</numerusform>
            <numerusform>%n Sites dans la Pile de Bureau : le livre de règles en conseille environ un quart, ici %1.</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 is also in the starting Team: the copy in the Bureau Deck cannot be bought meanwhile.</source>
        <translation>%1 est aussi dans l’Équipe de départ : l’exemplaire de la Pile de Bureau ne peut pas être acheté pendant ce temps.</translation>
    </message>
    <message>
        <source>Rule %1: have %2, want %3. %4</source>
        <translation>Règle %1 : %2 au lieu de %3. %4</translation>
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
        <translation>aucune carte ne porte ce nom ou ce numéro ; vouliez-vous dire %1 ?</translation>
    </message>
    <message>
        <source>no part of a deck is called this</source>
        <translation>aucune partie d’un jeu ne s’appelle ainsi</translation>
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
        <source>the value under %1 cannot be read</source>
        <translation>la valeur sous %1 est illisible</translation>
    </message>
    <message>
        <source>%1: put into the starting Team</source>
        <translation>%1 : rejoint l’Équipe de départ</translation>
    </message>
    <message>
        <source>%1: put into the Bureau Deck, the Team has no room for this Agent</source>
        <translation>%1 : rejoint la Pile de Bureau, l’Équipe n’a plus de place pour cet Agent</translation>
    </message>
    <message>
        <source>%1: a second X-File, kept aside</source>
        <translation>%1 : un second X-File, gardé à part</translation>
    </message>
    <message>
        <source>%1: listed more than once, counts added</source>
        <translation>%1 : plusieurs fois dans la liste, nombres additionnés</translation>
    </message>
    <message>
        <source>%1: another printing is named, the one of the base set is taken</source>
        <translation>%1 : une autre édition est nommée, celle de la série de base est prise</translation>
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
        <source>too long for a list of cards</source>
        <translation>trop long pour une liste de cartes</translation>
    </message>
    <message>
        <source>damaged or incomplete JSON (%1)</source>
        <translation>JSON endommagé ou incomplet (%1)</translation>
    </message>
    <message>
        <source>the link&apos;s signature is damaged; copy the whole link</source>
        <translation>la signature du lien est endommagée ; copiez le lien entier</translation>
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
        <source>not one line names a card</source>
        <translation>pas une ligne ne nomme une carte</translation>
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
        <translation>le nom du jeu</translation>
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
</context>
<context>
    <name>StoreText</name>
    <message>
        <source>%1 cannot be opened (%2). Check the path and the permissions.</source>
        <translation>%1 ne peut pas être ouvert (%2). Vérifiez le chemin et les droits.</translation>
    </message>
    <message>
        <source>%1 is not a Dossier database. It was left as it is; choose another file.</source>
        <translation>%1 n’est pas une base de données Dossier. Rien n’y a été changé ; choisissez un autre fichier.</translation>
    </message>
    <message>
        <source>%1 is damaged (%2). It was left as it is; restore a backup.</source>
        <translation>%1 est endommagé (%2). Rien n’y a été changé ; rétablissez une sauvegarde.</translation>
    </message>
    <message>
        <source>%1 was written by a newer version of Dossier. It was left as it is; update the program.</source>
        <translation>%1 vient d’une version plus récente de Dossier. Rien n’y a été changé ; mettez le programme à jour.</translation>
    </message>
    <message>
        <source>%1 may be read but not written. Nothing was changed; check the permissions.</source>
        <translation>%1 peut être lu mais pas écrit. Rien n’a été changé ; vérifiez les droits.</translation>
    </message>
    <message>
        <source>%1 is in use by another program. Nothing was changed; close it there and try again.</source>
        <translation>%1 est utilisé par un autre programme. Rien n’a été changé ; fermez-le là-bas et réessayez.</translation>
    </message>
    <message>
        <source>The disk is full: %1 could not be written. Nothing was changed; make room and try again.</source>
        <translation>Le disque est plein : %1 n’a pas pu être écrit. Rien n’a été changé ; faites de la place et réessayez.</translation>
    </message>
    <message>
        <source>There is no %1 in the database.</source>
        <translation>La base de données ne contient pas %1.</translation>
    </message>
    <message>
        <source>The name %1 is already taken; choose another one.</source>
        <translation>Le nom %1 est déjà pris ; choisissez-en un autre.</translation>
    </message>
    <message>
        <source>%1: %2 failed (%3).</source>
        <translation>%1 : %2 a échoué (%3).</translation>
    </message>
</context>
</TS>
