// A cell of the coverage table: a Site with its mark, its title broken where it must, a figure that says more or less,
// an Agent's level with a ring around it where he may not be lost.
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

    // What the row of a Site needs where its column is that wide: its title and what it asks for break.
    int heightFor(const QModelIndex& site, int width) const;
    // What a title needs on one line.
    int titleWidth(const QModelIndex& index) const;

private:
    QRect titleBox(const QRect& cell) const;
    void paintSite(QPainter& painter, const QRect& rect, const QModelIndex& index) const;
    void paintSpare(QPainter& painter, const QRect& rect, const QModelIndex& index) const;
    void paintAgent(QPainter& painter, const QRect& rect, const QModelIndex& index) const;

    const Appearance& m_appearance;
};

} // namespace dossier
