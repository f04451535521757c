-- Questions that teachers found unsuitable for a class when they were recommended.

create table recommend_unsuitable (
  school_id uuid not null references school,
  class_id uuid not null,
  question_id uuid not null,
  subject_id integer not null,
  reason text not null check (reason in ('too-easy', 'too-hard', 'not-taught', 'faulty', 'other')),
  said_by uuid not null,
  said_at timestamptz not null,
  primary key (school_id, class_id, question_id),
  foreign key (school_id, class_id) references school_class (school_id, id)
);
call protect_school_rows('recommend_unsuitable');
create index recommend_unsuitable_question on recommend_unsuitable (school_id, question_id);
comment on table recommend_unsuitable is 'what is not recommended to a class again';
