// A card in words: for screen readers, tool tips and the short facts of a thumbnail.
#pragma once

#include "domain/cards/card_pool.h"

#include <QString>
#include <QStringList>

namespace dossier {

// "Aubrey, MO; Site; cost 2 Resource Points; needs Behavioral 4; asks Motive". One sentence without a full stop.
QString describe(const Card& card);

// The title, and where it was printed more than once which printing this is: "Agent Fox Mulder (Ultra-Rare)", by number
// where the rarity does not tell.
QString printingTitle(const CardPool& pool, CardIndex card);

// "4", "N/A", or a star for what the card's text computes.
QString figure(const Rating& rating);
QString signedFigure(int value);      // "+3", and with a true minus sign "−3"
QString needs(const SiteFacts& site); // "Behavioral 4 or Medical 3"
QString asks(const SiteFacts& site);  // "Motive or Result"
// Two facts that matter while building a deck, short: "Behavioral 4", "Motive"; of a type without figures of its own
// its Keywords and what it is played on, or what else is known of it.
QStringList shortFacts(const Card& card);

} // namespace dossier
