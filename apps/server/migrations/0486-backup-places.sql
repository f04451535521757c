-- Who made a backup, and where it lies: the rules of the plan are for what the server has made itself, in this place.
alter table backup_record add column made_by text not null default 'command' check (made_by in ('command', 'plan', 'person'));
alter table backup_record add column place text;
alter table backup_record add column removed_at timestamptz;
grant update (removed_at) on backup_record to zhibi_system;
