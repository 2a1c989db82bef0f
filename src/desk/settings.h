// What the program remembers between two starts, in one INI file. The window's layout lies in a file of its own, so
// that a broken one can be deleted alone.
#pragma once

#include "desk/look_choice.h"
#include "desk/settings_file.h"
#include "table/table_stops.h"

#include <QByteArray>
#include <QMap>
#include <QStringList>

#include <cstdint>
#include <functional>
#include <optional>

namespace dossier {

// Where the docks are, by panel.
using DockLayout = QMap<QString, QByteArray>;
using KeptLayouts = QMap<QString, DockLayout>;

class Settings
{
public:
    // `folder` empty: the platform's place for this program's settings.
    explicit Settings(const QString& folder = {});

    LookChoice look() const;
    void setLook(LookChoice choice);
    QString language() const; // "" means the system's
    void setLanguage(const QString& code);
    bool killersWereAgreed() const; // for all decks, in versions in which no deck said it for itself
    QStringList notebook() const;   // the answers, as Notebook spells them
    void setNotebook(const QStringList& answers);
    std::int64_t openDeck() const; // 0: none
    void setOpenDeck(std::int64_t id);

    int textPercent() const; // 75 to 250
    void setTextPercent(int percent);
    bool calm() const; // reduced motion
    void setCalm(bool calm);
    // How long it stays to be seen what the program's players do, in milliseconds; nothing: not chosen yet.
    std::optional<int> tablePace() const;
    void setTablePace(int milliseconds);
    // The deck editor offers and adds only cards that are owned.
    bool onlyOwnedCards() const;
    void setOnlyOwnedCards(bool only);
    // Whether what happens at the table between two choices is shown, at that pace: rounds of a Combat, results.
    bool tableScenes() const;
    void setTableScenes(bool shown);
    // Where one wants to be asked at the table.
    TableStops tableStops() const;
    void setTableStops(const TableStops& stops);
    // Whether a deck with cards that the game does not know is refused at the table, instead of played by its facts.
    bool onlyKnownCards() const;
    void setOnlyKnownCards(bool only);
    // By name: the deck the program last played against the user with; "" where that was left to chance.
    QString opponentDeck() const;
    void setOpponentDeck(const QString& name);
    // The word of the program's player who was met last; "" where none was.
    QString opponentRank() const;
    void setOpponentRank(const QString& word);
    // By name: the deck last played with against the program, while the deck `open` was open; "" where another one is
    // open now, or none was played.
    QString ownDeck(std::int64_t open) const;
    void setOwnDeck(const QString& name, std::int64_t open);
    // In which order the hand lies at the table, by the word of HandOrder.
    QString handOrder() const;
    void setHandOrder(const QString& word);
    // By number, as AgreedRules spells them: the rules agreed on at the table that are not as usual.
    QStringList unusualRules() const;
    void setUnusualRules(const QStringList& numbers);
    // What the persons at this table call themselves, by seat; "" where somebody goes by his letter.
    QStringList personNames() const;
    void setPersonNames(const QStringList& names);
    // Seats at tables far away that can be taken again, the last one kept first, as the far table writes them; up to
    // its first tabulator each says what opens it, and is a secret. What another window keeps stays.
    QStringList farSeats() const;
    void keepFarSeat(const QString& seat);
    void forgetFarSeat(const QString& seat);
    // What somebody calls himself by who is about to use an invitation, by the name of that; "" where he never was.
    QString farClaim(const QString& invitation) const;
    void keepFarClaim(const QString& invitation, const QString& claim);
    void forgetFarClaim(const QString& invitation);
    // How the user is called there.
    QString playerName() const;
    void setPlayerName(const QString& name);
    QString pictureFolder() const; // "" means the usual place
    void setPictureFolder(const QString& folder);
    QList<QPair<QString, QString>> savedSearches() const; // name and query
    void setSavedSearches(const QList<QPair<QString, QString>>& searches);
    // Latest first, at most ten.
    QStringList recentFiles() const;
    void noteRecentFile(const QString& path);
    void forgetRecentFiles();
    // Keys of an action that are not its usual ones, in the portable spelling; nothing where they are the usual ones.
    // An empty list means: none at all.
    std::optional<QStringList> shortcuts(const QString& action) const;
    void setShortcuts(const QString& action, const std::optional<QStringList>& keys);

    QByteArray windowGeometry() const;
    void setWindowGeometry(const QByteArray& geometry);
    QString currentTab() const; // "cards", "decks"; empty where none is remembered
    void setCurrentTab(const QString& tab);
    QByteArray splitter(const QString& name) const;
    void setSplitter(const QString& name, const QByteArray& state);
    // The columns of a table: which, in which order, how wide.
    QByteArray tableHead(const QString& name) const;
    void setTableHead(const QString& name, const QByteArray& state);
    // Where the docks of a panel are; empty: where they usually are.
    QByteArray docks(const QString& panel) const;
    void setDocks(const QString& panel, const QByteArray& state);
    bool layoutLocked() const;
    void setLayoutLocked(bool locked);
    // Layouts the user keeps, by name.
    KeptLayouts layouts() const;
    void setLayouts(const KeptLayouts& layouts);
    // The docks of all panels as they are now, and as a kept layout has them.
    DockLayout dockLayout() const;
    void setDockLayout(const DockLayout& layout);
    // What holds for all cards that are being catalogued, as EntrySession spells it; empty: nothing was chosen yet.
    QStringList entryKept() const;
    void setEntryKept(const QStringList& kept);
    bool cardsAsPictures() const;
    void setCardsAsPictures(bool pictures);
    int tileWidth() const; // 0: not chosen yet
    void setTileWidth(int width);
    int bureauGrouping() const; // a Grouping of the deck's editor, as number
    void setBureauGrouping(int grouping);
    bool filingUnfolded() const; // folder, tags and notes of the open deck are shown
    void setFilingUnfolded(bool unfolded);
    int analysisPage() const; // a Page of the analysis, as number
    void setAnalysisPage(int page);
    // Everything about the layout is as it was at first; kept layouts stay, and so does what is looked at just now.
    void resetLayout();

    // Writes now what is written soon. Why it could not be, with the file's place; empty where all but the layout is on
    // disk.
    QString save();
    // Is told why settings could not be read or written, once until they can be again.
    void tellTrouble(const SettingsFile::Tell& tell);

    // Where the INI file lies.
    QString folder() const;

private:
    SettingsFile m_choices;
    SettingsFile m_layout;
};

} // namespace dossier
