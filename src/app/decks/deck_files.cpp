#include "app/decks/deck_files.h"

#include "app/exporting/export_dialog.h"
#include "app/importing/import_dialog.h"
#include "app/widgets/ask.h"
#include "app/widgets/desk.h"
#include "app/widgets/everything_files.h"
#include "app/widgets/view_memory.h"
#include "app/windows/window_placing.h"
#include "box/game_data.h"
#include "desk/files/archive_file.h"
#include "desk/files/file_kind.h"
#include "desk/files/import_source.h"
#include "desk/files/source_file.h"
#include "desk/notices.h"
#include "desk/open_deck.h"
#include "desk/settings.h"
#include "importers/archive/archive.h"
#include "wording/lists/reading_text.h"

#include <QClipboard>
#include <QFile>
#include <QFileInfo>
#include <QGuiApplication>
#include <QTimer>
#include <QWidget>

#include <sstream>
#include <string_view>

namespace dossier {

namespace {

bool beginsAsArchive(const QString& path)
{
    QFile file(path);
    if (!QFileInfo(path).isFile() || !file.open(QIODevice::ReadOnly))
        return false;
    constexpr qint64 kBeginning = 4096; // bytes
    const QByteArray begin = file.read(kBeginning);
    return formOf({begin.constData(), static_cast<std::size_t>(begin.size())}) == FileKind::Archive;
}

} // namespace

DeckFiles::DeckFiles(const Desk& desk, QWidget* over)
    : QObject(over)
    , m_desk(desk)
    , m_over(over)
{
    if (const auto left = desk.memory.take<ImportDialog::Left>(ImportDialog::leftName()))
        QTimer::singleShot(0, this, [this, left = *left] { // when there is a window to lie over
            dialog().goOn(left);
            showOver(dialog());
        });
}

void DeckFiles::importFile()
{
    if (const auto path = m_desk.ask.fileToOpen(m_over, tr("Import a file"), importFilters()))
        importFrom(*path);
}

void DeckFiles::importFrom(const QString& path)
{
    m_desk.notices.again(AttemptKind::Reading);
    if (beginsAsArchive(path))
        return takeInArchive(path);
    if (const auto large = ImportSource::ofLargeFile(path); large && formOf(large->text()) == FileKind::Collection) {
        m_desk.settings.noteRecentFile(QFileInfo(path).absoluteFilePath());
        return showOver(dialogFor(*large, path, QFileInfo(path).completeBaseName()));
    }
    const SourceFile file = readSource(path);
    if (!file.trouble.isEmpty())
        return m_desk.notices.warn(file.trouble, AttemptKind::Reading);
    if (file.content.trimmed().isEmpty())
        return m_desk.notices.warn(tr("%1 is empty.").arg(path), AttemptKind::Reading);
    m_desk.settings.noteRecentFile(QFileInfo(path).absoluteFilePath());
    if (!ledElsewhere(file.content, path))
        showOver(dialogFor(ImportSource(file.content), path, QFileInfo(path).completeBaseName()));
}

bool DeckFiles::ledElsewhere(const QByteArray& content, const QString& source)
{
    const FileKind form = formOf(std::string_view(content.constData(), static_cast<std::size_t>(content.size())));
    if (form == FileKind::Archive) { // out of a pipe
        std::istringstream archive(content.toStdString());
        takeInEverything(m_desk, m_over, archive, source);
    } else if (form == FileKind::CardSet) {
        emit cardSetFound(content, source);
    } else if (form == FileKind::Game && QFileInfo(source).isFile()) {
        emit gameFound(source);
    } else if (form == FileKind::Database || form == FileKind::Game || form == FileKind::Spreadsheet) {
        m_desk.notices.warn(tr("%1: %2.").arg(source, doorInWindow(form)), AttemptKind::Reading);
    } else {
        return false;
    }
    return true;
}

void DeckFiles::takeInArchive(const QString& path)
{
    const OpenedFile archive = openAnywhere(path);
    if (!archive.bytes)
        return m_desk.notices.warn(tr("%1: %2.").arg(path, archive.why), AttemptKind::Reading);
    m_desk.settings.noteRecentFile(QFileInfo(path).absoluteFilePath());
    takeInEverything(m_desk, m_over, *archive.bytes, path);
}

void DeckFiles::importText(const QString& text)
{
    if (!ledElsewhere(text.toUtf8(), tr("Pasted text")))
        showOver(dialogFor(ImportSource(text.toUtf8()), tr("Pasted text"), tr("Pasted deck")));
}

void DeckFiles::importClipboard()
{
    const QString text = QGuiApplication::clipboard()->text();
    m_desk.notices.again(AttemptKind::Reading);
    if (text.trimmed().isEmpty()) {
        m_desk.notices.warn(tr("There is no text on the clipboard. Copy a list of cards first."), AttemptKind::Reading);
        return;
    }
    if (ledElsewhere(text.toUtf8(), tr("Clipboard")))
        return;
    ImportDialog& dialog = dialogFor(ImportSource(text.toUtf8()), tr("Clipboard"), tr("Pasted deck"));
    dialog.understoodAll() ? dialog.import() : showOver(dialog);
}

void DeckFiles::exportFile()
{
    if (m_desk.openDeck.isOpen())
        showExportDialog(m_desk, *m_over->window());
}

void DeckFiles::copyAsText()
{
    if (!m_desk.openDeck.isOpen())
        return;
    const DeckWriting writing = writeDeck(m_desk.openDeck.deck(), m_desk.box.cards, DeckFormat::DossierText);
    QGuiApplication::clipboard()->setText(QString::fromStdString(writing.content));
    m_desk.notices.say(tr("The deck is on the clipboard as text."));
}

ImportDialog& DeckFiles::dialogFor(const ImportSource& content, const QString& source, const QString& name)
{
    ImportDialog& shown = dialog();
    shown.read(content, source, name);
    return shown;
}

ImportDialog& DeckFiles::dialog()
{
    ImportDialog& dialog = importDialog(m_desk, *m_over->window());
    connect(&dialog, &ImportDialog::deckImported, this, &DeckFiles::read, Qt::UniqueConnection);
    connect(&dialog, &ImportDialog::cardSetFound, this, &DeckFiles::cardSetFound, Qt::UniqueConnection);
    connect(&dialog, &ImportDialog::archiveChosen, this, &DeckFiles::importFrom, Qt::UniqueConnection);
    return dialog;
}

} // namespace dossier
