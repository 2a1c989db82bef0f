// A choice as a row: the digit that takes it, its words breaking where they must, what stands below them, a figure at
// the right; headings small and quiet.
#pragma once

#include <QStyledItemDelegate>

namespace dossier {

class Appearance;

class DecisionDelegate : public QStyledItemDelegate
{
    Q_OBJECT

public:
    DecisionDelegate(const Appearance& appearance, QObject* parent);

    void paint(QPainter* painter, const QStyleOptionViewItem& option, const QModelIndex& index) const override;
    QSize sizeHint(const QStyleOptionViewItem& option, const QModelIndex& index) const override;

private:
    const Appearance& m_appearance;
};

} // namespace dossier
