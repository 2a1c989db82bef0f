// A second deck beside the open one, in short: its Team and its Bureau Deck. Cards go from one to the other.
#pragma once

#include "app/widgets/desk.h"
#include "domain/cards/card_pool.h"

#include <QWidget>

#include <memory>

class QComboBox;
class QLabel;

namespace dossier {

class CostMeter;
class ZoneList;

class BesideDeck : public QWidget
{
    Q_OBJECT

public:
    // The desk must outlive this.
    explicit BesideDeck(const Desk& desk, QWidget* parent = nullptr);
    ~BesideDeck() override;

    // 0: some other deck than the open one, the last one shown here if it is still there.
    void open(std::int64_t id);
    OpenDeck& deck() { return *m_deck; }

signals:
    void cardChosen(dossier::CardIndex card);

protected:
    void showEvent(QShowEvent* event) override;

private:
    void createLayout();
    void connectSignals();
    void listDecks();
    // What happens to either deck elsewhere.
    void follow();
    // Where both would be the same one, they change places.
    void giveWay();
    void refresh();

    const Desk& m_desk;
    std::unique_ptr<OpenDeck> m_deck;
    Desk m_besideDesk;         // with the second deck in the place of the open one
    std::int64_t m_before = 0; // the deck that was open until now
    QComboBox* m_choice;
    QLabel* m_status;
    QLabel* m_teamHeading;
    CostMeter* m_teamCost;
    ZoneList* m_team;
    QLabel* m_bureauHeading;
    ZoneList* m_bureau;
};

} // namespace dossier
