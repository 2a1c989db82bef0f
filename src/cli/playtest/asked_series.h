// What the commands of playtests are asked alike: decks, players, options, seeds, threads.
#pragma once

#include "cli/commands.h"
#include "engine/players/playtest/series.h"

#include <span>

namespace dossier {

inline constexpr int kMostSeriesGames = 10'000'000;

// Declares --seed, --jobs, --max-turns, --game and --killers.
void declareGames(Arguments& arguments);
// Declares --bots and --worlds; `who` says by what they are named.
void declareBots(Arguments& arguments, const QString& who);
// Declares --own-xfiles.
void declareXFiles(Arguments& arguments);

// Declares --sets: of which sets decks are drawn by lot.
void declareSets(Arguments& arguments, DeckSets usual);
DeckSets askedSets(const Arguments& arguments, DeckSets usual);

std::vector<Deck> askedDecks(Session& session, const Arguments& arguments, const QStringList& names);
// Whoever plays a deck that is not legal wants to know: the first rule it breaks, on standard error, once a deck.
// `ownXFiles`: whether each plays with its own, so that it has to have one.
void warnOfIllegal(Session& session, const std::vector<Deck>& decks, const GameOptions& options, bool ownXFiles);
GameOptions askedOptions(Session& session, const Arguments& arguments, Game usual);
// As many as `seats`. One name stands for all of them; where none is given, a player who is good at it has all seats,
// so that what is compared is never the players unless somebody asks for that.
std::vector<Bot> askedBots(const Arguments& arguments, std::size_t seats);
bool askedOwnXFiles(const Arguments& arguments);
// Of the director among those who play; says so where there is none and --worlds does nothing.
int askedWorlds(Session& session, const Arguments& arguments, std::span<const Bot> bots);
int askedJobs(const Arguments& arguments);
std::uint64_t askedSeed(const Arguments& arguments);
// Of games in pairs: an even number.
int askedPairedGames(const Arguments& arguments, int otherwise);

// Throws CliError (BadInput) where a table cannot be set up; `names` by entrant.
void checkSeries(const SeriesSetup& setup, const QStringList& names);

// What to tell about games played so far; nothing where nobody watches.
std::function<void(int)> progressOf(Session& session, int games);

// The players there are, "random, first, novice …".
QString botList();
QString wordOf(Bot bot);

} // namespace dossier
