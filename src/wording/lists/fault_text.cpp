#include "wording/lists/fault_text.h"

#include "wording/words/system_text.h"

#include <QCoreApplication>
#include <QRegularExpression>

#include <array>
#include <vector>

namespace dossier {

namespace {

// Sentences, those of more words of their own first: the first that fits is it.
constexpr std::array kSentences{
    QT_TRANSLATE_NOOP(
        "FaultText",
        "\"until\" passes for others, which a strict scenario writes step by step; {\"strict\": false} ends that"),
    QT_TRANSLATE_NOOP("FaultText", "a card \"of\" another player lies in a Bureau \"by\" the card that put it there"),
    QT_TRANSLATE_NOOP("FaultText", "an outcome is one of {\"die\": 3}, {\"drawn\": [cards]}, {\"shuffled\": [cards]}"),
    QT_TRANSLATE_NOOP("FaultText", "two seats at a table expected, or up to four where they are not exchanged"),
    QT_TRANSLATE_NOOP("FaultText", "a step is one thing: a player's, \"may\", \"may not\", \"until\", \"expect\""),
    QT_TRANSLATE_NOOP("FaultText", "\"turns away\" is of an Agent in \"training\", \"above\" of one \"abducted\""),
    QT_TRANSLATE_NOOP("FaultText", "an abducted Agent lies in his owner's deck: he is borrowed by nobody"),
    QT_TRANSLATE_NOOP("FaultText", "a step says what a player does, \"may\", \"until\" or \"expect\""),
    QT_TRANSLATE_NOOP("FaultText", "a player and a characteristic expected: [\"B\", \"Motive\"]"),
    QT_TRANSLATE_NOOP("FaultText", "\"first\" stands beside \"refused\", or names a rule itself"),
    QT_TRANSLATE_NOOP("FaultText", "what is not so is left out; only \"true\" can stand here"),
    QT_TRANSLATE_NOOP("FaultText", "a count is {\"die\": [what each of its six sides gives]}"),
    QT_TRANSLATE_NOOP("FaultText", "a card bears tokens on the table alone (ZONE-6)"),
    QT_TRANSLATE_NOOP("FaultText", "the price of an X is 1, 3, 5 or 9 (BLUFF-10)"),
    QT_TRANSLATE_NOOP("FaultText", "the price steps are 1, 3, 5 and 9 (BLUFF-10)"),
    QT_TRANSLATE_NOOP("FaultText", "the file is damaged: its checksum is another"),
    QT_TRANSLATE_NOOP("FaultText", "nobody in the Hospital is in a Team (DEP-9)"),
    QT_TRANSLATE_NOOP("FaultText", "no Team in the Field has this Agent (INV-2)"),
    QT_TRANSLATE_NOOP("FaultText", "players are called \"A\", \"B\" \u2026 in seat order"),
    QT_TRANSLATE_NOOP("FaultText", "a comma or the end of the object expected"),
    QT_TRANSLATE_NOOP("FaultText", "\"turns away\" is of an Agent in \"training\""),
    QT_TRANSLATE_NOOP("FaultText", "another number of cards than the deck has"),
    QT_TRANSLATE_NOOP("FaultText", "\"above\" is of an Agent who is \"abducted\""),
    QT_TRANSLATE_NOOP("FaultText", "an empty list says nothing; leave it out"),
    QT_TRANSLATE_NOOP("FaultText", "a title stands twice in a Team (DECK-14)"),
    QT_TRANSLATE_NOOP("FaultText", "the table card, which other programs read, is another than was written"),
    QT_TRANSLATE_NOOP("FaultText", "another number of games than were played"),
    QT_TRANSLATE_NOOP("FaultText", "a comma or the end of the list expected"),
    QT_TRANSLATE_NOOP("FaultText", "values and how often they came expected"),
    QT_TRANSLATE_NOOP("FaultText", "no game can be set up with these seats"),
    QT_TRANSLATE_NOOP("FaultText", "no game can be set up with these decks"),
    QT_TRANSLATE_NOOP("FaultText", "nobody keeps a Notebook about himself"),
    QT_TRANSLATE_NOOP("FaultText", "more games than a playtest can have"),
    QT_TRANSLATE_NOOP("FaultText", "the text ends before the JSON does"),
    QT_TRANSLATE_NOOP("FaultText", "a number no machine can count with"),
    QT_TRANSLATE_NOOP("FaultText", "a value expected, as JSON has them"),
    QT_TRANSLATE_NOOP("FaultText", "as many marks as actions expected"),
    QT_TRANSLATE_NOOP("FaultText", "a card is unknown or listed twice"),
    QT_TRANSLATE_NOOP("FaultText", "something stands behind the list"),
    QT_TRANSLATE_NOOP("FaultText", "an outcome names a card at least"),
    QT_TRANSLATE_NOOP("FaultText", "its pages contradict one another"),
    QT_TRANSLATE_NOOP("FaultText", "the system does not say why"),
    QT_TRANSLATE_NOOP("FaultText", "\"refused\" names a rule at least"),
    QT_TRANSLATE_NOOP("FaultText", "no object \"cards\" or \"card_ids\""),
    QT_TRANSLATE_NOOP("FaultText", "a control character in a text"),
    QT_TRANSLATE_NOOP("FaultText", "a card of a Team is no Agent"),
    QT_TRANSLATE_NOOP("FaultText", "a seat and an index expected"),
    QT_TRANSLATE_NOOP("FaultText", "nobody borrows his own card"),
    QT_TRANSLATE_NOOP("FaultText", "a count and a card expected"),
    QT_TRANSLATE_NOOP("FaultText", "this card cannot be placed"),
    QT_TRANSLATE_NOOP("FaultText", "two to four seats expected"),
    QT_TRANSLATE_NOOP("FaultText", "no copies, and none wanted"),
    QT_TRANSLATE_NOOP("FaultText", "a text in it does not end"),
    QT_TRANSLATE_NOOP("FaultText", "a name in quotes expected"),
    QT_TRANSLATE_NOOP("FaultText", "a step begins with a verb"),
    QT_TRANSLATE_NOOP("FaultText", "no ending has this number"),
    QT_TRANSLATE_NOOP("FaultText", "no columns # and Quantity"),
    QT_TRANSLATE_NOOP("FaultText", "no column Card ID or Name"),
    QT_TRANSLATE_NOOP("FaultText", "rounds are of LRC or CRC"),
    QT_TRANSLATE_NOOP("FaultText", "too many cards are named"),
    QT_TRANSLATE_NOOP("FaultText", "a step is of one player"),
    QT_TRANSLATE_NOOP("FaultText", "what belongs to a database is kept there"),
    QT_TRANSLATE_NOOP("FaultText", "the list does not end"),
    QT_TRANSLATE_NOOP("FaultText", "is not a regular file"),
    QT_TRANSLATE_NOOP("FaultText", "there is no such file"),
    QT_TRANSLATE_NOOP("FaultText", "this card is no Site"),
    QT_TRANSLATE_NOOP("FaultText", "a die has six sides"),
    QT_TRANSLATE_NOOP("FaultText", "it is not in UTF-8"),
    QT_TRANSLATE_NOOP("FaultText", "no column Quantity"),
    QT_TRANSLATE_NOOP("FaultText", "nested too deeply"),
    QT_TRANSLATE_NOOP("FaultText", "no \"ObjectStates\""),
    QT_TRANSLATE_NOOP("FaultText", "no array of cards"),
    QT_TRANSLATE_NOOP("FaultText", "the name is empty"),
    QT_TRANSLATE_NOOP("FaultText", "a colon expected"),
    QT_TRANSLATE_NOOP("FaultText", "no file is named"),
    QT_TRANSLATE_NOOP("FaultText", "no card is named"),
    QT_TRANSLATE_NOOP("FaultText", "a NUL in a text"),
    QT_TRANSLATE_NOOP("FaultText", "a time expected"),
    QT_TRANSLATE_NOOP("FaultText", "it does not fit what is there now"),
    QT_TRANSLATE_NOOP("FaultText", "nothing of what it changed is kept"),
    QT_TRANSLATE_NOOP("FaultText", "nothing of what it changed is there any more"),
    QT_TRANSLATE_NOOP("FaultText", "what it changed is not kept as it was"),
    QT_TRANSLATE_NOOP("FaultText", "a number is out of its range"),
    QT_TRANSLATE_NOOP("FaultText", "it is no list of four texts"),
    QT_TRANSLATE_NOOP("FaultText", "it is of an unknown list"),
    QT_TRANSLATE_NOOP("FaultText", "the name is too long"),
    QT_TRANSLATE_NOOP("FaultText", "it is no object"),
    QT_TRANSLATE_NOOP("FaultText", "it is no list"),
    QT_TRANSLATE_NOOP("FaultText", "it is no JSON"),
    QT_TRANSLATE_NOOP("FaultText", "no card counts"),
    QT_TRANSLATE_NOOP("FaultText", "is a directory"),
    QT_TRANSLATE_NOOP("FaultText", "no object"),
    QT_TRANSLATE_NOOP("FaultText", "no card"),
    QT_TRANSLATE_NOOP("FaultText", "step"),
    QT_TRANSLATE_NOOP("FaultText", "\"%1\" is no characteristic with its type, like \"Motive Survival\""),
    QT_TRANSLATE_NOOP("FaultText", "\"%1\" is no amount; an amount is a skill, or tokens, of somebody"),
    QT_TRANSLATE_NOOP("FaultText", "it holds the %1 \"%2\", which this program did not put there"),
    QT_TRANSLATE_NOOP("FaultText", "so many cards do not lie above him: the deck has %1"),
    QT_TRANSLATE_NOOP("FaultText", "the Basic Game is for two players, not %1 (BASIC-1)"),
    QT_TRANSLATE_NOOP("FaultText", "a row of %1 refers to a row of %2 that does not exist"),
    QT_TRANSLATE_NOOP("FaultText", "%1 is of the set %2, which was removed: take that set in again first"),
    QT_TRANSLATE_NOOP("FaultText", "the card %1 is of the set %2, which is there already"),
    QT_TRANSLATE_NOOP("FaultText", "what a row of the collection (%1) was cannot be read: %2"),
    QT_TRANSLATE_NOOP("FaultText", "a row of the collection (%1, %2) cannot be read: %3"),
    QT_TRANSLATE_NOOP("FaultText", "the set of cards %1 cannot be read: %2"),
    QT_TRANSLATE_NOOP("FaultText", "the saved search %1 cannot be read: %2"),
    QT_TRANSLATE_NOOP("FaultText", "so many of its rows are no cards: %1"),
    QT_TRANSLATE_NOOP("FaultText", "what a version of a deck (%1) was cannot be read: %2"),
    QT_TRANSLATE_NOOP("FaultText", "\"%1\" is said of a step, not of what may be done"),
    QT_TRANSLATE_NOOP("FaultText", "\"%1\" is no number of a card, like \"XF97-0012v2\""),
    QT_TRANSLATE_NOOP("FaultText", "\"%1\" is no number of a card; the card is %2"),
    QT_TRANSLATE_NOOP("FaultText", "rows of %1 refer to rows of %2 that do not exist"),
    QT_TRANSLATE_NOOP("FaultText", "\"%1\" happens once; a \"while\" holds what lasts"),
    QT_TRANSLATE_NOOP("FaultText", "\"%1\" is said of what a player does, not here"),
    QT_TRANSLATE_NOOP("FaultText", "\"%1\" does not say whose; write \"\u2026 of target\""),
    QT_TRANSLATE_NOOP("FaultText", "the %1 \"%2\" is another than this program makes"),
    QT_TRANSLATE_NOOP("FaultText", "\"%1\" has no \"%2\"; it has nothing more to say"),
    QT_TRANSLATE_NOOP("FaultText", "%1: the count for trade is out of range (%2)"),
    QT_TRANSLATE_NOOP("FaultText", "%1: the count wanted is out of range (%2)"),
    QT_TRANSLATE_NOOP("FaultText", "unknown key \"%1\" in %2; did you mean \"%3\"?"),
    QT_TRANSLATE_NOOP("FaultText", "a game has two to four players, not %1"),
    QT_TRANSLATE_NOOP("FaultText", "the history holds an unknown state: %1"),
    QT_TRANSLATE_NOOP("FaultText", "an image of a deck cannot be read: %1"),
    QT_TRANSLATE_NOOP("FaultText", "the history holds an unknown step: %1"),
    QT_TRANSLATE_NOOP("FaultText", "the history is in the middle of a step"),
    QT_TRANSLATE_NOOP("FaultText", "the rows of %1 are numbered to the end: no number is left for another one"),
    QT_TRANSLATE_NOOP("FaultText", "it is found by another name: %1"),
    QT_TRANSLATE_NOOP("FaultText", "the deck %1 cannot be read: %2"),
    QT_TRANSLATE_NOOP("FaultText", "what a search (%1) was cannot be read: %2"),
    QT_TRANSLATE_NOOP("FaultText", "what a deck (%1) was cannot be read: %2"),
    QT_TRANSLATE_NOOP("FaultText", "a line of \"%1\" stands there twice"),
    QT_TRANSLATE_NOOP("FaultText", "a line of \"%1\" is none"),
    QT_TRANSLATE_NOOP("FaultText", "no number \"%1\""),
    QT_TRANSLATE_NOOP("FaultText", "no text \"%1\""),
    QT_TRANSLATE_NOOP("FaultText", "no word \"%1\""),
    QT_TRANSLATE_NOOP("FaultText", "no list \"%1\""),
    QT_TRANSLATE_NOOP("FaultText", "the copies of %1 add up to %2, not %3"),
    QT_TRANSLATE_NOOP("FaultText", "\"%1\" is nobody's; leave out \"of\""),
    QT_TRANSLATE_NOOP("FaultText", "%1: the count is out of range (%2)"),
    QT_TRANSLATE_NOOP("FaultText", "unknown %1 \"%2\"; did you mean \"%3\"?"),
    QT_TRANSLATE_NOOP("FaultText", "the key \"%1\" stands here twice"),
    QT_TRANSLATE_NOOP("FaultText", "an unknown state of a deck: %1"),
    QT_TRANSLATE_NOOP("FaultText", "%1 is in play twice (AGENT-5)"),
    QT_TRANSLATE_NOOP("FaultText", "an unknown game of a deck: %1"),
    QT_TRANSLATE_NOOP("FaultText", "an unknown zone of a deck: %1"),
    QT_TRANSLATE_NOOP("FaultText", "%1: the price is out of range"),
    QT_TRANSLATE_NOOP("FaultText", "too many cards: %1, at most %2"),
    QT_TRANSLATE_NOOP("FaultText", "cannot create the folder %1"),
    QT_TRANSLATE_NOOP("FaultText", "nobody has %1 in this game"),
    QT_TRANSLATE_NOOP("FaultText", "a cube draft of %1 players"),
    QT_TRANSLATE_NOOP("FaultText", "no card has the number %1"),
    QT_TRANSLATE_NOOP("FaultText", "\"%1\" cannot be named for %2"),
    QT_TRANSLATE_NOOP("FaultText", "card %1 stands here twice"),
    QT_TRANSLATE_NOOP("FaultText", "\"%1\" is no characteristic"),
    QT_TRANSLATE_NOOP("FaultText", "\"%1\" is no language"),
    QT_TRANSLATE_NOOP("FaultText", "\"%1\" is no date"),
    QT_TRANSLATE_NOOP("FaultText", "is cut off after %1 bytes"),
    QT_TRANSLATE_NOOP("FaultText", "no player is called \"%1\""),
    QT_TRANSLATE_NOOP("FaultText", "an unknown condition: %1"),
    QT_TRANSLATE_NOOP("FaultText", "%1 is not between %2 and %3"),
    QT_TRANSLATE_NOOP("FaultText", "\"%1\" has no \"%2\"; it has %3"),
    QT_TRANSLATE_NOOP("FaultText", "%1 copies of %2 in a deck"),
    QT_TRANSLATE_NOOP("FaultText", "%1 copies of a row of %2"),
    QT_TRANSLATE_NOOP("FaultText", "%1 waits for nothing"),
    QT_TRANSLATE_NOOP("FaultText", "the %1 \"%2\" is missing"),
    QT_TRANSLATE_NOOP("FaultText", "more than %1 values"),
    QT_TRANSLATE_NOOP("FaultText", "%1 numbers expected"),
    QT_TRANSLATE_NOOP("FaultText", "%1 expected, not %2"),
    QT_TRANSLATE_NOOP("FaultText", "more than %1 MiB"),
    QT_TRANSLATE_NOOP("FaultText", "%1 keeps no word"),
    QT_TRANSLATE_NOOP("FaultText", "SQLite finds: %1"),
    QT_TRANSLATE_NOOP("FaultText", "\"%1\" is missing"),
    QT_TRANSLATE_NOOP("FaultText", "%1: %2 is no date"),
    QT_TRANSLATE_NOOP("FaultText", "no player \"%1\""),
    QT_TRANSLATE_NOOP("FaultText", "%1 is no Agent"),
    QT_TRANSLATE_NOOP("FaultText", "unknown %1 \"%2\""),
    QT_TRANSLATE_NOOP("FaultText", "%1 copies of %2"),
    QT_TRANSLATE_NOOP("FaultText", "%1 wants \"%2\""),
    QT_TRANSLATE_NOOP("FaultText", "version %1"),
    QT_TRANSLATE_NOOP("FaultText", "%1 is no %2"),
    QT_TRANSLATE_NOOP("FaultText", "%1 copies"),
    QT_TRANSLATE_NOOP("FaultText", "deck %1"),
};

// What stands in them beside names and numbers.
constexpr std::array kWords{
    QT_TRANSLATE_NOOP("FaultText", "true or false"),
    QT_TRANSLATE_NOOP("FaultText", "a whole number"),
    QT_TRANSLATE_NOOP("FaultText", "a fraction"),
    QT_TRANSLATE_NOOP("FaultText", "a text"),
    QT_TRANSLATE_NOOP("FaultText", "a list"),
    QT_TRANSLATE_NOOP("FaultText", "an object"),
    QT_TRANSLATE_NOOP("FaultText", "null"),
    QT_TRANSLATE_NOOP("FaultText", "Section"),
    QT_TRANSLATE_NOOP("FaultText", "a Site"),
    QT_TRANSLATE_NOOP("FaultText", "a card that is held"),
    QT_TRANSLATE_NOOP("FaultText", "a card that lies there"),
    QT_TRANSLATE_NOOP("FaultText", "a player"),
    QT_TRANSLATE_NOOP("FaultText", "a seat"),
    QT_TRANSLATE_NOOP("FaultText", "a step"),
    QT_TRANSLATE_NOOP("FaultText", "action"),
    QT_TRANSLATE_NOOP("FaultText", "an Agent"),
    QT_TRANSLATE_NOOP("FaultText", "an action"),
    QT_TRANSLATE_NOOP("FaultText", "an outcome"),
    QT_TRANSLATE_NOOP("FaultText", "card"),
    QT_TRANSLATE_NOOP("FaultText", "characteristic"),
    QT_TRANSLATE_NOOP("FaultText", "effects"),
    QT_TRANSLATE_NOOP("FaultText", "event"),
    QT_TRANSLATE_NOOP("FaultText", "game"),
    QT_TRANSLATE_NOOP("FaultText", "guess"),
    QT_TRANSLATE_NOOP("FaultText", "phase"),
    QT_TRANSLATE_NOOP("FaultText", "place"),
    QT_TRANSLATE_NOOP("FaultText", "player"),
    QT_TRANSLATE_NOOP("FaultText", "question or guess"),
    QT_TRANSLATE_NOOP("FaultText", "question"),
    QT_TRANSLATE_NOOP("FaultText", "record"),
    QT_TRANSLATE_NOOP("FaultText", "skill"),
    QT_TRANSLATE_NOOP("FaultText", "the options"),
    QT_TRANSLATE_NOOP("FaultText", "the power tokens"),
    QT_TRANSLATE_NOOP("FaultText", "the record"),
    QT_TRANSLATE_NOOP("FaultText", "the scenario"),
    QT_TRANSLATE_NOOP("FaultText", "way to be strict"),
    QT_TRANSLATE_NOOP("FaultText", "what is expected of a player"),
    QT_TRANSLATE_NOOP("FaultText", "what is expected of an Agent"),
    QT_TRANSLATE_NOOP("FaultText", "what is expected"),
    QT_TRANSLATE_NOOP("FaultText", "what is known"),
    QT_TRANSLATE_NOOP("FaultText", "goal"),
    QT_TRANSLATE_NOOP("FaultText", "an effect"),
    QT_TRANSLATE_NOOP("FaultText", "a use"),
    QT_TRANSLATE_NOOP("FaultText", "a reaction"),
    QT_TRANSLATE_NOOP("FaultText", "an alternative"),
    QT_TRANSLATE_NOOP("FaultText", "place or filter"),
    QT_TRANSLATE_NOOP("FaultText", "windows"),
    QT_TRANSLATE_NOOP("FaultText", "window"),
    QT_TRANSLATE_NOOP("FaultText", "filter"),
    QT_TRANSLATE_NOOP("FaultText", "verb"),
    QT_TRANSLATE_NOOP("FaultText", "word"),
    QT_TRANSLATE_NOOP("FaultText", "game word"),
    QT_TRANSLATE_NOOP("FaultText", "a fighter"),
    QT_TRANSLATE_NOOP("FaultText", "table"),
    QT_TRANSLATE_NOOP("FaultText", "view"),
    QT_TRANSLATE_NOOP("FaultText", "trigger"),
    QT_TRANSLATE_NOOP("FaultText", "index"),
    QT_TRANSLATE_NOOP("FaultText", "Agent"),
    QT_TRANSLATE_NOOP("FaultText", "X-File"),
    QT_TRANSLATE_NOOP("FaultText", "rule"),
};

QString faultWords(const char* text)
{
    return QCoreApplication::translate("FaultText", text);
}

QString wordText(const QString& word)
{
    for (const char* const known : kWords)
        if (word == QLatin1String(known))
            return faultWords(known);
    return word;
}

// The sentence as a pattern: "%1" is whatever stands there.
QRegularExpression patternOf(const char* sentence)
{
    QString pattern = QRegularExpression::escape(QString::fromUtf8(sentence));
    for (const char* const place : {"\\%1", "\\%2", "\\%3"})
        pattern.replace(QLatin1String(place), QStringLiteral("(.*?)"));
    return QRegularExpression(QRegularExpression::anchoredPattern(pattern),
                              QRegularExpression::DotMatchesEverythingOption);
}

struct Sentence
{
    const char* text;
    QRegularExpression pattern;
};

const std::vector<Sentence>& sentences()
{
    static const std::vector<Sentence> all = [] {
        std::vector<Sentence> made;
        made.reserve(std::size(kSentences));
        for (const char* const text : kSentences)
            made.push_back({text, patternOf(text)});
        return made;
    }();
    return all;
}

} // namespace

QString faultText(const QString& fault)
{
    constexpr qsizetype kLongest = 2000; // what is longer is none of these
    if (fault.size() > kLongest)
        return fault;
    for (const Sentence& sentence : sentences()) {
        const QRegularExpressionMatch match = sentence.pattern.match(fault);
        if (!match.hasMatch())
            continue;
        const auto part = [&](int place) { // behind a colon stands a fault of its own
            const QString word = wordText(match.captured(place));
            const QString end = QStringLiteral(": %") + QString::number(place);
            return QString::fromUtf8(sentence.text).endsWith(end) ? faultText(word) : word;
        };
        const QString words = faultWords(sentence.text);
        switch (match.lastCapturedIndex()) {
        case 0:
            return words;
        case 1:
            return words.arg(part(1));
        case 2:
            return words.arg(part(1), part(2));
        default:
            return words.arg(part(1), part(2), part(3));
        }
    }
    return systemText(fault);
}

QString faultText(std::string_view fault)
{
    return faultText(QString::fromUtf8(fault));
}

QString sentence(const JsonError& error)
{
    return faultText(std::string_view(error.what()));
}

} // namespace dossier
