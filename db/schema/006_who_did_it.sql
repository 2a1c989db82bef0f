-- Which run of which program made a step of the history or went over it last: none takes back unasked what another did.

-- 'window' or 'command line' and a number of the run's own; empty for what earlier versions did.
ALTER TABLE history_step ADD COLUMN moved_by TEXT NOT NULL DEFAULT '';

-- Every making of a step and every going over it counts one on. What is above the count that a run found when it came
-- happened since.
ALTER TABLE history_step ADD COLUMN moved INTEGER NOT NULL DEFAULT 0;
