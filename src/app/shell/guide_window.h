// The guide to the program and its manual, page by page, in a window beside the work.
#pragma once

#include "app/shell/manual_pages.h"

#include <QWidget>

class QListWidget;
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
    // The page of the manual that is called so, as "table"; without a name, or of any other, the one it lay open at.
    void turnTo(const QString& name);

signals:
    // Where a link leads out of the window, as guideText names them.
    void wanted(const QUrl& link);

protected:
    void keyPressEvent(QKeyEvent* event) override;
    bool focusNextPrevChild(bool next) override;
    void showEvent(QShowEvent* event) override;

private:
    void createLayout();
    void follow(const QUrl& link);
    // The page that is chosen.
    void write();

    const Desk& m_desk;
    const Shortcuts& m_keys;
    std::vector<ManualPage> m_manual;
    QListWidget* m_contents; // the guide, then the manual
    MeasuredBrowser* m_page;
};

} // namespace dossier
