-- Titles as they are looked for by words: none is turned into small letters again for every search.
alter table print_order add column named text collate "C" not null generated always as (lower(title)) stored;
drop index print_order_named;
create index print_order_named on print_order (school_id, status, id desc) include (named, number, created_by, shop_id, wanted_at, withdrawn_at);
