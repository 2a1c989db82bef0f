// One guest's line to the host, whatever it is made of. Where it turns out to be cut, the host is told so (Host::gone)
// later, never while it sends, closes or asks: it is at that guest then.
#pragma once

#include <cstddef>
#include <string>

namespace dossier {

class GuestLine
{
public:
    virtual ~GuestLine() = default;
    // One text frame. What cannot be sent is gone: the guest comes back and is shown where the game stands.
    virtual void send(const std::string& frame) = 0;
    // After what was sent.
    virtual void close() = 0;
    // Bytes that were sent and not taken yet.
    virtual std::size_t waiting() const = 0;
};

} // namespace dossier
