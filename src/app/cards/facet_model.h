// The facets as a tree: a field, and below it the words that can be ticked, each with its count.
#pragma once

#include "desk/search/card_search.h"

#include <QAbstractItemModel>

namespace dossier {

enum FacetRole : int {
    kFacetCountRole = Qt::UserRole + 1, // of a word, int
    kFacetIdleRole                      // true where no card carries it and it is not ticked
};

class FacetModel : public QAbstractItemModel
{
    Q_OBJECT

public:
    using QAbstractItemModel::QAbstractItemModel;

    // Always the same fields with the same words after the first time; only counts and ticks change.
    void show(std::vector<FacetGroup> groups);
    const std::vector<FacetGroup>& groups() const { return m_groups; }
    // The same where no card carries any word.
    std::vector<FacetGroup> idle() const;
    QModelIndex indexOf(QueryField field, int place) const;

    QModelIndex index(int row, int column, const QModelIndex& parent = {}) const override;
    QModelIndex parent(const QModelIndex& index) const override;
    int rowCount(const QModelIndex& parent = {}) const override;
    int columnCount(const QModelIndex& parent = {}) const override;
    QVariant data(const QModelIndex& index, int role) const override;
    bool setData(const QModelIndex& index, const QVariant& value, int role) override;
    Qt::ItemFlags flags(const QModelIndex& index) const override;

signals:
    // A tick was set or taken away; the model itself waits for the search to tell.
    void ticked(dossier::QueryField field, int place, bool on);

private:
    QVariant groupData(const FacetGroup& group, int role) const;
    QVariant choiceData(const FacetGroup& group, const FacetChoice& choice, int role) const;

    std::vector<FacetGroup> m_groups;
};

} // namespace dossier
