// What the system says of a failure, in the user's language: Qt has words of its own for four of them alone.
#pragma once

#include <QString>

namespace dossier {

// For the middle of a sentence. What is not known here is said as the system has it.
QString systemText(int error);
// The same of what somebody has had from the system as words.
QString systemText(const QString& said);

} // namespace dossier
