// When to be asked about a card, as a menu: kept for this and later games.
#pragma once

#include "domain/cards/card_pool.h"

class QPoint;
class QWidget;

namespace dossier {

class TableGame;
struct Desk;

// Opens at a place of the screen and returns once it is closed. The game goes on by what was chosen.
void openCardStopMenu(const Desk& desk, TableGame& game, CardIndex card, QWidget* parent, const QPoint& at);

} // namespace dossier
