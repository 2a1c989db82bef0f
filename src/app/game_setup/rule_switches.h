// The rules agreed on, each with a box to tick: on a page, and in a pop-over over any page.
#pragma once

#include "app/game_setup/agreed_rules.h"
#include "engine/state/match_setup.h"

#include <QFrame>
#include <QLabel>
#include <QToolButton>

#include <vector>

class QAbstractButton;
class QCheckBox;
class QListWidget;

namespace dossier {

struct Desk;

class RuleSwitches : public QWidget
{
    Q_OBJECT

public:
    // Both must outlive this.
    RuleSwitches(const Desk& desk, AgreedRules& rules, QWidget* parent = nullptr);

    // One of the first rules (up to OwnXFiles), with its number.
    static QString words(AgreedRules::Switch rule);
    // Rules that this game does not have cannot be switched.
    void setGame(Game game);

private:
    void listHouseRules();
    void refresh();

    const Desk& m_desk;
    AgreedRules& m_rules;
    std::vector<QCheckBox*> m_boxes; // by AgreedRules::Switch
    QListWidget* m_house;
};

// Names each rule that is not as usual in the game to come: they are remembered from one game to the next, and nobody
// is to find out at the table. Takes no room where all are as usual; whose X-File is whose says XFileButton.
class UnusualRules : public QLabel
{
    Q_OBJECT

public:
    // Both must outlive this.
    UnusualRules(const Desk& desk, AgreedRules& rules, QWidget* parent = nullptr);

    void setGame(Game game);

private:
    void refresh();

    const Desk& m_desk;
    AgreedRules& m_rules;
    Game m_game = Game::Advanced;
};

// Deletes itself when it is closed, by Esc or by a click elsewhere.
class RulesPopover : public QFrame
{
    Q_OBJECT

public:
    RulesPopover(const Desk& desk, AgreedRules& rules, Game game, QWidget* parent);

    // Over this button, within its window.
    void popUp(const QWidget& button);

signals:
    void left();

protected:
    void keyPressEvent(QKeyEvent* event) override;
    void hideEvent(QHideEvent* event) override;

private:
    RuleSwitches* m_switches;
};

// Says in a few words whose X-File is whose, and lets that be chosen, which nobody looks for among the rules.
class XFileButton : public QToolButton
{
    Q_OBJECT

public:
    // `rules` must outlive this. `alone`: one person plays against the program, whose X-File is always by lot.
    XFileButton(AgreedRules& rules, bool alone, QWidget* parent = nullptr);

signals:
    // Something was chosen, or nothing: the menu is closed.
    void left();

private:
    void refresh();

    AgreedRules& m_rules;
    QString m_own; // what is said where persons bring theirs
};

// The words of a box or a button do not break by themselves; large text needs two lines for long ones.
void breakWords(QAbstractButton& box, const Desk& desk);

} // namespace dossier
