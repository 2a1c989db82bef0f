// The README's first five minutes, step by step: catalogue ten cards, make a fixed pack a legal deck, print, export.
#include "app/decks/deck_list.h"
#include "app/decks/problem_list.h"
#include "test_program.h"

#include <QAction>
#include <QFile>
#include <QLineEdit>
#include <QListWidget>
#include <QPushButton>
#include <QTest>

#include <gtest/gtest.h>

namespace dossier {

namespace {

QByteArray bytesOf(const QString& path)
{
    QFile file(path);
    return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray();
}

class FirstEvening : public testing::Test
{
protected:
    const Desk& desk() const { return program.desk(); }
    void press(int key, Qt::KeyboardModifiers modifiers = Qt::ControlModifier)
    {
        QTest::keyClick(&program.window(), static_cast<Qt::Key>(key), modifiers);
    }
    void openDeckNamed(const QString& name)
    {
        auto& list = program.find<DeckList>("deckList");
        for (int row = 0; row < list.model()->rowCount(); ++row)
            if (const QModelIndex index = list.model()->index(row, 0); index.data().toString().startsWith(name))
                QTest::mouseClick(list.viewport(), Qt::LeftButton, {}, list.visualRect(index).center());
    }

    test::TestProgram program;
};

} // namespace

TEST_F(FirstEvening, IsAsTheReadmeSays)
{
    program.window().showTab(MainWindow::Collection);
    auto& entry = program.find<QLineEdit>("entryLine");
    for (const char* line : {"63", "64 2", "aubrey", "91", "105 2", "163", "188", "231", "311"})
        test::enter(entry, QLatin1String(line));
    EXPECT_EQ(desk().owned.totalCopies(), 11);
    press(Qt::Key_Z);
    EXPECT_EQ(desk().owned.totalCopies(), 10);

    program.window().showTab(MainWindow::Decks);
    program.find<QPushButton>("addSamples").click();
    openDeckNamed(QStringLiteral("Fixed pack: Mulder"));
    ASSERT_EQ(desk().openDeck.deck().name, "Fixed pack: Mulder");
    EXPECT_FALSE(isLegal(checkDeck(desk().openDeck.deck(), desk().box.cards, desk().openDeck.format())));
    for (int i = 0; i < 5 && program.find<ProblemList>("problemList").model()->rowCount() > 0; ++i)
        press(Qt::Key_R, Qt::ControlModifier | Qt::ShiftModifier);
    EXPECT_TRUE(isLegal(checkDeck(desk().openDeck.deck(), desk().box.cards, desk().openDeck.format())));

    const QString sheet = program.path(QStringLiteral("sheet.pdf"));
    program.answers.files.push_back(sheet);
    press(Qt::Key_P);
    program.find<QPushButton>("printSave").click();
    EXPECT_TRUE(bytesOf(sheet).startsWith("%PDF"));

    const QString file = program.path(QStringLiteral("mulder.deck"));
    program.answers.files.push_back(file);
    press(Qt::Key_S, Qt::ControlModifier | Qt::ShiftModifier);
    program.find<QPushButton>("exportSave").click();
    EXPECT_TRUE(bytesOf(file).contains("Name: Fixed pack: Mulder"));
}

} // namespace dossier
