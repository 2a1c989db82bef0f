// When to be asked about a card, as a menu: kept for this and later games.
#pragma once

#include "domain/cards/card_pool.h"

#include <functional>

class QPoint;
class QWidget;

namespace dossier {

class SeatGame;
struct Desk;

// Opens at a place of the screen, and goes once it is closed or `parent` goes. The game goes on by what was chosen; it
// and `desk` must outlive `parent`. `look`: shows the card large; without it that is not offered.
void openCardStopMenu(const Desk& desk, SeatGame& game, CardIndex card, QWidget* parent, const QPoint& at,
                      const std::function<void()>& look = {});

} // namespace dossier
