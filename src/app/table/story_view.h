// The log: the story of the game up to the position that is shown, as the viewer knows it.
#pragma once

#include <QTextBrowser>

namespace dossier {

class TableGame;
struct Desk;

class StoryView : public QTextBrowser
{
    Q_OBJECT

public:
    // Both must outlive the view.
    StoryView(const Desk& desk, TableGame& game, QWidget* parent = nullptr);

private:
    void refresh();
    void append(int rank, const QString& text);

    const Desk& m_desk;
    TableGame& m_game;
    QStringList m_told;
};

} // namespace dossier
