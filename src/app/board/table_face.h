// A card as it lies on the table: known by its outline first, then by its drawing, then by its words; as many of them
// as there is room for, the weightiest first. Below 96 units of width it has few and short ones, from 190 on all.
#pragma once

#include "app/theme/theme.h"
#include "domain/cards/card.h"

#include <QRectF>
#include <QStringList>

class QPainter;

namespace dossier {

// What holds of a card just now, beside what is printed on it.
struct FaceNow
{
    int health = -1; // what is left; -1: as printed
    int damage = 0;
    int falling = 0; // of the Health left, what is about to be lost
    int tokens = 0;
    bool purse = false;       // points of his own are there
    std::uint16_t needed = 0; // a bit for each Skill that matters now: named first
    QStringList states{};     // words that hold for now: "stunned"
    QString note{};           // what is written over it: a Site's Team
    QString preview{};        // of a Site: "6 against 4"
    bool enough = false;      // ... and that is enough
    int shown = 0;            // units of width that nothing covers, from the left; 0: all
    bool plain = false;       // the Basic Game: without Cost and Combat
};

// `text` is what the card does, in the program's own words; it may be empty.
void paintTableFace(QPainter& painter, const QRectF& rect, const Card& card, const QString& text, const Theme& theme,
                    const FaceNow& now = {});

} // namespace dossier
