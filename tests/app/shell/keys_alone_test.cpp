// An evening without a mouse: every key goes to whoever has the keyboard, and to nobody else.
#include "desk/deck_shelf.h"
#include "desk/history.h"
#include "desk/open_deck.h"
#include "desk/owned_cards.h"
#include "support/base_set.h"
#include "test_program.h"

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
        ASSERT_TRUE(QTest::qWaitFor([&] {
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
