-- Personal printed booklets, and what their answers say of a student's memory.

alter table homework add column personal boolean not null default false;
comment on column homework.personal is 'a booklet of one student: it is listed by its handbook, and no figure of a class counts it';

alter table paper_practice drop constraint paper_practice_kind_check;
alter table paper_practice add constraint paper_practice_kind_check check (kind in ('arithmetic', 'characters', 'handbook'));

create table handbook (
  school_id uuid not null references school,
  id uuid not null,
  class_id uuid not null,
  subject_id integer not null,
  title text not null,
  range jsonb not null,
  rules jsonb not null,
  dots boolean not null,
  status text not null check (status in ('waiting', 'ready', 'failed')),
  job_id uuid,
  pdf_sha256 text,
  end_at timestamptz not null,
  created_by uuid not null,
  wish_id uuid not null,
  created_at timestamptz not null,
  primary key (school_id, id),
  unique (school_id, created_by, wish_id),
  foreign key (school_id, class_id) references school_class (school_id, id)
);
call protect_school_rows('handbook');
create index handbook_of_class on handbook (school_id, class_id, subject_id, id desc);

comment on column handbook.wish_id is 'named by who asks: sent twice it is printed once';

create table handbook_copy (
  school_id uuid not null,
  handbook_id uuid not null,
  student_id uuid not null,
  place smallint not null,
  pages smallint not null default 0,
  paper_id uuid,
  homework_id uuid,
  primary key (school_id, handbook_id, student_id),
  foreign key (school_id, handbook_id) references handbook,
  foreign key (school_id, student_id) references student,
  foreign key (school_id, paper_id) references paper,
  foreign key (school_id, homework_id) references homework
);
call protect_school_rows('handbook_copy');
create index handbook_copy_homework on handbook_copy (school_id, homework_id) where homework_id is not null;
comment on column handbook_copy.place is 'where the student sits: the booklets are bound in this order';

create table handbook_item (
  school_id uuid not null,
  handbook_id uuid not null,
  student_id uuid not null,
  position smallint not null,
  question_id uuid not null,
  version integer not null,
  why text not null check (why in ('due', 'wrong', 'needed', 'variant')),
  score numeric(5, 1) not null,
  origin text not null,
  remembered real not null,
  item_id uuid,
  primary key (school_id, handbook_id, student_id, position),
  foreign key (school_id, handbook_id, student_id) references handbook_copy
);
call protect_school_rows('handbook_item');
create index handbook_item_of on handbook_item (school_id, item_id) where item_id is not null;
comment on column handbook_item.item_id is 'the item of the paper that asks it; null while it is not printed';

create table wrong_review (
  school_id uuid not null,
  student_id uuid not null,
  question_id uuid not null,
  homework_id uuid not null,
  item_id uuid not null,
  reviewed_on date not null,
  rating smallint not null check (rating between 1 and 4),
  primary key (school_id, student_id, homework_id, item_id),
  foreign key (school_id, student_id) references student,
  foreign key (school_id, homework_id) references homework
);
call protect_school_rows('wrong_review');
create index wrong_review_of on wrong_review (school_id, student_id, question_id);
comment on table wrong_review is 'a wrong question that was answered again: what a student remembers is what these rows say';
comment on column wrong_review.rating is 'as FSRS counts: 1 again, 2 hard, 3 good, 4 easy';
