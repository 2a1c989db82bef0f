#include "app/theme/glyphs.h"

#include "app/theme/appearance.h"
#include "app/theme/drawn.h"
#include "app/theme/faded.h"
#include "app/theme/signs.h"

#include <QIconEngine>
#include <QPainter>

#include <array>

namespace dossier {

namespace {

// By Glyph.
constexpr std::array kGlyphs{"icon/search", "icon/plus",   "icon/minus",  "icon/new-deck", "icon/copy", "icon/rename",
                             "icon/delete", "icon/import", "icon/export", "icon/paste",    "icon/play", "icon/stop",
                             "icon/close",  "icon/filter", "icon/keep",   "icon/table",    "icon/grid", "icon/folder",
                             "icon/built",  "icon/beside", "icon/float",  "icon/versions", "icon/back", "icon/forward",
                             "icon/menu",   "icon/rules"};
static_assert(kGlyphs.size() == static_cast<std::size_t>(Glyph::Rules) + 1);

// Draws a sign in the colour of text, or, where it has colours of its own, in these.
class SignEngine : public QIconEngine
{
public:
    SignEngine(const char* sign, const Appearance* appearance)
        : m_sign(sign)
        , m_appearance(appearance)
    {}

    void paint(QPainter* painter, const QRect& rect, QIcon::Mode mode, QIcon::State) override
    {
        QColor colour;
        if (m_appearance) {
            const Theme& theme = m_appearance->theme();
            colour = mode == QIcon::Disabled ? fadedInk(theme) : theme.ink;
        }
        paintSign(*painter, rect, m_sign, colour);
    }

    QPixmap pixmap(const QSize& size, QIcon::Mode mode, QIcon::State state) override
    {
        return drawnPixmap(size, 1, [&](QPainter& painter) { paint(&painter, QRect(QPoint(), size), mode, state); });
    }

    QIconEngine* clone() const override { return new SignEngine(*this); }

private:
    const char* m_sign;
    const Appearance* m_appearance;
};

} // namespace

QIcon icon(Glyph glyph, const Appearance& appearance)
{
    return QIcon(new SignEngine(kGlyphs[static_cast<std::size_t>(glyph)], &appearance));
}

QIcon programIcon()
{
    return QIcon(new SignEngine("program", nullptr));
}

} // namespace dossier
