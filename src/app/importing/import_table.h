// The preview of an import as a table: each line with its verdict, and for an unknown card the likely ones to pick.
#pragma once

#include "app/importing/import_preview.h"

#include <QTableWidget>

#include <map>

namespace dossier {

class Appearance;

class ImportTable : public QTableWidget
{
    Q_OBJECT

public:
    enum Column { Line, Source, Meaning, kColumns };

    ImportTable(const CardPool& pool, const Appearance& appearance, QWidget* parent = nullptr);

    // Picks made before are forgotten.
    void show(const std::vector<PreviewRow>& rows);
    using QWidget::show;

    // By place among the unknown lines.
    const std::map<std::size_t, CardIndex>& picks() const { return m_picks; }

signals:
    void picksChanged();

private:
    void addRow(const PreviewRow& row);
    void addChoice(int at, const PreviewRow& row);

    const CardPool& m_pool;
    const Appearance& m_appearance;
    std::map<std::size_t, CardIndex> m_picks;
};

} // namespace dossier
