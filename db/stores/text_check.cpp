#include "db/stores/text_check.h"

#include <algorithm>

namespace dossier {

void refuseTooLong(const Work& work, TextOf of, std::string_view text)
{
    const std::string_view name = nameOf(of);
    if (isTooLong(of, text))
        work.fail(StoreError::Kind::TooLong, QString::fromLatin1(name.data(), static_cast<qsizetype>(name.size())));
}

void refuseTooLong(const Work& work, TextOf of, const QString& text)
{
    refuseTooLong(work, of, text.toStdString());
}

void refuseTooLong(const Work& work, const Deck& deck, const Deck& before)
{
    if (deck.name != before.name)
        refuseTooLong(work, TextOf::DeckName, deck.name);
    if (deck.notes != before.notes)
        refuseTooLong(work, TextOf::DeckNotes, deck.notes);
    if (deck.folder != before.folder)
        refuseTooLong(work, TextOf::Folder, deck.folder);
    for (const std::string& tag : deck.tags)
        if (std::ranges::find(before.tags, tag) == before.tags.end())
            refuseTooLong(work, TextOf::Tag, tag);
}

} // namespace dossier
