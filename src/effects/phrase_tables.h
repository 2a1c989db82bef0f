// The phrases of the effect data, each form with what it means: what the reader knows, and what the manual must list.
#pragma once

#include "effects/card_effect.h"

#include <span>
#include <string_view>
#include <vector>

namespace dossier {

// What the game words of a form must be.
enum class Star : std::uint8_t {
    None,
    Abilities,      // any of these
    Keywords,       // any of these
    AllKeywords,    // "Alien,Creature"
    Points,         // RP or CP
    Characteristic, // one
    OneAbility
};

template <typename Meaning>
struct PhraseRow
{
    std::string_view form;
    Meaning means;
    Star star = Star::None;
};
template <typename Meaning>
using PhraseRows = std::span<const PhraseRow<Meaning>>;

PhraseRows<SelectorKind> selectorKinds();
PhraseRows<Where> selectorPlaces();
PhraseRows<FilterKind> selectorFilters();
PhraseRows<Reference> references();
PhraseRows<Quantity> quantities();
PhraseRows<Amount> amounts(); // beside numbers and quantities
PhraseRows<ConditionKind> conditions();
PhraseRows<MomentKind> moments();
PhraseRows<Permission> rules();
PhraseRows<Goal> places(); // beside references
PhraseRows<Stay> stays();
PhraseRows<EffectChoice> choices(); // beside game words
PhraseRows<XCost> xCosts();
PhraseRows<Cure::Kind> cures();

template <typename Meaning>
std::vector<std::string_view> formsOf(PhraseRows<Meaning> rows)
{
    std::vector<std::string_view> forms;
    for (const PhraseRow<Meaning>& row : rows)
        forms.push_back(row.form);
    return forms;
}

} // namespace dossier
