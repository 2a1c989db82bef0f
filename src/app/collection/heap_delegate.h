// How the cells of the collection are drawn and edited: a list where there are few answers, else a line that knows what
// was written elsewhere in the column. Ctrl+Enter in an editor writes to all chosen rows.
#pragma once

#include "app/widgets/card_row.h"

namespace dossier {

class HeapTableModel;

class HeapDelegate : public CardRowDelegate
{
    Q_OBJECT

public:
    HeapDelegate(const HeapTableModel& heaps, const CardPool& pool, const Appearance& appearance, QObject* parent);

    void paint(QPainter* painter, const QStyleOptionViewItem& option, const QModelIndex& index) const override;
    QWidget* createEditor(QWidget* parent, const QStyleOptionViewItem& option, const QModelIndex& index) const override;
    void setEditorData(QWidget* editor, const QModelIndex& index) const override;
    void setModelData(QWidget* editor, QAbstractItemModel* model, const QModelIndex& index) const override;
    void updateEditorGeometry(QWidget* editor, const QStyleOptionViewItem& option,
                              const QModelIndex& index) const override;

signals:
    void fillWanted(int column, const QString& text);

protected:
    bool eventFilter(QObject* watched, QEvent* event) override;

private:
    QWidget* createChoice(QWidget* parent, int column) const;
    QWidget* createLine(QWidget* parent, int column) const;

    const HeapTableModel& m_heaps;
};

} // namespace dossier
