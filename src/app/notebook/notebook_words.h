// Questions and answers of the notebook as people say them.
#pragma once

#include "domain/deduction/deduction.h"

#include <QString>

namespace dossier {

// "Motive: Survival"
QString questionWords(CharacteristicType question);
// "Motive is Survival", "Motive is not Survival"
QString answerWords(const Answer& answer);
// "0.90"
QString figure(double value, int decimals);

} // namespace dossier
