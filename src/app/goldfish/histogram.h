// How often each number of turns was needed, as bars.
#pragma once

#include "engine/goldfish.h"

#include <QWidget>

namespace dossier {

class Appearance;

class Histogram : public QWidget
{
    Q_OBJECT

public:
    explicit Histogram(const Appearance& appearance, QWidget* parent = nullptr);

    // `games` that did not end are said beside the bars.
    void show(const Distribution& turns, int unsolved);
    using QWidget::show;

    QSize sizeHint() const override { return {480, 240}; }

protected:
    void paintEvent(QPaintEvent* event) override;

private:
    void describe();

    const Appearance& m_appearance;
    Distribution m_turns;
    int m_unsolved = 0;
};

} // namespace dossier
