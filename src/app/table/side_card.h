// A card beside the table at a size to be read: its face small, all its words large.
#pragma once

#include "domain/cards/card_pool.h"

#include <QWidget>

#include <optional>

namespace dossier {

class PlainPage;
struct Desk;

class SideCard : public QWidget
{
    Q_OBJECT

public:
    explicit SideCard(const Desk& desk, QWidget* parent = nullptr);

    void show(std::optional<CardIndex> card);
    using QWidget::show;
    std::optional<CardIndex> card() const { return m_card; }

    QSize sizeHint() const override;
    QSize minimumSizeHint() const override;

protected:
    void paintEvent(QPaintEvent* event) override;
    void resizeEvent(QResizeEvent* event) override;

private:
    QRect facePlace() const;
    void say();

    const Desk& m_desk;
    PlainPage* m_words;
    std::optional<CardIndex> m_card;
};

} // namespace dossier
