// A pile of cards looked through: their faces side by side, by type and title.
#pragma once

#include "domain/cards/card_pool.h"

#include <QFrame>

#include <vector>

class QListWidget;

namespace dossier {

struct Desk;

class PileView : public QFrame
{
    Q_OBJECT

public:
    // A window of its own over `parent` that goes as soon as anything else is clicked.
    PileView(const Desk& desk, QWidget* parent);

    // `caption` is the name of the pile.
    void open(const QString& caption, std::vector<CardIndex> cards, const QPoint& corner);

signals:
    void lookWanted(dossier::CardIndex card);

protected:
    void paintEvent(QPaintEvent* event) override;

private:
    const Desk& m_desk;
    QListWidget* m_list;
    QString m_caption;
};

} // namespace dossier
