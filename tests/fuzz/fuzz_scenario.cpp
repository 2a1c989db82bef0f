// Whatever a scenario file holds, reading, running and judging it ends with a result or a JsonError.
#include "domain/rule_book/rule_book_reader.h"
#include "engine/api/judgement.h"
#include "engine/records/scenario.h"
#include "support/base_effects.h"
#include "support/base_set.h"
#include "text/json.h"

#include <cstddef>
#include <cstdint>

namespace {

const dossier::RuleBook& rules()
{
    static const dossier::RuleBook book =
        dossier::readRuleBook(dossier::test::fileBytes(DOSSIER_SOURCE_DIR "/resources/rules/rules.md")).book;
    return book;
}

} // namespace

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size)
{
    const std::string_view text(reinterpret_cast<const char*>(data), size);
    try {
        dossier::runScenario(text, dossier::test::baseSet(), "fuzz", &dossier::test::baseEffects(), &rules());
        dossier::judgeScenario(text, {}, dossier::test::baseSet(), &dossier::test::baseEffects());
    } catch (const dossier::JsonError&) {
    }
    return 0;
}
