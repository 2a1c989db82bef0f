#include "box/sample_decks.h"

#include "importers/decks/deck_formats.h"

#include <QDir>
#include <QFile>

namespace dossier {

namespace {

std::vector<QByteArray> sampleTexts()
{
    std::vector<QByteArray> texts;
    const QDir folder(QStringLiteral(":/dossier/samples"));
    for (const QString& name : folder.entryList({QStringLiteral("*.deck")}, QDir::Files, QDir::Name)) {
        QFile file(folder.filePath(name));
        if (file.open(QIODevice::ReadOnly))
            texts.push_back(file.readAll());
    }
    return texts;
}

} // namespace

std::vector<Deck> sampleDecks(const CardPool& pool)
{
    std::vector<Deck> decks;
    for (const QByteArray& text : sampleTexts())
        decks.push_back(readDeck(text.toStdString(), pool, DeckFormat::DossierText, {}).deck);
    return decks;
}

QStringList sampleNames()
{
    const QByteArray head("Name: "); // each begins with it
    QStringList names;
    for (const QByteArray& text : sampleTexts())
        if (text.startsWith(head))
            names << QString::fromUtf8(text.mid(head.size(), text.indexOf('\n') - head.size())).trimmed();
    return names;
}

} // namespace dossier
