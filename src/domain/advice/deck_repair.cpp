#include "domain/advice/deck_repair.h"

#include "domain/advice/deck_filler.h"
#include "domain/advice/team_solver.h"

#include <algorithm>
#include <tuple>

namespace dossier {

namespace {

Repair takeOut(const Problem& problem, int copies, std::optional<Zone> zone)
{
    return {Repair::Kind::TakeOut, problem.card, copies, zone};
}

// DECK-15: of the Agents whose leaving is enough the cheapest, else the dearest.
std::optional<Repair> dropAnAgent(const Deck& deck, const CardPool& pool, int excess)
{
    const DeckEntry* chosen = nullptr;
    for (const DeckEntry& entry : deck.team) {
        const auto rank = [&](const DeckEntry& agent) {
            const int cost = baseCost(pool[agent.card]);
            return std::tuple(cost < excess, cost < excess ? -cost : cost);
        };
        if (!chosen || rank(entry) < rank(*chosen))
            chosen = &entry;
    }
    return chosen ? std::optional(Repair{Repair::Kind::TakeOut, chosen->card, 1, Zone::Team}) : std::nullopt;
}

// Whether a copy is to be had that the deck does not hold.
bool isToBeHad(const Deck& deck, CardIndex card, const CardPool& pool, const std::vector<int>* available)
{
    return !available || (*available)[card] > copiesOfTitle(deck, Zone::Team, card, pool) +
                                                  copiesOfTitle(deck, Zone::BureauDeck, card, pool);
}

// The Agent with whom the Team passes most of the deck's Sites; of several the cheapest.
std::optional<Repair> addAnAgent(const Deck& deck, const CardPool& pool, const Format& format,
                                 const std::vector<int>* available)
{
    const int room = format.teamCost > 0 ? format.teamCost - teamCost(deck, pool) : 1000;
    const std::vector<DeckEntry> sites = sitesOf(deck, pool);
    std::optional<std::tuple<int, int, CardIndex>> best; // fewer Sites missed, cost, place
    for (CardIndex card = 0; card < pool.size(); ++card) {
        if (pool[card].type != CardType::Agent || !mayPropose(format.sets, pool, card) || baseCost(pool[card]) > room ||
            copiesOfTitle(deck, Zone::Team, card, pool) > 0 || !fitsGame(pool[card], format) ||
            !isToBeHad(deck, card, pool, available))
            continue;
        std::vector<CardIndex> team = teamOf(deck, pool);
        team.push_back(card);
        const std::tuple rank(-coverageOf(team, sites, pool).met, baseCost(pool[card]), card);
        if (!best || rank < *best)
            best = rank;
    }
    return best ? std::optional(Repair{Repair::Kind::Add, std::get<2>(*best), 1, Zone::Team}) : std::nullopt;
}

// A Site the Team passes, by the widest margin, of which there may be one more.
std::optional<Repair> addASite(const Deck& deck, const CardPool& pool, const Format& format,
                               const std::vector<int>* available)
{
    const SkillTotals levels = skillTotals(teamOf(deck, pool), pool);
    std::optional<std::tuple<int, int, CardIndex>> best; // how far from passing, copies in the deck, place
    for (const DeckEntry& site : sitesOf(pool, format.sets)) {
        if (roomInBureauDeck(deck, site.card, pool, format) == 0 || !isToBeHad(deck, site.card, pool, available))
            continue;
        const int copies = copiesOfTitle(deck, Zone::BureauDeck, site.card, pool);
        const std::tuple rank(-std::min(checkSite(*pool[site.card].site, levels).margin(), 0), copies, site.card);
        if (!best || rank < *best)
            best = rank;
    }
    return best ? std::optional(Repair{Repair::Kind::Add, std::get<2>(*best), 1, Zone::BureauDeck}) : std::nullopt;
}

std::optional<Repair> repairTeamSize(const Problem& problem, const Deck& deck, const CardPool& pool,
                                     const Format& format, const std::vector<int>* available)
{
    if (problem.card)
        return takeOut(problem, problem.have - problem.want, Zone::Team);
    if (problem.have > problem.want)
        return dropAnAgent(deck, pool, 0);
    return problem.have == 0 ? std::optional(Repair{Repair::Kind::ProposeTeam, {}, 0, Zone::Team})
                             : addAnAgent(deck, pool, format, available);
}

void takeOutOf(std::vector<DeckEntry>& zone, CardIndex card, int copies, const CardPool& pool)
{
    // What was put in last goes first.
    for (std::size_t i = zone.size(); i-- > 0 && copies > 0;) {
        if (!pool.sameCard(zone[i].card, card))
            continue;
        const int taken = std::min(copies, zone[i].count);
        copies -= taken;
        zone[i].count -= taken;
        if (zone[i].count == 0)
            zone.erase(zone.begin() + static_cast<std::ptrdiff_t>(i));
    }
}

void proposeTeam(Deck& deck, const CardPool& pool, const Format& format, const std::vector<int>* available)
{
    TeamWish wish;
    wish.sites = sitesOf(deck, pool);
    if (wish.sites.empty())
        wish.sites = sitesOf(pool, format.sets);
    wish.sets = format.sets;
    wish.leastAgents = std::max(format.teamMinimum, format.teamAdvised);
    wish.mostAgents = format.teamMaximum;
    if (format.game == Game::Basic || available) {
        wish.among.emplace();
        for (CardIndex card = 0; card < pool.size(); ++card)
            if (pool[card].type == CardType::Agent && mayPropose(format.sets, pool, card) &&
                fitsGame(pool[card], format) && (!available || (*available)[card] > 0))
                wish.among->push_back(card);
    }
    std::vector<SolvedTeam> teams = bestTeams(wish, pool, 1);
    while (teams.empty() && --wish.leastAgents > 0) // of those who are to be had; more are advised (DECK-16)
        teams = bestTeams(wish, pool, 1);
    if (teams.empty())
        return;
    deck.team.clear();
    for (const CardIndex agent : teams.front().agents)
        deck.team.push_back({agent, 1});
}

} // namespace

std::optional<Repair> repairFor(const Problem& problem, const Deck& deck, const CardPool& pool, const Format& format,
                                const std::vector<int>* available)
{
    const std::string_view rule = problem.rule.text();
    if (rule == "DECK-1")
        return Repair{Repair::Kind::FillUp, {}, problem.want - problem.have, Zone::BureauDeck};
    if (rule == "DECK-4" || rule == "BASIC-10" || rule == "DECK-20" || rule == "DECK-22")
        return takeOut(problem, problem.have - problem.want, Zone::BureauDeck);
    if (rule == "DECK-7")
        return deck.xFile.empty() ? Repair{Repair::Kind::MakeXFile, problem.card, 1, Zone::BureauDeck}
                                  : takeOut(problem, problem.have, Zone::BureauDeck);
    if ((rule == "DECK-11" || rule == "BASIC-4") && problem.card)
        return takeOut(problem, problem.have, Zone::XFile);
    if (rule == "DECK-11" || rule == "BASIC-4")
        return deck.xFile.empty() ? Repair{Repair::Kind::ChooseXFile, {}, 0, Zone::XFile}
                                  : Repair{Repair::Kind::KeepOneXFile, deck.xFile.front().card, 1, Zone::XFile};
    if (rule == "DECK-13" && problem.card)
        return takeOut(problem, problem.have, Zone::Team);
    if (rule == "DECK-13")
        return Repair{Repair::Kind::ProposeTeam, {}, 0, Zone::Team};
    if (rule == "DECK-14")
        return takeOut(problem, problem.have - 1, Zone::Team);
    if (rule == "DECK-15")
        return dropAnAgent(deck, pool, problem.have - problem.want);
    if (rule == "DECK-16")
        return addAnAgent(deck, pool, format, available);
    if (rule == "BASIC-5")
        return repairTeamSize(problem, deck, pool, format, available);
    if (rule == "DECK-26")
        return addASite(deck, pool, format, available);
    if (rule == "BASIC-3" || rule == "REASON-6" || rule == "SET-3")
        return takeOut(problem, problem.have, std::nullopt);
    if (rule == "DECK-18" || rule == "DECK-19" || rule == "AGENT-5" || rule == "BASIC-8")
        return takeOut(problem, problem.have, Zone::BureauDeck);
    return std::nullopt;
}

Deck repaired(Deck deck, const Repair& repair, const CardPool& pool, const Format& format,
              const std::vector<int>* available)
{
    switch (repair.kind) {
    case Repair::Kind::TakeOut:
        for (const Zone zone : {Zone::XFile, Zone::Team, Zone::BureauDeck})
            if (!repair.zone || repair.zone == zone)
                takeOutOf(deck.zone(zone), *repair.card, repair.zone ? repair.copies : kMostCopies, pool);
        break;
    case Repair::Kind::Add:
        deck.add(*repair.zone, *repair.card, 1);
        break;
    case Repair::Kind::MakeXFile:
        takeOutOf(deck.bureauDeck, *repair.card, kMostCopies, pool);
        deck.xFile = {{*repair.card, 1}};
        break;
    case Repair::Kind::KeepOneXFile:
        deck.xFile = {{*repair.card, 1}};
        break;
    case Repair::Kind::ProposeTeam:
        proposeTeam(deck, pool, format, available);
        break;
    case Repair::Kind::FillUp:
        return filled(std::move(deck), repair.copies, pool, format, available);
    case Repair::Kind::ChooseXFile:
        break;
    }
    return deck;
}

} // namespace dossier
