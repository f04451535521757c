-- Who looked into which school from outside: told once for each login and school.

create table school_entry (
  session_id uuid not null references login_session,
  school_id uuid not null references school,
  entered_at timestamptz not null,
  primary key (session_id, school_id)
);
grant select, insert on school_entry to zhibi_system;
comment on table school_entry is 'the schools that a login of the district or of operations has entered: each is in the audit log once';
