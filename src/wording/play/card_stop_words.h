// When somebody at the table is asked about a card that he can play or use, in words.
#pragma once

#include <QString>

namespace dossier {

// "Only when I click it"; `stop` by its number (CardStop), empty for any other.
QString cardStopWords(int stop);

} // namespace dossier
