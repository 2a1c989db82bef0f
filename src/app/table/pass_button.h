// A button that says what passing means, with its key on a cap.
#pragma once

#include <QPushButton>

namespace dossier {

class Appearance;

class PassButton : public QPushButton
{
    Q_OBJECT

public:
    // `key`: the name on the cap.
    PassButton(const Appearance& appearance, const QString& key, QWidget* parent);

    // Empty: no key does the same just now.
    void setKey(const QString& key);
    const QString& key() const { return m_key; }

    QSize sizeHint() const override;
    QSize minimumSizeHint() const override;

protected:
    void paintEvent(QPaintEvent* event) override;

private:
    qreal capWidth() const;
    void paintSmall(QPainter& painter, const QColor& ink);

    const Appearance& m_appearance;
    QString m_key;
};

} // namespace dossier
