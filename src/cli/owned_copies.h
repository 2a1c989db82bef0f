// What the collection has of each card, by CardIndex, as searches and lists of the command line ask for it. All 0 where
// there is no database yet.
#pragma once

#include "cli/session.h"
#include "domain/collection/availability.h"

namespace dossier {

CopyCounts copiesOwned(Session& session);

// Owned, not lent and in no built deck (freeCopies); a deck that is named does not stand in its own way.
CopyCounts copiesFree(Session& session, std::optional<std::int64_t> deck = std::nullopt);

struct WishedCopies
{
    CopyCounts wanted;
    CopyCounts forTrade;
};
WishedCopies copiesWished(Session& session);

} // namespace dossier
