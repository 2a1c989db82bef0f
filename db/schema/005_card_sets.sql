-- Further sets of cards: facts from files of the user's, under the headings of db/seed/cards.csv.

-- Taking a set in or out is no step of the history: what was done with its cards before would lose its meaning.
CREATE TABLE card_set (
    id INTEGER PRIMARY KEY AUTOINCREMENT,
    name TEXT NOT NULL CHECK (name <> ''),
    name_folded TEXT NOT NULL UNIQUE,
    taken_in TEXT NOT NULL
) STRICT;

-- As in the table card no row of the user's refers to these by a foreign key: cards of sets that are not there may be
-- owned, too.
CREATE TABLE set_card (
    set_id INTEGER NOT NULL REFERENCES card_set (id) ON DELETE CASCADE,
    position INTEGER NOT NULL,
    number TEXT NOT NULL UNIQUE COLLATE NOCASE CHECK (number <> ''),
    title TEXT NOT NULL,
    type TEXT NOT NULL,
    rarity TEXT NOT NULL,
    episode TEXT NOT NULL,
    advanced_only TEXT NOT NULL CHECK (advanced_only IN ('', 'yes')),
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
    result TEXT NOT NULL,
    found_in TEXT NOT NULL,
    words TEXT NOT NULL,
    PRIMARY KEY (set_id, position)
) STRICT, WITHOUT ROWID;
