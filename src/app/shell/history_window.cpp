#include "app/shell/history_window.h"

#include "app/theme/appearance.h"
#include "app/widgets/desk.h"
#include "app/widgets/heading.h"
#include "app/windows/tab_ring.h"

#include <QHBoxLayout>
#include <QKeyEvent>
#include <QListWidget>
#include <QLocale>
#include <QPushButton>
#include <QVBoxLayout>

namespace dossier {

namespace {

constexpr int kStepRole = Qt::UserRole;
constexpr int kMostSteps = 500; // as many as are kept

} // namespace

HistoryWindow::HistoryWindow(const Desk& desk, QWidget* parent)
    : QWidget(parent, Qt::Window)
    , m_desk(desk)
    , m_list(new QListWidget(this))
    , m_undo(new QPushButton(tr("Undo"), this))
    , m_redo(new QPushButton(tr("Redo"), this))
{
    setObjectName(QStringLiteral("history"));
    setWindowTitle(tr("History"));
    createLayout();
    connect(m_undo, &QPushButton::clicked, &desk.history, &History::undo);
    connect(m_redo, &QPushButton::clicked, &desk.history, &History::redo);
    connect(m_list, &QListWidget::itemActivated, this, &HistoryWindow::goToChosen);
    connect(&desk.history, &History::changed, this, [this] {
        if (isVisible())
            refresh();
    });
}

void HistoryWindow::createLayout()
{
    m_list->setObjectName(QStringLiteral("historyList"));
    m_list->setAccessibleName(tr("What was done, newest first"));
    m_list->setFrameShape(QFrame::NoFrame);
    m_list->setUniformItemSizes(true);
    m_list->setTextElideMode(Qt::ElideRight);
    m_list->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    auto* buttons = new QHBoxLayout;
    buttons->addWidget(m_undo);
    buttons->addWidget(m_redo);
    buttons->addStretch(1);
    auto* close = new QPushButton(tr("Close"), this);
    connect(close, &QPushButton::clicked, this, &QWidget::close);
    buttons->addWidget(close);
    auto* column = new QVBoxLayout(this);
    column->setContentsMargins(4 * kGrid, 4 * kGrid, 4 * kGrid, 4 * kGrid);
    column->setSpacing(3 * kGrid);
    column->addWidget(new QuietLabel(tr("Everything you did, newest first. Enter or a double click on a line goes back "
                                        "to how things were right after it, or forward again."),
                                     m_desk.appearance, this));
    column->addWidget(m_list, 1);
    column->addLayout(buttons);
    resize(120 * kGrid, 120 * kGrid);
    setFocusProxy(m_list);
}

void HistoryWindow::refresh()
{
    const int row = m_list->currentRow();
    m_list->clear();
    const std::vector<History::Entry> entries = m_desk.history.recent(kMostSteps);
    for (const History::Entry& entry : entries)
        addRow(entry);
    auto* first = new QListWidgetItem(entries.empty() ? tr("Nothing was done yet.") : tr("Before all of this"), m_list);
    first->setData(kStepRole, 0);
    m_list->setCurrentRow(std::clamp(row, 0, m_list->count() - 1));
    m_undo->setEnabled(!m_desk.history.undoText().isEmpty());
    m_redo->setEnabled(!m_desk.history.redoText().isEmpty());
}

void HistoryWindow::addRow(const History::Entry& entry)
{
    const QString when = QLocale().toString(entry.when.toLocalTime(), QLocale::ShortFormat);
    const QString text = entry.by.isEmpty() ? entry.text : tr("%1 (by %2)", "a step").arg(entry.text, entry.by);
    auto* item = new QListWidgetItem(when + QStringLiteral("   ") + text, m_list);
    item->setData(kStepRole, static_cast<qlonglong>(entry.step));
    if (!entry.undone)
        return;
    QFont font = m_list->font();
    font.setItalic(true);
    item->setFont(font);
    item->setForeground(m_desk.appearance.theme().quiet);
    item->setText(when + QStringLiteral("   ") + tr("undone: %1").arg(text));
}

void HistoryWindow::goToChosen()
{
    if (const QListWidgetItem* item = m_list->currentItem())
        m_desk.history.goTo(item->data(kStepRole).toLongLong());
}

void HistoryWindow::keyPressEvent(QKeyEvent* event)
{
    if (event->key() == Qt::Key_Escape)
        close();
    else if (event->matches(QKeySequence::Undo))
        m_desk.history.undo();
    else if (event->matches(QKeySequence::Redo))
        m_desk.history.redo();
    else if (!pressByReturn(*this, *event))
        QWidget::keyPressEvent(event);
}

bool HistoryWindow::focusNextPrevChild(bool next)
{
    return goOnByTab(*this, next);
}

void HistoryWindow::showEvent(QShowEvent* event)
{
    refresh();
    QWidget::showEvent(event);
}

} // namespace dossier
