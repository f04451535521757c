-- Who signs a settlement says which sums were seen: they are counted up when a price that came later changes them.
alter table print_settlement add column revision integer not null default 1;
comment on column print_settlement.revision is 'grows with every new sum; a signature is for the one that was seen';
-- Lists of many schools, newest first, and how many orders stand where, without reading the orders themselves.
create index print_order_newest_of_all on print_order (id desc);
create index print_order_counts on print_order (school_id, status);
