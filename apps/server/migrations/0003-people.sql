-- Organisations, districts, schools and the people in them.

create table organisation (
  id uuid primary key,
  name text not null,
  customized text not null default '',
  logo text not null default '',
  created_at timestamptz not null default now()
);
create table region (
  id uuid primary key,
  organisation_id uuid not null references organisation,
  name text not null
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
  created_at timestamptz not null default now()
);
alter table school enable row level security;
alter table school force row level security;
create policy school_rows on school for select to zhibi_app using (id = any ((select zhibi_schools())::uuid[]));
create policy system_rows on school to zhibi_system using (true) with check (true);
grant select on school to zhibi_app;
grant select, insert, update, delete on school, organisation, region to zhibi_system;
grant select on organisation, region to zhibi_app;

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
  primary key (school_id, id),
  unique (school_id, account_id)
);
call protect_school_rows('teacher');
create index teacher_account on teacher (account_id);

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
  primary key (school_id, id),
  unique (school_id, account_id),
  unique (school_id, student_no)
);
call protect_school_rows('student');
create index student_account on student (account_id);

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
