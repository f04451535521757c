-- Finding people in a large school, erasing who has left, the subjects that a school offers.

-- A student is found by the beginning of the name, of the given name, of their readings, of the initials, or of the number.
-- The columns are generated, so that whoever writes a student need not think of them, and compared by bytes: such comparisons
-- are leakproof, so row-level security lets the index answer (LIKE is not).
alter table student
  add column found_name text collate "C" generated always as (lower(name)) stored,
  add column found_given text collate "C" generated always as (lower(substr(name, 2))) stored,
  add column found_reading text collate "C" generated always as (replace(pinyin, ' ', '')) stored,
  add column found_given_reading text collate "C" generated always as (replace(substr(pinyin, length(split_part(pinyin, ' ', 1)) + 1), ' ', '')) stored,
  add column found_initials text collate "C" generated always as (regexp_replace(pinyin, '(\S)\S*\s*', '\1', 'g')) stored,
  add column found_number text collate "C" generated always as (lower(student_no)) stored,
  add column erased_at timestamptz;
create index student_found_name on student (school_id, found_name);
create index student_found_given on student (school_id, found_given);
create index student_found_reading on student (school_id, found_reading);
create index student_found_given_reading on student (school_id, found_given_reading);
create index student_found_initials on student (school_id, found_initials);
create index student_found_number on student (school_id, found_number);
comment on column student.erased_at is 'when everything that named this student was taken away';
create index class_student_class on class_student (school_id, class_id) where to_on is null;
create index teaching_class on teaching (school_id, class_id);

create table school_subject (
  school_id uuid not null references school,
  subject_id integer not null references subject,
  primary key (school_id, subject_id)
);
call protect_school_rows('school_subject');
comment on table school_subject is 'the subjects that a school offers; a school without rows offers all of its stages';

-- Accounts of one school by the beginning of their name or phone number. Asked by name over the whole installation's index,
-- therefore not under the policies; the school is checked here instead.
create index account_beginning on account (lower(account) text_pattern_ops);
create function zhibi_find_accounts(of_school uuid, beginning text) returns setof uuid
language sql stable security definer set search_path = public as $$
  select a.id from account a
  where of_school = any (zhibi_schools())
    and (lower(a.account) ~>=~ beginning and lower(a.account) ~<~ (beginning || chr(1114111)) or a.phone = beginning)
    and exists (select from role_grant g where g.account_id = a.id and g.in_school_id = of_school)
$$;
comment on function zhibi_find_accounts is 'accounts that hold or held a role in a school the transaction may see, by the beginning of the account name or the whole phone number';
revoke execute on function zhibi_find_accounts from public;
grant execute on function zhibi_find_accounts to zhibi_app;

-- Accounts that hold other roles too, in another school or of another kind: whoever administers one school must not get in
-- there by resetting a password or changing the phone that codes are sent to.
create function zhibi_accounts_elsewhere(ids uuid[]) returns setof uuid
language sql stable security definer set search_path = public as $$
  select distinct g.account_id from role_grant g
  where g.account_id = any (ids) and g.ended_at is null
    and (g.login_type <> 1 or g.in_school_id is null or g.in_school_id <> all (zhibi_schools()))
    and exists (select from role_grant h where h.account_id = g.account_id and h.in_school_id = any (zhibi_schools()))
$$;
comment on function zhibi_accounts_elsewhere is 'which of these accounts of the school hold a living role outside of it; which role is not told';
revoke execute on function zhibi_accounts_elsewhere from public;
grant execute on function zhibi_accounts_elsewhere to zhibi_app;

-- The account of a student who has left is emptied of what names the person. An account that another school knows stays theirs.
create function zhibi_forget_account(gone uuid, at timestamptz) returns boolean
language plpgsql security definer set search_path = public as $$
declare
  was text;
begin
  if not exists (select from role_grant where account_id = gone and in_school_id = any (zhibi_schools()) and role = 'STUDENT')
    or exists (select from role_grant where account_id = gone and in_school_id = any (zhibi_schools()) and ended_at is null) then
    raise exception 'this account is not one that the school has let go';
  end if;
  if exists (select from role_grant where account_id = gone and (in_school_id is null or in_school_id <> all (zhibi_schools()))) then
    return false;
  end if;
  select account into was from account where id = gone for update;
  update account set account = 'removed_' || replace(gone::text, '-', ''), name = '已注销', phone = null, password_hash = '', disabled_at = coalesce(disabled_at, at) where id = gone;
  delete from login_failure where account = lower(was);
  delete from login_ticket where account_id = gone;
  update login_session set ended_at = at where account_id = gone and ended_at is null;
  return true;
end $$;
comment on function zhibi_forget_account is 'takes name, phone and password from the account of a student whom the school has let go; false where another school knows the account';
revoke execute on function zhibi_forget_account from public;
grant execute on function zhibi_forget_account to zhibi_app;

-- Both look past the policies: they belong to the role whose policies show everything, whoever the migrating login is.
grant create on schema public to zhibi_system;
alter function zhibi_find_accounts owner to zhibi_system;
alter function zhibi_accounts_elsewhere owner to zhibi_system;
alter function zhibi_forget_account owner to zhibi_system;
revoke create on schema public from zhibi_system;
