// A page of text that never runs wider than can be read with ease, however wide its window is.
#pragma once

#include "app/theme/plain_page.h"

namespace dossier {

class MeasuredBrowser : public PlainPage
{
    Q_OBJECT

public:
    // Lines break after about so many letters of the page's own font, or earlier where there is less room.
    explicit MeasuredBrowser(int letters, QWidget* parent = nullptr);

    void setPageFont(const QFont& font);

protected:
    void resizeEvent(QResizeEvent* event) override;

private:
    void measure();

    int m_letters;
};

} // namespace dossier
