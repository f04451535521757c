-- Talking about a marked homework: notes to questions, and answers that are worth showing.
create table lecture_note (
  school_id uuid not null,
  account_id uuid not null,
  question_id uuid not null,
  note text not null check (length(note) <= 2000),
  changed_at timestamptz not null,
  primary key (school_id, account_id, question_id)
);
call protect_school_rows('lecture_note');
comment on table lecture_note is 'what a teacher says about a question, wherever it is asked: next year it is there again';

create table answer_sample (
  school_id uuid not null,
  account_id uuid not null,
  answer_id uuid not null,
  question_id uuid not null,
  kind text not null check (kind in ('excellent', 'typical')),
  collected_at timestamptz not null,
  primary key (school_id, account_id, answer_id),
  foreign key (school_id, answer_id) references answer
);
call protect_school_rows('answer_sample');
create index answer_sample_question on answer_sample (school_id, account_id, question_id, collected_at desc);
create index answer_sample_answer on answer_sample (school_id, answer_id);
comment on table answer_sample is 'answers that a teacher collected to show them: good ones, and what many did';
