#include "cli/distribution_json.h"

namespace dossier {

QJsonObject toJson(const Distribution& values)
{
    QJsonObject histogram;
    for (const auto& [value, count] : values.counts())
        histogram.insert(QString::number(value), count);
    return {{QStringLiteral("mean"), values.mean()},
            {QStringLiteral("median"), values.median()},
            {QStringLiteral("p10"), values.percentile(10)},
            {QStringLiteral("p90"), values.percentile(90)},
            {QStringLiteral("histogram"), histogram}};
}

} // namespace dossier
