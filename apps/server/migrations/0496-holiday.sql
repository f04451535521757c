-- A holiday booklet of a class: what each subject puts on which day, the weeks it is handed in by, and where each student is.
create table holiday (
  school_id uuid not null references school,
  id uuid not null,
  class_id uuid not null,
  title text not null,
  work_category smallint not null check (work_category in (3, 4)),
  from_on date not null,
  to_on date not null,
  dots boolean not null default true,
  state text not null default 'open' check (state in ('open', 'making', 'ready', 'failed', 'withdrawn')),
  job_id uuid,
  wish_id uuid not null,
  created_by uuid not null,
  created_at timestamptz not null,
  primary key (school_id, id),
  unique (school_id, created_by, wish_id),
  check (from_on < to_on and to_on - from_on < 70),
  foreign key (school_id, class_id) references school_class (school_id, id)
);
call protect_school_rows('holiday');
create index holiday_class on holiday (school_id, class_id, id desc);
comment on table holiday is 'one booklet of one class; several teachers fill it, it is printed once';

create table holiday_part (
  school_id uuid not null,
  holiday_id uuid not null,
  subject_id integer not null references subject,
  paper_ids uuid[] not null,
  days date[] not null,
  minutes_a_day smallint not null check (minutes_a_day between 1 and 180),
  left_out smallint not null,
  load_reason text,
  given_by uuid not null,
  revision integer not null,
  changed_at timestamptz not null,
  primary key (school_id, holiday_id, subject_id),
  foreign key (school_id, holiday_id) references holiday (school_id, id)
);
call protect_school_rows('holiday_part');
comment on table holiday_part is 'what one subject puts into the booklet, and how it is dealt over the days';
comment on column holiday_part.left_out is 'questions of the papers for which the days have no room';
comment on column holiday_part.load_reason is 'why a day holds more than the school allows';

create table holiday_item (
  school_id uuid not null,
  holiday_id uuid not null,
  subject_id integer not null,
  position smallint not null,
  day date not null,
  question_id uuid not null,
  question_version integer not null,
  score numeric(5, 1) not null,
  minutes numeric(6, 1) not null,
  item_id uuid,
  primary key (school_id, holiday_id, subject_id, position),
  foreign key (school_id, holiday_id, subject_id) references holiday_part (school_id, holiday_id, subject_id)
);
call protect_school_rows('holiday_item');
comment on column holiday_item.item_id is 'the item of the paper of its week, once that is made';

create table holiday_week (
  school_id uuid not null,
  holiday_id uuid not null,
  subject_id integer not null,
  from_on date not null,
  to_on date not null,
  paper_id uuid,
  homework_id uuid,
  pages smallint not null default 0,
  primary key (school_id, holiday_id, subject_id, from_on),
  foreign key (school_id, holiday_id, subject_id) references holiday_part (school_id, holiday_id, subject_id),
  foreign key (school_id, paper_id) references paper,
  foreign key (school_id, homework_id) references homework
);
call protect_school_rows('holiday_week');
create unique index holiday_week_homework on holiday_week (school_id, homework_id) where homework_id is not null;
create index holiday_week_paper on holiday_week (school_id, paper_id) where paper_id is not null;
comment on table holiday_week is 'a week of a subject: one paper, one homework, handed in when the week is over';

create table holiday_off (
  school_id uuid not null,
  holiday_id uuid not null,
  subject_id integer not null,
  day date not null,
  taken_by uuid not null,
  taken_at timestamptz not null,
  primary key (school_id, holiday_id, subject_id, day),
  foreign key (school_id, holiday_id, subject_id) references holiday_part (school_id, holiday_id, subject_id)
);
call protect_school_rows('holiday_off');
comment on table holiday_off is 'a printed day that nobody has to write any more';

create table holiday_done (
  school_id uuid not null,
  holiday_id uuid not null,
  student_id uuid not null,
  subject_id integer not null,
  day date not null,
  done_at timestamptz not null,
  primary key (school_id, holiday_id, subject_id, student_id, day),
  foreign key (school_id, holiday_id, subject_id) references holiday_part (school_id, holiday_id, subject_id),
  foreign key (school_id, student_id) references student
);
call protect_school_rows('holiday_done');
create index holiday_done_student on holiday_done (school_id, student_id);
comment on table holiday_done is 'what a student has ticked off; no proof of anything';

create table holiday_skip (
  school_id uuid not null,
  holiday_id uuid not null,
  student_id uuid not null,
  day date not null,
  reason text not null check (reason in ('sick', 'travel', 'other')),
  moved_to date,
  excused_by uuid,
  noted_at timestamptz not null,
  primary key (school_id, holiday_id, student_id, day),
  check (moved_to <> day),
  foreign key (school_id, holiday_id) references holiday (school_id, id),
  foreign key (school_id, student_id) references student
);
call protect_school_rows('holiday_skip');
create index holiday_skip_student on holiday_skip (school_id, student_id);
comment on column holiday_skip.moved_to is 'the day on which it is written instead; null: on none, until a teacher excuses it';
comment on column holiday_skip.excused_by is 'the teacher who let the day go: what is blank of it is not scored';
