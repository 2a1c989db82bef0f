// Which look the user wants; what it is made of is said in app/theme.
#pragma once

#include <QString>

namespace dossier {

enum class LookChoice { System, Day, Night, DayContrast, NightContrast };

// "system", "day", "night", "day-contrast", "night-contrast": as the settings spell it. Unknown words mean System.
QString nameOf(LookChoice choice);
LookChoice lookChoiceNamed(const QString& name);

} // namespace dossier
