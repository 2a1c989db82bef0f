-- The first schema: the printed cards, the user's collection, the user's decks.

CREATE TABLE meta (
    key TEXT PRIMARY KEY,
    value TEXT NOT NULL
) STRICT, WITHOUT ROWID;

-- What is printed on each card the program knows, under the headings of db/seed/cards.csv. The program never reads it:
-- it is there so that any SQLite tool can say what the user's rows are. No row of the user's refers to it by a foreign
-- key, for cards of sets the program does not know may be owned, too.
CREATE TABLE card (
    number TEXT PRIMARY KEY,
    title TEXT NOT NULL,
    set_code TEXT NOT NULL,
    type TEXT NOT NULL,
    rarity TEXT NOT NULL,
    episode TEXT NOT NULL,
    advanced_only INTEGER NOT NULL CHECK (advanced_only IN (0, 1)),
    pool TEXT NOT NULL,
    cost TEXT NOT NULL,
    keywords TEXT NOT NULL,
    activators TEXT NOT NULL,
    skills TEXT NOT NULL,
    lrc TEXT NOT NULL,
    crc TEXT NOT NULL,
    health TEXT NOT NULL,
    res TEXT NOT NULL,
    prerequisites TEXT NOT NULL,
    asks TEXT NOT NULL,
    reduced TEXT NOT NULL,
    affiliation TEXT NOT NULL,
    motive TEXT NOT NULL,
    method TEXT NOT NULL,
    result TEXT NOT NULL
) STRICT, WITHOUT ROWID;

CREATE INDEX card_by_title ON card (title);

-- One heap of equal copies a row.
CREATE TABLE collection (
    id INTEGER PRIMARY KEY AUTOINCREMENT,
    number TEXT NOT NULL CHECK (number <> ''),
    count INTEGER NOT NULL CHECK (count BETWEEN 0 AND 999999),
    condition TEXT NOT NULL
        CHECK (condition IN ('', 'Mint', 'Near Mint', 'Good', 'Played', 'Heavily Played', 'Poor')),
    language TEXT NOT NULL,
    location TEXT NOT NULL,
    note TEXT NOT NULL,
    for_trade INTEGER NOT NULL CHECK (for_trade BETWEEN 0 AND count),
    wanted INTEGER NOT NULL CHECK (wanted BETWEEN 0 AND 999999),
    UNIQUE (number, location, language, condition)
) STRICT;

CREATE INDEX collection_by_location ON collection (location, number);

-- Copies of each printing, all heaps together, kept by the triggers below: with a million heaps the sum would take
-- longer than the start of the program may.
CREATE TABLE owned (
    number TEXT PRIMARY KEY,
    copies INTEGER NOT NULL CHECK (copies >= 0)
) STRICT, WITHOUT ROWID;

CREATE TRIGGER collection_inserted AFTER INSERT ON collection
BEGIN
    INSERT INTO owned (number, copies) VALUES (new.number, new.count)
        ON CONFLICT (number) DO UPDATE SET copies = copies + excluded.copies;
END;

CREATE TRIGGER collection_deleted AFTER DELETE ON collection
BEGIN
    UPDATE owned SET copies = copies - old.count WHERE number = old.number;
END;

CREATE TRIGGER collection_updated AFTER UPDATE OF number, count ON collection
BEGIN
    UPDATE owned SET copies = copies - old.count WHERE number = old.number;
    INSERT INTO owned (number, copies) VALUES (new.number, new.count)
        ON CONFLICT (number) DO UPDATE SET copies = copies + excluded.copies;
END;

-- Times are UTC, as 2026-01-31T18:30:00.000Z. AUTOINCREMENT: the number of a removed deck never means another one.
CREATE TABLE deck (
    id INTEGER PRIMARY KEY AUTOINCREMENT,
    name TEXT NOT NULL CHECK (name <> ''),
    name_folded TEXT NOT NULL UNIQUE,
    notes TEXT NOT NULL,
    game TEXT NOT NULL CHECK (game IN ('advanced', 'basic')),
    created TEXT NOT NULL,
    changed TEXT NOT NULL
) STRICT;

CREATE TABLE deck_card (
    deck_id INTEGER NOT NULL REFERENCES deck (id) ON DELETE CASCADE,
    zone TEXT NOT NULL CHECK (zone IN ('xfile', 'team', 'bureau_deck')),
    number TEXT NOT NULL CHECK (number <> ''),
    count INTEGER NOT NULL CHECK (count BETWEEN 1 AND 999),
    position INTEGER NOT NULL,
    PRIMARY KEY (deck_id, zone, number)
) STRICT, WITHOUT ROWID;

CREATE INDEX deck_card_by_number ON deck_card (number);

-- Lines of an imported list that nobody understood; line 0 where the source has no lines.
CREATE TABLE deck_aside (
    deck_id INTEGER NOT NULL REFERENCES deck (id) ON DELETE CASCADE,
    position INTEGER NOT NULL,
    line INTEGER NOT NULL CHECK (line >= 0),
    text TEXT NOT NULL,
    PRIMARY KEY (deck_id, position)
) STRICT, WITHOUT ROWID;
