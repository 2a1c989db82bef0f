// Decks from outside and to the outside: opens the import dialog on a file or a pasted text, and the export dialog on
// the open deck.
#pragma once

#include "importers/reading/reading.h"

#include <QByteArray>
#include <QObject>

namespace dossier {

class ImportDialog;
class ImportSource;
struct Desk;

class DeckFiles : public QObject
{
    Q_OBJECT

public:
    DeckFiles(const Desk& desk, QWidget* over);

    void importFile();
    void importFrom(const QString& path);
    void importText(const QString& text);
    // Where every line is understood the deck is made at once; else the dialog shows what is not.
    void importClipboard();
    void exportFile();
    void copyAsText();

signals:
    // What the reader did not understand and what it decided; sent also when there is nothing to tell.
    void read(const QString& source, const dossier::DeckReading& reading);
    // Facts of cards came in the place of a deck or a collection.
    void cardSetFound(const QByteArray& content, const QString& source);
    // A saved game did.
    void gameFound(const QString& file);

private:
    void takeInArchive(const QString& path);
    // Whether the content was led elsewhere: it is for no import dialog.
    bool ledElsewhere(const QByteArray& content, const QString& source);
    ImportDialog& dialog();
    ImportDialog& dialogFor(const ImportSource& content, const QString& source, const QString& name);

    const Desk& m_desk;
    QWidget* m_over;
};

} // namespace dossier
