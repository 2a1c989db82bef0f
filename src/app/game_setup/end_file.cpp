#include "app/game_setup/end_file.h"

#include "app/board/table_face.h"
#include "app/card_face/card_face.h"
#include "app/theme/appearance.h"
#include "app/theme/typed.h"
#include "app/widgets/desk.h"
#include "box/game_data.h"

#include <QBoxLayout>
#include <QPainter>

#include <algorithm>

namespace dossier {

namespace {

constexpr int kCardWidth = 45 * kGrid;

} // namespace

// --- The sheet ------------------------------------------------------------------------------------------------------

EndSheet::EndSheet(const Desk& desk, QWidget* parent)
    : QWidget(parent)
    , m_desk(desk)
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
        spoken << QStringList{line.turn, line.asked, line.answer, line.left}.join(QLatin1Char(' '));
    spoken << last;
    setAccessibleName(heading);
    setAccessibleDescription(spoken.join(QLatin1Char('\n')));
    update();
}

void EndSheet::paintEvent(QPaintEvent*)
{
    QPainter painter(this);
    const Theme& theme = m_desk.appearance.theme();
    const qreal line = QFontMetricsF(theme.small).height() + kGrid + 2;
    paintSheet(painter, rect(), line, theme);
    const qreal left = kSheetMargin;
    const qreal right = width() - 2 * kGrid;
    qreal y = 0;
    const auto box = [&](qreal from, qreal to) { return QRectF(from, y, std::max<qreal>(0, to - from), line); };
    QFont head = theme.typewriter;
    head.setBold(true);
    head.setPointSizeF(theme.text.pointSizeF());
    paintTyped(painter, box(left, right), Qt::AlignLeft, m_heading, head, theme.ink);
    const QFontMetricsF small(theme.small);
    const qreal turn = small.horizontalAdvance(tr("turn %1").arg(88)) + 2 * kGrid;
    const qreal answer = small.horizontalAdvance(QStringLiteral("✕ ") + tr("wrong")) + 3 * kGrid;
    const qreal count = small.horizontalAdvance(QStringLiteral("88")) + 2 * kGrid;
    const int room = std::max(1, static_cast<int>(height() / line) - 2);
    const std::size_t first =
        m_lines.size() > static_cast<std::size_t>(room) ? m_lines.size() - static_cast<std::size_t>(room) : 0;
    for (std::size_t i = first; i < m_lines.size(); ++i) { // the latest ones, where there are more than fit
        const EndLine& each = m_lines[i];
        y += line;
        QFont typed = theme.typewriter;
        typed.setPointSizeF(theme.small.pointSizeF());
        paintTyped(painter, box(left, left + turn), Qt::AlignLeft, each.turn, typed, theme.quiet);
        painter.setFont(theme.small);
        painter.setPen(theme.ink);
        const QRectF words = box(left + turn, right - answer - count);
        painter.drawText(words, Qt::AlignLeft | Qt::AlignVCenter,
                         small.elidedText(each.asked, Qt::ElideRight, words.width()));
        QFont bold = theme.small;
        bold.setWeight(QFont::DemiBold);
        painter.setFont(bold);
        painter.setPen(each.good ? theme.good : theme.ink);
        painter.drawText(box(right - answer - count, right - count), Qt::AlignLeft | Qt::AlignVCenter, each.answer);
        typed.setBold(true);
        paintTyped(painter, box(right - count, right), Qt::AlignRight, each.left, typed, theme.ink);
    }
    y += line;
    QFont bold = theme.small;
    bold.setWeight(QFont::DemiBold);
    painter.setFont(bold);
    painter.setPen(theme.ink);
    painter.drawText(box(left, right), Qt::AlignLeft | Qt::AlignVCenter,
                     QFontMetricsF(bold).elidedText(m_last, Qt::ElideRight, right - left));
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
    , m_sheet(new EndSheet(desk, this))
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
    if (m_narrow && !card.isEmpty())
        words.title += QStringLiteral(": ") + card;
    else if (m_card->isHidden())
        words.second = card;
    setWords(words);
    setAccessibleName(card.isEmpty() ? m_content.title : m_content.title + QStringLiteral(": ") + card);
}

} // namespace dossier
