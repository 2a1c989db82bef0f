// What the history keeps is looked at before anybody needs it: what could not be brought back is named, refused without
// a change, and can be left out, so that what was done before stays within reach.
#include "db/history/history_recorder.h"
#include "db/history/history_store.h"
#include "db/stored_tables.h"
#include "db/stores/search_store.h"
#include "db/temporary_database.h"

#include <algorithm>
#include <limits>

namespace dossier {

using test::deckNamed;
using test::owned;
using test::storedTables;
using test::TemporaryDatabase;
using test::thrownBy;
using Kind = StoreError::Kind;

namespace {

class HistoryCheck : public testing::Test
{
protected:
    HistoryCheck()
    {
        Deck deck = deckNamed("Night shift");
        deck.aside.push_back({3, "2 Agent Nobody"});
        id = decks.create(deck);
        deck.notes = "later";
        decks.save(id, deck);
    }

    void sql(const QString& statement) { run(database.work(QStringLiteral("test")), statement); }
    QString asked(const QString& question) const
    {
        Statement statement(database.work(QStringLiteral("test")), question);
        return statement.run().next() ? statement.text(0) : QString();
    }

    // The next step is as broken as it is said to be, and not broken for good.
    bool isBroken()
    {
        const std::vector<BrokenStep> broken = history.broken();
        const auto before = storedTables(database);
        const std::optional<Kind> thrown = thrownBy([&] { history.undo(); });
        if (broken.empty()) {
            EXPECT_EQ(thrown, std::nullopt);
            EXPECT_EQ(database.check(), QStringList());
            history.redo();
            return false;
        }
        EXPECT_EQ(broken.size(), 1u);
        EXPECT_EQ(thrown, Kind::BrokenStep) << broken.front().why.toStdString();
        EXPECT_EQ(storedTables(database), before) << "nothing was changed";
        EXPECT_FALSE(broken.front().why.isEmpty());
        EXPECT_EQ(broken.front().step.id, history.nextUndo().value().id);
        return true;
    }

    TemporaryDatabase temporary;
    Database database{temporary.path};
    CollectionStore collection{database};
    DeckStore decks{database, test::baseSet()};
    SearchStore searches{database};
    HistoryStore history{database};
    std::int64_t id = 0;
};

} // namespace

TEST_F(HistoryCheck, WhatTheProgramKeepsIsSound)
{
    EXPECT_TRUE(history.broken().empty());
    EXPECT_FALSE(isBroken());
}

TEST_F(HistoryCheck, AnImageThatIsNoDeckIsNamedAndRefused)
{
    const QString image = asked(QStringLiteral("SELECT image FROM history_deck WHERE image IS NOT NULL"));
    ASSERT_TRUE(image.startsWith(QLatin1Char('{')));
    for (const char* spoilt :
         {"{}", "[]", "null", "1", "\"deck\"", "true", "{", "", "{\"name\":\"a\"}", "[[[[[[", "{\"cards\":[]}"}) {
        Statement(database.work(QStringLiteral("test")),
                  QStringLiteral("UPDATE history_deck SET image = ? WHERE image IS NOT NULL"))
            .run(QString::fromLatin1(spoilt));
        EXPECT_TRUE(isBroken()) << spoilt;
    }
}

// Everything in a deck's image, changed into everything else: what is called sound can be undone, and what cannot be
// undone is called broken.
TEST_F(HistoryCheck, EachPlaceOfAnImageIsLookedAt)
{
    const Work work = database.work(QStringLiteral("test"));
    const QString image = asked(QStringLiteral("SELECT image FROM history_deck WHERE image IS NOT NULL"));
    const auto put = [&](const QString& expression) {
        Statement(work, QStringLiteral("UPDATE history_deck SET image = %1 WHERE image IS NOT NULL").arg(expression))
            .run();
    };
    const auto original = [&] {
        Statement(work, QStringLiteral("UPDATE history_deck SET image = ? WHERE image IS NOT NULL")).run(image);
    };
    QStringList paths;
    Statement tree(work, QStringLiteral("SELECT fullkey FROM json_tree(?) WHERE fullkey <> '$'"));
    for (tree.run(image); tree.next();)
        paths << tree.text(0);
    ASSERT_GT(paths.size(), 20);
    int broken = 0;
    int all = 0;
    for (const QString& path : paths) {
        const QString quoted = QLatin1Char('\'') + path + QLatin1Char('\'');
        for (const char* other : {"NULL", "1", "-1", "1000", "1.5", "''", "'zorgl'", "json('{}')", "json('[]')",
                                  "json('true')", "99999999999999"}) {
            original();
            put(QStringLiteral("json_set(image, %1, %2)").arg(quoted, QLatin1String(other)));
            broken += isBroken();
            ++all;
        }
        original();
        put(QStringLiteral("json_remove(image, %1)").arg(quoted));
        broken += isBroken();
        ++all;
    }
    EXPECT_GT(broken, all / 2);
    EXPECT_LT(broken, all) << "a number may be another one";
    original();
    EXPECT_FALSE(isBroken());
}

// What a step says of itself: none of it stops the list, and a step that is called broken can be left out.
TEST_F(HistoryCheck, AStepThatSaysWhatNobodyDidIsNamedRefusedAndLeftOut)
{
    int spoilt = 0;
    for (const char* const change :
         {"kind = 'foo'", "kind = ''", "count = -5", "count = 99999999999", "at = 'x'", "at = ''", "weight = -1",
          "weight = -9223372036854775807", "moved = 9223372036854775807", "moved = -1"}) {
        collection.add(owned("XF96-0042v1", 1));
        ++spoilt;
        EXPECT_FALSE(isBroken());
        const std::int64_t step = history.nextUndo().value().id;
        sql(QStringLiteral("UPDATE history_step SET %1 WHERE id = %2").arg(QLatin1String(change)).arg(step));
        EXPECT_TRUE(isBroken()) << change;
        EXPECT_EQ(database.check().size(), 1) << change;
        EXPECT_EQ(history.recent(-1).front().id, step);
        if (QLatin1String(change).startsWith(QLatin1String("kind"))) {
            EXPECT_EQ(history.recent(-1).front().facts.kind, HistoryKind::Unknown);
        }
        history.leaveOut(step);
        EXPECT_EQ(database.check(), QStringList()) << change;
        EXPECT_FALSE(isBroken()) << "the step before it, after " << change;
    }
    EXPECT_EQ(collection.totalCopies(), spoilt) << "what they did stays";
}

TEST_F(HistoryCheck, ASpoiltStepThatWasUndoneIsRefusedAndLeftOutToo)
{
    collection.add(owned("XF96-0042v1", 1));
    const std::int64_t step = history.undo().value().id;
    sql(QStringLiteral("UPDATE history_step SET kind = 'foo' WHERE id = %1").arg(step));
    EXPECT_EQ(database.check(), QStringList{"the history holds an unknown step: foo"});
    EXPECT_EQ(thrownBy([&] { history.redo(); }), Kind::BrokenStep);
    history.leaveOut(step);
    EXPECT_EQ(database.check(), QStringList());
}

TEST_F(HistoryCheck, ANameNobodyGaveIsRefused)
{
    sql(QStringLiteral("UPDATE history_deck SET image = json_set(image, '$.name', printf('%.*c', 3000000, 'x')) "
                       "WHERE image IS NOT NULL"));
    EXPECT_TRUE(isBroken());
}

TEST_F(HistoryCheck, ACardThatStandsThereTwiceIsRefused)
{
    sql(QStringLiteral("UPDATE history_deck SET image = json_set(image, '$.cards[#]', json(image -> '$.cards[0]')) "
                       "WHERE image IS NOT NULL"));
    EXPECT_TRUE(isBroken());
}

TEST_F(HistoryCheck, ImagesOfSearchesAndRowsAreLookedAtToo)
{
    const std::int64_t search = searches.save(SearchedList::Cards, QStringLiteral("Sites"), QStringLiteral("t:site"));
    searches.remove(search);
    for (const char* spoilt : {"{}", "[]", "null", "[1,2,3,4]", "[\"cards\",\"\",\"\",\"\"]",
                               "[\"ships\",\"a\",\"a\",\"b\"]", "[\"cards\",\"a\",\"a\"]", "nonsense"}) {
        Statement(database.work(QStringLiteral("test")),
                  QStringLiteral("UPDATE history_search SET image = ? WHERE image IS NOT NULL"))
            .run(QString::fromLatin1(spoilt));
        EXPECT_TRUE(isBroken()) << spoilt;
    }
    history.leaveOut(history.nextUndo().value().id);
    const StoredHeap heap = collection.add(owned("XF96-0042v1", 3));
    collection.remove("XF96-0042v1", 1);
    for (const char* spoilt : {"count = -1", "count = 1000000", "number = ''", "condition = 'Wet'", "for_trade = 9",
                               "wanted = -1", "signed = 2", "price_paid = -5"}) {
        const QString kept = QStringLiteral("CREATE TEMP TABLE was AS SELECT * FROM history_heap");
        sql(kept);
        sql(QStringLiteral("UPDATE history_heap SET ") + QLatin1String(spoilt));
        EXPECT_TRUE(isBroken()) << spoilt;
        sql(QStringLiteral("DELETE FROM history_heap"));
        sql(QStringLiteral("INSERT INTO history_heap SELECT * FROM was"));
        sql(QStringLiteral("DROP TABLE was"));
    }
    EXPECT_FALSE(isBroken());
    EXPECT_GT(heap.id, 0);
}

// What SQLite takes for a text and no reader takes for what it should say.
TEST_F(HistoryCheck, NamesDaysAndLettersAreLookedAt)
{
    const QString deck = QStringLiteral("what a deck (%1) was cannot be read: ").arg(id);
    const auto said = [&] {
        const std::vector<BrokenStep> broken = history.broken();
        return broken.size() == 1 ? broken.front().why : QString();
    };
    const QString was = asked(QStringLiteral("SELECT image FROM history_deck WHERE image IS NOT NULL"));
    for (const auto& [change, why] : std::initializer_list<std::pair<const char*, const char*>>{
             {"'$.name_folded', 'another'", "it is found by another name: another"},
             {"'$.created', 'x'", "a time expected"},
             {"'$.changed', '5'", "a time expected"},
             {"'$.notes', CAST(x'ff' AS TEXT)", "it is not in UTF-8"},
             {"'$.notes', json('\"\\ud800\"')", "it is not in UTF-8"},
             {"'$.aside[0][2]', CAST(x'80' AS TEXT)", "it is not in UTF-8"}}) {
        sql(QStringLiteral("UPDATE history_deck SET image = json_set(image, %1) WHERE image IS NOT NULL")
                .arg(QLatin1String(change)));
        EXPECT_EQ(said(), deck + QLatin1String(why));
        EXPECT_TRUE(isBroken()) << change;
        Statement(database.work(QStringLiteral("test")),
                  QStringLiteral("UPDATE history_deck SET image = ? WHERE image IS NOT NULL"))
            .run(was);
        EXPECT_FALSE(isBroken());
    }
    searches.remove(searches.save(SearchedList::Cards, QStringLiteral("Sites"), QStringLiteral("t:site")));
    sql(QStringLiteral("UPDATE history_search SET image = json_set(image, '$[2]', 'x') WHERE image IS NOT NULL"));
    EXPECT_TRUE(isBroken());
    history.leaveOut(history.nextUndo().value().id);
    collection.add(owned("XF96-0042v1", 3));
    collection.remove("XF96-0042v1", 1);
    for (const char* spoilt : {"acquired = 'garbage'", "lent_on = '2026-13-30'", "language = 'klingon'",
                               "note = CAST(x'ff41' AS TEXT)", "note = 'a' || char(0)", "count = 0, wanted = 0"}) {
        sql(QStringLiteral("CREATE TEMP TABLE was AS SELECT * FROM history_heap"));
        sql(QStringLiteral("UPDATE history_heap SET ") + QLatin1String(spoilt));
        EXPECT_TRUE(isBroken()) << spoilt;
        sql(QStringLiteral("DELETE FROM history_heap"));
        sql(QStringLiteral("INSERT INTO history_heap SELECT * FROM was"));
        sql(QStringLiteral("DROP TABLE was"));
        EXPECT_FALSE(isBroken());
    }
}

// Numbers that nothing ever had: nobody counts up to them.
TEST_F(HistoryCheck, NumbersThatWereNeverGivenAreRefusedAndLeftOut)
{
    const std::int64_t first = collection.add(owned("XF96-0042v1", 1)).id;
    for (const std::int64_t last : {std::numeric_limits<std::int64_t>::max(), std::int64_t{1} << 40, first + 2}) {
        collection.add(owned("XF96-0042v1", 1, std::to_string(last).c_str()));
        EXPECT_FALSE(isBroken());
        const std::int64_t step = history.nextUndo().value().id;
        sql(QStringLiteral("UPDATE history_absent SET last = %1 WHERE step = %2").arg(last).arg(step));
        EXPECT_TRUE(isBroken()) << last;
        EXPECT_EQ(database.check().size(), 1) << last;
        EXPECT_NE(history.heapsOf(step, 100).has_value(), last > 100) << last;
        history.leaveOut(step);
    }
    // Ranges that overlap would be counted twice.
    collection.add(owned("XF96-0042v1", 1, "B"));
    sql(QStringLiteral("INSERT INTO history_absent SELECT step, side, first - 1, last FROM history_absent "
                       "ORDER BY step DESC LIMIT 1"));
    EXPECT_TRUE(isBroken());
    history.leaveOut(history.nextUndo().value().id);
    const auto isLookedAt = [&](const char* table) {
        sql(QStringLiteral("UPDATE %1 SET id = 9223372036854775807 WHERE step = %2")
                .arg(QLatin1String(table))
                .arg(history.nextUndo().value().id));
        EXPECT_TRUE(isBroken()) << table;
        history.leaveOut(history.nextUndo().value().id);
    };
    collection.remove("XF96-0042v1", 1);
    isLookedAt("history_heap");
    searches.remove(searches.save(SearchedList::Cards, QStringLiteral("Sites"), QStringLiteral("t:site")));
    isLookedAt("history_search");
    decks.remove(decks.create(deckNamed("Day shift")));
    isLookedAt("history_deck");
}

// As many heaps as there are, not as many as their numbers lie apart.
TEST_F(HistoryCheck, RowsFarApartAreGoneOverAtOnce)
{
    const Work work = database.work(QStringLiteral("test"));
    RecordedTransaction transaction(work, database.historyLimits());
    for (int i = 0; i < 2100; ++i)
        collection.add(owned("XF96-0042v1", 1, std::to_string(i).c_str()));
    sql(QStringLiteral("UPDATE sqlite_sequence SET seq = %1 WHERE name = 'collection'").arg(std::int64_t{1} << 50));
    collection.add(owned("XF96-0042v1", 1, "far"));
    transaction.commit({HistoryKind::ImportCollection, {}, {}, 2101, 0});
    const auto before = storedTables(database);
    history.undo();
    EXPECT_EQ(collection.totalCopies(), 0);
    history.redo();
    EXPECT_EQ(collection.totalCopies(), 2101);
    history.undo();
    history.redo();
    EXPECT_EQ(storedTables(database).size(), before.size());
    EXPECT_EQ(database.check(), QStringList());
}

TEST_F(HistoryCheck, ABrokenStepIsLeftOutAndThoseBeforeItAreReached)
{
    sql(QStringLiteral("UPDATE history_deck SET image = '{}' WHERE image IS NOT NULL"));
    collection.add(owned("XF96-0042v1", 3));
    history.undo();
    const std::int64_t broken = history.nextUndo().value().id;
    EXPECT_EQ(thrownBy([&] { history.undo(); }), Kind::BrokenStep);
    EXPECT_EQ(thrownBy([&] { history.leaveOut(broken - 1); }), Kind::Overtaken) << "not the next one";
    history.leaveOut(broken);
    EXPECT_EQ(decks.load(id).deck.notes, "later") << "what it did stays";
    EXPECT_TRUE(history.broken().empty());
    EXPECT_EQ(history.undo().value().facts.kind, HistoryKind::CreateDeck);
    EXPECT_TRUE(decks.decks().empty());
    history.redo();
    EXPECT_EQ(decks.load(id).deck.notes, "later");
    history.redo();
    EXPECT_EQ(collection.totalCopies(), 3);
    EXPECT_FALSE(history.nextRedo());
    EXPECT_EQ(database.check(), QStringList());
}

TEST_F(HistoryCheck, AnUndoneStepMayBeBrokenAsWell)
{
    collection.add(owned("XF96-0042v1", 3));
    history.undo();
    history.undo();
    sql(QStringLiteral("UPDATE history_deck SET image = '[]' WHERE side = 1"));
    ASSERT_EQ(history.broken().size(), 1u);
    EXPECT_EQ(thrownBy([&] { history.redo(); }), Kind::BrokenStep);
    history.leaveOut(history.nextRedo().value().id);
    EXPECT_EQ(history.redo().value().facts.kind, HistoryKind::AddCards);
    EXPECT_EQ(decks.load(id).deck.notes, "");
    EXPECT_EQ(database.check(), QStringList());
}

TEST_F(HistoryCheck, AStepOfWhichNothingIsKeptIsBroken)
{
    EXPECT_FALSE(isBroken()) << "of a deck";
    sql(QStringLiteral("DELETE FROM history_deck WHERE step = (SELECT max(id) FROM history_step)"));
    EXPECT_TRUE(isBroken());
    EXPECT_EQ(database.check(), QStringList{"nothing of what it changed is kept"});
    history.leaveOut(history.nextUndo().value().id);
    collection.add(owned("XF96-0042v1", 3));
    EXPECT_FALSE(isBroken()) << "of cards";
    sql(QStringLiteral("DELETE FROM history_absent"));
    EXPECT_TRUE(isBroken());
    history.leaveOut(history.nextUndo().value().id);
    searches.save(SearchedList::Cards, QStringLiteral("Sites"), QStringLiteral("t:site"));
    EXPECT_FALSE(isBroken()) << "of a search";
    sql(QStringLiteral("DELETE FROM history_search"));
    EXPECT_TRUE(isBroken());
}

TEST_F(HistoryCheck, AStepThatLacksARowOfTheCollectionIsBroken)
{
    for (const bool undone : {false, true}) {
        std::vector heaps{collection.add(owned("XF96-0042v1", 3, "Box 1")),
                          collection.add(owned("XF96-0063v1", 2, "Box 1"))};
        for (StoredHeap& heap : heaps)
            heap.owned.location = "Box 2";
        collection.change(heaps);
        if (undone) {
            history.undo();
            EXPECT_TRUE(history.broken().empty());
            history.redo();
        }
        EXPECT_FALSE(isBroken());
        sql(QStringLiteral("DELETE FROM history_heap WHERE id = %1").arg(heaps.front().id));
        EXPECT_TRUE(isBroken());
        EXPECT_EQ(history.broken().front().why, QStringLiteral("what it changed is not kept as it was"));
        history.leaveOut(history.nextUndo().value().id);
        EXPECT_TRUE(history.broken().empty());
    }
}

// Another program may take away what a step made, past the history: undo does not say "Undone" of nothing, and the
// history stays sound.
TEST_F(HistoryCheck, AStepOfWhichNothingIsThereAnyMoreIsRefused)
{
    const auto refused = [this] {
        const std::int64_t step = history.nextUndo().value().id;
        EXPECT_EQ(thrownBy([&] { history.undo(); }), Kind::BrokenStep);
        EXPECT_EQ(database.check(), QStringList()) << "it is sound, there is only nothing to undo";
        EXPECT_EQ(history.nextUndo().value().id, step);
        history.leaveOut(step);
    };
    collection.add(owned("XF96-0042v1", 3));
    collection.add(owned("XF96-0063v1", 2));
    sql(QStringLiteral("DELETE FROM collection"));
    refused();
    refused();
    searches.save(SearchedList::Cards, QStringLiteral("Sites"), QStringLiteral("t:site"));
    sql(QStringLiteral("DELETE FROM saved_search"));
    refused();
    decks.create(deckNamed("Day shift"));
    sql(QStringLiteral("DELETE FROM deck WHERE name = 'Day shift'"));
    refused();
    EXPECT_EQ(history.undo().value().facts.kind, HistoryKind::EditDeckNotes) << "what is there is undone";
}

// Nothing is wrong with it but that its place is taken. So it is with those before it that bring back the same.
TEST_F(HistoryCheck, AStepThatDoesNotFitIsBroken)
{
    const auto isTaken = [&] {
        const std::int64_t next = history.nextUndo().value().id;
        const std::vector<BrokenStep> broken = history.broken();
        const auto before = storedTables(database);
        EXPECT_EQ(thrownBy([&] { history.undo(); }), Kind::BrokenStep);
        EXPECT_EQ(storedTables(database), before);
        return std::ranges::any_of(broken, [&](const BrokenStep& each) {
            return each.step.id == next && each.why == QLatin1String("it does not fit what is there now");
        });
    };
    collection.add(owned("XF96-0042v1", 3));
    collection.remove("XF96-0042v1", 3);
    EXPECT_FALSE(isBroken());
    sql(QStringLiteral("INSERT INTO collection (number, count, condition, language, location, note, for_trade, wanted) "
                       "VALUES ('XF96-0042v1', 1, '', 'en', '', '', 0, 0)"));
    EXPECT_TRUE(isTaken());
    collection.add(owned("XF96-0043v1", 1, "A"));
    collection.add(owned("XF96-0043v1", 1, "B"));
    collection.remove("XF96-0043v1", 2);
    sql(QStringLiteral("UPDATE history_heap SET location = 'A' WHERE number = 'XF96-0043v1'"));
    EXPECT_TRUE(isTaken()) << "twice the same";
    searches.remove(searches.save(SearchedList::Cards, QStringLiteral("Sites"), QStringLiteral("t:site")));
    sql(QStringLiteral("INSERT INTO saved_search (list, name, name_folded, query) VALUES ('cards', 'SITES', 'sites', "
                       "'t:event')"));
    EXPECT_TRUE(isTaken());
    decks.remove(id);
    sql(QStringLiteral("INSERT INTO deck (name, name_folded, notes, game, created, changed) VALUES ('Night shift', "
                       "'night shift', '', 'advanced', '', '')"));
    EXPECT_TRUE(isTaken());
    history.leaveOut(history.nextUndo().value().id);
    EXPECT_TRUE(history.nextUndo());
}

// Two that change places, and one that comes into the place of another that goes, fit.
TEST_F(HistoryCheck, WhatChangedPlacesFits)
{
    const std::int64_t other = decks.create(deckNamed("Day shift"));
    decks.rename(id, QStringLiteral("Late shift"));
    decks.rename(other, QStringLiteral("Night shift"));
    decks.rename(id, QStringLiteral("Day shift"));
    collection.add(owned("XF96-0042v1", 1, "A"));
    collection.remove("XF96-0042v1", 1);
    collection.add(owned("XF96-0042v1", 1, "A"));
    searches.remove(searches.save(SearchedList::Cards, QStringLiteral("Sites"), QStringLiteral("t:site")));
    searches.save(SearchedList::Cards, QStringLiteral("Sites"), QStringLiteral("t:site"));
    for (int undone = 0; history.nextUndo(); ++undone) {
        EXPECT_TRUE(history.broken().empty()) << undone;
        history.undo();
    }
    for (int redone = 0; history.nextRedo(); ++redone) {
        EXPECT_TRUE(history.broken().empty()) << redone;
        history.redo();
    }
    EXPECT_TRUE(history.broken().empty());
}

// Without the row that says which step is being recorded no change reached the history, and undo took back another.
TEST_F(HistoryCheck, TheRowOfTheStepUnderWayIsMadeAnew)
{
    sql(QStringLiteral("DELETE FROM history_now"));
    EXPECT_EQ(database.check(), QStringList());
    decks.create(deckNamed("After it was gone"));
    history.undo();
    EXPECT_FALSE(decks.find(QStringLiteral("After it was gone")));
    EXPECT_EQ(decks.load(id).deck.notes, "later");
    sql(QStringLiteral("UPDATE history_now SET step = 1"));
    EXPECT_EQ(database.check(), QStringList{"the history is in the middle of a step"});
}

} // namespace dossier
