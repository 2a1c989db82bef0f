// A choice as a row: its words, breaking where they must, and the digit that takes it; headings small and quiet.
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
