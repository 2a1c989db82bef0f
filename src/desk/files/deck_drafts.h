// What was typed into a deck's text and is not applied yet: files beside the database, so that it is there again after
// the program has ended, in whatever way. Nothing that somebody else wrote there, or that cannot be read, is touched.
#pragma once

#include "domain/decks/deck.h"

#include <QString>
#include <QStringList>

#include <cstdint>
#include <map>

namespace dossier {

struct InHand;
class DeckLibrary;

struct DeckDraft
{
    QString text;
    Deck written;          // of which the text was written down
    std::int64_t deck = 0; // its number, and what it is called now: what tells it from another of that number
    QString name;
    QString path{}; // where it lies, and what of the text is there; empty where nothing is
    QString kept{};
};

class DeckDrafts
{
public:
    // Those of a desk, in the folder "drafts" beside its database, where those of other databases may lie, too.
    explicit DeckDrafts(const InHand& desk);

    // By deck; by a number below 0 what belongs to none, because the deck of its number is another or has a draft. What
    // cannot be read is left alone, and its path put to `unread`.
    std::map<std::int64_t, DeckDraft> all(QStringList& unread) const;
    // Which file could not be written and why, in the system's words; empty where it was. The folder is made. Where its
    // file is no longer as it was left, another window's say, it gets one of its own.
    QString keep(DeckDraft& draft) const;
    bool isKept(const DeckDraft& draft) const;
    // False where its file is still there as it was left.
    bool remove(const DeckDraft& draft) const;

private:
    QString freePath(std::int64_t deck) const;
    bool isOfAnother(const DeckDraft& draft) const;

    QString m_folder;
    QString m_database; // the name of its file
    const CardPool& m_pool;
    const DeckLibrary& m_shelf;
};

} // namespace dossier
