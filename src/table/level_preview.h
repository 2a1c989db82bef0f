// What comes of it, in figures: the level a Team would have at a Site, how a check would end after a choice. Nothing
// where it cannot be known.
#pragma once

#include "engine/state/thing.h"

#include <QString>

#include <cstddef>
#include <optional>
#include <vector>

namespace dossier {

class SeatGame;
struct PlayerNames;
struct SeatView;

struct LevelPreview
{
    int level = 0;
    int needed = 0;
    bool enough = false;
    bool fought = false;            // a Combat lies before it, or what is left of one
    std::vector<CardRef> leaving{}; // ... and these Agents have left the Team by then
    CardRef joining{};              // with this Agent of the Field in the Team it would be enough (INV-1)

    // Only the lower number of a Site that has one is reached: one question, which it names (SITE-8).
    bool partly() const { return enough && level < needed; }
    bool operator==(const LevelPreview&) const = default;
};

// Of a choice, by its place in SeatGame::choices(): the Team's level at the Site it places, assigns or investigates,
// else how the check under way ends if nobody does anything after it. For a Pass: if nobody does anything.
std::optional<LevelPreview> previewOf(const SeatGame& game, std::size_t choice);
// ... of the Pass among them.
std::optional<LevelPreview> previewOfPassing(const SeatGame& game);
// Of a Site in the Field or in the viewer's hand: of the Team assigned, else of the Team that would do best.
std::optional<LevelPreview> previewAt(const SeatView& view, CardRef site);

// "✓ 6 against 4", "(✓) 4 against 5, one question".
QString previewText(const LevelPreview& preview);
// "6 : 4 ✓", for a column of figures.
QString previewFigures(const LevelPreview& preview);
// What "(✓)" means, in words: "enough for one question". Empty where there is none.
QString partlyText(const LevelPreview& preview);
// "6 against 4, enough", as it is read out.
QString spokenPreview(const LevelPreview& preview);
// "after the Combat, without Scully": what else the figures count; "✓ if Purdue joins". Empty where there is nothing
// of it.
QString previewCondition(const SeatView& view, const PlayerNames& cast, const LevelPreview& preview);
// "Occult Investigation 6, Behavioral 7" together, by the skills that the Sites of its player ask for, those in
// the Field first, three at most, and none of which it has nothing; empty where there is none.
QString teamLevelsText(const SeatView& view, const PlayerNames& cast, Seat seat, std::uint8_t team);

} // namespace dossier
