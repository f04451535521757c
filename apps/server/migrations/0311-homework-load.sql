-- How much homework a school allows on a day, and what it shows of it to everybody.

create table homework_setting (
  school_id uuid not null references school,
  infant_minutes smallint check (infant_minutes between 0 and 600),
  primary_minutes smallint check (primary_minutes between 0 and 600),
  junior_minutes smallint check (junior_minutes between 0 and 600),
  senior_minutes smallint check (senior_minutes between 0 and 600),
  notice boolean not null,
  revision integer not null,
  changed_by uuid not null,
  changed_at timestamptz not null,
  primary key (school_id)
);
call protect_school_rows('homework_setting');
comment on table homework_setting is 'what a school decided; without a row the rules of the ministry hold';
comment on column homework_setting.infant_minutes is 'a day of written homework in grades 1 and 2: 0 is none; null is no limit, as in the columns beside it';
comment on column homework_setting.notice is 'each class has a page without a login that shows what was given';

create table homework_notice (
  school_id uuid not null,
  class_id uuid not null,
  secret text not null,
  made_by uuid not null,
  made_at timestamptz not null,
  primary key (school_id, class_id),
  foreign key (school_id, class_id) references school_class
);
call protect_school_rows('homework_notice');
comment on table homework_notice is 'the unguessable address of the page of a class';
create unique index homework_notice_secret on homework_notice (secret);
