// Decks and collections from outside: what the program understands of a file or a pasted text is shown line by line and
// can be put right before anything is stored. Nothing is stored until Import is pressed, and then all of it at once.
// What is not understood of a deck is kept with it, of a collection in a file of its own (KeptLines). Collections may
// be of any size.
#pragma once

#include "app/importing/collection_import.h"
#include "app/importing/import_table.h"
#include "desk/files/import_source.h"
#include "importers/reading/reading.h"

#include <QByteArray>
#include <QDialog>
#include <QTimer>

class QComboBox;
class QLabel;
class QLineEdit;
class QPlainTextEdit;
class QPushButton;
class QStackedWidget;

namespace dossier {

class ColumnMapping;
class KeptMenu;
class StatusLabel;
struct Desk;
struct PreviewRow;

class ImportDialog : public QDialog
{
    Q_OBJECT

public:
    enum class What { Deck, Collection };

    explicit ImportDialog(const Desk& desk, QWidget* parent = nullptr);
    ~ImportDialog() override;

    // What was being read when the window went.
    struct Left
    {
        ImportSource content;
        QString source;
        QString name;
        QString kept;
        int what = 0;
        int format = 0;
        int mode = 0;
        QString deckName;
        ImportTable::Choices choices;
    };
    // Under which it lies in the memory of the views.
    static QString leftName() { return QStringLiteral("importDialog"); }
    void goOn(const Left& left);

    // Begins anew with this content; `source` says where it is from, `name` names a deck that has no name.
    void read(const QByteArray& content, const QString& source, const QString& name)
    {
        read(ImportSource(content), source, name);
    }
    void read(const ImportSource& content, const QString& source, const QString& name);
    // Whether something was understood, and nothing was guessed or not understood.
    bool understoodAll() const;
    void import();

signals:
    void deckImported(const QString& source, const dossier::DeckReading& reading);
    // It is facts of cards that were to be imported.
    void cardSetFound(const QByteArray& content, const QString& source);
    // A file that is everything in one was chosen; the dialog is closed.
    void archiveChosen(const QString& path);

protected:
    bool focusNextPrevChild(bool next) override;

private:
    QWidget* createHead();
    QWidget* createDeckPage();
    QWidget* createCollectionPage();
    void createLayout();
    void connectSignals();
    void openFile();
    void readFile(const QString& path);
    void readAgain();
    void readKept(const QString& path, const QString& source);
    void showCardSet();
    void readDeckContent();
    void readCollectionContent();
    void showRows(std::vector<PreviewRow> rows);
    void showResult();
    What what() const;
    std::string_view content() const { return m_content.text(); }
    bool isBlank() const { return m_content.begin().trimmed().isEmpty(); }
    DeckReading pickedDeck() const;
    std::map<std::size_t, CardIndex> pickedCards() const;

    const Desk& m_desk;
    ImportSource m_content;
    QString m_source;
    QString m_name;
    QString m_kept;         // the file of kept lines that is being read again; else empty
    bool m_cardSet = false; // the content is facts of cards
    std::optional<DeckReading> m_deck;
    CollectionImport m_collection;
    QComboBox* m_what;
    QLabel* m_from;
    KeptMenu* m_keptLines;
    QComboBox* m_format;
    QLineEdit* m_deckName;
    QComboBox* m_mode;
    ColumnMapping* m_mapping;
    QStackedWidget* m_pages;
    QPlainTextEdit* m_text;
    ImportTable* m_table;
    StatusLabel* m_said;
    QPushButton* m_import;
    QTimer m_soon;
};

// The dialog of this window, made when it is first wanted.
ImportDialog& importDialog(const Desk& desk, QWidget& window);

} // namespace dossier
