#include "app/notebook/notebook_panel.h"

#include "app/notebook/answer_grid.h"
#include "app/notebook/candidate_model.h"
#include "app/notebook/candidate_table.h"
#include "app/notebook/guess_part.h"
#include "app/notebook/notebook.h"
#include "app/notebook/notebook_words.h"
#include "app/notebook/question_rows.h"
#include "app/theme/appearance.h"
#include "app/widgets/card_table.h"
#include "app/widgets/desk.h"
#include "app/widgets/heading.h"
#include "box/game_data.h"
#include "desk/notices.h"
#include "desk/open_deck.h"
#include "desk/settings.h"
#include "desk/work/latest_only_task.h"

#include <QCheckBox>
#include <QHBoxLayout>
#include <QHeaderView>
#include <QPointer>
#include <QPushButton>
#include <QScrollArea>
#include <QSplitter>
#include <QStyle>
#include <QTableView>
#include <QTableWidget>

#include <algorithm>

namespace dossier {

namespace {

constexpr int kQuestionsShown = 5;
constexpr int kWidestNeed = 160 * kGrid; // of what stands at the right

} // namespace

NotebookPanel::NotebookPanel(const Desk& desk, QWidget* parent)
    : QWidget(parent)
    , m_desk(desk)
    , m_notebook(new XFileNotebook(desk.box.cards, this))
    , m_background(new LatestOnlyTask(desk.notices, this))
    , m_model(new CandidateModel(*m_notebook, desk.box.cards, this))
    , m_headline(new QLabel(this))
    , m_table(new QTableView(this))
    , m_sentence(new QuietLabel({}, desk.appearance, this))
    , m_struckLast(new QCheckBox(tr("Struck out ones last"), this))
    , m_grid(new AnswerGrid(*m_notebook, desk.box.cards, desk.appearance, this))
    , m_onlyMine(new QCheckBox(tr("Only what the Sites of the open deck can ask"), this))
    , m_questions(new QTableWidget(0, 5, this))
    , m_guess(new GuessPart(desk, this))
    , m_reset(new QPushButton(tr("Reset"), this))
    , m_splitter(new QSplitter(this))
{
    setObjectName(QStringLiteral("notebookPanel"));
    createTable();
    createQuestions();
    createLayout();
    connectSignals();
    m_notebook->readWords(desk.settings.notebook());
    setFocusProxy(m_grid);
}

NotebookPanel::~NotebookPanel()
{
    m_desk.settings.setNotebook(m_notebook->toWords());
    m_desk.settings.setSplitter(objectName(), m_splitter->saveState());
}

void NotebookPanel::createTable()
{
    m_table->setObjectName(QStringLiteral("candidateTable"));
    m_table->setAccessibleName(tr("X-Files"));
    dressCandidates(*m_table, *m_model, m_desk.appearance);
    m_table->horizontalHeader()->setSortIndicator(CandidateModel::Title, Qt::AscendingOrder);
    m_table->setSortingEnabled(true);
}

void NotebookPanel::createQuestions()
{
    m_questions->setObjectName(QStringLiteral("questionList"));
    m_questions->setAccessibleName(tr("Best questions"));
    m_questions->setHorizontalHeaderLabels({tr("Ask next"), tr("Yes"), tr("No"), tr("Bits"), tr("Questions")});
    m_questions->horizontalHeaderItem(0)->setTextAlignment(Qt::AlignLeft | Qt::AlignVCenter);
    m_questions->horizontalHeaderItem(4)->setToolTip(
        tr("Questions needed on average until the X-File is known, this one included"));
    m_questions->setEditTriggers(QAbstractItemView::NoEditTriggers);
    dressTable(*m_questions, m_desk.appearance.theme());
    m_questions->viewport()->setBackgroundRole(QPalette::Window);
    m_questions->setVerticalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    QHeaderView* header = m_questions->horizontalHeader();
    header->setSectionResizeMode(QHeaderView::ResizeToContents);
    header->setSectionResizeMode(0, QHeaderView::Stretch);
    m_questions->setWordWrap(true); // of a long characteristic
    connect(header, &QHeaderView::sectionResized, this, &NotebookPanel::fitQuestions);
    fitQuestions();
}

void NotebookPanel::fitQuestions()
{
    fitQuestionRows(*m_questions, kQuestionsShown, m_desk.appearance.theme().rowHeight);
}

QWidget* NotebookPanel::createLeft()
{
    m_headline->setObjectName(QStringLiteral("notebookHeadline"));
    m_headline->setFont(m_desk.appearance.theme().heading);
    m_headline->setWordWrap(true);
    m_sentence->setObjectName(QStringLiteral("whyStruck"));
    m_sentence->setMinimumHeight(2 * fontMetrics().height());
    m_sentence->setAlignment(Qt::AlignLeft | Qt::AlignTop);
    m_struckLast->setChecked(true);
    m_reset->setObjectName(QStringLiteral("resetNotebook"));
    m_reset->setToolTip(tr("Forgets all answers"));
    auto* below = new QHBoxLayout;
    below->addWidget(m_struckLast);
    below->addStretch(1);
    below->addWidget(m_reset);
    auto* left = new QWidget(this);
    auto* column = new QVBoxLayout(left);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(2 * kGrid);
    column->addWidget(m_headline);
    column->addWidget(m_table, 1);
    column->addWidget(m_sentence);
    column->addLayout(below);
    return left;
}

QWidget* NotebookPanel::createRight()
{
    auto* right = new QWidget(this);
    auto* column = new QVBoxLayout(right);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(2 * kGrid);
    column->addWidget(new HeadingLabel(tr("Answers"), m_desk.appearance, right));
    column->addWidget(m_grid);
    column->addWidget(new QuietLabel(tr("Press the tick or the cross, or Y and N; ? doubts an answer, Delete forgets "
                                        "it."),
                                     m_desk.appearance, right));
    column->addSpacing(kGrid);
    column->addWidget(m_questions);
    column->addWidget(m_onlyMine);
    column->addSpacing(2 * kGrid);
    column->addWidget(m_guess);
    column->addStretch(1);
    auto* frame = new QScrollArea(this); // a low window has no room for all of it
    frame->setAccessibleName(tr("Answers, questions and guesses"));
    frame->setFocusPolicy(Qt::NoFocus); // what is in it takes the keyboard
    frame->setWidget(right);
    frame->setWidgetResizable(true);
    frame->setFrameShape(QFrame::NoFrame);
    frame->viewport()->setBackgroundRole(QPalette::Window);
    // With very large text it is scrolled sideways, too.
    const int whole = right->minimumSizeHint().width() + style()->pixelMetric(QStyle::PM_ScrollBarExtent);
    frame->setMinimumWidth(std::min(whole, kWidestNeed));
    return frame;
}

void NotebookPanel::createLayout()
{
    m_onlyMine->setObjectName(QStringLiteral("onlyMyQuestions"));
    m_splitter->addWidget(createLeft());
    m_splitter->addWidget(createRight());
    m_splitter->setHandleWidth(5 * kGrid);
    m_splitter->setChildrenCollapsible(false);
    m_splitter->setSizes({655, 595});
    m_splitter->restoreState(m_desk.settings.splitter(objectName()));
    auto* all = new QVBoxLayout(this);
    all->setContentsMargins(4 * kGrid, 3 * kGrid, 4 * kGrid, 3 * kGrid);
    all->addWidget(m_splitter);
}

void NotebookPanel::connectSignals()
{
    connect(m_notebook, &XFileNotebook::changed, this, &NotebookPanel::reckon);
    connect(m_onlyMine, &QCheckBox::toggled, this, &NotebookPanel::reckon);
    connect(&m_desk.openDeck, &OpenDeck::changed, this, [this] {
        if (m_onlyMine->isChecked())
            reckon();
    });
    connect(m_struckLast, &QCheckBox::toggled, m_model, &CandidateModel::setCandidatesFirst);
    connect(m_reset, &QPushButton::clicked, this, &NotebookPanel::reset);
    connect(m_table->selectionModel(), &QItemSelectionModel::currentRowChanged, this, &NotebookPanel::sayRow);
    connect(m_questions, &QTableWidget::cellActivated, this,
            [this](int row) { m_grid->jumpTo(m_deduction.questions[static_cast<std::size_t>(row)].ask); });
}

CharacteristicSet NotebookPanel::askable() const
{
    return m_onlyMine->isChecked() ? askableWith(m_desk.openDeck.deck(), m_desk.box.cards) : kAllCharacteristics;
}

void NotebookPanel::reckon()
{
    sayHeadline();
    sayRow();
    m_reset->setEnabled(!m_notebook->answers().empty());
    m_guess->consider(m_notebook->candidates(), askable());
    m_background->start([this, answers = m_notebook->answers(), askable = askable(),
                         pool = &m_desk.box.cards]() -> LatestOnlyTask::Show {
        return [this, deduction = deduce(answers, *pool, askable)] { show(deduction); };
    });
}

void NotebookPanel::show(const Deduction& deduction)
{
    m_deduction = deduction;
    m_grid->showQuestions(deduction.questions);
    const int rows = std::min(static_cast<int>(deduction.questions.size()), kQuestionsShown);
    m_questions->setRowCount(rows);
    for (int row = 0; row < rows; ++row) {
        const Question& question = deduction.questions[static_cast<std::size_t>(row)];
        int column = 0;
        for (const QString& text :
             {questionWords(question.ask), QString::number(question.yes), QString::number(question.no),
              figure(question.bits, 2), figure(question.expectedQuestions, 1)}) {
            auto* item = new QTableWidgetItem(text);
            if (column > 0)
                item->setTextAlignment(Qt::AlignCenter);
            m_questions->setItem(row, column++, item);
        }
    }
    fitQuestions();
    emit reckoned();
}

void NotebookPanel::sayHeadline()
{
    const auto& candidates = m_notebook->candidates();
    if (candidates.size() == 1) {
        m_headline->setText(tr("It is %1.").arg(QString::fromStdString(m_desk.box.cards[candidates.front()].title)));
        return;
    }
    if (!candidates.empty()) {
        m_headline->setText(tr("%n X-File(s) are possible", nullptr, static_cast<int>(candidates.size())));
        return;
    }
    QStringList suspects;
    for (const Answer& answer : m_notebook->suspects())
        suspects << answerWords(answer);
    m_headline->setText(
        suspects.isEmpty()
            ? tr("No X-File fits all answers; more than one must be wrong.")
            : tr("No X-File fits all answers. Doubt one of these: %1.").arg(suspects.join(QStringLiteral(", "))));
}

void NotebookPanel::sayRow()
{
    const QModelIndex current = m_table->currentIndex();
    m_sentence->setText(current.isValid() ? m_model->sentence(current.row())
                                          : tr("Choose an X-File to see why it is struck out."));
}

void NotebookPanel::reset()
{
    const std::vector<Answer> before = m_notebook->answers();
    m_notebook->clear();
    const auto putBack = [&notices = m_desk.notices, notebook = QPointer(m_notebook), before] {
        if (!notebook)
            return;
        if (notebook->answers().empty())
            notebook->setAnswers(before);
        else
            notices.say(tr("There are new answers in the notebook; the old ones were not put back."));
    };
    m_desk.notices.say(tr("The notebook is empty."), tr("Undo"), putBack);
}

} // namespace dossier
