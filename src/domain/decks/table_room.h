// How large a deck this program can play with.
#pragma once

namespace dossier {

// Cards in Team and Bureau Deck together that a seat at this program's table has room for (OQ-151). The rules set no
// such limit; a game is one value of 4 KiB, of which each card takes its part.
inline constexpr int kMostTableCards = 112;

} // namespace dossier
