// Whatever comes over a line, from a guest or from a host: read, or refused.
#include "net/protocol/from_host.h"
#include "support/base_set.h"

#include <cstddef>
#include <cstdint>

using namespace dossier;

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size)
{
    const CardPool& cards = test::officialCards();
    const std::string_view frame(reinterpret_cast<const char*>(data), size);
    try {
        bool unknown = false;
        static_cast<void>(write(readFromGuest(frame, unknown)));
    } catch (const JsonError&) { // refused
    }
    try {
        HostReader reader(cards);
        // As one who has been welcomed and plays.
        reader.read(
            R"({"type":"welcome","protocol":1,"program":"","table":"t","seat":0,"seats":2,"token":"","options":{"game":"advanced"},"clock":0,"commitment":""})");
        reader.read(
            R"({"type":"game","xFiles":["XF96-0119v1","XF96-0120v1"],"names":["",""],"decks":["",""],"deck":""})");
        if (const auto message = reader.read(frame))
            if (const auto* shown = std::get_if<ViewShown>(&*message))
                static_cast<void>(jsonOf(shown->sent, cards).compact());
    } catch (const JsonError&) { // refused
    }
    return 0;
}
