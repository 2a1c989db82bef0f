#include "wording/words/usual_dates.h"

#include <QString>

namespace dossier {

namespace {

DateOrder orderIn(const QLocale& locale)
{
    const QString form = locale.dateFormat(QLocale::ShortFormat);
    const auto day = form.indexOf(QLatin1Char('d'));
    const auto month = form.indexOf(QLatin1Char('M'));
    const auto year = form.indexOf(QLatin1Char('y'));
    if (locale.language() == QLocale::C || day < 0 || month < 0 || year < day || year < month)
        return DateOrder::Unknown;
    return day < month ? DateOrder::DayFirst : DateOrder::MonthFirst;
}

} // namespace

DateOrder usualDates(const QLocale& spoken, const QLocale& system)
{
    const bool namesCountry = system.language() != QLocale::C;
    if (!namesCountry && spoken.language() == QLocale::English)
        return DateOrder::Unknown;
    const DateOrder usual = orderIn(spoken);
    return namesCountry && orderIn(system) != usual ? DateOrder::Unknown : usual;
}

} // namespace dossier
