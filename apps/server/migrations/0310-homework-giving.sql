-- What is given in one act, to whom, and what becomes of it afterwards.

alter table homework
  add column giving_id uuid,
  add column task_type smallint not null default 6 check (task_type in (0, 6, 7, 9, 10, 12)),
  add column minutes numeric(6, 1) not null default 0,
  add column layers text[],
  add column for_some boolean not null default false,
  add column for_joiners boolean not null default false,
  add column load_reason text,
  add column pushed_at timestamptz,
  add column redo_of uuid;
update homework set giving_id = id, pushed_at = case when push_at <= now() then push_at end where giving_id is null;
alter table homework alter column giving_id set not null;
alter table homework add constraint homework_redo_of foreign key (school_id, redo_of) references homework;
comment on column homework.giving_id is 'homework that was given in one act shares it: layers with papers of their own';
comment on column homework.minutes is 'how long it takes, as was estimated when it was given';
comment on column homework.layers is 'the layers that write it; null where layers did not matter';
comment on column homework.for_some is 'given to groups or single students of the classes';
comment on column homework.for_joiners is 'who joins a class while it is open gets it too';
create index homework_giving on homework (school_id, giving_id);
create index homework_redo on homework (school_id, redo_of) where redo_of is not null;
create index homework_joiners on homework (school_id, end_at) where for_joiners and withdrawn_at is null and closed_at is null;
create index homework_start on homework (school_id, start_at);

alter table submission
  add column end_at timestamptz,
  add column excuse text check (excuse in ('sick', 'leave', 'forgotten', 'other'));
comment on column submission.end_at is 'an end of its own, for a student who was given more time';

create table homework_change (
  school_id uuid not null,
  id uuid not null,
  homework_id uuid not null,
  student_id uuid,
  kind text not null check (kind in ('given', 'changed', 'moved', 'excused', 'not-excused', 'joined', 'withdrawn')),
  reason text check (reason in ('sick', 'leave', 'late', 'forgotten', 'mistake', 'other')),
  note text not null default '',
  title text,
  start_at timestamptz,
  end_at timestamptz,
  changed_by uuid,
  changed_at timestamptz not null,
  primary key (school_id, id),
  foreign key (school_id, homework_id) references homework,
  foreign key (school_id, student_id) references student
);
call protect_school_rows('homework_change');
comment on table homework_change is 'what was changed about a homework since it was given; rows are only ever added';
comment on column homework_change.student_id is 'whom alone it concerns; null: everybody';
comment on column homework_change.changed_by is 'null: by itself';
create index homework_change_order on homework_change (school_id, homework_id, id);
create index homework_change_student on homework_change (school_id, student_id);
