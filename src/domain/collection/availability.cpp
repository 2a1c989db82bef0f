#include "domain/collection/availability.h"

#include <algorithm>
#include <iterator>
#include <stdexcept>

namespace dossier {

namespace {

constexpr Zone kZonesInOrder[] = {Zone::XFile, Zone::Team, Zone::BureauDeck};

// Sums over the printings that stand in for one another, by the first of them.
CopyCounts inPlay(const CopyCounts& counts, const CardPool& pool)
{
    CopyCounts sums(pool.size());
    for (CardIndex card = 0; card < pool.size(); ++card) {
        int& sum = sums[pool.playedAs(card)];
        sum = copiesFrom(std::int64_t{sum} + counts[card]);
    }
    return sums;
}

void addTo(CopyCounts& sum, const CopyCounts& counts)
{
    for (std::size_t card = 0; card < sum.size(); ++card)
        sum[card] += counts[card];
}

// Of the title's printings asked for and to be had, the copies for which another printing must step in.
void substitute(Allotment& allotment, CardIndex asked, const CopyCounts& available, const CardPool& pool)
{
    for (const CardIndex other : pool.printings(pool.titleOf(asked))) {
        if (!pool.sameInPlay(other, asked))
            continue;
        const int moved = std::min(allotment.missing[asked], available[other] - allotment.taken[other]);
        allotment.taken[other] += moved;
        allotment.substitute[other] += moved;
        allotment.missing[asked] -= moved;
    }
}

// Chooses decks one by one; a branch that cannot beat the best so far is left.
class DeckChoice
{
public:
    DeckChoice(std::vector<std::vector<int>> needs, std::vector<int> left)
        : m_needs(std::move(needs))
        , m_left(std::move(left))
    {}

    std::vector<std::size_t> best()
    {
        choose(0);
        return m_best;
    }

private:
    void choose(std::size_t deck)
    {
        if (m_chosen.size() > m_best.size())
            m_best = m_chosen;
        if (deck == m_needs.size() || m_chosen.size() + (m_needs.size() - deck) <= m_best.size())
            return;
        const std::vector<int>& need = m_needs[deck];
        bool fits = true;
        for (std::size_t title = 0; title < need.size(); ++title)
            fits = fits && need[title] <= m_left[title];
        if (fits) {
            take(need, -1);
            m_chosen.push_back(deck);
            choose(deck + 1);
            m_chosen.pop_back();
            take(need, 1);
        }
        choose(deck + 1);
    }

    void take(const std::vector<int>& need, int sign)
    {
        for (std::size_t title = 0; title < need.size(); ++title)
            m_left[title] += sign * need[title];
    }

    std::vector<std::vector<int>> m_needs;
    std::vector<int> m_left;
    std::vector<std::size_t> m_chosen;
    std::vector<std::size_t> m_best;
};

} // namespace

CopyCounts copiesIn(const Deck& deck, const CardPool& pool)
{
    CopyCounts copies(pool.size());
    for (const Zone zone : kZonesInOrder)
        for (const DeckEntry& entry : deck.zone(zone))
            copies[entry.card] += entry.count;
    return copies;
}

Allotment allot(const CopyCounts& asked, const CopyCounts& available, const CardPool& pool)
{
    Allotment allotment{asked, CopyCounts(asked.size()), CopyCounts(asked.size())};
    for (std::size_t card = 0; card < asked.size(); ++card) {
        allotment.taken[card] = std::min(asked[card], available[card]);
        allotment.missing[card] = asked[card] - allotment.taken[card];
    }
    for (CardIndex card = 0; card < asked.size(); ++card)
        if (allotment.missing[card] > 0)
            substitute(allotment, card, available, pool);
    return allotment;
}

CopyCounts copiesAtHand(const CopyCounts& owned, const CopyCounts& lent)
{
    CopyCounts atHand(owned.size());
    for (std::size_t card = 0; card < owned.size(); ++card)
        atHand[card] = std::max(0, owned[card] - lent[card]);
    return atHand;
}

CopyCounts freeCopies(const CopyCounts& owned, const CopyCounts& lent, std::span<const Deck> built,
                      const CardPool& pool)
{
    CopyCounts asked(pool.size());
    for (const Deck& deck : built)
        addTo(asked, copiesIn(deck, pool));
    CopyCounts free = copiesAtHand(owned, lent);
    const Allotment allotment = allot(asked, free, pool);
    for (std::size_t card = 0; card < free.size(); ++card)
        free[card] -= allotment.taken[card];
    return free;
}

std::vector<MissingCard> missingFor(const Deck& deck, const CopyCounts& available, const CardPool& pool)
{
    const CopyCounts asked = copiesIn(deck, pool);
    const CopyCounts needed = inPlay(asked, pool);
    const CopyCounts had = inPlay(available, pool);
    const CopyCounts substitutes = inPlay(allot(asked, available, pool).substitute, pool);

    std::vector<MissingCard> missing;
    std::vector<bool> named(pool.size());
    for (const Zone zone : kZonesInOrder)
        for (const DeckEntry& entry : deck.zone(zone)) {
            const CardIndex card = pool.playedAs(entry.card);
            if (!named[card] && needed[card] > had[card])
                missing.push_back({entry.card, needed[card], had[card], substitutes[card]});
            named[card] = true;
        }
    return missing;
}

std::vector<Contention> contentionsOf(std::span<const Deck> decks, const CopyCounts& available, const CardPool& pool)
{
    CopyCounts asked(pool.size());
    std::vector<CopyCounts> askedBy;
    for (const Deck& deck : decks) {
        askedBy.push_back(copiesIn(deck, pool));
        addTo(asked, askedBy.back());
    }
    const CopyCounts needed = inPlay(asked, pool);
    const CopyCounts had = inPlay(available, pool);
    const CopyCounts substitutes = inPlay(allot(asked, available, pool).substitute, pool);

    std::vector<Contention> contentions;
    for (CardIndex card = 0; card < needed.size(); ++card) {
        if (needed[card] <= had[card])
            continue;
        Contention contention{{0, needed[card], had[card], substitutes[card]}, {}};
        std::vector<CardIndex> printings;
        std::ranges::copy_if(pool.printings(pool.titleOf(card)), std::back_inserter(printings),
                             [&](CardIndex other) { return pool.sameInPlay(other, card); });
        const auto wanted = std::find_if(printings.begin(), printings.end(), [&](CardIndex c) { return asked[c] > 0; });
        contention.card.card = *wanted;
        for (std::size_t deck = 0; deck < decks.size(); ++deck)
            if (std::any_of(printings.begin(), printings.end(), [&](CardIndex c) { return askedBy[deck][c] > 0; }))
                contention.decks.push_back(deck);
        contentions.push_back(std::move(contention));
    }
    return contentions;
}

std::vector<std::size_t> mostDecksTogether(std::span<const Deck> decks, const CopyCounts& available,
                                           const CardPool& pool)
{
    if (decks.size() > kMostDecksTogether)
        throw std::length_error("more decks than can be tried together");
    // Only titles that are contended for can keep two decks apart, or one from being built.
    std::vector<int> had;
    std::vector<std::vector<int>> needs(decks.size());
    for (const Contention& contention : contentionsOf(decks, available, pool)) {
        had.push_back(contention.card.available);
        const CardIndex card = pool.playedAs(contention.card.card);
        for (std::size_t deck = 0; deck < decks.size(); ++deck)
            needs[deck].push_back(inPlay(copiesIn(decks[deck], pool), pool)[card]);
    }
    return DeckChoice(std::move(needs), std::move(had)).best();
}

} // namespace dossier
