// Decks from outside and to the outside: reads a file or pasted text and puts the deck on the shelf, writes the open
// deck in the format its file name asks for.
#pragma once

#include "importers/reading.h"

#include <QByteArray>
#include <QObject>

namespace dossier {

struct Desk;

class DeckFiles : public QObject
{
    Q_OBJECT

public:
    DeckFiles(const Desk& desk, QWidget* over);

    void importFile();
    void importFrom(const QString& path);
    void importClipboard();
    void exportFile();
    void copyAsText();

signals:
    // What the reader did not understand and what it decided; sent also when there is nothing to tell.
    void read(const QString& source, const dossier::DeckReading& reading);

private:
    void take(const QByteArray& content, const QString& source, const QString& name);

    const Desk& m_desk;
    QWidget* m_over;
};

} // namespace dossier
