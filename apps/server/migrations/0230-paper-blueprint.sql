-- What a paper was composed after: read again for another one, and for the table beside which it is checked.
create table paper_blueprint (
  school_id uuid not null,
  paper_id uuid not null,
  blueprint jsonb not null,
  made_at timestamptz not null default now(),
  primary key (school_id, paper_id),
  foreign key (school_id, paper_id) references paper
);
call protect_school_rows('paper_blueprint');
comment on table paper_blueprint is 'the blueprint of automatic composition; papers made by hand have none';
