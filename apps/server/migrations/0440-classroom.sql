-- Live lessons: what was asked in class, who was there, and what was answered.
create table lesson (
  school_id uuid not null references school,
  id uuid not null,
  class_id uuid not null,
  subject_id integer not null,
  title text not null default '',
  account_id uuid not null,
  teacher_name text not null,
  code text check (code ~ '^\d{6}$'),
  is_open boolean not null default true,
  names_listed boolean not null default false,
  names_on_stage boolean not null default false,
  is_guarded boolean not null default false,
  revision integer not null default 1,
  student_count integer not null,
  started_at timestamptz not null,
  ended_at timestamptz,
  primary key (school_id, id),
  foreign key (school_id, class_id) references school_class (school_id, id),
  check ((code is null) = (ended_at is not null))
);
call protect_school_rows('lesson');
create unique index lesson_code on lesson (code) where code is not null;
create unique index lesson_running on lesson (school_id, class_id) where ended_at is null;
create index lesson_of_class on lesson (school_id, class_id, id desc);
comment on table lesson is 'of a class only one runs at a time; its code is gone when it ends';
comment on column lesson.is_guarded is 'somebody was asked to leave: whoever comes by the code now waits to be let in';
comment on column lesson.revision is 'counts what a student in the room sees changing';

create table lesson_task (
  school_id uuid not null,
  id uuid not null,
  lesson_id uuid not null,
  no smallint not null,
  kind smallint not null check (kind between 0 and 13 and kind <> 8),
  state text not null check (state in ('draft', 'open', 'locked', 'revealed', 'archived')),
  round smallint not null default 1 check (round between 1 and 9),
  content jsonb not null,
  opened_at timestamptz,
  closed_at timestamptz,
  primary key (school_id, id),
  foreign key (school_id, lesson_id) references lesson (school_id, id),
  unique (school_id, lesson_id, no)
);
call protect_school_rows('lesson_task');
create unique index lesson_task_open on lesson_task (school_id, lesson_id) where state = 'open';

create table lesson_seat (
  school_id uuid not null,
  id uuid not null,
  lesson_id uuid not null,
  student_id uuid,
  account_id uuid,
  name text not null,
  mark uuid not null,
  token_sha256 text not null,
  state text not null check (state in ('in', 'waiting', 'removed', 'left')),
  joined_at timestamptz not null,
  primary key (school_id, id),
  foreign key (school_id, lesson_id) references lesson (school_id, id),
  foreign key (school_id, student_id) references student (school_id, id) on delete cascade
);
call protect_school_rows('lesson_seat');
create unique index lesson_seat_token on lesson_seat (token_sha256);
create unique index lesson_seat_student on lesson_seat (school_id, lesson_id, student_id) where student_id is not null and state in ('in', 'waiting');
create index lesson_seat_lesson on lesson_seat (school_id, lesson_id);
create index lesson_seat_mark on lesson_seat (mark) where state in ('in', 'waiting');
create index lesson_seat_of_student on lesson_seat (school_id, student_id) where student_id is not null;
comment on column lesson_seat.student_id is 'null for a name that the class does not have: what such a guest answers counts nowhere';
comment on column lesson_seat.account_id is 'who proved by a login to be this student';
comment on column lesson_seat.mark is 'what the browser calls itself, to know a removed device again';

create table lesson_answer (
  school_id uuid not null,
  task_id uuid not null,
  round smallint not null,
  no smallint not null,
  student_id uuid not null,
  nth integer not null,
  labels text[] not null,
  by_teacher boolean not null default false,
  at timestamptz not null,
  tapped_at timestamptz not null,
  tap_error_ms integer not null default 0,
  primary key (school_id, task_id, round, no, student_id),
  foreign key (school_id, task_id) references lesson_task (school_id, id),
  foreign key (school_id, student_id) references student (school_id, id) on delete cascade
);
call protect_school_rows('lesson_answer');
create index lesson_answer_student on lesson_answer (school_id, student_id);
comment on column lesson_answer.nth is 'the number of the tap: what is sent twice changes nothing, and an older tap never replaces a newer one';
comment on column lesson_answer.tapped_at is 'by the clock of the server as the device reckoned it, within what could be true';

create table lesson_box (
  school_id uuid not null,
  id uuid not null,
  task_id uuid not null,
  round smallint not null,
  modulus text not null,
  private_key text,
  primary key (school_id, id),
  unique (school_id, task_id, round),
  foreign key (school_id, task_id) references lesson_task (school_id, id)
);
call protect_school_rows('lesson_box');
comment on column lesson_box.private_key is 'forgotten once the task is archived';

create table lesson_box_signed (
  school_id uuid not null,
  box_id uuid not null,
  student_id uuid not null,
  blinded_sha256 text not null,
  primary key (school_id, box_id, student_id),
  foreign key (school_id, box_id) references lesson_box (school_id, id),
  foreign key (school_id, student_id) references student (school_id, id) on delete cascade
);
call protect_school_rows('lesson_box_signed');
create index lesson_box_signed_student on lesson_box_signed (school_id, student_id);
comment on table lesson_box_signed is 'who was given a ballot; no time, and nothing of the token itself';

create table lesson_ballot (
  school_id uuid not null,
  box_id uuid not null,
  ballot text not null,
  labels text[] not null,
  primary key (school_id, box_id, ballot),
  foreign key (school_id, box_id) references lesson_box (school_id, id)
);
call protect_school_rows('lesson_ballot');
comment on table lesson_ballot is 'votes without names: no person, no seat, no time';

create table room_miss (
  address text primary key,
  misses integer not null,
  last_at timestamptz not null
);
grant select, insert, update, delete on room_miss to zhibi_system;
create index room_miss_last on room_miss (last_at);
comment on table room_miss is 'wrong room codes of a network, by its keyed hash; forgotten after a quarter of an hour';
