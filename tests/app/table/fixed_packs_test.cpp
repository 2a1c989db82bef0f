// The five fixed packs, each completed to a legal deck, play against themselves at the table, chosen at random among
// what the widgets offer, to the end of the game; and with the cards of the other sets, against one of the program's
// players. DOSSIER_TABLE_TEXTS=FILE keeps every text that was shown, DOSSIER_TABLE_CHANCE sets how many choices are
// left to chance before the players want to get to the end, DOSSIER_TABLE_SEED which games of all sets they are and
// DOSSIER_TABLE_OPPONENT=director which of the program's players it is.
#include "app/table/play_page.h"
#include "app/table/table_panel.h"
#include "desk/deck_library.h"
#include "desk/files/shelved_decks.h"
#include "desk/settings.h"
#include "domain/decks/deck_rules.h"
#include "support/base_set.h"
#include "table/fixed_packs.h"
#include "table/table_game.h"
#include "table/table_player.h"
#include "tests/support/waiting.h"

#include <QCheckBox>
#include <QComboBox>
#include <QFile>
#include <QPushButton>
#include <QSpinBox>
#include <QTest>

#include <algorithm>
#include <compare>
#include <gtest/gtest.h>
#include <set>

namespace dossier {

namespace {

void keepTexts(const test::TablePlayer& player)
{
    QFile file(qEnvironmentVariable("DOSSIER_TABLE_TEXTS"));
    if (file.fileName().isEmpty() || !file.open(QIODevice::Append))
        return;
    for (const QSet<QString>& texts : {player.prompts(), player.rows()})
        for (const QString& text : texts)
            file.write(text.toUtf8() + '\n');
}

// By mouse alone or by keys alone, in a small window or a large one.
struct HandsAndSize
{
    test::TablePlayer::Hands hands;
    bool large;

    auto operator<=>(const HandsAndSize&) const = default;
};

HandsAndSize handsAndSizeOf(int seed)
{
    return {seed % 2 == 0 ? test::TablePlayer::Hands::Keys : test::TablePlayer::Hands::Mouse, seed % 4 >= 2};
}

constexpr int kPacksPlayed = 5;
int seedOf(const char* language, int pack)
{
    return (language[0] == 'e' ? 1 : 11) + pack;
}

// With the stops as they are at first; against somebody before the same screen, or the program's player of that name.
void playToTheEnd(const Deck& deck, const QString& language, int seed, const QString& opponent = {})
{
    const HandsAndSize way = handsAndSizeOf(seed);
    test::TestProgram program(language);
    const QSize size = way.large ? QSize(1920, 1080) : QSize(1280, 720);
    program.window().resize(size);
    EXPECT_EQ(program.window().size(), size);
    EXPECT_EQ(program.desk().settings.tableStops(), TableStops());
    program.desk().shelf.create(deck);
    program.desk().settings.setTableScenes(way.large);
    program.window().showTab(MainWindow::Table);
    program.find<QComboBox>("playerCount").setCurrentIndex(0);
    auto& other = program.find<QComboBox>("whoB");
    other.setCurrentIndex(opponent.isEmpty() ? 0 : other.findData(opponent));
    ASSERT_GE(other.currentIndex(), 0) << opponent.toStdString();
    program.find<QCheckBox>("killerCards").setChecked(true);
    program.find<QCheckBox>("xFilePowers").setChecked(true);
    program.find<QSpinBox>("tableSeed").setValue(seed);
    program.find<QPushButton>("startGame").click();
    TableGame& game = program.window().table().game();
    ASSERT_TRUE(game.isOn()) << program.find<QLabel>("startRemark").text().toStdString();
    EXPECT_EQ(game.isComputer(1), !opponent.isEmpty());
    if (!opponent.isEmpty())
        game.setPace(0);
    program.window().table().page().showSide(PlayPage::Card); // telling the story to each in turn takes its time
    constexpr int kUsualChance = 150;
    const int chance = qEnvironmentVariableIntValue("DOSSIER_TABLE_CHANCE");
    test::TablePlayer player(program, static_cast<unsigned>(seed), chance > 0 ? chance : kUsualChance, way.hands);
    constexpr int kMostChoices = 20'000;
    const auto isHis = [&] { return game.isOver() || game.isHeld() || game.isShowing() || !game.actions().empty(); };
    while (!game.isOver() && player.choices() < kMostChoices) {
        ASSERT_TRUE(opponent.isEmpty() || test::waitUntil(isHis)) << "turn " << game.seen().turn;
        if (!game.isOver())
            player.step();
    }
    EXPECT_TRUE(game.isOver()) << "no end after " << player.choices() << " choices";
    EXPECT_EQ(player.scenes() > 0, way.large && opponent.isEmpty()) << player.scenes();
    for (const QString& complaint : player.complaints())
        ADD_FAILURE() << complaint.toStdString();
    keepTexts(player);
    std::cout << deck.name << ": " << player.choices() << " choices\n";
}

class FixedPacks : public testing::TestWithParam<int>
{};

constexpr const char* kPacks[] = {"Krycek", "Mulder", "Phoebe Green", "Scully", "Skinner"};

std::string packName(const testing::TestParamInfo<int>& pack)
{
    constexpr const char* names[] = {"Krycek", "Mulder", "PhoebeGreen", "Scully", "Skinner"};
    return names[pack.param];
}

} // namespace

TEST(FixedPacksCompleted, AreLegalAndHoldEveryCard)
{
    Format agreed = test::format(Game::Advanced);
    agreed.killersAgreed = true;
    std::set<CardIndex> held;
    for (const Deck& deck : test::completedPacks()) {
        EXPECT_TRUE(isLegal(checkDeck(deck, test::baseSet(), agreed))) << deck.name;
        for (const auto* zone : {&deck.xFile, &deck.team, &deck.bureauDeck})
            for (const DeckEntry& entry : *zone)
                held.insert(entry.card);
    }
    for (std::size_t card = 0; card < test::baseSet().size(); ++card)
        if (test::baseSet()[static_cast<CardIndex>(card)].type != CardType::XFile) {
            EXPECT_TRUE(held.contains(static_cast<CardIndex>(card))) << test::baseSet()[card].title;
        }
}

// Mouse and keys, small and large, in either language.
TEST(FixedPacksPlayed, AreInEveryWayInBothLanguages)
{
    for (const char* language : {"en", "fr"}) {
        std::set<HandsAndSize> ways;
        for (int pack = 0; pack < kPacksPlayed; ++pack)
            ways.insert(handsAndSizeOf(seedOf(language, pack)));
        EXPECT_EQ(ways.size(), 4U) << language;
    }
}

TEST_P(FixedPacks, PlayAWholeGameAgainstThemselves)
{
    playToTheEnd(test::completedPacks()[static_cast<std::size_t>(GetParam())], QStringLiteral("en"),
                 seedOf("en", GetParam()));
}

TEST_P(FixedPacks, SpeakFrench)
{
    playToTheEnd(test::completedPacks()[static_cast<std::size_t>(GetParam())], QStringLiteral("fr"),
                 seedOf("fr", GetParam()));
}

TEST(PacksOfAllSets, AreLegalAndHoldEveryNewCard)
{
    Format agreed = test::format(Game::Advanced);
    agreed.killersAgreed = true;
    const CardPool& cards = test::officialCards();
    const std::vector<Deck> decks = test::packsOfAllSets();
    for (const Deck& deck : decks)
        EXPECT_TRUE(isLegal(checkDeck(deck, cards, agreed))) << deck.name;
    for (auto card = static_cast<CardIndex>(test::baseSet().size()); card < cards.size(); ++card) {
        EXPECT_TRUE(
            cards[card].type == CardType::XFile ||
            std::ranges::any_of(decks, [&](const Deck& deck) { return deck.count(Zone::BureauDeck, card) > 0; }))
            << cards[card].title;
    }
}

TEST_P(FixedPacks, WithTheCardsOfAllSetsPlayAWholeGame)
{
    const int seed = 21 + GetParam() + qEnvironmentVariableIntValue("DOSSIER_TABLE_SEED");
    playToTheEnd(test::packsOfAllSets()[static_cast<std::size_t>(GetParam())],
                 seed % 2 == 0 ? QStringLiteral("fr") : QStringLiteral("en"), seed);
}

TEST(PacksOfAllSets, ArePlayedAgainstTheProgramInBothLanguages)
{
    const QString wanted = qEnvironmentVariable("DOSSIER_TABLE_OPPONENT");
    const QString opponent = wanted.isEmpty() ? QStringLiteral("supervisor") : wanted;
    const std::vector<Deck> decks = test::packsOfAllSets();
    playToTheEnd(decks[0], QStringLiteral("en"), seedOf("en", 0), opponent);
    playToTheEnd(decks[3], QStringLiteral("fr"), seedOf("fr", 3), opponent);
}

// The program's players with the packs as they come, each against the next: nobody sits there, and the game comes to
// its end by itself.
TEST_P(FixedPacks, ArePlayedByTheProgram)
{
    constexpr const char* kPlayers[] = {"novice", "agent", "supervisor"};
    const int first = GetParam();
    test::TestProgram program;
    addSampleDecks(program.desk());
    const QString said = program.message();
    program.window().showTab(MainWindow::Table);
    const auto seat = [&](const char* deck, const char* who, int pack, int player) {
        auto& box = program.find<QComboBox>(who);
        box.setCurrentIndex(box.findData(QLatin1String(kPlayers[player % 3])));
        auto& decks = program.find<QComboBox>(deck);
        decks.setCurrentIndex(decks.findText(QLatin1String("Fixed pack: ") + QLatin1String(kPacks[pack % 5])));
        EXPECT_TRUE(decks.currentText().startsWith("Fixed pack: "));
    };
    seat("deckA", "whoA", first, first);
    seat("deckB", "whoB", first + 1, first + 1);
    program.find<QSpinBox>("tableSeed").setValue(3 + first);
    program.find<QPushButton>("startGame").click();
    TableGame& game = program.window().table().game();
    ASSERT_TRUE(game.isOn()) << program.find<QLabel>("startRemark").text().toStdString();
    game.setPace(0);
    EXPECT_TRUE(game.isComputer(0) && game.isComputer(1));
    EXPECT_TRUE(game.actions().empty()) << "nobody sits here who might choose, or be advised";
    EXPECT_TRUE(program.find<QLabel>("question").text().endsWith(" thinks …"));
    EXPECT_TRUE(test::waitUntil([&] { return game.isOver(); }))
        << "turn " << game.seen().turn << ", " << game.length() << " choices";
    const QString last = program.message(); // what was said before goes by itself after a while
    EXPECT_TRUE(last.isEmpty() || last == said) << "nothing failed: " << last.toStdString();
    std::cout << game.length() << " choices, " << game.seen().turn << " turns\n";
}

INSTANTIATE_TEST_SUITE_P(AtTheTable, FixedPacks, testing::Range(0, kPacksPlayed), packName);

} // namespace dossier
