-- Stage tests: what is said of them, who sat them in which class, what they scored, and how the scores came in.
create table stage_test (
  school_id uuid not null references school,
  id uuid not null,
  state text not null default 'draft' check (state in ('draft', 'published', 'archived')),
  name text not null,
  kind text not null check (kind in ('monthly', 'midterm', 'final', 'mock', 'entrance', 'other')),
  term text not null check (term in ('first', 'second')),
  gid smallint not null check (gid between 1 and 12),
  held_on date not null,
  classes jsonb not null,
  subjects jsonb not null,
  electives smallint not null default 0,
  total_lines jsonb not null,
  absent_rule text not null check (absent_rule in ('left-out', 'zero')),
  ranks jsonb not null,
  start_test_id uuid,
  publish_at timestamptz not null,
  revision integer not null default 1,
  created_at timestamptz not null,
  primary key (school_id, id),
  foreign key (school_id, start_test_id) references stage_test
);
call protect_school_rows('stage_test');
create index stage_test_newest on stage_test (school_id, held_on desc, id desc);
create index stage_test_start on stage_test (school_id, start_test_id) where start_test_id is not null;
comment on column stage_test.classes is 'the classes that sit it, with the names they had';
comment on column stage_test.subjects is 'full score, lines, assigned points, and the homework that scores were taken from';
comment on column stage_test.ranks is 'how much of a place leaders, teachers and students are shown';

create table stage_change (
  school_id uuid not null,
  id uuid not null,
  test_id uuid not null,
  at timestamptz not null,
  by_account uuid,
  by_name text not null,
  what text not null,
  changes jsonb not null default '[]',
  primary key (school_id, id),
  foreign key (school_id, test_id) references stage_test on delete cascade
);
call protect_school_rows('stage_change');
create index stage_change_order on stage_change (school_id, test_id, id);
comment on table stage_change is 'who did what with a stage test; rows are only ever added';

create table stage_entry (
  school_id uuid not null,
  test_id uuid not null,
  student_id uuid not null,
  class_id uuid not null,
  primary key (school_id, test_id, student_id),
  foreign key (school_id, test_id) references stage_test on delete cascade,
  foreign key (school_id, student_id) references student,
  foreign key (school_id, class_id) references school_class
);
call protect_school_rows('stage_entry');
create index stage_entry_student on stage_entry (school_id, student_id);
create index stage_entry_class on stage_entry (school_id, class_id);
comment on column stage_entry.class_id is 'the class that the student sat it in, wherever the student is now';

create table stage_score (
  school_id uuid not null,
  test_id uuid not null,
  student_id uuid not null,
  subject_id integer not null references subject,
  score numeric(5, 1) check (score >= 0),
  import_id uuid,
  primary key (school_id, test_id, student_id, subject_id),
  foreign key (school_id, test_id, student_id) references stage_entry on delete cascade
);
call protect_school_rows('stage_score');
create index stage_score_subject on stage_score (subject_id);
comment on column stage_score.score is 'null: absent';
comment on column stage_score.import_id is 'the import that brought it as it stands';

create table stage_import (
  school_id uuid not null,
  id uuid not null,
  test_id uuid not null,
  state text not null check (state in ('columns', 'checked', 'applied', 'undone')),
  form text not null check (form in ('xlsx', 'csv', 'homework')),
  source_name text not null,
  titles text[] not null,
  fields jsonb not null,
  feed jsonb,
  row_count integer not null,
  by_account uuid,
  by_name text not null,
  created_at timestamptz not null,
  applied_at timestamptz,
  undone_at timestamptz,
  primary key (school_id, id),
  foreign key (school_id, test_id) references stage_test on delete cascade
);
call protect_school_rows('stage_import');
create index stage_import_order on stage_import (school_id, test_id, id);
comment on column stage_import.feed is 'the homework that a subject is fed from, and what it was fed from before';

create table stage_import_row (
  school_id uuid not null,
  import_id uuid not null,
  row_no integer not null,
  cells jsonb not null,
  mended jsonb not null default '{}',
  skipped boolean not null default false,
  status text check (status in ('added', 'changed', 'unchanged', 'bad', 'skipped')),
  problems jsonb not null default '[]',
  changes jsonb not null default '[]',
  student_id uuid,
  class_id uuid,
  taken_back integer not null default 0,
  kept integer not null default 0,
  primary key (school_id, import_id, row_no),
  foreign key (school_id, import_id) references stage_import on delete cascade
);
call protect_school_rows('stage_import_row');
create index stage_import_row_status on stage_import_row (school_id, import_id, status, row_no);
create index stage_import_row_student on stage_import_row (school_id, import_id, student_id);

create table stage_mapping (
  school_id uuid not null references school,
  title text not null,
  field text,
  primary key (school_id, title)
);
call protect_school_rows('stage_mapping');
comment on table stage_mapping is 'what a school said that a column of its tables of scores is; null for a column that is not kept';
