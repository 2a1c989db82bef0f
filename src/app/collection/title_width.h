// How wide a column is that cuts no title.
#pragma once

namespace dossier {

class CardPool;
struct Theme;

// In pixels, the type's mark and the room around it included.
int titleWidth(const CardPool& pool, const Theme& theme);

} // namespace dossier
