// An evening without a mouse: every key goes to whoever has the keyboard, and to nobody else.
#include "desk/deck_library.h"
#include "desk/history.h"
#include "desk/open_deck.h"
#include "desk/owned_cards.h"
#include "domain/decks/deck_rules.h"
#include "support/base_set.h"
#include "test_program.h"
#include "tests/support/waiting.h"

#include <QAbstractButton>
#include <QAbstractItemView>
#include <QApplication>
#include <QLineEdit>
#include <QTest>

#include <gtest/gtest.h>

namespace dossier {

namespace {

class KeysAlone : public testing::Test
{
protected:
    test::TestProgram program;

    void SetUp() override
    {
        program.window().activateWindow();
        ASSERT_TRUE(QTest::qWaitForWindowActive(&program.window()));
    }
    static QWidget& keyboard()
    {
        QWidget* focus = QApplication::focusWidget();
        return focus ? *focus : *QApplication::activeWindow();
    }
    static void press(Qt::Key key, Qt::KeyboardModifiers held = {})
    {
        QTest::keyClick(&keyboard(), key, held);
        QApplication::processEvents();
    }
    static void type(const QString& words)
    {
        for (const QChar letter : words)
            QTest::keyClick(&keyboard(), letter.toLatin1());
        QApplication::processEvents();
    }
    const Deck& deck() const { return program.desk().openDeck.deck(); }
};

} // namespace

TEST_F(KeysAlone, EnterACollection)
{
    press(Qt::Key_K, Qt::ControlModifier);
    type("63 4");
    press(Qt::Key_Return);
    type("169");
    press(Qt::Key_Return);
    EXPECT_EQ(program.desk().owned.copies(test::card("XF96-0063v1")), 4);
    EXPECT_EQ(program.desk().owned.copies(test::card("XF96-0169v1")), 1);
}

TEST_F(KeysAlone, BuildRepairAndUndo)
{
    for (const char* number : {"XF96-0063v1", "XF96-0169v1"})
        program.desk().owned.add(test::card(number), 1);
    press(Qt::Key_F, Qt::ControlModifier);
    EXPECT_EQ(program.window().currentTab(), MainWindow::Cards);
    type("the manitou t:x-file");
    ASSERT_EQ(program.find<QLineEdit>("searchLine").text(), "the manitou t:x-file");
    press(Qt::Key_Return);
    ASSERT_EQ(keyboard().objectName(), "cardTable");
    press(Qt::Key_Return);
    EXPECT_TRUE(program.desk().openDeck.isOpen()) << "the first card begins a deck";
    EXPECT_EQ(sizeOf(deck().xFile), 1);
    press(Qt::Key_F, Qt::ControlModifier);
    type("own>0");
    press(Qt::Key_Return);
    press(Qt::Key_Return);
    press(Qt::Key_Down);
    press(Qt::Key_Return, Qt::ControlModifier);
    EXPECT_EQ(deck().count(Zone::BureauDeck, test::card("XF96-0063v1")), 1);
    EXPECT_EQ(deck().count(Zone::Team, test::card("XF96-0169v1")), 1);

    press(Qt::Key_3, Qt::AltModifier);
    const Deck before = deck();
    press(Qt::Key_R, Qt::ControlModifier | Qt::ShiftModifier);
    EXPECT_NE(deck(), before) << "repaired";
    press(Qt::Key_Z, Qt::ControlModifier);
    EXPECT_EQ(deck(), before);
}

// The whole path, from a card that is looked for to a file with the deck.
TEST_F(KeysAlone, FromTheSearchedCardToTheExportedDeck)
{
    press(Qt::Key_F, Qt::ControlModifier);
    type("the manitou t:x-file");
    press(Qt::Key_Return);
    press(Qt::Key_Plus);
    EXPECT_EQ(program.desk().owned.totalCopies(), 1) << "from the list of cards into the collection";
    press(Qt::Key_K, Qt::ControlModifier);
    EXPECT_EQ(program.window().currentTab(), MainWindow::Collection);
    for (const char* line : {"63 2", "64", "agent rich"}) {
        type(line);
        press(Qt::Key_Return);
    }
    EXPECT_EQ(program.desk().owned.totalCopies(), 5);

    press(Qt::Key_3, Qt::AltModifier);
    press(Qt::Key_N, Qt::ControlModifier);
    ASSERT_EQ(keyboard().objectName(), "deckName");
    type("By keys");
    press(Qt::Key_Return);
    EXPECT_EQ(deck().name, "By keys");
    ASSERT_EQ(keyboard().objectName(), "deckEntry") << "the name leads on to the cards";
    type("the manitou");
    press(Qt::Key_Return);
    type("agent rich");
    press(Qt::Key_Return, Qt::ControlModifier);
    type("63 2");
    press(Qt::Key_Return);
    EXPECT_EQ(sizeOf(deck().xFile), 1);
    EXPECT_EQ(sizeOf(deck().team), 1);
    EXPECT_EQ(deck().count(Zone::BureauDeck, test::card("XF96-0063v1")), 2);

    const auto legal = [&] { return isLegal(checkDeck(deck(), test::baseSet(), program.desk().openDeck.format())); };
    EXPECT_FALSE(legal());
    for (int i = 0; i < 8 && !legal(); ++i)
        press(Qt::Key_R, Qt::ControlModifier | Qt::ShiftModifier);
    EXPECT_TRUE(legal());
    EXPECT_EQ(program.find<QAbstractButton>("deckVerdict").text().left(5), "Legal");

    const QString file = program.path(QStringLiteral("keys.deck"));
    program.answers.files.push_back(file);
    press(Qt::Key_S, Qt::ControlModifier | Qt::ShiftModifier);
    ASSERT_TRUE(test::waitUntil([] { return QApplication::activeWindow()->objectName() == "exportDialog"; }));
    press(Qt::Key_Return);
    const std::string written = test::fileBytes(file.toStdString());
    EXPECT_NE(written.find("Name: By keys"), std::string::npos) << written;
    EXPECT_NE(written.find("2 Aubrey, MO"), std::string::npos) << written;
    press(Qt::Key_Escape);
    EXPECT_FALSE(program.find<QWidget>("exportDialog").isVisible());
}

// A search that is typed right after cards were catalogued lost its first letters once.
TEST_F(KeysAlone, ASearchIsHeardWholeWhateverWasTypedBefore)
{
    const auto search = [&] {
        QTest::keyClick(&keyboard(), Qt::Key_F, Qt::ControlModifier);
        for (const QChar letter : QStringLiteral("lone gun")) // at once, as somebody types who knows the way
            QTest::keyClick(&keyboard(), letter.toLatin1());
        QApplication::processEvents();
        EXPECT_EQ(program.window().currentTab(), MainWindow::Cards);
        EXPECT_EQ(program.find<QLineEdit>("searchLine").text(), "lone gun");
    };
    for (const char* typed : {"63", "aubr", "no such card", "agent fox mulder", ""}) {
        press(Qt::Key_K, Qt::ControlModifier);
        type(typed);
        search(); // not entered
        press(Qt::Key_K, Qt::ControlModifier);
        press(Qt::Key_Escape);
        type(typed);
        press(Qt::Key_Return);
        search(); // entered, refused or asked about
        press(Qt::Key_K, Qt::ControlModifier);
        press(Qt::Key_Escape);
    }
    press(Qt::Key_K, Qt::ControlModifier);
    type("64");
    press(Qt::Key_Return);
    program.find<QAbstractItemView>("collectionTable").setFocus();
    press(Qt::Key_F2);
    type("5");
    search(); // while a cell is being typed into
}

TEST_F(KeysAlone, EveryTabIsLeftAgainByTheKeyThatLeadsOn)
{
    program.desk().shelf.createEmpty();
    for (int tab = 0; tab < MainWindow::kTabs; ++tab) {
        press(static_cast<Qt::Key>(Qt::Key_1 + tab), Qt::AltModifier);
        ASSERT_EQ(program.window().currentTab(), tab);
        QSet<QWidget*> seen;
        for (int i = 0; i < 80 && !seen.contains(&keyboard()); ++i) {
            seen << &keyboard();
            press(Qt::Key_Tab);
        }
        EXPECT_GE(seen.size(), 3) << tab << ": somewhere to go";
        EXPECT_LT(seen.size(), 80) << tab << ": and round again";
        EXPECT_EQ(program.window().currentTab(), tab);
    }
}

TEST_F(KeysAlone, WindowsBesideTheWorkOpenAndCloseByKeys)
{
    const std::pair<Qt::Key, Qt::KeyboardModifiers> opening[] = {{Qt::Key_F1, Qt::NoModifier},
                                                                 {Qt::Key_Comma, Qt::ControlModifier},
                                                                 {Qt::Key_H, Qt::ControlModifier | Qt::ShiftModifier}};
    for (const auto& [key, held] : opening) {
        QTest::keyClick(&program.window(), key, held);
        QWidget* opened = nullptr;
        ASSERT_TRUE(test::waitUntil([&] {
            opened = QApplication::activeWindow();
            return opened && opened != &program.window();
        })) << key;
        press(Qt::Key_Escape);
        EXPECT_FALSE(opened->isVisible()) << opened->objectName().toStdString();
        program.window().activateWindow();
        ASSERT_TRUE(QTest::qWaitForWindowActive(&program.window()));
    }
}

} // namespace dossier
