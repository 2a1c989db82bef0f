// Writing the open deck: for each format what it keeps and what it loses, before anything is written; afterwards the
// file is read back and compared.
#pragma once

#include "importers/decks/deck_formats.h"

#include <QDialog>

class QLabel;
class QListWidget;
class QPlainTextEdit;
class QPushButton;

namespace dossier {

class StatusLabel;
struct Desk;

class ExportDialog : public QDialog
{
    Q_OBJECT

public:
    explicit ExportDialog(const Desk& desk, QWidget* parent = nullptr);

    void choose(DeckFormat format);

private:
    QWidget* createColumn(const QString& heading, QLabel* words);
    void createLayout();
    void refresh();
    void save();
    void copy();
    QString comparison(const QString& path) const;
    DeckFormat format() const;

    const Desk& m_desk;
    QListWidget* m_formats;
    QLabel* m_kept;
    QLabel* m_lost;
    QPlainTextEdit* m_preview;
    StatusLabel* m_said;
    QPushButton* m_copy;
    QPushButton* m_save;
    DeckWriting m_writing;
};

// Shows the dialog of this window, made when it is first wanted.
ExportDialog& showExportDialog(const Desk& desk, QWidget& window);

} // namespace dossier
