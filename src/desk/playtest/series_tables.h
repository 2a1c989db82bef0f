// What a playtest came to as tables (CSV), for window and command line. Numbers with a point, rates from 0 to 1.
#pragma once

#include "engine/players/playtest/playtest_worth.h"
#include "engine/players/playtest/series.h"

#include <QByteArray>

#include <optional>

namespace dossier {

// How much of the points each deck (a row) won of each other one; nothing where they have not met.
using RateMatrix = std::vector<std::vector<std::optional<Rate>>>;
RateMatrix ratesBetween(const SeriesSetup& setup, const SeriesTally& tally);

// Each table names who played, and in `xfiles` "drawn" (by lot) or "own".

// A line a card of each deck: how often in the opening hand, drawn, played; win rates when and when not, and how far
// they lie apart. The intervals take every game for itself (Clopper and Pearson, Newcombe); they know of chance alone,
// not of what else draws or plays a card: long games draw more, who is ahead plays more.
QByteArray cardTable(const SeriesSetup& setup, const SeriesTally& tally);
// A line a deck, a column a deck: win rates of the row against the column. Behind them who played the deck, its Elo
// where seats were exchanged, and how often chance alone brings about a table that Elo fits as badly (strength.h).
QByteArray matrixTable(const SeriesSetup& setup, const SeriesTally& tally);
// A line a card: what it is worth, with its interval, the win rates with it and with a blank in its place, the deck and
// its opponents. The series is that of the trial: its first entrant the deck, the others whom it played.
QByteArray worthTable(const SeriesSetup& setup, const std::vector<CardWorth>& cards);

} // namespace dossier
