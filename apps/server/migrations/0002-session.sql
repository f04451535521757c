-- Accounts and logins. Read before anybody is known, so only the system's role reaches them.

create table account (
  id uuid primary key,
  account text not null,
  name text not null,
  password_hash text not null,
  activated_at timestamptz,
  disabled_at timestamptz,
  created_at timestamptz not null default now()
);
create unique index account_name on account (lower(account));
comment on column account.activated_at is 'null until the person has set a password of their own';

create table role_grant (
  id uuid primary key,
  account_id uuid not null references account,
  login_type smallint not null check (login_type in (1, 2, 3, 4)),
  role text not null,
  organisation_id uuid not null,
  region_id uuid,
  in_school_id uuid,
  granted_at timestamptz not null default now()
);
create unique index role_grant_once on role_grant (account_id, login_type, role, organisation_id, coalesce(region_id, organisation_id), coalesce(in_school_id, organisation_id));

create table login_session (
  id uuid primary key,
  account_id uuid not null references account,
  login_type smallint not null,
  generation integer not null default 0,
  rotated_at timestamptz not null,
  generation_used boolean not null default false,
  started_at timestamptz not null,
  ended_at timestamptz
);
create index login_session_account on login_session (account_id) where ended_at is null;
comment on column login_session.generation is 'how often its refresh token was changed; an older one that comes back ends the session';

create table login_failure (
  account text primary key,
  failures integer not null,
  last_at timestamptz not null
);
comment on table login_failure is 'by the name that was typed, whether it exists or not: nothing can be learnt from the difference';

create table login_ticket (
  id uuid primary key,
  kind text not null,
  account_id uuid not null references account,
  login_type smallint,
  hash text not null,
  expires_at timestamptz not null,
  used_at timestamptz
);
comment on table login_ticket is 'tickets of one use: choosing a login type, activating, handing over';

create table image_code (
  id uuid primary key,
  answer text not null,
  expires_at timestamptz not null
);

create table signing_key (
  key_id text primary key,
  secret text not null,
  school_id uuid not null,
  name text not null,
  created_at timestamptz not null default now(),
  revoked_at timestamptz
);
create table signing_nonce (
  key_id text not null references signing_key,
  nonce text not null,
  seen_at timestamptz not null,
  primary key (key_id, nonce)
);
create index signing_nonce_age on signing_nonce (seen_at);

grant select, insert, update, delete on account, role_grant, login_failure, login_session, login_ticket, image_code, signing_key, signing_nonce to zhibi_system;
