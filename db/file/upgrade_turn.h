// Whose turn it is to bring a database up to date, where several programs find it old at once: one makes the copy and
// upgrades, the others wait and find it done.
#pragma once

#include "disk/calls.h"

#include <QString>

#include <chrono>

namespace dossier {

// A lock on the folder, which leaves no file behind and ends with the program, however that ends.
class UpgradeTurn
{
public:
    // Waits while another program is at it. Throws Locked where that takes much longer than `patience`, which is for
    // one that keeps the file. Where no lock can be had (some network drives) nobody waits.
    UpgradeTurn(const QString& path, std::chrono::milliseconds patience, const QString& tried);

private:
    OpenFile m_folder;
};

} // namespace dossier
