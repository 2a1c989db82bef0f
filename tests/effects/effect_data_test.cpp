// The effect data of the base set (db/effects/premiere.json).
#include "domain/cards/card_pool.h"
#include "domain/cards/published_set.h"
#include "support/base_effects.h"
#include "support/base_set.h"
#include "text/json.h"

#include <algorithm>
#include <gtest/gtest.h>
#include <sstream>

namespace dossier {

namespace {

bool does(const Card& card)
{
    return test::baseEffects().contains(*numberAcrossSets(card.id));
}

} // namespace

TEST(EffectData, EntriesAreOneALineInTheOrderOfTheirFirstCard)
{
    std::istringstream file(test::fileBytes(std::string(DOSSIER_SOURCE_DIR) + "/db/effects/premiere.json"));
    const std::string beginning = "{\"card\": ";
    int before = 0;
    int lines = 0;
    for (std::string line; std::getline(file, line);) {
        if (line == "[" || line == "]")
            continue;
        ++lines;
        ASSERT_TRUE(line.starts_with(beginning)) << line;
        const int first = std::stoi(line.substr(line.find_first_of("0123456789")));
        EXPECT_GT(first, before) << line;
        before = first;
    }
    EXPECT_EQ(lines, 248);
}

TEST(EffectData, CoversEveryCardThatDoesSomething)
{
    for (const Card& card : test::baseSet().cards()) {
        const bool factsSayAll =
            card.type == CardType::Site || card.type == CardType::XFile || card.id == "XF96-0333v1";
        EXPECT_NE(does(card), factsSayAll) << card.id;
    }
    const auto ofBaseSet = [](const auto& entry) { return entry.first < kPlaceOfSet; };
    EXPECT_EQ(std::ranges::count_if(test::baseEffects(), ofBaseSet), 267);
}

TEST(EffectData, CoversTheCardsWithAPrintedText)
{
    const std::string shared = test::sharedFolder();
    if (shared.empty())
        GTEST_SKIP() << "no reference data beside the checkout";
    const Json reference = Json::parse(test::fileBytes(shared + "/cards/premiere.json"));
    for (const Json& printed : reference.items()) {
        const Card& card = test::baseSet()[test::card(printed.at("id").asString())];
        const Json* text = printed.find("reference_text");
        EXPECT_EQ(does(card), text && text->isString() && !text->asString().empty()) << card.id;
    }
}

} // namespace dossier
