#include "app/game_setup/end_file.h"

#include "app/board/face_words.h"
#include "app/board/table_face.h"
#include "app/card_face/card_face.h"
#include "app/theme/appearance.h"
#include "app/theme/typed.h"
#include "app/widgets/desk.h"
#include "box/game_data.h"
#include "desk/plain_tip.h"

#include <QBoxLayout>
#include <QPainter>

#include <algorithm>

namespace dossier {

namespace {

constexpr int kCardWidth = 45 * kGrid;

} // namespace

// --- The sheet ------------------------------------------------------------------------------------------------------

EndSheet::EndSheet(const Desk& desk, bool narrow, QWidget* parent)
    : QWidget(parent)
    , m_desk(desk)
    , m_narrow(narrow)
{
    setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Expanding);
    setFocusPolicy(Qt::TabFocus); // its lines are read out
}

void EndSheet::show(const QString& heading, std::vector<EndLine> lines, const QString& last)
{
    m_heading = heading;
    m_lines = std::move(lines);
    m_last = last;
    QStringList spoken{heading};
    for (const EndLine& line : m_lines)
        spoken << (line.heads ? line.asked
                              : QStringList{tr("turn %1").arg(line.turn), line.asked, line.answer, line.left}.join(
                                    QLatin1Char(' ')));
    spoken << last;
    setAccessibleName(heading);
    setAccessibleDescription(spoken.join(QLatin1Char('\n')).trimmed());
    setTip();
    update();
}

qreal EndSheet::lineHeight() const
{
    return QFontMetricsF(m_desk.appearance.theme().small).height() + kGrid + 2;
}

int EndSheet::hiddenLines() const
{
    const int around = m_last.isEmpty() ? 1 : 2; // the heading, and what is left
    const int room = std::max(1, static_cast<int>(height() / lineHeight()) - around);
    return std::max(0, static_cast<int>(m_lines.size()) - room);
}

void EndSheet::setTip()
{
    setToolTip(plainTip(hiddenLines() > 0 ? accessibleDescription() : QString()));
}

void EndSheet::resizeEvent(QResizeEvent*)
{
    setTip();
}

void EndSheet::paintEvent(QPaintEvent*)
{
    QPainter painter(this);
    const Theme& theme = m_desk.appearance.theme();
    const qreal line = lineHeight();
    paintSheet(painter, rect(), line, theme);
    const qreal left = kSheetMargin;
    const qreal right = width() - 2 * kGrid;
    const auto box = [&](qreal y) { return QRectF(left, y, std::max<qreal>(0, right - left), line); };
    QFont head = theme.typewriter;
    head.setBold(true);
    head.setPointSizeF(theme.text.pointSizeF());
    const int hidden = hiddenLines();
    const QString more = hidden > 0 ? tr("%n earlier", "questions", hidden) : QString();
    const qreal aside = more.isEmpty() ? 0 : QFontMetricsF(theme.small).horizontalAdvance(more) + 2 * kGrid;
    const QRectF top = box(0).adjusted(0, 0, -aside, 0);
    paintTyped(painter, top, Qt::AlignLeft, m_heading, wholeIn(head, m_heading, top.width()), theme.ink);
    painter.setFont(theme.small);
    painter.setPen(theme.quiet);
    painter.drawText(box(0), Qt::AlignRight | Qt::AlignVCenter, more);
    qreal y = line;
    for (auto i = static_cast<std::size_t>(hidden); i < m_lines.size(); ++i, y += line)
        paintLine(painter, m_lines[i], box(y));
    QFont bold = theme.small;
    bold.setWeight(QFont::DemiBold);
    painter.setFont(bold);
    painter.setPen(theme.ink);
    painter.drawText(box(y), Qt::AlignLeft | Qt::AlignVCenter,
                     QFontMetricsF(bold).elidedText(m_last, Qt::ElideRight, right - left));
}

void EndSheet::paintLine(QPainter& painter, const EndLine& line, const QRectF& at) const
{
    const Theme& theme = m_desk.appearance.theme();
    const QFontMetricsF small(theme.small);
    QFont bold = theme.small;
    bold.setWeight(QFont::DemiBold);
    if (line.heads) {
        painter.setFont(bold);
        painter.setPen(theme.ink);
        painter.drawText(at, Qt::AlignLeft | Qt::AlignVCenter,
                         QFontMetricsF(bold).elidedText(line.asked, Qt::ElideRight, at.width()));
        return;
    }
    const QString widest = m_narrow ? QStringLiteral("88") : tr("turn %1").arg(88);
    QFont typed = theme.typewriter;
    typed.setPointSizeF(theme.small.pointSizeF());
    const qreal turn = QFontMetricsF(typed).horizontalAdvance(widest) + 2 * kGrid;
    const QString mark = line.good ? QStringLiteral("✓") : QStringLiteral("✕");
    const qreal answer =
        small.horizontalAdvance(QStringLiteral("✕ ") + (m_narrow ? QString() : tr("wrong"))) + 3 * kGrid;
    const qreal count = small.horizontalAdvance(QStringLiteral("88")) + 2 * kGrid;
    paintTyped(painter, at, Qt::AlignLeft, m_narrow ? QString::number(line.turn) : tr("turn %1").arg(line.turn), typed,
               theme.quiet);
    painter.setFont(theme.small);
    painter.setPen(theme.ink);
    const QRectF words = at.adjusted(turn, 0, -answer - count, 0);
    painter.drawText(words, Qt::AlignLeft | Qt::AlignVCenter,
                     small.elidedText(line.asked, Qt::ElideRight, words.width()));
    painter.setFont(bold);
    painter.setPen(line.good ? theme.good : theme.ink);
    painter.drawText(QRectF(at.right() - answer - count, at.top(), answer, at.height()),
                     Qt::AlignLeft | Qt::AlignVCenter, m_narrow ? mark : mark + QLatin1Char(' ') + line.answer);
    typed.setBold(true);
    paintTyped(painter, QRectF(at.right() - count, at.top(), count, at.height()), Qt::AlignRight, line.left, typed,
               theme.ink);
}

// --- The card -------------------------------------------------------------------------------------------------------

EndCard::EndCard(const Desk& desk, QWidget* parent)
    : QWidget(parent)
    , m_desk(desk)
{
    setSizePolicy(QSizePolicy::Fixed, QSizePolicy::Expanding);
}

QSize EndCard::sizeHint() const
{
    return {kCardWidth, static_cast<int>(kCardWidth / kFaceProportion)};
}

void EndCard::show(std::optional<CardIndex> card)
{
    m_card = card;
    setAccessibleName(card ? QString::fromStdString(m_desk.box.cards[*card].title) : QString());
    update();
}

void EndCard::paintEvent(QPaintEvent*)
{
    if (!m_card)
        return;
    QPainter painter(this);
    const qreal high = std::min<qreal>(height(), width() / kFaceProportion);
    painter.setRenderHint(QPainter::Antialiasing);
    const QRectF face(0, 0, high * kFaceProportion, high);
    paintTableFace(painter, face.adjusted(1, 1, -1, -1), m_desk.box.cards[*m_card], QString(),
                   m_desk.appearance.theme());
}

// --- Both -----------------------------------------------------------------------------------------------------------

EndFile::EndFile(const Desk& desk, bool narrow, QWidget* parent)
    : Folder(desk.appearance, QString(), parent)
    , m_desk(desk)
    , m_narrow(narrow)
    , m_card(new EndCard(desk, this))
    , m_sheet(new EndSheet(desk, narrow, this))
{
    m_card->setVisible(!narrow);
    auto* row = new QHBoxLayout;
    row->setSpacing(4 * kGrid);
    row->addWidget(m_card);
    row->addWidget(m_sheet, 1);
    column().addLayout(row, 1);
}

void EndFile::show(const Content& content)
{
    m_content = content;
    showTitle();
    m_card->show(content.card);
    m_sheet->show(content.heading, content.lines, content.last);
}

void EndFile::setLow(bool low)
{
    m_card->setVisible(!low && !m_narrow);
    showTitle();
}

void EndFile::showTitle()
{
    const QString card = m_content.card ? QString::fromStdString(m_desk.box.cards[*m_content.card].title) : QString();
    FolderWords words{.title = m_content.title, .beside = m_content.beside};
    if (m_card->isHidden() && !m_narrow)
        words.second = card;
    setWords(words);
    setAccessibleName(card.isEmpty() ? m_content.title : m_content.title + QStringLiteral(": ") + card);
}

} // namespace dossier
