// Near misses of imported lists: said, and with --guess taken where there is no doubt.
#pragma once

#include "importers/decks/deck_assembly.h"

#include <QJsonArray>
#include <QString>

namespace dossier {

class Arguments;
class Session;

// The switch --guess, for a command that imports.
void declareGuess(Arguments& arguments);
// What the lines that are still unknown plainly mean: searched for once, for what is said and for the JSON. Nothing
// with --guess, which has taken all that there was.
std::map<std::size_t, CardPick> likelyOf(const Arguments& arguments, const std::vector<AskedCard>& asked,
                                         const CardPool& pool);
// What --guess takes; nothing without it. `picks` as for withPicks.
std::map<std::size_t, CardPick> askedGuesses(const Arguments& arguments, const std::vector<AskedCard>& asked,
                                             const CardPool& pool);

// The lines that are not understood: {"line","text","reason"}, and "likely", the number of the one card it plainly
// means, where there is one.
QJsonArray unknownLines(const std::vector<LineProblem>& unknown, const std::map<std::size_t, CardPick>& likely,
                        const CardPool& pool);
// What was not understood at first, what of it asked for a card, and what was taken for it.
struct Guesses
{
    std::vector<LineProblem> unknown{};
    std::vector<AskedCard> asked{};
    std::map<std::size_t, CardPick> picks{};

    int countOf(std::size_t place) const;
};

// What was taken: {"line","text","count","id","title"}.
QJsonArray guessedLines(const Guesses& guesses, const CardPool& pool);

// On standard error: what was taken, and what --guess would take.
void sayGuesses(Session& session, const QString& file, const Guesses& guesses);
void offerGuesses(Session& session, const std::map<std::size_t, CardPick>& likely);
// What is offered; empty where there is nothing to guess.
QString offeredGuesses(const std::map<std::size_t, CardPick>& likely);
// That only the first of so many names were held against the titles.
void sayGuessedInPart(Session& session);

} // namespace dossier
