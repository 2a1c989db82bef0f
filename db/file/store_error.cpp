#include "db/file/store_error.h"

namespace dossier {

StoreError::StoreError(Kind kind, const QString& path, const QString& tried, const QString& detail)
    : std::runtime_error(
          (tried + QStringLiteral(": ") + detail + QStringLiteral(" (") + path + QLatin1Char(')')).toStdString())
    , m_kind(kind)
    , m_path(path)
    , m_tried(tried)
    , m_detail(detail)
{}

StoreError StoreError::unsure() const
{
    StoreError error = *this;
    error.m_unsure = true;
    return error;
}

} // namespace dossier
