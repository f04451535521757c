-- What a shop is paid for a period: summed once, signed by both sides.
create sequence print_settlement_number;
grant usage on sequence print_settlement_number to zhibi_app, zhibi_system;

create table print_settlement (
  organisation_id uuid not null references organisation,
  id uuid not null,
  number bigint not null default nextval('print_settlement_number'),
  shop_id uuid not null,
  shop_name text not null,
  from_on date not null,
  until_on date not null,
  lines jsonb not null,
  unpriced integer not null,
  created_by_name text not null,
  created_at timestamptz not null,
  centre_by text,
  centre_at timestamptz,
  shop_by text,
  shop_at timestamptz,
  primary key (organisation_id, id)
);
call protect_organisation_rows('print_settlement');
create index print_settlement_newest on print_settlement (organisation_id, id desc);
comment on column print_settlement.lines is 'as they were summed when it was made: a signature is for these';

alter table print_order add column settlement_id uuid;
create index print_order_settlement on print_order (settlement_id) where settlement_id is not null;
comment on column print_order.settlement_id is 'an order is settled once';
