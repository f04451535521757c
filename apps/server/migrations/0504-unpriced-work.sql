-- Work that a shop was given while no price stood: the centre sees all of it and sets its price once.
create index print_order_unpriced on print_order (shop_id) where price is null and shop_id is not null and parent_id is null;
create index offline_print_unpriced on offline_print (shop_id) where price is null and shop_id is not null and withdrawn_at is null;
