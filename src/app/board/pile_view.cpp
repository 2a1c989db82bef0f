#include "app/board/pile_view.h"

#include "app/board/board_measures.h"
#include "app/board/table_face.h"
#include "app/theme/appearance.h"
#include "app/theme/drawn.h"
#include "app/theme/typed.h"
#include "app/widgets/card_words.h"
#include "app/widgets/desk.h"
#include "box/game_data.h"
#include "wording/card_text/card_text.h"

#include <QListWidget>
#include <QPainter>
#include <QVBoxLayout>

#include <algorithm>

namespace dossier {

namespace {

constexpr int kPileCard = 120; // units of width
constexpr int kPileColumns = 6;

} // namespace

PileView::PileView(const Desk& desk, QWidget* parent)
    : QFrame(parent, Qt::Popup)
    , m_desk(desk)
    , m_list(new QListWidget(this))
{
    setObjectName(QStringLiteral("pileView"));
    setAttribute(Qt::WA_DeleteOnClose);
    m_list->setObjectName(QStringLiteral("pileCards"));
    m_list->setFrameShape(QFrame::NoFrame);
    m_list->setViewMode(QListView::IconMode);
    m_list->setMovement(QListView::Static);
    m_list->setResizeMode(QListView::Adjust);
    m_list->setUniformItemSizes(true);
    auto* column = new QVBoxLayout(this);
    column->setContentsMargins(2 * kGrid, QFontMetrics(desk.appearance.theme().text).height() + 3 * kGrid, 2 * kGrid,
                               2 * kGrid);
    column->addWidget(m_list);
    connect(m_list, &QListWidget::itemActivated, this, [this](QListWidgetItem* item) {
        const auto card = static_cast<CardIndex>(item->data(Qt::UserRole).toInt());
        close();
        emit lookWanted(card);
    });
    connect(m_list, &QListWidget::itemClicked, m_list, &QListWidget::itemActivated);
}

void PileView::open(const QString& caption, std::vector<CardIndex> cards, const QPoint& corner)
{
    m_caption = caption;
    setAccessibleName(caption);
    m_list->setAccessibleName(caption);
    const CardPool& pool = m_desk.box.cards;
    std::stable_sort(cards.begin(), cards.end(), [&](CardIndex a, CardIndex b) {
        return std::pair(pool[a].type, pool[a].title) < std::pair(pool[b].type, pool[b].title);
    });
    const QSize face(kPileCard, cardHeight(kPileCard));
    m_list->setIconSize(face);
    m_list->setGridSize(face + QSize(2 * kGrid, 2 * kGrid));
    const qreal ratio = devicePixelRatioF();
    for (const CardIndex card : cards) {
        const QPixmap drawn = drawnPixmap(face, ratio, [&](QPainter& painter) {
            paintTableFace(painter, QRectF(1, 1, face.width() - 2, face.height() - 2), pool[card],
                           m_desk.texts.text(card), m_desk.appearance.theme());
        });
        auto* item = new QListWidgetItem(QIcon(drawn), QString(), m_list);
        item->setData(Qt::UserRole, static_cast<int>(card));
        item->setData(Qt::AccessibleTextRole, describe(pool[card]));
    }
    m_list->setCurrentRow(0);
    const int columns = std::clamp(static_cast<int>(cards.size()), 2, kPileColumns);
    const int rows = std::clamp((static_cast<int>(cards.size()) + columns - 1) / columns, 1, 3);
    resize(columns * m_list->gridSize().width() + 10 * kGrid,
           rows * m_list->gridSize().height() + layout()->contentsMargins().top() + 4 * kGrid);
    move(corner);
    show();
    m_list->setFocus();
}

void PileView::paintEvent(QPaintEvent*)
{
    QPainter painter(this);
    const Theme& theme = m_desk.appearance.theme();
    painter.fillRect(rect(), theme.paper);
    painter.setPen(theme.line);
    painter.drawRect(rect().adjusted(0, 0, -1, -1));
    QFont font = theme.typewriter;
    font.setBold(true);
    paintTyped(painter, QRectF(3 * kGrid, kGrid, width() - 6 * kGrid, QFontMetrics(theme.text).height() + kGrid),
               Qt::AlignLeft, m_caption, font, theme.ink);
}

} // namespace dossier
