// One line over the page for what was done and what went wrong. It moves nothing and never takes the keyboard away from
// anybody; who wants its button goes there by key.
#pragma once

#include "desk/notices.h"

#include <QFrame>
#include <QPointer>
#include <QTimer>

class QLabel;
class QToolButton;

namespace dossier {

class Appearance;

class MessageBar : public QFrame
{
    Q_OBJECT

public:
    // Lies over `page`, at its lower edge.
    // `foot` is the line at the foot of the page, where there is one.
    MessageBar(Notices& notices, const Appearance& appearance, QWidget* page, QWidget* foot = nullptr);

    // Shows one notice; what was done goes away by itself, trouble stays until it is closed.
    void show(const Notice& notice);
    // To what the message offers; back to where the keyboard was once it is gone. Nothing where there is none.
    void takeKeyboard();

protected:
    void paintEvent(QPaintEvent* event) override;
    void keyPressEvent(QKeyEvent* event) override;
    void enterEvent(QEnterEvent* event) override;
    void leaveEvent(QEvent* event) override;
    bool eventFilter(QObject* watched, QEvent* event) override;

private:
    void createLayout();
    void place();
    void leave();
    bool isInUse() const;

    const Appearance& m_appearance;
    QWidget* m_foot;
    QLabel* m_text;
    QToolButton* m_action;
    QToolButton* m_close;
    QTimer m_timer;
    Notice m_notice;
    QPointer<QWidget> m_before; // who had the keyboard
};

} // namespace dossier
