// The user's decks in their folders, as a tree: folders first, each deck with size, game, tags and state. Names are
// changed in place; a deck dragged to a folder is filed there.
#pragma once

#include "db/stores/deck_store.h"

#include <QAbstractItemModel>

#include <memory>
#include <optional>
#include <set>

namespace dossier {

class DeckLegality;
struct InHand;
struct RowLook;

enum DeckRole : int {
    kDeckIdRole = Qt::UserRole + 1, // qlonglong; 0 for a folder
    kDeckBuiltRole,                 // whether it lies built
    kFolderRole                     // the path of a folder, or of the folder a deck lies in
};

class DeckTreeModel : public QAbstractItemModel
{
    Q_OBJECT

public:
    // The desk must outlive the model.
    explicit DeckTreeModel(const InHand& desk, QObject* parent = nullptr);
    ~DeckTreeModel() override;

    // Only these decks; nothing: all of them.
    void showOnly(std::optional<std::set<std::int64_t>> ids);
    std::int64_t idAt(const QModelIndex& index) const; // 0 where it is no deck
    QModelIndex indexOf(std::int64_t id) const;        // invalid where it is not shown
    QModelIndex indexOfFolder(const QString& path) const;

    QModelIndex index(int row, int column, const QModelIndex& parent = {}) const override;
    QModelIndex parent(const QModelIndex& index) const override;
    int rowCount(const QModelIndex& parent = {}) const override;
    int columnCount(const QModelIndex& = {}) const override { return 1; }
    QVariant data(const QModelIndex& index, int role) const override;
    bool setData(const QModelIndex& index, const QVariant& value, int role) override;
    Qt::ItemFlags flags(const QModelIndex& index) const override;
    Qt::DropActions supportedDropActions() const override { return Qt::MoveAction; }
    QStringList mimeTypes() const override;
    QMimeData* mimeData(const QModelIndexList& indexes) const override;
    bool dropMimeData(const QMimeData* data, Qt::DropAction action, int row, int column,
                      const QModelIndex& parent) override;

private:
    struct Node;

    void refresh();
    void build();
    Node& folderNode(const QString& path);
    const Node* nodeAt(const QModelIndex& index) const;
    QModelIndex indexOf(const Node& node) const;
    QVariant folderData(const Node& node, int role) const;
    QVariant deckData(const DeckSummary& deck, int role) const;

    // The name with a mark where it lies built, below it what is in it and its tags, and whether it may be played.
    RowLook lookOf(const DeckSummary& deck, const QString& size) const;
    QString verdictWords(const DeckSummary& deck) const;

    const InHand& m_desk;
    DeckLegality* m_legality;
    std::optional<std::set<std::int64_t>> m_shown;
    std::vector<DeckSummary> m_decks; // those shown
    std::unique_ptr<Node> m_root;
};

} // namespace dossier
