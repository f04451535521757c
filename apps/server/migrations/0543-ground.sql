-- Papers that existed only on paper: their pages, straightened, and what is drawn on them until a paper is made of it. The paper goes on by them.
create table paper_ground (
  school_id uuid not null,
  id uuid not null,
  account_id uuid not null,
  subject_id int not null,
  title text not null,
  state text not null check (state in ('reading', 'ready', 'failed', 'made')),
  reason text,
  revision int not null default 1,
  page_size text not null default 'A4',
  questions jsonb not null default '[]',
  like_id uuid,
  paper_id uuid,
  made_at timestamptz not null,
  primary key (school_id, id),
  foreign key (school_id, paper_id) references paper,
  check ((state = 'made') = (paper_id is not null))
);
call protect_school_rows('paper_ground');
create index paper_ground_own on paper_ground (school_id, account_id, subject_id, id desc);
create unique index paper_ground_paper on paper_ground (school_id, paper_id) where paper_id is not null;
comment on column paper_ground.questions is 'frames, kinds, keys and places of questions in mm of the printed sheet';
comment on column paper_ground.like_id is 'the pages that the layout was learned from';

create table paper_ground_page (
  school_id uuid not null,
  ground_id uuid not null,
  page smallint not null,
  picture_sha256 text not null,
  place jsonb not null,
  scale real not null,
  has_words boolean not null,
  ink jsonb not null,
  primary key (school_id, ground_id, page),
  foreign key (school_id, ground_id) references paper_ground on delete cascade
);
call protect_school_rows('paper_ground_page');
create index paper_ground_page_picture on paper_ground_page (picture_sha256);

-- What was sent, until it is read.
create table paper_ground_file (
  school_id uuid not null,
  ground_id uuid not null,
  position smallint not null,
  sha256 text not null,
  primary key (school_id, ground_id, position),
  foreign key (school_id, ground_id) references paper_ground on delete cascade
);
call protect_school_rows('paper_ground_file');
create index paper_ground_file_content on paper_ground_file (sha256);
