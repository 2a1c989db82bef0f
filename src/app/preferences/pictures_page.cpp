#include "app/preferences/pictures_page.h"

#include "app/theme/appearance.h"
#include "app/widgets/ask.h"
#include "app/widgets/desk.h"
#include "app/widgets/heading.h"
#include "box/game_data.h"
#include "desk/notices.h"
#include "desk/pictures/card_pictures.h"
#include "desk/settings.h"

#include <QDir>
#include <QFileInfo>
#include <QLineEdit>
#include <QPushButton>
#include <QVBoxLayout>

namespace dossier {

PicturesPage::PicturesPage(const Desk& desk, QWidget* parent)
    : QWidget(parent)
    , m_desk(desk)
    , m_folder(new QLineEdit(this))
    , m_found(new QLabel(this))
    , m_broken(new QuietLabel({}, desk.appearance, this))
{
    createLayout();
    connect(m_folder, &QLineEdit::editingFinished, this, [this] { use(m_folder->text().trimmed()); });
    connect(&desk.pictures, &CardPictures::folderRead, this, &PicturesPage::refresh);
    connect(&desk.pictures, &CardPictures::arrived, this, &PicturesPage::refresh);
    refresh();
}

void PicturesPage::showEvent(QShowEvent* event)
{
    m_desk.pictures.look();
    QWidget::showEvent(event);
}

void PicturesPage::createLayout()
{
    m_folder->setObjectName(QStringLiteral("pictureFolder"));
    m_folder->setAccessibleName(tr("Folder with your pictures"));
    m_found->setObjectName(QStringLiteral("picturesFound"));
    m_found->setWordWrap(true);
    m_broken->setObjectName(QStringLiteral("picturesBroken"));
    auto* change = new QPushButton(tr("Choose …"), this);
    change->setObjectName(QStringLiteral("choosePictures"));
    auto* open = new QPushButton(tr("Open"), this);
    open->setObjectName(QStringLiteral("openPictures"));
    open->setToolTip(tr("Shows the folder; makes it where it is missing"));
    connect(change, &QPushButton::clicked, this, &PicturesPage::choose);
    connect(open, &QPushButton::clicked, this, &PicturesPage::openFolder);
    auto* line = new QHBoxLayout;
    line->addWidget(m_folder, 1);
    line->addWidget(change);
    line->addWidget(open);
    auto* how =
        new QuietLabel(tr("Dossier ships no pictures: it draws each card. Scans of your own take the place of the "
                          "drawing. Name a file by the card's number, xf96-0001v1.jpg, or by its title, "
                          "First Aid.png; without the ending v1 it serves all printings. Letters a file name "
                          "cannot hold are written _. Pictures may lie in the folder itself, in a folder XF96 "
                          "within it, or in CUSTOM, which comes first. New files are seen at once."),
                       m_desk.appearance, this);
    auto* column = new QVBoxLayout(this);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(3 * kGrid);
    column->addWidget(new HeadingLabel(tr("Folder with your pictures"), m_desk.appearance, this));
    column->addLayout(line);
    column->addWidget(m_found);
    column->addWidget(how);
    column->addWidget(m_broken);
    column->addStretch(1);
}

void PicturesPage::choose()
{
    if (const auto folder = m_desk.ask.folder(this, tr("Folder with your pictures"), m_desk.pictures.folder()))
        use(*folder);
}

void PicturesPage::openFolder()
{
    if (!QDir().mkpath(m_desk.pictures.folder())) {
        m_desk.notices.warn(tr("%1 cannot be made.").arg(m_desk.pictures.folder()));
        return;
    }
    m_desk.pictures.look();
    m_desk.ask.showFolder(m_desk.pictures.folder());
}

void PicturesPage::use(const QString& folder)
{
    const QString wanted = folder.isEmpty() ? m_desk.places.pictures : QDir::fromNativeSeparators(folder);
    if (wanted == m_desk.pictures.folder())
        return refresh();
    m_desk.settings.setPictureFolder(wanted == m_desk.places.pictures ? QString() : wanted);
    m_desk.pictures.setFolder(wanted);
    refresh();
}

void PicturesPage::refresh()
{
    const CardPictures& pictures = m_desk.pictures;
    m_folder->setText(QDir::toNativeSeparators(pictures.folder()));
    const auto all = static_cast<int>(m_desk.box.cards.size());
    if (!pictures.looked())
        m_found->setText(tr("Looking …"));
    else if (!QFileInfo(pictures.folder()).isDir())
        m_found->setText(tr("There is no such folder yet. Open makes it."));
    else if (pictures.count() == 0)
        m_found->setText(tr("No picture of a card is in this folder."));
    else
        m_found->setText(tr("%1 of %2 cards have a picture.").arg(pictures.count()).arg(all));
    QStringList troubles;
    if (pictures.ignored() > 0)
        troubles << tr("%n picture(s) name no card.", nullptr, pictures.ignored());
    for (const QString& file : pictures.broken().mid(0, 5)) {
        const QFileInfo info(file);
        const bool readable = pictureEndings().contains(info.suffix().toLower());
        troubles << (readable ? tr("%1 is no picture, or too large.").arg(info.fileName())
                              : tr("%1 cannot be read here: Qt has no plugin for .%2. Save it as .jpg or .png.")
                                    .arg(info.fileName(), info.suffix()));
    }
    m_broken->setText(troubles.join(QLatin1Char('\n')));
}

} // namespace dossier
