// A zone of the open deck to look at and to change: keys and the menu work on the row, the row stays; cards are dragged
// here and away.
#pragma once

#include "app/widgets/card_move.h"

#include <QListView>

#include <optional>

namespace dossier {

class ZoneModel;
struct Desk;

class ZoneList : public QListView
{
    Q_OBJECT

public:
    ZoneList(const Desk& desk, Zone zone, QWidget* parent = nullptr);

    std::optional<CardIndex> chosenCard() const;
    // False where the card is not in this zone.
    bool jumpTo(CardIndex card);
    ZoneModel& cards() { return *m_model; }
    // Shown in the middle while the zone is empty.
    void setInvitation(const QString& text);
    DeckPlace place() const;
    // The deck a card goes to on the key M, by its menu; none at first.
    void setOther(OpenDeck* deck) { m_other = deck; }

    QSize sizeHint() const override;

signals:
    void cardChosen(dossier::CardIndex card);

protected:
    void paintEvent(QPaintEvent* event) override;
    void contextMenuEvent(QContextMenuEvent* event) override;
    void dragEnterEvent(QDragEnterEvent* event) override;
    void dragMoveEvent(QDragMoveEvent* event) override;
    void dropEvent(QDropEvent* event) override;

private:
    void connectSignals();
    void add(int copies);
    void moveTo(const DeckPlace& there, bool keep = false);
    void moveToOther();
    bool takes(const QDropEvent& event) const;

    const Desk& m_desk;
    Zone m_zone;
    ZoneModel* m_model;
    OpenDeck* m_other = nullptr;
    QString m_invitation;
};

} // namespace dossier
