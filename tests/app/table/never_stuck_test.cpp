// Whatever somebody does in the middle of a game - other tabs, other looks, windows over the table, clicks on what is
// no choice - the question that is open can be answered: by keys from wherever the keyboard is then, and by the mouse.
#include "app/board/board.h"
#include "app/shell/main_window.h"
#include "app/stage/answer_page.h"
#include "app/table/decision_model.h"
#include "app/table/decision_panel.h"
#include "app/table/play_page.h"
#include "app/table/table_panel.h"
#include "desk/settings.h"
#include "table/sample_table.h"
#include "table/table_game.h"
#include "table/table_player.h"
#include "tests/support/waiting.h"

#include <QAction>
#include <QApplication>
#include <QComboBox>
#include <QLabel>
#include <QListView>
#include <QPointer>
#include <QPushButton>
#include <QSpinBox>
#include <QTabBar>
#include <QTest>

#include <gtest/gtest.h>
#include <ostream>
#include <random>

namespace dossier {

namespace {

// In the list of who plays: after these come the program's players.
constexpr int kPerson = 0;
constexpr int kNobody = 1;
constexpr int kProgram = 2;

struct Evening
{
    const char* language;
    test::TablePlayer::Hands hands;
    int opponent;
};

std::ostream& operator<<(std::ostream& out, const Evening& evening)
{
    return out << evening.language << (evening.hands == test::TablePlayer::Hands::Keys ? " keys" : " mouse")
               << (evening.opponent == kPerson   ? " two persons"
                   : evening.opponent == kNobody ? " alone"
                                                 : " against the program");
}

// What tells that something has been answered, or seen.
struct Standing
{
    int length = 0;
    int position = 0;
    bool covered = false;
    bool answer = false;
    int marked = 0;

    bool operator==(const Standing&) const = default;
};

class NeverStuck : public testing::TestWithParam<Evening>
{
protected:
    NeverStuck()
        : program(QString::fromLatin1(GetParam().language))
        , random(7)
    {
        test::goToTableWithSample(program);
        program.find<QSpinBox>("tableSeed").setValue(3);
        program.find<QComboBox>("whoB").setCurrentIndex(GetParam().opponent);
        program.find<QPushButton>("startGame").click();
        game().setPace(0);
        game().setReaction(0);
    }

    MainWindow& window() { return program.window(); }
    TableGame& game() { return window().table().game(); }
    PlayPage& page() { return window().table().page(); }
    AnswerPage& answer() { return program.find<AnswerPage>("answerPage"); }
    int anyOf(int count) { return static_cast<int>(random() % static_cast<unsigned>(count)); }

    Standing standing()
    {
        return {game().length(), game().position(), game().waitsForHandOver(), answer().isOpen(),
                page().decisions().model().marked()};
    }

    // The program's players have done what they wanted; false where the game is over.
    bool isAskedAgain()
    {
        return test::waitUntil([this] {
                   if (game().view().looksBack() && game().actions().empty()) // at what another has chosen
                       press(Qt::Key_Backspace, Qt::ShiftModifier);
                   return game().isOver() || game().waitsForHandOver() || answer().isOpen() ||
                          !game().actions().empty();
               }) &&
               !game().isOver();
    }

    // Where the window has the keyboard, as the keys of somebody who sits before it arrive.
    QWidget& focus()
    {
        QWidget* focused = QApplication::focusWidget() ? QApplication::focusWidget() : window().focusWidget();
        return focused ? *focused : window();
    }
    QString whereTheKeyboardIs()
    {
        QStringList names;
        for (const QWidget* each = &focus(); each; each = each->parentWidget())
            names << (each->objectName().isEmpty() ? QString::fromLatin1(each->metaObject()->className())
                                                   : each->objectName());
        return names.join(QStringLiteral(" in "));
    }
    void press(Qt::Key key, Qt::KeyboardModifiers with = {}) { QTest::keyClick(&focus(), key, with); }
    void click(QWidget& widget, const QPoint& at = {}) { QTest::mouseClick(&widget, Qt::LeftButton, {}, at); }

    // Somebody who wants to get on and does not know how tries what the table tells him.
    bool isAnsweredByKeys()
    {
        const Standing before = standing();
        for (const Qt::Key key : {Qt::Key_Space, Qt::Key_Return, Qt::Key_1, Qt::Key_P, Qt::Key_Return, Qt::Key_Escape,
                                  Qt::Key_Escape, Qt::Key_1, Qt::Key_D, Qt::Key_Down, Qt::Key_Return, Qt::Key_Down,
                                  Qt::Key_Space, Qt::Key_Return, Qt::Key_2, Qt::Key_P, Qt::Key_Return}) {
            press(key);
            if (standing() != before)
                return true;
        }
        return false;
    }
    bool isAnsweredByMouse()
    {
        const Standing before = standing();
        auto& list = program.find<QListView>("choices");
        if (answer().isVisible())
            click(answer());
        else if (game().waitsForHandOver())
            click(program.find<QPushButton>("takeSeat"));
        else if (auto& pass = program.find<QPushButton>("pass"); pass.isVisible())
            click(pass);
        for (int row = 0; list.isVisible() && row < list.model()->rowCount() && standing() == before; ++row) {
            const QModelIndex index = list.model()->index(row, 0);
            if (index.data(kFoldRole).toBool() || (index.flags() & Qt::ItemIsEnabled) == 0)
                continue;
            list.scrollTo(index);
            click(*list.viewport(), list.visualRect(index).center());
        }
        return standing() != before;
    }

    // --- What may come between --------------------------------------------------------------------------------------

    // A desktop makes the window active that is left; without one, as here, keys would go on to what has been closed.
    void settle()
    {
        if (!QApplication::activeWindow())
            window().activateWindow();
        QApplication::processEvents();
        QTest::qWait(1);
        game().setPace(0);
        game().setReaction(0);
    }
    void speak(const char* language)
    {
        emit window().languageWanted(QString::fromLatin1(language));
        settle();
    }
    void clickOn(const char* name)
    {
        auto* widget = page().findChild<QWidget*>(QLatin1String(name));
        if (!widget || !widget->isVisible())
            return;
        auto* area = qobject_cast<QAbstractScrollArea*>(widget);
        QWidget& target = area ? *area->viewport() : *widget;
        click(target, target.rect().center());
    }
    void throughTab(int tab)
    {
        window().showTab(tab);
        settle();
        press(Qt::Key_Tab);
        if (auto* tabs = window().findChild<QTabBar*>(QStringLiteral("tabs")); tabs && anyOf(2) == 0)
            click(*tabs, tabs->tabRect(MainWindow::Table).center());
        else
            window().showTab(MainWindow::Table);
    }
    void throughAction(const char* name)
    {
        auto* action = window().findChild<QAction*>(QLatin1String(name));
        if (!action || !action->isEnabled())
            return;
        action->trigger();
        settle();
        for (QWidget* each : QApplication::topLevelWidgets())
            if (each != &window() && each->isVisible())
                each->close();
    }
    QString disturb(int what)
    {
        switch (what) {
        case 0:
            throughTab(anyOf(MainWindow::kTabs));
            return QStringLiteral("another tab");
        case 1:
            window().showMinimized();
            settle();
            window().showNormal();
            return QStringLiteral("minimized");
        case 2:
            program.desk().appearance.choose(anyOf(2) == 0 ? LookChoice::Night : LookChoice::Day);
            return QStringLiteral("another look");
        case 3:
            speak(anyOf(2) == 0 ? "en" : "fr");
            return QStringLiteral("another language");
        case 4:
            emit window().textPercentWanted(anyOf(2) == 0 ? 100 : 125);
            return QStringLiteral("another size of text");
        case 5:
            window().resize(1280 + anyOf(300), 720 + anyOf(200));
            return QStringLiteral("another size");
        case 6:
            press(Qt::Key_N);
            settle();
            press(anyOf(2) == 0 ? Qt::Key_N : Qt::Key_Escape);
            return QStringLiteral("the Notebook");
        case 7:
            press(Qt::Key_X);
            settle();
            press(Qt::Key_I);
            return QStringLiteral("cards large");
        case 8:
            for (const char* name : {"story", "sideCard", "board", "tableNotebook", "stage"})
                if (anyOf(2) == 0)
                    clickOn(name);
            return QStringLiteral("clicks on log and pictures");
        case 9:
            press(Qt::Key_S);
            press(Qt::Key_Right);
            return QStringLiteral("the stops");
        case 10:
            press(Qt::Key_H);
            press(Qt::Key_Right);
            return QStringLiteral("the hand");
        case 11:
            press(Qt::Key_Slash);
            QTest::keyClicks(&focus(), QStringLiteral("zq"));
            return QStringLiteral("words nothing fits");
        case 12:
            throughAction("file.preferences");
            return QStringLiteral("the preferences");
        case 13:
            throughAction("edit.history");
            return QStringLiteral("the history");
        case 14:
            for (int times = anyOf(30); times >= 0; --times)
                press(Qt::Key_Tab);
            return QStringLiteral("along with Tab");
        case 15:
            press(Qt::Key_Question);
            settle();
            press(Qt::Key_Escape);
            return QStringLiteral("a hint");
        case 16:
            press(Qt::Key_Backspace);
            press(Qt::Key_Backspace, Qt::ShiftModifier);
            return QStringLiteral("back and forth");
        case 17:
            if (QWidget* focused = QApplication::focusWidget())
                focused->clearFocus();
            return QStringLiteral("the keyboard nowhere");
        default:
            return QStringLiteral("nothing");
        }
    }

    test::TestProgram program;
    std::mt19937 random;
};

} // namespace

// Another window, or another program, has the keyboard while the question becomes another one: it comes back to the
// table.
TEST_P(NeverStuck, AfterAnotherWindow)
{
    int gone = 0;
    for (int step = 0; step < 120 && gone < 5 && isAskedAgain(); ++step) {
        if (game().waitsForHandOver()) {
            game().takeSeat();
            continue;
        }
        if (answer().isOpen()) {
            QTest::keyClick(&answer(), Qt::Key_Space);
            continue;
        }
        page().decisions().focusList();
        QPointer<QWidget> had = QApplication::focusWidget();
        QWidget other;
        other.resize(200, 100);
        other.show();
        other.activateWindow();
        (void)QTest::qWaitForWindowActive(&other);
        game().take(Action(game().actions()[step * 5 % game().actions().size()]));
        QApplication::processEvents();
        gone += had && !had->isVisible() ? 1 : 0;
        other.close();
        window().activateWindow();
        (void)QTest::qWaitForWindowActive(&window());
        if (!isAskedAgain())
            break;
        EXPECT_TRUE(QApplication::focusWidget() && window().table().isAncestorOf(QApplication::focusWidget()))
            << whereTheKeyboardIs().toStdString() << " after " << step;
    }
    EXPECT_TRUE(gone > 0 || GetParam().opponent != kPerson);
}

TEST_P(NeverStuck, InAWholeGame)
{
    constexpr int kDisturbances = 19;
    constexpr int kMostChoices = 160;
    QSet<QString> stuck;
    int choices = 0;
    for (int step = 0; step < 4 * kMostChoices && choices < kMostChoices && isAskedAgain(); ++step) {
        const QString came = disturb(step % 3 == 0 ? anyOf(kDisturbances) : kDisturbances);
        settle();
        if (!isAskedAgain())
            break;
        const QString asked = program.find<QLabel>("question").text();
        const QString at = whereTheKeyboardIs();
        const bool keys = GetParam().hands == test::TablePlayer::Hands::Keys;
        if (keys ? !isAnsweredByKeys() : !isAnsweredByMouse()) {
            stuck << QStringLiteral("%1: %2 | %3, then %4").arg(came, asked, at, whereTheKeyboardIs());
            window().showTab(MainWindow::Table);
            if (isAnsweredByMouse())
                stuck << QStringLiteral("... by mouse it is");
        }
        ++choices;
    }
    EXPECT_GT(choices, 60);
    for (const QString& each : stuck)
        ADD_FAILURE() << each.toStdString();
}

using Hands = test::TablePlayer::Hands;
INSTANTIATE_TEST_SUITE_P(Evenings, NeverStuck,
                         testing::Values(Evening{"en", Hands::Keys, kProgram}, Evening{"fr", Hands::Keys, kPerson},
                                         Evening{"fr", Hands::Mouse, kProgram}, Evening{"en", Hands::Mouse, kPerson},
                                         Evening{"fr", Hands::Keys, kNobody}));

} // namespace dossier
