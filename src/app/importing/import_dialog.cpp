#include "app/importing/import_dialog.h"

#include "app/importing/column_mapping.h"
#include "app/importing/kept_menu.h"
#include "app/theme/appearance.h"
#include "app/widgets/ask.h"
#include "app/widgets/desk.h"
#include "app/widgets/file_drop.h"
#include "app/widgets/heading.h"
#include "app/widgets/view_memory.h"
#include "app/windows/tab_ring.h"
#include "box/game_data.h"
#include "desk/deck_library.h"
#include "desk/files/file_kind.h"
#include "desk/files/source_file.h"
#include "importers/collections/collection_csv.h"
#include "importers/collections/collection_list.h"
#include "importers/decks/deck_assembly.h"
#include "importers/decks/deck_formats.h"
#include "importers/reading/text_encoding.h"
#include "wording/lists/reading_text.h"

#include <QBoxLayout>
#include <QComboBox>
#include <QFileInfo>
#include <QLabel>
#include <QLineEdit>
#include <QPlainTextEdit>
#include <QPushButton>
#include <QScreen>
#include <QSplitter>
#include <QStackedWidget>
#include <QTextBlock>

#include <algorithm>
#include <utility>

namespace dossier {

namespace {

// A longer text is read, but not shown to be changed.
constexpr qsizetype kMostShown = 200'000;
constexpr qsizetype kMostOfALine = 500; // letters, beside what it is understood as

bool has(const std::vector<std::string>& fields, std::string_view field)
{
    return std::ranges::find(fields, field) != fields.end();
}

} // namespace

ImportDialog::ImportDialog(const Desk& desk, QWidget* parent)
    : QDialog(parent)
    , m_desk(desk)
    , m_collection(desk, this)
    , m_text(new QPlainTextEdit(this))
    , m_table(new ImportTable(desk.box.cards, desk.appearance, this))
    , m_said(new StatusLabel(desk.appearance, this))
    , m_import(new QPushButton(tr("Import"), this))
{
    setObjectName(QStringLiteral("importDialog"));
    setWindowTitle(tr("Import"));
    createLayout();
    connectSignals();
    const QSize room = screen()->availableSize();
    resize(std::min(1100, room.width() - 10 * kGrid), std::min(680, room.height() - 15 * kGrid));
    read(QByteArray(), tr("Pasted text"), tr("Pasted deck"));
}

ImportDialog::~ImportDialog()
{
    if (isVisible())
        m_desk.memory.leave(leftName(),
                            Left{m_content, m_source, m_name, m_kept, m_what->currentIndex(), m_format->currentIndex(),
                                 m_mode->currentIndex(), m_deckName->text(), m_table->choices()});
}

void ImportDialog::goOn(const Left& left)
{
    read(left.content, left.source, left.name);
    m_table->setChoices(left.choices);
    m_kept = left.kept;
    m_mode->setCurrentIndex(left.mode);
    m_what->setCurrentIndex(left.what);
    m_format->setCurrentIndex(left.format);
    readAgain();
    m_deckName->setText(left.deckName);
}

void ImportDialog::read(const ImportSource& content, const QString& source, const QString& name)
{
    const bool shown = content.size() <= kMostShown;
    m_content = shown ? content.inUtf8() : content;
    m_source = source;
    m_name = name;
    m_kept.clear();
    m_table->setChoices({});
    m_keptLines->refresh();
    m_from->setText(QFileInfo(source).fileName());
    m_deckName->clear();
    {
        const QSignalBlocker quiet(m_text);
        m_text->setPlainText(shown ? QString::fromUtf8(m_content.begin())
                                   : tr("This text is too long to be shown here."));
    }
    // What is no text would not survive being shown and read again.
    m_text->setReadOnly(!shown || m_content.begin().contains('\0') ||
                        m_text->toPlainText().contains(QChar::ReplacementCharacter));
    const QSignalBlocker quietWhat(m_what);
    const QSignalBlocker quietFormat(m_format);
    const What meant = formOf(this->content()) == FileKind::Collection ? What::Collection : What::Deck;
    m_what->setCurrentIndex(static_cast<int>(meant));
    m_format->setCurrentIndex(0);
    readAgain();
}

bool ImportDialog::understoodAll() const
{
    return what() == What::Deck ? m_deck && m_deck->unknown.empty()
                                : m_collection.isRead() && m_collection.reading().unknownInAll == 0;
}

void ImportDialog::import()
{
    if (m_soon.isActive())
        readAgain();
    if (m_cardSet)
        emit cardSetFound(m_content.begin(), m_source);
    else if (what() == What::Deck && m_deck) {
        DeckReading reading = pickedDeck();
        if (const QString name = m_deckName->text().simplified(); !name.isEmpty())
            reading.deck.name = name.toStdString();
        if (!m_desk.shelf.take(reading.deck))
            return;
        emit deckImported(m_source, reading);
    } else if (what() == What::Collection && m_collection.isRead()) {
        if (!m_collection.store(pickedCards(), static_cast<MergeMode>(m_mode->currentIndex()), m_kept))
            return;
        if (const QByteArray left = QByteArray::fromStdString(m_collection.unkept()); !left.isEmpty())
            return read(ImportSource(left), m_source, m_name);
        m_kept.clear();
        m_collection.forget();
    } else {
        return;
    }
    accept();
}

QWidget* ImportDialog::createHead()
{
    m_keptLines = new KeptMenu(m_desk);
    connect(m_keptLines, &KeptMenu::readAgain, this, &ImportDialog::readKept);
    connect(m_keptLines, &KeptMenu::said, m_said, &StatusLabel::tell);
    m_what = new QComboBox;
    m_what->setObjectName(QStringLiteral("importWhat"));
    m_what->setAccessibleName(tr("What it is"));
    m_what->addItems({tr("A deck"), tr("Cards I own")});
    m_from = new QLabel;
    m_from->setTextFormat(Qt::PlainText);
    m_from->setFont(m_desk.appearance.theme().heading);
    auto* file = new QPushButton(tr("Open a file …"));
    file->setObjectName(QStringLiteral("importOpen"));
    connect(file, &QPushButton::clicked, this, &ImportDialog::openFile);
    auto* head = new QWidget;
    auto* row = new QHBoxLayout(head);
    row->setContentsMargins(0, 0, 0, 0);
    row->setSpacing(3 * kGrid);
    row->addWidget(m_from, 1);
    row->addWidget(m_keptLines);
    row->addWidget(m_what);
    row->addWidget(file);
    return head;
}

QWidget* ImportDialog::createDeckPage()
{
    m_deckName = new QLineEdit;
    m_deckName->setObjectName(QStringLiteral("importName"));
    m_deckName->setAccessibleName(tr("Name of the deck"));
    m_deckName->setMaxLength(static_cast<int>(longest(TextOf::DeckName)));
    m_format = new QComboBox;
    m_format->setObjectName(QStringLiteral("importFormat"));
    m_format->setAccessibleName(tr("Format"));
    m_format->addItem(tr("Format: as it looks"));
    for (int format = 0; format < kDeckFormats; ++format)
        m_format->addItem(formatName(static_cast<DeckFormat>(format)));
    auto* page = new QWidget;
    auto* row = new QHBoxLayout(page);
    row->setContentsMargins(0, 0, 0, 0);
    row->setSpacing(3 * kGrid);
    row->addWidget(m_deckName, 1);
    row->addWidget(m_format);
    return page;
}

QWidget* ImportDialog::createCollectionPage()
{
    m_mapping = new ColumnMapping(m_desk.appearance);
    m_mode = new QComboBox;
    m_mode->setObjectName(QStringLiteral("importMode"));
    m_mode->setAccessibleName(tr("What to do with cards that are there already"));
    m_mode->addItems({tr("Add to what is there"), tr("Replace what is there"), tr("Keep the larger number")});
    m_mode->setToolTip(tr("What the file does not name stays as it is."));
    auto* page = new QWidget;
    auto* column = new QVBoxLayout(page);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(2 * kGrid);
    column->addWidget(m_mapping);
    column->addWidget(m_mode, 0, Qt::AlignLeft);
    return page;
}

void ImportDialog::createLayout()
{
    m_text->setObjectName(QStringLiteral("importText"));
    m_text->setTabChangesFocus(true); // tabs come by pasting; by Tab one goes on
    m_text->setAccessibleName(tr("Text to import"));
    m_text->setPlaceholderText(tr("Paste a list of cards, an old link to the fan site, or a table, or open a file."));
    m_text->setLineWrapMode(QPlainTextEdit::NoWrap);
    m_said->setObjectName(QStringLiteral("importSaid"));
    m_import->setObjectName(QStringLiteral("importDo"));
    m_import->setDefault(true);
    auto* cancel = new QPushButton(tr("Cancel"), this);
    cancel->setObjectName(QStringLiteral("importCancel"));
    connect(cancel, &QPushButton::clicked, this, &QDialog::reject);

    auto* body = new QSplitter;
    body->addWidget(m_text);
    body->addWidget(m_table);
    body->setChildrenCollapsible(false);
    body->setSizes({360, 640});
    auto* head = createHead();
    m_pages = new QStackedWidget;
    m_pages->addWidget(createDeckPage());
    m_pages->addWidget(createCollectionPage());
    m_pages->setSizePolicy(QSizePolicy::Preferred, QSizePolicy::Maximum);
    QVBoxLayout* all = layOutAboveFoot(*this, m_said, {cancel, m_import});
    all->addWidget(head);
    all->addWidget(m_pages);
    all->addWidget(body, 1);
}

void ImportDialog::connectSignals()
{
    m_soon.setSingleShot(true);
    m_soon.setInterval(150);
    connect(&m_soon, &QTimer::timeout, this, &ImportDialog::readAgain);
    connect(m_text, &QPlainTextEdit::textChanged, this, [this] {
        m_content = ImportSource(m_text->toPlainText().toUtf8());
        m_soon.start();
    });
    connect(m_what, &QComboBox::currentIndexChanged, this, &ImportDialog::readAgain);
    connect(m_format, &QComboBox::currentIndexChanged, this, &ImportDialog::readAgain);
    connect(m_mapping, &ColumnMapping::changed, this, [this] {
        readCollectionContent();
        showResult();
    });
    connect(m_table, &ImportTable::chosen, this, &ImportDialog::showResult);
    connect(m_import, &QPushButton::clicked, this, &ImportDialog::import);
    m_text->setAcceptDrops(false); // the dialog takes them: the text would show the file's name
    auto* drop = new FileDrop(this);
    connect(drop, &FileDrop::fileDropped, this, &ImportDialog::readFile);
    connect(drop, &FileDrop::textDropped, this,
            [this](const QString& text) { read(text.toUtf8(), tr("Pasted text"), tr("Pasted deck")); });
}

void ImportDialog::openFile()
{
    if (const auto path = m_desk.ask.fileToOpen(this, tr("Import a file"), importFilters()))
        readFile(*path);
}

void ImportDialog::readFile(const QString& path)
{
    if (const auto large = ImportSource::ofLargeFile(path); large && formOf(large->text()) == FileKind::Collection)
        return read(*large, path, QFileInfo(path).completeBaseName());
    const SourceFile file = readSource(path);
    if (!file.trouble.isEmpty())
        return m_said->tell(file.trouble, true);
    const FileKind form = formOf({file.content.constData(), static_cast<std::size_t>(file.content.size())});
    if (form == FileKind::Database || form == FileKind::Game || form == FileKind::Spreadsheet)
        return m_said->tell(doorInWindow(form) + QLatin1Char('.'), true);
    if (form != FileKind::Archive)
        return read(file.content, path, QFileInfo(path).completeBaseName());
    reject();
    emit archiveChosen(path);
}

void ImportDialog::readKept(const QString& path, const QString& source)
{
    const SourceFile file = readSource(path);
    if (!file.trouble.isEmpty())
        return m_said->tell(file.trouble, true);
    read(file.content, source, {});
    m_what->setCurrentIndex(static_cast<int>(What::Collection));
    m_kept = path;
}

void ImportDialog::readAgain()
{
    m_soon.stop();
    m_pages->setCurrentIndex(m_what->currentIndex());
    // The page that is not shown takes no room.
    for (int page = 0; page < m_pages->count(); ++page)
        m_pages->widget(page)->setSizePolicy(
            QSizePolicy::Preferred, page == m_pages->currentIndex() ? QSizePolicy::Preferred : QSizePolicy::Ignored);
    m_cardSet = formOf(content()) == FileKind::CardSet;
    if (m_cardSet)
        return showCardSet();
    if (what() == What::Collection) {
        try {
            const bool isTable = !isJsonText(content()) && !isCollectionList(content(), m_desk.box.cards);
            m_mapping->show(isTable ? guessColumns(content()) : CollectionColumns{});
        } catch (const ReadError&) {
            m_mapping->show({});
        }
        readCollectionContent();
    } else {
        readDeckContent();
    }
    showResult();
}

void ImportDialog::showCardSet()
{
    m_deck.reset();
    m_collection.forget();
    showRows({});
    m_import->setEnabled(true);
    m_said->tell(tr("These are facts of cards. Import leads to the card sets."), true);
}

void ImportDialog::readDeckContent()
{
    m_deck.reset();
    std::vector<PreviewRow> rows;
    try {
        const auto format = m_format->currentIndex() == 0
                                ? std::nullopt
                                : std::optional(static_cast<DeckFormat>(m_format->currentIndex() - 1));
        if (!m_content.isHeld())
            throw ReadError(ReadError::Kind::TooLarge, 0, std::to_string(kMostDeckBytes));
        m_deck = readDeck(content(), m_desk.box.cards, format, m_name.toStdString());
        m_deckName->setPlaceholderText(QString::fromStdString(m_deck->deck.name));
        rows = previewOf(*m_deck, m_desk.box.cards);
    } catch (const NoneUnderstood<DeckReading>& none) {
        // Every line is shown: somebody may know the cards.
        m_deck = none.reading();
        if (m_deck->deck.name.empty())
            m_deck->deck.name = m_name.toStdString();
        rows = previewOf(*m_deck, m_desk.box.cards);
    } catch (const ReadError& error) {
        m_said->tell(isBlank() ? QString() : located(error), true);
    }
    showRows(std::move(rows));
}

void ImportDialog::readCollectionContent()
{
    m_collection.forget();
    std::vector<PreviewRow> rows;
    try {
        m_collection.read(m_content, m_source, m_mapping->fields());
        if (m_collection.isRead())
            rows = previewOf(m_collection.reading(), m_desk.box.cards);
        else
            m_said->tell(tr("Reading was stopped. Open the file again to go on."), true);
    } catch (const ReadError& error) {
        const std::vector<std::string> fields = m_mapping->fields();
        const bool named = has(fields, "card id") || has(fields, "name");
        const bool lacks = error.kind() == ReadError::Kind::NotADeck && !fields.empty();
        m_said->tell(isBlank()         ? QString()
                     : lacks && !named ? tr("Say which column holds the cards: their titles or their numbers.")
                     : lacks           ? tr("Say which column holds how many copies there are.")
                                       : located(error),
                     true);
    }
    showRows(std::move(rows));
}

// Beside what a line is understood as stands the line itself.
void ImportDialog::showRows(std::vector<PreviewRow> rows)
{
    // Of JSON all of it may stand on one line.
    const bool lines = !m_text->isReadOnly() && (what() == What::Deck || !isJsonText(content()));
    for (PreviewRow& row : rows)
        if (lines && row.source.isEmpty() && row.line > 0)
            row.source = m_text->document()->findBlockByNumber(row.line - 1).text().left(kMostOfALine);
    m_table->show(rows, what() == What::Deck);
}

void ImportDialog::showResult()
{
    const bool read = what() == What::Deck ? m_deck.has_value() : m_collection.isRead();
    m_import->setEnabled(read);
    if (!read)
        return;
    std::int64_t copies = 0;
    std::size_t unknown = 0;
    if (what() == What::Deck) {
        const DeckReading reading = pickedDeck();
        for (const Zone zone : {Zone::XFile, Zone::Team, Zone::BureauDeck})
            copies += sizeOf(reading.deck.zone(zone));
        unknown = reading.unknown.size();
    } else if (m_content.size() > kMostShown) {
        // A long table is not read anew for every choice: each settles its line, as far as can be told.
        copies = m_collection.reading().heaps.copies();
        unknown = m_collection.reading().unknownInAll - m_table->picks().size();
    } else {
        const CollectionReading reading = m_collection.with(pickedCards());
        copies = reading.heaps.copies();
        unknown = reading.unknownInAll;
    }
    const bool empty = copies == 0 && unknown > 0;
    m_import->setEnabled(!empty);
    const QString understood = tr("%n cop(ies) understood", nullptr, copiesFrom(copies));
    if (unknown == 0)
        return m_said->tell(tr("%1, nothing is left over.").arg(understood), false);
    if (empty)
        return m_said->tell(tr("No line is understood. Name the cards, mend the text, or say above what it is."), true);
    const QString left = tr("%n line(s) not", nullptr, static_cast<int>(unknown));
    m_said->tell(what() == What::Deck ? tr("%1, %2: they are kept with the deck.").arg(understood, left)
                                      : tr("%1, %2: they are kept, to be settled later.").arg(understood, left),
                 true);
}

ImportDialog::What ImportDialog::what() const
{
    return static_cast<What>(m_what->currentIndex());
}

DeckReading ImportDialog::pickedDeck() const
{
    const CardPool& pool = m_desk.box.cards;
    DeckReading reading = withZones(*m_deck, m_table->zones(), pool);
    const std::map<std::size_t, CardPick> picks = m_table->picks();
    return picks.empty() ? reading : withPicks(reading, picks, pool);
}

std::map<std::size_t, CardIndex> ImportDialog::pickedCards() const
{
    std::map<std::size_t, CardIndex> cards;
    for (const auto& [problem, pick] : m_table->picks())
        cards.emplace(problem, pick.card);
    return cards;
}

ImportDialog& importDialog(const Desk& desk, QWidget& window)
{
    auto* dialog = window.findChild<ImportDialog*>();
    return dialog ? *dialog : *new ImportDialog(desk, &window);
}

bool ImportDialog::focusNextPrevChild(bool next)
{
    return goOnByTab(*this, next);
}

} // namespace dossier
