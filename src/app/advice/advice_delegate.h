// A row of advice as it is drawn (advice_list.h).
#pragma once

#include <QStyledItemDelegate>

namespace dossier {

class Appearance;

enum AdviceRole : int {
    kAdviceHeadRole = Qt::UserRole + 60,
    kAdviceFigureRole,
    kAdvisedRole // bool
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

    const Appearance& m_appearance;
};

} // namespace dossier
