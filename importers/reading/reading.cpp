#include "importers/reading/reading.h"

namespace dossier {

ReadError::ReadError(Kind kind, int line, std::string detail)
    : std::runtime_error(detail)
    , m_kind(kind)
    , m_line(line)
    , m_detail(std::move(detail))
{}

} // namespace dossier
