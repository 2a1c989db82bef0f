// How much of the Team's allowance is spent: a bar with a tick for each point, red and striped when it is too much.
#pragma once

#include <QWidget>

namespace dossier {

class Appearance;

class CostMeter : public QWidget
{
    Q_OBJECT

public:
    explicit CostMeter(const Appearance& appearance, QWidget* parent = nullptr);

    // `most` 0: no limit; nothing but the sum is said then.
    void show(int spent, int most);
    using QWidget::show;

    QSize sizeHint() const override;

protected:
    void paintEvent(QPaintEvent* event) override;

private:
    const Appearance& m_appearance;
    int m_spent = 0;
    int m_most = 0;
};

} // namespace dossier
