-- What an organisation keeps: its settings, its districts and schools, activation codes with their history.

alter table organisation add column account_longest smallint not null default 41 check (account_longest in (16, 40, 41));
alter table organisation add column school_configs text[] not null default '{}';
alter table organisation add column privacy text not null default 'ink' check (privacy in ('result', 'ink', 'process'));
alter table organisation add column return_addresses text[] not null default '{}';
comment on column organisation.account_longest is 'the longest account name for new accounts: the specification gives 16, 40 and 41, and those that exist stay';
comment on column organisation.school_configs is 'the features that a new school begins with';
comment on column organisation.return_addresses is 'beginnings of addresses outside this installation that a login or logout may lead back to';
grant update (name, logo, account_longest, school_configs, privacy, return_addresses, revision) on organisation to zhibi_app;

alter table region add column revision integer not null default 1;
grant insert, update (name, revision) on region to zhibi_app;

-- A new school is not yet among those that its maker sees; afterwards it is changed only by those who do.
alter table school add column pinyin text not null default '';
alter table school add column privacy text not null default 'ink' check (privacy in ('result', 'ink', 'process'));
create index school_order on school (organisation_id, pinyin, id);
create policy newcomers on school for insert to zhibi_app with check (true);
create policy organisation_changes on school for update to zhibi_app using (id = any ((select zhibi_schools())::uuid[]));
grant insert on school to zhibi_app;
grant update (name, short_name, pinyin, region_id, first_gid, last_gid, school_year, hidden, member_id, configs, ext_question, privacy, revision) on school to zhibi_app;

alter table signing_key add column made_by uuid;

create table activation_batch (
  school_id uuid not null references school,
  id uuid not null,
  role text not null check (role in ('TEACHER', 'STUDENT')),
  class_id uuid,
  amount integer not null check (amount between 1 and 5000),
  valid_until timestamptz not null,
  note text not null default '',
  made_by uuid not null,
  made_at timestamptz not null,
  primary key (school_id, id),
  foreign key (school_id, class_id) references school_class
);
call protect_school_rows('activation_batch');

create table activation_code (
  school_id uuid not null,
  id uuid not null,
  batch_id uuid not null,
  digest text not null unique,
  disabled_at timestamptz,
  used_at timestamptz,
  used_by uuid,
  primary key (school_id, id),
  foreign key (school_id, batch_id) references activation_batch,
  check ((used_at is null) = (used_by is null))
);
call protect_school_rows('activation_code');
create index activation_code_batch on activation_code (school_id, batch_id, id);
create index activation_code_newest on activation_code (id desc);
comment on table activation_code is 'the code itself is not here: it follows from the id and a secret of the installation, and is found by its digest';

create table activation_event (
  school_id uuid not null,
  id uuid not null,
  code_id uuid not null,
  what text not null check (what in ('disabled', 'enabled', 'used')),
  by_account uuid,
  at timestamptz not null,
  primary key (school_id, id),
  foreign key (school_id, code_id) references activation_code
);
call protect_school_rows('activation_event');
create index activation_event_code on activation_event (school_id, code_id, id);
comment on table activation_event is 'what happened to a code after it was issued: rows are only ever added';
