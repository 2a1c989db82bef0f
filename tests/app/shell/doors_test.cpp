// Every kind of file at every door of the window: it comes to where it is taken in.
#include "app/card_sets/card_sets_dialog.h"
#include "app/importing/import_dialog.h"
#include "app/table/table_panel.h"
#include "app/test_program.h"
#include "app/widgets/desk.h"
#include "app/widgets/everything_files.h"
#include "app/widgets/file_drop.h"
#include "desk/files/everything.h"
#include "desk/files/written_file.h"
#include "desk/notices.h"
#include "desk/owned_cards.h"
#include "support/base_set.h"
#include "support/collection_texts.h"
#include "table/table_game.h"

#include <QAction>
#include <QClipboard>
#include <QComboBox>
#include <QDropEvent>
#include <QGuiApplication>
#include <QMimeData>
#include <QPushButton>
#include <QSignalSpy>
#include <QTest>
#include <QUrl>

#include <gtest/gtest.h>

namespace dossier {

namespace {

enum class Kind { Deck, Collection, CardSet, Archive, Database, Game, Spreadsheet };

struct Sample
{
    Kind kind;
    QString file;
};

const QString kNightFiles = QStringLiteral(DOSSIER_SOURCE_DIR "/tests/data/night_files.json");

class WindowDoors : public testing::Test
{
protected:
    WindowDoors()
    {
        program.desk().owned.add(test::card("XF96-0063v1"), 3);
        program.answers.files = {program.path("all.zip"), program.path("copy.sqlite")};
        exportEverything(program.desk(), &program.window());
        backUpEverything(program.desk(), &program.window());
        OwnedCard own{"XF96-0064v1", 2, Condition::Unknown, "en", "Box 3", {}, 0, 0};
        const std::vector<OwnedCard> owned{own};
        samples = {
            {Kind::Deck, write("a.deck", "Name: A\nBureau Deck:\n2 Aubrey, MO\n")},
            {Kind::Deck, write("a.json", R"({"name":"A","cards":{"XF96-0063v1":2}})")},
            {Kind::Collection, write("own.csv", writeCollectionCsv(owned, test::baseSet()))},
            {Kind::Collection, write("own.json", writeCollectionJson(owned, test::baseSet()))},
            {Kind::Collection, write("marked.json", "\xEF\xBB\xBF" + writeCollectionJson(owned, test::baseSet()))},
            {Kind::CardSet, kNightFiles},
            {Kind::CardSet, write("facts.csv", "Number;Title;Type;Pool;Cost\nXF97-0999x1;Paper Boat;Event;RP;1\n")},
            {Kind::Archive, program.path("all.zip")},
            {Kind::Database, program.path("copy.sqlite")},
            {Kind::Spreadsheet, write("book.xlsx", std::string("PK\3\4") + std::string(26, '\0') + "docProps/app.xml")},
            {Kind::Game, write("game.json", savedGame())}};
    }

    QString write(const char* name, const std::string& content)
    {
        const QString path = program.path(QLatin1String(name));
        EXPECT_EQ(writeWhole(path, content), QString());
        return path;
    }

    static std::string savedGame()
    {
        test::TestProgram another;
        another.window().showTab(MainWindow::Table);
        another.find<QPushButton>("startGame").click();
        return writeRecord(another.window().table().game().record(), test::baseSet()).dump();
    }

    static void drop(QWidget& on, const QString& path)
    {
        QMimeData carried;
        carried.setUrls({QUrl::fromLocalFile(path)});
        QDropEvent event(QPointF(5, 5), Qt::CopyAction, &carried, Qt::LeftButton, Qt::NoModifier);
        auto* taker = on.findChild<FileDrop*>(QString(), Qt::FindDirectChildrenOnly);
        ASSERT_TRUE(taker);
        EXPECT_TRUE(taker->eventFilter(&on, &event)); // Qt brings it there from the one that drags
    }

    ImportDialog* importing() { return shown<ImportDialog>(); }
    CardSetsDialog* sets() { return shown<CardSetsDialog>(); }
    template <typename Dialog>
    Dialog* shown()
    {
        for (Dialog* dialog : program.window().findChildren<Dialog*>())
            if (dialog->isVisible())
                return dialog;
        return nullptr;
    }

    void expectThere(Kind kind, const std::string& at)
    {
        ImportDialog* const reading = importing();
        CardSetsDialog* const taking = sets();
        EXPECT_EQ(reading != nullptr, kind == Kind::Deck || kind == Kind::Collection) << at;
        EXPECT_EQ(taking != nullptr, kind == Kind::CardSet) << at;
        if (reading) {
            EXPECT_EQ(reading->findChild<QComboBox*>("importWhat")->currentIndex(), kind == Kind::Deck ? 0 : 1) << at;
            EXPECT_TRUE(reading->findChild<QPushButton*>("importDo")->isEnabled()) << at;
        }
        EXPECT_TRUE(!taking || taking->findChild<QPushButton*>("cardSetTake")->isEnabled()) << at;
        EXPECT_EQ(program.answers.asked.size(), kind == Kind::Archive ? 1 : 0) << at;
        EXPECT_EQ(program.message().contains(QStringLiteral("This is a database")), kind == Kind::Database) << at;
        EXPECT_EQ(program.message().contains(QStringLiteral("This is a spreadsheet")), kind == Kind::Spreadsheet) << at;
        EXPECT_EQ(program.window().currentTab() == MainWindow::Table, kind == Kind::Game) << at;
        EXPECT_TRUE(kind != Kind::Game || program.window().table().isInGame()) << at;
    }

    void leave()
    {
        if (ImportDialog* dialog = importing())
            dialog->reject();
        if (CardSetsDialog* dialog = sets())
            dialog->reject();
        QTest::qWait(1);
        program.window().showTab(MainWindow::Cards);
        program.answers.asked.clear();
        program.desk().notices.say(QStringLiteral("-"));
    }

    test::TestProgram program;
    std::vector<Sample> samples;
};

} // namespace

TEST_F(WindowDoors, OfTheMainWindow)
{
    for (const auto& [kind, file] : samples) {
        drop(program.window(), file);
        expectThere(kind, "dropped: " + file.toStdString());
        leave();
        program.answers.files = {file};
        program.find<QAction>("deck.import").trigger();
        expectThere(kind, "menu: " + file.toStdString());
        leave();
        program.window().openFile(file); // by the command line
        expectThere(kind, "argument: " + file.toStdString());
        leave();
    }
}

TEST_F(WindowDoors, OfTheImportDialog)
{
    for (const auto& [kind, file] : samples) {
        for (const bool dropped : {true, false}) {
            const std::string at = (dropped ? "dropped: " : "opened: ") + file.toStdString();
            program.window().openFile(samples.front().file);
            ASSERT_TRUE(importing()) << at;
            if (!dropped)
                program.answers.files = {file};
            dropped ? drop(*importing(), file) : importing()->findChild<QPushButton*>("importOpen")->click();
            if (kind == Kind::Database || kind == Kind::Game || kind == Kind::Spreadsheet) {
                const char* said = kind == Kind::Game       ? "This is a saved game"
                                   : kind == Kind::Database ? "This is a database"
                                                            : "This is a spreadsheet";
                EXPECT_TRUE(importing()->findChild<QLabel*>("importSaid")->text().contains(said)) << at;
            } else {
                if (kind == Kind::CardSet) { // it says so, and leads there
                    EXPECT_TRUE(importing()->findChild<QLabel*>("importSaid")->text().contains("facts of cards"));
                    importing()->findChild<QPushButton*>("importDo")->click();
                }
                expectThere(kind, at);
            }
            leave();
        }
    }
}

TEST_F(WindowDoors, OfTheCardSets)
{
    for (const auto& [kind, file] : samples) {
        program.find<QAction>("collection.sets").trigger();
        ASSERT_TRUE(sets());
        drop(*sets(), file);
        const QString found = sets()->findChild<QLabel*>("cardSetFound")->text();
        EXPECT_EQ(sets()->findChild<QPushButton*>("cardSetTake")->isEnabled(), kind == Kind::CardSet)
            << file.toStdString();
        const QString door = kind == Kind::CardSet       ? QStringLiteral("Night Files")
                             : kind == Kind::Database    ? QStringLiteral("Settings › Folders")
                             : kind == Kind::Game        ? QStringLiteral("Open a saved game")
                             : kind == Kind::Spreadsheet ? QStringLiteral("save it as CSV")
                                                         : QStringLiteral("File › Import a file");
        EXPECT_TRUE(found.contains(door) || file.endsWith(QStringLiteral("facts.csv"))) << found.toStdString();
        leave();
    }
}

TEST_F(WindowDoors, OfTheClipboard)
{
    QFile file(kNightFiles);
    ASSERT_TRUE(file.open(QIODevice::ReadOnly));
    QGuiApplication::clipboard()->setText(QString::fromUtf8(file.readAll()));
    program.find<QAction>("deck.paste").trigger();
    expectThere(Kind::CardSet, "clipboard");
}

TEST_F(WindowDoors, OfRestoring)
{
    const QSignalSpy wanted(&program.desk().everything, &Everything::restoreWanted);
    for (const auto& [kind, file] : samples) {
        program.answers.files = {file};
        restoreEverything(program.desk(), &program.window());
        EXPECT_EQ(program.answers.asked.size(), kind == Kind::Database ? 1 : 0) << file.toStdString();
        leave();
    }
    EXPECT_EQ(wanted.size(), 1);
}

} // namespace dossier
