#include "engine/activators.h"

#include "engine/agents.h"
#include "engine/keywords.h"
#include "engine/permissions.h"
#include "engine/play_card.h"
#include "engine/powers.h"

namespace dossier {

namespace {

constexpr std::uint64_t bit(Activator activator)
{
    return std::uint64_t{1} << static_cast<int>(activator);
}

constexpr std::uint64_t kOfHolder =
    bit(Activator::Bureau) | bit(Activator::Field) | bit(Activator::Hospital) | bit(Activator::Believer);
constexpr std::uint64_t kOfRoleOrPlace =
    kOfHolder | bit(Activator::Active) | bit(Activator::Conspiracy) | bit(Activator::Multiplayer) |
    bit(Activator::Combat) | bit(Activator::Briefing) | bit(Activator::AffiliationSite) | bit(Activator::MotiveSite) |
    bit(Activator::MethodSite) | bit(Activator::ResultSite);

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

bool bearsAny(const GameState& state, CardRef card, KeywordSet words)
{
    return keywordsOf(state, card).containsAny(words); // changed ones count (PLAY-38)
}

// A card waiting, or on the table, of a player that `ofSeat` accepts; never the card itself (PLAY-65).
template <typename OfSeat>
bool somewhere(const GameState& state, KeywordSet words, OfSeat ofSeat)
{
    for (int i = 0; i < state.depth; ++i) {
        const Frame& frame = state.frames[static_cast<std::size_t>(i)];
        if (frame.kind == FrameKind::Card && ofSeat(frame.seat) && bearsAny(state, frame.card, words))
            return true;
    }
    for (int i = 0; i < state.match->seats(); ++i) {
        const auto seat = static_cast<Seat>(i);
        if (!ofSeat(seat))
            continue;
        bool found = false;
        state.player(seat).table.forEach(
            [&](int index) { found = found || bearsAny(state, CardRef(seat, index), words); });
        if (found)
            return true;
    }
    return false;
}

bool siteBears(const GameState& state, const Moment& moment, KeywordSet words)
{
    return moment.site && bearsAny(state, moment.site->card, words);
}

// PLAY-17: words that speak of one's own investigation and one's own Agents.
bool serves(KeywordSet words)
{
    for (Keyword own : {Keyword::Site, Keyword::Agent, Keyword::Witness})
        if (words.contains(own))
            return true;
    for (int skill = 0; skill < kSkills; ++skill)
        if (words.contains(static_cast<Keyword>(skill)))
            return true;
    return false;
}

// OQ-30: whose cards satisfy a Keyword depends on what the card is for.
bool keywordSatisfied(const GameState& state, Seat seat, const CardFacts& facts, KeywordSet words, const Moment& moment)
{
    if (facts.type == CardType::Adversary) // PLAY-22, POWER-13
        return goesToAnySite(state, seat, facts) || siteBears(state, moment, words);
    if (facts.has(Keyword::Negate)) // PLAY-19: its target is asked instead
        return true;
    if (facts.type == CardType::Witness || words.contains(Keyword::Bluff)) // PLAY-16, OQ-95
        return somewhere(state, words, [](Seat) { return true; });
    if (facts.has(Activator::Active) && serves(words)) // PLAY-17
        return somewhere(state, words, [&](Seat of) { return of == seat; });
    return somewhere(state, words, [&](Seat of) { return of != seat; }); // PLAY-15
}

// OQ-137: the Team at the Site is open to Adversaries with GOVERNMENT whatever the Site says.
bool isOpenToGovernment(const GameState& state, const CardFacts& facts, const Moment& moment)
{
    if (facts.type != CardType::Adversary || !facts.has(Keyword::Government) || !moment.siteCheck())
        return false;
    const AgentSet team = teamMembers(state, moment.check->seat, moment.check->team);
    return (team & agentsSaid(state, ModifierKind::PermitSet, Permission::GovernmentAdversaries,
                              moment.check->seat)) != 0;
}

// PLAY-18; an Adversary may find the words on the Team instead (OQ-81).
bool siteOf(const GameState& state, Seat seat, const CardFacts& facts, const Moment& moment,
            Characteristic characteristic)
{
    constexpr std::array<Keyword, kCharacteristics> words{Keyword::Affiliation, Keyword::Motive, Keyword::Method,
                                                          Keyword::Result};
    const Keyword word = words[static_cast<std::size_t>(characteristic)];
    if (goesToAnySite(state, seat, facts) || isOpenToGovernment(state, facts, moment) || (moment.site && bears(state, moment.site->card, word)))
        return true;
    if (facts.type != CardType::Adversary)
        return false;
    if (moment.siteCheck())
        return bearsSiteMark(state, moment.check->seat, moment.check->team, characteristic);
    bool found = false;
    for (Section section : {Section::Bureau, Section::Field})
        forEachTeam(state, state.activeSeat(), section, [&](std::uint8_t team) {
            found = found || bearsSiteMark(state, state.activeSeat(), team, characteristic);
        });
    return found;
}

bool inCombat(const Moment& moment)
{
    return moment.combat && (moment.window == WindowKind::Combat || moment.window == WindowKind::AfterDamage);
}

bool satisfied(const GameState& state, Seat seat, const CardFacts& facts, Activator activator, const Moment& moment)
{
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
    case Activator::AffiliationSite:
        return siteOf(state, seat, facts, moment, Characteristic::Affiliation);
    case Activator::MotiveSite:
        return siteOf(state, seat, facts, moment, Characteristic::Motive);
    case Activator::MethodSite:
        return siteOf(state, seat, facts, moment, Characteristic::Method);
    case Activator::ResultSite:
        return siteOf(state, seat, facts, moment, Characteristic::Result);
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

bool playsBothRoles(const GameState& state, Seat seat, const Moment& moment)
{
    return seat != state.activeSeat() && moment.check && moment.site && seat != moment.site->who;
}

std::optional<Characteristic> siteWordOf(const CardFacts& facts)
{
    constexpr std::array<Activator, kCharacteristics> words{Activator::AffiliationSite, Activator::MotiveSite,
                                                            Activator::MethodSite, Activator::ResultSite};
    for (std::size_t c = 0; c < words.size(); ++c)
        if ((facts.activators & bit(words[c])) != 0)
            return static_cast<Characteristic>(c);
    return std::nullopt;
}

std::optional<Activator> unsatisfied(const GameState& state, Seat seat, CardRef card, const Moment& moment)
{
    const CardFacts& facts = factsOf(state, card);
    for (std::uint64_t rest = facts.activators; rest != 0; rest &= rest - 1) {
        const auto activator = static_cast<Activator>(std::countr_zero(rest));
        if (!satisfied(state, seat, facts, activator, moment))
            return activator;
    }
    return std::nullopt;
}

} // namespace dossier
