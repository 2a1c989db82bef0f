#include "engine/players/supervisor/site_plan.h"

#include "engine/players/supervisor/odds.h"
#include "engine/queries/table/question.h"

#include <algorithm>

namespace dossier {

namespace {

constexpr double kAllButCertain = 0.95; // of what is left, where only the guess is

struct Member
{
    int skill = 0;
    int slot = 0;
};

struct Crew
{
    AgentSet team = 0;
    int level = 0;
};

// Strongest first until the level is reached; then whoever turns out not to be needed goes again, weakest first.
Crew smallestCrew(const Sight& sight, AgentSet available, CardIndex recruit, CardFacts::Needed need)
{
    std::array<Member, kMostAgentTitles> members{};
    std::size_t count = 0;
    for (const SeenAgent& agent : sight.own().agents)
        if ((available >> agent.slot & 1u) != 0 && count < members.size())
            members[count++] = {sight.skillOf(agent, need.skill), agent.slot};
    if (recruit != kNoCardIndex && (available >> sight.facts(recruit).slot & 1u) != 0 && count < members.size())
        members[count++] = {sight.facts(recruit).abilities[need.skill], sight.facts(recruit).slot};
    std::sort(
        members.begin(), members.begin() + static_cast<std::ptrdiff_t>(count),
        [](const Member& a, const Member& b) { return a.skill != b.skill ? a.skill > b.skill : a.slot < b.slot; });
    Crew crew;
    for (std::size_t i = 0; i < count && crew.level < need.level; ++i) {
        crew.team |= 1u << members[i].slot;
        crew.level += members[i].skill;
    }
    if (crew.level < need.level)
        return {};
    for (std::size_t i = count; i-- > 0;) {
        const AgentSet bit = 1u << members[i].slot;
        if ((crew.team & bit) != 0 && crew.team != bit && crew.level - members[i].skill >= need.level) {
            crew.team &= ~bit;
            crew.level -= members[i].skill;
        }
    }
    return crew;
}

// The most that one Witness of the hand, for at most so many RP, adds to a check in this skill.
struct Help
{
    int levels = 0;
    int cost = 0;
};

Help helpFor(const Sight& sight, Ability skill, int rp)
{
    Help best;
    for (const SeenCard& card : sight.seen.hand) {
        const CardFacts& facts = sight.facts(card.card);
        const Effect* effect = sight.match.effect(card.card);
        if (facts.type != CardType::Witness || facts.cost > rp || !effect || effect->forms.empty() ||
            !facts.has(activatorOf(skill)))
            continue;
        const EffectStep& step = effect->steps[effect->forms.front().steps];
        if (step.verb == Verb::Add && step.quantity == Quantity::Level && step.amount.number > best.levels)
            best = {step.amount.number, facts.cost};
    }
    return best;
}

void take(SiteAim& aim, const Crew& crew, CardFacts::Needed need, const Help& help)
{
    aim.team = crew.team;
    aim.level = crew.level;
    aim.skill = need.skill;
    aim.needed = need.level;
    aim.help = help.levels;
    aim.helpCost = help.cost;
}

// The smaller Team of both skills; with help only where there is none without.
bool findCrew(const Sight& sight, AgentSet available, CardIndex recruit, int rp, SiteAim& aim)
{
    const CardFacts& facts = sight.facts(aim.card);
    for (int i = 0; i < facts.needCount; ++i) {
        const CardFacts::Needed need = facts.needs[static_cast<std::size_t>(i)];
        const Crew crew = smallestCrew(sight, available, recruit, need);
        if (crew.team != 0 && (aim.team == 0 || std::popcount(crew.team) < std::popcount(aim.team)))
            take(aim, crew, need, {});
    }
    for (int i = 0; aim.team == 0 && i < facts.needCount; ++i) {
        CardFacts::Needed need = facts.needs[static_cast<std::size_t>(i)];
        const Help help = helpFor(sight, need.skill, rp);
        need.level = static_cast<std::int8_t>(need.level - help.levels);
        if (help.levels == 0 || need.level <= 0)
            continue;
        if (const Crew crew = smallestCrew(sight, available, recruit, need); crew.team != 0)
            take(aim, crew, need, help);
    }
    return aim.team != 0;
}

// Where no question tells them apart any more, a guess still rules out one (SITE-12).
double toldWith(const Sight& sight, const Odds& odds, CardIndex site)
{
    constexpr double kByGuess = 1;
    const double told = odds.all - odds.leastLeft(typesAskedBy(sight.facts(site)));
    return odds.all <= kWorthAGuess ? std::max(told, kByGuess) : told;
}

} // namespace

double toldBy(const Sight& sight, CardIndex site)
{
    return toldWith(sight, oddsOf(sight.match, sight.candidates(sight.opponent())), site);
}

bool canLearn(const Sight& sight)
{
    constexpr double kSomething = 0.4; // of an X-File
    const Odds odds = oddsOf(sight.match, sight.candidates(sight.opponent()));
    const auto tells = [&](CardIndex card) {
        const CardFacts& facts = sight.facts(card);
        return facts.type == CardType::Site && odds.all - odds.leastLeft(typesAskedBy(facts)) > kSomething &&
               passes(sight, sight.self(), ~AgentSet{0}, card);
    };
    const auto any = [&](const auto& cards) {
        return std::any_of(cards.begin(), cards.end(), [&](const auto& card) { return tells(card.card); });
    };
    const CardFacts* here = sight.factsOf(sight.seen.about.card); // it comes again
    const bool again =
        here && here->type == CardType::Site && odds.all - odds.leastLeft(typesAskedBy(*here)) > kSomething;
    return again || any(sight.seen.hand) || any(sight.own().sites);
}

bool passes(const Sight& sight, Seat seat, AgentSet agents, CardIndex site, int help)
{
    const CardFacts& facts = sight.facts(site);
    for (int i = 0; i < facts.needCount; ++i) {
        const CardFacts::Needed need = facts.needs[static_cast<std::size_t>(i)];
        if (sight.levelOf(seat, agents, need.skill) + help >= need.level)
            return true;
    }
    return false;
}

void SitePlan::collect(const Sight& sight, bool withHand, Aims& found, int& count)
{
    std::array<Odds, kMostSeats> odds{};
    const auto add = [&](CardRef ref, CardIndex card, bool placed, Seat directed) {
        if (count == kMost || directed >= odds.size())
            return;
        if (odds[directed].all == 0)
            odds[directed] = oddsOf(sight.match, sight.candidates(directed));
        const double told = toldWith(sight, odds[directed], card);
        if (told <= 0)
            return;
        SiteAim& aim = found[static_cast<std::size_t>(count++)];
        aim.site = ref;
        aim.card = card;
        aim.placed = placed;
        aim.cost = placed ? 0 : sight.facts(card).cost;
        aim.told = told;
        aim.share = odds[directed].all == 1 ? kAllButCertain : told / odds[directed].all;
    };
    for (const SeenSite& site : sight.own().sites)
        add(site.ref, site.card, true, site.directed);
    if (withHand)
        for (const SeenCard& card : sight.seen.hand)
            if (sight.facts(card.card).type == CardType::Site)
                add(card.ref, card.card, false, sight.opponent());
    std::sort(found.begin(), found.begin() + count, [](const SiteAim& a, const SiteAim& b) {
        if (a.told != b.told)
            return a.told > b.told;
        return a.cost != b.cost ? a.cost < b.cost : a.site < b.site;
    });
}

// The plan that begins with this Site; what it tells in all.
double SitePlan::fill(const Sight& sight, AgentSet available, const Aims& found, int count, int first)
{
    constexpr double kOfPoint = 0.01; // a little less for each point it costs
    m_count = 0;
    double left = 1;
    int rp = sight.own().rp - (m_recruit == kNoCardIndex ? 0 : sight.facts(m_recruit).cost);
    for (int i = -1; i < count; ++i) {
        if (i == first)
            continue;
        SiteAim aim = found[static_cast<std::size_t>(i < 0 ? first : i)];
        const bool twice = std::any_of(aims().begin(), aims().end(), [&](const SiteAim& planned) {
            return sight.facts(planned.card).title == sight.facts(aim.card).title;
        });
        if (aim.cost > rp || twice || available == 0 || !findCrew(sight, available, m_recruit, rp - aim.cost, aim))
            continue;
        rp -= aim.cost + aim.helpCost;
        left *= 1 - aim.share;
        available &= ~aim.team;
        m_aims[static_cast<std::size_t>(m_count++)] = aim;
    }
    return 1 - left - kOfPoint * cost();
}

SitePlan::SitePlan(const Sight& sight, AgentSet available, bool withHand, CardIndex recruit)
    : m_recruit(recruit)
{
    if (recruit != kNoCardIndex)
        available |= 1u << sight.facts(recruit).slot;
    constexpr int kMostFirst = 5;
    Aims found{};
    int count = 0;
    collect(sight, withHand, found, count);
    if (count == 0)
        return;
    int best = 0;
    double most = fill(sight, available, found, count, 0);
    m_told = most;
    if (m_count == count) // all of them at once
        return;
    for (int first = 1; first < std::min(count, kMostFirst); ++first)
        if (const double told = fill(sight, available, found, count, first); told > most) {
            most = told;
            best = first;
        }
    m_told = most;
    fill(sight, available, found, count, best);
}

int SitePlan::cost() const
{
    int cost = 0;
    for (const SiteAim& aim : aims())
        cost += aim.cost + aim.helpCost;
    return cost;
}

AgentSet SitePlan::agents() const
{
    AgentSet all = 0;
    for (const SiteAim& aim : aims())
        all |= aim.team;
    return all;
}

// Each goes where the level is closest to what is needed and he adds to it.
void SitePlan::addSpares(const Sight& sight, AgentSet available)
{
    for (const SeenAgent& agent : sight.own().agents) {
        if ((available >> agent.slot & 1u) == 0 || (agents() >> agent.slot & 1u) != 0)
            continue;
        SiteAim* beside = nullptr;
        for (int i = 0; i < m_count; ++i) {
            SiteAim& aim = m_aims[static_cast<std::size_t>(i)];
            if (sight.skillOf(agent, aim.skill) > 0 &&
                (!beside || aim.level - aim.needed < beside->level - beside->needed))
                beside = &aim;
        }
        if (!beside)
            continue;
        beside->team |= 1u << agent.slot;
        beside->level += sight.skillOf(agent, beside->skill);
    }
}

} // namespace dossier
