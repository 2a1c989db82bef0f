// Shows one card as large as there is room, and says it to screen readers.
#pragma once

#include "domain/cards/card_pool.h"

#include <QWidget>

#include <optional>

namespace dossier {

class Appearance;
class CardPictures;
class CardTexts;

class CardView : public QWidget
{
    Q_OBJECT

public:
    CardView(const CardPool& pool, const CardTexts& texts, const Appearance& appearance, QWidget* parent = nullptr);

    // Shows the user's own pictures, where there are any. They must outlive the view.
    void usePictures(CardPictures& pictures);

    void show(std::optional<CardIndex> card);
    using QWidget::show;
    std::optional<CardIndex> card() const { return m_card; }

    QSize sizeHint() const override { return {320, heightForWidth(320)}; }
    bool hasHeightForWidth() const override { return true; }
    int heightForWidth(int width) const override;
    QSize minimumSizeHint() const override { return {200, 280}; }

protected:
    void paintEvent(QPaintEvent* event) override;

private:
    const CardPool& m_pool;
    const CardTexts& m_texts;
    const Appearance& m_appearance;
    CardPictures* m_pictures = nullptr;
    std::optional<CardIndex> m_card;
};

} // namespace dossier
