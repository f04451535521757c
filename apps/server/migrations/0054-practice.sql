-- Practice by lesson: the questions that a teacher does not want in the units of a lesson.

create table practice_aside (
  school_id uuid not null references school,
  account_id uuid not null,
  chapter_id uuid not null,
  question_id uuid not null,
  put_at timestamptz not null default now(),
  primary key (school_id, account_id, chapter_id, question_id)
);
call protect_school_rows('practice_aside');
comment on table practice_aside is 'another question of the lesson takes the place of each; a chapter that was removed and comes back finds them again';
