#include "app/collection/copies_pane.h"

#include "app/collection/heap_strip.h"
#include "app/collection/heap_table_model.h"
#include "app/collection/heap_view.h"
#include "app/theme/appearance.h"
#include "app/widgets/desk.h"
#include "box/game_data.h"
#include "desk/owned_cards.h"
#include "desk/plain_tip.h"

#include <QHeaderView>
#include <QLabel>
#include <QVBoxLayout>

#include <algorithm>

namespace dossier {

namespace {

constexpr int kRows = 3;

} // namespace

CopiesPane::CopiesPane(const Desk& desk, QWidget* parent)
    : QWidget(parent)
    , m_desk(desk)
    , m_heaps(new HeapTableModel(desk, this, HeapTableModel::Scope::OneCard))
    , m_title(new QLabel(this))
    , m_table(new HeapView(desk, *m_heaps, this))
    , m_strip(new HeapStrip(*m_table, *m_heaps, QStringLiteral("copies"), this))
{
    setObjectName(QStringLiteral("copiesPane"));
    m_title->setObjectName(QStringLiteral("copiesTitle"));
    m_title->setFont(desk.appearance.theme().heading);
    m_title->setSizePolicy(QSizePolicy::Ignored, QSizePolicy::Preferred);
    auto* column = new QVBoxLayout(this);
    column->setContentsMargins(0, kGrid, 0, 0);
    column->setSpacing(kGrid);
    column->addWidget(m_title);
    column->addWidget(m_table, 1);
    column->addWidget(m_strip);
    QSizePolicy room = m_table->sizePolicy();
    room.setRetainSizeWhenHidden(true); // nothing jumps from card to card
    m_table->setSizePolicy(room);
    // The head and a few rows: copies are looked at beside one another.
    m_table->setMinimumHeight(m_table->horizontalHeader()->sizeHint().height() +
                              kRows * desk.appearance.theme().rowHeight + 2 * kGrid);
    connect(&desk.owned, &OwnedCards::changed, this, &CopiesPane::refresh);
    refresh();
}

CopiesPane::~CopiesPane()
{
    delete m_table; // it speaks to the model, which belongs to this as well
}

void CopiesPane::showCard(std::optional<CardIndex> card)
{
    m_card = card;
    m_heaps->showOnly(card);
    refresh();
}

// Where the window is too low for it, it comes up for what is asked about its rows.
void CopiesPane::focusCopies()
{
    show();
    m_table->setFocus(); // which makes a cell the current one, and chooses no row
    if (m_table->chosenCount() == 0)
        m_table->setCurrentIndex(m_heaps->index(std::max(0, m_table->currentIndex().row()), HeapTableModel::Count));
}

void CopiesPane::moveCopies()
{
    if (m_heaps->rowCount() == 0)
        return;
    focusCopies();
    emit m_table->moveWanted();
}

void CopiesPane::lendCopies()
{
    if (m_heaps->rowCount() == 0)
        return;
    focusCopies();
    emit m_table->lendWanted();
}

void CopiesPane::refresh()
{
    if (!m_card) {
        m_title->setText(tr("Choose a card: its copies stand here."));
    } else {
        const QString title = QString::fromStdString(m_desk.box.cards[*m_card].title);
        m_title->setText(m_heaps->rowCount() > 0 ? tr("Copies of %1").arg(title) : tr("No copy of %1 yet.").arg(title));
    }
    m_title->setToolTip(plainTip(m_title->text()));
    m_table->setVisible(m_heaps->rowCount() > 0);
}

} // namespace dossier
