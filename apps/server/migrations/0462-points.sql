-- Points that teachers give for a reason, and remarks on students.
create table point_reasons (
  school_id uuid not null references school,
  revision integer not null default 1,
  reasons jsonb not null,
  primary key (school_id)
);
call protect_school_rows('point_reasons');
comment on table point_reasons is 'a school without a row has the usual ones';

create table point_gift (
  school_id uuid not null references school,
  id uuid not null,
  wish_id uuid not null,
  class_id uuid not null,
  lesson_id uuid,
  account_id uuid not null,
  teacher_name text not null,
  points smallint not null check (points between -10 and 10 and points <> 0),
  reason text not null,
  given_to text not null check (given_to in ('students', 'group', 'class')),
  given_at timestamptz not null,
  undone_at timestamptz,
  primary key (school_id, id),
  unique (school_id, account_id, wish_id),
  foreign key (school_id, class_id) references school_class (school_id, id),
  foreign key (school_id, lesson_id) references lesson (school_id, id)
);
call protect_school_rows('point_gift');
create index point_gift_of_class on point_gift (school_id, class_id, id desc);
create index point_gift_of_month on point_gift (school_id, class_id, given_at);
create index point_gift_of_lesson on point_gift (school_id, lesson_id) where lesson_id is not null;
comment on column point_gift.wish_id is 'named by who gives: sent twice it counts once';
comment on column point_gift.undone_at is 'taken back: it counts no more and stays in the history';

create table point_gift_student (
  school_id uuid not null,
  gift_id uuid not null,
  student_id uuid not null,
  primary key (school_id, gift_id, student_id),
  foreign key (school_id, gift_id) references point_gift (school_id, id) on delete cascade,
  foreign key (school_id, student_id) references student (school_id, id) on delete cascade
);
call protect_school_rows('point_gift_student');
create index point_gift_student_of on point_gift_student (school_id, student_id);

create table remark (
  school_id uuid not null references school,
  id uuid not null,
  class_id uuid not null,
  student_id uuid not null,
  account_id uuid not null,
  teacher_name text not null,
  month text not null check (month ~ '^\d{6}$'),
  text text not null,
  state text not null check (state in ('draft', 'released')),
  revision integer not null default 1,
  changed_at timestamptz not null,
  primary key (school_id, id),
  unique (school_id, account_id, class_id, student_id, month),
  foreign key (school_id, class_id) references school_class (school_id, id),
  foreign key (school_id, student_id) references student (school_id, id) on delete cascade
);
call protect_school_rows('remark');
create index remark_of_class on remark (school_id, class_id, month);
create index remark_of_student on remark (school_id, student_id);
