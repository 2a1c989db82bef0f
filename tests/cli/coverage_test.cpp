// What `cards coverage` says of the scenarios is what the scenarios say themselves.
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

} // namespace dossier::test
