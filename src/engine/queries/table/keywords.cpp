#include "engine/queries/table/keywords.h"

#include "engine/queries/table/borrowing.h"
#include "engine/queries/table/knowledge.h"
#include "engine/queries/table/modifiers.h"
#include "engine/queries/table/teams.h"

namespace dossier {

namespace {

bool isStartingAgent(const GameState& state, CardRef card)
{
    const Seat seat = playerOf(state, card);
    return seat != kNoSeat && agentOf(state, seat, factsOf(state, card).slot).bought == 0;
}

} // namespace

KeywordSet keywordsOf(const GameState& state, CardRef card)
{
    KeywordSet words = factsOf(state, card).keywords;
    if (placeOf(state, card) == Place::UnderSite && !isTurnedUp(state, card)) {
        words = {};
        words.insert(Keyword::Bluff);
        return words;
    }
    if (placeOf(state, card) == Place::Waiting) // OQ-114: it counts as the Adversary it makes of an Agent
        if (const Effect* effect = state.match->effect(cardIndex(state, card)))
            for (const Instruction& one : effect->program)
                if (const auto* fight = one.as<FightStep>())
                    for (const Keyword word : fight->keywords)
                        words.insert(word);
    forEachInForce(state, ModifierKind::Keyword, [&](const Modifier& modifier) {
        if (modifier.subject != card)
            return;
        const bool replaces = modifier.extra != kNoKeyword;
        if (replaces && (!words.contains(static_cast<Keyword>(modifier.extra)) || isStartingAgent(state, card)))
            return;
        if (replaces)
            words.erase(static_cast<Keyword>(modifier.extra));
        words.insert(static_cast<Keyword>(modifier.what));
    });
    return words;
}

KeywordSet keywordsOf(const GameState& state, Thing thing)
{
    const CardRef card = thing.card();
    if (!card)
        return {};
    const Effect* effect = thing.isSecond() ? state.match->effect(cardIndex(state, card)) : nullptr;
    return effect ? KeywordSet(effect->fighter.keywords) : keywordsOf(state, card);
}

bool keywordsMayChange(const GameState& state, CardRef card)
{
    return factsOf(state, card).type != CardType::XFile && !isHidden(state, card) && !isStartingAgent(state, card);
}

bool bearsSiteMark(const GameState& state, Seat seat, std::uint8_t team, Characteristic characteristic)
{
    const AgentSet agents = teamMembers(state, seat, team);
    if (agents == 0)
        return false;
    const Section section = agentOf(state, seat, std::countr_zero(agents)).where();
    const Thing there = Thing::section(seat, static_cast<int>(section));
    bool found = false;
    forEachInForce(state, ModifierKind::SiteMark, [&](const Modifier& modifier) {
        if (modifier.what != static_cast<std::uint8_t>(characteristic))
            return;
        const bool bySection = modifier.extra == kSectionMark;
        found = found ||
                (bySection ? modifier.subject == there
                           : modifier.amount == static_cast<std::int8_t>(seat) && (modifier.agents() & agents) != 0);
    });
    return found;
}

} // namespace dossier
