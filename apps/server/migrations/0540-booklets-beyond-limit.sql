-- Booklets and redos count on the day on which they are given, like all that is written.
alter table handbook add column load_reason text;
comment on column handbook.load_reason is 'why it was given although the day of a student was full; null: there was room';
