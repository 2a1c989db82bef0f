#include "app/board/table_groups.h"

#include "app/board/stage_plan.h"
#include "wording/play/player_names.h"

#include <QCoreApplication>

#include <algorithm>
#include <map>

namespace dossier {

namespace {

class Gathering
{
    Q_DECLARE_TR_FUNCTIONS(Gathering)

public:
    Gathering(const Observation& seen, Seat seat, const PlayerNames& cast, const FightSides& sides, CaseCards which)
        : m_seen(seen)
        , m_player(seen.players[seat])
        , m_cast(cast)
        , m_sides(sides)
        , m_case(caseOf(seen, sides))
        , m_seat(seat)
        , m_alone(which == CaseCards::Alone)
    {}

    TableGroups groups()
    {
        gatherTeams();
        gatherLying();
        if (!m_alone)
            gatherAbsent();
        for (std::size_t owner = 0; owner < m_seen.players.size(); ++owner)
            gatherBeside(static_cast<Seat>(owner));
        return std::move(m_groups);
    }

private:
    std::vector<TableGroup>& of(Section section) { return m_groups[static_cast<std::size_t>(section)]; }

    void gatherTeams()
    {
        std::map<std::pair<Section, std::uint8_t>, TableGroup> teams;
        for (const SeenAgent& agent : m_player.agents) {
            if (isInCase(m_case, m_sides, m_seat, agent) != m_alone)
                continue;
            TableGroup& team = teams[{agent.section, agent.team}];
            team.team = agent.team;
            if (agent.team != kNoTeam && agent.section != Section::Hospital)
                team.caption = tr("Team %1").arg(agent.team + 1);
            team.piles.push_back(pileOf(agent));
        }
        for (const SeenSite& site : m_player.sites)
            if ((m_case && site.ref == m_case.site) == m_alone)
                of(Section::Field).push_back(groupOf(site));
        for (auto& [key, team] : teams)
            of(key.first).push_back(std::move(team));
    }

    // Resources, used Witnesses, Adversaries that fight.
    void gatherLying()
    {
        TableGroup lying;
        TableGroup fighting;
        lying.caption = tr("In play");
        fighting.caption = tr("In Combat");
        for (const SeenCard& card : m_player.table) {
            TablePile pile{.main = {.ref = card.ref, .card = card.card}, .slips = {}};
            pile.main.tokens = card.tokens;
            bool fights = isBeaten(m_sides, card.ref);
            for (const SeenFighter& foe : m_seen.foes)
                if (foe.card.ref == card.ref) {
                    pile.main.damage = foe.damage;
                    fights = true;
                }
            if ((fights && m_case.fight) != m_alone)
                continue;
            (fights ? fighting : lying).piles.push_back(std::move(pile));
        }
        for (TableGroup* group : {&fighting, &lying})
            if (!group->piles.empty())
                of(Section::Bureau).push_back(std::move(*group));
    }

    // Agents in training, and abducted ones: beside the Hospital, with what keeps them.
    void gatherAbsent()
    {
        TableGroup away;
        away.caption = tr("Away");
        for (const SeenAbsent& agent : m_player.absent) {
            TablePile pile{.main = {.ref = agent.ref, .card = agent.card}, .slips = {}};
            if (agent.above >= 0)
                pile.main.note = tr("under %n card(s)", nullptr, agent.above);
            else if (agent.turns > 0) // else a card keeps him, which lies with him
                pile.main.note = tr("%n turn(s)", nullptr, agent.turns);
            away.piles.push_back(std::move(pile));
        }
        if (!away.piles.empty())
            of(Section::Hospital).push_back(std::move(away));
    }

    // What one player has laid into this one's places, or with his cards.
    void gatherBeside(Seat owner)
    {
        const SeenPlayer& player = m_seen.players[owner];
        for (const SeenBeside& beside : player.beside)
            if (beside.with == m_seat)
                gather(beside);
        for (const SeenStore& store : player.stores)
            gatherStore(store);
    }

    void gather(const SeenBeside& beside)
    {
        if (TablePile* pile = pileWith(beside))
            return pile->slips.push_back(slip(beside.card, false));
        if (m_alone || beside.place == Place::OnTeam || beside.place == Place::OnCard)
            return; // it lies with what is on stage
        const bool guarding = beside.place == Place::BesideXFile;
        TableGroup& group = groupIn(beside.place == Place::Field      ? Section::Field
                                    : beside.place == Place::Hospital ? Section::Hospital
                                                                      : Section::Bureau,
                                    guarding ? tr("By the X-File") : tr("In play"));
        TablePile pile{.main = {.ref = beside.card.ref, .card = beside.card.card}, .slips = {}};
        pile.main.tokens = beside.card.tokens;
        group.piles.push_back(std::move(pile));
    }

    TableGroup& groupIn(Section section, const QString& caption)
    {
        for (TableGroup& group : of(section))
            if (group.caption == caption)
                return group;
        of(section).push_back({.caption = caption});
        return of(section).back();
    }

    // Where the Team begins with which the card lies, or the card lies with which it does.
    TablePile* pileWith(const SeenBeside& beside)
    {
        const auto isHost = [&](const PlannedCard& card) { return beside.host && card.ref == beside.host; };
        for (std::vector<TableGroup>& groups : m_groups)
            for (TableGroup& group : groups) {
                if (beside.place == Place::OnTeam && !group.site && group.team == beside.team && !group.piles.empty())
                    return &group.piles.front();
                for (TablePile& pile : group.piles)
                    if (isHost(pile.main) || std::ranges::any_of(pile.slips, isHost))
                        return &pile;
            }
        return nullptr;
    }

    void gatherStore(const SeenStore& store)
    {
        SeenBeside below;
        below.host = store.host;
        TablePile* const pile = pileWith(below);
        if (!pile)
            return;
        for (const SeenCard& card : store.known) {
            PlannedCard known = slip(card, true);
            known.seen = !card.ref;
            pile->slips.push_back(known);
        }
        hide(store.count - static_cast<int>(store.known.size()), *pile);
    }

    bool isForMore() const { return m_seen.players.size() > 2; }

    static void hide(int count, TablePile& pile, const QString& whose = {})
    {
        if (count <= 0)
            return;
        PlannedCard hidden{.look = PlannedCard::Slip};
        hidden.faceDown = true;
        hidden.count = count;
        hidden.note = whose;
        pile.slips.push_back(hidden);
    }

    static TablePile pileOf(const SeenAgent& agent)
    {
        TablePile pile{.main = {.ref = agent.ref, .card = agent.card}, .slips = {}};
        pile.main.damage = agent.damage;
        pile.main.health = agent.health;
        pile.main.tokens = agent.tokens;
        pile.main.purse = agent.purse;
        for (const SeenCard& card : agent.equipment)
            pile.slips.push_back(slip(card, false));
        return pile;
    }

    static PlannedCard slip(const SeenCard& card, bool faceDown)
    {
        PlannedCard planned{.ref = card.ref, .card = card.card};
        planned.look = PlannedCard::Slip;
        planned.tokens = card.tokens;
        planned.faceDown = faceDown;
        return planned;
    }

    TableGroup groupOf(const SeenSite& site) const
    {
        TableGroup group;
        group.site = true;
        TablePile pile{.main = {.ref = site.ref, .card = site.card}, .slips = {}};
        const QString team = site.team == kNoTeam ? QString() : tr("Team %1").arg(site.team + 1);
        pile.main.note = team;
        if (isForMore() && site.directed < m_seen.players.size()) { // MULTI-4
            const QString at = tr("→ %1", "a Site and at whom it is directed").arg(m_cast.name(site.directed));
            pile.main.note = team.isEmpty() ? at : team + QLatin1Char(' ') + at;
            if (!team.isEmpty())
                pile.main.briefNote = QString::number(site.team + 1) + QLatin1Char(' ') + at;
        }
        for (const SeenCard& card : site.open)
            pile.slips.push_back(slip(card, false));
        gatherHidden(site, pile);
        group.piles.push_back(std::move(pile));
        return group;
    }

    // The observer's own, those of others that he has seen, and how many he has not (BLUFF-23).
    // With three players and more it counts whose they are (MULTI-12, MULTI-13).
    void gatherHidden(const SeenSite& site, TablePile& pile) const
    {
        const bool named = isForMore() && site.known.empty();
        int others = 0;
        for (std::size_t owner = 0; owner < m_seen.players.size(); ++owner) {
            pile.hidden += site.faceDown[owner];
            if (owner == m_seen.self)
                continue;
            others += site.faceDown[owner];
            if (named)
                hide(site.faceDown[owner], pile, m_cast.name(static_cast<Seat>(owner)));
        }
        for (const SeenCard& card : site.own)
            pile.slips.push_back(slip(card, true));
        for (const SeenCard& card : site.known) {
            PlannedCard seen{.card = card.card, .look = PlannedCard::Slip};
            seen.faceDown = true;
            seen.seen = true;
            pile.slips.push_back(seen);
        }
        if (!named)
            hide(others - static_cast<int>(site.known.size()), pile);
    }

    const Observation& m_seen;
    const SeenPlayer& m_player;
    const PlayerNames& m_cast;
    const FightSides& m_sides;
    Case m_case;
    Seat m_seat;
    bool m_alone; // the cards of the case, else all others
    TableGroups m_groups;
};

} // namespace

TableGroups groupsOf(const Observation& seen, Seat seat, const PlayerNames& cast, const FightSides& sides,
                     CaseCards which)
{
    return Gathering(seen, seat, cast, sides, which).groups();
}

} // namespace dossier
