// What stands between parts that have commas of their own: "; ", and in French with a blank before it.
#pragma once

#include <QString>

namespace dossier {

QString semicolon();

} // namespace dossier
