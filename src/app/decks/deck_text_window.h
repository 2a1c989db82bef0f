// The open deck as text, to be typed into: what is not understood is said while typing, and nothing changes until it
// is taken over, in one step.
#pragma once

#include "importers/reading/reading.h"

#include <QWidget>

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

    // What was being written when the window went; it goes on where this deck is open.
    struct Left
    {
        std::int64_t deck = 0;
        QString text;
    };
    // Under which it lies in the memory of the views.
    static QString leftName();
    void goOn(const Left& left);

    // The open deck anew, unless something is being written about it.
    void showDeck();

protected:
    void keyPressEvent(QKeyEvent* event) override;

private:
    void createLayout();
    void writeDown();
    void read();
    void explain(const DeckReading& reading);
    void takeOver();
    void goToChosen();

    const Desk& m_desk;
    QPlainTextEdit* m_text;
    QListWidget* m_problems;
    QuietLabel* m_said;
    QPushButton* m_take;
    QTimer* m_pause; // until the typing has paused
    std::int64_t m_deck = 0;
    std::optional<DeckReading> m_reading; // of the text as it stands; nothing where it is no deck
};

} // namespace dossier
