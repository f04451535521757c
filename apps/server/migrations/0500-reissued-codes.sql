-- A damaged sheet is printed again with the code that it had or with a new one. The old code stays in the ledger: a sheet that bears it is still read.
alter table page_code add column replaced_by text;
alter table page_code add column replaced_at timestamptz;
alter table page_code add column order_id uuid;
alter table page_code add foreign key (school_id, replaced_by) references page_code (school_id, page_code);
alter table page_code add check ((replaced_by is null) = (replaced_at is null));
alter table page_code drop constraint page_code_school_id_print_run_id_student_id_page_key;
create unique index page_code_of_sheet on page_code (school_id, print_run_id, student_id, page) where replaced_by is null;
create index page_code_of_copy on page_code (school_id, print_run_id, student_id, page);
create index page_code_replaced on page_code (school_id, replaced_by) where replaced_by is not null;
comment on column page_code.replaced_by is 'the code of the sheet that was printed in its place; null: this is the last one';
comment on column page_code.order_id is 'the reprint that issued it; null: it was issued with its print run';

alter table print_order add column new_codes boolean not null default false;
alter table print_order add column separator_piles smallint[] not null default '{}';
comment on column print_order.new_codes is 'whether damaged sheets were printed again with codes of their own';
comment on column print_order.separator_piles is 'of a reprint: in front of which piles of its order the separators lie, from 0';
