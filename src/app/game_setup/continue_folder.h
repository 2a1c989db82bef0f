// The folder of the game that was left last: where it stands, and a way back into it.
#pragma once

#include "app/board/board_plan.h"
#include "app/game_setup/folder.h"

#include <QString>

#include <vector>

class QLabel;
class QToolButton;

namespace dossier {

class KeyButton;
class QuietLabel;
struct Desk;
struct KeptGame;
class RunningGame;

// A few cards of the position, drawn small.
class LastCards : public QWidget
{
    Q_OBJECT

public:
    explicit LastCards(const Desk& desk, QWidget* parent = nullptr);

    void show(std::vector<PlannedCard> cards);
    const std::vector<PlannedCard>& cards() const { return m_cards; }

protected:
    void paintEvent(QPaintEvent* event) override;

private:
    const Desk& m_desk;
    std::vector<PlannedCard> m_cards;
};

class ContinueFolder : public Folder
{
    Q_OBJECT

public:
    explicit ContinueFolder(const Desk& desk, QWidget* parent = nullptr);

    // The game left last, and how many others are kept. `onTable`: it lies there still, at that position; behind the
    // newest one where something was taken back.
    void refresh(const QString& onTable, int position);
    // What is to be gone on with; empty where there is nothing.
    const QString& game() const { return m_id; }
    KeyButton& button() { return *m_continue; }

signals:
    void continueWanted(const QString& id);
    void listWanted();

private:
    void say(const KeptGame& game, int position);
    void showPosition(const KeptGame& game, const RunningGame& played);

    const Desk& m_desk;
    QString m_id;
    QString m_shown; // the position whose cards are shown
    QLabel* m_where;
    QuietLabel* m_who;
    LastCards* m_cards;
    QuietLabel* m_facts;
    KeyButton* m_continue;
    QToolButton* m_more;
};

} // namespace dossier
