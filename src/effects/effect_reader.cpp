#include "effects/effect_reader.h"

#include "domain/cards/published_set.h"
#include "effects/json_fields.h"

namespace dossier {

EffectBook readEffects(const Json& entries)
{
    EffectBook book;
    readEffects(entries, book);
    return book;
}

void readEffects(const Json& entries, EffectBook& book)
{
    for (const Json& entry : entries.items()) {
        CardEffect effect;
        readObject(entry, "an effect", effect);
        for (const int card : effect.cards)
            if (!book.emplace(card, effect).second)
                throw JsonError(entry.line(), "card " + printedNumberOf(card) + " stands here twice");
    }
}

} // namespace dossier
