-- What was agreed on with a school, and whom one calls there. Operations' own notes: the school's people are in no list of it.
create table school_terms (
  school_id uuid primary key references school,
  contract_no text not null default '',
  starts_on date,
  ends_on date,
  students integer check (students between 1 and 1000000),
  note text not null default '',
  contacts jsonb not null default '[]'::jsonb,
  revision integer not null default 1,
  check (ends_on is null or starts_on is null or ends_on >= starts_on)
);
comment on column school_terms.students is 'for how many students it was agreed on; null: for any number';
call protect_school_rows('school_terms');
