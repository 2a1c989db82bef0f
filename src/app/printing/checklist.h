// Every card of the set with a box to tick, and how many are owned.
#pragma once

#include "app/printing/print_type.h"
#include "app/printing/printed_page.h"
#include "domain/cards/card_pool.h"

#include <span>

namespace dossier {

struct ChecklistWish
{
    enum class Order { Type, Rarity, Number };
    Order order = Order::Type;
    bool onlyMissing = false;
    bool tickOwned = true; // else the boxes are left empty, and no counts are printed
};

// `owned`: copies by CardIndex.
PrintedSheet checklist(const CardPool& pool, std::span<const int> owned, const ChecklistWish& wish, Paper paper,
                       const PrintType& type);

} // namespace dossier
