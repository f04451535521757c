-- Questions on their way in: each import of a file, and what became of each of its items.

create table question_import (
  school_id uuid not null references school,
  id uuid not null,
  account_id uuid not null,
  bank text not null check (bank in ('mine', 'school')),
  subject_id integer references subject,
  format text,
  file_name text not null,
  file_sha256 text not null,
  state text not null check (state in ('waiting', 'running', 'done', 'undone', 'failed')),
  done integer not null default 0,
  total integer not null default 0,
  created_at timestamptz not null,
  primary key (school_id, id)
);
call protect_school_rows('question_import');
create index question_import_owner on question_import (school_id, account_id, id desc);

create table question_import_item (
  school_id uuid not null,
  import_id uuid not null,
  position integer not null,
  place text not null,
  outcome text not null check (outcome in ('added', 'skipped', 'doubtful', 'undone', 'kept')),
  reason text,
  warnings text[] not null default '{}',
  confidence numeric(3, 2) not null default 1,
  summary text not null default '',
  question_id uuid,
  draft jsonb,
  primary key (school_id, import_id, position),
  foreign key (school_id, import_id) references question_import on delete cascade
);
call protect_school_rows('question_import_item');
create index question_import_item_outcome on question_import_item (school_id, import_id, outcome, position);
comment on column question_import_item.draft is 'a question that waits to be mended: its body and facts as they were read';
