#include "app/playtest/playtest_export.h"

#include "app/theme/theme.h"
#include "app/widgets/ask.h"
#include "app/widgets/desk.h"
#include "desk/files/written_file.h"
#include "desk/notices.h"
#include "desk/playtest/heat_map_picture.h"
#include "desk/playtest/series_tables.h"

#include <QBuffer>
#include <QCoreApplication>
#include <QDir>
#include <QImage>
#include <QPainter>
#include <QWidget>

#include <algorithm>

namespace dossier {

namespace {

struct PlaytestExport
{
    Q_DECLARE_TR_FUNCTIONS(PlaytestExport)
};

constexpr qreal kSharp = 2; // points of the picture for one of the screen

constexpr int kMargin = 4 * kGrid;

QByteArray pictureOf(const std::vector<QWidget*>& shown)
{
    QSize size(0, kMargin);
    for (const QWidget* part : shown)
        size = {std::max(size.width(), part->width() + 2 * kMargin), size.height() + part->height() + kMargin};
    QImage image(size * kSharp, QImage::Format_RGB32);
    image.setDevicePixelRatio(kSharp);
    image.fill(shown.front()->palette().color(QPalette::Window));
    QPainter painter(&image);
    int top = kMargin;
    for (QWidget* part : shown) {
        part->render(&painter, QPoint(kMargin, top), {}, QWidget::DrawChildren);
        top += part->height() + kMargin;
    }
    painter.end();
    QByteArray bytes;
    QBuffer buffer(&bytes);
    buffer.open(QIODevice::WriteOnly);
    return image.save(&buffer, "PNG") ? bytes : QByteArray();
}

QByteArray contentOf(PlaytestFile what, const PlaytestResults& results)
{
    const PlayedSeries& series = results.series;
    switch (what) {
    case PlaytestFile::Cards:
        return cardTable(series.setup, series.tally);
    case PlaytestFile::Worth:
        return worthTable(series.setup, results.worth);
    case PlaytestFile::Decks:
        return matrixTable(series.setup, series.tally);
    case PlaytestFile::HeatMap:
        return heatMap(series.setup, series.tally);
    case PlaytestFile::Picture:
        break;
    }
    return pictureOf(results.shown);
}

QString endingOf(PlaytestFile what)
{
    return what == PlaytestFile::Picture   ? QStringLiteral("png")
           : what == PlaytestFile::HeatMap ? QStringLiteral("svg")
                                           : QStringLiteral("csv");
}

QString nameOf(PlaytestFile what)
{
    switch (what) {
    case PlaytestFile::Cards:
        return PlaytestExport::tr("cards", "part of a file's name");
    case PlaytestFile::Worth:
        return PlaytestExport::tr("worth", "part of a file's name");
    case PlaytestFile::Decks:
    case PlaytestFile::HeatMap:
        return PlaytestExport::tr("decks", "part of a file's name");
    case PlaytestFile::Picture:
        break;
    }
    return PlaytestExport::tr("playtest", "part of a file's name");
}

QString filterOf(PlaytestFile what)
{
    return what == PlaytestFile::Picture   ? PlaytestExport::tr("Picture (*.png)")
           : what == PlaytestFile::HeatMap ? PlaytestExport::tr("Drawing (*.svg)")
                                           : PlaytestExport::tr("Table (*.csv)");
}

} // namespace

void writePlaytest(const Desk& desk, QWidget* over, PlaytestFile what, const PlaytestResults& results)
{
    QString name = QString::fromStdString(results.series.deck().name) + QStringLiteral(" - ") + nameOf(what);
    name.replace(QLatin1Char('/'), QLatin1Char('-'));
    const auto path = desk.ask.fileToSave(over, PlaytestExport::tr("Export the playtest"),
                                          QStringLiteral("%1.%2").arg(name, endingOf(what)), filterOf(what));
    if (!path)
        return;
    const QByteArray content = contentOf(what, results);
    const QString why = content.isEmpty()
                            ? PlaytestExport::tr("the picture is too large")
                            : writeWhole(*path, {content.constData(), static_cast<std::size_t>(content.size())});
    if (why.isEmpty())
        desk.notices.say(PlaytestExport::tr("%1 was written.").arg(QDir::toNativeSeparators(*path)));
    else
        desk.notices.warn(PlaytestExport::tr("%1 cannot be written: %2.").arg(QDir::toNativeSeparators(*path), why));
}

} // namespace dossier
