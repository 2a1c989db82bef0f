// Thinks for whoever is asked at a table far away, in another thread, as the table at home does. Only one can be asked
// at a time, so one thinks at a time; what is no longer asked is forgotten.
#pragma once

#include "net/protocol/advice_json.h"
#include "table/adviser.h"

#include <QRandomGenerator>

namespace dossier {

class TableSession;

class TableAdviser : public QObject
{
    Q_OBJECT

public:
    // `lots` must outlive the adviser.
    TableAdviser(QRandomGenerator& lots, QObject* parent);

    // About what is asked now; `advised` comes later, or before this returns where it is known already. Who thinks
    // about it goes on. The game must stay until it is forgotten. False where there is nothing to choose between.
    bool think(TableSession& session);
    // The game stands here now.
    void movedTo(int position);
    void forget();
    bool isThinking() const { return m_adviser->isThinking(); }

signals:
    void advised(const dossier::HintGiven& hint);
    void failed(const std::exception_ptr& failure);

private:
    QRandomGenerator& m_lots;
    Adviser* m_adviser;
    int m_position = -1;    // that is thought about, or known
    int m_sent = -1;        // the same, as it is sent
    ActionList m_choices{}; // there, in the order in which they are sent
    std::optional<HintGiven> m_known{};
};

} // namespace dossier
