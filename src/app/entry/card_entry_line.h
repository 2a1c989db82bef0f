// A line in which a card is named and Enter takes it; the line is empty again at once, however the card was chosen, and
// keeps the keyboard. What is typed may mean is shown beneath: the arrows choose there, a click takes, Escape empties
// the line.
#pragma once

#include "desk/search/card_entry.h"

#include <QLineEdit>
#include <QPointer>

#include <functional>

namespace dossier {

class CardOffers;

class CardEntryLine : public QLineEdit
{
    Q_OBJECT

public:
    CardEntryLine(const CardPool& pool, QWidget* parent = nullptr);
    ~CardEntryLine() override;

    // Whose cards numbers alone mean; empty: those of the first set that has them.
    void setSet(std::string name);
    // For lists in which printings are different cards: of a title with several `remembered` says which is meant, and
    // where it does not the line asks. Without this it is the usual printing (DECK-5).
    void askForPrintings(std::function<std::optional<CardIndex>(TitleIndex)> remembered);
    // What is said behind each card that is offered.
    void describeCards(std::function<QString(CardIndex)> words);

    // With Ctrl only these are meant, wherever any of them is among what was typed.
    void meanWithControl(std::function<bool(CardIndex)> these);

    // What Enter would take now; nothing where it is not clear.
    std::optional<CardEntry> meant() const;

    // What was entered last was not taken: it stands there again, where nothing else does by now.
    void putBack();

    // What was entered last was entered with Ctrl, or had to be asked about and was so before.
    bool withControl() const { return m_control; }

signals:
    void entered(dossier::CardEntry entry);
    // The line keeps what was typed, so that it can be mended.
    void refused(const QString& sentence);
    // What was asked about went, for the next card was typed instead of an answer.
    void leftOut(const QString& sentence);
    // What meant() answers may have changed.
    void meaningChanged();
    // The user was asked for a printing, or chose one of several.
    void printingChosen(dossier::CardIndex card);

protected:
    bool event(QEvent* event) override;
    void keyPressEvent(QKeyEvent* event) override;

private:
    void read();
    void take();
    void takeRow(int row);
    void leaveWhatWasAsked(const QString& typed);
    void ask(const QString& sentence);
    void noteControl();
    void keepTheseAlone();
    void stepTo(int row);
    QString numbers() const; // that can be typed alone
    QString sentenceFor(const std::optional<CardEntry>& meant) const;
    CardOffers& offers();

    const CardPool& m_pool;
    std::string m_set;
    EntryOffer m_offer;
    int m_row = -1;       // of the offer, chosen
    bool m_asked = false; // Enter was pressed, and it was not clear
    QString m_entered;    // as it was typed
    bool m_control = false;
    std::function<std::optional<CardIndex>(TitleIndex)> m_remembered;
    std::function<QString(CardIndex)> m_words;
    std::function<bool(CardIndex)> m_withControl;
    QPointer<CardOffers> m_offers; // made when it is first needed; lies in the window
};

} // namespace dossier
