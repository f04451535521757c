-- Operators act for a school for a reason and a time; each of their calls there is in the audit.
create table acting (
  school_id uuid not null references school,
  id uuid not null,
  session_id uuid not null references login_session,
  account_id uuid not null,
  operator_name text not null,
  reason text not null,
  ticket text not null,
  begun_at timestamptz not null,
  until_at timestamptz not null,
  ended_at timestamptz,
  primary key (school_id, id)
);
call protect_school_rows('acting');
create unique index acting_open on acting (session_id) where ended_at is null;
create index acting_session on acting (session_id);
create index acting_newest on acting (id);
create index audit_acted on audit ((detail ->> 'actingId'), id) where what = 'acted';
