// What the verbs of the effect data do (db/effects/README.md). The text on top of the stack, a Card or Text frame,
// holds the registers and the next step in Frame::what.
#pragma once

#include "engine/changes/play.h"
#include "engine/queries/meaning/text.h"

namespace dossier {

// Runs the text on top of the stack until it is done (true), or until something stands above it that has to be
// finished first (false).
bool runSteps(Play& play);
// PLAY-48: cancels what it does and puts it into its owner's Discard Pile, or elsewhere.
void negate(Play& play, Seat by, CardRef card, Goal to = Goal::None);

// An Agent who would attack as an Adversary does not; false where none does.
bool callOffAmbush(Play& play, CardRef agent);

// Puts this card where its text says it stays.
void stayAt(Play& play, CardRef card, Goal goal, Thing at);

// --- The verbs by their lists; a file does those of its own, and there the compiler asks for one that is missing
// -------

// Does a step whose verb is in this list, and nothing of another.
void runVerb(Play& play, const AnyStep& step, AgentVerbs list);   // verbs_agents.cpp
void runVerb(Play& play, const AnyStep& step, CardVerbs list);    // verbs_cards.cpp
void runVerb(Play& play, const AnyStep& step, CourseVerbs list);  // verbs.cpp
void runVerb(Play& play, const AnyStep& step, LastingVerbs list); // verbs_lasting.cpp

template <typename... Verbs, typename Run>
void runListed(const AnyStep& step, VerbList<Verbs...> /*list*/, Run run)
{
    const auto runIf = [&](const auto* one) {
        if (one)
            run(*one);
        return one != nullptr;
    };
    static_cast<void>((runIf(std::get_if<Verbs>(&step)) || ...));
}

// Verbs that are done beside those of another list.
void run(Play& play, const DrawStep& step);
void run(Play& play, const ExchangeStep& step);
void run(Play& play, const FlipStep& step);
void run(Play& play, const GainStep& step);
void run(Play& play, const PlayStep& step);
void run(Play& play, const SearchStep& step);
void run(Play& play, const TakeStep& step);
void run(Play& play, const WatchStep& step);
// Where the running step stands in its program.
const Instruction& currentStep(const Text& text);

} // namespace dossier
