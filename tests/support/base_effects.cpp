#include "support/base_effects.h"

#include "effects/effect_reader.h"
#include "support/base_set.h"

namespace dossier::test {

const EffectBook& baseEffects()
{
    static const EffectBook book =
        readEffects(Json::parse(fileBytes(std::string(DOSSIER_SOURCE_DIR) + "/db/effects/premiere.json")));
    return book;
}

} // namespace dossier::test
