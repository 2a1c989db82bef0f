#include "app/importing/kept_menu.h"

#include "app/widgets/ask.h"
#include "app/widgets/desk.h"
#include "desk/files/kept_lines.h"
#include "desk/files/source_file.h"
#include "desk/files/written_file.h"
#include "desk/plain_tip.h"

#include <QLocale>
#include <QMenu>

namespace dossier {

KeptMenu::KeptMenu(const Desk& desk, QWidget* parent)
    : QPushButton(parent)
    , m_desk(desk)
{
    setObjectName(QStringLiteral("importKept"));
    setToolTip(tr("Lines of collections that were not understood when they were read in"));
    setMenu(new QMenu(this));
}

void KeptMenu::refresh()
{
    menu()->clear();
    for (QMenu* old : menu()->findChildren<QMenu*>())
        old->deleteLater();
    const std::vector<KeptFile> files = KeptLines(m_desk).all();
    setVisible(!files.empty());
    setText(tr("Not understood before (%1)").arg(files.size()));
    for (const KeptFile& file : files) {
        QMenu* each = menu()->addMenu(plainCaption(
            tr("%1, %2", "file, date").arg(file.source, QLocale().toString(file.when, QLocale::ShortFormat))));
        each->addAction(tr("Read again"), this, [this, file] { emit readAgain(file.path, file.source); });
        each->addAction(tr("Save as a file …"), this, [this, file] { save(file); });
        each->addAction(tr("Throw away …"), this, [this, file] { throwAway(file); });
    }
}

void KeptMenu::save(const KeptFile& file)
{
    const SourceFile read = readSource(file.path);
    if (!read.trouble.isEmpty()) {
        emit said(read.trouble, true);
        return;
    }
    const auto path = m_desk.ask.fileToSave(this, tr("Save what was not understood"), file.source, tr("All files (*)"));
    if (!path)
        return;
    const QString why = writeWhole(*path, {read.content.constData(), static_cast<std::size_t>(read.content.size())});
    emit said(why.isEmpty() ? tr("Written to %1.").arg(*path) : tr("%1 cannot be written: %2.").arg(*path, why),
              !why.isEmpty());
}

void KeptMenu::throwAway(const KeptFile& file)
{
    if (!m_desk.ask.sure(this, tr("Throw away the lines of %1 that were not understood?").arg(file.source),
                         tr("Throw away")))
        return;
    if (const QString why = KeptLines(m_desk).remove(file.path); !why.isEmpty())
        emit said(tr("The lines could not be thrown away: %1").arg(why), true);
    refresh();
}

} // namespace dossier
