-- Appeals: a student asks for a second look at one answer of a paper that came back; somebody who did not give the score decides.
create table appeal (
  school_id uuid not null,
  id uuid not null,
  homework_id uuid not null,
  answer_id uuid not null,
  student_id uuid not null,
  no smallint not null,
  reason text not null,
  score_before numeric(5, 1) not null check (score_before * 2 = trunc(score_before * 2)),
  givers uuid[] not null,
  state text not null check (state in ('waiting', 'kept', 'changed', 'withdrawn')),
  appealed_at timestamptz not null,
  decided_by uuid,
  decided_at timestamptz,
  score_after numeric(5, 1) check (score_after * 2 = trunc(score_after * 2)),
  word text not null default '',
  primary key (school_id, id),
  unique (school_id, answer_id),
  foreign key (school_id, homework_id) references homework (school_id, id),
  foreign key (school_id, answer_id) references answer (school_id, id) on delete cascade,
  check ((state in ('kept', 'changed')) = (decided_by is not null and decided_at is not null and score_after is not null))
);
call protect_school_rows('appeal');
create index appeal_of_copy on appeal (school_id, homework_id, student_id);
create index appeal_of_student on appeal (school_id, student_id);
create index appeal_waiting on appeal (school_id, appealed_at) where state = 'waiting';
create index appeal_decided on appeal (school_id, decided_by, decided_at) where decided_by is not null;
comment on column appeal.no is 'the number of the question on the paper, which stands since it was given';
comment on column appeal.givers is 'accounts that gave the score which is appealed, or had a part in it; none where a machine did';

-- What an appeal changes is one line of the ledger, of a kind of its own.
alter table score_entry drop constraint score_entry_kind_check;
alter table score_entry add constraint score_entry_kind_check
  check (kind in ('machine', 'person', 'undo', 'restore', 'round', 'appeal'));
