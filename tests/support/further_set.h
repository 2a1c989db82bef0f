// Cards of further sets, made up for tests.
#pragma once

#include "domain/cards/card_row.h"
#include "domain/cards/further_set.h"

#include <string>

namespace dossier::test {

// An Event of 1 RP with a Keyword of its own.
inline Card furtherEvent(const std::string& number, const std::string& title)
{
    CardRow row;
    row[CardField::Number] = number;
    row[CardField::Title] = title;
    row[CardField::Type] = "Event";
    row[CardField::Rarity] = "Night Fair";
    row[CardField::Pool] = "RP";
    row[CardField::Cost] = "1";
    row[CardField::Keywords] = "Event; Lighthouse";
    row[CardField::Activators] = "Active; Tide";
    row[CardField::Text] = "The keeper\nlooks.";
    Card card = cardOf(row, OwnWords::Kept);
    card.further = true;
    return card;
}

inline FurtherSet nightFiles()
{
    FurtherSet set{"Night Files",
                   {furtherEvent("XF97-0901x1", "Night Ferry"), furtherEvent("XF96-0001 NFil", "Aubrey, MO"),
                    furtherEvent("PR96-0099-NF1", "Fog Horn")}};
    for (Card& card : set.cards)
        card.setName = set.name;
    return set;
}

} // namespace dossier::test
