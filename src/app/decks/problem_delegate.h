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

    // Of the column on the right with the rule's number.
    int ruleWidth() const;

private:
    QRect sentenceBox(const QRect& row) const;

    const Appearance& m_appearance;
};

} // namespace dossier
