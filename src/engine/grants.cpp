#include "engine/grants.h"

namespace dossier {

int tokensOf(const Effect&)
{
    return 0;
}

KeywordSet purseOf(const Effect&)
{
    return {};
}

bool tokenPaysSites(const Effect&)
{
    return false;
}

bool isCuredBy(const Effect&, bool)
{
    return false;
}

} // namespace dossier
