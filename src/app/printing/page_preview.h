// The pages of a sheet one below the other, as they will come out of the printer.
#pragma once

#include "app/printing/printed_page.h"

#include <QScrollArea>

namespace dossier {

class PagePreview : public QScrollArea
{
    Q_OBJECT

public:
    explicit PagePreview(QWidget* parent = nullptr);

    // `theme` is a paperTheme.
    void show(PrintedSheet sheet, const Theme& theme);
    using QWidget::show;
    const PrintedSheet& sheet() const { return m_sheet; }

    // 1: the page is as wide as the view.
    qreal zoom() const { return m_zoom; }
    void setZoom(qreal zoom);

protected:
    void resizeEvent(QResizeEvent* event) override;
    void wheelEvent(QWheelEvent* event) override;

private:
    class Pages;
    void arrange();

    PrintedSheet m_sheet;
    Theme m_theme;
    qreal m_zoom = 1;
    Pages* m_pages;
};

} // namespace dossier
