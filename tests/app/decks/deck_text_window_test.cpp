#include "app/decks/deck_text_window.h"
#include "app/decks/decks_panel.h"
#include "desk/deck_library.h"
#include "desk/files/deck_drafts.h"
#include "desk/history.h"
#include "desk/open_deck.h"
#include "support/base_set.h"
#include "support/deck_builder.h"
#include "test_program.h"
#include "tests/support/waiting.h"

#include <QDir>
#include <QFile>
#include <QLabel>
#include <QListWidget>
#include <QPlainTextEdit>
#include <QPushButton>
#include <QSet>
#include <QTest>
#include <QTextBlock>
#include <QToolButton>

#include <gtest/gtest.h>

namespace dossier {

namespace {

class DeckAsText : public testing::Test
{
protected:
    DeckAsText()
    {
        program.window().showTab(MainWindow::Decks);
        Deck made = test::legalDeck();
        made.folder = "Tournaments";
        made.tags = {"fast"};
        desk().shelf.create(made);
        QTest::keyClick(&program.window(), Qt::Key_E, Qt::ControlModifier);
    }

    const Desk& desk() const { return program.desk(); }
    const Deck& deck() const { return desk().openDeck.deck(); }
    QPlainTextEdit& text() { return program.find<QPlainTextEdit>("deckTextEdit"); }
    QListWidget& problems() { return program.find<QListWidget>("deckTextProblems"); }
    bool readWithin(int problemsWanted)
    {
        return test::waitUntil([&] { return problems().count() == problemsWanted; });
    }

    test::TestProgram program;
};

} // namespace

TEST_F(DeckAsText, IsTakenOverInOneStep)
{
    const Deck before = deck();
    EXPECT_TRUE(text().toPlainText().contains("Bureau Deck:"));
    EXPECT_FALSE(program.find<QPushButton>("deckTextTake").isEnabled()) << "nothing was written";
    text().moveCursor(QTextCursor::End);
    text().insertPlainText("\n2 Dr. Blockhead\n1 XF96-0186v1\n");
    EXPECT_EQ(deck(), before) << "until it is taken over";
    QTest::keyClick(&text(), Qt::Key_Return, Qt::ControlModifier);
    EXPECT_EQ(bureauDeckSize(deck()), bureauDeckSize(before) + 3);
    EXPECT_EQ(deck().folder, "Tournaments");
    EXPECT_EQ(deck().tags, before.tags);
    desk().history.undo();
    EXPECT_EQ(deck(), before);
    EXPECT_FALSE(text().toPlainText().contains("Dr. Blockhead")) << "what is shown follows the deck";
}

TEST_F(DeckAsText, SaysWhichLineIsNotUnderstoodAndKeepsIt)
{
    text().moveCursor(QTextCursor::End);
    text().insertPlainText("\n2 Dr. Blockhed <b>\n");
    ASSERT_TRUE(readWithin(1));
    EXPECT_TRUE(problems().item(0)->text().contains("Dr. Blockhed <b>"));
    problems().setCurrentRow(0);
    emit problems().itemActivated(problems().item(0));
    EXPECT_TRUE(text().textCursor().block().text().contains("Blockhed"));
    program.find<QPushButton>("deckTextTake").click();
    ASSERT_EQ(deck().aside.size(), 1U);
    EXPECT_NE(deck().aside.front().text.find("Dr. Blockhed"), std::string::npos);
}

TEST_F(DeckAsText, LeavesTheDeckAloneWhereNothingIsLeft)
{
    const Deck before = deck();
    text().clear();
    QTest::keyClick(&text(), Qt::Key_Return, Qt::ControlModifier);
    EXPECT_EQ(deck(), before);
    QTest::keyClick(&text(), Qt::Key_Escape);
    EXPECT_FALSE(program.find<DeckTextWindow>("deckText").isVisible());
}

TEST_F(DeckAsText, WaitsWhereAnotherDeckIsOpened)
{
    const std::int64_t first = desk().openDeck.id();
    text().moveCursor(QTextCursor::End);
    text().insertPlainText("\n2 Dr. Blockhead");
    const QString typed = text().toPlainText();
    desk().shelf.createEmpty();
    EXPECT_FALSE(text().toPlainText().contains("Dr. Blockhead")) << "another deck";
    EXPECT_FALSE(program.find<QPushButton>("deckTextTake").isEnabled());
    desk().openDeck.open(first);
    EXPECT_EQ(text().toPlainText(), typed);
    program.find<QPushButton>("deckTextTake").click();
    EXPECT_TRUE(text().toPlainText().contains("Dr. Blockhead"));
    EXPECT_FALSE(program.find<QPushButton>("deckTextThrowAway").isEnabled()) << "nothing is left to apply";
}

TEST_F(DeckAsText, StoresADeckAnewThatWasDeleted)
{
    Deck wanted = deck();
    text().moveCursor(QTextCursor::End);
    text().insertPlainText("\n2 Dr. Blockhead");
    const QString typed = text().toPlainText();
    const QString name = QString::fromStdString(wanted.name);
    desk().shelf.remove(desk().openDeck.id());
    ASSERT_FALSE(desk().openDeck.isOpen());
    EXPECT_EQ(text().toPlainText(), typed);
    EXPECT_TRUE(text().isEnabled());
    EXPECT_TRUE(program.find<QLabel>("deckTextSaid").text().contains("was deleted"));
    EXPECT_TRUE(program.find<DeckTextWindow>("deckText").windowTitle().contains(name));
    desk().shelf.createEmpty();
    EXPECT_EQ(text().toPlainText(), typed) << "until it is applied or thrown away";
    QTest::keyClick(&text(), Qt::Key_Return, Qt::ControlModifier);
    EXPECT_EQ(QString::fromStdString(deck().name), name);
    EXPECT_EQ(bureauDeckSize(deck()), bureauDeckSize(wanted) + 2);
    EXPECT_EQ(deck().folder, "Tournaments");
    EXPECT_EQ(desk().shelf.decks().size(), 2U);
}

TEST_F(DeckAsText, LeavesWhatElseWasChangedMeanwhile)
{
    const int before = bureauDeckSize(deck());
    text().moveCursor(QTextCursor::End);
    text().insertPlainText("\n2 Dr. Blockhead");
    desk().shelf.rename(desk().openDeck.id(), "Dawn");
    desk().openDeck.add(Zone::BureauDeck, test::card("XF96-0186v1"), 1);
    EXPECT_TRUE(program.find<QLabel>("deckTextSaid").text().contains("changed meanwhile"));
    program.find<QPushButton>("deckTextTake").click();
    EXPECT_EQ(deck().name, "Dawn");
    EXPECT_EQ(bureauDeckSize(deck()), before + 3);
    EXPECT_TRUE(text().toPlainText().contains("Dawn"));
}

TEST_F(DeckAsText, IsThrownAwayByOneClick)
{
    const QString written = text().toPlainText();
    text().insertPlainText("2 Kick\n");
    program.find<QPushButton>("deckTextThrowAway").click();
    EXPECT_EQ(text().toPlainText(), written);
    EXPECT_FALSE(program.find<QPushButton>("deckTextTake").isEnabled());
}

// The program may end in any way: what is typed is there again.
TEST_F(DeckAsText, IsThereAgainAfterTheProgramHasEnded)
{
    const std::int64_t first = desk().openDeck.id();
    const int before = bureauDeckSize(deck());
    text().moveCursor(QTextCursor::End);
    text().insertPlainText("\n2 Dr. Blockhead\n3 Nobody <b>");
    const QString typed = text().toPlainText();
    program.restart();
    EXPECT_TRUE(program.message().contains(QString::fromStdString(deck().name))) << program.message().toStdString();
    QTest::keyClick(&program.window(), Qt::Key_E, Qt::ControlModifier);
    EXPECT_EQ(text().toPlainText(), typed);
    ASSERT_EQ(desk().openDeck.id(), first);
    EXPECT_EQ(bureauDeckSize(deck()), before) << "until it is applied";
    EXPECT_FALSE(program.find<QLabel>("deckTextSaid").text().contains("changed meanwhile"))
        << program.find<QLabel>("deckTextSaid").text().toStdString();
    desk().openDeck.change([](Deck& changed) { changed.notes = "meanwhile"; });
    QTest::keyClick(&text(), Qt::Key_Return, Qt::ControlModifier);
    EXPECT_EQ(bureauDeckSize(deck()), before + 2);
    EXPECT_EQ(deck().notes, "meanwhile");
    program.restart();
    EXPECT_FALSE(program.message().contains("not applied")) << program.message().toStdString();
    QTest::keyClick(&program.window(), Qt::Key_E, Qt::ControlModifier);
    EXPECT_FALSE(program.find<QPushButton>("deckTextThrowAway").isEnabled());
}

TEST_F(DeckAsText, OfSeveralDecksIsThereAgainWhicheverIsOpen)
{
    const std::int64_t first = desk().openDeck.id();
    text().insertPlainText("2 Kick\n");
    const QString typed = text().toPlainText();
    desk().shelf.createEmpty();
    const std::int64_t second = desk().openDeck.id();
    text().insertPlainText("3 Kick\n");
    program.restart();
    ASSERT_EQ(desk().openDeck.id(), second);
    QTest::keyClick(&program.window(), Qt::Key_E, Qt::ControlModifier);
    EXPECT_TRUE(text().toPlainText().contains("3 Kick"));
    program.find<QPushButton>("deckTextThrowAway").click();
    program.restart();
    program.window().findChild<DecksPanel*>()->editAsText();
    EXPECT_FALSE(program.find<QPushButton>("deckTextThrowAway").isEnabled()) << "it was thrown away";
    desk().openDeck.open(first);
    EXPECT_EQ(text().toPlainText(), typed);
}

TEST_F(DeckAsText, OfADeckThatIsGoneIsShownAfterARestart)
{
    text().moveCursor(QTextCursor::End);
    text().insertPlainText("\n2 Dr. Blockhead");
    const QString typed = text().toPlainText();
    const Deck wanted = deck();
    desk().shelf.remove(desk().openDeck.id());
    program.restart();
    ASSERT_TRUE(desk().shelf.decks().empty());
    program.find<QToolButton>("messageAction").click();
    EXPECT_EQ(text().toPlainText(), typed);
    QTest::keyClick(&text(), Qt::Key_Return, Qt::ControlModifier);
    EXPECT_EQ(bureauDeckSize(deck()), bureauDeckSize(wanted) + 2);
    EXPECT_EQ(deck().folder, "Tournaments");
    program.restart();
    EXPECT_FALSE(program.message().contains("not applied")) << program.message().toStdString();
}

// A killed program asks nobody: the text is there a moment after the typing paused.
TEST_F(DeckAsText, IsKeptWhereTheProgramIsKilled)
{
    text().insertPlainText("2 Kick\n");
    QStringList unread;
    const DeckDrafts kept(desk());
    ASSERT_TRUE(test::waitUntil([&] { return !kept.all(unread).empty(); }));
    const DeckDraft draft = kept.all(unread).begin()->second;
    EXPECT_EQ(draft.text, text().toPlainText());
    EXPECT_EQ(draft.written, deck());
    EXPECT_EQ(kept.all(unread).begin()->first, desk().openDeck.id());
    text().undo();
    ASSERT_TRUE(test::waitUntil([&] { return kept.all(unread).empty(); })) << "as it was";
    EXPECT_EQ(unread, QStringList());
}

TEST_F(DeckAsText, IsKeptWhereTheTypingNeverPauses)
{
    const DeckDrafts kept(desk());
    QStringList unread;
    ASSERT_TRUE(test::waitUntil([&] {
        text().insertPlainText("x");
        return !kept.all(unread).empty();
    }));
    const QString stored = kept.all(unread).begin()->second.text;
    EXPECT_TRUE(stored.startsWith("xx"));
    EXPECT_TRUE(text().toPlainText().endsWith(stored)) << "what was typed after it stands before it";
}

TEST_F(DeckAsText, OfSeveralDecksIsShownOneAfterTheOther)
{
    text().insertPlainText("2 Kick\n");
    const QString first = text().toPlainText();
    desk().shelf.createEmpty();
    text().insertPlainText("3 Kick\n");
    const QString second = text().toPlainText();
    program.restart();
    QSet<QString> shown;
    for (int times = 0; times < 2; ++times) {
        ASSERT_TRUE(test::waitUntil([&] { return program.message().contains("not applied yet"); }));
        program.find<QToolButton>("messageAction").click();
        shown += text().toPlainText();
    }
    EXPECT_EQ(shown, (QSet<QString>{first, second}));
}

// The file of what belongs to no deck any more is found again, also where it was begun anew.
TEST_F(DeckAsText, OfADeckThatIsGoneIsKeptWhenItIsTypedAnew)
{
    QStringList unread;
    text().insertPlainText("2 Kick\n");
    desk().shelf.remove(desk().openDeck.id());
    program.restart();
    program.find<QToolButton>("messageAction").click();
    text().insertPlainText("x");
    text().document()->setModified(false); // as undo does at the last step
    ASSERT_TRUE(test::waitUntil([&] { return DeckDrafts(desk()).all(unread).empty(); }));
    text().insertPlainText("3 Kick\n");
    const QString typed = text().toPlainText();
    program.restart();
    program.find<QToolButton>("messageAction").click();
    EXPECT_EQ(text().toPlainText(), typed);
}

TEST_F(DeckAsText, SaysOnceThatItCannotBeKept)
{
    QFile inTheWay(program.path("drafts"));
    ASSERT_TRUE(inTheWay.open(QIODevice::WriteOnly));
    text().insertPlainText("2 Kick\n");
    ASSERT_TRUE(test::waitUntil([&] { return program.message().contains("cannot be kept"); }))
        << program.message().toStdString();
}

TEST_F(DeckAsText, SaysWhatOfItCannotBeRead)
{
    text().insertPlainText("2 Kick\n");
    program.restart([&] {
        const QDir drafts(program.path("drafts"));
        QFile file(drafts.filePath(drafts.entryList(QDir::Files).value(0)));
        ASSERT_TRUE(file.open(QIODevice::WriteOnly));
        file.write("{");
    });
    EXPECT_TRUE(program.message().contains("was left alone")) << program.message().toStdString();
}

// Of the same number, after another database was put in this one's place.
TEST_F(DeckAsText, IsNotThatOfAnotherDeckOfItsNumber)
{
    text().insertPlainText("2 Kick\n");
    const QString typed = text().toPlainText();
    QStringList unread;
    const DeckDrafts kept(desk());
    ASSERT_TRUE(test::waitUntil([&] { return !kept.all(unread).empty(); }));
    DeckDraft draft = kept.all(unread).begin()->second;
    ASSERT_TRUE(kept.remove(draft));
    draft.name = "Quite another";
    draft.path.clear();
    ASSERT_EQ(kept.keep(draft), QString());
    EXPECT_LT(kept.all(unread).begin()->first, 0);
}

// Neither what cannot be read nor what another window wrote is written over.
TEST_F(DeckAsText, LeavesAloneWhatItDidNotWrite)
{
    const DeckDrafts kept(desk());
    DeckDraft one{.text = "A", .written = deck(), .deck = desk().openDeck.id(), .name = "Night shift"};
    DeckDraft other = one;
    other.text = "B";
    ASSERT_EQ(kept.keep(one), QString());
    ASSERT_EQ(kept.keep(other), QString());
    EXPECT_NE(one.path, other.path);
    QFile spoilt(one.path);
    ASSERT_TRUE(spoilt.open(QIODevice::WriteOnly));
    spoilt.write("precious");
    spoilt.close();
    EXPECT_FALSE(kept.isKept(one));
    EXPECT_TRUE(kept.remove(one)) << "it is no longer his";
    ASSERT_EQ(kept.keep(one), QString());
    ASSERT_TRUE(spoilt.open(QIODevice::ReadOnly));
    EXPECT_EQ(spoilt.readAll(), "precious");
    QStringList unread;
    EXPECT_EQ(kept.all(unread).size(), 2U);
    EXPECT_EQ(unread.size(), 1);
}

} // namespace dossier
