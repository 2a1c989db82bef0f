// All the user's decks: making, naming, copying and throwing away. Nothing asks; a deck thrown away can be taken back.
#pragma once

#include "db/deck_store.h"

#include <QObject>

#include <vector>

namespace dossier {

class Notices;
class OpenDeck;

class DeckShelf : public QObject
{
    Q_OBJECT

public:
    // All must outlive this.
    DeckShelf(DeckStore& store, OpenDeck& openDeck, Notices& notices);

    std::vector<DeckSummary> decks() const;
    // To look at, without opening it.
    std::optional<Deck> load(std::int64_t id) const;
    std::optional<Deck> find(const QString& name) const;

    // These open the deck they made. The name is changed where it is taken.
    bool create(Deck deck);
    bool createEmpty();
    bool copy(std::int64_t id);

    // A deck that was read from a file.
    bool take(Deck deck);

    bool rename(std::int64_t id, const QString& name);
    bool remove(std::int64_t id);

    // After decks were changed by somebody else. Opens the deck `id` where it is there again and none is open.
    void reload(std::int64_t id);

signals:
    void changed();

private:
    bool create(Deck deck, DeckOrigin origin);

    DeckStore& m_store;
    OpenDeck& m_openDeck;
    Notices& m_notices;
};

} // namespace dossier
