// The table before a game: one against the computer in front, the last game to go on with, and what else there is.
#pragma once

#include <QWidget>

class QBoxLayout;
class QPushButton;

namespace dossier {

class AgreedRules;
class ComputerFolder;
class ContinueFolder;
class FlowLayout;
class KeyButton;
class KeyLine;
class Tile;
struct Desk;

class StartPage : public QWidget
{
    Q_OBJECT

public:
    // Both must outlive the page.
    StartPage(const Desk& desk, AgreedRules& rules, QWidget* parent = nullptr);

    ComputerFolder& computer() { return *m_computer; }
    // A game with this deck is what one came for, until what is kept is read anew.
    void offer(std::int64_t deck);
    // What is kept is read anew; the game on the table, if any, is the one to go on with, from that position.
    void refresh(const QString& onTable, int position);

signals:
    void startWanted();
    void continueWanted(const QString& id);
    void listWanted();
    void teachWanted();
    // The page on which every seat is set up.
    void seatsWanted();
    // Tables far away.
    void farWanted();
    void basicWanted();
    void watchWanted();
    void openWanted();
    void sealedWanted();
    void goldfishWanted();
    void playtestWanted();
    void samplesWanted();

protected:
    void keyPressEvent(QKeyEvent* event) override;
    void paintEvent(QPaintEvent* event) override;
    void resizeEvent(QResizeEvent* event) override;

private:
    void createTiles();
    void createMore();
    void arrange();
    bool goesOnFirst() const;
    KeyButton& first() const;
    Tile* tile(const char* name, Tile* made);

    const Desk& m_desk;
    ComputerFolder* m_computer;
    ContinueFolder* m_continue;
    QPushButton* m_samples = nullptr;
    bool m_newWanted = false;
    KeyLine* m_keys;
    QBoxLayout* m_all = nullptr;
    // Side by side, or below one another where large text leaves no room for that.
    QBoxLayout* m_folders;
    QBoxLayout* m_tiles;
    FlowLayout* m_others;
};

} // namespace dossier
