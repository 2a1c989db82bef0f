#include "app/printing/deck_sheet.h"
#include "app/printing/print_out.h"
#include "app/printing/proxy_sheet.h"
#include "app/printing/sheets.h"
#include "support/base_set.h"
#include "support/deck_builder.h"

#include <QFile>
#include <QImage>
#include <QPainter>
#include <QPicture>
#include <QPrinter>
#include <QTemporaryDir>

#include <gtest/gtest.h>

namespace dossier {

namespace {

QByteArray bytesOf(const QString& path)
{
    QFile file(path);
    return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray();
}

// The page tree of a PDF says how many there are.
int pagesIn(const QByteArray& pdf)
{
    const auto at = pdf.indexOf("/Count ");
    return at < 0 ? 0 : pdf.mid(at + 7, 4).trimmed().split('\n').first().toInt();
}

PrintedSheet proxies(int copies, Paper paper)
{
    const std::vector<DeckEntry> cards{{test::card("XF96-0063v1"), copies}};
    return proxySheet(
        QStringLiteral("Proxies"), cards, test::baseSet(), [](CardIndex) { return QString(); }, paper,
        test::printType());
}

QImage imageOf(const PrintedSheet& sheet, std::size_t page, int width)
{
    QImage image(width, static_cast<int>(width * sizeOf(sheet.paper).height() / sizeOf(sheet.paper).width()),
                 QImage::Format_RGB32);
    image.fill(Qt::white);
    QPainter painter(&image);
    paintPage(painter, image.rect(), sheet, page, test::printType().theme());
    return image;
}

bool anythingIn(const QImage& image, const QRect& rect)
{
    for (int y = rect.top(); y <= rect.bottom(); ++y)
        for (int x = rect.left(); x <= rect.right(); ++x)
            if (image.pixel(x, y) != qRgb(255, 255, 255))
                return true;
    return false;
}

} // namespace

TEST(PrintOut, WritesAPdfOfAsManyPages)
{
    const QTemporaryDir folder;
    const QString path = folder.filePath(QStringLiteral("proxies.pdf"));
    EXPECT_EQ(writePdf(proxies(20, Paper::A4), test::printType().theme(), path), QString());
    const QByteArray pdf = bytesOf(path);
    EXPECT_TRUE(pdf.startsWith("%PDF-"));
    EXPECT_EQ(pagesIn(pdf), 3);
    EXPECT_FALSE(pdf.contains("/Subtype /Image")) << "a proxy is drawn, not a picture";
}

TEST(PrintOut, TakesThePagesThatWereChosen)
{
    const PrintedSheet sheet = proxies(20, Paper::A4); // of three pages
    const auto chosen = [&](int from, int to) {
        QPrinter printer;
        printer.setOutputFileName(QStringLiteral("somewhere.pdf"));
        printer.setFromTo(from, to);
        return chosenPages(sheet, printer).pages.size();
    };
    EXPECT_EQ(chosen(0, 0), 3U) << "all, where nothing was said";
    EXPECT_EQ(chosen(2, 3), 2U);
    EXPECT_EQ(chosen(3, 3), 1U);
    EXPECT_EQ(chosen(1, 9), 3U);
    QPrinter second;
    second.setOutputFileName(QStringLiteral("somewhere.pdf"));
    second.setFromTo(2, 2);
    EXPECT_EQ(textsOn(chosenPages(sheet, second).pages.front()), textsOn(sheet.pages[1]));
}

TEST(PrintOut, NamesTheDocument)
{
    const QTemporaryDir folder;
    const QString path = folder.filePath(QStringLiteral("sheet.pdf"));
    const Format format = test::format(Game::Advanced);
    const PrintedSheet sheet =
        deckSheet(test::legalDeck(), test::baseSet(), format, {}, Paper::Letter, test::printType());
    EXPECT_EQ(writePdf(sheet, test::printType().theme(), path), QString());
    EXPECT_EQ(pagesIn(bytesOf(path)), 1);
    EXPECT_TRUE(bytesOf(path).contains("612")) << "Letter is 612 points wide";
}

TEST(PrintOut, SaysWhyAFileCannotBeWritten)
{
    EXPECT_NE(writePdf(proxies(1, Paper::A4), test::printType().theme(), QStringLiteral("/no/such/folder/a.pdf")),
              QString());
}

TEST(PrintOut, PaintsTheSameIntoAnyRectangle)
{
    const PrintedSheet sheet = proxies(9, Paper::A4);
    const QImage image = imageOf(sheet, 0, 420);
    EXPECT_TRUE(anythingIn(image, {21 + 8, 33 + 8, 100, 100})); // the first card, two pixels a millimetre
    EXPECT_TRUE(anythingIn(image, {12, 33 - 1, 6, 3}));         // a cut mark left of it
    EXPECT_FALSE(anythingIn(image, {0, 0, 420, 18}));           // the margin above
    QPicture picture;
    QPainter painter(&picture);
    paintPage(painter, {100, 50, 630, 891}, sheet, 0, test::printType().theme());
    painter.end();
    EXPECT_GT(picture.size(), 1000u);
    EXPECT_GE(picture.boundingRect().left(), 100);
    EXPECT_GE(picture.boundingRect().top(), 50);
}

TEST(Proxies, AreNineToAPageInTrueSize)
{
    for (const Paper paper : {Paper::A4, Paper::Letter}) {
        const PrintedSheet sheet = proxies(10, paper);
        ASSERT_EQ(sheet.pages.size(), 2u);
        int faces = 0;
        for (const PrintedItem& item : sheet.pages[0])
            if (const auto* face = std::get_if<PrintedFace>(&item)) {
                ++faces;
                EXPECT_DOUBLE_EQ(face->rect.width(), 63);
                EXPECT_DOUBLE_EQ(face->rect.height(), 88);
                EXPECT_GE(face->rect.left(), 5);
                EXPECT_LE(face->rect.bottom(), sizeOf(paper).height() - 5);
            }
        EXPECT_EQ(faces, 9);
    }
}

TEST(Proxies, OfNothingAreAnEmptyPage)
{
    EXPECT_EQ(proxies(0, Paper::A4).pages.size(), 1u);
}

} // namespace dossier
