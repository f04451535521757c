-- A try to log in is counted by where it comes from, before the password is looked at; a picture comes with work for the browser.

drop table login_failure;
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

alter table image_code alter column answer drop not null;
alter table image_code add column work text not null default '';
alter table image_code alter column work drop default;
comment on column image_code.answer is 'what the picture says; null where more work stands in its place, for somebody who cannot see it';
comment on column image_code.work is 'the signed challenge (ALTCHA) that the browser has to solve';

grant select, insert, update, delete on login_failure, address_failure, login_address to zhibi_system;
