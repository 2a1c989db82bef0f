// The desk a panel works at: what the user has in hand, how it looks, who answers questions, and what was looked at.
#pragma once

#include "desk/in_hand.h"

namespace dossier {

class Appearance;
class Ask;
class CardPictures;
class ViewMemory;

struct Desk : InHand
{
    Appearance& appearance;
    Ask& ask;
    CardPictures& pictures;
    ViewMemory& memory;
};

} // namespace dossier
