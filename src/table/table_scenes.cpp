// What happened between two choices, shown one scene after the other before anything else is.
#include "table/table_game.h"

#include <QTimer>

#include <algorithm>
#include <utility>

namespace dossier {

void TableGame::gatherScenes()
{
    const int here = m_game->position();
    const int before = std::exchange(m_presented, here);
    if (pace() == 0 || watchesInHaste() || m_stepping || isCovered() || before >= here || !wantsScenes())
        return;
    for (Scene& scene : m_game->scenes(before, here))
        m_scenes.push_back(std::move(scene));
    // What whoever is asked there has before him need not be shown first.
    const bool asked = asksLittle() && (m_game->decider() == m_viewer || m_openHands) && !plays(m_game->decider());
    if (!m_scenes.empty() && asked && m_scenes.back().storyEnd() == m_game->storyEnd())
        m_scenes.pop_back();
}

void TableGame::dropScenes()
{
    m_next->stop();
    m_scenes.clear();
    m_view.scene.reset();
}

void TableGame::present()
{
    if (m_scenes.empty())
        return presentPosition();
    Scene next = std::move(m_scenes.front());
    m_scenes.pop_front();
    show(std::move(next));
}

// What comes after the last one is news like any other: no key was meant for it, and what the program's players do
// next waits for its time.
void TableGame::hurry()
{
    if (!isShowing() || m_held)
        return;
    m_next->stop();
    if (m_scenes.empty()) {
        noteNews();
        if (pace() > 0 && !watchesInHaste() && storyEnd() < m_game->storyEnd())
            m_shown->start(pace());
    }
    present();
    goOn();
}

void TableGame::hurryToEnd()
{
    if (!isShowing() || m_held)
        return;
    m_scenes.clear();
    hurry();
}

} // namespace dossier
