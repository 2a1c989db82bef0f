#include "importers/decks/decks.h"
#include "importers/reading/text_encoding.h"
#include "text/fold.h"

#include <ctime>

namespace dossier {

namespace {

std::string utf16(std::u16string_view text, bool littleEndian)
{
    std::string bytes;
    for (char16_t unit : text) {
        const char low = static_cast<char>(unit & 0xFF);
        const char high = static_cast<char>(unit >> 8);
        bytes += littleEndian ? low : high;
        bytes += littleEndian ? high : low;
    }
    return bytes;
}

ReadError errorOfBytes(const std::string& bytes)
{
    return test::readErrorOf([&] { decodeText(bytes); });
}

} // namespace

TEST(TextEncoding, Utf8IsKeptAndItsMarkTakenOff)
{
    EXPECT_EQ(decodeText("Død Kalm"), "Død Kalm");
    EXPECT_EQ(decodeText("\xEF\xBB\xBF"
                         "Dupré"),
              "Dupré");
}

TEST(TextEncoding, Utf16IsReadWithAndWithoutMark)
{
    const std::u16string text = u"2 Død Kalm \U0001F47D";
    for (const bool little : {true, false}) {
        EXPECT_EQ(decodeText(utf16(u"\uFEFF" + text, little)), "2 Død Kalm \U0001F47D");
        EXPECT_EQ(decodeText(utf16(u"2 Død Kalm", little)), "2 Død Kalm");
    }
    EXPECT_EQ(decodeText(utf16(u"\uFEFFa\xD83D", true)), "a\uFFFD"); // half a surrogate pair
    for (const bool little : {true, false}) {
        EXPECT_EQ(decodeText(utf16(u"\uFEFFa\xD83D z", little)), "a\uFFFD z"); // nothing behind it is lost
        EXPECT_EQ(decodeText(utf16(u"\uFEFF\xDC7D\xD83D\xD83D\xDC7D", little)), "\uFFFD\uFFFD\U0001F47D");
    }
    EXPECT_EQ(decodeText(utf16(u"\uFEFFab", true) + "c"), "ab"); // half a letter
}

TEST(TextEncoding, WhatIsNoUtf8IsWestern)
{
    EXPECT_EQ(decodeText("D\xF8"
                         "d Kalm, Dupr\xE9"),
              "Død Kalm, Dupré");
    EXPECT_EQ(decodeText("Cecil L\x92Ively \x80"), "Cecil L\u2019Ively \u20AC");
    EXPECT_EQ(decodeText("\xC0\xAF"), "À¯");                // overlong: no UTF-8
    EXPECT_EQ(decodeText("\xED\xA0\x80"), "í\u00A0\u20AC"); // a surrogate: no UTF-8
}

TEST(TextEncoding, OneLetterThatIsNoUtf8CostsNoOther)
{
    ChangedRows western;
    EXPECT_EQ(decodeText("Étagère, caf\xE9, Dupré \x80\r\nÀ\rD\xF8"
                         "d\n",
                         kMostFileBytes, &western),
              "Étagère, café, Dupré \u20AC\nÀ\nDød\n");
    EXPECT_EQ(western, (ChangedRows{2, 1})); // the first line, though of two letters, and the third
    EXPECT_EQ(decodeText("a\r\n\xE9\r\xE8\n\xE7", kMostFileBytes, &(western = {})), "a\né\nè\nç");
    EXPECT_EQ(western, (ChangedRows{3, 2}));
    EXPECT_EQ(decodeText("Étag\xC3", kMostFileBytes, &(western = {})), "ÉtagÃ"); // cut off
    EXPECT_EQ(western, (ChangedRows{1, 1}));
    decodeText("Étagère", kMostFileBytes, &(western = {}));
    EXPECT_EQ(western, ChangedRows());
}

TEST(TextEncoding, ADocumentIsReadInTheEncodingItNames)
{
    const auto xml = [](const std::string& name, const std::string& text) {
        return decodeText("<?xml version=\"1.0\" encoding='" + name + "'?>\n<a>" + text + "</a>");
    };
    const auto saying = [](const std::string& name) { return "<?xml version=\"1.0\" encoding='" + name + "'?>\n<a>"; };
    EXPECT_EQ(xml("Windows-1251", "\xC4\xE0"), saying("Windows-1251") + "Да</a>");
    EXPECT_EQ(xml("ISO-8859-2", "\xB1"), saying("ISO-8859-2") + "ą</a>");
    EXPECT_EQ(xml("ISO-8859-1", "\x92"), saying("ISO-8859-1") + "\u2019</a>"); // as everybody means it
    EXPECT_EQ(xml("UTF-8", "Éa\xE9"), saying("UTF-8") + "Éaé</a>");
    EXPECT_EQ(xml("KOI8-R", "Да"), saying("KOI8-R") + "Да</a>") << "somebody saved it anew";
    EXPECT_EQ(decodeText("<html><META http-equiv=a content=\"text/html; charset=windows-1250\">\x8A"),
              "<html><META http-equiv=a content=\"text/html; charset=windows-1250\">Š");
    for (const char* name : {"KOI8-R", "IBM850", "x-none", "utf-7"}) {
        const ReadError error = test::readErrorOf([&] { xml(name, "\xC4"); });
        EXPECT_EQ(error.kind(), ReadError::Kind::OtherEncoding);
        EXPECT_EQ(error.detail(), fold(name));
    }
    EXPECT_EQ(decodeText("charset=koi8-r \xE9"), "charset=koi8-r é") << "no document";
}

TEST(TextEncoding, LineEndsBecomeLf)
{
    EXPECT_EQ(decodeText("a\r\nb\rc\n\r\n"), "a\nb\nc\n\n");
}

TEST(TextEncoding, BlankAndBinaryFilesAreRefused)
{
    for (const char* blank : {"", " ", "\r\n\t\n", "\xEF\xBB\xBF\n"})
        EXPECT_EQ(errorOfBytes(blank).kind(), ReadError::Kind::Empty);
    EXPECT_EQ(errorOfBytes(std::string("ab\0cd", 5)).kind(), ReadError::Kind::Binary);
    EXPECT_EQ(errorOfBytes(std::string("\x89PNG\r\n\x1A\n\0\0\0\rIHDR", 16)).kind(), ReadError::Kind::Binary);
    EXPECT_EQ(errorOfBytes("\x89PN\x01\x02\xFF").kind(), ReadError::Kind::Binary);
    EXPECT_EQ(errorOfBytes(std::string(64, '\0')).kind(), ReadError::Kind::Binary);
}

TEST(TextEncoding, LongLinesAreRefusedAtOnce)
{
    const std::clock_t begin = std::clock();
    const ReadError error = errorOfBytes("Name: n\n" + std::string(50'000'000, 'a') + "\n");
    EXPECT_EQ(error.kind(), ReadError::Kind::TooLong);
    EXPECT_EQ(error.line(), 2);
    EXPECT_LT((std::clock() - begin) / CLOCKS_PER_SEC, 10); // seconds of work
    EXPECT_EQ(decodeText(std::string(kMostLineBytes, 'a')).size(), kMostLineBytes);
    EXPECT_EQ(errorOfBytes(std::string(kMostLineBytes + 1, 'a')).line(), 1);
}

TEST(TextEncoding, JsonMayBeOneLine)
{
    for (const char* begins : {"[{\"", " \n{ \"", "[[1", "[ ]", "{}"})
        EXPECT_NO_THROW(decodeText(begins + std::string(kMostLineBytes + 1, 'a'))) << begins;
    for (const char* begins : {"[b]", "{b", "[", "(\""})
        EXPECT_EQ(errorOfBytes(begins + std::string(kMostLineBytes + 1, 'a')).kind(), ReadError::Kind::TooLong)
            << begins;
}

TEST(TextEncoding, HugeFilesAreRefused)
{
    EXPECT_EQ(errorOfBytes(std::string(kMostFileBytes + 1, '\n')).kind(), ReadError::Kind::TooLarge);
    std::string lines;
    for (int i = 0; i <= kMostLines; ++i)
        lines += "a\n";
    EXPECT_EQ(errorOfBytes(lines).line(), kMostLines + 1);
}

} // namespace dossier
