-- Settings and dictionary of a print centre: they belong to an organisation, and are seen by whoever acts in one of its schools.
create function zhibi_organisations() returns uuid[] language sql stable parallel safe as
$$ select coalesce(array_agg(distinct organisation_id), '{}') from school where id = any ((select zhibi_schools())::uuid[]) $$;
comment on function zhibi_organisations is 'the organisations of the schools whose rows this transaction may see';

create procedure protect_organisation_rows(name regclass) language plpgsql as $$
begin
  execute format('alter table %s enable row level security', name);
  execute format('alter table %s force row level security', name);
  execute format('create policy organisation_rows on %s to zhibi_app using (organisation_id = any ((select zhibi_organisations())::uuid[])) with check (organisation_id = any ((select zhibi_organisations())::uuid[]))', name);
  execute format('create policy system_rows on %s to zhibi_system using (true) with check (true)', name);
  execute format('grant select, insert, update, delete on %s to zhibi_app, zhibi_system', name);
end $$;
comment on procedure protect_organisation_rows is 'the second lock of a table of an organisation: call it for each, right after its creation';

create table print_dict_entry (
  organisation_id uuid not null references organisation,
  kind text not null,
  code text not null,
  zh text not null,
  en text not null,
  position smallint not null,
  enabled boolean not null,
  revision integer not null default 1,
  primary key (organisation_id, kind, code)
);
call protect_organisation_rows('print_dict_entry');
comment on table print_dict_entry is 'what a print centre has changed of the usual dictionary, or added to it';

create table print_centre (
  organisation_id uuid primary key references organisation,
  settings jsonb not null,
  revision integer not null default 1
);
call protect_organisation_rows('print_centre');

create table print_shop (
  organisation_id uuid not null references organisation,
  id uuid not null,
  settings jsonb not null,
  revision integer not null default 1,
  primary key (organisation_id, id)
);
call protect_organisation_rows('print_shop');
comment on column print_shop.id is 'the account of the print shop; a shop without a row is open and serves every school';

create table print_machine (
  organisation_id uuid not null references organisation,
  id uuid not null,
  shop_id uuid not null,
  settings jsonb not null,
  revision integer not null default 1,
  removed_at timestamptz,
  primary key (organisation_id, id)
);
call protect_organisation_rows('print_machine');

create table print_price (
  organisation_id uuid not null references organisation,
  id uuid not null,
  shop_id uuid not null,
  paper_size text not null,
  weight text not null,
  color_print boolean not null,
  double_sided_print boolean not null,
  valid_from date not null,
  sheet_li integer not null check (sheet_li >= 0),
  bound_li integer not null check (bound_li >= 0),
  created_by_name text not null,
  created_at timestamptz not null,
  primary key (organisation_id, id)
);
call protect_organisation_rows('print_price');
create unique index print_price_once on print_price (organisation_id, shop_id, paper_size, weight, color_print, double_sided_print, valid_from);
comment on column print_price.sheet_li is 'for a sheet, in thousandths of a yuan';

alter table print_order
  add column weight text not null default '',
  add column price jsonb,
  add column warned_at timestamptz;
create index print_order_to_warn on print_order (wanted_at) where warned_at is null and status in (3, 6, 7, 1, 2);
alter table print_order_step add column reason text;
comment on column print_order_step.reason is 'of a rejection, by the dictionary';
comment on column print_order.price is 'the price of the day on which a shop got it, kept whatever the list says later';
comment on column print_order.warned_at is 'when everybody was told that it will be late';
