#include "table/choice_order.h"

#include "table/seat_game.h"

#include <algorithm>

namespace dossier {

namespace {

bool playsSomething(ActionKind kind)
{
    return kind == ActionKind::Play || kind == ActionKind::UseText || kind == ActionKind::UseBluff ||
           kind == ActionKind::UsePower;
}

// A Team that has enough for a Site.
struct TeamAtSite
{
    std::uint8_t team = kNoTeam;
    Thing site{};
};

// Finds a Site for the Team, be it one from which another Team goes elsewhere. `sent`: who goes where so far.
bool findsSite(std::uint8_t team, const std::vector<TeamAtSite>& all, std::vector<TeamAtSite>& sent,
               std::vector<Thing>& tried)
{
    for (const TeamAtSite& each : all) {
        if (each.team != team || std::ranges::find(tried, each.site) != tried.end())
            continue;
        tried.push_back(each.site);
        const auto there = std::ranges::find(sent, each.site, &TeamAtSite::site);
        if (there == sent.end()) {
            sent.push_back(each);
            return true;
        }
        const auto place = there - sent.begin();
        if (findsSite(there->team, all, sent, tried)) {
            sent[static_cast<std::size_t>(place)].team = team;
            return true;
        }
    }
    return false;
}

// How many Sites can be solved where each Team is sent to one.
std::size_t mostSolved(const std::vector<TeamAtSite>& all)
{
    std::vector<TeamAtSite> sent;
    std::vector<std::uint8_t> teams;
    for (const TeamAtSite& each : all)
        if (std::ranges::find(teams, each.team) == teams.end()) {
            teams.push_back(each.team);
            std::vector<Thing> tried;
            findsSite(each.team, all, sent, tried);
        }
    return sent.size();
}

class Order
{
public:
    explicit Order(const SeatGame& game)
        : m_game(game)
        , m_offer(game.offer())
        , m_check(game.seen().check)
        , m_own(m_check.seat == game.viewer())
    {
        for (std::size_t i = 0; i < m_offer.choices.size(); ++i)
            if (const Action& action = m_offer.choices[i].action; action.kind == ActionKind::AssignTeam)
                if (const auto preview = previewOf(game, i); preview && preview->enough)
                    m_enough.push_back({action.team, action.target});
        m_reforms = std::ranges::any_of(m_offer.actions, [this](const Action& action) { return makesEnough(action); });
        const auto pass = std::ranges::find_if(
            m_offer.choices, [](const Choice& choice) { return choice.action.kind == ActionKind::Pass; });
        if (pass == m_offer.choices.end())
            return;
        m_passing = previewOf(game, static_cast<std::size_t>(pass - m_offer.choices.begin()));
        if (const auto leaving = m_own ? game.leaving(pass->action) : std::nullopt)
            m_leaving = leaving->size();
    }

    std::vector<ChoiceWorth> worths() const
    {
        std::vector<ChoiceWorth> worths(m_offer.choices.size());
        for (std::size_t i = 0; i < worths.size(); ++i) {
            worths[i].preview = previewOf(m_game, i);
            worths[i].changesNothing =
                m_passing && playsSomething(m_offer.choices[i].action.kind) && worths[i].preview == m_passing;
            worths[i].rank = rankOf(i, worths[i].preview);
            worths[i].within = withinOf(i, worths[i].rank, worths[i].preview);
            worths[i].like = i;
            for (std::size_t first = 0; first < i && worths[i].like == i; ++first)
                if (worths[first].like == first && worths[first].rank == worths[i].rank && isLike(first, i, worths))
                    worths[i].like = first;
        }
        return worths;
    }

private:
    bool goesOut(const Action& action) const
    {
        const auto& agents = m_game.seen().players[m_game.viewer()].agents;
        const auto agent = std::ranges::find(agents, action.agent, &SeenAgent::slot);
        const bool hurt = agent != agents.end() && agent->damage > 0;
        const auto section = static_cast<Section>(action.section);
        return section == Section::Field || (section == Section::Hospital && hurt);
    }
    // Who joins others helps more than who is alone; in the Field more than in the Bureau.
    static int whereItGoes(const Choice& choice)
    {
        const auto section = static_cast<Section>(choice.action.section);
        if (section == Section::Hospital)
            return 0;
        return (choice.joins ? 0 : 2) + (section == Section::Field ? 0 : 1);
    }
    // He joins a Team that has enough for a Site only with him, and one Site more is solved so than by the Teams as
    // they are.
    bool makesEnough(const Action& action) const
    {
        if (action.kind != ActionKind::Regroup)
            return false;
        const auto& agents = m_game.seen().players[m_game.viewer()].agents;
        const auto agent = std::ranges::find(agents, action.agent, &SeenAgent::slot);
        return agent != agents.end() && std::ranges::any_of(m_game.view().sites, [&](const auto& site) {
                   return std::ranges::any_of(site.teams, [&](const Prospect& team) {
                       return team.seat == m_game.viewer() && team.team == action.team && team.joining == agent->ref &&
                              (team.assigned || solvesMore({action.team, site.site}));
                   });
               });
    }
    bool solvesMore(const TeamAtSite& with) const
    {
        if (std::ranges::find(m_offer.choices, with.site, [](const Choice& choice) {
                return choice.action.kind == ActionKind::AssignTeam ? choice.action.target : Thing();
            }) == m_offer.choices.end())
            return false; // another Team goes there
        std::vector<TeamAtSite> all = m_enough;
        all.push_back(with);
        return mostSolved(all) > mostSolved(m_enough);
    }
    bool isBluff(const Choice& choice) const
    {
        return choice.card.isKnown() && m_game.cast().pool[choice.card.card].type == CardType::Bluff;
    }
    bool isGood(const LevelPreview& preview) const { return preview.enough == m_own; }

    // How far it moves the check under way: above 0 as its player wants it; below 0 against himself, of what does
    // nothing else.
    int towards(std::size_t i, const std::optional<LevelPreview>& preview) const
    {
        const PlayFacts& facts = m_offer.facts[i];
        if (!m_check || m_check.needed <= 0 || !playsSomething(m_offer.choices[i].action.kind))
            return 0;
        if (facts.levelOnly)
            return m_own ? facts.shift : -facts.shift;
        if (!preview || !m_passing)
            return 0;
        const int shift = preview->level - preview->needed - (m_passing->level - m_passing->needed);
        return std::max(0, m_own ? shift : -shift);
    }

    ChoiceRank rankOf(std::size_t i, const std::optional<LevelPreview>& preview) const
    {
        const Action& action = m_offer.choices[i].action;
        if (action.kind == ActionKind::PutUnder) // a decoy, discarded once it is turned up (BLUFF-6), or no better
            return isBluff(m_offer.choices[i]) && !m_offer.pointless[i] ? ChoiceRank::Usual : ChoiceRank::Seldom;
        if (m_offer.pointless[i] || towards(i, preview) < 0)
            return ChoiceRank::Useless;
        if (m_offer.beside[i])
            return m_offer.ends[i] ? ChoiceRank::Ending : ChoiceRank::Beside;
        switch (action.kind) {
        case ActionKind::Regroup:
            return makesEnough(action) ? ChoiceRank::Usual : ChoiceRank::Seldom;
        case ActionKind::AssignTeam:
            return m_reforms && reach(preview) > 0 ? ChoiceRank::Short : ChoiceRank::Usual;
        case ActionKind::HandOver:
        case ActionKind::Announce:
            return ChoiceRank::Seldom;
        case ActionKind::Sell: // for nothing (BRIEF-13)
            return m_offer.choices[i].yield && m_offer.choices[i].yield->number > 0 ? ChoiceRank::Usual
                                                                                    : ChoiceRank::Useless;
        case ActionKind::Deploy: // one goes out, or to be healed; all else changes little
            return goesOut(action) ? ChoiceRank::Usual : ChoiceRank::Seldom;
        default:
            break;
        }
        if (!m_check || !playsSomething(action.kind))
            return ChoiceRank::Usual;
        if (preview && isGood(*preview) && !(m_passing && isGood(*m_passing)))
            return ChoiceRank::Decides;
        if (m_leaving > 0)
            if (const auto leaving = m_game.leaving(action); leaving && leaving->size() < m_leaving)
                return ChoiceRank::Saves;
        return ChoiceRank::Usual;
    }

    // What is enough, then what one Agent more would make so.
    static int reach(const std::optional<LevelPreview>& preview)
    {
        return preview && preview->enough ? 0 : preview && preview->joining ? 1 : 2;
    }

    // Where one of them has to be taken, or several may be, what is enough comes first; of cards that go, what is worth
    // least to keep.
    int withinOf(std::size_t i, ChoiceRank rank, const std::optional<LevelPreview>& preview) const
    {
        switch (m_offer.choices[i].action.kind) {
        case ActionKind::PlaceSite:
        case ActionKind::AssignTeam:
        case ActionKind::Investigate:
        case ActionKind::AnnounceSkill:
            return reach(preview);
        case ActionKind::NameWord:
            return preview && isGood(*preview) ? 0 : 1;
        case ActionKind::BuyAgent:
        case ActionKind::Deploy:
            return whereItGoes(m_offer.choices[i]);
        case ActionKind::Discard:
        case ActionKind::Sell:
        case ActionKind::PutUnder:
            return rank == ChoiceRank::Usual && m_offer.choices[i].action.kind == ActionKind::PutUnder
                       ? 0
                       : m_offer.facts[i].loss;
        case ActionKind::Choose:
            if (m_offer.facts[i].loss != 0)
                return m_offer.facts[i].loss;
            break;
        default:
            break;
        }
        if (playsSomething(m_offer.choices[i].action.kind)) {
            constexpr int kDearest = 100; // points, and more than any card costs
            const int price = m_offer.choices[i].price ? m_offer.choices[i].price->number : 0;
            // What is enough: the cheapest first. Else what brings the check further, and of that the cheapest.
            return std::min(price, kDearest) - (rank == ChoiceRank::Decides ? 0 : towards(i, preview) * (kDearest + 1));
        }
        return m_check ? whereItLeads(preview.value_or(asItStands())) : 0;
    }

    // Of what ends the check in a way that cannot be foreseen, as a Combat that goes on.
    LevelPreview asItStands() const
    {
        return {.level = m_check.level, .needed = m_check.needed, .enough = m_check.level >= m_check.needed};
    }

    // Of what answers a question in a check: what ends it well, then what brings it further.
    int whereItLeads(const LevelPreview& preview) const
    {
        constexpr int kBeyondAnyLevel = 1000;
        return (isGood(preview) ? 0 : kBeyondAnyLevel) + (m_own ? -preview.level : preview.level);
    }

    bool isLike(std::size_t first, std::size_t other, const std::vector<ChoiceWorth>& worths) const
    {
        const Choice& a = m_offer.choices[first];
        const Choice& b = m_offer.choices[other];
        const auto cost = [](const Choice& choice) {
            return choice.price ? std::pair(choice.price->number, choice.price->rp) : std::pair(0, false);
        };
        return playsSomething(a.action.kind) && a.action.kind == b.action.kind && a.card.isKnown() &&
               a.card.card == b.card.card && cost(a) == cost(b) && worths[first].preview &&
               worths[first].preview == worths[other].preview;
    }

    const SeatGame& m_game;
    const LegalMoves& m_offer;
    SeenCheck m_check;
    bool m_own;
    std::vector<TeamAtSite> m_enough; // as the Teams are, and may be sent
    bool m_reforms = false;           // one Site more can be solved by somebody's joining a Team
    std::optional<LevelPreview> m_passing;
    std::size_t m_leaving = 0; // who leave in this round if he passes
};

} // namespace

std::vector<ChoiceWorth> choiceWorths(const SeatGame& game)
{
    return game.isOn() ? Order(game).worths() : std::vector<ChoiceWorth>();
}

} // namespace dossier
