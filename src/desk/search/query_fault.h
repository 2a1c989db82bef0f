// What is wrong with a query, as a search line shows it.
#pragma once

#include "domain/search/card_query.h"

#include <QString>

namespace dossier {

struct QueryFault
{
    QString problem; // a sentence; empty where the query was understood
    int at = 0;      // in letters of the text
    int length = 0;
};

QueryFault faultOf(const QueryError& error, const std::string& text);

} // namespace dossier
