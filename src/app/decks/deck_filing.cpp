#include "app/decks/deck_filing.h"

#include "app/decks/deck_notes.h"
#include "app/fitting/scroll_frame.h"
#include "app/theme/appearance.h"
#include "app/widgets/desk.h"
#include "app/widgets/heading.h"
#include "desk/deck_folder.h"
#include "desk/deck_library.h"
#include "desk/open_deck.h"
#include "desk/plain_tip.h"
#include "desk/settings.h"

#include <QComboBox>
#include <QHBoxLayout>
#include <QLineEdit>
#include <QSignalBlocker>
#include <QToolButton>

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
    , m_fold(new QToolButton(this))
    , m_fields(new QWidget(this))
    , m_folder(new QComboBox(m_fields))
    , m_tags(new QLineEdit(m_fields))
    , m_notes(new DeckNotes(desk.openDeck, m_fields))
    , m_frame(new ScrollFrame(m_fields, this))
{
    setObjectName(QStringLiteral("deckFiling"));
    createFields();
    createLayout();
    connectSignals();
    unfold(desk.settings.filingUnfolded());
    refresh();
}

void DeckFiling::focusFolder()
{
    m_fold->setChecked(true);
    m_folder->setFocus(Qt::ShortcutFocusReason);
    m_folder->lineEdit()->selectAll();
}

void DeckFiling::takeGame(QWidget& choices)
{
    constexpr int kLeast = 14 * kGrid;
    m_hasGame = true;
    static_cast<QVBoxLayout*>(m_fields->layout())->insertWidget(0, &choices);
    choices.show();
    m_frame->setMinimumHeight(kLeast);
    tell();
}

void DeckFiling::leaveGame()
{
    m_hasGame = false;
    m_frame->setMinimumHeight(m_fields->sizeHint().height());
    tell();
}

void DeckFiling::createFields()
{
    m_folder->setObjectName(QStringLiteral("deckFolder"));
    m_folder->setEditable(true);
    m_folder->setInsertPolicy(QComboBox::NoInsert);
    m_folder->setAccessibleName(tr("Folder of the deck"));
    m_folder->lineEdit()->setAccessibleName(m_folder->accessibleName());
    m_folder->lineEdit()->setPlaceholderText(tr("No folder"));
    m_folder->setToolTip(tr("A folder, or folders within folders: Tournaments/2026"));
    m_folder->setSizeAdjustPolicy(QComboBox::AdjustToMinimumContentsLengthWithIcon);
    m_folder->setMinimumContentsLength(12);
    m_tags->setObjectName(QStringLiteral("deckTags"));
    m_tags->setAccessibleName(tr("Tags of the deck"));
    m_tags->setPlaceholderText(tr("Tags, with commas between them"));
    m_notes->setFixedHeight(4 * m_desk.appearance.theme().rowHeight);
}

void DeckFiling::createLayout()
{
    m_fold->setObjectName(QStringLiteral("foldFiling"));
    m_fold->setCheckable(true);
    m_fold->setAutoRaise(true);
    m_fold->setFocusPolicy(Qt::TabFocus);
    m_fold->setToolButtonStyle(Qt::ToolButtonTextBesideIcon);
    m_fold->setFont(m_desk.appearance.theme().small);
    // However much there is to tell, it does not make the deck wider.
    m_fold->setSizePolicy(QSizePolicy::Ignored, QSizePolicy::Fixed);
    auto* row = new QHBoxLayout;
    row->setSpacing(2 * kGrid);
    row->addWidget(new QuietLabel(tr("Folder"), m_desk.appearance, m_fields));
    row->addWidget(m_folder, 2);
    row->addSpacing(kGrid);
    row->addWidget(new QuietLabel(tr("Tags"), m_desk.appearance, m_fields));
    row->addWidget(m_tags, 3);
    auto* inside = new QVBoxLayout(m_fields);
    inside->setContentsMargins(0, 0, 0, 0);
    inside->addLayout(row);
    inside->addWidget(m_notes);
    auto* column = new QVBoxLayout(this);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(kGrid);
    column->addWidget(m_fold);
    m_frame->setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Maximum);
    m_frame->setMinimumHeight(m_fields->sizeHint().height()); // it scrolls in a low window alone
    m_frame->setAccessibleName(tr("Folder, tags, notes"));
    column->addWidget(m_frame);
}

void DeckFiling::connectSignals()
{
    connect(&m_desk.openDeck, &OpenDeck::changed, this, &DeckFiling::refresh);
    connect(&m_desk.openDeck, &OpenDeck::aboutToLeave, this, [this] {
        file();
        tag();
    });
    connect(&m_desk.shelf, &DeckLibrary::changed, this, &DeckFiling::listFolders);
    connect(m_fold, &QToolButton::toggled, this, [this](bool unfolded) {
        unfold(unfolded);
        m_desk.settings.setFilingUnfolded(unfolded);
    });
    connect(m_folder->lineEdit(), &QLineEdit::editingFinished, this, &DeckFiling::file);
    connect(m_folder, &QComboBox::activated, this, [this] {
        m_folder->lineEdit()->setModified(true);
        file();
    });
    connect(m_tags, &QLineEdit::editingFinished, this, &DeckFiling::tag);
}

void DeckFiling::unfold(bool unfolded)
{
    m_fold->setChecked(unfolded);
    m_fold->setArrowType(unfolded ? Qt::DownArrow : Qt::RightArrow);
    m_fold->setToolTip(plainTip(unfolded ? tr("Fold folder, tags and notes away") : tr("Show folder, tags and notes")));
    m_frame->setVisible(unfolded);
    tell();
}

void DeckFiling::refresh()
{
    listFolders();
    if (!m_tags->hasFocus() || !m_tags->isModified())
        m_tags->setText(tagsOf(m_desk.openDeck.deck()));
    m_tags->setCursorPosition(m_tags->hasFocus() ? m_tags->cursorPosition() : 0);
    tell();
}

// Folded, the line says what there is, as far as there is room; who listens hears all of it.
void DeckFiling::tell()
{
    const QString head = m_hasGame ? tr("Game, sets, folder, tags, notes") : tr("Folder, tags, notes");
    const QString there = m_frame->isHidden() ? summary() : QString();
    const QString words = there.isEmpty() ? head : there;
    m_fold->setAccessibleName(there.isEmpty() ? head : head + QStringLiteral(": ") + there);
    const int room = m_fold->width() - 9 * kGrid; // beside the arrow
    m_fold->setText(plainCaption(m_fold->fontMetrics().elidedText(words, Qt::ElideRight, room)));
}

QString DeckFiling::summary() const
{
    const Deck& deck = m_desk.openDeck.deck();
    QStringList parts{QString::fromStdString(deck.folder), tagsOf(deck),
                      QString::fromStdString(deck.notes).simplified().left(200)};
    parts.removeAll(QString());
    return parts.join(QStringLiteral("  ·  "));
}

void DeckFiling::resizeEvent(QResizeEvent* event)
{
    QWidget::resizeEvent(event);
    tell();
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
