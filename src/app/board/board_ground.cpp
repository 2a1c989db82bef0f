// What is painted below the cards, and what stands beside them: places, frames, plates.
#include "app/board/board.h"
#include "app/board/board_measures.h"
#include "app/board/board_place.h"
#include "app/board/face_words.h"
#include "app/board/player_side.h"
#include "app/board/team_tag.h"
#include "app/board/xfile_tab.h"
#include "app/card_face/card_ground.h"
#include "app/theme/appearance.h"
#include "app/theme/drawn.h"
#include "app/theme/papers.h"
#include "app/theme/typed.h"
#include "app/widgets/desk.h"
#include "box/fixed_packs.h"
#include "box/game_data.h"
#include "table/table_game.h"
#include "wording/play/play_words.h"
#include "wording/play/player_names.h"
#include "wording/play/thing_text.h"

#include <QPaintEvent>
#include <QPainter>
#include <QPainterPath>
#include <QPixmapCache>

#include <algorithm>
#include <cstdlib>

namespace dossier {

namespace {

constexpr int kMostKnown = 4; // titles on a plate

QFont placeFont(const Theme& theme)
{
    QFont font = theme.typewriter;
    font.setPointSizeF(theme.small.pointSizeF());
    font.setBold(true);
    font.setCapitalization(QFont::AllUppercase);
    font.setLetterSpacing(QFont::PercentageSpacing, 108);
    return font;
}

QColor thin(QColor colour, double share)
{
    colour.setAlphaF(static_cast<float>(share));
    return colour;
}

// The light over the desk changes with the window alone.
QPixmap lampOver(const QSize& size, qreal ratio, const Theme& theme)
{
    const QString key = QStringLiteral("table-lamp|%1|%2|%3|%4")
                            .arg(size.width())
                            .arg(size.height())
                            .arg(ratio)
                            .arg(static_cast<int>(theme.look));
    QPixmap drawn;
    if (QPixmapCache::find(key, &drawn))
        return drawn;
    drawn = QPixmap(size * ratio);
    drawn.setDevicePixelRatio(ratio);
    drawn.fill(theme.paper);
    QPainter painter(&drawn);
    painter.setRenderHint(QPainter::Antialiasing);
    QPainterPath desk;
    desk.addRoundedRect(QRectF(QPointF(0, 0), size), 3 * kGrid, 3 * kGrid);
    painter.setClipPath(desk);
    paintLamp(painter, QRectF(QPointF(0, 0), size), theme);
    painter.end();
    QPixmapCache::insert(key, drawn);
    return drawn;
}

// How wide the name of a Team may be: up to the next Team, or where its place ends.
int roomForTag(const BoardPlan& plan, const PlannedBox& team)
{
    int right = team.rect.right();
    for (const PlannedBox& box : plan.boxes)
        if (box.kind == PlannedBox::SectionBox && box.rect.contains(team.rect.center()))
            right = box.rect.right() - kGrid;
    for (const PlannedBox& box : plan.boxes)
        if (box.kind == PlannedBox::TeamBox && box.team != kNoTeam && box.rect.left() > team.rect.left() &&
            std::abs(box.rect.top() - team.rect.top()) < team.rect.height())
            right = std::min(right, box.rect.left() - kGrid);
    return right + 1 - team.rect.left();
}

} // namespace

void Board::paintEvent(QPaintEvent* event)
{
    if (!m_game.isOn())
        return;
    if (m_ground.isNull()) {
        m_ground = QPixmap(size() * devicePixelRatioF());
        m_ground.setDevicePixelRatio(devicePixelRatioF());
        QPainter ground(&m_ground);
        ground.setRenderHint(QPainter::Antialiasing);
        paintGround(ground);
    }
    QPainter painter(this);
    const QRect part = event->rect();
    const qreal ratio = devicePixelRatioF();
    painter.drawPixmap(QRectF(part), m_ground, QRectF(QPointF(part.topLeft()) * ratio, QSizeF(part.size()) * ratio));
}

void Board::paintGround(QPainter& painter) const
{
    const Theme& theme = m_desk.appearance.theme();
    painter.drawPixmap(QPoint(0, 0), lampOver(size(), devicePixelRatioF(), theme));
    for (const PlannedBox& box : m_plan.boxes)
        if (box.kind == PlannedBox::TeamBox)
            paintTeam(painter, box);
        else
            paintPlace(painter, box);
    for (const PlannedBacks& backs : m_plan.backs)
        paintBacks(painter, backs);
    if (wantsField())
        paintFreeField(painter);
}

void Board::paintPlace(QPainter& painter, const PlannedBox& box) const
{
    const Theme& theme = m_desk.appearance.theme();
    if (box.kind == PlannedBox::SectionBox || box.kind == PlannedBox::StackBox) {
        painter.setPen(QPen(theme.zoneLine, 1));
        painter.setBrush(thin(theme.zone, box.kind == PlannedBox::StackBox ? 0.95 : 0.62));
        painter.drawRoundedRect(QRectF(box.rect).adjusted(0.5, 0.5, -0.5, -0.5), 2 * kGrid, 2 * kGrid);
    }
    if (!box.caption.isEmpty() && box.kind != PlannedBox::HandBox) {
        const int line = QFontMetrics(theme.small).height();
        const int inset = box.kind == PlannedBox::Caption ? 0 : 2 * kGrid;
        int room = box.rect.width() - 3 * kGrid;
        for (const TeamTag* tag : m_tags) // the first Team's name stands beside it
            if (!tag->isHidden() && box.rect.contains(tag->geometry().center()))
                room = std::min(room, tag->x() - box.rect.left() - inset - kGrid);
        // Narrower, and a little smaller, before it is cut.
        const QFont usual = placeFont(theme);
        const QFont fitted = wholeIn(usual, box.caption, room);
        paintTyped(painter, QRectF(box.rect.left() + inset, box.rect.top() + 2, room, line + 2), Qt::AlignLeft,
                   box.caption, fitted.pointSizeF() < 0.7 * usual.pointSizeF() ? usual : fitted, theme.quiet);
    }
    painter.setFont(theme.small);
    painter.setPen(theme.quiet);
    const bool asksForMore = box.kind == PlannedBox::SectionBox && box.section == Section::Field &&
                             box.seat == m_game.viewer() && wantsField(); // says what can come here
    if (!box.invitation.isEmpty() && !asksForMore)
        painter.drawText(box.rect, Qt::AlignCenter | Qt::TextWordWrap, box.invitation);
}

void Board::paintTeam(QPainter& painter, const PlannedBox& box) const
{
    if (box.team == kNoTeam)
        return;
    const Theme& theme = m_desk.appearance.theme();
    painter.setPen(QPen(theme.manilaLine, 1));
    painter.setBrush(thin(theme.manilaEdge, 0.55));
    painter.drawRoundedRect(QRectF(box.rect).adjusted(0.5, 0.5, -0.5, -0.5), 7, 7);
}

// Two at most look out behind a Site: how many there are is said beside it. All Sites of a size share one drawing.
void Board::paintBacks(QPainter& painter, const PlannedBacks& backs) const
{
    const int count = std::min(backs.count, 2);
    if (count == 0)
        return;
    const QSize size = backs.site.size();
    const int room = size.width() / 4; // on each side, for what leans out
    const QPoint corner = backs.site.topLeft() - QPoint(room, room);
    const Theme& theme = m_desk.appearance.theme();
    const qreal ratio = devicePixelRatioF();
    const QString key = QStringLiteral("table-backs|%1|%2|%3|%4|%5")
                            .arg(count)
                            .arg(size.width())
                            .arg(size.height())
                            .arg(ratio)
                            .arg(static_cast<int>(theme.look));
    const QPixmap drawn = keptPixmap(key, size + QSize(2 * room, 2 * room), ratio, [&](QPainter& hidden) {
        hidden.setOpacity(0.8);
        for (int i = count; i > 0; --i) {
            const QRectF box(room + i * size.width() * 0.065, room + size.width() * 0.02, size.width(), size.height());
            hidden.save();
            hidden.translate(box.center().x(), box.bottom());
            hidden.rotate(i * 2.2);
            hidden.translate(-box.center().x(), -box.bottom());
            paintCardBack(hidden, box, theme);
            hidden.restore();
        }
    });
    painter.drawPixmap(corner, drawn);
}

// Somebody or something can go to the Field just now.
bool Board::wantsField() const
{
    return m_plan.freeField.width() > 30 * kGrid && !m_plan.stage &&
           std::any_of(m_game.actions().begin(), m_game.actions().end(), [](const Action& action) {
               const bool moves = action.kind == ActionKind::Deploy || action.kind == ActionKind::BuyAgent;
               return action.kind == ActionKind::PlaceSite ||
                      (moves && static_cast<Section>(action.section) == Section::Field);
           });
}

void Board::paintFreeField(QPainter& painter) const
{
    const Theme& theme = m_desk.appearance.theme();
    QPen dashes(thin(theme.act, 0.8), 2, Qt::CustomDashLine);
    dashes.setDashPattern({3, 2});
    painter.setPen(dashes);
    painter.setBrush(Qt::NoBrush);
    painter.drawRoundedRect(QRectF(m_plan.freeField).adjusted(1, 1, -1, -1), 2 * kGrid, 2 * kGrid);
    const bool site = m_game.actions().find(ActionKind::PlaceSite) != nullptr;
    painter.setFont(theme.small);
    painter.setPen(theme.quiet);
    painter.drawText(m_plan.freeField.adjusted(2 * kGrid, 0, -2 * kGrid, 0), Qt::AlignCenter | Qt::TextWordWrap,
                     site ? tr("drag a Site here") : tr("drag Agents or a whole Team here"));
}

// --- Beside the cards -----------------------------------------------------------------------------------------------

void Board::layPlaces()
{
    std::size_t place = 0;
    std::size_t tag = 0;
    QFont caption = placeFont(m_desk.appearance.theme());
    for (const PlannedBox& box : m_plan.boxes) {
        const bool team = box.kind == PlannedBox::TeamBox;
        if (!team && box.kind != PlannedBox::Caption) {
            if (place == m_places.size())
                m_places.push_back(new BoardPlace(this));
            const QString whose = box.seat == kNoSeat ? QString() : m_game.cast().name(box.seat);
            QStringList name{whose, box.caption, box.invitation};
            name.removeAll(QString());
            m_places[place++]->show(box.rect, name.join(QStringLiteral(": ")));
        }
        if (!team || box.team == kNoTeam || box.caption.isEmpty())
            continue;
        if (tag == m_tags.size()) {
            m_tags.push_back(new TeamTag(m_desk.appearance, this));
            TeamTag* made = m_tags.back();
            connect(made, &TeamTag::dragged, this, [this, made] { dragTeam(made->team()); });
            connect(made, &QAbstractButton::clicked, this, [this, made] { offerTeam(*made); });
        }
        TeamTag& each = *m_tags[tag++];
        const StandingTeam standing{box.section, box.team};
        each.show(standing, box.caption, box.figures, box.seat == m_game.viewer() && canMove(m_game, standing));
        const QSize wanted = each.sizeHint();
        const int named = QFontMetrics(caption).horizontalAdvance(word(box.section)) + 4 * kGrid;
        const int room = roomForTag(m_plan, box);
        const int after = box.first ? std::min(named, std::max(kGrid, room - wanted.width())) : kGrid;
        const int wide = std::min(wanted.width(), std::max(room - after, each.minimumSizeHint().width()));
        each.setGeometry(box.rect.left() + after, box.rect.top() - wanted.height(), wide, wanted.height());
        each.show();
    }
    for (; place < m_places.size(); ++place)
        m_places[place]->hide();
    for (; tag < m_tags.size(); ++tag)
        m_tags[tag]->hide();
}

void Board::layPlates()
{
    while (m_sides.size() < m_plan.sides.size()) {
        m_sides.push_back(new PlayerSide(m_desk.appearance, this));
        connect(m_sides.back(), &PlayerSide::discardWanted, this, &Board::discardWanted);
        connect(m_sides.back(), &PlayerSide::xFileWanted, this, [this] {
            if (const auto card = ownXFile())
                emit lookWanted(*card);
        });
    }
    for (std::size_t i = 0; i < m_sides.size(); ++i) {
        m_sides[i]->setVisible(i < m_plan.sides.size());
        if (i >= m_plan.sides.size())
            continue;
        m_sides[i]->setGeometry(m_plan.sides[i].rect);
        m_sides[i]->show(plateOf(m_plan.sides[i]));
    }
}

std::optional<CardIndex> Board::ownXFile() const
{
    if (!m_game.isOn() || m_game.waitsForHandOver())
        return std::nullopt;
    return m_game.ownXFile();
}

PlateFacts Board::plateOf(const PlannedSide& side) const
{
    const Observation& seen = m_game.seen();
    const SeenPlayer& player = seen.players[side.seat];
    PlateFacts facts{.seat = side.seat, .name = m_game.cast().called(side.seat), .rp = player.rp, .cp = player.cp};
    facts.reader = m_game.cast().said(side.seat).reader;
    facts.deck = player.deckCount;
    facts.hand = player.handCount;
    facts.discard = static_cast<int>(player.discard.size());
    facts.active = seen.active == side.seat && seen.ending == Ending::None;
    facts.decides = seen.decider == side.seat;
    facts.own = side.seat == seen.self;
    facts.pools = m_game.options().game != Game::Basic;
    facts.strip = side.strip;
    if (player.out && !m_game.isOver()) { // MULTI-18
        facts.xFile = tr("Out of the game");
        facts.xFileLine = tr("the others play on");
        return facts;
    }
    if (m_game.waitsForHandOver()) {
        facts.own = false;
        return facts;
    }
    const auto titles = [this](const auto& cards, auto cardOf) {
        QStringList names;
        for (const auto& each : cards)
            if (names.size() < kMostKnown)
                names << m_game.cast().title(cardOf(each));
        const bool all = static_cast<std::size_t>(names.size()) == std::size(cards);
        return all ? listed(names) : listed(names) + QStringLiteral(" …"); // titles may hold commas
    };
    if (facts.own) {
        if (const auto card = ownXFile()) {
            // Where persons share the screen its title, too, is for whoever holds the key.
            const bool covers = m_game.isShared() && !m_game.openHands() && !m_game.isOver();
            facts.xFile = covers ? XFileTab::coveredTitle() : m_game.cast().title(*card);
            facts.xFileLine = tr("hold X to look");
        }
        const std::vector<int>& suspected = m_game.view().suspected;
        for (std::size_t other = 0; other < suspected.size(); ++other)
            if (other != seen.self && !m_game.passive(static_cast<Seat>(other)) && !seen.players[other].out)
                facts.known << tr("%1 still suspects %n X-File(s).", nullptr, suspected[other])
                                   .arg(m_game.cast().name(static_cast<Seat>(other)));
        return facts;
    }
    if (!m_game.passive(side.seat)) {
        const std::vector<CardIndex> possible = m_game.possibleOf(side.seat);
        const std::optional<CardIndex> shown = m_game.xFileAtEnd(side.seat);
        const bool known = possible.size() == 1;
        if (shown || known)
            facts.xFile = m_game.cast().title(shown.value_or(possible.front()));
        else
            facts.xFile = tr("X-File");
        facts.xFileLine = known   ? (m_game.isOver() ? tr("found") : tr("the only one possible"))
                          : shown ? tr("not found")
                                  : tr("%n possible", nullptr, static_cast<int>(possible.size()));
    }
    if (const QString deck = m_game.deckName(side.seat); !deck.isEmpty())
        facts.known << tr("plays %1", "a player, and the name of his deck").arg(starterNow(deck));
    if (!player.knownHand.empty())
        facts.known << tr("In hand: %1").arg(titles(player.knownHand, [](CardIndex card) { return card; }));
    if (!player.knownDeck.empty())
        facts.known << tr("In the deck: %1").arg(titles(player.knownDeck, [](const SeenInDeck& at) {
            return at.card;
        }));
    return facts;
}

} // namespace dossier
