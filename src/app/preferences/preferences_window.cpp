#include "app/preferences/preferences_window.h"

#include "app/fitting/scroll_frame.h"
#include "app/preferences/folders_page.h"
#include "app/preferences/general_page.h"
#include "app/preferences/pictures_page.h"
#include "app/preferences/shortcuts_page.h"
#include "app/preferences/table_page.h"
#include "app/theme/appearance.h"
#include "app/widgets/desk.h"
#include "app/widgets/heading.h"
#include "app/windows/tab_ring.h"
#include "app/windows/window_placing.h"

#include <QHBoxLayout>
#include <QKeyEvent>
#include <QListWidget>
#include <QPushButton>
#include <QStackedWidget>

#include <algorithm>

namespace dossier {

PreferencesWindow::PreferencesWindow(const Desk& desk, Shortcuts& shortcuts, QWidget* parent)
    : QWidget(parent, Qt::Window)
    , m_desk(desk)
    , m_shortcuts(shortcuts)
    , m_names(new QListWidget(this))
    , m_pages(new QStackedWidget(this))
{
    setObjectName(QStringLiteral("preferences"));
    setWindowTitle(tr("Settings"));
    m_names->setObjectName(QStringLiteral("preferencePages"));
    m_names->setAccessibleName(tr("Settings"));
    const QString names[] = {tr("General"), tr("Table"), tr("Card pictures"), tr("Folders"), tr("Keys")};
    static_assert(std::size(names) == kPages);
    for (const QString& name : names)
        m_names->addItem(name);
    m_names->setFrameShape(QFrame::NoFrame);
    m_names->setFixedWidth(std::max(40 * kGrid, m_names->sizeHintForColumn(0) + 4 * kGrid));
    for (int page = 0; page < kPages; ++page)
        m_pages->addWidget(createPage(page));
    auto* row = new QHBoxLayout;
    row->setSpacing(4 * kGrid);
    row->addWidget(m_names);
    row->addWidget(m_pages, 1);
    auto* closing = new QHBoxLayout;
    closing->addWidget(new QuietLabel(tr("What is changed here holds at once."), desk.appearance, this), 1);
    auto* close = new QPushButton(tr("Close"), this);
    close->setObjectName(QStringLiteral("preferencesClose"));
    connect(close, &QPushButton::clicked, this, &QWidget::close);
    closing->addWidget(close);
    auto* column = new QVBoxLayout(this);
    column->setContentsMargins(4 * kGrid, 4 * kGrid, 4 * kGrid, 4 * kGrid);
    column->setSpacing(4 * kGrid);
    column->addLayout(row, 1);
    column->addLayout(closing);
    // Wider letters want a wider window.
    const int letter = QFontMetrics(desk.appearance.theme().text).averageCharWidth();
    resize(std::max(200 * kGrid, 145 * letter), std::max(160 * kGrid, 86 * letter));
    connect(m_names, &QListWidget::currentRowChanged, m_pages, &QStackedWidget::setCurrentIndex);
    m_names->setCurrentRow(General);
}

void PreferencesWindow::showPage(int page)
{
    m_names->setCurrentRow(page);
    showOver(*this);
}

int PreferencesWindow::currentPage() const
{
    return m_pages->currentIndex();
}

void PreferencesWindow::keyPressEvent(QKeyEvent* event)
{
    if (event->key() == Qt::Key_Escape)
        close();
    else if (!pressByReturn(*this, *event))
        QWidget::keyPressEvent(event);
}

bool PreferencesWindow::focusNextPrevChild(bool next)
{
    return goOnByTab(*this, next);
}

QWidget* PreferencesWindow::createPage(int page)
{
    switch (static_cast<Page>(page)) {
    case General:
    case kPages:
        break;
    case Table: {
        auto* table = new TablePage(m_desk);
        connect(table, &TablePage::paceChanged, this, &PreferencesWindow::tablePaceChanged);
        return new ScrollFrame(table, this); // the longest page, and large text makes it longer
    }
    case Pictures:
        return new PicturesPage(m_desk, this);
    case Folders:
        return new FoldersPage(m_desk, this);
    case Keys:
        return new ShortcutsPage(m_desk, m_shortcuts, this);
    }
    auto* general = new GeneralPage(m_desk, this);
    connect(general, &GeneralPage::languageWanted, this, &PreferencesWindow::languageWanted);
    connect(general, &GeneralPage::textPercentWanted, this, &PreferencesWindow::textPercentWanted);
    return general;
}

} // namespace dossier
