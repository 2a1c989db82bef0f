// A file of which only the beginning can be read, as on a bad medium or a network drive that went away: then EIO. By
// the call of the system itself, so that every reader meets it, Qt's too.
#pragma once

#include <cstdint>
#include <string>

namespace dossier::test {

// While it lives, for this process. One at a time.
class FailingRead
{
public:
    // `after`: so many bytes can be read, of all readings of this file together.
    FailingRead(const std::string& path, std::int64_t after);
    ~FailingRead();
    FailingRead(const FailingRead&) = delete;
    FailingRead& operator=(const FailingRead&) = delete;

    bool hasFailed() const;
};

} // namespace dossier::test
