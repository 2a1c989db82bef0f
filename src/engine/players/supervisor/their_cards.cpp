#include "engine/players/supervisor/their_cards.h"

#include "engine/players/supervisor/hiding.h"
#include "engine/players/supervisor/site_plan.h"
#include "engine/players/supervisor/supervisor_holdings.h"
#include "engine/players/supervisor/supervisor_worth.h"

#include <algorithm>

namespace dossier {

bool picksShown(const Effect& effect)
{
    bool any = false;
    for (const Instruction& one : effect.program) {
        if (!one.as<ChooseStep>())
            continue;
        const Selector& from = *effect.selectors[one.count];
        if (from.kind == SelectorKind::Opponent)
            continue;
        if (from.where != Where::Seen && (from.where != Where::Hand || from.side != Side::Their))
            return false;
        any = true;
    }
    return any;
}

CardIndex shownCard(const PlayerView& sight, Thing thing)
{
    const CardRef card = thing.isCard() ? thing.card() : CardRef();
    if (!card || card.owner() == sight.self() || card.index() >= sight.match.cardCount(card.owner()))
        return kNoCardIndex;
    const CardIndex index = sight.match.card(card.owner(), card.index());
    const SeenPlayer& owner = sight.player(card.owner());
    const bool inDeck = std::ranges::any_of(owner.knownDeck, [&](const SeenInDeck& one) { return one.card == index; });
    const bool wholeHand = static_cast<int>(owner.knownHand.size()) == owner.handCount;
    return wholeHand || inDeck ? index : kNoCardIndex;
}

namespace {

// Whether a card of an opponent's makes a check fail that would pass, and for how many of his points at least.
struct Spoiling
{
    bool spoils = false;
    int price = 0;
};

class Spoiler
{
public:
    Spoiler(const PlayerView& sight, CardIndex card, int points)
        : m_sight(sight)
        , m_card(card)
        , m_facts(sight.facts(card))
        , m_points(points)
    {}

    Spoiling against(const CheckView& check, CardIndex site) const
    {
        if (m_facts.type == CardType::Adversary && m_facts.cost <= m_points &&
            check.margin() + worthOfAttack(m_sight, check, m_card).margin < 0)
            return {true, m_facts.cost};
        const Effect* effect = m_sight.match.effect(m_card);
        if (!effect || (m_facts.type == CardType::Bluff && !fitsSite(m_facts, m_sight.facts(site))))
            return {};
        Spoiling best;
        for (const EffectForm& form : effect->forms)
            if (const Spoiling way = by(*effect, form, check); way.spoils && (!best.spoils || way.price < best.price))
                best = way;
        return best;
    }

private:
    Spoiling by(const Effect& effect, const EffectForm& form, const CheckView& check) const
    {
        const bool fits = std::ranges::all_of(
            form.conditions, [&](const TextCondition& condition) { return checksFor(condition, check); });
        if (!fits)
            return {};
        const std::size_t steps = m_facts.stepped ? kPriceSteps.size() : 1;
        for (std::size_t step = 0; step < steps; ++step) {
            const int full = m_facts.stepped ? kPriceSteps[step] : form.cost.value_or(m_facts.cost);
            const int price = std::max(0, full - (m_facts.type == CardType::Bluff ? 1 : 0)); // BLUFF-7
            const Action use{.kind = ActionKind::Play, .number = static_cast<std::uint8_t>(step)};
            if (price <= m_points && check.margin() + worthOf(m_sight, check, effect, form, use).margin < 0)
                return {true, price};
        }
        return {};
    }

    const PlayerView& m_sight;
    CardIndex m_card;
    const CardFacts& m_facts;
    int m_points;
};

bool passesAlone(const PlayerView& sight, Seat seat, CardIndex site)
{
    return passes(sight, seat, sight.fit(seat), site);
}

} // namespace

double worthToOpponent(const PlayerView& sight, Seat seat, CardIndex card)
{
    constexpr double kSpoils = 4;
    constexpr double kOfPrice = 0.3; // points that he may want for something else
    constexpr double kSolvable = 2.6;
    constexpr double kUnsolved = 0.4;
    const CardFacts& facts = sight.facts(card);
    if (facts.type == CardType::Site)
        return passesAlone(sight, seat, card) ? kSolvable : kUnsolved;
    const double worth = worthUnplaced(sight, seat, card);
    if (facts.pool == Pool::Resource || facts.type == CardType::Combat)
        return worth;
    const Spoiler spoiler(sight, card, sight.player(seat).cp);
    double spoilt = 0;
    const SitePlan next = SitePlan::ahead(sight, {});
    for (const SiteAim& aim : next.aims()) {
        const CheckView check{sight.self(), aim.skill, aim.needed, aim.level, aim.team};
        if (const Spoiling way = spoiler.against(check, aim.card); way.spoils)
            spoilt = std::max(spoilt, kSpoils - kOfPrice * way.price);
    }
    return worth + spoilt;
}

} // namespace dossier
