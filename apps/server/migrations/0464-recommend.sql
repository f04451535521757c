-- What a class should practise: questions that do not suit it, and the sets that became papers.

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

create table recommend_set (
  school_id uuid not null references school,
  paper_id uuid not null,
  class_id uuid not null,
  subject_id integer not null,
  kind text not null check (kind in ('class', 'layer')),
  level text check (level in ('A', 'B', 'C')),
  knowledge_id uuid not null,
  made_by uuid not null,
  wish_id uuid not null,
  made_at timestamptz not null,
  primary key (school_id, paper_id),
  unique (school_id, made_by, wish_id),
  check ((kind = 'layer') = (level is not null)),
  foreign key (school_id, paper_id) references paper,
  foreign key (school_id, class_id) references school_class (school_id, id)
);
call protect_school_rows('recommend_set');
create index recommend_set_of_class on recommend_set (school_id, class_id, subject_id, made_at desc);
comment on column recommend_set.knowledge_id is 'the point that the set is given for';
comment on column recommend_set.wish_id is 'named by who asks: sent twice it is made once';
