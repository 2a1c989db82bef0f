// One line inside the window for what was done and what went wrong. It never takes the keyboard away from anybody.
#pragma once

#include "desk/notices.h"

#include <QFrame>
#include <QTimer>

class QLabel;
class QToolButton;

namespace dossier {

class Appearance;

class MessageBar : public QFrame
{
    Q_OBJECT

public:
    MessageBar(Notices& notices, const Appearance& appearance, QWidget* parent = nullptr);

    // Shows one notice; what was done goes away by itself, trouble stays until it is closed.
    void show(const Notice& notice);

protected:
    void paintEvent(QPaintEvent* event) override;

private:
    void createLayout();

    const Appearance& m_appearance;
    QLabel* m_text;
    QToolButton* m_action;
    QToolButton* m_close;
    QTimer m_timer;
    Notice m_notice;
};

} // namespace dossier
