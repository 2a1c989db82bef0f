#include "engine/players/supervisor/supervisor_windows.h"

#include "engine/players/supervisor/site_plan.h"
#include "engine/players/supervisor/supervisor_powers.h"
#include "engine/players/supervisor/supervisor_worth.h"

#include <algorithm>
#include <span>

namespace dossier {

namespace {

bool isPlay(const Action& action)
{
    return action.kind == ActionKind::Play || action.kind == ActionKind::UseText;
}

// The same use of it waits already, like a card (PLAY-66): what it brings is not there yet, and would be paid twice.
bool isUsedAlready(const PlayerView& sight, const Action& action)
{
    if (action.kind != ActionKind::UseText || !action.card || action.card != sight.seen.about.card)
        return false;
    const CardIndex card = sight.cardOf(action.card);
    return card != kNoCardIndex && sight.facts(card).type != CardType::Site; // Sites are asked about in windows too
}

// Something that can be played or used: what it does and costs.
struct Option
{
    const Action* action = nullptr;
    Worth worth{};
    double price = 0;

    double profit() const { return worth.gain - price; }
};

constexpr std::size_t kMostOptions = 128;

class Options
{
public:
    Options(const PlayerView& sight, const CheckView& check, const ActionList& actions)
    {
        for (const Action& action : actions)
            if (isPlay(action) && !isUsedAlready(sight, action) && m_count < kMostOptions)
                m_list[m_count++] = {&action, worthOf(sight, check, action), priceOf(sight, action)};
    }
    std::span<const Option> all() const { return {m_list.data(), m_count}; }

    // The one of which `profit` says most, above `least`.
    template <typename Profit>
    const Action* best(double least, Profit profit) const
    {
        const Action* found = nullptr;
        for (const Option& option : all())
            if (const double value = profit(option); value > least) {
                least = value;
                found = option.action;
            }
        return found;
    }

private:
    std::array<Option, kMostOptions> m_list;
    std::size_t m_count = 0;
};

// The cheapest single one that moves the level by `missing` in the wanted direction (`sign`); where none does, the one
// that moves it most for its price, if the best ways of all cards together do.
const Action* turning(const Options& options, double missing, double sign)
{
    const Option* enough = nullptr;
    const Option* strongest = nullptr;
    double all = 0;
    double ofCard = 0;
    CardRef counted;
    const auto shift = [&](const Option& option) { return sign * option.worth.margin; };
    const auto cost = [](const Option& option) { return std::max(0.0, -option.profit()); };
    for (const Option& option : options.all()) {
        if (shift(option) <= 0)
            continue;
        if (option.action->card != counted) {
            all += ofCard;
            ofCard = 0;
            counted = option.action->card;
        }
        ofCard = std::max(ofCard, shift(option));
        if (shift(option) >= missing && (!enough || cost(option) < cost(*enough)))
            enough = &option;
        if (!strongest || shift(option) / (cost(option) + 1.5) > shift(*strongest) / (cost(*strongest) + 1.5))
            strongest = &option;
    }
    if (enough)
        return enough->action;
    return strongest && all + ofCard >= missing ? strongest->action : nullptr;
}

// Points that the Sites of this turn still want.
int kept(const PlayerView& sight)
{
    constexpr int kForNextSite = 2;
    if (!sight.active() || sight.seen.phase > Phase::CaseAssignment)
        return 0;
    return std::max(kForNextSite, SitePlan(sight, sight.fit(sight.self()), true).cost());
}

// The more there are the less is missed.
double worthOfPoint(int points)
{
    return points > 20 ? 0.15 : points > 14 ? 0.3 : points > 10 ? 0.5 : points > 7 ? 0.75 : 1;
}

// Whatever is worth more than it costs. Points are worth a little less to who has many.
const Action* profitable(const PlayerView& sight, const Options& options, double least)
{
    constexpr double kOfPlaying = 0.6; // a card less in hand, a price that might serve better
    const double factor = worthOfPoint(sight.points());
    const auto profit = [&](const Option& option) {
        return option.worth.gain - factor * option.price - (option.price > 0 ? factor * kOfPlaying : 0);
    };
    const Action* best = options.best(least, profit);
    if (!best || !sight.active())
        return best;
    const int room = sight.own().rp - kept(sight);
    return options.best(least, [&](const Option& option) { return option.price > room ? -1.0 : profit(option); });
}

// What waits of an opponent: how much it is worth to stop it.
double threatOf(const PlayerView& sight, const CheckView& check)
{
    constexpr double kTurned = 6;
    const SeenWaiting& waiting = sight.seen.stack.front();
    const CardFacts& facts = sight.facts(waiting.card.card);
    double threat = facts.cost;
    if (check.seat == kNoSeat)
        return threat;
    double margin = 0;
    if (facts.type == CardType::Adversary) {
        const Worth attack = worthOfAttack(sight, check, waiting.card.card);
        margin = attack.margin;
        threat = std::max(threat, -attack.gain);
    }
    if (const Effect* effect = sight.match.effect(waiting.card.card); effect && !effect->forms.empty()) {
        const Action as{.kind = ActionKind::Play, .card = waiting.card.ref, .target = Thing(waiting.target)};
        margin += worthOf(sight, check, *effect, effect->forms.front(), as).margin;
    }
    const bool own = check.seat == sight.self();
    if (own && check.margin() >= 0 && check.margin() + margin < 0)
        threat += kTurned;
    if (!own && check.margin() < 0 && check.margin() + margin >= 0)
        threat += kTurned;
    return threat;
}

const Action* answer(const PlayerView& sight, const CheckView& check, const Options& options)
{
    const double threat = threatOf(sight, check);
    return options.best(0.2, [&](const Option& option) {
        const bool stops = option.action->target == sight.seen.stack.front().card.ref;
        return stops && option.worth.gain > 0 ? std::max(option.worth.gain, threat) - option.price : option.profit();
    });
}

const Action* inCheck(const PlayerView& sight, const CheckView& check, const Options& options)
{
    const bool own = check.seat == sight.self();
    if (own && check.margin() < 0)
        return turning(options, -check.margin(), 1);
    if (!own && check.margin() >= 0 && check.needed > 0)
        return turning(options, check.margin() + 1, -1);
    return nullptr;
}

} // namespace

Action takeOption(const PlayerView& sight, const ActionList& actions)
{
    constexpr double kLeastProfit = 0.4;
    if (const Action* power = usePower(sight, actions))
        return *power;
    const CheckView check = sight.check();
    const Options options(sight, check, actions);
    if (options.all().empty())
        return passOr(actions);
    if (!sight.seen.stack.empty()) {
        const Action* found = sight.seen.stack.front().seat == sight.self() ? nullptr : answer(sight, check, options);
        return found ? *found : passOr(actions);
    }
    if (check.seat != kNoSeat && check.ability < kSkills && sight.seen.foes.empty())
        if (const Action* found = inCheck(sight, check, options))
            return *found;
    const Action* found = profitable(sight, options, kLeastProfit);
    return found ? *found : passOr(actions);
}

} // namespace dossier
