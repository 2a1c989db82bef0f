// No store takes a text anew that is longer than it may be, and none gives up what an older version stored.
#include "db/history/history_store.h"
#include "db/kept_archive.h"
#include "db/stores/card_set_store.h"
#include "db/stores/deck_versions.h"
#include "db/stores/search_store.h"
#include "db/stores/text_check.h"
#include "db/temporary_database.h"
#include "importers/archive/archive.h"

namespace dossier {

using test::baseSet;
using test::owned;
using test::TemporaryDatabase;
using test::thrownBy;
using Kind = StoreError::Kind;

namespace {

std::string tooLongFor(TextOf of)
{
    return std::string(longest(of) + 1, 'x');
}

QString wordsTooLongFor(TextOf of)
{
    return QString::fromStdString(tooLongFor(of));
}

class StoredTexts : public testing::Test
{
protected:
    // As versions before there were limits did.
    void storeLongTexts()
    {
        collection.add(owned("XF96-0063v1", 3, "Box"));
        const std::int64_t deck = decks.create(test::deckNamed("Night shift"));
        searches.save(SearchedList::Cards, QStringLiteral("search"), QStringLiteral("t:site"));
        const Work work = database.work(QStringLiteral("test"));
        Statement(work, QStringLiteral("UPDATE collection SET note = ?, location = ?, lent_to = ?, currency = ?"))
            .run(note, place, place, std::string(100, 'c'));
        Statement(work, QStringLiteral(
                            "UPDATE deck SET name = ?, name_folded = ?, notes = ?, folder = ?, tags = ? WHERE id = ?"))
            .run(place, place, std::string(200'000, 'n'), place, place, deck);
        Statement(work, QStringLiteral("UPDATE saved_search SET name = ?, name_folded = ?, query = ?"))
            .run(place, place, note);
    }

    StoredHeap onlyHeap() const { return collection.heaps().at(0); }

    const std::string note = std::string(50'000, 'n');
    const std::string place = std::string(1'000, 'p');
    TemporaryDatabase temporary;
    Database database{temporary.path};
    CollectionStore collection{database};
    DeckStore decks{database, baseSet()};
    SearchStore searches{database};
};

} // namespace

TEST_F(StoredTexts, OfTheCollectionAreNotTakenWhereTheyAreTooLong)
{
    const StoredHeap heap = collection.add(owned("XF96-0063v1", 3, "Box"));
    for (const auto& [of, text] : {std::pair(TextOf::Place, &OwnedCard::location),
                                   {TextOf::Note, &OwnedCard::note},
                                   {TextOf::Borrower, &OwnedCard::lentTo},
                                   {TextOf::Currency, &OwnedCard::currency},
                                   {TextOf::Language, &OwnedCard::language}}) {
        StoredHeap wrong = heap;
        wrong.owned.*text = tooLongFor(of);
        EXPECT_EQ(thrownBy([&] { collection.add(wrong.owned); }), Kind::TooLong) << nameOf(of);
        EXPECT_EQ(thrownBy([&] { collection.change(wrong); }), Kind::TooLong) << nameOf(of);
        EXPECT_EQ(thrownBy([&] { collection.change(std::vector{heap, wrong}); }), Kind::TooLong) << nameOf(of);
        EXPECT_EQ(thrownBy([&] { collection.split(std::vector{HeapPart{heap.id, wrong.owned}}); }), Kind::TooLong);
        EXPECT_EQ(thrownBy([&] { collection.merge(std::vector{wrong.owned}, MergeMode::Add); }), Kind::TooLong);
        HeapBatch batch;
        EXPECT_TRUE(batch.add(viewOf(wrong.owned)));
        EXPECT_EQ(thrownBy([&] { collection.mergeBatch(batch, MergeMode::Replace); }), Kind::TooLong) << nameOf(of);
        wrong.owned.*text = std::string(longest(of), 'y');
        EXPECT_EQ(thrownBy([&] { collection.change(wrong); }), std::nullopt) << nameOf(of);
        collection.change(heap);
    }
    ASSERT_EQ(collection.heaps().size(), 1u);
    EXPECT_EQ(onlyHeap().owned, heap.owned);
}

TEST_F(StoredTexts, ThatAreOneLineAreNotTakenInSeveral)
{
    const std::string two = "one\ntwo";
    const QString twoWords = QString::fromStdString(two);
    const StoredHeap heap = collection.add(owned("XF96-0063v1", 3, "Box"));
    for (const auto text : {&OwnedCard::location, &OwnedCard::lentTo, &OwnedCard::currency}) {
        StoredHeap wrong = heap;
        wrong.owned.*text = two;
        EXPECT_EQ(thrownBy([&] { collection.add(wrong.owned); }), Kind::Broken);
        EXPECT_EQ(thrownBy([&] { collection.change(wrong); }), Kind::Broken);
        HeapBatch batch;
        EXPECT_TRUE(batch.add(viewOf(wrong.owned)));
        EXPECT_EQ(thrownBy([&] { collection.mergeBatch(batch, MergeMode::Replace); }), Kind::Broken);
        EXPECT_EQ(thrownBy([&] { collection.mergeBatch(batch, MergeMode::KeepLarger, {}, Limits::AsTheyWere); }),
                  std::nullopt)
            << "of an older version";
    }
    const std::int64_t id = decks.create(test::deckNamed("Night shift"));
    EXPECT_EQ(thrownBy([&] { decks.rename(id, twoWords); }), Kind::Broken);
    EXPECT_EQ(thrownBy([&] { decks.copy(id, twoWords); }), Kind::Broken);
    EXPECT_EQ(thrownBy([&] { decks.create(test::deckNamed(two.c_str())); }), Kind::Broken);
    EXPECT_EQ(thrownBy([&] { DeckVersions(database, baseSet()).keep(id, twoWords); }), Kind::Broken);
    EXPECT_EQ(thrownBy([&] { searches.save(SearchedList::Cards, twoWords, twoWords); }), Kind::Broken);
    EXPECT_EQ(thrownBy([&] { CardSetStore(database).add(std::vector{FurtherSet{two, {}}}); }), Kind::Broken);
}

TEST_F(StoredTexts, NamesThatShowNothingAreNotTaken)
{
    const QString unseen = QStringLiteral("\u2060\u200B");
    const std::int64_t id = decks.create(test::deckNamed("Night shift"));
    EXPECT_EQ(thrownBy([&] { decks.rename(id, unseen); }), Kind::BadValue);
    EXPECT_EQ(thrownBy([&] { decks.copy(id, unseen); }), Kind::BadValue);
    EXPECT_EQ(thrownBy([&] { decks.create(test::deckNamed("\u3164")); }), Kind::BadValue);
    EXPECT_EQ(thrownBy([&] { DeckVersions(database, baseSet()).keep(id, unseen); }), Kind::BadValue);
    EXPECT_EQ(thrownBy([&] { searches.save(SearchedList::Cards, unseen, QStringLiteral("eve")); }), Kind::BadValue);
    EXPECT_EQ(thrownBy([&] { CardSetStore(database).add(std::vector{FurtherSet{"\u200B", {}}}); }), Kind::BadValue);
    Deck deck = decks.load(id).deck;
    deck.tags = {"\u200B"};
    EXPECT_EQ(thrownBy([&] { decks.save(id, deck); }), Kind::BadValue);
    EXPECT_EQ(thrownBy([&] { decks.import(std::vector{test::deckNamed("\u200B")}, Limits::AsTheyWere); }), std::nullopt)
        << "of an older version";
}

TEST_F(StoredTexts, OfDecksAreNotTakenWhereTheyAreTooLong)
{
    const Deck fine = test::deckNamed("Night shift");
    const std::int64_t id = decks.create(fine);
    const auto withText = [&](TextOf of) {
        Deck deck = fine;
        if (of == TextOf::Tag)
            deck.tags = {tooLongFor(of)};
        else
            (of == TextOf::DeckName ? deck.name : of == TextOf::Folder ? deck.folder : deck.notes) = tooLongFor(of);
        return deck;
    };
    for (const TextOf of : {TextOf::DeckName, TextOf::DeckNotes, TextOf::Folder, TextOf::Tag}) {
        const Deck wrong = withText(of);
        EXPECT_EQ(thrownBy([&] { decks.create(wrong); }), Kind::TooLong) << nameOf(of);
        EXPECT_EQ(thrownBy([&] { decks.import(std::vector{fine, wrong}); }), Kind::TooLong) << nameOf(of);
        EXPECT_EQ(thrownBy([&] { decks.save(id, wrong); }), Kind::TooLong) << nameOf(of);
        EXPECT_EQ(thrownBy([&] { decks.saveAll(std::vector{StoredDeck{id, wrong}}, {}); }), Kind::TooLong);
    }
    const QString name = wordsTooLongFor(TextOf::DeckName);
    EXPECT_EQ(thrownBy([&] { decks.rename(id, name); }), Kind::TooLong);
    EXPECT_EQ(thrownBy([&] { decks.copy(id, name); }), Kind::TooLong);
    EXPECT_EQ(thrownBy([&] { decks.freeName(name); }), Kind::TooLong);
    EXPECT_EQ(thrownBy([&] { DeckVersions(database, baseSet()).keep(id, wordsTooLongFor(TextOf::VersionName)); }),
              Kind::TooLong);
    ASSERT_EQ(decks.decks().size(), 1u);
    EXPECT_EQ(decks.load(id).deck, fine);
}

TEST_F(StoredTexts, OfSearchesAndSetsAreNotTakenWhereTheyAreTooLong)
{
    const QString name = QStringLiteral("mine");
    const std::int64_t id = searches.save(SearchedList::Cards, name, name);
    EXPECT_EQ(thrownBy([&] { searches.save(SearchedList::Cards, wordsTooLongFor(TextOf::SearchName), name); }),
              Kind::TooLong);
    EXPECT_EQ(thrownBy([&] { searches.save(SearchedList::Cards, name, wordsTooLongFor(TextOf::Search)); }),
              Kind::TooLong);
    EXPECT_EQ(thrownBy([&] { searches.rename(id, wordsTooLongFor(TextOf::SearchName)); }), Kind::TooLong);
    EXPECT_EQ(thrownBy([&] {
                  CardSetStore(database).add(std::vector{FurtherSet{tooLongFor(TextOf::SetName), {}}});
              }),
              Kind::TooLong);
    EXPECT_EQ(searches.searches(SearchedList::Cards).size(), 1u);
}

// One with a number behind it is no longer than the others.
TEST_F(StoredTexts, AFreeNameIsNoLongerThanANameMayBe)
{
    Deck deck = test::deckNamed(std::string(longest(TextOf::DeckName), 'x').c_str());
    for (int i = 0; i < 12; ++i) {
        deck.name =
            decks.freeName(QString(static_cast<int>(longest(TextOf::DeckName)), QLatin1Char('x'))).toStdString();
        EXPECT_FALSE(isTooLong(TextOf::DeckName, deck.name)) << deck.name;
        EXPECT_EQ(thrownBy([&] { decks.create(deck); }), std::nullopt) << deck.name;
    }
    EXPECT_EQ(decks.decks().size(), 12u);
}

TEST_F(StoredTexts, OfAnOlderVersionMayBeCountedMovedAndDivided)
{
    storeLongTexts();
    StoredHeap heap = onlyHeap();
    ASSERT_EQ(heap.owned.note, note);
    heap.owned.count = 5;
    collection.change(heap);
    heap.owned.location = "Binder";
    collection.change(std::vector{heap});
    OwnedCard part = heap.owned;
    part.count = 2;
    part.lentTo = "Skinner";
    collection.split(std::vector{HeapPart{heap.id, part}});
    collection.add(part);
    ASSERT_EQ(collection.heaps().size(), 2u);
    for (const StoredHeap& each : collection.heaps())
        EXPECT_EQ(each.owned.note, note);
    EXPECT_EQ(collection.remove("XF96-0063v1", 3), 3);
}

TEST_F(StoredTexts, OfAnOlderVersionStayWithTheirDeck)
{
    storeLongTexts();
    StoredDeck stored = decks.loadAll().at(0);
    ASSERT_EQ(stored.deck.name, place);
    stored.deck.add(Zone::BureauDeck, test::card("XF96-0064v1"), 2);
    decks.save(stored.id, stored.deck);
    EXPECT_EQ(decks.load(stored.id).deck, stored.deck);
    stored.deck.notes = "short";
    stored.deck.tags = {"short", place};
    decks.save(stored.id, stored.deck);
    EXPECT_EQ(decks.load(stored.id).deck, stored.deck) << "what is shorter is taken, the rest stays";
    stored.deck.notes = std::string(200'001, 'n');
    EXPECT_EQ(thrownBy([&] { decks.save(stored.id, stored.deck); }), Kind::TooLong);
    HistoryStore history(database);
    while (history.nextUndo())
        history.undo();
    while (history.nextRedo())
        history.redo();
    EXPECT_EQ(decks.load(stored.id).deck.name, place);
}

// Days of years in which nobody bought, which were taken once.
TEST_F(StoredTexts, DaysOfAnOlderVersionComeBack)
{
    collection.add(owned("XF96-0063v1", 3, "Box"));
    Statement(database.work(QStringLiteral("test")), QStringLiteral("UPDATE collection SET acquired = '1850-01-01'"))
        .run();
    collection.remove("XF96-0063v1", 3);
    HistoryStore(database).undo();
    EXPECT_EQ(onlyHeap().owned.acquired, "1850-01-01");
}

// Out of an archive, and into one again.
TEST_F(StoredTexts, OfAnOlderVersionGoThroughAnArchiveAsTheyWere)
{
    storeLongTexts();
    const Archive all = test::keptIn(database);
    const ArchiveReading read = readArchive(test::writtenArchive(all), baseSet());
    EXPECT_EQ(read.unknownInAll, 0u);
    Database there(temporary.file("there.sqlite"));
    for (int times = 0; times < 2; ++times)
        takeIn(there, baseSet(), read.archive);
    const Archive back = test::keptIn(there);
    EXPECT_EQ(test::heapsIn(back.collection), test::heapsIn(all.collection));
    EXPECT_EQ(back.decks, all.decks);
    EXPECT_EQ(back.searches, all.searches);
    Deck other = all.decks.at(0);
    other.notes = "another of this name";
    takeIn(there, baseSet(), Archive{{}, {other}, {}, {}, {}});
    EXPECT_EQ(DeckStore(there, baseSet()).decks().size(), 2u);
}

} // namespace dossier
