// How soon the deck draws what it needs: a Site its Team passes by each turn, and any mix of kinds in any number of
// cards. Exact, by counting.
#pragma once

#include "app/analysis/analysis_page.h"
#include "app/analysis/draw_odds.h"
#include "domain/advice/site_odds.h"

#include <array>

class QComboBox;
class QGridLayout;
class QLabel;
class QLayout;
class QSpinBox;
class QTableWidget;

namespace dossier {

class LineChart;
class QuietLabel;

class OddsPage : public AnalysisPage
{
    Q_OBJECT

public:
    explicit OddsPage(const Desk& desk, QWidget* parent = nullptr);

    void refresh() override;

protected:
    void resizeEvent(QResizeEvent* event) override;

private:
    static constexpr std::size_t kWishes = 3;
    struct Wish
    {
        QSpinBox* least = nullptr;
        QComboBox* group = nullptr;
    };

    QSpinBox* number(const char* name, const QString& words, int least, int most, int value);
    void createLayout();
    QLayout* createPlan();
    QGridLayout* createCalculator();
    void showTurns();
    void fitColumns();
    void fillTable(const std::vector<SiteTurn>& turns);
    void listGroups();
    void calculate();

    QSpinBox* m_hand;
    QSpinBox* m_perTurn;
    QSpinBox* m_bought;
    QSpinBox* m_turns;
    LineChart* m_chart;
    QTableWidget* m_table;
    QuietLabel* m_honest;
    std::array<Wish, kWishes> m_wishes;
    std::vector<DrawGroup> m_groups;
    QSpinBox* m_drawn;
    QLabel* m_chance;
};

} // namespace dossier
