// Where somebody at the table wants to be asked whether he plays a card, besides where it matters by itself.
#pragma once

#include "engine/state/phase.h"

#include <QMap>
#include <QStringList>

#include <array>
#include <cstdint>

namespace dossier {

struct PhaseStops
{
    bool mine = false;   // in my turns
    bool others = false; // in the turns of others

    bool operator==(const PhaseStops&) const = default;
};

// When a card that can be played or used lets its player be asked.
enum class CardStop : std::uint8_t {
    Usual, // in hand: in answers, checks that are open, Combat; on the table: the same, but for what can be used at any
           // time
    Always,     // wherever it can be played
    InCheck,    // where it would change a check
    OnlyClicked // never: it is played while something else is asked
};
inline constexpr int kCardStops = 4;

struct TableStops
{
    std::array<PhaseStops, kPhases> phases = usualPhases();
    bool beforeSite = false; // where a Team is about to investigate
    bool freeDraw = true;    // the free card is drawn without a question
    bool lastSite = true;    // the only Site assigned, whose Team has the level, is investigated without a question
    int guess = kUsualGuess; // whom one names is asked once so many X-Files are left, or fewer; else offered beside
                             // the answer (SITE-12)
    // By whole number of the card ("XF96-0270v1"); Usual where it is not there.
    QMap<QString, CardStop> cards{};

    static constexpr int kUsualGuess = 8;
    static constexpr int kAnyGuess = 99;

    PhaseStops& of(Phase phase) { return phases[static_cast<std::size_t>(phase)]; }
    const PhaseStops& of(Phase phase) const { return phases[static_cast<std::size_t>(phase)]; }
    // Whoever goes on from an answer in his own turn names nobody: he has been offered it there.
    bool guessGoesWithAnswer(Phase phase, int possible) const { return !of(phase).mine && possible > guess; }
    // What may be discarded is asked in one's own turns.
    static constexpr std::array<PhaseStops, kPhases> usualPhases()
    {
        std::array<PhaseStops, kPhases> usual{};
        usual[static_cast<std::size_t>(Phase::Debriefing)].mine = true;
        return usual;
    }

    bool operator==(const TableStops&) const = default;
};

// As words for the settings: "mine:healing", "others:investigation", "before-site", "ask-draw", "ask-last-site",
// "guess:5", "always:XF96-0270v1"; and back. A word that is none is left out.
QStringList wordsOf(const TableStops& stops);
TableStops tableStopsOf(const QStringList& words);

} // namespace dossier
