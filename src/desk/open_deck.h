// The deck on the desk: every change is written to the database before it is shown, so what is seen is kept.
#pragma once

#include "box/game_data.h"
#include "db/stores/deck_store.h"
#include "domain/decks/deck_rules.h"

#include <QObject>

#include <functional>
#include <memory>
#include <vector>

namespace dossier {

class Notices;

class OpenDeck : public QObject
{
    Q_OBJECT

public:
    // All must outlive this.
    OpenDeck(DeckStore& store, const GameData& box, Notices& notices);

    bool isOpen() const { return m_id != 0; }
    std::int64_t id() const { return m_id; }
    const Deck& deck() const { return m_deck; }
    const std::vector<Problem>& problems() const { return m_problems; }
    Format format() const;

    bool open(std::int64_t id);
    void close();
    // Writes what is being typed.
    void flush() { emit aboutToLeave(); }
    // Not while a longer change of the database is under way.
    bool mayChange() const { return !m_store.isBusy(); }
    // After the stored deck was changed by somebody else; closes one that is gone.
    void reload();
    // After the deck was stored like this by somebody else.
    void follow(Deck stored);
    // After another process stored something: takes the deck as it is stored now.
    enum class Followed { Same, Changed, Gone };
    Followed followStored();
    // Another deck of the same store, to be opened beside this one.
    std::unique_ptr<OpenDeck> another() const;

    // Changes a copy of what is stored, saves it, and only then makes it the deck: what another process changed
    // meanwhile stays. Answers whether that was done.
    bool change(const std::function<void(Deck&)>& edit);
    bool add(Zone zone, CardIndex card, int copies);
    bool setCount(Zone zone, CardIndex card, int copies);
    // A deck protects exactly one X-File: this one takes the place of what was there.
    bool setXFile(CardIndex card);

signals:
    void aboutToLeave(); // the last moment to write what is not written yet
    void opened();       // another deck, or none
    void changed();      // also after `opened`

private:
    void adopt(std::int64_t id, Deck deck);
    void check();

    DeckStore& m_store;
    const GameData& m_box;
    Notices& m_notices;
    std::int64_t m_id = 0;
    Deck m_deck;
    std::vector<Problem> m_problems;
};

} // namespace dossier
