#include "cli/distribution_json.h"

namespace dossier {

QJsonObject toJson(const Distribution& values)
{
    QJsonObject histogram;
    for (const auto& [value, count] : values.counts())
        histogram.insert(QString::number(value), count);
    const bool none = values.count() == 0; // then it has no middle, and 0 would be read as one
    const auto figure = [none](auto value) { return none ? QJsonValue() : QJsonValue(value); };
    return {{QStringLiteral("mean"), figure(values.mean())},
            {QStringLiteral("median"), figure(values.median())},
            {QStringLiteral("p10"), figure(values.percentile(10))},
            {QStringLiteral("p90"), figure(values.percentile(90))},
            {QStringLiteral("histogram"), histogram}};
}

} // namespace dossier
