#include "app/board/face_marks.h"

#include "app/board/face_words.h"
#include "app/theme/marks.h"
#include "app/widgets/card_words.h"
#include "wording/play/play_words.h"
#include "wording/words/game_words.h"

#include <QCoreApplication>
#include <QFontMetricsF>
#include <QPainter>
#include <QRegularExpression>
#include <QStringList>

#include <algorithm>
#include <vector>

namespace dossier {

namespace {

struct FaceMarks
{
    Q_DECLARE_TR_FUNCTIONS(FaceMarks)
};

} // namespace

void paintPips(QPainter& painter, const QRectF& box, int health, int damage, int falling, const Theme& theme)
{
    const int all = std::max(0, health) + std::max(0, damage);
    if (all == 0)
        return;
    constexpr qreal kGap = 2;
    const qreal step = (box.width() + kGap) / all;
    painter.save();
    painter.setRenderHint(QPainter::Antialiasing);
    for (int i = 0; i < all; ++i) {
        const QRectF pip(box.left() + i * step, box.top(), std::max(1.0, step - kGap), box.height());
        painter.setPen(Qt::NoPen);
        painter.setBrush(theme.good);
        if (i >= health || i >= health - falling) {
            painter.setPen(QPen(i >= health ? theme.quiet : theme.error, 1));
            painter.setBrush(i >= health ? QBrush(Qt::NoBrush) : QBrush(theme.error, Qt::BDiagPattern));
        }
        painter.drawRoundedRect(painter.pen() == Qt::NoPen ? pip : pip.adjusted(0.5, 0.5, -0.5, -0.5), 1, 1);
    }
    painter.restore();
}

qreal paintHealthNumber(QPainter& painter, const QRectF& row, const QString& number, const QFont& font, qreal heart,
                        bool hurt, const Theme& theme)
{
    painter.setFont(font);
    painter.setPen(hurt ? theme.error : theme.ink);
    painter.drawText(row, Qt::AlignRight | Qt::AlignVCenter, number);
    const qreal left = row.right() - QFontMetricsF(font).horizontalAdvance(number) - heart - 2;
    paintHealthMark(painter, QRectF(left, row.center().y() - heart / 2, heart, heart), hurt ? theme.error : theme.good);
    return left;
}

void paintRanges(QPainter& painter, const QRectF& row, const AgentFacts& agent, bool all,
                 const std::pair<QFont, QFont>& fonts, const Theme& theme)
{
    const auto& [bold, usual] = fonts;
    std::vector<std::pair<QString, int>> parts{{abilityWord(kLongRange), agent.longRange},
                                               {abilityWord(kCloseRange), agent.closeRange}};
    if (all)
        parts.emplace_back(FaceMarks::tr("RES"), agent.resources);
    const QFontMetricsF metrics(usual);
    const QFontMetricsF strong(bold);
    qreal width = 0;
    for (const auto& [name, value] : parts)
        width += metrics.horizontalAdvance(name) + strong.horizontalAdvance(QString::number(value)) + 6;
    const bool named = width <= row.width();
    if (!named && row.width() < row.height() * 2.4)
        return;
    qreal x = row.left();
    if (!named) {
        const qreal side = row.height() * 0.72;
        paintTypeMark(painter, QRectF(x, row.center().y() - side / 2, side, side), CardType::Combat, theme.quiet);
        x += side + 3;
    }
    for (const auto& [name, value] : parts) {
        if (named) {
            painter.setFont(usual);
            painter.setPen(theme.quiet);
            painter.drawText(QRectF(x, row.top(), row.width(), row.height()), Qt::AlignVCenter, name);
            x += metrics.horizontalAdvance(name) + 2;
        }
        painter.setFont(bold);
        painter.setPen(theme.ink);
        const QString figure =
            QString::number(value) + (!named && name == parts.front().first ? QStringLiteral("·") : QString());
        painter.drawText(QRectF(x, row.top(), row.width(), row.height()), Qt::AlignVCenter, figure);
        x += strong.horizontalAdvance(figure) + (named ? 4 : 1);
    }
}

void paintSkill(QPainter& painter, const QRectF& row, const std::pair<Skill, int>& skill, const QFont& font,
                const QColor& ink, bool inFull)
{
    const QFontMetricsF metrics(font);
    const QString level = QString::number(skill.second);
    const qreal room = row.width() - metrics.horizontalAdvance(level) - 3;
    const QString name = skillToFit(skill.first, metrics, room, inFull);
    const QFont fitted = fittedFont(font, QString(name).replace(QLatin1Char(' '), QChar(0xa0)), room);
    if (room < metrics.height()) // a letter or two say nothing
        return;
    painter.setPen(ink);
    painter.setFont(font);
    painter.drawText(row, Qt::AlignRight | Qt::AlignVCenter, level);
    painter.setFont(fitted);
    painter.drawText(row, Qt::AlignLeft | Qt::AlignVCenter,
                     QFontMetricsF(fitted).elidedText(name, Qt::ElideRight, room));
}

QString shortSkill(Skill skill)
{
    switch (skill) {
    case Skill::AlienInvestigation:
        return FaceMarks::tr("Alien Inv.", "Alien Investigation, short");
    case Skill::CriminalInvestigation:
        return FaceMarks::tr("Criminal Inv.", "Criminal Investigation, short");
    case Skill::OccultInvestigation:
        return FaceMarks::tr("Occult Inv.", "Occult Investigation, short");
    case Skill::EvidenceCollection:
        return FaceMarks::tr("Evidence Coll.", "Evidence Collection, short");
    case Skill::Behavioral:
        return FaceMarks::tr("Behavioral", "the skill, short");
    case Skill::Bureaucracy:
        return FaceMarks::tr("Bureaucracy", "the skill, short");
    case Skill::Observation:
        return FaceMarks::tr("Observation", "the skill, short");
    default:
        return word(skill);
    }
}

QString skillToFit(Skill skill, const QFontMetricsF& metrics, qreal room, bool inFull)
{
    if (inFull && metrics.horizontalAdvance(word(skill)) <= room)
        return word(skill);
    const QString name = shortSkill(skill);
    constexpr qreal kNarrower = 0.8; // how much narrower letters can be set and read
    if (metrics.horizontalAdvance(name) * kNarrower <= room)
        return name;
    // "Alien" of "Alien Inv.", "occulte" of "Enq. occulte": what tells it from others.
    const QStringList words = name.split(QLatin1Char(' '));
    if (words.size() < 2)
        return name;
    const bool namedFirst = words.last().endsWith(QLatin1Char('.')) && !words.first().endsWith(QLatin1Char('.'));
    QString told = namedFirst ? words.first() : words.last();
    told.front() = told.front().toUpper(); // it stands alone
    return told;
}

// BASIC-13, BASIC-14: no texts of Agents and Adversaries; BASIC-37: a Bluff whose Cost is an X takes two.
QString basicText(const Card& card, const QString& text)
{
    if (card.agent || card.adversary)
        return {};
    const bool anyCost = card.type == CardType::Bluff && card.cost && card.cost->x;
    const qsizetype end = text.indexOf(QStringLiteral(". "));
    return anyCost && end > 0 ? QStringLiteral("\u22122") + text.mid(end) : text;
}

QString onlyFigure(const QString& text)
{
    static const QRegularExpression signedNumber(QStringLiteral("[+\\x{2212}]\\d+"));
    QString found;
    for (auto match = signedNumber.globalMatch(text); match.hasNext();) {
        const QString figure = match.next().captured();
        if (!found.isEmpty() && figure != found)
            return {};
        found = figure;
    }
    return found;
}

QString shortFigure(const Rating& rating)
{
    return rating.kind == Rating::Kind::NotApplicable ? QStringLiteral("–") : figure(rating);
}

QString numberOn(const Card& card)
{
    return isOfBaseSet(card) ? QStringLiteral("%1").arg(card.number, 4, 10, QLatin1Char('0'))
                             : QString::fromStdString(card.id);
}

QString previewToFit(const QString& preview, const QFontMetricsF& metrics, qreal room)
{
    return metrics.horizontalAdvance(preview) <= room ? preview : preview.section(QLatin1Char(' '), 0, 1);
}

QString heldOn(int tokens, bool purse)
{
    QString held;
    if (tokens > 0)
        held += QStringLiteral("●%1").arg(tokens);
    if (purse)
        held += QStringLiteral("◆");
    return held;
}

QString shortName(const std::string& title)
{
    return QString::fromStdString(title).section(QLatin1Char(','), 0, 0).section(QLatin1Char(' '), -1);
}

} // namespace dossier
