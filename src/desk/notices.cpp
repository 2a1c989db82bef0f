#include "desk/notices.h"

#include "wording/lists/store_text.h"

namespace dossier {

void Notices::say(const QString& text, const QString& actionText, std::function<void()> action)
{
    emit said({false, text, actionText, std::move(action)});
}

void Notices::warn(const QString& text)
{
    emit said({true, text, {}, {}});
}

void Notices::warnOf(const StoreError& error)
{
    warn(sentence(error));
}

} // namespace dossier
