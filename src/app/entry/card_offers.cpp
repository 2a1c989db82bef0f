#include "app/entry/card_offers.h"

#include "app/theme/theme.h"
#include "app/widgets/card_table.h"
#include "wording/words/game_words.h"

#include <QEvent>
#include <QHeaderView>
#include <QLabel>
#include <QLineEdit>
#include <QTableWidget>
#include <QVBoxLayout>

namespace dossier {

namespace {

enum OfferColumn { OfferedNumber, OfferedTitle, OfferedRarity, OfferedWords, kOfferColumns };

constexpr int kAround = kGrid;

} // namespace

CardOffers::CardOffers(const CardPool& pool, QLineEdit& line)
    : QFrame(&line)
    , m_pool(pool)
    , m_line(line)
    , m_sentence(new QLabel(this))
    , m_rows(new QTableWidget(0, kOfferColumns, this))
{
    setObjectName(QStringLiteral("cardOffers"));
    setFrameShape(QFrame::Box);
    setAutoFillBackground(true);
    setBackgroundRole(QPalette::Base);
    setFocusPolicy(Qt::NoFocus);
    m_sentence->setObjectName(QStringLiteral("offersSentence"));
    m_sentence->setWordWrap(true);
    m_sentence->setContentsMargins(kGrid, 0, kGrid, 0);
    m_rows->setObjectName(QStringLiteral("offeredCards"));
    m_rows->setAccessibleName(tr("Cards that may be meant"));
    m_rows->setFocusPolicy(Qt::NoFocus);
    m_rows->setFrameShape(QFrame::NoFrame);
    m_rows->setShowGrid(false);
    m_rows->setSelectionBehavior(QAbstractItemView::SelectRows);
    m_rows->setSelectionMode(QAbstractItemView::SingleSelection);
    m_rows->setEditTriggers(QAbstractItemView::NoEditTriggers);
    m_rows->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    m_rows->setVerticalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    m_rows->setWordWrap(false);
    m_rows->horizontalHeader()->hide();
    m_rows->verticalHeader()->hide();
    m_rows->verticalHeader()->setSectionResizeMode(QHeaderView::Fixed);
    m_rows->horizontalHeader()->setSectionResizeMode(QHeaderView::Fixed);
    m_rows->horizontalHeader()->setSectionResizeMode(OfferedTitle, QHeaderView::Stretch);
    auto* column = new QVBoxLayout(this);
    column->setContentsMargins(kAround, kAround, kAround, kAround);
    column->setSpacing(kAround);
    column->addWidget(m_sentence);
    column->addWidget(m_rows);
    connect(m_rows, &QTableWidget::clicked, this, [this](const QModelIndex& row) { emit taken(row.row()); });
    line.installEventFilter(this);
    hide();
}

void CardOffers::describeWith(std::function<QString(CardIndex)> words)
{
    m_words = std::move(words);
}

void CardOffers::offer(const std::vector<CardIndex>& cards, const QString& sentence)
{
    m_rows->setRowCount(static_cast<int>(cards.size()));
    int row = 0;
    for (const CardIndex card : cards) {
        const Card& facts = m_pool[card];
        const QString cells[] = {QString::fromStdString(facts.id), QString::fromStdString(facts.title),
                                 isOfBaseSet(facts) ? word(facts.rarity) : setWords(facts.setName),
                                 m_words ? m_words(card) : QString()};
        for (int column = 0; column < kOfferColumns; ++column)
            m_rows->setItem(row, column, new QTableWidgetItem(cells[column]));
        ++row;
    }
    const QFontMetrics letters(m_line.font());
    for (const int column : {OfferedNumber, OfferedRarity, OfferedWords}) {
        int widest = 0;
        for (int each = 0; each < m_rows->rowCount(); ++each)
            widest = std::max(widest, letters.horizontalAdvance(m_rows->item(each, column)->text()));
        m_rows->horizontalHeader()->resizeSection(column, widest + 5 * kGrid);
    }
    m_rows->setCurrentIndex({});
    m_rows->clearSelection();
    say(sentence, false);
}

void CardOffers::say(const QString& sentence, bool trouble)
{
    m_sentence->setText(sentence);
    m_sentence->setVisible(!sentence.isEmpty());
    m_sentence->setForegroundRole(QPalette::Text);
    QFont font = m_line.font();
    font.setBold(trouble);
    m_sentence->setFont(font);
    m_rows->setVisible(m_rows->rowCount() > 0);
    if (sentence.isEmpty() && m_rows->rowCount() == 0)
        return hide();
    place();
}

void CardOffers::choose(int row)
{
    if (row < 0) {
        m_rows->setCurrentIndex({});
        m_rows->clearSelection();
    } else {
        chooseRow(*m_rows, row);
    }
}

int CardOffers::chosen() const
{
    return m_rows->selectionModel()->hasSelection() ? m_rows->currentRow() : -1;
}

int CardOffers::count() const
{
    return m_rows->rowCount();
}

// It lies over whatever is beneath the line, within the window.
void CardOffers::place()
{
    if (!m_line.isVisible())
        return;
    QWidget* window = m_line.window();
    if (parentWidget() != window)
        setParent(window);
    const QFontMetrics letters(m_line.font());
    const int height = letters.height() + 2 * kGrid;
    m_rows->verticalHeader()->setMinimumSectionSize(height);
    m_rows->verticalHeader()->setDefaultSectionSize(height);
    for (int row = 0; row < m_rows->rowCount(); ++row)
        m_rows->setRowHeight(row, height);
    m_rows->setFixedHeight(height * m_rows->rowCount());
    // With large text it begins further left than the line does.
    QPoint corner = m_line.mapTo(window, QPoint(0, m_line.height() + kAround / 2));
    const int width = std::min(std::max(m_line.width(), 80 * letters.averageCharWidth()), window->width());
    corner.setX(std::clamp(corner.x(), 0, window->width() - width));
    const int inside = width - 2 * kAround - 2 * frameWidth();
    const int said = m_sentence->text().isEmpty() ? 0 : m_sentence->heightForWidth(inside);
    const int between = said > 0 && m_rows->rowCount() > 0 ? kAround : 0;
    m_sentence->setFixedHeight(said);
    setFixedSize(width, said + between + height * m_rows->rowCount() + 2 * kAround + 2 * frameWidth());
    move(corner);
    show();
    raise();
}

bool CardOffers::eventFilter(QObject* watched, QEvent* event)
{
    if (event->type() == QEvent::FocusOut || event->type() == QEvent::Hide)
        hide();
    else if ((event->type() == QEvent::Resize || event->type() == QEvent::Move) && isVisible())
        place();
    return QFrame::eventFilter(watched, event);
}

} // namespace dossier
