// An X-File that a further set prints again is the base set's: what is reckoned, marked and ruled of the one is so of
// the other (DECK-5).
#include "app/card_face/card_rulings.h"
#include "app/test_program.h"
#include "app/widgets/desk.h"
#include "box/game_data.h"
#include "desk/files/card_set_library.h"
#include "desk/open_deck.h"
#include "support/base_set.h"
#include "tests/support/waiting.h"

#include <QListWidget>
#include <QPushButton>
#include <QTest>

#include <gtest/gtest.h>

namespace dossier {

namespace {

constexpr auto kReprints = R"([
  {"id": "XF96-0001 NFil", "title": "The Manitou", "set": "Night Files", "rarity": "Rare", "type": "X-File",
   "characteristics": {"Affiliation": "Occult", "Motive": "Control", "Method": "Violence", "Result": "Death"}},
  {"id": "XF96-0002 NFil", "title": "The Lone Gunmen", "set": "Night Files", "rarity": "Rare", "type": "Event",
   "cost": "1 RP", "keywords": ["Event"], "gameEffect": "They know."}])";
constexpr auto kOwnXFile = R"([
  {"id": "XF97-0903x1", "title": "The Lamp Oil Letters", "set": "Night Files", "rarity": "Common", "type": "X-File",
   "characteristics": {"Affiliation": "Occult", "Motive": "Control", "Method": "Violence", "Result": "Death"}}])";

class XFilesOfSets : public testing::Test
{
protected:
    const Desk& desk() const { return program.desk(); }
    void takeIn(const char* set)
    {
        EXPECT_TRUE(desk().sets.takeIn(desk().sets.look(QByteArray(set), QStringLiteral("night.json")).reading));
        program.restart();
        program.window().showTab(MainWindow::Decks);
        desk().shelf.createEmpty();
    }
    CardIndex card(const char* number) const { return *desk().box.cards.findNumber(number); }
    QListWidget& list()
    {
        program.window().showTab(MainWindow::Decks);
        QTest::mouseClick(&program.find<QWidget>("xFileSlot"), Qt::LeftButton);
        auto& choice = program.find<QListWidget>("xFileChoice");
        EXPECT_TRUE(test::waitUntil([&] { return choice.count() > 0; }));
        return choice;
    }
    QString explained() { return program.find<QLabel>("xFilesExplained").text(); }

    test::TestProgram program;
};

} // namespace

TEST_F(XFilesOfSets, AReprintIsMarkedWhereTheBaseSetsStands)
{
    takeIn(kReprints);
    desk().openDeck.add(Zone::XFile, card("XF96-0001 NFil"), 1);
    QListWidget& choice = list();
    EXPECT_EQ(choice.count(), 41) << "no title stands there twice";
    ASSERT_NE(choice.currentItem(), nullptr);
    EXPECT_EQ(choice.currentItem()->text(), QStringLiteral("The Manitou"));
    EXPECT_TRUE(choice.currentItem()->data(Qt::AccessibleTextRole).toString().contains("protects"));
    EXPECT_FALSE(program.find<QPushButton>("protectXFile").isEnabled()) << "the deck has it";
    EXPECT_FALSE(explained().contains("base set")) << "nothing is left out";
}

TEST_F(XFilesOfSets, OneThatOnlyASetHasIsSaidToBeLeftOut)
{
    takeIn(kOwnXFile);
    EXPECT_EQ(list().count(), 41);
    EXPECT_TRUE(explained().contains("Only the X-Files of the base set are reckoned with."));
}

TEST_F(XFilesOfSets, AReprintShowsTheRulingsOfTheBaseSetsCard)
{
    takeIn(kReprints);
    CardRulings base(desk());
    CardRulings again(desk());
    base.showCard(test::card("XF96-0270v1"));
    again.showCard(card("XF96-0002 NFil"));
    ASSERT_TRUE(test::waitUntil([&] { return !base.isHidden() && !again.isHidden(); }));
    EXPECT_EQ(again.toPlainText(), base.toPlainText());
    EXPECT_TRUE(again.toPlainText().contains("OQ-63"));
}

} // namespace dossier
