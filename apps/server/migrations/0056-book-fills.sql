-- Pages of a book that were filled from a file: a scan split into its pages, or the questions of a Word file.

create table school_book_fill (
  school_id uuid not null,
  id uuid not null,
  book_id uuid not null,
  account_id uuid not null,
  kind text not null check (kind in ('pdf', 'docx')),
  file_name text not null,
  file_sha256 text,
  first_page integer not null,
  per_page smallint not null,
  state text not null check (state in ('waiting', 'running', 'done', 'undone', 'failed')),
  reason text,
  done integer not null default 0,
  total integer not null default 0,
  rows jsonb not null default '[]',
  import_id uuid,
  created_at timestamptz not null,
  primary key (school_id, id),
  foreign key (school_id, book_id) references school_book on delete cascade
);
call protect_school_rows('school_book_fill');
create index school_book_fill_book on school_book_fill (school_id, book_id, id desc);
create index school_book_fill_content on school_book_fill (file_sha256);
comment on column school_book_fill.file_sha256 is 'the file as long as it is being read';
comment on column school_book_fill.rows is 'what became of each page or question of the file, with the revision of the page that it was put on';
comment on column school_book_fill.import_id is 'the import that read the questions of a Word file';
