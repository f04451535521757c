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

create function zhibi_taken_phones(phones text[]) returns setof text language sql stable security definer set search_path = public as
$$ select phone from account where phone = any (phones) $$;
comment on function zhibi_taken_phones is 'which phone numbers have an account in the installation; whose they are is not told';
revoke execute on function zhibi_taken_phones from public;
grant execute on function zhibi_taken_phones to zhibi_app, zhibi_system;
