// What is asked says what becomes of what is chosen, by the texts of all cards.
#include "engine/api/describe.h"
#include "engine/support/random_match.h"
#include "support/base_set.h"

#include <gtest/gtest.h>
#include <set>

namespace dossier {

TEST(FateOfChoice, IsToldByTheTextOfNearlyEveryCard)
{
    const test::RandomMatch random(1);
    const Match match(random.setup());
    std::set<std::string> untold;
    int choices = 0;
    for (std::size_t card = 0; card < match.pool().size(); ++card) {
        const Effect* effect = match.effect(static_cast<CardIndex>(card));
        for (std::size_t at = 0; effect && at < effect->program.size(); ++at)
            if (const auto* choose = effect->program[at].as<ChooseStep>()) {
                ++choices;
                if (fateOf(*effect, at + 1, choose->as) == Fate::Other)
                    untold.insert(match.pool()[static_cast<CardIndex>(card)].title);
            }
    }
    EXPECT_GT(choices, 40);
    std::string all;
    for (const std::string& title : untold)
        all += title + "; ";
    // Those that only look, name or lay cards in another order.
    EXPECT_EQ(all, "Albert Hosteen; Clyde Bruckman; Samuel Hartley; Surfing The Net; ");
}

} // namespace dossier
