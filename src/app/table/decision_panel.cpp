#include "app/table/decision_panel.h"

#include "app/game/table_game.h"
#include "app/table/decision_delegate.h"
#include "app/table/decision_model.h"
#include "app/theme/appearance.h"
#include "app/theme/glyphs.h"
#include "app/widgets/desk.h"
#include "app/widgets/heading.h"
#include "wording/card_text/card_text.h"
#include "wording/play/cast.h"
#include "wording/play/play_words.h"

#include <QLineEdit>
#include <QListView>
#include <QPushButton>
#include <QToolButton>
#include <QVBoxLayout>

namespace dossier {

namespace {

constexpr int kFilterFrom = 6; // choices from which filtering helps

} // namespace

DecisionPanel::DecisionPanel(const Desk& desk, TableGame& game, QWidget* parent)
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
    , m_pass(new QPushButton(tr("Pass"), this))
    , m_sit(new QPushButton(tr("Sit as %1").arg(playerNames(1).first()), this))
    , m_hint(new QPushButton(tr("Hint"), this))
    , m_review(new QPushButton(tr("Review the game"), this))
    , m_again(new QPushButton(tr("Play it again"), this))
    , m_newGame(new QPushButton(tr("New shuffle"), this))
{
    setObjectName(QStringLiteral("decisionPanel"));
    createLayout();
    connectSignals();
    setFocusProxy(m_list);
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
    m_pass->setToolTip(tr("P; Shift+P passes up to the end of the phase"));
    m_sit->setObjectName(QStringLiteral("sitThere"));
    m_hint->setObjectName(QStringLiteral("hintButton"));
    m_hint->setToolTip(tr("?; what the Director would do here, and why"));
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
    auto* answers = new QHBoxLayout;
    answers->addWidget(m_pass, 1);
    answers->addWidget(m_sit, 1);
    answers->addWidget(m_hint);
    column->addLayout(answers);
    column->addWidget(m_review);
    column->addWidget(m_again);
    column->addWidget(m_newGame);
    column->addStretch(1); // where there is no list
}

void DecisionPanel::connectSignals()
{
    connect(&m_game, &TableGame::changed, this, &DecisionPanel::refresh);
    connect(m_filter, &QLineEdit::textChanged, this, [this](const QString& words) {
        m_model->setWords(words);
        m_list->setCurrentIndex(m_model->firstAction());
    });
    connect(m_filter, &QLineEdit::returnPressed, this, [this] { take(m_list->currentIndex()); });
    connect(m_list, &QListView::clicked, this, &DecisionPanel::take);
    connect(m_list, &QListView::activated, this, &DecisionPanel::take);
    connect(m_pass, &QPushButton::clicked, this, &DecisionPanel::pass);
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

void DecisionPanel::refresh()
{
    if (!m_game.isOn())
        return;
    const QSignalBlocker quiet(m_filter);
    m_filter->clear();
    m_filter->setVisible(m_model->choices() >= kFilterFrom);
    m_subject->hide();
    const Action* pass = m_game.actions().find(ActionKind::Pass);
    m_pass->setVisible(pass != nullptr);
    if (pass)
        m_pass->setText(m_game.nameOf(m_game.choices()[static_cast<std::size_t>(pass - m_game.actions().begin())]));
    m_list->setVisible(m_model->choices() > 0);
    m_list->setCurrentIndex(m_model->firstAction());
    m_hint->setVisible(m_game.canAdvise());
    m_review->setVisible(m_game.isOver());
    m_again->setVisible(m_game.isOver());
    m_newGame->setVisible(m_game.isOver());
    sayWhoDecides();
}

void DecisionPanel::sayWhoDecides()
{
    const Observation& seen = m_game.seen();
    QString question = m_game.question();
    if (m_game.isOver())
        question = endingSentence(seen.ending, m_game.cast().name(seen.winner));
    else if (seen.decider != seen.self || m_game.isComputer(seen.decider))
        question = m_game.isComputer(seen.decider) && m_game.position() == m_game.length()
                       ? tr("%1 thinks …").arg(m_game.cast().name(seen.decider))
                       : tr("%1 has the choice here.").arg(m_game.cast().name(seen.decider));
    const bool another = !m_game.isOver() && seen.decider != seen.self && seen.decider < m_game.seats() &&
                         !m_game.isComputer(seen.decider) && !m_game.passive(seen.decider);
    m_sit->setVisible(another);
    if (another)
        m_sit->setText(tr("Sit as %1").arg(m_game.cast().name(seen.decider)));
    m_question->setText(question);
    m_occasion->setText(m_game.occasion());
    m_occasion->setVisible(!m_occasion->text().isEmpty());
    m_text->setVisible(false);
    if (const auto card = m_game.asking(); card && !m_game.isOver())
        showText(m_game.cast().title(*card), m_desk.texts.text(*card));
}

void DecisionPanel::showText(const QString& title, const QString& text)
{
    m_text->setVisible(!text.isEmpty());
    m_text->setText(tr("%1: %2", "a card and its text").arg(title, text));
}

void DecisionPanel::showAbout(CardRef card)
{
    m_model->setSubject(card);
    m_subject->setVisible(static_cast<bool>(card));
    if (card)
        m_subject->setText(m_game.nameOf(card));
    m_list->setCurrentIndex(m_model->firstAction());
}

void DecisionPanel::takeNumber(int number)
{
    take(m_model->indexOfNumber(number));
}

void DecisionPanel::take(const QModelIndex& index)
{
    if (const Action* action = m_model->actionAt(index))
        m_game.take(*action);
}

void DecisionPanel::pass()
{
    if (const Action* action = m_game.actions().find(ActionKind::Pass))
        m_game.take(*action);
}

void DecisionPanel::focusFilter()
{
    m_filter->isVisible() ? m_filter->setFocus() : m_list->setFocus();
}

void DecisionPanel::focusList()
{
    if (m_list->isVisible())
        m_list->setFocus();
    else
        m_pass->setFocus();
}

} // namespace dossier
