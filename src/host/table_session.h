// A game under way whose players sit far away: what each of them is sent, and what becomes of what they choose. No
// line, no clock, no file: it is told what was chosen and says what there is to be sent.
#pragma once

#include "engine/api/running_game.h"
#include "net/view/handles.h"
#include "table/asking.h"

#include <array>
#include <vector>

namespace dossier {

class TableSession
{
public:
    // At the end of what the record holds. Pool, effects and lots must outlive the session. Throws
    // std::invalid_argument where no game can be set up from it.
    TableSession(GameRecord record, const CardPool& pool, const EffectBook* effects, QRandomGenerator& lots,
                 std::shared_ptr<const CompiledCards> compiled = {});

    const RunningGame& game() const { return m_game; }
    int seats() const { return m_game.seats(); }
    bool over() const { return m_game.over(); }
    // kNoSeat once the game is over.
    Seat decider() const { return m_game.decider(); }

    // --- Who sits where ---------------------------------------------------------------------------------------------

    void setStops(Seat seat, TableStops stops);
    // One of the program's players has the seat, or a person has it again: nothing passes by itself for the former.
    void setComputer(Seat seat, bool computer);
    bool isComputer(Seat seat) const { return m_seats[seat].computer; }

    // --- What is done -----------------------------------------------------------------------------------------------

    // The choice of this number among those that the seat was sent with this position; false where the game stands
    // elsewhere, the seat does not decide or there is no such choice: nothing is done.
    bool act(Seat seat, int position, int choice);
    // Passes, then is asked no more than the haste says; false also where passing would cost him something.
    bool pass(Seat seat, int position, Haste haste);
    // What one of the program's players does; false where it is refused.
    bool take(Seat seat, const Action& action);
    bool concede(Seat seat);
    // What goes by itself as the game begins, or after a seat has changed hands.
    void goOn();

    // The position of the seat's last choice; nothing where it has made none.
    std::optional<int> lastChoice(Seat seat) const;
    // Somebody has been shown something hidden since then (ZONE-21).
    bool hasShown(int since);
    // What was done since is forgotten.
    void goBack(int position);

    // --- What is to be sent -----------------------------------------------------------------------------------------

    // What happened since the seat was sent something, scene by scene where it wants them, and where the game stands.
    std::vector<SentView> viewsFor(Seat seat, bool scenes);
    // Where the game stands, with what was told since.
    SentView presentView(Seat seat) { return make(seat, m_game.scene(), true); }
    // Where the game stands, with all that was told from the beginning.
    SentView wholeView(Seat seat);
    // Somebody who watches sees what all may see, as while a table changes hands.
    struct Spectator
    {
        explicit Spectator(QRandomGenerator& lots)
            : handles(lots)
        {}

        std::size_t toldUpTo = 0; // of the log; 0: he is told all
        Handles handles;
    };
    // So many actions ago.
    SentView spectatorView(Spectator& spectator, int delay);

private:
    struct Seated
    {
        explicit Seated(QRandomGenerator& lots)
            : handles(lots)
        {}

        TableStops stops{};
        bool computer = false;
        Haste haste = Haste::None;
        int hastyTurn = 0;
        std::size_t lastChoice = 0; // in the log
        int sentUpTo = 0;           // position
        std::size_t toldUpTo = 0;   // of the log
        Handles handles;
    };

    bool mayAct(Seat seat, int position) const;
    bool takeAll(Seat seat, const std::vector<Action>& actions);
    void passByItself();
    const LegalMoves& offer();
    SentView make(Seat seat, const Scene& shown, bool latest);
    std::vector<SeatView::Place> places() const;
    Answers answersFor(const SeatView& view) const;

    const CardPool& m_pool;
    QRandomGenerator& m_lots;
    RunningGame m_game;
    std::vector<Seated> m_seats;
    std::vector<std::pair<int, Seat>> m_made; // positions in which persons have chosen, in order
    std::optional<LegalMoves> m_offer;        // of the decider, as long as the game stands here
};

} // namespace dossier
