#include "app/decks/deck_files.h"

#include "app/ask.h"
#include "app/decks/deck_shelf.h"
#include "app/decks/open_deck.h"
#include "app/desk.h"
#include "app/game_box.h"
#include "app/notices.h"
#include "app/settings.h"
#include "importers/deck_formats.h"
#include "wording/reading_text.h"

#include <QClipboard>
#include <QFile>
#include <QFileInfo>
#include <QGuiApplication>
#include <QSaveFile>
#include <QWidget>

namespace dossier {

namespace {

// Ten times what the longest list of cards could need; anything larger is some other file.
constexpr qint64 kMostBytes = 16 * 1024 * 1024;

DeckFormat formatFor(const QString& path)
{
    const QString ending = QFileInfo(path).suffix().toLower();
    if (ending == QLatin1String("json"))
        return DeckFormat::FanSiteJson;
    if (ending == QLatin1String("csv"))
        return DeckFormat::FanSiteCsv;
    if (ending == QLatin1String("txt"))
        return DeckFormat::PlainList;
    return DeckFormat::DossierText;
}

} // namespace

DeckFiles::DeckFiles(const Desk& desk, QWidget* over)
    : QObject(over)
    , m_desk(desk)
    , m_over(over)
{}

void DeckFiles::importFile()
{
    const auto path = m_desk.ask.fileToOpen(m_over, tr("Import a deck"),
                                            tr("Decks (*.deck *.json *.csv *.txt *.url *.html);;All files (*)"));
    if (path)
        importFrom(*path);
}

void DeckFiles::importFrom(const QString& path)
{
    QFile file(path);
    if (!file.open(QIODevice::ReadOnly)) {
        m_desk.notices.warn(tr("%1 cannot be read: %2.").arg(path, file.errorString()));
        return;
    }
    if (file.size() > kMostBytes) {
        m_desk.notices.warn(tr("%1 is too large to be a deck.").arg(path));
        return;
    }
    m_desk.settings.noteRecentFile(QFileInfo(path).absoluteFilePath());
    take(file.readAll(), path, QFileInfo(path).completeBaseName());
}

void DeckFiles::importClipboard()
{
    const QString text = QGuiApplication::clipboard()->text();
    if (text.trimmed().isEmpty()) {
        m_desk.notices.warn(tr("There is no text on the clipboard. Copy a list of cards first."));
        return;
    }
    take(text.toUtf8(), tr("Clipboard"), tr("Pasted deck"));
}

void DeckFiles::exportFile()
{
    if (!m_desk.openDeck.isOpen())
        return;
    const Deck& deck = m_desk.openDeck.deck();
    QString suggestion = QString::fromStdString(deck.name);
    suggestion.replace(QLatin1Char('/'), QLatin1Char('-'));
    const auto path = m_desk.ask.fileToSave(
        m_over, tr("Export the deck"), suggestion + QStringLiteral(".deck"),
        tr("Dossier deck (*.deck);;Fan site JSON (*.json);;Fan site CSV (*.csv);;Plain list (*.txt)"));
    if (!path)
        return;
    const DeckWriting writing = writeDeck(deck, m_desk.box.cards, formatFor(*path));
    QSaveFile file(*path);
    const auto length = static_cast<qint64>(writing.content.size());
    if (!file.open(QIODevice::WriteOnly) || file.write(writing.content.data(), length) != length || !file.commit()) {
        m_desk.notices.warn(tr("%1 cannot be written: %2.").arg(*path, file.errorString()));
        return;
    }
    m_desk.settings.noteRecentFile(QFileInfo(*path).absoluteFilePath());
    QStringList lost;
    for (const DeckLoss loss : writing.lost)
        lost << word(loss);
    m_desk.notices.say(lost.isEmpty() ? tr("Written to %1.").arg(*path)
                                      : tr("Written to %1. Not in this format: %2.").arg(*path, lost.join(", ")));
}

void DeckFiles::copyAsText()
{
    if (!m_desk.openDeck.isOpen())
        return;
    const DeckWriting writing = writeDeck(m_desk.openDeck.deck(), m_desk.box.cards, DeckFormat::DossierText);
    QGuiApplication::clipboard()->setText(QString::fromStdString(writing.content));
    m_desk.notices.say(tr("The deck is on the clipboard as text."));
}

void DeckFiles::take(const QByteArray& content, const QString& source, const QString& name)
{
    try {
        const DeckReading reading = readDeck(std::string_view(content.data(), static_cast<std::size_t>(content.size())),
                                             m_desk.box.cards, std::nullopt, name.toStdString());
        if (m_desk.shelf.create(reading.deck))
            emit read(source, reading);
    } catch (const ReadError& error) {
        const QString where = error.line() > 0 ? tr("%1, line %2").arg(source).arg(error.line()) : source;
        m_desk.notices.warn(QStringLiteral("%1: %2").arg(where, sentence(error)));
    }
}

} // namespace dossier
