#include "host/table_adviser.h"

#include "host/table_session.h"
#include "net/view/hidden_choices.h"

#include <stdexcept>

namespace dossier {

TableAdviser::TableAdviser(const CardPool& pool, QRandomGenerator& lots, QObject* parent)
    : QObject(parent)
    , m_pool(pool)
    , m_lots(lots)
    , m_adviser(new Adviser(this))
{
    connect(m_adviser, &Adviser::failed, this, &TableAdviser::failed);
    connect(m_adviser, &Adviser::advised, this, [this](const Advice& advice) {
        m_known = numbered(advice, m_position, m_choices);
        if (m_known)
            emit advised(*m_known);
        else
            emit failed(std::make_exception_ptr(std::logic_error("what is advised is not asked")));
    });
}

// The choices stand in the order in which they are sent. Where lots have decided on that, it is between choices of
// which the chooser is told the same: any of them is as good to him, and the number tells no more than that.
bool TableAdviser::think(const TableSession& session)
{
    const RunningGame& game = session.game();
    if (game.position() == m_position && (isThinking() || m_known)) {
        if (m_known)
            emit advised(*m_known);
        return true;
    }
    Observation seen;
    game.observe(game.decider(), seen);
    LegalMoves offer = offerAt(game.ahead(), seen, Putting::OneByOne).offer;
    if (offer.actions.size() < 2)
        return false;
    arrangeHidden(offer, m_pool, m_lots);
    forget();
    m_position = game.position();
    m_choices = offer.actions;
    m_adviser->think(game, game.problem(), m_lots.generate64()); // the seed of the deal has no say in what is imagined
    return true;
}

void TableAdviser::movedTo(int position)
{
    if (position != m_position)
        forget();
}

void TableAdviser::forget()
{
    m_adviser->forget();
    m_position = -1;
    m_known.reset();
}

} // namespace dossier
