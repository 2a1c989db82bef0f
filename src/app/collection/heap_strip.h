// What can be done to all chosen rows of the collection at once, or to some copies of each: move them, lend them, grade
// them, say their language, mark them for trade. Shown while several are chosen, and when somebody asks for it.
#pragma once

#include <QWidget>

class QComboBox;
class QCompleter;
class QLabel;
class QLineEdit;
class QSpinBox;
class QStringListModel;

namespace dossier {

class HeapTableModel;
class HeapView;

class HeapStrip : public QWidget
{
    Q_OBJECT

public:
    // Both must outlive the strip. Its controls are named behind `name`, as in chosenPlace.
    HeapStrip(HeapView& view, const HeapTableModel& heaps, const QString& name, QWidget* parent = nullptr);

    // Each shows the strip and waits: for the place the chosen rows are to go to, for who borrows them, and for how
    // many copies of each are meant.
    void askWhereTo();
    void askWhomTo();
    void askHowMany();

protected:
    // Escape leads back to the table.
    void keyPressEvent(QKeyEvent* event) override;

private:
    void createChoices();
    void createLines();
    void createLayout();
    void connectSignals();
    void refresh();
    void ask(QWidget* first);
    void write(int column, const QString& text);
    void markForTrade(bool offered);
    void goBack();

    HeapView& m_view;
    const HeapTableModel& m_heaps;
    QLabel* m_rows;
    QString m_name;
    QSpinBox* m_copies; // of each row; 0: all
    QComboBox* m_condition;
    QComboBox* m_trade;
    QLineEdit* m_language;
    QLineEdit* m_place;
    QLineEdit* m_borrower;
    QStringListModel* m_places;
    QStringListModel* m_borrowers;
    bool m_asked = false; // for one row
};

} // namespace dossier
