#include "host/new_table.h"

#include "net/protocol/invitation.h"

namespace dossier {

NewTable newTable(int seats, const GameOptions& options, std::int64_t clock, QRandomGenerator& lots, Watching watching)
{
    constexpr int kBytesOfName = 9;
    NewTable made;
    made.table.id = asLetters(newSecret(kBytesOfName));
    made.table.options = options;
    made.table.clock = clock;
    made.table.seed = lots.generate64() >> 1; // as records keep it
    made.table.salt = newSecret();
    for (int seat = 0; seat < seats; ++seat) {
        made.secrets.push_back(newSecret());
        made.table.seats.emplace_back().secretMark = sha256Of(made.secrets.back());
    }
    if (watching.allowed) {
        made.watching = newSecret();
        made.table.watchMark = sha256Of(made.watching);
        made.table.delay = watching.delay;
    }
    return made;
}

} // namespace dossier
