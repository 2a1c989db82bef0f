#include "app/exporting/collection_export.h"
#include "app/exporting/export_dialog.h"
#include "app/test_program.h"
#include "app/widgets/desk.h"
#include "db/stores/collection_store.h"
#include "desk/deck_library.h"
#include "desk/open_deck.h"
#include "desk/owned_cards.h"
#include "domain/limits/text_limits.h"
#include "support/base_set.h"
#include "support/deck_builder.h"

#include <QClipboard>
#include <QFile>
#include <QGuiApplication>
#include <QListWidget>
#include <QPlainTextEdit>
#include <QPushButton>
#include <QTest>

#include <gtest/gtest.h>

namespace dossier {

namespace {

class ExportDialogTest : public testing::Test
{
protected:
    ExportDialogTest()
    {
        Deck deck = test::legalDeck();
        deck.notes = "A note";
        program.desk().shelf.create(deck);
    }

    ExportDialog& dialog() { return showExportDialog(program.desk(), program.window()); }
    template <typename Widget>
    Widget& find(const char* name)
    {
        return *dialog().findChild<Widget*>(QLatin1String(name));
    }
    void save(const QString& path)
    {
        program.answers.files = {path};
        find<QPushButton>("exportSave").click();
    }

    test::TestProgram program;
};

} // namespace

TEST_F(ExportDialogTest, SaysWhatIsKeptAndLostBeforeWriting)
{
    EXPECT_EQ(find<QLabel>("exportLost").text(), QStringLiteral("nothing"));
    dialog().choose(DeckFormat::Lackey);
    EXPECT_TRUE(find<QLabel>("exportLost").text().contains(QStringLiteral("the notes")));
    EXPECT_TRUE(find<QLabel>("exportKept").text().contains(QStringLiteral("X-File, Team")));
    EXPECT_TRUE(find<QPlainTextEdit>("exportPreview").toPlainText().contains(QStringLiteral("Team:")));
}

TEST_F(ExportDialogTest, WritesEveryFormatAndReadsItBack)
{
    for (int format = 0; format < kWrittenFormats; ++format) {
        find<QListWidget>("exportFormats").setCurrentRow(format);
        const QString path = program.path(QStringLiteral("out%1.txt").arg(format));
        save(path);
        EXPECT_TRUE(QFile::exists(path));
        EXPECT_TRUE(find<QLabel>("exportSaid").text().contains(QStringLiteral("nothing else is lost")))
            << nameOf(static_cast<DeckFormat>(format)) << find<QLabel>("exportSaid").text().toStdString();
    }
}

TEST_F(ExportDialogTest, OffersTheEndingOfTheFormat)
{
    dialog().choose(DeckFormat::Cockatrice);
    save(program.path(QStringLiteral("night.cod")));
    EXPECT_TRUE(program.answers.filters.endsWith(QStringLiteral("(*.cod)"))) << program.answers.filters.toStdString();
}

TEST_F(ExportDialogTest, SaysWhenTheFileCannotBeWritten)
{
    save(QStringLiteral("/no/such/folder/out.deck"));
    EXPECT_TRUE(find<QLabel>("exportSaid").text().contains(QStringLiteral("cannot be written")));
}

TEST_F(ExportDialogTest, CopiesToTheClipboard)
{
    dialog().choose(DeckFormat::ForumText);
    find<QPushButton>("exportCopy").click();
    EXPECT_TRUE(QGuiApplication::clipboard()->text().contains(QStringLiteral("[b]Team (3)[/b]")));
}

TEST_F(ExportDialogTest, WritesNothingWhereTheUserChangesHisMind)
{
    find<QPushButton>("exportSave").click();
    EXPECT_EQ(find<QLabel>("exportSaid").text(), QString());
    QTest::keyClick(&dialog(), Qt::Key_Escape);
    EXPECT_FALSE(program.window().findChild<ExportDialog*>()->isVisible());
}

TEST_F(ExportDialogTest, WritesTheCollectionAsTableOrJson)
{
    program.desk().owned.add(test::card("XF96-0063v1"), 3);
    exportCollection(program.desk(), &program.window()); // changes his mind
    for (const char* name : {"all.csv", "all.json"}) {
        program.answers.files = {program.path(QLatin1String(name))};
        exportCollection(program.desk(), &program.window());
    }
    QFile table(program.path(QStringLiteral("all.csv")));
    ASSERT_TRUE(table.open(QIODevice::ReadOnly));
    EXPECT_TRUE(table.readAll().contains("3,XF96-0063v1"));
    QFile json(program.path(QStringLiteral("all.json")));
    ASSERT_TRUE(json.open(QIODevice::ReadOnly));
    EXPECT_TRUE(json.readAll().trimmed().startsWith("["));
}

// A note that an older version stored is written whole, and it is said that an import does not take it back.
TEST_F(ExportDialogTest, SaysWhichRowsAnImportWouldSetAside)
{
    OwnedCard old;
    old.card = "XF96-0063v1";
    old.count = 2;
    old.note = std::string(longest(TextOf::Note) + 1, 'n');
    HeapBatch heaps;
    heaps.add(viewOf(old));
    {
        Database database(program.database());
        CollectionStore(database).mergeBatch(heaps, MergeMode::Add, {}, Limits::AsTheyWere);
    }
    program.answers.files = {program.path(QStringLiteral("all.csv"))};
    exportCollection(program.desk(), &program.window());
    EXPECT_TRUE(program.message().contains("1 row of the collection written")) << program.message().toStdString();
    EXPECT_TRUE(program.message().contains("set it aside")) << program.message().toStdString();
}

TEST_F(ExportDialogTest, FollowsTheDeckAndItsAbsence)
{
    program.desk().openDeck.change([](Deck& deck) { deck.notes.clear(); });
    dialog().choose(DeckFormat::Lackey);
    EXPECT_FALSE(find<QLabel>("exportLost").text().contains(QStringLiteral("the notes")));
    program.desk().openDeck.close();
    EXPECT_FALSE(find<QPushButton>("exportSave").isEnabled());
}

} // namespace dossier
