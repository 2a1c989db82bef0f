// The keys as a table: what they do, where it is found, the keys, and what they clash with.
#pragma once

#include "app/preferences/shortcuts.h"

#include <QAbstractTableModel>

namespace dossier {

class ShortcutModel : public QAbstractTableModel
{
    Q_OBJECT

public:
    enum Column { Action, Group, Keys, Trouble, kColumns };

    explicit ShortcutModel(Shortcuts& shortcuts, QObject* parent = nullptr);

    int rowCount(const QModelIndex& parent = {}) const override;
    int columnCount(const QModelIndex& parent = {}) const override;
    QVariant data(const QModelIndex& index, int role) const override;
    QVariant headerData(int section, Qt::Orientation orientation, int role) const override;
    Qt::ItemFlags flags(const QModelIndex& index) const override;
    // Takes a QKeySequence in place of all keys; an empty one leaves none.
    bool setData(const QModelIndex& index, const QVariant& value, int role) override;

private:
    QString textOf(std::size_t entry, int column) const;

    Shortcuts& m_shortcuts;
};

} // namespace dossier
