#include "app/preferences/shortcut_model.h"

#include "desk/plain_tip.h"

#include <QFont>

namespace dossier {

ShortcutModel::ShortcutModel(Shortcuts& shortcuts, QObject* parent)
    : QAbstractTableModel(parent)
    , m_shortcuts(shortcuts)
{
    // A key that changes may begin or end a clash in any row.
    connect(&shortcuts, &Shortcuts::changed, this,
            [this] { emit dataChanged(index(0, 0), index(rowCount() - 1, Trouble)); });
}

int ShortcutModel::rowCount(const QModelIndex& parent) const
{
    return parent.isValid() ? 0 : static_cast<int>(m_shortcuts.entries().size());
}

int ShortcutModel::columnCount(const QModelIndex& parent) const
{
    return parent.isValid() ? 0 : kColumns;
}

QVariant ShortcutModel::data(const QModelIndex& index, int role) const
{
    if (!index.isValid())
        return {};
    const auto entry = static_cast<std::size_t>(index.row());
    const Shortcuts::Entry& facts = m_shortcuts.entries()[entry];
    switch (role) {
    case Qt::DisplayRole:
        return textOf(entry, index.column());
    case Qt::EditRole:
        return facts.keys.isEmpty() ? QVariant() : QVariant::fromValue(facts.keys.first());
    case Qt::ToolTipRole:
        return plainTip(textOf(entry, index.column()));
    case Qt::FontRole: {
        QFont font;
        font.setBold(index.column() == Keys && !facts.isUsual());
        return font;
    }
    default:
        return {};
    }
}

QVariant ShortcutModel::headerData(int section, Qt::Orientation orientation, int role) const
{
    if (orientation != Qt::Horizontal || role != Qt::DisplayRole)
        return {};
    switch (section) {
    case Action:
        return tr("Action");
    case Group:
        return tr("Where");
    case Keys:
        return tr("Keys");
    default:
        return tr("Clashes with");
    }
}

Qt::ItemFlags ShortcutModel::flags(const QModelIndex& index) const
{
    const Qt::ItemFlags usual = QAbstractTableModel::flags(index);
    return index.column() == Keys ? usual | Qt::ItemIsEditable : usual;
}

bool ShortcutModel::setData(const QModelIndex& index, const QVariant& value, int role)
{
    if (!index.isValid() || index.column() != Keys || role != Qt::EditRole)
        return false;
    QList<QKeySequence> keys;
    if (const auto key = value.value<QKeySequence>(); !key.isEmpty())
        keys << key;
    m_shortcuts.setKeys(static_cast<std::size_t>(index.row()), keys);
    return true;
}

QString ShortcutModel::textOf(std::size_t entry, int column) const
{
    const Shortcuts::Entry& facts = m_shortcuts.entries()[entry];
    switch (column) {
    case Action:
        return facts.text;
    case Group:
        return facts.group;
    case Keys:
        return QKeySequence::listToString(facts.keys, QKeySequence::NativeText);
    default:
        break;
    }
    QStringList others;
    for (const std::size_t other : m_shortcuts.clashes(entry))
        others << m_shortcuts.entries()[other].text;
    return others.join(QStringLiteral(", "));
}

} // namespace dossier
