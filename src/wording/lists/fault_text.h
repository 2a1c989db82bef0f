// What rooms without a language found wrong with a file, in the user's language. They say it in English, one and the
// same sentence each time, with names and numbers in it.
#pragma once

#include "text/json.h"

#include <QString>

#include <string_view>

namespace dossier {

// For the middle of a sentence. What is not known here stays as it is.
QString faultText(const QString& fault);
QString faultText(std::string_view fault);
QString sentence(const JsonError& error);

} // namespace dossier
