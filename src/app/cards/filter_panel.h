// Left of the list: the saved searches, and the facets of what is found.
#pragma once

#include "desk/search/card_search.h"

#include <QWidget>

class QLabel;
class QListView;
class QToolButton;

namespace dossier {

class FacetTree;
class SavedSearches;
struct Desk;

class FilterPanel : public QWidget
{
    Q_OBJECT

public:
    explicit FilterPanel(const Desk& desk, QWidget* parent = nullptr);

    void showFacets(std::vector<FacetGroup> groups);
    // What `keep` would keep; empty: nothing to keep.
    void setQuery(const QString& query);
    // Keeps the search that is shown and lets its name be typed.
    void keep();

signals:
    void ticked(dossier::QueryField field, int place, bool on);
    void searchWanted(const QString& query);

protected:
    bool eventFilter(QObject* watched, QEvent* event) override;

private:
    void createSaved();
    void createLayout();
    void connectSignals();
    void run(int row);
    void openMenu(const QPoint& place);
    void removeChosen();
    void fitSaved();

    const Desk& m_desk;
    QString m_query;
    SavedSearches* m_searches;
    QListView* m_saved;
    QLabel* m_noneSaved;
    QToolButton* m_keep;
    FacetTree* m_facets;
};

} // namespace dossier
