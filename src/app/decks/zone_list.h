// A zone of the open deck to look at and to change: keys and the menu work on the row, the row stays; cards are dragged
// here and away.
#pragma once

#include "app/widgets/card_move.h"

#include <QListView>
#include <QTimer>

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

    // As high as all its rows, so that what is around it scrolls.
    void showAll();
    // The card whose row stands out because it has just gone in.
    std::optional<CardIndex> lit() const;
    // A card that may lie here is being dragged.
    bool invitesDrop() const { return m_drop != Drop::None; }

    QSize sizeHint() const override;
    QSize minimumSizeHint() const override;

signals:
    void cardChosen(dossier::CardIndex card);

protected:
    void paintEvent(QPaintEvent* event) override;
    void contextMenuEvent(QContextMenuEvent* event) override;
    void dragEnterEvent(QDragEnterEvent* event) override;
    void dragMoveEvent(QDragMoveEvent* event) override;
    void dragLeaveEvent(QDragLeaveEvent* event) override;
    void dropEvent(QDropEvent* event) override;
    void resizeEvent(QResizeEvent* event) override;

private:
    // Of a card that is being dragged: it may be dropped here, or would be just now.
    enum class Drop { None, Possible, Here };

    void connectSignals();
    void light(CardIndex card);
    void setDrop(Drop drop);
    bool mayTake(CardIndex card) const;
    int heightOfRows() const;
    void add(int copies);
    void moveTo(const DeckPlace& there, bool keep = false);
    void moveToOther(bool keep);
    bool takes(const QDropEvent& event) const;

    const Desk& m_desk;
    Zone m_zone;
    ZoneModel* m_model;
    OpenDeck* m_other = nullptr;
    QString m_invitation;
    QTimer m_litFor;
    Drop m_drop = Drop::None;
    bool m_showsAll = false;
};

} // namespace dossier
