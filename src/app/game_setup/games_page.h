// The list of kept games: open, step through, delete, write to a file.
#pragma once

#include <QWidget>

class QListWidget;

namespace dossier {

class KeyLine;
class QuietLabel;
class KeyButton;
struct Desk;

class GamesPage : public QWidget
{
    Q_OBJECT

public:
    explicit GamesPage(const Desk& desk, QWidget* parent = nullptr);

    void refresh();

signals:
    void openWanted(const QString& id);
    void replayWanted(const QString& id);
    void exportWanted(const QString& id);
    void backWanted();

protected:
    void keyPressEvent(QKeyEvent* event) override;
    bool eventFilter(QObject* watched, QEvent* event) override;
    void showEvent(QShowEvent* event) override;
    void paintEvent(QPaintEvent* event) override;

private:
    bool obey(const QKeyEvent& key);
    QString chosen() const;
    void remove();
    void settle();

    const Desk& m_desk;
    QuietLabel* m_says;
    QListWidget* m_list;
    KeyButton* m_open;
    KeyButton* m_replay;
    KeyButton* m_export;
    KeyButton* m_delete;
    KeyButton* m_leave;
    KeyLine* m_keys;
};

} // namespace dossier
