#include "app/collection/completion_page.h"

#include "app/chart/bar_list.h"
#include "app/chart/line_chart.h"
#include "app/fitting/flow_layout.h"
#include "app/theme/appearance.h"
#include "app/widgets/desk.h"
#include "app/widgets/heading.h"
#include "box/game_data.h"
#include "desk/deck_words.h"
#include "desk/free_copies.h"
#include "domain/search/query_facets.h"
#include "wording/words/game_words.h"

#include <QLabel>
#include <QProgressBar>
#include <QPushButton>
#include <QScrollArea>
#include <QVBoxLayout>

namespace dossier {

CompletionPage::CompletionPage(const Desk& desk, QWidget* parent)
    : QWidget(parent)
    , m_desk(desk)
    , m_headline(new QLabel(this))
    , m_progress(new QProgressBar(this))
    , m_anyPrinting(new QuietLabel({}, desk.appearance, this))
    , m_ways(new QWidget(this))
    , m_types(new BarList(desk.appearance, this))
    , m_rarities(new BarList(desk.appearance, this))
    , m_setsHeading(new HeadingLabel(tr("Other sets"), desk.appearance, this))
    , m_sets(new BarList(desk.appearance, this))
{
    setObjectName(QStringLiteral("completionPage"));
    m_headline->setObjectName(QStringLiteral("completionHeadline"));
    m_headline->setFont(m_desk.appearance.theme().title);
    m_headline->setTextFormat(Qt::PlainText);
    m_progress->setObjectName(QStringLiteral("completionProgress"));
    m_progress->setAccessibleName(tr("Share of the set that is owned"));
    m_progress->setTextVisible(false);
    m_progress->setFixedHeight(2 * kGrid);
    m_types->setObjectName(QStringLiteral("completionTypes"));
    m_types->setAccessibleName(tr("Completion by type"));
    m_rarities->setObjectName(QStringLiteral("completionRarities"));
    m_rarities->setAccessibleName(tr("Completion by rarity"));
    m_sets->setObjectName(QStringLiteral("completionSets"));
    m_sets->setAccessibleName(tr("Completion of the other sets"));
    for (BarList* bars : {m_types, m_rarities, m_sets})
        bars->makePressable(tr("Press to see what is missing of it"));
    createLayout();
    connect(&desk.free, &FreeCopies::changed, this, &CompletionPage::refreshIfShown);
    connect(m_types, &BarList::pressed, this, [this](int row) {
        const CardType type = m_shownTypes[static_cast<std::size_t>(row)];
        want(ofBaseSet(termFor(QueryField::Type, nameOf(type))), m_completion.byType[static_cast<std::size_t>(type)]);
    });
    connect(m_rarities, &BarList::pressed, this, [this](int row) {
        const Rarity rarity = m_shownRarities[static_cast<std::size_t>(row)];
        want(ofBaseSet(termFor(QueryField::Rarity, nameOf(rarity))),
             m_completion.byRarity[static_cast<std::size_t>(rarity)]);
    });
    connect(m_sets, &BarList::pressed, this, [this](int row) {
        const SetCompletion& set = m_completion.furtherSets[static_cast<std::size_t>(row)];
        want(termFor(QueryField::Set, set.name), set.share);
    });
}

void CompletionPage::createLayout()
{
    auto* ways = new FlowLayout(m_ways);
    ways->setSpacing(2 * kGrid);
    const std::initializer_list<std::pair<CardsShown, QString>> kinds{{CardsShown::Missing, tr("Show what is missing")},
                                                                      {CardsShown::Wanted, tr("Show the want list")},
                                                                      {CardsShown::Spare, tr("Show what is spare")}};
    for (const auto& [which, words] : kinds) {
        auto* button = new QPushButton(words, m_ways);
        button->setObjectName(QStringLiteral("completionShow%1").arg(static_cast<int>(which)));
        // The page counts what is missing of the base set; what is wanted or spare is so of any set.
        connect(button, &QPushButton::clicked, this, [this, kind = which] {
            emit cardsWanted(kind, kind == CardsShown::Missing ? QString::fromStdString(ofBaseSet({})) : QString());
        });
        ways->addWidget(button);
    }
    auto* body = new QWidget;
    body->setMaximumWidth(240 * kGrid);
    auto* column = new QVBoxLayout(body);
    column->setContentsMargins(0, 0, 3 * kGrid, 0);
    column->setSpacing(2 * kGrid);
    column->addWidget(m_headline);
    column->addWidget(m_progress);
    column->addWidget(m_anyPrinting);
    column->addWidget(m_ways);
    column->addSpacing(2 * kGrid);
    column->addWidget(new QuietLabel(tr("Solid: owned. Hatched: missing. A bar leads to what is missing of it."),
                                     m_desk.appearance, this));
    column->addWidget(new HeadingLabel(tr("By type"), m_desk.appearance, this));
    column->addWidget(m_types);
    column->addSpacing(2 * kGrid);
    column->addWidget(new HeadingLabel(tr("By rarity"), m_desk.appearance, this));
    column->addWidget(m_rarities);
    column->addSpacing(2 * kGrid);
    column->addWidget(m_setsHeading);
    column->addWidget(m_sets);
    column->addStretch(1);
    auto* frame = new QScrollArea(this);
    frame->setWidget(body);
    frame->setWidgetResizable(true);
    frame->setFrameShape(QFrame::NoFrame);
    frame->setFocusPolicy(Qt::NoFocus);
    frame->viewport()->setBackgroundRole(QPalette::Window);
    auto* all = new QVBoxLayout(this);
    all->setContentsMargins(0, 2 * kGrid, 0, 0);
    all->addWidget(frame);
}

// Where nothing is missing of it, what is there is shown.
void CompletionPage::want(const std::string& query, const CompletionShare& share)
{
    emit cardsWanted(share.missing() > 0 ? CardsShown::Missing : CardsShown::Owned, QString::fromStdString(query));
}

// The bars count the base set alone.
std::string CompletionPage::ofBaseSet(const std::string& query) const
{
    std::string all = query;
    for (const SetCompletion& set : m_completion.furtherSets)
        all.append(all.empty() ? "-" : " -").append(termFor(QueryField::Set, set.name));
    return all;
}

void CompletionPage::showEvent(QShowEvent* event)
{
    QWidget::showEvent(event);
    if (m_stale)
        refresh();
}

void CompletionPage::refreshIfShown()
{
    m_stale = true;
    if (isVisible())
        refresh();
}

void CompletionPage::refresh()
{
    m_stale = false;
    m_completion = completionOf(m_desk.free.owned(), m_desk.box.cards);
    const auto& [owned, of, copies] = m_completion.all;
    const CompletionShare& any = m_completion.anyPrinting;
    m_headline->setText(tr("%1 of %2 cards").arg(owned).arg(of) + QStringLiteral("  ·  ") +
                        percent(static_cast<double>(owned) / std::max(of, 1)));
    m_anyPrinting->setText(tr("The whole game: %1 of %2 different cards in any printing").arg(any.owned).arg(any.of));
    m_anyPrinting->setVisible(any.of > of);
    m_progress->setRange(0, std::max(of, 1));
    m_progress->setValue(owned);
    showTypes(m_completion);
    showRarities(m_completion);
    showFurtherSets(m_completion);
}

void CompletionPage::showTypes(const Completion& completion)
{
    std::vector<BarList::Row> rows;
    m_shownTypes.clear();
    for (int i = 0; i < kCardTypes; ++i) {
        const auto type = static_cast<CardType>(i);
        const CompletionShare& share = completion.byType[static_cast<std::size_t>(i)];
        if (share.of == 0)
            continue;
        m_shownTypes.push_back(type);
        rows.push_back({.name = headingOf(type),
                        .value = static_cast<double>(share.owned),
                        .figure = tr("%1 of %2").arg(share.owned).arg(share.of),
                        .mark = type,
                        .tint = tintOf(type),
                        .further = static_cast<double>(share.missing()),
                        .words = tr("%n cop(y/ies)", nullptr, share.copies)});
    }
    m_types->show(std::move(rows));
}

void CompletionPage::showRarities(const Completion& completion)
{
    std::vector<BarList::Row> rows;
    m_shownRarities.clear();
    for (int i = 0; i < kRarities; ++i) {
        const CompletionShare& share = completion.byRarity[static_cast<std::size_t>(i)];
        if (share.of == 0)
            continue;
        m_shownRarities.push_back(static_cast<Rarity>(i));
        rows.push_back({.name = word(static_cast<Rarity>(i)),
                        .value = static_cast<double>(share.owned),
                        .figure = tr("%1 of %2").arg(share.owned).arg(share.of),
                        .further = static_cast<double>(share.missing()),
                        .words = tr("%n cop(y/ies)", nullptr, share.copies)});
    }
    m_rarities->show(std::move(rows));
}

void CompletionPage::showFurtherSets(const Completion& completion)
{
    std::vector<BarList::Row> rows;
    for (const SetCompletion& set : completion.furtherSets)
        rows.push_back({.name = setWords(set.name),
                        .value = static_cast<double>(set.share.owned),
                        .figure = tr("%1 of %2").arg(set.share.owned).arg(set.share.of),
                        .further = static_cast<double>(set.share.missing()),
                        .words = tr("%n cop(y/ies)", nullptr, set.share.copies)});
    m_setsHeading->setVisible(!rows.empty());
    m_sets->setVisible(!rows.empty());
    m_sets->show(std::move(rows));
}

} // namespace dossier
