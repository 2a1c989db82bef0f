// Small parts of a card on the table, for whatever else speaks of its figures: Health, skills and names in short.
#pragma once

#include "app/theme/theme.h"
#include "domain/cards/card.h"

#include <QRectF>
#include <QString>

#include <string>
#include <utility>

class QFontMetricsF;
class QPainter;

namespace dossier {

// Health as pips, filled, hatched or empty.
void paintPips(QPainter& painter, const QRectF& box, int health, int damage, int falling, const Theme& theme);

// A heart and what Health is left, at the right end of the row; `hurt`: or is about to be lost. Answers where it
// begins.
qreal paintHealthNumber(QPainter& painter, const QRectF& row, const QString& number, const QFont& font, qreal heart,
                        bool hurt, const Theme& theme);

// What an Agent is worth in both ranges of a Combat, named where there is room; with `all` his Resources, too. Figures
// are set in the first font, words in the second.
void paintRanges(QPainter& painter, const QRectF& row, const AgentFacts& agent, bool all,
                 const std::pair<QFont, QFont>& fonts, const Theme& theme);

// A skill with its level at the right end of the row; in full only where it may be.
void paintSkill(QPainter& painter, const QRectF& row, const std::pair<Skill, int>& skill, const QFont& font,
                const QColor& ink, bool inFull);

// "Occult Inv.": a skill where there is little room.
QString shortSkill(Skill skill);
// The same, or in full, by the letters it is to be set in; where even narrower ones have no room for it, the word that
// tells it from others: "Alien".
QString skillToFit(Skill skill, const QFontMetricsF& metrics, qreal room, bool inFull);
// What a card does in the Basic Game: nothing that speaks of points or of Combat.
QString basicText(const Card& card, const QString& text);
// "+2", where a text speaks of one such figure alone; else nothing.
QString onlyFigure(const QString& text);
// A dash for what does not apply: it is no nought (COMBAT-14).
QString shortFigure(const Rating& rating);
// "0163" on a card of the base set; else which card it is.
QString numberOn(const Card& card);
// "✓ 6 against 4"; where there is no room for that, "✓ 6": what is needed stands on the card.
QString previewToFit(const QString& preview, const QFontMetricsF& metrics, qreal room);
// Tokens, and points of his own.
QString heldOn(int tokens, bool purse);
// The last word of a person's name: "Kosseff" for "Agent Karen Kosseff, Counselor".
QString shortName(const std::string& title);

} // namespace dossier
