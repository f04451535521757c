-- Exercise books of a school's own: chapters, pages, the questions on them, and the way to the shelf of the school and of the district.

create table school_book (
  school_id uuid not null references school,
  id uuid not null,
  subject_id integer not null references subject,
  title text not null,
  gid smallint not null check (gid between 1 and 12),
  edition text not null,
  term text not null check (term in ('first', 'second', 'whole')),
  pages integer not null check (pages between 1 and 500),
  chapters jsonb not null,
  state text not null check (state in ('draft', 'waiting', 'published')),
  revision integer not null default 1,
  created_by uuid not null,
  created_at timestamptz not null,
  updated_at timestamptz not null,
  decided_by uuid,
  decided_note text not null default '',
  shared_at timestamptz,
  quality numeric(4, 3),
  origin_school_id uuid,
  origin_id uuid,
  origin_name text,
  removed_at timestamptz,
  primary key (school_id, id)
);
call protect_school_rows('school_book');
create index school_book_shelf on school_book (school_id, subject_id, id desc) where removed_at is null;
create index school_book_shared on school_book (subject_id, id desc) where shared_at is not null and removed_at is null;
create unique index school_book_adopted on school_book (school_id, origin_id) where origin_id is not null and removed_at is null;
comment on column school_book.chapters is 'titles with the page that each begins on, in order; the first begins on page 1';
comment on column school_book.quality is 'the share of its questions that can be marked and have an analysis and a knowledge point, when it was given to the district';
comment on column school_book.origin_id is 'the book of another school of the district that this one was copied from';

create table school_book_page (
  school_id uuid not null,
  book_id uuid not null,
  no integer not null,
  state text not null default 'entry' check (state in ('entry', 'waiting', 'checked')),
  revision integer not null default 1,
  file_id uuid,
  areas jsonb not null default '[]',
  entered_by uuid,
  entered_at timestamptz,
  checked_by uuid,
  checked_at timestamptz,
  note text not null default '',
  times_returned integer not null default 0,
  primary key (school_id, book_id, no),
  foreign key (school_id, book_id) references school_book on delete cascade
);
call protect_school_rows('school_book_page');
comment on table school_book_page is 'a page that somebody has begun to enter; the others have no row';
comment on column school_book_page.file_id is 'the scan of the page, a file of questions; null where there is none';

create table school_book_item (
  school_id uuid not null,
  book_id uuid not null,
  no integer not null,
  position integer not null,
  question_id uuid not null,
  version integer not null,
  primary key (school_id, book_id, no, position),
  foreign key (school_id, book_id, no) references school_book_page on delete cascade
);
call protect_school_rows('school_book_item');
create index school_book_item_question on school_book_item (school_id, question_id);
comment on table school_book_item is 'the questions of a page, each in the version that was entered; the question may be one of the platform';

create table school_book_reader (
  school_id uuid not null,
  book_id uuid not null,
  account_id uuid not null,
  primary key (school_id, book_id, account_id),
  foreign key (school_id, book_id) references school_book on delete cascade
);
call protect_school_rows('school_book_reader');
comment on table school_book_reader is 'the teachers who have taken a book into use';

-- What teachers have told about pages of partners: who of operations has answered it.
alter table partner_report
  add column book_title text not null default '',
  add column handled_at timestamptz,
  add column handled_by uuid,
  add column answer text not null default '';
create index partner_report_open on partner_report (id desc) where handled_at is null;
