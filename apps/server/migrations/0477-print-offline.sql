-- Paper work done outside the system, written down so that the sums and settlements of printing know it.
create sequence offline_print_number;
grant usage on sequence offline_print_number to zhibi_app, zhibi_system;

create table offline_print (
  school_id uuid not null references school,
  id uuid not null,
  number bigint not null default nextval('offline_print_number'),
  printed_on date not null,
  title text not null,
  pages integer not null check (pages > 0),
  copies integer not null check (copies > 0),
  paper_size text not null,
  weight text not null,
  options jsonb not null,
  shop_id uuid,
  shop_name text not null,
  printed_by text not null,
  reason text not null,
  dots boolean not null,
  codes jsonb not null default '[]',
  price jsonb,
  revision integer not null default 1,
  settlement_id uuid,
  withdrawn_at timestamptz,
  created_by_name text not null,
  created_at timestamptz not null,
  primary key (school_id, id)
);
call protect_school_rows('offline_print');
create index offline_print_newest on offline_print (school_id, printed_on desc, id desc);
create index offline_print_settlement on offline_print (settlement_id) where settlement_id is not null;
comment on column offline_print.codes is 'ranges of books of the ledger of page codes: reserved once, never given back';
comment on column offline_print.price is 'of the day of printing, kept whatever the list says later';

create table offline_print_file (
  school_id uuid not null,
  id uuid not null,
  offline_id uuid not null,
  name text not null,
  sha256 text not null,
  type text not null,
  size integer not null check (size > 0),
  created_by_name text not null,
  created_at timestamptz not null,
  primary key (school_id, id),
  foreign key (school_id, offline_id) references offline_print
);
call protect_school_rows('offline_print_file');
create index offline_print_file_of on offline_print_file (school_id, offline_id);
create index offline_print_file_content on offline_print_file (sha256);

create table offline_print_step (
  school_id uuid not null,
  id uuid not null,
  offline_id uuid not null,
  at timestamptz not null,
  account_id uuid not null,
  account_name text not null,
  step text not null,
  note text not null,
  before jsonb not null default '{}',
  primary key (school_id, id),
  foreign key (school_id, offline_id) references offline_print
);
call protect_school_rows('offline_print_step');
create index offline_print_step_of on offline_print_step (school_id, offline_id, id);
comment on column offline_print_step.before is 'the changed fields as they stood before';
