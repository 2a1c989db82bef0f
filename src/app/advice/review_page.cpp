#include "app/advice/review_page.h"

#include "app/advice/advice_list.h"
#include "app/theme/appearance.h"
#include "app/widgets/desk.h"
#include "app/widgets/heading.h"
#include "box/game_data.h"
#include "desk/settings.h"
#include "wording/play/hint_text.h"
#include "wording/play/play_words.h"
#include "wording/play/player_names.h"
#include "wording/play/turn_review_text.h"
#include "wording/words/elision.h"

#include <QComboBox>
#include <QProgressBar>
#include <QPushButton>
#include <QVBoxLayout>

#include <algorithm>
#include <cmath>
#include <utility>

namespace dossier {

namespace {

// As the figures at their right say it.
template <typename Costly>
std::vector<Costly> byCost(std::vector<Costly> found)
{
    const auto hundredths = [](double chance) { return std::lround(100 * chance); };
    std::ranges::stable_sort(found, std::ranges::greater(), [&](const Costly& each) {
        return std::pair(hundredths(each.best) - hundredths(each.chance), each.best - each.chance);
    });
    return found;
}

} // namespace

ReviewPage::ReviewPage(const Desk& desk, QWidget* parent)
    : QWidget(parent)
    , m_settings(desk.settings)
    , m_reviewer(new Reviewer(desk.box.cards, &desk.box.effects, this))
    , m_player(new QComboBox(this))
    , m_summary(new QuietLabel(QString(), desk.appearance, this))
    , m_progress(new QProgressBar(this))
    , m_go(new QPushButton(tr("Begin anew"), this))
    , m_list(new AdviceList(desk.appearance, this))
{
    setObjectName(QStringLiteral("reviewPage"));
    createLayout();
    connectSignals();
}

void ReviewPage::createLayout()
{
    m_player->setObjectName(QStringLiteral("reviewedPlayer"));
    m_player->setAccessibleName(tr("Whose choices are reviewed"));
    m_summary->setObjectName(QStringLiteral("reviewSummary"));
    m_progress->setObjectName(QStringLiteral("reviewProgress"));
    m_progress->setAccessibleName(tr("Progress of the review"));
    m_progress->setTextVisible(false);
    m_go->setObjectName(QStringLiteral("goReview"));
    m_list->setObjectName(QStringLiteral("costlyChoices"));
    m_list->setAccessibleName(tr("The choices that cost most"));
    auto* column = new QVBoxLayout(this);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(kGrid);
    column->addWidget(m_player);
    column->addWidget(m_summary);
    column->addWidget(m_progress);
    column->addWidget(m_go, 0, Qt::AlignLeft);
    column->addWidget(m_list, 100);
    column->addStretch(1); // where there is no list
    setFocusProxy(m_list);
}

void ReviewPage::connectSignals()
{
    connect(m_player, &QComboBox::activated, this, &ReviewPage::start);
    connect(m_go, &QPushButton::clicked, this, [this] { m_reviewer->isRunning() ? stop() : start(); });
    connect(m_reviewer, &Reviewer::progressed, this, [this](int done, int of) {
        m_progress->setRange(0, of);
        m_progress->setValue(done);
    });
    connect(m_reviewer, &Reviewer::reviewed, this, &ReviewPage::show);
    connect(m_reviewer, &Reviewer::failed, this, [this](const std::exception_ptr& failure) {
        stop();
        emit failed(failure);
    });
    connect(m_list, &QListView::clicked, this, &ReviewPage::jump);
    connect(m_list, &QListView::activated, this, &ReviewPage::jump);
}

void ReviewPage::begin(ReviewedGame game)
{
    take(std::move(game));
    start();
}

void ReviewPage::offer(ReviewedGame game)
{
    take(std::move(game));
    m_summary->setText(
        tr("Which turns and choices cost most? The Director goes through them, each by what could be seen then."));
    m_progress->hide();
    m_list->hide();
    m_go->setText(tr("Review the game"));
    m_go->show();
}

void ReviewPage::take(ReviewedGame game)
{
    forget();
    m_game = std::move(game);
    m_player->clear();
    for (std::size_t i = 0; i < m_game.record.decks.size(); ++i)
        if (i >= m_game.record.passive.size() || !m_game.record.passive[i])
            m_player->addItem(m_game.players.value(static_cast<qsizetype>(i)), static_cast<int>(i));
    m_player->setCurrentIndex(m_player->findData(static_cast<int>(m_game.seat)));
    m_player->setVisible(m_player->count() > 1);
}

Seat ReviewPage::seat() const
{
    return static_cast<Seat>(m_player->currentData().toInt());
}

void ReviewPage::start()
{
    clearList();
    m_inUse = true;
    const QString name = m_player->currentText();
    m_summary->setText(
        addressed(tr("The Director goes through {the choices of %1|your choices}, each by what could be seen then."),
                  {Said(name, name == yourName())}));
    m_progress->setRange(0, 0);
    m_progress->show();
    m_go->setText(tr("Stop"));
    m_go->show();
    m_reviewer->start(m_game.record, seat(), m_settings.tableStops());
}

void ReviewPage::clearList()
{
    m_positions.clear();
    m_rows.clear();
    m_list->setRows({});
    m_list->hide();
    m_summary->show();
    m_summaryInList = false;
}

void ReviewPage::stop()
{
    m_reviewer->cancel();
    m_progress->hide();
    m_summary->setText(tr("The review was stopped."));
    m_go->setText(tr("Begin anew"));
}

void ReviewPage::forget()
{
    m_reviewer->cancel();
    clearList();
    m_inUse = false;
}

void ReviewPage::show(const GameReview& review)
{
    m_progress->hide();
    m_go->hide();
    m_summary->setText(summary(review));
    std::vector<AdviceRow> rows;
    const auto add = [&](int position, const QString& head, const QString& words, double chance, double best) {
        m_positions.push_back(position);
        rows.push_back(
            {head, words, chanceLostText(best, chance),
             tr("%1 of the games are won this way, %2 the other way.").arg(chanceText(chance), chanceText(best)),
             AdviceRow::Chances{chance, best}, false});
    };
    for (const CostlyTurn& turn : byCost(review.turns))
        add(positionOf(turn), tr("Turn %1 as a whole").arg(turn.turn), wordsOf(turn), turn.chance, turn.best);
    for (const CostlyChoice& choice : byCost(review.costly))
        add(choice.position, tr("Turn %1, %2").arg(choice.turn).arg(word(choice.phase)), wordsOf(choice), choice.chance,
            choice.best);
    for (const UnluckyTurn& turn : review.unlucky) {
        m_positions.push_back(turn.position);
        rows.push_back({tr("Turn %1, by bad luck").arg(turn.turn), wordsOf(turn),
                        chanceLostText(turn.before, turn.after),
                        tr("%1 of the games could be expected to be won as the turn began; %2 as it ended.")
                            .arg(chanceText(turn.before), chanceText(turn.after)),
                        AdviceRow::Chances{turn.after, turn.before}, false});
    }
    m_rows = std::move(rows);
    m_list->setVisible(!m_rows.empty());
    listRows();
}

void ReviewPage::resizeEvent(QResizeEvent* event)
{
    QWidget::resizeEvent(event);
    if (!m_rows.empty() && isSummaryInList() != m_summaryInList)
        listRows();
}

bool ReviewPage::isSummaryInList() const
{
    const int player = m_player->isHidden() ? 0 : m_player->sizeHint().height();
    return !m_rows.empty() && AdviceList::wantsPreface(*this, *m_summary, player + 2 * kGrid);
}

void ReviewPage::listRows()
{
    m_summaryInList = isSummaryInList();
    m_list->setRows(m_rows, m_summaryInList ? m_summary->text() : QString());
    m_summary->setHidden(m_summaryInList);
    m_list->scrollToTop();
}

QString ReviewPage::summary(const GameReview& review) const
{
    const QString gone = tr("%n choice(s) gone through.", nullptr, review.choices);
    const auto found = static_cast<int>(review.costly.size());
    const auto turns = static_cast<int>(review.turns.size());
    const QString cost =
        turns > 0 && found > 0 ? tr("%n turn(s), then single choices, by their cost in games won:", nullptr, turns)
        : turns > 0
            ? tr("No single choice cost more than chance might, but %n turn(s) did, in games won:", nullptr, turns)
        : found >= 3 ? tr("These three cost most, in games won:")
        : found == 0 ? tr("None cost more than chance might.")
                     : tr("Only %n of them cost more than chance might, in games won:", nullptr, found);
    const auto unlucky = static_cast<int>(review.unlucky.size());
    const QString besides =
        unlucky > 0
            ? QLatin1Char(' ') + tr("%n turn(s) went worse than could be foreseen: last in the list.", nullptr, unlucky)
            : QString();
    return gone + besides + QLatin1Char(' ') + cost;
}

QString ReviewPage::wordsOf(const CostlyChoice& choice) const
{
    GroundFacts facts;
    facts.opponents = static_cast<int>(m_game.record.decks.size()) - 1;
    facts.untilTurn = choice.untilTurn;
    facts.ownTurn = choice.ownTurn;
    facts.check = choice.check;
    facts.ownCheck = choice.ownCheck;
    facts.decided = choice.better.kind;
    facts.beside = choice.taken.kind;
    const QString why = groundText(choice.grounds, facts);
    return tr("%1\nBetter: %2\n%3", "what was done, what would have been better, and why")
        .arg(m_game.say(choice.position, choice.taken, seat()), m_game.say(choice.position, choice.better, seat()),
             why.isEmpty() ? tr("By many small things.") : begun(why) + QLatin1Char('.'));
}

QString ReviewPage::wordsOf(const UnluckyTurn& turn) const
{
    GroundFacts facts;
    facts.opponents = static_cast<int>(m_game.record.decks.size()) - 1;
    facts.untilTurn = turn.untilTurn;
    facts.came = true;
    const QString what = groundText(turn.grounds, facts);
    return tr("%1\n%2", "that nobody is to blame, and what has come of the turn")
        .arg(tr("By what could not be seen then, by chance and by what others did."),
             what.isEmpty() ? tr("By many small things.") : begun(what) + QLatin1Char('.'));
}

QString ReviewPage::wordsOf(const CostlyTurn& turn) const
{
    std::vector<TurnStep> steps;
    for (const CostlyStep& step : turn.steps)
        steps.push_back({step.taken.kind, m_game.say(step.position, step.taken, seat()),
                         m_game.say(step.position, step.better, seat()), step.cost});
    return turnReviewText(steps);
}

// Where its first choice was that cost something.
int ReviewPage::positionOf(const CostlyTurn& turn)
{
    int first = turn.steps.front().position;
    for (const CostlyStep& step : turn.steps)
        first = step.cost > 0 ? std::min(first, step.position) : first;
    return first;
}

void ReviewPage::jump(const QModelIndex& index)
{
    if (const auto row = m_list->rowAt(index))
        emit jumpWanted(m_positions[*row]);
}

} // namespace dossier
