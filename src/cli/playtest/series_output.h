// What a series of playtests came to, for people and for scripts. Made from what a shard holds, so that shards put
// together say what one run says.
#pragma once

#include "cli/commands.h"
#include "engine/players/playtest/shard.h"
#include "engine/players/playtest/strength.h"

namespace dossier {

QJsonObject toJson(const Rate& rate); // {"mean","low","high"}
// {"chi_square","degrees_of_freedom","p","fits"}
QJsonObject toJson(const EloFit& fit);
QString xFilesWord(WhoseXFiles played);
// "54.0 % (49.1 to 58.8)"
QString rateText(const Rate& rate);
// "+3.5 (-1.0 to +8.0)" percentage points
QString differenceText(const Rate& difference);

// The report of "play match": who won, how, how soon, and what the cards did. Without "elapsed_s".
QJsonObject matchJson(const SeriesRun& run, const SeriesTally& tally);
void sayMatch(Session& session, const SeriesRun& run, const SeriesTally& tally);

// The report of "play gauntlet": win rates, Elo, deck against deck.
QJsonObject gauntletJson(const SeriesRun& run, const SeriesTally& tally);
void sayGauntlet(Session& session, const SeriesRun& run, const SeriesTally& tally);

// The report of "play duel": the first player's win rate with each deck, with all and with the worst.
QJsonObject duelJson(const SeriesRun& run, const SeriesTally& tally);
void sayDuel(Session& session, const SeriesRun& run, const SeriesTally& tally);

// What each card of each deck did: [{"id","deck","opening":{…},"drawn":{…},"played":{…},"not_drawn":{…}}].
QJsonArray cardsJson(const SeriesRun& run, const SeriesTally& tally);

// What a Basic Game does without, deck by deck; nothing where all is dealt.
void sayTakenOut(Session& session, const SeriesRun& run);

// The report of its form, with what else belongs into its JSON.
void giveReport(Session& session, const Shard& whole, const QJsonObject& more = {});

} // namespace dossier
