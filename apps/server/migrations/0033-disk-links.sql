-- Files of the disk beside questions, papers and homework: as they were when they were laid there.

create table disk_link (
  school_id uuid not null references school,
  id uuid not null,
  entry_id uuid not null,
  kind text not null check (kind in ('question', 'paper', 'homework')),
  target_id uuid not null,
  name text not null,
  file_kind text not null,
  sha256 text not null,
  size bigint not null,
  created_by uuid not null,
  created_at timestamptz not null,
  primary key (school_id, id)
);
call protect_school_rows('disk_link');
create unique index disk_link_once on disk_link (school_id, kind, target_id, entry_id, sha256);
create index disk_link_entry on disk_link (school_id, entry_id);
create index disk_link_content on disk_link (sha256);
comment on table disk_link is 'what was laid beside something stays there, whatever its owner does with the file';
