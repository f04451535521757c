-- What a question of a homework is marked by: criteria, each with levels worth points; and which level each answer got.
create table rubric (
  school_id uuid not null,
  homework_id uuid not null,
  item_id uuid not null,
  criteria jsonb not null,
  revision integer not null,
  changed_by uuid not null,
  changed_at timestamptz not null,
  primary key (school_id, homework_id, item_id),
  foreign key (school_id, homework_id) references homework (school_id, id)
);
call protect_school_rows('rubric');

create table rubric_mark (
  school_id uuid not null,
  answer_id uuid not null,
  levels jsonb not null,
  primary key (school_id, answer_id),
  foreign key (school_id, answer_id) references answer (school_id, id) on delete cascade
);
call protect_school_rows('rubric_mark');
comment on table rubric_mark is 'levels say something of a score as long as they are worth it: one given otherwise since has none';

-- Scores that follow another rubric are lines of the ledger, of a kind of their own.
alter table score_entry drop constraint score_entry_kind_check;
alter table score_entry add constraint score_entry_kind_check
  check (kind in ('machine', 'person', 'undo', 'restore', 'round', 'appeal', 'key', 'rubric'));
