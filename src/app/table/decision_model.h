// The viewer's choices as rows under headings, narrowed down by a card or by typed words.
#pragma once

#include "engine/api/choice.h"
#include "table/choice_detail.h"
#include "table/choice_order.h"
#include "table/question_split.h"
#include "table/team_move.h"

#include <QAbstractListModel>
#include <QSet>

#include <map>
#include <tuple>
#include <vector>

namespace dossier {

class SeatGame;

enum DecisionRole : int {
    kGroupRole = Qt::UserRole + 40, // true for the words over a group
    kDigitRole,                     // the digit that takes it; 0: none
    kSecondRole,                    // what stands below its words; may be empty
    kFigureRole,                    // ... and at their right
    kGoodRole,                      // the figure is good or bad for the viewer; invalid where it is neither
    kQuietRole,                     // true for a choice of no use now, and for giving something up
    kBestRole,                      // true for the best of its kind
    kFoldRole,                      // true for the row that shows or hides others
    kMarkRole                       // whether it is marked; invalid where nothing is marked
};

class DecisionModel : public QAbstractListModel
{
    Q_OBJECT

public:
    explicit DecisionModel(SeatGame& game, QObject* parent = nullptr);

    // Only actions about this card; the empty reference: about any.
    void setSubject(CardRef card);
    CardRef subject() const { return m_subject; }
    // Only names in which all these words occur.
    void setWords(const QString& words);

    // Nothing for a heading, a whole Team or an invalid index.
    const Action* actionAt(const QModelIndex& index) const;
    // The card that would be played or used, where the viewer may know it.
    std::optional<CardIndex> playedAt(const QModelIndex& index) const;
    // The card this row is about, where the viewer may know it.
    std::optional<CardIndex> cardAt(const QModelIndex& index) const;
    // Takes the choice of this row; nothing happens for a heading.
    void take(const QModelIndex& index);
    // Shows or hides the rows this one stands for; false where it stands for none.
    bool fold(const QModelIndex& index);

    // Several cards have to be discarded (DEBRIEF-2): they are marked and go together, so many and no more; else 0.
    int toMark() const;
    int marked() const { return static_cast<int>(m_marks.size()); }
    std::vector<CardRef> markedCards() const;
    // Marks the card of this row, or takes its mark off; false where none can be set, or enough are.
    bool toggle(const QModelIndex& index);
    bool toggle(CardRef card);
    // Discards what is marked, as one step for taking back; nothing happens before enough is.
    void takeMarked();
    // The row of a digit, 1 to 9.
    QModelIndex indexOfNumber(int number) const;
    // The row that passes; invalid where the button alone does, or nothing.
    QModelIndex indexOfPass() const;
    // The first row that is an action.
    QModelIndex firstAction() const;
    // Rows that are actions.
    int choices() const;
    // All choices of the game by name, in their order, whatever is listed.
    QStringList names() const;

    int rowCount(const QModelIndex& parent = {}) const override;
    QVariant data(const QModelIndex& index, int role) const override;
    Qt::ItemFlags flags(const QModelIndex& index) const override;
    // Something else is asked: no card, no word and no mark is chosen any more.
    void startAnew();

private:
    struct Row
    {
        QString text;
        int action = -1; // in SeatGame::actions()
        int team = -1;   // in m_teams; with neither it is a heading
        int number = 0;
        ChoiceDetail detail{};
        ChoiceNote note{};
        QString folds{}; // the name of the rows it stands for
        QString full{};  // what `text` says together with its heading; empty: that is all

        bool isChoice() const { return action >= 0 || team >= 0; }
    };
    // A choice of the game as it is: it may have gone on already, and the rows follow.
    bool isThere(const Row& row) const;
    // Under one heading: how they rank, what kind of choice they are, where they lead.
    struct Group
    {
        ChoiceRank rank = ChoiceRank::Usual;
        ActionKind kind = ActionKind::Pass;
        QString place{};

        bool operator<(const Group& other) const
        {
            return std::tie(rank, kind, place) < std::tie(other.rank, other.kind, other.place);
        }
    };

    void refresh();
    void listTeams(Section to);
    void listChoices();
    Group groupOf(const Choice& choice, ChoiceRank rank) const;
    QString headingOf(const Group& group) const;
    void addChoices(const Group& group, std::vector<Row>& rows, const QString& heading);
    void foldLike(std::vector<Row>& rows);
    bool isOpen(const QString& folded) const;
    Row foldOf(const QString& folded, const QString& text) const;
    QString factsOfHidden(const Choice& choice) const;
    Row rowOf(const QString& name, std::size_t place) const;
    void listRuledOut(std::vector<Row>& rows);
    void listPass();
    void addGroup(const QString& heading, std::vector<Row>& rows);
    void number();
    QString tipOf(const Row& row) const;
    QString spoken(const Row& row) const;
    bool hasWords(const QString& name) const;

    SeatGame& m_game;
    CardRef m_subject;
    QStringList m_words;
    QSet<QString> m_unfolded;
    std::vector<CardRef> m_marks;
    std::vector<TeamMove> m_teams;
    std::vector<ChoiceNote> m_notes;   // by choice; empty where there are none
    std::vector<ChoiceWorth> m_worths; // by choice
    std::vector<Row> m_rows;
};

} // namespace dossier
