// The whole collection on paper, place by place, with what is noted of each heap: for whoever stands at the shelf.
#pragma once

#include "app/printing/print_type.h"
#include "app/printing/printed_page.h"
#include "domain/cards/card_pool.h"
#include "domain/collection/collection.h"

#include <span>

namespace dossier {

PrintedSheet collectionList(std::span<const OwnedCard> collection, const CardPool& pool, Paper paper,
                            const PrintType& type);

} // namespace dossier
