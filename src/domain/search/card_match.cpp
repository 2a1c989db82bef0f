#include "domain/search/card_match.h"

#include "domain/search/heap_match.h"
#include "text/fold.h"
#include "text/near_words.h"

#include <cassert>

namespace dossier {

namespace {

using Error = QueryError::Kind;

} // namespace

MatchedCards matchCards(const Query& query, const SearchIndex& index, const QueryContext& context)
{
    CardMatcher matcher(index, context);
    PoolSet found = matcher.matching(query.nodes);
    if (matcher.error())
        return *matcher.error();
    return found;
}

void CardMatcher::combine(QueryNode::Kind kind, std::vector<IndexSet>& found)
{
    if (kind == QueryNode::Kind::Not) {
        found.back().complement();
        return;
    }
    const IndexSet right = std::move(found.back());
    found.pop_back();
    if (kind == QueryNode::Kind::And)
        found.back() &= right;
    else
        found.back() |= right;
}

PoolSet CardMatcher::matching(std::span<const QueryNode> nodes, std::size_t firstNode)
{
    if (firstNode == nodes.size())
        return PoolSet(m_index.pool().size(), true);
    std::vector<PoolSet> stack;
    stack.reserve(4);
    for (const QueryNode& node : nodes.subspan(firstNode)) {
        switch (node.kind) {
        case QueryNode::Kind::Term:
            stack.push_back(term(node));
            break;
        case QueryNode::Kind::Copies:
            fail(Error::FieldNotHere, node);
            break;
        case QueryNode::Kind::Not:
        case QueryNode::Kind::And:
        case QueryNode::Kind::Or:
            combine(node.kind, stack);
            break;
        }
        if (m_error)
            return nothing();
    }
    assert(stack.size() == 1);
    return std::move(stack.back());
}

PoolSet CardMatcher::term(const QueryNode& node)
{
    switch (node.field) {
    case QueryField::Name:
        return nameTerm(node);
    case QueryField::Id:
        return idTerm(node);
    case QueryField::Set:
        return setTerm(node);
    case QueryField::Episode:
        return textTerm(node, m_index.episodes());
    case QueryField::Text:
        if (m_index.hasTexts())
            return textTerm(node, m_index.texts());
        break;
    case QueryField::Own:
        return countTerm(node, m_context.owned);
    case QueryField::Want:
        return countTerm(node, m_context.wanted);
    case QueryField::Trade:
        return countTerm(node, m_context.forTrade);
    case QueryField::Spare:
        return countTerm(node, m_context.spare);
    case QueryField::Deck:
        return countTerm(node, m_context.deck);
    case QueryField::Location:
    case QueryField::Condition:
    case QueryField::Language:
    case QueryField::Note:
        if (m_context.heaps)
            return heapTerm(node);
        break;
    case QueryField::In:
        if (m_context.deckNames && m_context.cardsInDeck)
            return inDeck(node);
        break;
    default:
        if (factsOf(node.field).subject == QuerySubject::Card)
            return choiceTerm(node);
        fail(Error::FieldNotHere, node);
        return nothing();
    }
    fail(Error::MissingContext, node);
    return nothing();
}

IndexSet CardMatcher::textTerm(const QueryNode& node, const TextColumn& texts)
{
    IndexSet found = node.regex                ? texts.matching(*node.regex)
                     : node.op == QueryOp::Has ? texts.holding(node.text)
                                               : texts.equalTo(node.text);
    if (node.op == QueryOp::NotEqual)
        found.complement();
    return found;
}

// The title, or the printed number as far as it is typed: "XF97-0385".
PoolSet CardMatcher::nameTerm(const QueryNode& node)
{
    PoolSet found = textTerm(node, m_index.titles());
    const auto hyphen = node.text.find('-');
    const bool isPrinted = node.op == QueryOp::Has && !node.regex && hyphen != std::string::npos && hyphen > 0 &&
                           hyphen + 1 < node.text.size() && node.text[hyphen + 1] >= '0' &&
                           node.text[hyphen + 1] <= '9';
    if (isPrinted)
        found |= m_index.ids().beginningWith(node.text);
    return found;
}

// A number alone is the card's number; else the beginning of the printed one: XF96-0042 has no printing mark.
PoolSet CardMatcher::idTerm(const QueryNode& node)
{
    const bool isNumber = !node.regex && !node.text.empty() && node.text.size() < 6 &&
                          node.text.find_first_not_of("0123456789") == std::string::npos;
    if (isNumber)
        return m_index.comparing(QueryField::Number, std::nullopt, node.op, std::stoi(node.text));
    if (!node.regex && node.op == QueryOp::Has)
        return m_index.ids().beginningWith(node.text);
    return textTerm(node, m_index.ids());
}

PoolSet CardMatcher::choiceTerm(const QueryNode& node)
{
    if (node.number) {
        const auto skill = node.choice ? std::optional(static_cast<Skill>(*node.choice)) : std::nullopt;
        return m_index.comparing(node.field, skill, node.op, *node.number);
    }
    PoolSet found = nothing();
    if (!node.choice) {
        found = ownWordTerm(node);
    } else if (node.field == QueryField::Cost) {
        found = m_index.withXCost();
    } else if (m_index.knows(node.field, *node.choice)) {
        found = m_index.carrying(node.field, *node.choice);
    } else if (m_context.corrected) { // is:error, the one word cards do not answer themselves
        found = *m_context.corrected;
    } else {
        fail(Error::MissingContext, node);
    }
    if (node.op == QueryOp::NotEqual)
        found.complement();
    return found;
}

// A Keyword or Activator that only further sets have.
PoolSet CardMatcher::ownWordTerm(const QueryNode& node)
{
    const auto own = m_index.ownWords(node.field);
    const WordMatch match = matchAmong(own, node.text);
    if (match.value)
        return m_index.carryingOwn(node.field, static_cast<std::size_t>(*match.value));
    std::vector<std::string> candidates(match.choices.begin(), match.choices.end());
    const Error kind = candidates.empty() ? Error::UnknownValue : Error::AmbiguousValue;
    if (candidates.empty()) {
        std::vector<std::string_view> known(wordsOf(node.field).begin(), wordsOf(node.field).end());
        known.insert(known.end(), own.begin(), own.end());
        candidates = nearWords(known, node.text);
    }
    QueryNode word = node; // the fault is the word's alone
    word.position = node.textAt;
    word.character = node.textCharacter;
    word.length = static_cast<std::uint32_t>(node.text.size());
    fail(kind, word, std::move(candidates));
    return nothing();
}

// By its code, its name or what collectors call it.
PoolSet CardMatcher::setTerm(const QueryNode& node)
{
    QueryNode either = node;
    if (node.op == QueryOp::NotEqual)
        either.op = QueryOp::Equal;
    PoolSet found = textTerm(either, m_index.sets());
    found |= textTerm(either, m_index.setNames());
    found |= textTerm(either, m_index.setBriefs());
    if (node.op == QueryOp::NotEqual)
        found.complement();
    return found;
}

PoolSet CardMatcher::countTerm(const QueryNode& node, std::span<const int> counts)
{
    PoolSet found = nothing();
    if (counts.size() < found.size())
        fail(Error::MissingContext, node);
    else
        found.fill([&, op = node.op, number = *node.number](std::size_t i) { return compare(counts[i], op, number); });
    return found;
}

PoolSet CardMatcher::heapTerm(const QueryNode& node)
{
    PoolSet found = nothing();
    const auto cards = m_context.heaps->cards();
    heapsOfTerm(node, *m_context.heaps).forEach([&](std::size_t row) {
        if (cards[row] < found.size())
            found.insert(cards[row]);
    });
    return found;
}

PoolSet CardMatcher::inDeck(const QueryNode& node)
{
    PoolSet found = nothing();
    std::vector<std::string> fitting;
    const std::vector<std::string> names = m_context.deckNames();
    for (const std::string& name : names) {
        const std::string folded = foldToSearch(name);
        if (!node.regex && folded == node.text) {
            fitting = {name};
            break;
        }
        if (node.regex ? node.regex->foundIn(folded) : folded.starts_with(node.text))
            fitting.push_back(name);
    }
    if (fitting.empty()) {
        const std::vector<std::string_view> known(names.begin(), names.end());
        fail(Error::UnknownValue, node, nearWords(known, node.text));
    } else if (fitting.size() > 1 && !node.regex) {
        fail(Error::AmbiguousValue, node, std::move(fitting));
    } else {
        for (const std::string& name : fitting)
            found |= m_context.cardsInDeck(name);
    }
    if (node.op == QueryOp::NotEqual)
        found.complement();
    return found;
}

void CardMatcher::fail(QueryError::Kind kind, const QueryNode& node, std::vector<std::string> candidates)
{
    if (m_error)
        return;
    const std::string_view field = factsOf(node.field).names[0];
    const bool isValue = kind == Error::UnknownValue || kind == Error::AmbiguousValue;
    m_error = QueryError{kind,
                         node.position,
                         node.length,
                         node.character,
                         isValue ? node.text : std::string(field),
                         std::move(candidates)};
    if (node.kind == QueryNode::Kind::Copies)
        m_error->word = "[[]]";
}

} // namespace dossier
