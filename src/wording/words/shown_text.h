// Text as a terminal may be given it.
#pragma once

#include <QByteArray>
#include <QString>

namespace dossier {

// Text that came out of a file, the database or an argument, for people to read: characters that would set a terminal's
// title, move its cursor or turn the text about are shown, not sent. Line ends and tabs stay.
QString shownText(QString text);

// The same bytes of a JSON document, with every control character escaped, also those that JSON lets pass (DEL and
// U+0080 to U+009F, of which one begins a command to a terminal).
QByteArray escapedJson(const QByteArray& document);

} // namespace dossier
