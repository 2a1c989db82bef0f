#include "desk/card_search.h"

#include "app/widgets/query_fault.h"
#include "desk/deck_shelf.h"
#include "desk/deck_words.h"
#include "desk/desk.h"
#include "desk/free_copies.h"
#include "desk/game_box.h"
#include "desk/open_deck.h"
#include "desk/owned_cards.h"
#include "desk/searched_heaps.h"
#include "domain/collection/completion.h"
#include "domain/search/query_facets.h"
#include "wording/card_text/card_text.h"

#include <QStringList>

#include <algorithm>
#include <numeric>

namespace dossier {

namespace {

CardSearch::Found complaint(const QueryError& error, const std::string& text)
{
    const QueryFault fault = faultOf(error, text);
    CardSearch::Found found;
    found.problem = fault.problem;
    found.faultAt = fault.at;
    found.faultLength = fault.length;
    return found;
}

// Of more than the number of copies, which is always known.
bool speaksOfHeaps(const Query& query)
{
    return query.order.key == SortKey::Want || query.order.key == SortKey::Trade ||
           std::ranges::any_of(query.nodes, [](const QueryNode& node) {
               return factsOf(node.field).subject == QuerySubject::Collection && node.field != QueryField::Own &&
                      node.field != QueryField::Spare;
           });
}

} // namespace

std::vector<std::string> searchedTexts(const Desk& desk)
{
    std::vector<std::string> texts(desk.box.cards.size());
    for (std::size_t i = 0; i < texts.size(); ++i)
        texts[i] = desk.texts.text(static_cast<CardIndex>(i)).toStdString();
    return texts;
}

CardSearch::CardSearch(const Desk& desk)
    : m_desk(desk)
{}

CardSearch::Found CardSearch::find(const QString& text)
{
    Found found;
    if (text.trimmed().isEmpty()) {
        found.cards.resize(m_desk.box.cards.size());
        std::iota(found.cards.begin(), found.cards.end(), CardIndex{0});
        return found;
    }
    const std::string words = text.toStdString();
    const ParsedQuery parsed = parseQuery(words);
    if (const auto* error = std::get_if<QueryError>(&parsed))
        return complaint(*error, words);
    const Query& query = std::get<Query>(parsed);
    if (mustWait(query)) {
        found.mustWait = true;
        found.problem = tr("Your collection is being read: the answer comes by itself.");
        return found;
    }
    const QueryContext known = context(query);
    const MatchedCards matched = matchCards(query, index(), known);
    if (const auto* error = std::get_if<QueryError>(&matched))
        return complaint(*error, words);
    found.cards = sorted(std::get<PoolSet>(matched), query.order, index(), known);
    found.ordered = query.order.given();
    return found;
}

std::vector<FacetGroup> CardSearch::facets(const QString& text)
{
    const std::string words = text.toStdString();
    const MatchedCards matched = match(words);
    if (!std::holds_alternative<PoolSet>(matched))
        return {};
    std::vector<FacetGroup> groups;
    for (const Facet& facet : facetCounts(std::get<PoolSet>(matched), index())) {
        FacetGroup group{facet.field, {}};
        std::string without = words;
        for (std::size_t i = 0; i < facet.values.size(); ++i) {
            const bool ticked = hasTerm(words, facet.field, facet.values[i].word);
            if (ticked)
                without = withoutTerm(without, facet.field, facet.values[i].word);
            group.choices.push_back({static_cast<int>(i), facet.values[i].count, ticked});
        }
        if (hasOneValue(facet.field) && without != words)
            countWithout(group, without);
        groups.push_back(std::move(group));
    }
    return groups;
}

void CardSearch::countWithout(FacetGroup& group, const std::string& text)
{
    const MatchedCards matched = match(text);
    if (const auto* cards = std::get_if<PoolSet>(&matched))
        for (FacetChoice& choice : group.choices)
            choice.count = static_cast<int>(cards->countCommon(index().carrying(group.field, choice.place)));
}

MatchedCards CardSearch::match(const std::string& text)
{
    const ParsedQuery parsed = parseQuery(text);
    if (const auto* error = std::get_if<QueryError>(&parsed))
        return *error;
    const Query& query = std::get<Query>(parsed);
    return matchCards(query, index(), context(query));
}

QStringList CardSearch::nearTitles(const QString& text) const
{
    QStringList titles;
    const ParsedQuery parsed = parseQuery(text.toStdString());
    const auto* query = std::get_if<Query>(&parsed);
    const auto words = query ? plainWords(*query) : std::nullopt;
    if (!words)
        return titles;
    for (const CardIndex card : m_desk.box.cards.nearTitles(*words))
        titles << QString::fromStdString(m_desk.box.cards[card].title);
    return titles;
}

const SearchIndex& CardSearch::index()
{
    if (!m_index)
        m_index = std::make_unique<SearchIndex>(m_desk.box.cards, searchedTexts(m_desk));
    return *m_index;
}

bool CardSearch::mustWait(const Query& query) const
{
    return speaksOfHeaps(query) && !m_desk.owned.searched().table();
}

QueryContext CardSearch::context(const Query& query)
{
    const CardPool& pool = m_desk.box.cards;
    m_owned = m_desk.free.owned();
    m_spare = spareCopies(m_desk.free.all());
    m_inDeck.assign(pool.size(), 0);
    for (CardIndex card = 0; card < pool.size(); ++card)
        m_inDeck[card] = copiesIn(m_desk.openDeck.deck(), card);
    QueryContext context;
    context.owned = m_owned;
    context.spare = m_spare;
    context.deck = m_inDeck;
    SearchedHeaps& heaps = m_desk.owned.searched();
    if (speaksOfHeaps(query) && heaps.table()) {
        context.wanted = heaps.wanted();
        context.forTrade = heaps.forTrade();
        context.heaps = heaps.table();
    }
    context.deckNames = [this] {
        std::vector<std::string> names;
        for (const DeckSummary& deck : m_desk.shelf.decks())
            names.push_back(deck.name.toStdString());
        return names;
    };
    context.cardsInDeck = [this, &pool](const std::string& name) {
        PoolSet cards(pool.size());
        const Deck deck = m_desk.shelf.find(QString::fromStdString(name)).value_or(Deck());
        for (int zone = 0; zone < kZones; ++zone)
            for (const DeckEntry& entry : deck.zone(static_cast<Zone>(zone)))
                cards.insert(entry.card);
        return cards;
    };
    return context;
}

} // namespace dossier
