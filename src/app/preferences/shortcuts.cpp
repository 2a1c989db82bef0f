#include "app/preferences/shortcuts.h"

#include "desk/settings.h"

#include <QAction>
#include <QWidget>

#include <algorithm>

namespace dossier {

namespace {

QStringList spelled(const QList<QKeySequence>& keys)
{
    QStringList words;
    for (const QKeySequence& key : keys)
        words << key.toString(QKeySequence::PortableText);
    return words;
}

QList<QKeySequence> read(const QStringList& words)
{
    QList<QKeySequence> keys;
    for (const QString& word : words)
        if (const auto key = QKeySequence::fromString(word, QKeySequence::PortableText); !key.isEmpty())
            keys << key;
    return keys;
}

} // namespace

Shortcuts::Shortcuts(Settings& settings, QObject* parent)
    : QObject(parent)
    , m_settings(settings)
{
    addListKeys();
}

void Shortcuts::add(QAction* action, const QString& group)
{
    Q_ASSERT(!action->objectName().isEmpty());
    QString text = action->text();
    text.remove(QLatin1Char('&')).remove(QStringLiteral(" …"));
    take({action->objectName(), QString(group).remove(QLatin1Char('&')), text, action->shortcuts(), {}}, action);
}

void Shortcuts::teach(QWidget& root)
{
    for (RowKeys* list : root.findChildren<RowKeys*>())
        if (std::ranges::find(m_lists, list, &QPointer<RowKeys>::get) == m_lists.end())
            m_lists.emplace_back(list);
    for (std::size_t command = 0; command < RowKeys::kCommands; ++command)
        apply(command);
}

void Shortcuts::setKeys(std::size_t entry, const QList<QKeySequence>& keys)
{
    Entry& changing = m_entries[entry];
    changing.keys = keys;
    m_settings.setShortcuts(changing.id, changing.isUsual() ? std::nullopt : std::optional(spelled(keys)));
    apply(entry);
    emit changed(entry);
}

void Shortcuts::reset(std::size_t entry)
{
    setKeys(entry, m_entries[entry].usual);
}

void Shortcuts::resetAll()
{
    for (std::size_t i = 0; i < m_entries.size(); ++i)
        if (!m_entries[i].isUsual())
            reset(i);
}

std::vector<std::size_t> Shortcuts::clashes(std::size_t entry) const
{
    std::vector<std::size_t> others;
    for (std::size_t i = 0; i < m_entries.size(); ++i) {
        const auto shared = [&](const QKeySequence& key) { return m_entries[i].keys.contains(key); };
        if (i != entry && std::ranges::any_of(m_entries[entry].keys, shared))
            others.push_back(i);
    }
    return others;
}

void Shortcuts::addListKeys()
{
    const std::array<std::pair<QString, QString>, RowKeys::kCommands> words{
        {{QStringLiteral("list.choose"), tr("Into the deck, or go to the card")},
         {QStringLiteral("list.team"), tr("Into the Team, or open the rule")},
         {QStringLiteral("list.more"), tr("One copy more")},
         {QStringLiteral("list.less"), tr("One copy less")},
         {QStringLiteral("list.down"), tr("Next row")},
         {QStringLiteral("list.up"), tr("Row before")},
         {QStringLiteral("list.look"), tr("Big picture")},
         {QStringLiteral("list.move"), tr("To the other deck")}}};
    for (int command = 0; command < RowKeys::kCommands; ++command) {
        const auto& [id, text] = words[static_cast<std::size_t>(command)];
        take({id, tr("In lists of cards"), text, RowKeys::usualKeys(static_cast<RowKeys::Command>(command)), {}},
             nullptr);
    }
}

void Shortcuts::take(Entry entry, QAction* action)
{
    const auto chosen = m_settings.shortcuts(entry.id);
    entry.keys = chosen ? read(*chosen) : entry.usual;
    m_entries.push_back(std::move(entry));
    m_actions.emplace_back(action);
    apply(m_entries.size() - 1);
}

void Shortcuts::apply(std::size_t entry)
{
    const QList<QKeySequence>& keys = m_entries[entry].keys;
    if (QAction* action = m_actions[entry])
        action->setShortcuts(keys);
    if (entry >= RowKeys::kCommands)
        return;
    for (const QPointer<RowKeys>& list : m_lists)
        if (list)
            list->setKeys(static_cast<RowKeys::Command>(entry), keys);
}

} // namespace dossier
