#include "effects/effect_reader.h"

#include "effects/json_fields.h"

namespace dossier {

EffectBook readEffects(const Json& entries)
{
    EffectBook book;
    for (const Json& entry : entries.items()) {
        CardEffect effect;
        readObject(entry, "an effect", effect);
        for (const int card : effect.cards)
            if (!book.emplace(card, effect).second)
                throw JsonError(entry.line(), "card " + std::to_string(card) + " stands here twice");
    }
    return book;
}

} // namespace dossier
