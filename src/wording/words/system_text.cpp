#include "wording/words/system_text.h"

#include <QCoreApplication>

#include <algorithm>
#include <array>
#include <cerrno>

namespace dossier {

namespace {

struct SystemWords
{
    int error;
    const char* words;
    bool areOfQt = false;
};

constexpr std::array kSystemWords{
    SystemWords{EACCES, "Permission denied", true},
    SystemWords{EMFILE, "Too many open files", true},
    SystemWords{ENOENT, "No such file or directory", true},
    SystemWords{ENOSPC, "No space left on device", true},
    SystemWords{EBADF, QT_TRANSLATE_NOOP("SystemText", "Bad file descriptor")},
    SystemWords{EBUSY, QT_TRANSLATE_NOOP("SystemText", "Device or resource busy")},
    SystemWords{EDQUOT, QT_TRANSLATE_NOOP("SystemText", "Disk quota exceeded")},
    SystemWords{EEXIST, QT_TRANSLATE_NOOP("SystemText", "File exists")},
    SystemWords{EFBIG, QT_TRANSLATE_NOOP("SystemText", "File too large")},
    SystemWords{EINVAL, QT_TRANSLATE_NOOP("SystemText", "Invalid argument")},
    SystemWords{EIO, QT_TRANSLATE_NOOP("SystemText", "Input/output error")},
    SystemWords{EISDIR, QT_TRANSLATE_NOOP("SystemText", "Is a directory")},
    SystemWords{ELOOP, QT_TRANSLATE_NOOP("SystemText", "Too many levels of symbolic links")},
    SystemWords{ENAMETOOLONG, QT_TRANSLATE_NOOP("SystemText", "File name too long")},
    SystemWords{ENFILE, QT_TRANSLATE_NOOP("SystemText", "Too many open files in system")},
    SystemWords{ENODEV, QT_TRANSLATE_NOOP("SystemText", "No such device")},
    SystemWords{ENOMEM, QT_TRANSLATE_NOOP("SystemText", "Cannot allocate memory")},
    SystemWords{ENOTDIR, QT_TRANSLATE_NOOP("SystemText", "Not a directory")},
    SystemWords{ENOTEMPTY, QT_TRANSLATE_NOOP("SystemText", "Directory not empty")},
    SystemWords{ENXIO, QT_TRANSLATE_NOOP("SystemText", "No such device or address")},
    SystemWords{EPERM, QT_TRANSLATE_NOOP("SystemText", "Operation not permitted")},
    SystemWords{EPIPE, QT_TRANSLATE_NOOP("SystemText", "Broken pipe")},
    SystemWords{EROFS, QT_TRANSLATE_NOOP("SystemText", "Read-only file system")},
    SystemWords{ESTALE, QT_TRANSLATE_NOOP("SystemText", "Stale file handle")},
    SystemWords{ETIMEDOUT, QT_TRANSLATE_NOOP("SystemText", "Connection timed out")},
    SystemWords{ETXTBSY, QT_TRANSLATE_NOOP("SystemText", "Text file busy")},
};

} // namespace

QString systemText(int error)
{
    const auto found = std::ranges::find(kSystemWords, error, &SystemWords::error);
    return found == kSystemWords.end() || found->areOfQt ? qt_error_string(error)
                                                         : QCoreApplication::translate("SystemText", found->words);
}

// The system may say it in a language of its own.
QString systemText(const QString& said)
{
    const auto found = std::ranges::find_if(kSystemWords, [&said](const SystemWords& each) {
        return said == QLatin1String(each.words) || said == qt_error_string(each.error);
    });
    return found == kSystemWords.end() ? said : systemText(found->error);
}

} // namespace dossier
