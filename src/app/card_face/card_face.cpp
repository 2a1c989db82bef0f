#include "app/card_face/card_face.h"

#include "app/card_face/face_sheet.h"
#include "app/card_face/own_facts.h"
#include "app/theme/marks.h"
#include "app/theme/typed.h"
#include "app/widgets/card_words.h"
#include "wording/words/game_words.h"

#include <QCoreApplication>
#include <QFontMetricsF>

#include <algorithm>

namespace dossier {

namespace {

constexpr qreal kMiddle = 25; // where what the type is about begins
constexpr qreal kFoot = 80.5; // the last line
constexpr qreal kInside = FaceSheet::kRight - FaceSheet::kLeft;

class CardFace
{
    Q_DECLARE_TR_FUNCTIONS(CardFace)

public:
    CardFace(QPainter& painter, const QRectF& rect, const Card& card, const QString& text, const Theme& theme)
        : m_sheet(painter, rect, theme, theme.of(card.type))
        , m_card(card)
        , m_text(text)
        , m_theme(theme)
    {}

    void paint()
    {
        paintHead();
        const qreal factsEnd = paintFacts();
        const qreal chipsBegin = paintChips();
        if (!m_text.isEmpty())
            m_sheet.body(factsEnd + 1.5, chipsBegin - 1.5, m_text);
        else if (factsEnd == kMiddle)
            paintEmblem();
        paintFoot();
    }

    // Title, Cost, type, two facts and the first lines of the text, so that no card is blank paper; all letters large
    // enough to be read where the whole card is `width` units wide.
    void paintTile(qreal width)
    {
        constexpr qreal kLeastLetters = 8.5; // units of height that can be read
        const qreal least = kLeastLetters * FaceSheet::kWidth / width;
        paintTypeMark(m_sheet.painter(), m_sheet.at(FaceSheet::kLeft, 4.5, 7.5, 7.5), m_card.type, m_sheet.edge());
        if (m_card.cost)
            paintCost(m_sheet.painter(), m_sheet.at(FaceSheet::kRight - 30, 3.5, 30, 9.5), *m_card.cost, m_theme.ink,
                      m_sheet.font(8, QFont::DemiBold));
        const qreal title = m_sheet.fitted(FaceSheet::kLeft, 14, kInside, 19, QString::fromStdString(m_card.title), 7,
                                           std::max(4.4, least));
        qreal y = title + 1.5;
        const qreal height = std::max(4.6, least);
        QStringList further = ownFacts(m_card);
        for (const QString& fact : shortFacts(m_card)) {
            further.removeOne(fact);
            m_sheet.line(FaceSheet::kLeft, y, kInside, fact, height, std::max(3.4, least), m_theme.ink);
            y += 1.3 * height;
        }
        m_sheet.firstLines(y + 1.5, FaceSheet::kHeight - 2.5,
                           m_text.isEmpty() ? further.join(QStringLiteral(" · ")) : m_text, 4.6, std::max(3.7, least));
    }

private:
    void paintHead()
    {
        const qreal titleWidth = m_card.cost ? kInside - 14 : kInside;
        m_sheet.fitted(FaceSheet::kLeft, 4, titleWidth, 11.4, QString::fromStdString(m_card.title), 4.4, 3);
        if (m_card.cost)
            paintCost(m_sheet.painter(), m_sheet.at(FaceSheet::kRight - 14, 4, 14, 6), *m_card.cost, m_theme.ink,
                      m_sheet.font(5, QFont::DemiBold));
        paintTypeMark(m_sheet.painter(), m_sheet.at(FaceSheet::kLeft, 17, 3.8, 3.8), m_card.type, m_sheet.edge());
        m_sheet.text(m_sheet.at(FaceSheet::kLeft + 5.2, 16.8, 26, 4.2), Qt::AlignLeft | Qt::AlignVCenter,
                     word(m_card.type), m_sheet.font(3), m_theme.ink);
        paintTyped(m_sheet.painter(), m_sheet.at(FaceSheet::kRight - 26, 16.8, 26, 4.2), Qt::AlignRight,
                   QString::fromStdString(m_card.id), m_sheet.typewriter(2.9), m_theme.quiet);
        m_sheet.rule(22.5);
    }

    // What the type is about; each answers where it ends.
    qreal paintFacts()
    {
        if (m_card.agent)
            return paintAgent(*m_card.agent);
        if (m_card.adversary)
            return paintAdversary(*m_card.adversary);
        if (m_card.site)
            return paintSite(*m_card.site);
        if (m_card.xfile)
            return paintXFile(*m_card.xfile);
        return kMiddle;
    }

    qreal paintAgent(const AgentFacts& agent)
    {
        const qreal column = kInside / 4;
        const std::array<std::pair<QString, int>, 4> values{{{tr("LRC"), agent.longRange},
                                                             {tr("CRC"), agent.closeRange},
                                                             {tr("Health"), agent.health},
                                                             {tr("RES"), agent.resources}}};
        for (std::size_t i = 0; i < values.size(); ++i)
            m_sheet.fact(FaceSheet::kLeft + column * static_cast<qreal>(i), kMiddle - 0.5, column - 1, values[i].first,
                         QString::number(values[i].second), 5.4);
        return paintSkills(agent);
    }

    qreal paintSkills(const AgentFacts& agent)
    {
        const auto known = static_cast<qreal>(std::ranges::count_if(agent.skills, [](int level) { return level > 0; }));
        const qreal step = std::min(4.6, (m_text.isEmpty() ? 30 : 23) / std::max(known, 1.0));
        constexpr qreal kName = 32;
        qreal y = 36;
        for (int i = 0; i < kSkills; ++i) {
            const auto skill = static_cast<Skill>(i);
            const int level = agent.skill(skill);
            if (level == 0)
                continue;
            m_sheet.text(m_sheet.at(FaceSheet::kLeft, y, kName, step), Qt::AlignLeft | Qt::AlignVCenter, word(skill),
                         m_sheet.font(std::min(2.7, step * 0.88)), m_theme.ink);
            paintBar(FaceSheet::kLeft + kName + 1, y + step / 2, level);
            m_sheet.text(m_sheet.at(FaceSheet::kRight - 4, y, 4, step), Qt::AlignRight | Qt::AlignVCenter,
                         QString::number(level), m_sheet.font(2.9, QFont::DemiBold), m_theme.ink);
            y += step;
        }
        return y;
    }

    // Five steps: the highest skill printed in the base set is four.
    void paintBar(qreal x, qreal middle, int level)
    {
        constexpr qreal kStep = 3.2;
        m_sheet.painter().setPen(Qt::NoPen);
        for (int i = 0; i < 5; ++i) {
            m_sheet.painter().setBrush(i < level ? m_sheet.edge() : m_theme.raised);
            m_sheet.painter().drawRect(m_sheet.at(x + i * kStep, middle - 0.8, kStep - 0.6, 1.6));
        }
    }

    qreal paintAdversary(const AdversaryFacts& adversary)
    {
        const qreal column = kInside / 3;
        const std::array<std::pair<QString, Rating>, 3> values{
            {{tr("LRC"), adversary.longRange}, {tr("CRC"), adversary.closeRange}, {tr("Health"), adversary.health}}};
        for (std::size_t i = 0; i < values.size(); ++i)
            m_sheet.fact(FaceSheet::kLeft + column * static_cast<qreal>(i), kMiddle + 2, column - 4, values[i].first,
                         figure(values[i].second), 9);
        return kMiddle + 18;
    }

    qreal paintSite(const SiteFacts& site)
    {
        const bool several = site.prerequisites.size() > 1;
        const qreal step = several ? 9.5 : 12;
        qreal y = kMiddle;
        for (const Prerequisite& prerequisite : site.prerequisites) {
            const bool first = &prerequisite == &site.prerequisites.front();
            m_sheet.caption(FaceSheet::kLeft, y, kInside, first ? tr("Needs") : tr("or"));
            m_sheet.fitted(FaceSheet::kLeft, y + 3.6, kInside - 11, several ? 5.4 : 8.4, word(prerequisite.skill),
                           several ? 4.2 : 5, 3);
            m_sheet.text(m_sheet.at(FaceSheet::kRight - 10, y + 0.5, 10, 9), Qt::AlignRight | Qt::AlignVCenter,
                         QString::number(prerequisite.level), m_sheet.font(several ? 7 : 8.5, QFont::DemiBold),
                         m_sheet.edge());
            y += step;
        }
        m_sheet.fact(FaceSheet::kLeft, y, kInside, tr("Asks"), asks(site), several ? 4.2 : 5);
        if (!site.reduced)
            return y + 10;
        const QString lowered =
            tr("Level %1 is enough when asking for %2").arg(site.reduced->level).arg(word(site.reduced->question));
        m_sheet.text(m_sheet.at(FaceSheet::kLeft, y + 9.6, kInside, 7), Qt::AlignLeft | Qt::AlignTop | Qt::TextWordWrap,
                     lowered, m_sheet.font(2.7), m_theme.quiet);
        return y + 16.5;
    }

    qreal paintXFile(const XFileFacts& xfile)
    {
        for (int i = 0; i < kCharacteristics; ++i) {
            const auto of = static_cast<Characteristic>(i);
            const int row = i / 2;
            const qreal x = FaceSheet::kLeft + (i % 2) * (kInside / 2 + 1);
            constexpr qreal kWide = kInside / 2 - 2.5;
            const qreal y = kMiddle + 2 + row * 16;
            m_sheet.caption(x, y, kWide, word(of));
            m_sheet.fitted(x, y + 4, kWide, 10, word(xfile.type(of)), 4.2, 2.6);
        }
        return kMiddle + 32;
    }

    // A card of which nothing can be said yet: the shape of its type keeps the place.
    void paintEmblem()
    {
        paintTypeMark(m_sheet.painter(), m_sheet.at((FaceSheet::kLeft + FaceSheet::kRight) / 2 - 11, 31, 22, 22),
                      m_card.type, blend(m_theme.field, m_sheet.edge(), 0.22));
    }

    // Set from the foot upwards; answers where they begin.
    qreal paintChips()
    {
        const QStringList keywords = tellingKeywordsOn(m_card);
        const QStringList activators = activatorsOn(m_card);
        const qreal keywordsHeight = m_sheet.chips(0, keywords, true, true);
        const qreal activatorsHeight = activators.isEmpty() ? 0 : m_sheet.chips(0, activators, false, true) + 4.4;
        const qreal begin = kFoot - 2.6 - keywordsHeight - activatorsHeight;
        qreal y = begin;
        if (!activators.isEmpty()) {
            m_sheet.text(m_sheet.at(FaceSheet::kLeft, y, kInside, 3.2), Qt::AlignLeft | Qt::AlignVCenter,
                         tr("Played on", "activators"), m_sheet.font(2.3), m_theme.quiet);
            y = m_sheet.chips(y + 3.4, activators, false, false) + 1;
        }
        m_sheet.chips(y, keywords, true, false);
        return begin;
    }

    void paintFoot()
    {
        m_sheet.rule(kFoot - 1.2);
        QFont italic = m_sheet.font(2.6);
        italic.setItalic(true);
        const QString rarity = !isOfBaseSet(m_card)
                                   ? tr("%1 · %2", "rarity, set").arg(word(m_card.rarity), setWords(m_card.setName))
                               : m_card.advancedOnly ? tr("%1 · Advanced", "rarity").arg(word(m_card.rarity))
                                                     : word(m_card.rarity);
        const qreal right = m_sheet.widthOf(rarity, m_sheet.font(2.6)) + 1;
        m_sheet.text(m_sheet.at(FaceSheet::kLeft, kFoot, kInside - right - 2, 4), Qt::AlignLeft | Qt::AlignVCenter,
                     QString::fromStdString(m_card.episode), italic, m_theme.quiet);
        m_sheet.text(m_sheet.at(FaceSheet::kRight - right, kFoot, right, 4), Qt::AlignRight | Qt::AlignVCenter, rarity,
                     m_sheet.font(2.6), m_theme.quiet);
    }

    FaceSheet m_sheet;
    const Card& m_card;
    const QString& m_text;
    const Theme& m_theme;
};

} // namespace

void paintCardFace(QPainter& painter, const QRectF& rect, const Card& card, const QString& text, const Theme& theme,
                   CardDetail detail)
{
    CardFace face(painter, rect, card, text, theme);
    detail == CardDetail::Tile ? face.paintTile(rect.width()) : face.paint();
}

QRectF faceIn(const QRectF& rect)
{
    const qreal width = std::min(rect.width(), rect.height() * kFaceProportion);
    return {rect.left() + (rect.width() - width) / 2, rect.top(), width, width / kFaceProportion};
}

} // namespace dossier
