-- Assessments of lab work: steps with points, several scorers, photographs as evidence.
create table lab_assessment (
  school_id uuid not null references school,
  id uuid not null,
  class_id uuid not null,
  subject_id integer not null,
  title text not null,
  held_on date not null,
  steps jsonb not null,
  scorer_ids uuid[] not null,
  set_id uuid,
  homework_id uuid,
  state text not null check (state in ('draft', 'open', 'finished')),
  account_id uuid not null,
  teacher_name text not null,
  revision integer not null default 1,
  made_at timestamptz not null,
  finished_at timestamptz check ((finished_at is null) = (state <> 'finished')),
  primary key (school_id, id),
  foreign key (school_id, class_id) references school_class (school_id, id),
  foreign key (school_id, set_id) references group_set (school_id, id),
  foreign key (school_id, homework_id) references homework (school_id, id)
);
call protect_school_rows('lab_assessment');
create index lab_assessment_of_class on lab_assessment (school_id, class_id, id desc);
create index lab_assessment_of_homework on lab_assessment (school_id, homework_id) where homework_id is not null;
comment on column lab_assessment.homework_id is 'the record sheet that students wrote in the laboratory: their ink is evidence';
comment on column lab_assessment.scorer_ids is 'accounts of those who score; the maker is one of them';
comment on column lab_assessment.set_id is 'the groups of the class that are scored at once';

create table lab_score (
  school_id uuid not null,
  assessment_id uuid not null,
  student_id uuid not null,
  step_id uuid not null,
  account_id uuid not null,
  points numeric(5, 1) check (points >= 0),
  note text not null default '',
  version integer not null,
  client_id uuid not null,
  scored_at timestamptz not null,
  primary key (school_id, assessment_id, student_id, step_id, account_id),
  foreign key (school_id, assessment_id) references lab_assessment (school_id, id) on delete cascade,
  foreign key (school_id, student_id) references student (school_id, id) on delete cascade
);
call protect_school_rows('lab_score');
create index lab_score_of_student on lab_score (school_id, student_id);
create index lab_score_noted on lab_score (school_id, scored_at) where note <> '';
comment on column lab_score.points is 'null: taken back';
comment on column lab_score.version is 'counted by the tablet: an older one never stands above a newer one';
comment on column lab_score.client_id is 'names the change: sent twice it counts once';

create table lab_settled (
  school_id uuid not null,
  assessment_id uuid not null,
  student_id uuid not null,
  step_id uuid not null,
  points numeric(5, 1) not null check (points >= 0),
  account_id uuid not null,
  settled_at timestamptz not null,
  primary key (school_id, assessment_id, student_id, step_id),
  foreign key (school_id, assessment_id) references lab_assessment (school_id, id) on delete cascade,
  foreign key (school_id, student_id) references student (school_id, id) on delete cascade
);
call protect_school_rows('lab_settled');
create index lab_settled_of_student on lab_settled (school_id, student_id);
comment on table lab_settled is 'what the maker decided where scorers were too far apart';

create table lab_photo (
  school_id uuid not null,
  id uuid not null,
  assessment_id uuid not null,
  student_id uuid not null,
  step_id uuid not null,
  account_id uuid not null,
  teacher_name text not null,
  sha256 text not null,
  size integer not null check (size > 0),
  taken_at timestamptz not null,
  primary key (school_id, id),
  foreign key (school_id, assessment_id) references lab_assessment (school_id, id) on delete cascade,
  foreign key (school_id, student_id) references student (school_id, id) on delete cascade
);
call protect_school_rows('lab_photo');
create index lab_photo_of on lab_photo (school_id, assessment_id, student_id, step_id);
create index lab_photo_of_student on lab_photo (school_id, student_id);
create index lab_photo_taken on lab_photo (school_id, taken_at);
create index lab_photo_content on lab_photo (sha256);
comment on column lab_photo.sha256 is 'a JPEG that was drawn anew: nothing that the camera wrote beside it';
