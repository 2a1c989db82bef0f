// The deck's notes. They are written when typing pauses, and at once when the field is left.
#pragma once

#include <QPlainTextEdit>
#include <QTimer>

#include <string>

namespace dossier {

class OpenDeck;

class DeckNotes : public QPlainTextEdit
{
    Q_OBJECT

public:
    DeckNotes(OpenDeck& deck, QWidget* parent = nullptr);
    ~DeckNotes() override;

    QSize sizeHint() const override { return {240, 80}; }

protected:
    void focusOutEvent(QFocusEvent* event) override;

private:
    void load();
    void save();

    OpenDeck& m_deck;
    std::int64_t m_deckId = 0; // whose notes are shown
    std::string m_shown;       // as they were read or written last
    QTimer m_pause{this};
};

} // namespace dossier
