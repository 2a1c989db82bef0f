#include "engine/players/supervisor/player_view.h"

#include "engine/queries/table/question.h"

#include <algorithm>

namespace dossier {

namespace {

CardIndex among(const std::vector<SeenCard>& cards, CardRef ref)
{
    for (const SeenCard& card : cards)
        if (card.ref == ref)
            return card.card;
    return kNoCardIndex;
}

CardIndex ofPlayer(const SeenPlayer& player, CardRef ref)
{
    if (const CardIndex card = among(player.table, ref); card != kNoCardIndex)
        return card;
    for (const SeenAgent& agent : player.agents) {
        if (agent.ref == ref)
            return agent.card;
        if (const CardIndex card = among(agent.equipment, ref); card != kNoCardIndex)
            return card;
    }
    for (const SeenSite& site : player.sites) {
        if (site.ref == ref)
            return site.card;
        if (const CardIndex card = among(site.own, ref); card != kNoCardIndex)
            return card;
        for (const auto* cards : {&site.open, &site.known})
            if (const CardIndex card = among(*cards, ref); card != kNoCardIndex)
                return card;
    }
    for (const SeenAbsent& absent : player.absent)
        if (absent.ref == ref)
            return absent.card;
    for (const SeenBeside& beside : player.beside)
        if (beside.card.ref == ref)
            return beside.card.card;
    for (const SeenStore& store : player.stores)
        if (const CardIndex card = among(store.known, ref); card != kNoCardIndex)
            return card;
    return among(player.held, ref);
}

// What this card adds to a skill of who bears it.
int addedTo(const Effect& effect, Ability ability)
{
    int added = 0;
    for (const Step& step : effect.whileThere)
        added += addedToHost(step, ability);
    return added;
}

} // namespace

Seat PlayerView::opponent() const
{
    if (!active())
        return seen.active;
    Seat seat = seen.self;
    do
        seat = static_cast<Seat>((seat + 1u) % seen.players.size());
    while (seen.players[seat].out && seat != seen.self); // MULTI-18
    return seat;
}

CardIndex PlayerView::cardOf(CardRef ref) const
{
    if (!ref)
        return kNoCardIndex;
    if (const CardIndex card = among(seen.hand, ref); card != kNoCardIndex)
        return card;
    for (const SeenPlayer& player : seen.players)
        if (const CardIndex card = ofPlayer(player, ref); card != kNoCardIndex)
            return card;
    for (const SeenWaiting& waiting : seen.stack)
        if (waiting.card.ref == ref)
            return waiting.card.card;
    for (const SeenFighter& foe : seen.foes)
        if (foe.card.ref == ref)
            return foe.card.card;
    return kNoCardIndex;
}

const CardFacts* PlayerView::factsOf(CardRef ref) const
{
    const CardIndex card = cardOf(ref);
    return card == kNoCardIndex ? nullptr : &match.facts(card);
}

const SeenAgent* PlayerView::agentOf(Thing thing) const
{
    if (!thing.isCard())
        return nullptr;
    for (const SeenPlayer& player : seen.players)
        for (const SeenAgent& agent : player.agents)
            if (thing == agent.ref)
                return &agent;
    return nullptr;
}

const SeenSite* PlayerView::siteOf(CardRef ref) const
{
    for (const SeenPlayer& player : seen.players)
        for (const SeenSite& site : player.sites)
            if (site.ref == ref)
                return &site;
    return nullptr;
}

int PlayerView::skillOf(const SeenAgent& agent, Ability ability) const
{
    int skill = match.facts(agent.card).abilities[ability];
    int equipment = 0;
    for (const SeenCard& card : agent.equipment) {
        const Effect* effect = match.effect(card.card);
        if (!effect)
            continue;
        const int added = addedTo(*effect, ability);
        if (match.facts(card.card).type == CardType::Equipment)
            equipment = std::max(equipment, added);
        else
            skill += added;
    }
    return std::max(0, skill + equipment);
}

int PlayerView::levelOf(Seat seat, AgentSet members, Ability ability) const
{
    int level = 0;
    for (const SeenAgent& agent : player(seat).agents)
        if ((members >> agent.slot & 1u) != 0)
            level += skillOf(agent, ability);
    return level;
}

AgentSet PlayerView::membersOf(Seat seat, std::uint8_t team) const
{
    AgentSet members = 0;
    for (const SeenAgent& agent : player(seat).agents)
        if (agent.team == team && agent.section != Section::Hospital)
            members |= 1u << agent.slot;
    return members;
}

AgentSet PlayerView::freeIn(Seat seat, Section section) const
{
    AgentSet free = 0;
    for (const SeenAgent& agent : player(seat).agents)
        if (agent.section == section && agent.sites == 0)
            free |= 1u << agent.slot;
    return free;
}

AgentSet PlayerView::fit(Seat seat) const
{
    AgentSet fit = 0;
    for (const SeenAgent& agent : player(seat).agents)
        if (agent.section != Section::Hospital)
            fit |= 1u << agent.slot;
    return fit;
}

CheckView PlayerView::check() const
{
    if (!seen.check)
        return {};
    return {seen.check.seat, seen.check.ability, enoughToLearn(), seen.check.level,
            membersOf(seen.check.seat, seen.check.team)};
}

// SITE-8: with a reduced Prerequisite another player still learns something, unless he knows the answer of its
// question.
int PlayerView::enoughToLearn() const
{
    const int needed = seen.check.needed;
    const CardFacts* site = factsOf(seen.investigation.site);
    if (!site || site->reducedLevel == 0 || seen.check.seat == self() || seen.check.seat != seen.investigation.seat ||
        tellsNothing(match, ownCandidates(seen.check.seat), kNoCardIndex, typeBit(site->reducedQuestion)))
        return needed;
    for (const CardFacts::Needed& need : site->needs)
        if (need.level == needed && need.skill == seen.check.ability) // else the check is another one, or was changed
            return std::min<int>(needed, site->reducedLevel);
    return needed;
}

std::uint64_t PlayerView::candidates(Seat about) const
{
    if (about >= seen.notebooks.size()) // nobody in particular: nothing is known
        return dossier::candidates(match, {});
    return dossier::candidates(match, seen.notebooks[about]);
}

std::uint64_t PlayerView::ownCandidates(Seat by) const
{
    if (by >= seen.opposing.size())
        return dossier::candidates(match, {});
    return dossier::candidates(match, seen.opposing[by]);
}

double worthOfAgent(const PlayerView& sight, const SeenAgent& agent)
{
    constexpr double kOfCost = 0.8;
    return kOfCost * sight.facts(agent.card).cost + sight.facts(agent.card).res;
}

Activator activatorOf(Ability skill)
{
    static constexpr std::array<Activator, kSkills> kWords{
        Activator::AlienInvestigation,    Activator::Behavioral,         Activator::Bureaucracy, Activator::Computer,
        Activator::CriminalInvestigation, Activator::EvidenceCollection, Activator::Medical,     Activator::Observation,
        Activator::OccultInvestigation,   Activator::Sciences,           Activator::Subterfuge};
    return kWords[skill];
}

bool serves(const CardFacts& facts, Ability skill)
{
    bool named = false;
    for (Ability other = 0; other < kSkills; ++other)
        named = named || facts.has(activatorOf(other));
    return !named || (skill < kSkills && facts.has(activatorOf(skill)));
}

} // namespace dossier
