// Whose turn it is to make a database, to bring it up to date or to put another one in its place: where several
// programs find it old, or find nothing, one does it, the others wait and find it done.
#pragma once

#include "disk/calls.h"

#include <QString>

#include <chrono>

namespace dossier {

// An upgrade copies the file first: so much longer than for one that keeps the file it is waited for.
inline constexpr int kOftenerThanPatience = 30;

// A lock on the folder, which leaves no file behind and ends with the program, however that ends.
class UpgradeTurn
{
public:
    // Waits while another program is at it. Throws Locked where that takes longer than `patience`. Where no lock can be
    // had (some network drives) nobody waits.
    UpgradeTurn(const QString& path, std::chrono::milliseconds patience, const QString& tried);

private:
    OpenFile m_folder;
};

} // namespace dossier
