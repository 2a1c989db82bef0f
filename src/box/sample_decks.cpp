#include "box/sample_decks.h"

#include "importers/decks/deck_formats.h"

#include <QDir>
#include <QFile>

namespace dossier {

std::vector<Deck> sampleDecks(const CardPool& pool)
{
    std::vector<Deck> decks;
    const QDir folder(QStringLiteral(":/dossier/samples"));
    for (const QString& name : folder.entryList({QStringLiteral("*.deck")}, QDir::Files, QDir::Name)) {
        QFile file(folder.filePath(name));
        if (file.open(QIODevice::ReadOnly))
            decks.push_back(readDeck(file.readAll().toStdString(), pool, DeckFormat::DossierText, {}).deck);
    }
    return decks;
}

} // namespace dossier
