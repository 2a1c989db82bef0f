#include "app/widgets/card_entry_line.h"

#include <QAbstractItemView>
#include <QCompleter>
#include <QKeyEvent>
#include <QStringListModel>

namespace dossier {

CardEntryLine::CardEntryLine(const CardPool& pool, QWidget* parent)
    : QLineEdit(parent)
    , m_pool(pool)
{
    setClearButtonEnabled(true);
    connect(this, &QLineEdit::returnPressed, this, &CardEntryLine::take);
}

bool CardEntryLine::event(QEvent* event)
{
    // In an empty line there is no typing to take back: undo and redo are the window's.
    if (event->type() == QEvent::ShortcutOverride && text().isEmpty()) {
        const auto* key = static_cast<QKeyEvent*>(event);
        if (key->matches(QKeySequence::Undo) || key->matches(QKeySequence::Redo))
            return false;
    }
    return QLineEdit::event(event);
}

void CardEntryLine::focusInEvent(QFocusEvent* event)
{
    if (!completer())
        createCompleter();
    QLineEdit::focusInEvent(event);
}

void CardEntryLine::createCompleter()
{
    QStringList titles;
    for (std::size_t title = 0; title < m_pool.titleCount(); ++title)
        titles << QString::fromStdString(m_pool[m_pool.defaultPrinting(static_cast<TitleIndex>(title))].title);
    titles.sort(Qt::CaseInsensitive);
    auto* completer = new QCompleter(titles, this);
    completer->setCaseSensitivity(Qt::CaseInsensitive);
    completer->setFilterMode(Qt::MatchContains);
    completer->setMaxVisibleItems(8);
    setCompleter(completer);
}

void CardEntryLine::take()
{
    const auto read = readCardEntry(text().toStdString(), m_pool);
    if (const auto* trouble = std::get_if<EntryTrouble>(&read)) {
        if (trouble->kind != EntryTrouble::Kind::Empty)
            emit refused(wordsFor(*trouble));
        return;
    }
    clear();
    emit entered(std::get<CardEntry>(read));
}

QString CardEntryLine::wordsFor(const EntryTrouble& trouble) const
{
    QStringList titles;
    for (const CardIndex card : trouble.near)
        titles << QString::fromStdString(m_pool[card].title);
    switch (trouble.kind) {
    case EntryTrouble::Kind::Empty:
        return {};
    case EntryTrouble::Kind::BadCount:
        return tr("The count must be between 1 and 999.");
    case EntryTrouble::Kind::Ambiguous:
        return tr("Several cards begin so: %1. Type more.").arg(titles.join(" · "));
    case EntryTrouble::Kind::Unknown:
        break;
    }
    return titles.isEmpty() ? tr("No card of that number or title.")
                            : tr("No card of that number or title. Did you mean %1?").arg(titles.join(" · "));
}

} // namespace dossier
