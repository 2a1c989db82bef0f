// The keys every list of cards understands: Enter, + and -, Insert and Delete, J and K, Space, M, which can be changed,
// and 0 to 9. The list keeps the keyboard and its row; what the keys do is the panel's business.
#pragma once

#include <QKeySequence>
#include <QObject>
#include <QPersistentModelIndex>

#include <array>
#include <functional>

class QAbstractItemView;
class QKeyEvent;

namespace dossier {

class RowKeys : public QObject
{
    Q_OBJECT

public:
    enum Command { Choose, ChooseToTeam, More, Less, Down, Up, Look, Move, kCommands };

    // Belongs to the view.
    explicit RowKeys(QAbstractItemView* view);

    static QList<QKeySequence> usualKeys(Command command);
    void setKeys(Command command, const QList<QKeySequence>& keys);
    // Keys for which `heard` says no are the view's own.
    void hearOnly(std::function<bool(const QKeyEvent&)> heard) { m_heard = std::move(heard); }

signals:
    void chosen();       // Enter
    void chosenToTeam(); // Ctrl+Enter
    void more();         // +, Insert
    void less();         // -, Delete; held down, it stops where the row is gone
    void setTo(int count);
    void lookedAt(); // Space: the big picture
    void moved();    // M: to the other deck

protected:
    bool eventFilter(QObject* watched, QEvent* event) override;

private:
    bool handle(const QKeyEvent& key);
    bool obey(Command command, bool heldDown);
    void takeAway(bool heldDown);
    void step(int rows);

    QAbstractItemView* m_view;
    QPersistentModelIndex m_takenFrom; // where the key was pressed first
    std::array<QList<QKeySequence>, kCommands> m_keys;
    std::function<bool(const QKeyEvent&)> m_heard;
};

} // namespace dossier
