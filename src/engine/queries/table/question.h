// What is asked and guessed about an X-File, and who learns it (SITE-1 to SITE-20).
#pragma once

#include "engine/state/action.h"
#include "engine/state/state.h"

namespace dossier {

// Bits of all types of the characteristics a Site asks for.
TypeSet typesAskedBy(const CardFacts& site);
// ... of one characteristic, and of all four.
TypeSet typesOf(Characteristic characteristic);
// What he may not ask about this player now.
TypeSet typesForbidden(const GameState& state, Seat asker, Seat about);
inline constexpr TypeSet kAllTypes = (TypeSet{1} << (kCharacteristics * kTypesPerCharacteristic)) - 1;
void listQuestions(TypeSet types, ActionList& actions);
void listGuesses(const GameState& state, ActionList& actions);

// --- Questions that texts ask (SITE-20) -----------------------------------------------------------------------------

// The question whose answer the open window is about (WindowKind::Answered), or nothing. Its `what` is the type asked
// and it has Outcome::Passed where the answer was "yes".
const Frame* answeredQuestion(const GameState& state);

// The one that has been put and is not answered yet (WindowKind::Asked), or nothing.
const Frame* pendingQuestion(const GameState& state);

// The types of Affiliation that bear these words.
TypeSet affiliationsNamed(const KeywordSet& keywords);
// The X-Files that may be chosen in an exchange: those of such a type. Calls `visit(slot)`.
template <typename Visit>
void forEachXFileOf(const Match& match, TypeSet types, Visit visit)
{
    for (int slot = 0; slot < match.xFileCount(); ++slot)
        if ((match.facts(match.xFileCard(slot)).typeSet & types) != 0)
            visit(slot);
}

// POWER-2, OQ-62: what an opponent has had a "yes" about, or its owner has announced; `provable` counts four "no" too.
bool isKnown(const GameState& state, Seat whose, Characteristic characteristic, bool provable = false);
// The type that this player's X-File has.
int typeOf(const GameState& state, Seat whose, Characteristic characteristic);

// X-Files that fit everything in the Notebook, a bit per slot.
std::uint64_t candidates(const Match& match, const Notebook& notebook);
// Whether the X-File of `about` has this type.
bool answersYes(const GameState& state, Seat about, int type);

// Whether a question about X-Files of which these fit is asked for nothing: its answer is known, and the Site is solved
// without it, too (SITE-12, SITE-26). `site`: kNoCardIndex where none asks.
bool tellsNothing(const Match& match, std::uint64_t open, CardIndex site, int type);

} // namespace dossier
