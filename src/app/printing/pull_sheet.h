// Sleeving a deck: from which box to take each copy, to be ticked off at the shelf; and what is not to be had.
#pragma once

#include "app/printing/print_type.h"
#include "app/printing/printed_page.h"
#include "domain/collection/pull_list.h"

#include <span>

namespace dossier {

// `collection` is the one the list was made from.
PrintedSheet pullSheet(const Deck& deck, const PullList& list, std::span<const OwnedCard> collection,
                       const CardPool& pool, Paper paper, const PrintType& type);

} // namespace dossier
