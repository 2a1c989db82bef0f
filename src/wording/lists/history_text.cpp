#include "wording/lists/history_text.h"

#include "wording/lists/column_text.h"
#include "wording/words/elision.h"
#include "wording/words/game_words.h"

#include <QCoreApplication>

namespace dossier {

namespace {

// A menu is no place for a page.
QString inShort(const QString& text)
{
    constexpr qsizetype kMost = 60;
    const QString line = text.left(4 * kMost).simplified();
    return line.size() > kMost ? line.left(kMost).trimmed() + QStringLiteral("…") : line;
}

class HistoryText
{
    Q_DECLARE_TR_FUNCTIONS(HistoryText)

public:
    HistoryText(const HistoryFacts& facts, const CardPool& pool)
        : m_subject(inShort(facts.subject))
        , m_count(facts.count)
        , m_copies(QString::number(facts.count))
        , m_card(inShort(QString::fromStdString(facts.card)))
    {
        if (const auto card = pool.findNumber(facts.card)) {
            m_card = QString::fromStdString(pool[*card].title);
            m_isXFile = pool[*card].type == CardType::XFile;
        }
    }

    QStringList names() const { return {m_subject, m_card}; }

    QString sentence(HistoryKind kind) const
    {
        switch (kind) {
        case HistoryKind::AddCards:
        case HistoryKind::RemoveCards:
        case HistoryKind::WantCards:
        case HistoryKind::ChangeHeap:
        case HistoryKind::ChangeHeaps:
        case HistoryKind::ImportCollection:
            return ofCollection(kind);
        case HistoryKind::MoveCards:
        case HistoryKind::GradeCards:
        case HistoryKind::OfferCards:
        case HistoryKind::WithdrawCards:
        case HistoryKind::LendCards:
        case HistoryKind::ReturnCards:
            return m_card.isEmpty() ? ofRows(kind) : ofCopies(kind);
        case HistoryKind::TakeIn:
            return tr("take in an archive");
        case HistoryKind::SaveSearch:
            return tr("save the search %1").arg(m_subject);
        case HistoryKind::DeleteSearch:
            return tr("delete the search %1").arg(m_subject);
        case HistoryKind::Unknown:
            return tr("an unknown change");
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
            return m_card.isEmpty() ? tr("remove %n row(s)", nullptr, m_count)
                                    : tr("remove %1 %2").arg(m_copies, m_card);
        case HistoryKind::WantCards:
            if (m_card.isEmpty())
                return tr("put %n card(s) on the want list", nullptr, m_count);
            return m_count == 0 ? tr("want no more %1").arg(m_card) : tr("want %1 %2").arg(m_copies, m_card);
        case HistoryKind::ChangeHeap:
            return m_subject.isEmpty() ? tr("change %1").arg(m_card) : tr("change %1 of %2").arg(column(), m_card);
        case HistoryKind::ChangeHeaps:
            return m_subject.isEmpty() ? tr("change %n row(s)", nullptr, m_count)
                                       : tr("change %1 of %n row(s)", nullptr, m_count).arg(column());
        default:
            return tr("import %n row(s)", nullptr, m_count);
        }
    }

    QString ofCopies(HistoryKind kind) const
    {
        switch (kind) {
        case HistoryKind::MoveCards:
            return m_subject.isEmpty() ? tr("take %1 %2 from their place").arg(m_copies, m_card)
                                       : tr("move %1 %2 to %3").arg(m_copies, m_card, m_subject);
        case HistoryKind::GradeCards:
            return m_subject.isEmpty() ? tr("forget the condition of %1").arg(m_card)
                                       : tr("set the condition of %1 %2 to %3").arg(m_copies, m_card, condition());
        case HistoryKind::OfferCards:
            return tr("mark %1 %2 for trade").arg(m_copies, m_card);
        case HistoryKind::WithdrawCards:
            return tr("mark %1 as not for trade").arg(m_card);
        case HistoryKind::LendCards:
            return tr("lend %1 %2 to %3").arg(m_copies, m_card, m_subject);
        default:
            return tr("take back %1 %2").arg(m_copies, m_card);
        }
    }

    QString ofRows(HistoryKind kind) const
    {
        switch (kind) {
        case HistoryKind::MoveCards:
            return m_subject.isEmpty() ? tr("take %n row(s) from their place", nullptr, m_count)
                                       : tr("move %n row(s) to %1", nullptr, m_count).arg(m_subject);
        case HistoryKind::GradeCards:
            return m_subject.isEmpty() ? tr("forget the condition of %n row(s)", nullptr, m_count)
                                       : tr("set the condition of %n row(s) to %1", nullptr, m_count).arg(condition());
        case HistoryKind::OfferCards:
            return tr("mark %n row(s) for trade", nullptr, m_count);
        case HistoryKind::WithdrawCards:
            return tr("mark %n row(s) as not for trade", nullptr, m_count);
        case HistoryKind::LendCards:
            return tr("lend %n row(s) to %1", nullptr, m_count).arg(m_subject);
        default:
            return tr("take back %n row(s)", nullptr, m_count);
        }
    }

    QString condition() const { return word(conditionNamed(m_subject.toStdString()).value_or(Condition::Unknown)); }

    QString column() const { return changedColumn(m_subject); }

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
            if (m_isXFile) // a deck protects it, and has one
                return tr("choose the X-File %1 for %2").arg(m_card, m_subject);
            return m_card.isEmpty() ? tr("add %n card(s) to %1", nullptr, m_count).arg(m_subject)
                                    : tr("add %1 %2 to %3").arg(m_copies, m_card, m_subject);
        case HistoryKind::TakeFromDeck:
            if (m_isXFile)
                return tr("take the X-File %1 from %2").arg(m_card, m_subject);
            return m_card.isEmpty() ? tr("take %n card(s) from %1", nullptr, m_count).arg(m_subject)
                                    : tr("take %1 %2 from %3").arg(m_copies, m_card, m_subject);
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
    bool m_isXFile = false;
};

} // namespace

QString sentence(const HistoryStep& step, const CardPool& pool)
{
    const HistoryText text(step.facts, pool);
    return elidedBefore(text.sentence(step.facts.kind), text.names());
}

} // namespace dossier
