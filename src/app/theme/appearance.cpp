#include "app/theme/appearance.h"

#include "app/theme/desk_style.h"

#include <QApplication>

namespace dossier {

namespace {

struct Named
{
    LookChoice choice;
    const char* name;
};

constexpr std::array<Named, 5> kNames{{{LookChoice::System, "system"},
                                       {LookChoice::Day, "day"},
                                       {LookChoice::Night, "night"},
                                       {LookChoice::DayContrast, "day-contrast"},
                                       {LookChoice::NightContrast, "night-contrast"}}};

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

QString nameOf(LookChoice choice)
{
    for (const Named& named : kNames)
        if (named.choice == choice)
            return named.name;
    return {};
}

LookChoice lookChoiceNamed(const QString& name)
{
    for (const Named& named : kNames)
        if (name == named.name)
            return named.choice;
    return LookChoice::System;
}

Appearance::Appearance(LookChoice choice)
    : m_desktopIsDark(isDark(QApplication::palette()))
    , m_desktopFont(QApplication::font())
    , m_choice(choice)
    , m_theme(themeFor(lookFor(choice, m_desktopIsDark), m_desktopFont))
{
    QApplication::setStyle(new DeskStyle(*this));
    wear();
}

Appearance::~Appearance()
{
    QApplication::setStyle(QStringLiteral("Fusion"));
}

void Appearance::choose(LookChoice choice)
{
    m_choice = choice;
    m_theme = themeFor(lookFor(choice, m_desktopIsDark), m_desktopFont);
    wear();
    emit changed();
}

void Appearance::wear()
{
    QApplication::setPalette(paletteFor(m_theme));
}

} // namespace dossier
