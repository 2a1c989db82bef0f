// A distribution of games as the JSON of the command-line contract.
#pragma once

#include "engine/players/goldfish.h"

#include <QJsonObject>

namespace dossier {

// {"mean","median","p10","p90","histogram"}; the histogram's keys are the values. Where nothing was counted the others
// are null: such games have no middle.
QJsonObject toJson(const Distribution& values);

} // namespace dossier
