#include "engine/queries/table/question.h"

#include "engine/queries/table/modifiers.h"

#include <bit>

namespace dossier {

namespace {

constexpr TypeSet kTypesOfOne = (1u << kTypesPerCharacteristic) - 1;

} // namespace

bool answersYes(const GameState& state, Seat about, int type)
{
    return (state.match->facts(state.match->xFileCard(state.player(about).xFile)).typeSet >> type & 1u) != 0;
}

TypeSet typesOf(Characteristic characteristic)
{
    return kTypesOfOne << (static_cast<int>(characteristic) * kTypesPerCharacteristic);
}

TypeSet typesForbidden(const GameState& state, Seat asker, Seat about)
{
    TypeSet types = 0;
    for (const Modifier& ban : modifiersOf(state))
        if (ban.kind == ModifierKind::Forbid && static_cast<Permission>(ban.what) == Permission::Asking &&
            ban.subject == Thing::player(asker) && ban.amount == static_cast<std::int8_t>(about))
            types |= typesOf(static_cast<Characteristic>(ban.extra));
    return types;
}

TypeSet typesAskedBy(const CardFacts& site)
{
    TypeSet types = 0;
    for (int c = 0; c < kCharacteristics; ++c)
        if (site.asksFor(static_cast<Characteristic>(c)))
            types |= typesOf(static_cast<Characteristic>(c));
    return types;
}

void listQuestions(TypeSet types, ActionList& actions)
{
    for (TypeSet rest = types; rest != 0; rest &= rest - 1)
        actions.add({.kind = ActionKind::Ask, .number = static_cast<std::uint8_t>(std::countr_zero(rest))});
}

void listGuesses(const GameState& state, ActionList& actions)
{
    for (int slot = 0; slot < state.match->xFileCount(); ++slot)
        actions.add({.kind = ActionKind::Guess, .number = static_cast<std::uint8_t>(slot)});
}

std::uint64_t candidates(const Match& match, const Notebook& notebook)
{
    std::uint64_t fitting = 0;
    for (int slot = 0; slot < match.xFileCount(); ++slot) {
        const TypeSet types = match.facts(match.xFileCard(slot)).typeSet;
        const bool fits = (types & notebook.yes) == notebook.yes && (types & notebook.no) == 0;
        if (fits && (notebook.wrong >> slot & 1u) == 0)
            fitting |= std::uint64_t{1} << slot;
    }
    return fitting;
}

// --- Questions that texts ask ---------------------------------------------------------------------------------------

const Frame* answeredQuestion(const GameState& state)
{
    for (int depth = state.depth; depth > 0; --depth) {
        const Frame& frame = state.frames[static_cast<std::size_t>(depth - 1)];
        if (frame.kind == FrameKind::Question || frame.kind == FrameKind::Penalty)
            return frame.has(Outcome::Asked) ? &frame : nullptr;
    }
    return nullptr;
}

TypeSet affiliationsNamed(const KeywordSet& keywords)
{
    TypeSet named = 0;
    for (int type = 0; type < kTypesPerCharacteristic; ++type) {
        const CharacteristicType affiliation{Characteristic::Affiliation, static_cast<std::uint8_t>(type)};
        const auto word = keywordNamed(nameOf(affiliation));
        if (word && keywords.contains(*word))
            named |= TypeSet{1} << typeBit(affiliation);
    }
    return named;
}

const Frame* pendingQuestion(const GameState& state)
{
    for (int depth = state.depth; depth > 0; --depth) {
        const Frame& frame = state.frames[static_cast<std::size_t>(depth - 1)];
        if (frame.kind == FrameKind::Question || frame.kind == FrameKind::Penalty)
            return frame.has(QuestionFlag::Pending) ? &frame : nullptr;
    }
    return nullptr;
}

int typeOf(const GameState& state, Seat whose, Characteristic characteristic)
{
    const TypeSet types = state.match->facts(state.match->xFileCard(state.player(whose).xFile)).typeSet;
    return std::countr_zero(types & typesOf(characteristic));
}

bool isKnown(const GameState& state, Seat whose, Characteristic characteristic, bool provable)
{
    if ((state.player(whose).announced >> static_cast<int>(characteristic) & 1u) != 0)
        return true;
    const TypeSet types = typesOf(characteristic);
    for (Seat seat = 0; seat < state.match->seats(); ++seat) {
        if (seat == whose)
            continue;
        const Notebook& known = notebook(state, seat, whose);
        if ((known.yes & types) != 0)
            return true;
        if (provable && std::popcount(known.no & types) >= kTypesPerCharacteristic - 1)
            return true;
    }
    return false;
}

bool tellsNothing(const Match& match, std::uint64_t open, CardIndex site, int type)
{
    if (site != kNoCardIndex && match.facts(site).reducedLevel > 0 &&
        typeBit(match.facts(site).reducedQuestion) == type)
        return false;
    bool yes = false;
    bool no = false;
    for (; open != 0; open &= open - 1)
        ((match.facts(match.xFileCard(std::countr_zero(open))).typeSet >> type & 1u) != 0 ? yes : no) = true;
    return !yes || !no;
}

} // namespace dossier
