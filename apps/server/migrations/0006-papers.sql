-- Papers, their layouts, and the print runs that own the pairs student and page → page code.

create table paper (
  school_id uuid not null references school,
  id uuid not null,
  owner_account_id uuid not null,
  subject_id integer not null references subject,
  paper_type smallint not null check (paper_type between 0 and 5),
  title text not null,
  status text not null check (status in ('draft', 'laid-out', 'published')),
  options jsonb not null,
  revision integer not null default 1,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  removed_at timestamptz,
  primary key (school_id, id)
);
call protect_school_rows('paper');
create index paper_mine on paper (school_id, owner_account_id, subject_id, id desc) where removed_at is null;

create table paper_section (
  school_id uuid not null,
  id uuid not null,
  paper_id uuid not null,
  position integer not null,
  title text not null,
  primary key (school_id, id),
  foreign key (school_id, paper_id) references paper
);
call protect_school_rows('paper_section');
create index paper_section_paper on paper_section (school_id, paper_id);

create table paper_item (
  school_id uuid not null,
  id uuid not null,
  paper_id uuid not null,
  section_id uuid not null,
  position integer not null,
  question_id uuid not null,
  question_version integer not null,
  score numeric(5, 1) not null check (score > 0 and score * 2 = trunc(score * 2)),
  answer_space_mm numeric(5, 1),
  primary key (school_id, id),
  unique (school_id, paper_id, question_id),
  foreign key (school_id, paper_id) references paper,
  foreign key (school_id, section_id) references paper_section
);
call protect_school_rows('paper_item');
create index paper_item_section on paper_item (school_id, section_id);
create index paper_item_question on paper_item (school_id, question_id);

create table paper_layout (
  school_id uuid not null,
  paper_id uuid not null,
  revision integer not null,
  geometry jsonb not null,
  issues jsonb not null,
  pdf_sha256 text not null,
  answer_pdf_sha256 text not null,
  made_at timestamptz not null default now(),
  primary key (school_id, paper_id, revision),
  foreign key (school_id, paper_id) references paper
);
call protect_school_rows('paper_layout');
comment on table paper_layout is 'the one truth about where everything of this revision stands';
create index paper_layout_content on paper_layout (pdf_sha256);
create index paper_layout_answer_content on paper_layout (answer_pdf_sha256);

create table print_run (
  school_id uuid not null,
  id uuid not null,
  paper_id uuid not null,
  revision integer not null,
  created_by uuid not null,
  class_ids uuid[] not null,
  dots boolean not null,
  status text not null check (status in ('waiting', 'ready', 'failed')),
  pdf_sha256 text,
  homework_id uuid,
  created_at timestamptz not null default now(),
  primary key (school_id, id),
  foreign key (school_id, paper_id, revision) references paper_layout
);
call protect_school_rows('print_run');
create index print_run_paper on print_run (school_id, paper_id, id desc);
create index print_run_content on print_run (pdf_sha256);

create sequence page_code_number;
grant usage on sequence page_code_number to zhibi_app, zhibi_system;

create table page_code (
  school_id uuid not null,
  page_code text not null,
  code_rule text not null,
  print_run_id uuid not null,
  class_id uuid not null,
  student_id uuid not null,
  page smallint not null,
  primary key (school_id, page_code),
  unique (school_id, print_run_id, student_id, page),
  foreign key (school_id, print_run_id) references print_run,
  foreign key (school_id, student_id) references student
);
call protect_school_rows('page_code');
create index page_code_student on page_code (school_id, student_id);
create unique index page_code_once on page_code (page_code);
comment on index page_code_once is 'each code is issued once in the world of this installation';
