-- Organisations, districts, schools and the people in them.

create table organisation (
  id uuid primary key,
  name text not null,
  customized text not null default '',
  logo text not null default '',
  created_at timestamptz not null default now(),
  revision integer not null default 1,
  account_longest smallint not null default 41 check (account_longest in (16, 40, 41)),
  school_configs text[] not null default '{}',
  privacy text not null default 'ink' check (privacy in ('result', 'ink', 'process')),
  return_addresses text[] not null default '{}',
  logo_sha256 text generated always as (substring(logo from '[0-9a-f]{64}')) stored
);
comment on column organisation.account_longest is 'the longest account name for new accounts: the specification gives 16, 40 and 41, and those that exist stay';
comment on column organisation.school_configs is 'the features that a new school begins with';
comment on column organisation.return_addresses is 'beginnings of addresses outside this installation that a login or logout may lead back to';
-- The logo hangs as an address; its content is named too, so that it counts as used.
create index organisation_logo on organisation (logo_sha256);

create table region (
  id uuid primary key,
  organisation_id uuid not null references organisation,
  name text not null,
  revision integer not null default 1
);

create table school (
  id uuid primary key,
  organisation_id uuid not null references organisation,
  region_id uuid references region,
  name text not null,
  short_name text not null,
  first_gid smallint not null check (first_gid between 1 and 12),
  last_gid smallint not null check (last_gid between first_gid and 12),
  school_year smallint not null,
  data_lock boolean not null default false,
  hidden boolean not null default false,
  member_id text,
  configs text[] not null default '{}',
  ext_question text[] not null default '{}',
  created_at timestamptz not null default now(),
  revision integer not null default 1,
  pinyin text not null default '',
  privacy text not null default 'ink' check (privacy in ('result', 'ink', 'process'))
);
create index school_order on school (organisation_id, pinyin, id);
create index school_region on school (region_id) where region_id is not null;
alter table school enable row level security;
alter table school force row level security;
create policy school_rows on school for select to zhibi_app using (id = any ((select zhibi_schools())::uuid[]));
create policy system_rows on school to zhibi_system using (true) with check (true);
grant select on school to zhibi_app;
grant select, insert, update, delete on school, organisation, region to zhibi_system;
grant select on organisation, region to zhibi_app;
grant update (name, logo, account_longest, school_configs, privacy, return_addresses, revision) on organisation to zhibi_app;
grant insert, update (name, revision) on region to zhibi_app;
-- A new school is not yet among those that its maker sees; afterwards it is changed only by those who do.
create policy newcomers on school for insert to zhibi_app with check (true);
create policy organisation_changes on school for update to zhibi_app using (id = any ((select zhibi_schools())::uuid[]));
grant insert on school to zhibi_app;
grant update (name, short_name, pinyin, region_id, first_gid, last_gid, school_year, hidden, member_id, configs, ext_question, privacy, revision) on school to zhibi_app;

create table subject (
  subject_id integer primary key,
  subject_main_id integer not null,
  stage smallint not null check (stage in (1, 2, 3)),
  name text not null
);
grant select on subject to zhibi_app;
grant select, insert, update on subject to zhibi_system;

create table school_class (
  school_id uuid not null references school,
  id uuid not null,
  name text not null,
  gid smallint not null check (gid between 1 and 12),
  ended_on date,
  revision integer not null default 1,
  head_teacher_id uuid,
  primary key (school_id, id)
);
call protect_school_rows('school_class');

create table teacher (
  school_id uuid not null references school,
  id uuid not null,
  account_id uuid not null,
  name text not null,
  sex boolean,
  main_subject_id integer references subject,
  head_file_id uuid,
  revision integer not null default 1,
  pinyin text not null default '',
  teacher_no text,
  left_on date,
  primary key (school_id, id),
  unique (school_id, account_id)
);
call protect_school_rows('teacher');
create index teacher_account on teacher (account_id);
create index teacher_name on teacher (school_id, pinyin, id);
create unique index teacher_number on teacher (school_id, teacher_no) where teacher_no is not null;
alter table school_class add foreign key (school_id, head_teacher_id) references teacher;
create index school_class_head on school_class (school_id, head_teacher_id) where head_teacher_id is not null;

create table student (
  school_id uuid not null references school,
  id uuid not null,
  account_id uuid not null,
  student_no text not null,
  name text not null,
  pinyin text not null,
  sex boolean,
  birthday date,
  head_file_id uuid,
  revision integer not null default 1,
  pinyin_by text not null default 'machine' check (pinyin_by in ('machine', 'teacher')),
  left_on date,
  left_why text check (left_why in ('transferred', 'graduated', 'other')),
  found_name text collate "C" generated always as (lower(name)) stored,
  found_given text collate "C" generated always as (lower(substr(name, 2))) stored,
  found_reading text collate "C" generated always as (replace(pinyin, ' ', '')) stored,
  found_given_reading text collate "C" generated always as (replace(substr(pinyin, length(split_part(pinyin, ' ', 1)) + 1), ' ', '')) stored,
  found_initials text collate "C" generated always as (regexp_replace(pinyin, '(\S)\S*\s*', '\1', 'g')) stored,
  found_number text collate "C" generated always as (lower(student_no)) stored,
  erased_at timestamptz,
  device_mac text,
  reading text,
  reading_of text,
  primary key (school_id, id),
  unique (school_id, account_id),
  unique (school_id, student_no)
);
call protect_school_rows('student');
create index student_account on student (account_id);
create index student_name on student (school_id, pinyin, id);
comment on column student.pinyin_by is 'a reading that a teacher corrected is never read again by the machine';
comment on column student.erased_at is 'when everything that named this student was taken away';
comment on column student.device_mac is 'the pen that is bound to the student now; kept by the register of devices';
comment on column student.reading is 'the name in pinyin with tone marks as a teacher corrected it; null where the machine reads';
comment on column student.reading_of is 'the name that the teacher read: after a renaming the reading is asked for again';

-- A student is found by the beginning of the name, of the given name, of their readings, of the initials, or of the number.
-- The columns are generated, so that whoever writes a student need not think of them, and compared by bytes: such comparisons
-- are leakproof, so row-level security lets the index answer (LIKE is not).
create index student_found_name on student (school_id, found_name);
create index student_found_given on student (school_id, found_given);
create index student_found_reading on student (school_id, found_reading);
create index student_found_given_reading on student (school_id, found_given_reading);
create index student_found_initials on student (school_id, found_initials);
create index student_found_number on student (school_id, found_number);

create table class_student (
  school_id uuid not null,
  class_id uuid not null,
  student_id uuid not null,
  from_on date not null,
  to_on date,
  primary key (school_id, class_id, student_id, from_on),
  foreign key (school_id, class_id) references school_class,
  foreign key (school_id, student_id) references student
);
call protect_school_rows('class_student');
create unique index class_student_today on class_student (school_id, student_id) where to_on is null;
create index class_student_class on class_student (school_id, class_id) where to_on is null;
create index class_student_student on class_student (school_id, student_id);
comment on table class_student is 'a student''s way through the classes; a row without an end is today''s';

create table teaching (
  school_id uuid not null,
  class_id uuid not null,
  teacher_id uuid not null,
  subject_id integer not null references subject,
  primary key (school_id, class_id, teacher_id, subject_id),
  foreign key (school_id, class_id) references school_class,
  foreign key (school_id, teacher_id) references teacher
);
call protect_school_rows('teaching');
create index teaching_teacher on teaching (school_id, teacher_id);
create index teaching_class on teaching (school_id, class_id);

-- ==== Records ====
-- What administrators keep about people: a lifelong history, slips with initial passwords, the subjects that a school offers.

create table life_event (
  school_id uuid not null,
  id uuid not null,
  whose text not null check (whose in ('student', 'teacher', 'class')),
  whose_id uuid not null,
  what text not null,
  detail jsonb not null default '{}',
  by_account uuid,
  at timestamptz not null,
  primary key (school_id, id)
);
call protect_school_rows('life_event');
create index life_event_whose on life_event (school_id, whose_id, id);
comment on table life_event is 'one lifelong history for each person and class: rows are only ever added';

create table password_slip (
  school_id uuid not null,
  batch_id uuid not null,
  account_id uuid not null,
  sealed text,
  made_at timestamptz,
  primary key (school_id, batch_id, account_id)
);
call protect_school_rows('password_slip');
comment on table password_slip is 'initial passwords that nobody has seen yet: sealed, shown once, gone after a week; null while still being made';

create table school_subject (
  school_id uuid not null references school,
  subject_id integer not null references subject,
  primary key (school_id, subject_id)
);
call protect_school_rows('school_subject');
comment on table school_subject is 'the subjects that a school offers; a school without rows offers all of its stages';

-- ==== Profile ====
-- Faces. One for each account, whatever roles it has; seen in the school where it was set (none for a district's officer).

create table head_image (
  account_id uuid primary key,
  school_id uuid references school,
  file_id uuid not null unique,
  sha256 text not null,
  size integer not null,
  set_at timestamptz not null default now()
);
call protect_school_rows('head_image');
create index head_image_content on head_image (sha256);

-- ==== Roster ====
-- Lists of people on their way into a school: what was read, what the dry run says of each row, what was applied and taken back.

create table roster_import (
  school_id uuid not null references school,
  id uuid not null,
  kind text not null check (kind in ('students', 'teachers', 'classes')),
  state text not null check (state in ('columns', 'checking', 'checked', 'applying', 'applied', 'undoing', 'undone')),
  source_name text not null,
  form text not null check (form in ('xlsx', 'csv', 'text', 'oneroster')),
  encoding text not null default '',
  titles text[] not null,
  fields jsonb not null,
  create_classes boolean not null default true,
  new_classes jsonb not null default '[]',
  row_count integer not null,
  run integer not null default 0,
  done integer not null default 0,
  total integer not null default 0,
  failure text not null default '',
  touched_at timestamptz not null,
  created_at timestamptz not null,
  by_account uuid,
  by_name text not null default '',
  applied_at timestamptz,
  undone_at timestamptz,
  password_batch_id uuid,
  password_job_id uuid,
  primary key (school_id, id)
);
call protect_school_rows('roster_import');
comment on column roster_import.run is 'raised by every start of work: an older piece of work that still goes on stops by itself';
comment on column roster_import.fields is 'what each column is, in their order; null for columns that are not kept';
comment on column roster_import.new_classes is 'classes that the list names and the school has not, with their ids once they are made';

create table roster_row (
  school_id uuid not null,
  import_id uuid not null,
  row_no integer not null,
  cells jsonb not null,
  mended jsonb not null default '{}',
  decision text check (decision in ('confirm', 'skip')),
  status text check (status in ('added', 'changed', 'unchanged', 'conflict', 'bad', 'skipped')),
  keys text[] not null default '{}',
  found jsonb,
  changes jsonb not null default '[]',
  problems jsonb not null default '[]',
  person_id uuid,
  account_id uuid,
  applied_at timestamptz,
  taken_back_at timestamptz,
  kept jsonb,
  primary key (school_id, import_id, row_no),
  foreign key (school_id, import_id) references roster_import on delete cascade
);
call protect_school_rows('roster_row');
create index roster_row_status on roster_row (school_id, import_id, status, row_no);
comment on column roster_row.row_no is 'where the row stands in the file, counted from 1';
comment on column roster_row.kept is 'why an applied row could not be taken back';

create table roster_mapping (
  school_id uuid not null references school,
  kind text not null,
  title text not null,
  field text,
  primary key (school_id, kind, title)
);
call protect_school_rows('roster_mapping');
comment on table roster_mapping is 'what a school said that a column of its lists is; null for a column that is not kept';

-- ==== Organisation ====
-- Activation codes and their history.

create table activation_batch (
  school_id uuid not null references school,
  id uuid not null,
  role text not null check (role in ('TEACHER', 'STUDENT')),
  class_id uuid,
  amount integer not null check (amount between 1 and 5000),
  valid_until timestamptz not null,
  note text not null default '',
  made_by uuid not null,
  made_at timestamptz not null,
  primary key (school_id, id),
  foreign key (school_id, class_id) references school_class
);
call protect_school_rows('activation_batch');
create index activation_batch_class on activation_batch (school_id, class_id) where class_id is not null;

create table activation_code (
  school_id uuid not null,
  id uuid not null,
  batch_id uuid not null,
  digest text not null unique,
  disabled_at timestamptz,
  used_at timestamptz,
  used_by uuid,
  primary key (school_id, id),
  foreign key (school_id, batch_id) references activation_batch,
  check ((used_at is null) = (used_by is null))
);
call protect_school_rows('activation_code');
create index activation_code_batch on activation_code (school_id, batch_id, id);
create index activation_code_newest on activation_code (id desc);
comment on table activation_code is 'the code itself is not here: it follows from the id and a secret of the installation, and is found by its digest';

create table activation_event (
  school_id uuid not null,
  id uuid not null,
  code_id uuid not null,
  what text not null check (what in ('disabled', 'enabled', 'used')),
  by_account uuid,
  at timestamptz not null,
  primary key (school_id, id),
  foreign key (school_id, code_id) references activation_code
);
call protect_school_rows('activation_event');
create index activation_event_code on activation_event (school_id, code_id, id);
comment on table activation_event is 'what happened to a code after it was issued: rows are only ever added';

-- ==== My classes ====
-- What teachers keep for a class: groups, layers and where everybody sits.

create table group_set (
  school_id uuid not null,
  id uuid not null,
  class_id uuid not null,
  name text not null,
  purpose text not null check (purpose in ('seat', 'lab', 'reading', 'other')),
  locked_until date,
  revision integer not null default 1,
  changed_by uuid not null,
  changed_at timestamptz not null,
  removed_at timestamptz,
  primary key (school_id, id),
  foreign key (school_id, class_id) references school_class
);
call protect_school_rows('group_set');
create index group_set_class on group_set (school_id, class_id);

create table class_group (
  school_id uuid not null,
  set_id uuid not null,
  number smallint not null check (number between 1 and 30),
  name text not null default '',
  colour smallint not null check (colour between 1 and 10),
  leader_id uuid,
  primary key (school_id, set_id, number),
  foreign key (school_id, set_id) references group_set,
  foreign key (school_id, leader_id) references student
);
call protect_school_rows('class_group');
create index class_group_leader on class_group (school_id, leader_id) where leader_id is not null;

create table group_member (
  school_id uuid not null,
  set_id uuid not null,
  student_id uuid not null,
  number smallint not null,
  primary key (school_id, set_id, student_id),
  foreign key (school_id, set_id, number) references class_group on delete cascade,
  foreign key (school_id, student_id) references student
);
call protect_school_rows('group_member');
create index group_member_student on group_member (school_id, student_id);

create table level_plan (
  school_id uuid not null,
  class_id uuid not null,
  subject_id integer not null references subject,
  a_from smallint not null default 85,
  c_below smallint not null default 60,
  revision integer not null default 1,
  changed_by uuid not null,
  changed_at timestamptz not null,
  primary key (school_id, class_id, subject_id),
  foreign key (school_id, class_id) references school_class,
  check (0 < c_below and c_below < a_from and a_from <= 100)
);
call protect_school_rows('level_plan');

create table student_level (
  school_id uuid not null,
  id uuid not null,
  class_id uuid not null,
  subject_id integer not null,
  student_id uuid not null,
  level text not null check (level in ('A', 'B', 'C')),
  set_by uuid not null,
  from_at timestamptz not null,
  to_at timestamptz,
  primary key (school_id, id),
  foreign key (school_id, class_id, subject_id) references level_plan,
  foreign key (school_id, student_id) references student
);
call protect_school_rows('student_level');
create unique index student_level_now on student_level (school_id, class_id, subject_id, student_id) where to_at is null;
create index student_level_class on student_level (school_id, class_id, subject_id);
create index student_level_student on student_level (school_id, student_id);
comment on table student_level is 'the layers that teachers of a subject plan by; read by them and the leaders of the school, never by students';

create table class_seating (
  school_id uuid not null,
  class_id uuid not null,
  revision integer not null default 1,
  wishes jsonb not null default '{}',
  rotation_weeks smallint check (rotation_weeks between 1 and 20),
  group_set_id uuid,
  changed_by uuid not null,
  changed_at timestamptz not null,
  primary key (school_id, class_id),
  foreign key (school_id, class_id) references school_class,
  foreign key (school_id, group_set_id) references group_set
);
call protect_school_rows('class_seating');

create table seat_need (
  school_id uuid not null,
  class_id uuid not null,
  student_id uuid not null,
  place text not null check (place in ('front', 'back')),
  primary key (school_id, class_id, student_id),
  foreign key (school_id, class_id) references class_seating,
  foreign key (school_id, student_id) references student
);
call protect_school_rows('seat_need');
create index seat_need_student on seat_need (school_id, student_id);
comment on table seat_need is 'who should sit in front or at the back; why is nobody''s business here, so no reason is kept';

create table seat_pair (
  school_id uuid not null,
  class_id uuid not null,
  one_id uuid not null,
  other_id uuid not null,
  kind text not null check (kind in ('apart', 'together')),
  primary key (school_id, class_id, one_id, other_id),
  foreign key (school_id, class_id) references class_seating,
  foreign key (school_id, one_id) references student,
  foreign key (school_id, other_id) references student,
  check (one_id < other_id)
);
call protect_school_rows('seat_pair');
create index seat_pair_one on seat_pair (school_id, one_id);
create index seat_pair_other on seat_pair (school_id, other_id);

create table seating_plan (
  school_id uuid not null,
  id uuid not null,
  class_id uuid not null,
  from_on date not null,
  to_on date,
  room jsonb not null,
  made_by text not null check (made_by in ('hand', 'solver', 'rotation')),
  changed_by uuid not null,
  changed_at timestamptz not null,
  primary key (school_id, id),
  foreign key (school_id, class_id) references class_seating
);
call protect_school_rows('seating_plan');
create unique index seating_plan_now on seating_plan (school_id, class_id) where to_on is null;
create index seating_plan_class on seating_plan (school_id, class_id, id desc);

create table seat (
  school_id uuid not null,
  plan_id uuid not null,
  student_id uuid not null,
  seat_row smallint not null,
  seat_column smallint not null,
  primary key (school_id, plan_id, student_id),
  unique (school_id, plan_id, seat_row, seat_column),
  foreign key (school_id, plan_id) references seating_plan,
  foreign key (school_id, student_id) references student
);
call protect_school_rows('seat');
create index seat_student on seat (school_id, student_id);

-- ==== School year ====
-- The move of a school to a new school year: what was decided for each class, lesson and student, and how far it is.
-- The rows are the plan and the way back: nothing of a year is thrown away by leaving it.

create table school_year_run (
  school_id uuid not null references school,
  id uuid not null,
  from_year smallint not null,
  to_year smallint not null check (to_year = from_year + 1),
  direction text not null default 'forward' check (direction in ('forward', 'back')),
  status text not null default 'running' check (status in ('running', 'done', 'failed', 'undone')),
  step text not null check (step in ('classes', 'lessons', 'students', 'year')),
  on_day date not null,
  tries smallint not null default 0,
  failure text not null default '',
  started_by uuid not null,
  started_at timestamptz not null,
  finished_at timestamptz,
  undo_by uuid,
  undo_at timestamptz,
  undone_at timestamptz,
  moved_at timestamptz not null,
  primary key (school_id, id)
);
call protect_school_rows('school_year_run');
create unique index school_year_run_one on school_year_run (school_id) where status in ('running', 'failed');
comment on table school_year_run is 'one move to a new school year, or its undoing; one at a time in each school';
comment on column school_year_run.moved_at is 'when a step last ended: a run that stands still for long is taken up by another process';

create table school_year_class (
  school_id uuid not null,
  run_id uuid not null,
  class_id uuid not null,
  name_before text not null,
  name_after text not null,
  gid_before smallint not null,
  gid_after smallint,
  students integer not null,
  state text not null default 'planned' check (state in ('planned', 'moved', 'back', 'kept')),
  why text,
  primary key (school_id, run_id, class_id),
  foreign key (school_id, run_id) references school_year_run,
  foreign key (school_id, class_id) references school_class
);
call protect_school_rows('school_year_class');
create index school_year_class_class on school_year_class (school_id, class_id);
comment on column school_year_class.gid_after is 'null for a class that leaves the school';
comment on column school_year_class.why is 'why it was left as it stands (state kept)';

create table school_year_lesson (
  school_id uuid not null,
  run_id uuid not null,
  class_id uuid not null,
  teacher_id uuid not null,
  subject_before integer not null references subject,
  subject_after integer references subject,
  state text not null default 'planned' check (state in ('planned', 'moved', 'back', 'kept')),
  why text,
  primary key (school_id, run_id, class_id, teacher_id, subject_before),
  foreign key (school_id, run_id) references school_year_run,
  foreign key (school_id, class_id) references school_class,
  foreign key (school_id, teacher_id) references teacher
);
call protect_school_rows('school_year_lesson');
create index school_year_lesson_class on school_year_lesson (school_id, class_id);
create index school_year_lesson_teacher on school_year_lesson (school_id, teacher_id);
comment on column school_year_lesson.subject_after is 'null where the discipline is not taught at the next stage: the lesson ends';

create table school_year_student (
  school_id uuid not null,
  run_id uuid not null,
  student_id uuid not null,
  class_id uuid not null,
  leaves boolean not null,
  state text not null default 'planned' check (state in ('planned', 'moved', 'back', 'kept')),
  why text,
  primary key (school_id, run_id, student_id),
  foreign key (school_id, run_id) references school_year_run,
  foreign key (school_id, student_id) references student
);
call protect_school_rows('school_year_student');
create index school_year_student_student on school_year_student (school_id, student_id);

-- ==== Region ====
-- Who looked into which school from outside: told once for each login and school.

create table school_entry (
  session_id uuid not null references login_session,
  school_id uuid not null references school,
  entered_at timestamptz not null,
  primary key (session_id, school_id)
);
grant select, insert on school_entry to zhibi_system;
comment on table school_entry is 'the schools that a login of the district or of operations has entered: each is in the audit log once';

-- ==== Changes of access ====
-- Whose changes are told to whoever remembers what somebody may: see the table access_change.
create trigger access_changed after insert or update of school_id, id, account_id or delete on teacher
  for each row execute function note_access_change('account_id');
create trigger access_changed after insert or update of school_id, id, account_id or delete on student
  for each row execute function note_access_change('account_id');
create trigger access_changed after insert or update or delete on teaching
  for each row execute function note_access_change('teacher_id');
create trigger access_changed after insert or update or delete on class_student
  for each row execute function note_access_change('student_id');
create trigger access_changed after update of school_id, id, ended_on or delete on school_class
  for each row execute function note_access_change('school_id');
create trigger access_changed after insert or update of data_lock, region_id, organisation_id or delete on school
  for each row execute function note_access_change('id', 'region_id', 'organisation_id');
