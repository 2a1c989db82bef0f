// Somebody who plays at a table, at home or far away, by its widgets alone, at random, and complains about what he
// cannot understand.
#pragma once

#include "engine/state/action.h"
#include "test_program.h"

#include <QRegularExpression>
#include <QSet>

#include <random>

class QListView;
class QPushButton;

namespace dossier {

class PlayPage;
class SeatGame;

namespace test {

class TablePlayer
{
public:
    // What he plays with.
    enum class Hands { Mouse, Keys };

    // So many choices are by chance alone; from then on he wants to get to the end.
    TablePlayer(TestProgram& program, unsigned seed, int byChance, Hands hands);
    TablePlayer(PlayPage& page, SeatGame& game, unsigned seed, int byChance, Hands hands);

    // Takes the seat or a choice: by arrow keys and Return, by digit and Space, or by click, in the list or on a card.
    void step();

    // What was wrong with what was put to him, each with the question it came with.
    const QSet<QString>& complaints() const { return m_complaints; }
    // Every text that was read.
    const QSet<QString>& prompts() const { return m_prompts; }
    const QSet<QString>& rows() const { return m_rows; }
    int choices() const { return m_choices; }
    // What was shown to him between two of them.
    int scenes() const { return m_scenes; }

private:
    void paintSeldom();
    bool seeAnswer();
    bool seeScene();
    void unfold();
    void readDecision();
    void readRow(const QString& row);
    void readMore(const QString& words);
    void compareRows();
    QString meaning(const Action& action);
    QString meaning(CardRef card);
    QString meaning(Thing thing);
    void choose();
    bool chooseWisely(const std::vector<int>& rows);
    void choose(int row);
    void pass();
    void discardTogether(const std::vector<int>& rows);
    std::vector<int> selectable() const;
    bool chooseByCard();
    void complain(const QString& what);
    int anyOf(int count) { return static_cast<int>(m_random() % static_cast<unsigned>(count)); }

    template <typename Widget>
    Widget& find(const char* name) const;
    // What was chosen has been done: at a table far away that takes a moment.
    bool isDone(int before) const;

    PlayPage& m_page;
    SeatGame& m_game;
    int m_byChance;
    Hands m_hands;
    QListView& m_list;
    QPushButton& m_pass;
    QLabel& m_question;
    QLabel& m_occasion;
    QRegularExpression m_titles;
    std::mt19937 m_random;
    QSet<QString> m_complaints;
    QSet<QString> m_prompts;
    QSet<QString> m_rows;
    int m_choices = 0;
    int m_scenes = 0;
};

} // namespace test
} // namespace dossier
