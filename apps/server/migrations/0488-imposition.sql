-- How pages lie on sheets, covers, separators and spare copies are options; what was ordered and written down before had none of them.
update print_order
  set options = '{"imposition": "plain", "cover": false, "separators": "none", "spares": false}'::jsonb || options
  where not options ?& array['imposition', 'cover', 'separators', 'spares'];
update offline_print
  set options = '{"imposition": "plain", "cover": false, "separators": "none", "spares": false}'::jsonb || options
  where not options ?& array['imposition', 'cover', 'separators', 'spares'];

alter table print_order
  add column spare_copies integer not null default 0 check (spare_copies >= 0),
  add column separator_sheets integer not null default 0 check (separator_sheets >= 0);
comment on column print_order.spare_copies is 'copies without a name: 5 % of each class';
comment on column print_order.separator_sheets is 'sheets between the piles, of classes or rows of seats';
