// Decks in the window: making them, changing them, what the rules say, files in and out, trouble.
#include "app/decks/deck_files.h"
#include "app/decks/deck_list.h"
#include "app/decks/decks_panel.h"
#include "support/base_set.h"
#include "test_program.h"

#include <QApplication>
#include <QCheckBox>
#include <QClipboard>
#include <QFile>
#include <QKeyEvent>
#include <QLineEdit>
#include <QListView>
#include <QPlainTextEdit>
#include <QPushButton>
#include <QTest>
#include <QToolButton>

#include <gtest/gtest.h>

namespace dossier {

namespace {

class DecksTab : public testing::Test
{
protected:
    DecksTab() { program.window().showTab(MainWindow::Decks); }

    void create() { QTest::mouseClick(&program.find<QToolButton>("newDeck"), Qt::LeftButton); }
    const Deck& deck() const { return program.desk().openDeck.deck(); }
    QLineEdit& entry() { return program.find<QLineEdit>("deckEntry"); }
    QListView& bureau() { return program.find<QListView>("bureauList"); }
    QListView& problems() { return program.find<QListView>("problemList"); }
    QString status() { return program.find<QLabel>("deckStatus").text(); }
    void write(const QString& path, const QByteArray& content)
    {
        QFile file(path);
        ASSERT_TRUE(file.open(QIODevice::WriteOnly));
        file.write(content);
    }

    test::TestProgram program;
};

} // namespace

TEST_F(DecksTab, InvitesWhileNoDeckIsOpen)
{
    EXPECT_TRUE(program.find<QPushButton>("beginDeck").isVisible());
    EXPECT_EQ(status(), "No deck open");
    QTest::mouseClick(&program.find<QPushButton>("beginDeck"), Qt::LeftButton);
    EXPECT_TRUE(program.desk().openDeck.isOpen());
    EXPECT_FALSE(program.find<QPushButton>("beginDeck").isVisible());
}

TEST_F(DecksTab, BuildsALegalDeckFromNothing) // DECK-1, DECK-4, DECK-11, DECK-15
{
    create();
    EXPECT_GT(problems().model()->rowCount(), 0);
    test::enter(entry(), "the manitou");
    ASSERT_EQ(deck().xFile.size(), 1U);
    for (const auto* agent : {"XF96-0169v1", "XF96-0173v1", "XF96-0183v1"})
        program.desk().openDeck.add(Zone::Team, test::card(agent), 1);
    for (int number = 46; number <= 65; ++number)
        test::enter(entry(), QString::number(number) + " 2");
    for (int number = 2; number <= 11; ++number)
        test::enter(entry(), QString::number(number) + " 2");
    EXPECT_EQ(bureauDeckSize(deck()), 60);
    EXPECT_EQ(problems().model()->rowCount(), 0);
    EXPECT_EQ(status().section("   ", 1), "Bureau 60/60 · Team 17/20 RP · X-File yes · no problems");
}

// The window was as wide as the name, or cut off what stands behind it.
TEST_F(DecksTab, SaysHowTheDeckStandsBehindALongName)
{
    create();
    const int usual = program.window().minimumSizeHint().width();
    program.desk().openDeck.change([](Deck& each) { each.name = std::string(200, 'W'); });
    EXPECT_TRUE(status().contains(QStringLiteral("…   Bureau 0/60"))) << status().toStdString();
    EXPECT_LT(status().section("   ", 0, 0).size(), 80);
    EXPECT_TRUE(program.find<QLabel>("deckStatus").toolTip().contains(QString(100, QLatin1Char('W'))));
    EXPECT_EQ(program.window().minimumSizeHint().width(), usual);
}

TEST_F(DecksTab, ChangesARowByKeysAndStaysThere)
{
    create();
    test::enter(entry(), "63 2");
    test::enter(entry(), "48");
    bureau().setCurrentIndex(bureau().model()->index(2, 0));
    bureau().setFocus();
    QTest::keyClick(&bureau(), Qt::Key_Plus);
    EXPECT_EQ(deck().count(Zone::BureauDeck, test::card("XF96-0063v1")), 3);
    EXPECT_TRUE(status().contains("problems"));
    QTest::keyClick(&bureau(), Qt::Key_1);
    EXPECT_EQ(deck().count(Zone::BureauDeck, test::card("XF96-0063v1")), 1);
    QTest::keyClick(&bureau(), Qt::Key_Delete);
    EXPECT_EQ(deck().count(Zone::BureauDeck, test::card("XF96-0063v1")), 0);
    EXPECT_TRUE(bureau().hasFocus());
}

TEST_F(DecksTab, KeepsEveryEditOverARestart)
{
    create();
    test::enter(entry(), "63 2");
    const Deck before = deck();
    program.restart();
    EXPECT_EQ(deck(), before) << "the deck is open again, as it was";
}

TEST_F(DecksTab, JumpsFromAProblemToItsCard) // DECK-4
{
    create();
    test::enter(entry(), "63 3");
    problems().setCurrentIndex(problems().model()->index(1, 0));
    for (int row = 0; row < problems().model()->rowCount(); ++row)
        if (problems().model()->index(row, 0).data().toString().contains("Aubrey"))
            problems().setCurrentIndex(problems().model()->index(row, 0));
    QTest::keyClick(&problems(), Qt::Key_Return);
    EXPECT_TRUE(bureau().hasFocus());
    EXPECT_EQ(bureau().currentIndex().data().toString(), "Aubrey, MO");
}

TEST_F(DecksTab, OpensTheRuleBehindAProblem)
{
    create();
    problems().setCurrentIndex(problems().model()->index(0, 0));
    QTest::keyClick(&problems(), Qt::Key_Return, Qt::ControlModifier);
    EXPECT_TRUE(program.find<QWidget>("rulePopover").isVisible());
}

TEST_F(DecksTab, ShowsOnlySomeCardsWhileEditingGoesOn)
{
    create();
    test::enter(entry(), "63 2"); // a Site
    test::enter(entry(), "48 2"); // another one
    test::enter(entry(), "293");
    program.desk().openDeck.add(Zone::Team, test::card("XF96-0169v1"), 1);
    QTest::keyClick(&program.window(), Qt::Key_F, Qt::ControlModifier | Qt::AltModifier);
    auto& line = program.find<QLineEdit>("deckFilterLine");
    ASSERT_TRUE(line.hasFocus());
    const QString whole = status();
    const int problemsBefore = problems().model()->rowCount();
    QTest::keyClicks(&line, "aubrey");
    EXPECT_EQ(bureau().model()->rowCount(), 2) << "its heading and its row";
    EXPECT_EQ(program.find<QListView>("teamList").model()->rowCount(), 0);
    EXPECT_EQ(status(), whole);
    EXPECT_EQ(problems().model()->rowCount(), problemsBefore);
    QTest::keyClick(&line, Qt::Key_Down);
    bureau().setCurrentIndex(bureau().model()->index(1, 0));
    QTest::keyClick(&bureau(), Qt::Key_Plus);
    EXPECT_EQ(deck().count(Zone::BureauDeck, test::card("XF96-0063v1")), 3);
    EXPECT_EQ(bureau().currentIndex().row(), 1);
    QTest::keyClick(&bureau(), Qt::Key_Delete);
    EXPECT_EQ(deck().count(Zone::BureauDeck, test::card("XF96-0063v1")), 2);
    QTest::keyClick(&bureau(), Qt::Key_0);
    EXPECT_EQ(bureau().model()->rowCount(), 0);
    EXPECT_EQ(bureauDeckSize(deck()), 3) << "what is hidden stays";
    program.window().grab();
    QTest::keyClick(&line, Qt::Key_Escape);
    EXPECT_EQ(line.text(), "");
    EXPECT_GT(bureau().model()->rowCount(), 2);
}

TEST_F(DecksTab, SaysWhatIsWrongWithAFilterAndWhatItShows)
{
    create();
    test::enter(entry(), "63 2");
    test::enter(entry(), "293");
    auto& filter = program.find<QWidget>("deckFilter");
    auto& line = program.find<QLineEdit>("deckFilterLine");
    auto* count = filter.findChild<QLabel*>("searchCount");
    auto* problem = filter.findChild<QLabel*>("searchProblem");
    line.setText("t:site");
    EXPECT_EQ(count->text(), "2 of 3 shown");
    line.setText("t:site cost<");
    EXPECT_TRUE(problem->isVisible());
    EXPECT_TRUE(problem->text().contains("13")) << problem->text().toStdString();
    EXPECT_EQ(count->text(), "2 of 3 shown") << "what is shown stays";
    line.setText("deck=1");
    EXPECT_FALSE(problem->isVisible());
    EXPECT_EQ(count->text(), "1 of 3 shown");
}

TEST_F(DecksTab, JumpsToACardThatAFilterHides) // DECK-4
{
    create();
    test::enter(entry(), "63 3");
    program.find<QLineEdit>("deckFilterLine").setText("t:bluff");
    for (int row = 0; row < problems().model()->rowCount(); ++row)
        if (problems().model()->index(row, 0).data().toString().contains("Aubrey"))
            problems().setCurrentIndex(problems().model()->index(row, 0));
    QTest::keyClick(&problems(), Qt::Key_Return);
    EXPECT_EQ(bureau().currentIndex().data().toString(), "Aubrey, MO");
}

TEST_F(DecksTab, DoesNotRunOnToTheNextRowWhileAKeyIsHeldDown)
{
    create();
    test::enter(entry(), "63 2");
    test::enter(entry(), "48 2");
    bureau().setFocus();
    bureau().setCurrentIndex(bureau().model()->index(1, 0));
    QTest::keyClick(&bureau(), Qt::Key_Delete);
    for (int i = 0; i < 5; ++i) {
        QKeyEvent again(QEvent::KeyPress, Qt::Key_Delete, Qt::NoModifier, {}, true);
        QApplication::sendEvent(&bureau(), &again);
    }
    EXPECT_EQ(bureauDeckSize(deck()), 2) << "the other card is untouched";
}

TEST_F(DecksTab, AsksForAgreementOnKillersUntilItIsGiven) // OPT-3
{
    create();
    test::enter(entry(), "238");
    const int before = problems().model()->rowCount();
    QTest::mouseClick(&program.find<QCheckBox>("killersAgreed"), Qt::LeftButton, {}, QPoint(8, 8));
    EXPECT_EQ(problems().model()->rowCount(), before - 1);
    program.restart();
    EXPECT_TRUE(deck().killersAgreed);
    create();
    EXPECT_FALSE(deck().killersAgreed) << "it was agreed for the other deck alone";
    EXPECT_FALSE(program.find<QCheckBox>("killersAgreed").isChecked());
}

TEST_F(DecksTab, KeepsNotesOfAnyLengthAndKind)
{
    create();
    const QString notes = QStringLiteral("<i>plan</i> '; \U0001F44D ") + QString(10'000, QChar(0x00e9));
    auto& field = program.find<QPlainTextEdit>("deckNotes");
    QTest::keyClick(&field, Qt::Key_X);
    field.setPlainText(notes);
    field.document()->setModified(true);
    create(); // leaving the deck writes them
    EXPECT_EQ(deck().notes, "");
    program.find<DeckList>("deckList").setCurrentIndex(program.find<DeckList>("deckList").model()->index(0, 0));
    EXPECT_EQ(QString::fromStdString(deck().notes), notes);
    program.window().grab();
}

TEST_F(DecksTab, TakesADeletedDeckBack)
{
    create();
    test::enter(entry(), "63 2");
    const Deck before = deck();
    program.find<DeckList>("deckList").setFocus();
    QTest::keyClick(&program.find<DeckList>("deckList"), Qt::Key_Delete);
    EXPECT_TRUE(program.desk().shelf.decks().empty());
    EXPECT_FALSE(program.desk().openDeck.isOpen());
    EXPECT_NE(program.message(), "");
    QTest::mouseClick(&program.find<QToolButton>("messageAction"), Qt::LeftButton);
    EXPECT_EQ(deck(), before);
}

TEST_F(DecksTab, RenamesAndCopiesADeck)
{
    create();
    auto& name = program.find<QLineEdit>("deckName");
    name.selectAll();
    test::enter(name, "Night shift");
    EXPECT_EQ(deck().name, "Night shift");
    QTest::keyClick(&program.window(), Qt::Key_D, Qt::ControlModifier);
    EXPECT_EQ(deck().name, "Night shift (2)");
    name.selectAll();
    test::enter(name, "night shift");
    EXPECT_EQ(deck().name, "Night shift (2)") << "the name is taken";
    EXPECT_NE(program.message(), "");
    EXPECT_EQ(name.text(), "Night shift (2)");
}

TEST_F(DecksTab, ImportsAFileAndShowsWhatItDidNotUnderstand)
{
    write(program.path("odd.deck"), "Name: Odd\nBureau Deck:\n2 Aubrey, MO\n1 No Such Card At All\n");
    program.answers.files = {program.path("odd.deck")};
    QTest::mouseClick(&program.find<QToolButton>("importDeck"), Qt::LeftButton);
    EXPECT_FALSE(program.desk().openDeck.isOpen()) << "nothing is stored before Import";
    program.find<QPushButton>("importDo").click();
    EXPECT_EQ(deck().name, "Odd");
    EXPECT_EQ(deck().count(Zone::BureauDeck, test::card("XF96-0063v1")), 2);
    EXPECT_TRUE(program.find<QWidget>("readingReport").isVisible());
    auto* lines = program.find<QAbstractItemView>("readingLines").model();
    ASSERT_EQ(lines->rowCount(), 1);
    EXPECT_NE(lines->index(0, 0).data().toString().indexOf("No Such Card At All"), -1);
    EXPECT_EQ(deck().aside.size(), 1U) << "nothing is lost";
}

TEST_F(DecksTab, SaysWhatIsWrongWithAFile)
{
    for (const QByteArray& content : {QByteArray("\0\1\2\3", 4), QByteArray("{\"cards\": [1,")}) {
        write(program.path("bad.json"), content);
        program.answers.files = {program.path("bad.json")};
        QTest::mouseClick(&program.find<QToolButton>("importDeck"), Qt::LeftButton);
        EXPECT_NE(program.find<QLabel>("importSaid").text(), "");
        EXPECT_FALSE(program.find<QPushButton>("importDo").isEnabled());
        EXPECT_FALSE(program.desk().openDeck.isOpen());
    }
    write(program.path("empty.deck"), {});
    program.window().decks().files().importFrom(program.path("empty.deck"));
    EXPECT_NE(program.message().indexOf("empty.deck"), -1);
    program.window().decks().files().importFrom(program.path("missing.deck"));
    EXPECT_NE(program.message().indexOf("missing.deck"), -1);
    program.window().decks().files().importFrom(program.path("")); // a folder
    EXPECT_FALSE(program.desk().openDeck.isOpen());
}

TEST_F(DecksTab, DoesNothingWhereTheUserChangesHisMind)
{
    create();
    program.answers.files = {};
    QTest::mouseClick(&program.find<QToolButton>("importDeck"), Qt::LeftButton);
    QTest::mouseClick(&program.find<QToolButton>("exportDeck"), Qt::LeftButton);
    program.find<QPushButton>("exportSave").click();
    program.find<QPushButton>("exportClose").click();
    EXPECT_EQ(program.desk().shelf.decks().size(), 1U);
    EXPECT_EQ(program.message(), "");
}

TEST_F(DecksTab, ExportsAndReadsBackTheSame)
{
    create();
    test::enter(entry(), "63 2");
    test::enter(entry(), "the manitou");
    program.desk().openDeck.add(Zone::Team, test::card("XF96-0169v1"), 1);
    Deck before = deck();
    program.answers.files = {program.path("out.deck"), program.path("out.deck")};
    QTest::mouseClick(&program.find<QToolButton>("exportDeck"), Qt::LeftButton);
    program.find<QPushButton>("exportSave").click();
    QTest::mouseClick(&program.find<QToolButton>("importDeck"), Qt::LeftButton);
    program.find<QPushButton>("importDo").click();
    before.name = deck().name;
    EXPECT_EQ(deck(), before);
}

TEST_F(DecksTab, PastesAListAndCopiesText)
{
    QGuiApplication::clipboard()->setText("2 Aubrey, MO\n1 The Manitou\n");
    QTest::keyClick(&program.window(), Qt::Key_V, Qt::ControlModifier | Qt::ShiftModifier);
    EXPECT_EQ(deck().count(Zone::BureauDeck, test::card("XF96-0063v1")), 2);
    EXPECT_EQ(deck().xFile.size(), 1U);
    QTest::keyClick(&program.window(), Qt::Key_C, Qt::ControlModifier | Qt::ShiftModifier);
    EXPECT_TRUE(QGuiApplication::clipboard()->text().contains("2 Aubrey, MO"));
}

TEST_F(DecksTab, SaysWhenTheStoreFailsAndKeepsShowingWhatIsStored)
{
    create();
    test::enter(entry(), "63 2");
    Database other(program.database());
    DeckStore(other, program.desk().box.cards).remove(program.desk().openDeck.id());
    test::enter(entry(), "48");
    EXPECT_NE(program.message(), "");
    EXPECT_EQ(deck().count(Zone::BureauDeck, test::card("XF96-0048v1")), 0) << "what was not kept is not shown";
}

} // namespace dossier
