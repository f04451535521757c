-- Print orders of schools, from the wish to the receipt, and everything that has happened to them.
create sequence print_order_number;
grant usage on sequence print_order_number to zhibi_app, zhibi_system;

create table print_order (
  school_id uuid not null references school,
  id uuid not null,
  number bigint not null default nextval('print_order_number'),
  parent_id uuid,
  print_run_id uuid not null,
  paper_id uuid not null,
  title text not null,
  class_names text[] not null,
  created_by uuid not null,
  created_by_name text not null,
  created_at timestamptz not null,
  status smallint not null check (status between 0 and 8),
  revision integer not null default 1,
  options jsonb not null,
  page_size text not null check (page_size in ('A4', 'A3')),
  dots boolean not null,
  pages smallint[] not null,
  student_ids uuid[] not null,
  wanted_at timestamptz not null,
  note text not null default '',
  pdf_sha256 text,
  sheets_sha256 text,
  findings jsonb not null default '[]',
  shop_id uuid,
  shop_name text not null default '',
  shipment_no text not null default '',
  shipped_at timestamptz,
  rejection jsonb,
  primary key (school_id, id),
  foreign key (school_id, print_run_id) references print_run,
  foreign key (school_id, parent_id) references print_order (school_id, id)
);
call protect_school_rows('print_order');
create unique index print_order_of_run on print_order (school_id, print_run_id) where parent_id is null;
create unique index print_order_by_number on print_order (number);
create index print_order_run on print_order (school_id, print_run_id);
create index print_order_newest on print_order (school_id, id desc);
create index print_order_status on print_order (status, id desc);
create index print_order_due on print_order (wanted_at, id);
create index print_order_shop on print_order (shop_id, wanted_at, id) where shop_id is not null;
create index print_order_by on print_order (school_id, created_by, id desc);
create index print_order_child on print_order (school_id, parent_id) where parent_id is not null;
create index print_order_content on print_order (pdf_sha256);
create index print_order_sheets on print_order (sheets_sha256);
create index print_order_shipped on print_order (shipped_at) where status = 8;
comment on column print_order.pages is 'the pages of a copy that are printed: all of them, or those of damaged sheets';
comment on column print_order.student_ids is 'whose copies, in the order in which they lie in the file';
comment on column print_order.pdf_sha256 is 'the copies as they were when the order was pushed: what is printed is made of these and no others';
comment on column print_order.sheets_sha256 is 'the file that is printed: the same pages, every copy beginning on a sheet of its own';
comment on column print_order.shop_id is 'the account of the print shop';

create table print_order_step (
  school_id uuid not null,
  id uuid not null,
  order_id uuid not null,
  at timestamptz not null,
  account_id uuid,
  account_name text not null,
  move text,
  from_status smallint,
  to_status smallint not null,
  note text not null,
  primary key (school_id, id),
  foreign key (school_id, order_id) references print_order (school_id, id)
);
call protect_school_rows('print_order_step');
create index print_order_step_order on print_order_step (school_id, order_id, id);
comment on table print_order_step is 'who moved an order and when; rows are only ever added. The name is that of the day, the clock has none';

create function zhibi_print_staff(of_school uuid) returns table (account_id uuid, name text, role text)
language sql stable security definer set search_path = public, pg_temp as $$
  select distinct g.account_id, a.name, g.role::text
  from school s join role_grant g on g.organisation_id = s.organisation_id join account a on a.id = g.account_id
  where s.id = of_school and of_school = any (zhibi_schools()) and g.login_type = 4
    and g.role in ('ZHIBI_PRINT_CENTER', 'ZHIBI_PRINT_SHOP') and g.ended_at is null and a.disabled_at is null
$$;
comment on function zhibi_print_staff is 'who prints for a school the transaction may see: the print centre and the shops of its organisation';
revoke execute on function zhibi_print_staff from public;
grant execute on function zhibi_print_staff to zhibi_app;
