#include "host/table_adviser.h"

#include "host/table_session.h"

#include <stdexcept>

namespace dossier {

TableAdviser::TableAdviser(QRandomGenerator& lots, QObject* parent)
    : QObject(parent)
    , m_lots(lots)
    , m_adviser(new Adviser(this))
{
    connect(m_adviser, &Adviser::failed, this, &TableAdviser::failed);
    connect(m_adviser, &Adviser::advised, this, [this](const Advice& advice) {
        m_known = numbered(advice, m_sent, m_choices);
        if (m_known)
            emit advised(*m_known);
        else
            emit failed(std::make_exception_ptr(std::logic_error("what is advised is not asked")));
    });
}

bool TableAdviser::think(TableSession& session)
{
    const RunningGame& game = session.game();
    if (game.position() == m_position && (isThinking() || m_known)) {
        if (m_known)
            emit advised(*m_known);
        return true;
    }
    const ActionList& choices = session.offer().actions;
    if (choices.size() < 2)
        return false;
    forget();
    m_position = game.position();
    m_sent = session.positionSent();
    m_choices = choices;
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
