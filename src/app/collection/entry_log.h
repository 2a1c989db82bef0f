// What was entered, newest first: what a person glances at while typing on. Each entry has a way back, by its cross, by
// Delete, or by Backspace.
#pragma once

#include "desk/entry_session.h"

#include <QListWidget>

namespace dossier {

class Appearance;

class EntryLog : public QListWidget
{
    Q_OBJECT

public:
    // All must outlive the log.
    EntryLog(EntrySession& session, const CardPool& pool, const Appearance& appearance, QWidget* parent = nullptr);

    QSize sizeHint() const override;
    QSize minimumSizeHint() const override;

signals:
    void cardWanted(dossier::CardIndex card);
    // Escape, Enter: back to the line.
    void left();

protected:
    void keyPressEvent(QKeyEvent* event) override;
    void mouseReleaseEvent(QMouseEvent* event) override;
    void paintEvent(QPaintEvent* event) override;
    void focusInEvent(QFocusEvent* event) override;

private:
    void refresh();
    void takeBack(const QListWidgetItem* item);

    EntrySession& m_session;
    const CardPool& m_pool;
    const Appearance& m_appearance;
};

} // namespace dossier
