// A row of advice as it is drawn (advice_list.h).
#pragma once

#include <QStyledItemDelegate>

namespace dossier {

class Appearance;

enum AdviceRole : int {
    kAdviceHeadRole = Qt::UserRole + 60,
    kAdviceFigureRole,
    kAdvisedRole,      // bool
    kAdviceChancesRole // QPointF: the chance with what was taken, and the best one
};

class AdviceDelegate : public QStyledItemDelegate
{
    Q_OBJECT

public:
    AdviceDelegate(const Appearance& appearance, QObject* parent);

    void paint(QPainter* painter, const QStyleOptionViewItem& option, const QModelIndex& index) const override;
    QSize sizeHint(const QStyleOptionViewItem& option, const QModelIndex& index) const override;

private:
    QFont fontOf(const QModelIndex& index) const;
    int figureWidth(const QModelIndex& index) const;
    // Of the line with two points; 0 where there is none, or no room in a row of this width.
    int lineWidth(const QModelIndex& index, int row) const;
    void paintLine(QPainter& painter, const QRect& box, const QModelIndex& index) const;

    const Appearance& m_appearance;
};

} // namespace dossier
