#include "app/docks/dock_layouts.h"

#include "app/docks/dock_area.h"
#include "desk/notices.h"

#include <QPointer>

namespace dossier {

DockLayouts::DockLayouts(Settings& settings, Notices& notices, std::function<std::vector<DockArea*>()> areas,
                         QObject* parent)
    : QObject(parent)
    , m_settings(settings)
    , m_notices(notices)
    , m_areas(std::move(areas))
{}

QStringList DockLayouts::names() const
{
    return m_settings.layouts().keys();
}

void DockLayouts::save(const QString& name)
{
    for (const DockArea* area : m_areas())
        area->keep();
    KeptLayouts layouts = m_settings.layouts();
    const auto before = layouts.contains(name) ? std::optional(layouts[name]) : std::nullopt;
    const DockLayout now = m_settings.dockLayout();
    layouts[name] = now;
    m_settings.setLayouts(layouts);
    if (!before)
        return m_notices.say(tr("The layout %1 is saved. It is found under View, Layouts.").arg(name));
    m_notices.say(tr("The layout %1 was written over.").arg(name), tr("Undo"),
                  [self = QPointer(this), name, now, before = *before] {
                      if (self)
                          self->putBack(name, now, before);
                  });
}

// Where the layout is as this step left it.
void DockLayouts::putBack(const QString& name, const std::optional<DockLayout>& now, const DockLayout& before)
{
    KeptLayouts layouts = m_settings.layouts();
    const auto found = layouts.contains(name) ? std::optional(layouts[name]) : std::nullopt;
    if (found != now)
        return m_notices.say(tr("The layout %1 was changed since; it was left as it is.").arg(name));
    layouts[name] = before;
    m_settings.setLayouts(layouts);
}

void DockLayouts::take(const QString& name)
{
    const KeptLayouts layouts = m_settings.layouts();
    if (!layouts.contains(name))
        return;
    m_settings.setDockLayout(layouts[name]);
    for (DockArea* area : m_areas())
        area->restore();
}

void DockLayouts::forget(const QString& name)
{
    KeptLayouts layouts = m_settings.layouts();
    if (!layouts.contains(name))
        return;
    const DockLayout forgotten = layouts.take(name);
    m_settings.setLayouts(layouts);
    m_notices.say(tr("The layout %1 was deleted.").arg(name), tr("Undo"), [self = QPointer(this), name, forgotten] {
        if (self)
            self->putBack(name, std::nullopt, forgotten);
    });
}

void DockLayouts::setLocked(bool locked)
{
    m_settings.setLayoutLocked(locked);
    for (DockArea* area : m_areas())
        area->setLocked(locked);
}

} // namespace dossier
