-- What follows from marked papers.

create table wrong_question (
  school_id uuid not null,
  id uuid not null,
  student_id uuid not null,
  homework_id uuid not null,
  item_id uuid not null,
  question_id uuid not null,
  subject_id integer not null references subject,
  score numeric(5, 1) not null,
  max_score numeric(5, 1) not null,
  cause text,
  state text not null check (state in ('new', 'reviewing', 'mastered')),
  step smallint not null default 0,
  next_review_on date,
  added_at timestamptz not null default now(),
  primary key (school_id, id),
  unique (school_id, student_id, homework_id, item_id),
  foreign key (school_id, homework_id, student_id) references submission
);
call protect_school_rows('wrong_question');
create index wrong_question_student on wrong_question (school_id, student_id, subject_id, id desc);
