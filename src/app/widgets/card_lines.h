// A short table of cards with something said about each, as high as what it holds. Where a line has no room for its
// words they break: none is cut.
#pragma once

#include "domain/cards/card_pool.h"

#include <QTableWidget>

#include <optional>
#include <vector>

namespace dossier {

struct Desk;

class CardLines : public QTableWidget
{
    Q_OBJECT

public:
    struct Line
    {
        std::optional<CardIndex> card; // nothing: a line of words only
        QStringList cells;             // after the title, which comes first by itself; the title where there is no card
    };

    // `heads`: the first is above the titles.
    CardLines(const Desk& desk, const QStringList& heads, QWidget* parent = nullptr);

    // Scrolls where there are more than this many rows; 0: never.
    void setMostRows(int rows);
    // Never scrolls by itself, whatever room there is: for a page that scrolls.
    void showWhole();
    void setInvitation(const QString& text);
    void show(const std::vector<Line>& lines);
    using QWidget::show;

    QSize sizeHint() const override;
    QSize minimumSizeHint() const override;

protected:
    void paintEvent(QPaintEvent* event) override;
    void resizeEvent(QResizeEvent* event) override;

private:
    void fitColumns();
    bool shareRoom();
    void spread();
    int longestWord() const;
    int wantedWidth(int column) const;
    int textHeight(int row) const;
    int heightFor(int rows) const;

    const Desk& m_desk;
    QString m_invitation;
    int m_mostRows = 0;
    bool m_whole = false;
};

} // namespace dossier
