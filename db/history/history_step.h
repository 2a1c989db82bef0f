// One thing the user did, in facts: what undo takes back and redo does again. The sentence is wording's.
#pragma once

#include <QDateTime>
#include <QString>

#include <cstdint>
#include <string>

namespace dossier {

// What `subject`, `card` and `count` of a step mean is said here; what is not named is empty or 0. From RemoveCards to
// ReturnCards, where no card is named, `count` heaps were changed in that way.
enum class HistoryKind {
    AddCards,         // count copies of card
    RemoveCards,      // count copies of card
    WantCards,        // count copies of card are looked for
    MoveCards,        // count copies of card to the location subject
    GradeCards,       // count copies of card; subject: their condition (nameOf)
    OfferCards,       // count copies of card are for trade
    WithdrawCards,    // card is not for trade
    LendCards,        // count copies of card to subject
    ReturnCards,      // count copies of card came back
    ChangeHeap,       // a heap of card; subject: the column of the table that changed, where it is one
    ChangeHeaps,      // count heaps; subject as above
    ImportCollection, // count rows
    CreateDeck,       // the deck subject
    CopyDeck,         // subject: the copy
    ImportDeck,       // the deck subject
    ImportDecks,      // count decks
    AddToDeck,        // count copies of card, or count cards where there are several, to the deck subject
    TakeFromDeck,     // the same from the deck subject
    EditDeck,         // several things in the deck subject
    EditDeckNotes,    // of the deck subject
    FileDeck,         // folder or tags of the deck subject
    BuildDeck,        // the deck subject counts as built
    TakeDeckApart,    // the deck subject is an idea again
    RenameDeck,       // subject: the new name
    DeleteDeck,       // the deck subject
    SaveSearch,       // the saved search subject
    DeleteSearch,     // the saved search subject
    TakeIn,           // collection, decks and searches of an archive
    Unknown           // none that this program makes: it cannot be gone over, only left out
};
inline constexpr int kHistoryKinds = 28;

// What going over a step of a kind changes.
struct TouchedLists
{
    bool collection = false;
    bool decks = false;
    bool searches = false;

    bool operator==(const TouchedLists&) const = default;
};
TouchedLists listsTouchedBy(HistoryKind kind);

struct HistoryFacts
{
    HistoryKind kind = HistoryKind::ChangeHeap;
    QString subject;
    std::string card; // a printed number, which the pool may not know
    int count = 0;
    std::int64_t entry = 0; // number of the one deck, heap or search that was touched; 0 for several

    bool operator==(const HistoryFacts&) const = default;
};

// What made a step, or went over it last.
enum class StepMover { Unknown, Window, CommandLine }; // Unknown: an earlier version

struct HistoryStep
{
    std::int64_t id = 0;
    HistoryFacts facts;
    QDateTime when; // UTC
    bool undone = false;
    StepMover by = StepMover::Unknown;
    bool byAnother = false; // another run of a program than this one, since this one opened the database
};

} // namespace dossier
