// The line above a dock: its name, and what can be done with it. Nothing of it is seen where a tab says the name.
#pragma once

#include <QWidget>

class QDockWidget;
class QLabel;
class QToolButton;

namespace dossier {

class Appearance;

class DockTitle : public QWidget
{
    Q_OBJECT

public:
    DockTitle(QDockWidget& dock, const Appearance& appearance);

    void setText(const QString& text);
    void setTabbed(bool tabbed);
    // A locked dock can neither be moved nor closed here.
    void setLocked(bool locked);

    QSize sizeHint() const override;
    QSize minimumSizeHint() const override;

signals:
    void menuWanted(const QPoint& place);

protected:
    void contextMenuEvent(QContextMenuEvent* event) override;
    void paintEvent(QPaintEvent* event) override;

private:
    QToolButton* button(const QString& name, const QString& words);
    void refresh();

    QDockWidget& m_dock;
    const Appearance& m_appearance;
    QLabel* m_text;
    QToolButton* m_float;
    QToolButton* m_close;
    bool m_tabbed = false;
    bool m_locked = false;
};

} // namespace dossier
