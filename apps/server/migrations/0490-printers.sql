-- Real printers behind the machines of print shops, and what was sent to them.
create table print_printer (
  organisation_id uuid not null,
  machine_id uuid not null,
  address text not null,
  facts jsonb not null,
  checked_at timestamptz not null,
  revision integer not null default 1,
  primary key (organisation_id, machine_id),
  foreign key (organisation_id, machine_id) references print_machine
);
call protect_organisation_rows('print_printer');
comment on column print_printer.facts is 'what the printer said that it can do, when it was connected';

create table print_job (
  school_id uuid not null,
  id uuid not null,
  order_id uuid not null,
  machine_id uuid not null,
  machine_name text not null,
  address text not null,
  ipp_job_id integer,
  state text not null,
  reasons text[] not null default '{}',
  done integer,
  account_id uuid not null,
  account_name text not null,
  sent_at timestamptz not null,
  heard_at timestamptz not null,
  cancel_at timestamptz,
  ended_at timestamptz,
  primary key (school_id, id),
  foreign key (school_id, order_id) references print_order
);
call protect_school_rows('print_job');
create index print_job_of_order on print_job (school_id, order_id, id desc);
comment on column print_job.address is 'of the printer when it was sent: it may be connected elsewhere since';
comment on column print_job.ipp_job_id is 'the number the printer gave it, before it got a document';
comment on column print_job.heard_at is 'when the printer last answered';
