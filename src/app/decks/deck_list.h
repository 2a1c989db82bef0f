// The decks on the left, in their folders: choosing one opens it, F2 renames it, Delete throws it away (and can be
// undone), dragging files it.
#pragma once

#include <QSet>
#include <QTreeView>

#include <optional>
#include <set>

class QMenu;

namespace dossier {

class DeckTreeModel;
struct Desk;

class DeckList : public QTreeView
{
    Q_OBJECT

public:
    explicit DeckList(const Desk& desk, QWidget* parent = nullptr);

    // Only these decks; nothing: all of them.
    void showOnly(std::optional<std::set<std::int64_t>> decks);
    void renameChosen();
    void copyChosen();
    // A folder is dissolved: its decks go one up.
    void deleteChosen();
    void toggleBuilt();

    QSize sizeHint() const override { return {200, 200}; }

signals:
    // To be shown beside the open one.
    void besideWanted(qint64 deck);
    // To be played with at the table.
    void playWanted(qint64 deck);
    // To be compared with the open one.
    void comparisonWanted(qint64 deck);

protected:
    void keyPressEvent(QKeyEvent* event) override;
    void contextMenuEvent(QContextMenuEvent* event) override;
    void resizeEvent(QResizeEvent* event) override;
    void drawBranches(QPainter* painter, const QRect& rect, const QModelIndex& index) const override;

private:
    void connectSignals();
    void restoreFolders();
    void followOpenDeck();
    void openChosen();
    void fillMenu(QMenu& menu, std::int64_t deck);
    void fillFolderMenu(QMenu& menu, std::int64_t deck);
    std::int64_t chosenDeck() const; // 0 where none is

    const Desk& m_desk;
    DeckTreeModel* m_model;
    QSet<QString> m_closedFolders;
    bool m_restoring = false;
};

} // namespace dossier
