-- Accounts and logins. Read before anybody is known, so only the system's role reaches them.

create table account (
  id uuid primary key,
  account text not null,
  name text not null,
  password_hash text not null,
  activated_at timestamptz,
  disabled_at timestamptz,
  created_at timestamptz not null default now(),
  phone text
);
create unique index account_name on account (lower(account));
create index account_beginning on account (lower(account) text_pattern_ops);
comment on column account.activated_at is 'null until the person has set a password of their own';
create unique index account_phone on account (phone) where phone is not null;
comment on column account.password_hash is 'empty while an initial password is still being made: nobody can enter with it';

create table role_grant (
  id uuid primary key,
  account_id uuid not null references account,
  login_type smallint not null check (login_type in (1, 2, 3, 4)),
  role text not null,
  organisation_id uuid not null,
  region_id uuid,
  in_school_id uuid,
  granted_at timestamptz not null default now(),
  ended_at timestamptz,
  display boolean not null default true
);
create unique index role_grant_once on role_grant (account_id, login_type, role, organisation_id, coalesce(region_id, organisation_id), coalesce(in_school_id, organisation_id));
create index role_grant_school on role_grant (in_school_id, account_id);
comment on column role_grant.ended_at is 'when the person left; the grant stays, so that returning and looking back are possible';
comment on column role_grant.display is 'false: held, but nobody enters with it and no screen names it';

create table login_session (
  id uuid primary key,
  account_id uuid not null references account,
  login_type smallint not null,
  generation integer not null default 0,
  rotated_at timestamptz not null,
  generation_used boolean not null default false,
  started_at timestamptz not null,
  ended_at timestamptz,
  began_by text not null default 'password'
    check (began_by in ('password', 'phone', 'weixin', 'register', 'hand-over'))
);
create index login_session_account on login_session (account_id);
create index login_session_idle on login_session (rotated_at);
comment on column login_session.generation is 'how often its refresh token was changed; an older one that comes back ends the session';

-- A try to log in is counted by where it comes from, before the password is looked at.
create table login_failure (
  account text not null,
  place text not null check (place in ('browser', 'near', 'far', 'owner')),
  mark text not null,
  failures integer not null,
  last_at timestamptz not null,
  primary key (account, place, mark)
);
create index login_failure_age on login_failure (last_at);
comment on table login_failure is 'tries that have not succeeded, by the name that was typed, whether it exists or not, and by where they came from: a browser that this account has entered with, an address that it has entered from, or anywhere else';

create table address_failure (
  address text primary key,
  failures integer not null,
  last_at timestamptz not null
);
create index address_failure_age on address_failure (last_at);
comment on table address_failure is 'wrong passwords for any account by the keyed hash of an address: who tries one password on many accounts';

create table login_address (
  account_id uuid not null references account,
  address text not null,
  seen_at timestamptz not null,
  primary key (account_id, address)
);
create index login_address_age on login_address (seen_at);
comment on table login_address is 'the keyed hashes of the addresses that an account has lately been entered from';

create table login_ticket (
  id uuid primary key,
  kind text not null,
  account_id uuid not null references account,
  login_type smallint,
  hash text not null,
  expires_at timestamptz not null,
  used_at timestamptz,
  began_by text not null default 'password',
  source text
);
comment on table login_ticket is 'tickets of one use: choosing a login type, activating, handing over';
create index login_ticket_age on login_ticket (expires_at);
create index login_ticket_account on login_ticket (account_id);
comment on column login_ticket.began_by is 'how the person had proved who they are when the ticket was given';
comment on column login_ticket.source is 'the program that a person came from, as its address said; for the audit';

create table image_code (
  id uuid primary key,
  answer text,
  expires_at timestamptz not null,
  work text not null
);
create index image_code_age on image_code (expires_at);
comment on column image_code.answer is 'what the picture says; null where more work stands in its place, for somebody who cannot see it';
comment on column image_code.work is 'the signed challenge (ALTCHA) that the browser has to solve';

create table signing_key (
  key_id text primary key,
  secret text not null,
  school_id uuid not null,
  name text not null,
  created_at timestamptz not null default now(),
  revoked_at timestamptz,
  made_by uuid
);

create table signing_nonce (
  key_id text not null references signing_key,
  nonce text not null,
  seen_at timestamptz not null,
  primary key (key_id, nonce)
);
create index signing_nonce_age on signing_nonce (seen_at);

grant select, insert, update, delete on account, role_grant, login_failure, login_session, login_ticket, address_failure, login_address, image_code, signing_key, signing_nonce to zhibi_system;

-- ==== Other ways in ====
-- A code sent to a phone, WeChat.

create table sms_code (
  id uuid primary key,
  phone text not null,
  purpose text not null check (purpose in ('login', 'register', 'bind')),
  answer text not null,
  tries integer not null default 0,
  sent_at timestamptz not null,
  used_at timestamptz
);
create index sms_code_phone on sms_code (phone, sent_at);
create index sms_code_age on sms_code (sent_at);
comment on table sms_code is 'codes of the last day, also for phones that nobody has: how often a number asks is counted either way. The answer stands as it is: a hash of four digits hides nothing';

create table account_weixin (
  account_id uuid primary key references account,
  open_id text not null unique,
  union_id text,
  bound_at timestamptz not null
);
create unique index account_weixin_union on account_weixin (union_id) where union_id is not null;

create table weixin_ticket (
  id uuid primary key,
  kind text not null check (kind in ('state', 'bind')),
  hash text not null,
  browser text not null,
  open_id text,
  union_id text,
  expires_at timestamptz not null
);
create index weixin_ticket_age on weixin_ticket (expires_at);
comment on table weixin_ticket is 'a state on its way through WeChat, or a WeChat user who may be bound after a login; worth something only in the browser it was given to';

grant select, insert, update, delete on sms_code, account_weixin, weixin_ticket to zhibi_system;

-- ==== What a school reaches ====
-- A school reaches the accounts that hold a role in it, and nothing of their passwords.
alter table role_grant enable row level security;
alter table role_grant force row level security;
create policy school_rows on role_grant to zhibi_app
  using (login_type = 1 and in_school_id = any ((select zhibi_schools())::uuid[]))
  with check (login_type = 1 and in_school_id = any ((select zhibi_schools())::uuid[]) and role in ('TEACHER', 'STUDENT', 'SCHOOLADMIN', 'SCHOOLPRINCIPAL'));
create policy system_rows on role_grant to zhibi_system using (true) with check (true);
grant select, insert, update on role_grant to zhibi_app;

alter table account enable row level security;
alter table account force row level security;
create policy newcomers on account for insert to zhibi_app with check (true);
create policy school_rows on account for select to zhibi_app using (exists (select from role_grant g where g.account_id = account.id));
create policy school_changes on account for update to zhibi_app using (exists (select from role_grant g where g.account_id = account.id));
create policy system_rows on account to zhibi_system using (true) with check (true);
grant select (id, account, name, phone, activated_at, disabled_at, created_at) on account to zhibi_app;
grant insert on account to zhibi_app;
grant update (name, phone, password_hash, activated_at, disabled_at) on account to zhibi_app;

alter table login_session enable row level security;
alter table login_session force row level security;
create policy school_rows on login_session for select to zhibi_app using (exists (select from account a where a.id = account_id));
create policy school_ends on login_session for update to zhibi_app using (exists (select from account a where a.id = account_id));
create policy system_rows on login_session to zhibi_system using (true) with check (true);
grant select (id, account_id, ended_at), update (ended_at) on login_session to zhibi_app;

-- Asked name by name through the index: the plan for a whole list follows statistics that are old while an import writes.
create function zhibi_taken_accounts(names text[]) returns setof text language sql stable security definer set search_path = public, pg_temp as
$$ select taken.name from unnest(names) wished cross join lateral (select lower(account) as name from account where lower(account) = lower(wished) limit 1) taken $$;
comment on function zhibi_taken_accounts is 'which account names are taken in the installation; whose they are is not told';
revoke execute on function zhibi_taken_accounts from public;
grant execute on function zhibi_taken_accounts to zhibi_app, zhibi_system;

create function zhibi_taken_phones(phones text[]) returns setof text language sql stable security definer set search_path = public, pg_temp as
$$ select phone from account where phone = any (phones) $$;
comment on function zhibi_taken_phones is 'which phone numbers have an account in the installation; whose they are is not told';
revoke execute on function zhibi_taken_phones from public;
grant execute on function zhibi_taken_phones to zhibi_app, zhibi_system;

-- Accounts of one school by the beginning of their name or phone number. Asked by name over the whole installation's index,
-- therefore not under the policies; the school is checked here instead.

create function zhibi_find_accounts(of_school uuid, beginning text) returns setof uuid
language sql stable security definer set search_path = public, pg_temp as $$
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
language sql stable security definer set search_path = public, pg_temp as $$
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
language plpgsql security definer set search_path = public, pg_temp as $$
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
  delete from login_address where account_id = gone;
  delete from account_weixin where account_id = gone;
  update login_session set ended_at = at where account_id = gone and ended_at is null;
  return true;
end $$;
comment on function zhibi_forget_account is 'takes name, phone, password, WeChat and places of login from the account of a student whom the school has let go; false where another school knows the account';
revoke execute on function zhibi_forget_account from public;
grant execute on function zhibi_forget_account to zhibi_app;

-- Both look past the policies: they belong to the role whose policies show everything, whoever the migrating login is.
grant create on schema public to zhibi_system;
alter function zhibi_find_accounts owner to zhibi_system;
alter function zhibi_accounts_elsewhere owner to zhibi_system;
alter function zhibi_forget_account owner to zhibi_system;
revoke create on schema public from zhibi_system;

-- ==== Changes of access ====
-- Whose changes are told to whoever remembers what somebody may: see the table access_change.
create trigger access_changed after update of ended_at, generation, generation_used, account_id, login_type or delete on login_session
  for each row execute function note_access_change('account_id');
create trigger access_changed after update of name, disabled_at or delete on account
  for each row execute function note_access_change('id');
create trigger access_changed after insert or update or delete on role_grant
  for each row execute function note_access_change('account_id');
