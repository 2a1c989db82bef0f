// What a playtest came to, written out: tables for other programs, pictures for people.
#pragma once

#include "app/playtest/played_series.h"
#include "engine/players/playtest/playtest_worth.h"

class QWidget;

namespace dossier {

struct Desk;

enum class PlaytestFile : std::uint8_t { Cards, Worth, Decks, HeatMap, Picture };

// What can be written of.
struct PlaytestResults
{
    PlayedSeries series;
    std::vector<CardWorth> worth;
    std::vector<QWidget*> shown; // what a picture is taken of, from above
};

// Asks where to, writes it and says so; a notice says why it could not be.
void writePlaytest(const Desk& desk, QWidget* over, PlaytestFile what, const PlaytestResults& results);

} // namespace dossier
