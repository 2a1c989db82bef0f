// Which column of a foreign table holds what, as it was guessed from the headings, to be put right.
#pragma once

#include "importers/collections/collection_csv.h"

#include <QWidget>

class QComboBox;
class QGridLayout;

namespace dossier {

class Appearance;

class ColumnMapping : public QWidget
{
    Q_OBJECT

public:
    explicit ColumnMapping(const Appearance& appearance, QWidget* parent = nullptr);

    void show(const CollectionColumns& columns);
    using QWidget::show;

    // By column; see CollectionColumns.
    std::vector<std::string> fields() const;

signals:
    void changed();

private:
    const Appearance& m_appearance;
    QGridLayout* m_grid;
    std::vector<QComboBox*> m_choices;
};

} // namespace dossier
