// A row of a deck: how many, the card, what it costs, and a mark where a rule complains about it.
#pragma once

#include "app/widgets/card_row.h"

namespace dossier {

class ZoneDelegate : public CardRowDelegate
{
    Q_OBJECT

public:
    ZoneDelegate(const CardPool& pool, const Appearance& appearance, QObject* parent);

    void paint(QPainter* painter, const QStyleOptionViewItem& option, const QModelIndex& index) const override;

private:
    void paintHeading(QPainter& painter, const QRect& rect, const QModelIndex& index) const;
    void paintCard(QPainter& painter, const QStyleOptionViewItem& option, const QModelIndex& index) const;
};

} // namespace dossier
