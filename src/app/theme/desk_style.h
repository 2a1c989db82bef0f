// The style of every control: flat, few lines, one focus mark. Fusion underneath does what is not drawn here.
#pragma once

#include "app/theme/theme.h"

#include <QProxyStyle>

namespace dossier {

class Appearance;

class DeskStyle : public QProxyStyle
{
    Q_OBJECT

public:
    explicit DeskStyle(const Appearance& appearance);

    void polish(QWidget* widget) override;
    using QProxyStyle::polish;
    bool eventFilter(QObject* watched, QEvent* event) override;

    void drawPrimitive(PrimitiveElement element, const QStyleOption* option, QPainter* painter,
                       const QWidget* widget) const override;
    void drawControl(ControlElement element, const QStyleOption* option, QPainter* painter,
                     const QWidget* widget) const override;
    void drawComplexControl(ComplexControl control, const QStyleOptionComplex* option, QPainter* painter,
                            const QWidget* widget) const override;
    QRect subElementRect(SubElement element, const QStyleOption* option, const QWidget* widget) const override;
    QRect subControlRect(ComplexControl control, const QStyleOptionComplex* option, SubControl part,
                         const QWidget* widget) const override;
    QSize sizeFromContents(ContentsType type, const QStyleOption* option, const QSize& contents,
                           const QWidget* widget) const override;
    int pixelMetric(PixelMetric metric, const QStyleOption* option, const QWidget* widget) const override;
    int styleHint(StyleHint hint, const QStyleOption* option, const QWidget* widget,
                  QStyleHintReturn* answer) const override;

private:
    const Theme& theme() const;
    // Whether it is set in smaller letters than the text.
    bool isSmall(const QWidget* widget) const;

    void drawField(const QStyleOption& option, QPainter& painter) const;
    void drawButton(const QStyleOption& option, QPainter& painter) const;
    void drawToolButton(const QStyleOption& option, QPainter& painter) const;
    void drawMenuBarItem(const QStyleOption& option, QPainter& painter) const;
    void drawTick(const QStyleOption& option, QPainter& painter, bool round) const;
    void drawTab(const QStyleOption& option, QPainter& painter) const;
    void drawTabLabel(const QStyleOption& option, QPainter& painter) const;
    void drawHeaderSection(const QStyleOption& option, QPainter& painter) const;
    void drawHeaderLabel(const QStyleOption& option, QPainter& painter) const;
    void drawScrollBar(const QStyleOptionComplex& option, QPainter& painter, const QWidget* widget) const;
    void drawComboBox(const QStyleOptionComplex& option, QPainter& painter, const QWidget* widget) const;
    void drawSpinBox(const QStyleOptionComplex& option, QPainter& painter, const QWidget* widget) const;
    // Around what lies over the page.
    void drawEdge(const QStyleOption& option, QPainter& painter) const;
    void drawDockHandle(const QStyleOption& option, QPainter& painter) const;
    void drawProgress(const QStyleOption& option, QPainter& painter) const;

    const Appearance& m_appearance;
};

} // namespace dossier
