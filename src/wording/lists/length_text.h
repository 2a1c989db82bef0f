// What is said of a text that is longer than it may be, or more than one line.
#pragma once

#include "domain/limits/text_limits.h"

#include <QString>

namespace dossier {

// "the place is longer than 200 letters, the most that is kept": for the middle of a sentence.
QString tooLong(TextOf text);
// "the place has a line break or another control character in it: …", for the same.
QString broken(TextOf text);

} // namespace dossier
