// The place of the secret X-File: the card with its four characteristics, or an invitation to choose one.
#pragma once

#include "domain/cards/card_pool.h"

#include <QWidget>

#include <optional>

class QPainter;

namespace dossier {

struct Desk;

class XFileSlot : public QWidget
{
    Q_OBJECT

public:
    explicit XFileSlot(const Desk& desk, QWidget* parent = nullptr);

    std::optional<CardIndex> card() const;
    QSize sizeHint() const override;
    QSize minimumSizeHint() const override { return {sizeHint().width() / 2, sizeHint().height()}; }

signals:
    void cardChosen(dossier::CardIndex card);
    // Somebody wants to choose one, or another one.
    void wanted();

protected:
    void paintEvent(QPaintEvent* event) override;
    void mousePressEvent(QMouseEvent* event) override;
    void keyPressEvent(QKeyEvent* event) override;
    void dragEnterEvent(QDragEnterEvent* event) override;
    void dropEvent(QDropEvent* event) override;
    void resizeEvent(QResizeEvent* event) override;

private:
    void refresh();
    void choose();
    void takeOut();
    QString title() const;
    QRect titleBox() const;
    // How the four characteristics are set, as the width allows: two by two, a row each, two lines each.
    enum class Setting { TwoByTwo, Rows, Lines };
    Setting setting() const;
    void paintCard(QPainter& painter, const Card& card) const;

    const Desk& m_desk;
    bool m_invitesDrop = false; // an X-File is being dragged
};

} // namespace dossier
