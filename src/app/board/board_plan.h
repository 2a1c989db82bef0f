// Where everything lies on the table: a plan made from what one player sees, without a widget. Opponents lie above, the
// observer below, his hand at the foot.
#pragma once

#include "engine/state/observation.h"

#include <QRect>
#include <QStringList>

#include <optional>
#include <vector>

namespace dossier {

struct PlayerNames;

struct PlannedCard
{
    enum Look { Tile, Slip }; // a small card, or one line that lies under or on another card

    CardRef ref{};                   // empty for another player's face-down cards
    std::optional<CardIndex> card{}; // nothing where the observer does not know it
    Look look = Tile;
    QRect rect{};
    int damage = 0;
    int health = -1; // what is left of it; -1: none to show
    int tokens = 0;
    int count = 1; // of face-down cards
    bool faceDown = false;
    bool seen = false; // another player's, face down, that the observer has looked at
    bool inHand = false;
    QString note{};           // what is written over it: a Site's Team, what a waiting card is aimed at
    QString briefNote{};      // the same in less room, where there is such a thing
    int falling = 0;          // of the Health left, what is about to be lost
    bool purse = false;       // an Agent's own points are there
    bool waiting = false;     // on the stack
    QStringList states{};     // words that hold of it for now, in the error colour
    QString preview{};        // of a Site: "6 against 4"
    bool enough = false;      // ... and that is enough
    std::uint16_t needed = 0; // a bit for each Skill that matters now
    int shown = 0;            // so much of its width is not covered, from the left; 0: all
    double tilt = 0;          // degrees, around the middle of the lower edge
    bool plain = false;       // the Basic Game: without Cost and Combat

    bool operator==(const PlannedCard&) const = default;
};

// A part of the table in which cards may be put down.
struct PlannedBox
{
    enum Kind { SectionBox, TeamBox, HandBox, StackBox, Caption };

    Kind kind = SectionBox;
    QRect rect{};
    QString caption{};
    Seat seat = kNoSeat;
    Section section = Section::Bureau;
    std::uint8_t team = kNoTeam;
    bool first = false;   // of a Team: no other stands before it in its Section
    QString invitation{}; // what is written where nothing lies
    QString figures{};    // of a Team: what it reaches, beside its caption
};

// Who fights in a Combat besides Adversaries and the Team as a whole.
struct FightSides
{
    std::vector<CardRef> alone{};  // Agents whom a text alone lets fight, whatever their Team (0241, 0265)
    std::vector<CardRef> turned{}; // Agents on the other side
    std::vector<CardRef> beaten{}; // foes who still lie there, though the rules count them no more
};

// A player's plate: pools, piles, X-File.
struct PlannedSide
{
    Seat seat = kNoSeat;
    QRect rect{};
    bool strip = false; // all in one line
};

// Backs of cards behind a Site.
struct PlannedBacks
{
    QRect site{};
    int count = 0;
};

// The case under investigation in the middle of the table. Its cards lie among the plan's own, so that they are
// clicked, dragged and read out as everywhere; the rest of the folder is painted below them.
struct PlannedStage
{
    QRect rect{};        // of the folder; empty: nothing is on stage
    CardRef site{};      // empty: the check of a card, or a Combat away from a Site
    Seat seat = kNoSeat; // whose Team
    std::uint8_t team = kNoTeam;
    bool fight = false;
    QRect meter{};  // for the level in its pieces; in a Combat for the round under way
    QRect agents{}; // where the Team lies
    QRect foes{};   // ... and who fights it
    QRect ledger{}; // of a Combat: its rounds, and what follows
    QRect stack{};  // what waits, with its heading and words

    explicit operator bool() const { return !rect.isEmpty(); }
    bool operator==(const PlannedStage&) const = default;
};

struct BoardPlan
{
    std::vector<PlannedCard> cards; // what lies higher comes later
    std::vector<PlannedBox> boxes;  // inner ones later
    std::vector<PlannedSide> sides;
    std::vector<PlannedBacks> backs{};
    PlannedStage stage{};
    FightSides fight{};
    QRect strip{};            // between the players: what happened since the last choice
    QRect freeField{};        // what room is left in the observer's Field
    QRect stack{};            // what waits, where no case is on stage; empty: nothing does
    std::uint16_t needed = 0; // a bit for each Skill that the Sites to be seen ask for

    // The innermost box there, or nothing.
    const PlannedBox* boxAt(const QPoint& point) const;
};

// In which order the observer's hand lies.
enum class HandOrder { AsItCame, ByKind, ByCost };
inline constexpr int kHandOrders = 3;
// As it is remembered; a word that is none means as it came.
QString nameOf(HandOrder order);
HandOrder handOrderNamed(const QString& name);

struct BoardWishes
{
    bool plain = false; // the Basic Game: without Cost and Combat
    FightSides fight{};
    HandOrder hand = HandOrder::AsItCame;
};

// `seen` may have been covered (table/covered.h). `line` is the height of a line of small text; it gives captions
// and slips their height.
BoardPlan planBoard(const Observation& seen, const PlayerNames& cast, const QSize& size, int line,
                    const BoardWishes& wishes = {});

} // namespace dossier
