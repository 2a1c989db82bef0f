-- Which copies are lent, found without reading the whole collection.

CREATE INDEX collection_lent ON collection (number, count, lent_to) WHERE lent_to <> '';
