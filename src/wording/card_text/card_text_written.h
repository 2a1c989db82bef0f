// The texts of cards that no template says well, written by hand.
#pragma once

#include <QString>

namespace dossier {

// By the card's number across sets, in the language of the program; empty for a card whose text is put together.
QString writtenText(int card);

} // namespace dossier
