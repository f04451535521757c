-- What teachers keep for a class: how names are read, groups, layers and where everybody sits.

alter table student add column reading text;
alter table student add column reading_of text;
comment on column student.reading is 'the name in pinyin with tone marks as a teacher corrected it; null where the machine reads';
comment on column student.reading_of is 'the name that the teacher read: after a renaming the reading is asked for again';

create table group_set (
  school_id uuid not null,
  id uuid not null,
  class_id uuid not null,
  name text not null,
  purpose text not null check (purpose in ('seat', 'lab', 'reading', 'other')),
  locked_until date,
  revision integer not null default 1,
  changed_by uuid not null,
  changed_at timestamptz not null,
  removed_at timestamptz,
  primary key (school_id, id),
  foreign key (school_id, class_id) references school_class
);
call protect_school_rows('group_set');
create index group_set_class on group_set (school_id, class_id) where removed_at is null;

create table class_group (
  school_id uuid not null,
  set_id uuid not null,
  number smallint not null check (number between 1 and 30),
  name text not null default '',
  colour smallint not null check (colour between 1 and 10),
  leader_id uuid,
  primary key (school_id, set_id, number),
  foreign key (school_id, set_id) references group_set,
  foreign key (school_id, leader_id) references student
);
call protect_school_rows('class_group');

create table group_member (
  school_id uuid not null,
  set_id uuid not null,
  student_id uuid not null,
  number smallint not null,
  primary key (school_id, set_id, student_id),
  foreign key (school_id, set_id, number) references class_group on delete cascade,
  foreign key (school_id, student_id) references student
);
call protect_school_rows('group_member');

create table level_plan (
  school_id uuid not null,
  class_id uuid not null,
  subject_id integer not null references subject,
  a_from smallint not null default 85,
  c_below smallint not null default 60,
  revision integer not null default 1,
  changed_by uuid not null,
  changed_at timestamptz not null,
  primary key (school_id, class_id, subject_id),
  foreign key (school_id, class_id) references school_class,
  check (0 < c_below and c_below < a_from and a_from <= 100)
);
call protect_school_rows('level_plan');

create table student_level (
  school_id uuid not null,
  id uuid not null,
  class_id uuid not null,
  subject_id integer not null,
  student_id uuid not null,
  level text not null check (level in ('A', 'B', 'C')),
  set_by uuid not null,
  from_at timestamptz not null,
  to_at timestamptz,
  primary key (school_id, id),
  foreign key (school_id, class_id, subject_id) references level_plan,
  foreign key (school_id, student_id) references student
);
call protect_school_rows('student_level');
create unique index student_level_now on student_level (school_id, class_id, subject_id, student_id) where to_at is null;
create index student_level_class on student_level (school_id, class_id, subject_id);
comment on table student_level is 'the layers that teachers of a subject plan by; read by them and the leaders of the school, never by students';

create table class_seating (
  school_id uuid not null,
  class_id uuid not null,
  revision integer not null default 1,
  wishes jsonb not null default '{}',
  rotation_weeks smallint check (rotation_weeks between 1 and 20),
  group_set_id uuid,
  changed_by uuid not null,
  changed_at timestamptz not null,
  primary key (school_id, class_id),
  foreign key (school_id, class_id) references school_class,
  foreign key (school_id, group_set_id) references group_set
);
call protect_school_rows('class_seating');

create table seat_need (
  school_id uuid not null,
  class_id uuid not null,
  student_id uuid not null,
  place text not null check (place in ('front', 'back')),
  primary key (school_id, class_id, student_id),
  foreign key (school_id, class_id) references class_seating,
  foreign key (school_id, student_id) references student
);
call protect_school_rows('seat_need');
comment on table seat_need is 'who should sit in front or at the back; why is nobody''s business here, so no reason is kept';

create table seat_pair (
  school_id uuid not null,
  class_id uuid not null,
  one_id uuid not null,
  other_id uuid not null,
  kind text not null check (kind in ('apart', 'together')),
  primary key (school_id, class_id, one_id, other_id),
  foreign key (school_id, class_id) references class_seating,
  foreign key (school_id, one_id) references student,
  foreign key (school_id, other_id) references student,
  check (one_id < other_id)
);
call protect_school_rows('seat_pair');

create table seating_plan (
  school_id uuid not null,
  id uuid not null,
  class_id uuid not null,
  from_on date not null,
  to_on date,
  room jsonb not null,
  made_by text not null check (made_by in ('hand', 'solver', 'rotation')),
  changed_by uuid not null,
  changed_at timestamptz not null,
  primary key (school_id, id),
  foreign key (school_id, class_id) references class_seating
);
call protect_school_rows('seating_plan');
create unique index seating_plan_now on seating_plan (school_id, class_id) where to_on is null;
create index seating_plan_class on seating_plan (school_id, class_id, id desc);

create table seat (
  school_id uuid not null,
  plan_id uuid not null,
  student_id uuid not null,
  seat_row smallint not null,
  seat_column smallint not null,
  primary key (school_id, plan_id, student_id),
  unique (school_id, plan_id, seat_row, seat_column),
  foreign key (school_id, plan_id) references seating_plan,
  foreign key (school_id, student_id) references student
);
call protect_school_rows('seat');
