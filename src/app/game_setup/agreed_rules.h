// The rules agreed on for the games that begin at this table: optional rules, house rules, and whether persons bring
// their own X-Files. They hold for every page on which a game is set up, and from one start of the program to the next.
#pragma once

#include "engine/state/match_setup.h"

#include <QObject>
#include <QStringList>

#include <array>

namespace dossier {

class Settings;

class AgreedRules : public QObject
{
    Q_OBJECT

public:
    // Each rule is a switch: these first, then HOUSE-1 and so on.
    enum Switch { QuestionOrGuess, SingleGuess, KillerCards, XFilePowers, OwnXFiles, FirstHouseRule };
    static constexpr int kSwitches = FirstHouseRule + kHouseRules;

    // `settings` must outlive this; what they remember is agreed on.
    explicit AgreedRules(Settings& settings, QObject* parent = nullptr);

    // `rule`: 0 to kSwitches - 1.
    bool isOn(int rule) const { return m_on[static_cast<std::size_t>(rule)]; }
    void set(int rule, bool on);
    void setAsUsual();
    // The numbers of those that are not as usual and hold in this game.
    QStringList unusual(Game game) const;
    // The Basic Game has neither killers nor powers.
    static bool holdsIn(int rule, Game game);
    GameOptions options(Game game) const;
    // Of the rule it is about: "OPT-2", "HOUSE-3"; "SETUP-1" says whose X-File is whose.
    static QString number(int rule);

signals:
    void changed();

private:
    static bool usually(int rule);
    void remember();

    Settings& m_settings;
    std::array<bool, kSwitches> m_on{};
};

} // namespace dossier
