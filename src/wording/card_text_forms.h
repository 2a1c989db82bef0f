// The sentences of the steps that need nothing but their words filled in.
#pragma once

#include <span>

namespace dossier {

// How a step of one form is said. A form lists the keys of the step, the verb first. `key:value` stands for that very
// value; `key=K` takes it into the sentence, K being the sort of its words:
//   R reference   S selector   Q quantity   A amount   + signed amount   # number   n number that counts things
//   P place       D duration   K game words, any of them   & game words, all of them   T titles of cards
// A key with D may be missing. `gain` ends with the name of the pool.
struct StepForm
{
    const char* form;
    const char* text;
    const char* textForOne = nullptr; // in English, which is not translated, so has no plural forms of its own
};

// A form with more keys stands before one with fewer, a form with fixed words before one that takes any.
std::span<const StepForm> stepForms();

} // namespace dossier
