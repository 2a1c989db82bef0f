#include "domain/search/heap_match.h"

#include <algorithm>
#include <cassert>

namespace dossier {

namespace {

bool isOfHeap(QueryField field)
{
    return factsOf(field).subject == QuerySubject::Collection && field != QueryField::Spare;
}

// One comparison a row, with the operator decided beforehand.
template <typename Value>
IndexSet rowsComparing(std::span<const Value> column, QueryOp op, Value number)
{
    IndexSet rows(column.size());
    const auto with = [&](auto compares) {
        rows.fill([&, data = column.data()](std::size_t row) { return compares(data[row], number); });
    };
    switch (op) {
    case QueryOp::Has:
    case QueryOp::Equal:
        with(std::equal_to<Value>());
        break;
    case QueryOp::NotEqual:
        with(std::not_equal_to<Value>());
        break;
    case QueryOp::Less:
        with(std::less<Value>());
        break;
    case QueryOp::LessEqual:
        with(std::less_equal<Value>());
        break;
    case QueryOp::Greater:
        with(std::greater<Value>());
        break;
    case QueryOp::GreaterEqual:
        with(std::greater_equal<Value>());
        break;
    }
    return rows;
}

// Rows whose value, a place in another list, is in `places`. A byte for each place is quicker to look up than a bit.
template <typename Place>
IndexSet rowsOf(std::span<const Place> column, const IndexSet& places, std::size_t placeCount)
{
    std::vector<unsigned char> isIn(placeCount, 0);
    places.forEach([&](std::size_t place) { isIn[place] = 1; });
    IndexSet rows(column.size());
    rows.fill([data = column.data(), in = isIn.data()](std::size_t row) { return in[data[row]]; });
    return rows;
}

IndexSet rowsOf(const QueryNode& node, const HeapTable::Words& words)
{
    return rowsOf(std::span(words.of), CardMatcher::textTerm(node, words.texts), words.texts.size());
}

// What a part of the query found: cards as long as it speaks of cards alone, else rows of the table.
struct Found
{
    IndexSet set;
    bool isCards = false;
};

class HeapMatcher
{
public:
    HeapMatcher(const HeapTable& heaps, const SearchIndex& index, const QueryContext& context)
        : m_heaps(heaps)
        , m_cards(index, context)
    {}

    MatchedRows matching(const Query& query)
    {
        std::vector<Found> stack;
        for (const QueryNode& node : query.nodes) {
            step(node, stack);
            if (m_cards.error())
                return *m_cards.error();
        }
        if (stack.empty())
            return IndexSet(m_heaps.size(), true);
        assert(stack.size() == 1);
        makeRows(stack.back());
        return std::move(stack.back().set);
    }

private:
    void step(const QueryNode& node, std::vector<Found>& stack)
    {
        switch (node.kind) {
        case QueryNode::Kind::Term:
            if (isOfHeap(node.field))
                stack.push_back({heapsOfTerm(node, m_heaps), false});
            else
                stack.push_back({m_cards.term(node), true});
            break;
        case QueryNode::Kind::Copies:
            m_cards.fail(QueryError::Kind::FieldNotHere, node);
            break;
        case QueryNode::Kind::Not:
            // A card the pool does not know is in no set of cards, and must be in the complement.
            makeRows(stack.back());
            stack.back().set.complement();
            break;
        case QueryNode::Kind::And:
        case QueryNode::Kind::Or:
            join(node.kind, stack);
            break;
        }
    }

    void join(QueryNode::Kind kind, std::vector<Found>& stack)
    {
        Found right = std::move(stack.back());
        stack.pop_back();
        Found& left = stack.back();
        if (left.isCards != right.isCards) {
            makeRows(left);
            makeRows(right);
        }
        if (kind == QueryNode::Kind::And)
            left.set &= right.set;
        else
            left.set |= right.set;
    }

    void makeRows(Found& found) const
    {
        if (!found.isCards)
            return;
        found.set = rowsOf(m_heaps.cards(), found.set, m_heaps.pool().size() + 1);
        found.isCards = false;
    }

    const HeapTable& m_heaps;
    CardMatcher m_cards;
};

// What a part of a query says of heaps by their cards.
struct Bounds
{
    IndexSet may;        // heaps of other cards are not found
    IndexSet must;       // all heaps of these cards are found
    bool wished = false; // heaps that are neither wanted nor for trade are not found
};

Bounds boundsOfTerm(const QueryNode& node, std::size_t cards, CardMatcher& matcher)
{
    if (!isOfHeap(node.field)) {
        IndexSet known(cards); // a card the pool does not know is in no set of cards
        matcher.term(node).forEach([&](std::size_t card) { known.insert(card); });
        return {known, known, false};
    }
    const bool ofWishes = node.field == QueryField::Want || node.field == QueryField::Trade;
    return {IndexSet(cards, true), IndexSet(cards), ofWishes && !compare(0, node.op, *node.number)};
}

void boundsStep(const QueryNode& node, std::size_t cards, CardMatcher& matcher, std::vector<Bounds>& stack)
{
    switch (node.kind) {
    case QueryNode::Kind::Term:
        stack.push_back(boundsOfTerm(node, cards, matcher));
        break;
    case QueryNode::Kind::Copies:
        matcher.fail(QueryError::Kind::FieldNotHere, node);
        break;
    case QueryNode::Kind::Not:
        std::swap(stack.back().may, stack.back().must);
        stack.back().may.complement();
        stack.back().must.complement();
        stack.back().wished = false;
        break;
    case QueryNode::Kind::And:
    case QueryNode::Kind::Or: {
        const Bounds right = std::move(stack.back());
        stack.pop_back();
        Bounds& left = stack.back();
        if (node.kind == QueryNode::Kind::And) {
            left.may &= right.may;
            left.must &= right.must;
            left.wished = left.wished || right.wished;
        } else {
            left.may |= right.may;
            left.must |= right.must;
            left.wished = left.wished && right.wished;
        }
        break;
    }
    }
}

// What a heap itself is sorted by; empty where it is sorted by its card.
std::span<const std::int32_t> columnOf(const SortOrder& order, const HeapTable& heaps)
{
    if (!order.key || order.skill)
        return {};
    switch (*order.key) {
    case SortKey::Own:
        return heaps.counts();
    case SortKey::Want:
        return heaps.wanted();
    case SortKey::Trade:
        return heaps.forTrade();
    default:
        return {};
    }
}

} // namespace

MatchedRows matchHeaps(const Query& query, const HeapTable& heaps, const SearchIndex& index,
                       const QueryContext& context)
{
    return HeapMatcher(heaps, index, context).matching(query);
}

std::optional<HeapBounds> boundsOf(const Query& query, const CardPool& pool, const SearchIndex& index,
                                   const QueryContext& context)
{
    const std::size_t cards = pool.size() + 1;
    CardMatcher matcher(index, context);
    std::vector<Bounds> stack;
    for (const QueryNode& node : query.nodes) {
        boundsStep(node, cards, matcher, stack);
        if (matcher.error())
            return std::nullopt;
    }
    if (stack.empty())
        return HeapBounds{IndexSet(cards, true), false};
    return HeapBounds{std::move(stack.back().may), stack.back().wished};
}

std::vector<std::int64_t> sortKeys(const SortOrder& order, const HeapTable& heaps, const SearchIndex& index,
                                   const QueryContext& context)
{
    std::vector<std::int64_t> keys(heaps.size());
    if (const auto column = columnOf(order, heaps); !column.empty()) {
        std::ranges::transform(column, keys.begin(),
                               [&](std::int64_t number) { return order.descending ? -number : number; });
        return keys;
    }
    const std::size_t cards = heaps.pool().size();
    std::vector<std::int64_t> places(cards + 1, static_cast<std::int64_t>(cards));
    std::int64_t next = 0;
    for (const CardIndex card : sorted(PoolSet(cards, true), order, index, context))
        places[card] = next++;
    std::ranges::transform(heaps.cards(), keys.begin(), [&](CardIndex card) { return places[card]; });
    return keys;
}

IndexSet heapsOfTerm(const QueryNode& node, const HeapTable& heaps)
{
    switch (node.field) {
    case QueryField::Own:
        return rowsComparing(heaps.counts(), node.op, *node.number);
    case QueryField::Want:
        return rowsComparing(heaps.wanted(), node.op, *node.number);
    case QueryField::Trade:
        return rowsComparing(heaps.forTrade(), node.op, *node.number);
    case QueryField::Location:
        return rowsOf(node, heaps.locations());
    case QueryField::Language:
        return rowsOf(node, heaps.languages());
    case QueryField::Note:
        return rowsOf(node, heaps.notes());
    default:
        assert(node.field == QueryField::Condition);
        return rowsComparing(heaps.conditions(), node.op, static_cast<Condition>(*node.choice));
    }
}

} // namespace dossier
