-- A printed sheet of wrong questions carries a code that a telephone opens without a login: this one sheet and nothing else.
create table handbook_sheet (
  school_id uuid not null,
  handbook_id uuid not null,
  student_id uuid not null,
  key_hash text not null,
  made_at timestamptz not null,
  withdrawn_at timestamptz,
  opened integer not null default 0,
  opened_at timestamptz,
  minute_at timestamptz,
  minute_opened integer not null default 0,
  primary key (school_id, handbook_id, student_id),
  foreign key (school_id, handbook_id, student_id) references handbook_copy on delete cascade
);
call protect_school_rows('handbook_sheet');
create unique index handbook_sheet_key on handbook_sheet (key_hash);
comment on table handbook_sheet is 'codes on printed sheets of wrong questions';
comment on column handbook_sheet.key_hash is 'SHA-256 of the key in the code: who reads the table cannot open it';
comment on column handbook_sheet.opened is 'how often it was opened; nobody is named, for nobody is known';
comment on column handbook_sheet.minute_opened is 'tries since minute_at, which begins anew after a minute: who opens too often waits';

create table handbook_sheet_setting (
  school_id uuid primary key references school,
  days smallint not null check (days between 0 and 366)
);
call protect_school_rows('handbook_sheet_setting');
comment on table handbook_sheet_setting is 'how many days the codes on printed sheets open; 0: sheets carry none';
