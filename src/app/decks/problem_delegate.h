// A problem as a row: its mark, the sentence on as many lines as it needs, the rule's number on the right.
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

private:
    int ruleWidth() const;
    QRect sentenceBox(const QRect& row) const;

    const Appearance& m_appearance;
};

} // namespace dossier
