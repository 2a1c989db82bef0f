// A game under way whose players sit far away: what each of them is sent, and what becomes of what they choose. No
// line, no clock, no file: it is told what was chosen and says what there is to be sent.
#pragma once

#include "engine/api/running_game.h"
#include "host/poker_face.h"
#include "host/timeline.h"
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
    // Who has to choose; kNoSeat once the game is over.
    Seat decider() const { return m_game.decider(); }

    // --- Who sits where ---------------------------------------------------------------------------------------------

    // Nobody is told by the time it takes, by what he is sent meanwhile, or by the number of a position, what somebody
    // could not do (ZONE-21): where a player has nothing to answer, though for all that others know he could, they wait
    // for him all the same, once after each thing that is done. `key` is told nobody before the end: it makes numbers
    // of positions. `now`: milliseconds since some moment.
    void keepPokerFace(QByteArray key, std::function<std::int64_t()> now);
    void setStops(Seat seat, TableStops stops);
    // One of the program's players has the seat, or a person has it again: nothing passes by itself for the former.
    void setComputer(Seat seat, bool computer);
    // It wants to be shown what happens between two choices.
    void setScenes(Seat seat, bool wanted);
    bool isComputer(Seat seat) const { return m_seats[seat].computer; }

    // --- What is done -----------------------------------------------------------------------------------------------

    // The seat is asked, and was sent so with this position.
    bool isAsked(Seat seat, int position) const;
    // Where the game stands, as it is sent to whoever is asked, and what he is offered.
    int positionSent() const { return numberNow(); }
    const LegalMoves& offer();
    // The choice of this number among those that the seat was sent with this position; false where the game stands
    // elsewhere, the seat does not decide or there is no such choice: nothing is done.
    // `joined`: it belongs to his choice before it, and is taken back with it.
    bool act(Seat seat, int position, int choice, bool joined = false);
    // Passes, then is asked no more than the haste says; false also where passing would cost him something.
    bool pass(Seat seat, int position, Haste haste);
    // What one of the program's players does; false where it is refused.
    bool take(Seat seat, const Action& action);
    bool concede(Seat seat);
    // What goes by itself as the game begins, or after a seat has changed hands.
    void goOn();

    // The position of the seat's last choice; nothing where it has made none.
    std::optional<int> lastChoice(Seat seat);
    // Somebody has been shown something hidden since then (ZONE-21).
    bool hasShown(int since);
    // What was done since is forgotten.
    void goBack(int position);

    // --- For whom it waits ------------------------------------------------------------------------------------------

    // He waits for somebody who seems to think: more is to be sent him later (viewsFor).
    bool holds(Seat seat) const { return m_seats[seat].place.holds; }
    // He has been sent where the game stands.
    bool knowsAll(Seat seat) const { return m_timeline.isAtEnd(m_seats[seat].place) && !isHiddenFrom(seat); }
    // Whose time it takes, and whose as this guest is told it.
    Seat thinker() const;
    Seat thinkerFor(Seat seat) const;

    // --- What is to be sent -----------------------------------------------------------------------------------------

    // What happened since the seat was sent something, scene by scene where it wants them, and where the game stands;
    // nothing where it has been sent that.
    std::vector<SentView> viewsFor(Seat seat);
    // Where the game stands, with what was told since.
    SentView presentView(Seat seat);
    // Where the game stands, with all that was told from the beginning.
    SentView wholeView(Seat seat);
    // Somebody who watches sees what all may see, as while a table changes hands, or what one player sees.
    struct Spectator
    {
        explicit Spectator(QRandomGenerator& lots)
            : handles(lots)
        {}

        Seat side = kNoSeat;      // whose cards he sees; kNoSeat: nobody's
        std::size_t toldUpTo = 0; // of the log; 0: he is told all
        Timeline::Place place{};
        Handles handles;
    };
    // What happened since he was sent something, so many actions late.
    std::vector<SentView> viewsFor(Spectator& spectator, int delay);
    // Where the game stands for him, with all that was told from the beginning.
    SentView wholeView(Spectator& spectator, int delay);
    // Nothing that was put down for him is left to be shown.
    bool isTold(const Spectator& spectator) const { return m_timeline.isAtEnd(spectator.place); }
    // What has been shown to all who sit there is forgotten; to be asked once those who watch were shown it, too.
    void forgetTold();

private:
    struct Seated
    {
        explicit Seated(QRandomGenerator& lots)
            : handles(lots)
        {}

        TableStops stops{};
        bool computer = false;
        bool scenes = false;
        Haste haste = Haste::None;
        int hastyTurn = 0;
        std::size_t lastChoice = 0; // in the log
        Timeline::Place place{};
        PokerFace face{};
        std::size_t toldUpTo = 0; // of the log
        Handles handles;
    };

    // Windows that somebody passed by himself, by the position in which he did.
    using Passed = std::vector<std::pair<int, Scene>>;
    struct Shown
    {
        Scene scene;
        int number;
        bool latest; // somebody may be asked
    };

    // What the others see of a choice before it is made.
    struct Choosing
    {
        Shown shown;
        bool hidden = false; // he passes, and would not have been asked with another hand
    };

    bool takeAll(Seat seat, const std::vector<Action>& actions, bool joined);
    void noteTaken(Seat seat, const Choosing& asks);
    void goOnFrom(int position);
    Passed passByItself();
    void gather(int from, const Passed& passed);
    void lookWhoIsAsked();
    Might mightDo(const Scene& shown) const;
    // It has waited for the decider already: as long as he is asked in windows this guest is shown nothing new.
    bool isHiddenFrom(Seat guest) const;
    bool keepsPokerFace() const { return !m_pokerKey.isEmpty(); }
    Choosing choosingNow(const Action& chosen) const;
    Shown presentFor(Seat seat) const;
    Shown openlyShown() const;
    SentView make(Seat seat, const Shown& shown);
    SentView make(Spectator& spectator, const Shown& shown);
    void number(SeatView& view, int number) const;
    Shown shown(const Scene& scene, int position, bool latest = false) const;
    int numberOf(const Scene& scene, int position) const;
    int numberNow() const { return numberOf(m_game.scene(), m_game.position()); }
    std::vector<SeatView::Place> places() const;
    Answers answersFor(const SeatView& view, const Scene& shown) const;
    std::int64_t now() const { return m_now ? m_now() : 0; }

    const CardPool& m_pool;
    QRandomGenerator& m_lots;
    RunningGame m_game;
    std::vector<Seated> m_seats;
    std::vector<std::pair<int, Seat>> m_made; // positions in which persons have chosen, in order
    std::optional<LegalMoves> m_offer;        // of the decider, as long as the game stands here
    QByteArray m_pokerKey{};                  // empty: no poker face
    std::function<std::int64_t()> m_now{};
    Timeline m_timeline;
    // By guest: those for whom he has waited since something was done that he can know of.
    std::array<std::bitset<kMostSeats>, kMostSeats + 1> m_waitedFor{};
    bool m_asksInWindow = false; // in which it would wait for him if he had nothing
    std::int64_t m_asked = 0;    // since when the decider has been
};

} // namespace dossier
