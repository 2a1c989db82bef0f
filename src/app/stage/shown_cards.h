// Cards that somebody looks at, or that are taken from him, face up beside one another.
#pragma once

#include "app/theme/theme.h"
#include "domain/cards/card.h"

#include <QRectF>
#include <QString>

#include <vector>

class QPainter;

namespace dossier {

struct ShownCard
{
    const Card* card = nullptr;
    QString text;
};

struct ShownCards
{
    QString who; // looks at what, takes what
    std::vector<ShownCard> cards;
};

void paintShownCards(QPainter& painter, const QRectF& rect, const ShownCards& shown, const Theme& theme);

} // namespace dossier
