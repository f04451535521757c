-- Spoken homework: what is said aloud, the recordings that came, and what the teacher said of them.
create table spoken_file (
  school_id uuid not null references school,
  id uuid not null,
  kind text not null check (kind in ('picture', 'sound')),
  sha256 text not null,
  type text not null,
  size integer not null check (size > 0),
  duration_ms integer check ((duration_ms is null) = (kind = 'picture')),
  created_by uuid not null,
  created_at timestamptz not null,
  primary key (school_id, id)
);
call protect_school_rows('spoken_file');
create index spoken_file_content on spoken_file (sha256);
comment on table spoken_file is 'what a teacher keeps for spoken homework: a picture, a model reading, a comment by voice';

create table spoken_homework (
  school_id uuid not null references school,
  id uuid not null,
  subject_id integer not null,
  kind text not null check (kind in ('words', 'sentences', 'text', 'picture', 'free')),
  title text not null,
  note text not null,
  language text not null,
  items text[] not null,
  tries smallint not null check (tries between 1 and 10),
  seconds smallint not null check (seconds between 10 and 600),
  picture_file_id uuid,
  model_file_id uuid,
  model_cues jsonb not null,
  start_at timestamptz not null,
  end_at timestamptz not null,
  created_by uuid not null,
  teacher_name text not null,
  told_at timestamptz,
  withdrawn_at timestamptz,
  primary key (school_id, id),
  foreign key (school_id, picture_file_id) references spoken_file (school_id, id),
  foreign key (school_id, model_file_id) references spoken_file (school_id, id),
  check (start_at < end_at)
);
call protect_school_rows('spoken_homework');
create index spoken_homework_picture on spoken_homework (school_id, picture_file_id) where picture_file_id is not null;
create index spoken_homework_model on spoken_homework (school_id, model_file_id) where model_file_id is not null;
comment on column spoken_homework.items is 'words, sentences or lines in order; none for a picture or free talk';
comment on column spoken_homework.model_cues is 'where each of them begins in the model reading';
comment on column spoken_homework.told_at is 'when its students were told that it has begun';

create table spoken_class (
  school_id uuid not null,
  spoken_id uuid not null,
  class_id uuid not null,
  primary key (school_id, spoken_id, class_id),
  foreign key (school_id, spoken_id) references spoken_homework (school_id, id),
  foreign key (school_id, class_id) references school_class (school_id, id)
);
call protect_school_rows('spoken_class');
create index spoken_class_of on spoken_class (school_id, class_id, spoken_id desc);

create table spoken_try (
  school_id uuid not null,
  id uuid not null,
  spoken_id uuid not null,
  student_id uuid not null,
  nth smallint not null check (nth between 1 and 20),
  sha256 text not null,
  type text not null,
  size integer not null,
  cues jsonb not null,
  measures jsonb not null,
  same_as uuid[] not null,
  recorded_at timestamptz not null,
  received_at timestamptz not null,
  late boolean not null,
  assessment jsonb,
  primary key (school_id, id),
  foreign key (school_id, spoken_id) references spoken_homework (school_id, id),
  foreign key (school_id, student_id) references student (school_id, id) on delete cascade,
  unique (school_id, spoken_id, student_id, nth)
);
call protect_school_rows('spoken_try');
create index spoken_try_content on spoken_try (sha256);
create index spoken_try_of_student on spoken_try (school_id, student_id);
comment on table spoken_try is 'one recording; its id is made by the browser, so that what is sent twice counts once';
comment on column spoken_try.measures is 'what the browser measured when it decoded the sound; its length is the one that the file itself says';
comment on column spoken_try.same_as is 'students whose recording was this very one when it came';
comment on column spoken_try.assessment is 'what a service of speech said; null without one';

create table spoken_result (
  school_id uuid not null,
  spoken_id uuid not null,
  student_id uuid not null,
  score smallint check (score between 0 and 100),
  comment text not null default '',
  comment_file_id uuid,
  redos smallint not null default 0,
  redo_note text not null default '',
  redo_at timestamptz,
  judged_by uuid,
  judged_at timestamptz,
  seen_at timestamptz,
  revision integer not null default 1,
  primary key (school_id, spoken_id, student_id),
  foreign key (school_id, spoken_id) references spoken_homework (school_id, id),
  foreign key (school_id, student_id) references student (school_id, id) on delete cascade,
  foreign key (school_id, comment_file_id) references spoken_file (school_id, id)
);
call protect_school_rows('spoken_result');
create index spoken_result_of_student on spoken_result (school_id, student_id);
create index spoken_result_comment on spoken_result (school_id, comment_file_id) where comment_file_id is not null;
comment on column spoken_result.redos is 'how many further recordings were asked for, beyond the tries';
