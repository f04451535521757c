-- How long a school keeps what it no longer needs every day. A kind without a row is kept as the product proposes.
create table retention_rule (
  school_id uuid not null references school,
  kind text not null,
  days integer check (days between 1 and 36500),
  changed_by uuid not null,
  changed_at timestamptz not null,
  primary key (school_id, kind)
);
comment on column retention_rule.days is 'null: kept for good';
call protect_school_rows('retention_rule');

-- The last day on which a school was looked through, and how much was removed of each kind.
create table retention_run (
  school_id uuid primary key references school,
  day date not null,
  removed jsonb not null
);
call protect_school_rows('retention_run');
