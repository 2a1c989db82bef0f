#include "app/preferences/folders_page.h"

#include "app/theme/appearance.h"
#include "app/widgets/ask.h"
#include "app/widgets/desk.h"
#include "app/widgets/everything_files.h"
#include "app/widgets/heading.h"
#include "desk/pictures/card_pictures.h"
#include "desk/settings.h"

#include <QDir>
#include <QFileInfo>
#include <QGridLayout>
#include <QHBoxLayout>
#include <QLabel>
#include <QLineEdit>
#include <QPushButton>

namespace dossier {

FoldersPage::FoldersPage(const Desk& desk, QWidget* parent)
    : QWidget(parent)
    , m_desk(desk)
{
    auto* grid = new QGridLayout(this);
    grid->setContentsMargins(0, 0, 0, 0);
    grid->setVerticalSpacing(3 * kGrid);
    grid->setColumnStretch(1, 1);
    const QFileInfo database(desk.places.database);
    add(*grid, tr("Collection and decks"), database.absoluteFilePath(), database.absolutePath());
    add(*grid, tr("Settings"), desk.settings.folder(), desk.settings.folder());
    add(*grid, tr("Your pictures"), desk.pictures.folder(), desk.pictures.folder());
    grid->addWidget(new QuietLabel(tr("Start the program with --data-dir FOLDER to keep all of it in another place, or "
                                      "lay an empty file portable.dat beside the program: then everything is kept in "
                                      "a folder named data beside it."),
                                   desk.appearance, this),
                    grid->rowCount(), 0, 1, 3);
    addCopies(*grid);
    grid->setRowStretch(grid->rowCount(), 1);
}

// Copies of the database, and the way back to one.
void FoldersPage::addCopies(QGridLayout& grid)
{
    auto* backUp = new QPushButton(tr("Back up …"), this);
    backUp->setObjectName(QStringLiteral("backUp"));
    connect(backUp, &QPushButton::clicked, this, [this] { backUpEverything(m_desk, this); });
    auto* restore = new QPushButton(tr("Restore a backup …"), this);
    restore->setObjectName(QStringLiteral("restore"));
    connect(restore, &QPushButton::clicked, this, [this] { restoreEverything(m_desk, this); });
    auto* buttons = new QHBoxLayout;
    buttons->setSpacing(2 * kGrid);
    buttons->addWidget(backUp);
    buttons->addWidget(restore);
    buttons->addStretch(1);
    grid.addWidget(new HeadingLabel(tr("Copies"), m_desk.appearance, this), grid.rowCount(), 0, 1, 3);
    grid.addWidget(new QuietLabel(tr("A backup is a complete copy of collection and decks. The program makes one by "
                                     "itself before a new version changes the database."),
                                  m_desk.appearance, this),
                   grid.rowCount(), 0, 1, 3);
    grid.addLayout(buttons, grid.rowCount(), 0, 1, 3);
}

void FoldersPage::add(QGridLayout& grid, const QString& name, const QString& path, const QString& folder)
{
    const int row = grid.rowCount();
    auto* line = new QLineEdit(QDir::toNativeSeparators(path), this);
    line->setReadOnly(true);
    line->setAccessibleName(name);
    line->setCursorPosition(0);
    auto* open = new QPushButton(tr("Open"), this);
    open->setObjectName(QStringLiteral("openFolder%1").arg(row));
    open->setAccessibleName(tr("Open the folder: %1").arg(name));
    connect(open, &QPushButton::clicked, this, [this, folder] {
        QDir().mkpath(folder);
        m_desk.ask.showFolder(folder);
    });
    grid.addWidget(new QLabel(name, this), row, 0);
    grid.addWidget(line, row, 1);
    grid.addWidget(open, row, 2);
}

} // namespace dossier
