// Qt's own dialogs, buttons and menus speak the language of the program (scripts/setup and the package see to the
// words).
#include "test_program.h"

#include <QAbstractFileIconProvider>
#include <QAction>
#include <QDialogButtonBox>
#include <QDir>
#include <QFileDialog>
#include <QFileInfo>
#include <QLineEdit>
#include <QMenu>
#include <QMessageBox>
#include <QPushButton>
#include <QTextEdit>

#include <gtest/gtest.h>
#include <memory>

namespace dossier {

namespace {

QStringList wordsIn(QMenu* menu)
{
    const std::unique_ptr<QMenu> owned(menu);
    QStringList words;
    for (const QAction* action : owned->actions())
        words << QString(action->text()).remove(QLatin1Char('&')).section(QLatin1Char('\t'), 0, 0);
    return words;
}

struct QtsOwnWords
{
    QString cancel = QDialogButtonBox(QDialogButtonBox::Cancel).buttons().front()->text();
    QStringList ofALine;
    QStringList ofAPage;
    QString save;
    QString lookIn;
    QString folder = QAbstractFileIconProvider().type(QFileInfo(QDir::tempPath())); // in a list of files

    QtsOwnWords()
    {
        QLineEdit line(QStringLiteral("words"));
        ofALine = wordsIn(line.createStandardContextMenu());
        QTextEdit page;
        ofAPage = wordsIn(page.createStandardContextMenu());
        QFileDialog dialog;
        dialog.setOption(QFileDialog::DontUseNativeDialog);
        dialog.setAcceptMode(QFileDialog::AcceptSave);
        save = dialog.labelText(QFileDialog::Accept).remove(QLatin1Char('&'));
        lookIn = dialog.labelText(QFileDialog::LookIn);
    }
};

} // namespace

TEST(QtsOwnDialogs, SpeakFrenchWhereTheProgramDoes)
{
    const test::TestProgram program(QStringLiteral("fr"));
    const QtsOwnWords words;
    EXPECT_EQ(words.cancel.toStdString(), "Annuler") << "is the package qt6-translations-l10n there?";
    EXPECT_TRUE(words.ofALine.contains(QStringLiteral("Copier"))) << words.ofALine.join('|').toStdString();
    EXPECT_TRUE(words.ofALine.contains(QStringLiteral("Tout sélectionner"))) << words.ofALine.join('|').toStdString();
    EXPECT_TRUE(words.ofAPage.contains(QStringLiteral("Copier"))) << words.ofAPage.join('|').toStdString();
    EXPECT_EQ(words.save.toStdString(), "Enregistrer");
    EXPECT_EQ(words.folder.toStdString(), "Dossier");
    EXPECT_TRUE(words.lookIn.startsWith(QStringLiteral("Voir dans"))) << words.lookIn.toStdString();
}

TEST(QtsOwnDialogs, SpeakEnglishWhereTheProgramDoes)
{
    { // one that spoke French before
        const test::TestProgram french(QStringLiteral("fr"));
    }
    const test::TestProgram program;
    const QtsOwnWords words;
    EXPECT_EQ(words.cancel.toStdString(), "Cancel");
    EXPECT_TRUE(words.ofALine.contains(QStringLiteral("Copy"))) << words.ofALine.join('|').toStdString();
    EXPECT_EQ(words.save.toStdString(), "Save");
    EXPECT_EQ(words.folder.toStdString(), "Folder");
}

} // namespace dossier
