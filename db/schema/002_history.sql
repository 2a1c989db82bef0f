-- Signed, bought and lent copies; folders, tags and states of decks; versions; saved searches; what undo goes back to.

-- Copies that are signed or lent are a heap of their own. Prices are in hundredths of the currency for one copy, 0 where
-- nobody knows; dates are 2026-01-31 or empty.
CREATE TABLE collection_2 (
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
    signed INTEGER NOT NULL DEFAULT 0 CHECK (signed IN (0, 1)),
    price_paid INTEGER NOT NULL DEFAULT 0 CHECK (price_paid BETWEEN 0 AND 99999999999),
    currency TEXT NOT NULL DEFAULT '',
    acquired TEXT NOT NULL DEFAULT '',
    lent_to TEXT NOT NULL DEFAULT '',
    lent_on TEXT NOT NULL DEFAULT '',
    UNIQUE (number, location, language, condition, signed, lent_to)
) STRICT;

INSERT INTO collection_2 (id, number, count, condition, language, location, note, for_trade, wanted)
    SELECT id, number, count, condition, language, location, note, for_trade, wanted FROM collection ORDER BY id;

-- The number of a heap that went never means another one: the new table counts on where the old one stood.
DELETE FROM sqlite_sequence WHERE name = 'collection_2';

INSERT INTO sqlite_sequence (name, seq) SELECT 'collection_2', seq FROM sqlite_sequence WHERE name = 'collection';

DROP TABLE collection;

ALTER TABLE collection_2 RENAME TO collection;

CREATE INDEX collection_by_location ON collection (location, number);

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

ALTER TABLE deck ADD COLUMN folder TEXT NOT NULL DEFAULT '';

-- A tag a line.
ALTER TABLE deck ADD COLUMN tags TEXT NOT NULL DEFAULT '';

ALTER TABLE deck ADD COLUMN state TEXT NOT NULL DEFAULT 'idea' CHECK (state IN ('idea', 'built'));

CREATE TABLE saved_search (
    id INTEGER PRIMARY KEY AUTOINCREMENT,
    list TEXT NOT NULL CHECK (list IN ('cards', 'collection', 'decks', 'deck')),
    name TEXT NOT NULL CHECK (name <> ''),
    name_folded TEXT NOT NULL,
    query TEXT NOT NULL,
    UNIQUE (list, name_folded)
) STRICT;

-- All of a deck in one value.
CREATE VIEW deck_image (deck_id, image) AS
SELECT d.id, json_object('name', d.name, 'name_folded', d.name_folded, 'notes', d.notes, 'game', d.game,
    'created', d.created, 'changed', d.changed, 'folder', d.folder, 'tags', d.tags, 'state', d.state,
    'cards', json((SELECT json_group_array(json_array(zone, number, count, position))
                   FROM deck_card WHERE deck_card.deck_id = d.id)),
    'aside', json((SELECT json_group_array(json_array(position, line, text))
                   FROM deck_aside WHERE deck_aside.deck_id = d.id)))
FROM deck AS d;

-- What a deck was. Outlives the deck, so that undoing its removal brings the versions back, too.
CREATE TABLE deck_version (
    id INTEGER PRIMARY KEY AUTOINCREMENT,
    deck_id INTEGER NOT NULL,
    at TEXT NOT NULL,
    label TEXT NOT NULL,
    image TEXT NOT NULL
) STRICT;

CREATE INDEX deck_version_by_deck ON deck_version (deck_id, at);

-- What the user did, oldest first: facts, of which sentences are made. Steps that are undone follow those that are done;
-- dropped ones cannot be reached any more and are swept away by and by.
CREATE TABLE history_step (
    id INTEGER PRIMARY KEY AUTOINCREMENT,
    at TEXT NOT NULL,
    kind TEXT NOT NULL,
    subject TEXT NOT NULL,
    card TEXT NOT NULL,
    count INTEGER NOT NULL,
    entry INTEGER NOT NULL,
    state TEXT NOT NULL CHECK (state IN ('done', 'undone', 'dropped')),
    weight INTEGER NOT NULL
) STRICT;

-- The step that is being recorded; 0 between transactions. The triggers below look here.
CREATE TABLE history_now (
    id INTEGER PRIMARY KEY CHECK (id = 1),
    step INTEGER NOT NULL
) STRICT;

INSERT INTO history_now (id, step) VALUES (1, 0);

-- The entries a step touched, as they are on the other side of it: side 0 is before the step, side 1 after it. A step
-- that is done has rows of side 0, one that is undone has rows of side 1; going over a step exchanges them with what is
-- in the tables, so that nothing is kept twice. An entry that is not there on the other side is one without image, or
-- within a range of history_absent: a million imported heaps are one row.
CREATE TABLE history_heap (
    step INTEGER NOT NULL,
    side INTEGER NOT NULL CHECK (side IN (0, 1)),
    id INTEGER NOT NULL,
    number TEXT NOT NULL,
    count INTEGER NOT NULL,
    condition TEXT NOT NULL,
    language TEXT NOT NULL,
    location TEXT NOT NULL,
    note TEXT NOT NULL,
    for_trade INTEGER NOT NULL,
    wanted INTEGER NOT NULL,
    signed INTEGER NOT NULL,
    price_paid INTEGER NOT NULL,
    currency TEXT NOT NULL,
    acquired TEXT NOT NULL,
    lent_to TEXT NOT NULL,
    lent_on TEXT NOT NULL,
    PRIMARY KEY (step, side, id)
) STRICT, WITHOUT ROWID;

CREATE TABLE history_absent (
    step INTEGER NOT NULL,
    side INTEGER NOT NULL CHECK (side IN (0, 1)),
    first INTEGER NOT NULL,
    last INTEGER NOT NULL,
    PRIMARY KEY (step, side, first)
) STRICT, WITHOUT ROWID;

CREATE TABLE history_deck (
    step INTEGER NOT NULL,
    side INTEGER NOT NULL CHECK (side IN (0, 1)),
    id INTEGER NOT NULL,
    image TEXT,
    PRIMARY KEY (step, side, id)
) STRICT, WITHOUT ROWID;

CREATE TABLE history_search (
    step INTEGER NOT NULL,
    side INTEGER NOT NULL CHECK (side IN (0, 1)),
    id INTEGER NOT NULL,
    image TEXT,
    PRIMARY KEY (step, side, id)
) STRICT, WITHOUT ROWID;

-- The first image of an entry in a step is the one before the step; later ones are passed over.
CREATE TRIGGER history_heap_inserted AFTER INSERT ON collection
WHEN (SELECT step FROM history_now) > 0
BEGIN
    UPDATE history_absent SET last = new.id
        WHERE step = (SELECT step FROM history_now) AND side = 0
            AND first = (SELECT max(first) FROM history_absent
                         WHERE step = (SELECT step FROM history_now) AND side = 0 AND first < new.id)
            AND last = new.id - 1;
    INSERT INTO history_absent (step, side, first, last)
        SELECT step, 0, new.id, new.id FROM history_now
        WHERE NOT EXISTS (SELECT 1 FROM history_heap AS h
                          WHERE h.step = history_now.step AND h.side = 0 AND h.id = new.id)
            AND coalesce((SELECT last FROM history_absent AS a
                          WHERE a.step = history_now.step AND a.side = 0 AND a.first <= new.id
                          ORDER BY a.first DESC LIMIT 1), 0) < new.id;
END;

CREATE TRIGGER history_heap_updated BEFORE UPDATE ON collection
WHEN (SELECT step FROM history_now) > 0
BEGIN
    INSERT INTO history_heap
        SELECT step, 0, old.id, old.number, old.count, old.condition, old.language, old.location, old.note,
            old.for_trade, old.wanted, old.signed, old.price_paid, old.currency, old.acquired, old.lent_to, old.lent_on
        FROM history_now
        WHERE NOT EXISTS (SELECT 1 FROM history_heap AS h
                          WHERE h.step = history_now.step AND h.side = 0 AND h.id = old.id)
            AND coalesce((SELECT last FROM history_absent AS a
                          WHERE a.step = history_now.step AND a.side = 0 AND a.first <= old.id
                          ORDER BY a.first DESC LIMIT 1), 0) < old.id;
END;

CREATE TRIGGER history_heap_deleted BEFORE DELETE ON collection
WHEN (SELECT step FROM history_now) > 0
BEGIN
    INSERT INTO history_heap
        SELECT step, 0, old.id, old.number, old.count, old.condition, old.language, old.location, old.note,
            old.for_trade, old.wanted, old.signed, old.price_paid, old.currency, old.acquired, old.lent_to, old.lent_on
        FROM history_now
        WHERE NOT EXISTS (SELECT 1 FROM history_heap AS h
                          WHERE h.step = history_now.step AND h.side = 0 AND h.id = old.id)
            AND coalesce((SELECT last FROM history_absent AS a
                          WHERE a.step = history_now.step AND a.side = 0 AND a.first <= old.id
                          ORDER BY a.first DESC LIMIT 1), 0) < old.id;
END;

CREATE TRIGGER history_deck_inserted AFTER INSERT ON deck
WHEN (SELECT step FROM history_now) > 0
BEGIN
    INSERT INTO history_deck (step, side, id, image)
        SELECT step, 0, new.id, NULL FROM history_now
        WHERE NOT EXISTS (SELECT 1 FROM history_deck AS h
                          WHERE h.step = history_now.step AND h.side = 0 AND h.id = new.id);
END;

CREATE TRIGGER history_deck_updated BEFORE UPDATE ON deck
WHEN (SELECT step FROM history_now) > 0
BEGIN
    INSERT INTO history_deck (step, side, id, image)
        SELECT step, 0, deck_id, image FROM history_now JOIN deck_image ON deck_id = old.id
        WHERE NOT EXISTS (SELECT 1 FROM history_deck AS h
                          WHERE h.step = history_now.step AND h.side = 0 AND h.id = old.id);
END;

CREATE TRIGGER history_deck_deleted BEFORE DELETE ON deck
WHEN (SELECT step FROM history_now) > 0
BEGIN
    INSERT INTO history_deck (step, side, id, image)
        SELECT step, 0, deck_id, image FROM history_now JOIN deck_image ON deck_id = old.id
        WHERE NOT EXISTS (SELECT 1 FROM history_deck AS h
                          WHERE h.step = history_now.step AND h.side = 0 AND h.id = old.id);
END;

-- A deck's cards and lines aside are part of its image. They change together with the deck's row, which is written
-- first; these two see to it where somebody forgets.
CREATE TRIGGER history_deck_card_inserted BEFORE INSERT ON deck_card
WHEN (SELECT step FROM history_now) > 0
BEGIN
    INSERT INTO history_deck (step, side, id, image)
        SELECT step, 0, deck_id, image FROM history_now JOIN deck_image ON deck_id = new.deck_id
        WHERE NOT EXISTS (SELECT 1 FROM history_deck AS h
                          WHERE h.step = history_now.step AND h.side = 0 AND h.id = new.deck_id);
END;

CREATE TRIGGER history_deck_card_deleted BEFORE DELETE ON deck_card
WHEN (SELECT step FROM history_now) > 0
BEGIN
    INSERT INTO history_deck (step, side, id, image)
        SELECT step, 0, deck_id, image FROM history_now JOIN deck_image ON deck_id = old.deck_id
        WHERE NOT EXISTS (SELECT 1 FROM history_deck AS h
                          WHERE h.step = history_now.step AND h.side = 0 AND h.id = old.deck_id);
END;

CREATE TRIGGER history_search_inserted AFTER INSERT ON saved_search
WHEN (SELECT step FROM history_now) > 0
BEGIN
    INSERT INTO history_search (step, side, id, image)
        SELECT step, 0, new.id, NULL FROM history_now
        WHERE NOT EXISTS (SELECT 1 FROM history_search AS h
                          WHERE h.step = history_now.step AND h.side = 0 AND h.id = new.id);
END;

CREATE TRIGGER history_search_updated BEFORE UPDATE ON saved_search
WHEN (SELECT step FROM history_now) > 0
BEGIN
    INSERT INTO history_search (step, side, id, image)
        SELECT step, 0, old.id, json_array(old.list, old.name, old.name_folded, old.query) FROM history_now
        WHERE NOT EXISTS (SELECT 1 FROM history_search AS h
                          WHERE h.step = history_now.step AND h.side = 0 AND h.id = old.id);
END;

CREATE TRIGGER history_search_deleted BEFORE DELETE ON saved_search
WHEN (SELECT step FROM history_now) > 0
BEGIN
    INSERT INTO history_search (step, side, id, image)
        SELECT step, 0, old.id, json_array(old.list, old.name, old.name_folded, old.query) FROM history_now
        WHERE NOT EXISTS (SELECT 1 FROM history_search AS h
                          WHERE h.step = history_now.step AND h.side = 0 AND h.id = old.id);
END;
