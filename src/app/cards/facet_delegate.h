// How a facet is drawn: a heading that folds, and below it tick, word and count.
#pragma once

#include <QStyledItemDelegate>

namespace dossier {

class Appearance;

class FacetDelegate : public QStyledItemDelegate
{
    Q_OBJECT

public:
    FacetDelegate(const Appearance& appearance, QObject* parent);

    void paint(QPainter* painter, const QStyleOptionViewItem& option, const QModelIndex& index) const override;
    QSize sizeHint(const QStyleOptionViewItem& option, const QModelIndex& index) const override;
    // In which a choice is not elided.
    int wholeWidth(const QModelIndex& choice) const;

protected:
    // A click anywhere in the row is a tick.
    bool editorEvent(QEvent* event, QAbstractItemModel* model, const QStyleOptionViewItem& option,
                     const QModelIndex& index) override;

private:
    void paintGroup(QPainter& painter, const QStyleOptionViewItem& option, const QModelIndex& index) const;
    void paintChoice(QPainter& painter, const QStyleOptionViewItem& option, const QModelIndex& index) const;

    const Appearance& m_appearance;
};

} // namespace dossier
