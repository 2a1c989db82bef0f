// A cell of the coverage table: a Site in two lines with its mark, a figure that says more or less, an Agent's level
// with a ring around it where he may not be lost.
#pragma once

#include <QStyledItemDelegate>

namespace dossier {

class Appearance;

class CoverageDelegate : public QStyledItemDelegate
{
    Q_OBJECT

public:
    CoverageDelegate(const Appearance& appearance, QObject* parent);

    void paint(QPainter* painter, const QStyleOptionViewItem& option, const QModelIndex& index) const override;

    // Two lines of text and a little air.
    int rowHeight() const;

private:
    void paintSite(QPainter& painter, const QRect& rect, const QModelIndex& index) const;
    void paintSpare(QPainter& painter, const QRect& rect, const QModelIndex& index) const;
    void paintAgent(QPainter& painter, const QRect& rect, const QModelIndex& index) const;

    const Appearance& m_appearance;
};

} // namespace dossier
