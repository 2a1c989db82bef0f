#include "app/notebook/guess_part.h"

#include "app/chart/line_chart.h"
#include "app/theme/appearance.h"
#include "app/widgets/desk.h"
#include "app/widgets/heading.h"
#include "box/game_data.h"
#include "desk/work/latest_only_task.h"

#include <QCheckBox>
#include <QHBoxLayout>
#include <QSpinBox>
#include <QVBoxLayout>

namespace dossier {

GuessPart::GuessPart(const Desk& desk, QWidget* parent)
    : QWidget(parent)
    , m_desk(desk)
    , m_background(new LatestOnlyTask(desk.notices, this))
    , m_oneOrTheOther(new QCheckBox(tr("A solved Site gives a question or a guess (OPT-1)"), this))
    , m_singleGuess(new QCheckBox(tr("A wrong guess loses the game (OPT-2)"), this))
    , m_risk(new QSpinBox(this))
    , m_verdict(new QLabel(this))
    , m_figures(new QuietLabel({}, desk.appearance, this))
{
    setObjectName(QStringLiteral("guessPart"));
    createLayout();
    for (const QCheckBox* box : {m_oneOrTheOther, m_singleGuess})
        connect(box, &QCheckBox::toggled, this, &GuessPart::ask);
    connect(m_risk, &QSpinBox::valueChanged, this, &GuessPart::ask);
}

void GuessPart::createLayout()
{
    m_oneOrTheOther->setObjectName(QStringLiteral("oneOrTheOther"));
    m_singleGuess->setObjectName(QStringLiteral("singleGuess"));
    m_risk->setObjectName(QStringLiteral("guessRisk"));
    m_risk->setAccessibleName(tr("Chance that the opponent wins before my next Site"));
    m_risk->setRange(0, 100);
    m_risk->setSuffix(QStringLiteral(" %"));
    m_risk->setSingleStep(5);
    m_risk->setValue(10);
    m_verdict->setObjectName(QStringLiteral("guessVerdict"));
    QFont bold = m_desk.appearance.theme().text;
    bold.setWeight(QFont::DemiBold);
    m_verdict->setFont(bold);
    m_verdict->setWordWrap(true);
    m_figures->setObjectName(QStringLiteral("guessFigures"));
    auto* risk = new QHBoxLayout;
    risk->setSpacing(2 * kGrid);
    auto* words = new QLabel(tr("The opponent wins before my next Site:"), this);
    words->setBuddy(m_risk);
    words->setWordWrap(true);
    risk->addWidget(words, 1);
    risk->addWidget(m_risk);
    auto* column = new QVBoxLayout(this);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(kGrid);
    column->addWidget(new HeadingLabel(tr("Guess now?"), m_desk.appearance, this));
    column->addWidget(m_oneOrTheOther);
    column->addWidget(m_singleGuess);
    column->addLayout(risk);
    column->addSpacing(kGrid);
    column->addWidget(m_verdict);
    column->addWidget(m_figures);
}

GuessRules GuessPart::rules() const
{
    return {m_oneOrTheOther->isChecked(), m_singleGuess->isChecked(), m_risk->value() / 100.0};
}

void GuessPart::agreeOn(bool oneOrTheOther, bool singleGuess)
{
    m_oneOrTheOther->setChecked(oneOrTheOther);
    m_singleGuess->setChecked(singleGuess);
    m_oneOrTheOther->hide();
    m_singleGuess->hide();
}

void GuessPart::consider(const std::vector<CardIndex>& candidates, CharacteristicSet askable)
{
    m_candidates = candidates;
    m_askable = askable;
    ask();
}

void GuessPart::ask()
{
    m_background->start([this, candidates = m_candidates, askable = m_askable, rules = rules(),
                         pool = &m_desk.box.cards]() -> LatestOnlyTask::Show {
        const auto advice = guessOrAsk(candidates, *pool, rules, askable);
        return [this, advice] { show(advice); };
    });
}

void GuessPart::show(const std::optional<GuessAdvice>& advice)
{
    m_figures->clear();
    if (m_candidates.empty()) {
        m_verdict->setText(tr("There is nothing to guess: no X-File fits."));
        return;
    }
    if (!advice) {
        m_verdict->setText(
            tr("Keep asking: advice comes with %n candidate(s) or fewer.", nullptr, static_cast<int>(kMostToWeigh)));
        return;
    }
    const QString name = QString::fromStdString(m_desk.box.cards[advice->name].title);
    m_verdict->setText(m_candidates.size() == 1 ? tr("It is %1.").arg(name)
                       : advice->guessNow()     ? tr("Guess now: name %1.").arg(name)
                                                : tr("Ask again before you guess."));
    if (m_candidates.size() > 1)
        m_figures->setText(
            tr("Chance to win: %1 when guessing, %2 when asking").arg(percent(advice->guess), percent(advice->ask)));
}

} // namespace dossier
