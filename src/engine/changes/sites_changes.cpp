#include "engine/changes/sites_changes.h"

#include "engine/changes/zones_changes.h"

namespace dossier {

void siteLeaves(Play& play, CardRef site)
{
    play.tell({.kind = EventKind::SiteLeft, .seat = site.owner(), .card = heard(play, site)});
    discard(play, site);
}

} // namespace dossier
