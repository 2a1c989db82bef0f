// How what lies on the table is called: never by more than its name tells (engine/state/card_name.h).
#pragma once

#include "engine/api/named_thing.h"
#include "engine/api/visible_event.h"
#include "engine/state/named_word.h"
#include "wording/play/player_names.h"

namespace dossier {

// A title; of a card that is not known, where it lies: "a card of the hand of Player B". Empty where there is no card.
QString cardText(const CardName& card, const PlayerNames& cast);
// An Agent by his last name, where his title shows it: "Mulder" of "Agent Fox Mulder", "Kosseff" of "Agent Karen
// Kosseff, Counselor"; all else by its title.
QString shortName(const CardName& card, const PlayerNames& cast);
// Agents and Adversaries without what is said of them behind a comma, for lists: "Agent Karen Kosseff", "Pvt. McAlpin".
// By the title where nothing else tells one from another card, or where what stands there is no such thing ("Good
// People, Good Food"), and all else.
QString calledText(const CardName& card, const PlayerNames& cast);
// "Mulder, Scully and Kosseff"; where the names have commas, "Marion, VA; Aubrey, MO; and Kick".
QString listed(const QStringList& names);
// "Team 2 (Dana Scully, John Doe)", "Bureau of Player A", a player, a card.
QString thingText(const NamedThing& thing, const PlayerNames& cast);
// One who fights: a card, or the second fighter that it stands for (0354).
QString fighterText(const CardName& card, bool second, const PlayerNames& cast);
// A word named for a card: "Medical", "the check under way".
QString wordText(const NamedWord& named, const PlayerNames& cast);
// The word that an event of the kind Named tells, or the title of the card.
QString namedText(const VisibleEvent& named, const PlayerNames& cast);
// What tells it from another card of the same title: whose it is, and what it lies on. "Player B, on Agent Fox Mulder";
// empty for a card of a hand and for one that lies nowhere in sight.
QString whereaboutsText(const CardName& card, const PlayerNames& cast);

// A sentence in which names meet, with what its language does to them (elision.h).
QString articledText(const QString& sentence, const PlayerNames& cast);
// A sentence of the log or of the news as it is told: it begins with a capital, and what its language does to names
// that meet in it is done (elision.h).
QString toldText(const QString& sentence, const PlayerNames& cast);

} // namespace dossier
