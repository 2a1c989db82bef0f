<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="en_US">
<context>
    <name>Cli</name>
    <message numerus="yes">
        <source>%n line(s) not understood, kept aside with the deck.</source>
        <translation>
            <numerusform>%n line not understood, kept aside with the deck.</numerusform>
            <numerusform>%n lines not understood, kept aside with the deck.</numerusform>
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
</TS>
