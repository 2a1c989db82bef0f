#include "app/decks/deck_filing.h"

#include "app/theme/appearance.h"
#include "app/widgets/desk.h"
#include "app/widgets/heading.h"
#include "desk/deck_folder.h"
#include "desk/deck_shelf.h"
#include "desk/open_deck.h"

#include <QCheckBox>
#include <QComboBox>
#include <QHBoxLayout>
#include <QLineEdit>
#include <QSignalBlocker>

namespace dossier {

namespace {

QString tagsOf(const Deck& deck)
{
    QStringList tags;
    for (const std::string& tag : deck.tags)
        tags << QString::fromStdString(tag);
    return tagLine(tags);
}

} // namespace

DeckFiling::DeckFiling(const Desk& desk, QWidget* parent)
    : QWidget(parent)
    , m_desk(desk)
    , m_folder(new QComboBox(this))
    , m_tags(new QLineEdit(this))
    , m_built(new QCheckBox(tr("Built"), this))
{
    setObjectName(QStringLiteral("deckFiling"));
    createLayout();
    connectSignals();
    refresh();
}

void DeckFiling::focusFolder()
{
    m_folder->setFocus(Qt::ShortcutFocusReason);
    m_folder->lineEdit()->selectAll();
}

void DeckFiling::createLayout()
{
    m_folder->setObjectName(QStringLiteral("deckFolder"));
    m_folder->setEditable(true);
    m_folder->setInsertPolicy(QComboBox::NoInsert);
    m_folder->setAccessibleName(tr("Folder the deck is filed in"));
    m_folder->lineEdit()->setAccessibleName(m_folder->accessibleName());
    m_folder->lineEdit()->setPlaceholderText(tr("No folder"));
    m_folder->setToolTip(tr("A folder, or folders within folders: Tournaments/2026"));
    m_folder->setSizeAdjustPolicy(QComboBox::AdjustToMinimumContentsLengthWithIcon);
    m_folder->setMinimumContentsLength(12);
    m_tags->setObjectName(QStringLiteral("deckTags"));
    m_tags->setAccessibleName(tr("Tags of the deck"));
    m_tags->setPlaceholderText(tr("Tags, with commas between them"));
    m_built->setObjectName(QStringLiteral("deckBuilt"));
    m_built->setToolTip(tr("The deck lies built: its copies are in use and not free for another deck (Ctrl+B)"));
    auto* row = new QHBoxLayout(this);
    row->setContentsMargins(0, 0, 0, 0);
    row->setSpacing(2 * kGrid);
    row->addWidget(new QuietLabel(tr("Folder"), m_desk.appearance, this));
    row->addWidget(m_folder, 2);
    row->addSpacing(kGrid);
    row->addWidget(new QuietLabel(tr("Tags"), m_desk.appearance, this));
    row->addWidget(m_tags, 3);
    row->addSpacing(kGrid);
    row->addWidget(m_built);
}

void DeckFiling::connectSignals()
{
    connect(&m_desk.openDeck, &OpenDeck::changed, this, &DeckFiling::refresh);
    connect(&m_desk.openDeck, &OpenDeck::aboutToLeave, this, [this] {
        file();
        tag();
    });
    connect(&m_desk.shelf, &DeckShelf::changed, this, &DeckFiling::listFolders);
    connect(m_folder->lineEdit(), &QLineEdit::editingFinished, this, &DeckFiling::file);
    connect(m_folder, &QComboBox::activated, this, [this] {
        m_folder->lineEdit()->setModified(true);
        file();
    });
    connect(m_tags, &QLineEdit::editingFinished, this, &DeckFiling::tag);
    connect(m_built, &QCheckBox::clicked, this, [this](bool built) {
        m_desk.shelf.setState(m_desk.openDeck.id(), built ? DeckState::Built : DeckState::Idea);
        refresh();
    });
}

void DeckFiling::refresh()
{
    const Deck& deck = m_desk.openDeck.deck();
    listFolders();
    if (!m_tags->hasFocus() || !m_tags->isModified())
        m_tags->setText(tagsOf(deck));
    m_built->setChecked(deck.state == DeckState::Built);
}

void DeckFiling::listFolders()
{
    if (m_folder->lineEdit()->isModified() && m_folder->lineEdit()->hasFocus())
        return;
    const QStringList folders = m_desk.shelf.folders();
    const QSignalBlocker quiet(m_folder);
    QStringList shown;
    for (int i = 1; i < m_folder->count(); ++i)
        shown << m_folder->itemText(i);
    if (m_folder->count() == 0 || shown != folders) {
        m_folder->clear();
        m_folder->addItem(QString()); // out of every folder
        m_folder->addItems(folders);
    }
    m_folder->setEditText(QString::fromStdString(m_desk.openDeck.deck().folder));
    m_folder->lineEdit()->setCursorPosition(0); // the outermost folder is what is seen of a long path
}

void DeckFiling::file()
{
    if (!m_desk.openDeck.isOpen() || !m_folder->lineEdit()->isModified())
        return;
    m_folder->lineEdit()->setModified(false);
    m_desk.shelf.setFolder(m_desk.openDeck.id(), m_folder->currentText());
    refresh();
}

void DeckFiling::tag()
{
    if (!m_desk.openDeck.isOpen() || !m_tags->isModified())
        return;
    m_tags->setModified(false);
    m_desk.shelf.setTags(m_desk.openDeck.id(), tagsFrom(m_tags->text()));
    refresh();
}

} // namespace dossier
