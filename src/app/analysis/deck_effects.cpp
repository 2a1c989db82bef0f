#include "app/analysis/deck_effects.h"

#include "app/chart/line_chart.h"
#include "domain/advice/conspiracy_economy.h"
#include "domain/advice/deck_stats.h"
#include "domain/advice/site_odds.h"

#include <QCoreApplication>
#include <QLocale>

namespace dossier {

namespace {

constexpr int kTurns = 3;

class DeckEffectWords
{
    Q_DECLARE_TR_FUNCTIONS(DeckEffectWords)

public:
    static QStringList names()
    {
        return {tr("Bureau Deck"),
                tr("Sites"),
                tr("Sites the Team passes"),
                tr("First-turn Site"),
                tr("Site passed and paid by turn 1"),
                tr("Site passed and paid by turn %1").arg(kTurns),
                tr("Cost of the Team"),
                tr("RES a turn"),
                tr("Average cost"),
                tr("CP a card sells for"),
                tr("Copies missing")};
    }
};

QString figure(int value)
{
    return QLocale().toString(value);
}

QString figure(double value)
{
    return QLocale().toString(value, 'f', 2);
}

// In the order of DeckEffectWords::names.
QStringList figuresOf(const Deck& deck, const CopyCounts& free, const CardPool& pool)
{
    const DeckStats stats = statsOf(deck, pool);
    const std::vector<DeckEntry> sites = sitesOf(deck, pool);
    const std::vector<SiteTurn> odds = siteOdds(deck, pool, {}, kTurns);
    int missing = 0;
    for (const MissingCard& card : missingFor(deck, free, pool))
        missing += card.missing();
    return {figure(stats.cards),
            figure(sizeOf(sites)),
            figure(coverageOf(teamOf(deck, pool), sites, pool).met),
            percent(odds.front().site),
            percent(odds.front().payable),
            percent(odds.back().payable),
            figure(stats.teamCost),
            figure(stats.teamResources),
            figure(stats.averageCost()),
            figure(economyOf(deck, pool).perDrawnCard()),
            figure(missing)};
}

} // namespace

std::vector<DeckEffect> effectsOf(const Deck& before, const CopyCounts& forBefore, const Deck& after,
                                  const CopyCounts& forAfter, const CardPool& pool)
{
    const QStringList names = DeckEffectWords::names();
    const QStringList first = figuresOf(before, forBefore, pool);
    const QStringList second = figuresOf(after, forAfter, pool);
    std::vector<DeckEffect> effects;
    for (qsizetype i = 0; i < names.size(); ++i)
        effects.push_back({names[i], first[i], second[i]});
    return effects;
}

} // namespace dossier
