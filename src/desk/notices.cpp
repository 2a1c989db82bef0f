#include "desk/notices.h"

#include "db/file/store_error.h"
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

void Notices::warn(const QString& text, AttemptKind attempt)
{
    m_failed[attempt] = text;
    warn(text);
}

void Notices::again(AttemptKind attempt)
{
    if (const auto failed = m_failed.extract(attempt))
        withdraw(failed.mapped());
}

void Notices::warnOfFailure(const std::exception_ptr& failure)
{
    try {
        std::rethrow_exception(failure);
    } catch (const StoreError& error) { // nothing was changed; once something is, that is no longer so
        warn(sentence(error), AttemptKind::Change);
    } catch (...) {
        warn(failureText(failure));
    }
}

QString Notices::failureText(const std::exception_ptr& failure)
{
    try {
        std::rethrow_exception(failure);
    } catch (const StoreError& error) {
        return sentence(error);
    } catch (const std::bad_alloc&) {
        return tr("There is not enough memory for this.");
    } catch (const std::length_error&) {
        return tr("There is not enough memory for this.");
    } catch (const ReadError& error) {
        return tr("This could not be done (%1).").arg(sentence(error));
    } catch (const JsonError& error) {
        return tr("This could not be done (%1).").arg(sentence(error));
    } catch (...) { // what it says is the library's
        return tr("This could not be done: a part of the program failed. What was stored before is as it was; please "
                  "report it.");
    }
}

} // namespace dossier
