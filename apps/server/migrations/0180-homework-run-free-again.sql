-- A homework that was taken back leaves its printed copies to another one.
alter table homework drop constraint homework_school_id_print_run_id_key;
create index homework_print_run on homework (school_id, print_run_id);
create unique index homework_of_run on homework (school_id, print_run_id) where withdrawn_at is null;
