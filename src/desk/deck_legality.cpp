#include "desk/deck_legality.h"

#include "box/game_data.h"
#include "desk/deck_library.h"
#include "desk/in_hand.h"
#include "desk/open_deck.h"

#include <QElapsedTimer>

#include <algorithm>

namespace dossier {

namespace {

constexpr int kLooksForMs = 4;            // at a stretch: nobody notices
constexpr std::size_t kMostWaiting = 200; // more are not seen at once

DeckLegality::Verdict verdictOf(const std::vector<Problem>& problems)
{
    return {isLegal(problems), static_cast<int>(problems.size()),
            problems.empty() ? std::nullopt : std::optional(problems.front())};
}

} // namespace

DeckLegality::DeckLegality(const InHand& desk, QObject* parent)
    : QObject(parent)
    , m_desk(desk)
{
    m_pause.setInterval(0);
    connect(&m_pause, &QTimer::timeout, this, &DeckLegality::lookAtSome);
}

std::optional<DeckLegality::Verdict> DeckLegality::of(const DeckSummary& deck)
{
    if (deck.id == m_desk.openDeck.id())
        return verdictOf(m_desk.openDeck.problems());
    const auto found = m_known.find(deck.id);
    const bool fresh = found != m_known.end() && found->second.changed == deck.changed;
    if (!fresh) {
        std::erase_if(m_waiting, [&](const DeckSummary& each) { return each.id == deck.id; });
        m_waiting.push_front(deck);
        if (m_waiting.size() > kMostWaiting)
            m_waiting.pop_back();
        if (!m_pause.isActive())
            m_pause.start();
    }
    return found == m_known.end() ? std::nullopt : std::optional(found->second.verdict);
}

void DeckLegality::lookAtSome()
{
    QElapsedTimer clock;
    clock.start();
    while (!m_waiting.empty() && clock.elapsed() < kLooksForMs) {
        const DeckSummary deck = m_waiting.front();
        m_waiting.pop_front();
        m_known[deck.id] = {deck.changed, lookAt(deck.id)};
        emit known(deck.id);
    }
    if (m_waiting.empty())
        m_pause.stop();
}

DeckLegality::Verdict DeckLegality::lookAt(std::int64_t id) const
{
    const Deck deck = m_desk.shelf.load(id).value_or(Deck());
    return verdictOf(checkDeck(deck, m_desk.box.cards, m_desk.box.formatOf(deck)));
}

} // namespace dossier
