// The open deck as text, to be typed into: what is not understood is said while typing, and nothing changes until it
// is taken over, in one step. What was typed and not taken over waits where another deck is opened meanwhile, where
// this window is closed, and where the deck is deleted: then it can be stored anew.
#pragma once

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

    // Text that is not taken over yet.
    struct Draft
    {
        QString text;
        Deck from;    // as the text was at first
        Deck written; // of which it was written down
    };
    // What a window that goes leaves for the one that comes.
    struct Left
    {
        std::map<std::int64_t, Draft> drafts; // by deck
        std::int64_t shown = 0;               // one of them, or none
        bool isVisible = false;
    };
    // Under which it lies in the memory of the views.
    static QString leftName();
    void goOn(Left left);

    // Something was typed that is not taken over yet.
    bool isEdited() const;
    // The open deck, with what was typed into it. Not before the text of a deck that is gone was taken over or thrown
    // away.
    void showDeck();

protected:
    void keyPressEvent(QKeyEvent* event) override;

private:
    void createLayout();
    void keepDraft();
    void showOpenDeck();
    void writeDown();
    void throwAway();
    bool isGone() const;
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
    QTimer* m_pause;         // until the typing has paused
    std::int64_t m_deck = 0; // whose text it is
    Deck m_from;
    Deck m_written;
    std::map<std::int64_t, Draft> m_drafts; // of the decks that are not shown
    std::optional<DeckReading> m_reading;   // of the text as it stands; nothing where it is no deck
};

} // namespace dossier
