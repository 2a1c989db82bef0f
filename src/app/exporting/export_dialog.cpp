#include "app/exporting/export_dialog.h"

#include "app/theme/appearance.h"
#include "app/widgets/ask.h"
#include "app/widgets/desk.h"
#include "app/widgets/heading.h"
#include "app/windows/window_placing.h"
#include "box/game_data.h"
#include "desk/files/source_file.h"
#include "desk/files/written_file.h"
#include "desk/open_deck.h"
#include "wording/lists/reading_text.h"

#include <QBoxLayout>
#include <QClipboard>
#include <QGuiApplication>
#include <QLabel>
#include <QListWidget>
#include <QPlainTextEdit>
#include <QPushButton>

#include <algorithm>

namespace dossier {

namespace {

// What of this deck a format could lose.
std::vector<DeckLoss> holdings(const Deck& deck)
{
    std::vector<DeckLoss> holds{DeckLoss::Zones, DeckLoss::Printings};
    if (!deck.name.empty())
        holds.push_back(DeckLoss::Name);
    if (!deck.notes.empty())
        holds.push_back(DeckLoss::Notes);
    if (deck.game == Game::Basic)
        holds.push_back(DeckLoss::Game);
    if (!deck.aside.empty())
        holds.push_back(DeckLoss::Aside);
    if (deck.killersAgreed)
        holds.push_back(DeckLoss::Killers);
    if (deck.sets != DeckSets::All)
        holds.push_back(DeckLoss::Sets);
    if (deck.state == DeckState::Built)
        holds.push_back(DeckLoss::State);
    if (!deck.folder.empty())
        holds.push_back(DeckLoss::Folder);
    if (!deck.tags.empty())
        holds.push_back(DeckLoss::Tags);
    return holds;
}

bool contains(const std::vector<DeckLoss>& all, DeckLoss one)
{
    return std::ranges::find(all, one) != all.end();
}

} // namespace

ExportDialog::ExportDialog(const Desk& desk, QWidget* parent)
    : QDialog(parent)
    , m_desk(desk)
    , m_formats(new QListWidget(this))
    , m_kept(new QLabel(this))
    , m_lost(new QLabel(this))
    , m_preview(new QPlainTextEdit(this))
    , m_said(new StatusLabel(desk.appearance, this))
    , m_copy(new QPushButton(tr("Copy"), this))
    , m_save(new QPushButton(tr("Save …"), this))
{
    setObjectName(QStringLiteral("exportDialog"));
    setWindowTitle(tr("Export the deck"));
    for (int format = 0; format < kWrittenFormats; ++format)
        m_formats->addItem(formatName(static_cast<DeckFormat>(format)));
    createLayout();
    connect(m_formats, &QListWidget::currentRowChanged, this, &ExportDialog::refresh);
    connect(&desk.openDeck, &OpenDeck::changed, this, &ExportDialog::refresh);
    connect(m_copy, &QPushButton::clicked, this, &ExportDialog::copy);
    connect(m_save, &QPushButton::clicked, this, &ExportDialog::save);
    choose(DeckFormat::DossierText);
    resize(860, 560);
}

void ExportDialog::choose(DeckFormat format)
{
    m_formats->setCurrentRow(static_cast<int>(format));
}

QWidget* ExportDialog::createColumn(const QString& heading, QLabel* words)
{
    words->setTextFormat(Qt::PlainText);
    words->setWordWrap(true);
    words->setAlignment(Qt::AlignTop | Qt::AlignLeft);
    auto* side = new QWidget;
    auto* column = new QVBoxLayout(side);
    column->setContentsMargins(0, 0, 0, 0);
    column->addWidget(new HeadingLabel(heading, m_desk.appearance));
    column->addWidget(words);
    column->addStretch(1);
    return side;
}

void ExportDialog::createLayout()
{
    m_formats->setObjectName(QStringLiteral("exportFormats"));
    m_formats->setAccessibleName(tr("Format"));
    m_formats->setFixedWidth(std::max(50 * kGrid, m_formats->sizeHintForColumn(0) + 4 * kGrid));
    m_kept->setObjectName(QStringLiteral("exportKept"));
    m_lost->setObjectName(QStringLiteral("exportLost"));
    m_preview->setObjectName(QStringLiteral("exportPreview"));
    m_preview->setAccessibleName(tr("What will be written"));
    m_preview->setReadOnly(true);
    m_preview->setLineWrapMode(QPlainTextEdit::NoWrap);
    m_said->setObjectName(QStringLiteral("exportSaid"));
    m_copy->setObjectName(QStringLiteral("exportCopy"));
    m_save->setObjectName(QStringLiteral("exportSave"));
    m_save->setDefault(true);
    auto* close = new QPushButton(tr("Close"), this);
    close->setObjectName(QStringLiteral("exportClose"));
    connect(close, &QPushButton::clicked, this, &QDialog::reject);

    auto* columns = new QHBoxLayout;
    columns->setSpacing(4 * kGrid);
    columns->addWidget(createColumn(tr("Kept"), m_kept), 1);
    columns->addWidget(createColumn(tr("Lost"), m_lost), 1);
    auto* right = new QVBoxLayout;
    right->setSpacing(3 * kGrid);
    right->addLayout(columns);
    right->addWidget(m_preview, 1);
    auto* body = new QHBoxLayout;
    body->setSpacing(4 * kGrid);
    body->addWidget(m_formats);
    body->addLayout(right, 1);
    layOutAboveFoot(*this, m_said, {close, m_copy, m_save})->addLayout(body);
}

void ExportDialog::refresh()
{
    const bool open = m_desk.openDeck.isOpen();
    m_save->setEnabled(open);
    m_copy->setEnabled(open);
    const Deck& deck = m_desk.openDeck.deck();
    m_writing = writeDeck(deck, m_desk.box.cards, format());
    QStringList kept{tr("all cards and their numbers")};
    QStringList lost;
    for (const DeckLoss each : holdings(deck))
        (contains(m_writing.lost, each) ? lost : kept) << word(each);
    if (contains(m_writing.lost, DeckLoss::Pictures))
        lost << word(DeckLoss::Pictures);
    m_kept->setText(kept.join(QLatin1Char('\n')));
    m_lost->setText(lost.isEmpty() ? tr("nothing") : lost.join(QLatin1Char('\n')));
    m_preview->setPlainText(QString::fromStdString(m_writing.content));
    m_said->tell(open ? QString() : tr("Open a deck first."), false);
}

void ExportDialog::save()
{
    QString suggestion = QString::fromStdString(m_desk.openDeck.deck().name);
    suggestion.replace(QLatin1Char('/'), QLatin1Char('-'));
    const QString ending = endingOf(format());
    const auto path =
        m_desk.ask.fileToSave(this, tr("Export the deck"), suggestion.left(120) + QLatin1Char('.') + ending,
                              QStringLiteral("%1 (*.%2)").arg(formatName(format()), ending));
    if (!path)
        return;
    if (const QString why = writeWhole(*path, m_writing.content); !why.isEmpty())
        return m_said->tell(tr("%1 cannot be written: %2.").arg(*path, why), true);
    const QString difference = comparison(*path);
    m_said->tell(difference.isEmpty()
                     ? tr("Written to %1 and read back: nothing else is lost.").arg(*path)
                     : tr("Written to %1, but reading it back does not give: %2.").arg(*path, difference),
                 !difference.isEmpty());
}

void ExportDialog::copy()
{
    QGuiApplication::clipboard()->setText(QString::fromStdString(m_writing.content));
    m_said->tell(tr("The deck is on the clipboard."), false);
}

// What the file does not give back although it was not said before.
QString ExportDialog::comparison(const QString& path) const
{
    const SourceFile file = readSource(path);
    if (!file.trouble.isEmpty())
        return file.trouble;
    Deck back;
    try {
        back = readDeck(file.content.toStdString(), m_desk.box.cards, format(), {}).deck;
    } catch (const ReadError& error) {
        const Deck& deck = m_desk.openDeck.deck();
        if (!deck.xFile.empty() || !deck.team.empty() || !deck.bureauDeck.empty())
            return located(error);
        back = deck; // a deck without cards makes no list
    }
    QStringList lost;
    for (const DeckLoss loss : lossesBetween(m_desk.openDeck.deck(), back, m_desk.box.cards))
        if (!contains(m_writing.lost, loss))
            lost << word(loss);
    return lost.join(QStringLiteral(", "));
}

DeckFormat ExportDialog::format() const
{
    return static_cast<DeckFormat>(std::max(0, m_formats->currentRow()));
}

ExportDialog& showExportDialog(const Desk& desk, QWidget& window)
{
    auto* dialog = window.findChild<ExportDialog*>();
    if (!dialog)
        dialog = new ExportDialog(desk, &window);
    showOver(*dialog);
    return *dialog;
}

} // namespace dossier
