// Which Sites the Team can solve, by how much, and whose loss would end that.
#pragma once

#include "app/analysis/analysis_page.h"
#include "app/analysis/check_help.h"

class QComboBox;
class QLabel;
class QTableView;

namespace dossier {

class RowDelegate;
class CoverageModel;
class QuietLabel;

class SitesPage : public AnalysisPage
{
    Q_OBJECT

public:
    explicit SitesPage(const Desk& desk, QWidget* parent = nullptr);

    void refresh() override;

protected:
    void resizeEvent(QResizeEvent* event) override;

private:
    int widestTitle() const;
    void createTable();
    void createLayout();
    void arrangeColumns();
    void arrangeRows();
    int leastTitle() const;
    QString headline() const;
    QString losses() const;
    QString bestSplit(const std::vector<CardIndex>& team, const std::vector<DeckEntry>& sites) const;
    void sayRow();

    CheckHelp m_help;
    CoverageModel* m_model;
    RowDelegate* m_delegate;
    QComboBox* m_which;
    QLabel* m_headline;
    QTableView* m_table;
    QuietLabel* m_sentence;
    QuietLabel* m_losses;
};

} // namespace dossier
