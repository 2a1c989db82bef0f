// The rule book as it was compiled in, in the language of the program (resources/rules).
#pragma once

#include "domain/rule_book/rule_book.h"

#include <QString>

namespace dossier {

// "en", "fr"; another code gives English. Read when it is first asked for in a language, which takes some milliseconds,
// and kept from then on. For one thread: that of the window, or the command's.
const RuleBook& ruleReference(const QString& language);

} // namespace dossier
