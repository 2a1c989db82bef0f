// One thing that happened, in a few words, with the mark of its card's type.
#pragma once

#include "wording/play/news_text.h"

#include <QAbstractButton>

#include <optional>

namespace dossier {

class Appearance;

class RecentEventChip : public QAbstractButton
{
    Q_OBJECT

public:
    RecentEventChip(const Appearance& appearance, QWidget* parent);

    // With the type of its card, where it has one that is known.
    void show(const NewsItem& item, std::optional<CardType> type);
    using QWidget::show;
    std::optional<CardIndex> card() const { return m_card; }

    QSize sizeHint() const override;

signals:
    void lookWanted(dossier::CardIndex card);

protected:
    void resizeEvent(QResizeEvent* event) override;
    void paintEvent(QPaintEvent* event) override;
    void keyPressEvent(QKeyEvent* event) override;

private:
    void fit();
    const Appearance& m_appearance;
    std::optional<CardType> m_type;
    std::optional<CardIndex> m_card;
};

} // namespace dossier
