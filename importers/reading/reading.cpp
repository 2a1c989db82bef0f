#include "importers/reading/reading.h"

namespace dossier {

ReadError::ReadError(Kind kind, int line, std::string detail, std::string of)
    : std::runtime_error(detail)
    , m_kind(kind)
    , m_line(line)
    , m_detail(std::move(detail))
    , m_of(std::move(of))
{}

} // namespace dossier
