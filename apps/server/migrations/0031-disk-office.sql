-- What an office server holds while somebody edits, the words inside documents, and what files belong to in teaching.

create table disk_lock (
  school_id uuid not null,
  entry_id uuid not null,
  lock text not null,
  expires_at timestamptz not null,
  primary key (school_id, entry_id),
  foreign key (school_id, entry_id) references disk_entry on delete cascade
);
call protect_school_rows('disk_lock');
comment on table disk_lock is 'an office server that edits a file holds it by a word of its own for half an hour, and asks again';

create table disk_text (
  school_id uuid not null references school,
  sha256 text not null,
  body text not null,
  pairs tsvector not null,
  primary key (school_id, sha256)
);
call protect_school_rows('disk_text');
create index disk_text_pairs on disk_text using gin (pairs);
comment on column disk_text.pairs is 'every two neighbouring signs of the text: Chinese has no spaces between words; the body decides whether they stand together';

create table disk_link (
  school_id uuid not null,
  entry_id uuid not null,
  kind text not null check (kind in ('paper', 'question', 'homework')),
  target_id uuid not null,
  title text not null,
  linked_by uuid not null,
  linked_at timestamptz not null,
  primary key (school_id, entry_id, kind, target_id),
  foreign key (school_id, entry_id) references disk_entry on delete cascade
);
call protect_school_rows('disk_link');
create index disk_link_target on disk_link (school_id, kind, target_id);
comment on column disk_link.title is 'what the thing was called when it was linked: the disk does not know the domains after it';
