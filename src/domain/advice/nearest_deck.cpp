#include "domain/advice/nearest_deck.h"

#include "domain/advice/deck_filler.h"
#include "domain/advice/team_solver.h"
#include "domain/cards/card_likeness.h"
#include "domain/cards/support_level.h"

#include <algorithm>
#include <array>
#include <limits>

namespace dossier {

namespace {

class Builder
{
public:
    Builder(const Deck& wanted, const CopyCounts& available, const CardPool& pool, const Format& format)
        : m_wanted(wanted)
        , m_left(available)
        , m_pool(pool)
        , m_format(format)
    {
        m_built.deck.name = wanted.name;
        m_built.deck.notes = wanted.notes;
        m_built.deck.game = format.game;
    }

    NearestDeck build()
    {
        for (const Zone zone : {Zone::XFile, Zone::Team, Zone::BureauDeck})
            keepWanted(zone);
        for (const Zone zone : {Zone::XFile, Zone::Team, Zone::BureauDeck})
            for (const DeckEntry& lacking : m_lacking[static_cast<std::size_t>(zone)])
                for (int copy = 0; copy < lacking.count; ++copy)
                    replace(zone, lacking.card);
        fill();
        m_built.problems = checkDeck(m_built.deck, m_pool, m_format);
        return std::move(m_built);
    }

private:
    Deck& deck() { return m_built.deck; }

    // The named printing of every entry first, so that none takes what another one names.
    void keepWanted(Zone zone)
    {
        std::vector<DeckEntry> rest = m_wanted.zone(zone);
        for (DeckEntry& entry : rest)
            entry.count -= take(zone, entry.card, entry.count);
        for (DeckEntry& entry : rest)
            for (const CardIndex other : m_pool.printings(m_pool.titleOf(entry.card)))
                if (m_pool.sameInPlay(other, entry.card))
                    entry.count -= take(zone, other, entry.count);
        for (const DeckEntry& entry : rest)
            if (entry.count > 0)
                m_lacking[static_cast<std::size_t>(zone)].push_back(entry);
    }

    // As many copies as are at hand and allowed, up to `copies`.
    int take(Zone zone, CardIndex card, int copies)
    {
        const int taken = std::max(0, std::min({copies, m_left[card], room(zone, card)}));
        deck().add(zone, card, taken);
        m_left[card] -= taken;
        return taken;
    }

    // How many more copies of the card the format allows in the zone.
    int room(Zone zone, CardIndex index) const
    {
        const Card& card = m_pool[index];
        switch (zone) {
        case Zone::XFile: // DECK-11
            return card.xfile ? 1 - sizeOf(m_built.deck.xFile) : 0;
        case Zone::Team:
            return card.agent && fitsGame(card, m_format) ? roomInTeam(index) : 0;
        case Zone::BureauDeck:
            break;
        }
        return roomInBureauDeck(m_built.deck, index, m_pool, m_format);
    }

    // DECK-14, DECK-15, BASIC-5.
    int roomInTeam(CardIndex agent) const
    {
        const Deck& built = m_built.deck;
        const int cost = baseCost(m_pool[agent]);
        const bool tooDear = m_format.teamCost > 0 && teamCost(built, m_pool) + cost > m_format.teamCost;
        const bool full = m_format.teamMaximum > 0 && sizeOf(built.team) >= m_format.teamMaximum;
        return tooDear || full ? 0 : 1 - copiesOfTitle(built, Zone::Team, agent, m_pool);
    }

    void replace(Zone zone, CardIndex lacking)
    {
        const std::optional<CardIndex> instead = nearest(zone, m_pool[lacking]);
        if (instead)
            take(zone, *instead, 1);
        note({zone, lacking, instead, 1});
    }

    // To be proposed: of what the game does not know nobody can say whether it is like another card.
    bool isAtHand(CardIndex card) const
    {
        return m_left[card] > 0 && supportLevelOf(m_pool, card) == SupportLevel::Whole;
    }

    std::optional<CardIndex> nearest(Zone zone, const Card& to) const
    {
        std::optional<CardIndex> best;
        int bestDistance = 0;
        for (CardIndex card = 0; card < m_pool.size(); ++card) {
            if (!isAtHand(card) || room(zone, card) <= 0)
                continue;
            const int distance = unlikeness(to, m_pool[card]);
            if (best && distance >= bestDistance)
                continue;
            best = card;
            bestDistance = distance;
        }
        return best;
    }

    // DECK-1, DECK-11, DECK-13: what the wanted deck itself lacks.
    void fill()
    {
        if (deck().xFile.empty())
            addFirst(Zone::XFile);
        if (deck().team.empty())
            addBestTeam();
        while (sizeOf(deck().team) < m_format.teamMinimum && addFirst(Zone::Team)) {
        }
        while (bureauDeckSize(deck()) < m_format.minimumSize && addBySample()) {
        }
    }

    bool addFirst(Zone zone)
    {
        for (CardIndex card = 0; card < m_pool.size(); ++card)
            if (add(zone, card))
                return true;
        return false;
    }

    // The Team that meets most of the wanted Sites.
    void addBestTeam()
    {
        TeamWish wish;
        wish.sites = sitesOf(m_wanted, m_pool);
        if (wish.sites.empty())
            wish.sites = sitesOf(m_pool, m_format.sets);
        wish.among.emplace();
        for (CardIndex card = 0; card < m_pool.size(); ++card)
            if (isAtHand(card) && room(Zone::Team, card) > 0)
                wish.among->push_back(card);
        wish.leastAgents = std::max(m_format.teamMinimum, m_format.teamAdvised);
        wish.mostAgents = m_format.teamMaximum;
        wish.mostCost = m_format.teamCost > 0 ? m_format.teamCost : std::numeric_limits<int>::max();
        for (const SolvedTeam& team : bestTeams(wish, m_pool, 1))
            for (const CardIndex agent : team.agents)
                add(Zone::Team, agent);
    }

    bool addBySample()
    {
        const auto card = nextBySample(
            deck(), m_pool, [&](CardIndex each) { return isAtHand(each) && room(Zone::BureauDeck, each) > 0; });
        return card && add(Zone::BureauDeck, *card);
    }

    bool add(Zone zone, CardIndex card)
    {
        if (take(zone, card, 1) == 0)
            return false;
        note({zone, std::nullopt, card, 1});
        return true;
    }

    void note(const Swap& swap)
    {
        for (Swap& known : m_built.swaps)
            if (known.zone == swap.zone && known.wanted == swap.wanted && known.instead == swap.instead) {
                known.copies += swap.copies;
                return;
            }
        m_built.swaps.push_back(swap);
    }

    const Deck& m_wanted;
    CopyCounts m_left;
    const CardPool& m_pool;
    const Format& m_format;
    NearestDeck m_built;
    std::array<std::vector<DeckEntry>, kZones> m_lacking;
};

} // namespace

NearestDeck nearestDeck(const Deck& wanted, const CopyCounts& available, const CardPool& pool, const Format& format)
{
    return Builder(wanted, available, pool, format).build();
}

} // namespace dossier
