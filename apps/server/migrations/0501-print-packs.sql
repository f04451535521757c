-- Job packs: tasks of a shop on a stick, signed, and the report that comes back.
create sequence print_pack_number;
grant usage on sequence print_pack_number to zhibi_app, zhibi_system;

create table print_pack (
  organisation_id uuid not null references organisation,
  id uuid not null,
  number bigint not null default nextval('print_pack_number'),
  shop_id uuid not null,
  shop_name text not null,
  batch_id uuid,
  order_ids uuid[] not null,
  manifest text not null,
  ticket bytea not null,
  made_by uuid not null,
  made_by_name text not null,
  made_at timestamptz not null,
  report_hash text,
  taken_at timestamptz,
  taken_by_name text,
  outcomes jsonb,
  primary key (organisation_id, id),
  check ((report_hash is null) = (taken_at is null))
);
call protect_organisation_rows('print_pack');
create unique index print_pack_by_number on print_pack (number);
create index print_pack_newest on print_pack (organisation_id, id desc);
create index print_pack_shop on print_pack (shop_id, id desc);
comment on table print_pack is 'what a shop without a network took on a stick';
comment on column print_pack.manifest is 'what was signed, to the letter: tasks, page codes, and the hash of every file';
comment on column print_pack.report_hash is 'of the report that was taken: the same one again changes nothing, another one is refused';
comment on column print_pack.outcomes is 'what the report did to each task';
