-- Results of classes in homework, kept while scores change: reports read these and no answers.

create table result_news (
  school_id uuid not null references school,
  id bigint generated always as identity,
  homework_id uuid not null,
  primary key (school_id, id)
);
call protect_school_rows('result_news');
create index result_news_homework on result_news (school_id, homework_id);
create index result_news_oldest on result_news (id);
comment on table result_news is 'homework of which a score or a copy has changed since its results were counted';

create table class_result (
  school_id uuid not null,
  homework_id uuid not null,
  class_id uuid not null,
  students integer not null,
  sat integer not null,
  marked integer not null,
  total double precision not null,
  rates double precision not null,
  squares double precision not null,
  excellent integer not null,
  passed integer not null,
  figures jsonb not null,
  scores jsonb not null,
  counted_at timestamptz not null default now(),
  primary key (school_id, homework_id, class_id),
  foreign key (school_id, homework_id) references homework on delete cascade
);
call protect_school_rows('class_result');
create index class_result_class on class_result (school_id, class_id);
comment on table class_result is 'how a class did in a homework; every number but the figures is a sum over its marked copies, so that classes and days add up';
comment on column class_result.rates is 'the sum of the shares of the full score; squares: of their squares';
comment on column class_result.figures is 'what the report of the class tells beside the sums: the paper, its questions, its knowledge points';
comment on column class_result.scores is 'student id → the scores of the answers in the order of the paper, null where there is none';

create table point_result (
  school_id uuid not null,
  homework_id uuid not null,
  class_id uuid not null,
  knowledge_id uuid not null,
  answers integer not null,
  got double precision not null,
  possible double precision not null,
  squares double precision not null,
  shares double precision not null,
  primary key (school_id, homework_id, class_id, knowledge_id),
  foreign key (school_id, homework_id, class_id) references class_result on delete cascade
);
call protect_school_rows('point_result');
create index point_result_point on point_result (school_id, knowledge_id);
comment on table point_result is 'how a class answered about a knowledge point in a homework: sums over answers of marked copies, from which any rate and its interval follow';
comment on column point_result.squares is 'the sum of the squares of the full scores; shares: of score squared over full score';

create table result_check (
  on_day date primary key,
  after_school uuid,
  after_homework uuid,
  checked integer not null default 0,
  mended integer not null default 0,
  ended_at timestamptz
);
grant select, insert, update, delete on result_check to zhibi_system;
comment on table result_check is 'by night all results are counted anew: how far it is, and how many homework differed and were mended';

create function note_result_news() returns trigger language plpgsql as $$
begin
  insert into result_news (school_id, homework_id) select distinct school_id, homework_id from changed;
  return null;
end $$;
comment on function note_result_news is 'rows that came or went';

create function note_scores_changed() returns trigger language plpgsql as $$
begin
  insert into result_news (school_id, homework_id)
    select distinct now.school_id, now.homework_id from changed now join earlier on earlier.school_id = now.school_id and earlier.id = now.id
    where now.score is distinct from earlier.score;
  return null;
end $$;

create function note_copies_changed() returns trigger language plpgsql as $$
begin
  insert into result_news (school_id, homework_id)
    select distinct now.school_id, now.homework_id from changed now
      join earlier on earlier.school_id = now.school_id and earlier.homework_id = now.homework_id and earlier.student_id = now.student_id
    where (now.score, now.status, now.class_id) is distinct from (earlier.score, earlier.status, earlier.class_id);
  return null;
end $$;

create trigger results_changed_by_insert after insert on answer referencing new table as changed for each statement execute function note_result_news();
create trigger results_changed_by_update after update on answer referencing old table as earlier new table as changed for each statement execute function note_scores_changed();
create trigger results_changed_by_delete after delete on answer referencing old table as changed for each statement execute function note_result_news();
create trigger results_changed_by_insert after insert on submission referencing new table as changed for each statement execute function note_result_news();
create trigger results_changed_by_update after update on submission referencing old table as earlier new table as changed for each statement execute function note_copies_changed();
create trigger results_changed_by_delete after delete on submission referencing old table as changed for each statement execute function note_result_news();

-- What is there already is counted once.
insert into result_news (school_id, homework_id) select distinct school_id, homework_id from submission;
