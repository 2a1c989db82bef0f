#include "app/table/notebook_page.h"

#include "app/fitting/scroll_frame.h"
#include "app/notebook/candidate_model.h"
#include "app/notebook/candidate_table.h"
#include "app/notebook/guess_part.h"
#include "app/notebook/notebook.h"
#include "app/notebook/notebook_words.h"
#include "app/notebook/question_rows.h"
#include "app/theme/appearance.h"
#include "app/theme/glyphs.h"
#include "app/theme/papers.h"
#include "app/widgets/card_table.h"
#include "app/widgets/desk.h"
#include "app/widgets/heading.h"
#include "box/game_data.h"
#include "desk/work/latest_only_task.h"
#include "table/findings.h"
#include "table/seat_game.h"
#include "wording/words/elision.h"

#include <QApplication>
#include <QComboBox>
#include <QHBoxLayout>
#include <QHeaderView>
#include <QKeyEvent>
#include <QPainter>
#include <QTableView>
#include <QTableWidget>
#include <QToolButton>

namespace dossier {

namespace {

constexpr int kMostQuestions = 6;

} // namespace

NotebookPage::NotebookPage(const Desk& desk, SeatGame& game, QWidget* parent)
    : QWidget(parent)
    , m_desk(desk)
    , m_game(game)
    , m_notebook(new XFileNotebook(desk.box.cards, this))
    , m_model(new CandidateModel(*m_notebook, desk.box.cards, this))
    , m_background(new LatestOnlyTask(desk.notices, this))
    , m_choice(new QComboBox(this))
    , m_close(new QToolButton(this))
    , m_known(new QuietLabel(QString(), desk.appearance, this))
    , m_table(new QTableView(this))
    , m_row(new QuietLabel(QString(), desk.appearance, this))
{
    setObjectName(QStringLiteral("notebookPage"));
    setAccessibleName(tr("Notebook"));
    hide();
    createLayout();
    parent->installEventFilter(this);
    m_table->installEventFilter(this); // it would take letters for the beginnings of its rows
    connect(m_choice, &QComboBox::currentIndexChanged, this, &NotebookPage::refresh);
    connect(m_close, &QToolButton::clicked, this, &NotebookPage::close);
    connect(m_table->selectionModel(), &QItemSelectionModel::currentRowChanged, this, &NotebookPage::sayRow);
    setFocusProxy(m_table);
}

void NotebookPage::follow()
{
    if (!isVisible())
        return;
    listViews();
    refresh();
}

void NotebookPage::createLayout()
{
    m_choice->setObjectName(QStringLiteral("notebookViews"));
    m_choice->setAccessibleName(tr("Whose X-File"));
    m_close->setObjectName(QStringLiteral("closeNotebook"));
    m_close->setIcon(icon(Glyph::Close, m_desk.appearance));
    m_close->setAutoRaise(true);
    m_close->setToolTip(tr("Back to the table (Esc)"));
    m_close->setAccessibleName(m_close->toolTip());
    m_known->setObjectName(QStringLiteral("notebookKnown"));
    m_table->setObjectName(QStringLiteral("tableCandidates"));
    m_table->setAccessibleName(tr("X-Files"));
    dressCandidates(*m_table, *m_model, m_desk.appearance);
    m_table->setColumnHidden(CandidateModel::Hidden, true);
    m_row->setObjectName(QStringLiteral("notebookRow"));
    auto* head = new QHBoxLayout;
    head->addWidget(m_choice);
    head->addStretch(1);
    head->addWidget(m_close);
    auto* left = new QVBoxLayout;
    left->setSpacing(kGrid);
    left->addWidget(m_known);
    left->addWidget(m_table, 1);
    left->addWidget(m_row);
    auto* body = new QHBoxLayout;
    body->setSpacing(4 * kGrid);
    body->addLayout(left, 9);
    m_advice = new ScrollFrame(createAdvice(), this); // on a low screen it is higher than the page
    body->addWidget(m_advice, 4);
    auto* all = new QVBoxLayout(this);
    const auto tab = static_cast<int>(folderTabHeight(m_desk.appearance.theme()));
    all->setContentsMargins(6 * kGrid, tab + 3 * kGrid, 6 * kGrid, 4 * kGrid);
    all->setSpacing(2 * kGrid);
    all->addLayout(head);
    all->addLayout(body, 1);
}

QWidget* NotebookPage::createAdvice()
{
    auto* part = new QWidget(this);
    m_questions = new QTableWidget(0, 3, part);
    m_questions->setObjectName(QStringLiteral("bestQuestions"));
    m_questions->setAccessibleName(tr("Best questions"));
    m_questions->setHorizontalHeaderLabels({tr("Best questions"), tr("Yes"), tr("No")});
    m_questions->horizontalHeaderItem(0)->setTextAlignment(Qt::AlignLeft | Qt::AlignVCenter);
    m_questions->setEditTriggers(QAbstractItemView::NoEditTriggers);
    dressTable(*m_questions, m_desk.appearance.theme());
    m_questions->setVerticalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    m_questions->horizontalHeader()->setSectionResizeMode(QHeaderView::ResizeToContents);
    m_questions->horizontalHeader()->setSectionResizeMode(0, QHeaderView::Stretch);
    m_questions->setWordWrap(true); // of a long characteristic
    connect(m_questions->horizontalHeader(), &QHeaderView::sectionResized, this, &NotebookPage::fitQuestions);
    fitQuestions();
    m_guess = new GuessPart(m_desk, part);
    auto* column = new QVBoxLayout(part);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(3 * kGrid);
    column->addWidget(m_questions);
    column->addWidget(m_guess);
    column->addStretch(1);
    return part;
}

void NotebookPage::open(Seat about)
{
    if (!m_game.isOn())
        return;
    QWidget* focused = QApplication::focusWidget();
    m_focusBefore = focused && !isAncestorOf(focused) ? focused : nullptr;
    m_guess->agreeOn(m_game.options().questionOrGuess, m_game.options().singleGuess);
    cover();
    listViews();
    for (std::size_t i = 0; i < m_views.size(); ++i)
        if (m_views[i].seat == about && !m_views[i].mine)
            m_choice->setCurrentIndex(static_cast<int>(i));
    refresh();
    QWidget::show();
    raise();
    setFocus();
}

void NotebookPage::close()
{
    hide();
    if (m_focusBefore)
        m_focusBefore->setFocus();
}

void NotebookPage::cover()
{
    setGeometry(parentWidget()->rect().adjusted(kGrid, kGrid, -kGrid, -kGrid));
    m_advice->setMaximumWidth(std::min(82 * kGrid, width() * 9 / 20)); // the X-Files need the rest
}

void NotebookPage::listViews()
{
    const int before = m_choice->currentIndex();
    const QSignalBlocker quiet(m_choice);
    m_choice->clear();
    m_views.clear();
    for (const bool mine : {false, true})
        for (int i = 0; i < m_game.seats(); ++i) {
            const auto seat = static_cast<Seat>(i);
            if (seat == m_game.viewer() || (mine && m_game.passive(seat)))
                continue;
            const QString name = m_game.cast().name(seat);
            m_views.push_back({seat, mine});
            m_choice->addItem(mine ? elided(tr("Yours, for %1").arg(name)) : elided(tr("The X-File of %1").arg(name)));
        }
    m_choice->setCurrentIndex(std::clamp(before, 0, m_choice->count() - 1));
}

void NotebookPage::refresh()
{
    if (!m_game.isOn() || m_choice->currentIndex() < 0)
        return;
    const View view = m_views[static_cast<std::size_t>(m_choice->currentIndex())];
    const QString name = m_game.cast().name(view.seat);
    m_notebook->setXFiles(m_game.xFiles());
    if (view.mine) {
        const Suspicions& suspicions = m_game.suspicions();
        m_notebook->setWrongGuesses(suspicions.wrong(view.seat, m_game.viewer()));
        m_notebook->setAnswers(suspicions.answers(view.seat, m_game.viewer()));
    } else {
        m_notebook->setWrongGuesses(m_game.view().wrong[view.seat]);
        m_notebook->setAnswers(m_game.answersAbout(view.seat));
    }
    const int left = static_cast<int>(m_notebook->candidates().size());
    QStringList words;
    for (const Answer& answer : m_notebook->answers())
        words << answerWords(answer);
    const QString count = view.mine ? tr("%1 can still suspect %n X-File(s).", nullptr, left).arg(name)
                                    : elided(tr("%n X-File(s) may be that of %1.", nullptr, left).arg(name));
    m_known->setText(words.isEmpty() ? count : count + QLatin1Char(' ') + words.join(QStringLiteral(" · ")));
    m_advice->setVisible(!view.mine);
    sayRow();
    if (view.mine)
        return;
    m_guess->consider(m_notebook->candidates(), kAllCharacteristics);
    m_background->start([this, answers = m_notebook->answers(), xfiles = m_notebook->xFiles(),
                         pool = &m_desk.box.cards]() -> LatestOnlyTask::Show {
        return [this, deduction = deduceAmong(candidatesAmong(xfiles, answers, *pool), *pool)] { show(deduction); };
    });
}

void NotebookPage::show(const Deduction& deduction)
{
    const int rows = std::min(static_cast<int>(deduction.questions.size()), kMostQuestions);
    m_questions->setRowCount(rows);
    for (int row = 0; row < rows; ++row) {
        const Question& question = deduction.questions[static_cast<std::size_t>(row)];
        int column = 0;
        for (const QString& text :
             {questionWords(question.ask), QString::number(question.yes), QString::number(question.no)}) {
            auto* item = new QTableWidgetItem(text);
            if (column > 0)
                item->setTextAlignment(Qt::AlignCenter);
            m_questions->setItem(row, column++, item);
        }
    }
    fitQuestions();
}

void NotebookPage::fitQuestions()
{
    fitQuestionRows(*m_questions, kMostQuestions, m_desk.appearance.theme().rowHeight);
}

void NotebookPage::sayRow()
{
    const QModelIndex current = m_table->currentIndex();
    m_row->setText(current.isValid() ? m_model->sentence(current.row())
                                     : tr("Choose an X-File to see why it is struck out."));
}

void NotebookPage::paintEvent(QPaintEvent*)
{
    QPainter painter(this);
    const Theme& theme = m_desk.appearance.theme();
    painter.fillRect(rect(), theme.desk);
    paintFolder(painter, rect(), {tr("Notebook"), {}, {}}, theme);
    painter.fillRect(folderInside(rect(), theme), theme.sheet);
}

void NotebookPage::keyPressEvent(QKeyEvent* event)
{
    if (event->key() == Qt::Key_Escape || event->key() == Qt::Key_N)
        close();
    else if (event->modifiers() == Qt::NoModifier)
        event->accept(); // no key chooses at the table beneath
    else
        QWidget::keyPressEvent(event);
}

bool NotebookPage::eventFilter(QObject* watched, QEvent* event)
{
    if (watched == parentWidget() && event->type() == QEvent::Resize)
        cover();
    if (watched == m_table && event->type() == QEvent::KeyPress)
        if (const int key = static_cast<QKeyEvent*>(event)->key(); key == Qt::Key_Escape || key == Qt::Key_N) {
            close();
            return true;
        }
    return QWidget::eventFilter(watched, event);
}

} // namespace dossier
