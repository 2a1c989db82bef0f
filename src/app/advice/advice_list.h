// Choices with a figure each, one below the other: words that break where they must, the figure at the right, the one
// that is advised marked.
#pragma once

#include <QListView>

#include <vector>

class QStandardItemModel;

namespace dossier {

class Appearance;

struct AdviceRow
{
    QString head{}; // small, above the words; may be empty
    QString words{};
    QString figure{};
    QString tip{};
    bool advised = false;
};

class AdviceList : public QListView
{
    Q_OBJECT

public:
    explicit AdviceList(const Appearance& appearance, QWidget* parent = nullptr);

    // The one that is advised is the current one, or the first.
    void setRows(const std::vector<AdviceRow>& rows);

private:
    QStandardItemModel* m_rows;
};

} // namespace dossier
