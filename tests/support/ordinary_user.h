// Files that may not be written, also where the tests run as root.
#pragma once

#include <unistd.h>

namespace dossier::test {

// File permissions mean nothing to root: become nobody as long as this lives.
class OrdinaryUser
{
public:
    OrdinaryUser()
    {
        if (m_wasRoot)
            m_ready = ::setresuid(65534, 65534, 0) == 0;
    }
    ~OrdinaryUser()
    {
        if (m_wasRoot)
            m_ready = ::setresuid(0, 0, 0) == 0;
    }
    OrdinaryUser(const OrdinaryUser&) = delete;
    OrdinaryUser& operator=(const OrdinaryUser&) = delete;

    bool ready() const { return m_ready; }

private:
    bool m_wasRoot = ::geteuid() == 0;
    bool m_ready = true;
};

} // namespace dossier::test
