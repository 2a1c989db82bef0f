// The tab of a player's X-File folder: whose it is, what is known of it. Clicked, it is looked at.
#pragma once

#include <QAbstractButton>

namespace dossier {

class Appearance;

class XFileTab : public QAbstractButton
{
    Q_OBJECT

public:
    XFileTab(const Appearance& appearance, QWidget* parent);

    // What stands for the title of the observer's own where others see the screen.
    static QString coveredTitle();
    // `own`: the observer's, in the colour of X-Files.
    void show(const QString& title, const QString& line, bool own);
    using QWidget::show;

    QSize sizeHint() const override;

protected:
    void paintEvent(QPaintEvent* event) override;
    void enterEvent(QEnterEvent* event) override;
    void leaveEvent(QEvent* event) override;

private:
    const Appearance& m_appearance;
    QString m_line;
    bool m_own = false;
};

} // namespace dossier
