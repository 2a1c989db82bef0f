#include "app/game_setup/way_back.h"

#include "desk/notices.h"

#include <utility>

namespace dossier {

void WayBack::offerKept(std::size_t lastChoice, std::function<void()> go)
{
    offer(tr("The game before is kept in the list of games."), lastChoice, std::move(go));
}

void WayBack::offerForgotten(std::size_t lastChoice, std::function<void()> go)
{
    offer(tr("The game before, in which nobody had chosen anything, is not kept."), lastChoice, std::move(go));
}

void WayBack::offer(const QString& words, std::size_t lastChoice, std::function<void()> go)
{
    m_notices.say(words, tr("Back to it"), std::move(go));
    m_words = words;
    m_since = lastChoice;
}

void WayBack::follow(std::size_t lastChoice)
{
    if (!m_since || lastChoice <= *m_since)
        return;
    m_since.reset();
    m_notices.withdraw(m_words); // he plays on here
}

} // namespace dossier
