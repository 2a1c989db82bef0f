// Every card with a text is shown by a scenario.
#include "domain/cards/published_set.h"
#include "support/base_effects.h"
#include "support/base_set.h"
#include "text/json.h"

#include <filesystem>
#include <gtest/gtest.h>
#include <set>

namespace dossier {

namespace {

std::set<int> shownCards()
{
    std::set<int> shown;
    const std::string folder = std::string(DOSSIER_SOURCE_DIR) + "/tests/scenarios";
    for (const auto& entry : std::filesystem::recursive_directory_iterator(folder)) {
        if (entry.path().extension() != ".json")
            continue;
        const Json scenario = Json::parse(test::fileBytes(entry.path().string()));
        if (const Json* cards = scenario.find("shows"))
            for (const Json& card : cards->items())
                shown.insert(card.isString() ? numberAcrossSets(card.asString()).value() : card.asInt(1, 9999));
    }
    return shown;
}

} // namespace

TEST(CardCoverage, EveryCardWithATextIsShown)
{
    const std::set<int> shown = shownCards();
    for (const auto& [number, effect] : test::baseEffects())
        EXPECT_TRUE(shown.contains(number)) << printedNumberOf(number) << " has no scenario";
}

} // namespace dossier
