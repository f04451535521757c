-- Which paper a teacher made of a project file: taken twice, a file is one paper. A file is known by its content, whatever it is called.
create table paper_project (
  school_id uuid not null,
  taken_by uuid not null,
  content_sha256 text not null,
  paper_id uuid not null,
  taken_at timestamptz not null,
  primary key (school_id, taken_by, content_sha256),
  foreign key (school_id, paper_id) references paper
);
call protect_school_rows('paper_project');
create index paper_project_paper on paper_project (school_id, paper_id);
