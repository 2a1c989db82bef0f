// Where a page with large text is higher than the window: it scrolls up and down, and is never cut sideways.
#pragma once

#include <QEvent>
#include <QScrollArea>
#include <QScrollBar>

#include <algorithm>

namespace dossier {

class ScrollFrame : public QScrollArea
{
public:
    // What is in it takes the keyboard, the frame does not.
    explicit ScrollFrame(QWidget* page, QWidget* parent = nullptr)
        : QScrollArea(parent)
    {
        setFrameShape(QFrame::NoFrame);
        setFocusPolicy(Qt::NoFocus);
        setWidgetResizable(true);
        setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
        setWidget(page);
        viewport()->setAutoFillBackground(false);
        page->setAutoFillBackground(false);
    }

    // All of the page, where there is room for it.
    QSize sizeHint() const override { return widget()->sizeHint() + QSize(barWidth(), 0); }
    // A few lines of it, and its whole width.
    QSize minimumSizeHint() const override
    {
        constexpr int kLeastLines = 5;
        const QSize least = widget()->minimumSizeHint();
        return {std::max(least.width(), widget()->minimumWidth()) + barWidth(),
                std::min(least.height(), kLeastLines * fontMetrics().height())};
    }

protected:
    // Who lays the frame out hears of it when the page wants another size.
    bool eventFilter(QObject* watched, QEvent* event) override
    {
        if (watched == widget() && event->type() == QEvent::LayoutRequest)
            updateGeometry();
        return QScrollArea::eventFilter(watched, event);
    }

private:
    int barWidth() const { return verticalScrollBar()->sizeHint().width(); }
};

} // namespace dossier
