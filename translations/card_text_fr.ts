<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="fr" sourcelanguage="en">
<context>
    <name>CardText</name>
    <message>
        <source>this Agent</source>
        <translation>cet Agent</translation>
    </message>
    <message>
        <source>this Adversary</source>
        <translation>cet Adversaire</translation>
    </message>
    <message>
        <source>this card</source>
        <translation>cette carte</translation>
    </message>
    <message>
        <source>While it lies there: %1</source>
        <translation>Tant qu’elle y reste, %1</translation>
    </message>
    <message>
        <source>No Combat.</source>
        <translation>Pas de Combat.</translation>
    </message>
    <message>
        <source>When: %1.</source>
        <translation>Quand&#x202f;: %1.</translation>
    </message>
    <message>
        <source>No effect if %1.</source>
        <translation>Sans effet si %1.</translation>
    </message>
    <message>
        <source>also %1</source>
        <translation>également %1</translation>
    </message>
    <message>
        <source>%1 check</source>
        <translation>contrôle %1</translation>
    </message>
    <message>
        <source>the target</source>
        <translation>la cible</translation>
    </message>
    <message>
        <source>target A</source>
        <translation>la cible A</translation>
    </message>
    <message>
        <source>Target: %1.</source>
        <translation>Cible&#x202f;: %1.</translation>
    </message>
    <message>
        <source>target B</source>
        <translation>la cible B</translation>
    </message>
    <message>
        <source>Target A: %1. Target B: %2.</source>
        <translation>Cible A&#x202f;: %1. Cible B&#x202f;: %2.</translation>
    </message>
    <message>
        <source>X = %1 CP: %2.</source>
        <translation>X = %1 PC&#x202f;: %2.</translation>
    </message>
    <message>
        <source>X = %1.</source>
        <translation>X = %1.</translation>
    </message>
    <message>
        <source>Price: %1 CP more than the Cost.</source>
        <translation>Prix&#x202f;: %1 PC en plus du coût.</translation>
    </message>
    <message>
        <source>One token.</source>
        <translation>Un jeton.</translation>
    </message>
    <message numerus="yes">
        <source>%n tokens.</source>
        <translation>
            <numerusform>%n jeton.</numerusform>
            <numerusform>%n jetons.</numerusform>
        </translation>
    </message>
    <message>
        <source>One free RP for cards with %1, renewed in your Briefing Phase.</source>
        <translation>Un PR gratuit pour les cartes portant %1, renouvelé à votre Phase d’instruction.</translation>
    </message>
    <message>
        <source>Choose %1.</source>
        <translation>Choisissez %1.</translation>
    </message>
    <message>
        <source>that Agent</source>
        <translation>cet Agent</translation>
    </message>
    <message>
        <source>One of these: %1</source>
        <translation>Au choix&#x202f;: %1</translation>
    </message>
    <message>
        <source>%1 (optional): %2</source>
        <translation>%1 (facultatif)&#x202f;: %2</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1&#x202f;: %2</translation>
    </message>
    <message>
        <source>Use</source>
        <translation>Usage</translation>
    </message>
    <message>
        <source>Use (%1)</source>
        <translation>Usage (%1)</translation>
    </message>
    <message>
        <source>%1. %2 %3</source>
        <translation>%1. %2 %3</translation>
    </message>
    <message>
        <source>spend a token</source>
        <translation>dépensez un jeton</translation>
    </message>
    <message>
        <source>as often as you like</source>
        <translation>autant de fois que voulu</translation>
    </message>
    <message>
        <source>once per turn</source>
        <translation>une fois par tour</translation>
    </message>
    <message>
        <source>Discard this card when %1.</source>
        <translation>Défaussez cette carte quand %1.</translation>
    </message>
    <message>
        <source>%1 is abducted: without Equipment, under ten cards of the Bureau Deck; uncovered, to the Hospital.</source>
        <translation>Enlèvement de %1&#x202f;: sans Équipement, sous dix cartes de la Pile de Bureau&#x202f;; à découvert, à l’Hôpital.</translation>
    </message>
    <message>
        <source>%1 leaves play for one full turn of its owner.</source>
        <translation>%1 quitte le jeu pendant un tour complet de son propriétaire.</translation>
    </message>
    <message>
        <source>%1 to the Team&apos;s level%2.</source>
        <translation>%1 au niveau de l’Équipe%2.</translation>
    </message>
    <message>
        <source>%1 to %2%4, not below %3.</source>
        <translation>%1&#x202f;: %2%4, sans descendre sous %3.</translation>
    </message>
    <message>
        <source>%1 to %2%4; not for %3.</source>
        <translation>%1&#x202f;: %2%4&#x202f;; sauf pour %3.</translation>
    </message>
    <message>
        <source>%1 to %2, once per Combat.</source>
        <translation>%1&#x202f;: %2, une fois par Combat.</translation>
    </message>
    <message>
        <source>%1 to %2%3.</source>
        <translation>%1&#x202f;: %2%3.</translation>
    </message>
    <message>
        <source>You choose which of your combatants take the damage%1, without a split.</source>
        <translation>Vous choisissez lesquels de vos combattants subissent les dommages%1, sans répartition.</translation>
    </message>
    <message>
        <source>You choose which combatant of either side takes the damage of target B%1.</source>
        <translation>Vous choisissez quel combattant, de l’un ou l’autre camp, subit les dommages de la cible B%1.</translation>
    </message>
    <message>
        <source>GOVERNMENT Adversaries may attack %1 at any Site, whatever forbids it.</source>
        <translation>Les Adversaires portant GOUVERNEMENT peuvent attaquer %1 sur tout Site, malgré toute interdiction.</translation>
    </message>
    <message>
        <source>The RP produced by %1 only buy cards, in the same phase.</source>
        <translation>Les PR produits par %1 ne servent qu’à acheter des cartes, dans la même phase.</translation>
    </message>
    <message>
        <source>The RP produced by %1 may become CP, all or some of them.</source>
        <translation>Les PR produits par %1 peuvent devenir des PC, en tout ou en partie.</translation>
    </message>
    <message>
        <source>OCCULT CREATURES take damage from that Team whatever their own text says.</source>
        <translation>Les Adversaires portant OCCULTE et CRÉATURE subissent les dommages de cette Équipe, quoi que dise leur texte.</translation>
    </message>
    <message>
        <source>%1 may investigate two Sites of one state%2.</source>
        <translation>%1 peut enquêter sur deux Sites d’un même État%2.</translation>
    </message>
    <message>
        <source>%1 may investigate two Sites%2.</source>
        <translation>%1 peut enquêter sur deux Sites%2.</translation>
    </message>
    <message>
        <source>%1 serves one check in each of your turns, free of charge.</source>
        <translation>%1 sert à un contrôle à chacun de vos tours, gratuitement.</translation>
    </message>
    <message>
        <source>Killed in the LRC round, %1 still deals its damage in the first CRC round.</source>
        <translation>Même à Santé 0 après la manche de CLP, %1 inflige ses dommages à la première manche de CCP.</translation>
    </message>
    <message>
        <source>%2 may use %1 Combat cards.</source>
        <translation>%2 peut utiliser les cartes de Combat %1.</translation>
    </message>
    <message>
        <source>Ask an opponent a question on any characteristic.</source>
        <translation>Posez à l’autre joueur une question sur la caractéristique de votre choix.</translation>
    </message>
    <message>
        <source>Ask the opponent a question: %1.</source>
        <translation>Posez une question à l’autre joueur&#x202f;: %1.</translation>
    </message>
    <message>
        <source>Damage from %1 comes before all other%2.</source>
        <translation>Les dommages infligés par %1 passent avant tous les autres%2.</translation>
    </message>
    <message>
        <source>Damage from %1 may be split%2.</source>
        <translation>Les dommages infligés par %1 peuvent être répartis%2.</translation>
    </message>
    <message>
        <source>%1 attacks twice%2.</source>
        <translation>%1 attaque deux fois%2.</translation>
    </message>
    <message>
        <source>No skill of %1 counts in that check.</source>
        <translation>Aucune compétence de %1 ne compte dans ce contrôle.</translation>
    </message>
    <message>
        <source>No skill of %1 counts in Site checks%2.</source>
        <translation>Aucune compétence de %1 ne compte dans les contrôles de Site%2.</translation>
    </message>
    <message>
        <source>No skill of %1 counts in any check%2.</source>
        <translation>Aucune compétence de %1 ne compte dans les contrôles%2.</translation>
    </message>
    <message>
        <source>None of them is drawn; the points are lost.</source>
        <translation>Aucune n’est tirée&#x202f;; les points sont perdus.</translation>
    </message>
    <message>
        <source>No penalty follows.</source>
        <translation>Aucune pénalité ne suit.</translation>
    </message>
    <message numerus="yes">
        <source>%1 stays there for %n Deployment Phases of its owner.</source>
        <translation>
            <numerusform>%1 y reste pendant %n Phase de déploiement de son propriétaire.</numerusform>
            <numerusform>%1 y reste pendant %n Phases de déploiement de son propriétaire.</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 stays there for one Deployment Phase of its owner.</source>
        <translation>%1 y reste pendant une Phase de déploiement de son propriétaire.</translation>
    </message>
    <message>
        <source>%1 stays there until fully healed.</source>
        <translation>%1 y reste jusqu’à guérison complète.</translation>
    </message>
    <message>
        <source>Discard %1.</source>
        <translation>Défaussez %1.</translation>
    </message>
    <message numerus="yes">
        <source>Draw %n cards.</source>
        <translation>
            <numerusform>Tirez %n carte.</numerusform>
            <numerusform>Tirez %n cartes.</numerusform>
        </translation>
    </message>
    <message>
        <source>Draw one card.</source>
        <translation>Tirez une carte.</translation>
    </message>
    <message>
        <source>The turn ends at once.</source>
        <translation>Le tour prend fin aussitôt.</translation>
    </message>
    <message>
        <source>The target fails its Site check, the present one or the next%1.</source>
        <translation>La cible échoue à son contrôle de Site, l’actuel ou le prochain%1.</translation>
    </message>
    <message>
        <source>GOVERNMENT Adversaries cannot attack that Team.</source>
        <translation>Les Adversaires portant GOUVERNEMENT ne peuvent attaquer cette Équipe.</translation>
    </message>
    <message>
        <source>No Combat card can be played for OCCULT Adversaries against %1.</source>
        <translation>Aucune carte de Combat ne peut être jouée contre %1 pour les Adversaires portant OCCULTE.</translation>
    </message>
    <message>
        <source>OCCULT Adversaries assign no damage to %1.</source>
        <translation>les Adversaires portant OCCULTE n’attribuent aucun dommage à %1.</translation>
    </message>
    <message>
        <source>%1 draws no more cards%2.</source>
        <translation>%1 ne tire plus de cartes%2.</translation>
    </message>
    <message>
        <source>%1 cannot heal.</source>
        <translation>%1 ne peut guérir.</translation>
    </message>
    <message>
        <source>%1 cannot be used on %2.</source>
        <translation>%1 ne peut viser %2.</translation>
    </message>
    <message>
        <source>Gain %1 %2.</source>
        <translation>Gagnez %1 %2.</translation>
    </message>
    <message numerus="yes">
        <source>Heal %n damage of %1.</source>
        <translation>
            <numerusform>Soignez %n dommage de %1.</numerusform>
            <numerusform>Soignez %n dommages de %1.</numerusform>
        </translation>
    </message>
    <message>
        <source>No damage from %1%2.</source>
        <translation>Aucun dommage infligé par %1%2.</translation>
    </message>
    <message>
        <source>%1 joins %2%3.</source>
        <translation>%1 rejoint %2%3.</translation>
    </message>
    <message>
        <source>%1 counts as a SITE with that characteristic%2.</source>
        <translation>%1 compte comme SITE de cette caractéristique%2.</translation>
    </message>
    <message>
        <source>One Keyword of %1 becomes another of your choice%2.</source>
        <translation>Un Mot-clé de %1 devient un autre Mot-clé de votre choix%2.</translation>
    </message>
    <message>
        <source>%2 also has the Keywords %1%3.</source>
        <translation>%2 porte aussi les Mots-clés %1%3.</translation>
    </message>
    <message>
        <source>That Keyword of %2 becomes %1%3.</source>
        <translation>Ce Mot-clé de %2 devient %1%3.</translation>
    </message>
    <message>
        <source>Look at %1.</source>
        <translation>Regardez %1.</translation>
    </message>
    <message>
        <source>%1 goes there.</source>
        <translation>%1 s’y rend.</translation>
    </message>
    <message>
        <source>%1 goes to %2.</source>
        <translation>%1 va %2.</translation>
    </message>
    <message>
        <source>The target&apos;s other abilities rest%1.</source>
        <translation>Les autres capacités de la cible sont suspendues%1.</translation>
    </message>
    <message>
        <source>%1 has no effect%2.</source>
        <translation>%1 est sans effet%2.</translation>
    </message>
    <message>
        <source>Negate %1 and shuffle it into its owner&apos;s Bureau Deck.</source>
        <translation>Négativez %1 et mélangez-la dans la Pile de Bureau de son propriétaire.</translation>
    </message>
    <message>
        <source>Negate %1.</source>
        <translation>Négativez %1.</translation>
    </message>
    <message>
        <source>The Site&apos;s Prerequisite becomes %1 %2+.</source>
        <translation>Le Prérequis du Site devient %1 %2+.</translation>
    </message>
    <message>
        <source>Remove %1 from the game.</source>
        <translation>Retirez %1 du jeu.</translation>
    </message>
    <message>
        <source>One %1 round at once, in which %2 alone attacks.</source>
        <translation>Une manche de %1 aussitôt, où n’attaque que %2.</translation>
    </message>
    <message>
        <source>One more %1 round at once.</source>
        <translation>Une manche de %1 de plus, aussitôt.</translation>
    </message>
    <message>
        <source>Only one %1 round.</source>
        <translation>Une seule manche de %1.</translation>
    </message>
    <message>
        <source>No %1 round.</source>
        <translation>Pas de manche de %1.</translation>
    </message>
    <message>
        <source>The modifier of %1 changes its sign%2.</source>
        <translation>Le modificateur de %1 change de signe%2.</translation>
    </message>
    <message>
        <source>The modifier of %1 counts double%2.</source>
        <translation>Le modificateur de %1 compte double%2.</translation>
    </message>
    <message>
        <source>LRC damage to this Adversary is halved for each source, rounded up.</source>
        <translation>Les dommages de CLP à cet Adversaire sont divisés par deux pour chaque source, arrondis au supérieur.</translation>
    </message>
    <message>
        <source>Damage from OCCULT Adversaries to the holder is halved, rounded up.</source>
        <translation>Les dommages des Adversaires portant OCCULTE à son porteur sont divisés par deux, arrondis au supérieur.</translation>
    </message>
    <message>
        <source>Take any card of your collection into your hand, within two copies; no X-File, no card removed from the game.</source>
        <translation>Prenez en main une carte de votre collection, dans la limite de deux exemplaires&#x202f;; ni X-File, ni carte retirée du jeu.</translation>
    </message>
    <message>
        <source>Take %1 from your Bureau Deck into your hand, shown; shuffle.</source>
        <translation>Prenez en main %1 de votre Pile de Bureau et montrez votre choix&#x202f;; mélangez.</translation>
    </message>
    <message>
        <source>Take %1 from your Bureau Deck into your hand; shuffle.</source>
        <translation>Prenez en main %1 de votre Pile de Bureau&#x202f;; mélangez.</translation>
    </message>
    <message>
        <source>%2 = %1%3.</source>
        <translation>%2 = %1%3.</translation>
    </message>
    <message>
        <source>No damage to %1%2.</source>
        <translation>Aucun dommage subi par %1%2.</translation>
    </message>
    <message numerus="yes">
        <source>%n less damage to %1 from each OCCULT CREATURE.</source>
        <translation>
            <numerusform>%n dommage de moins pour %1 par source portant OCCULTE et CRÉATURE.</numerusform>
            <numerusform>%n dommages de moins pour %1 par source portant OCCULTE et CRÉATURE.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n less damage to %1 from each source%2.</source>
        <translation>
            <numerusform>%n dommage de moins par source pour %1%2.</numerusform>
            <numerusform>%n dommages de moins par source pour %1%2.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n less damage to %1 from one source%2.</source>
        <translation>
            <numerusform>%n dommage de moins, d’une seule source, pour %1%2.</numerusform>
            <numerusform>%n dommages de moins, d’une seule source, pour %1%2.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n less damage in all to %1%2.</source>
        <translation>
            <numerusform>%n dommage de moins au total pour %1%2.</numerusform>
            <numerusform>%n dommages de moins au total pour %1%2.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n less damage to %1.</source>
        <translation>
            <numerusform>%n dommage de moins pour %1.</numerusform>
            <numerusform>%n dommages de moins pour %1.</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 fights alone.</source>
        <translation>%1 combat sans l’aide des autres.</translation>
    </message>
    <message>
        <source>This card lies in your Bureau.</source>
        <translation>Cette carte reste dans votre Bureau.</translation>
    </message>
    <message>
        <source>This card lies below that Agent.</source>
        <translation>Cette carte reste sous cet Agent.</translation>
    </message>
    <message>
        <source>This card lies with that Team.</source>
        <translation>Cette carte reste avec cette Équipe.</translation>
    </message>
    <message numerus="yes">
        <source>Up to %n CP of the opponent become your RP.</source>
        <translation>
            <numerusform>Jusqu’à %n PC de l’autre joueur devient votre PR.</numerusform>
            <numerusform>Jusqu’à %n PC de l’autre joueur deviennent vos PR.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Up to %n RP of the opponent become your CP.</source>
        <translation>
            <numerusform>Jusqu’à %n PR de l’autre joueur devient votre PC.</numerusform>
            <numerusform>Jusqu’à %n PR de l’autre joueur deviennent vos PC.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Up to %n of these tokens become your CP.</source>
        <translation>
            <numerusform>Jusqu’à %n de ces jetons devient votre PC.</numerusform>
            <numerusform>Jusqu’à %n de ces jetons deviennent vos PC.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Up to %n of these tokens become your RP.</source>
        <translation>
            <numerusform>Jusqu’à %n de ces jetons devient votre PR.</numerusform>
            <numerusform>Jusqu’à %n de ces jetons deviennent vos PR.</numerusform>
        </translation>
    </message>
    <message>
        <source>All opponents of the player who asked learn the answer.</source>
        <translation>Tous les opposants du joueur qui l’a posée apprennent la réponse.</translation>
    </message>
    <message>
        <source>You learn the question and the answer.</source>
        <translation>Vous apprenez la question et la réponse.</translation>
    </message>
    <message>
        <source>%1 leaves this Combat.</source>
        <translation>%1 quitte ce Combat.</translation>
    </message>
    <message numerus="yes">
        <source>%n damage to %1.</source>
        <translation>
            <numerusform>%n dommage à %1.</numerusform>
            <numerusform>%n dommages à %1.</numerusform>
        </translation>
    </message>
    <message>
        <source>an Adversary in this Combat</source>
        <translation>un Adversaire dans ce Combat</translation>
    </message>
    <message>
        <source>an Adversary with %1 in this Combat</source>
        <translation>un Adversaire portant %1 dans ce Combat</translation>
    </message>
    <message>
        <source>an Adversary, waiting or in play</source>
        <translation>un Adversaire, en attente ou en jeu</translation>
    </message>
    <message>
        <source>an Adversary without %1, waiting or in play</source>
        <translation>un Adversaire sans %1, en attente ou en jeu</translation>
    </message>
    <message>
        <source>a waiting Adversary with %1</source>
        <translation>un Adversaire en attente portant %1</translation>
    </message>
    <message>
        <source>an Agent in this Combat</source>
        <translation>un Agent dans ce Combat</translation>
    </message>
    <message>
        <source>an Agent whom one source has just hit for %1 or more</source>
        <translation>un Agent à qui une seule source vient d’infliger %1 dommages ou plus</translation>
    </message>
    <message>
        <source>an Agent in this Combat, holding %1</source>
        <translation>un Agent dans ce Combat, équipé de %1</translation>
    </message>
    <message>
        <source>an Agent in your hand</source>
        <translation>un Agent de votre main</translation>
    </message>
    <message>
        <source>an Agent of that Team</source>
        <translation>un Agent de cette Équipe</translation>
    </message>
    <message>
        <source>an Agent of the Team</source>
        <translation>un Agent de l’Équipe</translation>
    </message>
    <message>
        <source>an Agent of the holder&apos;s Team</source>
        <translation>un Agent de l’Équipe du porteur</translation>
    </message>
    <message>
        <source>any Agent in the Field</source>
        <translation>un Agent quelconque sur le Champ d’investigation</translation>
    </message>
    <message>
        <source>any Agent in the Hospital</source>
        <translation>un Agent quelconque à l’Hôpital</translation>
    </message>
    <message>
        <source>%1, waiting</source>
        <translation>%1, en attente</translation>
    </message>
    <message>
        <source>a waiting card that abducts one of your Agents</source>
        <translation>une carte en attente qui enlève un de vos Agents</translation>
    </message>
    <message>
        <source>a card with %1, waiting or in play</source>
        <translation>une carte portant %1, en attente ou en jeu</translation>
    </message>
    <message>
        <source>a combatant with %1 in this Combat</source>
        <translation>un combattant portant %1 dans ce Combat</translation>
    </message>
    <message>
        <source>an enemy of target A</source>
        <translation>un ennemi de la cible A</translation>
    </message>
    <message>
        <source>an enemy just hit for %1 or more</source>
        <translation>un ennemi qui vient de subir %1 dommage ou plus</translation>
    </message>
    <message>
        <source>an Equipment card in the Team</source>
        <translation>un Équipement dans l’Équipe</translation>
    </message>
    <message>
        <source>an Event, waiting or in play</source>
        <translation>un Événement, en attente ou en jeu</translation>
    </message>
    <message>
        <source>a face-down card under any Site</source>
        <translation>une carte face cachée sous un Site</translation>
    </message>
    <message>
        <source>a face-down card or a used Bluff at any Site</source>
        <translation>une carte face cachée ou un Bluff utilisé, sur un Site</translation>
    </message>
    <message>
        <source>another Agent of the Team</source>
        <translation>un autre Agent de l’Équipe</translation>
    </message>
    <message>
        <source>one of your Agents in the Bureau</source>
        <translation>un de vos Agents au Bureau</translation>
    </message>
    <message>
        <source>one of your Agents in the Bureau, except %1</source>
        <translation>un de vos Agents au Bureau, sauf %1</translation>
    </message>
    <message>
        <source>one of your Agents in the Hospital</source>
        <translation>un de vos Agents à l’Hôpital</translation>
    </message>
    <message>
        <source>one of your wounded Agents in the Hospital</source>
        <translation>un de vos Agents blessés à l’Hôpital</translation>
    </message>
    <message>
        <source>one of your Agents, free to leave the Section</source>
        <translation>un de vos Agents, libre de quitter sa section</translation>
    </message>
    <message>
        <source>your %1 in the Bureau</source>
        <translation>votre %1 au Bureau</translation>
    </message>
    <message>
        <source>your %1, free to leave the Section</source>
        <translation>votre %1, libre de quitter sa section</translation>
    </message>
    <message>
        <source>any card of your collection</source>
        <translation>une carte de votre collection</translation>
    </message>
    <message>
        <source>a card in your Discard Pile</source>
        <translation>une carte de votre Pile de défausse</translation>
    </message>
    <message>
        <source>one of your combatants</source>
        <translation>un de vos combattants</translation>
    </message>
    <message>
        <source>one of your combatants able to use %1 cards</source>
        <translation>un de vos combattants capable d’utiliser les cartes %1</translation>
    </message>
    <message>
        <source>one of your combatants able to use %1 cards, or facing a stunned enemy</source>
        <translation>un de vos combattants capable d’utiliser les cartes %1, ou face à un ennemi étourdi</translation>
    </message>
    <message>
        <source>one of your combatants with %1 %2+</source>
        <translation>un de vos combattants à %1 %2+</translation>
    </message>
    <message>
        <source>an Equipment card</source>
        <translation>un Équipement</translation>
    </message>
    <message>
        <source>a Site that asks %1</source>
        <translation>un Site à question %1</translation>
    </message>
    <message>
        <source>one of your Teams</source>
        <translation>une de vos Équipes</translation>
    </message>
    <message>
        <source>one of your Teams in the Bureau</source>
        <translation>une de vos Équipes au Bureau</translation>
    </message>
    <message>
        <source>one of your Teams in the Field</source>
        <translation>une de vos Équipes sur le Champ d’investigation</translation>
    </message>
    <message>
        <source>a Witness</source>
        <translation>un Témoin</translation>
    </message>
    <message>
        <source>a Witness in your Discard Pile</source>
        <translation>un Témoin de votre Pile de défausse</translation>
    </message>
    <message>
        <source>one of your Witnesses in play with a modifier</source>
        <translation>un de vos Témoins en jeu doté d’un modificateur</translation>
    </message>
    <message>
        <source>an opponent</source>
        <translation>un autre joueur</translation>
    </message>
    <message>
        <source>another Section, or a Team there</source>
        <translation>une autre section, ou une Équipe qui s’y trouve</translation>
    </message>
    <message>
        <source>the Team in Combat</source>
        <translation>l’Équipe en Combat</translation>
    </message>
    <message>
        <source>the opponent&apos;s %1, in a check</source>
        <translation>%1 de l’autre joueur, dans un contrôle</translation>
    </message>
    <message>
        <source>the opponent&apos;s %1, in a non-combat check in the Field</source>
        <translation>%1 de l’autre joueur, dans un contrôle hors Combat sur le Champ d’investigation</translation>
    </message>
    <message>
        <source>an opponent&apos;s card in play with %1</source>
        <translation>une carte en jeu de l’autre joueur portant %1</translation>
    </message>
    <message>
        <source>an opponent&apos;s card, waiting or in play</source>
        <translation>une carte de l’autre joueur, en attente ou en jeu</translation>
    </message>
    <message>
        <source>an opponent&apos;s card against your Team</source>
        <translation>une carte de l’autre joueur contre votre Équipe</translation>
    </message>
    <message>
        <source>an opponent&apos;s card with %1, waiting or in play</source>
        <translation>une carte de l’autre joueur portant %1, en attente ou en jeu</translation>
    </message>
    <message>
        <source>an Equipment card of the other side</source>
        <translation>un Équipement du camp opposé</translation>
    </message>
    <message>
        <source>an Equipment card of the other side that adds to %1</source>
        <translation>un Équipement du camp opposé qui augmente la valeur %1</translation>
    </message>
    <message>
        <source>an opponent&apos;s Equipment card that does not add to %1</source>
        <translation>un Équipement de l’autre joueur qui n’augmente pas la valeur %1</translation>
    </message>
    <message>
        <source>an opponent&apos;s Event with a Cost in %1, waiting or in play</source>
        <translation>un Événement de l’autre joueur au coût en %1, en attente ou en jeu</translation>
    </message>
    <message>
        <source>an opponent&apos;s Team</source>
        <translation>une Équipe de l’autre joueur</translation>
    </message>
    <message>
        <source>an opponent&apos;s Team in a check</source>
        <translation>une Équipe de l’autre joueur, dans un contrôle</translation>
    </message>
    <message>
        <source>an opponent&apos;s Team with %1</source>
        <translation>une Équipe de l’autre joueur comprenant %1</translation>
    </message>
    <message>
        <source>a Witness of their own in play with %1</source>
        <translation>un de ses Témoins en jeu portant %1</translation>
    </message>
    <message>
        <source>an opponent&apos;s Witness just played, still waiting</source>
        <translation>un Témoin que l’autre joueur vient de jouer, encore en attente</translation>
    </message>
    <message>
        <source>an opponent&apos;s Witness, waiting or in play</source>
        <translation>un Témoin de l’autre joueur, en attente ou en jeu</translation>
    </message>
    <message>
        <source>an opponent&apos;s Witness that modifies %1</source>
        <translation>un Témoin de l’autre joueur qui modifie %1</translation>
    </message>
    <message>
        <source>one random card with %1 from the opponent&apos;s hand</source>
        <translation>au hasard une carte portant %1 de la main de l’autre joueur</translation>
    </message>
    <message>
        <source>%1 random cards from the opponent&apos;s hand</source>
        <translation>au hasard %1 cartes de la main de l’autre joueur</translation>
    </message>
    <message>
        <source>%1 or %2</source>
        <translation>%1 ou %2</translation>
    </message>
    <message>
        <source>the target&apos;s %1</source>
        <translation>%1 de la cible</translation>
    </message>
    <message>
        <source>the other abilities of the target</source>
        <translation>les autres capacités de la cible</translation>
    </message>
    <message>
        <source>the Adversary</source>
        <translation>l’Adversaire</translation>
    </message>
    <message>
        <source>every card under the Site</source>
        <translation>toutes les cartes sous le Site</translation>
    </message>
    <message>
        <source>every card with %1 from the opponent&apos;s hand</source>
        <translation>de la main de l’autre joueur toute carte portant %1</translation>
    </message>
    <message>
        <source>the Team that asked</source>
        <translation>l’Équipe qui a posé la question</translation>
    </message>
    <message>
        <source>that card</source>
        <translation>la carte choisie</translation>
    </message>
    <message>
        <source>each Agent of the Team</source>
        <translation>chaque Agent de l’Équipe</translation>
    </message>
    <message>
        <source>each enemy of the target</source>
        <translation>chaque ennemi de la cible</translation>
    </message>
    <message>
        <source>every Witness that modifies the check</source>
        <translation>tous les Témoins qui modifient le contrôle</translation>
    </message>
    <message>
        <source>each enemy</source>
        <translation>chaque ennemi</translation>
    </message>
    <message>
        <source>the target&apos;s enemies</source>
        <translation>les ennemis de la cible</translation>
    </message>
    <message>
        <source>the holder</source>
        <translation>son porteur</translation>
    </message>
    <message>
        <source>the Team</source>
        <translation>l’Équipe</translation>
    </message>
    <message>
        <source>the holder&apos;s Team</source>
        <translation>l’Équipe de son porteur</translation>
    </message>
    <message>
        <source>the opponent&apos;s Bureau</source>
        <translation>le Bureau de l’autre joueur</translation>
    </message>
    <message>
        <source>each card with %1 in the opponent&apos;s hand</source>
        <translation>chaque carte portant %1 dans la main de l’autre joueur</translation>
    </message>
    <message>
        <source>the opponent&apos;s hand</source>
        <translation>la main de l’autre joueur</translation>
    </message>
    <message>
        <source>%1 and %2</source>
        <translation>%1 et %2</translation>
    </message>
    <message>
        <source>%1 damage</source>
        <translation>dommages de %1</translation>
    </message>
    <message>
        <source>skills, LRC and CRC included,</source>
        <translation>toutes les compétences, CLP et CCP comprises,</translation>
    </message>
    <message>
        <source>chosen skill</source>
        <translation>compétence choisie</translation>
    </message>
    <message>
        <source>Cost</source>
        <translation>coût</translation>
    </message>
    <message>
        <source>that Site&apos;s Cost</source>
        <translation>coût de ce Site</translation>
    </message>
    <message>
        <source>Health</source>
        <translation>Santé</translation>
    </message>
    <message>
        <source>your hand limit</source>
        <translation>limite de votre main</translation>
    </message>
    <message>
        <source>the Prerequisite</source>
        <translation>Prérequis du Site</translation>
    </message>
    <message>
        <source>the skill that the target adds</source>
        <translation>compétence apportée par la cible</translation>
    </message>
    <message>
        <source>that much</source>
        <translation>ce malus</translation>
    </message>
    <message>
        <source>its %1, at least %2</source>
        <translation>sa compétence %1, au moins %2</translation>
    </message>
    <message>
        <source>the number of cards paid for</source>
        <translation>nombre de cartes payées</translation>
    </message>
    <message>
        <source>the number of cards under the Site</source>
        <translation>nombre de cartes sous le Site</translation>
    </message>
    <message>
        <source>that Agent&apos;s Cost</source>
        <translation>coût de cet Agent</translation>
    </message>
    <message>
        <source>the target&apos;s Cost, at least %1</source>
        <translation>coût de la cible, au moins %1</translation>
    </message>
    <message>
        <source>the highest LRC or CRC among its enemies + %1</source>
        <translation>la plus haute CLP ou CCP de ses ennemis + %1</translation>
    </message>
    <message>
        <source>the target&apos;s modifier (%1 if it has none)</source>
        <translation>modificateur de la cible (%1 à défaut)</translation>
    </message>
    <message>
        <source>a card is about to send your %1 to the Hospital</source>
        <translation>une carte va envoyer votre %1 à l’Hôpital</translation>
    </message>
    <message>
        <source>the Affiliation of the opponent&apos;s X-File is known</source>
        <translation>l’Affiliation de l’X-File de l’autre joueur est connue</translation>
    </message>
    <message>
        <source>the LRC round is skipped</source>
        <translation>la manche de CLP n’a pas lieu</translation>
    </message>
    <message>
        <source>%1 in the holder&apos;s Team</source>
        <translation>%1 dans l’Équipe du porteur</translation>
    </message>
    <message>
        <source>an Adversary has just sent an Agent to the Hospital or removed one from the game</source>
        <translation>un Adversaire vient d’envoyer un Agent à l’Hôpital ou de le retirer du jeu</translation>
    </message>
    <message>
        <source>an Adversary has just been killed by damage</source>
        <translation>un Adversaire vient de succomber à ses dommages</translation>
    </message>
    <message>
        <source>your Adversary may use %1 cards</source>
        <translation>votre Adversaire peut utiliser les cartes %1</translation>
    </message>
    <message>
        <source>a card forces the target to make a non-combat check</source>
        <translation>une carte impose à la cible un contrôle hors Combat</translation>
    </message>
    <message>
        <source>the Prerequisite was met exactly</source>
        <translation>Prérequis atteint exactement</translation>
    </message>
    <message>
        <source>one of your combatants has %1 %2+</source>
        <translation>un de vos combattants à %1 %2+</translation>
    </message>
    <message>
        <source>in your turn</source>
        <translation>à votre tour</translation>
    </message>
    <message>
        <source>not about your X-File</source>
        <translation>sur un autre X-File que le vôtre</translation>
    </message>
    <message>
        <source>as long as others can take it</source>
        <translation>tant que d’autres peuvent les subir</translation>
    </message>
    <message>
        <source>%1 round</source>
        <translation>manche de %1</translation>
    </message>
    <message>
        <source>in the Bureau</source>
        <translation>au Bureau</translation>
    </message>
    <message>
        <source>in the Bureau or the Field</source>
        <translation>au Bureau ou sur le Champ d’investigation</translation>
    </message>
    <message>
        <source>in the Field</source>
        <translation>sur le Champ d’investigation</translation>
    </message>
    <message>
        <source>against a single Agent</source>
        <translation>contre un seul Agent</translation>
    </message>
    <message>
        <source>a Site&apos;s check</source>
        <translation>contrôle de Site</translation>
    </message>
    <message>
        <source>Prerequisite %1</source>
        <translation>Prérequis %1</translation>
    </message>
    <message>
        <source>passed</source>
        <translation>réussi</translation>
    </message>
    <message>
        <source>the Cost is then %1</source>
        <translation>le coût est alors %1</translation>
    </message>
    <message>
        <source>target A has %1</source>
        <translation>la cible A porte %1</translation>
    </message>
    <message>
        <source>the Team holds %1</source>
        <translation>l’Équipe détient %1</translation>
    </message>
    <message>
        <source>Each card with %1 played</source>
        <translation>Chaque carte jouée portant %1</translation>
    </message>
    <message>
        <source>Start of Combat</source>
        <translation>Début du Combat</translation>
    </message>
    <message>
        <source>One of your Agents is abducted</source>
        <translation>Enlèvement d’un de vos Agents</translation>
    </message>
    <message>
        <source>Your Briefing Phase</source>
        <translation>Votre Phase d’instruction</translation>
    </message>
    <message>
        <source>End of the round</source>
        <translation>Fin de la manche</translation>
    </message>
    <message>
        <source>Agent wounded by it</source>
        <translation>Agent blessé par cet Adversaire</translation>
    </message>
    <message>
        <source>Check failed</source>
        <translation>Échec du contrôle</translation>
    </message>
    <message>
        <source>Once the Site is resolved</source>
        <translation>Une fois le Site résolu</translation>
    </message>
    <message>
        <source>Check passed</source>
        <translation>Réussite du contrôle</translation>
    </message>
    <message>
        <source>Whoever is assigned the target&apos;s damage</source>
        <translation>Combattant à qui vont les dommages de la cible</translation>
    </message>
    <message>
        <source>Whoever the target wounds this round</source>
        <translation>Combattant blessé par la cible pendant cette manche</translation>
    </message>
    <message>
        <source>Each opponent&apos;s Briefing Phase</source>
        <translation>Phase d’instruction de chaque autre joueur</translation>
    </message>
    <message>
        <source> in this check</source>
        <translation> dans ce contrôle</translation>
    </message>
    <message>
        <source> in this Combat</source>
        <translation> pendant ce Combat</translation>
    </message>
    <message>
        <source> for the rest of the game</source>
        <translation> jusqu’à la fin de la partie</translation>
    </message>
    <message>
        <source> in this investigation</source>
        <translation> pendant cette enquête</translation>
    </message>
    <message>
        <source> in the next Briefing Phase</source>
        <translation> à la prochaine Phase d’instruction</translation>
    </message>
    <message>
        <source> next round</source>
        <translation> à la manche suivante</translation>
    </message>
    <message>
        <source> this round</source>
        <translation> pendant cette manche</translation>
    </message>
    <message>
        <source> this turn</source>
        <translation> pendant ce tour</translation>
    </message>
    <message>
        <source>the Bureau</source>
        <translation>au Bureau</translation>
    </message>
    <message>
        <source>the Hospital</source>
        <translation>à l’Hôpital</translation>
    </message>
    <message>
        <source>your hand</source>
        <translation>dans votre main</translation>
    </message>
    <message>
        <source>this Agent&apos;s Team</source>
        <translation>dans l’Équipe de cet Agent</translation>
    </message>
    <message>
        <source>as the holder takes damage</source>
        <translation>quand son porteur subit des dommages</translation>
    </message>
    <message>
        <source>right after damage</source>
        <translation>juste après les dommages</translation>
    </message>
    <message>
        <source>right after the answer to a Site&apos;s question</source>
        <translation>juste après la réponse à la question d’un Site</translation>
    </message>
    <message>
        <source>your turn</source>
        <translation>votre tour</translation>
    </message>
    <message>
        <source>damage is about to be assigned</source>
        <translation>les dommages vont être attribués</translation>
    </message>
    <message>
        <source>your Team is about to investigate a Site</source>
        <translation>votre Équipe va enquêter sur un Site</translation>
    </message>
    <message>
        <source>right after a Site&apos;s check</source>
        <translation>juste après un contrôle de Site</translation>
    </message>
    <message>
        <source>in Combat</source>
        <translation>en Combat</translation>
    </message>
    <message>
        <source>start of Combat</source>
        <translation>début du Combat</translation>
    </message>
    <message>
        <source>the opponent has paid for cards and not drawn them yet</source>
        <translation>l’autre joueur a payé des cartes qu’il n’a pas encore tirées</translation>
    </message>
    <message>
        <source>as you pay for a Site</source>
        <translation>en payant un Site</translation>
    </message>
    <message>
        <source>right after your wrong guess</source>
        <translation>juste après votre estimation erronée</translation>
    </message>
    <message>
        <source>before the Investigation Phase</source>
        <translation>avant la Phase d’enquête</translation>
    </message>
    <message>
        <source>Briefing Phase</source>
        <translation>Phase d’instruction</translation>
    </message>
    <message>
        <source>Deployment Phase</source>
        <translation>Phase de déploiement</translation>
    </message>
    <message>
        <source>Requisition Phase</source>
        <translation>Phase de réquisition</translation>
    </message>
    <message>
        <source>a characteristic</source>
        <translation>une caractéristique</translation>
    </message>
    <message>
        <source>a non-combat check of the Team this turn, present or later</source>
        <translation>un contrôle hors Combat de l’Équipe ce tour, l’actuel ou un suivant</translation>
    </message>
    <message>
        <source>This card lies below the target.</source>
        <translation>Cette carte reste sous la cible.</translation>
    </message>
    <message>
        <source>This card lies in your Hospital, without a holder.</source>
        <translation>Cette carte reste dans votre Hôpital, sans porteur.</translation>
    </message>
    <message>
        <source>This card lies with the target.</source>
        <translation>Cette carte reste avec la cible.</translation>
    </message>
    <message>
        <source>This card lies beside your X-File.</source>
        <translation>Cette carte reste à côté de votre X-File.</translation>
    </message>
    <message>
        <source>a card with HEALING is used on that Agent</source>
        <translation>une carte portant GUÉRISON sert à cet Agent</translation>
    </message>
    <message>
        <source>a card heals the target</source>
        <translation>une carte soigne la cible</translation>
    </message>
    <message>
        <source>that Briefing Phase is over</source>
        <translation>cette Phase d’instruction est terminée</translation>
    </message>
    <message>
        <source>one of your Agents moves from or to the Bureau</source>
        <translation>un de vos Agents quitte ou rejoint le Bureau</translation>
    </message>
    <message>
        <source>the last token is gone</source>
        <translation>le dernier jeton est parti</translation>
    </message>
    <message>
        <source>an Agent joins the Team or it divides</source>
        <translation>un Agent rejoint l’Équipe ou qu’elle se divise</translation>
    </message>
    <message>
        <source>the Team has no Agent left</source>
        <translation>l’Équipe n’a plus d’Agent</translation>
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
        <source>RES</source>
        <translation>RES</translation>
    </message>
    <message>
        <source>“%1”</source>
        <translation>«&#x202f;%1&#x202f;»</translation>
    </message>
    <message>
        <source>while the free RP is spent</source>
        <translation>tant que le PR gratuit est dépensé</translation>
    </message>
    <message>
        <source>If %1: %2</source>
        <translation>Si %1&#x202f;: %2</translation>
    </message>
    <message>
        <source>%2&apos;s %1</source>
        <comment>quantity of somebody</comment>
        <translation>%1 de %2</translation>
    </message>
    <message>
        <source>%1 %2+ check for %3, helped by every Agent in the Field.</source>
        <translation>Contrôle %1 %2+ pour %3, avec l’aide de chaque Agent sur le Champ d’investigation.</translation>
    </message>
    <message>
        <source>%1 %2+ check for %3.</source>
        <translation>Contrôle %1 %2+ pour %3.</translation>
    </message>
    <message>
        <source>Passed: %1</source>
        <translation>Réussite&#x202f;: %1</translation>
    </message>
    <message>
        <source>Failed: %1</source>
        <translation>Échec&#x202f;: %1</translation>
    </message>
    <message>
        <source>that Team</source>
        <translation>cette Équipe</translation>
    </message>
    <message>
        <source>The opponent chooses %1.</source>
        <translation>L’autre joueur choisit %1.</translation>
    </message>
    <message>
        <source>that combatant</source>
        <translation>ce combattant</translation>
    </message>
    <message>
        <source>+1 %1</source>
        <translation>+1 %1</translation>
    </message>
    <message>
        <source>use of %1 cards</source>
        <translation>usage des cartes %1</translation>
    </message>
    <message>
        <source>On its return, for good: %1.</source>
        <translation>À son retour, définitivement&#x202f;: %1.</translation>
    </message>
    <message>
        <source>%1 This ends when %2.</source>
        <translation>%1 Cela prend fin quand %2.</translation>
    </message>
    <message>
        <source>This card cannot be negated.</source>
        <translation>Cette carte ne peut être négativée.</translation>
    </message>
    <message>
        <source>the card in question</source>
        <translation>la carte en cause</translation>
    </message>
    <message>
        <source>Team in the Field</source>
        <translation>Équipe sur le Champ d’investigation</translation>
    </message>
    <message>
        <source>you have a Team in the Field</source>
        <translation>vous avez une Équipe sur le Champ d’investigation</translation>
    </message>
    <message>
        <source>Target: any Agent in the Field. Heal 1 damage of the target. Outside Combat: in answer to an Adversary that healing stops.</source>
        <translation>Cible&#x202f;: un Agent quelconque sur le Champ d’investigation. Soignez 1 dommage de la cible. Hors Combat&#x202f;: en réponse à un Adversaire que la guérison arrête.</translation>
    </message>
    <message>
        <source>When: after the damage of a CRC round in which your side dealt at least 2 more than the other. Combat ends. The Adversary goes to your Bureau. Use, in a Combat against an Adversary of the same Affiliation: discard it for 2 damage to that Adversary.</source>
        <translation>Quand&#x202f;: après les dommages d’une manche de CCP où votre camp en a infligé au moins 2 de plus. Fin du Combat. L’Adversaire part dans votre Bureau. Usage, en Combat contre un Adversaire de même Affiliation&#x202f;: défaussez-le pour 2 dommages à cet Adversaire.</translation>
    </message>
    <message>
        <source>When: Team of 3 or more Agents. Its player picks two of them. The others stay in the Team, but none of their skills counts in any check this turn. “Evasive Maneuvers” cannot be used for this Team this turn.</source>
        <translation>Quand&#x202f;: Équipe de 3 Agents ou plus. Son joueur en désigne deux. Les autres restent dans l’Équipe, mais aucune de leurs compétences ne compte dans les contrôles ce tour. «&#x202f;Evasive Maneuvers&#x202f;» ne peut servir à cette Équipe ce tour.</translation>
    </message>
    <message>
        <source>One token. Use (spend a token): look at the opponent&apos;s hand and name a card there with a Cost in CP. The first time that player plays this title, ask a question on any characteristic.</source>
        <translation>Un jeton. Usage (dépensez un jeton)&#x202f;: regardez la main de l’autre joueur et nommez-y une carte au coût en PC. La première fois que ce joueur joue ce titre, posez une question sur la caractéristique de votre choix.</translation>
    </message>
    <message>
        <source>Target: one of your Teams; this card lies with it. It fights like an Agent: LRC 2, CRC 2, Health 3. At Health 0, or when no Agent of the Team is left, it is removed from the game.</source>
        <translation>Cible&#x202f;: une de vos Équipes&#x202f;; cette carte l’accompagne. Elle combat comme un Agent&#x202f;: CLP 2, CCP 2, Santé 3. À Santé 0, ou quand l’Équipe n’a plus d’Agent, elle est retirée du jeu.</translation>
    </message>
    <message>
        <source>X = the number of cards moved. Choose up to X face-down cards under one Site. They go, still face down, under one other Site, or to their owners&apos; hands.</source>
        <translation>X = nombre de cartes déplacées. Choisissez jusqu’à X cartes face cachée sous un même Site. Elles vont, toujours face cachée, sous un seul autre Site ou dans la main de leurs propriétaires.</translation>
    </message>
    <message>
        <source>Target: one of your Teams. COMPUTER 4+ check for the target. Passed: look at the top 3 cards of the opponent&apos;s Bureau Deck; one lies face down in your Bureau with this card on it, the others go back in the order you like. You may play it at its Cost as if from hand; then it goes to its owner&apos;s Discard Pile. Until then the two count as EVENT and RESOURCE.</source>
        <translation>Cible&#x202f;: une de vos Équipes. Contrôle ORDINATEUR 4+ pour la cible. Réussite&#x202f;: regardez les 3 premières cartes de la Pile de Bureau de l’autre joueur&#x202f;; l’une reste face cachée dans votre Bureau, sous cette carte, les autres retournent dessus dans l’ordre voulu. Vous pouvez la jouer à son coût comme de votre main&#x202f;; elle rejoint ensuite la Pile de défausse de son propriétaire. D’ici là, les deux comptent comme ÉVÉNEMENT et RESSOURCE.</translation>
    </message>
    <message>
        <source>Played together with 1 to 3 Adversaries from your hand, each paid and fit for the Site. All of them are announced and negated as a single card. In Combat each of them deals and takes damage for itself.</source>
        <translation>Se joue avec 1 à 3 Adversaires de votre main, chacun payé et admis sur le Site. Le tout s’annonce et se négative comme une seule carte. En Combat, chacun inflige et subit ses propres dommages.</translation>
    </message>
    <message>
        <source>When: a Site&apos;s check. OBSERVATION 4+ check for the Team. Passed: +1 to the Team&apos;s level in the Site&apos;s check; this card is discarded after it.</source>
        <translation>Quand&#x202f;: un contrôle de Site. Contrôle OBSERVATION 4+ pour l’Équipe. Réussite&#x202f;: +1 au niveau de l’Équipe dans le contrôle du Site&#x202f;; cette carte est défaussée ensuite.</translation>
    </message>
    <message>
        <source>When: a waiting card abducts an Agent from a Team with your Agent Dana Scully. That Agent is spared: Scully is abducted instead. On Scully&apos;s return: BELIEVER, +1 OBSERVATION, +1 OCCULT INVESTIGATION, +1 ALIEN INVESTIGATION. This card lies below Scully. 2 tokens. Use (spend a token): take a card with HEALING from your Bureau Deck into your hand, shown.</source>
        <translation>Quand&#x202f;: une carte en attente enlève un Agent d’une Équipe avec votre Agent Dana Scully. Cet Agent est épargné&#x202f;: l’enlèvement frappe Scully. Au retour de Scully&#x202f;: CROYANT, +1 OBSERVATION, +1 ENQUÊTE OCCULTE, +1 ENQUÊTE SUR LES EXTRA-TERRESTRES. Cette carte reste sous Scully. 2 jetons. Usage (dépensez un jeton)&#x202f;: prenez en main une carte GUÉRISON de votre Pile de Bureau, en la montrant.</translation>
    </message>
    <message>
        <source>When: right after a failed Site check with Combat in it. CRIMINAL INVESTIGATION 3+ check for the Team. Passed: the Site goes to your Bureau. As your next Briefing Phase begins, take it into your hand or discard it.</source>
        <translation>Quand&#x202f;: juste après l’échec d’un contrôle de Site avec Combat. Contrôle ENQUÊTE CRIMINELLE 3+ pour l’Équipe. Réussite&#x202f;: le Site part dans votre Bureau. Au début de votre prochaine Phase d’instruction, prenez-le en main ou défaussez-le.</translation>
    </message>
    <message>
        <source>When: the opponent&apos;s Agent Alex Krycek is in a non-combat check in the Field with another Agent of the Team. The opponent picks one of these. Krycek, on your side as an Adversary with GOVERNMENT and MASTER, fights that Agent alone: one LRC round, one CRC round. If that Agent is not in the Hospital then, Krycek is removed from the game.</source>
        <translation>Quand&#x202f;: l’Agent Alex Krycek de l’autre joueur participe, avec un autre Agent de son Équipe, à un contrôle hors Combat sur le Champ d’investigation. L’autre joueur désigne un de ces Agents. Krycek, dans votre camp comme Adversaire portant GOUVERNEMENT et MAÎTRE, affronte cet Agent seul&#x202f;: une manche de CLP, une manche de CCP. Si cet Agent n’est pas alors à l’Hôpital, Krycek est retiré du jeu.</translation>
    </message>
    <message>
        <source>Target: an opponent&apos;s Team. Name another player. COMPUTER 4+ check for the target. Failed: this card stays in your Bureau; you too are told the next answer which the target&apos;s player gets about the named X-File. Then discard it.</source>
        <translation>Cible&#x202f;: une Équipe d’un opposant. Nommez un autre joueur. Contrôle ORDINATEUR 4+ pour la cible. Échec&#x202f;: cette carte reste dans votre Bureau&#x202f;; vous apprenez aussi la prochaine réponse obtenue par le joueur de la cible sur l’X-File nommé. Puis défaussez-la.</translation>
    </message>
    <message>
        <source>When: you have answered a characteristic question about your X-File. The player who asked it answers the same question about the X-File opposite.</source>
        <translation>Quand&#x202f;: vous avez répondu à une question sur votre X-File. Le joueur qui l’a posée répond à la même question sur son propre X-File.</translation>
    </message>
    <message>
        <source>When: right after a Combat. Target: the Team that fought. CRIMINAL INVESTIGATION 5+ check for the target. Passed: ask the Adversary&apos;s player whether the Affiliation of their X-File is one of that Adversary&apos;s Keywords.</source>
        <translation>Quand&#x202f;: juste après un Combat. Cible&#x202f;: l’Équipe qui a combattu. Contrôle ENQUÊTE CRIMINELLE 5+ pour la cible. Réussite&#x202f;: demandez au joueur de l’Adversaire si l’Affiliation de son X-File figure parmi les Mots-clés de cet Adversaire.</translation>
    </message>
    <message>
        <source>When: a check. A Witness of the opponent&apos;s Discard Pile whose modifier fits adds it to the Team&apos;s level in this check, without Cost or Activators. It goes back there at the end of the turn.</source>
        <translation>Quand&#x202f;: un contrôle. Un Témoin de la Pile de défausse de l’autre joueur, au modificateur adapté, l’ajoute au niveau de l’Équipe dans ce contrôle, sans coût ni Activateurs. Il y retourne en fin de tour.</translation>
    </message>
    <message>
        <source>When: a waiting card sends one of your Agents back to the Bureau. CRIMINAL INVESTIGATION 5+ check for that Agent&apos;s Team. Passed: the Agent stays and is not barred from checks either.</source>
        <translation>Quand&#x202f;: une carte en attente renvoie un de vos Agents au Bureau. Contrôle ENQUÊTE CRIMINELLE 5+ pour l’Équipe de cet Agent. Réussite&#x202f;: l’Agent reste en place, sans être exclu des contrôles.</translation>
    </message>
    <message>
        <source>When: one of your Agents has just been removed from the game. OCCULT INVESTIGATION 4+ check for the Team left in the Field. Passed: that Agent comes back to the Team, fully healed.</source>
        <translation>Quand&#x202f;: un de vos Agents vient d’être retiré du jeu. Contrôle ENQUÊTE OCCULTE 4+ pour l’Équipe restée sur le Champ d’investigation. Réussite&#x202f;: cet Agent y revient, entièrement guéri.</translation>
    </message>
    <message>
        <source>When: one of your Agents is about to be sent to the Hospital. The Agent leaves any Combat but stays with the Team for one more check, then goes; at the latest at the end of the turn.</source>
        <translation>Quand&#x202f;: un de vos Agents va partir pour l’Hôpital. L’Agent quitte tout Combat mais reste dans l’Équipe pour un contrôle encore, puis part&#x202f;; au plus tard en fin de tour.</translation>
    </message>
    <message>
        <source>Use, once per check, not in Combat: the holder, outside the Hospital and in another Section than the check, adds the skill asked for, less 1.</source>
        <translation>Usage, une fois par contrôle, hors Combat&#x202f;: le porteur, hors de l’Hôpital et dans une autre section que le contrôle, ajoute la compétence demandée, moins 1.</translation>
    </message>
    <message>
        <source>Roll a die. 1 to 3: nothing. 4 or 5: one random Agent of the Team is abducted. 6: two random Agents are abducted. Abducted Agents lose their Equipment and lie under ten cards in the Bureau Deck; uncovered, they go to the Hospital. No Combat.</source>
        <translation>Lancez un dé. 1 à 3&#x202f;: rien. 4 ou 5&#x202f;: enlèvement d’un Agent de l’Équipe, au hasard. 6&#x202f;: enlèvement de deux Agents, au hasard. Les Agents enlevés perdent leur Équipement et restent sous dix cartes dans la Pile de Bureau&#x202f;; découverts, ils partent pour l’Hôpital. Pas de Combat.</translation>
    </message>
    <message>
        <source>May use SUBTERFUGE and MARTIAL ARTS Combat cards. Each source that wounds it in a CRC round: 1 damage to each of its enemies. If killed: shuffled into its owner&apos;s Bureau Deck.</source>
        <translation>Peut utiliser les cartes de Combat SUBTERFUGE et ARTS MARTIAUX. Chaque source qui le blesse en manche de CCP&#x202f;: 1 dommage à chacun de ses ennemis. Si tué&#x202f;: mélangé dans la Pile de Bureau de son propriétaire.</translation>
    </message>
    <message>
        <source>Each Agent it wounds gets 5 tokens and loses one in each Briefing Phase of the Agent&apos;s player. At the end of the turn that takes the last token, the Agent is removed from the game. Cure: a card with HEALING, or a MEDICAL 3+ check of the Agent&apos;s Team, once in each of its turns.</source>
        <translation>Chaque Agent blessé reçoit 5 jetons et en perd un à chaque Phase d’instruction de son joueur. À la fin du tour où part le dernier jeton, l’Agent est retiré du jeu. Remède&#x202f;: une carte GUÉRISON, ou un contrôle MÉDECINE 3+ de l’Équipe de l’Agent, une fois à chacun de ses tours.</translation>
    </message>
    <message>
        <source>Target: an Agent of the Team. Unless a card with HEALING heals 1 damage of the target in response: the target goes to the Hospital and stays there for its owner&apos;s next Deployment Phase. No Combat.</source>
        <translation>Cible&#x202f;: un Agent de l’Équipe. Sauf si, en réponse, une carte GUÉRISON soigne 1 dommage de la cible&#x202f;: la cible part pour l’Hôpital et y reste pendant la prochaine Phase de déploiement de son propriétaire. Pas de Combat.</translation>
    </message>
    <message>
        <source>When: an opponent&apos;s Team in the Field plays a Witness, still waiting. The Witness is discarded; a lesser vampire fights beside this Adversary: CRC 3, Health 3, ADVERSARY, OCCULT, CREATURE. LRC damage harms neither.</source>
        <translation>Quand&#x202f;: une Équipe de l’autre joueur sur le Champ d’investigation joue un Témoin, encore en attente. Le Témoin est défaussé&#x202f;; un vampire mineur combat aux côtés de cet Adversaire&#x202f;: CCP 3, Santé 3, ADVERSAIRE, OCCULTE, CRÉATURE. Les dommages de CLP ne touchent aucun des deux.</translation>
    </message>
    <message>
        <source>discard this card</source>
        <translation>défaussez cette carte</translation>
    </message>
    <message>
        <source>pay 1 RP</source>
        <translation>payez 1 PR</translation>
    </message>
    <message>
        <source>once in each of your Briefing Phases, from your next turn on</source>
        <translation>une fois à chacune de vos Phases d’instruction, dès votre prochain tour</translation>
    </message>
    <message>
        <source>once in each Briefing Phase of an opponent, from the next turn on</source>
        <translation>une fois à chaque Phase d’instruction d’un opposant, dès le tour suivant</translation>
    </message>
    <message>
        <source>your Bureau</source>
        <translation>à votre Bureau</translation>
    </message>
    <message>
        <source>You may choose %1; else nothing more happens.</source>
        <translation>Vous pouvez choisir %1&#x202f;; sinon rien d’autre n’a lieu.</translation>
    </message>
    <message>
        <source>Nobody who can hit somebody else aims at %1%2.</source>
        <translation>Qui peut toucher quelqu’un d’autre ne vise pas %1%2.</translation>
    </message>
    <message>
        <source>Use, once per game, while this Agent&apos;s Team investigates a Site: look at the opponent&apos;s hand. You may take a card payable with RP, for its Cost, paid at once. In this investigation only you may play it as if from your hand, its Activators being met. It goes to the Discard Pile of its owner as the turn ends.</source>
        <translation>Usage, une fois par partie, quand l’Équipe de cet Agent enquête sur un Site&#x202f;: regardez la main de l’autre joueur. Vous pouvez prendre une carte payable en PR, contre son coût, payé aussitôt. Dans cette enquête seulement, vous pouvez la jouer comme de votre main, ses Activateurs étant satisfaits. Elle rejoint en fin de tour la Pile de défausse de son propriétaire.</translation>
    </message>
    <message>
        <source>Target: an opponent&apos;s Team. SCIENCES 4+ check for the target. Failed: you may name two of its Agents. They fight each other, the first on your side, in one LRC round and one CRC round; nobody else takes part.</source>
        <translation>Cible&#x202f;: une Équipe de l’autre joueur. Contrôle SCIENCES 4+ pour la cible. Échec&#x202f;: vous pouvez nommer deux de ses Agents. Ils s’affrontent, le premier dans votre camp, pendant une manche de CLP et une manche de CCP&#x202f;; personne d’autre n’y participe.</translation>
    </message>
    <message>
        <source>Target: your Site in the Field; this card lies on it and counts as WITNESS. The Site stays there without being investigated. Use (pay 1 RP, once in each of your Briefing Phases, from your next turn on): a token on this card. Check at this Site: +1 to the Team&apos;s level for each token. After the check, discard this card.</source>
        <translation>Cible&#x202f;: un de vos Sites sur le Champ d’investigation&#x202f;; cette carte reste dessus et compte comme TÉMOIN. Le Site y demeure même sans enquête. Usage (payez 1 PR, une fois à chacune de vos Phases d’instruction, dès votre prochain tour)&#x202f;: un jeton sur cette carte. Contrôle sur ce Site&#x202f;: +1 au niveau de l’Équipe par jeton. Après le contrôle, défaussez cette carte.</translation>
    </message>
    <message>
        <source>Target: one of your Teams. BUREAUCRACY 4+ check for the target. Passed: an Agent of the opponent whom you choose, if you like, joins the target for the rest of the turn. Not an Agent held in the Hospital, nor one you have in play; Game Effect and tokens rest meanwhile.</source>
        <translation>Cible&#x202f;: une de vos Équipes. Contrôle BUREAUCRATIE 4+ pour la cible. Réussite&#x202f;: un Agent de l’autre joueur, que vous choisissez si vous le voulez, rejoint la cible jusqu’à la fin du tour. Ni un Agent retenu à l’Hôpital, ni un Agent que vous avez déjà en jeu&#x202f;; son effet et ses jetons sont suspendus.</translation>
    </message>
    <message>
        <source>the holder takes part</source>
        <translation>le porteur participe</translation>
    </message>
    <message>
        <source>no other Bluff of the Site has been revealed</source>
        <translation>aucun autre Bluff du Site n’a été révélé</translation>
    </message>
    <message>
        <source>it is the holder&apos;s player&apos;s turn</source>
        <translation>c’est le tour du joueur du porteur</translation>
    </message>
    <message>
        <source>in a check other than Combat</source>
        <translation>dans un contrôle autre qu’un Combat</translation>
    </message>
    <message>
        <source>the Site asks about your X-File</source>
        <translation>le Site interroge votre X-File</translation>
    </message>
    <message>
        <source>its check was in %1</source>
        <translation>son contrôle était en %1</translation>
    </message>
    <message>
        <source>Team of %1 or fewer Agents</source>
        <translation>Équipe de %1 Agents ou moins</translation>
    </message>
    <message>
        <source>X random cards from the opponent&apos;s hand</source>
        <translation>au hasard X cartes de la main de l’autre joueur</translation>
    </message>
    <message>
        <source>one random card from the opponent&apos;s hand</source>
        <translation>au hasard une carte de la main de l’autre joueur</translation>
    </message>
    <message>
        <source>your %1</source>
        <translation>vos %1</translation>
    </message>
    <message>
        <source>the top card of the opponent&apos;s Bureau Deck</source>
        <translation>la première carte de la Pile de Bureau de l’autre joueur</translation>
    </message>
    <message>
        <source>the top %1 cards of the opponent&apos;s Bureau Deck</source>
        <translation>les %1 premières cartes de la Pile de Bureau de l’autre joueur</translation>
    </message>
    <message>
        <source>each of your Agents that began the game with tokens</source>
        <translation>chacun de vos Agents qui a commencé la partie avec des jetons</translation>
    </message>
    <message>
        <source>each card with a Cost in %1 in your Discard Pile</source>
        <translation>chaque carte au coût en %1 de votre Pile de défausse</translation>
    </message>
    <message>
        <source>the holder&apos;s player</source>
        <translation>le joueur du porteur</translation>
    </message>
    <message>
        <source>first skill which that Witness modifies</source>
        <translation>première compétence que ce Témoin modifie</translation>
    </message>
    <message>
        <source>tokens</source>
        <translation>jetons</translation>
    </message>
    <message>
        <source>the RES of the whole Team</source>
        <translation>la RES de toute l’Équipe</translation>
    </message>
    <message>
        <source>the target&apos;s Cost</source>
        <translation>le coût de la cible</translation>
    </message>
    <message>
        <source>what you say, at most the cards in the opponent&apos;s hand</source>
        <translation>ce que vous dites, au plus les cartes de la main de l’autre joueur</translation>
    </message>
    <message>
        <source>the cards with a Cost in CP you discard from your hand with this one, at most %1</source>
        <translation>les cartes au coût en PC que vous défaussez de votre main avec celle-ci, %1 au plus</translation>
    </message>
    <message>
        <source>the top of its owner&apos;s Bureau Deck</source>
        <translation>sur la Pile de Bureau de son propriétaire</translation>
    </message>
    <message>
        <source>its owner&apos;s Bureau Deck, which is shuffled</source>
        <translation>dans la Pile de Bureau de son propriétaire, qui est mélangée</translation>
    </message>
    <message>
        <source>This card lies with the Site.</source>
        <translation>Cette carte reste avec le Site.</translation>
    </message>
    <message>
        <source>Case Assignment Phase</source>
        <translation>Phase d’attribution des cas</translation>
    </message>
    <message>
        <source>Investigation Phase</source>
        <translation>Phase d’enquête</translation>
    </message>
    <message>
        <source>an Adversary with %1, waiting or in play</source>
        <translation>un Adversaire portant %1, en attente ou en jeu</translation>
    </message>
    <message>
        <source>any Agent</source>
        <translation>n’importe quel Agent</translation>
    </message>
    <message>
        <source>one of your Agents</source>
        <translation>un de vos Agents</translation>
    </message>
    <message>
        <source>one of your wounded Agents</source>
        <translation>un de vos Agents blessés</translation>
    </message>
    <message>
        <source>one of your cards in play with tokens</source>
        <translation>une de vos cartes en jeu avec des jetons</translation>
    </message>
    <message>
        <source>an Adversary</source>
        <translation>un Adversaire</translation>
    </message>
    <message>
        <source>a card with %1</source>
        <translation>une carte portant %1</translation>
    </message>
    <message>
        <source>an Event</source>
        <translation>un Événement</translation>
    </message>
    <message>
        <source>a Site</source>
        <translation>un Site</translation>
    </message>
    <message>
        <source>the opponent&apos;s %1, waiting or in play</source>
        <translation>%1 de l’autre joueur, en attente ou en jeu</translation>
    </message>
    <message>
        <source>an opponent&apos;s Agent</source>
        <translation>un Agent de l’autre joueur</translation>
    </message>
    <message>
        <source>an opponent&apos;s Agent with %1</source>
        <translation>un Agent de l’autre joueur portant %1</translation>
    </message>
    <message>
        <source>a card in the opponent&apos;s Discard Pile</source>
        <translation>une carte de la Pile de défausse de l’autre joueur</translation>
    </message>
    <message>
        <source>one of your Sites in the Field</source>
        <translation>un de vos Sites sur le Champ d’investigation</translation>
    </message>
    <message>
        <source>another Site in the same Field</source>
        <translation>un autre Site du même Champ d’investigation</translation>
    </message>
    <message>
        <source>a face-down card under this Site</source>
        <translation>une carte face cachée sous ce Site</translation>
    </message>
    <message>
        <source>a card with a token</source>
        <translation>une carte avec un jeton</translation>
    </message>
    <message>
        <source>a card that lacks one of its tokens</source>
        <translation>une carte à qui manque un de ses jetons</translation>
    </message>
    <message>
        <source>an opponent&apos;s Event, waiting or in play</source>
        <translation>un Événement de l’autre joueur, en attente ou en jeu</translation>
    </message>
    <message>
        <source>an opponent&apos;s Witness with a modifier, still waiting</source>
        <translation>un Témoin de l’autre joueur doté d’un modificateur, encore en attente</translation>
    </message>
    <message>
        <source>%1 to the Team&apos;s %2 level%3.</source>
        <translation>%1 au niveau de l’Équipe en %2%3.</translation>
    </message>
    <message>
        <source>+1 to the Prerequisite for each Agent of the Team beyond the first%1.</source>
        <translation>+1 au Prérequis pour chaque Agent de l’Équipe au-delà du premier%1.</translation>
    </message>
    <message>
        <source>A token goes onto %1.</source>
        <translation>Un jeton se pose sur %1.</translation>
    </message>
    <message>
        <source>A token goes off %1.</source>
        <translation>Un jeton quitte %1.</translation>
    </message>
    <message numerus="yes">
        <source>%n more tokens on %1.</source>
        <translation>
            <numerusform>%n jeton de plus sur %1.</numerusform>
            <numerusform>%n jetons de plus sur %1.</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 to the Cost of every card paid with RP at this Site.</source>
        <translation>%1 au coût de toute carte payée en PR sur ce Site.</translation>
    </message>
    <message>
        <source>The Cost in RP of every card with the Activator ACTIVE is doubled at this Site.</source>
        <translation>Le coût en PR de toute carte à l’Activateur ACTIF est doublé sur ce Site.</translation>
    </message>
    <message>
        <source>Gain as many %2 as %1.</source>
        <translation>Gagnez autant de %2 que %1.</translation>
    </message>
    <message>
        <source>Gain 1 %1 for every %2 RP the Investigating Player has spent at this Site, and at once for all that are spent there until its investigation ends.</source>
        <translation>Gagnez 1 %1 pour chaque %2 PR que l’Enquêteur a dépensés sur ce Site, et aussitôt pour ceux qu’il y dépense jusqu’à la fin de l’enquête.</translation>
    </message>
    <message>
        <source>Gain 1 %1 for each RP the Investigating Player has spent at this Site.</source>
        <translation>Gagnez 1 %1 pour chaque PR que l’Enquêteur a dépensé sur ce Site.</translation>
    </message>
    <message>
        <source>Gain 1 %1 for every %2 RP the Investigating Player has spent at this Site.</source>
        <translation>Gagnez 1 %1 pour chaque %2 PR que l’Enquêteur a dépensés sur ce Site.</translation>
    </message>
    <message>
        <source>Your RP and those of an opponent change pools.</source>
        <translation>Vos PR et ceux d’un autre joueur changent de réserve.</translation>
    </message>
    <message>
        <source>Your CP and those of the opponent change pools.</source>
        <translation>Vos PC et ceux de l’autre joueur changent de réserve.</translation>
    </message>
    <message>
        <source>No skill of %1 counts at Sites with %3%2.</source>
        <translation>Aucune compétence de %1 ne compte sur les Sites portant %3%2.</translation>
    </message>
    <message>
        <source>%1 holds all cards with a Cost in RP face up for everybody to see.</source>
        <translation>%1 tient toutes ses cartes au coût en PR face visible, à la vue de tous.</translation>
    </message>
    <message>
        <source>Once you have bought cards in a Briefing Phase, you may sell cards again.</source>
        <translation>Après avoir acheté des cartes à une Phase d’instruction, vous pouvez de nouveau en vendre.</translation>
    </message>
    <message>
        <source>No card with %1 can be played at the target%2.</source>
        <translation>Aucune carte portant %1 ne peut être jouée sur la cible%2.</translation>
    </message>
    <message>
        <source>The opponent plays no card with %1%2, but to negate this one.</source>
        <translation>L’autre joueur ne joue aucune carte portant %1%2, sauf pour négativer celle-ci.</translation>
    </message>
    <message>
        <source>No opponent plays a card with %1%2, but to negate this one.</source>
        <translation>Aucun autre joueur ne joue de carte portant %1%2, sauf pour négativer celle-ci.</translation>
    </message>
    <message>
        <source>X damage to %1.</source>
        <translation>X dommages à %1.</translation>
    </message>
    <message>
        <source>Turn up the top card of your Bureau Deck. You may play it this turn, free of charge; else discard it as the turn ends.</source>
        <translation>Retournez la première carte de votre Pile de Bureau. Vous pouvez la jouer ce tour-ci, gratuitement&#x202f;; sinon défaussez-la en fin de tour.</translation>
    </message>
    <message>
        <source>Choose three cards of the opponent&apos;s Discard Pile, one after the other. Each goes on top of its owner&apos;s Bureau Deck.</source>
        <translation>Choisissez trois cartes de la Pile de défausse de l’autre joueur, l’une après l’autre. Chacune va sur la Pile de Bureau de son propriétaire.</translation>
    </message>
    <message>
        <source>When: no other Bluff of the Site has been revealed. Target: another Site in the same Field. Up to two face-down cards under this Site go under the target, still face down.</source>
        <translation>Quand&#x202f;: aucun autre Bluff du Site n’a été révélé. Cible&#x202f;: un autre Site du même Champ d’investigation. Jusqu’à deux cartes face cachée sous ce Site vont sous la cible, toujours face cachée.</translation>
    </message>
    <message>
        <source>When: your Team is about to investigate a Site, or in its check. No opponent plays a card with EVENT in this investigation, but to negate this one. This card lies with the Site.</source>
        <translation>Quand&#x202f;: votre Équipe va enquêter sur un Site, ou dans son contrôle. Aucun autre joueur ne joue de carte portant ÉVÉNEMENT dans cette enquête, sauf pour négativer celle-ci. Cette carte reste avec le Site.</translation>
    </message>
    <message numerus="yes">
        <source>The opponent generates %n RP less in each turn.</source>
        <translation>
            <numerusform>L’autre joueur produit %n PR de moins à chaque tour.</numerusform>
            <numerusform>L’autre joueur produit %n PR de moins à chaque tour.</numerusform>
        </translation>
    </message>
    <message>
        <source>there is %1</source>
        <translation>il y a %1</translation>
    </message>
    <message>
        <source>unless there is %1</source>
        <translation>sauf s’il y a %1</translation>
    </message>
    <message>
        <source>that card has the Activator %1</source>
        <translation>cette carte a l’Activateur %1</translation>
    </message>
    <message>
        <source>that card does not have the Activator %1</source>
        <translation>cette carte n’a pas l’Activateur %1</translation>
    </message>
    <message>
        <source>it has %1</source>
        <translation>il porte %1</translation>
    </message>
    <message>
        <source>the target is %1</source>
        <translation>la cible est %1</translation>
    </message>
    <message>
        <source>no token on this card</source>
        <translation>aucun jeton sur cette carte</translation>
    </message>
    <message>
        <source>tokens on this card: %1</source>
        <translation>jetons sur cette carte&#x202f;: %1</translation>
    </message>
    <message>
        <source>about your X-File</source>
        <translation>sur votre X-File</translation>
    </message>
    <message>
        <source>the Affiliation of your X-File is %1</source>
        <translation>l’Affiliation de votre X-File est %1</translation>
    </message>
    <message>
        <source>failed</source>
        <translation>échec</translation>
    </message>
    <message>
        <source>in the Team</source>
        <translation>dans l’Équipe</translation>
    </message>
    <message>
        <source>in one Team with %1</source>
        <translation>dans une même Équipe que %1</translation>
    </message>
    <message>
        <source>%1 is in the Team</source>
        <translation>%1 est dans l’Équipe</translation>
    </message>
    <message>
        <source>the Site has %1</source>
        <translation>le Site porte %1</translation>
    </message>
    <message>
        <source>the opponent knows %1 characteristics of your X-File</source>
        <translation>l’autre joueur connaît %1 caractéristiques de votre X-File</translation>
    </message>
    <message>
        <source>that Agent fights</source>
        <translation>cet Agent combat</translation>
    </message>
    <message>
        <source>%1 fights</source>
        <translation>%1 combat</translation>
    </message>
    <message>
        <source>An opponent plays a card with %1</source>
        <translation>Un autre joueur joue une carte portant %1</translation>
    </message>
    <message>
        <source>Whoever the holder wounds in CRC</source>
        <translation>Quiconque le porteur blesse en CCP</translation>
    </message>
    <message>
        <source>A check of the holder&apos;s Team begins</source>
        <translation>Un contrôle de l’Équipe du porteur commence</translation>
    </message>
    <message>
        <source>Each of your Debriefing Phases</source>
        <translation>Chacune de vos Phases de débriefing</translation>
    </message>
    <message>
        <source>Each Debriefing Phase of that opponent</source>
        <translation>Chaque Phase de débriefing de ce joueur</translation>
    </message>
    <message>
        <source>Each Healing Phase of the Agent&apos;s player</source>
        <translation>Chaque Phase de guérison du joueur de l’Agent</translation>
    </message>
    <message>
        <source>The Agent named investigates another Site</source>
        <translation>L’Agent nommé enquête sur un autre Site</translation>
    </message>
    <message>
        <source>Start of each round</source>
        <translation>Début de chaque manche</translation>
    </message>
    <message>
        <source>End of the Combat</source>
        <translation>Fin du Combat</translation>
    </message>
    <message>
        <source>Its Cost is then %1.</source>
        <translation>Son coût est alors %1.</translation>
    </message>
    <message>
        <source>Cost %1, without Activators, if %2.</source>
        <translation>Coût %1, sans Activateurs, si %2.</translation>
    </message>
    <message>
        <source>Cost %1 if %2.</source>
        <translation>Coût %1 si %2.</translation>
    </message>
    <message>
        <source>Without Activators if %1.</source>
        <translation>Sans Activateurs si %1.</translation>
    </message>
    <message>
        <source>Use by that opponent (%1)</source>
        <translation>Usage par ce joueur (%1)</translation>
    </message>
    <message>
        <source>pay 7 RP</source>
        <translation>payez 7 PR</translation>
    </message>
    <message>
        <source>pay its Cost and 1 RP more</source>
        <translation>payez son coût et 1 PR de plus</translation>
    </message>
    <message>
        <source>discard a card below this one with the Cost of the target</source>
        <translation>défaussez une carte placée sous celle-ci, au coût de la cible</translation>
    </message>
    <message>
        <source>once in each of your Healing Phases, from your next turn on</source>
        <translation>une fois à chacune de vos Phases de guérison, dès votre prochain tour</translation>
    </message>
    <message>
        <source>in the turn of an opponent</source>
        <translation>au tour d’un autre joueur</translation>
    </message>
    <message>
        <source>No player has more than one of it in play.</source>
        <translation>Aucun joueur n’en a plus d’une en jeu.</translation>
    </message>
    <message>
        <source>the card shown</source>
        <translation>la carte montrée</translation>
    </message>
    <message>
        <source>you</source>
        <translation>vous</translation>
    </message>
    <message>
        <source>the Agent named</source>
        <translation>l’Agent nommé</translation>
    </message>
    <message>
        <source>the Site</source>
        <translation>le Site</translation>
    </message>
    <message>
        <source>the other Agents of the target&apos;s Team</source>
        <translation>les autres Agents de l’Équipe de la cible</translation>
    </message>
    <message>
        <source>each enemy of that Agent</source>
        <translation>chaque ennemi de cet Agent</translation>
    </message>
    <message>
        <source>all Equipment of the Team with %1</source>
        <translation>tout Équipement de l’Équipe portant %1</translation>
    </message>
    <message>
        <source>each Agent in that Hospital</source>
        <translation>chaque Agent de cet Hôpital</translation>
    </message>
    <message>
        <source>the number of cards with %1 in the opponent&apos;s Discard Pile</source>
        <translation>le nombre de cartes portant %1 dans la Pile de défausse de l’autre joueur</translation>
    </message>
    <message>
        <source>This card lies in the opponent&apos;s Field.</source>
        <translation>Cette carte reste sur le Champ d’investigation de l’autre joueur.</translation>
    </message>
    <message>
        <source>This card lies in the opponent&apos;s Hospital.</source>
        <translation>Cette carte reste à l’Hôpital de l’autre joueur.</translation>
    </message>
    <message>
        <source>This card lies in the Field and keeps that name.</source>
        <translation>Cette carte reste sur le Champ d’investigation et garde ce nom.</translation>
    </message>
    <message>
        <source>no card is left below it</source>
        <translation>aucune carte ne reste dessous</translation>
    </message>
    <message>
        <source>the Investigating Player has shown a card found in a Bureau Deck</source>
        <translation>l’Enquêteur a montré une carte trouvée dans une Pile de Bureau</translation>
    </message>
    <message>
        <source>a Site&apos;s question has been put and not answered</source>
        <translation>la question d’un Site est posée et reste sans réponse</translation>
    </message>
    <message>
        <source>an Adversary with %1 against your Team</source>
        <translation>un Adversaire portant %1 contre votre Équipe</translation>
    </message>
    <message>
        <source>a waiting Adversary that will fight</source>
        <translation>un Adversaire en attente qui combattra</translation>
    </message>
    <message>
        <source>an opponent&apos;s Adversary just played, still waiting</source>
        <translation>un Adversaire que l’autre joueur vient de jouer, encore en attente</translation>
    </message>
    <message>
        <source>an Adversary with %1</source>
        <translation>un Adversaire portant %1</translation>
    </message>
    <message>
        <source>%1 in the Team</source>
        <translation>%1 dans l’Équipe</translation>
    </message>
    <message>
        <source>one of your Agents in the Field</source>
        <translation>un de vos Agents sur le Champ d’investigation</translation>
    </message>
    <message>
        <source>one of your Agents holding %1</source>
        <translation>un de vos Agents porteurs de %1</translation>
    </message>
    <message>
        <source>a card of the opponent&apos;s hand</source>
        <translation>une carte de la main de l’autre joueur</translation>
    </message>
    <message>
        <source>an opponent&apos;s waiting card with %1</source>
        <translation>une carte en attente de l’autre joueur portant %1</translation>
    </message>
    <message>
        <source>%1 in play</source>
        <translation>%1 en jeu</translation>
    </message>
    <message>
        <source>%1, removed from the game</source>
        <translation>%1, retirée du jeu</translation>
    </message>
    <message>
        <source>one of your Agents with %1, about to go to the Hospital</source>
        <translation>un de vos Agents portant %1, sur le point d’aller à l’Hôpital</translation>
    </message>
    <message>
        <source>one of your wounded Agents below this card</source>
        <translation>un de vos Agents blessés sous cette carte</translation>
    </message>
    <message>
        <source>a card in your hand with a fixed Cost in %1</source>
        <translation>une carte de votre main au coût fixe en %1</translation>
    </message>
    <message>
        <source>an opponent&apos;s waiting card with a Cost in %1, no Agent and no Site, as high as that of a card below this one</source>
        <translation>une carte en attente de l’autre joueur au coût en %1, ni Agent ni Site, égal à celui d’une carte sous celle-ci</translation>
    </message>
    <message>
        <source>any %1</source>
        <translation>%1</translation>
    </message>
    <message>
        <source>your %1 in the Hospital</source>
        <translation>%1, à vous, à l’Hôpital</translation>
    </message>
    <message>
        <source>your %1, about to be damaged in this Combat</source>
        <translation>%1, à vous, sur le point de subir des dommages dans ce Combat</translation>
    </message>
    <message>
        <source>the top card of your Bureau Deck</source>
        <translation>la première carte de votre Pile de Bureau</translation>
    </message>
    <message>
        <source>the card %1</source>
        <translation>la carte %1</translation>
    </message>
    <message>
        <source>an opponent&apos;s waiting card that removes one of your cards from the game</source>
        <translation>une carte en attente de l’autre joueur qui retire une de vos cartes du jeu</translation>
    </message>
    <message>
        <source>the Cost of your Combat cards in this Combat</source>
        <translation>coût de vos cartes de Combat dans ce Combat</translation>
    </message>
    <message>
        <source>the skill that this Agent adds</source>
        <translation>compétence que cet Agent ajoute</translation>
    </message>
    <message>
        <source>Exchange your X-File for one from outside the game, secretly chosen, whose Affiliation is %1; what the Notebooks say of the old one is forgotten.</source>
        <translation>Échangez votre X-File contre un autre, hors du jeu, choisi en secret, dont l’Affiliation est %1&#x202f;; ce que les Carnets disent de l’ancien est oublié.</translation>
    </message>
    <message>
        <source>Choose %1, in secret.</source>
        <translation>Choisissez %1, en secret.</translation>
    </message>
    <message>
        <source>It adds nothing to the Team&apos;s level.</source>
        <translation>Elle n’ajoute rien au niveau de l’Équipe.</translation>
    </message>
    <message>
        <source>Take one of its tokens away.</source>
        <translation>Retirez un de ses jetons.</translation>
    </message>
    <message>
        <source>LRC, CRC and Health of the target count double%1.</source>
        <translation>CLP, CCP et Santé de la cible comptent double%1.</translation>
    </message>
    <message>
        <source>%1 %2</source>
        <comment>characteristic and its type</comment>
        <translation>%1 %2</translation>
    </message>
    <message>
        <source>OCCULT Adversaries that you put under Sites count as Bluffs; turned up, they may be used whatever the Site asks for.</source>
        <translation>Les Adversaires portant OCCULTE que vous placez sous des Sites comptent comme Bluffs&#x202f;; retournés, ils servent quoi que demande le Site.</translation>
    </message>
    <message>
        <source>In the Case Assignment Phase of an opponent you may put Bluffs of your hand below this card, face down, three at most, and Bluffs from there under Sites; turned up, these cost 2 CP less.</source>
        <translation>À la Phase d’attribution des cas d’un autre joueur, vous pouvez placer des Bluffs de votre main sous cette carte, face cachée, trois au plus, et de là sous des Sites&#x202f;; retournés, ils coûtent 2 PC de moins.</translation>
    </message>
    <message>
        <source>In the Hospital %1 lies below this card.</source>
        <translation>À l’Hôpital, %1 reste sous cette carte.</translation>
    </message>
    <message>
        <source>You play Combat cards only once your opponents have played all of theirs in the round; they play none after yours.</source>
        <translation>Vous ne jouez de cartes de Combat qu’une fois que les autres joueurs ont joué toutes les leurs dans la manche&#x202f;; ils n’en jouent plus après les vôtres.</translation>
    </message>
    <message>
        <source>GOVERNMENT Adversaries cannot attack your Teams.</source>
        <translation>Les Adversaires portant GOUVERNEMENT ne peuvent attaquer vos Équipes.</translation>
    </message>
    <message>
        <source>The opponent investigates only Sites with %1.</source>
        <translation>L’autre joueur n’enquête que sur des Sites portant %1.</translation>
    </message>
    <message>
        <source>%1 cannot leave the Hospital.</source>
        <translation>%1 ne peut quitter l’Hôpital.</translation>
    </message>
    <message>
        <source>Damage from %1 may be split between two%2.</source>
        <translation>Les dommages de %1 peuvent être partagés entre deux%2.</translation>
    </message>
    <message>
        <source>%1 leaves play until this card goes, then comes back to the Bureau.</source>
        <translation>%1 quitte le jeu jusqu’au départ de cette carte, puis revient au Bureau.</translation>
    </message>
    <message>
        <source>%1 stays there until fully healed, at half the usual rate, rounded up.</source>
        <translation>%1 y reste jusqu’à complète guérison, à la moitié du rythme habituel, arrondie au supérieur.</translation>
    </message>
    <message>
        <source>Heal all damage of %1.</source>
        <translation>Guérissez tous les dommages de %1.</translation>
    </message>
    <message>
        <source>There is no answer; the question is spent.</source>
        <translation>Il n’y a pas de réponse&#x202f;; la question est dépensée.</translation>
    </message>
    <message>
        <source>It removes %1 instead.</source>
        <translation>Elle retire %1 à la place.</translation>
    </message>
    <message>
        <source>Turn up cards from the top of the opponent&apos;s Bureau Deck until %1 comes, %2 at most; the others are discarded. Found: %3</source>
        <translation>Retournez les premières cartes de la Pile de Bureau de l’autre joueur jusqu’à %1, %2 au plus&#x202f;; les autres sont défaussées. Si trouvé&#x202f;: %3</translation>
    </message>
    <message>
        <source>Negate %1; it goes to the bottom of its owner&apos;s Bureau Deck.</source>
        <translation>Négativez %1, qui va sous la Pile de Bureau de son propriétaire.</translation>
    </message>
    <message>
        <source>Lay %1 face down below this card.</source>
        <translation>Placez %1 face cachée sous cette carte.</translation>
    </message>
    <message>
        <source>You may play it at once, for nothing.</source>
        <translation>Vous pouvez la jouer aussitôt, gratuitement.</translation>
    </message>
    <message>
        <source>You may play it at once, for half of its Cost, rounded up.</source>
        <translation>Vous pouvez la jouer aussitôt, à la moitié de son coût, arrondie au supérieur.</translation>
    </message>
    <message>
        <source>If you do not, it is shuffled into your Bureau Deck.</source>
        <translation>Sinon, elle est mélangée dans votre Pile de Bureau.</translation>
    </message>
    <message>
        <source>You may play %1 from your Bureau Deck at once, without Cost or Activators; shuffle.</source>
        <translation>Vous pouvez jouer aussitôt %1 de votre Pile de Bureau, sans coût ni Activateurs&#x202f;; mélangez.</translation>
    </message>
    <message>
        <source>Target: one of your Teams in the Bureau. An Agent of your Bureau Deck with a Cost of 4 or less joins it; shuffle. This card lies with that Agent. In each of your Briefing Phases, from your next turn on, pay the Agent&apos;s Cost and 1 RP more, or discard both. If this card is negated, both are removed from the game.</source>
        <translation>Cible&#x202f;: une de vos Équipes au Bureau. Un Agent de votre Pile de Bureau au coût de 4 ou moins la rejoint&#x202f;; mélangez. Cette carte reste avec cet Agent. À chacune de vos Phases d’instruction, dès votre prochain tour, payez le coût de l’Agent et 1 PR de plus, ou défaussez les deux. Si cette carte est négativée, les deux sont retirés du jeu.</translation>
    </message>
    <message>
        <source>When: MEDICAL or SCIENCES check. +1 to the Team&apos;s level in this check. While your “Agent Dana Scully” lies in the Hospital, or once anybody&apos;s “Melissa Scully” is out of the game: its Cost is 0, and it is +4.</source>
        <translation>Quand&#x202f;: contrôle MÉDECINE ou SCIENCES. +1 au niveau de l’Équipe dans ce contrôle. Tant que votre «&#x202f;Agent Dana Scully&#x202f;» est à l’Hôpital, ou dès que la «&#x202f;Melissa Scully&#x202f;» de quiconque a été retirée du jeu&#x202f;: son coût est 0, et c’est +4.</translation>
    </message>
    <message>
        <source>In the Combat of “Terri Roberts”, before its first round, it may be played without Activators and fights beside her: LRC, CRC and Health of both count double, in an OCCULT INVESTIGATION check three times.</source>
        <translation>Dans le Combat de «&#x202f;Terri Roberts&#x202f;», avant sa première manche, elle se joue sans Activateurs et combat à ses côtés&#x202f;: CLP, CCP et Santé des deux comptent double, triple dans un contrôle ENQUÊTE OCCULTE.</translation>
    </message>
    <message>
        <source>In the Combat of “Margi Kleinjan”, before its first round, it may be played without Activators and fights beside her: LRC, CRC and Health of both count double, in an OCCULT INVESTIGATION check three times.</source>
        <translation>Dans le Combat de «&#x202f;Margi Kleinjan&#x202f;», avant sa première manche, elle se joue sans Activateurs et combat à ses côtés&#x202f;: CLP, CCP et Santé des deux comptent double, triple dans un contrôle ENQUÊTE OCCULTE.</translation>
    </message>
    <message>
        <source>Use, once per game, in an opponent&apos;s turn, from the Field, in the check of a Site: this Agent attacks the Team as an Adversary, with LRC, CRC and Health of its own. Negated, it stays in the Field. At Health 0 it is removed from the game.</source>
        <translation>Usage, une fois par partie, au tour d’un autre joueur, depuis le Champ d’investigation, dans le contrôle d’un Site&#x202f;: cet Agent attaque l’Équipe comme un Adversaire, avec ses propres CLP, CCP et Santé. Négativé, il reste sur le Champ. À Santé 0, il est retiré du jeu.</translation>
    </message>
    <message>
        <source>In one Team with “Agent Fox Mulder”: +1 to OCCULT INVESTIGATION and CRIMINAL INVESTIGATION and −1 to OBSERVATION and BEHAVIORAL of both.</source>
        <translation>Dans une même Équipe que «&#x202f;Agent Fox Mulder&#x202f;»&#x202f;: +1 en ENQUÊTE OCCULTE et ENQUÊTE CRIMINELLE et −1 en OBSERVATION et CONNAISSANCE PSYCHOLOGIQUE pour les deux.</translation>
    </message>
    <message>
        <source>When: your “Assistant Director Walter Skinner” is about to be sent to the Hospital. He stays where he is, with full Health, free of what a card with HEALING would cure.</source>
        <translation>Quand&#x202f;: votre «&#x202f;Assistant Director Walter Skinner&#x202f;» va être envoyé à l’Hôpital. Il reste où il est, à pleine Santé, libéré de ce qu’une carte portant GUÉRISON soignerait.</translation>
    </message>
    <message>
        <source>When: in Combat. Target: your “Agent Fox Mulder”, fighting. In this Combat nobody who can hit the target aims at another Agent of the Team. After the Combat the target goes to the Hospital with Health 0 and this card lies below: +1 to OCCULT INVESTIGATION, ALIEN INVESTIGATION, SCIENCES and LRC, for good. One token. Use (spend a token), right after your wrong guess: no penalty follows. No player has more than one of it in play.</source>
        <translation>Quand&#x202f;: en Combat. Cible&#x202f;: votre «&#x202f;Agent Fox Mulder&#x202f;», qui combat. Dans ce Combat, qui peut toucher la cible ne vise aucun autre Agent. Ensuite la cible va à l’Hôpital à Santé 0 et cette carte reste dessous&#x202f;: +1 durable en ENQUÊTE OCCULTE, ENQUÊTE SUR LES EXTRA-TERRESTRES, SCIENCES et CLP. Un jeton. Usage (dépensez un jeton), après votre hypothèse fausse&#x202f;: aucune pénalité. Aucun joueur n’en a plus d’une en jeu.</translation>
    </message>
    <message>
        <source>This card lies in the opponent&apos;s Field. In each Briefing Phase of that opponent, from the next turn on, name a characteristic, not the one named last: that player cannot ask about it in your X-File this turn. What discards Bluffs discards this card.</source>
        <translation>Cette carte reste sur le Champ d’investigation de l’autre joueur. À chaque Phase d’instruction de ce joueur, dès le prochain tour, nommez une caractéristique, pas la dernière nommée&#x202f;: il ne peut la demander de votre X-File ce tour-ci. Ce qui défausse des Bluffs défausse cette carte.</translation>
    </message>
    <message>
        <source>Target: one of your Agents in the Field; this card lies with that Agent. Use, once per check, in an opponent&apos;s turn, in the check of a Site: the Agent, in the Field, attacks the Team as an Adversary, with LRC, CRC and Health of its own. Negated: discard this card. At Health 0 the Agent is removed from the game.</source>
        <translation>Cible&#x202f;: un de vos Agents sur le Champ d’investigation&#x202f;; cette carte reste avec lui. Usage, une fois par contrôle, au tour d’un autre joueur, dans le contrôle d’un Site&#x202f;: l’Agent, sur le Champ, attaque l’Équipe comme un Adversaire, avec ses propres CLP, CCP et Santé. Négativé&#x202f;: défaussez cette carte. À Santé 0, l’Agent est retiré du jeu.</translation>
    </message>
    <message>
        <source>When: CRIMINAL INVESTIGATION or OCCULT INVESTIGATION check. Discard the top card of your Bureau Deck. If it does not have the Activator CONSPIRACY: +3 to the Team&apos;s level in this check, else −1. While “Detective Cline” is in play: its Cost is 0.</source>
        <translation>Quand&#x202f;: contrôle ENQUÊTE CRIMINELLE ou ENQUÊTE OCCULTE. Défaussez la première carte de votre Pile de Bureau. Si elle n’a pas l’Activateur CONSPIRATION&#x202f;: +3 au niveau de l’Équipe dans ce contrôle, sinon −1. Tant que «&#x202f;Detective Cline&#x202f;» est en jeu&#x202f;: son coût est 0.</translation>
    </message>
    <message>
        <source>This card lies beside your X-File. Up to three cards of your hand with a fixed Cost in CP go face down below it. Use (in an opponent&apos;s turn): when an opponent&apos;s card with a Cost in RP is played, no Agent and no Site, discard a card below this one with the same printed Cost; negate that card. Discard this card when no card is left below it.</source>
        <translation>Cette carte reste à côté de votre X-File. Jusqu’à trois cartes de votre main au coût fixe en PC vont face cachée dessous. Usage (au tour d’un autre joueur)&#x202f;: quand il joue une carte au coût en PR, ni Agent ni Site, défaussez une carte sous celle-ci de même coût imprimé&#x202f;; négativez sa carte. Défaussez celle-ci quand aucune carte ne reste dessous.</translation>
    </message>
    <message>
        <source>Target: any Agent. This card lies with the target until a card heals the target. −1 to the target&apos;s skills, LRC and CRC included. For Agent Dana Scully you may choose instead: the skills stay as they are, but every other turn, from the next one of the target&apos;s player on, the target goes to the Hospital for that Deployment Phase.</source>
        <translation>Cible&#x202f;: n’importe quel Agent. Cette carte reste avec la cible jusqu’à ce qu’une carte la guérisse. −1 aux compétences de la cible, CLP et CCP comprises. Pour Agent Dana Scully, vous pouvez préférer&#x202f;: les compétences restent, mais un tour sur deux, dès le prochain de son joueur, elle va à l’Hôpital pour cette Phase de déploiement.</translation>
    </message>
    <message>
        <source>Put one more token on this card.</source>
        <translation>Posez un jeton de plus sur cette carte.</translation>
    </message>
    <message>
        <source>Tokens on this card: %1.</source>
        <translation>Jetons sur cette carte&#x202f;: %1.</translation>
    </message>
    <message>
        <source>The opponent cannot ask about your %1%2.</source>
        <comment>%1: a characteristic</comment>
        <translation>L’autre joueur ne peut pas poser de question %1 sur votre X-File%2.</translation>
    </message>
</context>
<context>
    <name>CardTexts</name>
    <message>
        <source>What it does is not known.</source>
        <translation>On ne sait pas ce qu’elle fait.</translation>
    </message>
</context>
<context>
    <name>GameWords</name>
    <message>
        <source>Abduction</source>
        <translation>Enlèvement</translation>
    </message>
    <message>
        <source>Active</source>
        <translation>Actif</translation>
    </message>
    <message>
        <source>Adversary</source>
        <translation>Adversaire</translation>
    </message>
    <message>
        <source>Affiliation</source>
        <translation>Affiliation</translation>
    </message>
    <message>
        <source>Affiliation Site</source>
        <translation>Site Affiliation</translation>
    </message>
    <message>
        <source>Agent</source>
        <translation>Agent</translation>
    </message>
    <message>
        <source>Alien</source>
        <translation>Extra-terrestre</translation>
    </message>
    <message>
        <source>Alien Investigation</source>
        <translation>Enquête sur les extra-terrestres</translation>
    </message>
    <message>
        <source>Armor</source>
        <translation>Armure</translation>
    </message>
    <message>
        <source>Behavioral</source>
        <translation>Connaissance psychologique</translation>
    </message>
    <message>
        <source>Believer</source>
        <translation>Croyant</translation>
    </message>
    <message>
        <source>Bluff</source>
        <translation>Bluff</translation>
    </message>
    <message>
        <source>Briefing</source>
        <translation>Instruction</translation>
    </message>
    <message>
        <source>Bureau</source>
        <translation>Bureau</translation>
    </message>
    <message>
        <source>Bureau Deck</source>
        <translation>Pile de Bureau</translation>
    </message>
    <message>
        <source>Bureaucracy</source>
        <translation>Bureaucratie</translation>
    </message>
    <message>
        <source>CP</source>
        <translation>PC</translation>
    </message>
    <message>
        <source>Combat</source>
        <translation>Combat</translation>
    </message>
    <message>
        <source>Common</source>
        <translation>Commune</translation>
    </message>
    <message>
        <source>Computer</source>
        <translation>Ordinateur</translation>
    </message>
    <message>
        <source>Conspiracy</source>
        <translation>Conspiration</translation>
    </message>
    <message>
        <source>Control</source>
        <translation>Contrôle</translation>
    </message>
    <message>
        <source>Creature</source>
        <translation>Créature</translation>
    </message>
    <message>
        <source>Criminal</source>
        <translation>Criminel</translation>
    </message>
    <message>
        <source>Criminal Investigation</source>
        <translation>Enquête criminelle</translation>
    </message>
    <message>
        <source>Death</source>
        <translation>Mort</translation>
    </message>
    <message>
        <source>Electrical</source>
        <translation>Électrique</translation>
    </message>
    <message>
        <source>Equipment</source>
        <translation>Équipement</translation>
    </message>
    <message>
        <source>Event</source>
        <translation>Événement</translation>
    </message>
    <message>
        <source>Evidence</source>
        <translation>Preuve</translation>
    </message>
    <message>
        <source>Evidence Collection</source>
        <translation>Rassemblement de preuves</translation>
    </message>
    <message>
        <source>Evolutionary</source>
        <translation>Évolutionniste</translation>
    </message>
    <message>
        <source>FBI</source>
        <translation>FBI</translation>
    </message>
    <message>
        <source>Field</source>
        <translation>Champ d’investigation</translation>
    </message>
    <message>
        <source>Fixed</source>
        <translation>Fixe</translation>
    </message>
    <message>
        <source>Good</source>
        <translation>Bon</translation>
    </message>
    <message>
        <source>Government</source>
        <translation>Gouvernement</translation>
    </message>
    <message>
        <source>Healing</source>
        <translation>Guérison</translation>
    </message>
    <message>
        <source>Heavily Played</source>
        <translation>Très joué</translation>
    </message>
    <message>
        <source>Hospital</source>
        <translation>Hôpital</translation>
    </message>
    <message>
        <source>Ideology</source>
        <translation>Idéologie</translation>
    </message>
    <message>
        <source>Independent</source>
        <translation>Indépendant</translation>
    </message>
    <message>
        <source>Insanity</source>
        <translation>Folie</translation>
    </message>
    <message>
        <source>Killer</source>
        <translation>Tueur</translation>
    </message>
    <message>
        <source>Knowledge</source>
        <translation>Connaissance</translation>
    </message>
    <message>
        <source>Law</source>
        <translation>Loi</translation>
    </message>
    <message>
        <source>Manipulation</source>
        <translation>Manipulation</translation>
    </message>
    <message>
        <source>Martial Arts</source>
        <translation>Arts martiaux</translation>
    </message>
    <message>
        <source>Master</source>
        <translation>Maître</translation>
    </message>
    <message>
        <source>Mechanical</source>
        <translation>Mécanique</translation>
    </message>
    <message>
        <source>Medical</source>
        <translation>Médecine</translation>
    </message>
    <message>
        <source>Method</source>
        <translation>Méthode</translation>
    </message>
    <message>
        <source>Method Site</source>
        <translation>Site Méthode</translation>
    </message>
    <message>
        <source>Mint</source>
        <translation>Neuf</translation>
    </message>
    <message>
        <source>Mono</source>
        <translation>Mono</translation>
    </message>
    <message>
        <source>Motive</source>
        <translation>Motif</translation>
    </message>
    <message>
        <source>Motive Site</source>
        <translation>Site Motif</translation>
    </message>
    <message>
        <source>Move</source>
        <translation>Mouvement</translation>
    </message>
    <message>
        <source>Multi</source>
        <translation>Multi</translation>
    </message>
    <message>
        <source>Multiplayer</source>
        <translation>Multijoueur</translation>
    </message>
    <message>
        <source>Mystic</source>
        <translation>Mystique</translation>
    </message>
    <message>
        <source>Near Mint</source>
        <translation>Proche du neuf</translation>
    </message>
    <message>
        <source>Negate</source>
        <translation>Négation</translation>
    </message>
    <message>
        <source>Neutral</source>
        <translation>Neutre</translation>
    </message>
    <message>
        <source>Observation</source>
        <translation>Observation</translation>
    </message>
    <message>
        <source>Occult</source>
        <translation>Occulte</translation>
    </message>
    <message>
        <source>Occult Investigation</source>
        <translation>Enquête occulte</translation>
    </message>
    <message>
        <source>Pawn</source>
        <translation>Pion</translation>
    </message>
    <message>
        <source>Phenomena</source>
        <translation>Phénomènes</translation>
    </message>
    <message>
        <source>Physiological Imbalance</source>
        <translation>Déséquilibre physiologique</translation>
    </message>
    <message>
        <source>Played</source>
        <translation>Joué</translation>
    </message>
    <message>
        <source>Poor</source>
        <translation>Abîmé</translation>
    </message>
    <message>
        <source>Possession</source>
        <translation>Possession</translation>
    </message>
    <message>
        <source>Primordial</source>
        <translation>Primordial</translation>
    </message>
    <message>
        <source>Question</source>
        <translation>Question</translation>
    </message>
    <message>
        <source>RP</source>
        <translation>PR</translation>
    </message>
    <message>
        <source>Rare</source>
        <translation>Rare</translation>
    </message>
    <message>
        <source>Resource</source>
        <translation>Ressource</translation>
    </message>
    <message>
        <source>Result</source>
        <translation>Résultat</translation>
    </message>
    <message>
        <source>Result Site</source>
        <translation>Site Résultat</translation>
    </message>
    <message>
        <source>Sciences</source>
        <translation>Sciences</translation>
    </message>
    <message>
        <source>Security</source>
        <translation>Sécurité</translation>
    </message>
    <message>
        <source>Site</source>
        <translation>Site</translation>
    </message>
    <message>
        <source>Skeptic</source>
        <translation>Sceptique</translation>
    </message>
    <message>
        <source>Special</source>
        <translation>Spécial</translation>
    </message>
    <message>
        <source>Standard</source>
        <translation>Standard</translation>
    </message>
    <message>
        <source>Subterfuge</source>
        <translation>Subterfuge</translation>
    </message>
    <message>
        <source>Survival</source>
        <translation>Survie</translation>
    </message>
    <message>
        <source>Team</source>
        <translation>Équipe</translation>
    </message>
    <message>
        <source>Threats</source>
        <translation>Menaces</translation>
    </message>
    <message>
        <source>Training</source>
        <translation>Entraînement</translation>
    </message>
    <message>
        <source>Ultra-Rare</source>
        <translation>Ultra-rare</translation>
    </message>
    <message>
        <source>Uncommon</source>
        <translation>Peu commune</translation>
    </message>
    <message>
        <source>Violence</source>
        <translation>Violence</translation>
    </message>
    <message>
        <source>Weapon</source>
        <translation>Arme</translation>
    </message>
    <message>
        <source>Witness</source>
        <translation>Témoin</translation>
    </message>
    <message>
        <source>X-File</source>
        <translation>X-File</translation>
    </message>
    <message>
        <source>Manipulation of Evidence</source>
        <translation>Manipulation de preuves</translation>
    </message>
    <message>
        <source>Computer</source>
        <comment>skill</comment>
        <translation>Informatique</translation>
    </message>
    <message>
        <source>Without promotional cards</source>
        <translation>Sans les cartes promotionnelles</translation>
    </message>
    <message>
        <source>Base set only</source>
        <translation>Série de base seule</translation>
    </message>
    <message>
        <source>All official cards</source>
        <translation>Toutes les cartes officielles</translation>
    </message>
    <message>
        <source>Artifact</source>
        <translation>Artefact</translation>
    </message>
    <message>
        <source>Promo</source>
        <translation>Promo</translation>
    </message>
    <message>
        <source>Promotional cards</source>
        <translation>Cartes promotionnelles</translation>
    </message>
</context>
</TS>
