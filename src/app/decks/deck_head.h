// Above the open deck: its name to write over, whether it is legal, the way to the table; below these which game it is
// for, what the players agreed on, and whether it lies built.
#pragma once

#include <QWidget>

class QCheckBox;
class QComboBox;
class QLineEdit;
class QToolButton;

namespace dossier {

class Verdict;
struct Desk;

class DeckHead : public QWidget
{
    Q_OBJECT

public:
    explicit DeckHead(const Desk& desk, QWidget* parent = nullptr);

    // Chooses the whole name, to be written over.
    void focusName();
    // All but the name, the verdict and the way to the table: of a low window the cards have the room, and it goes
    // elsewhere.
    QWidget& choices() { return *m_choices; }
    void takeChoicesBack();

signals:
    // At the table, against the computer.
    void playWanted();
    // What the rules say is to be read.
    void problemsWanted();
    // The name is given: on to the cards.
    void named();

protected:
    void resizeEvent(QResizeEvent* event) override;

private:
    void createParts();
    void createLayout();
    void connectSignals();
    void refresh();
    void rename();
    void fitName();
    void agreeOnKillers(bool agreed);

    const Desk& m_desk;
    QLineEdit* m_name;
    Verdict* m_verdict;
    QWidget* m_choices;
    QComboBox* m_game;
    QComboBox* m_sets;
    QCheckBox* m_killers;
    QCheckBox* m_built;
    QToolButton* m_play;
};

} // namespace dossier
