// A name that users or files give stands in the window as it was given, wherever a control reads more into a text than
// its letters: markup, "&" before the letter of a key, "[*]" in a title, "%1" in a sentence that is filled in.
#include "app/card_sets/card_sets_dialog.h"
#include "app/decks/deck_files.h"
#include "app/decks/decks_panel.h"
#include "app/importing/import_dialog.h"
#include "app/importing/kept_menu.h"
#include "app/playtest/playtest_panel.h"
#include "app/widgets/desk.h"
#include "box/game_data.h"
#include "desk/deck_library.h"
#include "desk/files/card_set_library.h"
#include "desk/files/kept_lines.h"
#include "desk/open_deck.h"
#include "desk/owned_cards.h"
#include "desk/saved_searches.h"
#include "desk/settings.h"
#include "support/base_set.h"
#include "support/deck_builder.h"
#include "test_program.h"
#include "tests/support/waiting.h"

#include <QAbstractButton>
#include <QAbstractItemView>
#include <QAction>
#include <QApplication>
#include <QComboBox>
#include <QFile>
#include <QGroupBox>
#include <QHeaderView>
#include <QLineEdit>
#include <QMenu>
#include <QPlainTextEdit>
#include <QPushButton>
#include <QSpinBox>
#include <QTabBar>
#include <QTest>
#include <QTextEdit>

#include <gtest/gtest.h>
#include <set>

namespace dossier {

namespace {

const QString kName = QStringLiteral("Boom<img src='a.png'><b>&amp;&x R&D %1 %2 %3 %n [*] bang");

bool isCut(const QString& text)
{
    return text.contains(QChar(0x2026)) || text.contains(QStringLiteral("..."));
}

// What a control shows where "&" marks the letter of a key.
QString withoutMarks(const QString& text)
{
    QString shown;
    for (qsizetype i = 0; i < text.size(); ++i) {
        if (text.at(i) == QLatin1Char('&') && i + 1 < text.size())
            ++i;
        shown += text.at(i);
    }
    return shown;
}

class ToTheLetter : public testing::Test
{
protected:
    // The places at which it was seen.
    void expectWhole(QString text, const std::string& where)
    {
        text.replace(QLatin1Char('\n'), QLatin1Char(' ')); // a tip breaks its lines
        if (!text.contains(QLatin1String("Boom")) || isCut(text))
            return;
        m_seen.insert(where);
        EXPECT_TRUE(text.contains(kName)) << where << ": " << text.toStdString();
    }
    void expectWholeCaption(const QString& text, const std::string& where)
    {
        expectWhole(withoutMarks(text), where + ", caption");
    }

    void look(const QAbstractItemModel& model, const QModelIndex& parent, const std::string& where)
    {
        for (int row = 0; row < std::min(model.rowCount(parent), 60); ++row)
            for (int column = 0; column < model.columnCount(parent); ++column) {
                const QModelIndex index = model.index(row, column, parent);
                for (const int role : {Qt::DisplayRole, Qt::ToolTipRole, Qt::StatusTipRole, Qt::WhatsThisRole,
                                       Qt::AccessibleTextRole, Qt::AccessibleDescriptionRole})
                    expectWhole(index.data(role).toString(), where + " role " + std::to_string(role));
                if (column == 0)
                    look(model, index, where);
            }
    }

    void look(const QWidget& widget, const std::string& in)
    {
        const std::string where =
            in + ": " + widget.metaObject()->className() + " " + widget.objectName().toStdString();
        QString title = widget.windowTitle();
        expectWhole(title.replace(QStringLiteral("[*][*]"), QStringLiteral("[*]")), where + " title");
        if (widget.windowTitle().contains(QLatin1String("Boom"))) {
            EXPECT_TRUE(widget.windowTitle().contains(QStringLiteral("[*][*]"))) << where;
        }
        for (const QString& text : {widget.toolTip(), widget.statusTip(), widget.whatsThis(), widget.accessibleName(),
                                    widget.accessibleDescription()})
            expectWhole(text, where + " tip");
        for (const QAction* action : widget.actions()) {
            expectWholeCaption(action->text(), where + " action");
            expectWhole(action->toolTip(), where + " action's tip");
        }
        if (const auto* label = qobject_cast<const QLabel*>(&widget)) {
            label->buddy() ? expectWholeCaption(label->text(), where) : expectWhole(label->text(), where);
            if (label->text().contains(QLatin1String("Boom"))) {
                EXPECT_EQ(label->textFormat(), Qt::PlainText) << where;
            }
        }
        if (const auto* button = qobject_cast<const QAbstractButton*>(&widget))
            expectWholeCaption(button->text(), where);
        if (const auto* box = qobject_cast<const QGroupBox*>(&widget))
            expectWholeCaption(box->title(), where);
        if (const auto* tabs = qobject_cast<const QTabBar*>(&widget))
            for (int tab = 0; tab < tabs->count(); ++tab)
                expectWholeCaption(tabs->tabText(tab), where);
        if (const auto* box = qobject_cast<const QComboBox*>(&widget))
            look(*box->model(), {}, where);
        if (const auto* line = qobject_cast<const QLineEdit*>(&widget)) {
            expectWhole(line->text(), where);
            expectWhole(line->placeholderText(), where);
        }
        if (const auto* page = qobject_cast<const QPlainTextEdit*>(&widget))
            expectWhole(page->toPlainText(), where);
        if (const auto* page = qobject_cast<const QTextEdit*>(&widget))
            expectWhole(page->toPlainText(), where);
        if (const auto* view = qobject_cast<const QAbstractItemView*>(&widget);
            view && view->model() && !qobject_cast<const QHeaderView*>(view)) {
            look(*view->model(), {}, where);
            for (int column = 0; column < view->model()->columnCount(); ++column)
                for (const int role : {Qt::DisplayRole, Qt::ToolTipRole})
                    expectWhole(view->model()->headerData(column, Qt::Horizontal, role).toString(), where + " head");
        }
    }

    void lookAround(const std::string& where)
    {
        QApplication::processEvents();
        for (const QWidget* widget : QApplication::allWidgets())
            look(*widget, where);
    }

    // Menus that are filled as they open.
    void openMenus(const std::string& where)
    {
        for (QMenu* menu : program.window().findChildren<QMenu*>()) {
            emit menu->aboutToShow();
            for (const QAction* action : menu->actions())
                expectWholeCaption(action->text(), where + ": menu " + menu->title().toStdString());
        }
    }

    void lookEverywhere(const std::string& what)
    {
        for (int tab = 0; tab < MainWindow::kTabs; ++tab) {
            program.window().showTab(tab);
            lookAround(what + ", tab " + std::to_string(tab));
        }
        for (const char* action : {"print", "deck.export", "edit.history", "deck.versions", "deck.beside", "deck.text",
                                   "collection.sets", "deck.sealed"}) {
            if (auto* found = program.window().findChild<QAction*>(QLatin1String(action)))
                found->trigger();
            lookAround(what + ", " + action);
        }
        openMenus(what);
        EXPECT_TRUE(program.message().isEmpty() || !program.message().contains(QLatin1String("Boom")) ||
                    program.message().contains(kName))
            << program.message().toStdString();
    }

    test::TestProgram program;
    std::set<std::string> m_seen;
};

} // namespace

TEST_F(ToTheLetter, TheNamesOfADeck)
{
    const Desk& desk = program.desk();
    Deck deck = test::legalDeck();
    deck.name = kName.toStdString();
    deck.folder = kName.toStdString();
    deck.notes = kName.toStdString();
    deck.tags = {kName.toStdString()};
    deck.aside.push_back({3, kName.toStdString()});
    desk.shelf.create(deck);
    ASSERT_EQ(desk.openDeck.deck().name, kName.toStdString());
    desk.shelf.keepVersion(kName);
    desk.shelf.copy(desk.openDeck.id());
    lookAround("copied");
    desk.shelf.remove(desk.openDeck.id());
    lookAround("removed");
    lookEverywhere("deck");
    EXPECT_GT(m_seen.size(), 20u);
}

TEST_F(ToTheLetter, TheWordsOfACollection)
{
    OwnedCard heap;
    heap.card = "XF96-0063v1";
    heap.count = 3;
    heap.location = heap.note = heap.lentTo = kName.toStdString();
    ASSERT_TRUE(program.desk().owned.add(heap));
    program.desk().searches.keep(kName, QLatin1Char('"') + kName + QLatin1Char('"'));
    lookEverywhere("collection");
    EXPECT_GT(m_seen.size(), 5u);
}

TEST_F(ToTheLetter, WhatIsReadIn)
{
    program.window().decks().files().importText(
        QStringLiteral("Name: %1\nNotes: %1\n\nBureau Deck:\n2 %1\n1 Aubrey, MO\n").arg(kName));
    lookAround("import");
    program.window().decks().files().importText(
        QStringLiteral("Count,Name,Location,Note\n2,\"Aubrey, MO\",\"%1\",\"%1\"\n3,\"%1\",,\n").arg(kName));
    program.find<QComboBox>("importWhat").setCurrentIndex(1);
    lookAround("import of a collection");
    EXPECT_GT(m_seen.size(), 3u);
}

TEST_F(ToTheLetter, TheCardsOfAFurtherSet)
{
    const QString path = program.path(QStringLiteral("set.csv"));
    QFile file(path);
    ASSERT_TRUE(file.open(QIODevice::WriteOnly));
    file.write(QStringLiteral("Number,Title,Type,Rarity,Pool,Cost,Keywords,Activators,Text\n"
                              "TR99-0001t1,\"%1\",Event,Common,RP,2,Event,Active,\"%1\"\n"
                              "TR99-0002t1,\"%1, too\",X-File,Rare,,,,,\n")
                   .arg(kName)
                   .toUtf8());
    file.close();
    program.answers.files.push_back(path);
    program.find<QAction>("collection.sets").trigger();
    auto& dialog = program.find<CardSetsDialog>("cardSetsDialog");
    dialog.findChild<QPushButton*>(QStringLiteral("cardSetOpen"))->click();
    dialog.findChild<QLineEdit*>(QStringLiteral("cardSetName"))->setText(kName);
    lookAround("a set's file");
    dialog.findChild<QPushButton*>(QStringLiteral("cardSetTake"))->click();
    QTest::qWait(1);
    program.restart();
    const CardPool& cards = program.desk().box.cards;
    const auto card = cards.findNumber("TR99-0001t1");
    ASSERT_TRUE(card);
    Deck deck = test::legalDeck();
    deck.bureauDeck.push_back({*card, 9}); // too many, which a problem says
    program.desk().shelf.create(deck);
    program.desk().owned.add(*card, 3);
    lookEverywhere("further set");
    EXPECT_GT(m_seen.size(), 10u);
}

TEST_F(ToTheLetter, FilesAndLayoutsThatMenusName)
{
    const QString path = program.path(QString(kName).replace(QLatin1Char('/'), QLatin1Char('-')) + ".deck");
    QFile file(path);
    ASSERT_TRUE(file.open(QIODevice::WriteOnly));
    file.write("Name: one\n\nBureau Deck:\n1 Aubrey, MO\n1 Nothing Known\n");
    file.close();
    program.window().openFile(path);
    lookAround("opened file");
    program.find<ImportDialog>("importDialog").import();
    program.desk().settings.noteRecentFile(path);
    KeptLines(program.desk()).keep("R&D %1.csv", "3 Nothing Known\n");
    program.restart();
    program.window().showTab(MainWindow::Collection);
    program.window().showTab(MainWindow::Decks);
    openMenus("files");
    lookAround("files");
    program.window().decks().files().importText(QStringLiteral("1 Aubrey, MO\n"));
    QStringList kept;
    for (const QAction* action : program.window().findChild<KeptMenu*>()->menu()->actions())
        kept << withoutMarks(action->text());
    EXPECT_EQ(kept.filter(QStringLiteral("R&D %1.csv")).size(), 1) << kept.join('\n').toStdString();
    EXPECT_GT(m_seen.size(), 3u);
}

TEST_F(ToTheLetter, ADeckThatIsPlayed)
{
    Deck deck = test::legalDeck();
    deck.name = kName.toStdString();
    program.desk().shelf.create(deck);
    program.find<QAction>("deck.play").trigger();
    lookAround("before a game");
    for (const char* start : {"playComputer", "startGame"})
        if (auto* button = program.window().findChild<QAbstractButton*>(QLatin1String(start));
            button && button->isVisible())
            button->click();
    lookAround("at the table");
    program.window().showTab(MainWindow::Goldfish);
    auto& goldfish = program.find<QPushButton>("goldfishPlay");
    goldfish.click();
    ASSERT_TRUE(test::waitUntil([&] { return goldfish.isEnabled(); }));
    lookAround("goldfish");
    program.window().showTab(MainWindow::Playtest);
    program.find<QSpinBox>("playtestGames").setValue(2);
    auto& play = program.find<QPushButton>("playtestPlay");
    play.click();
    ASSERT_TRUE(test::waitUntil([&] { return !play.icon().isNull(); }));
    for (int page = 0; page < PlaytestPanel::kPages; ++page) {
        program.find<QTabBar>("playtestTabs").setCurrentIndex(page);
        lookAround("playtest, page " + std::to_string(page));
    }
    openMenus("playtest");
    EXPECT_GT(m_seen.size(), 5u);
}

} // namespace dossier
