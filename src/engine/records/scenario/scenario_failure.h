// A step of a scenario that did not come out as it says.
#pragma once

#include <stdexcept>
#include <string>

namespace dossier {

class ScenarioFailure : public std::runtime_error
{
public:
    ScenarioFailure(int line, const std::string& what)
        : std::runtime_error(what)
        , m_line(line)
    {}
    int line() const { return m_line; }

private:
    int m_line;
};

} // namespace dossier
