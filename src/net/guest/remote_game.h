// A seat at a table far away, as the window plays it: shows what the host sends, one view after the other, and says
// what the person chooses. It knows no line: what is to be sent it says.
#pragma once

#include "net/protocol/from_host.h"
#include "net/protocol/messages.h"
#include "table/seat_game.h"

#include <deque>

class QTimer;

namespace dossier {

class RemoteGame : public SeatGame
{
    Q_OBJECT

public:
    // All must outlive the game.
    explicit RemoteGame(const CardPool& pool, const CardTexts* texts = nullptr, QObject* parent = nullptr);

    // --- What the host says -----------------------------------------------------------------------------------------

    // The game begins, or the line to it is there again: then nothing of it is lost.
    void begin(const Welcomed& welcome, const GameBegan& game);
    void tell(const StoryTold& told);
    void show(const ViewShown& shown);
    void show(const HintGiven& hint);
    // Whether all have agreed to hints.
    void allowHints(bool allowed) { m_hints = allowed; }
    // There is no game any more.
    void end();
    // Without a seat: sees what all may see.
    bool watches() const { return m_cast.you == kNoSeat; }

    std::optional<Reason> whyNot(CardRef card) const override;
    QStringList refused(CardRef card) const override;
    std::vector<CardIndex> xFiles() const override { return m_xFiles; }
    double leftAfter(Seat about, int type) const override;
    std::optional<Outlook> outlook(const Action& action) const override;
    std::optional<std::vector<CardRef>> leaving(const Action& action) const override;

    bool isAtHome() const override { return false; }

    // --- What he does: said to the host, which shows what came of it ------------------------------------------------

    void take(const Action& action) override;
    // One after the other, each once the one before it has been done and it is offered.
    void takeTogether(const std::vector<Action>& actions) override;
    void concede() override { emit said(ConcedeGame{}); }
    bool canTakeBack() const override { return isOn() && !isOver() && position() > 0 && !watches(); }
    // Asks all others.
    void takeBack() override;
    void askHandOver(Seat) override {}
    void obeyStops(std::function<TableStops()> stops) override;
    void lookAtStops() override;
    void stopHaste() override;
    void hurry() override;
    void hurryToEnd() override;
    void release() override;
    bool canAdvise() const override { return m_hints && hasChoice(); }
    QString whyNoAdvice() const override;
    void advise() override;
    void forgetAdvice() override { m_wantsHint = false; }

signals:
    // To the host.
    void said(const dossier::FromGuest& message);

protected:
    std::vector<VisibleEvent> storyOf(Seat reader, std::size_t from) const override;
    void pass(const Action& action, Haste haste) override;

private:
    void sendStops();
    // What was chosen, until the host has shown what came of it.
    struct Chosen
    {
        int position = 0;
        Action action{};
        QString words{}; // after a restart of the host cards have other handles
        Haste haste = Haste::None;
        bool joined = false;
    };
    bool act(const Action& action, Haste haste = Haste::None, bool joined = false);
    void sayChosen(int choice);
    // The line was cut before the host had it, perhaps: it does nothing twice.
    void sayAgain();
    // What waits is shown, as far as its time has come.
    void present();
    void put(SentView sent);
    void passOver(const SeatView& scene);
    bool hasChoice() const { return actions().size() > 1 && !m_chosen; }
    const Answers::Foreseen* foreseen(const Action& action) const;

    std::vector<CardIndex> m_xFiles{};
    QString m_deck{}; // his own, as text: by it a game is known again
    QStringList m_decks{};
    std::vector<VisibleEvent> m_story{};
    bool m_anew = false; // the next view is of another place than the one before
    int m_generation = 0;
    Answers m_answers{};
    std::deque<SentView> m_waiting{};
    std::vector<VisibleEvent> m_skipped{}; // told with scenes that were not shown
    std::deque<Action> m_planned{};
    Asks m_plannedFor = Asks::Nothing; // the question that they answer, in this turn
    int m_plannedIn = 0;
    std::optional<Chosen> m_chosen{};
    bool m_hints = false;     // the host gives them
    bool m_wantsHint = false; // about what is asked now
    QTimer* m_next;           // runs while what was shown last is to be seen
    std::function<TableStops()> m_stopsNow;
};

} // namespace dossier
