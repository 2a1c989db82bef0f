// What stays the same during a game: who sits where, with which cards, under which optional rules. Shared by every copy
// of the state, which refers to a card by its owner's seat and a small index.
#pragma once

#include "engine/state/compiled_cards.h"
#include "engine/state/match_setup.h"

#include <memory>
#include <span>
#include <stdexcept>

namespace dossier {

class Match
{
public:
    // Throws std::invalid_argument where setupProblems(setup) is not empty. The pool must outlive the match.
    explicit Match(const MatchSetup& setup);

    const CardPool& pool() const { return *m_pool; }
    const GameOptions& options() const { return m_options; }
    int seats() const { return static_cast<int>(m_seats.size()); }
    int firstSeat() const { return m_firstSeat; }
    bool passive(Seat seat) const { return m_seats[seat].passive; }

    // Starting Agents come first, then the Bureau Deck.
    int teamCards(Seat seat) const { return m_seats[seat].team; }
    int cardCount(Seat seat) const { return static_cast<int>(m_seats[seat].cards.size()); }
    CardIndex card(Seat seat, int index) const { return m_seats[seat].cards[static_cast<std::size_t>(index)]; }
    std::span<const DeckEntry> collection(Seat seat) const { return m_seats[seat].collection; }
    // Copies of this very card in the collection of `seat`.
    int owned(Seat seat, CardIndex card) const;
    // Copies of a match share what its cards mean: this gives one of them other cards, as many as there were and no
    // Agents whose titles have no slot. For what a player imagines of cards that he has not seen; a state of the one
    // match then reads as a state of the other.
    void setCards(Seat seat, std::span<const CardIndex> cards);
    const CardFacts& facts(CardIndex card) const { return m_facts[card]; }
    // What the card does beyond its facts, or nothing.
    const Effect* effect(CardIndex card) const { return m_effectOf[card]; }
    // How the tokens of an affliction run out (OQ-56: nobody has a second set).
    const Countdown& countdown() const { return m_compiled->countdown; }
    // Whether any card here brings this about by lying there.
    bool mayBringAbout(ModifierKind kind) const { return (m_kinds >> static_cast<int>(kind) & 1u) != 0; }
    // Whether any card here gives this permission.
    // Some card can be played in this window.
    bool mayOpen(WindowKind window) const { return (m_windows >> static_cast<int>(window) & 1u) != 0; }
    bool mayPermit(Permission permission) const { return (m_permissions >> static_cast<int>(permission) & 1u) != 0; }
    // Whether any card here answers this moment by itself.
    bool listensTo(MomentKind moment) const { return (m_moments >> static_cast<int>(moment) & 1u) != 0; }
    // Cards of this seat that matter while they lie there, by what they do.
    const CardSet& lasting(Seat seat) const { return m_seats[seat].lasting; }
    const CardSet& listening(Seat seat) const { return m_seats[seat].listening; }
    const CardSet& usable(Seat seat) const { return m_seats[seat].usable; }
    const CardSet& ending(Seat seat) const { return m_seats[seat].ending; } // by their `until`
    bool anyEnding() const { return m_anyEnding; }
    // Whether any card here is used in the turns of others, whatever their phase.
    bool anyForTheirTurn() const { return m_anyForTheirTurn; }
    // The slot of the X-File chosen for this seat, or nothing: then it is drawn at random.
    std::optional<int> xFile(Seat seat) const { return m_seats[seat].xFile; }
    // ... by a lot of its own (SeatSetup).
    bool drawsXFile(Seat seat) const { return m_seats[seat].drawsXFile; }

    // Agents and X-Files of the game have slots (CardFacts::slot): a set of them fits into one word.
    CardIndex xFileCard(int slot) const { return m_xFiles[static_cast<std::size_t>(slot)]; }
    int xFileCount() const { return static_cast<int>(m_xFiles.size()); }

private:
    struct SeatCards
    {
        std::vector<CardIndex> cards;
        int team = 0;
        std::optional<int> xFile;
        bool passive = false;
        bool drawsXFile = false;
        CardSet lasting;
        CardSet listening;
        CardSet usable;
        CardSet ending;
        std::vector<DeckEntry> collection;
    };

    void sortByEffect(SeatCards& seat);
    void bringIn(SeatCards& seat, int index);

    std::int8_t slotOf(CardIndex card) const;

    const CardPool* m_pool;
    GameOptions m_options;
    int m_firstSeat;
    std::vector<TitleIndex> m_agentTitles;
    std::vector<CardIndex> m_xFiles;
    std::shared_ptr<const CompiledCards> m_compiled;
    std::shared_ptr<const std::vector<CardFacts>> m_ownFacts; // with the slots of this match
    // Straight into them, for these are asked for all the time.
    const CardFacts* m_facts = nullptr;
    const Effect* const* m_effectOf = nullptr;
    std::uint64_t m_kinds = 0; // a bit per ModifierKind
    bool m_anyEnding = false;
    bool m_anyForTheirTurn = false;
    std::uint32_t m_permissions = 0; // a bit per Permission
    std::uint32_t m_windows = 0;     // a bit per WindowKind
    std::uint32_t m_moments = 0;     // a bit per MomentKind
    static_assert(kModifierKinds <= 64 && kPermissions <= 32 && kMomentKinds <= 32);
    std::vector<SeatCards> m_seats;
};

} // namespace dossier
