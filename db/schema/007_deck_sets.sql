-- Which sets of cards a deck may use (SET-3): part of its format, as killers is.

-- 'all' official ones, those 'without promotional' cards, or the 'base set' alone. Decks of before keep their verdict.
ALTER TABLE deck ADD COLUMN sets TEXT NOT NULL DEFAULT 'all' CHECK (sets IN ('all', 'without promotional', 'base set'));

DROP VIEW deck_image;

-- All of a deck in one value.
CREATE VIEW deck_image (deck_id, image) AS
SELECT d.id, json_object('name', d.name, 'name_folded', d.name_folded, 'notes', d.notes, 'game', d.game,
    'created', d.created, 'changed', d.changed, 'folder', d.folder, 'tags', d.tags, 'state', d.state,
    'killers', d.killers, 'sets', d.sets,
    'cards', json((SELECT json_group_array(json_array(zone, number, count, position))
                   FROM deck_card WHERE deck_card.deck_id = d.id)),
    'aside', json((SELECT json_group_array(json_array(position, line, text))
                   FROM deck_aside WHERE deck_aside.deck_id = d.id)))
FROM deck AS d;

UPDATE history_deck SET image = json_set(image, '$.sets', 'all') WHERE image IS NOT NULL AND json_valid(image);

UPDATE deck_version SET image = json_set(image, '$.sets', 'all') WHERE json_valid(image);
