-- A file of a batch that gave no pages waits until somebody says that it is seen to: scanned anew, or not needed.
alter table scan_file add column settled_by uuid, add column settled_at timestamptz;
alter table scan_file add check ((settled_by is null) = (settled_at is null));
comment on column scan_file.settled_at is 'since when a person says that nothing more is to be done about a file that could not be opened';
