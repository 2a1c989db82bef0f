// Undo and redo as the window sees them: over collection, decks and saved searches alike. After each step everything
// that shows them is told.
#pragma once

#include "db/file/rows_done.h"
#include "db/history/history_store.h"

#include <QObject>

#include <functional>
#include <map>
#include <optional>
#include <vector>

namespace dossier {

class CardPool;
class DeckShelf;
class Notices;
class OpenDeck;
class OwnedCards;

class History : public QObject
{
    Q_OBJECT

public:
    // All must outlive this.
    History(HistoryStore& store, const CardPool& pool, OwnedCards& owned, OpenDeck& openDeck, DeckShelf& shelf,
            Notices& notices);

    // Who shows that a step of very many rows is gone over: is given its name and told how far it is, and may stop it.
    // Gone when all that shows the rows has been told.
    using Waiting = std::function<RowsDone(const QString& words)>;
    void setWaiting(Waiting waiting) { m_waiting = std::move(waiting); }

    // What the next undo and redo would do, in words; empty where there is nothing.
    QString undoText() const;
    QString redoText() const;

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
    };
    // Newest first.
    std::vector<Entry> recent(int most) const;
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
    using Step = std::optional<HistoryStep> (HistoryStore::*)(const RowsDone&);
    RowsDone waitFor(const QString& words) const;
    void goOver(Step step);
    std::optional<HistoryStep> cross(Step step, const RowsDone& progress);
    void reload(const std::vector<HistoryStep>& steps);
    std::optional<HistoryStep> newest() const;
    std::vector<HistoryStep> newestSteps() const;
    void offerUndo(const QString& sentence);
    QString textOf(const std::optional<HistoryStep>& step) const;

    HistoryStore& m_store;
    const CardPool& m_pool;
    OwnedCards& m_owned;
    OpenDeck& m_openDeck;
    DeckShelf& m_shelf;
    Notices& m_notices;
    Waiting m_waiting;
    std::map<std::int64_t, bool> m_known; // the newest steps, and whether they are undone
};

} // namespace dossier
