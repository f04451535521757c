-- When the device of a seat was heard of last: a phone that is cut off is not in the room, though its seat is kept.
alter table lesson_seat add column seen_at timestamptz;

-- What came after the lock and does not count: the teacher sees what was meant, and may enter it.
create table lesson_missed_answer (
  school_id uuid not null,
  task_id uuid not null,
  round smallint not null,
  no smallint not null,
  student_id uuid not null,
  nth integer not null,
  labels text[] not null,
  at timestamptz not null,
  primary key (school_id, task_id, round, no, student_id),
  foreign key (school_id, task_id) references lesson_task (school_id, id),
  foreign key (school_id, student_id) references student (school_id, id) on delete cascade
);
call protect_school_rows('lesson_missed_answer');
create index lesson_missed_answer_student on lesson_missed_answer (school_id, student_id);

-- A settlement that was cancelled is seen by nobody, but known: cancelled again, it is cancelled.
alter table print_settlement add column cancelled_at timestamptz;
