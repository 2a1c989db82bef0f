// A row of a deck: how many, the card, what it costs, and a mark where a rule complains about it. A title breaks into
// as many lines as it needs: it is never cut.
#pragma once

#include "app/widgets/card_row.h"

#include <optional>

namespace dossier {

class ZoneDelegate : public CardRowDelegate
{
    Q_OBJECT

public:
    ZoneDelegate(const CardPool& pool, const Appearance& appearance, QObject* parent);

    // This card's row stands out: it has just gone in.
    void setLit(std::optional<CardIndex> card) { m_lit = card; }
    std::optional<CardIndex> lit() const { return m_lit; }

    void paint(QPainter* painter, const QStyleOptionViewItem& option, const QModelIndex& index) const override;
    // As high as the title needs in the width of the list.
    QSize sizeHint(const QStyleOptionViewItem& option, const QModelIndex& index) const override;

private:
    QRect titleBox(const QRect& row, const QModelIndex& index) const;
    int countWidth() const;
    int costWidth(const QModelIndex& index) const;
    int markSize() const;
    void paintHeading(QPainter& painter, const QRect& rect, const QModelIndex& index) const;
    void paintCard(QPainter& painter, const QStyleOptionViewItem& option, const QModelIndex& index) const;

    std::optional<CardIndex> m_lit;
};

} // namespace dossier
