// Points that come, and what pays beside a pool, as the log tells them.
#pragma once

#include "wording/play/address.h"

namespace dossier {

// `by`: the card whose text gives them, or the Agent whose RES was shared out; empty: the RES of all others.
QString gainedText(const Said& who, int number, bool rp, const QString& by);
// A token, or a point dedicated to an Agent. `card` is empty where it is hidden from the reader: what was spent is all
// there is to say.
QString paidWithText(const Said& who, bool token, const QString& agent, const QString& card);

} // namespace dossier
