-- When the device of a seat was heard of last: a phone that is cut off is not in the room, though its seat is kept.
alter table lesson_seat add column seen_at timestamptz;
