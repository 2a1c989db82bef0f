// What all persons at a table have to agree to: the lists of their decks, hints.
#include "host/agreements.h"
#include "host/host_table.h"
#include "host/table_adviser.h"
#include "importers/decks/deck_formats.h"

#include <cstring>

namespace dossier {

void HostTable::hearOf(Seat seat, const Consent& consent)
{
    if (m_stored.seats[seat].agrees.to(consent.what) == consent.agreed)
        return;
    if (consent.what == Matter::Lists && listsAreOpen(m_stored)) // what was seen is not taken back
        return reject(seat, Rejection::NotNow);
    StoredTable kept = m_stored;
    kept.seats[seat].agrees.set(consent.what, consent.agreed);
    if (const int error = save(kept); error != 0)
        return reject(seat, Rejection::NotKept, QString::fromLocal8Bit(std::strerror(error)));
    m_stored = std::move(kept);
    sendLobby();
    if (!hintsAreOn(m_stored))
        m_adviser->forget();
    if (consent.what == Matter::Hand && !consent.agreed)
        for (const auto& watcher : m_watchers)
            if (watcher->spectator.side == seat)
                showSide(*watcher, std::nullopt);
    if (consent.what != Matter::Lists || !listsAreOpen(m_stored))
        return;
    for (Seat each = 0; each < m_guests.size(); ++each)
        say(each, listsMessage());
}

void HostTable::hearOf(Seat seat, const SideWanted&)
{
    reject(seat, Rejection::NotNow); // he has his own
}

// False where that player does not agree.
bool HostTable::showSide(Watcher& watcher, std::optional<int> seat)
{
    if (seat && (*seat >= seats() || !m_stored.seats[static_cast<std::size_t>(*seat)].agrees.to(Matter::Hand)))
        return false;
    watcher.spectator.side = seat ? static_cast<Seat>(*seat) : kNoSeat;
    if (m_session && !watcher.lags)
        show(watcher, true);
    return true;
}

// What lies in each deck, and nothing else of its owner's: his X-File is another one, drawn by lot.
Json::Members HostTable::listsMessage() const
{
    Json lists = Json::array();
    for (const Guest& guest : m_guests) {
        Deck open;
        open.name = guest.deck->name;
        open.game = guest.deck->game;
        open.team = guest.deck->team;
        open.bureauDeck = guest.deck->bureauDeck;
        lists.push(Json(writeDeck(open, m_data.box.cards, DeckFormat::DossierText).content));
    }
    return {{"type", Json("lists")}, {"lists", std::move(lists)}};
}

void HostTable::connectAdviser()
{
    connect(m_adviser, &TableAdviser::advised, this, [this](const HintGiven& hint) {
        if (m_session && hint.position == m_session->positionSent())
            say(m_session->decider(), jsonOf(hint).members());
    });
    connect(m_adviser, &TableAdviser::failed, this, [this](const std::exception_ptr&) {
        m_data.log(QStringLiteral("table %1: nobody could think of a hint").arg(m_stored.id));
        if (m_session && !m_session->over())
            reject(m_session->decider(), Rejection::NotNow);
    });
}

void HostTable::hearOf(Seat seat, const AskHint& ask)
{
    if (!hintsAreOn(m_stored))
        return reject(seat, Rejection::NoHints);
    if (!playNow() || !m_session->isAsked(seat, ask.position) || !m_adviser->think(*m_session))
        reject(seat, Rejection::NotNow);
}

} // namespace dossier
