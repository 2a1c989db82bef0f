// Standard input, output and error, before anything is opened.
#pragma once

namespace dossier {

// A standard stream that was closed would be the next file that is opened, a database or a table, and what is said
// would be written into it. Such ones can be neither read from nor written to after this, which comes first of all.
void holdPlacesOfClosedStreams();

} // namespace dossier
