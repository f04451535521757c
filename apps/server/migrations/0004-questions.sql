-- Textbooks, knowledge points, questions with their versions, and carts.
-- The platform's bank belongs to the school 00000000-…: every school reads it, none writes it.

create table textbook (
  id uuid primary key,
  subject_id integer not null references subject,
  gid smallint not null,
  volume text not null,
  edition text not null,
  title text not null,
  position integer not null
);
create table chapter (
  id uuid primary key,
  textbook_id uuid not null references textbook,
  parent_id uuid references chapter,
  title text not null,
  position integer not null
);
create index chapter_textbook on chapter (textbook_id);
create table knowledge_point (
  id uuid primary key,
  subject_id integer not null references subject,
  parent_id uuid references knowledge_point,
  title text not null,
  position integer not null
);
create index knowledge_point_subject on knowledge_point (subject_id);
create table knowledge_prerequisite (
  knowledge_id uuid not null references knowledge_point,
  needs_id uuid not null references knowledge_point,
  primary key (knowledge_id, needs_id)
);
grant select on textbook, chapter, knowledge_point, knowledge_prerequisite to zhibi_app;
grant select, insert, update, delete on textbook, chapter, knowledge_point, knowledge_prerequisite to zhibi_system;

create procedure protect_bank_rows(name regclass) language plpgsql as $$
declare own constant text := 'school_id = any ((select zhibi_schools())::uuid[])';
begin
  execute format('alter table %s enable row level security', name);
  execute format('alter table %s force row level security', name);
  execute format('create policy bank_read on %s for select to zhibi_app using (%s or school_id = %L)', name, own, '00000000-0000-0000-0000-000000000000');
  execute format('create policy school_insert on %s for insert to zhibi_app with check (%s)', name, own);
  execute format('create policy school_update on %s for update to zhibi_app using (%s) with check (%s)', name, own, own);
  execute format('create policy school_delete on %s for delete to zhibi_app using (%s)', name, own);
  execute format('create policy system_rows on %s to zhibi_system using (true) with check (true)', name);
  execute format('grant select, insert, update, delete on %s to zhibi_app, zhibi_system', name);
end $$;

create table question (
  school_id uuid not null,
  id uuid not null,
  bank text not null check (bank in ('platform', 'school', 'mine')),
  owner_account_id uuid,
  subject_id integer not null references subject,
  stage smallint not null check (stage in (1, 2, 3)),
  type smallint not null,
  version integer not null default 1,
  difficulty numeric(4, 3) not null check (difficulty between 0 and 1),
  year smallint,
  source text not null default '',
  minutes numeric(5, 1) not null default 2,
  search_text text not null,
  created_at timestamptz not null default now(),
  removed_at timestamptz,
  primary key (school_id, id)
);
call protect_bank_rows('question');
create index question_browse on question (subject_id, id) where removed_at is null;
create index question_words on question using gin (search_text gin_trgm_ops);

create table question_version (
  school_id uuid not null,
  question_id uuid not null,
  version integer not null,
  body jsonb not null,
  created_at timestamptz not null default now(),
  primary key (school_id, question_id, version),
  foreign key (school_id, question_id) references question
);
call protect_bank_rows('question_version');
comment on table question_version is 'never changed: a used paper keeps the version it was made with';

create table question_knowledge (
  school_id uuid not null,
  question_id uuid not null,
  knowledge_id uuid not null references knowledge_point,
  primary key (school_id, question_id, knowledge_id),
  foreign key (school_id, question_id) references question
);
call protect_bank_rows('question_knowledge');
create index question_knowledge_point on question_knowledge (knowledge_id);

create table question_chapter (
  school_id uuid not null,
  question_id uuid not null,
  chapter_id uuid not null references chapter,
  primary key (school_id, question_id, chapter_id),
  foreign key (school_id, question_id) references question
);
call protect_bank_rows('question_chapter');
create index question_chapter_place on question_chapter (chapter_id);

create table question_use (
  school_id uuid not null references school,
  question_id uuid not null,
  times_used integer not null default 0,
  last_used_at timestamptz,
  primary key (school_id, question_id)
);
call protect_school_rows('question_use');
comment on table question_use is 'how often this school used a question; handed in by later domains through the public index';

create table cart_item (
  school_id uuid not null references school,
  account_id uuid not null,
  subject_id integer not null references subject,
  question_id uuid not null,
  added_at timestamptz not null default clock_timestamp(),
  primary key (school_id, account_id, subject_id, question_id)
);
call protect_school_rows('cart_item');
