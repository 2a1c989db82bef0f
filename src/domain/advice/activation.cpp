#include "domain/advice/activation.h"

#include <algorithm>

namespace dossier {

namespace {

// What the player of a deck can bring to the table.
class OwnCards
{
public:
    OwnCards(const Deck& deck, const CardPool& pool, const PlayConditions& conditions)
        : m_pool(pool)
        , m_conditions(conditions)
    {
        for (const Zone zone : {Zone::Team, Zone::BureauDeck})
            for (const DeckEntry& entry : deck.zone(zone))
                m_cards.push_back(entry.card);
    }

    // A card with the Keyword, or one whose effect makes up for it.
    bool offer(Keyword keyword) const
    {
        return any([&](const Card& card) { return card.has(keyword); }) || supply(keyword);
    }

    bool offerAgent(Keyword keyword) const
    {
        return any([&](const Card& card) { return card.agent && card.has(keyword); }) || supply(keyword);
    }

    bool offerAgentWith(Skill skill) const
    {
        return any([&](const Card& card) { return card.agent && card.agent->skill(skill) > 0; }) ||
               supply(keywordOf(skill));
    }

    // By an effect alone.
    bool supply(Keyword keyword) const
    {
        return m_conditions.supplies && std::any_of(m_cards.begin(), m_cards.end(), [&](CardIndex card) {
                   return m_conditions.supplies(card, keyword);
               });
    }

    int players() const { return m_conditions.players; }

private:
    template <class Fulfils>
    bool any(Fulfils fulfils) const
    {
        return std::any_of(m_cards.begin(), m_cards.end(), [&](CardIndex card) { return fulfils(m_pool[card]); });
    }

    const CardPool& m_pool;
    const PlayConditions& m_conditions;
    std::vector<CardIndex> m_cards;
};

struct Lack
{
    std::optional<Activator> missing;
    RuleNumber rule;
};

bool has(const Card& card, Activator activator)
{
    return std::find(card.activators.begin(), card.activators.end(), activator) != card.activators.end();
}

// DECK-19: three players or more.
std::optional<Lack> lackOfPlayers(const Card& card, const OwnCards& own)
{
    if (has(card, Activator::Multiplayer) && own.players() < 3)
        return Lack{Activator::Multiplayer, "DECK-19"};
    return std::nullopt;
}

// REQ-4: the holder of the Equipment must have the Keyword. An Agent bought from the deck is taken into account.
std::optional<Lack> lackOfHolder(const Card& card, const OwnCards& own)
{
    if (card.type != CardType::Equipment || !has(card, Activator::Believer) || own.offerAgent(Keyword::Believer))
        return std::nullopt;
    return Lack{Activator::Believer, "REQ-4"};
}

// PLAY-17: beside ACTIVE, the words SITE, WITNESS and AGENT mean a card of one's own.
std::optional<Lack> lackOfOwnCard(const Card& card, const OwnCards& own)
{
    if (card.type != CardType::Event || !has(card, Activator::Active))
        return std::nullopt;
    for (const Activator word : {Activator::Site, Activator::Witness, Activator::Agent})
        if (has(card, word) && !own.offer(*keywordNamed(nameOf(word))))
            return Lack{word, "PLAY-17"};
    return std::nullopt;
}

// PLAY-2, PLAY-23: a CP Combat card needs a Combat in an opponent's turn, and with two players that is one's own
// Adversary's.
std::optional<Lack> lackOfCombat(const Card& card, const OwnCards& own)
{
    const bool conspiracy = card.cost && card.cost->pool == Pool::Conspiracy;
    if (card.type != CardType::Combat || !conspiracy || own.players() > 2 || own.offer(Keyword::Adversary) ||
        own.supply(Keyword::Combat))
        return std::nullopt;
    return Lack{Activator::Combat, "PLAY-23"};
}

// COMBAT-49, COMBAT-50: SUBTERFUGE is for Agents with that skill, MARTIAL ARTS for those with training; what an
// Adversary may use stands in its text, so any Adversary will do.
std::optional<Lack> lackOfFighter(const Card& card, const OwnCards& own)
{
    if (card.type != CardType::Combat || own.offer(Keyword::Adversary))
        return std::nullopt;
    if (card.has(Keyword::Subterfuge) && !own.offerAgentWith(Skill::Subterfuge))
        return Lack{Activator::Subterfuge, "COMBAT-49"};
    if (card.has(Keyword::MartialArts) && !own.offer(Keyword::Training))
        return Lack{std::nullopt, "COMBAT-50"};
    return std::nullopt;
}

std::optional<Lack> firstLack(const Card& card, const OwnCards& own)
{
    if (const auto lack = lackOfPlayers(card, own))
        return lack;
    if (const auto lack = lackOfHolder(card, own))
        return lack;
    if (const auto lack = lackOfOwnCard(card, own))
        return lack;
    if (const auto lack = lackOfCombat(card, own))
        return lack;
    return lackOfFighter(card, own);
}

} // namespace

KeywordSet keywordsWanted(Activator activator)
{
    KeywordSet wanted;
    switch (activator) {
    case Activator::Active:
    case Activator::Conspiracy:
    case Activator::Multiplayer:
    case Activator::Combat:
    case Activator::Briefing:
    case Activator::Bureau:
    case Activator::Field:
    case Activator::Hospital:
        return wanted;
    case Activator::AffiliationSite:
        wanted.insert(Keyword::Affiliation);
        break;
    case Activator::MotiveSite:
        wanted.insert(Keyword::Motive);
        break;
    case Activator::MethodSite:
        wanted.insert(Keyword::Method);
        break;
    case Activator::ResultSite:
        wanted.insert(Keyword::Result);
        break;
    default:
        wanted.insert(keywordNamed(nameOf(activator)).value());
        return wanted;
    }
    wanted.insert(Keyword::Site);
    return wanted;
}

bool satisfies(const Card& card, Activator activator)
{
    const KeywordSet wanted = keywordsWanted(activator);
    return !wanted.empty() && card.keywordSet().containsAll(wanted);
}

std::vector<DeadCard> deadCards(const Deck& deck, const CardPool& pool, const PlayConditions& conditions)
{
    const OwnCards own(deck, pool, conditions);
    std::vector<DeadCard> dead;
    for (const DeckEntry& entry : deck.bureauDeck)
        if (const auto lack = firstLack(pool[entry.card], own))
            dead.push_back({entry.card, entry.count, lack->missing, lack->rule});
    return dead;
}

} // namespace dossier
