#include "engine/keywords.h"

namespace dossier {

KeywordSet keywordsOf(const GameState& state, CardRef card)
{
    KeywordSet words = factsOf(state, card).keywords;
    forEachInForce(state, ModifierKind::Keyword, [&](const Modifier& change) {
        if (change.subject != Thing(card))
            return;
        if (change.extra != kNoKeyword)
            words.erase(static_cast<Keyword>(change.extra));
        words.insert(static_cast<Keyword>(change.what));
    });
    return words;
}

} // namespace dossier
