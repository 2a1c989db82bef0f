#include "table/seat_view.h"

#include "engine/api/scene.h"

#include <algorithm>

namespace dossier {

namespace {

void addAll(std::vector<CardRef>& refs, const std::vector<SeenCard>& cards)
{
    for (const SeenCard& card : cards)
        refs.push_back(card.ref);
}

void addPlayers(std::vector<CardRef>& refs, const SeenPlayer& player)
{
    for (const SeenAgent& agent : player.agents) {
        refs.push_back(agent.ref);
        addAll(refs, agent.equipment);
    }
    for (const SeenSite& site : player.sites) {
        refs.push_back(site.ref);
        addAll(refs, site.own);
        addAll(refs, site.known);
        addAll(refs, site.open);
    }
    for (const SeenAbsent& agent : player.absent)
        refs.push_back(agent.ref);
    addAll(refs, player.table);
    for (const SeenBeside& beside : player.beside)
        refs.push_back(beside.card.ref);
    for (const SeenStore& store : player.stores)
        addAll(refs, store.known);
    addAll(refs, player.held);
}

// Every card that the view speaks of, each once.
std::vector<CardRef> refsIn(const SeatView& view)
{
    std::vector<CardRef> refs{view.seen.investigation.site, view.seen.about.card, view.check.site};
    for (const SeenPlayer& player : view.seen.players)
        addPlayers(refs, player);
    addAll(refs, view.seen.hand);
    for (const SeenWaiting& waiting : view.seen.stack) {
        refs.push_back(waiting.card.ref);
        refs.push_back(waiting.target);
    }
    for (const SeenFighter& foe : view.seen.foes)
        refs.push_back(foe.card.ref);
    if (view.fight)
        for (const InFight& fighter : view.fight->fighters)
            refs.push_back(fighter.ref);
    for (const Waiting& waiting : view.stack) {
        refs.push_back(waiting.ref);
        refs.push_back(waiting.aimAt);
    }
    for (const LevelPart& part : view.check.parts) {
        refs.push_back(part.ref);
        refs.push_back(part.agent);
    }
    for (const Choice& choice : view.offer.choices)
        refs.insert(refs.end(), choice.subjects.begin(), choice.subjects.end());
    std::erase_if(refs, [](CardRef ref) { return !ref; });
    std::sort(refs.begin(), refs.end());
    refs.erase(std::unique(refs.begin(), refs.end()), refs.end());
    return refs;
}

void lookAtStates(const Scene& shown, SeatView& view)
{
    for (const SeatView::Named& card : view.names)
        if (std::vector<CardState> states = shown.cardStates(card.ref, view.reader()); !states.empty())
            view.states.push_back({card.ref, std::move(states)});
}

void lookAtSites(const Scene& shown, SeatView& view)
{
    const auto look = [&](CardRef card) {
        if (std::vector<Prospect> teams = shown.prospects(card, view.reader()); !teams.empty())
            view.sites.push_back({card, std::move(teams)});
    };
    for (const SeenPlayer& player : view.seen.players)
        for (const SeenSite& site : player.sites)
            look(site.ref);
    for (const SeenCard& card : view.seen.hand)
        look(card.ref);
}

void lookAtTeams(const Scene& shown, SeatView& view)
{
    for (std::size_t seat = 0; seat < view.seen.players.size(); ++seat)
        for (const SeenAgent& agent : view.seen.players[seat].agents) {
            const auto owner = static_cast<Seat>(seat);
            if (agent.section != Section::Field || view.teamLevel(owner, agent.team, 0))
                continue;
            SeatView::TeamLevels team{owner, agent.team};
            for (Ability skill = 0; skill < kSkills; ++skill)
                team.levels[skill] = shown.teamLevel(owner, agent.team, skill);
            view.teams.push_back(team);
        }
}

} // namespace

CardName SeatView::name(CardRef card) const
{
    const auto found = std::ranges::lower_bound(names, card, {}, &Named::ref);
    return found != names.end() && found->ref == card ? found->name : CardName();
}

const std::vector<CardState>& SeatView::statesOf(CardRef card) const
{
    static const std::vector<CardState> none;
    const auto found = std::ranges::find(states, card, &InState::ref);
    return found == states.end() ? none : found->states;
}

const std::vector<Prospect>& SeatView::prospects(CardRef site) const
{
    static const std::vector<Prospect> none;
    const auto found = std::ranges::find(sites, site, &AtSite::site);
    return found == sites.end() ? none : found->teams;
}

std::optional<Seat> SeatView::checkOfOthers() const
{
    const SeenInvestigation& under = seen.investigation;
    if (seats() < 3 || offer.actions.empty() || offer.occasion.window != WindowKind::Check ||
        under.seat >= seen.players.size() || under.seat == seen.self)
        return std::nullopt;
    const auto& his = seen.players[under.seat].sites;
    const auto site = std::ranges::find(his, under.site, &SeenSite::ref);
    const bool others = site != his.end() && site->directed != seen.self && site->directed < seen.players.size();
    return others ? std::optional(site->directed) : std::nullopt;
}

std::optional<int> SeatView::teamLevel(Seat seat, std::uint8_t team, Ability skill) const
{
    const auto found =
        std::ranges::find_if(teams, [&](const TeamLevels& each) { return each.seat == seat && each.team == team; });
    return found == teams.end() ? std::nullopt : std::optional(found->levels[skill]);
}

void lookAt(const Scene& shown, SeatView& view)
{
    const Seat reader = view.reader();
    view.over = shown.over();
    view.scene = shown.kind();
    view.storyEnd = shown.storyEnd();
    view.occasion = shown.occasion(reader);
    view.stack = shown.stack(reader);
    view.check = shown.checkParts(reader);
    view.fight = shown.fight(reader);
    view.names.clear();
    view.states.clear();
    view.sites.clear();
    view.teams.clear();
    for (const CardRef ref : refsIn(view))
        view.names.push_back({ref, shown.name(ref, reader)});
    lookAtStates(shown, view);
    lookAtSites(shown, view);
    lookAtTeams(shown, view);
}

} // namespace dossier
