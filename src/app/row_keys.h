// The keys every list of cards understands: Enter, + and -, Insert and Delete, 0 to 9, J and K. The list keeps the
// keyboard and its row; what the keys do is the panel's business.
#pragma once

#include <QObject>
#include <QPersistentModelIndex>

class QAbstractItemView;
class QKeyEvent;

namespace dossier {

class RowKeys : public QObject
{
    Q_OBJECT

public:
    // Belongs to the view.
    explicit RowKeys(QAbstractItemView* view);

signals:
    void chosen();       // Enter
    void chosenToTeam(); // Ctrl+Enter
    void more();         // +, Insert
    void less();         // -, Delete; held down, it stops where the row is gone
    void setTo(int count);

protected:
    bool eventFilter(QObject* watched, QEvent* event) override;

private:
    bool handle(const QKeyEvent& key);
    void takeAway(bool heldDown);
    void step(int rows);

    QAbstractItemView* m_view;
    QPersistentModelIndex m_takenFrom; // where the key was pressed first
};

} // namespace dossier
