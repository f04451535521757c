-- The move of a school to a new school year: what was decided for each class, lesson and student, and how far it is.
-- The rows are the plan and the way back: nothing of a year is thrown away by leaving it.

create table school_year_run (
  school_id uuid not null references school,
  id uuid not null,
  from_year smallint not null,
  to_year smallint not null check (to_year = from_year + 1),
  direction text not null default 'forward' check (direction in ('forward', 'back')),
  status text not null default 'running' check (status in ('running', 'done', 'failed', 'undone')),
  step text not null check (step in ('classes', 'lessons', 'students', 'year')),
  on_day date not null,
  tries smallint not null default 0,
  failure text not null default '',
  started_by uuid not null,
  started_at timestamptz not null,
  finished_at timestamptz,
  undo_by uuid,
  undo_at timestamptz,
  undone_at timestamptz,
  moved_at timestamptz not null,
  primary key (school_id, id)
);
call protect_school_rows('school_year_run');
create unique index school_year_run_one on school_year_run (school_id) where status in ('running', 'failed');
comment on table school_year_run is 'one move to a new school year, or its undoing; one at a time in each school';
comment on column school_year_run.moved_at is 'when a step last ended: a run that stands still for long is taken up by another process';

create table school_year_class (
  school_id uuid not null,
  run_id uuid not null,
  class_id uuid not null,
  name_before text not null,
  name_after text not null,
  gid_before smallint not null,
  gid_after smallint,
  students integer not null,
  state text not null default 'planned' check (state in ('planned', 'moved', 'back', 'kept')),
  why text,
  primary key (school_id, run_id, class_id),
  foreign key (school_id, run_id) references school_year_run,
  foreign key (school_id, class_id) references school_class
);
call protect_school_rows('school_year_class');
comment on column school_year_class.gid_after is 'null for a class that leaves the school';
comment on column school_year_class.why is 'why it was left as it stands (state kept)';

create table school_year_lesson (
  school_id uuid not null,
  run_id uuid not null,
  class_id uuid not null,
  teacher_id uuid not null,
  subject_before integer not null references subject,
  subject_after integer references subject,
  state text not null default 'planned' check (state in ('planned', 'moved', 'back', 'kept')),
  why text,
  primary key (school_id, run_id, class_id, teacher_id, subject_before),
  foreign key (school_id, run_id) references school_year_run,
  foreign key (school_id, class_id) references school_class,
  foreign key (school_id, teacher_id) references teacher
);
call protect_school_rows('school_year_lesson');
comment on column school_year_lesson.subject_after is 'null where the discipline is not taught at the next stage: the lesson ends';

create table school_year_student (
  school_id uuid not null,
  run_id uuid not null,
  student_id uuid not null,
  class_id uuid not null,
  leaves boolean not null,
  state text not null default 'planned' check (state in ('planned', 'moved', 'back', 'kept')),
  why text,
  primary key (school_id, run_id, student_id),
  foreign key (school_id, run_id) references school_year_run,
  foreign key (school_id, student_id) references student
);
call protect_school_rows('school_year_student');
