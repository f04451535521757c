-- When a student was last reminded of a copy that is missing: never twice an hour.
alter table submission add column reminded_at timestamptz;
