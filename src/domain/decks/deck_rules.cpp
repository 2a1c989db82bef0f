#include "domain/decks/deck_rules.h"

#include "domain/decks/deck_support.h"
#include "domain/decks/table_room.h"

#include <algorithm>
#include <array>

namespace dossier {

namespace {

struct Check
{
    const Deck& deck;
    const CardPool& pool;
    const Format& format;
    std::vector<Problem>& problems;

    void report(RuleNumber rule, Severity severity, std::optional<CardIndex> card, int have, int want) const
    {
        problems.push_back({rule, severity, card, have, want});
    }
};

// Copies of each title in a zone, all printings together, in the order of their first entry. Named by its first
// printing.
struct TitleCount
{
    CardIndex card;
    TitleIndex title;
    int count;
};

class TitleCounts
{
public:
    TitleCounts(const std::vector<DeckEntry>& entries, const CardPool& pool)
    {
        m_counts.reserve(entries.size());
        // The place of each title among the counts, plus one: one pass however long the deck is.
        m_place.assign(pool.titleCount(), 0);
        for (const DeckEntry& entry : entries) {
            const TitleIndex title = pool.titleOf(entry.card);
            if (m_place[title] == 0) {
                m_counts.push_back({entry.card, title, 0});
                m_place[title] = static_cast<std::uint16_t>(m_counts.size());
            }
            m_counts[m_place[title] - 1].count += entry.count;
        }
    }

    auto begin() const { return m_counts.begin(); }
    auto end() const { return m_counts.end(); }
    int of(TitleIndex title) const { return m_place[title] == 0 ? 0 : m_counts[m_place[title] - 1].count; }

private:
    std::vector<TitleCount> m_counts;
    std::vector<std::uint16_t> m_place;
};

struct Counted
{
    TitleCounts bureauDeck;
    TitleCounts team;
};

// DECK-1, DECK-3: at least 60 cards; the Team and the X-File are not among them.
void checkSize(const Check& check, const Counted&)
{
    const int size = bureauDeckSize(check.deck);
    if (size < check.format.minimumSize)
        check.report("DECK-1", Severity::Error, std::nullopt, size, check.format.minimumSize);
}

void checkCopiesAs(RuleNumber rule, const Check& check, const Counted& counted)
{
    for (const TitleCount& card : counted.bureauDeck)
        if (card.count > check.format.copies && check.pool[card.card].type != CardType::XFile)
            check.report(rule, Severity::Error, card.card, card.count, check.format.copies);
}

// DECK-4 to DECK-6: at most two copies of a title, printings together; the Team does not count (DECK-10).
void checkCopies(const Check& check, const Counted& counted)
{
    checkCopiesAs("DECK-4", check, counted);
}

// BASIC-10: the same limit for a constructed Basic deck.
void checkBasicCopies(const Check& check, const Counted& counted)
{
    checkCopiesAs("BASIC-10", check, counted);
}

// DECK-20, DECK-22 and whatever else the data limits below the usual number of copies.
void checkCopyLimits(const Check& check, const Counted& counted)
{
    for (const CopyLimit& limit : check.format.limits)
        if (const int count = counted.bureauDeck.of(limit.title); count > limit.copies)
            check.report(limit.rule, Severity::Error, check.pool.defaultPrinting(limit.title), count, limit.copies);
}

// DECK-7: X-Files stay out of the Bureau Deck.
void checkNoXFilesInBureauDeck(const Check& check, const Counted& counted)
{
    for (const TitleCount& card : counted.bureauDeck)
        if (check.pool[card.card].type == CardType::XFile)
            check.report("DECK-7", Severity::Error, card.card, card.count, 0);
}

// Cards of another type than a zone is for, which no door lets in but another program may have written there; returns
// how many copies are of that type.
int checkOnly(CardType type, Zone zone, RuleNumber rule, const Check& check)
{
    int fitting = 0;
    for (const DeckEntry& entry : check.deck.zone(zone)) {
        if (check.pool[entry.card].type == type)
            fitting += entry.count;
        else
            check.report(rule, Severity::Error, entry.card, entry.count, 0);
    }
    return fitting;
}

void checkOneXFileAs(RuleNumber rule, const Check& check)
{
    const int chosen = checkOnly(CardType::XFile, Zone::XFile, rule, check);
    if (chosen != 1)
        check.report(rule, Severity::Error, std::nullopt, chosen, 1);
}

// DECK-11: exactly one X-File.
void checkOneXFile(const Check& check, const Counted&)
{
    checkOneXFileAs("DECK-11", check);
}

// BASIC-4: the same for the Basic Game.
void checkBasicXFile(const Check& check, const Counted&)
{
    checkOneXFileAs("BASIC-4", check);
}

// DECK-13: the Team has one Agent or more, and nobody else.
void checkTeamNotEmpty(const Check& check, const Counted&)
{
    const int size = checkOnly(CardType::Agent, Zone::Team, "DECK-13", check);
    if (size < check.format.teamMinimum)
        check.report("DECK-13", Severity::Error, std::nullopt, size, check.format.teamMinimum);
}

// DECK-14: no title twice in the Team, whatever its printings.
void checkTeamDoubles(const Check& check, const Counted& counted)
{
    for (const TitleCount& agent : counted.team)
        if (agent.count > 1)
            check.report("DECK-14", Severity::Error, agent.card, agent.count, 1);
}

// DECK-15: printed Costs of the Team total at most 20.
void checkTeamCost(const Check& check, const Counted&)
{
    const int cost = teamCost(check.deck, check.pool);
    if (check.format.teamCost > 0 && cost > check.format.teamCost)
        check.report("DECK-15", Severity::Error, std::nullopt, cost, check.format.teamCost);
}

// DECK-18, OPT-3: Killer cards only where all players agree.
void checkKillers(const Check& check, const Counted& counted)
{
    if (check.format.killersAgreed)
        return;
    for (const TitleCount& card : counted.bureauDeck)
        if (check.pool[card.card].has(Keyword::Killer))
            check.report("DECK-18", Severity::Agreement, card.card, card.count, 0);
}

// BASIC-3: cards with the yellow-green X are taken out.
void checkNothingAdvanced(const Check& check, const Counted& counted)
{
    for (const TitleCounts* zone : {&counted.team, &counted.bureauDeck})
        for (const TitleCount& card : *zone)
            if (check.pool[card.card].advancedOnly)
                check.report("BASIC-3", Severity::Error, card.card, card.count, 0);
}

// BASIC-5: exactly four Agents, all different.
void checkBasicTeam(const Check& check, const Counted& counted)
{
    const int size = checkOnly(CardType::Agent, Zone::Team, "BASIC-5", check);
    if (size < check.format.teamMinimum)
        check.report("BASIC-5", Severity::Error, std::nullopt, size, check.format.teamMinimum);
    else if (check.format.teamMaximum > 0 && size > check.format.teamMaximum)
        check.report("BASIC-5", Severity::Error, std::nullopt, size, check.format.teamMaximum);
    for (const TitleCount& agent : counted.team)
        if (agent.count > 1)
            check.report("BASIC-5", Severity::Error, agent.card, agent.count, 1);
}

// BASIC-8: neither Agents nor X-Files in the deck.
void checkBasicDeckTypes(const Check& check, const Counted& counted)
{
    for (const TitleCount& card : counted.bureauDeck) {
        const CardType type = check.pool[card.card].type;
        if (type == CardType::Agent || type == CardType::XFile)
            check.report("BASIC-8", Severity::Error, card.card, card.count, 0);
    }
}

// DECK-16: three Agents are the recommended minimum.
void adviseTeamSize(const Check& check, const Counted&)
{
    const int size = sizeOf(check.deck.team);
    if (size >= check.format.teamMinimum && size < check.format.teamAdvised)
        check.report("DECK-16", Severity::Advice, std::nullopt, size, check.format.teamAdvised);
}

// DECK-26: about a quarter of the deck should be Sites. `have` and `want` are numbers of Sites, rounded down.
void adviseSites(const Check& check, const Counted& counted)
{
    const int size = bureauDeckSize(check.deck);
    int sites = 0;
    for (const TitleCount& card : counted.bureauDeck)
        if (check.pool[card.card].type == CardType::Site)
            sites += card.count;
    const int advised = size * check.format.sitesAdvised / 100;
    if (sites < advised)
        check.report("DECK-26", Severity::Advice, std::nullopt, sites, advised);
}

// AGENT-5: an Agent of the Team may be in the deck, too (DECK-9), but cannot be bought while he is in play.
void adviseAgentTwice(const Check& check, const Counted& counted)
{
    for (const TitleCount& card : counted.bureauDeck)
        if (check.pool[card.card].type == CardType::Agent && counted.team.of(card.title) > 0)
            check.report("AGENT-5", Severity::Advice, card.card, card.count, 0);
}

// DECK-19: Multiplayer cards need three players.
void adviseMultiplayer(const Check& check, const Counted& counted)
{
    for (const TitleCount& card : counted.bureauDeck) {
        const auto& activators = check.pool[card.card].activators;
        if (std::find(activators.begin(), activators.end(), Activator::Multiplayer) != activators.end())
            check.report("DECK-19", Severity::Advice, card.card, card.count, 0);
    }
}

// OQ-151: a limit of this program, not of the rules.
void adviseRoomAtTheTable(const Check& check, const Counted&)
{
    const int all = sizeOf(check.deck.team) + bureauDeckSize(check.deck);
    if (all > kMostTableCards)
        check.report("OQ-151", Severity::Advice, std::nullopt, all, kMostTableCards);
}

// SET-3: no card of a set that the deck's format leaves out.
void checkSets(const Check& check, const Counted&)
{
    for (const Zone zone : {Zone::XFile, Zone::Team, Zone::BureauDeck})
        for (const DeckEntry& entry : check.deck.zone(zone))
            if (!mayUse(check.format.sets, check.pool, entry.card))
                check.report("SET-3", Severity::Error, entry.card, entry.count, 0);
}

// REASON-6: cards of further sets, of which the game has the printed facts alone (supportLevelOf).
void warnOfUnknownCards(const Check& check, const Counted&)
{
    for (const DeckEntry& entry : notGrasped(check.deck, check.pool))
        check.report("REASON-6", Severity::Unknown, entry.card, entry.count, 0);
}

struct Rule
{
    RuleNumber number;
    void (*check)(const Check&, const Counted&);
};

// In the order in which a deck is built: the Team first, for it tells which Sites suit.
constexpr std::array kAdvancedRules{
    Rule{"DECK-13", checkTeamNotEmpty},
    Rule{"DECK-14", checkTeamDoubles},
    Rule{"DECK-15", checkTeamCost},
    Rule{"DECK-16", adviseTeamSize},
    Rule{"DECK-1", checkSize},
    Rule{"DECK-4", checkCopies},
    Rule{"DECK-7", checkNoXFilesInBureauDeck},
    Rule{"DECK-11", checkOneXFile},
    Rule{"DECK-18", checkKillers},
    Rule{"DECK-19", adviseMultiplayer},
    Rule{"DECK-20", checkCopyLimits},
    Rule{"DECK-26", adviseSites},
    Rule{"AGENT-5", adviseAgentTwice},
    Rule{"OQ-151", adviseRoomAtTheTable},
    Rule{"REASON-6", warnOfUnknownCards},
    Rule{"SET-3", checkSets},
};

constexpr std::array kBasicRules{
    Rule{"BASIC-5", checkBasicTeam},      Rule{"BASIC-3", checkNothingAdvanced}, Rule{"BASIC-4", checkBasicXFile},
    Rule{"BASIC-8", checkBasicDeckTypes}, Rule{"BASIC-10", checkBasicCopies},    Rule{"DECK-26", adviseSites},
    Rule{"OQ-151", adviseRoomAtTheTable}, Rule{"REASON-6", warnOfUnknownCards},  Rule{"SET-3", checkSets},
};

std::span<const Rule> rulesOf(Game game)
{
    if (game == Game::Basic)
        return kBasicRules;
    return kAdvancedRules;
}

} // namespace

std::vector<Problem> checkDeck(const Deck& deck, const CardPool& pool, const Format& format)
{
    std::vector<Problem> problems;
    const Check check{deck, pool, format, problems};
    const Counted counted{TitleCounts(deck.bureauDeck, pool), TitleCounts(deck.team, pool)};
    for (const Rule& rule : rulesOf(format.game))
        rule.check(check, counted);
    std::stable_sort(problems.begin(), problems.end(),
                     [](const Problem& a, const Problem& b) { return a.severity < b.severity; });
    return problems;
}

bool mayUse(DeckSets sets, const CardPool& pool, CardIndex card)
{
    if (sets == DeckSets::All)
        return true;
    const auto known = pool.knownPrinting(card);
    if (!known)
        return false;
    return isOfBaseSet(pool[*known]) || (sets == DeckSets::WithoutPromotional && !isPromotional(pool[*known]));
}

bool mayPropose(DeckSets sets, const CardPool& pool, CardIndex card)
{
    return !pool[card].further && pool.defaultPrinting(pool.titleOf(card)) == card && mayUse(sets, pool, card);
}

bool isLegal(const std::vector<Problem>& problems)
{
    return hindrances(problems) == 0;
}

int hindrances(const std::vector<Problem>& problems)
{
    return static_cast<int>(std::count_if(problems.begin(), problems.end(),
                                          [](const Problem& problem) { return problem.severity < Severity::Unknown; }));
}

std::vector<RuleNumber> checkedRules(Game game)
{
    std::vector<RuleNumber> numbers;
    for (const Rule& rule : rulesOf(game))
        numbers.push_back(rule.number);
    return numbers;
}

} // namespace dossier
