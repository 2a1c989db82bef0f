// The facets beside the list. A tick writes a term into the search line; what the line says is ticked here.
#pragma once

#include "app/cards/facet_model.h"

#include <QTreeView>

namespace dossier {

class Appearance;
class RowDelegate;

class FacetTree : public QTreeView
{
    Q_OBJECT

public:
    explicit FacetTree(const Appearance& appearance, QWidget* parent = nullptr);

    // Words no card carries are hidden. Nothing given: no card carries any, and all stay where they are, for the
    // search is only being typed.
    void show(std::vector<FacetGroup> groups);
    using QTreeView::show;

signals:
    void ticked(dossier::QueryField field, int place, bool on);

protected:
    void keyPressEvent(QKeyEvent* event) override;

private:
    void openFirstGroups();
    void hideIdle();

    FacetModel* m_model;
    RowDelegate* m_delegate;
};

} // namespace dossier
