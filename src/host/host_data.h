// What all tables of a host have in common.
#pragma once

#include "box/game_data.h"
#include "host/table_store.h"

#include <QRandomGenerator>

#include <functional>

namespace dossier {

struct HostData
{
    const GameData& box;
    const TableStore& store;
    QRandomGenerator& lots;                    // QRandomGenerator::system() wherever somebody plays
    QString cards{};                           // the mark of the card data (cardDataMark)
    QString program{};                         // its version
    std::function<std::int64_t()> now{};       // milliseconds since some moment
    std::function<void(const QString&)> log{}; // one line of what happened; never a secret or a hidden card
};

} // namespace dossier
