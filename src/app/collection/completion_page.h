// How complete the collection is, in figures and bars, and what follows from it: what is missing, what is to spare,
// what is wanted, what lies in built decks.
#pragma once

#include "domain/collection/completion.h"

#include <QWidget>

class QLabel;
class QProgressBar;
class QPushButton;
class QTabBar;

namespace dossier {

class BarList;
class CardLines;
class HeapTableModel;
struct Desk;

class CompletionPage : public QWidget
{
    Q_OBJECT

public:
    enum List { Missing, Spare, WantList, InUse, kLists };

    // Both must outlive the page.
    CompletionPage(const Desk& desk, const HeapTableModel& heaps, QWidget* parent = nullptr);

    void showList(int list);

protected:
    void showEvent(QShowEvent* event) override;

private:
    QWidget* createFigures();
    QWidget* createLists();
    void refresh();
    void refreshIfShown();
    void showFigures();
    void showTypes(const Completion& completion);
    void showRarities(const Completion& completion);
    void showChosenList();
    void fillMissing();
    void fillSpare();
    void fillWanted();
    void fillInUse();
    void doWhatIsOffered();
    void wantAllMissing();
    void tradeAllSpare();
    void print();

    const Desk& m_desk;
    const HeapTableModel& m_heaps;
    bool m_stale = true;
    QLabel* m_headline;
    QProgressBar* m_progress;
    BarList* m_types;
    BarList* m_rarities;
    QTabBar* m_tabs;
    QLabel* m_said;
    CardLines* m_lines;
    QPushButton* m_offer;
    QPushButton* m_print;
};

} // namespace dossier
