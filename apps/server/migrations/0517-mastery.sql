-- Mastery of knowledge points, kept while scores of papers that went back change.

create table mastery_news (
  school_id uuid not null references school,
  id bigint generated always as identity,
  student_id uuid not null,
  subject_id integer not null,
  primary key (school_id, id)
);
call protect_school_rows('mastery_news');
create index mastery_news_student on mastery_news (school_id, subject_id, student_id);
create index mastery_news_oldest on mastery_news (id);
comment on table mastery_news is 'students of whom a paper went back, or a score of such a paper changed, since their mastery was counted';

create table mastery (
  school_id uuid not null,
  student_id uuid not null,
  subject_id integer not null,
  belief jsonb not null,
  counted_at timestamptz not null default now(),
  primary key (school_id, student_id, subject_id),
  foreign key (school_id, student_id) references student
);
call protect_school_rows('mastery');
create index mastery_subject on mastery (school_id, subject_id);
comment on column mastery.belief is 'what the answers say of the student in the subject and on each knowledge point: mean and variance in log-odds, at which day, from how many answers';

create table mastery_model (
  school_id uuid not null references school,
  subject_id integer not null,
  judged_on date not null,
  model jsonb not null,
  trial jsonb not null,
  primary key (school_id, subject_id)
);
call protect_school_rows('mastery_model');
comment on table mastery_model is 'the model fitted to the answers of a school in a subject, and how well it foretold the newest of them beside the average of the class';

create table mastery_check (
  on_day date primary key,
  after_school uuid,
  after_subject integer,
  judged integer not null default 0,
  ended_at timestamptz
);
grant select, insert, update, delete on mastery_check to zhibi_system;
comment on table mastery_check is 'by night the model of each school and subject is fitted and tested anew: how far it is';

create function note_mastery_of_copies() returns trigger language plpgsql as $$
begin
  insert into mastery_news (school_id, student_id, subject_id)
    select distinct now.school_id, now.student_id, h.subject_id from changed now
      join earlier on earlier.school_id = now.school_id and earlier.homework_id = now.homework_id and earlier.student_id = now.student_id
      join homework h on h.school_id = now.school_id and h.id = now.homework_id
    where (now.score, now.status) is distinct from (earlier.score, earlier.status) and 'released' in (now.status, earlier.status);
  return null;
end $$;
comment on function note_mastery_of_copies is 'only papers that went back say what a student has mastered: nobody is to read a score from it before';

create function note_mastery_of_answers() returns trigger language plpgsql as $$
begin
  insert into mastery_news (school_id, student_id, subject_id)
    select distinct now.school_id, now.student_id, h.subject_id from changed now
      join earlier on earlier.school_id = now.school_id and earlier.id = now.id
      join submission s on s.school_id = now.school_id and s.homework_id = now.homework_id and s.student_id = now.student_id
      join homework h on h.school_id = now.school_id and h.id = now.homework_id
    where now.score is distinct from earlier.score and s.status = 'released';
  return null;
end $$;

create trigger mastery_changed_by_update after update on submission referencing old table as earlier new table as changed for each statement execute function note_mastery_of_copies();
create trigger mastery_changed_by_update after update on answer referencing old table as earlier new table as changed for each statement execute function note_mastery_of_answers();

-- What went back already is counted once.
insert into mastery_news (school_id, student_id, subject_id)
  select distinct s.school_id, s.student_id, h.subject_id from submission s join homework h on h.school_id = s.school_id and h.id = s.homework_id
  where s.status = 'released';
