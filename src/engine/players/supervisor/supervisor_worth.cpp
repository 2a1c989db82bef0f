#include "engine/players/supervisor/supervisor_worth.h"

#include "engine/players/supervisor/effect_evaluator.h"
#include "engine/queries/table/text_frame.h"

#include <algorithm>

namespace dossier {

Worth worthOf(const PlayerView& sight, const CheckView& check, const Effect& effect, const EffectForm& form,
              const Action& action)
{
    return EffectEvaluator(sight, check, effect, form, action).run();
}

Worth worthOf(const PlayerView& sight, const CheckView& check, const Action& action)
{
    constexpr double kCured = 4; // who would die of it
    const CardIndex card = sight.cardOf(action.card);
    if (card == kNoCardIndex)
        return {};
    const CardFacts& facts = sight.facts(card);
    const Effect* effect = sight.match.effect(card);
    const bool use = action.kind == ActionKind::UseText;
    Worth worth;
    if (use && action.form == kCureForm)
        return {0, kCured};
    if (use && action.form == kServeForm && effect && !effect->forms.empty())
        return worthOf(sight, check, *effect, effect->forms.front(), action);
    if (effect) {
        const auto& forms = use ? effect->uses : effect->forms;
        if (action.form < forms.size())
            worth = worthOf(sight, check, *effect, forms[action.form], action);
    }
    if (!use && facts.type == CardType::Adversary) {
        const Worth attack = worthOfAttack(sight, check, card);
        worth.margin += attack.margin;
        worth.gain += attack.gain;
    }
    return worth;
}

bool turnsCheck(const PlayerView& sight, const CheckView& check, CardIndex witness)
{
    const Effect* effect = sight.match.effect(witness);
    return effect && check.margin() < 0 && serves(sight.facts(witness), check.ability) &&
           std::ranges::any_of(effect->forms, [&](const EffectForm& form) {
               return worthOf(sight, check, *effect, form, {.kind = ActionKind::Play}).margin + check.margin() >= 0;
           });
}

namespace {

// PLAY-56, as far as it can be seen.
int priceOfX(const PlayerView& sight, const Effect* effect, const Action& action)
{
    constexpr int kPaidCards = 3; // that are usually bought at once
    if (!effect || effect->forms.empty() || !effect->forms.front().x)
        return 1;
    const CardFacts* target = sight.factsOf(action.target.card());
    const CardFacts* other = sight.factsOf(action.other.card());
    switch (*effect->forms.front().x) {
    case XKind::CardsPaid:
        return kPaidCards;
    case XKind::FaceDownAtSite:
    case XKind::UpToTheirHand:
    case XKind::CardsDiscarded:
        return action.number;
    case XKind::CostOfOther:
        return other ? other->cost : 0;
    case XKind::CostOfTarget:
        return std::max<int>(effect->forms.front().least, target ? target->cost : 0);
    case XKind::CardsUnderSite: {
        int cards = 0;
        if (const SeenSite* site = sight.siteOf(sight.seen.about.card)) {
            cards = static_cast<int>(site->open.size());
            for (const int hidden : site->faceDown)
                cards += hidden;
        }
        return cards;
    }
    case XKind::PriceSteps:
        break;
    }
    return 1;
}

} // namespace

double priceOf(const PlayerView& sight, const Action& action)
{
    constexpr double kToken = 0.8;
    constexpr double kItself = 1.5;
    constexpr double kHost = 3; // the Cost of an Agent who is kept
    const CardIndex card = sight.cardOf(action.card);
    if (card == kNoCardIndex)
        return 0;
    const CardFacts& facts = sight.facts(card);
    const Effect* effect = sight.match.effect(card);
    if (action.kind == ActionKind::UseText) {
        if (!effect || action.form >= effect->uses.size())
            return 0;
        const EffectForm& use = effect->uses[action.form];
        return use.price + (use.hostPrice ? kHost : 0) + (use.token ? kToken : 0) + (use.leaves ? kItself : 0);
    }
    int price = effect && action.form < effect->forms.size() ? effect->forms[action.form].cost.value_or(facts.cost)
                                                             : facts.cost;
    if (facts.stepped)
        price = kPriceSteps[std::min<std::size_t>(action.number, kPriceSteps.size() - 1)];
    else if (facts.xCost)
        price += facts.timesX * priceOfX(sight, effect, action);
    if (action.kind == ActionKind::UseBluff)
        price = std::max(0, price - 1);
    return price + (effect ? effect->extra : 0);
}

} // namespace dossier
