-- What somebody may is remembered by each process. A remembered answer is only given when, in the transaction that read it, no later
-- change of whom it rests on is seen; so every change leaves a row here, whoever makes it. Rows are only added: nobody waits for another.
create table access_change (
  id bigint generated always as identity primary key,
  about uuid not null,
  made_by xid8 not null default pg_current_xact_id(),
  seen_at timestamptz
);
create index access_change_about on access_change (about);
comment on table access_change is 'changes of what an account, teacher, student, school, region or organisation may or is: what was remembered of them before counts no more';
comment on column access_change.made_by is 'compared with the snapshot of the reading that is remembered: numbers and times are given before the commit, and would lie';
comment on column access_change.seen_at is 'when it was found committed; it is forgotten an hour later, when nothing read before it is believed any more';
grant select, insert on access_change to zhibi_app, zhibi_system;
grant update, delete on access_change to zhibi_system;

/* Writes down whom a changed row is about: the ids in the named columns, before and after. */
create function note_access_change() returns trigger language plpgsql as $$
begin
  insert into access_change (about)
    select distinct (image ->> place)::uuid
    from unnest(array[to_jsonb(old), to_jsonb(new)]) as image, unnest(tg_argv) as place
    where image ->> place is not null;
  return null;
end $$;

create trigger access_changed after update of ended_at, generation, generation_used, account_id, login_type or delete on login_session
  for each row execute function note_access_change('account_id');
create trigger access_changed after update of name, disabled_at or delete on account
  for each row execute function note_access_change('id');
create trigger access_changed after insert or update or delete on role_grant
  for each row execute function note_access_change('account_id');
create trigger access_changed after insert or update of school_id, id, account_id or delete on teacher
  for each row execute function note_access_change('account_id');
create trigger access_changed after insert or update of school_id, id, account_id or delete on student
  for each row execute function note_access_change('account_id');
create trigger access_changed after insert or update or delete on teaching
  for each row execute function note_access_change('teacher_id');
create trigger access_changed after insert or update or delete on class_student
  for each row execute function note_access_change('student_id');
create trigger access_changed after update of school_id, id, ended_on or delete on school_class
  for each row execute function note_access_change('school_id');
create trigger access_changed after insert or update of data_lock, region_id, organisation_id or delete on school
  for each row execute function note_access_change('id', 'region_id', 'organisation_id');
