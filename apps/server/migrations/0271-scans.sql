-- Batches of scans: their files, their pages, and what was read of the choices on them.
create table scan_batch (
  school_id uuid not null references school,
  id uuid not null,
  homework_id uuid not null,
  state text not null check (state in ('reading', 'read', 'failed')),
  created_by uuid not null,
  created_by_name text not null,
  created_at timestamptz not null,
  primary key (school_id, id),
  foreign key (school_id, homework_id) references homework
);
call protect_school_rows('scan_batch');
create index scan_batch_homework on scan_batch (school_id, homework_id, id desc);
create index scan_batch_newest on scan_batch (id desc);

create table scan_file (
  school_id uuid not null,
  batch_id uuid not null,
  position smallint not null,
  name text not null,
  sha256 text not null,
  pages integer,
  problem text,
  primary key (school_id, batch_id, position),
  foreign key (school_id, batch_id) references scan_batch
);
call protect_school_rows('scan_file');
create index scan_file_content on scan_file (sha256);
comment on column scan_file.pages is 'null until it was opened';

create table scan_page (
  school_id uuid not null,
  id uuid not null,
  batch_id uuid not null,
  file smallint not null,
  position integer not null,
  state text not null check (state in ('taken', 'unknown', 'foreign', 'double', 'unreadable', 'set-aside')),
  reason text,
  homework_id uuid not null,
  student_id uuid,
  page smallint,
  candidates text[] not null,
  complaints text[] not null,
  dpi real,
  turned_deg real,
  original_sha256 text,
  straight_sha256 text,
  read_at timestamptz not null,
  primary key (school_id, id),
  foreign key (school_id, batch_id, file) references scan_file
);
call protect_school_rows('scan_page');
create unique index scan_page_place on scan_page (school_id, batch_id, file, position);
create unique index scan_page_taken on scan_page (school_id, homework_id, student_id, page) where state = 'taken';
create index scan_page_original on scan_page (original_sha256);
create index scan_page_straight on scan_page (straight_sha256);
comment on table scan_page is 'one page of one file; a page of a student''s copy is taken once';
comment on column scan_page.position is 'which page of its file, from 0';
comment on column scan_page.candidates is 'page codes that it may have, the likeliest first';

create table scan_choice (
  school_id uuid not null,
  page_id uuid not null,
  no smallint not null,
  item_id uuid not null,
  boxes jsonb not null,
  several boolean not null,
  doubts text[] not null,
  chosen text[] not null,
  settled text[],
  settled_by uuid,
  settled_at timestamptz,
  primary key (school_id, page_id, no),
  foreign key (school_id, page_id) references scan_page
);
call protect_school_rows('scan_choice');
comment on column scan_choice.chosen is 'as the machine read it';
comment on column scan_choice.settled is 'as a person said it; null where nobody has';

-- Whether anything of a batch waits for a person: a choice in doubt, or a page that is nobody's yet.
create function zhibi_scan_waits(school uuid, batch uuid) returns boolean language sql stable as $$
  select exists (select from scan_page p where p.school_id = school and p.batch_id = batch
    and (p.state in ('unknown', 'foreign', 'double', 'unreadable')
      or p.state = 'taken' and exists (select from scan_choice c where c.school_id = school and c.page_id = p.id
        and cardinality(c.doubts) > 0 and c.settled is null)))
$$;
