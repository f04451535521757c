-- Papers are printed on the sheets that schools hold: B4, 8K and 16K beside A4 and A3.
alter table print_order drop constraint print_order_page_size_check;
alter table print_order add constraint print_order_page_size_check check (page_size in ('A4', 'A3', 'B4', '8K', '16K')) not valid;
alter table print_order validate constraint print_order_page_size_check;
