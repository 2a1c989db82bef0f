// Whatever somebody types into a search line, it is refused with a fault or finds cards.
#include "domain/search/card_match.h"
#include "support/base_set.h"

#include <cstddef>
#include <cstdint>

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size);

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size)
{
    static const dossier::SearchIndex index(dossier::test::baseSet());
    const dossier::ParsedQuery parsed = dossier::parseQuery({reinterpret_cast<const char*>(data), size});
    if (const auto* query = std::get_if<dossier::Query>(&parsed))
        (void)dossier::matchCards(*query, index);
    return 0;
}
