// Collections of any size come in by one way: looked at first, with their columns and a choice of what to do with cards
// that are there, and with every line kept that is not understood.
#include "app/importing/collection_import.h"
#include "app/importing/import_program.h"
#include "app/importing/import_table.h"
#include "desk/files/kept_lines.h"
#include "desk/history.h"

#include <QUrl>

namespace dossier {

namespace {

using CollectionImportTest = test::ImportProgram;

// More bytes than are held, and nothing in them.
QByteArray blankRows()
{
    return (",," + QByteArray(1000, ' ') + '\n').repeated(66 << 10);
}

} // namespace

// A table of some megabytes went in at once: without preview, columns or mode, and what was not understood was lost.
TEST_F(CollectionImportTest, ALargeTableIsLookedAtLikeASmallOne)
{
    QByteArray table("stapel,karte,Location,Note\n");
    const QByteArray note(120, 'n');
    for (int i = 0; i < 30'000; ++i)
        table += "1,\"Aubrey, MO\",Box " + QByteArray::number(i) + ',' + note + '\n';
    for (int i = 0; i < 300; ++i)
        table += "2,Forest of Nowhere " + QByteArray::number(i) + ",Box,\n";
    ASSERT_GT(table.size(), 4 << 20);
    QMimeData files;
    files.setUrls({QUrl::fromLocalFile(written(QStringLiteral("large.csv"), table))});
    drop(files);
    ASSERT_TRUE(dialog().isVisible());
    EXPECT_EQ(program.desk().owned.totalCopies(), 0) << "nothing is stored before Import";
    find<QComboBox>("importWhat").setCurrentIndex(1);
    choose("columnChoice0", "quantity");
    choose("columnChoice1", "name");
    EXPECT_TRUE(said().contains(QStringLiteral("30000 copies understood, 300 lines not"))) << said().toStdString();
    auto& rows = find<ImportTable>("importTable");
    EXPECT_EQ(rows.rowCount(), 2000);
    EXPECT_EQ(rows.item(0, ImportTable::Source)->text(), QStringLiteral("2,Forest of Nowhere 0,Box,"));
    EXPECT_TRUE(rows.item(300, ImportTable::Meaning)->text().contains(QStringLiteral("Box 0")));
    find<QComboBox>("importMode").setCurrentIndex(1);
    import();
    EXPECT_FALSE(dialog().isVisible());
    EXPECT_EQ(program.desk().owned.totalCopies(), 30'000);
    const std::vector<KeptFile> kept = KeptLines(program.desk()).all();
    ASSERT_EQ(kept.size(), 1u);
    EXPECT_EQ(kept[0].source, QStringLiteral("large.csv"));
    const QByteArray lines = bytesOf(kept[0].path);
    EXPECT_TRUE(lines.startsWith("stapel,karte,Location,Note\n2,Forest of Nowhere 0,Box,\n"));
    EXPECT_EQ(lines.count('\n'), 301);
    EXPECT_TRUE(program.message().contains(QStringLiteral("300 lines"))) << program.message().toStdString();
}

// Read a piece at a time, for its preview and once more when it goes in.
TEST_F(CollectionImportTest, AFileTooLargeToBeHeldIsLookedAtLikeASmallOne)
{
    const QString path = written(QStringLiteral("huge.csv"),
                                 "Quantity,Name,Location\n3,Dodge,Box\n1,Forest,Box\n" + blankRows() + "4,Block,Box\n");
    QMimeData files;
    files.setUrls({QUrl::fromLocalFile(path)});
    drop(files);
    ASSERT_TRUE(dialog().isVisible());
    EXPECT_EQ(find<QComboBox>("importWhat").currentIndex(), 1);
    EXPECT_TRUE(said().contains(QStringLiteral("7 copies understood, 1 line not"))) << said().toStdString();
    {
        QFile more(path);
        ASSERT_TRUE(more.open(QIODevice::Append));
        more.write("1,Dodge,Bag\n");
    }
    import();
    EXPECT_TRUE(dialog().isVisible()) << "it is another file by now";
    EXPECT_EQ(program.desk().owned.totalCopies(), 0);
    drop(files);
    import();
    EXPECT_EQ(program.desk().owned.totalCopies(), 8);
    EXPECT_EQ(KeptLines(program.desk()).all().size(), 1u);
    find<QComboBox>("importWhat").setCurrentIndex(0);
    EXPECT_FALSE(find<QPushButton>("importDo").isEnabled()) << "no deck is that large";
}

TEST_F(CollectionImportTest, AnImportOfACollectionCanBeTakenBack)
{
    show("Quantity,Card ID,Condition\n3,XF96-0063v1,Mint\n");
    import();
    EXPECT_EQ(copies("XF96-0063v1"), 3);
    program.desk().history.undo();
    EXPECT_EQ(copies("XF96-0063v1"), 0);
}

// What a collector typed in any editor was a deck and nothing else.
TEST_F(CollectionImportTest, AListOfACardALineIsRead)
{
    show("# the attic\n2 Kick\nAubrey, MO x3\n\n1 Forest\n");
    find<QComboBox>("importWhat").setCurrentIndex(1);
    EXPECT_TRUE(said().contains(QStringLiteral("5 copies understood, 1 line not"))) << said().toStdString();
    EXPECT_EQ(dialog().findChild<QComboBox*>(QStringLiteral("columnChoice0")), nullptr) << "it has no columns";
    import();
    EXPECT_EQ(copies("XF96-0063v1"), 3);
    EXPECT_EQ(program.desk().owned.totalCopies(), 5);
    ASSERT_EQ(KeptLines(program.desk()).all().size(), 1u);
    EXPECT_EQ(bytesOf(KeptLines(program.desk()).all()[0].path), "1 Forest\n");
}

TEST_F(CollectionImportTest, ItemsOfJsonThatAreNotUnderstoodAreKept)
{
    show("[{\"id\":\"XF96-0063v1\",\"count\":2},{\"title\":\"Forest\",\"count\":1}]");
    EXPECT_TRUE(said().contains(QStringLiteral("2 copies understood, 1 line not"))) << said().toStdString();
    import();
    ASSERT_EQ(KeptLines(program.desk()).all().size(), 1u);
    EXPECT_EQ(bytesOf(KeptLines(program.desk()).all()[0].path), "[\n{\"title\":\"Forest\",\"count\":1}\n]\n");
}

} // namespace dossier
