// Phrases of the effect data that pick cards, Agents, Teams or players: a kind, a place, filters.
#pragma once

#include "effects/few_words.h"

#include <cstdint>
#include <vector>

namespace dossier {

enum class SelectorKind : std::uint8_t {
    None,
    Agent,
    Mate,
    Team,
    SectionOrTeam,
    Site,
    Adversary,
    Combatant,
    Enemy,
    Witness,
    Event,
    Equipment,
    Card,
    FaceDown,
    FaceDownOrBluff,
    Opponent,
    OtherSiteOrHands, // than the target
    Check             // a non-combat check of the Team: the running one, or a later one (OQ-101)
};

enum class Where : std::uint8_t {
    Usual,
    Bureau,
    Field,
    Hospital,
    Hand,
    Deck,
    Discard,
    Removed, // from the game
    DeckTop,
    Collection,
    InPlay,
    Stack,
    StackOrPlay,
    Check,
    CheckInField,
    Combat,
    Team,
    TeamOfHost,
    InTarget,
    Departing,
    OfTarget,
    OfSelf,
    OfRemoved,
    OfRemovedInField,
    AnySite,
    AtSite, // under investigation
    AtTarget,
    Seen
};

enum class FilterKind : std::uint8_t {
    AnyKeyword,
    AllKeywords,
    WithoutKeyword,
    CostIn, // number: 0 RP, 1 CP
    Payable,
    Rating,   // one of abilities at least `number`
    TeamWith, // titles
    Damaged,
    HasTokens,
    BelowSelf,
    NotBelowSelf,
    FixedCost,
    CostOfCardBelow, // as printed
    HasModifier,
    Named,
    Except,
    Holding,
    MayUse,
    FacingStunned,
    HitFor,
    Threatened, // hits on it are known and not counted yet
    Adding,
    NotAdding,
    Modifying,
    Asking, // number: Characteristic
    Movable,
    Borrowable,
    AbductingMine,
    AbductingMateOf,
    SendingMineToBureau,
    RemovingMine, // from the game
    FittingCheck,
    AgainstMyTeam,
    StartingCombat,   // an Adversary that fights
    OfItsAffiliation, // shares a Keyword of Affiliation with the card whose text this is
    HouseRule,        // number: this HOUSE switch is on
    NotInvestigated,
    WithTokens,
    LackingTokens, // fewer than its text lays on it
    CostsUpTo      // number
};

struct Filter
{
    FilterKind kind = FilterKind::AnyKeyword;
    bool orNext = false; // this one or the next
    std::int8_t number = 0;
    Abilities abilities;
    Keywords keywords;
    Titles titles;

    bool operator==(const Filter&) const = default;
};

enum class Side : std::uint8_t { Any, My, Their };

struct Selector
{
    SelectorKind kind = SelectorKind::None;
    Where where = Where::Usual;
    Side side = Side::Any;
    Titles titles; // of kind Card: one of these
    std::vector<Filter> filters;

    explicit operator bool() const { return kind != SelectorKind::None; }
    bool operator==(const Selector&) const = default;
};

} // namespace dossier
