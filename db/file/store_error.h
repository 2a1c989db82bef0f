// What a store throws when the database did not do what it was asked.
#pragma once

#include <QString>

#include <stdexcept>

namespace dossier {

class StoreError : public std::runtime_error
{
public:
    // What is wrong, for the front-ends to tell apart; the sentence is theirs (wording).
    enum class Kind {
        CannotOpen,   // no such folder, no permission, a directory
        Itself,       // a copy to be put in its place that is the file itself
        NotOurs,      // a readable file that is no Dossier database
        Damaged,      // SQLite says the file is malformed
        Newer,        // written by a newer version of the program
        ReadOnly,     // may be read, not written
        OldReadOnly,  // the same, and of an older version, which has to be brought up to date before it can be read
        Locked,       // another process holds it for longer than the time limit
        Full,         // no space left on the disk
        DiskFailed,   // the system could not read or write, in its words: a broken disk, one that is gone
        NoSuchEntry,  // a deck, a heap of cards that is not (any more) there
        NameTaken,    // a deck of that name exists
        BadValue,     // an empty name, a count out of range: nothing was stored
        TooLong,      // a text, `detail` is its nameOf(TextOf): nothing was stored
        Broken,       // by a line's end, a text that is one line, `detail` is its nameOf(TextOf): nothing was stored
        NotesTooLong, // those of heaps that are one, `detail` is their card's number: nothing was stored
        TooMany,    // copies: over kMostOwned in a heap, `detail` is its card's number, or kMostInAll in the collection
        Exists,     // a file that would have to be overwritten
        BrokenStep, // what a step of the history would bring back is none: nothing was changed, it can be left out
        Busy,       // this very program is in the middle of a change: nothing was changed
        Overtaken,  // another program did something meanwhile: nothing was changed
        Replaced,   // the file is no longer the one that was opened, or is gone: nothing was changed
        StrayRows,  // an upgrade that rows stand in the way of (stray_rows.h), which are named: nothing was changed
        Other
    };

    // `tried` says what was being done ("save deck"), `detail` holds SQLite's or the system's own words.
    StoreError(Kind kind, const QString& path, const QString& tried, const QString& detail);

    Kind kind() const { return m_kind; }
    const QString& path() const { return m_path; }
    const QString& tried() const { return m_tried; }
    const QString& detail() const { return m_detail; }
    // Whether what was being done may be stored all the same: whoever opens the file next will know.
    bool isUnsure() const { return m_unsure; }
    StoreError unsure() const;

private:
    Kind m_kind;
    QString m_path;
    QString m_tried;
    QString m_detail;
    bool m_unsure = false;
};

} // namespace dossier
