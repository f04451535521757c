-- Writing questions: licences, versions that say who made them, drafts, pictures and sounds, and the way into the school's bank.

alter table question
  add column licence text not null default 'unsaid',
  add column updated_at timestamptz not null default now(),
  add column origin_school_id uuid,
  add column origin_id uuid,
  add column origin_version integer;
comment on column question.origin_id is 'the question that this one was copied from';
comment on column question.removed_at is 'out of sight of everybody but its author: papers keep what they were made with';
create index question_mine on question (school_id, owner_account_id, subject_id, id desc) where bank = 'mine';
create index question_origin on question (school_id, origin_id) where origin_id is not null;

alter table question_version
  add column source text,
  add column licence text,
  add column created_by uuid;
comment on column question_version.source is 'as it was in this version; null where the version is older than this column: then that of the question';

create table question_draft (
  school_id uuid not null references school,
  id uuid not null,
  account_id uuid not null,
  subject_id integer not null references subject,
  question_id uuid,
  base_version integer,
  revision integer not null default 1,
  content jsonb not null,
  saved_at timestamptz not null default now(),
  primary key (school_id, id)
);
call protect_school_rows('question_draft');
create index question_draft_mine on question_draft (school_id, account_id, subject_id, id desc);
create unique index question_draft_once on question_draft (school_id, account_id, question_id) where question_id is not null;

create table question_file (
  school_id uuid not null,
  id uuid not null,
  kind text not null check (kind in ('image', 'audio')),
  sha256 text not null,
  size bigint not null,
  type text not null,
  width_mm numeric(6, 1),
  height_mm numeric(6, 1),
  created_by uuid,
  created_at timestamptz not null default now(),
  primary key (school_id, id),
  unique (school_id, sha256)
);
call protect_bank_rows('question_file');
create index question_file_id on question_file (id);

create table question_review (
  school_id uuid not null references school,
  id uuid not null,
  question_id uuid not null,
  version integer not null,
  subject_id integer not null references subject,
  author_account_id uuid not null,
  state text not null check (state in ('waiting', 'published', 'returned', 'withdrawn')),
  note text not null,
  asked_at timestamptz not null,
  decided_by uuid,
  decided_note text not null default '',
  decided_at timestamptz,
  primary key (school_id, id),
  foreign key (school_id, question_id) references question on delete cascade
);
call protect_school_rows('question_review');
create index question_review_subject on question_review (school_id, subject_id, id desc);
create index question_review_question on question_review (school_id, question_id, id desc);
create unique index question_review_waiting on question_review (school_id, question_id) where state = 'waiting';

create index paper_item_question on paper_item (school_id, question_id);
