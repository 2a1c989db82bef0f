// When to be asked about a card, as a menu: kept for this and later games.
#pragma once

#include "domain/cards/card_pool.h"

#include <functional>

class QPoint;
class QWidget;

namespace dossier {

class TableGame;
struct Desk;

// Opens at a place of the screen and returns once it is closed. The game goes on by what was chosen. `look`: shows the
// card large; without it that is not offered.
void openCardStopMenu(const Desk& desk, TableGame& game, CardIndex card, QWidget* parent, const QPoint& at,
                      const std::function<void()>& look = {});

} // namespace dossier
