// The notebook strikes out what the answers rule out, ranks what to ask, and says why.
#include "app/notebook/answer_grid.h"
#include "app/notebook/answer_model.h"
#include "app/notebook/candidate_model.h"
#include "app/notebook/notebook.h"
#include "app/notebook/notebook_panel.h"
#include "app/theme/appearance.h"
#include "app/widgets/desk.h"
#include "app/widgets/row_look.h"
#include "domain/deduction/guess_advice.h"
#include "support/base_set.h"
#include "test_program.h"
#include "tests/support/waiting.h"

#include <QApplication>
#include <QCheckBox>
#include <QPushButton>
#include <QScrollBar>
#include <QSignalSpy>
#include <QTableView>
#include <QTableWidget>
#include <QTest>

#include <gtest/gtest.h>

namespace dossier {

using test::baseSet;
using test::TestProgram;

namespace {

CharacteristicType named(Characteristic of, const char* word)
{
    return *characteristicTypeNamed(of, word);
}

const CharacteristicType kDeath = named(Characteristic::Result, "Death");
const CharacteristicType kSurvival = named(Characteristic::Motive, "Survival");

class NotebookDock : public testing::Test
{
protected:
    NotebookDock()
    {
        program.window().resize(1280, 900);
        program.window().show();
        program.window().showTab(MainWindow::Notebook);
    }

    NotebookPanel& panel() { return program.window().notebook(); }
    XFileNotebook& notebook() { return panel().notebook(); }
    AnswerGrid& grid() { return program.find<AnswerGrid>("answerGrid"); }
    bool waitForQuestions(std::size_t candidates)
    {
        return test::waitUntil([&] { return panel().deduction().candidates.size() == candidates; });
    }
    QModelIndex cell(CharacteristicType question)
    {
        return grid().model()->index(question.type, static_cast<int>(question.of));
    }

    TestProgram program;
};

} // namespace

TEST(Notebook, StrikesOutWhatAnAnswerRulesOut)
{
    XFileNotebook notebook(baseSet());
    EXPECT_EQ(notebook.candidates().size(), 41U);
    notebook.answer(kDeath, true);
    EXPECT_EQ(notebook.candidates().size(), 13U);
    notebook.doubt(kDeath, true);
    EXPECT_EQ(notebook.candidates().size(), 41U);
    notebook.forget(kDeath);
    EXPECT_TRUE(notebook.answers().empty());
}

TEST(Notebook, SuspectsTheAnswersThatContradict)
{
    XFileNotebook notebook(baseSet());
    notebook.answer(kDeath, true);
    notebook.answer(named(Characteristic::Result, "Insanity"), true);
    EXPECT_TRUE(notebook.candidates().empty());
    EXPECT_EQ(notebook.suspects().size(), 2U);
    notebook.doubt(kDeath, true);
    EXPECT_FALSE(notebook.candidates().empty());
    EXPECT_TRUE(notebook.suspects().empty());
}

TEST(Notebook, ComesBackFromItsWords)
{
    XFileNotebook notebook(baseSet());
    notebook.answer(named(Characteristic::Result, "Physiological Imbalance"), false);
    notebook.answer(kDeath, true);
    notebook.doubt(kDeath, true);
    XFileNotebook other(baseSet());
    other.readWords(notebook.toWords());
    EXPECT_EQ(other.answers(), notebook.answers());
    other.readWords({QStringLiteral("nonsense"), QStringLiteral("Motive=Cheese yes"), QString()});
    EXPECT_TRUE(other.answers().empty());
}

TEST_F(NotebookDock, RanksTheQuestionsAsTheDomainDoes)
{
    ASSERT_TRUE(waitForQuestions(41));
    const Deduction deduction = deduce({}, baseSet());
    const auto& list = program.find<QTableWidget>("questionList");
    ASSERT_GT(list.rowCount(), 0);
    const Question& best = deduction.questions.front();
    EXPECT_EQ(list.item(0, 1)->text().toInt(), best.yes);
    EXPECT_EQ(list.item(0, 3)->text(), QString::number(best.bits, 'f', 2));
    EXPECT_EQ(cell(best.ask).data(kRankRole).toInt(), 1);
}

TEST_F(NotebookDock, AnswersByKeyAndByClick)
{
    grid().setFocus();
    grid().setCurrentIndex(cell(kDeath));
    QTest::keyClick(&grid(), Qt::Key_Y);
    EXPECT_EQ(notebook().answerTo(kDeath), (Answer{kDeath, true}));
    QTest::keyClick(&grid(), Qt::Key_Question);
    EXPECT_EQ(notebook().answerTo(kDeath), (Answer{kDeath, true, true}));
    QTest::keyClick(&grid(), Qt::Key_Delete);
    EXPECT_FALSE(notebook().answerTo(kDeath));
    // The cross stands at the right end of the cell, below.
    const QRect box = grid().visualRect(cell(kSurvival));
    QTest::mouseClick(grid().viewport(), Qt::LeftButton, {}, {box.right() - 16, box.bottom() - 12});
    EXPECT_EQ(notebook().answerTo(kSurvival), (Answer{kSurvival, false}));
    QTest::mouseClick(grid().viewport(), Qt::LeftButton, {}, {box.right() - 16, box.bottom() - 12});
    EXPECT_FALSE(notebook().answerTo(kSurvival));
}

// In both languages no word is cut where there is room for it; the questions break where there is none.
TEST(NotebookWords, AreWhole)
{
    for (const char* language : {"en", "fr"}) {
        TestProgram program(language);
        program.window().resize(1920, 1080);
        program.window().showTab(MainWindow::Notebook);
        QApplication::processEvents();
        auto& table = program.find<QTableView>("candidateTable");
        const QFontMetrics text(program.desk().appearance.theme().text);
        for (int column = CandidateModel::Affiliation; column <= CandidateModel::Result; ++column)
            for (int row = 0; row < table.model()->rowCount(); ++row) {
                const QString word = table.model()->index(row, column).data().toString();
                EXPECT_LE(text.horizontalAdvance(word) + 16, table.columnWidth(column)) << word.toStdString();
            }
        for (const int width : {1280, 1920}) {
            program.window().resize(width, 800);
            QApplication::processEvents();
            auto& grid = program.find<AnswerGrid>("answerGrid");
            for (int row = 0; row < grid.model()->rowCount(); ++row)
                for (int column = 0; column < grid.model()->columnCount(); ++column) {
                    const QString word = grid.model()->index(row, column).data().toString();
                    const QRect room(0, 0, grid.columnWidth(column) - 20, 1000);
                    const QRect needed = text.boundingRect(room, Qt::TextWordWrap, word);
                    EXPECT_LE(needed.width(), room.width()) << word.toStdString();
                    EXPECT_LE(needed.height() + 32, grid.rowHeight(row)) << word.toStdString();
                }
        }
    }
}

TEST_F(NotebookDock, SaysWhyAnXFileIsStruckOut)
{
    notebook().answer(kDeath, false);
    const auto& table = program.find<QTableView>("candidateTable");
    const auto* model = qobject_cast<CandidateModel*>(table.model());
    const int last = model->rowCount() - 1; // the struck out ones come last
    const auto look = [&](int row, int column) { return lookOf(model->index(row, column)); };
    EXPECT_TRUE(look(last, 0).title.struck);
    EXPECT_FALSE(look(0, 0).title.struck);
    EXPECT_TRUE(look(last, CandidateModel::Result).over) << "the characteristic that did it";
    EXPECT_TRUE(model->sentence(last).contains(QStringLiteral("Result is not Death")));
}

TEST_F(NotebookDock, ForgetsAllAndTakesItBack)
{
    notebook().answer(kDeath, true);
    program.find<QPushButton>("resetNotebook").click();
    EXPECT_TRUE(notebook().answers().empty());
    program.find<QAbstractButton>("messageAction").click();
    EXPECT_EQ(notebook().answers().size(), 1U);
}

TEST_F(NotebookDock, DoesNotWriteOverNewAnswersToTakeItBack)
{
    notebook().answer(kDeath, true);
    program.find<QPushButton>("resetNotebook").click();
    notebook().answer(kDeath, false);
    program.find<QAbstractButton>("messageAction").click();
    EXPECT_EQ(notebook().answerTo(kDeath), (Answer{kDeath, false}));
    EXPECT_TRUE(program.message().contains("not put back")) << program.message().toStdString();
}

TEST_F(NotebookDock, KeepsItsAnswersOverARestart)
{
    notebook().answer(kDeath, true);
    program.restart();
    EXPECT_EQ(notebook().answerTo(kDeath), (Answer{kDeath, true}));
}

TEST_F(NotebookDock, AdvisesAsTheDomainDoes)
{
    notebook().answer(kDeath, true);
    notebook().answer(kSurvival, true);
    ASSERT_TRUE(waitForQuestions(notebook().candidates().size()));
    ASSERT_LE(notebook().candidates().size(), kMostToWeigh);
    ASSERT_GT(notebook().candidates().size(), 1U);
    program.find<QCheckBox>("singleGuess").setChecked(true);
    const auto advice = guessOrAsk(notebook().candidates(), baseSet(), {false, true, 0.1});
    ASSERT_TRUE(advice);
    const QString expected = advice->guessNow() ? QStringLiteral("Guess now") : QStringLiteral("Ask again");
    const auto& verdict = program.find<QLabel>("guessVerdict");
    EXPECT_TRUE(test::waitUntil([&] { return verdict.text().startsWith(expected); })) << verdict.text().toStdString();
}

TEST_F(NotebookDock, NamesTheOneThatIsLeft)
{
    const CardIndex only = xFilesOf(baseSet()).front();
    for (int i = 0; i < kCharacteristics; ++i)
        notebook().answer(baseSet()[only].xfile->type(static_cast<Characteristic>(i)), true);
    EXPECT_TRUE(
        program.find<QLabel>("notebookHeadline").text().contains(QString::fromStdString(baseSet()[only].title)));
}

// In a window of 1280 x 720: every column, though some words break.
TEST(NotebookColumns, AreAllSeen)
{
    for (const char* language : {"en", "fr"}) {
        TestProgram program(QString::fromLatin1(language));
        program.window().resize(1280, 720);
        program.window().showTab(MainWindow::Notebook);
        const auto& table = program.find<QTableView>("candidateTable");
        EXPECT_TRUE(test::waitUntil([&] { return table.horizontalScrollBar()->maximum() == 0; })) << language;
        program.window().showTab(MainWindow::Table);
        QTest::keyClick(&program.find<QWidget>("startPage"), Qt::Key_Return);
        QTest::keyClick(&program.find<QWidget>("tableNotebook"), Qt::Key_Return);
        const auto& atTable = program.find<QTableView>("tableCandidates");
        ASSERT_TRUE(atTable.isVisible());
        EXPECT_TRUE(test::waitUntil([&] { return atTable.horizontalScrollBar()->maximum() == 0; })) << language;
    }
}

} // namespace dossier
