// What the country whose figures the program writes puts first in a day.
#pragma once

#include "domain/collection/written_date.h"

#include <QLocale>

namespace dossier {

// Unknown where the year stands first there. English alone says nothing where the system names no country, and neither
// does a language in which the system writes otherwise.
DateOrder usualDates(const QLocale& spoken = QLocale(), const QLocale& system = QLocale::system());

} // namespace dossier
