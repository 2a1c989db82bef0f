// The desk a panel works at: what the user has in hand, how it looks, and who answers questions.
#pragma once

#include "desk/in_hand.h"

namespace dossier {

class Appearance;
class Ask;
class CardPictures;

struct Desk : InHand
{
    Appearance& appearance;
    Ask& ask;
    CardPictures& pictures;
};

} // namespace dossier
