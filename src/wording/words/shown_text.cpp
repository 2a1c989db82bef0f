#include "wording/words/shown_text.h"

#include "text/utf8.h"

namespace dossier {

namespace {

constexpr char16_t kFirstPicture = 0x2400; // "symbol for null"; the symbols of the others follow
constexpr char16_t kDelete = 0x7F;
constexpr char16_t kPictureOfDelete = 0x2421;
constexpr char16_t kReplacement = 0xFFFD;

char16_t shown(char16_t letter)
{
    if (letter == u'\n' || letter == u'\t')
        return letter;
    if (letter < u' ')
        return static_cast<char16_t>(kFirstPicture + letter);
    if (letter == kDelete)
        return kPictureOfDelete;
    const bool command = letter >= 0x80 && letter <= 0x9F;
    return command || turnsText(letter) ? kReplacement : letter;
}

} // namespace

QString shownText(QString text)
{
    for (QChar& letter : text)
        if (const char16_t instead = shown(letter.unicode()); instead != letter.unicode())
            letter = QChar(instead);
    return text;
}

QByteArray escapedJson(const QByteArray& document)
{
    static constexpr char kDigits[] = "0123456789abcdef";
    // In UTF-8 DEL is 7F, and the others are C2 80 to C2 9F.
    const auto second = [](char byte) { return static_cast<unsigned char>(byte) <= 0x9F; };
    QByteArray escaped;
    escaped.reserve(document.size());
    for (qsizetype i = 0; i < document.size(); ++i) {
        char byte = document[i];
        const bool two = byte == '\xC2' && i + 1 < document.size() && second(document[i + 1]);
        if (!two && byte != '\x7F') {
            escaped += byte;
            continue;
        }
        if (two)
            byte = document[++i];
        escaped += "\\u00";
        escaped += kDigits[static_cast<unsigned char>(byte) >> 4];
        escaped += kDigits[static_cast<unsigned char>(byte) & 15];
    }
    return escaped;
}

} // namespace dossier
