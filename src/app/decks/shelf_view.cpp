#include "app/decks/shelf_view.h"

#include "app/decks/deck_files.h"
#include "app/decks/deck_list.h"
#include "app/theme/appearance.h"
#include "app/theme/glyphs.h"
#include "app/widgets/desk.h"
#include "app/widgets/heading.h"
#include "app/widgets/query_line.h"
#include "app/widgets/view_memory.h"
#include "desk/deck_library.h"
#include "desk/plain_tip.h"

#include <QHBoxLayout>
#include <QKeyEvent>
#include <QToolButton>

namespace dossier {

namespace {

constexpr int kSearchPauseMs = 120;

} // namespace

ShelfView::ShelfView(const Desk& desk, DeckFiles& files, QWidget* parent)
    : QWidget(parent)
    , m_desk(desk)
    , m_finder(desk)
    , m_list(new DeckList(desk, this))
    , m_line(new QueryLine(desk.appearance, this))
    , m_problem(new StatusLabel(desk.appearance, this))
    , m_nothing(new QuietLabel(tr("No deck matches."), desk.appearance, this))
{
    setObjectName(QStringLiteral("shelfView"));
    createSearch();
    auto* column = new QVBoxLayout(this);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(kGrid);
    column->addLayout(createButtons(files));
    column->addWidget(m_line);
    column->addWidget(m_problem);
    column->addWidget(m_nothing);
    column->addWidget(m_list, 1);
    setFocusProxy(m_list);
    connect(&desk.shelf, &DeckLibrary::changed, &m_pause, qOverload<>(&QTimer::start));
    connect(m_line, &QLineEdit::textChanged, &m_pause, qOverload<>(&QTimer::start));
    connect(&m_pause, &QTimer::timeout, this, &ShelfView::search);
    if (const auto left = desk.memory.take<QString>(objectName()))
        m_line->setText(*left);
}

ShelfView::~ShelfView()
{
    m_desk.memory.leave(objectName(), m_line->text());
}

void ShelfView::focusSearch()
{
    m_line->setFocus(Qt::ShortcutFocusReason);
    m_line->selectAll();
}

QLayout* ShelfView::createButtons(DeckFiles& files)
{
    auto* create = button(Glyph::NewDeck, QStringLiteral("newDeck"), tr("New deck"));
    auto* copy = button(Glyph::Copy, QStringLiteral("copyDeck"), tr("Copy the deck"));
    auto* import = button(Glyph::Import, QStringLiteral("importDeck"), tr("Import a file"));
    auto* paste = button(Glyph::Paste, QStringLiteral("pasteDeck"), tr("New deck from the clipboard"));
    auto* write = button(Glyph::Export, QStringLiteral("exportDeck"), tr("Export the deck"));
    auto* beside = button(Glyph::Beside, QStringLiteral("besideDeck"), tr("Two decks side by side"));
    auto* remove = button(Glyph::Delete, QStringLiteral("deleteDeck"), tr("Delete the deck"));
    connect(create, &QToolButton::clicked, &m_desk.shelf, &DeckLibrary::createEmpty);
    connect(copy, &QToolButton::clicked, m_list, &DeckList::copyChosen);
    connect(import, &QToolButton::clicked, &files, &DeckFiles::importFile);
    connect(paste, &QToolButton::clicked, &files, &DeckFiles::importClipboard);
    connect(write, &QToolButton::clicked, &files, &DeckFiles::exportFile);
    connect(beside, &QToolButton::clicked, this, &ShelfView::besideWanted);
    connect(remove, &QToolButton::clicked, m_list, &DeckList::deleteChosen);
    auto* buttons = new QHBoxLayout;
    buttons->setSpacing(0);
    for (QToolButton* each : {create, copy, import, paste, write, beside, remove})
        buttons->addWidget(each);
    buttons->addStretch(1);
    return buttons;
}

void ShelfView::createSearch()
{
    m_line->setObjectName(QStringLiteral("deckSearch"));
    m_line->setAccessibleName(tr("Search decks"));
    m_line->setPlaceholderText(tr("Search decks"));
    m_line->setToolTip(tr("A name, or tag:tournament, folder:ideas, state:built, legal:no, size<60, [[t:site]]>=12"));
    m_line->setClearButtonEnabled(true);
    m_line->addAction(icon(Glyph::Search, m_desk.appearance), QLineEdit::LeadingPosition);
    m_line->installEventFilter(this);
    m_problem->setObjectName(QStringLiteral("deckSearchProblem"));
    m_problem->hide();
    m_nothing->setObjectName(QStringLiteral("noDeckFound"));
    m_nothing->hide();
    m_pause.setSingleShot(true);
    m_pause.setInterval(kSearchPauseMs);
}

void ShelfView::search()
{
    DeckSearch::Found found = m_finder.find(m_line->text());
    m_problem->tell(found.problem, true);
    m_problem->setVisible(!found.problem.isEmpty());
    m_line->setAccessibleDescription(found.problem);
    if (!found.problem.isEmpty()) {
        m_line->markFault(found.faultAt, found.faultLength);
        return;
    }
    m_line->clearFault();
    m_nothing->setVisible(found.decks && found.decks->empty());
    m_list->showOnly(std::move(found.decks));
}

bool ShelfView::eventFilter(QObject* watched, QEvent* event)
{
    if (event->type() == QEvent::KeyPress) {
        const int key = static_cast<QKeyEvent*>(event)->key();
        if (key == Qt::Key_Escape) {
            m_line->clear();
            return true;
        }
        if (key == Qt::Key_Down || key == Qt::Key_Return || key == Qt::Key_Enter) {
            m_list->setFocus();
            return true;
        }
    }
    return QWidget::eventFilter(watched, event);
}

QToolButton* ShelfView::button(Glyph glyph, const QString& name, const QString& words)
{
    auto* made = new QToolButton(this);
    made->setObjectName(name);
    made->setIcon(icon(glyph, m_desk.appearance));
    made->setAutoRaise(true);
    made->setToolTip(plainTip(words));
    made->setAccessibleName(words);
    made->setFocusPolicy(Qt::TabFocus);
    return made;
}

} // namespace dossier
