-- How a sheet of practice (oral arithmetic, characters) is printed; what it asks are the questions of its paper.
create table paper_practice (
  school_id uuid not null,
  paper_id uuid not null,
  kind text not null check (kind in ('arithmetic', 'characters')),
  settings jsonb not null,
  primary key (school_id, paper_id),
  foreign key (school_id, paper_id) references paper
);
call protect_school_rows('paper_practice');
