// What a playtest came to, as tables and as a picture: who played, with whose X-Files, and whether Elo fits.
#include "desk/playtest/heat_map_picture.h"
#include "desk/playtest/series_tables.h"
#include "engine/players/playtest/strength.h"
#include "support/base_set.h"
#include "support/deck_builder.h"
#include "wording/words/language.h"

#include <QString>
#include <QXmlStreamReader>

#include <gtest/gtest.h>

namespace dossier {

namespace {

SeriesSetup threeDecks()
{
    SeriesSetup setup;
    setup.pool = &test::officialCards();
    for (const char* name : {"One", "Two", "Three"}) {
        setup.entrants.push_back({test::legalDeck(), Bot::Supervisor});
        setup.entrants.back().deck.name = name;
    }
    setup.tables = everyPair(3, false);
    setup.rounds = 40;
    return setup;
}

// Each beats the next.
SeriesTally circle()
{
    SeriesTally tally;
    tally.tables[0].pairs = {2, 0, 14, 0, 24};
    tally.tables[1].pairs = {24, 0, 14, 0, 2};
    tally.tables[2].pairs = {2, 0, 14, 0, 24};
    return tally;
}

// As it can be read in the picture, line by line.
QStringList wordsIn(const QByteArray& picture)
{
    QStringList words;
    QXmlStreamReader xml(picture);
    while (!xml.atEnd())
        if (xml.readNext() == QXmlStreamReader::StartElement && xml.name() == QStringLiteral("text"))
            words << xml.readElementText();
    EXPECT_FALSE(xml.hasError()) << xml.errorString().toStdString();
    return words;
}

} // namespace

TEST(SeriesTables, NameWhoPlayedWithWhoseXFiles)
{
    SeriesSetup setup = threeDecks();
    setup.entrants[1].bot = Bot::Random;
    const QList<QByteArray> drawn = matrixTable(setup, circle()).split('\n');
    EXPECT_EQ(drawn[0], "deck,One,Two,Three,player,xfiles,elo,elo_low,elo_high,elo_fit_p");
    EXPECT_TRUE(drawn[1].contains(",supervisor,drawn,")) << drawn[1].toStdString();
    EXPECT_TRUE(drawn[2].contains(",random,drawn,")) << drawn[2].toStdString();
    EXPECT_TRUE(worthTable(setup, {CardWorth{}}).endsWith(",supervisor,supervisor,drawn,One,Two; Three\n"));
    setup.ownXFiles = true;
    EXPECT_TRUE(matrixTable(setup, circle()).contains(",supervisor,own,"));
    setup.exchanged = false;
    EXPECT_TRUE(matrixTable(setup, circle()).contains(",supervisor,own,,,,\n")) << "Elo is of pairs";
}

TEST(SeriesTables, TellDecksOfOneNameApart)
{
    SeriesSetup setup = threeDecks();
    for (Entrant& entrant : setup.entrants)
        entrant.deck.name = "Rush";
    setup.entrants[1].bot = Bot::Random;
    SeriesTally tally = circle();
    for (int deck = 0; deck < 3; ++deck)
        tally.decks[deck].cards.resize(setup.entrants[static_cast<std::size_t>(deck)].deck.bureauDeck.size());
    EXPECT_TRUE(matrixTable(setup, tally).startsWith("deck,Rush (1),Rush,Rush (2),player,"));
    const QByteArray cards = cardTable(setup, tally);
    for (const char* begins : {"\nRush (1),supervisor,", "\nRush,random,", "\nRush (2),supervisor,"})
        EXPECT_TRUE(cards.contains(begins)) << begins;
    EXPECT_FALSE(wordsIn(heatMap(setup, tally)).filter(QStringLiteral("Rush (2)")).isEmpty());
}

TEST(SeriesTables, SayThatEloDoesNotFitWhereItDoesNot)
{
    const Language english(QStringLiteral("en"));
    const SeriesSetup setup = threeDecks();
    EXPECT_TRUE(matrixTable(setup, circle()).split('\n')[1].endsWith(",0.0000"));
    const QString words = wordsIn(heatMap(setup, circle())).join(QLatin1Char(' '));
    EXPECT_TRUE(words.contains("Elo does not fit these decks")) << words.toStdString();
    EXPECT_TRUE(words.contains("1 degree of freedom, p < 0.001")) << words.toStdString();
    SeriesTally even;
    for (int table = 0; table < 3; ++table)
        even.tables[table].pairs = {5, 0, 30, 0, 5};
    EXPECT_FALSE(wordsIn(heatMap(setup, even)).join(QLatin1Char(' ')).contains("Elo"));
    EXPECT_TRUE(matrixTable(setup, even).split('\n')[1].endsWith(",1.0000"));
}

TEST(HeatMapPicture, KeepsItsWordsWithinThePicture)
{
    const Language english(QStringLiteral("en"));
    SeriesSetup setup = threeDecks();
    setup.entrants[0].deck.name = std::string(200, 'W');
    const QByteArray picture = heatMap(setup, circle());
    const QStringList words = wordsIn(picture);
    EXPECT_EQ(words.count("Supervisor"), 3);
    EXPECT_TRUE(words.contains("X-Files drawn by lot"));
    for (const QString& line : words)
        EXPECT_LE(line.size(), 60) << line.toStdString();
}

TEST(SeriesTables, GuardNamesThatSpreadsheetsWouldTakeForFormulas)
{
    SeriesSetup setup = threeDecks();
    setup.entrants[0].deck.name = "=cmd|'/c calc'!A0";
    EXPECT_TRUE(matrixTable(setup, circle()).contains("\n'=cmd"));
}

} // namespace dossier
