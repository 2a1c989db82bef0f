// What the search line finds.
#pragma once

#include "domain/card_pool.h"

#include <QString>

#include <vector>

namespace dossier {

struct CardSearch
{
    std::vector<CardIndex> cards;
    QString problem; // empty where the query was understood
};

CardSearch searchCards(const QString& query, const CardPool& pool);

} // namespace dossier
