// One card over the whole window, as large as it goes. Space, Esc or a click put it away; J and K turn the pages.
#pragma once

#include "domain/cards/card_pool.h"

#include <QPointer>
#include <QVariantAnimation>
#include <QWidget>

namespace dossier {

struct Desk;

class BigCard : public QWidget
{
    Q_OBJECT

public:
    // Lies over `window` and follows its size. When it goes, the keyboard goes back to where it was; to `list`, where
    // that was within it, or is gone.
    BigCard(const Desk& desk, QWidget* window, QWidget* list);

    void show(CardIndex card);
    using QWidget::show;
    CardIndex card() const { return m_card; }
    // It goes when this key is let go.
    void heldBy(int key) { m_heldBy = key; }

signals:
    void stepWanted(int rows);

protected:
    void paintEvent(QPaintEvent* event) override;
    void keyPressEvent(QKeyEvent* event) override;
    void keyReleaseEvent(QKeyEvent* event) override;
    void mousePressEvent(QMouseEvent* event) override;
    bool eventFilter(QObject* watched, QEvent* event) override;

private:
    void putAway();

    const Desk& m_desk;
    QPointer<QWidget> m_list;
    QPointer<QWidget> m_before; // had the keyboard
    CardIndex m_card = 0;
    int m_heldBy = 0;             // no key: it stays
    QVariantAnimation m_entrance; // 0 to 1
};

} // namespace dossier
