#include "domain/search/deck_match.h"
#include "domain/search/heap_match.h"
#include "support/base_set.h"

#include <functional>
#include <gtest/gtest.h>

namespace dossier {

using test::baseSet;

namespace {

using Error = QueryError::Kind;

const SearchIndex& ownedIndex()
{
    static const SearchIndex all(baseSet());
    return all;
}

Query parsed(const char* text)
{
    const ParsedQuery query = parseQuery(text);
    if (const auto* good = std::get_if<Query>(&query))
        return *good;
    ADD_FAILURE() << text << " is not understood";
    return {};
}

// A hundred and forty heaps in which every field varies, and one of a card nobody knows.
std::vector<OwnedCard> heaps()
{
    const char* places[] = {"Binder 1", "binder 2", "Bo\u00EEte", ""};
    std::vector<OwnedCard> all;
    for (int i = 0; i < 140; ++i) {
        OwnedCard heap;
        heap.card = baseSet()[static_cast<CardIndex>(i * 5 % 354)].id;
        heap.count = i % 4;
        heap.wanted = i % 3;
        heap.forTrade = i % 2;
        heap.condition = static_cast<Condition>(i % kConditions);
        heap.location = places[i % 4];
        heap.language = i % 5 == 0 ? "fr" : "en";
        heap.note = i % 7 == 0 ? "Signed by hand" : "";
        all.push_back(heap);
    }
    all.push_back({"XF97-0001v1", 3, Condition::Mint, "en", "Binder 1", "", 0, 0});
    return all;
}

const HeapTable& table()
{
    static const HeapTable filled = [] {
        HeapTable rows(baseSet());
        for (const OwnedCard& heap : heaps())
            rows.add(heap);
        return rows;
    }();
    return filled;
}

} // namespace

TEST(CollectionQuery, FindsHeapsByTheirOwnFieldsAndTheirCards)
{
    using Belongs = std::function<bool(const OwnedCard&, const Card*)>;
    const std::pair<const char*, Belongs> lines[] = {
        {"", [](const auto&, const auto*) { return true; }},
        {"own>=2", [](const auto& heap, const auto*) { return heap.count >= 2; }},
        {"own=0", [](const auto& heap, const auto*) { return heap.count == 0; }},
        {"own!=0", [](const auto& heap, const auto*) { return heap.count != 0; }},
        {"own<2", [](const auto& heap, const auto*) { return heap.count < 2; }},
        {"own<=2", [](const auto& heap, const auto*) { return heap.count <= 2; }},
        {"want>1", [](const auto& heap, const auto*) { return heap.wanted > 1; }},
        {"trade:1", [](const auto& heap, const auto*) { return heap.forTrade == 1; }},
        {"loc:binder",
         [](const auto& heap, const auto*) { return heap.location == "Binder 1" || heap.location == "binder 2"; }},
        {"loc=\"BINDER 1\"", [](const auto& heap, const auto*) { return heap.location == "Binder 1"; }},
        {"loc:boite", [](const auto& heap, const auto*) { return heap.location == "Bo\u00EEte"; }},
        {"loc:\"\"", [](const auto& heap, const auto*) { return heap.location.empty(); }},
        {"loc:/r \\d$/", [](const auto& heap, const auto*) { return heap.location.size() == 8; }},
        {"cond:nm", [](const auto& heap, const auto*) { return heap.condition == Condition::NearMint; }},
        {"cond!=mint", [](const auto& heap, const auto*) { return heap.condition != Condition::Mint; }},
        {"lang:fr", [](const auto& heap, const auto*) { return heap.language == "fr"; }},
        {"note:signed", [](const auto& heap, const auto*) { return !heap.note.empty(); }},
        {"t:site", [](const auto&, const Card* card) { return card && card->type == CardType::Site; }},
        {"-t:site", [](const auto&, const Card* card) { return !card || card->type != CardType::Site; }},
        {"t:site own>0",
         [](const auto& heap, const Card* card) { return card && card->type == CardType::Site && heap.count > 0; }},
        {"t:site OR loc:boite r:r",
         [](const auto& heap, const Card* card) {
             return card &&
                    (card->type == CardType::Site || (heap.location == "Bo\u00EEte" && card->rarity == Rarity::Rare));
         }},
        {"-(t:site r:r) -(own=3 OR cond:mint)",
         [](const auto& heap, const Card* card) {
             return !(card && card->type == CardType::Site && card->rarity == Rarity::Rare) && heap.count != 3 &&
                    heap.condition != Condition::Mint;
         }},
    };
    const auto all = heaps();
    for (const auto& [text, belongs] : lines) {
        const MatchedRows matched = matchHeaps(parsed(text), table(), ownedIndex());
        ASSERT_TRUE(std::holds_alternative<IndexSet>(matched)) << text;
        const auto& rows = std::get<IndexSet>(matched);
        ASSERT_EQ(rows.size(), all.size());
        for (std::size_t row = 0; row < all.size(); ++row) {
            const auto card = baseSet().findNumber(all[row].card);
            EXPECT_EQ(rows.contains(row), belongs(all[row], card ? &baseSet()[*card] : nullptr))
                << text << " in row " << row;
        }
        EXPECT_FALSE(rows.contains(all.size()));
    }
}

TEST(CollectionQuery, StaysInStepWithChanges)
{
    HeapTable rows(baseSet());
    for (const OwnedCard& heap : heaps())
        rows.add(heap);
    OwnedCard moved = heaps()[3];
    moved.location = "Attic";
    rows.change(3, moved);
    rows.remove(0);
    EXPECT_EQ(rows.size(), heaps().size() - 1);
    const auto found = std::get<IndexSet>(matchHeaps(parsed("loc:attic"), rows, ownedIndex()));
    EXPECT_EQ(found.count(), 1u);
    EXPECT_TRUE(found.contains(2));
}

TEST(CollectionQuery, RefusesWhatOnlyDecksKnow)
{
    for (const char* text : {"size<60", "legal:no", "[[t:site]]>3"}) {
        const MatchedRows matched = matchHeaps(parsed(text), table(), ownedIndex());
        ASSERT_TRUE(std::holds_alternative<QueryError>(matched)) << text;
        EXPECT_EQ(std::get<QueryError>(matched).kind, Error::FieldNotHere) << text;
    }
}

TEST(CollectionQuery, AListOfCardsAsksForAnyHeapOfTheCard)
{
    QueryContext context;
    context.heaps = &table();
    const auto cards = std::get<PoolSet>(matchCards(parsed("loc:boite"), ownedIndex(), context));
    PoolSet wanted(baseSet().size());
    for (const OwnedCard& heap : heaps()) {
        if (heap.location == "Bo\u00EEte")
            wanted.insert(test::card(heap.card));
    }
    EXPECT_EQ(cards, wanted);
}

// The decks as far as the query asks for their facts.
std::vector<DeckFacts> withoutTheRest(std::vector<DeckFacts> decks, const Query& query)
{
    const FactsAsked asks = factsAsked(query);
    for (DeckFacts& deck : decks) {
        if (!asks.legality)
            deck.legal.reset();
        if (asks.cards)
            continue;
        deck.notes.clear();
        deck.cards.clear();
        deck.size = 0;
        deck.teamCost = 0;
    }
    return decks;
}

TEST(DeckQuery, FindsDecksByTheirFactsAndTheirCards)
{
    const CardIndex site = test::card("XF96-0063v1");
    DeckFacts night;
    night.name = "Night shift";
    night.tags = {"Tournament", "fun"};
    night.size = 60;
    night.teamCost = 19;
    night.legal = true;
    night.built = true;
    night.cards = {{site, 2}};
    DeckFacts day;
    day.name = "Day shift";
    day.folder = "Ideas";
    day.notes = "needs Sites";
    day.game = Game::Basic;
    day.size = 58;
    day.legal = false;
    DeckFacts unchecked;
    unchecked.name = "Sk\u00E5ne";
    const std::vector<DeckFacts> decks{night, day, unchecked};

    using Places = std::vector<std::size_t>;
    const std::pair<const char*, Places> lines[] = {
        {"", {0, 1, 2}},
        {"shift", {0, 1}},
        {"skane", {2}},
        {"tag:tour", {0}},
        {"tag=tour", {}},
        {"tag:\"\"", {1, 2}},
        {"folder:ideas", {1}},
        {"note:sites", {1}},
        {"size<60", {1, 2}},
        {"team<=18", {1, 2}},
        {"legal:yes", {0}},
        {"legal:no", {1}},
        {"legal!=yes", {1}},
        {"state:built", {0}},
        {"game:basic", {1}},
        {"t:site", {0}},
        {"-t:site", {1, 2}},
        {"[[t:site]]", {0}},
        {"[[t:site]]>=2", {0}},
        {"[[t:site]] >= 3", {}},
        {"[[t:site]]=0", {1, 2}},
        {"[[t:site OR t:bluff]]>1 shift", {0}},
        {"[[]]=0", {1, 2}},
        {"-[[t:site]]>1 shift", {1}},
        {"([[t:site -mulder]]>1 OR legal:no)", {0, 1}},
    };
    for (const auto& [text, places] : lines) {
        const auto matched = matchDecks(parsed(text), decks, ownedIndex());
        ASSERT_TRUE(std::holds_alternative<IndexSet>(matched)) << text;
        Places found;
        std::get<IndexSet>(matched).forEach([&](std::size_t i) { found.push_back(i); });
        EXPECT_EQ(found, places) << text;
        EXPECT_EQ(std::get<IndexSet>(matchDecks(parsed(text), withoutTheRest(decks, parsed(text)), ownedIndex())),
                  std::get<IndexSet>(matched))
            << text;
    }
    EXPECT_FALSE(factsAsked(parsed("shift tag:tour -folder:ideas")).cards);
    EXPECT_FALSE(factsAsked(parsed("t:site")).legality);
}

TEST(DeckQuery, KnowsTheFactsOfADeck)
{
    Deck deck;
    deck.name = "Night shift";
    deck.game = Game::Basic;
    deck.team = {{test::card("XF96-0169v1"), 1}};
    deck.bureauDeck = {{test::card("XF96-0063v1"), 2}};
    const DeckFacts facts = factsOf(deck, baseSet());
    EXPECT_EQ(facts.size, 2); // DECK-3
    EXPECT_EQ(facts.teamCost, teamCost(deck, baseSet()));
    EXPECT_EQ(facts.cards.size(), 2u);
    EXPECT_EQ(facts.game, Game::Basic);
}

TEST(CollectionOrder, GoesByTheHeapWhereTheWordIsOfHeaps)
{
    const auto keys = sortKeys(parsed("order:own dir:desc").order, table(), ownedIndex());
    ASSERT_EQ(keys.size(), table().size());
    for (std::size_t row = 0; row < keys.size(); ++row)
        EXPECT_EQ(keys[row], -table().counts()[row]);
}

TEST(CollectionOrder, GoesByTheCardForAllOtherWordsAndUnknownCardsComeLast)
{
    const auto keys = sortKeys(parsed("order:cost").order, table(), ownedIndex());
    const auto cards = sorted(PoolSet(baseSet().size(), true), parsed("order:cost").order, ownedIndex());
    for (std::size_t row = 0; row + 1 < keys.size(); ++row)
        EXPECT_EQ(cards[static_cast<std::size_t>(keys[row])], table().cards()[row]);
    EXPECT_EQ(keys.back(), static_cast<std::int64_t>(baseSet().size()));
}

} // namespace dossier
