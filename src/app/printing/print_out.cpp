#include "app/printing/print_out.h"

#include "desk/files/written_file.h"

#include <QBuffer>
#include <QCoreApplication>
#include <QPainter>
#include <QPdfWriter>
#include <QPrinter>

namespace dossier {

namespace {

constexpr int kDotsPerInch = 1200;

QPageSize pageSize(Paper paper)
{
    return QPageSize(paper == Paper::Letter ? QPageSize::Letter : QPageSize::A4);
}

} // namespace

QString writePdf(const PrintedSheet& sheet, const Theme& theme, const QString& path, const StepTaken& goOn)
{
    QBuffer pages;
    pages.open(QIODevice::WriteOnly);
    {
        QPdfWriter writer(&pages);
        writer.setTitle(sheet.title);
        writer.setCreator(QStringLiteral("Dossier"));
        writer.setPageSize(pageSize(sheet.paper));
        writer.setPageMargins({});
        writer.setResolution(kDotsPerInch);
        QPainter painter(&writer);
        for (std::size_t page = 0; page < sheet.pages.size(); ++page) {
            if (goOn && !goOn(page, sheet.pages.size())) {
                painter.end();
                return {};
            }
            if (page > 0)
                writer.newPage();
            paintPage(painter, QRectF(0, 0, writer.width(), writer.height()), sheet, page, theme);
        }
    }
    return writeWhole(path, {pages.data().constData(), static_cast<std::size_t>(pages.size())});
}

void prepare(QPrinter& printer, const PrintedSheet& sheet)
{
    printer.setDocName(sheet.title);
    printer.setCreator(QStringLiteral("Dossier"));
    printer.setFullPage(true);
    printer.setPageSize(pageSize(sheet.paper));
}

PrintedSheet chosenPages(const PrintedSheet& sheet, const QPrinter& printer)
{
    const int pages = static_cast<int>(sheet.pages.size());
    const int first = printer.fromPage() > 0 ? std::min(printer.fromPage(), pages) : 1;
    const int last = printer.toPage() > 0 ? std::min(printer.toPage(), pages) : pages;
    PrintedSheet chosen = sheet;
    if (last < pages)
        chosen.pages.erase(chosen.pages.begin() + last, chosen.pages.end());
    chosen.pages.erase(chosen.pages.begin(), chosen.pages.begin() + std::min(first - 1, last));
    return chosen;
}

bool print(const PrintedSheet& sheet, const Theme& theme, QPrinter& printer, const StepTaken& goOn)
{
    const PrintedSheet chosen = chosenPages(sheet, printer);
    QPainter painter;
    if (!painter.begin(&printer))
        return false;
    for (std::size_t page = 0; page < chosen.pages.size(); ++page) {
        if (goOn && !goOn(page, chosen.pages.size())) {
            printer.abort();
            return false;
        }
        if (page > 0 && !printer.newPage())
            return false;
        paintPage(painter, printer.paperRect(QPrinter::DevicePixel), chosen, page, theme);
    }
    return painter.end();
}

} // namespace dossier
