// The foot of a page: which keys do what there.
#pragma once

#include <QList>
#include <QPair>
#include <QWidget>

namespace dossier {

class Appearance;

class KeyLine : public QWidget
{
    Q_OBJECT

public:
    explicit KeyLine(const Appearance& appearance, QWidget* parent = nullptr);

    // Keys as they stand on their caps, and what each does.
    void show(const QList<QPair<QString, QString>>& keys);
    QSize sizeHint() const override;

protected:
    void paintEvent(QPaintEvent* event) override;

private:
    const Appearance& m_appearance;
    QList<QPair<QString, QString>> m_keys;
};

} // namespace dossier
