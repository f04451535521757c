-- The paper of print shops: what was counted and what came. What was printed since is told by the orders.
create table print_stock (
  organisation_id uuid not null references organisation,
  id uuid not null,
  shop_id uuid not null,
  paper_size text not null,
  weight text not null,
  step text not null check (step in ('counted', 'came')),
  sheets integer not null check (sheets >= 0),
  note text not null default '',
  at timestamptz not null,
  created_by_name text not null,
  primary key (organisation_id, id)
);
call protect_organisation_rows('print_stock');
create index print_stock_paper on print_stock (organisation_id, shop_id, paper_size, weight, id desc);
comment on table print_stock is 'rows are only ever added: the last that was counted holds, with what came after it';
-- What a shop has printed lately is asked by when it was printed.
create index print_order_step_finished on print_order_step (at) where move = 'finish';
