#include "db/stores/text_check.h"

#include "text/fold.h"

#include <algorithm>

namespace dossier {

namespace {

// By which somebody finds the thing in a list.
bool isName(TextOf of)
{
    return of == TextOf::DeckName || of == TextOf::Folder || of == TextOf::Tag || of == TextOf::VersionName ||
           of == TextOf::SearchName || of == TextOf::SetName;
}

} // namespace

void refuseUnfit(const Work& work, TextOf of, std::string_view text)
{
    const std::string_view name = nameOf(of);
    const auto refuse = [&](StoreError::Kind why) {
        work.fail(why, QString::fromLatin1(name.data(), static_cast<qsizetype>(name.size())));
    };
    if (isName(of) && !text.empty() && showsNothing(text))
        work.fail(StoreError::Kind::BadValue, QStringLiteral("the name is empty"));
    if (isTooLong(of, text))
        refuse(StoreError::Kind::TooLong);
    if (isBroken(of, text))
        refuse(StoreError::Kind::Broken);
}

void refuseUnfit(const Work& work, TextOf of, const QString& text)
{
    refuseUnfit(work, of, text.toStdString());
}

void refuseUnfit(const Work& work, const Deck& deck, const Deck& before)
{
    if (deck.name != before.name)
        refuseUnfit(work, TextOf::DeckName, QString::fromStdString(deck.name).trimmed()); // as it is stored
    if (deck.notes != before.notes)
        refuseUnfit(work, TextOf::DeckNotes, deck.notes);
    if (deck.folder != before.folder)
        refuseUnfit(work, TextOf::Folder, deck.folder);
    for (const std::string& tag : deck.tags)
        if (std::ranges::find(before.tags, tag) == before.tags.end())
            refuseUnfit(work, TextOf::Tag, tag);
}

} // namespace dossier
