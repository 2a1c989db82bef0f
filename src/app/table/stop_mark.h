// A stop on the phase bar: whether somebody is asked there, to be set by click or by Return.
#pragma once

#include <QAbstractButton>

namespace dossier {

class Appearance;

class StopMark : public QAbstractButton
{
    Q_OBJECT

public:
    // Shapes differ, so that nothing is told by colour alone.
    enum Shape { Circle, Diamond, Bar };

    StopMark(Shape shape, const Appearance& appearance, QWidget* parent);

    // It stands on the tab of the phase that is under way.
    void setOnPresent(bool present);
    QSize sizeHint() const override { return {16, 16}; }

signals:
    // An arrow key: to the mark before or behind.
    void stepWanted(int by);

protected:
    void paintEvent(QPaintEvent* event) override;
    void keyPressEvent(QKeyEvent* event) override;

private:
    Shape m_shape;
    const Appearance& m_appearance;
    bool m_present = false;
};

} // namespace dossier
