// Why a choice is advised, from facts alone.
#pragma once

#include "engine/api/choice.h"
#include "engine/players/policy/thinking.h"
#include "wording/play/ground_text.h"

#include <QStringList>

#include <optional>
#include <vector>

namespace dossier {

struct HintFacts
{
    ActionKind best = ActionKind::Pass;
    QString name{}; // of what is advised
    std::vector<Considered>
        considered{};    // all of it, what is advised first; empty: there was nothing to choose between
    QStringList names{}; // of these
    GroundFacts ground{};
    bool guesses = false; // an X-File can be named here
    int possible = 0;     // X-Files it may be that is asked about or named
    double left = 0;      // of a question: how many of these it leaves on average
};

// By at least one game in 100, and by more than chance makes among so many: of twenty that are alike, one always looks
// worse than it is.
bool isWorse(const Considered& choice, std::size_t among);

// One sentence.
QString hintReason(const HintFacts& facts);

// A chance, 0 to 1: "54 %".
QString chanceText(double chance);
// "−11 %": from one to a lower one, as both are shown.
QString chanceLostText(double from, double to);

} // namespace dossier
