// What can be done to all chosen rows of the collection at once: grade them, say their language, move them. Shown while
// several are chosen.
#pragma once

#include <QWidget>

class QComboBox;
class QCompleter;
class QLabel;
class QLineEdit;
class QStringListModel;

namespace dossier {

class HeapTableModel;
class HeapView;

class HeapStrip : public QWidget
{
    Q_OBJECT

public:
    // Both must outlive the strip.
    HeapStrip(HeapView& view, const HeapTableModel& heaps, QWidget* parent = nullptr);

    // Shows the strip and waits for the place the chosen rows are to go to.
    void askWhereTo();

private:
    void createChoices();
    void createLayout();
    void refresh();
    void move();
    void setLanguage();

    HeapView& m_view;
    const HeapTableModel& m_heaps;
    QLabel* m_rows;
    QComboBox* m_condition;
    QComboBox* m_trade;
    QLineEdit* m_language;
    QLineEdit* m_place;
    QStringListModel* m_places;
};

} // namespace dossier
