// Undo and redo as the window sees them: over collection, decks and saved searches alike. After each step everything
// that shows them is told.
#pragma once

#include "db/file/rows_done.h"
#include "db/file/store_error.h"
#include "db/history/history_store.h"

#include <QObject>

#include <functional>
#include <map>
#include <optional>
#include <vector>

namespace dossier {

class CardPool;
class DeckLibrary;
class Notices;
class OpenDeck;
class OwnedCards;

class History : public QObject
{
    Q_OBJECT

public:
    // All must outlive this.
    History(HistoryStore& store, const CardPool& pool, OwnedCards& owned, OpenDeck& openDeck, DeckLibrary& shelf,
            Notices& notices);

    // Who shows that a step of very many rows is gone over: is given its name and told how far it is, and may stop it.
    // Gone when all that shows the rows has been told.
    using Waiting = std::function<RowsDone(const QString& words)>;
    void setWaiting(Waiting waiting) { m_waiting = std::move(waiting); }

    // Who asks before something that may not be meant: answers whether the words on the button were pressed. Where
    // nobody sits at it, what is called for is done, and nothing is left out of the history.
    using Asking = std::function<bool(const QString& question, const QString& doIt)>;
    void setAsking(Asking asking) { m_asking = std::move(asking); }

    // What the next undo and redo would do, in words; empty where there is nothing.
    QString undoText() const;
    QString redoText() const;

    // What another program did since this one came is gone over only where somebody says so; a step that is spoilt can
    // be left out.
    void undo();
    void redo();
    // That one alone, and only while it is the newest: else a notice says what came later.
    void undoStep(std::int64_t step);
    void redoStep(std::int64_t step);

    // Does something and tells it with a way back: its Undo takes back the step that was made, and no other. `work`
    // says in a sentence what it did; an empty one means that it was not done. Answers whether it was.
    bool tell(const std::function<QString()>& work);

    // What another process did to the database: follow() reads anew what its steps since remember(), or since the last
    // time, have touched, and nothing else.
    void remember();
    void follow();

    struct Entry
    {
        std::int64_t step = 0;
        QString text;
        QDateTime when; // UTC
        bool undone = false;
        QString by = {}; // which other program did it while this one was open; empty: none
    };
    // Newest first.
    std::vector<Entry> recent(int most) const;
    // The step this run of the program made last, and nobody undid; 0: none.
    std::int64_t lastOwn() const;
    // Undoes or redoes until this is the last step that is done; 0: none is.
    void goTo(std::int64_t step);

signals:
    // There is something else to undo or to redo.
    void changed();
    // Going over a step changed the saved searches.
    void searchesChanged();
    // Somebody wants to see all steps.
    void listWanted();

private:
    enum class Way { Back, Forth };
    enum class Crossing { Done, Stopped, Refused, Overtaken, LeftOut };
    RowsDone waitFor(const QString& words) const;
    std::optional<HistoryStep> next(Way way) const;
    void goOver(Way way);
    Crossing goOver(Way way, HistoryStep step);
    Crossing cross(Way way, HistoryStep& step, const RowsDone& progress);
    Crossing leaveOut(Way way, const HistoryStep& step, const StoreError& error);
    bool mayGoOver(Way way, const HistoryStep& step) const;
    bool mayGoOverAll(std::int64_t step, const std::vector<HistoryStep>& all) const;
    static QString moverOf(const HistoryStep& step);
    static QString timeOf(const HistoryStep& step);
    void reload(const std::vector<HistoryStep>& steps);
    std::vector<HistoryStep> newestSteps() const;
    void offerUndo(const QString& sentence);
    void withdrawRedo();
    QString textOf(const std::optional<HistoryStep>& step) const;

    HistoryStore& m_store;
    const CardPool& m_pool;
    OwnedCards& m_owned;
    OpenDeck& m_openDeck;
    DeckLibrary& m_shelf;
    Notices& m_notices;
    Waiting m_waiting;
    Asking m_asking;
    struct Offer
    {
        std::int64_t step = 0; // 0: none
        QString words;
    };
    Offer m_redoOffer;
    std::map<std::int64_t, bool> m_known; // the newest steps, and whether they are undone
};

} // namespace dossier
