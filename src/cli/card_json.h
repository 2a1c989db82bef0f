// A card as the JSON of the command-line contract, spelt as in the public fact files.
#pragma once

#include "domain/cards/card_pool.h"

#include <QJsonObject>

namespace dossier {

// {"id","number","title","type","rarity","episode","advanced_only","cost","keywords","activators",
//  "agent"|"adversary"|"site"|"xfile"}
QJsonObject toJson(const Card& card);

} // namespace dossier
