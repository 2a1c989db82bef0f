// Where one is asked at the table: stops by phase, what goes without a question, cards with a rule of their own.
#pragma once

#include "table/table_stops.h"

#include <QWidget>

class QCheckBox;
class QComboBox;
class QListWidget;
class QPushButton;
class QSpinBox;

namespace dossier {

struct Desk;

class TablePage : public QWidget
{
    Q_OBJECT

public:
    explicit TablePage(const Desk& desk, QWidget* parent = nullptr);

signals:
    void paceChanged();

protected:
    void showEvent(QShowEvent* event) override;

private:
    QWidget* createStops();
    QWidget* createGuess();
    QWidget* createPace();
    QWidget* createCards();
    QCheckBox* box(const char* name, const QString& words);
    void read();
    void listCards();
    void setPace(int pace);
    void keep();
    void showChosen();

    const Desk& m_desk;
    TableStops m_stops;
    std::array<std::array<QCheckBox*, 2>, kPhases> m_phases{}; // my turns, those of others
    QCheckBox* m_beforeSite = nullptr;
    QCheckBox* m_freeDraw = nullptr;
    QCheckBox* m_lastSite = nullptr;
    QCheckBox* m_onlyKnown = nullptr;
    QSpinBox* m_guess = nullptr;
    QComboBox* m_pace = nullptr;
    QListWidget* m_cards = nullptr;
    QComboBox* m_when = nullptr;
    QPushButton* m_usual = nullptr;
    bool m_reading = false;
};

} // namespace dossier
