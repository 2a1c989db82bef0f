// Says on standard output when the window can be used, for those who measure the start.
#pragma once

class QWidget;

namespace dossier {

// The variable of the environment that asks for it.
inline constexpr const char* kReadinessWanted = "DOSSIER_SAY_WHEN_READY";

// Prints "ready" and the resident memory in kilobytes (0 where the system does not tell) once `window` was painted and
// every event that was waiting then has been answered; ends the event loop after that.
void announceReadiness(QWidget& window);

} // namespace dossier
