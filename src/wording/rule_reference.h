// The rule book as it was compiled in, in the language of the program (resources/rules).
#pragma once

#include "domain/rule_book.h"

#include <QString>

namespace dossier {

// "en", "fr"; another code gives English. What is not translated yet is in English. Takes some milliseconds: read it
// when it is first wanted, and keep it.
RuleBook ruleReference(const QString& language);

} // namespace dossier
