-- An order that the school gives up before anything of it is printed: the copies may be ordered anew, or the order taken up again.
alter table print_order add column withdrawn_at timestamptz;
alter table print_order add check (withdrawn_at is null or status in (0, 4));
drop index print_order_of_run;
create unique index print_order_of_run on print_order (school_id, print_run_id) where parent_id is null and withdrawn_at is null;
comment on column print_order.withdrawn_at is 'since when the school has given it up: nothing of it is printed';
