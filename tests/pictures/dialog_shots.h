// Pictures of every dialog, with something in it, for those who want to look at them all.
#pragma once

class QDir;

namespace dossier {

class Program;

// Answers whether all could be written.
bool takeDialogs(Program& program, const QDir& folder);

} // namespace dossier
