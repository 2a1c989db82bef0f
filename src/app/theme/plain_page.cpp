#include "app/theme/plain_page.h"

#include <QImage>

namespace dossier {

PlainPage::PlainPage(QWidget* parent)
    : QTextBrowser(parent)
{
    setOpenLinks(false);
}

// A dot that nobody sees: where a page has no answer, Qt looks in the file system itself.
QVariant PlainPage::loadResource(int, const QUrl&)
{
    QImage dot(1, 1, QImage::Format_ARGB32_Premultiplied);
    dot.fill(Qt::transparent);
    return dot;
}

} // namespace dossier
