// The open deck as text, to be typed into: what is not understood is said while typing, and nothing changes until it
// is taken over, in one step. What was typed and not taken over waits where another deck is opened meanwhile, where
// this window is closed, where the program ends, and where the deck is deleted: then it can be stored anew.
#pragma once

#include "desk/files/deck_drafts.h"
#include "importers/reading/reading.h"

#include <QWidget>

#include <map>
#include <optional>

class QListWidget;
class QPlainTextEdit;
class QPushButton;
class QTimer;

namespace dossier {

class QuietLabel;
struct Desk;

class DeckTextWindow : public QWidget
{
    Q_OBJECT

public:
    // The desk must outlive the window.
    DeckTextWindow(const Desk& desk, QWidget* parent);
    ~DeckTextWindow() override;

    // What a window that goes leaves for the one that comes.
    struct Left
    {
        std::map<std::int64_t, DeckDraft> drafts; // by deck
        std::int64_t shown = 0;                   // one of them, or none
        bool isVisible = false;
    };
    // Under which it lies in the memory of the views.
    static QString leftName();
    void goOn(Left left);

    // With what was typed into it, whether the deck is open, on the shelf or gone.
    void showDraft(std::int64_t deck);
    // Something was typed that is not taken over yet.
    bool isEdited() const;
    // What was typed and not taken over is on disk, or was just written: closing the program loses nothing of it.
    bool keepNow();
    // The open deck, with what was typed into it. Not before the text of a deck that is gone was taken over or thrown
    // away.
    void showDeck();

protected:
    void keyPressEvent(QKeyEvent* event) override;
    bool focusNextPrevChild(bool next) override;

private:
    void createLayout();
    void keepDraft();
    void store();
    DeckDraft draft() const; // as it stands
    void showOpenDeck();
    void writeDown();
    void throwAway();
    bool isGone() const;
    bool isOnShelf(std::int64_t deck) const;
    void read();
    void explain(const DeckReading& reading);
    void takeOver();
    void goToChosen();

    const Desk& m_desk;
    QPlainTextEdit* m_text;
    QListWidget* m_problems;
    QuietLabel* m_said;
    QPushButton* m_throwAway;
    QPushButton* m_take;
    QTimer* m_pause;       // until the typing has paused
    QTimer* m_longerPause; // until it is stored
    DeckDrafts m_kept;
    std::map<std::int64_t, DeckDraft> m_stored; // as they lie in their files
    bool m_toldOfFailure = false;
    std::int64_t m_deck = 0; // whose text it is
    Deck m_from;             // as the text was at first
    Deck m_written;
    std::map<std::int64_t, DeckDraft> m_drafts; // of the decks that are not shown
    std::optional<DeckReading> m_reading;       // of the text as it stands; nothing where it is no deck
};

} // namespace dossier
