-- Who hands in is done, also after the end; until then a copy that was begun on a screen after the end is its student's.
alter table submission
  add column own_hand_in_at timestamptz,
  add column late_typing boolean not null default false;
-- What was handed in before it was collected was handed in by its student: collecting itself bears the moment of the end.
update submission s set own_hand_in_at = s.handed_in_at from homework h
  where h.school_id = s.school_id and h.id = s.homework_id and s.handed_in_at < coalesce(h.closed_at, h.end_at);
comment on column submission.own_hand_in_at is 'when the student said that it is done; null: it was collected, or is not in';
comment on column submission.late_typing is 'begun on a screen after the end: its student goes on until it is handed in';
