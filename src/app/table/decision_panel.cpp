#include "app/table/decision_panel.h"

#include "app/stage/stage_words.h"
#include "app/table/card_stop_menu.h"
#include "app/table/decision_delegate.h"
#include "app/table/decision_model.h"
#include "app/table/pass_button.h"
#include "app/theme/appearance.h"
#include "app/theme/glyphs.h"
#include "app/widgets/ask.h"
#include "app/widgets/desk.h"
#include "app/widgets/heading.h"
#include "desk/plain_tip.h"
#include "table/question_split.h"
#include "table/seat_game.h"
#include "wording/card_text/card_text.h"
#include "wording/play/choice_detail_text.h"
#include "wording/play/play_words.h"
#include "wording/play/player_names.h"
#include "wording/words/elision.h"

#include <QAccessible>
#include <QLineEdit>
#include <QListView>
#include <QPushButton>
#include <QScrollBar>
#include <QToolButton>
#include <QVBoxLayout>

namespace dossier {

namespace {

constexpr int kFilterFrom = 10; // choices: so many have no digit any more
constexpr int kNarrowest = 72 * kGrid;

// The words of a button do not break by themselves: long ones would make the table beside them narrow.
void say(QPushButton& button, QString words)
{
    const qsizetype before = words.lastIndexOf(QLatin1Char(' '), words.size() / 2 + words.size() / 8);
    if (before > 0 && button.fontMetrics().horizontalAdvance(words) + 8 * kGrid > kNarrowest)
        words.replace(before, 1, QLatin1Char('\n'));
    button.setText(words);
}

} // namespace

DecisionPanel::DecisionPanel(const Desk& desk, SeatGame& game, QWidget* parent)
    : QWidget(parent)
    , m_desk(desk)
    , m_game(game)
    , m_model(new DecisionModel(game, this))
    , m_question(new QLabel(this))
    , m_occasion(new QuietLabel(QString(), desk.appearance, this))
    , m_text(new QuietLabel(QString(), desk.appearance, this))
    , m_filter(new QLineEdit(this))
    , m_subject(new QToolButton(this))
    , m_list(new QListView(this))
    , m_answers(new QWidget(this))
    , m_pass(new PassButton(desk.appearance, tr("Space", "a key"), this))
    , m_decline(new PassButton(desk.appearance, QString(), this))
    , m_onward(new PassButton(desk.appearance, QStringLiteral("⇧"), this))
    , m_together(new PassButton(desk.appearance, tr("Return", "a key"), this))
    , m_running(new QPushButton(this))
    , m_sit(new QPushButton(tr("Sit as %1").arg(playerNames(1).first()), this))
    , m_hint(new QPushButton(tr("Hint"), this))
    , m_review(new QPushButton(tr("Review the game"), this))
    , m_again(new QPushButton(tr("From the start, the same shuffle"), this))
    , m_newGame(new QPushButton(tr("Rematch, new shuffle"), this))
{
    setObjectName(QStringLiteral("decisionPanel"));
    setAccessibleName(tr("What is asked"));
    createLayout();
    connectSignals();
    setFocusPolicy(Qt::ClickFocus);
}

void DecisionPanel::createLayout()
{
    m_question->setObjectName(QStringLiteral("question"));
    m_question->setFont(m_desk.appearance.theme().heading);
    m_question->setWordWrap(true);
    m_occasion->setObjectName(QStringLiteral("occasion"));
    m_text->setObjectName(QStringLiteral("askingText"));
    m_text->setTextFormat(Qt::PlainText);
    m_filter->setObjectName(QStringLiteral("choiceFilter"));
    m_filter->setPlaceholderText(tr("Find a choice"));
    m_filter->setAccessibleName(tr("Words the choices must contain"));
    m_filter->setClearButtonEnabled(true);
    m_subject->setObjectName(QStringLiteral("choiceSubject"));
    m_subject->setToolButtonStyle(Qt::ToolButtonTextBesideIcon);
    m_subject->setIcon(icon(Glyph::Close, m_desk.appearance));
    m_subject->setText(tr("All choices"));
    m_subject->setToolTip(tr("Show all choices again (Esc)"));
    m_list->setObjectName(QStringLiteral("choices"));
    m_list->setAccessibleName(tr("Choices"));
    m_list->setModel(m_model);
    m_list->setItemDelegate(new DecisionDelegate(m_desk.appearance, m_list));
    m_list->setFrameShape(QFrame::NoFrame);
    m_list->setMouseTracking(true);
    m_list->setWordWrap(true);
    m_list->setResizeMode(QListView::Adjust);
    m_list->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    m_list->setVerticalScrollMode(QAbstractItemView::ScrollPerPixel);
    m_pass->setObjectName(QStringLiteral("pass"));
    m_pass->setText(tr("Pass"));
    m_decline->setObjectName(QStringLiteral("decline"));
    m_onward->setObjectName(QStringLiteral("passOnward"));
    m_onward->setIcon(icon(Glyph::Play, m_desk.appearance));
    m_together->setObjectName(QStringLiteral("discardMarked"));
    m_together->setAccessibleName(tr("Discard the marked cards"));
    m_together->setToolTip(
        tr("Cards are marked by a click, by their number or by Space, more than must go if you like; Return discards "
           "them"));
    m_running->setObjectName(QStringLiteral("passingChip"));
    say(*m_running, tr("Passing to my next decision · Esc stops"));
    for (QPushButton* each : {m_review, m_again, m_newGame})
        say(*each, each->text());
    m_running->setFocusPolicy(Qt::NoFocus);
    m_sit->setObjectName(QStringLiteral("sitThere"));
    m_sit->setSizePolicy(QSizePolicy::Ignored, QSizePolicy::Fixed); // a long name makes the page no wider
    m_hint->setObjectName(QStringLiteral("hintButton"));
    m_hint->setFlat(true);
    // Who clicks means what it says, not that keys should go there.
    for (QPushButton* each :
         std::initializer_list<QPushButton*>{m_pass, m_decline, m_onward, m_together, m_hint, m_sit})
        each->setFocusPolicy(Qt::TabFocus);
    QSizePolicy still = m_hint->sizePolicy();
    still.setRetainSizeWhenHidden(true); // what stands beside it does not move
    m_hint->setSizePolicy(still);
    m_hint->setMaximumWidth(m_hint->fontMetrics().horizontalAdvance(m_hint->text()) + 5 * kGrid);
    m_review->setObjectName(QStringLiteral("reviewButton"));
    m_review->setToolTip(tr("V; which choices cost most"));
    m_again->setObjectName(QStringLiteral("sameSeedAgain"));
    m_newGame->setObjectName(QStringLiteral("newSeedAgain"));
    auto* column = new QVBoxLayout(this);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(2 * kGrid);
    column->addWidget(m_question);
    column->addWidget(m_occasion);
    column->addWidget(m_text);
    column->addWidget(m_filter);
    column->addWidget(m_subject);
    column->addWidget(m_list, 100);
    auto* answers = new QHBoxLayout(m_answers);
    answers->setContentsMargins(0, 0, 0, 0);
    answers->addWidget(m_pass, 1);
    answers->addWidget(m_decline, 1);
    answers->addWidget(m_together, 1);
    answers->addWidget(m_onward);
    answers->addWidget(m_sit, 1);
    m_answers->setMinimumHeight(m_pass->sizeHint().height());
    column->addWidget(m_running);
    column->addWidget(m_review);
    column->addWidget(m_again);
    column->addWidget(m_newGame);
    column->addStretch(1); // where there is no list
    // Until a game says which are needed: all of them side by side would make the table narrow for good.
    for (QWidget* each :
         std::initializer_list<QWidget*>{m_pass, m_decline, m_onward, m_sit, m_running, m_review, m_again, m_newGame})
        each->hide();
}

void DecisionPanel::connectSignals()
{
    connect(m_model, &QAbstractItemModel::modelReset, this, &DecisionPanel::relisted);
    connect(m_filter, &QLineEdit::textChanged, this, [this](const QString& words) {
        m_model->setWords(words);
        m_list->setCurrentIndex(words.isEmpty() ? QModelIndex() : m_model->firstAction());
    });
    m_filter->installEventFilter(this);
    connect(m_filter, &QLineEdit::returnPressed, this, [this] { take(m_list->currentIndex()); });
    connect(m_list, &QListView::clicked, this,
            [this](const QModelIndex& index) { m_game.isFresh() ? emit tooSoon() : take(index); });
    m_list->setContextMenuPolicy(Qt::CustomContextMenu);
    connect(m_list, &QListView::customContextMenuRequested, this, [this](const QPoint& at) {
        const QModelIndex index = m_list->indexAt(at);
        const auto card = m_model->playedAt(index.isValid() ? index : m_list->currentIndex());
        if (card)
            openCardStopMenu(m_desk, m_game, *card, m_list, m_list->viewport()->mapToGlobal(at));
    });
    connect(m_pass, &QPushButton::clicked, this, [this] { goOn(false); });
    connect(m_decline, &QPushButton::clicked, this, &DecisionPanel::decline);
    connect(m_onward, &QPushButton::clicked, this, [this] { goOn(true); });
    connect(m_together, &QPushButton::clicked, m_model, &DecisionModel::takeMarked);
    connect(m_running, &QPushButton::clicked, &m_game, &SeatGame::stopHaste);
    connect(m_sit, &QPushButton::clicked, this, [this] { m_game.askHandOver(m_game.seen().decider); });
    connect(m_hint, &QPushButton::clicked, this, &DecisionPanel::hintWanted);
    connect(m_review, &QPushButton::clicked, this, &DecisionPanel::reviewWanted);
    connect(m_subject, &QToolButton::clicked, this, [this] {
        showAbout({});
        emit subjectDropped();
    });
    connect(m_again, &QPushButton::clicked, this, [this] { emit againWanted(true); });
    connect(m_newGame, &QPushButton::clicked, this, [this] { emit againWanted(false); });
}

void DecisionPanel::follow()
{
    m_model->startAnew();
    refresh();
}

void DecisionPanel::passToTurnEnd()
{
    m_turnToEnd = m_game.seen().turn;
    m_stoppedAt.reset();
    m_game.passOn(Haste::ToTurnEnd);
}

void DecisionPanel::setAnswerShown(bool shown)
{
    if (shown == m_answerShown)
        return;
    m_answerShown = shown;
    if (!m_game.isOn())
        return;
    showPass();
    sayWhoDecides();
}

void DecisionPanel::refresh()
{
    if (!m_game.isOn())
        return;
    const bool focused = isAncestorOf(window()->focusWidget());
    const QSignalBlocker quiet(m_filter);
    m_filter->clear();
    const Asks asks = m_game.offer().decision.asks;
    const bool figures = asks == Asks::BuyCards || asks == Asks::Share;
    m_filter->setVisible(m_model->choices() >= kFilterFrom && !figures);
    m_subject->hide();
    m_moved = false;
    noteTurnEnd();
    showPass();
    showMarks();
    m_list->setVisible(m_model->rowCount() > 0);
    m_list->setCurrentIndex({});
    m_list->scrollToTop(); // what is worth most stands there
    offerHint();
    for (QWidget* each : {m_review, m_again, m_newGame})
        each->setVisible(m_game.isOver() && m_game.isAtHome());
    sayWhoDecides();
    if (focused)
        focusList(); // before it goes to whatever comes next
    announce();
}

// Where there is none the button says why.
void DecisionPanel::offerHint()
{
    const QString why = m_game.canAdvise() ? QString() : m_game.whyNoAdvice();
    m_hint->setVisible(m_game.canAdvise() || !why.isEmpty());
    m_hint->setToolTip(plainTip(why.isEmpty() ? tr("?; what the Director would do here, and why") : why));
}

// The question is read out with its choices: it is part of the name of what has the keyboard, and whoever listens is
// led there anew where the keyboard was there already.
void DecisionPanel::announce()
{
    QStringList said{m_question->text()};
    if (!m_occasion->text().isEmpty())
        said << m_occasion->text();
    const QString asked = said.join(QLatin1Char(' '));
    if (asked == m_asked)
        return;
    m_asked = asked;
    m_list->setAccessibleName(tr("%1 Choices", "a question, and what its list is").arg(asked));
    m_pass->setAccessibleName(asked + QLatin1Char(' ') + m_pass->text());
    for (QWidget* each : {static_cast<QWidget*>(m_list), static_cast<QWidget*>(m_pass)})
        if (each->hasFocus()) {
            QAccessibleEvent again(each, QAccessible::Focus);
            QAccessible::updateAccessibility(&again);
        }
}

// Where a question has just taken the place of what was shown, the click was not meant for it.
void DecisionPanel::goOn(bool toTheEnd)
{
    if (m_game.isShowing())
        toTheEnd ? m_game.hurryToEnd() : m_game.hurry();
    else if (m_game.isFresh())
        emit tooSoon();
    else
        m_game.passOn(toTheEnd ? Haste::ToDecision : Haste::None);
}

// Whether what asks here is before the end of the turn that was being passed to.
void DecisionPanel::noteTurnEnd()
{
    if (m_game.isStepping()) // nobody is on his way there any more
        m_turnToEnd.reset();
    if (m_game.isStepping() || m_stoppedAt != m_game.position())
        m_stoppedAt.reset();
    if (!m_turnToEnd || (m_game.haste() != Haste::None && m_game.seen().turn == m_turnToEnd))
        return;
    if (m_game.seen().turn == m_turnToEnd) {
        if (m_game.actions().empty())
            return;
        m_stoppedAt = m_game.position();
    }
    m_turnToEnd.reset();
}

// What is shown goes on by itself; sooner by the buttons that pass.
void DecisionPanel::showGoingOn()
{
    const QString on = tr("Continue");
    m_pass->setVisible(true);
    m_pass->setText(on);
    m_pass->setToolTip(plainTip(tr("%1 (Space); a right click says how fast what is shown goes on").arg(on)));
    m_pass->updateGeometry();
    m_onward->setVisible(true);
    m_onward->setAccessibleName(tr("To where the game stands"));
    m_onward->setToolTip(tr("To where the game stands (Shift+Space)"));
}

// What would give something up is a row of the list.
void DecisionPanel::showPass()
{
    m_running->setVisible(m_game.haste() != Haste::None && !m_answerShown); // then nothing runs
    say(*m_running, m_game.haste() == Haste::ToTurnEnd ? tr("Passing to the end of the turn · Esc stops")
                                                       : tr("Passing to my next decision · Esc stops"));
    showDecline();
    if (m_game.isShowing())
        return showGoingOn();
    m_onward->setAccessibleName(tr("On to my next decision"));
    m_onward->setToolTip(
        tr("On to my next decision (Shift+Space); Ctrl+Space: to the end of the turn, unless something "
           "happens to me"));
    const Action* pass = m_game.actions().find(ActionKind::Pass);
    const bool harmless = pass && m_game.offer().costs == PassCosts::Nothing;
    m_pass->setVisible(harmless);
    const bool replays = m_game.view().replays; // then Space plays on
    m_onward->setVisible(harmless && !m_game.isOver() && !replays);
    m_pass->setKey(replays || m_answerShown ? QString() : tr("Space", "a key"));
    if (harmless) {
        const QString passing =
            m_game.nameOf(m_game.choices()[static_cast<std::size_t>(pass - m_game.actions().begin())]);
        m_pass->setText(passing); // painted as it stands
        m_pass->setToolTip(plainTip(
            (replays ? tr("%1 (P)", "what passing means") : tr("%1 (Space or P)", "what passing means")).arg(passing)));
        m_pass->updateGeometry();
    }
}

void DecisionPanel::sayWhoDecides()
{
    const Observation& seen = m_game.seen();
    QString question = m_game.question();
    if (m_game.isOver())
        question = endingSentence(seen.ending, seen.winner, m_game.cast());
    else if (m_game.isShowing())
        question = sceneText(m_game);
    else if (seen.decider != seen.self || m_game.isComputer(seen.decider) || m_game.waitsForHandOver())
        question = m_answerShown ? tr("The answer waits for you: Space goes on.")
                   : m_game.isComputer(seen.decider) && m_game.position() == m_game.length()
                       ? tr("%1 thinks …").arg(m_game.cast().name(seen.decider))
                       : addressed(tr("{%1 has|You have} the choice here."), {m_game.cast().said(seen.decider)});
    const bool another = m_game.isAtHome() && !m_game.isOver() && seen.decider != seen.self &&
                         seen.decider < m_game.seats() && !m_game.isComputer(seen.decider) &&
                         !m_game.passive(seen.decider);
    m_sit->setVisible(another);
    if (another) {
        const QString whole = elided(tr("Sit as %1").arg(m_game.cast().name(seen.decider)));
        const int room = std::max(m_answers->width() - 6 * kGrid, 20 * kGrid);
        m_sit->setText(m_sit->fontMetrics().elidedText(whole, Qt::ElideRight, room));
        m_sit->setAccessibleName(whole);
        m_sit->setToolTip(plainTip(whole));
    }
    m_question->setText(question);
    QStringList second{m_game.occasion()};
    if (!m_game.actions().empty())
        second << decisionDetail(m_game.offer().decision);
    if (m_game.haste() == Haste::None && m_stoppedAt == m_game.position() && !m_game.isOver())
        second.prepend(tr("Not at the end of the turn yet: here something can be done."));
    second.removeAll(QString());
    m_occasion->setText(second.join(QLatin1Char(' ')));
    m_occasion->setVisible(!m_occasion->text().isEmpty());
    m_text->setVisible(false);
    if (const auto card = m_game.asking(); card && !m_game.isOver())
        showText(m_game.cast().title(*card), m_desk.texts.text(*card));
}

void DecisionPanel::showText(const QString& title, const QString& text)
{
    m_text->setVisible(!text.isEmpty());
    QString words = tr("%1: %2", "a card and its text").arg(title, text);
    m_text->setToolTip(plainTip(words));
    m_text->setText(words);
    // The choices need room: what is too long for it is read in the tip, and on the card.
    const int most = std::max(height() / 6, 4 * m_text->fontMetrics().lineSpacing());
    while (m_text->heightForWidth(width()) > most && words.contains(QLatin1Char(' '))) {
        words.truncate(words.lastIndexOf(QLatin1Char(' ')));
        m_text->setText(words + QStringLiteral(" …"));
    }
    m_text->setMinimumHeight(m_text->heightForWidth(width()));
}

bool DecisionPanel::tellsText() const
{
    return !m_text->isHidden();
}

int DecisionPanel::heightForRows(int rows) const
{
    int high = 0;
    // A list that has just got its rows may not have its width yet.
    QStyleOptionViewItem option;
    option.rect = QRect(0, 0, width() - m_list->verticalScrollBar()->sizeHint().width(), 0);
    const auto& drawn = static_cast<const DecisionDelegate&>(*m_list->itemDelegate());
    for (int i = 0; i < layout()->count(); ++i) {
        const QWidget* part = layout()->itemAt(i)->widget();
        if (!part || part->isHidden())
            continue;
        if (part == m_list)
            for (int row = 0; row < std::min(rows, m_model->rowCount()); ++row)
                high += drawn.leastHeight(option, m_model->index(row));
        else
            high += part->hasHeightForWidth() ? part->heightForWidth(width()) : part->sizeHint().height();
        high += layout()->spacing();
    }
    return high;
}

void DecisionPanel::showAbout(CardRef card)
{
    m_model->setSubject(card);
    m_subject->setVisible(static_cast<bool>(card));
    if (card)
        m_subject->setText(plainCaption(m_game.nameOf(card)));
    m_moved = false;
    m_list->setCurrentIndex({});
}

void DecisionPanel::take(const QModelIndex& index)
{
    const int row = index.row();
    if (m_model->fold(index)) {
        m_list->setCurrentIndex(m_model->index(row));
        return;
    }
    const Action* action = m_model->actionAt(index);
    if (action && marks())
        return noteMark(m_model->toggle(index));
    if (!action || isConfirmed(*action))
        m_model->take(index);
}

void DecisionPanel::take(const Action& action)
{
    if (isConfirmed(action))
        m_game.take(action);
}

bool DecisionPanel::isConfirmed(const Action& action)
{
    const QString question = confirmationOf(m_game, action);
    return question.isEmpty() || m_desk.ask.sure(this, question, tr("Name it"));
}

} // namespace dossier
