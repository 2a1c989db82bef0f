// A file that is written as a whole or not at all. What is no file, a device or a pipe, is written into.
#pragma once

#include <QString>

#include <string_view>

namespace dossier {

// Why it could not be written, in the system's words; empty where it was. What was there before stays then.
QString writeWhole(const QString& path, std::string_view content);

} // namespace dossier
