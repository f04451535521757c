-- What an office server holds while somebody edits, and the words inside documents.

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
  primary key (school_id, sha256)
);
call protect_school_rows('disk_text');
create index disk_text_content on disk_text (sha256);
comment on table disk_text is 'the words of a content, read once after it was uploaded; empty where none could be read';
