#include "domain/search/deck_match.h"

#include "text/fold.h"

#include <cassert>

namespace dossier {

namespace {

IndexSet onText(const QueryNode& node, std::span<const DeckFacts> decks, std::string DeckFacts::*text)
{
    TextColumn texts;
    for (const DeckFacts& deck : decks)
        texts.add(deck.*text);
    return CardMatcher::textTerm(node, texts);
}

// A deck has a tag where one of its tags begins so; `=` and `!=` want it whole.
IndexSet onTags(const QueryNode& node, std::span<const DeckFacts> decks)
{
    const auto fits = [&](const std::string& tag) {
        const std::string folded = foldToSearch(tag);
        if (node.regex)
            return node.regex->foundIn(folded);
        return node.op == QueryOp::Has ? folded.starts_with(node.text) : folded == node.text;
    };
    IndexSet found(decks.size());
    found.fill([&](std::size_t i) { return std::any_of(decks[i].tags.begin(), decks[i].tags.end(), fits); });
    if (node.text.empty() && !node.regex) // tag:"" finds what has none
        found.fill([&](std::size_t i) { return decks[i].tags.empty(); });
    if (node.op == QueryOp::NotEqual)
        found.complement();
    return found;
}

template <typename Number>
IndexSet onNumber(const QueryNode& node, std::span<const DeckFacts> decks, Number numberOf)
{
    IndexSet found(decks.size());
    found.fill([&](std::size_t i) {
        const std::optional<int> number = numberOf(decks[i]);
        return number && compare(*number, node.op, node.number ? *node.number : *node.choice);
    });
    return found;
}

int copiesIn(const DeckFacts& deck, const PoolSet& cards)
{
    int copies = 0;
    for (const DeckEntry& entry : deck.cards)
        copies += cards.contains(entry.card) ? entry.count : 0;
    return copies;
}

class DeckMatcher
{
public:
    DeckMatcher(std::span<const DeckFacts> decks, const SearchIndex& index, const QueryContext& context)
        : m_decks(decks)
        , m_cards(index, context)
        , m_asked(index.pool().size())
    {}

    std::variant<IndexSet, QueryError> matching(std::span<const QueryNode> nodes)
    {
        std::vector<bool> isInner(nodes.size(), false);
        for (std::size_t n = 0; n < nodes.size(); ++n) {
            if (nodes[n].kind == QueryNode::Kind::Copies)
                std::fill(isInner.begin() + nodes[n].first, isInner.begin() + static_cast<std::ptrdiff_t>(n), true);
        }
        std::vector<IndexSet> stack;
        for (std::size_t n = 0; n < nodes.size(); ++n) {
            if (!isInner[n])
                step(nodes.first(n + 1), stack);
            if (m_cards.error())
                return *m_cards.error();
        }
        if (stack.empty())
            return IndexSet(m_decks.size(), true);
        assert(stack.size() == 1);
        return std::move(stack.back());
    }

    // Of all the cards' fields looked at so far.
    const PoolSet& asked() const { return m_asked; }

private:
    // The last of `nodes`; those before it are there for Copies.
    void step(std::span<const QueryNode> nodes, std::vector<IndexSet>& stack)
    {
        const QueryNode& node = nodes.back();
        switch (node.kind) {
        case QueryNode::Kind::Term:
            stack.push_back(term(node));
            break;
        case QueryNode::Kind::Copies:
            stack.push_back(holding(m_cards.matching(nodes.first(nodes.size() - 1), node.first), node));
            break;
        case QueryNode::Kind::Not:
        case QueryNode::Kind::And:
        case QueryNode::Kind::Or:
            CardMatcher::combine(node.kind, stack);
            break;
        }
    }

    IndexSet term(const QueryNode& node)
    {
        switch (node.field) {
        case QueryField::Name:
            return onText(node, m_decks, &DeckFacts::name);
        case QueryField::Folder:
            return onText(node, m_decks, &DeckFacts::folder);
        case QueryField::Note:
            return onText(node, m_decks, &DeckFacts::notes);
        case QueryField::Tag:
            return onTags(node, m_decks);
        case QueryField::Size:
            return onNumber(node, m_decks, [](const DeckFacts& deck) { return std::optional(deck.size); });
        case QueryField::Team:
            return onNumber(node, m_decks, [](const DeckFacts& deck) { return std::optional(deck.teamCost); });
        case QueryField::Legal:
            return onNumber(node, m_decks, [](const DeckFacts& deck) { return std::optional<int>(deck.legal); });
        case QueryField::State:
            return onNumber(node, m_decks, [](const DeckFacts& deck) { return std::optional<int>(deck.built); });
        case QueryField::Game:
            return onNumber(node, m_decks,
                            [](const DeckFacts& deck) { return std::optional(static_cast<int>(deck.game)); });
        default: {
            QueryNode some;
            some.op = QueryOp::GreaterEqual;
            some.number = 1;
            return holding(m_cards.term(node), some);
        }
        }
    }

    IndexSet holding(const PoolSet& cards, const QueryNode& copies)
    {
        m_asked |= cards;
        return onNumber(copies, m_decks, [&](const DeckFacts& deck) { return std::optional(copiesIn(deck, cards)); });
    }

    std::span<const DeckFacts> m_decks;
    CardMatcher m_cards;
    PoolSet m_asked;
};

} // namespace

DeckFacts factsOf(const Deck& deck, const CardPool& pool)
{
    DeckFacts facts;
    facts.name = deck.name;
    facts.folder = deck.folder;
    facts.notes = deck.notes;
    facts.tags = deck.tags;
    facts.built = deck.state == DeckState::Built;
    facts.game = deck.game;
    facts.size = bureauDeckSize(deck);
    facts.teamCost = teamCost(deck, pool);
    for (const auto* zone : {&deck.xFile, &deck.team, &deck.bureauDeck})
        facts.cards.insert(facts.cards.end(), zone->begin(), zone->end());
    return facts;
}

FactsAsked factsAsked(const Query& query)
{
    FactsAsked asks;
    for (const QueryNode& node : query.nodes) {
        asks.cards |= node.kind == QueryNode::Kind::Copies;
        if (node.kind != QueryNode::Kind::Term)
            continue;
        switch (node.field) {
        case QueryField::Name:
        case QueryField::Folder:
        case QueryField::Tag:
        case QueryField::State:
        case QueryField::Game:
            break;
        case QueryField::Legal:
            asks.legality = true;
            [[fallthrough]];
        case QueryField::Note:
        case QueryField::Size:
        case QueryField::Team:
            asks.whole = true;
            [[fallthrough]];
        default:
            asks.cards = true;
        }
    }
    return asks;
}

std::variant<PoolSet, QueryError> cardsAsked(const Query& query, const SearchIndex& index, const QueryContext& context)
{
    DeckMatcher matcher({}, index, context);
    const auto none = matcher.matching(query.nodes);
    if (const auto* error = std::get_if<QueryError>(&none))
        return *error;
    return matcher.asked();
}

std::variant<IndexSet, QueryError> matchDecks(const Query& query, std::span<const DeckFacts> decks,
                                              const SearchIndex& index, const QueryContext& context)
{
    return DeckMatcher(decks, index, context).matching(query.nodes);
}

} // namespace dossier
