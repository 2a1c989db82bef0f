// The decks on the shelf: folders, tags, what lies built, and looking for some of them.
#include "app/decks/deck_list.h"
#include "app/decks/deck_tree_model.h"
#include "app/shell/main_window.h"
#include "app/widgets/row_look.h"
#include "db/stores/deck_store.h"
#include "desk/deck_folder.h"
#include "desk/free_copies.h"
#include "desk/history.h"
#include "desk/open_deck.h"
#include "support/base_set.h"
#include "test_program.h"
#include "tests/support/waiting.h"

#include <QAbstractButton>
#include <QCheckBox>
#include <QComboBox>
#include <QLineEdit>
#include <QTest>

#include <gtest/gtest.h>

namespace dossier {

namespace {

class Shelf : public testing::Test
{
protected:
    Shelf() { program.window().showTab(MainWindow::Decks); }

    std::int64_t make(const char* name)
    {
        desk().shelf.createEmpty();
        desk().shelf.rename(desk().openDeck.id(), QString::fromUtf8(name));
        return desk().openDeck.id();
    }
    const Desk& desk() const { return program.desk(); }
    const Deck& deck() const { return desk().openDeck.deck(); }
    DeckList& list() { return program.find<DeckList>("deckList"); }
    QLineEdit& folder() { return *program.find<QComboBox>("deckFolder").lineEdit(); }
    QLineEdit& tags() { return program.find<QLineEdit>("deckTags"); }
    // The names of all decks that are shown, in their order.
    QStringList shown(const QModelIndex& under = {})
    {
        QStringList names;
        for (int row = 0; row < list().model()->rowCount(under); ++row) {
            const QModelIndex index = list().model()->index(row, 0, under);
            if (index.data(kDeckIdRole).toLongLong() == 0)
                names << shown(index);
            else
                names << index.data().toString();
        }
        return names;
    }
    void search(const QString& text) { program.find<QLineEdit>("deckSearch").setText(text); }
    bool showsAtLast(const QStringList& names)
    {
        return test::waitUntil([&] { return shown() == names; });
    }
    void type(QLineEdit& line, const QString& text)
    {
        line.setFocus();
        line.selectAll();
        line.insert(text); // as pasted; key clicks know ASCII only
        QTest::keyClick(&line, Qt::Key_Return);
    }

    test::TestProgram program;
};

} // namespace

// What a sealed evening leaves is no deck to play: nothing is wrong with it.
TEST_F(Shelf, SaysOfTheRestOfPacksWhatItIs)
{
    const std::int64_t odd = make("Evening 3");
    const std::int64_t rest = make("Evening 3: the rest");
    auto* model = list().model();
    const auto at = [&](std::int64_t id) {
        for (int row = 0; row < model->rowCount(); ++row)
            if (model->index(row, 0).data(kDeckIdRole).toLongLong() == id)
                return model->index(row, 0);
        return QModelIndex();
    };
    ASSERT_TRUE(test::waitUntil([&] { return at(odd).data(Qt::ToolTipRole).toString().contains("not legal"); }));
    const QString tip = at(rest).data(Qt::ToolTipRole).toString();
    EXPECT_TRUE(tip.contains("leaves of opened packs")) << tip.toStdString();
    EXPECT_FALSE(tip.contains("legal")) << tip.toStdString();
    EXPECT_TRUE(at(rest).data(Qt::AccessibleTextRole).toString().contains("no deck to play"));
    EXPECT_FALSE(lookOf(at(rest)).second.after.front().drawing);
    EXPECT_TRUE(lookOf(at(odd)).second.after.front().drawing);
    EXPECT_EQ(program.find<QAbstractButton>("deckVerdict").text(), "Rest of packs");
}

TEST_F(Shelf, FilesTheOpenDeckByKeysAlone)
{
    make("Night shift");
    QTest::keyClick(&program.window(), Qt::Key_M, Qt::ControlModifier | Qt::ShiftModifier);
    EXPECT_TRUE(folder().hasFocus());
    type(folder(), "Tournaments/2026");
    EXPECT_EQ(deck().folder, "Tournaments/2026");
    EXPECT_EQ(list().model()->index(0, 0).data().toString(), "Tournaments");
    EXPECT_EQ(list().currentIndex().data().toString(), "Night shift") << "and is still the chosen one";
    desk().history.undo();
    EXPECT_EQ(deck().folder, "");
    program.restart();
    EXPECT_EQ(shown(), QStringList{"Night shift"});
}

TEST_F(Shelf, KeepsTagsEachOnce)
{
    make("Night shift");
    type(tags(), " tournament ,  fun, Tournament,, ");
    EXPECT_EQ(deck().tags, (std::vector<std::string>{"tournament", "fun"}));
    EXPECT_EQ(tags().text(), "tournament, fun");
    EXPECT_TRUE(list().currentIndex().data(Qt::AccessibleTextRole).toString().endsWith(", tournament, fun"));
}

TEST_F(Shelf, ABuiltDeckTiesUpItsCopies)
{
    const CardIndex aubrey = test::card("XF96-0063v1");
    desk().owned.add(aubrey, 3);
    make("Night shift");
    desk().openDeck.add(Zone::BureauDeck, aubrey, 2);
    EXPECT_EQ(desk().free.of(aubrey), 3) << "an idea takes nothing";
    program.find<QCheckBox>("deckBuilt").click();
    EXPECT_EQ(deck().state, DeckState::Built);
    EXPECT_EQ(desk().free.of(aubrey), 1);
    EXPECT_EQ(desk().free.forDeck(desk().openDeck.id())[aubrey], 3) << "for itself";
    EXPECT_EQ(desk().free.inUse(aubrey), 2);
    list().setFocus();
    QTest::keyClick(&program.window(), Qt::Key_B, Qt::ControlModifier);
    EXPECT_EQ(deck().state, DeckState::Idea);
}

TEST_F(Shelf, FindsDecksByTheSearchLanguage)
{
    make("Alpha");
    desk().openDeck.add(Zone::BureauDeck, test::card("XF96-0063v1"), 2);
    const std::int64_t beta = make("Beta");
    desk().shelf.setTags(beta, {"tournament"});
    make("Gamma");
    search("alp");
    EXPECT_TRUE(showsAtLast({"Alpha"}));
    search("tag:tournament");
    EXPECT_TRUE(showsAtLast({"Beta"}));
    search("[[t:site]]>=2");
    EXPECT_TRUE(showsAtLast({"Alpha"}));
    desk().shelf.setTags(desk().openDeck.id(), {"tournament"});
    search("tag:tournament legal:no");
    EXPECT_TRUE(showsAtLast({"Beta", "Gamma"}));
    search("nobody");
    EXPECT_TRUE(test::waitUntil([&] { return program.find<QLabel>("noDeckFound").isVisible(); }));
    search("");
    EXPECT_TRUE(test::waitUntil([&] { return shown().size() == 3; }));
}

TEST_F(Shelf, SaysWhereAQuestionIsWrong)
{
    make("Alpha");
    search("tag:(");
    const auto& problem = program.find<QLabel>("deckSearchProblem");
    EXPECT_TRUE(test::waitUntil([&] { return problem.isVisible(); }));
    EXPECT_EQ(shown(), QStringList{"Alpha"}) << "what was found before stays";
    QTest::keyClick(&program.find<QLineEdit>("deckSearch"), Qt::Key_Escape);
    EXPECT_TRUE(test::waitUntil([&] { return !problem.isVisible(); }));
}

TEST_F(Shelf, FollowsAnEditWhileItIsSearching)
{
    make("Alpha");
    search("state:built");
    EXPECT_TRUE(showsAtLast({}));
    desk().shelf.setState(desk().openDeck.id(), DeckState::Built);
    EXPECT_TRUE(showsAtLast({"Alpha"}));
}

TEST_F(Shelf, KeepsAVersionAndClosesTheDeckByTheUsualKeys)
{
    make("Night shift");
    const std::size_t before = desk().shelf.versions().size();
    QTest::keyClick(&program.window(), Qt::Key_S, Qt::ControlModifier);
    EXPECT_EQ(desk().shelf.versions().size(), before + 1);
    EXPECT_TRUE(program.message().contains("version"));
    QTest::keyClick(&program.window(), Qt::Key_W, Qt::ControlModifier);
    EXPECT_FALSE(desk().openDeck.isOpen());
    EXPECT_EQ(desk().shelf.decks().size(), 1U);
}

TEST_F(Shelf, DissolvesAFolderAsOneStep)
{
    const std::int64_t one = make("One");
    desk().shelf.setFolder(one, "A/B");
    const std::int64_t two = make("Two");
    desk().shelf.setFolder(two, "A/B/C");
    const QModelIndex b = list().model()->index(0, 0, list().model()->index(0, 0));
    ASSERT_EQ(b.data().toString(), "B");
    list().setCurrentIndex(b);
    QTest::keyClick(&list(), Qt::Key_Delete);
    EXPECT_EQ(desk().shelf.load(one)->folder, "A");
    EXPECT_EQ(desk().shelf.load(two)->folder, "A/C");
    desk().history.undo();
    EXPECT_EQ(desk().shelf.load(one)->folder, "A/B");
    EXPECT_EQ(desk().shelf.load(two)->folder, "A/B/C");
}

// What lies open stays filled, not only framed, after another program changed the decks.
TEST_F(Shelf, TheOpenDeckStaysChosenWhenAnotherProgramChangesTheDecks)
{
    make("Night shift");
    program.window().show();
    Database other(program.database());
    DeckStore decks(other, test::baseSet());
    const auto look = [&] {
        emit qGuiApp->applicationStateChanged(Qt::ApplicationActive); // as when somebody comes back to it
    };
    Deck another;
    another.name = "Day shift";
    decks.create(another);
    look();
    ASSERT_EQ(shown().size(), 2);
    EXPECT_EQ(list().currentIndex().data().toString(), "Night shift");
    EXPECT_TRUE(list().selectionModel()->isSelected(list().currentIndex()));
    Deck open = deck();
    open.tags = {"tournament"};
    decks.save(desk().openDeck.id(), open);
    look();
    EXPECT_TRUE(list().selectionModel()->isSelected(list().currentIndex()));
}

TEST_F(Shelf, KeepsAClosedFolderClosed)
{
    const std::int64_t one = make("One");
    desk().shelf.setFolder(one, "Ideas");
    list().collapse(list().model()->index(0, 0));
    make("Two");
    EXPECT_FALSE(list().isExpanded(list().model()->index(0, 0)));
}

// Bad input: kept word for word, or refused with a sentence; never understood as anything.
TEST_F(Shelf, TakesAnyTextForTextOrRefusesIt)
{
    const std::int64_t id = make("Plain");
    const QStringList odd{QStringLiteral("<b>bold</b> & <img src=x>"), QStringLiteral("'); DROP TABLE deck; --"),
                          QString::fromUtf8("\xF0\x9F\x91\xBD\xF0\x9F\x9B\xB8"),
                          QString::fromUtf8("\u05D0\u05D1 \u0627\u0644\u0645\u0644\u0641\u202E"),
                          QStringLiteral("%1 %n \\n {0}")};
    for (const QString& text : odd) {
        EXPECT_TRUE(desk().shelf.rename(id, text)) << text.toStdString();
        EXPECT_EQ(QString::fromStdString(deck().name), text.simplified());
        EXPECT_TRUE(program.window().windowTitle().contains(text.simplified()));
        type(folder(), text);
        EXPECT_EQ(QString::fromStdString(deck().folder), folderPath(text)) << text.toStdString();
        type(tags(), text);
        EXPECT_EQ(tags().text(), text.simplified());
        program.window().grab();
    }
    const QString longText(10'000, QLatin1Char('x'));
    const std::string nameBefore = deck().name;
    type(program.find<QLineEdit>("deckName"), longText);
    EXPECT_EQ(deck().name, nameBefore);
    EXPECT_TRUE(program.message().contains("10000") || program.message().contains("10,000"))
        << program.message().toStdString();
    const std::string folderBefore = deck().folder;
    type(folder(), longText);
    EXPECT_EQ(deck().folder, folderBefore);
    EXPECT_EQ(folder().text().toStdString(), folderBefore);
    type(tags(), longText);
    EXPECT_LT(tags().text().size(), 100);
    EXPECT_EQ(desk().shelf.decks().size(), 1U);
}

} // namespace dossier
