// What `cards coverage` says of the scenarios is what the scenarios say themselves; which cards a player uses.
#include "cli_run.h"
#include "domain/cards/published_set.h"

#include <QDir>
#include <QJsonArray>

#include <map>

namespace dossier::test {

namespace {

// By a card's number, the scenarios whose "shows" names it.
std::map<int, QStringList> shownByTheScenarios()
{
    const QDir folder(QStringLiteral(DOSSIER_SOURCE_DIR "/tests/scenarios/cards"));
    QStringList names = folder.entryList({QStringLiteral("*.json")}, QDir::Files);
    names.sort();
    std::map<int, QStringList> shown;
    for (const QString& name : std::as_const(names)) {
        QFile file(folder.filePath(name));
        EXPECT_TRUE(file.open(QIODevice::ReadOnly));
        const QJsonArray numbers = QJsonDocument::fromJson(file.readAll()).object()[QStringLiteral("shows")].toArray();
        for (const QJsonValue& number : numbers)
            shown[numberAcrossSets(number.toString().toStdString()).value_or(number.toInt())] << name.chopped(5);
    }
    return shown;
}

} // namespace

using CoverageCommand = CliTest;

TEST_F(CoverageCommand, NamesTheScenariosThatShowACard)
{
    std::map<int, QStringList> shown = shownByTheScenarios();
    const CliResult result = run({"cards", "coverage", "--json"});
    EXPECT_EQ(result.code, 0);
    const QJsonArray cards = result.json()[QStringLiteral("cards")].toArray();
    EXPECT_GE(cards.size(), 354);
    for (const QJsonValue& card : cards) {
        QStringList said;
        for (const QJsonValue& name : card[QStringLiteral("scenarios")].toArray())
            said << name.toString();
        said.sort();
        const int number = numberAcrossSets(card[QStringLiteral("id")].toString().toStdString()).value_or(0);
        shown[number].sort();
        EXPECT_EQ(said.join(' ').toStdString(), shown[number].join(' ').toStdString())
            << "card " << number << ": scripts/list-shown-cards writes resources/shown_cards.txt anew";
    }
}

TEST_F(CoverageCommand, SaysWhichCardsThePlayersUse)
{
    const QStringList words{"cards", "coverage", "--players", "--games", "6", "--seed", "3"};
    const CliResult people = run(words);
    EXPECT_EQ(people.code, 0) << people.err.toStdString();
    EXPECT_TRUE(people.out.contains("6 games of the player supervisor")) << people.out.toStdString();
    EXPECT_TRUE(people.out.contains("% of the cards used: ")) << people.out.toStdString();
    EXPECT_TRUE(people.out.contains("It came into no deck.")) << people.out.toStdString();

    QJsonObject one = run(words + QStringList{"--json", "--jobs", "1"}).json();
    QJsonObject two = run(words + QStringList{"--json", "--jobs", "2"}).json();
    one.remove(QStringLiteral("elapsed_s"));
    two.remove(QStringLiteral("elapsed_s"));
    EXPECT_EQ(one, two);
    const QJsonArray cards = one[QStringLiteral("cards")].toArray();
    EXPECT_EQ(cards.size(), one[QStringLiteral("of")].toInt());
    EXPECT_EQ(cards.size(), 533 - 41);
    int used = 0;
    for (const QJsonValue& card : cards) {
        const bool was = card[QStringLiteral("used")][QStringLiteral("games")].toInt() > 0;
        used += was;
        EXPECT_EQ(card[QStringLiteral("reason")].isUndefined(), was);
    }
    EXPECT_EQ(used, one[QStringLiteral("used")].toInt());
    EXPECT_GT(used, 50);
}

TEST_F(CoverageCommand, PlaysNothingUnasked)
{
    for (const QStringList& words :
         {QStringList{"--games", "5"}, QStringList{"--seed", "5"}, QStringList{"--players", "--games", "0"},
          QStringList{"--players", "--bots", "me"}}) {
        const CliResult result = run(QStringList{"cards", "coverage"} + words);
        EXPECT_EQ(result.code, 2) << words.join(' ').toStdString();
        EXPECT_EQ(result.err.count('\n'), 1) << result.err.toStdString();
    }
}

} // namespace dossier::test
