// Which events of a log belong together, so that one sentence tells them: a Team that is sent out, a card with what is
// paid for it, a question with its answer, a round of Combat.
#pragma once

#include "engine/api/visible_event.h"

#include <vector>

namespace dossier {

// Nothing has come of it: nobody is healed, no card is drawn. A sentence about a zero says no more.
bool saysNothing(const VisibleEvent& event);

// Nobody has chosen that this card goes, nor does a text say so: it has served, or the rules take it away.
bool isDiscardedByRules(const VisibleEvent& event);

struct StoryGroup
{
    enum class Kind {
        Turn,
        Phase,
        Single, // told by its event alone
        Draw,   // cards drawn one after the other
        Buy,    // paid, bought and, where nothing came between, drawn
        Sale,   // cards sold and their points
        Tokens, // of several cards
        Team,   // Agents who go the same way: `section` and `team`
        Paid, // a card played, placed or handed out, a use: with its price and, where nothing came between, its effect
        Assign,   // Teams and their Sites
        Begin,    // a Site, the skill announced, the level needed
        Question, // and its answer
        Round,    // of Combat, with all its damage
        Hit,      // an Agent takes damage, and may go to the Hospital
        Beaten,   // who was beaten, the Combat that ends with it
        Discard,  // cards of one player
        Hide      // cards of one player, under one Site
    };

    Kind kind = Kind::Single;
    std::vector<const VisibleEvent*> events; // in their order; the first one says whose it is
    std::vector<const VisibleEvent*> silent; // go with it without a word: of these nothing is counted or named
    int section = -1;                        // of a Team; -1: they stay where they are
    int team = kNoTeam;                      // kNoTeam: none is told
    bool unasked = false;                    // a check that has passed, and no question came of it
    bool open = false;                       // a round whose blows are told later, or may still come
};

// Every event is in one group; the groups stand in the order of their first events. `told` must outlive them. A Phase
// in which nothing happens goes with what is beside it, and so does an event of which nothing has come.
std::vector<StoryGroup> groupsOf(const std::vector<VisibleEvent>& told);

} // namespace dossier
