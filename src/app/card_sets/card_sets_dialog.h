// The sets of cards the program knows: the base set, and further ones that come from files of the user's. A file is
// looked at first; what is in it and what was not understood is shown before anything is taken in. After a change the
// program begins anew (CardSetLibrary).
#pragma once

#include "desk/files/card_set_library.h"

#include <QByteArray>
#include <QDialog>

#include <optional>
#include <vector>

class QLabel;
class QLineEdit;
class QListWidget;
class QPushButton;
class QTableWidget;

namespace dossier {

class QuietLabel;
struct Desk;

class CardSetsDialog : public QDialog
{
    Q_OBJECT

public:
    // The desk must outlive the dialog.
    explicit CardSetsDialog(const Desk& desk, QWidget* parent = nullptr);

    // Shows what is in this file; nothing is taken in yet.
    void look(const QString& path);
    // The same of its content; `source` says where it is from.
    void look(const QByteArray& content, const QString& source);

private:
    QWidget* createReport();
    void createLayout();
    void connectSignals();
    void listSets();
    void chooseFile();
    // Once more, under the name that was typed.
    void lookAgain();
    void showLook();
    void takeIn();
    void removeChosen();
    // What can be done with the chosen set, and why not.
    void settle();
    const StoredSet* chosen() const;

    const Desk& m_desk;
    std::vector<StoredSet> m_stored;
    int m_official = 1; // rows above those
    std::optional<CardSetReading> m_reading;
    QByteArray m_content; // of the file that is looked at
    QString m_source;     // where it is from; empty while none is
    QTableWidget* m_sets;
    QuietLabel* m_says;
    QPushButton* m_open;
    QPushButton* m_remove;
    QWidget* m_report; // of a file; hidden where none is looked at
    QLabel* m_found;
    QLineEdit* m_name;
    QListWidget* m_lines;
    QPushButton* m_take;
    QPushButton* m_close;
};

} // namespace dossier
