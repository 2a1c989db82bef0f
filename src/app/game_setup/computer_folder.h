// The folder that is in front when one comes to the table: a game against one of the program's players.
#pragma once

#include "app/game_setup/folder.h"
#include "engine/records/record.h"

#include <string>
#include <vector>

class QToolButton;

namespace dossier {

class AgreedRules;
class DeckChoice;
class KeyButton;
class QuietLabel;
class RankButton;
class UnusualRules;
struct Desk;

class ComputerFolder : public Folder
{
    Q_OBJECT

public:
    // Both must outlive the folder.
    ComputerFolder(const Desk& desk, AgreedRules& rules, QWidget* parent = nullptr);

    // The game chosen here.
    GameRecord record() const;
    // With this deck; the other one's stays.
    void choose(std::int64_t deck);
    void start();
    KeyButton& startButton() { return *m_start; }
    // The rules agreed on, over this button: what is chosen here stays.
    void showRules(const QWidget& over);
    void refreshScores();

signals:
    void startWanted();

private:
    QLayout* createRanks();
    QLayout* createFoot();
    void settle();
    void takeKeyboard();
    void sayRules();
    std::string rank() const;
    QString whyNot() const;

    const Desk& m_desk;
    AgreedRules& m_agreed;
    DeckChoice* m_own;
    DeckChoice* m_its;
    std::vector<RankButton*> m_ranks;
    KeyButton* m_start;
    QToolButton* m_begins;
    QToolButton* m_rules;
    UnusualRules* m_unusual;
    QuietLabel* m_remark;
    int m_first = -1; // the seat that begins; -1: by lot (SETUP-11)
};

} // namespace dossier
