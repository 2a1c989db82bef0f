// A part of a panel that can be moved, laid over another one, let float and closed. Its content is made when it first
// comes to the front, and hidden while another one lies over it.
#pragma once

#include <QDockWidget>

#include <functional>

namespace dossier {

class Appearance;
class DockTitle;

class Dock : public QDockWidget
{
    Q_OBJECT

public:
    using Make = std::function<QWidget*()>;

    // `id` names it in kept layouts and must stay as it is. `make` is called once at most.
    Dock(const QString& id, const QString& title, const Appearance& appearance, Make make, QWidget* parent);

    // Makes it where that was not done yet.
    QWidget& content();
    // The dock is there, perhaps behind another one.
    bool isOpen() const { return !isHidden(); }
    // Of those that lie on one another, this one is seen.
    bool isInFront() const;
    // A dock that has nothing to say takes no room, though it stays open: above or below the middle, alone at its
    // place.
    void setIdle(bool idle);
    bool isIdle() const { return m_idle; }
    // The line above it says this, with a count for example; its tab and the menus keep to the title.
    void setHeading(const QString& text);
    void setLocked(bool locked);
    void takeFocus();

    // After docks were moved, opened or closed; `tabbed`: others lie at the same place.
    void settle(bool tabbed);

protected:
    // Floating, it is a window.
    bool focusNextPrevChild(bool next) override;
    void keyPressEvent(QKeyEvent* event) override;

signals:
    void made(QWidget* content);
    void cameToFront();
    // What can be done with it is asked for.
    void menuWanted(const QPoint& place);

private:
    DockTitle* m_title;
    QWidget* m_holder;
    QWidget* m_content = nullptr;
    Make m_make;
    bool m_front = false;
    bool m_settled = false; // it is known whether it is in front
    bool m_idle = false;
    bool m_tabbed = false;
};

} // namespace dossier
