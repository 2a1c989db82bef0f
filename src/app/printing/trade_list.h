// What a collector takes along to a trade: what he looks for, or what he gives away.
#pragma once

#include "app/printing/print_type.h"
#include "app/printing/printed_page.h"
#include "domain/cards/card_pool.h"
#include "domain/collection/collection.h"

#include <span>

namespace dossier {

PrintedSheet wantList(std::span<const OwnedCard> collection, const CardPool& pool, Paper paper, const PrintType& type);
PrintedSheet tradeList(std::span<const OwnedCard> collection, const CardPool& pool, Paper paper, const PrintType& type);

} // namespace dossier
