// One of the program's players to choose: his rank with its bars, what he does, and how one fared against him.
#pragma once

#include <QAbstractButton>

namespace dossier {

class Appearance;

class RankButton : public QAbstractButton
{
    Q_OBJECT

public:
    // `strength` is 1 to 4.
    RankButton(const Appearance& appearance, const QString& name, const QString& does, int strength,
               QWidget* parent = nullptr);

    void setScore(const QString& score);
    QSize sizeHint() const override;
    QSize minimumSizeHint() const override;

protected:
    void paintEvent(QPaintEvent* event) override;

private:
    void paintBars(QPainter& painter, const QRectF& box) const;

    const Appearance& m_appearance;
    QString m_does;
    QString m_score;
    int m_strength;
};

} // namespace dossier
