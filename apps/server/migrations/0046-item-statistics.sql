-- Item statistics from real answers. All that is kept are sums, which add up: those of one homework are made anew when its scores
-- change, those of a school are the sum of its homework, those of the platform's bank the sum of the schools.

create table item_score_news (
  school_id uuid not null references school,
  id bigint generated always as identity,
  homework_id uuid not null,
  primary key (school_id, id)
);
call protect_school_rows('item_score_news');
comment on table item_score_news is 'scores of this homework have changed; a row each time, never two calls waiting for one row. Taken away when it is counted';

create table item_result (
  school_id uuid not null references school,
  homework_id uuid not null,
  item_id uuid not null,
  question_id uuid not null,
  version integer not null,
  sums jsonb not null,
  primary key (school_id, homework_id, item_id)
);
call protect_school_rows('item_result');
create index item_result_question on item_result (school_id, question_id, version);
comment on table item_result is 'how one homework answered one question: sums only, no student';

create table item_statistic (
  school_id uuid not null,
  question_id uuid not null,
  version integer not null,
  answers integer not null,
  facility real,
  upper_lower real,
  item_rest real,
  schools integer not null default 1,
  sums jsonb not null,
  counted_at timestamptz not null default now(),
  primary key (school_id, question_id)
);
call protect_bank_rows('item_statistic');
create index item_statistic_question on item_statistic (question_id);
comment on table item_statistic is 'of the newest version that was answered. A row of the platform''s school is the sum over all schools, for its questions only';
comment on column item_statistic.facility is 'null where fewer than five have answered, like every other figure';

alter table answer no force row level security;
alter table item_score_news no force row level security;
insert into item_score_news (school_id, homework_id) select distinct school_id, homework_id from answer where score is not null;
alter table answer force row level security;
alter table item_score_news force row level security;

-- How a question reads is forgotten with the question.
alter table question_shape drop constraint question_shape_school_id_question_id_fkey,
  add foreign key (school_id, question_id) references question on delete cascade;
