// Files that are whole already: given another name, copied. Paths as the system spells them; the answer is the error
// (errno), 0 where there is none.
#pragma once

#include <string>

namespace dossier {

// Never overwrites: EEXIST where there is something under the new name.
int giveFreeName(const std::string& from, const std::string& to);

// In the place of what is there, in one step: at no moment is there nothing.
int putInPlaceOf(const std::string& from, const std::string& to);

// A folder with all above it; 0 also where it is there.
int makeFolder(const std::string& path);

// A second file with what is in the first, whole and on disk. Never overwrites.
int copyFile(const std::string& from, const std::string& to);

} // namespace dossier
