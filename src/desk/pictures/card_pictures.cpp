#include "desk/pictures/card_pictures.h"

#include <QFileInfo>
#include <QImageReader>
#include <QPainter>

#include <cmath>

namespace dossier {

namespace {

constexpr int kCacheKb = 24 * 1024;
constexpr qint64 kLargestFile = 64LL * 1024 * 1024;
constexpr int kLongestSide = 20'000;                // pixels of a scan
constexpr qint64 kMostPixels = 120LL * 1000 * 1000; // a card scanned at 1200 dpi has 12 million
constexpr int kSettleMs = 300;                      // a copy of many files tells of each of them
constexpr int kStep = 32;                           // widths are rounded up, so that a slider does not decode each step

int roundedUp(int width)
{
    return (width + kStep - 1) / kStep * kStep;
}

} // namespace

QImage decodePicture(const QString& file, int pixels)
{
    if (QFileInfo(file).size() > kLargestFile)
        return {};
    QImageReader reader(file);
    reader.setDecideFormatFromContent(true);
    reader.setAutoTransform(true);
    const QSize size = reader.size();
    if (size.isEmpty() || std::max(size.width(), size.height()) > kLongestSide ||
        static_cast<qint64>(size.width()) * size.height() > kMostPixels)
        return {};
    const bool turned = reader.transformation().testFlag(QImageIOHandler::TransformationRotate90);
    const int across = turned ? size.height() : size.width();
    if (pixels < across) {
        const qreal scale = static_cast<qreal>(pixels) / across;
        reader.setScaledSize({std::max(1, static_cast<int>(std::lround(size.width() * scale))),
                              std::max(1, static_cast<int>(std::lround(size.height() * scale)))});
    }
    return reader.read();
}

void paintPicture(QPainter& painter, const QRectF& rect, const QPixmap& picture)
{
    const QSizeF size = QSizeF(picture.size()).scaled(rect.size(), Qt::KeepAspectRatio);
    QRectF place({0, 0}, size);
    place.moveCenter(rect.center());
    painter.setRenderHint(QPainter::SmoothPixmapTransform);
    painter.drawPixmap(place, picture, QRectF(picture.rect()));
}

CardPictures::CardPictures(const CardPool& pool, const QString& folder, QObject* parent)
    : QObject(parent)
    , m_pool(pool)
    , m_folder(folder)
    , m_pictures(kCacheKb)
{
    m_threads.setMaxThreadCount(2);
    m_settle.setSingleShot(true);
    m_settle.setInterval(kSettleMs);
    connect(&m_settle, &QTimer::timeout, this, &CardPictures::look);
    connect(&m_watcher, &QFileSystemWatcher::directoryChanged, this, [this] { m_settle.start(); });
}

CardPictures::~CardPictures()
{
    m_threads.clear();
    m_threads.waitForDone();
}

void CardPictures::setFolder(const QString& folder)
{
    m_folder = folder;
    look();
}

QPixmap CardPictures::picture(CardIndex card, int width, qreal devicePixelRatio)
{
    if (!m_looked) {
        if (!m_looking)
            look();
        return {};
    }
    if (!has(card))
        return {};
    const int pixels = roundedUp(static_cast<int>(std::ceil(width * devicePixelRatio)));
    if (const QPixmap* known = m_pictures.object(key(card, pixels)))
        return *known;
    decode(card, pixels);
    const QPixmap* smaller = m_pictures.object(key(card, m_shown.value(card)));
    return smaller ? *smaller : QPixmap();
}

QStringList CardPictures::broken() const
{
    QStringList files;
    for (const CardIndex card : m_broken)
        files << m_found.files.value(card);
    files.removeDuplicates();
    files.sort();
    return files;
}

void CardPictures::look()
{
    m_looking = true;
    const int asked = ++m_generation;
    m_threads.start(
        [this, asked, folder = m_folder] {
            PictureFolder found;
            try {
                found = lookInto(folder, m_pool);
            } catch (...) {
                QMetaObject::invokeMethod(this, [this, why = std::current_exception()] { emit failed(why); });
            }
            QMetaObject::invokeMethod(this, [this, asked, found = std::move(found)] { adopt(found, asked); });
        },
        ++m_urgency);
}

void CardPictures::adopt(const PictureFolder& found, int asked)
{
    if (asked != m_generation)
        return;
    m_looking = false;
    m_looked = true;
    m_found = found;
    m_broken.clear();
    const QStringList readable = pictureEndings();
    for (auto file = found.files.cbegin(); file != found.files.cend(); ++file)
        if (!readable.contains(QFileInfo(file.value()).suffix().toLower()))
            m_broken.insert(file.key());
    m_pending.clear();
    m_pictures.clear(); // a file of the same name may be another picture now
    m_shown.clear();
    if (!m_watcher.directories().isEmpty())
        m_watcher.removePaths(m_watcher.directories());
    if (!found.folders.isEmpty())
        m_watcher.addPaths(found.folders);
    emit folderRead();
}

void CardPictures::decode(CardIndex card, int pixels)
{
    if (m_pending.contains(key(card, pixels)))
        return;
    m_pending.insert(key(card, pixels));
    // What was asked for last is on the screen now.
    m_threads.start(
        [this, card, pixels, asked = m_generation, file = m_found.files.value(card)] {
            QImage image;
            try {
                image = decodePicture(file, pixels);
            } catch (...) {
                QMetaObject::invokeMethod(this, [this, why = std::current_exception()] { emit failed(why); });
            }
            QMetaObject::invokeMethod(
                this, [this, card, pixels, asked, image = std::move(image)] { take(card, pixels, image, asked); });
        },
        ++m_urgency);
}

void CardPictures::take(CardIndex card, int pixels, const QImage& image, int asked)
{
    if (asked != m_generation)
        return;
    m_pending.remove(key(card, pixels));
    if (image.isNull()) {
        m_broken.insert(card);
    } else {
        const auto kb = static_cast<int>(image.sizeInBytes() / 1024) + 1;
        m_pictures.insert(key(card, pixels), new QPixmap(QPixmap::fromImage(image)), kb);
        m_shown[card] = pixels;
    }
    emit arrived(card);
}

quint64 CardPictures::key(CardIndex card, int pixels)
{
    return static_cast<quint64>(card) << 32U | static_cast<quint32>(pixels);
}

} // namespace dossier
