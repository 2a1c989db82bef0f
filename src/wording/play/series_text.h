// What a playtest says beside its figures: who played, with whose X-Files, and whether Elo tells the whole of it.
#pragma once

#include "domain/decks/format.h"
#include "engine/players/bot.h"
#include "engine/players/goldfish.h"
#include "engine/players/playtest/series.h"
#include "engine/players/playtest/strength.h"

#include <QString>
#include <QStringList>

#include <vector>

namespace dossier {

// A player of the program as people know him: by his rank, or by his word where he has none ("random").
QString playerName(Bot bot);

// "X-Files drawn by lot", "every deck with its own X-File", or what is between these.
QString xFilesText(WhoseXFiles played);

// By what rules, and which seed gives the same games: "Advanced Game, Killer cards agreed on, at most 200 turns, seed
// 1".
QString rulesText(const GameOptions& options, std::uint64_t seed);

// The same of a deck that is played alone.
GameOptions rulesOf(const GoldfishSetup& setup);

// Which of these decks are not legal in that game, and the first rule that each breaks, a line a deck. `ownXFiles`:
// whether each plays with its own, so that it has to have one.
QStringList notLegalTexts(const std::vector<Deck>& decks, const CardPool& pool, const Format& usual,
                          const GameOptions& options, bool ownXFiles);

// That one number for each deck does not explain who won how much of whom; nothing where it does.
QString eloFitText(const EloFit& fit);

} // namespace dossier
