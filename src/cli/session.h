// What every command works with: the cards, the database (opened when first needed), and where the answers go.
#pragma once

#include "cli/exit_code.h"
#include "cli/global_options.h"
#include "db/file/database.h"
#include "desk/game_box.h"
#include "importers/reading/reading.h"
#include "wording/card_text/card_text.h"

#include <QIODevice>
#include <QJsonArray>
#include <QJsonObject>
#include <QTextStream>

#include <memory>
#include <optional>

namespace dossier {

class Session
{
public:
    // The devices must be open and outlive the session.
    Session(GlobalOptions options, QIODevice& in, QIODevice& out, QIODevice& err);

    const GameBox& box() const { return m_box; }
    const CardPool& pool() const { return m_box.cards; }
    const Format& format(Game game) const { return m_box.format(game); }
    Database& database(); // throws StoreError
    QString databasePath() const;
    bool hasDatabaseFile() const;

    // "en" or "fr"
    const QString& language() const { return m_options.language; }

    bool json() const { return m_options.json; }
    // A line of the answer, for people; does nothing with --json.
    void say(const QString& line);
    // The answer as the one JSON document; does nothing without --json.
    void answer(const QJsonObject& object);
    // Bytes as they are: an exported file.
    void raw(const QByteArray& bytes);
    // A line on standard error: "dossier-cli: …".
    void warn(const QString& line);
    // A bar on standard error, drawn over itself; (0, 0) wipes it away.
    void progress(int done, int all);

    // Standard input, for what is too large to be held.
    QIODevice& in() { return m_in; }

    // The whole of a file, or of standard input for "-". Throws CliError (BadInput): missing, a directory, unreadable.
    QByteArray read(const QString& file);
    // Writes all or nothing. Throws CliError (CannotStore).
    void write(const QString& file, const QByteArray& content);

    // The program's own wording of what a card does; empty where it does nothing beyond its facts.
    QString text(CardIndex card);

    // What the cards do in a game, as it was compiled in; read when first needed.
    const EffectBook& effects() const { return m_box.effects; }

    // The printing a number or title means. Throws CliError (BadInput) with the nearest titles.
    CardIndex card(const QString& numberOrTitle) const;

    struct LoadedDeck
    {
        Deck deck;
        std::vector<LineProblem> unknown;
        std::optional<std::int64_t> id; // of a stored deck
    };
    // DECK of the contract: a file's path, or the name of a stored deck. Lines not understood are said on standard
    // error.
    LoadedDeck deck(const QString& fileOrName);
    // Says on standard error what a reader did not understand: "FILE:LINE: text: why".
    void warnOfLines(const QString& file, const std::vector<LineProblem>& unknown);

private:
    GlobalOptions m_options;
    QIODevice& m_in;
    QIODevice& m_outDevice;
    QTextStream m_out;
    QTextStream m_err;
    GameBox m_box;
    std::unique_ptr<Database> m_database;
    std::unique_ptr<CardTexts> m_texts;
    bool m_barShown = false;
};

// "FILE:LINE: why", or "FILE: why" for line 0.
QString located(const QString& file, int line, const QString& why);

// {"line","text","reason"}
QJsonObject toJson(const LineProblem& problem);

} // namespace dossier
