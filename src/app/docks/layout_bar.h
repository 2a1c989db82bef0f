// The line below the tabs in which a layout is given its name.
#pragma once

#include <QFrame>

class QLineEdit;

namespace dossier {

class Appearance;

class LayoutBar : public QFrame
{
    Q_OBJECT

public:
    explicit LayoutBar(const Appearance& appearance, QWidget* parent = nullptr);

    // Shows itself and takes the keyboard. `names` that are taken are offered, to be written over.
    void ask(const QStringList& names);

signals:
    void named(const QString& name);

protected:
    void keyPressEvent(QKeyEvent* event) override;
    void paintEvent(QPaintEvent* event) override;

private:
    void give();

    const Appearance& m_appearance;
    QLineEdit* m_name;
};

} // namespace dossier
