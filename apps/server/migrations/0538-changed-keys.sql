-- A key that turned out to be wrong: what counts as right for a question of one homework, and who changed it.
create table key_change (
  school_id uuid not null,
  id uuid not null,
  homework_id uuid not null,
  item_id uuid not null,
  keys_before jsonb not null,
  keys jsonb not null,
  changed_by uuid not null,
  changed_at timestamptz not null,
  scores integer not null check (scores >= 0),
  undone_at timestamptz,
  undone_by uuid,
  primary key (school_id, id),
  foreign key (school_id, homework_id) references homework (school_id, id),
  check ((undone_at is null) = (undone_by is null))
);
call protect_school_rows('key_change');
create index key_change_of_homework on key_change (school_id, homework_id, item_id, id);
comment on column key_change.keys is 'one key, or one for each part of the question; the newest that was not taken back counts';
comment on column key_change.scores is 'how many scores it changed';

-- What it changes are lines of the ledger, of a kind of their own.
alter table score_entry drop constraint score_entry_kind_check;
alter table score_entry add constraint score_entry_kind_check
  check (kind in ('machine', 'person', 'undo', 'restore', 'round', 'appeal', 'key'));
