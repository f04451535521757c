-- Lists of orders by status, in the order of each list, for a centre, a school and a shop; how many stand where is told by the same indexes alone.
drop index print_order_counts;
create index print_order_school_due on print_order (school_id, status, wanted_at, id);
create index print_order_status_due on print_order (status, wanted_at, id) include (school_id);
create index print_order_shop_due on print_order (shop_id, status, wanted_at, id) include (school_id) where shop_id is not null;
create index print_order_withdrawn on print_order (school_id, id desc) where withdrawn_at is not null;
-- What is looked for by words: everything that the search asks of an order lies here, and none of the orders themselves is read.
create index print_order_named on print_order (school_id, status, id desc) include (title, number, created_by, shop_id, wanted_at, withdrawn_at);
