#include "desk/search/query_fault.h"

#include "wording/lists/query_text.h"

#include <algorithm>

namespace dossier {

namespace {

// Errors count in bytes, a line of text in letters of QString.
int lettersIn(const std::string& text, std::size_t from, std::size_t bytes)
{
    return static_cast<int>(QString::fromStdString(text.substr(std::min(from, text.size()), bytes)).size());
}

} // namespace

QueryFault faultOf(const QueryError& error, const std::string& text)
{
    return {sentence(error), lettersIn(text, 0, error.position), lettersIn(text, error.position, error.length)};
}

} // namespace dossier
