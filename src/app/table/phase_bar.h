// The seven phases of a turn, the one under way marked.
#pragma once

#include "engine/state/phase.h"

#include <QWidget>

namespace dossier {

class Appearance;

class PhaseBar : public QWidget
{
    Q_OBJECT

public:
    PhaseBar(const Appearance& appearance, QWidget* parent = nullptr);

    // `whose`: "Turn 3: Player A investigates".
    void show(Phase phase, const QString& whose);
    using QWidget::show;

    QSize sizeHint() const override;
    QSize minimumSizeHint() const override { return {320, sizeHint().height()}; }

protected:
    void paintEvent(QPaintEvent* event) override;

private:
    const Appearance& m_appearance;
    Phase m_phase = Phase::Briefing;
    QString m_whose;
};

} // namespace dossier
