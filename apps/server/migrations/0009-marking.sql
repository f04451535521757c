-- Answers and the ledger of their scores.

create table answer (
  school_id uuid not null,
  id uuid not null,
  homework_id uuid not null,
  student_id uuid not null,
  item_id uuid not null,
  status text not null check (status in ('blank', 'recognised', 'scored-by-machine', 'waiting', 'scored-by-person')),
  revision integer not null default 1,
  reading text,
  confidence real,
  suggestion numeric(5, 1),
  score numeric(5, 1) check (score * 2 = trunc(score * 2)),
  scored_by uuid,
  scored_at timestamptz,
  comment text not null default '',
  ink_since_score boolean not null default false,
  strokes integer,
  primary key (school_id, id),
  unique (school_id, homework_id, student_id, item_id),
  foreign key (school_id, homework_id, student_id) references submission
);
call protect_school_rows('answer');
create index answer_item on answer (school_id, homework_id, item_id);
-- A teacher's score counts for the writing that the teacher has seen: the strokes that an answer shows are part of its revision.
comment on column answer.strokes is 'how many strokes its newest revision shows; null where it was read before they were counted';

create table score_entry (
  school_id uuid not null,
  id uuid not null,
  answer_id uuid not null,
  at timestamptz not null,
  kind text not null check (kind in ('machine', 'person', 'undo')),
  by_account uuid,
  from_score numeric(5, 1),
  to_score numeric(5, 1),
  from_status text not null,
  to_status text not null,
  confidence real,
  comment text not null default '',
  primary key (school_id, id),
  foreign key (school_id, answer_id) references answer
);
call protect_school_rows('score_entry');
create index score_entry_answer on score_entry (school_id, answer_id, id desc);
revoke update, delete on score_entry from zhibi_app;
comment on table score_entry is 'every change of a score: who, when, from what to what; rows are only ever added';
