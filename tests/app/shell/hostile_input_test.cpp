// Whatever is typed into a field of the window, or read from a file, is stored as it is or refused with a sentence. It
// is never taken for markup, for a command, or for the end of the text.
#include "app/collection/collection_panel.h"
#include "app/collection/heap_view.h"
#include "app/decks/deck_files.h"
#include "app/decks/decks_panel.h"
#include "app/importing/import_dialog.h"
#include "app/widgets/ask.h"
#include "box/game_data.h"
#include "desk/deck_library.h"
#include "desk/history.h"
#include "desk/open_deck.h"
#include "desk/owned_cards.h"
#include "importers/decks/deck_formats.h"
#include "support/base_set.h"
#include "support/deck_builder.h"
#include "test_program.h"

#include <QAction>
#include <QApplication>
#include <QComboBox>
#include <QHelpEvent>
#include <QLineEdit>
#include <QPlainTextEdit>
#include <QTest>
#include <QTextEdit>

#include <gtest/gtest.h>

namespace dossier {

namespace {

// It shows wherever it is taken for markup.
const QString kMarkup = QStringLiteral("<b>HOSTILE</b>");

QStringList hostileTexts()
{
    return {kMarkup,
            QStringLiteral("<img src=\"file:///etc/passwd\">HOSTILE"),
            QStringLiteral("'); DROP TABLE collection; DROP TABLE deck; --"),
            QStringLiteral("\U0001F6F8\U0001F47D\U0001F3FD\u200D\U0001F52C"),
            QStringLiteral("\u202Eabc \u05D0\u05D1\u05D2 \u0645\u0644\u0641"),
            QString(10'000, QLatin1Char('W')),
            QStringLiteral("a\u0001\u0007\u001Bz"),
            QStringLiteral("nul") + QChar(QChar::Null) + QStringLiteral("within"),
            QStringLiteral("999999999999999999999"),
            QStringLiteral("-1"),
            QStringLiteral("%1 %2 %n %s &amp; && \\n"),
            QStringLiteral("e\u0301 \uFEFF \uFFFD ") + QString(QChar(0xD800))};
}

bool isRead(const QString& shown)
{
    return shown.contains(QLatin1String("<b>HOSTILE")) || shown.contains(QLatin1String("<img src"));
}

class HostileInput : public testing::Test
{
protected:
    HostileInput()
    {
        program.desk().shelf.create(test::legalDeck());
        for (int tab = 0; tab < MainWindow::kTabs; ++tab)
            program.window().showTab(tab);
    }

    void expectNothingInterpreted(const char* where)
    {
        QApplication::processEvents();
        for (QWidget* widget : QApplication::allWidgets()) {
            const std::string name = std::string(where) + ": " + widget->metaObject()->className() + " " +
                                     widget->objectName().toStdString();
            if (const auto* label = qobject_cast<QLabel*>(widget);
                label && label->isVisible() && isRead(label->text())) {
                EXPECT_EQ(label->textFormat(), Qt::PlainText) << name;
            }
            if (widget->toolTip().contains(QLatin1String("HOSTILE"))) {
                EXPECT_TRUE(isRead(widget->toolTip())) << name;
            }
            if (const auto* page = qobject_cast<QTextEdit*>(widget);
                page && page->toPlainText().contains(QLatin1String("HOSTILE"))) {
                EXPECT_TRUE(isRead(page->toPlainText())) << name;
            }
            if (const auto* view = qobject_cast<QAbstractItemView*>(widget); view && view->model())
                expectPlainTips(*view->model(), name);
        }
    }

    void expectPlainTips(const QAbstractItemModel& model, const std::string& name)
    {
        for (int row = 0; row < std::min(model.rowCount(), 50); ++row)
            for (int column = 0; column < model.columnCount(); ++column) {
                const QString tip = model.index(row, column).data(Qt::ToolTipRole).toString();
                EXPECT_TRUE(isRead(tip) || !tip.contains(QLatin1String("HOSTILE"))) << name;
            }
    }

    void write(QWidget& field, const QString& text)
    {
        if (auto* line = qobject_cast<QLineEdit*>(&field)) {
            line->setText(text);
            QTest::keyClick(line, Qt::Key_Return);
        } else if (auto* page = qobject_cast<QPlainTextEdit*>(&field); page && !page->isReadOnly()) {
            page->setPlainText(text);
        }
        QApplication::processEvents();
    }

    std::vector<StoredHeap> heaps() { return program.desk().owned.heaps(); }

    test::TestProgram program;
};

} // namespace

TEST_F(HostileInput, EveryFieldOfTheWindowTakesItOrSaysWhyNot)
{
    program.desk().owned.add(test::card("XF96-0063v1"), 3);
    const QStringList texts = hostileTexts();
    for (int tab = 0; tab < MainWindow::kTabs; ++tab) {
        program.window().showTab(tab);
        for (const QString& text : texts) {
            // What one text does may make other fields go.
            QList<QPointer<QWidget>> fields;
            for (QWidget* field : program.window().findChildren<QWidget*>())
                if (field->isVisible() && field->isEnabled() &&
                    (qobject_cast<QLineEdit*>(field) || qobject_cast<QPlainTextEdit*>(field)))
                    fields << field;
            for (const auto& field : fields)
                if (field && field->isVisible())
                    write(*field, text);
            program.window().showTab(tab);
        }
        expectNothingInterpreted(("tab " + std::to_string(tab)).c_str());
        program.window().grab();
    }
    EXPECT_EQ(program.desk().owned.copies(test::card("XF96-0063v1")), 3) << "no text was a command";
    EXPECT_FALSE(program.desk().shelf.decks().empty());
    program.restart();
    EXPECT_EQ(program.desk().owned.copies(test::card("XF96-0063v1")), 3);
}

TEST_F(HostileInput, EveryCellOfTheCollectionTakesItOrSaysWhyNot)
{
    program.window().showTab(MainWindow::Collection);
    test::enter(program.find<QLineEdit>("entryLine"), QStringLiteral("63 3"));
    program.window().collection().showPage(CollectionPanel::Heaps);
    auto& table = program.find<HeapView>("heapTable");
    for (const QString& text : hostileTexts())
        for (int column = 0; column < HeapTableModel::kColumns; ++column) {
            table.showColumn(column);
            const OwnedCard before = heaps().front().owned;
            const std::size_t steps = program.desk().history.recent(500).size();
            table.model()->setData(table.model()->index(0, column), text, Qt::EditRole);
            ASSERT_EQ(heaps().size(), 1u);
            const OwnedCard after = heaps().front().owned;
            if (after == before) {
                EXPECT_EQ(program.desk().history.recent(500).size(), steps);
                continue;
            }
            EXPECT_EQ(after.count, 3);
            if (column == HeapTableModel::Note) {
                EXPECT_EQ(QString::fromStdString(after.note), QString::fromStdString(text.toStdString()));
            }
        }
    expectNothingInterpreted("cells");
    program.window().grab();
}

TEST_F(HostileInput, ADeckWithAHostileNameIsShownAsItIsEverywhere)
{
    const Desk& desk = program.desk();
    desk.openDeck.change([](Deck& deck) {
        deck.name = kMarkup.toStdString();
        deck.folder = kMarkup.toStdString();
        deck.notes = kMarkup.toStdString();
        deck.tags = {kMarkup.toStdString()};
        deck.state = DeckState::Built;
        deck.aside.push_back({3, kMarkup.toStdString()});
    });
    desk.shelf.keepVersion(kMarkup);
    desk.shelf.copy(desk.openDeck.id());
    for (int tab = 0; tab < MainWindow::kTabs; ++tab) {
        program.window().showTab(tab);
        expectNothingInterpreted("a deck's name");
    }
    for (const char* action : {"print", "deck.export", "edit.history", "deck.versions", "deck.beside"}) {
        program.window().findChild<QAction*>(QLatin1String(action))->trigger();
        expectNothingInterpreted(action);
    }
    const DeckWriting page = writeDeck(desk.openDeck.deck(), desk.box.cards, DeckFormat::Html);
    EXPECT_EQ(page.content.find("<b>HOSTILE"), std::string::npos);
    EXPECT_NE(page.content.find("&lt;b&gt;HOSTILE"), std::string::npos);
    EXPECT_EQ(desk.openDeck.deck().name.substr(0, 14), kMarkup.toStdString());
    program.window().grab();
}

TEST_F(HostileInput, AFileOfHostileLinesIsShownAsItIs)
{
    QString list = QStringLiteral("Name: %1\nNotes: %1\n\nBureau Deck:\n").arg(kMarkup);
    for (const QString& text : hostileTexts())
        list += QStringLiteral("2 %1\n").arg(text);
    program.window().decks().files().importText(list);
    expectNothingInterpreted("import of a deck");
    auto& dialog = program.find<ImportDialog>("importDialog");
    dialog.grab();
    dialog.import();
    expectNothingInterpreted("imported deck");
    program.window().decks().files().importText(
        QStringLiteral("Count,Name,Location,Note\n2,\"Aubrey, MO\",%1,%1\n3,%1,,\n").arg(kMarkup));
    program.find<QComboBox>("importWhat").setCurrentIndex(1);
    expectNothingInterpreted("import of a collection");
    dialog.import();
    expectNothingInterpreted("imported collection");
    EXPECT_EQ(heaps().front().owned.note, kMarkup.toStdString());
}

TEST_F(HostileInput, ASavedSearchMayHaveAnyName)
{
    SavedSearches& searches = program.desk().searches;
    for (const QString& text : hostileTexts()) {
        const int row = searches.keep(text, QStringLiteral("t:site ") + text.left(20));
        if (row >= 0)
            searches.setData(searches.index(row), text + QStringLiteral(" again"), Qt::EditRole);
    }
    program.window().showTab(MainWindow::Cards);
    expectNothingInterpreted("saved searches");
    program.restart();
    EXPECT_GT(program.desk().searches.rowCount(), 5);
}

} // namespace dossier
