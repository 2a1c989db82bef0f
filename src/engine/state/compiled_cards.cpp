#include "engine/state/compiled_cards.h"

#include "domain/cards/published_set.h"
#include "effects/effect_of.h"
#include "effects/parts.h"
#include "engine/state/effect_compiler.h"

namespace dossier {

namespace {

// The texts name cards by number and mean their titles (DECK-5).
void lookUpTitles(const CardPool& pool, Titles& titles)
{
    for (std::size_t i = 0; i < titles.count; ++i)
        if (const auto card = pool.findNumber(printedNumberOf(titles.values[i])))
            titles.values[i] = pool.titleOf(*card);
}

CompiledCards::Traits traitsOf(const Effect& effect)
{
    CompiledCards::Traits traits{.kinds = effect.kinds,
                                 .listening = !effect.reactions.empty(),
                                 .usable = !effect.uses.empty(),
                                 .ending = effect.until.has_value()};
    for (const EffectForm& use : effect.uses)
        traits.forTheirTurn = traits.forTheirTurn || use.during == UsePhase::TheirTurn;
    for (const EffectForm& form : effect.forms)
        traits.windows |= form.windows;
    for (const EffectForm& reaction : effect.reactions)
        traits.moments |= 1u << static_cast<int>(reaction.moment);
    const auto allow = [&](const AnyStep& step) {
        if (const auto* allows = std::get_if<AllowStep>(&step))
            for (const Rule& rule : allows->rules)
                traits.permissions |= 1u << static_cast<int>(rule.rule);
    };
    for (const Instruction& one : effect.program) {
        if (const auto* watch = one.as<WatchStep>())
            traits.moments |= 1u << static_cast<int>(watch->moment.moment);
        if (one.step)
            allow(*one.step);
    }
    for (const Step& step : effect.whileThere)
        allow(step.does);
    return traits;
}

} // namespace

std::shared_ptr<const CompiledCards> compileCards(const CardPool& pool, const EffectBook* effects)
{
    const auto cards = std::make_shared<CompiledCards>();
    std::vector<std::ptrdiff_t> place; // among the effects; -1: none
    cards->facts.reserve(pool.size());
    cards->effects.reserve(pool.size()); // moving them is dear
    for (std::size_t card = 0; card < pool.size(); ++card) {
        const auto index = static_cast<CardIndex>(card);
        cards->facts.push_back(factsOf(pool[index], pool.titleOf(index)));
        cards->facts.back().grasp = supportLevelOf(pool, index);
        cards->traits.emplace_back();
        place.push_back(-1);
        const CardEffect* does = effects ? effectOf(*effects, pool, index) : nullptr;
        if (!does)
            continue;
        place.back() = static_cast<std::ptrdiff_t>(cards->effects.size());
        CardEffect said = *does;
        forEachPart<Titles>(said, [&](Titles& titles) { lookUpTitles(pool, titles); });
        const Effect& effect = cards->effects.emplace_back(compiled(std::move(said)));
        cards->traits.back() = traitsOf(effect);
        cards->facts.back().bundle = static_cast<bool>(effect.bundle);
        if (effect.said.x && effect.said.x->kind != XKind::PriceSteps)
            cards->facts.back().stepped = false;
        if (effect.countdown.tick && !cards->countdown.tick)
            cards->countdown = effect.countdown;
    }
    for (const std::ptrdiff_t at : place)
        cards->effectOf.push_back(at < 0 ? nullptr : &cards->effects[static_cast<std::size_t>(at)]);
    return cards;
}

} // namespace dossier
