#include "app/game_setup/folder.h"

#include "app/theme/appearance.h"

#include <QEvent>
#include <QPainter>
#include <QVBoxLayout>

namespace dossier {

Folder::Folder(const Appearance& appearance, const QString& title, QWidget* parent)
    : QWidget(parent)
    , m_appearance(appearance)
    , m_words{.title = title}
    , m_column(new QVBoxLayout(this))
{
    m_column->setSpacing(2 * kGrid);
    setMargins();
    connect(&appearance, &Appearance::changed, this, [this] { update(); });
}

void Folder::setWords(const FolderWords& words)
{
    m_words = words;
    update();
}

void Folder::setMargins()
{
    constexpr int kEdge = 5 * kGrid;
    const int top = static_cast<int>(folderTabHeight(m_appearance.theme())) + 4 * kGrid;
    m_column->setContentsMargins(kEdge, top, kEdge, kEdge);
}

void Folder::changeEvent(QEvent* event)
{
    if (event->type() == QEvent::FontChange)
        setMargins();
    QWidget::changeEvent(event);
}

void Folder::paintEvent(QPaintEvent*)
{
    QPainter painter(this);
    paintFolder(painter, rect(), m_words, m_appearance.theme());
}

} // namespace dossier
