create table school_wall (
  school_id uuid not null references school,
  id uuid not null,
  name text not null,
  key_hash text not null,
  made_by uuid not null,
  made_by_name text not null,
  made_at timestamptz not null,
  seen_at timestamptz,
  primary key (school_id, id)
);
call protect_school_rows('school_wall');
comment on table school_wall is 'screens of a hall that may show the school in sums';
comment on column school_wall.key_hash is 'SHA-256 of the key in the address of the screen: who reads the table cannot open it';
comment on column school_wall.seen_at is 'to the minute; null until a screen has shown it';
create unique index school_wall_key on school_wall (key_hash);
