// The dialogs themselves, which the other tests leave out.
#include "app/widgets/ask.h"
#include "tests/support/waiting.h"

#include <QApplication>
#include <QDir>
#include <QFile>
#include <QFileDialog>
#include <QLineEdit>
#include <QMessageBox>
#include <QPushButton>
#include <QTemporaryDir>
#include <QTimer>

#include <gtest/gtest.h>

namespace dossier {

namespace {

class AskForFile : public testing::Test
{
protected:
    // Types that name into the dialog and answers what it asks about a file that is there.
    std::optional<QString> typed(const QString& name, QMessageBox::StandardButton answer)
    {
        const auto answerTheQuestion = [this, answer] {
            for (QWidget* each : QApplication::topLevelWidgets())
                if (auto* box = qobject_cast<QMessageBox*>(each); box && box->isVisible()) {
                    asked << box->text();
                    return box->button(answer)->click();
                }
        };
        QTimer::singleShot(0, [&] {
            auto* dialog = qobject_cast<QFileDialog*>(QApplication::activeModalWidget());
            ASSERT_NE(dialog, nullptr);
            EXPECT_EQ(dialog->acceptMode(), QFileDialog::AcceptSave);
            dialog->findChild<QLineEdit*>(QStringLiteral("fileNameEdit"))->setText(name);
            QTimer watch;
            QObject::connect(&watch, &QTimer::timeout, answerTheQuestion);
            watch.start(10);
            static_cast<QDialog*>(dialog)->accept();
            if (dialog->isVisible()) // the answer was no
                dialog->reject();
        });
        return AskWithDialogs().fileToSave(nullptr, QStringLiteral("Save the game"), folder.filePath("game.json"),
                                           QStringLiteral("Games (*.json)"));
    }

    QTemporaryDir folder;
    QStringList asked;
};

} // namespace

// A name without an ending got one after the question whether to write over a file: "save1" was written over
// save1.json unasked, or lay there as save1, which "Open" did not list.
TEST_F(AskForFile, GivesItsEndingBeforeItAsksAboutAnotherOne)
{
    EXPECT_EQ(typed(folder.filePath("save1"), QMessageBox::Yes), folder.filePath("save1.json"));
    EXPECT_TRUE(asked.isEmpty());
    QFile there(folder.filePath("save1.json"));
    ASSERT_TRUE(there.open(QIODevice::WriteOnly));
    there.close();
    EXPECT_EQ(typed(folder.filePath("save1"), QMessageBox::No), std::nullopt);
    EXPECT_EQ(asked.size(), 1);
    EXPECT_EQ(typed(folder.filePath("save1"), QMessageBox::Yes), folder.filePath("save1.json"));
    EXPECT_EQ(asked.size(), 2);
    EXPECT_EQ(typed(folder.filePath("other.txt"), QMessageBox::Yes), folder.filePath("other.txt"));
}

} // namespace dossier
