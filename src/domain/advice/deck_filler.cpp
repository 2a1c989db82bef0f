#include "domain/advice/deck_filler.h"

#include "domain/advice/activation.h"
#include "domain/advice/skill_coverage.h"
#include "domain/cards/support_level.h"

#include <algorithm>
#include <array>
#include <tuple>
#include <vector>

namespace dossier {

namespace {

constexpr double kSampleSize = 60;

// What is asked about every candidate, counted once for the deck as it stands.
class Needs
{
public:
    Needs(const Deck& deck, const CardPool& pool)
        : m_deck(deck)
        , m_pool(pool)
        , m_levels(skillTotals(teamOf(deck, pool), pool))
    {
        for (const DeckEntry& entry : deck.bureauDeck) {
            const Card& card = pool[entry.card];
            m_ofType[static_cast<std::size_t>(card.type)] += entry.count;
            if (!card.site)
                continue;
            for (const Characteristic asked : card.site->asks)
                m_asking[static_cast<std::size_t>(asked)] += entry.count;
            for (const Prerequisite& prerequisite : card.site->prerequisites)
                m_needing[static_cast<std::size_t>(prerequisite.skill)] += entry.count;
        }
    }

    // The more, the sooner.
    auto rank(CardIndex index) const
    {
        const Card& card = m_pool[index];
        const auto type = static_cast<std::size_t>(card.type);
        const double wanted = kSampleMix[type] * (bureauDeckSize(m_deck) + 1) / kSampleSize;
        const Passing passes = card.site ? checkSite(*card.site, m_levels).passes : Passing::No;
        return std::tuple(wanted - m_ofType[type], passes, -copiesOfTitle(m_deck, Zone::BureauDeck, index, m_pool),
                          card.site ? -asking(*card.site) : usesOf(card), -baseCost(card));
    }

private:
    // Sites of the deck that ask the same; of two questions the rarer.
    int asking(const SiteFacts& site) const
    {
        int least = kMostCopies;
        for (const Characteristic asked : site.asks)
            least = std::min(least, m_asking[static_cast<std::size_t>(asked)]);
        return least;
    }

    // Sites of the deck that want a skill this Witness or piece of Equipment is about.
    int usesOf(const Card& card) const
    {
        int uses = 0;
        if (card.type == CardType::Witness || card.type == CardType::Equipment)
            for (int skill = 0; skill < kSkills; ++skill)
                if (card.has(keywordOf(static_cast<Skill>(skill))))
                    uses = std::max(uses, m_needing[static_cast<std::size_t>(skill)]);
        return uses;
    }

    const Deck& m_deck;
    const CardPool& m_pool;
    SkillTotals m_levels;
    std::array<int, kCardTypes> m_ofType{};
    std::array<int, kCharacteristics> m_asking{};
    SkillTotals m_needing{};
};

} // namespace

std::optional<CardIndex> nextBySample(const Deck& deck, const CardPool& pool,
                                      const std::function<bool(CardIndex)>& allowed)
{
    const Needs needs(deck, pool);
    std::optional<CardIndex> best;
    for (CardIndex card = 0; card < pool.size(); ++card)
        if (allowed(card) && (!best || needs.rank(card) > needs.rank(*best)))
            best = card;
    return best;
}

Deck filled(Deck deck, int copies, const CardPool& pool, const Format& format, const std::vector<int>* available)
{
    constexpr int kRounds = 5; // each leaves out what the one before could not play
    std::vector<char> useless(pool.size(), 0);
    const Deck before = deck;
    // Owned Agents are wanted for the Team, and nobody is in it yet.
    const bool keepsAgents = available && deck.team.empty();
    const auto isAtHand = [&](CardIndex card) {
        if (!available)
            return mayPropose(format.sets, pool, card);
        return supportLevelOf(pool, card) == SupportLevel::Whole && !(keepsAgents && pool[card].agent) &&
               (*available)[card] > deck.count(Zone::Team, card) + deck.count(Zone::BureauDeck, card);
    };
    const auto fill = [&] {
        while (bureauDeckSize(deck) < bureauDeckSize(before) + copies) {
            const auto card = nextBySample(deck, pool, [&](CardIndex each) {
                return useless[each] == 0 && isAtHand(each) &&
                       copiesOfTitle(deck, Zone::Team, each, pool) == 0 && // AGENT-5
                       roomInBureauDeck(deck, each, pool, format) > 0;
            });
            if (!card)
                return;
            deck.add(Zone::BureauDeck, *card, 1);
        }
    };
    for (int round = 0; round < kRounds; ++round) {
        deck = before;
        fill();
        bool all = true;
        for (const DeadCard& dead : deadCards(deck, pool))
            if (before.count(Zone::BureauDeck, dead.card) < deck.count(Zone::BureauDeck, dead.card)) {
                useless[dead.card] = 1;
                all = false;
            }
        if (all)
            break;
    }
    if (available) {
        std::ranges::fill(useless, 0);
        fill();
    }
    return deck;
}

} // namespace dossier
