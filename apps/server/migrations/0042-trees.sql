-- Textbooks, chapters and knowledge points are kept by people: who changes a tree names the state that they looked at, and what is removed can come back.

create table tree_revision (
  tree text primary key,
  revision integer not null
);
comment on table tree_revision is 'how often a tree (chapter:<textbook>, knowledge:<subject>) or a textbook (book:<id>) was changed; none is 0';
grant select, insert, update, delete on tree_revision to zhibi_system;

create table tree_removal (
  id uuid primary key,
  tree text not null,
  taken jsonb not null,
  removed_by uuid not null,
  removed_at timestamptz not null default now()
);
comment on table tree_removal is 'what a removal took along: nodes, the questions on them, prerequisites, the textbook; for its undoing';
grant select, insert, update, delete on tree_removal to zhibi_system;

create index knowledge_prerequisite_needs on knowledge_prerequisite (needs_id);
