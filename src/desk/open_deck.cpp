#include "desk/open_deck.h"

#include "desk/notices.h"

namespace dossier {

OpenDeck::OpenDeck(DeckStore& store, const GameData& box, Notices& notices)
    : m_store(store)
    , m_box(box)
    , m_notices(notices)
{}

Format OpenDeck::format() const
{
    return m_box.formatOf(m_deck);
}

bool OpenDeck::open(std::int64_t id)
{
    emit aboutToLeave();
    StoredDeck stored;
    if (!m_notices.attempt([&] { stored = m_store.load(id); }))
        return false;
    adopt(stored.id, std::move(stored.deck));
    return true;
}

void OpenDeck::close()
{
    emit aboutToLeave();
    adopt(0, {});
}

void OpenDeck::reload()
{
    if (!isOpen())
        return;
    std::optional<Deck> stored;
    m_notices.attempt([&] {
        if (m_store.contains(m_id))
            stored = m_store.load(m_id).deck;
    });
    adopt(stored ? m_id : 0, stored.value_or(Deck()));
}

void OpenDeck::follow(Deck stored)
{
    m_deck = std::move(stored);
    check();
    emit changed();
}

OpenDeck::Followed OpenDeck::followStored()
{
    std::optional<Deck> stored;
    if (!isOpen() || !m_notices.attempt([&] {
            if (m_store.contains(m_id))
                stored = m_store.load(m_id).deck;
        }))
        return Followed::Same;
    if (!stored) {
        adopt(0, {});
        return Followed::Gone;
    }
    if (*stored == m_deck)
        return Followed::Same;
    follow(*std::move(stored));
    return Followed::Changed;
}

std::unique_ptr<OpenDeck> OpenDeck::another() const
{
    return std::make_unique<OpenDeck>(m_store, m_box, m_notices);
}

bool OpenDeck::change(const std::function<void(Deck&)>& edit)
{
    if (!isOpen())
        return false;
    Deck edited;
    bool differs = false;
    const bool done = m_notices.attempt([&] {
        const Deck stored = m_store.load(m_id).deck;
        edited = stored;
        edit(edited);
        if (edited != stored) {
            m_store.save(m_id, edited);
            edited = m_store.load(m_id).deck; // with names and tags trimmed
        }
        differs = edited != m_deck;
    });
    if (!done)
        return false;
    if (!differs)
        return true;
    m_deck = std::move(edited);
    check();
    emit changed();
    return true;
}

bool OpenDeck::add(Zone zone, CardIndex card, int copies)
{
    return change([&](Deck& deck) { deck.add(zone, card, copies); });
}

bool OpenDeck::setCount(Zone zone, CardIndex card, int copies)
{
    return change([&](Deck& deck) { deck.setCount(zone, card, copies); });
}

bool OpenDeck::setXFile(CardIndex card)
{
    return change([&](Deck& deck) { deck.xFile = {{card, 1}}; });
}

void OpenDeck::adopt(std::int64_t id, Deck deck)
{
    m_id = id;
    m_deck = std::move(deck);
    check();
    emit opened();
    emit changed();
}

void OpenDeck::check()
{
    m_problems = isOpen() ? checkDeck(m_deck, m_box.cards, format()) : std::vector<Problem>();
}

} // namespace dossier
