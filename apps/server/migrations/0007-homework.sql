-- Homework and every student's copy of it.

create table homework (
  school_id uuid not null references school,
  id uuid not null,
  paper_id uuid not null,
  paper_revision integer not null,
  print_run_id uuid not null,
  title text not null,
  subject_id integer not null references subject,
  work_category smallint not null check (work_category in (1, 3, 4)),
  total_score numeric(6, 1) not null,
  created_by uuid not null,
  push_at timestamptz not null,
  start_at timestamptz not null,
  end_at timestamptz not null,
  closed_at timestamptz,
  withdrawn_at timestamptz,
  released_at timestamptz,
  created_at timestamptz not null default now(),
  primary key (school_id, id),
  unique (school_id, print_run_id),
  check (start_at < end_at),
  foreign key (school_id, paper_id) references paper,
  foreign key (school_id, print_run_id) references print_run
);
call protect_school_rows('homework');
create index homework_paper on homework (school_id, paper_id);

create table homework_class (
  school_id uuid not null,
  homework_id uuid not null,
  class_id uuid not null,
  primary key (school_id, homework_id, class_id),
  foreign key (school_id, homework_id) references homework,
  foreign key (school_id, class_id) references school_class
);
call protect_school_rows('homework_class');
create index homework_class_class on homework_class (school_id, class_id, homework_id desc);

create table submission (
  school_id uuid not null,
  homework_id uuid not null,
  student_id uuid not null,
  class_id uuid not null,
  status text not null check (status in ('assigned', 'writing', 'handed-in', 'absent', 'marked', 'released')),
  late boolean not null default false,
  first_ink_at timestamptz,
  handed_in_at timestamptz,
  score numeric(6, 1),
  primary key (school_id, homework_id, student_id),
  foreign key (school_id, homework_id) references homework,
  foreign key (school_id, student_id) references student
);
call protect_school_rows('submission');
create index submission_student on submission (school_id, student_id, homework_id desc);
