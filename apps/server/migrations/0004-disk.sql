-- The cloud disk: files and folders of a person, what arrives in parts, versions, shares, and the school's shelf.

create table disk_entry (
  school_id uuid not null references school,
  id uuid not null,
  owner_id uuid not null,
  parent_id uuid,
  is_folder boolean not null,
  name text not null,
  name_key text not null,
  sort_key text collate "C" not null,
  search text not null,
  kind text not null,
  size bigint not null default 0,
  version_id uuid,
  created_by uuid not null,
  changed_at timestamptz not null,
  trashed_at timestamptz,
  trashed_with uuid,
  primary key (school_id, id),
  foreign key (school_id, parent_id) references disk_entry on delete cascade,
  check (is_folder = (version_id is null)),
  check ((trashed_at is null) = (trashed_with is null))
);
call protect_school_rows('disk_entry');
create unique index disk_entry_name on disk_entry
  (school_id, owner_id, coalesce(parent_id, '00000000-0000-0000-0000-000000000000'), name_key) where trashed_at is null;
create index disk_entry_parent on disk_entry (school_id, parent_id);
create index disk_entry_trashed on disk_entry (school_id, owner_id, trashed_at) where trashed_at is not null;
comment on table disk_entry is 'owner: whose disk it lies on and whose quota it uses; created_by: who put it there; names are unique in a folder by name_key';
comment on column disk_entry.trashed_with is 'what was thrown away in that act: the entry itself, or the folder above that took it along';

create table disk_version (
  school_id uuid not null,
  id uuid not null,
  entry_id uuid not null,
  owner_id uuid not null,
  number integer not null,
  sha256 text not null,
  md5 text not null,
  size bigint not null,
  created_by uuid not null,
  created_at timestamptz not null,
  primary key (school_id, id),
  unique (school_id, entry_id, number),
  foreign key (school_id, entry_id) references disk_entry on delete cascade
);
call protect_school_rows('disk_version');
create index disk_version_content on disk_version (sha256);
create index disk_version_use on disk_version (school_id, owner_id) include (size);

create table disk_upload (
  school_id uuid not null references school,
  id uuid not null,
  account_id uuid not null,
  owner_id uuid not null,
  parent_id uuid,
  file_name text not null,
  name_key text not null,
  file_md5 text not null,
  file_size bigint not null,
  state text not null check (state in ('open', 'merged', 'aborted')),
  entry_id uuid,
  version_id uuid,
  touched_at timestamptz not null,
  primary key (school_id, id)
);
call protect_school_rows('disk_upload');
create unique index disk_upload_identity on disk_upload
  (school_id, account_id, coalesce(parent_id, '00000000-0000-0000-0000-000000000000'), name_key, file_md5, file_size) where state = 'open';
create index disk_upload_touched on disk_upload (touched_at);
comment on table disk_upload is 'an open upload is known by person, MD5, name, size and folder, its parts by the records beside their bytes; merged and given-up ones are kept a while so that a call sent twice answers the same';

create table disk_star (
  school_id uuid not null,
  account_id uuid not null,
  entry_id uuid not null,
  primary key (school_id, account_id, entry_id),
  foreign key (school_id, entry_id) references disk_entry on delete cascade
);
call protect_school_rows('disk_star');
create index disk_star_entry on disk_star (school_id, entry_id);

create table disk_share (
  school_id uuid not null,
  id uuid not null,
  entry_id uuid not null,
  audience text not null check (audience in ('class', 'school', 'region')),
  class_id uuid,
  region_id uuid references region,
  may_edit boolean not null,
  expires_at timestamptz,
  created_by uuid not null,
  created_at timestamptz not null,
  primary key (school_id, id),
  foreign key (school_id, entry_id) references disk_entry on delete cascade,
  foreign key (school_id, class_id) references school_class,
  check ((audience = 'class') = (class_id is not null)),
  check ((audience = 'region') = (region_id is not null))
);
call protect_school_rows('disk_share');
create unique index disk_share_once on disk_share (school_id, entry_id, audience, coalesce(class_id, '00000000-0000-0000-0000-000000000000'));
create index disk_share_region on disk_share (region_id) where region_id is not null;
create index disk_share_class on disk_share (school_id, class_id) where class_id is not null;

create table disk_resource (
  school_id uuid not null references school,
  id uuid not null,
  entry_id uuid,
  name text not null,
  search text not null,
  kind text not null,
  sha256 text not null,
  md5 text not null,
  size bigint not null,
  subject_id integer references subject,
  note text not null,
  state text not null check (state in ('waiting', 'approved', 'refused', 'withdrawn')),
  reason text not null default '',
  taken integer not null default 0,
  created_by uuid not null,
  created_at timestamptz not null,
  decided_by uuid,
  decided_at timestamptz,
  primary key (school_id, id)
);
call protect_school_rows('disk_resource');
create index disk_resource_content on disk_resource (sha256);
create index disk_resource_state on disk_resource (school_id, state, id desc);
comment on table disk_resource is 'what was offered for the shelf as it was then: the content stays, whatever its owner does with the file';

-- ==== Office and words ====
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

-- ==== Links ====
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
