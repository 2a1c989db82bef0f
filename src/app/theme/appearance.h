// Which look is worn just now. Widgets that paint themselves keep a reference and repaint on `changed`.
#pragma once

#include "app/theme/theme.h"

#include <QObject>

namespace dossier {

enum class LookChoice { System, Day, Night, DayContrast, NightContrast };

// "system", "day", "night", "day-contrast", "night-contrast": as the settings spell it. Unknown words mean System.
QString nameOf(LookChoice choice);
LookChoice lookChoiceNamed(const QString& name);

class Appearance : public QObject
{
    Q_OBJECT

public:
    // Remembers the desktop's own palette and font before the first look is put on.
    explicit Appearance(LookChoice choice);
    // The style speaks to this object: the application gets another one.
    ~Appearance() override;

    const Theme& theme() const { return m_theme; }
    LookChoice choice() const { return m_choice; }
    void choose(LookChoice choice);

signals:
    void changed();

private:
    void wear();

    bool m_desktopIsDark;
    QFont m_desktopFont;
    LookChoice m_choice;
    Theme m_theme;
};

} // namespace dossier
