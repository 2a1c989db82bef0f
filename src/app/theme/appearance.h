// Which look is worn just now. Widgets that paint themselves keep a reference and repaint on `changed`.
#pragma once

#include "app/theme/theme.h"
#include "desk/look_choice.h"

#include <QObject>

namespace dossier {

class Appearance : public QObject
{
    Q_OBJECT

public:
    // Remembers the desktop's own palette and font before the first look is put on.
    explicit Appearance(LookChoice choice, int textPercent = 100);
    // The style speaks to this object: the application gets another one.
    ~Appearance() override;

    const Theme& theme() const { return m_theme; }
    LookChoice choice() const { return m_choice; }
    void choose(LookChoice choice);
    // The size of all text, in per cent of the desktop's. Windows that are open already keep parts of the old size.
    int textPercent() const { return m_textPercent; }
    void setTextPercent(int percent);
    // No movement on the screen.
    bool calm() const { return m_calm; }
    void setCalm(bool calm) { m_calm = calm; }

signals:
    void changed();

private:
    void wear();
    Theme chosenTheme() const;

    bool m_desktopIsDark;
    QFont m_desktopFont;
    LookChoice m_choice;
    int m_textPercent;
    bool m_calm = false;
    Theme m_theme;
};

} // namespace dossier
