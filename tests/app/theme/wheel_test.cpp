// Whoever scrolls a page changes nothing on it.
#include "table/sample_table.h"

#include <QAbstractSpinBox>
#include <QComboBox>
#include <QSpinBox>
#include <QTabBar>
#include <QWheelEvent>

#include <gtest/gtest.h>

namespace dossier {

namespace {

void turnWheelOver(QWidget& widget)
{
    const QPointF middle = QRectF(widget.rect()).center();
    QWheelEvent wheel(middle, widget.mapToGlobal(middle), {}, {0, -120}, Qt::NoButton, Qt::NoModifier,
                      Qt::NoScrollPhase, false);
    QCoreApplication::sendEvent(&widget, &wheel);
}

} // namespace

TEST(Wheel, ChangesNoFieldThatHasNotTheKeyboard)
{
    test::TestProgram program;
    test::goToTableWithSample(program); // many fields
    int tried = 0;
    for (auto* box : program.window().findChildren<QComboBox*>())
        if (box->isEnabled() && box->count() > 1 && box->currentIndex() + 1 < box->count() && !box->hasFocus()) {
            const int before = box->currentIndex();
            turnWheelOver(*box);
            EXPECT_EQ(box->currentIndex(), before) << box->objectName().toStdString();
            ++tried;
        }
    for (auto* box : program.window().findChildren<QSpinBox*>())
        if (box->isEnabled() && box->value() > box->minimum() && !box->hasFocus()) {
            const int before = box->value();
            turnWheelOver(*box);
            EXPECT_EQ(box->value(), before) << box->objectName().toStdString();
            ++tried;
        }
    for (auto* bar : program.window().findChildren<QTabBar*>())
        if (bar->count() > 1 && bar->currentIndex() + 1 < bar->count()) {
            const int before = bar->currentIndex();
            turnWheelOver(*bar);
            EXPECT_EQ(bar->currentIndex(), before) << bar->objectName().toStdString();
            ++tried;
        }
    EXPECT_GE(tried, 5);
}

} // namespace dossier
