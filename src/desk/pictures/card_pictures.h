// The user's own pictures of the cards, where there are any. Names are read and pictures decoded in the background; who
// asks gets what is there and hears when more has come.
#pragma once

#include "desk/pictures/picture_folder.h"

#include <QCache>
#include <QFileSystemWatcher>
#include <QObject>
#include <QPixmap>
#include <QSet>
#include <QThreadPool>
#include <QTimer>

#include <exception>

class QPainter;

namespace dossier {

class CardPictures : public QObject
{
    Q_OBJECT

public:
    // The pool must outlive this. The folder need not exist. Nothing is read before the first question.
    CardPictures(const CardPool& pool, const QString& folder, QObject* parent = nullptr);
    ~CardPictures() override;

    const QString& folder() const { return m_folder; }
    void setFolder(const QString& folder);

    // The card's picture, to be shown `width` device-independent pixels wide. Null where there is none, or none yet:
    // then `arrived` tells. A smaller one may come while the right one is being decoded.
    QPixmap picture(CardIndex card, int width, qreal devicePixelRatio);
    // Whether the folder has a file for it that could be read so far.
    bool has(CardIndex card) const { return m_found.files.contains(card) && !m_broken.contains(card); }

    bool looked() const { return m_looked; } // false until the folder has been read
    int count() const { return static_cast<int>(m_found.files.size()); }
    int ignored() const { return m_found.ignored; }
    // Files that are no pictures, or too large.
    QStringList broken() const;
    // Reads the names again, in the background.
    void look();

signals:
    void arrived(dossier::CardIndex card);
    void folderRead(); // first, and after changes
    // The folder was not read to its end.
    void failed(const std::exception_ptr& why);

private:
    void adopt(const PictureFolder& found, int asked);
    void decode(CardIndex card, int pixels);
    void take(CardIndex card, int pixels, const QImage& image, int asked);
    static quint64 key(CardIndex card, int pixels);

    const CardPool& m_pool;
    QString m_folder;
    bool m_looked = false;
    bool m_looking = false;
    int m_generation = 0; // answers to an older question are not heard
    PictureFolder m_found;
    QSet<CardIndex> m_broken;
    QSet<quint64> m_pending;
    QCache<quint64, QPixmap> m_pictures; // cost in KB
    QHash<CardIndex, int> m_shown;       // the width last decoded
    QFileSystemWatcher m_watcher;
    QTimer m_settle;
    QThreadPool m_threads;
    int m_urgency = 0;
};

// The picture within `rect`, as large as its own proportion allows.
void paintPicture(QPainter& painter, const QRectF& rect, const QPixmap& picture);

// Decodes a file for a width in pixels; null where it is no picture or too large to be one of a card.
QImage decodePicture(const QString& file, int pixels);

} // namespace dossier
