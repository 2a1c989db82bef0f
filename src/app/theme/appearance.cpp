#include "app/theme/appearance.h"

#include "app/theme/desk_style.h"

#include <QApplication>

namespace dossier {

namespace {

Look lookFor(LookChoice choice, bool desktopIsDark)
{
    switch (choice) {
    case LookChoice::System:
        return desktopIsDark ? Look::Night : Look::Day;
    case LookChoice::Day:
        return Look::Day;
    case LookChoice::Night:
        return Look::Night;
    case LookChoice::DayContrast:
        return Look::DayContrast;
    case LookChoice::NightContrast:
        return Look::NightContrast;
    }
    return Look::Day;
}

bool isDark(const QPalette& palette)
{
    return palette.color(QPalette::WindowText).lightness() > palette.color(QPalette::Window).lightness();
}

} // namespace

Appearance::Appearance(LookChoice choice, int textPercent)
    : m_desktopIsDark(isDark(QApplication::palette()))
    , m_desktopFont(QApplication::font())
    , m_choice(choice)
    , m_textPercent(textPercent)
    , m_theme(chosenTheme())
{
    QApplication::setStyle(new DeskStyle(*this));
    wear();
}

Appearance::~Appearance()
{
    QApplication::setStyle(QStringLiteral("Fusion"));
    QApplication::setFont(m_desktopFont);
}

void Appearance::choose(LookChoice choice)
{
    m_choice = choice;
    m_theme = chosenTheme();
    wear();
    emit changed();
}

void Appearance::setTextPercent(int percent)
{
    m_textPercent = percent;
    choose(m_choice);
}

Theme Appearance::chosenTheme() const
{
    QFont font = m_desktopFont;
    if (font.pointSizeF() > 0)
        font.setPointSizeF(font.pointSizeF() * m_textPercent / 100);
    Theme theme = themeFor(lookFor(m_choice, m_desktopIsDark), font);
    theme.sign = kMark * std::max(m_textPercent, 100) / 100;
    return theme;
}

void Appearance::wear()
{
    QApplication::setPalette(paletteFor(m_theme));
    QApplication::setFont(m_theme.text);
}

} // namespace dossier
