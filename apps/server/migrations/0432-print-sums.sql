-- What the dashboard and the sums of printing look for.
create index print_order_shipped_on on print_order (shipped_at) where shipped_at is not null;
create index print_order_step_done on print_order_step (at) where to_status = 5;
