-- Copies for readers who need another edition: in large print, easy to read, without colour. The same questions on pages of their own.

-- What a student needs whenever copies are made.
create table student_form (
  school_id uuid not null,
  student_id uuid not null,
  form text not null check (form in ('large', 'easy', 'mono')),
  set_by uuid not null,
  set_at timestamptz not null default now(),
  primary key (school_id, student_id),
  foreign key (school_id, student_id) references student
);
call protect_school_rows('student_form');
comment on table student_form is 'how the copies of a student are printed who needs another edition than most; goes with the student';

-- The pages of a revision in another edition: made when somebody first needs them, beside those of the usual one.
create table paper_form_layout (
  school_id uuid not null,
  paper_id uuid not null,
  revision integer not null,
  form text not null check (form in ('large', 'easy', 'mono')),
  geometry jsonb not null,
  pdf_sha256 text not null,
  made_at timestamptz not null default now(),
  primary key (school_id, paper_id, revision, form),
  foreign key (school_id, paper_id, revision) references paper_layout
);
call protect_school_rows('paper_form_layout');
comment on table paper_form_layout is 'where everything of this revision stands in an edition for certain readers';
create index paper_form_layout_content on paper_form_layout (pdf_sha256);

-- All copies of a print run are of one edition; those of other editions are parts of it, with files, page codes and print orders of their own.
alter table print_run add column form text not null default 'usual' check (form in ('usual', 'large', 'easy', 'mono'));
alter table print_run add column part_of uuid;
alter table print_run add foreign key (school_id, part_of) references print_run;
create index print_run_part on print_run (school_id, part_of) where part_of is not null;
