#include "desk/notices.h"

#include "wording/lists/fault_text.h"
#include "wording/lists/reading_text.h"
#include "wording/lists/store_text.h"

#include <new>
#include <stdexcept>

namespace dossier {

void Notices::say(const QString& text, const QString& actionText, std::function<void()> action)
{
    emit said({false, text, actionText, std::move(action)});
}

void Notices::warn(const QString& text)
{
    emit said({true, text, {}, {}});
}

void Notices::warnOfFailure(const std::exception_ptr& failure)
{
    try {
        std::rethrow_exception(failure);
    } catch (const std::bad_alloc&) {
        warn(tr("There is not enough memory for this."));
    } catch (const std::length_error&) {
        warn(tr("There is not enough memory for this."));
    } catch (const ReadError& error) {
        warn(tr("This could not be done (%1).").arg(sentence(error)));
    } catch (const JsonError& error) {
        warn(tr("This could not be done (%1).").arg(sentence(error)));
    } catch (...) { // what it says is the library's
        warn(tr("This could not be done."));
    }
}

void Notices::warnOf(const StoreError& error)
{
    warn(sentence(error));
}

} // namespace dossier
