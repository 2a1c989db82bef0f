<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="en_US">
<context>
    <name>ActionText</name>
    <message numerus="yes">
        <source>Buy %n card(s)</source>
        <translation>
            <numerusform>Buy %n card</numerusform>
            <numerusform>Buy %n cards</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>CardSetText</name>
    <message numerus="yes">
        <source>%1: %2 (%n card(s))</source>
        <comment>a heading, and a word under it</comment>
        <translation>
            <numerusform>%1: %2 (%n card)</numerusform>
            <numerusform>%1: %2 (%n cards)</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 (%n card(s))</source>
        <comment>a set of cards</comment>
        <translation>
            <numerusform>%1 (%n card)</numerusform>
            <numerusform>%1 (%n cards)</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n row(s) of the collection</source>
        <comment>wishes, too</comment>
        <translation>
            <numerusform>%n row of the collection</numerusform>
            <numerusform>%n rows of the collection</numerusform>
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
            <numerusform>kept versions of %n deck (%1)</numerusform>
            <numerusform>kept versions of %n decks (%1)</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n change(s) in the history had to do with its cards: to undo or redo them, take the set in again first.</source>
        <translation>
            <numerusform>%n change in the history had to do with its cards: to undo or redo it, take the set in again first.</numerusform>
            <numerusform>%n changes in the history had to do with its cards: to undo or redo them, take the set in again first.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Cli</name>
    <message numerus="yes">
        <source>%n line(s) not understood, kept aside with the deck.</source>
        <translation>
            <numerusform>%n line not understood, kept aside with the deck.</numerusform>
            <numerusform>%n lines not understood, kept aside with the deck.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n card(s)</source>
        <translation>
            <numerusform>%n card</numerusform>
            <numerusform>%n cards</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n cop(y/ies) missing</source>
        <translation>
            <numerusform>%n copy missing</numerusform>
            <numerusform>%n copies missing</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n X-File(s) possible</source>
        <translation>
            <numerusform>%n X-File possible</numerusform>
            <numerusform>%n X-Files possible</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1: the same game, %n step(s), %2 turns. %3</source>
        <translation>
            <numerusform>%1: the same game, %n step, %2 turns. %3</numerusform>
            <numerusform>%1: the same game, %n steps, %2 turns. %3</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n scenario(s)</source>
        <translation>
            <numerusform>%n scenario</numerusform>
            <numerusform>%n scenarios</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 cop(y/ies)</source>
        <translation>
            <numerusform>%1 copy</numerusform>
            <numerusform>%1 copies</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n game(s), every seed twice with seats exchanged; intervals hold the true value in 95 of 100 playtests.</source>
        <translation>
            <numerusform>%n game, every seed twice with seats exchanged; intervals hold the true value in 95 of 100 playtests.</numerusform>
            <numerusform>%n games, every seed twice with seats exchanged; intervals hold the true value in 95 of 100 playtests.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n shard(s) missing: %1.</source>
        <translation>
            <numerusform>%n shard is missing: %1.</numerusform>
            <numerusform>%n shards are missing: %1.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 helps: %2 percentage points, confirmed in %n pair(s) of fresh games.</source>
        <translation>
            <numerusform>%1 helps: %2 percentage points, confirmed in %n pair of fresh games.</numerusform>
            <numerusform>%1 helps: %2 percentage points, confirmed in %n pairs of fresh games.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>No exchange helps: even %1 makes it worse, %2 percentage points in %n pair(s) of fresh games.</source>
        <translation>
            <numerusform>No exchange helps: even %1 makes it worse, %2 percentage points in %n pair of fresh games.</numerusform>
            <numerusform>No exchange helps: even %1 makes it worse, %2 percentage points in %n pairs of fresh games.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Nothing is sure: %1 looked best, with %2 percentage points in %n pair(s) of fresh games.</source>
        <translation>
            <numerusform>Nothing is sure: %1 looked best, with %2 percentage points in %n pair of fresh games.</numerusform>
            <numerusform>Nothing is sure: %1 looked best, with %2 percentage points in %n pairs of fresh games.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n game(s) of the player %1 against himself, with decks drawn by lot (seed %2).</source>
        <translation>
            <numerusform>%n game of the player %1 against himself, with decks drawn by lot (seed %2).</numerusform>
            <numerusform>%n games of the player %1 against himself, with decks drawn by lot (seed %2).</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n trie(s): %1 made %2 better.</source>
        <translation>
            <numerusform>%n try: %1 made %2 better.</numerusform>
            <numerusform>%n tries: %1 made %2 better.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n booster(s) with an Ultra-Rare replaced from the reserve.</source>
        <translation>
            <numerusform>%n booster with an Ultra-Rare replaced from the reserve.</numerusform>
            <numerusform>%n boosters with an Ultra-Rare replaced from the reserve.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Only %1 of %n cop(y/ies) could be removed.</source>
        <translation>
            <numerusform>Only %1 of %n copy could be removed.</numerusform>
            <numerusform>Only %1 of %n copies could be removed.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Only %1 of %n cop(y/ies) could be changed.</source>
        <translation>
            <numerusform>Only %1 of %n copy could be changed.</numerusform>
            <numerusform>Only %1 of %n copies could be changed.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 (%2): %n cop(y/ies) changed</source>
        <translation>
            <numerusform>%1 (%2): %n copy changed</numerusform>
            <numerusform>%1 (%2): %n copies changed</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n row(s)</source>
        <translation>
            <numerusform>%n row</numerusform>
            <numerusform>%n rows</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n row(s) of the collection</source>
        <translation>
            <numerusform>%n row of the collection</numerusform>
            <numerusform>%n rows of the collection</numerusform>
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
            <numerusform>%n saved search</numerusform>
            <numerusform>%n saved searches</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1  (%n card(s), %2)</source>
        <translation>
            <numerusform>%1  (%n card, %2)</numerusform>
            <numerusform>%1  (%n cards, %2)</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1: %n card(s), Team %2 RP, X-File %3</source>
        <translation>
            <numerusform>%1: %n card, Team %2 RP, X-File %3</numerusform>
            <numerusform>%1: %n cards, Team %2 RP, X-File %3</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n more line(s) were not understood.</source>
        <translation>
            <numerusform>%n more line was not understood.</numerusform>
            <numerusform>%n more lines were not understood.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n line(s) plainly mean one card: --guess takes them.</source>
        <translation>
            <numerusform>%n line plainly means one card: --guess takes it.</numerusform>
            <numerusform>%n lines plainly mean one card: --guess takes them.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1: %n row(s) of the database make no card.</source>
        <translation>
            <numerusform>%1: %n row of the database makes no card.</numerusform>
            <numerusform>%1: %n rows of the database make no card.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>and %n more word(s); --json has all</source>
        <translation>
            <numerusform>and %n more word; --json has all</numerusform>
            <numerusform>and %n more words; --json has all</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n more card(s) were not taken in; --json has all.</source>
        <translation>
            <numerusform>%n more card was not taken in; --json has all.</numerusform>
            <numerusform>%n more cards were not taken in; --json has all.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n more line(s) were taken for a card; --json has all.</source>
        <translation>
            <numerusform>%n more line was taken for a card; --json has all.</numerusform>
            <numerusform>%n more lines were taken for a card; --json has all.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The game is over after %n actions, of which this player chose %1.</source>
        <translation>
            <numerusform>The game is over after %n action, of which this player chose %1.</numerusform>
            <numerusform>The game is over after %n actions, of which this player chose %1.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n line(s) of this deck were not recognised and are not counted.</source>
        <translation>
            <numerusform>%n line of this deck was not recognised and is not counted.</numerusform>
            <numerusform>%n lines of this deck were not recognised and are not counted.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The game is over after %n actions, of which this player chose %1 since it came back.</source>
        <translation>
            <numerusform>The game is over after %n action, of which this player chose %1 since it came back.</numerusform>
            <numerusform>The game is over after %n actions, of which this player chose %1 since it came back.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>… and %n more row(s) like these.</source>
        <translation>
            <numerusform>… and %n more row like these.</numerusform>
            <numerusform>… and %n more rows like these.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n deck(s) were there already, just the same.</source>
        <translation>
            <numerusform>%n deck was there already, just the same.</numerusform>
            <numerusform>%n decks were there already, just the same.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n saved search(es) were there already, just the same.</source>
        <translation>
            <numerusform>%n saved search was there already, just the same.</numerusform>
            <numerusform>%n saved searches were there already, just the same.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 has %n step(s): there is none after %2.</source>
        <translation>
            <numerusform>%1 has %n step: there is none after %2.</numerusform>
            <numerusform>%1 has %n steps: there is none after %2.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n row(s) have a text that is longer than one may be now, or a day outside 1900 to 2199: they are written whole, and `collection import` would set them aside. `db export` keeps them so that they come back.</source>
        <translation>
            <numerusform>%n row has a text that is longer than one may be now, or a day outside 1900 to 2199: it is written whole, and `collection import` would set it aside. `db export` keeps it so that it comes back.</numerusform>
            <numerusform>%n rows have a text that is longer than one may be now, or a day outside 1900 to 2199: they are written whole, and `collection import` would set them aside. `db export` keeps them so that they come back.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n row(s) of the collection were there already, with as many copies or more.</source>
        <translation>
            <numerusform>%n row of the collection was there already, with as many copies or more.</numerusform>
            <numerusform>%n rows of the collection were there already, with as many copies or more.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>And %n set(s) of cards, which `undo` does not take back.</source>
        <translation>
            <numerusform>And %n set of cards, which `undo` does not take back.</numerusform>
            <numerusform>And %n sets of cards, which `undo` does not take back.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Shard %1 of %2: %n game(s), in %3.</source>
        <translation>
            <numerusform>Shard %1 of %2: %n game, in %3.</numerusform>
            <numerusform>Shard %1 of %2: %n games, in %3.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n more word(s) were left out; --json has all.</source>
        <translation>
            <numerusform>%n more word was left out; --json has all.</numerusform>
            <numerusform>%n more words were left out; --json has all.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n more value(s) were passed over; --json has all.</source>
        <translation>
            <numerusform>%n more value was passed over; --json has all.</numerusform>
            <numerusform>%n more values were passed over; --json has all.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n more card(s) were not taken in, or not whole; --json has all.</source>
        <translation>
            <numerusform>%n more card was not taken in, or not whole; --json has all.</numerusform>
            <numerusform>%n more cards were not taken in, or not whole; --json has all.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>--fixed names %1 starters for %n player(s).</source>
        <translation>
            <numerusform>--fixed names %1 starters for %n player.</numerusform>
            <numerusform>--fixed names %1 starters for %n players.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1: taken for %2 (%n copy(ies))</source>
        <translation>
            <numerusform>%1: taken for %2 (%n copy)</numerusform>
            <numerusform>%1: taken for %2 (%n copies)</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n earlier version(s) of decks are not in it: `dossier-cli db backup` keeps them.</source>
        <translation>
            <numerusform>%n earlier version of a deck is not in it: `dossier-cli db backup` keeps it.</numerusform>
            <numerusform>%n earlier versions of decks are not in it: `dossier-cli db backup` keeps them.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>CollectionFile</name>
    <message numerus="yes">
        <source>%n row(s) of the collection written to %1.</source>
        <translation>
            <numerusform>%n row of the collection written to %1.</numerusform>
            <numerusform>%n rows of the collection written to %1.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n of them have a text that is longer than one may be now, or a day outside 1900 to 2199: an import would set them aside. “Export everything” keeps them so that they come back.</source>
        <translation>
            <numerusform>%n of them has a text that is longer than one may be now, or a day outside 1900 to 2199: an import would set it aside. “Export everything” keeps it so that it comes back.</numerusform>
            <numerusform>%n of them have a text that is longer than one may be now, or a day outside 1900 to 2199: an import would set them aside. “Export everything” keeps them so that they come back.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>CollectionImport</name>
    <message numerus="yes">
        <source>%n cop(ies) imported.</source>
        <translation>
            <numerusform>%n copy imported.</numerusform>
            <numerusform>%n copies imported.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 %n line(s) were not understood; they are kept: Import shows them again.</source>
        <translation>
            <numerusform>%1 %n line was not understood; it is kept: Import shows it again.</numerusform>
            <numerusform>%1 %n lines were not understood; they are kept: Import shows them again.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n row(s) did not fit to what is there and are kept aside (%1).</source>
        <translation>
            <numerusform>%n row did not fit to what is there and is kept aside (%1).</numerusform>
            <numerusform>%n rows did not fit to what is there and are kept aside (%1).</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n row(s) did not fit to what is there (%1).</source>
        <translation>
            <numerusform>%n row did not fit to what is there (%1).</numerusform>
            <numerusform>%n rows did not fit to what is there (%1).</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 %n line(s) were not understood.</source>
        <translation>
            <numerusform>%1 %n line was not understood.</numerusform>
            <numerusform>%1 %n lines were not understood.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>CollectionList</name>
    <message numerus="yes">
        <source>%n cop(ies)</source>
        <translation>
            <numerusform>%n copy</numerusform>
            <numerusform>%n copies</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>DecisionText</name>
    <message numerus="yes">
        <source>Which %n card(s) of your hand do you discard for %1?</source>
        <translation>
            <numerusform>Which card of your hand do you discard for %1?</numerusform>
            <numerusform>Which %n cards of your hand do you discard for %1?</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Which %n card(s) does %1 discard?</source>
        <translation>
            <numerusform>Which card does %1 discard?</numerusform>
            <numerusform>Which %n cards does %1 discard?</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Which %n card(s) does %1 remove from the game?</source>
        <translation>
            <numerusform>Which card does %1 remove from the game?</numerusform>
            <numerusform>Which %n cards does %1 remove from the game?</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Which %n Agent(s) does %1 send to the Hospital?</source>
        <translation>
            <numerusform>Which Agent does %1 send to the Hospital?</numerusform>
            <numerusform>Which %n Agents does %1 send to the Hospital?</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Which %n card(s) does %1 give you?</source>
        <translation>
            <numerusform>Which card does %1 give you?</numerusform>
            <numerusform>Which %n cards does %1 give you?</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Which %n card(s) does %1 move?</source>
        <translation>
            <numerusform>Which card does %1 move?</numerusform>
            <numerusform>Which %n cards does %1 move?</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Which %n card(s) does %1 lend you?</source>
        <translation>
            <numerusform>Which card does %1 lend you?</numerusform>
            <numerusform>Which %n cards does %1 lend you?</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Which %n Agent(s) does %1 abduct?</source>
        <translation>
            <numerusform>Which Agent does %1 abduct?</numerusform>
            <numerusform>Which %n Agents does %1 abduct?</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Which %n thing(s) do you choose for %1?</source>
        <translation>
            <numerusform>What do you choose for %1?</numerusform>
            <numerusform>Which %n do you choose for %1?</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Which %n Agent(s) go(es) on in spite of %1?</source>
        <translation>
            <numerusform>Which Agent goes on in spite of %1?</numerusform>
            <numerusform>Which %n Agents go on in spite of %1?</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>To which pool do(es) the %n point(s) of %1 go?</source>
        <translation>
            <numerusform>To which pool does the %n point of %1 go?</numerusform>
            <numerusform>To which pool do the %n points of %1 go?</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>DeckSheet</name>
    <message numerus="yes">
        <source>%n Agent(s)</source>
        <translation>
            <numerusform>%n Agent</numerusform>
            <numerusform>%n Agents</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n card(s)</source>
        <translation>
            <numerusform>%n card</numerusform>
            <numerusform>%n cards</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>DeckWords</name>
    <message numerus="yes">
        <source>%n problem(s)</source>
        <translation>
            <numerusform>%n problem</numerusform>
            <numerusform>%n problems</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>legal, %n remark(s)</source>
        <translation>
            <numerusform>legal, %n remark</numerusform>
            <numerusform>legal, %n remarks</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>DetailText</name>
    <message numerus="yes">
        <source>You hold %n card(s) more than you may keep; more may go.</source>
        <translation>
            <numerusform>You hold %n card more than you may keep; more may go.</numerusform>
            <numerusform>You hold %n cards more than you may keep; more may go.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>EventText</name>
    <message numerus="yes">
        <source>A game for %n player(s) begins.</source>
        <translation>
            <numerusform>A game for %n player begins.</numerusform>
            <numerusform>A game for %n players begins.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{%1 draws|You draw} %n card(s).</source>
        <translation>
            <numerusform>{%1 draws|You draw} %n card.</numerusform>
            <numerusform>{%1 draws|You draw} %n cards.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{%1 shuffles|You shuffle} the Discard Pile into a new Bureau Deck of %n card(s).</source>
        <translation>
            <numerusform>{%1 shuffles|You shuffle} the Discard Pile into a new Bureau Deck of %n card.</numerusform>
            <numerusform>{%1 shuffles|You shuffle} the Discard Pile into a new Bureau Deck of %n cards.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{%1 buys|You buy} %n card(s).</source>
        <translation>
            <numerusform>{%1 buys|You buy} %n card.</numerusform>
            <numerusform>{%1 buys|You buy} %n cards.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 is healed of %n damage.</source>
        <translation>
            <numerusform>%1 is healed of %n damage.</numerusform>
            <numerusform>%1 is healed of %n damage.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 takes %n damage; Health is down to %2.</source>
        <translation>
            <numerusform>%1 takes %n damage; Health is down to %2.</numerusform>
            <numerusform>%1 takes %n damage; Health is down to %2.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 deals %n damage to %2.</source>
        <translation>
            <numerusform>%1 deals %n damage to %2.</numerusform>
            <numerusform>%1 deals %n damage to %2.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 has %n token(s) now.</source>
        <translation>
            <numerusform>%1 has %n token now.</numerusform>
            <numerusform>%1 has %n tokens now.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 is abducted, under %n card(s) of the Bureau Deck.</source>
        <translation>
            <numerusform>%1 is abducted, under %n card of the Bureau Deck.</numerusform>
            <numerusform>%1 is abducted, under %n cards of the Bureau Deck.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 is away for %n turn(s).</source>
        <translation>
            <numerusform>%1 is away for %n turn.</numerusform>
            <numerusform>%1 is away for %n turns.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n card(s) of {the deck of %1|your deck} stay out: the Basic Game does without them.</source>
        <translation>
            <numerusform>%n card of {the deck of %1|your deck} stays out: the Basic Game does without them.</numerusform>
            <numerusform>%n cards of {the deck of %1|your deck} stay out: the Basic Game does without them.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{%1 shuffles the Discard Pile, %n card(s), and lays|You shuffle your Discard Pile, %n card(s), and lay} it under the Bureau Deck.</source>
        <translation>
            <numerusform>{%1 shuffles the Discard Pile, %n card, and lays|You shuffle your Discard Pile, %n card, and lay} it under the Bureau Deck.</numerusform>
            <numerusform>{%1 shuffles the Discard Pile, %n cards, and lays|You shuffle your Discard Pile, %n cards, and lay} it under the Bureau Deck.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The text of %1 prevents %n damage to it.</source>
        <translation>
            <numerusform>The text of %1 prevents %n damage to it.</numerusform>
            <numerusform>The text of %1 prevents %n damage to it.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 prevents %n damage to %2.</source>
        <translation>
            <numerusform>%1 prevents %n damage to %2.</numerusform>
            <numerusform>%1 prevents %n damage to %2.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n damage to %1 is prevented.</source>
        <translation>
            <numerusform>%n damage to %1 is prevented.</numerusform>
            <numerusform>%n damage to %1 is prevented.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{%1 looks|You look} at the top %n card(s) of {the Bureau Deck of %2|your Bureau Deck}.</source>
        <translation>
            <numerusform>{%1 looks|You look} at the top card of {the Bureau Deck of %2|your Bureau Deck}.</numerusform>
            <numerusform>{%1 looks|You look} at the top %n cards of {the Bureau Deck of %2|your Bureau Deck}.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>EverythingFiles</name>
    <message numerus="yes">
        <source>Lines of %n collection(s) that were not understood come, too.</source>
        <translation>
            <numerusform>Lines of %n collection that were not understood come, too.</numerusform>
            <numerusform>Lines of %n collections that were not understood come, too.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n row(s) of the collection are not understood.</source>
        <translation>
            <numerusform>%n row of the collection is not understood.</numerusform>
            <numerusform>%n rows of the collection are not understood.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n key(s) in it are not known and are passed over (%1).</source>
        <translation>
            <numerusform>%n key in it is not known and is passed over (%1).</numerusform>
            <numerusform>%n keys in it are not known and are passed over (%1).</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n value(s) in it are not known and are passed over (%1).</source>
        <translation>
            <numerusform>%n value in it is not known and is passed over (%1).</numerusform>
            <numerusform>%n values in it are not known and are passed over (%1).</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n card(s) of its sets are not taken in, or not whole (%1).</source>
        <translation>
            <numerusform>%n card of its sets is not taken in, or not whole (%1).</numerusform>
            <numerusform>%n cards of its sets are not taken in, or not whole (%1).</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Gathering</name>
    <message numerus="yes">
        <source>under %n card(s)</source>
        <translation>
            <numerusform>under %n card</numerusform>
            <numerusform>under %n cards</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n turn(s)</source>
        <translation>
            <numerusform>%n turn</numerusform>
            <numerusform>%n turns</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>GoldfishText</name>
    <message numerus="yes">
        <source>%n card(s) of %1 stay out of the Basic Game: cards for the Advanced Game, Agents and X-Files of the Bureau Deck (BASIC-3, BASIC-8).</source>
        <translation>
            <numerusform>%n card of %1 stays out of the Basic Game: cards for the Advanced Game, Agents and X-Files of the Bureau Deck (BASIC-3, BASIC-8).</numerusform>
            <numerusform>%n cards of %1 stay out of the Basic Game: cards for the Advanced Game, Agents and X-Files of the Bureau Deck (BASIC-3, BASIC-8).</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 and %n more</source>
        <translation>
            <numerusform>%1 and %n more</numerusform>
            <numerusform>%1 and %n more</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The game does not know what %n card(s) of further sets in %1 do(es): %2. Agents, Sites and Adversaries are played by their printed facts; others stay in the hand.</source>
        <translation>
            <numerusform>The game does not know what %n card of further sets in %1 does: %2. Agents, Sites and Adversaries are played by their printed facts; others stay in the hand.</numerusform>
            <numerusform>The game does not know what %n cards of further sets in %1 do: %2. Agents, Sites and Adversaries are played by their printed facts; others stay in the hand.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>GroundText</name>
    <message numerus="yes">
        <source>Sites that %n opponent(s) solve</source>
        <translation>
            <numerusform>Sites that your opponent solves</numerusform>
            <numerusform>Sites that your %n opponents solve</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>X-Files that %n opponent(s) still suspect</source>
        <translation>
            <numerusform>X-Files that your opponent still suspects</numerusform>
            <numerusform>X-Files that your %n opponents still suspect</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Agents of %n opponent(s) in the Hospital</source>
        <translation>
            <numerusform>Agents of your opponent in the Hospital</numerusform>
            <numerusform>Agents of your %n opponents in the Hospital</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Agents of %n opponent(s) in play</source>
        <translation>
            <numerusform>Agents of your opponent in play</numerusform>
            <numerusform>Agents of your %n opponents in play</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>damage on Agents of %n opponent(s)</source>
        <translation>
            <numerusform>damage on Agents of your opponent</numerusform>
            <numerusform>damage on Agents of your %n opponents</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>RP left to %n opponent(s)</source>
        <translation>
            <numerusform>RP left to your opponent</numerusform>
            <numerusform>RP left to your %n opponents</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>CP left to %n opponent(s)</source>
        <translation>
            <numerusform>CP left to your opponent</numerusform>
            <numerusform>CP left to your %n opponents</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>cards in the hand of %n opponent(s)</source>
        <translation>
            <numerusform>cards in the hand of your opponent</numerusform>
            <numerusform>cards in the hands of your %n opponents</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Equipment and Witnesses of %n opponent(s) in play</source>
        <translation>
            <numerusform>Equipment and Witnesses of your opponent in play</numerusform>
            <numerusform>Equipment and Witnesses of your %n opponents in play</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>HeapCells</name>
    <message numerus="yes">
        <source>%n of them cannot be for trade: there are not so many.</source>
        <translation>
            <numerusform>%n of them cannot be for trade: there are not so many.</numerusform>
            <numerusform>%n of them cannot be for trade: there are not so many.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>HintText</name>
    <message numerus="yes">
        <source>%n X-File(s) are possible: the guess is right %1 times in 100.</source>
        <translation>
            <numerusform>%n X-File is possible: the guess is right %1 times in 100.</numerusform>
            <numerusform>%n X-Files are possible: the guess is right %1 times in 100.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n X-File(s) are possible: a guess would be right only %1 times in 100.</source>
        <translation>
            <numerusform>%n X-File is possible: a guess would be right only %1 times in 100.</numerusform>
            <numerusform>%n X-Files are possible: a guess would be right only %1 times in 100.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Asking %1 leaves %2 of %n X-File(s) on average.</source>
        <translation>
            <numerusform>Asking %1 leaves %2 of %n X-File on average.</numerusform>
            <numerusform>Asking %1 leaves %2 of %n X-Files on average.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1, in %n imagined deal(s), by many small things.</source>
        <translation>
            <numerusform>%1, in %n imagined deal, by many small things.</numerusform>
            <numerusform>%1, in %n imagined deals, by many small things.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n in 100 more game(s) won than by passing</source>
        <translation>
            <numerusform>%n in 100 more games won than by passing</numerusform>
            <numerusform>%n in 100 more games won than by passing</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n in 100 more game(s) won than by “%1”</source>
        <translation>
            <numerusform>%n in 100 more games won than by “%1”</numerusform>
            <numerusform>%n in 100 more games won than by “%1”</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 (%n other choice(s) are about as good)</source>
        <translation>
            <numerusform>%1 (%n other choice is about as good)</numerusform>
            <numerusform>%1 (%n other choices are about as good)</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>These are worth the same, as far as %n imagined deal(s) can tell. Suggested: “%1”.</source>
        <translation>
            <numerusform>These are worth the same, as far as %n imagined deal can tell. Suggested: “%1”.</numerusform>
            <numerusform>These are worth the same, as far as %n imagined deals can tell. Suggested: “%1”.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n choice(s) are worth the same, as far as %1 imagined deals can tell. Suggested: “%2”.</source>
        <translation>
            <numerusform>%n choice is worth the same, as far as %1 imagined deals can tell. Suggested: “%2”.</numerusform>
            <numerusform>%n choices are worth the same, as far as %1 imagined deals can tell. Suggested: “%2”.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>HistoryText</name>
    <message numerus="yes">
        <source>change %n row(s)</source>
        <translation>
            <numerusform>change %n row</numerusform>
            <numerusform>change %n rows</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>import %n row(s)</source>
        <translation>
            <numerusform>import %n row</numerusform>
            <numerusform>import %n rows</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>import %n deck(s)</source>
        <translation>
            <numerusform>import %n deck</numerusform>
            <numerusform>import %n decks</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>remove %n row(s)</source>
        <translation>
            <numerusform>remove %n row</numerusform>
            <numerusform>remove %n rows</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>change %1 of %n row(s)</source>
        <translation>
            <numerusform>change %1 of %n row</numerusform>
            <numerusform>change %1 of %n rows</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>take %n row(s) from their place</source>
        <translation>
            <numerusform>take %n row from its place</numerusform>
            <numerusform>take %n rows from their place</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>move %n row(s) to %1</source>
        <translation>
            <numerusform>move %n row to %1</numerusform>
            <numerusform>move %n rows to %1</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>forget the condition of %n row(s)</source>
        <translation>
            <numerusform>forget the condition of %n row</numerusform>
            <numerusform>forget the condition of %n rows</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>set the condition of %n row(s) to %1</source>
        <translation>
            <numerusform>set the condition of %n row to %1</numerusform>
            <numerusform>set the condition of %n rows to %1</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>mark %n row(s) for trade</source>
        <translation>
            <numerusform>mark %n row for trade</numerusform>
            <numerusform>mark %n rows for trade</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>mark %n row(s) as not for trade</source>
        <translation>
            <numerusform>mark %n row as not for trade</numerusform>
            <numerusform>mark %n rows as not for trade</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>lend %n row(s) to %1</source>
        <translation>
            <numerusform>lend %n row to %1</numerusform>
            <numerusform>lend %n rows to %1</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>take back %n row(s)</source>
        <translation>
            <numerusform>take back %n row</numerusform>
            <numerusform>take back %n rows</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>put %n card(s) on the want list</source>
        <translation>
            <numerusform>put %n card on the want list</numerusform>
            <numerusform>put %n cards on the want list</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>add %n card(s) to %1</source>
        <translation>
            <numerusform>add %n card to %1</numerusform>
            <numerusform>add %n cards to %1</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>take %n card(s) from %1</source>
        <translation>
            <numerusform>take %n card from %1</numerusform>
            <numerusform>take %n cards from %1</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>KeptWords</name>
    <message numerus="yes">
        <source>%n minute(s)</source>
        <translation>
            <numerusform>%n minute</numerusform>
            <numerusform>%n minutes</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>NewsText</name>
    <message numerus="yes">
        <source>{%1 buys|You buy} %n card(s)</source>
        <translation>
            <numerusform>{%1 buys|You buy} %n card</numerusform>
            <numerusform>{%1 buys|You buy} %n cards</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{%1 sends|You send} %n Agent(s) to the Field</source>
        <translation>
            <numerusform>{%1 sends|You send} %n Agent to the Field</numerusform>
            <numerusform>{%1 sends|You send} %n Agents to the Field</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{%1 hides|You hide} %n card(s) under %2</source>
        <translation>
            <numerusform>{%1 hides|You hide} %n card under %2</numerusform>
            <numerusform>{%1 hides|You hide} %n cards under %2</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 is away for %n turn(s)</source>
        <translation>
            <numerusform>%1 is away for %n turn</numerusform>
            <numerusform>%1 is away for %n turns</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 has %n token(s) now</source>
        <translation>
            <numerusform>%1 has %n token now</numerusform>
            <numerusform>%1 has %n tokens now</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1: %n damage prevented</source>
        <translation>
            <numerusform>%1: %n damage prevented</numerusform>
            <numerusform>%1: %n damage prevented</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1: %2 prevents %n damage</source>
        <translation>
            <numerusform>%1: %2 prevents %n damage</numerusform>
            <numerusform>%1: %2 prevents %n damage</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{%1 discards|You discard} %n card(s) of the Bureau Deck</source>
        <translation>
            <numerusform>{%1 discards|You discard} %n card of the Bureau Deck</numerusform>
            <numerusform>{%1 discards|You discard} %n cards of the Bureau Deck</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{%1 discards|You discard} %n card(s) from hand</source>
        <translation>
            <numerusform>{%1 discards|You discard} %n card from hand</numerusform>
            <numerusform>{%1 discards|You discard} %n cards from hand</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Packs</name>
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
            <numerusform>%1; %n card</numerusform>
            <numerusform>%1; %n cards</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>ProblemText</name>
    <message numerus="yes">
        <source>The Bureau Deck holds %1 of at least %2 cards: add %n more.</source>
        <translation>
            <numerusform>The Bureau Deck holds %1 of at least %2 cards: add %n more.</numerusform>
            <numerusform>The Bureau Deck holds %1 of at least %2 cards: add %n more.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The starting Team has %n Agent(s): the Basic Game starts with exactly four.</source>
        <translation>
            <numerusform>The starting Team has %n Agent: the Basic Game starts with exactly four.</numerusform>
            <numerusform>The starting Team has %n Agents: the Basic Game starts with exactly four.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The starting Team has %n Agent(s): the rule book advises three or more.</source>
        <translation>
            <numerusform>The starting Team has %n Agent: the rule book advises three or more.</numerusform>
            <numerusform>The starting Team has %n Agents: the rule book advises three or more.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n Site(s) in the Bureau Deck: the rule book advises about a quarter, here %1.</source>
        <translation>
            <numerusform>%n Site in the Bureau Deck: the rule book advises about a quarter, here %1.</numerusform>
            <numerusform>%n Sites in the Bureau Deck: the rule book advises about a quarter, here %1.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>PullSheet</name>
    <message numerus="yes">
        <source>%n cop(ies)</source>
        <translation>
            <numerusform>%n copy</numerusform>
            <numerusform>%n copies</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n location(s)</source>
        <translation>
            <numerusform>%n location</numerusform>
            <numerusform>%n locations</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>ReadingText</name>
    <message numerus="yes">
        <source>%n row(s) with a price of 0, which is kept as a price that is not known (the first in line %1).</source>
        <translation>
            <numerusform>%n row with a price of 0, which is kept as a price that is not known (the first in line %1).</numerusform>
            <numerusform>%n rows with a price of 0, which is kept as a price that is not known (the first in line %1).</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n column(s) that a collection does not have, left out: %1.</source>
        <translation>
            <numerusform>%n column that a collection does not have, left out: %1.</numerusform>
            <numerusform>%n columns that a collection does not have, left out: %1.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>And so were %n more key(s).</source>
        <translation>
            <numerusform>And so was %n more key.</numerusform>
            <numerusform>And so were %n more keys.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n line(s) with letters that are not in UTF-8, which were read as Windows-1252 (the first is line %1)</source>
        <translation>
            <numerusform>%n line with letters that are not in UTF-8, which were read as Windows-1252 (the first is line %1)</numerusform>
            <numerusform>%n lines with letters that are not in UTF-8, which were read as Windows-1252 (the first is line %1)</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n row(s) with a line break or another control character in a place or a name, for which a blank is kept (the first in line %1).</source>
        <translation>
            <numerusform>%n row with a line break or another control character in a place or a name, for which a blank is kept (the first in line %1).</numerusform>
            <numerusform>%n rows with a line break or another control character in a place or a name, for which a blank is kept (the first in line %1).</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n line(s) above the heading of the table, which were passed over (the first is line %1).</source>
        <translation>
            <numerusform>%n line above the heading of the table, which was passed over (it is line %1).</numerusform>
            <numerusform>%n lines above the heading of the table, which were passed over (the first is line %1).</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n row(s) with a name that is no card&apos;s; the card of the number was taken (the first in line %1).</source>
        <translation>
            <numerusform>%n row with a name that is no card&apos;s; the card of the number was taken (the first in line %1).</numerusform>
            <numerusform>%n rows with a name that is no card&apos;s; the card of the number was taken (the first in line %1).</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n line(s) of two numbers alone, a card&apos;s and how many of it: “%1” in line %2 was taken as %3 of %4</source>
        <comment>a line, its place, a number of copies, a card</comment>
        <translation>
            <numerusform>%n line of two numbers alone, a card&apos;s and how many of it: “%1” in line %2 was taken as %3 of %4</numerusform>
            <numerusform>%n lines of two numbers alone, a card&apos;s and how many of it: “%1” in line %2 was taken as %3 of %4</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>RepairText</name>
    <message numerus="yes">
        <source>Take out %n</source>
        <translation>
            <numerusform>Take out %n</numerusform>
            <numerusform>Take out %n</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Add %n card(s)</source>
        <translation>
            <numerusform>Add %n card</numerusform>
            <numerusform>Add %n cards</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>SeriesText</name>
    <message numerus="yes">
        <source>Elo does not fit these decks: one number for each does not explain who won how much of whom (chi-square %1, %n degree(s) of freedom, p %2). Look at the table.</source>
        <translation>
            <numerusform>Elo does not fit these decks: one number for each does not explain who won how much of whom (chi-square %1, %n degree of freedom, p %2). Look at the table.</numerusform>
            <numerusform>Elo does not fit these decks: one number for each does not explain who won how much of whom (chi-square %1, %n degrees of freedom, p %2). Look at the table.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>at most %n turn(s)</source>
        <translation>
            <numerusform>at most %n turn</numerusform>
            <numerusform>at most %n turns</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>SheetText</name>
    <message numerus="yes">
        <source>No card is in it more than %n time(s).</source>
        <translation>
            <numerusform>No card is in it more than once.</numerusform>
            <numerusform>No card is in it more than %n times.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>ShelvedDecks</name>
    <message numerus="yes">
        <source>%n sample deck(s) added.</source>
        <translation>
            <numerusform>%n sample deck added.</numerusform>
            <numerusform>%n sample decks added.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n starter deck(s) added.</source>
        <translation>
            <numerusform>%n starter deck added.</numerusform>
            <numerusform>%n starter decks added.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>SplitWords</name>
    <message numerus="yes">
        <source>Name %1? %n X-File(s) are possible: it is right in %2 of 100 cases.</source>
        <translation>
            <numerusform>Name %1? It is the only X-File left: right in %2 of 100 cases.</numerusform>
            <numerusform>Name %1? %n X-Files are possible: it is right in %2 of 100 cases.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>SpokenWords</name>
    <message numerus="yes">
        <source>%n short</source>
        <translation>
            <numerusform>%n short</numerusform>
            <numerusform>%n short</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>StoreText</name>
    <message numerus="yes">
        <source>%1 (%n cop(y/ies))</source>
        <translation>
            <numerusform>%1 (%n copy)</numerusform>
            <numerusform>%1 (%n copies)</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>StoryText</name>
    <message numerus="yes">
        <source>{%1 draws|You draw} %n card(s).</source>
        <translation>
            <numerusform>{%1 draws|You draw} %n card.</numerusform>
            <numerusform>{%1 draws|You draw} %n cards.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{%1 pays|You pay} %2 for %n card(s)</source>
        <translation>
            <numerusform>{%1 pays|You pay} %2 for %n card</numerusform>
            <numerusform>{%1 pays|You pay} %2 for %n cards</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{%1 buys|You buy} %n card(s)</source>
        <translation>
            <numerusform>{%1 buys|You buy} %n card</numerusform>
            <numerusform>{%1 buys|You buy} %n cards</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n token(s) left</source>
        <translation>
            <numerusform>%n token left</numerusform>
            <numerusform>%n tokens left</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 deals %n damage to %2</source>
        <translation>
            <numerusform>%1 deals %n damage to %2</numerusform>
            <numerusform>%1 deals %n damage to %2</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 together deal %n damage to %2</source>
        <translation>
            <numerusform>%1 together deal %n damage to %2</numerusform>
            <numerusform>%1 together deal %n damage to %2</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 takes %n damage and goes to the Hospital.</source>
        <translation>
            <numerusform>%1 takes %n damage and goes to the Hospital.</numerusform>
            <numerusform>%1 takes %n damage and goes to the Hospital.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{%1 puts|You put} %n card(s) face down under %2.</source>
        <translation>
            <numerusform>{%1 puts|You put} %n card face down under %2.</numerusform>
            <numerusform>{%1 puts|You put} %n cards face down under %2.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>its own text prevents %n</source>
        <translation>
            <numerusform>its own text prevents %n</numerusform>
            <numerusform>its own text prevents %n</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 prevents %n</source>
        <translation>
            <numerusform>%1 prevents %n</numerusform>
            <numerusform>%1 prevents %n</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n prevented</source>
        <translation>
            <numerusform>%n prevented</numerusform>
            <numerusform>%n prevented</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>takes %n</source>
        <translation>
            <numerusform>takes %n</numerusform>
            <numerusform>takes %n</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>TradeList</name>
    <message numerus="yes">
        <source>%n cop(ies)</source>
        <translation>
            <numerusform>%n copy</numerusform>
            <numerusform>%n copies</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>TurnReviewText</name>
    <message numerus="yes">
        <source>%n card(s) discarded one by one</source>
        <translation>
            <numerusform>%n card discarded</numerusform>
            <numerusform>%n cards discarded one by one</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 (%n time(s))</source>
        <comment>a kind of choice</comment>
        <translation>
            <numerusform>%1 (%n time)</numerusform>
            <numerusform>%1 (%n times)</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>dossier::AnswerPage</name>
    <message numerus="yes">
        <source>%1 can still suspect %n X-File(s).</source>
        <translation>
            <numerusform>%1 can still suspect %n X-File.</numerusform>
            <numerusform>%1 can still suspect %n X-Files.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Nothing new: %n X-File(s) are possible.</source>
        <translation>
            <numerusform>Nothing new: %n X-File is possible.</numerusform>
            <numerusform>Nothing new: %n X-Files are possible.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n X-File(s) fall out.</source>
        <translation>
            <numerusform>%n X-File falls out.</numerusform>
            <numerusform>%n X-Files fall out.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Name the X-File… %n possible</source>
        <translation>
            <numerusform>Name the X-File… %n possible</numerusform>
            <numerusform>Name the X-File… %n possible</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>dossier::Board</name>
    <message numerus="yes">
        <source>%1, and %n more</source>
        <translation>
            <numerusform>%1, and %n more</numerusform>
            <numerusform>%1, and %n more</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n possible</source>
        <translation>
            <numerusform>%n possible</numerusform>
            <numerusform>%n possible</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 still suspects %n X-File(s).</source>
        <translation>
            <numerusform>%1 still suspects %n X-File.</numerusform>
            <numerusform>%1 still suspects %n X-Files.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>dossier::CardChoice</name>
    <message numerus="yes">
        <source>Not known: %n card(s) come(s) near (↓), or type</source>
        <translation>
            <numerusform>Not known: %n card comes near (↓), or type</numerusform>
            <numerusform>Not known: %n cards come near (↓), or type</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>dossier::CardDock</name>
    <message numerus="yes">
        <source>%n owned</source>
        <translation>
            <numerusform>%n owned</numerusform>
            <numerusform>%n owned</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n free</source>
        <translation>
            <numerusform>%n free</numerusform>
            <numerusform>%n free</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n in built decks</source>
        <translation>
            <numerusform>%n in built decks</numerusform>
            <numerusform>%n in built decks</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n lent</source>
        <translation>
            <numerusform>%n lent</numerusform>
            <numerusform>%n lent</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>dossier::CardEntryLine</name>
    <message numerus="yes">
        <source>%n card(s) match; choose one.</source>
        <translation>
            <numerusform>%n card matches; choose it.</numerusform>
            <numerusform>%n cards match; choose one.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Enter: %n cop(y/ies)</source>
        <translation>
            <numerusform>Enter: %n copy</numerusform>
            <numerusform>Enter: %n copies</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>dossier::CardFiguresModel</name>
    <message numerus="yes">
        <source>The deck wins %1 percentage points more with it than with a blank in its place; %n pair(s) of games</source>
        <translation>
            <numerusform>The deck wins %1 percentage points more with it than with a blank in its place; %n pair of games</numerusform>
            <numerusform>The deck wins %1 percentage points more with it than with a blank in its place; %n pairs of games</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>So in %Ln game(s): %1 won</source>
        <translation>
            <numerusform>So in %Ln game: %1 won</numerusform>
            <numerusform>So in %Ln games: %1 won</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>dossier::CardSetsDialog</name>
    <message numerus="yes">
        <source>%n card(s) of it cannot be read.</source>
        <translation>
            <numerusform>%n card of it cannot be read.</numerusform>
            <numerusform>%n cards of it cannot be read.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>&amp;Take in %n card(s)</source>
        <translation>
            <numerusform>&amp;Take in %n card</numerusform>
            <numerusform>&amp;Take in %n cards</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Remove the set %1? Its %n card(s) are then not known any more.</source>
        <translation>
            <numerusform>Remove the set %1? Its card is then not known any more.</numerusform>
            <numerusform>Remove the set %1? Its %n cards are then not known any more.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>dossier::CardsPanel</name>
    <message numerus="yes">
        <source>%n card(s)</source>
        <translation>
            <numerusform>%n card</numerusform>
            <numerusform>%n cards</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>dossier::CollectionModel</name>
    <message numerus="yes">
        <source>%n of them cannot be for trade: there are not so many.</source>
        <translation>
            <numerusform>%n of them cannot be for trade: there are not so many.</numerusform>
            <numerusform>%n of them cannot be for trade: there are not so many.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>dossier::CollectionPage</name>
    <message numerus="yes">
        <source>%n card(s)</source>
        <translation>
            <numerusform>%n card</numerusform>
            <numerusform>%n cards</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n card(s) went on the want list.</source>
        <translation>
            <numerusform>%n card went on the want list.</numerusform>
            <numerusform>%n cards went on the want list.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Spare copies of %n card(s) are for trade.</source>
        <translation>
            <numerusform>Spare copies of %n card are for trade.</numerusform>
            <numerusform>Spare copies of %n cards are for trade.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>dossier::CollectionPanel</name>
    <message numerus="yes">
        <source>%1 copies</source>
        <translation>
            <numerusform>%1 copy</numerusform>
            <numerusform>%1 copies</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n of other sets</source>
        <translation>
            <numerusform>%n of other sets</numerusform>
            <numerusform>%n of other sets</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>dossier::CollectionView</name>
    <message numerus="yes">
        <source>%n card(s) changed.</source>
        <translation>
            <numerusform>%n card changed.</numerusform>
            <numerusform>%n cards changed.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>dossier::CompletionPage</name>
    <message numerus="yes">
        <source>%n cop(y/ies)</source>
        <translation>
            <numerusform>%n copy</numerusform>
            <numerusform>%n copies</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>dossier::ComputerFolder</name>
    <message numerus="yes">
        <source>%n rule(s) not as usual</source>
        <translation>
            <numerusform>%n rule not as usual</numerusform>
            <numerusform>%n rules not as usual</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>dossier::ContinueFolder</name>
    <message numerus="yes">
        <source>%n more game(s): open, replay, delete …</source>
        <translation>
            <numerusform>%n more game: open, replay, delete …</numerusform>
            <numerusform>%n more games: open, replay, delete …</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Notebook: %n possible</source>
        <translation>
            <numerusform>Notebook: %n possible</numerusform>
            <numerusform>Notebook: %n possible</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>dossier::DecisionModel</name>
    <message numerus="yes">
        <source>%n ruled out by the Notebook</source>
        <translation>
            <numerusform>%n ruled out by the Notebook</numerusform>
            <numerusform>%n ruled out by the Notebook</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n of no use now</source>
        <translation>
            <numerusform>%n of no use now</numerusform>
            <numerusform>%n of no use now</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n more that come(s) to the same</source>
        <translation>
            <numerusform>%n more that comes to the same</numerusform>
            <numerusform>%n more that come to the same</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>dossier::DecisionPanel</name>
    <message numerus="yes">
        <source>Discard %n card(s)</source>
        <translation>
            <numerusform>Discard %n card</numerusform>
            <numerusform>Discard %n cards</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>dossier::DeckChoice</name>
    <message numerus="yes">
        <source>%n card(s)</source>
        <comment>of a deck</comment>
        <translation>
            <numerusform>%n card</numerusform>
            <numerusform>%n cards</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>✕ %n problem(s) · %1</source>
        <translation>
            <numerusform>✕ %n problem · %1</numerusform>
            <numerusform>✕ %n problems · %1</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>dossier::DeckHead</name>
    <message numerus="yes">
        <source>Legal, %n remark(s)</source>
        <translation>
            <numerusform>Legal, %n remark</numerusform>
            <numerusform>Legal, %n remarks</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n problem(s)</source>
        <translation>
            <numerusform>%n problem</numerusform>
            <numerusform>%n problems</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>dossier::DeckTextWindow</name>
    <message numerus="yes">
        <source>%n card(s) in the Bureau Deck</source>
        <translation>
            <numerusform>%n card in the Bureau Deck</numerusform>
            <numerusform>%n cards in the Bureau Deck</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n line(s) not understood; they are kept with the deck</source>
        <translation>
            <numerusform>%n line not understood; it is kept with the deck</numerusform>
            <numerusform>%n lines not understood; they are kept with the deck</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>dossier::DeckTreeModel</name>
    <message numerus="yes">
        <source>%n card(s)</source>
        <translation>
            <numerusform>%n card</numerusform>
            <numerusform>%n cards</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>legal, %n remark(s): %1</source>
        <translation>
            <numerusform>legal, %n remark: %1</numerusform>
            <numerusform>legal, %n remarks: %1</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>not legal, %n problem(s): %1</source>
        <translation>
            <numerusform>not legal, %n problem: %1</numerusform>
            <numerusform>not legal, %n problems: %1</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>dossier::EconomyPage</name>
    <message numerus="yes">
        <source>%1 of %n card(s) can be sold, for %2 CP together</source>
        <translation>
            <numerusform>%1 of %n card can be sold, for %2 CP together</numerusform>
            <numerusform>%1 of %n cards can be sold, for %2 CP together</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n card(s) for %1 CP</source>
        <translation>
            <numerusform>%n card for %1 CP</numerusform>
            <numerusform>%n cards for %1 CP</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n card(s) that cannot be played unless another card&apos;s effect helps</source>
        <translation>
            <numerusform>%n card that cannot be played unless another card&apos;s effect helps</numerusform>
            <numerusform>%n cards that cannot be played unless another card&apos;s effect helps</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>dossier::EndPage</name>
    <message numerus="yes">
        <source>%n were left.</source>
        <translation>
            <numerusform>%n was left.</numerusform>
            <numerusform>%n were left.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>dossier::EndSheet</name>
    <message numerus="yes">
        <source>%n earlier</source>
        <comment>questions</comment>
        <translation>
            <numerusform>%n earlier</numerusform>
            <numerusform>%n earlier</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>dossier::EntryBar</name>
    <message numerus="yes">
        <source>%n owned</source>
        <translation>
            <numerusform>%n owned</numerusform>
            <numerusform>%n owned</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>dossier::Everything</name>
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
            <numerusform>%n saved search</numerusform>
            <numerusform>%n saved searches</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n deck(s) were there already, just the same.</source>
        <translation>
            <numerusform>%n deck was there already, just the same.</numerusform>
            <numerusform>%n decks were there already, just the same.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n set(s) of cards</source>
        <translation>
            <numerusform>%n set of cards</numerusform>
            <numerusform>%n sets of cards</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n row(s) of the collection</source>
        <translation>
            <numerusform>%n row of the collection</numerusform>
            <numerusform>%n rows of the collection</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n saved search(es) were there already, just the same.</source>
        <translation>
            <numerusform>%n saved search was there already, just the same.</numerusform>
            <numerusform>%n saved searches were there already, just the same.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n row(s) did not fit to what is there and are kept aside (%1).</source>
        <translation>
            <numerusform>%n row did not fit to what is there and is kept aside (%1).</numerusform>
            <numerusform>%n rows did not fit to what is there and are kept aside (%1).</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n row(s) of the collection were there already, with as many copies or more.</source>
        <translation>
            <numerusform>%n row of the collection was there already, with as many copies or more.</numerusform>
            <numerusform>%n rows of the collection were there already, with as many copies or more.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Undo does not take back the %n set(s) of cards.</source>
        <translation>
            <numerusform>Undo does not take back the set of cards.</numerusform>
            <numerusform>Undo does not take back the %n sets of cards.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n row(s) did not fit to what is there (%1).</source>
        <translation>
            <numerusform>%n row did not fit to what is there (%1).</numerusform>
            <numerusform>%n rows did not fit to what is there (%1).</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n earlier version(s) of decks are not in it: a backup keeps them.</source>
        <translation>
            <numerusform>%n earlier version of a deck is not in it: a backup keeps it.</numerusform>
            <numerusform>%n earlier versions of decks are not in it: a backup keeps them.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>dossier::FacetModel</name>
    <message numerus="yes">
        <source>%1: %2, %n card(s)</source>
        <translation>
            <numerusform>%1: %2, %n card</numerusform>
            <numerusform>%1: %2, %n cards</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>dossier::FarNote</name>
    <message numerus="yes">
        <source>%1 has been away for %n minute(s).</source>
        <translation>
            <numerusform>%1 has been away for %n minute.</numerusform>
            <numerusform>%1 has been away for %n minutes.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>dossier::FarStartPage</name>
    <message numerus="yes">
        <source>%n players</source>
        <translation>
            <numerusform>%n player</numerusform>
            <numerusform>%n players</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>dossier::GamesPage</name>
    <message numerus="yes">
        <source>%n game(s), newest first; the number is the turn, a tick says that it is over. The last %1 are kept.</source>
        <translation>
            <numerusform>%n game; the number is the turn, a tick says that it is over. The last %1 are kept.</numerusform>
            <numerusform>%n games, newest first; the number is the turn, a tick says that it is over. The last %1 are kept.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>dossier::GoldfishReportView</name>
    <message numerus="yes">
        <source>The X-File was identified in %1 of %Ln game(s).</source>
        <translation>
            <numerusform>The X-File was identified in %1 of %Ln game.</numerusform>
            <numerusform>The X-File was identified in %1 of %Ln games.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n card(s) whose effects are not played</source>
        <translation>
            <numerusform>%n card whose effects are not played</numerusform>
            <numerusform>%n cards whose effects are not played</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln game(s) not solved</source>
        <translation>
            <numerusform>%Ln game not solved</numerusform>
            <numerusform>%Ln games not solved</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln card(s) of the deck stay out of the Basic Game (BASIC-3, BASIC-8).</source>
        <translation>
            <numerusform>%Ln card of the deck stays out of the Basic Game (BASIC-3, BASIC-8).</numerusform>
            <numerusform>%Ln cards of the deck stay out of the Basic Game (BASIC-3, BASIC-8).</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>dossier::GuessPart</name>
    <message numerus="yes">
        <source>Keep asking: advice comes with %n candidate(s) or fewer.</source>
        <translation>
            <numerusform>Keep asking: advice comes with %n candidate or fewer.</numerusform>
            <numerusform>Keep asking: advice comes with %n candidates or fewer.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>dossier::HeapStrip</name>
    <message numerus="yes">
        <source>%n row(s) chosen:</source>
        <translation>
            <numerusform>%n row chosen:</numerusform>
            <numerusform>%n rows chosen:</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>dossier::HeapView</name>
    <message numerus="yes">
        <source>%n row(s) changed.</source>
        <translation>
            <numerusform>%n row changed.</numerusform>
            <numerusform>%n rows changed.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n row(s) taken out of the collection.</source>
        <translation>
            <numerusform>%n row taken out of the collection.</numerusform>
            <numerusform>%n rows taken out of the collection.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n cop(y/ies) changed, the others are as they were.</source>
        <translation>
            <numerusform>%n copy changed, the others are as they were.</numerusform>
            <numerusform>%n copies changed, the others are as they were.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n cop(y/ies) came back.</source>
        <translation>
            <numerusform>%n copy came back.</numerusform>
            <numerusform>%n copies came back.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n cop(y/ies) lent to %1.</source>
        <translation>
            <numerusform>%n copy lent to %1.</numerusform>
            <numerusform>%n copies lent to %1.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>dossier::HeapsPage</name>
    <message numerus="yes">
        <source>%1 row(s)</source>
        <translation>
            <numerusform>%1 row</numerusform>
            <numerusform>%1 rows</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>dossier::Histogram</name>
    <message numerus="yes">
        <source>turn %1: %n game(s)</source>
        <translation>
            <numerusform>turn %1: %n game</numerusform>
            <numerusform>turn %1: %n games</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>dossier::History</name>
    <message numerus="yes">
        <source>%n of these changes were made by another program while this one was open. Go over them, too?</source>
        <translation>
            <numerusform>%n of these changes was made by another program while this one was open. Go over it, too?</numerusform>
            <numerusform>%n of these changes were made by another program while this one was open. Go over them, too?</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>dossier::ImportDialog</name>
    <message numerus="yes">
        <source>%n cop(ies) understood</source>
        <translation>
            <numerusform>%n copy understood</numerusform>
            <numerusform>%n copies understood</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n line(s) not</source>
        <translation>
            <numerusform>%n line not</numerusform>
            <numerusform>%n lines not</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>dossier::KeptGames</name>
    <message numerus="yes">
        <source>%n file(s) in the folder of games could not be read and were left alone: %1.</source>
        <translation>
            <numerusform>%n file in the folder of games could not be read and was left alone: %1.</numerusform>
            <numerusform>%n files in the folder of games could not be read and were left alone: %1.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>dossier::LastCards</name>
    <message numerus="yes">
        <source>%n damage</source>
        <translation>
            <numerusform>%n damage</numerusform>
            <numerusform>%n damage</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>dossier::LobbyPage</name>
    <message numerus="yes">
        <source>%n minutes for each</source>
        <translation>
            <numerusform>%n minute for each</numerusform>
            <numerusform>%n minutes for each</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n watch</source>
        <translation>
            <numerusform>%n watches</numerusform>
            <numerusform>%n watch</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n starter(s)</source>
        <translation>
            <numerusform>%n starter</numerusform>
            <numerusform>%n starters</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n booster(s)</source>
        <translation>
            <numerusform>%n booster</numerusform>
            <numerusform>%n boosters</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>dossier::MainWindow</name>
    <message numerus="yes">
        <source>%n deck(s) of a sealed evening made.</source>
        <translation>
            <numerusform>%n deck of a sealed evening made.</numerusform>
            <numerusform>%n decks of a sealed evening made.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>dossier::MissingPart</name>
    <message numerus="yes">
        <source>%n cop(y/ies) missing</source>
        <translation>
            <numerusform>%n copy missing</numerusform>
            <numerusform>%n copies missing</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n card(s) went on the want list.</source>
        <translation>
            <numerusform>%n card went on the want list.</numerusform>
            <numerusform>%n cards went on the want list.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n of them in other built decks</source>
        <translation>
            <numerusform>%n of them in another built deck</numerusform>
            <numerusform>%n of them in other built decks</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n of them lent</source>
        <translation>
            <numerusform>%n of them lent</numerusform>
            <numerusform>%n of them lent</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>dossier::NearestPart</name>
    <message numerus="yes">
        <source>The nearest legal deck you can build swaps %n card(s)</source>
        <translation>
            <numerusform>The nearest legal deck you can build swaps %n card</numerusform>
            <numerusform>The nearest legal deck you can build swaps %n cards</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You own too few cards for a legal deck; the nearest swaps %n card(s)</source>
        <translation>
            <numerusform>You own too few cards for a legal deck; the nearest swaps %n card</numerusform>
            <numerusform>You own too few cards for a legal deck; the nearest swaps %n cards</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>dossier::NotebookPage</name>
    <message numerus="yes">
        <source>%1 can still suspect %n X-File(s).</source>
        <translation>
            <numerusform>%1 can still suspect %n X-File.</numerusform>
            <numerusform>%1 can still suspect %n X-Files.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n X-File(s) may be that of %1.</source>
        <translation>
            <numerusform>%n X-File may be that of %1.</numerusform>
            <numerusform>%n X-Files may be that of %1.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>dossier::NotebookPanel</name>
    <message numerus="yes">
        <source>%n X-File(s) are possible</source>
        <translation>
            <numerusform>%n X-File is possible</numerusform>
            <numerusform>%n X-Files are possible</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>dossier::PicturesPage</name>
    <message numerus="yes">
        <source>%n picture(s) name no card.</source>
        <translation>
            <numerusform>%n picture names no card.</numerusform>
            <numerusform>%n pictures name no card.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>dossier::PlayerSide</name>
    <message numerus="yes">
        <source>{Discard Pile of %1|Your Discard Pile}: %n card(s)</source>
        <translation>
            <numerusform>{Discard Pile of %1|Your Discard Pile}: %n card</numerusform>
            <numerusform>{Discard Pile of %1|Your Discard Pile}: %n cards</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>dossier::PlaytestForm</name>
    <message numerus="yes">
        <source>%n more deck(s) are not legal.</source>
        <translation>
            <numerusform>%n more deck is not legal.</numerusform>
            <numerusform>%n more decks are not legal.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>dossier::PlaytestPanel</name>
    <message numerus="yes">
        <source>, about %n min left</source>
        <translation>
            <numerusform>, about %n min left</numerusform>
            <numerusform>, about %n min left</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>, about %n s left</source>
        <translation>
            <numerusform>, about %n s left</numerusform>
            <numerusform>, about %n s left</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>dossier::PoolPage</name>
    <message numerus="yes">
        <source>You own none of the %n card(s) that match(es).</source>
        <translation>
            <numerusform>You do not own the one card that matches.</numerusform>
            <numerusform>You own none of the %n cards that match.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>dossier::PrintDialog</name>
    <message numerus="yes">
        <source>%n page(s)</source>
        <translation>
            <numerusform>%n page</numerusform>
            <numerusform>%n pages</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>dossier::ProfilePage</name>
    <message numerus="yes">
        <source>%n card(s)</source>
        <translation>
            <numerusform>%n card</numerusform>
            <numerusform>%n cards</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n title(s)</source>
        <translation>
            <numerusform>%n title</numerusform>
            <numerusform>%n titles</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n for %1 %2</source>
        <translation>
            <numerusform>%n for %1 %2</numerusform>
            <numerusform>%n for %1 %2</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n with X, which counts as 0</source>
        <translation>
            <numerusform>%n with X, which counts as 0</numerusform>
            <numerusform>%n with X, which counts as 0</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n Site(s)</source>
        <translation>
            <numerusform>%n Site</numerusform>
            <numerusform>%n Sites</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n Agent(s)</source>
        <translation>
            <numerusform>%n Agent</numerusform>
            <numerusform>%n Agents</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>dossier::PullPart</name>
    <message numerus="yes">
        <source>Pull list from %n place(s)</source>
        <translation>
            <numerusform>Pull list from %n place</numerusform>
            <numerusform>Pull list from %n places</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>dossier::ReadingReport</name>
    <message numerus="yes">
        <source>%1: %n line(s) not understood, kept with the deck.</source>
        <translation>
            <numerusform>%1: %n line not understood, kept with the deck.</numerusform>
            <numerusform>%1: %n lines not understood, kept with the deck.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>dossier::RecentEventsBar</name>
    <message numerus="yes">
        <source>%n step(s) ▾</source>
        <translation>
            <numerusform>%n step ▾</numerusform>
            <numerusform>%n steps ▾</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n step(s) since your last choice</source>
        <translation>
            <numerusform>%n step since your last choice</numerusform>
            <numerusform>%n steps since your last choice</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>dossier::ReviewPage</name>
    <message numerus="yes">
        <source>%n choice(s) gone through.</source>
        <translation>
            <numerusform>%n choice gone through.</numerusform>
            <numerusform>%n choices gone through.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Only %n of them cost more than chance might, in games won:</source>
        <translation>
            <numerusform>Only %n of them cost more than chance might, in games won:</numerusform>
            <numerusform>Only %n of them cost more than chance might, in games won:</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n turn(s), then single choices, by their cost in games won:</source>
        <translation>
            <numerusform>%n turn, then single choices, by their cost in games won:</numerusform>
            <numerusform>%n turns, then single choices, by their cost in games won:</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>No single choice cost more than chance might, but %n turn(s) did, in games won:</source>
        <translation>
            <numerusform>No single choice cost more than chance might, but %n turn did, in games won:</numerusform>
            <numerusform>No single choice cost more than chance might, but %n turns did, in games won:</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n turn(s) went worse than could be foreseen: last in the list.</source>
        <translation>
            <numerusform>%n turn went worse than could be foreseen: last in the list.</numerusform>
            <numerusform>%n turns went worse than could be foreseen: last in the list.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>dossier::RuleBookView</name>
    <message numerus="yes">
        <source>%n rule(s) found for “%1”</source>
        <translation>
            <numerusform>%n rule found for “%1”</numerusform>
            <numerusform>%n rules found for “%1”</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The first %n are shown; another word makes it fewer.</source>
        <translation>
            <numerusform>The first is shown; another word makes it fewer.</numerusform>
            <numerusform>The first %n are shown; another word makes it fewer.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>dossier::SetUpPage</name>
    <message numerus="yes">
        <source>%n players</source>
        <translation>
            <numerusform>%n player</numerusform>
            <numerusform>%n players</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n rule(s) not as usual</source>
        <translation>
            <numerusform>%n rule not as usual</numerusform>
            <numerusform>%n rules not as usual</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>dossier::ShortcutsPage</name>
    <message numerus="yes">
        <source>%n action(s) share a key with another one: neither is sure to hear it.</source>
        <translation>
            <numerusform>%n action shares a key with another one: neither is sure to hear it.</numerusform>
            <numerusform>%n actions share a key with another one: neither is sure to hear it.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>dossier::SitesPage</name>
    <message numerus="yes">
        <source>The Team passes %1 of %n Site(s)</source>
        <translation>
            <numerusform>The Team passes %1 of %n Site</numerusform>
            <numerusform>The Team passes %1 of %n Sites</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n more for one question</source>
        <translation>
            <numerusform>%n more for one question</numerusform>
            <numerusform>%n more for one question</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>dossier::SwapPage</name>
    <message numerus="yes">
        <source>%1 instead of %2 helps: %3 percentage points, confirmed in %n pair(s) of fresh games.</source>
        <translation>
            <numerusform>%1 instead of %2 helps: %3 percentage points, confirmed in %n pair of fresh games.</numerusform>
            <numerusform>%1 instead of %2 helps: %3 percentage points, confirmed in %n pairs of fresh games.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>No exchange helps: even %1 instead of %2 makes it worse, %3 percentage points in %n pair(s) of fresh games.</source>
        <translation>
            <numerusform>No exchange helps: even %1 instead of %2 makes it worse, %3 percentage points in %n pair of fresh games.</numerusform>
            <numerusform>No exchange helps: even %1 instead of %2 makes it worse, %3 percentage points in %n pairs of fresh games.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Nothing is sure yet: %1 instead of %2 looked best, with %3 percentage points in %n pair(s) of fresh games. More games tell more.</source>
        <translation>
            <numerusform>Nothing is sure yet: %1 instead of %2 looked best, with %3 percentage points in %n pair of fresh games. More games tell more.</numerusform>
            <numerusform>Nothing is sure yet: %1 instead of %2 looked best, with %3 percentage points in %n pairs of fresh games. More games tell more.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>dossier::TableCard</name>
    <message numerus="yes">
        <source>%n card(s) face down</source>
        <translation>
            <numerusform>%n card face down</numerusform>
            <numerusform>%n cards face down</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n damage</source>
        <translation>
            <numerusform>%n damage</numerusform>
            <numerusform>%n damage</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n face down</source>
        <translation>
            <numerusform>%n face down</numerusform>
            <numerusform>%n face down</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n token(s)</source>
        <translation>
            <numerusform>%n token</numerusform>
            <numerusform>%n tokens</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n hidden</source>
        <comment>cards under a Site, in little room</comment>
        <translation>
            <numerusform>%n hidden</numerusform>
            <numerusform>%n hidden</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>dossier::TableNotebook</name>
    <message numerus="yes">
        <source>%n X-File(s) may be that of %1.</source>
        <translation>
            <numerusform>%n X-File may be that of %1.</numerusform>
            <numerusform>%n X-Files may be that of %1.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n open</source>
        <translation>
            <numerusform>%n open</numerusform>
            <numerusform>%n open</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>dossier::TeamModel</name>
    <message numerus="yes">
        <source>%n more for one question</source>
        <translation>
            <numerusform>%n more for one question</numerusform>
            <numerusform>%n more for one question</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>dossier::TeamPage</name>
    <message numerus="yes">
        <source>The best of %n Team(s)</source>
        <translation>
            <numerusform>The best of %n Team</numerusform>
            <numerusform>The best of %n Teams</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>dossier::TogetherPart</name>
    <message numerus="yes">
        <source>Yes: you own the cards of all %n deck(s) together.</source>
        <translation>
            <numerusform>Yes: you own the cards of all %n deck together.</numerusform>
            <numerusform>Yes: you own the cards of all %n decks together.</numerusform>
        </translation>
    </message>
</context>
</TS>
