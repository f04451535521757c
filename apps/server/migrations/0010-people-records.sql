-- What administrators keep about people: revisions, leaving and returning, a lifelong history, slips with initial passwords;
-- and the accounts behind them, as far as a school may reach into them.

alter table account add column phone text;
create unique index account_phone on account (phone) where phone is not null;
comment on column account.password_hash is 'empty while an initial password is still being made: nobody can enter with it';

alter table role_grant add column ended_at timestamptz;
comment on column role_grant.ended_at is 'when the person left; the grant stays, so that returning and looking back are possible';
create index role_grant_school on role_grant (in_school_id, account_id);

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

create function zhibi_taken_accounts(names text[]) returns setof text language sql stable security definer set search_path = public as
$$ select lower(account) from account where lower(account) = any (select lower(name) from unnest(names) name) $$;
comment on function zhibi_taken_accounts is 'which account names are taken in the installation; whose they are is not told';
revoke execute on function zhibi_taken_accounts from public;
grant execute on function zhibi_taken_accounts to zhibi_app, zhibi_system;

alter table organisation add column revision integer not null default 1;
alter table school add column revision integer not null default 1;
alter table school_class add column revision integer not null default 1;
alter table school_class add column head_teacher_id uuid;
alter table school_class add foreign key (school_id, head_teacher_id) references teacher;
alter table teacher add column revision integer not null default 1;
alter table teacher add column pinyin text not null default '';
alter table teacher add column teacher_no text;
alter table teacher add column left_on date;
create unique index teacher_number on teacher (school_id, teacher_no) where teacher_no is not null;
alter table student add column revision integer not null default 1;
alter table student add column pinyin_by text not null default 'machine' check (pinyin_by in ('machine', 'teacher'));
alter table student add column left_on date;
alter table student add column left_why text check (left_why in ('transferred', 'graduated', 'other'));
comment on column student.pinyin_by is 'a reading that a teacher corrected is never read again by the machine';
create index student_name on student (school_id, pinyin, id);
create index teacher_name on teacher (school_id, pinyin, id);

create table life_event (
  school_id uuid not null,
  id uuid not null,
  whose text not null check (whose in ('student', 'teacher', 'class')),
  whose_id uuid not null,
  what text not null,
  detail jsonb not null default '{}',
  by_account uuid,
  at timestamptz not null,
  primary key (school_id, id)
);
call protect_school_rows('life_event');
create index life_event_whose on life_event (school_id, whose_id, id);
comment on table life_event is 'one lifelong history for each person and class: rows are only ever added';

create table password_slip (
  school_id uuid not null,
  batch_id uuid not null,
  account_id uuid not null,
  sealed text,
  made_at timestamptz,
  primary key (school_id, batch_id, account_id)
);
call protect_school_rows('password_slip');
comment on table password_slip is 'initial passwords that nobody has seen yet: sealed, shown once, gone after a week; null while still being made';
