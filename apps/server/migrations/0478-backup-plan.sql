-- When backups are made by themselves, and how many stay. One row; without it none are made.
create table backup_plan (
  single boolean primary key default true check (single),
  is_on boolean not null,
  hour smallint not null check (hour between 0 and 23),
  daily smallint not null check (daily between 1 and 366),
  weekly smallint not null check (weekly between 0 and 260),
  monthly smallint not null check (monthly between 0 and 240)
);
grant select, insert, update on backup_plan to zhibi_system;

-- Each backup that the server was to make: a matter of this place, not in a backup itself.
create table backup_run (
  id uuid primary key,
  by_plan boolean not null,
  asked_at timestamptz not null,
  moved_at timestamptz not null,
  state text not null check (state in ('waiting', 'running', 'done', 'failed')),
  file text not null,
  bytes bigint not null default 0,
  reason text
);
create index backup_run_order on backup_run (asked_at);
grant select, insert, update, delete on backup_run to zhibi_system;

-- What came of trying to restore one.
create table backup_drill (
  id uuid primary key,
  drilled_at timestamptz not null,
  made_at timestamptz not null,
  file text not null,
  seconds real not null,
  rows bigint not null,
  files integer not null,
  -- What the living world has more, where it was there to compare with.
  changed_tables integer,
  new_files integer
);
grant select, insert on backup_drill to zhibi_system;
