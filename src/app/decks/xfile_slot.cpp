#include "app/decks/xfile_slot.h"

#include "app/theme/appearance.h"
#include "app/theme/marks.h"
#include "app/widgets/card_move.h"
#include "app/widgets/card_words.h"
#include "app/widgets/desk.h"
#include "box/game_data.h"
#include "desk/deck_words.h"
#include "desk/open_deck.h"
#include "desk/plain_tip.h"
#include "wording/words/game_words.h"

#include <QDropEvent>
#include <QKeyEvent>
#include <QMouseEvent>
#include <QPainter>
#include <QStyle>

#include <algorithm>

namespace dossier {

namespace {

constexpr int kBefore = 4 * kGrid; // what is written: the edge of its type
constexpr int kAfter = 2 * kGrid;

} // namespace

XFileSlot::XFileSlot(const Desk& desk, QWidget* parent)
    : QWidget(parent)
    , m_desk(desk)
{
    setObjectName(QStringLiteral("xFileSlot"));
    setFocusPolicy(Qt::StrongFocus);
    setSizePolicy(QSizePolicy::Preferred, QSizePolicy::Fixed);
    connect(&desk.openDeck, &OpenDeck::changed, this, &XFileSlot::refresh);
    connect(&desk.appearance, &Appearance::changed, this, qOverload<>(&QWidget::update));
    setAcceptDrops(true);
    const auto invite = [this](bool invites) {
        m_invitesDrop = invites;
        update();
    };
    connect(&CardDrags::all(), &CardDrags::begun, this, [this, invite](CardIndex card) {
        invite(m_desk.openDeck.isOpen() && m_desk.box.cards[card].type == CardType::XFile);
    });
    connect(&CardDrags::all(), &CardDrags::ended, this, [invite] { invite(false); });
    refresh();
}

std::optional<CardIndex> XFileSlot::card() const
{
    const auto& xFile = m_desk.openDeck.deck().xFile;
    return xFile.empty() ? std::nullopt : std::optional(xFile.front().card);
}

QSize XFileSlot::sizeHint() const
{
    const Theme& theme = m_desk.appearance.theme();
    const int title = titleBox().height();
    const int lines = setting() == Setting::Lines ? 8 : 4;
    return {60 * kGrid, std::max(title, QFontMetrics(theme.text).height()) +
                            lines * QFontMetrics(theme.small).height() + (lines / 4 + 4) * kGrid};
}

XFileSlot::Setting XFileSlot::setting() const
{
    const auto xFile = card();
    if (!xFile || !m_desk.box.cards[*xFile].xfile)
        return Setting::TwoByTwo;
    const QFontMetrics small(m_desk.appearance.theme().small);
    int name = 0;
    int type = 0;
    for (int i = 0; i < kCharacteristics; ++i) {
        const auto of = static_cast<Characteristic>(i);
        name = std::max(name, small.horizontalAdvance(word(of)));
        type = std::max(type, small.horizontalAdvance(word(m_desk.box.cards[*xFile].xfile->type(of))));
    }
    const int room = width() - kBefore - kAfter;
    if (std::max(name, type) <= room / 2 - kAfter)
        return Setting::TwoByTwo;
    return name + kAfter + type <= room - kAfter ? Setting::Rows : Setting::Lines;
}

// Breaks into as many lines as it needs.
QRect XFileSlot::titleBox() const
{
    const Theme& theme = m_desk.appearance.theme();
    const QFontMetrics text(theme.text);
    const int left = kBefore + theme.sign + 2 * kGrid;
    const int room = std::max(width() - left - 2 * kGrid, 20 * kGrid);
    return QRect(left, 2 * kGrid, room,
                 text.boundingRect(QRect(0, 0, room, 10000), Qt::AlignLeft | Qt::TextWordWrap, title()).height());
}

QString XFileSlot::title() const
{
    if (!card())
        return {};
    const QString title = QString::fromStdString(m_desk.box.cards[*card()].title);
    const auto more = m_desk.openDeck.deck().xFile.size() - 1;
    return more > 0 ? tr("%1 and %2 more").arg(title, QString::number(more)) : title;
}

void XFileSlot::resizeEvent(QResizeEvent* event)
{
    QWidget::resizeEvent(event);
    updateGeometry();
}

void XFileSlot::refresh()
{
    updateGeometry(); // another title may need another height
    setAccessibleName(card() ? tr("X-File: %1").arg(describe(m_desk.box.cards[*card()])) : tr("X-File: none"));
    setToolTip(plainTip(card() ? tr("Press to choose another one; Delete takes it out") : QString()));
    update();
}

void XFileSlot::choose()
{
    if (card())
        emit cardChosen(*card());
    emit wanted();
}

void XFileSlot::dragEnterEvent(QDragEnterEvent* event)
{
    const auto card = cardIn(event->mimeData());
    if (card && m_desk.box.cards[*card].type == CardType::XFile)
        event->acceptProposedAction();
}

void XFileSlot::dropEvent(QDropEvent* event)
{
    if (const auto card = cardIn(event->mimeData()); card && addToDeck(m_desk, *card, Zone::XFile))
        event->acceptProposedAction();
}

void XFileSlot::takeOut()
{
    if (card())
        m_desk.openDeck.change([](Deck& deck) { deck.xFile.pop_back(); });
}

void XFileSlot::mousePressEvent(QMouseEvent* event)
{
    QWidget::mousePressEvent(event);
    if (event->button() == Qt::LeftButton)
        choose();
}

void XFileSlot::keyPressEvent(QKeyEvent* event)
{
    switch (event->key()) {
    case Qt::Key_Return:
    case Qt::Key_Enter:
    case Qt::Key_Space:
        choose();
        break;
    case Qt::Key_Delete:
    case Qt::Key_Minus:
        takeOut();
        break;
    default:
        QWidget::keyPressEvent(event);
    }
}

void XFileSlot::paintEvent(QPaintEvent*)
{
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    const Theme& theme = m_desk.appearance.theme();
    const QRectF box = QRectF(rect()).adjusted(0.5, 0.5, -0.5, -0.5);
    const bool stands = hasFocus() || m_invitesDrop;
    const QColor line = stands ? theme.mark : theme.line;
    if (card()) {
        painter.setPen(QPen(line, stands ? 1.5 : 1, m_invitesDrop ? Qt::DashLine : Qt::SolidLine));
        painter.setBrush(theme.field);
        painter.drawRoundedRect(box, kGrid, kGrid);
        paintCard(painter, m_desk.box.cards[*card()]);
        return;
    }
    painter.setPen(QPen(line, stands ? 1.5 : 1, Qt::DashLine));
    painter.drawRoundedRect(box, kGrid, kGrid);
    painter.setPen(theme.quiet);
    painter.drawText(box.adjusted(3 * kGrid, 0, -3 * kGrid, 0), Qt::AlignCenter | Qt::TextWordWrap,
                     tr("No X-File yet. Click to choose the one this deck protects."));
}

void XFileSlot::paintCard(QPainter& painter, const Card& card) const
{
    const Theme& theme = m_desk.appearance.theme();
    painter.fillRect(QRectF(0.5, kGrid, 4, height() - 2 * kGrid), theme.of(CardType::XFile));
    const QFontMetrics text(theme.text);
    const QFontMetrics small(theme.small);
    const int left = kBefore;
    const int width = this->width() - left - kAfter;
    paintTypeMark(painter, QRectF(left, 2 * kGrid + (text.height() - theme.sign) / 2.0, theme.sign, theme.sign),
                  CardType::XFile, theme.of(CardType::XFile));
    painter.setFont(theme.text);
    painter.setPen(theme.ink);
    const QRect title = titleBox();
    painter.drawText(title, Qt::AlignLeft | Qt::TextWordWrap, this->title());
    if (!card.xfile)
        return;
    painter.setFont(theme.small);
    const Setting set = setting();
    int names = 0; // the widest of them
    for (int i = 0; i < kCharacteristics; ++i)
        names = std::max(names, small.horizontalAdvance(word(static_cast<Characteristic>(i))));
    for (int i = 0; i < kCharacteristics; ++i) {
        const auto of = static_cast<Characteristic>(i);
        const int columns = set == Setting::TwoByTwo ? 2 : 1;
        const int high = set == Setting::Rows ? small.height() : 2 * small.height() + 2;
        const QRect cell(left + (i % columns) * (width / 2), title.bottom() + kGrid + (i / columns) * high,
                         width / columns - kAfter, small.height());
        painter.setPen(theme.quiet);
        painter.drawText(cell, Qt::AlignLeft, word(of));
        painter.setPen(theme.ink);
        const QRect type =
            set == Setting::Rows ? cell.adjusted(names + kAfter, 0, 0, 0) : cell.translated(0, small.height() - 1);
        painter.drawText(type, Qt::AlignLeft,
                         small.elidedText(word(card.xfile->type(of)), Qt::ElideRight, type.width()));
    }
}

} // namespace dossier
