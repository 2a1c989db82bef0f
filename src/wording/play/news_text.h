// What happened since somebody last looked, each in a few words: for a strip of marks, not for the log.
#pragma once

#include "engine/api/visible_event.h"
#include "wording/play/player_names.h"

#include <vector>

namespace dossier {

struct NewsItem
{
    QString text;
    CardName card{};       // that it is about; the empty name where it is about none
    std::size_t event = 0; // its place in the log
    bool result = false;   // of a check, of a Combat, of a turn: told by a banner, too
    bool cause = false;    // a card played or used: what follows came of it
};

// What `reader` did himself is left out, but for what came of it. Equal things are told together.
std::vector<NewsItem> newsOf(const std::vector<VisibleEvent>& told, const PlayerNames& cast, Seat reader);

} // namespace dossier
