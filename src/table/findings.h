// What questions, guesses and announcements have told about the X-Files, one after the other, as the viewer was told of
// them: which X-Files were possible before, and which are left (SETUP-13, SITE-6, POWER-3).
#pragma once

#include "domain/deduction/deduction.h"
#include "engine/api/visible_event.h"
#include "engine/state/observation.h"

#include <array>
#include <optional>

namespace dossier {

// The answers a Notebook holds, in the order of the vocabulary.
std::vector<Answer> answersIn(const Notebook& known);
// The question with this bit (typeBit).
CharacteristicType questionOf(int typeBit);

// Who can still suspect what of whom, as far as the one who is told the story knows.
class Suspicions
{
public:
    // `xfiles`: what an X-File of this game can be.
    Suspicions(int seats, std::vector<CardIndex> xfiles, const CardPool& pool);

    void hear(const VisibleEvent& event);
    // What `asker` was told of the X-File of `about`.
    const std::vector<Answer>& answers(Seat asker, Seat about) const { return known(asker, about).answers; }
    const std::vector<CardIndex>& wrong(Seat asker, Seat about) const { return known(asker, about).wrong; }
    // The X-Files that leaves, in pool order.
    std::vector<CardIndex> possible(Seat asker, Seat about) const;

private:
    struct Known
    {
        std::vector<Answer> answers;
        std::vector<CardIndex> wrong;
    };
    const Known& known(Seat asker, Seat about) const { return m_known[asker][about]; }
    void note(Seat asker, Seat about, int type, bool yes);

    int m_seats;
    std::vector<CardIndex> m_xFiles;
    const CardPool& m_pool;
    std::array<std::array<Known, kMostSeats>, kMostSeats> m_known;
};

struct Finding
{
    // The last two are no findings about an X-File: cards that he looked at, and his own that another took or had
    // discarded (shownCards).
    enum class Kind { Answer, Learned, Announced, Guess, Looked, Taken };
    Kind kind = Kind::Answer;
    Seat asker = kNoSeat; // who knows it now; of what is announced, the one it is told to
    Seat about = kNoSeat; // whose X-File
    int type = 0;         // what was asked (typeBit); nothing of a guess
    bool yes = false;     // of a guess: it was right
    CardIndex named = kNoCardIndex;
    std::vector<CardIndex> cards{};  // looked at, or taken
    std::vector<CardIndex> before{}; // possible for `asker`, in pool order
    std::vector<CardIndex> after{};
    std::optional<VisibleEvent> cause{}; // the check, the card or the wrong guess that allowed it
    int turn = 0;
    std::size_t at = 0; // its place in the log

    bool operator==(const Finding&) const = default;
};

// All that the viewer, who was told this from the beginning of the game on, has learnt or given away: what he asked and
// guessed, what others asked or guessed of him; what one of two others learns of the other is not his to know.
std::vector<Finding> findingsOf(const std::vector<VisibleEvent>& story, Seat viewer, int seats,
                                const std::vector<CardIndex>& xfiles, const CardPool& pool);

// Cards of others that the viewer looks at, those he looks at together in one; his own that another takes, or has
// discarded from his hand. Of what has just been told, in this turn.
std::vector<Finding> shownCards(const std::vector<VisibleEvent>& news, Seat viewer, int turn);

// Whether such an event can be a finding at all.
bool isFinding(EventKind kind);

} // namespace dossier
