// The folder that is in front when one comes to the table: a game against one of the program's players.
#pragma once

#include "app/evening/folder.h"
#include "engine/records/record.h"

#include <string>
#include <vector>

class QToolButton;

namespace dossier {

class DeckChoice;
class KeyButton;
class QuietLabel;
class RankButton;
struct Desk;

class ComputerFolder : public Folder
{
    Q_OBJECT

public:
    explicit ComputerFolder(const Desk& desk, QWidget* parent = nullptr);

    // The game chosen here, under these rules.
    GameRecord record(const GameOptions& options) const;
    // With this deck; the other one's stays.
    void choose(std::int64_t deck);
    void start();
    KeyButton& startButton() { return *m_start; }
    // How many of the rules agreed on are not as usual.
    void sayRules(int unusual);
    void refreshScores();

signals:
    void startWanted();
    void rulesWanted();

private:
    QLayout* createRanks();
    QLayout* createFoot();
    void settle();
    std::string rank() const;
    QString whyNot() const;

    const Desk& m_desk;
    DeckChoice* m_own;
    DeckChoice* m_its;
    std::vector<RankButton*> m_ranks;
    KeyButton* m_start;
    QToolButton* m_begins;
    QToolButton* m_rules;
    QuietLabel* m_remark;
    int m_first = -1; // the seat that begins; -1: by lot (SETUP-11)
};

} // namespace dossier
