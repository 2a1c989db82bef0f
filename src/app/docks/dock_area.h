// A panel of docks around something in the middle that is always there. Remembers where they are, under the panel's
// name, in the settings of the layout.
#pragma once

#include "app/docks/dock.h"

#include <QMainWindow>
#include <QTimer>

#include <vector>

namespace dossier {

struct Desk;

class DockArea : public QMainWindow
{
    Q_OBJECT

public:
    // The desk must outlive this.
    DockArea(const Desk& desk, const QString& panel, QWidget* parent);
    ~DockArea() override;

    Dock& add(const QString& id, const QString& title, Qt::DockWidgetArea area, Dock::Make make);
    // The width or height a dock has in the usual layout.
    void setUsualSize(Dock& dock, int size, Qt::Orientation direction);
    // The same as a share of the panel's width or height, within these limits.
    void setUsualShare(Dock& dock, double share, int least, int most, Qt::Orientation direction);
    // In the usual layout it is closed where the panel is narrower.
    void closeUsuallyBelow(Dock& dock, int width);
    // Sets a dock idle or not, as far as its place allows it (see Dock::setIdle).
    void setIdle(Dock& dock, bool idle);
    // To be called after all docks are added and lie where they usually do: what the settings say comes with the first
    // showing, when there is room to lay it out.
    void restore();
    // Says to the settings where the docks are; done at the end, too.
    void keep() const;
    const std::vector<Dock*>& docks() const { return m_docks; }

    // Opens it, before all others, with the keyboard.
    void bringUp(Dock& dock);
    void close(Dock& dock);
    // Closes what is in front, brings up what is not.
    void toggle(Dock& dock);
    // The keyboard goes to the next open dock, or to the middle; from a dock behind the tabs, too.
    void goRound(bool forward);
    void setLocked(bool locked);

signals:
    void settled();
    // The user gave the docks other sizes.
    void dragged();

protected:
    bool event(QEvent* event) override;
    void showEvent(QShowEvent* event) override;
    void hideEvent(QHideEvent* event) override;
    void childEvent(QChildEvent* event) override;
    bool eventFilter(QObject* watched, QEvent* event) override;

private:
    struct UsualSize
    {
        Dock* dock;
        double share; // of the panel; between
        int least;
        int most;
        Qt::Orientation direction;
    };

    struct Spare
    {
        Dock* dock;
        int below;
    };

    void layOut();
    void settle();
    bool isTabbed(Dock& dock) const;
    Dock* focusedDock() const;
    void focusMiddle();
    void dressTabs(QObject& child);
    void showMenu(Dock& dock, const QPoint& place);
    void moveTo(Dock& dock, Qt::DockWidgetArea area);
    std::vector<QSize> sizes() const;

    const Desk& m_desk;
    QString m_panel;
    std::vector<Dock*> m_docks;
    std::vector<UsualSize> m_usualSizes;
    std::vector<Spare> m_spare;
    QByteArray m_usual;          // the layout before any was restored
    QByteArray m_left;           // the layout as it was when the panel was hidden
    std::vector<Dock*> m_tucked; // floating docks that went away with the panel
    bool m_pending = false;      // the settings say something that was not laid out yet
    QTimer m_settling;
    std::vector<QSize> m_pressedSizes; // of the docks, when a mouse button was pressed
};

} // namespace dossier
