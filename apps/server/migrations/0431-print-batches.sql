-- Batches: tasks of one paper, colour and way of printing, for one shop. Where a batch stands is where its tasks stand.
create sequence print_batch_number;
grant usage on sequence print_batch_number to zhibi_app, zhibi_system;

create table print_batch (
  organisation_id uuid not null references organisation,
  id uuid not null,
  number bigint not null default nextval('print_batch_number'),
  shop_id uuid not null,
  shop_name text not null,
  machine_id uuid,
  machine_name text not null,
  paper_size text not null,
  weight text not null,
  color_print boolean not null,
  double_sided_print boolean not null,
  due_at timestamptz not null,
  note text not null,
  carrier text not null default '',
  shipment_no text not null default '',
  created_by uuid not null,
  created_by_name text not null,
  created_at timestamptz not null,
  primary key (organisation_id, id)
);
call protect_organisation_rows('print_batch');
create unique index print_batch_by_number on print_batch (number);
create index print_batch_newest on print_batch (organisation_id, id desc);
create index print_batch_shop on print_batch (shop_id, id desc);

alter table print_order
  add column batch_id uuid,
  add column waste_sheets integer not null default 0 check (waste_sheets >= 0);
create index print_order_batch on print_order (batch_id, id) where batch_id is not null;
comment on column print_order.waste_sheets is 'spoiled while it was printed; of a batch each task bears its share';
