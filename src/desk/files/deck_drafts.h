// What was typed into a deck's text and is not applied yet: a file for each deck, beside the database, so that it is
// there again after the program has ended, in whatever way.
#pragma once

#include "domain/decks/deck.h"

#include <QString>
#include <QStringList>

#include <cstdint>
#include <map>

namespace dossier {

struct InHand;

struct DeckDraft
{
    QString text;
    Deck written; // of which the text was written down

    bool operator==(const DeckDraft&) const = default;
};

class DeckDrafts
{
public:
    // Those of a desk, in the folder "drafts" beside its database, where those of other databases may lie, too.
    explicit DeckDrafts(const InHand& desk);
    // The pool must outlive this.
    DeckDrafts(const QString& database, const CardPool& pool);

    // By deck. What cannot be read is left alone, and its path put to `unread`.
    std::map<std::int64_t, DeckDraft> all(QStringList& unread) const;
    // Which file could not be written and why, in the system's words; empty where it was. The folder is made.
    QString keep(std::int64_t deck, const DeckDraft& draft) const;
    // False where it is still there.
    bool remove(std::int64_t deck) const;

private:
    QString pathOf(std::int64_t deck) const;

    QString m_folder;
    QString m_database; // the name of its file
    const CardPool& m_pool;
};

} // namespace dossier
