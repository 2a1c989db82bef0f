// Cards to cut out and sleeve, drawn from their facts: nine to a page in their true size of 63 x 88 mm, with marks to
// cut by.
#pragma once

#include "app/printing/print_type.h"
#include "app/printing/printed_page.h"
#include "domain/decks/deck.h"

#include <functional>

namespace dossier {

// `textOf` gives the program's own wording of a card. `title` names the document.
PrintedSheet proxySheet(const QString& title, const std::vector<DeckEntry>& cards, const CardPool& pool,
                        const std::function<QString(CardIndex)>& textOf, Paper paper, const PrintType& type);

} // namespace dossier
