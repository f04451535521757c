-- How classes answered single questions, kept beside their results: a report over a period adds these up and reads no answer.

create table question_result (
  school_id uuid not null,
  homework_id uuid not null,
  class_id uuid not null,
  item_id uuid not null,
  question_id uuid not null,
  answers integer not null,
  got double precision not null,
  possible double precision not null,
  squares double precision not null,
  shares double precision not null,
  primary key (school_id, homework_id, class_id, item_id),
  foreign key (school_id, homework_id, class_id) references class_result on delete cascade
);
call protect_school_rows('question_result');
create index question_result_question on question_result (school_id, question_id);
comment on table question_result is 'how a class answered a question of a homework: sums over the answers of marked copies, one a student';
comment on column question_result.squares is 'the sum of the squares of the full scores; shares: of score squared over full score';

-- What is there already is counted once more.
insert into result_news (school_id, homework_id) select distinct school_id, homework_id from submission;
