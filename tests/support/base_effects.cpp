#include "support/base_effects.h"

#include "effects/effect_reader.h"
#include "support/base_set.h"

#include <filesystem>
#include <stdexcept>

namespace dossier::test {

namespace {

// Whoever has just written a line of the data is told which.
void readFile(const std::filesystem::path& path, EffectBook& book)
{
    try {
        readEffects(Json::parse(fileBytes(path.string())), book);
    } catch (const JsonError& error) {
        throw std::runtime_error(path.filename().string() + ":" + std::to_string(error.line()) + ": " + error.what());
    }
}

} // namespace

const EffectBook& baseEffects()
{
    static const EffectBook all = [] {
        EffectBook book;
        for (const auto& file : std::filesystem::directory_iterator(std::string(DOSSIER_SOURCE_DIR) + "/db/effects"))
            if (file.path().extension() == ".json")
                readFile(file.path(), book);
        return book;
    }();
    return all;
}

} // namespace dossier::test
