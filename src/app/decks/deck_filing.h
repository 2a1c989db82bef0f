// What is said of the open deck beside its cards: folder, tags and notes. Folded, it is one line that tells them in
// short; unfolded, they can be changed.
#pragma once

#include <QWidget>

class QComboBox;
class QLineEdit;
class QToolButton;

namespace dossier {

class DeckNotes;
struct Desk;

class DeckFiling : public QWidget
{
    Q_OBJECT

public:
    explicit DeckFiling(const Desk& desk, QWidget* parent = nullptr);

    // Unfolds it and puts the keyboard into the folder.
    void focusFolder();
    // In a low window: what stands above it else is folded away with it, and all that is unfolded scrolls.
    void takeGame(QWidget& choices);
    // It stands elsewhere again.
    void leaveGame();
    bool hasGame() const { return m_hasGame; }

protected:
    void resizeEvent(QResizeEvent* event) override;

private:
    void createLayout();
    void createFields();
    void connectSignals();
    void unfold(bool unfolded);
    void refresh();
    void tell();
    void listFolders();
    void file();
    void tag();
    QString summary() const;

    const Desk& m_desk;
    QToolButton* m_fold;
    QWidget* m_fields;
    QComboBox* m_folder;
    QLineEdit* m_tags;
    DeckNotes* m_notes;
    QWidget* m_frame; // around all that is unfolded
    bool m_hasGame = false;
};

} // namespace dossier
