-- What was agreed for a deck; what is wanted or for trade, found without reading the whole collection.

-- Killer cards (OPT-3) are agreed for a deck. Before, one switch of the window's settings held for all of them; the
-- highest number of a deck it held for is kept until the window has said what it was (deck_store.h).
ALTER TABLE deck ADD COLUMN killers INTEGER NOT NULL DEFAULT 0 CHECK (killers IN (0, 1));

INSERT INTO meta (key, value) SELECT 'killers_not_said_up_to', seq FROM sqlite_sequence WHERE name = 'deck';

DROP VIEW deck_image;

-- All of a deck in one value.
CREATE VIEW deck_image (deck_id, image) AS
SELECT d.id, json_object('name', d.name, 'name_folded', d.name_folded, 'notes', d.notes, 'game', d.game,
    'created', d.created, 'changed', d.changed, 'folder', d.folder, 'tags', d.tags, 'state', d.state,
    'killers', d.killers,
    'cards', json((SELECT json_group_array(json_array(zone, number, count, position))
                   FROM deck_card WHERE deck_card.deck_id = d.id)),
    'aside', json((SELECT json_group_array(json_array(position, line, text))
                   FROM deck_aside WHERE deck_aside.deck_id = d.id)))
FROM deck AS d;

UPDATE history_deck SET image = json_set(image, '$.killers', 0) WHERE image IS NOT NULL AND json_valid(image);

UPDATE deck_version SET image = json_set(image, '$.killers', 0) WHERE json_valid(image);

CREATE INDEX collection_wishes ON collection (number, wanted, for_trade) WHERE wanted > 0 OR for_trade > 0;
