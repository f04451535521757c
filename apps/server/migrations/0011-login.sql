-- The other ways in: a code sent to a phone, WeChat; and roles that are held but not shown.

alter table role_grant add column display boolean not null default true;
comment on column role_grant.display is 'false: held, but nobody enters with it and no screen names it';

alter table login_session add column began_by text not null default 'password'
  check (began_by in ('password', 'phone', 'weixin', 'register', 'hand-over'));
create index login_session_idle on login_session (rotated_at);

alter table login_ticket add column began_by text not null default 'password';
comment on column login_ticket.began_by is 'how the person had proved who they are when the ticket was given';
create index login_ticket_age on login_ticket (expires_at);
create index image_code_age on image_code (expires_at);
create index login_failure_age on login_failure (last_at);

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
