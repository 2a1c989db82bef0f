#include "app/theme/desk_style.h"

#include "app/theme/appearance.h"

#include <QAbstractItemView>
#include <QAbstractSpinBox>
#include <QComboBox>
#include <QEvent>
#include <QHeaderView>
#include <QLabel>
#include <QPainter>
#include <QStyleFactory>
#include <QStyleOption>
#include <QTabBar>

#include <algorithm>

namespace dossier {

namespace {

// Lists that open over the page: of a combo box, of what may be completed, help.
bool isPopUp(const QWidget* widget)
{
    return widget && widget->isWindow() && widget->windowType() == Qt::Popup;
}

// A flat button that is not pressed.
bool isBare(const QStyleOption& option)
{
    const auto* button = qstyleoption_cast<const QStyleOptionButton*>(&option);
    return button && button->features.testFlag(QStyleOptionButton::Flat) &&
           !(button->state & (QStyle::State_Sunken | QStyle::State_On));
}

} // namespace

DeskStyle::DeskStyle(const Appearance& appearance)
    : QProxyStyle(QStyleFactory::create(QStringLiteral("Fusion")))
    , m_appearance(appearance)
{
    setObjectName(QStringLiteral("desk"));
}

const Theme& DeskStyle::theme() const
{
    return m_appearance.theme();
}

void DeskStyle::polish(QWidget* widget)
{
    QProxyStyle::polish(widget);
    if (qobject_cast<QTabBar*>(widget) || qobject_cast<QHeaderView*>(widget) || qobject_cast<QComboBox*>(widget) ||
        qobject_cast<QAbstractSpinBox*>(widget))
        widget->setAttribute(Qt::WA_Hover);
    if (qobject_cast<QTabBar*>(widget) || qobject_cast<QComboBox*>(widget) || qobject_cast<QAbstractSpinBox*>(widget)) {
        if (widget->focusPolicy() == Qt::WheelFocus)
            widget->setFocusPolicy(Qt::StrongFocus);
        widget->installEventFilter(this);
    }
    // A label shows what it is given, to the letter: markup is only for those that ask for it. A tool tip is a label,
    // too, and so is what a box of Qt's says.
    if (auto* label = qobject_cast<QLabel*>(widget); label && label->textFormat() == Qt::AutoText)
        label->setTextFormat(Qt::PlainText);
}

// Whoever scrolls a page changes nothing on it: the wheel is for what has the keyboard, and for what is around it.
bool DeskStyle::eventFilter(QObject* watched, QEvent* event)
{
    const auto* field = event->type() == QEvent::Wheel ? qobject_cast<const QWidget*>(watched) : nullptr;
    if (!field || (field->hasFocus() && !qobject_cast<const QTabBar*>(field)))
        return QProxyStyle::eventFilter(watched, event);
    event->ignore();
    return true;
}

void DeskStyle::drawPrimitive(PrimitiveElement element, const QStyleOption* option, QPainter* painter,
                              const QWidget* widget) const
{
    painter->save();
    painter->setRenderHint(QPainter::Antialiasing);
    switch (element) {
    case PE_FrameLineEdit:
    case PE_PanelLineEdit:
        // The editor inside a combo or spin box has the box's field already.
        if (!widget || !widget->parentWidget() ||
            (!qobject_cast<QComboBox*>(widget->parentWidget()) &&
             !qobject_cast<QAbstractSpinBox*>(widget->parentWidget())))
            drawField(*option, *painter);
        break;
    case PE_PanelButtonCommand:
        drawButton(*option, *painter);
        break;
    case PE_PanelButtonTool:
        drawToolButton(*option, *painter);
        break;
    case PE_IndicatorCheckBox:
        drawTick(*option, *painter, false);
        break;
    case PE_IndicatorRadioButton:
        drawTick(*option, *painter, true);
        break;
    case PE_Frame:
        if (isPopUp(widget))
            drawEdge(*option, *painter);
        break;
    case PE_FrameMenu:
        drawEdge(*option, *painter);
        break;
    case PE_IndicatorHeaderArrow: // drawn with the label
    case PE_FrameTabBarBase:
    case PE_FrameStatusBarItem:
    case PE_FrameWindow:
        break;
    case PE_IndicatorDockWidgetResizeHandle:
        if (option->state.testFlag(State_MouseOver))
            drawDockHandle(*option, *painter);
        break;
    case PE_FrameDockWidget:
        painter->setPen(theme().line);
        painter->setBrush(Qt::NoBrush);
        painter->drawRect(QRectF(option->rect).adjusted(0.5, 0.5, -0.5, -0.5));
        break;
    case PE_FrameFocusRect:
        painter->setPen(QPen(theme().mark, 1.5));
        painter->drawRoundedRect(QRectF(option->rect).adjusted(1, 1, -1, -1), 3, 3);
        break;
    default:
        QProxyStyle::drawPrimitive(element, option, painter, widget);
        break;
    }
    painter->restore();
}

void DeskStyle::drawControl(ControlElement element, const QStyleOption* option, QPainter* painter,
                            const QWidget* widget) const
{
    painter->save();
    painter->setRenderHint(QPainter::Antialiasing);
    switch (element) {
    case CE_TabBarTabShape:
        drawTab(*option, *painter);
        break;
    case CE_TabBarTabLabel:
        drawTabLabel(*option, *painter);
        break;
    case CE_HeaderSection:
    case CE_HeaderEmptyArea:
        drawHeaderSection(*option, *painter);
        break;
    case CE_HeaderLabel:
        drawHeaderLabel(*option, *painter);
        break;
    case CE_ProgressBar:
        drawProgress(*option, *painter);
        break;
    case CE_Splitter:
        break;
    case CE_ShapedFrame:
        if (const auto* frame = qstyleoption_cast<const QStyleOptionFrame*>(option);
            frame && (frame->frameShape == QFrame::HLine || frame->frameShape == QFrame::VLine))
            painter->fillRect(option->rect, theme().line);
        else if (isPopUp(widget) || (frame && frame->frameShape == QFrame::Box))
            drawEdge(*option, *painter); // who lies over the page asks for a box
        break;
    case CE_ComboBoxLabel:
        if (const auto* box = qstyleoption_cast<const QStyleOptionComboBox*>(option)) {
            QStyleOptionComboBox whole(*box); // what has no room ends in dots, not within a letter
            const int icon = box->currentIcon.isNull() ? 0 : box->iconSize.width() + kGrid;
            const int room = subControlRect(CC_ComboBox, box, SC_ComboBoxEditField, widget).width() - icon;
            whole.currentText = box->fontMetrics.elidedText(box->currentText, Qt::ElideRight, room);
            QProxyStyle::drawControl(element, &whole, painter, widget);
        }
        break;
    case CE_PushButtonBevel:
        QProxyStyle::drawControl(element, option, painter, widget);
        if (isBare(*option)) // of which Qt draws nothing, the keyboard's frame included
            drawButton(*option, *painter);
        break;
    case CE_MenuBarItem:
        drawMenuBarItem(*option, *painter);
        break;
    case CE_MenuBarEmptyArea:
        painter->fillRect(option->rect, theme().paper);
        break;
    default:
        QProxyStyle::drawControl(element, option, painter, widget);
        break;
    }
    painter->restore();
}

void DeskStyle::drawComplexControl(ComplexControl control, const QStyleOptionComplex* option, QPainter* painter,
                                   const QWidget* widget) const
{
    painter->save();
    painter->setRenderHint(QPainter::Antialiasing);
    switch (control) {
    case CC_ScrollBar:
        drawScrollBar(*option, *painter, widget);
        break;
    case CC_ComboBox:
        drawComboBox(*option, *painter, widget);
        break;
    case CC_SpinBox:
        drawSpinBox(*option, *painter, widget);
        break;
    default:
        QProxyStyle::drawComplexControl(control, option, painter, widget);
        break;
    }
    painter->restore();
}

QRect DeskStyle::subElementRect(SubElement element, const QStyleOption* option, const QWidget* widget) const
{
    const QRect rect = QProxyStyle::subElementRect(element, option, widget);
    if (element == SE_LineEditContents)
        return option->rect.adjusted(2 * kGrid, 2, -2 * kGrid, -2);
    if (element == SE_HeaderLabel)
        return option->rect.adjusted(2 * kGrid, 0, -2 * kGrid, 0);
    return rect;
}

QRect DeskStyle::subControlRect(ComplexControl control, const QStyleOptionComplex* option, SubControl part,
                                const QWidget* widget) const
{
    const QRect all = option->rect;
    if (control == CC_ScrollBar) {
        // No arrow buttons: the groove is the whole bar.
        if (part == SC_ScrollBarAddLine || part == SC_ScrollBarSubLine)
            return {};
        if (part == SC_ScrollBarGroove)
            return all;
    }
    if (control == CC_ComboBox && part == SC_ComboBoxEditField)
        return all.adjusted(2 * kGrid, 2, -6 * kGrid, -2);
    if (control == CC_SpinBox && part == SC_SpinBoxEditField)
        return all.adjusted(2, 2, -5 * kGrid, -2);
    if (control == CC_SpinBox && (part == SC_SpinBoxUp || part == SC_SpinBoxDown)) {
        const QRect both = all.adjusted(all.width() - 5 * kGrid, 1, -1, -1);
        return part == SC_SpinBoxUp ? both.adjusted(0, 0, 0, -both.height() / 2)
                                    : both.adjusted(0, both.height() / 2, 0, 0);
    }
    return QProxyStyle::subControlRect(control, option, part, widget);
}

bool DeskStyle::isSmall(const QWidget* widget) const
{
    return widget && widget->font().pointSizeF() < theme().text.pointSizeF();
}

QSize DeskStyle::sizeFromContents(ContentsType type, const QStyleOption* option, const QSize& contents,
                                  const QWidget* widget) const
{
    QSize size = QProxyStyle::sizeFromContents(type, option, contents, widget);
    const int control = theme().rowHeight + kGrid;
    switch (type) {
    case CT_LineEdit:
        size.setHeight(control);
        break;
    case CT_ComboBox:
    case CT_SpinBox:
        size = {size.width() + 2 * kGrid, control};
        break;
    case CT_PushButton:
        size = {std::max(size.width() + 2 * kGrid, 3 * control / 2), control};
        break;
    case CT_TabBarTab:
        // Tabs within a panel stand closer than those of the window.
        size = {contents.width() + (isSmall(widget) ? 0 : 6 * kGrid), control + kGrid};
        break;
    case CT_HeaderSection:
        size.setHeight(theme().rowHeight);
        break;
    case CT_MenuItem:
        if (const auto* item = qstyleoption_cast<const QStyleOptionMenuItem*>(option);
            item && item->menuItemType != QStyleOptionMenuItem::Separator)
            size.setHeight(std::max(size.height(), theme().rowHeight));
        break;
    case CT_ItemViewItem:
        size.setHeight(std::max(size.height(), theme().rowHeight));
        break;
    default:
        break;
    }
    return size;
}

int DeskStyle::pixelMetric(PixelMetric metric, const QStyleOption* option, const QWidget* widget) const
{
    switch (metric) {
    case PM_ScrollBarSliderMin:
        return 8 * kGrid;
    case PM_ScrollBarExtent:
    case PM_SplitterWidth:
    case PM_DockWidgetSeparatorExtent:
    case PM_LayoutLeftMargin:
    case PM_LayoutRightMargin:
    case PM_LayoutTopMargin:
    case PM_LayoutBottomMargin:
        return 3 * kGrid;
    case PM_LayoutHorizontalSpacing:
    case PM_LayoutVerticalSpacing:
    case PM_HeaderMargin:
        return 2 * kGrid;
    case PM_TabBarTabHSpace:
        return (isSmall(widget) ? 4 : 6) * kGrid;
    case PM_TabBarTabOverlap:
    case PM_TabBarBaseOverlap:
    case PM_TabBarTabShiftVertical:
    case PM_ButtonShiftHorizontal:
    case PM_ButtonShiftVertical:
    case PM_ToolBarFrameWidth:
    case PM_ScrollView_ScrollBarSpacing:
    case PM_ScrollView_ScrollBarOverlap:
        return 0;
    case PM_IndicatorWidth:
    case PM_IndicatorHeight:
    case PM_ExclusiveIndicatorWidth:
    case PM_ExclusiveIndicatorHeight:
    case PM_SmallIconSize:
    case PM_ButtonIconSize:
        return m_appearance.theme().sign;
    case PM_DockWidgetFrameWidth:
    case PM_MenuPanelWidth: // the edge of a menu
        return 1;
    default:
        return QProxyStyle::pixelMetric(metric, option, widget);
    }
}

int DeskStyle::styleHint(StyleHint hint, const QStyleOption* option, const QWidget* widget,
                         QStyleHintReturn* answer) const
{
    switch (hint) {
    case SH_ComboBox_Popup:
    case SH_EtchDisabledText:
    case SH_DitherDisabledText:
    case SH_ScrollBar_Transient:
        return 0;
    case SH_Table_GridLineColor:
        return static_cast<int>(theme().line.rgb());
    default:
        return QProxyStyle::styleHint(hint, option, widget, answer);
    }
}

} // namespace dossier
