#include "domain/cards/card.h"

#include <algorithm>

namespace dossier {

bool Card::has(Keyword k) const
{
    return std::find(keywords.begin(), keywords.end(), k) != keywords.end();
}

KeywordSet Card::keywordSet() const
{
    KeywordSet all;
    for (Keyword k : keywords)
        all.insert(k);
    return all;
}

} // namespace dossier
