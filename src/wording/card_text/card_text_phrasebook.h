// The rows of the phrasebook: forms of words of the effect vocabulary and what they say.
#pragma once

#include "wording/card_text/card_text_phrases.h"

#include <span>

namespace dossier {

// A form never has two wildcards side by side. An empty text goes without saying.
struct Phrase
{
    const char* form;
    const char* text;
};

// In the order in which they are tried.
std::span<const Phrase> phrasesOf(PhraseKind kind);

} // namespace dossier
