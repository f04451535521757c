-- What teachers draw and stamp on the pages of students while they mark on a screen, in mm of the page. It is no evidence: no reader sees it.
create table annotation (
  school_id uuid not null,
  id uuid not null,
  homework_id uuid not null,
  student_id uuid not null,
  account_id uuid not null,
  page smallint not null check (page > 0),
  version integer not null check (version > 0),
  mark jsonb,
  points bytea check (octet_length(points) <= 12288),
  changed_at timestamptz not null,
  primary key (school_id, id),
  check (num_nonnulls(mark, points) <= 1),
  foreign key (school_id, homework_id) references homework (school_id, id)
);
call protect_school_rows('annotation');
create index annotation_copy on annotation (school_id, homework_id, student_id);
comment on table annotation is 'what teachers draw and stamp on pages of students on a screen; a row that was taken away has neither mark nor points and keeps its version';
comment on column annotation.version is 'grows with every act; an act that is not later changes nothing';
comment on column annotation.mark is 'a stamp or words, and where';
comment on column annotation.points is 'a line of the pen, as packed ink';
