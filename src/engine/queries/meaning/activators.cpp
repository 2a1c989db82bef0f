#include "engine/queries/meaning/activators.h"

#include "engine/queries/meaning/permissions.h"
#include "engine/queries/meaning/ways_to_play.h"
#include "engine/queries/table/borrowing.h"
#include "engine/queries/table/keywords.h"
#include "engine/queries/table/powers.h"
#include "engine/queries/table/sites.h"

#include <algorithm>

namespace dossier {

namespace {

constexpr std::uint64_t bit(Activator activator)
{
    return std::uint64_t{1} << static_cast<int>(activator);
}

constexpr std::uint64_t kOfHolder = bit(Activator::Bureau) | bit(Activator::Field) | bit(Activator::Hospital);
constexpr std::uint64_t kOfRoleOrPlace =
    kOfHolder | bit(Activator::Believer) | bit(Activator::Skeptic) | bit(Activator::Active) |
    bit(Activator::Conspiracy) | bit(Activator::Multiplayer) | bit(Activator::Combat) | bit(Activator::Briefing) |
    bit(Activator::AffiliationSite) | bit(Activator::MotiveSite) | bit(Activator::MethodSite) |
    bit(Activator::ResultSite);

std::array<KeywordSet, kActivators> namedKeywords()
{
    std::array<KeywordSet, kActivators> named{};
    for (int i = 0; i < kActivators; ++i) {
        const auto activator = static_cast<Activator>(i);
        if ((kOfRoleOrPlace & bit(activator)) == 0)
            if (const auto keyword = keywordNamed(nameOf(activator)))
                named[static_cast<std::size_t>(i)].insert(*keyword);
    }
    return named;
}

const KeywordSet& namedBy(Activator activator)
{
    static const std::array<KeywordSet, kActivators> named = namedKeywords();
    return named[static_cast<std::size_t>(activator)];
}

// As it lies there: changed Keywords count, a card face down has BLUFF alone (BLUFF-27).
bool bears(const GameState& state, CardRef card, KeywordSet words)
{
    return keywordsOf(state, card).containsAny(words);
}

// A card waiting, or on the table, of a player that `ofSeat` accepts; never the card itself (PLAY-65), nor one that
// somebody holds as if it were in his hand (OQ-130, OQ-162).
template <typename OfSeat>
bool somewhere(const GameState& state, KeywordSet words, OfSeat ofSeat)
{
    for (int i = 0; i < state.depth; ++i) {
        const Frame& frame = state.frames[static_cast<std::size_t>(i)];
        if (frame.kind == FrameKind::Card && ofSeat(frame.seat) && bears(state, frame.card, words))
            return true;
    }
    for (int i = 0; i < state.match->seats(); ++i) {
        const auto seat = static_cast<Seat>(i);
        if (!ofSeat(seat))
            continue;
        bool found = false;
        state.player(seat).table.forEach([&](int index) {
            const CardRef card(seat, index);
            found = found || (!isHeld(state, card) && bears(state, card, words));
        });
        if (found)
            return true;
    }
    return false;
}

bool siteBears(const GameState& state, const Moment& moment, KeywordSet words)
{
    return moment.site && bears(state, moment.site->card, words);
}

// What serves an investigation or Agents speaks of the player's own cards with these words.
KeywordSet wordsOfOwnCards()
{
    KeywordSet words;
    for (Keyword word : {Keyword::Site, Keyword::Agent, Keyword::Witness})
        words.insert(word);
    return words;
}

// POWER-13, OQ-137: neither the Site nor its skills stop this Adversary.
bool goesAnywhere(const GameState& state, Seat seat, const CardFacts& facts)
{
    if (facts.type != CardType::Adversary)
        return false;
    if (goesToAnySite(state, seat, facts))
        return true;
    const Thing team = teamInQuestion(state);
    return team && facts.has(Keyword::Government) &&
           (membersOf(state, team) &
            agentsSaid(state, ModifierKind::PermitSet, Permission::GovernmentAdversaries, team.seat())) != 0;
}

// PLAY-18: words joined as one Activator are on the Site, or for an Adversary a text has put them on the Team (OQ-81).
bool siteAsks(const GameState& state, Seat seat, const CardFacts& facts, Characteristic of, Keyword word,
              const Moment& moment)
{
    if (goesAnywhere(state, seat, facts) || (moment.site && bears(state, moment.site->card, word)))
        return true;
    if (facts.type != CardType::Adversary)
        return false;
    if (const Thing team = teamInQuestion(state); team && bearsSiteMark(state, team.seat(), team.number(), of))
        return true;
    bool found = false;
    if (!moment.siteCheck())
        forEachOpenTo(state, facts, [&](Thing) { found = true; });
    return found;
}

// OQ-30: whose cards satisfy a Keyword depends on what the card is for.
bool keywordSatisfied(const GameState& state, Seat seat, const CardFacts& facts, KeywordSet words, const Moment& moment)
{
    if (facts.type == CardType::Adversary && words.contains(Keyword::Witness)) // OQ-82
        return somewhere(state, words, [&](Seat of) { return of != seat; });
    if (facts.type == CardType::Adversary && words.contains(Keyword::Agent)) // whom it would attack
        return membersOf(state, teamInQuestion(state)) != 0;
    if (facts.type == CardType::Adversary) // PLAY-22, POWER-13
        return siteBears(state, moment, words) ||
               (!words.contains(Keyword::Witness) && goesAnywhere(state, seat, facts));
    if (facts.type == CardType::Witness || words.contains(Keyword::Bluff)) // PLAY-16, OQ-95
        return somewhere(state, words, [](Seat) { return true; });
    if (facts.has(Activator::Active) && !facts.has(Keyword::Negate)) { // PLAY-17
        const bool ownMatter = words.containsAny(wordsOfOwnCards());
        return somewhere(state, words, [&](Seat of) { return of == seat || !ownMatter; });
    }
    return somewhere(state, words, [&](Seat of) { return of != seat; }); // PLAY-15
}

// SET-5: an Agent with the word is in the Team concerned, or, where no Team is, among those of the active player.
// Whether the holder of Equipment has it is asked where that is assigned (REQ-4).
bool agentSatisfies(const GameState& state, const CardFacts& facts, Keyword word)
{
    if (facts.type == CardType::Equipment)
        return true;
    const Thing team = teamInQuestion(state);
    const Seat seat = team ? team.seat() : state.activeSeat();
    bool found = false;
    forEachAgent(team ? membersOf(state, team) : state.player(seat).inPlay,
                 [&](int slot) { found = found || bears(state, agentCard(state, seat, slot), word); });
    return found;
}

bool inCombat(const Moment& moment)
{
    return moment.combat && (moment.window == WindowKind::Combat || moment.window == WindowKind::Assign ||
                             moment.window == WindowKind::AfterDamage);
}

bool satisfied(const GameState& state, Seat seat, const CardFacts& facts, Activator activator, const Moment& moment)
{
    const auto siteHas = [&](Characteristic of, Keyword word) {
        return siteAsks(state, seat, facts, of, word, moment);
    };
    switch (activator) {
    case Activator::Active: // PLAY-12
        return seat == state.activeSeat() || playsBothRoles(state, seat, moment);
    case Activator::Conspiracy: // PLAY-13
        return seat != state.activeSeat();
    case Activator::Multiplayer: // DECK-19
        return state.match->seats() > 2;
    case Activator::Combat: // PLAY-23
        return inCombat(moment);
    case Activator::Briefing:
        return state.phase() == Phase::Briefing;
    case Activator::Believer:
        return agentSatisfies(state, facts, Keyword::Believer);
    case Activator::Skeptic:
        return agentSatisfies(state, facts, Keyword::Skeptic);
    case Activator::AffiliationSite:
        return siteHas(Characteristic::Affiliation, Keyword::Affiliation);
    case Activator::MotiveSite:
        return siteHas(Characteristic::Motive, Keyword::Motive);
    case Activator::MethodSite:
        return siteHas(Characteristic::Method, Keyword::Method);
    case Activator::ResultSite:
        return siteHas(Characteristic::Result, Keyword::Result);
    default:
        if ((kOfHolder & bit(activator)) != 0)
            return true;
        return keywordSatisfied(state, seat, facts, namedBy(activator), moment);
    }
}

} // namespace

KeywordSet keywordActivators(const CardFacts& facts)
{
    KeywordSet all;
    for (std::uint64_t rest = facts.activators; rest != 0; rest &= rest - 1)
        for (int k = 0; k < kKeywords; ++k)
            if (namedBy(static_cast<Activator>(std::countr_zero(rest))).contains(static_cast<Keyword>(k)))
                all.insert(static_cast<Keyword>(k));
    return all;
}

bool mayAttackOpenly(const GameState& state, const CardFacts& adversary, Thing team)
{
    constexpr std::array<std::pair<Activator, Characteristic>, kCharacteristics> kAsked{
        std::pair{Activator::AffiliationSite, Characteristic::Affiliation},
        std::pair{Activator::MotiveSite, Characteristic::Motive},
        std::pair{Activator::MethodSite, Characteristic::Method},
        std::pair{Activator::ResultSite, Characteristic::Result}};
    return std::any_of(kAsked.begin(), kAsked.end(), [&](const auto& asked) {
        return adversary.has(asked.first) && bearsSiteMark(state, team.seat(), team.number(), asked.second);
    });
}

bool playsBothRoles(const GameState& state, Seat seat, const Moment& moment)
{
    const bool check = moment.check || moment.combat; // a round of Combat is one (COMBAT-12)
    if (state.match->seats() == 2 || seat == state.activeSeat() || !check)
        return false;
    if (moment.site)
        return seat != moment.site->who;
    bool directed = false; // TURN-3
    forEachSite(state, state.activeSeat(),
                [&](CardRef site) { directed = directed || directedAt(state, site) == seat; });
    return !directed;
}

namespace {

bool anySatisfied(const GameState& state, Seat seat, const CardFacts& facts, std::uint64_t activators,
                  const Moment& moment)
{
    for (std::uint64_t rest = activators; rest != 0; rest &= rest - 1)
        if (satisfied(state, seat, facts, static_cast<Activator>(std::countr_zero(rest)), moment))
            return true;
    return false;
}

// Calls `stop(Activator)` for each that is not satisfied, until it gives true.
template <typename Stop>
void forEachUnsatisfied(const GameState& state, Seat seat, CardRef card, const Moment& moment, Stop stop)
{
    if (easedNow(state, seat, card).noActivators)
        return;
    const CardFacts& facts = factsOf(state, card);
    const bool targetIsAsked = negatesTarget(state, card); // PLAY-19
    const bool oneIsThere = anySatisfied(state, seat, facts, facts.either(), moment);
    for (std::uint64_t rest = facts.activators; rest != 0; rest &= rest - 1) {
        const auto activator = static_cast<Activator>(std::countr_zero(rest));
        if (oneIsThere && (facts.either() & bit(activator)) != 0)
            continue;
        const bool asked = !targetIsAsked || namedBy(activator).empty();
        if (asked && !satisfied(state, seat, facts, activator, moment) && stop(activator))
            return;
    }
}

} // namespace

std::optional<Activator> unsatisfied(const GameState& state, Seat seat, CardRef card, const Moment& moment)
{
    std::optional<Activator> first;
    forEachUnsatisfied(state, seat, card, moment, [&](Activator activator) {
        first = activator;
        return true;
    });
    return first;
}

std::uint64_t allUnsatisfied(const GameState& state, Seat seat, CardRef card, const Moment& moment)
{
    std::uint64_t missing = 0;
    forEachUnsatisfied(state, seat, card, moment, [&](Activator activator) {
        missing |= bit(activator);
        return false;
    });
    return missing;
}

KeywordSet keywordNamedBy(Activator activator)
{
    return namedBy(activator);
}

} // namespace dossier
