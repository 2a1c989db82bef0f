#include "table/table_stops.h"

#include <algorithm>
#include <utility>

namespace dossier {

namespace {

constexpr std::array<const char*, kPhases> kPhaseWords{"briefing",        "healing",       "requisition", "deployment",
                                                       "case-assignment", "investigation", "debriefing"};
constexpr std::array<const char*, kCardStops> kCardWords{"usual", "always", "check", "click"};

} // namespace

QStringList wordsOf(const TableStops& stops)
{
    QStringList words;
    for (std::size_t i = 0; i < kPhaseWords.size(); ++i) {
        if (stops.phases[i].mine)
            words << QStringLiteral("mine:") + QLatin1String(kPhaseWords[i]);
        if (stops.phases[i].others)
            words << QStringLiteral("others:") + QLatin1String(kPhaseWords[i]);
    }
    if (stops.beforeSite)
        words << QStringLiteral("before-site");
    if (!stops.freeDraw)
        words << QStringLiteral("ask-draw");
    if (!stops.lastSite)
        words << QStringLiteral("ask-last-site");
    if (stops.guess != TableStops::kUsualGuess)
        words << QStringLiteral("guess:%1").arg(stops.guess);
    for (auto each = stops.cards.begin(); each != stops.cards.end(); ++each)
        if (each.value() != CardStop::Usual)
            words << QLatin1String(kCardWords[static_cast<std::size_t>(each.value())]) + QLatin1Char(':') + each.key();
    return words;
}

TableStops tableStopsOf(const QStringList& words)
{
    TableStops stops;
    stops.phases = {};
    for (const QString& word : words) {
        const QString kind = word.section(QLatin1Char(':'), 0, 0);
        const QString about = word.section(QLatin1Char(':'), 1);
        stops.beforeSite = stops.beforeSite || word == QLatin1String("before-site");
        stops.freeDraw = stops.freeDraw && word != QLatin1String("ask-draw");
        stops.lastSite = stops.lastSite && word != QLatin1String("ask-last-site");
        if (kind == QLatin1String("guess"))
            stops.guess = std::clamp(about.toInt(), 1, TableStops::kAnyGuess);
        for (std::size_t i = 0; i < kPhaseWords.size(); ++i)
            if (about == QLatin1String(kPhaseWords[i])) {
                stops.phases[i].mine = stops.phases[i].mine || kind == QLatin1String("mine");
                stops.phases[i].others = stops.phases[i].others || kind == QLatin1String("others");
            }
        for (std::size_t i = 1; i < kCardWords.size(); ++i)
            if (kind == QLatin1String(kCardWords[i]) && !about.isEmpty())
                stops.cards[about] = static_cast<CardStop>(i);
    }
    return stops;
}

} // namespace dossier
