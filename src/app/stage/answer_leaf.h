// The left leaf of an answer: who asks whom what, the answer in large letters, and what it leaves open.
#pragma once

#include "app/theme/theme.h"
#include "domain/cards/card.h"

#include <QRectF>
#include <QString>

#include <optional>

class QPainter;

namespace dossier {

struct AnswerLeaf
{
    std::optional<Characteristic> emblem;
    QString who;
    QString asked;
    QString word; // the answer
    bool good = false;
    QString left;               // what falls out, what is left
    const Card* card = nullptr; // the X-File that is named
    QString cardText;
};

// `turned` says how far the card has been turned over, 0 to 1; it matters only where there is one.
void paintAnswerLeaf(QPainter& painter, const QRectF& rect, const AnswerLeaf& leaf, qreal turned, const Theme& theme);

} // namespace dossier
