-- A score may come from a teacher's pen on paper.
alter table score_entry add column origin text not null default 'screen' check (origin in ('screen', 'paper'));
comment on column score_entry.origin is 'of a person''s score: given on a screen, or with a pen on the student''s paper';

-- What a teacher's ink says on each question of a copy, as far as it is read.
create table correction (
  school_id uuid not null,
  homework_id uuid not null,
  student_id uuid not null,
  item_id uuid not null,
  state text not null check (state in ('scored', 'asked', 'answered', 'taken-back')),
  account_id uuid not null,
  stroke_ids uuid[] not null,
  doubt text,
  meaning text,
  score numeric(5, 1),
  confidence real not null,
  guesses jsonb not null default '[]',
  version integer not null default 1,
  changed_at timestamptz not null,
  primary key (school_id, homework_id, student_id, item_id)
);
call protect_school_rows('correction');
create index correction_student on correction (school_id, student_id);
comment on table correction is 'one row a question that a teacher has written on; what is asked waits for an answer, and counts for nothing';
