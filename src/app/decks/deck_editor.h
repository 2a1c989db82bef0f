// The open deck: its head; below it the X-File and the Team on the left, which scroll together where room is scarce,
// and the Bureau Deck on the right.
#pragma once

#include "desk/search/card_entry.h"
#include "domain/decks/deck_rules.h"

#include <QWidget>

class QComboBox;
class QLabel;

namespace dossier {

class CardEntryLine;
class CostMeter;
class DeckFilter;
class DeckFiling;
class DeckHead;
class OpenDeck;
class ReadingReport;
class XFileSlot;
class ZoneList;
struct DeckReading;
struct Desk;

class DeckEditor : public QWidget
{
    Q_OBJECT

public:
    explicit DeckEditor(const Desk& desk, QWidget* parent = nullptr);

    void showReading(const QString& source, const DeckReading& reading);
    void focusEntry();
    // The name of the deck, chosen whole, to be written over.
    void focusName();
    void focusFilter();
    void focusFolder();
    // To the card's row; to the X-File where it is that.
    void jumpTo(CardIndex card);
    // Where cards go on the key M.
    void setOther(OpenDeck* deck);

signals:
    void cardChosen(dossier::CardIndex card);
    // The user wants to pick an X-File among all cards.
    void xFileWanted();
    // The open deck is to be played with.
    void playWanted();
    // What the rules say is to be read.
    void problemsWanted();

protected:
    void resizeEvent(QResizeEvent* event) override;

private:
    QWidget* createHead();
    QWidget* createLeft();
    QWidget* createRight();
    QLayout* createBureauHead();
    void createLayout();
    void arrangeHead();
    void connectSignals();
    void refresh();
    void take(const CardEntry& entry);
    // Says in the empty line what went in; nothing: what to type there.
    void sayEntered(const QString& words = {});

    const Desk& m_desk;
    DeckHead* m_head;
    DeckFiling* m_filing;
    XFileSlot* m_xFile;
    QLabel* m_teamHeading;
    CostMeter* m_teamCost;
    ZoneList* m_team;
    QLabel* m_teamTotals;
    QLabel* m_bureauHeading;
    QComboBox* m_grouping;
    ZoneList* m_bureau;
    CardEntryLine* m_entry;
    DeckFilter* m_filter;
    ReadingReport* m_reading;
};

} // namespace dossier
