-- A textbook can be retired, schools use one by default, and a lesson says its hours, its words and which knowledge points it teaches.

alter table textbook add column retired_at timestamptz;
comment on column textbook.retired_at is 'since when it is not offered for anything new; what hangs on it stays';

create table school_textbook (
  school_id uuid not null references school,
  textbook_id uuid not null references textbook,
  set_at timestamptz not null default now(),
  primary key (school_id, textbook_id)
);
comment on table school_textbook is 'what a school uses by default: at most one textbook of a subject, grade and volume';
create index school_textbook_users on school_textbook (textbook_id);
alter table school_textbook enable row level security;
alter table school_textbook force row level security;
create policy school_reads on school_textbook for select to zhibi_app using (school_id = any ((select zhibi_schools())::uuid[]));
create policy system_rows on school_textbook to zhibi_system using (true) with check (true);
grant select on school_textbook to zhibi_app;
grant select, insert, delete on school_textbook to zhibi_system;

create table school_textbook_change (
  id uuid primary key,
  organisation_id uuid not null references organisation,
  textbook_id uuid not null,
  given boolean not null,
  before jsonb not null,
  changed_by uuid not null,
  changed_at timestamptz not null default now()
);
comment on table school_textbook_change is 'one act of giving a textbook to schools or taking it from them, for its undoing';
comment on column school_textbook_change.before is 'by school: what it used of that subject, grade and volume';
grant select, insert, delete on school_textbook_change to zhibi_system;

alter table chapter add column hours numeric(4, 1) check (hours > 0);
comment on column chapter.hours is 'lesson hours of this entry alone; those of a chapter are the sum of what lies below';

create table chapter_word (
  id uuid primary key,
  chapter_id uuid not null references chapter,
  word text not null,
  position smallint not null,
  unique (chapter_id, word)
);
comment on table chapter_word is 'the words that a Chinese lesson teaches; the id is the wordId of the protocol and stays with its word';
grant select on chapter_word to zhibi_app;
grant select, insert, update, delete on chapter_word to zhibi_system;

create table chapter_knowledge (
  chapter_id uuid not null references chapter,
  knowledge_id uuid not null references knowledge_point,
  weight smallint not null check (weight between 1 and 5),
  primary key (chapter_id, knowledge_id)
);
comment on table chapter_knowledge is 'which knowledge points a lesson teaches; weights of one lesson are parts of their sum';
create index chapter_knowledge_point on chapter_knowledge (knowledge_id);
grant select on chapter_knowledge to zhibi_app;
grant select, insert, update, delete on chapter_knowledge to zhibi_system;
