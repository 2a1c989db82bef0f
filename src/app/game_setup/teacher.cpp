#include "app/game_setup/teacher.h"

#include "app/theme/appearance.h"
#include "app/theme/papers.h"
#include "app/widgets/desk.h"
#include "app/widgets/heading.h"
#include "box/game_data.h"
#include "table/table_game.h"

#include <QLabel>
#include <QPainter>
#include <QPushButton>
#include <QTimer>
#include <QVBoxLayout>

#include <algorithm>
#include <utility>

namespace dossier {

namespace {

constexpr int kPause = 350; // milliseconds between what goes by itself, so that it can be followed

} // namespace

Teacher::Teacher(const Desk& desk, TableGame& game, QWidget* parent)
    : QWidget(parent)
    , m_desk(desk)
    , m_game(game)
    , m_title(new QLabel(this))
    , m_text(new QLabel(this))
    , m_rules(new QLabel(this))
    , m_refusal(new QuietLabel(QString(), desk.appearance, this))
    , m_leave(new QPushButton(tr("Leave the lesson"), this))
    , m_next(new QTimer(this))
{
    setObjectName(QStringLiteral("teacher"));
    m_title->setObjectName(QStringLiteral("lessonTitle"));
    QFont bold = desk.appearance.theme().heading;
    bold.setWeight(QFont::DemiBold);
    m_title->setFont(bold);
    m_title->setWordWrap(true);
    m_text->setObjectName(QStringLiteral("lessonText"));
    m_text->setWordWrap(true);
    m_rules->setObjectName(QStringLiteral("lessonRules"));
    m_rules->setFont(desk.appearance.theme().small);
    m_rules->setTextFormat(Qt::RichText);
    m_rules->setWordWrap(true); // the table beside it keeps its width
    m_rules->setTextInteractionFlags(Qt::LinksAccessibleByMouse | Qt::LinksAccessibleByKeyboard);
    m_rules->setAccessibleName(tr("Rules of this step"));
    m_refusal->setObjectName(QStringLiteral("lessonRefusal"));
    m_leave->setObjectName(QStringLiteral("leaveLesson"));
    m_leave->setAutoDefault(false);
    auto* foot = new QHBoxLayout;
    foot->addWidget(m_rules, 1);
    foot->addWidget(m_leave);
    auto* column = new QVBoxLayout(this);
    column->setContentsMargins(kSheetMargin, 2 * kGrid, 3 * kGrid, 2 * kGrid);
    column->setSpacing(kGrid);
    for (QWidget* each :
         {static_cast<QWidget*>(m_title), static_cast<QWidget*>(m_text), static_cast<QWidget*>(m_refusal)})
        column->addWidget(each);
    column->addLayout(foot);
    m_next->setSingleShot(true);
    connect(m_next, &QTimer::timeout, this, &Teacher::goOn);
    connect(m_leave, &QPushButton::clicked, this, [this] {
        stop();
        emit left();
    });
    connect(m_rules, &QLabel::linkActivated, this,
            [this](const QString& link) { emit ruleWanted(RuleNumber(link.toLatin1().constData())); });
    connect(&desk.appearance, &Appearance::changed, this, [this] { update(); });
    hide();
}

void Teacher::begin()
{
    stop();
    m_game.setLesson({kTutor, [this](const Action& action) { return allows(action); }});
    m_steps = {0};
    m_on = true;
    m_game.begin(lessonRecord(m_desk.box), true);
    show();
    follow();
}

void Teacher::stop()
{
    if (!std::exchange(m_on, false))
        return;
    m_next->stop();
    m_game.setLesson({});
    hide();
}

bool Teacher::isDone() const
{
    return stepNow() >= static_cast<int>(lessonSteps().size());
}

// Going back in the game goes back in the lesson.
int Teacher::stepNow() const
{
    return m_steps[std::min(m_steps.size() - 1, static_cast<std::size_t>(m_game.position()))];
}

const Action* Teacher::wanted() const
{
    if (!m_on || isDone() || m_game.actions().empty())
        return nullptr;
    const LessonStep& step = lessonSteps()[static_cast<std::size_t>(stepNow())];
    const bool due = step.seat == kLearner && isDue(step, m_game.seen(), m_desk.box.cards);
    return due ? actionFor(step, m_game.choices(), m_desk.box.cards) : nullptr;
}

// What the step is not waits; nothing is lost by trying.
bool Teacher::allows(const Action& action)
{
    const Action* step = wanted();
    if (m_busy || (step && *step == action))
        return true;
    if (step)
        m_refusal->setText(tr("That can wait: first what the note says."));
    m_refusal->setVisible(step != nullptr);
    return step == nullptr && isDone();
}

void Teacher::follow()
{
    if (!m_on)
        return;
    const auto position = static_cast<std::size_t>(m_game.position());
    if (position >= m_steps.size()) { // something was done
        const int before = m_steps.back();
        const int after = m_busy ? before : before + 1; // by the learner: only the step itself is let through
        m_steps.resize(position + 1, after);
    } else if (m_game.position() == m_game.length()) {
        m_steps.resize(position + 1);
    }
    m_refusal->hide();
    say();
    if (m_game.position() == m_game.length() && !m_game.isShowing() && !wanted() && !isDone())
        m_next->start(m_desk.appearance.calm() || m_game.pace() == 0 ? 0 : m_pause);
}

bool Teacher::goOn()
{
    if (!m_on || isDone() || m_game.position() != m_game.length() || m_game.isOver() || m_game.isShowing() || wanted())
        return false;
    const LessonStep& step = lessonSteps()[static_cast<std::size_t>(stepNow())];
    const Seat decider = m_game.seen().decider;
    const Asked asked = m_game.askedInLesson();
    const ActionList& actions = asked.actions;
    const std::vector<Choice>& choices = asked.choices;
    if (actions.empty())
        return false;
    const Action* wish =
        step.seat == decider && decider == kTutor ? actionFor(step, choices, m_desk.box.cards) : nullptr;
    const Action* blow = actionFor(tutorsBlow(), choices, m_desk.box.cards);
    const Action* pass = actions.find(ActionKind::Pass);
    const Action taken = wish ? *wish : (blow ? *blow : (pass ? *pass : actions[0]));
    const auto position = static_cast<std::size_t>(m_game.position());
    m_steps.resize(position + 1, m_steps.back());
    m_steps.push_back(m_steps.back() + (wish ? 1 : 0));
    m_pause = wish || blow ? kPause : 0; // a pass is nothing to look at
    m_busy = true;
    m_game.takeFor(taken);
    m_busy = false;
    return true;
}

// The note of this step, or of the last one before it that has one.
void Teacher::say()
{
    const std::vector<LessonNote> notes = lessonNotes();
    std::size_t note = notes.size() - 1; // when all is done
    if (!isDone()) {
        auto step = static_cast<std::size_t>(stepNow());
        while (step > 0 && (lessonSteps()[step].note < 0))
            --step;
        note = static_cast<std::size_t>(std::max(0, lessonSteps()[step].note));
    }
    const LessonNote& shown = notes[note];
    m_title->setText(shown.title);
    m_text->setText(shown.text);
    QStringList links;
    for (const QString& rule : shown.rules)
        links << QStringLiteral("<a href=\"%1\">%1</a>").arg(rule);
    m_rules->setText(links.join(QStringLiteral(" · ")));
    m_leave->setText(isDone() ? tr("To the start page") : tr("Leave the lesson"));
    setAccessibleName(shown.title);
    setAccessibleDescription(shown.text);
}

void Teacher::paintEvent(QPaintEvent*)
{
    QPainter painter(this);
    const Theme& theme = m_desk.appearance.theme();
    paintSheet(painter, rect(), height(), theme); // without lines: the words break where they must
}

} // namespace dossier
