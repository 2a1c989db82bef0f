#include "app/game/offer.h"

#include <algorithm>
#include <map>

namespace dossier {

namespace {

class Offering
{
public:
    Offering(const Ahead& at, const Observation& seen, Putting putting)
        : m_at(at)
        , m_seen(seen)
        , m_merged(putting == Putting::Merged)
    {}

    Offer offer()
    {
        const Asked now(m_at);
        if (!m_merged || !mergeWithNext(now)) {
            putQuestion(m_at, now, {});
            if (m_merged && !now.isWindow())
                addWindowAfter(now);
        }
        return std::move(m_offer);
    }

private:
    // The question that comes after windows, with what could be played before.
    bool mergeWithNext(const Asked& now)
    {
        const std::optional<NextQuestion> next = nextQuestion(m_at, now);
        if (!next)
            return false;
        putQuestion(next->at, Asked(next->at), next->passes);
        addPlays(m_at, now, {}, false);
        m_offer.question.emplace(next->at);
        return true;
    }

    // What could be played once this question is passed on.
    void addWindowAfter(const Asked& now)
    {
        if (!now.pass() || !now.hasOwnChoices() || m_offer.costs != PassCosts::Nothing)
            return;
        Ahead next = m_at;
        if (!passesQuietly(next, *now.pass()))
            return;
        const Asked after(next);
        if (isPlainWindow(next, after))
            addPlays(next, after, {*now.pass()}, true);
    }

    void putQuestion(const Ahead& at, const Asked& asked, const std::vector<Action>& before)
    {
        m_offer.decision = asked.decision;
        m_offer.occasion = asked.occasion;
        m_offer.costs = passCosts(at, asked);
        for (std::size_t i = 0; i < asked.choices.size(); ++i)
            add(at, asked, asked.choices[i], before, false, false);
        if (asked.decision.asks == Asks::Deploy && !asked.isWindow())
            moveTeams(at, asked, before);
    }

    void addPlays(const Ahead& at, const Asked& asked, const std::vector<Action>& before, bool ends)
    {
        for (const Choice& choice : asked.choices)
            if (choice.action.kind != ActionKind::Pass && !m_offer.actions.contains(choice.action))
                add(at, asked, choice, before, true, ends);
    }

    void add(const Ahead& at, const Asked& asked, const Choice& choice, const std::vector<Action>& before, bool beside,
             bool ends)
    {
        m_offer.actions.add(choice.action);
        m_offer.choices.push_back(choice);
        m_offer.before.push_back(before);
        m_offer.facts.push_back(at.factsOf(choice.action));
        m_offer.pointless.push_back(isPointless(at, asked, m_offer.facts.back()));
        m_offer.beside.push_back(beside);
        m_offer.ends.push_back(ends);
    }

    // Whole Teams of the Bureau to the Field and back.
    void moveTeams(const Ahead& at, const Asked& asked, const std::vector<Action>& before)
    {
        std::map<std::pair<Section, std::uint8_t>, std::vector<const SeenAgent*>> teams;
        for (const SeenAgent& agent : m_seen.players[m_seen.self].agents)
            if (agent.section != Section::Hospital && agent.team != kNoTeam)
                teams[{agent.section, agent.team}].push_back(&agent);
        for (const auto& [where, members] : teams)
            if (members.size() > 1)
                moveTeam(at, asked, before, members, where.first == Section::Bureau ? Section::Field : Section::Bureau);
    }

    void moveTeam(Ahead at, const Asked& asked, const std::vector<Action>& before,
                  const std::vector<const SeenAgent*>& members, Section to)
    {
        TeamMove move;
        move.to = to;
        move.actions = before;
        std::uint8_t team = kNoTeam;
        for (const Choice& choice : asked.choices)
            if (choice.action.kind == ActionKind::Deploy && choice.action.agent == members.front()->slot &&
                choice.action.section == static_cast<int>(to) && choice.team && !choice.joins)
                team = choice.action.team;
        if (team == kNoTeam)
            return;
        for (const SeenAgent* agent : members) {
            const Action action{.kind = ActionKind::Deploy,
                                .agent = agent->slot,
                                .team = team,
                                .section = static_cast<std::uint8_t>(to)};
            if (!at.take(action))
                return;
            move.actions.push_back(action);
            move.cards.push_back(agent->ref);
            CardName name;
            name.owner = m_seen.self;
            name.card = agent->card;
            name.place = to == Section::Field ? Place::Bureau : Place::Field;
            move.members.push_back(name);
        }
        m_offer.teams.push_back(move);
    }

    const Ahead& m_at;
    const Observation& m_seen;
    bool m_merged;
    Offer m_offer;
};

} // namespace

Offer offerAt(const Ahead& at, const Observation& seen, Putting putting)
{
    return at.over() ? Offer() : Offering(at, seen, putting).offer();
}

} // namespace dossier
