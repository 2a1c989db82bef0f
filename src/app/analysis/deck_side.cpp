#include "app/analysis/deck_side.h"

#include "app/analysis/analysis_view.h"
#include "app/card_face/card_view.h"
#include "app/decks/pool_page.h"
#include "app/decks/xfile_page.h"
#include "app/desk.h"
#include "app/game_box.h"
#include "app/theme/appearance.h"

#include <QStackedWidget>
#include <QTabBar>
#include <QVBoxLayout>

namespace dossier {

namespace {

constexpr int kCardWidth = 83 * kGrid;
constexpr int kAnalysisWidth = 122 * kGrid;

} // namespace

DeckSide::DeckSide(const Desk& desk, QWidget* parent)
    : QWidget(parent)
    , m_desk(desk)
    , m_tabs(new QTabBar(this))
    , m_sides(new QStackedWidget(this))
    , m_card(new CardView(desk.box.cards, desk.texts, desk.appearance, this))
{
    m_card->usePictures(desk.pictures);
    setObjectName(QStringLiteral("deckSide"));
    createLayout();
    connect(m_tabs, &QTabBar::currentChanged, this, &DeckSide::turn);
}

AnalysisView& DeckSide::analysis()
{
    if (!m_analysis)
        m_sides->addWidget(m_analysis = new AnalysisView(m_desk, this));
    return *m_analysis;
}

void DeckSide::showSide(Side side)
{
    m_tabs->setCurrentIndex(side);
    if (side != Card)
        page(side)->setFocus();
}

DeckSide::Side DeckSide::side() const
{
    return static_cast<Side>(m_tabs->currentIndex());
}

void DeckSide::createLayout()
{
    m_tabs->setObjectName(QStringLiteral("sideTabs"));
    m_tabs->setAccessibleName(tr("Beside the deck"));
    m_tabs->setDrawBase(false);
    m_tabs->setExpanding(false);
    m_tabs->setFont(m_desk.appearance.theme().small);
    m_tabs->setUsesScrollButtons(false); // all four are always there
    for (const QString& name : {tr("Card"), tr("Add"), tr("X-File"), tr("Analysis")})
        m_tabs->addTab(name);
    m_tabs->setTabToolTip(Pool, tr("All cards, to put into the deck (Ctrl+Shift+L)"));
    m_tabs->setTabToolTip(XFiles, tr("Choose the X-File to protect (Ctrl+Shift+X)"));
    m_tabs->setTabToolTip(Analysis, tr("What the deck is made of, can do and lacks (Ctrl+I)"));
    auto* cardPage = new QWidget(this);
    auto* cardColumn = new QVBoxLayout(cardPage);
    cardColumn->setContentsMargins(0, 0, 0, 0);
    cardColumn->addWidget(m_card);
    cardColumn->addStretch(1);
    m_sides->addWidget(cardPage);
    auto* column = new QVBoxLayout(this);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(2 * kGrid);
    column->addWidget(m_tabs);
    column->addWidget(m_sides, 1);
}

QWidget* DeckSide::page(Side side)
{
    switch (side) {
    case Pool:
        if (!m_pool) {
            m_sides->addWidget(m_pool = new PoolPage(m_desk, this));
            connect(m_pool, &PoolPage::cardChosen, this, &DeckSide::cardChosen);
        }
        return m_pool;
    case XFiles:
        if (!m_xFiles) {
            m_sides->addWidget(m_xFiles = new XFilePage(m_desk, this));
            connect(m_xFiles, &XFilePage::cardChosen, this, &DeckSide::cardChosen);
        }
        return m_xFiles;
    case Analysis:
        return &analysis();
    case Card:
        break;
    }
    return m_sides->widget(0);
}

void DeckSide::turn(int side)
{
    m_sides->setCurrentWidget(page(static_cast<Side>(side)));
    emit turned(side == Analysis ? kAnalysisWidth : kCardWidth);
}

} // namespace dossier
