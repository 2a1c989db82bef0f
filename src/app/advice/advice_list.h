// Choices with a figure each, one below the other: words that break where they must, the figure at the right, the one
// that is advised marked.
#pragma once

#include <QLabel>
#include <QListView>

#include <optional>
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
    struct Chances
    {
        double taken = 0; // 0 to 1
        double best = 0;
    };
    std::optional<Chances> chances{}; // two points on a line, where there is room
    bool advised = false;
    bool asGood = false; // it is another, and nothing tells that it is worse
};

class AdviceList : public QListView
{
    Q_OBJECT

public:
    explicit AdviceList(const Appearance& appearance, QWidget* parent = nullptr);

    // The one that is advised is the current one, or the first. Above them stand words that are no choice, if any.
    void setRows(const std::vector<AdviceRow>& rows, const QString& preface = {});
    // Nothing: that of the preface.
    std::optional<std::size_t> rowAt(const QModelIndex& index) const;

    // In a low page the words above the list and `others` would leave it less than two choices: there they are its
    // preface, and are scrolled with it.
    static bool wantsPreface(const QWidget& page, const QLabel& words, int others);

private:
    QStandardItemModel* m_rows;
    int m_first = 0; // of the rows below the preface
};

} // namespace dossier
