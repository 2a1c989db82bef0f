#include "app/theme/theme.h"

#include "app/theme/faded.h"

#include <QFontDatabase>
#include <QFontMetrics>

#include <algorithm>
#include <cmath>

namespace dossier {

namespace {

// In the order of CardType: Agent, X-File, Site, Witness, Event, Bluff, Equipment, Combat, Adversary.
using TypeColours = std::array<QColor, kCardTypes>;

TypeColours typesByDay()
{
    return {0x2458a6, 0x7a3fb0, 0xa06c00, 0x0f7f83, 0xb8203f, 0x5f6f80, 0x687016, 0xc8560a, 0x1c6a43};
}

TypeColours typesByNight()
{
    return {0x7fabee, 0xbb97ea, 0xe0ae4c, 0x55c3c0, 0xf07a8e, 0xa9b8c8, 0xb9c25f, 0xf79a5f, 0x63bf90};
}

void paintDay(Theme& theme)
{
    theme.paper = 0xfaf7f0;
    theme.raised = 0xf0e8d6;
    theme.field = 0xfffefb;
    theme.ink = 0x20242a;
    theme.quiet = 0x5d5f60;
    theme.line = 0xdcd2bc;
    theme.mark = 0x8a5f10;
    theme.onMark = 0xfffefb;
    theme.selection = 0xecdfbe;
    theme.hover = 0xf4eddd;
    theme.error = 0xae1f2f;
    theme.agreement = 0x8a5a00;
    theme.advice = 0x2d5c96;
    theme.good = 0x1f6b3f;
    theme.types = typesByDay();
    theme.lamp = 0xfbf7ee;
    theme.desk = 0xf0e8d7;
    theme.zone = 0xf1e9d8;
    theme.zoneLine = 0xd5c8aa;
    theme.manila = 0xf3e8c8;
    theme.manilaEdge = 0xf0e3bf;
    theme.manilaLine = 0xb3985a;
    theme.manilaInk = 0x33290f;
    theme.sheet = 0xfffdf6;
    theme.rule = 0xd3dde3;
    theme.margin = 0xc98a86;
    theme.back = 0x8593a0;
    theme.backLine = 0xd5dce2;
    theme.act = 0x20242a;
}

void paintNight(Theme& theme)
{
    theme.paper = 0x14181d;
    theme.raised = 0x272e37;
    theme.field = 0x191e24;
    theme.ink = 0xe7e3d9;
    theme.quiet = 0xa3a9b0;
    theme.line = 0x303842;
    theme.mark = 0xd8b25c;
    theme.onMark = 0x14181d;
    theme.selection = 0x323a3f;
    theme.hover = 0x20262d;
    theme.error = 0xf4808c;
    theme.agreement = 0xe3b04f;
    theme.advice = 0x8db8f2;
    theme.good = 0x7cc99a;
    theme.types = typesByNight();
    theme.lamp = 0x202930;
    theme.desk = 0x0e1317;
    theme.zone = 0x171d23;
    theme.zoneLine = 0x2a333c;
    theme.manila = 0x352e22;
    theme.manilaEdge = 0x2b261d;
    theme.manilaLine = 0x6a5a3a;
    theme.manilaInk = 0xeadfc3;
    theme.sheet = 0x1f262d;
    theme.rule = 0x2c3842;
    theme.margin = 0x8a4f52;
    theme.back = 0x28323c;
    theme.backLine = 0x485767;
    theme.act = 0xf6eed6;
}

void sharpenDay(Theme& theme)
{
    theme.paper = Qt::white;
    theme.raised = 0xf2f2f2;
    theme.field = Qt::white;
    theme.ink = Qt::black;
    theme.quiet = 0x303030;
    theme.line = 0x6b6b6b;
    theme.mark = 0x5c3d00;
    theme.selection = 0xffe08a;
    theme.lamp = theme.desk = theme.zone = theme.manila = theme.manilaEdge = theme.sheet = Qt::white;
    theme.zoneLine = theme.manilaLine = theme.rule = theme.margin = theme.line;
    theme.manilaInk = theme.act = Qt::black;
    for (QColor& colour : theme.types)
        colour = colour.darker(130);
}

void sharpenNight(Theme& theme)
{
    theme.paper = Qt::black;
    theme.raised = 0x161616;
    theme.field = Qt::black;
    theme.ink = Qt::white;
    theme.quiet = 0xd6d6d6;
    theme.line = 0x9a9a9a;
    theme.mark = 0xffd34d;
    theme.onMark = Qt::black;
    theme.selection = 0x4d3f00;
    theme.lamp = theme.desk = theme.zone = theme.manila = theme.manilaEdge = theme.sheet = Qt::black;
    theme.zoneLine = theme.manilaLine = theme.rule = theme.margin = theme.line;
    theme.manilaInk = theme.act = Qt::white;
    for (QColor& colour : theme.types)
        colour = colour.lighter(115);
}

QFont scaled(QFont font, qreal factor, QFont::Weight weight = QFont::Normal)
{
    font.setPointSizeF(font.pointSizeF() * factor);
    font.setWeight(weight);
    return font;
}

QFont typewriterLike(const QFont& system)
{
    // Not plain "Courier Prime": its files all call themselves Regular, and any of them may come, the bold italic too.
    QFont font(QStringList{"Courier Prime Code", "monospace"});
    font.setStyleHint(QFont::TypeWriter);
    font.setPointSizeF(system.pointSizeF());
    return font;
}

void setFonts(Theme& theme, QFont system)
{
    if (system.pointSizeF() <= 0) // a platform that counts in pixels
        system.setPointSizeF(10);
    theme.text = system;
    theme.small = scaled(system, 1 / 1.2);
    theme.heading = scaled(system, 1.2, QFont::DemiBold);
    theme.title = scaled(system, 1.44, QFont::DemiBold);
    theme.figures = system;
    theme.typewriter = typewriterLike(system);
    const int wanted = QFontMetrics(system).height() + 3 * kGrid;
    theme.rowHeight = std::max(28, (wanted + kGrid - 1) / kGrid * kGrid);
}

qreal linear(qreal channel)
{
    return channel <= 0.03928 ? channel / 12.92 : std::pow((channel + 0.055) / 1.055, 2.4);
}

qreal luminance(const QColor& colour)
{
    return 0.2126 * linear(colour.redF()) + 0.7152 * linear(colour.greenF()) + 0.0722 * linear(colour.blueF());
}

} // namespace

QColor Theme::of(Severity severity) const
{
    switch (severity) {
    case Severity::Error:
        return error;
    case Severity::Agreement:
    case Severity::Unknown:
        return agreement;
    case Severity::Advice:
        return advice;
    }
    return ink;
}

Theme themeFor(Look look, const QFont& system)
{
    Theme theme;
    theme.look = look;
    theme.dark() ? paintNight(theme) : paintDay(theme);
    if (look == Look::DayContrast)
        sharpenDay(theme);
    if (look == Look::NightContrast)
        sharpenNight(theme);
    setFonts(theme, system);
    return theme;
}

QPalette paletteFor(const Theme& theme)
{
    QPalette palette(theme.raised, theme.paper);
    palette.setColor(QPalette::Window, theme.paper);
    palette.setColor(QPalette::WindowText, theme.ink);
    palette.setColor(QPalette::Base, theme.field);
    palette.setColor(QPalette::AlternateBase, theme.hover);
    palette.setColor(QPalette::Text, theme.ink);
    palette.setColor(QPalette::PlaceholderText, theme.quiet);
    palette.setColor(QPalette::Button, theme.raised);
    palette.setColor(QPalette::ButtonText, theme.ink);
    palette.setColor(QPalette::BrightText, theme.error);
    palette.setColor(QPalette::Highlight, theme.selection);
    palette.setColor(QPalette::HighlightedText, theme.ink);
    palette.setColor(QPalette::Link, theme.advice);
    palette.setColor(QPalette::LinkVisited, theme.advice);
    palette.setColor(QPalette::ToolTipBase, theme.raised);
    palette.setColor(QPalette::ToolTipText, theme.ink);
    palette.setColor(QPalette::Light, theme.hover);
    palette.setColor(QPalette::Midlight, theme.hover);
    palette.setColor(QPalette::Mid, theme.line);
    palette.setColor(QPalette::Dark, theme.line);
    palette.setColor(QPalette::Shadow, theme.line);
    const QColor faded = fadedInk(theme);
    for (const QPalette::ColorRole role : {QPalette::WindowText, QPalette::Text, QPalette::ButtonText})
        palette.setColor(QPalette::Disabled, role, faded);
    palette.setColor(QPalette::Disabled, QPalette::Base, theme.paper);
    return palette;
}

QColor blend(const QColor& under, const QColor& over, qreal share)
{
    const auto mix = [share](qreal a, qreal b) { return static_cast<float>(a + (b - a) * share); };
    return QColor::fromRgbF(mix(under.redF(), over.redF()), mix(under.greenF(), over.greenF()),
                            mix(under.blueF(), over.blueF()));
}

qreal contrast(const QColor& a, const QColor& b)
{
    const auto [darker, lighter] = std::minmax({luminance(a), luminance(b)});
    return (lighter + 0.05) / (darker + 0.05);
}

} // namespace dossier
