// Files and texts dropped anywhere on a window.
#pragma once

#include <QObject>

class QMimeData;
class QWidget;

namespace dossier {

class FileDrop : public QObject
{
    Q_OBJECT

public:
    // Makes `window` take drops; lists inside it that take their own kind of drop come first.
    explicit FileDrop(QWidget* window);

    bool eventFilter(QObject* watched, QEvent* event) override;

signals:
    void fileDropped(const QString& path);
    void textDropped(const QString& text);

private:
    void take(const QMimeData& dropped);
};

} // namespace dossier
