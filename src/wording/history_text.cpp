#include "wording/history_text.h"

#include <QCoreApplication>

namespace dossier {

namespace {

class HistoryText
{
    Q_DECLARE_TR_FUNCTIONS(HistoryText)

public:
    HistoryText(const HistoryFacts& facts, const CardPool& pool)
        : m_subject(facts.subject)
        , m_count(facts.count)
        , m_copies(QString::number(facts.count))
        , m_card(QString::fromStdString(facts.card))
    {
        if (const auto card = pool.findNumber(facts.card))
            m_card = QString::fromStdString(pool[*card].title);
    }

    QString sentence(HistoryKind kind) const
    {
        switch (kind) {
        case HistoryKind::AddCards:
        case HistoryKind::RemoveCards:
        case HistoryKind::WantCards:
        case HistoryKind::MoveCards:
        case HistoryKind::ChangeHeap:
        case HistoryKind::ChangeHeaps:
        case HistoryKind::ImportCollection:
            return ofCollection(kind);
        case HistoryKind::SaveSearch:
            return tr("save the search %1").arg(m_subject);
        case HistoryKind::DeleteSearch:
            return tr("delete the search %1").arg(m_subject);
        default:
            return ofDeck(kind);
        }
    }

private:
    QString ofCollection(HistoryKind kind) const
    {
        switch (kind) {
        case HistoryKind::AddCards:
            return tr("add %1 %2").arg(m_copies, m_card);
        case HistoryKind::RemoveCards:
            return tr("remove %1 %2").arg(m_copies, m_card);
        case HistoryKind::WantCards:
            return m_count == 0 ? tr("want no more %1").arg(m_card) : tr("want %1 %2").arg(m_copies, m_card);
        case HistoryKind::MoveCards:
            return m_subject.isEmpty() ? tr("take %1 %2 from their place").arg(m_copies, m_card)
                                       : tr("move %1 %2 to %3").arg(m_copies, m_card, m_subject);
        case HistoryKind::ChangeHeap:
            return tr("change %1").arg(m_card);
        case HistoryKind::ChangeHeaps:
            return tr("change %n row(s)", nullptr, m_count);
        default:
            return tr("import %n row(s)", nullptr, m_count);
        }
    }

    QString ofDeck(HistoryKind kind) const
    {
        switch (kind) {
        case HistoryKind::CreateDeck:
            return tr("create the deck %1").arg(m_subject);
        case HistoryKind::CopyDeck:
            return tr("copy a deck to %1").arg(m_subject);
        case HistoryKind::ImportDeck:
            return tr("import the deck %1").arg(m_subject);
        case HistoryKind::ImportDecks:
            return tr("import %n deck(s)", nullptr, m_count);
        case HistoryKind::AddToDeck:
            return tr("add %1 %2 to %3").arg(m_copies, m_card, m_subject);
        case HistoryKind::TakeFromDeck:
            return tr("take %1 %2 from %3").arg(m_copies, m_card, m_subject);
        case HistoryKind::EditDeckNotes:
            return tr("edit the notes of %1").arg(m_subject);
        case HistoryKind::FileDeck:
            return tr("file %1").arg(m_subject);
        case HistoryKind::BuildDeck:
            return tr("build %1").arg(m_subject);
        case HistoryKind::TakeDeckApart:
            return tr("take %1 apart").arg(m_subject);
        case HistoryKind::RenameDeck:
            return tr("rename a deck to %1").arg(m_subject);
        case HistoryKind::DeleteDeck:
            return tr("delete the deck %1").arg(m_subject);
        default:
            return tr("edit %1").arg(m_subject);
        }
    }

    QString m_subject;
    int m_count;
    QString m_copies;
    QString m_card; // its title
};

} // namespace

QString sentence(const HistoryStep& step, const CardPool& pool)
{
    return HistoryText(step.facts, pool).sentence(step.facts.kind);
}

} // namespace dossier
