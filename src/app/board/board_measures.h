// How large everything on the table is in a window of some size: found anew for each turn, never within one.
#pragma once

#include "engine/state/observation.h"

#include <QRect>

#include <vector>

namespace dossier {

struct BoardMeasures
{
    // One player's part above the observer's own.
    struct Above
    {
        Seat seat = kNoSeat;
        QRect rect{};
        bool strip = false; // one line for all he has, else his three Sections in a row
    };

    int line = 0;    // height of a line of small text
    int caption = 0; // of what stands above the cards of a place
    int plate = 0;   // width of a player's plate at the left
    int above = 0;   // widths of cards: another player's,
    int field = 0;   // in the observer's Field,
    int bureau = 0;  // in his Bureau and Hospital,
    int hand = 0;    // in his hand
    std::vector<Above> players{};
    QRect recap{};
    QRect own{};  // plate and all Sections
    int sure = 0; // of its height: what there is in a window of any greater width, too
    QRect handRoom{};
    bool ownInOneRow = false;
};

int cardHeight(int width);

// `line` as in planBoard. With `folded` every other player has but a strip, and the observer the room that is won; his
// hand stays where it is.
BoardMeasures measureBoard(const Observation& seen, const QSize& size, int line, bool folded);

} // namespace dossier
