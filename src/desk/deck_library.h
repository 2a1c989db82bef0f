// All the user's decks: making, naming, copying and throwing away. Nothing asks; a deck thrown away can be taken back.
#pragma once

#include "db/stores/deck_store.h"
#include "db/stores/deck_versions.h"
#include "domain/limits/text_limits.h"

#include <QObject>

#include <functional>
#include <map>
#include <vector>

namespace dossier {

class Notices;
class OpenDeck;

class DeckLibrary : public QObject
{
    Q_OBJECT

public:
    // All must outlive this.
    DeckLibrary(DeckStore& store, DeckVersions& versions, OpenDeck& openDeck, Notices& notices);

    std::vector<DeckSummary> decks() const;
    // To look at, without opening it.
    std::optional<Deck> load(std::int64_t id) const;
    std::optional<Deck> find(const QString& name) const;
    // By id; quicker than one after the other where they are many.
    std::map<std::int64_t, Deck> loadAll() const;

    // These open the deck they made. The name is changed where it is taken.
    bool create(Deck deck);
    bool createEmpty();
    // The same for a card that needs a deck to go into: `begun` does not tell it.
    bool createForCard();
    bool copy(std::int64_t id);

    // A deck that was read from a file.
    bool take(Deck deck);
    // Several decks that were not made by hand, as one step, and opens the first of them. Answers their names, none
    // where it failed; one that is taken is changed.
    QStringList takeAll(const std::vector<Deck>& decks);

    bool rename(std::int64_t id, const QString& name);
    // Whether the deck is the open one or not.
    bool change(std::int64_t id, const std::function<void(Deck&)>& edit);
    // Files the deck; "" takes it out of its folder. What is too long is refused with a notice, here and below.
    bool setFolder(std::int64_t id, const QString& folder);
    bool setTags(std::int64_t id, const QStringList& tags);
    // A built deck ties up its copies.
    bool setState(std::int64_t id, DeckState state);
    // All decks of a folder and of those in it go to another one, as one step.
    bool moveFolder(const QString& from, const QString& to);
    // One copy of a card goes from one open deck to another, as one step; the decks are as they shall be then.
    bool exchange(OpenDeck& from, const Deck& less, OpenDeck& to, const Deck& more, const std::string& card);
    // Tells when this deck is changed, too.
    void watch(const OpenDeck& deck);
    // Every folder a deck lies in, and those around it.
    QStringList folders() const;
    // The signal `removed` tells it.
    bool remove(std::int64_t id);

    // What the open deck was, newest first.
    std::vector<DeckVersion> versions() const;
    std::optional<Deck> loadVersion(std::int64_t version) const;
    // Keeps what the open deck is now, under a label or none. Answers the version's number, 0 where it failed.
    std::int64_t keepVersion(const QString& label);
    // The open deck gets the cards, notes and game it had then; its name and where it is filed stay. Can be undone.
    bool restoreVersion(std::int64_t version);
    // A notice offers to put it back.
    bool removeVersion(std::int64_t version);

    // After decks were changed by somebody else. Opens the deck `id` where it is there again and none is open.
    void reload(std::int64_t id);
    // After another process stored something. What is being typed into the open deck stays.
    void follow();

signals:
    void changed();
    // A deck was made without a name of its own, and is open.
    void begun();
    // A deck was deleted, by the newest step of the history: what to say of it.
    void removed(const QString& sentence);

private:
    bool create(Deck deck, DeckOrigin origin);
    bool accepts(const QString& text, TextOf of, const QString& complaint);

    DeckStore& m_store;
    DeckVersions& m_versions;
    OpenDeck& m_openDeck;
    Notices& m_notices;
};

} // namespace dossier
