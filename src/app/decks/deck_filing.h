// Where the open deck is filed, its tags, and whether it lies built.
#pragma once

#include <QWidget>

class QCheckBox;
class QComboBox;
class QLineEdit;

namespace dossier {

struct Desk;

class DeckFiling : public QWidget
{
    Q_OBJECT

public:
    explicit DeckFiling(const Desk& desk, QWidget* parent = nullptr);

    void focusFolder();

private:
    void createLayout();
    void connectSignals();
    void refresh();
    void listFolders();
    void file();
    void tag();

    const Desk& m_desk;
    QComboBox* m_folder;
    QLineEdit* m_tags;
    QCheckBox* m_built;
};

} // namespace dossier
