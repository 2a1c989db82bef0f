// Where a page with large text is higher than the window: it scrolls up and down, and is never cut sideways. What has
// the keyboard there is seen, however it came to it.
#pragma once

#include <QApplication>
#include <QEvent>
#include <QScrollArea>
#include <QScrollBar>
#include <QTimer>

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
        connect(qApp, &QApplication::focusChanged, this, [this] { seeFocus(); });
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
        if (watched == widget() && (event->type() == QEvent::LayoutRequest || event->type() == QEvent::Resize))
            seeFocus();
        return QScrollArea::eventFilter(watched, event);
    }

    void resizeEvent(QResizeEvent* event) override
    {
        QScrollArea::resizeEvent(event);
        seeFocus();
    }

private:
    // Once the page is laid out. What is seen in part stays where it is: it may be under the mouse.
    void seeFocus()
    {
        if (m_looks || !widget()->isAncestorOf(QApplication::focusWidget()))
            return;
        m_looks = true;
        QTimer::singleShot(0, this, [this] {
            m_looks = false;
            QWidget* has = QApplication::focusWidget();
            if (has && isVisible() && widget()->isAncestorOf(has) && has->visibleRegion().isEmpty())
                ensureWidgetVisible(has);
        });
    }

    int barWidth() const { return verticalScrollBar()->sizeHint().width(); }

    bool m_looks = false; // as soon as everything is laid out
};

} // namespace dossier
