// Whatever fails in the window, the window stays, with what is unsaved in it, and says what failed.
#include "app/decks/deck_text_window.h"
#include "app/decks/decks_panel.h"
#include "app/shell/guarded_application.h"
#include "app/widgets/desk.h"
#include "db/file/store_error.h"
#include "desk/deck_library.h"
#include "desk/notices.h"
#include "support/deck_builder.h"
#include "test_program.h"
#include "tests/support/waiting.h"

#include <QAction>
#include <QApplication>
#include <QListView>
#include <QPlainTextEdit>
#include <QPushButton>
#include <QStringListModel>
#include <QTest>
#include <QTimer>

#include <gtest/gtest.h>
#include <new>
#include <stdexcept>

namespace dossier {

namespace {

const QString kFailed =
    QStringLiteral("This could not be done: a part of the program failed. What was stored before is as it was; please "
                   "report it.");
const QString kNoMemory = QStringLiteral("There is not enough memory for this.");

class Spoilt : public QWidget
{
public:
    using QWidget::QWidget;
    int painted = 0;

protected:
    void paintEvent(QPaintEvent*) override
    {
        ++painted;
        throw std::logic_error("no paint");
    }
};

class SpoiltModel : public QStringListModel
{
public:
    using QStringListModel::QStringListModel;
    QVariant data(const QModelIndex& index, int role) const override
    {
        if (role == Qt::DisplayRole)
            throw std::out_of_range("no row");
        return QStringListModel::data(index, role);
    }
};

class SpoiltFilter : public QObject
{
public:
    bool eventFilter(QObject*, QEvent* event) override
    {
        if (event->type() == QEvent::KeyPress)
            throw std::runtime_error("no key");
        return false;
    }
};

class Guard : public testing::Test
{
protected:
    Guard()
    {
        program.desk().shelf.create(test::legalDeck());
        QObject::connect(&program.desk().notices, &Notices::said, &program.window(),
                         [this](const Notice& notice) { said << notice.text; });
        QTest::keyClick(&program.window(), Qt::Key_Shift); // what failed in an earlier test is forgotten
        QApplication::processEvents();
        said.clear();
    }

    // A button in the window that does this.
    QPushButton& button(const std::function<void()>& work)
    {
        auto* made = new QPushButton(QStringLiteral("Do"), &program.window());
        made->show();
        QObject::connect(made, &QPushButton::clicked, made, work);
        return *made;
    }
    void press(QPushButton& button)
    {
        QTest::mouseClick(&button, Qt::LeftButton);
        QApplication::processEvents();
    }

    test::TestProgram program;
    QStringList said;
};

} // namespace

TEST_F(Guard, ASlotThatFailsIsToldEachTimeItIsPressed)
{
    QPushButton& failing = button([] { throw std::runtime_error("no paper"); });
    press(failing);
    EXPECT_EQ(said, QStringList{kFailed});
    EXPECT_EQ(program.message(), kFailed);
    press(failing);
    EXPECT_EQ(said, (QStringList{kFailed, kFailed}));
    EXPECT_TRUE(program.window().isVisible());
}

TEST_F(Guard, WhatFailedIsSaidAsFarAsItIsKnown)
{
    press(button([] { throw std::bad_alloc(); }));
    press(button([] { throw std::length_error("too long"); }));
    press(button([] { throw StoreError(StoreError::Kind::Full, QStringLiteral("/x.sqlite"), {}, {}); }));
    press(button([] { throw 42; })); // NOLINT: libraries do
    ASSERT_EQ(said.size(), 4);
    EXPECT_EQ(said[0], kNoMemory);
    EXPECT_EQ(said[1], kNoMemory);
    EXPECT_TRUE(said[2].startsWith(QLatin1String("The disk is full: /x.sqlite"))) << said[2].toStdString();
    EXPECT_EQ(said[3], kFailed);
}

TEST_F(Guard, WhatIsUnsavedStays)
{
    ASSERT_NE(program.window().decks().editAsText(), nullptr);
    auto& text = program.find<QPlainTextEdit>("deckTextEdit");
    text.setPlainText(QStringLiteral("Bureau Deck:\n3 Aubrey, MO\n"));
    press(button([] { throw std::bad_alloc(); }));
    EXPECT_EQ(said, QStringList{kNoMemory});
    EXPECT_TRUE(text.isVisible());
    EXPECT_EQ(text.toPlainText(), QStringLiteral("Bureau Deck:\n3 Aubrey, MO\n"));
}

TEST_F(Guard, TimersQueuedCallsAndFiltersMayFail)
{
    QTimer::singleShot(1, &program.window(), [] { throw std::bad_alloc(); });
    ASSERT_TRUE(test::waitUntil([&] { return said.size() == 1; }));
    QMetaObject::invokeMethod(
        &program.window(), [] { throw std::runtime_error("queued"); }, Qt::QueuedConnection);
    ASSERT_TRUE(test::waitUntil([&] { return said.size() == 2; }));
    SpoiltFilter filter;
    QPushButton& watched = button([] {});
    watched.installEventFilter(&filter);
    QTest::keyClick(&watched, Qt::Key_A);
    ASSERT_TRUE(test::waitUntil([&] { return said.size() == 3; }));
    EXPECT_EQ(said, (QStringList{kNoMemory, kFailed, kFailed}));
}

TEST_F(Guard, ATimerThatFailsForeverIsToldOnceAPress)
{
    QTimer timer;
    int failed = 0;
    QObject::connect(&timer, &QTimer::timeout, &timer, [&] {
        ++failed;
        throw std::runtime_error("tick");
    });
    timer.start(1);
    ASSERT_TRUE(test::waitUntil([&] { return failed > 5; }));
    EXPECT_EQ(said, QStringList{kFailed});
    press(button([] {}));
    const int before = failed;
    ASSERT_TRUE(test::waitUntil([&] { return failed > before + 5; }));
    EXPECT_EQ(said, (QStringList{kFailed, kFailed})) << "who comes back is told again";
}

TEST_F(Guard, PaintingThatFailsIsToldOnce)
{
    auto* spoilt = new Spoilt(&program.window());
    spoilt->resize(50, 50);
    spoilt->show();
    auto* view = new QListView(&program.window());
    SpoiltModel model({QStringLiteral("a"), QStringLiteral("b")});
    view->setModel(&model);
    view->resize(80, 80);
    view->show();
    const auto paintAnew = [&] {
        const int before = spoilt->painted;
        spoilt->update();
        view->viewport()->update();
        press(button([] {}));
        EXPECT_TRUE(test::waitUntil([&] { return spoilt->painted > before; }));
    };
    paintAnew();
    ASSERT_TRUE(test::waitUntil([&] { return said.size() == 2; })) << "one for each kind";
    for (int i = 0; i < 5; ++i)
        paintAnew();
    QApplication::processEvents(); // what is told waits for the loop
    EXPECT_EQ(said, (QStringList{kFailed, kFailed}));
    EXPECT_TRUE(program.window().isVisible());
    delete view;
    delete spoilt;
}

// Telling may fail, too: then it is left at that.
TEST_F(Guard, TellingMayFail)
{
    auto* guarded = dynamic_cast<GuardedApplication*>(qApp);
    ASSERT_NE(guarded, nullptr);
    int told = 0;
    guarded->setTell([&](const std::exception_ptr&) {
        ++told;
        throw std::bad_alloc();
    });
    press(button([] { throw std::runtime_error("no paper"); }));
    EXPECT_TRUE(test::waitUntil([&] { return told >= 1; }));
    QApplication::processEvents();
    EXPECT_LE(told, 2);
    guarded->setTell({});
    press(button([] { throw std::runtime_error("nobody listens"); }));
    EXPECT_TRUE(program.window().isVisible());
}

} // namespace dossier
