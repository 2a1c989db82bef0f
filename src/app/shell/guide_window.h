// The guide to the program, in a window beside the work.
#pragma once

#include <QWidget>

class QUrl;

namespace dossier {

class MeasuredBrowser;
class Shortcuts;
struct Desk;

class GuideWindow : public QWidget
{
    Q_OBJECT

public:
    // Both must outlive the window.
    GuideWindow(const Desk& desk, const Shortcuts& keys, QWidget* parent);

signals:
    // Where a link leads, as guideText names them.
    void wanted(const QUrl& link);

protected:
    void keyPressEvent(QKeyEvent* event) override;
    void showEvent(QShowEvent* event) override;

private:
    void write();

    const Desk& m_desk;
    const Shortcuts& m_keys;
    MeasuredBrowser* m_page;
};

} // namespace dossier
