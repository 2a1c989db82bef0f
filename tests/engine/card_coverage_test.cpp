// Every card with a text is shown by a scenario, or stands in the list of those that are still waiting, which may only
// shrink.
#include "base_effects.h"
#include "engine/json.h"
#include "support/base_set.h"

#include <filesystem>
#include <gtest/gtest.h>
#include <set>
#include <sstream>

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
                shown.insert(card.asInt(1, 9999));
    }
    return shown;
}

std::set<int> waitingCards()
{
    std::istringstream in(
        test::fileBytes(std::string(DOSSIER_SOURCE_DIR) + "/tests/engine/cards_without_scenario.txt"));
    std::set<int> waiting;
    for (std::string line; std::getline(in, line);)
        if (!line.empty() && line[0] != '#')
            waiting.insert(std::stoi(line));
    return waiting;
}

} // namespace

TEST(CardCoverage, EveryCardWithATextIsShownOrListedAsWaiting)
{
    const std::set<int> shown = shownCards();
    const std::set<int> waiting = waitingCards();
    for (const auto& [number, effect] : test::baseEffects()) {
        EXPECT_TRUE(shown.contains(number) || waiting.contains(number)) << "card " << number << " has no scenario";
        EXPECT_FALSE(shown.contains(number) && waiting.contains(number))
            << "card " << number << " is shown now: strike it from the list";
    }
}

} // namespace dossier
