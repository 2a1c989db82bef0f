// Every key of the window that can be changed: those of its actions and those the lists of cards understand. Changed
// keys are kept in the settings, usual ones are not.
#pragma once

#include "app/widgets/row_keys.h"

#include <QKeySequence>
#include <QObject>
#include <QPointer>

#include <vector>

class QAction;

namespace dossier {

class Settings;

class Shortcuts : public QObject
{
    Q_OBJECT

public:
    struct Entry
    {
        QString id;
        QString group; // the menu, or "In lists of cards"
        QString text;
        QList<QKeySequence> usual;
        QList<QKeySequence> keys;

        bool isUsual() const { return keys == usual; }
    };

    // The settings must outlive this.
    explicit Shortcuts(Settings& settings, QObject* parent = nullptr);

    // An action that can be found in `group`; its present keys are its usual ones. Its id in the settings is its object
    // name, which must not be empty or taken.
    void add(QAction* action, const QString& group);
    // The lists of cards below `root` hear the keys that were chosen, now and after each change.
    void teach(QWidget& root);

    const std::vector<Entry>& entries() const { return m_entries; }
    void setKeys(std::size_t entry, const QList<QKeySequence>& keys);
    void reset(std::size_t entry);
    void resetAll();
    // The entries that share a key with this one.
    std::vector<std::size_t> clashes(std::size_t entry) const;

signals:
    void changed(std::size_t entry);

private:
    void addListKeys();
    void take(Entry entry, QAction* action);
    void apply(std::size_t entry);

    Settings& m_settings;
    std::vector<Entry> m_entries;
    std::vector<QPointer<QAction>> m_actions; // by entry; none for the keys of lists, which come first
    std::vector<QPointer<RowKeys>> m_lists;
};

} // namespace dossier
