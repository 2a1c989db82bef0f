// All that one seat is shown at one moment of a game: a value, made once a step and handed down with it. It says
// nothing that this seat may not know (ZONE-21), and holds nothing of the game it was made from.
#pragma once

#include "domain/cards/vocabulary.h"
#include "engine/api/fight.h"
#include "engine/api/level_parts.h"
#include "engine/api/visible_event.h"
#include "engine/state/match_setup.h"
#include "engine/state/scene_kind.h"
#include "table/legal_moves.h"

#include <QString>

#include <array>
#include <optional>
#include <vector>

namespace dossier {

class Scene;

struct SeatView
{
    // --- Who sits where ---------------------------------------------------------------------------------------------

    struct Place
    {
        bool computer = false; // one of the program's players has the seat
        bool passive = false;  // nobody has it: whoever plays it does nothing that need not be done
        QString deck{};        // the name of the deck; "" where nobody knows it

        bool operator==(const Place&) const = default;
    };
    std::vector<Place> places{}; // by seat
    GameOptions options{};
    Seat sitting = kNoSeat; // who really sits here
    Seat next = kNoSeat;    // the table goes to this player, who has to take the seat first; kNoSeat: it does not
    bool shared = false;    // two or more persons play at this table
    bool openHands = false; // one person plays all that persons have

    bool waitsForHandOver() const { return next != kNoSeat; }
    // From whose seat the table is seen.
    Seat viewer() const { return waitsForHandOver() ? next : sitting; }
    // Who may read it: kNoSeat while the table changes hands, when only what everybody sees is shown.
    Seat reader() const { return waitsForHandOver() ? kNoSeat : sitting; }
    int seats() const { return static_cast<int>(places.size()); }

    // --- Where the game stands --------------------------------------------------------------------------------------

    int generation = 0; // another number for every game
    int position = 0;
    int length = 0;
    bool over = false;
    bool finished = false; // the game has come to its end, here or further on
    bool stepping = false; // reached by going back and forth, or by opening a game, not by a choice
    // What is to be seen on the way to the position; nothing: the position itself.
    std::optional<SceneKind> scene{};
    Haste haste = Haste::None; // somebody is passing up to where that leads

    // It lies behind the newest one, and was not come to by taking back: the game is looked through, and plays on.
    bool replays = false;

    bool looksBack() const { return position < length; }

    // --- What lies on the table -------------------------------------------------------------------------------------

    Observation seen{};
    Occasion occasion{};
    std::vector<Waiting> stack{}; // last played first
    CheckParts check{};
    std::optional<FightNow> fight{};

    // How the seat calls a card that is shown anywhere in this view; the empty name for any other.
    CardName name(CardRef card) const;
    // What one cannot see by looking at a card's numbers.
    const std::vector<CardState>& statesOf(CardRef card) const;
    // What the Teams in the Field would have at a Site, the best first; none for what is no Site.
    const std::vector<Prospect>& prospects(CardRef site) const;
    // At whom the Site is directed in whose check the seat may play a card, though neither investigates (MULTI-9).
    std::optional<Seat> checkOfOthers() const;
    // What a Team in the Field would have in this skill at any Site; nothing where there is no such Team.
    std::optional<int> teamLevel(Seat seat, std::uint8_t team, Ability skill) const;

    struct Named
    {
        CardRef ref{};
        CardName name{};

        bool operator==(const Named&) const = default;
    };
    std::vector<Named> names{}; // by their refs
    struct InState
    {
        CardRef ref{};
        std::vector<CardState> states{};

        bool operator==(const InState&) const = default;
    };
    std::vector<InState> states{};
    struct AtSite
    {
        CardRef site{};
        std::vector<Prospect> teams{};

        bool operator==(const AtSite&) const = default;
    };
    std::vector<AtSite> sites{};
    struct TeamLevels
    {
        Seat seat = kNoSeat;
        std::uint8_t team = kNoTeam;
        std::array<int, kSkills> levels{};

        bool operator==(const TeamLevels&) const = default;
    };
    std::vector<TeamLevels> teams{};

    // --- What is known of the X-Files -------------------------------------------------------------------------------

    // Of each player: how many X-Files the seat cannot rule out, and those that it has named wrongly.
    std::vector<int> possible{};
    std::vector<std::vector<CardIndex>> wrong{};
    // With two players, of each: how many the other cannot rule out (SETUP-14); else empty.
    std::vector<int> suspected{};

    // --- What may be done, and what was told ------------------------------------------------------------------------

    // Empty while another one decides.
    LegalMoves offer{};
    std::size_t storyEnd = 0;   // how far the log of the game has come
    std::size_t lastChoice = 0; // where in it what came of the seat's last choice begins
    // Told since the view before this one; nothing where somebody steps back and forth.
    std::vector<VisibleEvent> news{};
};

// Fills in what lies on the table, for the one who reads it; who sits where, `seen` and the offer are there already.
void lookAt(const Scene& shown, SeatView& view);

} // namespace dossier
