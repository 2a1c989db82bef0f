// A zone of the open deck to look at and to change: keys and clicks work on the row, the row stays.
#pragma once

#include "domain/deck.h"

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
    // Shown in the middle while the zone is empty.
    void setInvitation(const QString& text);

    QSize sizeHint() const override;

signals:
    void cardChosen(dossier::CardIndex card);

protected:
    void paintEvent(QPaintEvent* event) override;

private:
    void connectSignals();
    void add(int copies);

    const Desk& m_desk;
    Zone m_zone;
    ZoneModel* m_model;
    QString m_invitation;
};

} // namespace dossier
