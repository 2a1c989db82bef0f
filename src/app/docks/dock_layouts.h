// The layouts a user keeps by name: saved, gone back to, thrown away.
#pragma once

#include "desk/settings.h"

#include <QObject>

#include <functional>
#include <optional>
#include <vector>

namespace dossier {

class DockArea;
class Notices;

class DockLayouts : public QObject
{
    Q_OBJECT

public:
    // `areas` gives the docks there are now. All must outlive this.
    DockLayouts(Settings& settings, Notices& notices, std::function<std::vector<DockArea*>()> areas, QObject* parent);

    QStringList names() const;
    // A layout of that name is written over.
    void save(const QString& name);
    void take(const QString& name);
    // Can be undone from the notice.
    void forget(const QString& name);
    bool locked() const { return m_settings.layoutLocked(); }
    void setLocked(bool locked);

private:
    void putBack(const QString& name, const std::optional<DockLayout>& now, const DockLayout& before);

    Settings& m_settings;
    Notices& m_notices;
    std::function<std::vector<DockArea*>()> m_areas;
};

} // namespace dossier
