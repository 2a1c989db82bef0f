#include "app/decks/deck_tree_model.h"

#include "app/widgets/row_look.h"
#include "box/game_data.h"
#include "desk/deck_folder.h"
#include "desk/deck_legality.h"
#include "desk/deck_library.h"
#include "desk/deck_words.h"
#include "desk/files/evening_decks.h"
#include "desk/in_hand.h"
#include "desk/plain_tip.h"
#include "wording/lists/problem_text.h"

#include <QMimeData>

#include <algorithm>

namespace dossier {

namespace {

QString deckMime()
{
    return QStringLiteral("application/x-dossier-deck");
}

QStringList tagsOfDeck(const DeckSummary& deck)
{
    QStringList tags;
    for (const std::string& tag : deck.tags)
        tags << QString::fromStdString(tag);
    return tags;
}

RowLook lookOfFolder()
{
    RowLook look{.bar = RowLook::Bar::Chosen, .before = {glyphSign(Glyph::Folder)}};
    look.title = {.face = &Theme::text, .ink = &Theme::quiet, .breaks = false};
    return look;
}

} // namespace

struct DeckTreeModel::Node
{
    Node* parent = nullptr;
    QString folder;        // the path; of a deck, where it lies
    std::size_t deck = 0;  // place in m_decks
    bool isFolder = false; // the root is one
    std::vector<std::unique_ptr<Node>> children;

    int row() const
    {
        const auto& rows = parent->children;
        return static_cast<int>(std::ranges::find(rows, this, &std::unique_ptr<Node>::get) - rows.begin());
    }
};

DeckTreeModel::DeckTreeModel(const InHand& desk, QObject* parent)
    : QAbstractItemModel(parent)
    , m_desk(desk)
    , m_legality(new DeckLegality(desk, this))
    , m_decks(desk.shelf.decks())
{
    build();
    connect(&desk.shelf, &DeckLibrary::changed, this, &DeckTreeModel::refresh);
    connect(m_legality, &DeckLegality::known, this, [this](qint64 deck) {
        if (const QModelIndex row = indexOf(deck); row.isValid())
            emit dataChanged(row, row, {kRowLookRole, Qt::ToolTipRole, Qt::AccessibleTextRole});
    });
}

DeckTreeModel::~DeckTreeModel() = default;

void DeckTreeModel::showOnly(std::optional<std::set<std::int64_t>> ids)
{
    if (ids == m_shown)
        return;
    m_shown = std::move(ids);
    refresh();
}

std::int64_t DeckTreeModel::idAt(const QModelIndex& index) const
{
    const Node* node = nodeAt(index);
    return node->isFolder ? 0 : m_decks[node->deck].id;
}

QModelIndex DeckTreeModel::indexOf(std::int64_t id) const
{
    const auto find = [&](const auto& self, const Node& node) -> QModelIndex {
        for (const auto& child : node.children) {
            if (!child->isFolder && m_decks[child->deck].id == id)
                return indexOf(*child);
            if (const QModelIndex found = self(self, *child); found.isValid())
                return found;
        }
        return {};
    };
    return find(find, *m_root);
}

QModelIndex DeckTreeModel::indexOfFolder(const QString& path) const
{
    const auto find = [&](const auto& self, const Node& node) -> QModelIndex {
        for (const auto& child : node.children) {
            if (child->isFolder && child->folder == path)
                return indexOf(*child);
            if (child->isFolder && isWithin(path, child->folder))
                return self(self, *child);
        }
        return {};
    };
    return find(find, *m_root);
}

QModelIndex DeckTreeModel::index(int row, int column, const QModelIndex& parent) const
{
    const Node* node = nodeAt(parent);
    if (row < 0 || column != 0 || row >= static_cast<int>(node->children.size()))
        return {};
    return createIndex(row, 0, node->children[static_cast<std::size_t>(row)].get());
}

QModelIndex DeckTreeModel::parent(const QModelIndex& index) const
{
    return index.isValid() ? indexOf(*nodeAt(index)->parent) : QModelIndex();
}

int DeckTreeModel::rowCount(const QModelIndex& parent) const
{
    return static_cast<int>(nodeAt(parent)->children.size());
}

QVariant DeckTreeModel::data(const QModelIndex& index, int role) const
{
    if (!index.isValid())
        return {};
    const Node* node = nodeAt(index);
    return node->isFolder ? folderData(*node, role) : deckData(m_decks[node->deck], role);
}

QVariant DeckTreeModel::folderData(const Node& node, int role) const
{
    switch (role) {
    case Qt::DisplayRole:
    case Qt::EditRole:
        return folderName(node.folder);
    case Qt::AccessibleTextRole:
        return tr("Folder %1").arg(node.folder);
    case kDeckIdRole:
        return qlonglong(0);
    case kFolderRole:
        return node.folder;
    case kRowLookRole:
        return QVariant::fromValue(lookOfFolder());
    default:
        return {};
    }
}

QVariant DeckTreeModel::deckData(const DeckSummary& deck, int role) const
{
    QString size = tr("%n card(s)", nullptr, deck.bureauDeckSize);
    if (deck.game != Game::Advanced) // the usual one goes without saying
        size += QStringLiteral(" · ") + nameOf(deck.game);
    const bool built = deck.state == DeckState::Built;
    QStringList words{deck.name, size};
    if (built)
        words << tr("built");
    switch (role) {
    case Qt::DisplayRole:
    case Qt::EditRole:
        return deck.name;
    case Qt::AccessibleTextRole:
        if (const QString verdict = verdictWords(deck); !verdict.isEmpty())
            words << verdict;
        return (words + tagsOfDeck(deck)).join(QStringLiteral(", "));
    case Qt::ToolTipRole:
        words += tagsOfDeck(deck);
        return plainTip(words.join(QStringLiteral(" · ")) + QLatin1Char('\n') + verdictWords(deck));
    case kRowLookRole:
        return QVariant::fromValue(lookOf(deck, size));
    case kDeckIdRole:
        return static_cast<qlonglong>(deck.id);
    case kDeckBuiltRole:
        return built;
    case kFolderRole:
        return deck.folder;
    default:
        return {};
    }
}

RowLook DeckTreeModel::lookOf(const DeckSummary& deck, const QString& size) const
{
    const auto verdict = m_legality->of(deck);
    RowLook look{.bar = RowLook::Bar::Chosen};
    look.title.face = &Theme::text;
    if (deck.state == DeckState::Built)
        look.title.after = {glyphSign(Glyph::Built)};
    look.second = {.words = (QStringList{size} + tagsOfDeck(deck)).join(QStringLiteral(" · ")),
                   .face = &Theme::small,
                   .ink = &Theme::quiet,
                   .breaks = false,
                   .after = {!verdict || isRest(deck.name) ? RowPart{.signs = 1}
                             : verdict->legal              ? passingSign(Passing::Yes)
                                                           : severitySign(Severity::Error)}};
    for (std::vector<RowPart>* signs : {&look.title.after, &look.second.after})
        for (RowPart& sign : *signs)
            sign.gap = kGrid;
    return look;
}

// Empty while it is not known.
QString DeckTreeModel::verdictWords(const DeckSummary& deck) const
{
    if (isRest(deck.name))
        return tr("What a deck leaves of opened packs, to exchange cards with; it is no deck to play");
    const auto verdict = m_legality->of(deck);
    if (!verdict)
        return {};
    if (!verdict->first)
        return tr("legal");
    const QString first = sentence(*verdict->first, m_desk.box.cards);
    return (verdict->legal ? tr("legal, %n remark(s): %1", nullptr, verdict->problems)
                           : tr("not legal, %n problem(s): %1", nullptr, verdict->problems))
        .arg(first);
}

bool DeckTreeModel::setData(const QModelIndex& index, const QVariant& value, int role)
{
    if (role != Qt::EditRole || !index.isValid())
        return false;
    const QString name = value.toString();
    const Node* node = nodeAt(index);
    if (name == data(index, role))
        return true;
    if (!node->isFolder)
        return m_desk.shelf.rename(m_decks[node->deck].id, name);
    return m_desk.shelf.moveFolder(node->folder, parentFolder(node->folder) + QLatin1Char('/') + name);
}

Qt::ItemFlags DeckTreeModel::flags(const QModelIndex& index) const
{
    if (!index.isValid())
        return Qt::ItemIsDropEnabled; // beside the folders: in none
    const Qt::ItemFlags flags = QAbstractItemModel::flags(index) | Qt::ItemIsEditable | Qt::ItemIsDropEnabled;
    return nodeAt(index)->isFolder ? flags : flags | Qt::ItemIsDragEnabled | Qt::ItemNeverHasChildren;
}

QStringList DeckTreeModel::mimeTypes() const
{
    return {deckMime()};
}

QMimeData* DeckTreeModel::mimeData(const QModelIndexList& indexes) const
{
    auto* mime = new QMimeData;
    if (!indexes.isEmpty())
        mime->setData(deckMime(), QByteArray::number(static_cast<qlonglong>(idAt(indexes.front()))));
    return mime;
}

// On a deck means: beside it.
bool DeckTreeModel::dropMimeData(const QMimeData* data, Qt::DropAction, int, int, const QModelIndex& parent)
{
    const std::int64_t id = data->data(deckMime()).toLongLong();
    return id != 0 && m_desk.shelf.setFolder(id, nodeAt(parent)->folder);
}

void DeckTreeModel::refresh()
{
    std::vector<DeckSummary> now = m_desk.shelf.decks();
    if (m_shown)
        std::erase_if(now, [this](const DeckSummary& deck) { return !m_shown->contains(deck.id); });
    const bool samePlaces = std::ranges::equal(
        now, m_decks, [](const DeckSummary& a, const DeckSummary& b) { return a.id == b.id && a.folder == b.folder; });
    if (!samePlaces) {
        beginResetModel();
        m_decks = std::move(now);
        build();
        endResetModel();
        return;
    }
    m_decks = std::move(now);
    for (const DeckSummary& deck : m_decks) {
        const QModelIndex changed = indexOf(deck.id);
        emit dataChanged(changed, changed);
    }
}

// The decks come in the order of their names.
void DeckTreeModel::build()
{
    m_root = std::make_unique<Node>();
    m_root->isFolder = true;
    QStringList folders;
    for (const DeckSummary& deck : m_decks)
        folders << folderPath(deck.folder);
    QStringList inOrder = folders;
    inOrder.sort(Qt::CaseInsensitive);
    for (const QString& folder : inOrder)
        folderNode(folder);
    for (std::size_t i = 0; i < m_decks.size(); ++i) {
        Node& folder = folderNode(folders[static_cast<qsizetype>(i)]);
        auto node = std::make_unique<Node>();
        node->parent = &folder;
        node->folder = folder.folder;
        node->deck = i;
        folder.children.push_back(std::move(node));
    }
}

DeckTreeModel::Node& DeckTreeModel::folderNode(const QString& path)
{
    if (path.isEmpty())
        return *m_root;
    Node& parent = folderNode(parentFolder(path));
    for (const auto& child : parent.children)
        if (child->isFolder && child->folder == path)
            return *child;
    auto node = std::make_unique<Node>();
    node->parent = &parent;
    node->folder = path;
    node->isFolder = true;
    parent.children.push_back(std::move(node));
    return *parent.children.back();
}

const DeckTreeModel::Node* DeckTreeModel::nodeAt(const QModelIndex& index) const
{
    return index.isValid() ? static_cast<const Node*>(index.internalPointer()) : m_root.get();
}

QModelIndex DeckTreeModel::indexOf(const Node& node) const
{
    return &node == m_root.get() ? QModelIndex() : createIndex(node.row(), 0, const_cast<Node*>(&node));
}

} // namespace dossier
