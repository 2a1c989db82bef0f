// Which columns of the card table are shown: those the user wants, as far as there is room beside the title.
#pragma once

#include <QObject>
#include <QSet>

class QMenu;
class QTableView;

namespace dossier {

struct Desk;

class CardColumns : public QObject
{
    Q_OBJECT

public:
    // The table shows a CardListModel. Belongs to it; the desk must outlive it.
    CardColumns(const Desk& desk, QTableView* table);

    // An entry for each column that can be taken away; the title stays.
    void fillMenu(QMenu& menu);

protected:
    bool eventFilter(QObject* watched, QEvent* event) override;

private:
    void size();
    void fit();
    void want(int column, bool wanted);
    void popUp(const QPoint& place);

    const Desk& m_desk;
    QTableView* m_table;
    QSet<int> m_wanted;
};

} // namespace dossier
