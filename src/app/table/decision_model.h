// The viewer's choices as rows under headings, narrowed down by a card or by typed words.
#pragma once

#include "app/game/choice_detail.h"
#include "app/game/question_split.h"
#include "app/game/team_move.h"
#include "engine/face/choice.h"

#include <QAbstractListModel>

#include <vector>

namespace dossier {

class TableGame;

enum DecisionRole : int {
    kGroupRole = Qt::UserRole + 40, // true for the words over a group
    kDigitRole,                     // the digit that takes it; 0: none
    kSecondRole,                    // what stands below its words; may be empty
    kFigureRole,                    // ... and at their right
    kGoodRole,                      // the figure is good or bad for the viewer; invalid where it is neither
    kQuietRole,                     // true for a choice of no use now, and for giving something up
    kBestRole,                      // true for the best of its kind
    kFoldRole                       // true for the row that shows or hides others
};

class DecisionModel : public QAbstractListModel
{
    Q_OBJECT

public:
    explicit DecisionModel(TableGame& game, QObject* parent = nullptr);

    // Only actions about this card; the empty reference: about any.
    void setSubject(CardRef card);
    CardRef subject() const { return m_subject; }
    // Only names in which all these words occur.
    void setWords(const QString& words);

    // Nothing for a heading, a whole Team or an invalid index.
    const Action* actionAt(const QModelIndex& index) const;
    // The card that would be played or used, where the viewer may know it.
    std::optional<CardIndex> playedAt(const QModelIndex& index) const;
    // Takes the choice of this row; nothing happens for a heading.
    void take(const QModelIndex& index);
    // Shows or hides what the Notebook rules out, where this is the row that stands for it; else false.
    bool fold(const QModelIndex& index);
    // The row of a digit, 1 to 9.
    QModelIndex indexOfNumber(int number) const;
    // The first row that is an action.
    QModelIndex firstAction() const;
    // Rows that are actions.
    int choices() const;
    // All choices of the game by name, in their order, whatever is listed.
    QStringList names() const;

    int rowCount(const QModelIndex& parent = {}) const override;
    QVariant data(const QModelIndex& index, int role) const override;
    Qt::ItemFlags flags(const QModelIndex& index) const override;

private:
    struct Row
    {
        QString text;
        int action = -1; // in TableGame::actions()
        int team = -1;   // in m_teams; with neither it is a heading
        int number = 0;
        ChoiceDetail detail{};
        ChoiceNote note{};
        bool folds = false; // stands for what the Notebook rules out

        bool isChoice() const { return action >= 0 || team >= 0; }
    };

    void refresh();
    void listTeams();
    void listChoices();
    Row rowOf(const QString& name, std::size_t place) const;
    void listRuledOut(std::vector<Row>& rows);
    void listPass();
    void addGroup(const QString& heading, std::vector<Row>& rows);
    void number();
    QString tipOf(const Row& row) const;
    static QString spoken(const Row& row);
    bool hasWords(const QString& name) const;

    TableGame& m_game;
    CardRef m_subject;
    QStringList m_words;
    bool m_unfolded = false;
    std::vector<TeamMove> m_teams;
    std::vector<ChoiceNote> m_notes; // by choice; empty where there are none
    std::vector<Row> m_rows;
};

} // namespace dossier
