#include "engine/state/effect_compiler.h"

#include <gtest/gtest.h>

namespace dossier {

namespace {

// Fills the lists of steps within a verb, and counts what it holds.
struct HeldBy
{
    int lists = 0;
    int selectors = 0;

    void value(auto& value, auto... /*unused*/) { look(value); }
    void needs(std::string_view /*unused*/, auto& value, auto... /*unused*/) { look(value); }
    void may(std::string_view /*unused*/, auto& value, auto... /*unused*/) { look(value); }
    void mayLast(std::string_view /*unused*/, auto& value) { look(value); }
    void look(Steps& steps)
    {
        steps.push_back({DrawStep{.cards = 1}});
        ++lists;
    }
    void look(Selector& /*unused*/) { ++selectors; }
    void look(std::optional<Selector>& /*unused*/) { ++selectors; }
    void look(auto& /*unused*/) {}
};

template <typename Verb>
void expectLaidOut()
{
    Verb step;
    HeldBy held;
    Verb::describe(held, step);
    CardEffect effect;
    effect.way.steps.push_back({step});
    const Effect made = compiled(std::move(effect));
    const bool laidOut = findStep<DrawStep>(Instructions(made.program)) ||
                         findStep<DrawStep>(made.whileThere, [](const DrawStep&) { return true; });
    const bool holds = held.lists > 0 || std::is_same_v<Verb, DrawStep>;
    EXPECT_EQ(laidOut, holds) << '"' << Verb::kVerb << "\" holds steps: effect_compiler.cpp lays them out";
    EXPECT_EQ(made.selectors.size(), static_cast<std::size_t>(held.selectors))
        << '"' << Verb::kVerb << "\" lets somebody pick: effect_compiler.cpp keeps from what";
}

} // namespace

TEST(EffectCompiler, LaysOutWhatAVerbHolds)
{
    [&]<std::size_t... verb>(std::index_sequence<verb...>)
    {
        (expectLaidOut<std::variant_alternative_t<verb, AnyStep>>(), ...);
    }
    (std::make_index_sequence<std::variant_size_v<AnyStep>>());
}

} // namespace dossier
