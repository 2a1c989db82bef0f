// A problem as a row: its mark, the sentence on as many lines as it needs, on the right what a click would do about it
// and the rule's number.
#pragma once

#include <QStyledItemDelegate>

namespace dossier {

class Appearance;

class ProblemDelegate : public QStyledItemDelegate
{
    Q_OBJECT

public:
    ProblemDelegate(const Appearance& appearance, QObject* parent);

    void paint(QPainter* painter, const QStyleOptionViewItem& option, const QModelIndex& index) const override;
    QSize sizeHint(const QStyleOptionViewItem& option, const QModelIndex& index) const override;

    // Where a row shows the rule's number.
    QRect ruleBox(const QRect& row) const;
    // Where it offers the repair; empty where it has none.
    QRect repairBox(const QRect& row, const QModelIndex& index) const;

private:
    int ruleWidth() const;
    QRect sentenceBox(const QRect& row, const QModelIndex& index) const;
    void paintRepair(QPainter& painter, const QRect& row, const QModelIndex& index, bool hovered) const;

    const Appearance& m_appearance;
};

} // namespace dossier
