-- Whether the assistant of a school may ask the language model of the installation: not before the school says so.
create table assistant_model (
  school_id uuid primary key references school,
  enabled boolean not null,
  revision integer not null,
  changed_by uuid not null,
  changed_at timestamptz not null
);
call protect_school_rows('assistant_model');

-- What a school has used of it on a day of its own calendar.
create table assistant_model_use (
  school_id uuid not null references school,
  day date not null,
  calls integer not null,
  tokens bigint not null,
  primary key (school_id, day)
);
call protect_school_rows('assistant_model_use');
