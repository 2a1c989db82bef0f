// Texts of the rooms without Qt, as Qt has them.
#pragma once

#include <QString>

#include <string_view>

namespace dossier {

// UTF-8, as all texts of those rooms are.
inline QString qtText(std::string_view utf8)
{
    return QString::fromUtf8(utf8);
}

} // namespace dossier
