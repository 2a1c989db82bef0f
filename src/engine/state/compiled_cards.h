// What the cards of a pool say, made ready for play: the same for every match with this pool and these effects.
#pragma once

#include "engine/state/card_facts.h"
#include "engine/state/effect.h"

#include <cstdint>
#include <memory>
#include <vector>

namespace dossier {

// By CardIndex, but for the effects themselves, which do not move.
struct CompiledCards
{
    // What a card brings into a game, in a few bits.
    struct Traits
    {
        std::uint64_t kinds = 0;       // a bit per ModifierKind
        std::uint32_t moments = 0;     // a bit per MomentKind
        std::uint32_t permissions = 0; // a bit per Permission
        std::uint32_t windows = 0;     // a bit per WindowKind
        bool listening = false;
        bool usable = false;
        bool ending = false;
        bool forTheirTurn = false;
    };

    std::vector<CardFacts> facts; // each match has its own slots
    std::vector<Effect> effects;
    std::vector<const Effect*> effectOf; // null: none
    std::vector<Traits> traits;
    Countdown countdown;
};

// Without effects every card plays by its printed facts alone. Both must outlive what is made of them.
std::shared_ptr<const CompiledCards> compileCards(const CardPool& pool, const EffectBook* effects);

} // namespace dossier
