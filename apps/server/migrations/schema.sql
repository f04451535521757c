-- Made from the migrations by `npm run zhibi -- schema`: read it, do not edit it.

-- changes of what an account, teacher, student, school, region or organisation may or is: what was remembered of them before counts no more
create table access_change (
  id bigint not null generated always as identity
  about uuid not null
  made_by xid8 not null default pg_current_xact_id() -- compared with the snapshot of the reading that is remembered: numbers and times are given before the commit, and would lie
  seen_at timestamp with time zone -- when it was found committed; it is forgotten an hour later, when nothing read before it is believed any more
  PRIMARY KEY (id)
);
CREATE INDEX access_change_about ON access_change USING btree (about);

create table account (
  id uuid not null
  account text not null
  name text not null
  password_hash text not null -- empty while an initial password is still being made: nobody can enter with it
  activated_at timestamp with time zone -- null until the person has set a password of their own
  disabled_at timestamp with time zone
  created_at timestamp with time zone not null default now()
  phone text
  PRIMARY KEY (id)
) -- row-level security, forced;
CREATE INDEX account_beginning ON account USING btree (lower(account) text_pattern_ops);
CREATE UNIQUE INDEX account_name ON account USING btree (lower(account));
CREATE UNIQUE INDEX account_phone ON account USING btree (phone) WHERE (phone IS NOT NULL);
-- policy newcomers for insert to zhibi_app with check true
-- policy school_changes for update to zhibi_app using (EXISTS ( SELECT
   FROM role_grant g
  WHERE (g.account_id = account.id)))
-- policy school_rows for select to zhibi_app using (EXISTS ( SELECT
   FROM role_grant g
  WHERE (g.account_id = account.id)))
-- policy system_rows for all to zhibi_system using true with check true

create table account_weixin (
  account_id uuid not null
  open_id text not null
  union_id text
  bound_at timestamp with time zone not null
  PRIMARY KEY (account_id)
  UNIQUE (open_id)
  FOREIGN KEY (account_id) REFERENCES account(id)
);
CREATE UNIQUE INDEX account_weixin_union ON account_weixin USING btree (union_id) WHERE (union_id IS NOT NULL);

create table activation_batch (
  school_id uuid not null
  id uuid not null
  role text not null
  class_id uuid
  amount integer not null
  valid_until timestamp with time zone not null
  note text not null default ''::text
  made_by uuid not null
  made_at timestamp with time zone not null
  PRIMARY KEY (school_id, id)
  FOREIGN KEY (school_id) REFERENCES school(id)
  FOREIGN KEY (school_id, class_id) REFERENCES school_class(school_id, id)
  CHECK (((amount >= 1) AND (amount <= 5000)))
  CHECK ((role = ANY (ARRAY['TEACHER'::text, 'STUDENT'::text])))
) -- row-level security, forced;
-- policy school_rows for all to zhibi_app using (school_id = ANY (( SELECT zhibi_schools() AS zhibi_schools)::uuid[])) with check (school_id = ANY (( SELECT zhibi_schools() AS zhibi_schools)::uuid[]))
-- policy system_rows for all to zhibi_system using true with check true

-- the code itself is not here: it follows from the id and a secret of the installation, and is found by its digest
create table activation_code (
  school_id uuid not null
  id uuid not null
  batch_id uuid not null
  digest text not null
  disabled_at timestamp with time zone
  used_at timestamp with time zone
  used_by uuid
  PRIMARY KEY (school_id, id)
  UNIQUE (digest)
  FOREIGN KEY (school_id, batch_id) REFERENCES activation_batch(school_id, id)
  CHECK (((used_at IS NULL) = (used_by IS NULL)))
) -- row-level security, forced;
CREATE INDEX activation_code_batch ON activation_code USING btree (school_id, batch_id, id);
CREATE INDEX activation_code_newest ON activation_code USING btree (id DESC);
-- policy school_rows for all to zhibi_app using (school_id = ANY (( SELECT zhibi_schools() AS zhibi_schools)::uuid[])) with check (school_id = ANY (( SELECT zhibi_schools() AS zhibi_schools)::uuid[]))
-- policy system_rows for all to zhibi_system using true with check true

-- what happened to a code after it was issued: rows are only ever added
create table activation_event (
  school_id uuid not null
  id uuid not null
  code_id uuid not null
  what text not null
  by_account uuid
  at timestamp with time zone not null
  PRIMARY KEY (school_id, id)
  FOREIGN KEY (school_id, code_id) REFERENCES activation_code(school_id, id)
  CHECK ((what = ANY (ARRAY['disabled'::text, 'enabled'::text, 'used'::text])))
) -- row-level security, forced;
CREATE INDEX activation_event_code ON activation_event USING btree (school_id, code_id, id);
-- policy school_rows for all to zhibi_app using (school_id = ANY (( SELECT zhibi_schools() AS zhibi_schools)::uuid[])) with check (school_id = ANY (( SELECT zhibi_schools() AS zhibi_schools)::uuid[]))
-- policy system_rows for all to zhibi_system using true with check true

-- wrong passwords for any account by the keyed hash of an address: who tries one password on many accounts
create table address_failure (
  address text not null
  failures integer not null
  last_at timestamp with time zone not null
  PRIMARY KEY (address)
);
CREATE INDEX address_failure_age ON address_failure USING btree (last_at);

create table answer (
  school_id uuid not null
  id uuid not null
  homework_id uuid not null
  student_id uuid not null
  item_id uuid not null
  status text not null
  revision integer not null default 1
  reading text
  confidence real
  suggestion numeric(5,1)
  score numeric(5,1)
  scored_by uuid
  scored_at timestamp with time zone
  comment text not null default ''::text
  ink_since_score boolean not null default false
  strokes integer -- how many strokes its newest revision shows; null where it was read before they were counted
  PRIMARY KEY (school_id, id)
  UNIQUE (school_id, homework_id, student_id, item_id)
  FOREIGN KEY (school_id, homework_id, student_id) REFERENCES submission(school_id, homework_id, student_id)
  CHECK (((score * (2)::numeric) = trunc((score * (2)::numeric))))
  CHECK ((status = ANY (ARRAY['blank'::text, 'recognised'::text, 'scored-by-machine'::text, 'waiting'::text, 'scored-by-person'::text])))
) -- row-level security, forced;
CREATE INDEX answer_item ON answer USING btree (school_id, homework_id, item_id);
-- policy school_rows for all to zhibi_app using (school_id = ANY (( SELECT zhibi_schools() AS zhibi_schools)::uuid[])) with check (school_id = ANY (( SELECT zhibi_schools() AS zhibi_schools)::uuid[]))
-- policy system_rows for all to zhibi_system using true with check true

-- rows are only ever added
create table audit (
  id bigint not null generated always as identity
  at timestamp with time zone not null default now()
  account_id uuid
  school_id uuid
  what text not null
  detail jsonb not null
  PRIMARY KEY (id)
);
CREATE INDEX audit_school ON audit USING btree (school_id, id);

create table cart_item (
  school_id uuid not null
  account_id uuid not null
  subject_id integer not null
  question_id uuid not null
  added_at timestamp with time zone not null default clock_timestamp()
  PRIMARY KEY (school_id, account_id, subject_id, question_id)
  FOREIGN KEY (school_id) REFERENCES school(id)
  FOREIGN KEY (subject_id) REFERENCES subject(subject_id)
) -- row-level security, forced;
-- policy school_rows for all to zhibi_app using (school_id = ANY (( SELECT zhibi_schools() AS zhibi_schools)::uuid[])) with check (school_id = ANY (( SELECT zhibi_schools() AS zhibi_schools)::uuid[]))
-- policy system_rows for all to zhibi_system using true with check true

create table chapter (
  id uuid not null
  textbook_id uuid not null
  parent_id uuid
  title text not null
  position integer not null
  hours numeric(4,1) -- lesson hours of this entry alone; those of a chapter are the sum of what lies below
  PRIMARY KEY (id)
  FOREIGN KEY (parent_id) REFERENCES chapter(id)
  FOREIGN KEY (textbook_id) REFERENCES textbook(id)
  CHECK ((hours > (0)::numeric))
);
CREATE INDEX chapter_parent ON chapter USING btree (parent_id);
CREATE INDEX chapter_textbook ON chapter USING btree (textbook_id);

-- which knowledge points a lesson teaches; weights of one lesson are parts of their sum
create table chapter_knowledge (
  chapter_id uuid not null
  knowledge_id uuid not null
  weight smallint not null
  PRIMARY KEY (chapter_id, knowledge_id)
  FOREIGN KEY (chapter_id) REFERENCES chapter(id)
  FOREIGN KEY (knowledge_id) REFERENCES knowledge_point(id)
  CHECK (((weight >= 1) AND (weight <= 5)))
);
CREATE INDEX chapter_knowledge_point ON chapter_knowledge USING btree (knowledge_id);

-- the words that a Chinese lesson teaches; the id is the wordId of the protocol and stays with its word
create table chapter_word (
  id uuid not null
  chapter_id uuid not null
  word text not null
  position smallint not null
  PRIMARY KEY (id)
  UNIQUE (chapter_id, word)
  FOREIGN KEY (chapter_id) REFERENCES chapter(id)
);

create table class_group (
  school_id uuid not null
  set_id uuid not null
  number smallint not null
  name text not null default ''::text
  colour smallint not null
  leader_id uuid
  PRIMARY KEY (school_id, set_id, number)
  FOREIGN KEY (school_id, leader_id) REFERENCES student(school_id, id)
  FOREIGN KEY (school_id, set_id) REFERENCES group_set(school_id, id)
  CHECK (((colour >= 1) AND (colour <= 10)))
  CHECK (((number >= 1) AND (number <= 30)))
) -- row-level security, forced;
-- policy school_rows for all to zhibi_app using (school_id = ANY (( SELECT zhibi_schools() AS zhibi_schools)::uuid[])) with check (school_id = ANY (( SELECT zhibi_schools() AS zhibi_schools)::uuid[]))
-- policy system_rows for all to zhibi_system using true with check true

create table class_seating (
  school_id uuid not null
  class_id uuid not null
  revision integer not null default 1
  wishes jsonb not null default '{}'::jsonb
  rotation_weeks smallint
  group_set_id uuid
  changed_by uuid not null
  changed_at timestamp with time zone not null
  PRIMARY KEY (school_id, class_id)
  FOREIGN KEY (school_id, class_id) REFERENCES school_class(school_id, id)
  FOREIGN KEY (school_id, group_set_id) REFERENCES group_set(school_id, id)
  CHECK (((rotation_weeks >= 1) AND (rotation_weeks <= 20)))
) -- row-level security, forced;
-- policy school_rows for all to zhibi_app using (school_id = ANY (( SELECT zhibi_schools() AS zhibi_schools)::uuid[])) with check (school_id = ANY (( SELECT zhibi_schools() AS zhibi_schools)::uuid[]))
-- policy system_rows for all to zhibi_system using true with check true

-- a student's way through the classes; a row without an end is today's
create table class_student (
  school_id uuid not null
  class_id uuid not null
  student_id uuid not null
  from_on date not null
  to_on date
  PRIMARY KEY (school_id, class_id, student_id, from_on)
  FOREIGN KEY (school_id, class_id) REFERENCES school_class(school_id, id)
  FOREIGN KEY (school_id, student_id) REFERENCES student(school_id, id)
) -- row-level security, forced;
CREATE INDEX class_student_class ON class_student USING btree (school_id, class_id) WHERE (to_on IS NULL);
CREATE UNIQUE INDEX class_student_today ON class_student USING btree (school_id, student_id) WHERE (to_on IS NULL);
-- policy school_rows for all to zhibi_app using (school_id = ANY (( SELECT zhibi_schools() AS zhibi_schools)::uuid[])) with check (school_id = ANY (( SELECT zhibi_schools() AS zhibi_schools)::uuid[]))
-- policy system_rows for all to zhibi_system using true with check true

-- contents of the file store that are not there, or not what was put; a row goes when the content is sound again
create table content_damage (
  content text not null
  what text not null
  found_at timestamp with time zone not null
  PRIMARY KEY (content)
  CHECK ((what = ANY (ARRAY['missing'::text, 'shortened'::text, 'changed'::text])))
);

-- contents that were put a moment ago, each time they are put
create table content_lease (
  id uuid not null
  sha256 text not null
  put_at timestamp with time zone not null
  PRIMARY KEY (id)
);
CREATE INDEX content_lease_age ON content_lease USING btree (put_at);
CREATE INDEX content_lease_content ON content_lease USING btree (sha256);

-- how far the round over all contents has come, and when the last one ended
create table content_round (
  only_one boolean not null default true
  read_to text not null
  ended_at timestamp with time zone
  PRIMARY KEY (only_one)
  CHECK (only_one)
);

create table device (
  school_id uuid not null
  mac text not null
  kind text not null
  name text not null default ''::text
  firmware text not null default ''::text
  state text not null
  student_id uuid
  room text not null default ''::text
  revision integer not null default 1
  added_at timestamp with time zone not null
  PRIMARY KEY (school_id, mac)
  FOREIGN KEY (school_id) REFERENCES school(id)
  FOREIGN KEY (school_id, student_id) REFERENCES student(school_id, id)
  CHECK ((kind = ANY (ARRAY['pen'::text, 'gateway'::text, 'box'::text])))
  CHECK ((mac ~ '^[0-9A-F]{12}$'::text))
  CHECK ((state = ANY (ARRAY['in-use'::text, 'spare'::text, 'lost'::text, 'disabled'::text])))
) -- row-level security, forced;
CREATE INDEX device_order ON device USING btree (mac, school_id);
CREATE UNIQUE INDEX device_student ON device USING btree (school_id, student_id) WHERE (student_id IS NOT NULL);
-- policy school_rows for all to zhibi_app using (school_id = ANY (( SELECT zhibi_schools() AS zhibi_schools)::uuid[])) with check (school_id = ANY (( SELECT zhibi_schools() AS zhibi_schools)::uuid[]))
-- policy system_rows for all to zhibi_system using true with check true

-- what came from a device on a day of the school: kept up with every batch
create table device_day (
  school_id uuid not null
  mac text not null
  day date not null
  strokes integer not null
  batches integer not null
  first_seq bigint not null
  last_seq bigint not null
  earlier integer not null default 0 -- batches that the runs before the present one should have had: a pen begins to count anew when it is switched on
  PRIMARY KEY (school_id, mac, day)
) -- row-level security, forced;
-- policy school_rows for all to zhibi_app using (school_id = ANY (( SELECT zhibi_schools() AS zhibi_schools)::uuid[])) with check (school_id = ANY (( SELECT zhibi_schools() AS zhibi_schools)::uuid[]))
-- policy system_rows for all to zhibi_system using true with check true

-- the history of a device: who had it, when it was swapped, lost or disabled; rows are only ever added
create table device_event (
  school_id uuid not null
  id uuid not null
  mac text not null
  what text not null
  detail jsonb not null default '{}'::jsonb
  by_account uuid
  at timestamp with time zone not null
  PRIMARY KEY (school_id, id)
) -- row-level security, forced;
CREATE INDEX device_event_mac ON device_event USING btree (school_id, mac, id);
-- policy school_rows for all to zhibi_app using (school_id = ANY (( SELECT zhibi_schools() AS zhibi_schools)::uuid[])) with check (school_id = ANY (( SELECT zhibi_schools() AS zhibi_schools)::uuid[]))
-- policy system_rows for all to zhibi_system using true with check true

-- owner: whose disk it lies on and whose quota it uses; created_by: who put it there; names are unique in a folder by name_key
create table disk_entry (
  school_id uuid not null
  id uuid not null
  owner_id uuid not null
  parent_id uuid
  is_folder boolean not null
  name text not null
  name_key text not null
  sort_key text not null
  search text not null
  kind text not null
  size bigint not null default 0
  version_id uuid
  created_by uuid not null
  changed_at timestamp with time zone not null
  trashed_at timestamp with time zone
  trashed_with uuid -- what was thrown away in that act: the entry itself, or the folder above that took it along
  PRIMARY KEY (school_id, id)
  FOREIGN KEY (school_id) REFERENCES school(id)
  FOREIGN KEY (school_id, parent_id) REFERENCES disk_entry(school_id, id) ON DELETE CASCADE
  CHECK (((trashed_at IS NULL) = (trashed_with IS NULL)))
  CHECK ((is_folder = (version_id IS NULL)))
) -- row-level security, forced;
CREATE INDEX disk_entry_parent ON disk_entry USING btree (school_id, parent_id);
CREATE INDEX disk_entry_trashed ON disk_entry USING btree (school_id, owner_id, trashed_at) WHERE (trashed_at IS NOT NULL);
CREATE UNIQUE INDEX disk_entry_name ON disk_entry USING btree (school_id, owner_id, COALESCE(parent_id, '00000000-0000-0000-0000-000000000000'::uuid), name_key) WHERE (trashed_at IS NULL);
-- policy school_rows for all to zhibi_app using (school_id = ANY (( SELECT zhibi_schools() AS zhibi_schools)::uuid[])) with check (school_id = ANY (( SELECT zhibi_schools() AS zhibi_schools)::uuid[]))
-- policy system_rows for all to zhibi_system using true with check true

-- what was laid beside something stays there, whatever its owner does with the file
create table disk_link (
  school_id uuid not null
  id uuid not null
  entry_id uuid not null
  kind text not null
  target_id uuid not null
  name text not null
  file_kind text not null
  sha256 text not null
  size bigint not null
  created_by uuid not null
  created_at timestamp with time zone not null
  PRIMARY KEY (school_id, id)
  FOREIGN KEY (school_id) REFERENCES school(id)
  CHECK ((kind = ANY (ARRAY['question'::text, 'paper'::text, 'homework'::text])))
) -- row-level security, forced;
CREATE INDEX disk_link_content ON disk_link USING btree (sha256);
CREATE INDEX disk_link_entry ON disk_link USING btree (school_id, entry_id);
CREATE UNIQUE INDEX disk_link_once ON disk_link USING btree (school_id, kind, target_id, entry_id, sha256);
-- policy school_rows for all to zhibi_app using (school_id = ANY (( SELECT zhibi_schools() AS zhibi_schools)::uuid[])) with check (school_id = ANY (( SELECT zhibi_schools() AS zhibi_schools)::uuid[]))
-- policy system_rows for all to zhibi_system using true with check true

-- an office server that edits a file holds it by a word of its own for half an hour, and asks again
create table disk_lock (
  school_id uuid not null
  entry_id uuid not null
  lock text not null
  expires_at timestamp with time zone not null
  PRIMARY KEY (school_id, entry_id)
  FOREIGN KEY (school_id, entry_id) REFERENCES disk_entry(school_id, id) ON DELETE CASCADE
) -- row-level security, forced;
-- policy school_rows for all to zhibi_app using (school_id = ANY (( SELECT zhibi_schools() AS zhibi_schools)::uuid[])) with check (school_id = ANY (( SELECT zhibi_schools() AS zhibi_schools)::uuid[]))
-- policy system_rows for all to zhibi_system using true with check true

-- what was offered for the shelf as it was then: the content stays, whatever its owner does with the file
create table disk_resource (
  school_id uuid not null
  id uuid not null
  entry_id uuid
  name text not null
  search text not null
  kind text not null
  sha256 text not null
  md5 text not null
  size bigint not null
  subject_id integer
  note text not null
  state text not null
  reason text not null default ''::text
  taken integer not null default 0
  created_by uuid not null
  created_at timestamp with time zone not null
  decided_by uuid
  decided_at timestamp with time zone
  PRIMARY KEY (school_id, id)
  FOREIGN KEY (school_id) REFERENCES school(id)
  FOREIGN KEY (subject_id) REFERENCES subject(subject_id)
  CHECK ((state = ANY (ARRAY['waiting'::text, 'approved'::text, 'refused'::text, 'withdrawn'::text])))
) -- row-level security, forced;
CREATE INDEX disk_resource_content ON disk_resource USING btree (sha256);
CREATE INDEX disk_resource_state ON disk_resource USING btree (school_id, state, id DESC);
-- policy school_rows for all to zhibi_app using (school_id = ANY (( SELECT zhibi_schools() AS zhibi_schools)::uuid[])) with check (school_id = ANY (( SELECT zhibi_schools() AS zhibi_schools)::uuid[]))
-- policy system_rows for all to zhibi_system using true with check true

create table disk_share (
  school_id uuid not null
  id uuid not null
  entry_id uuid not null
  audience text not null
  class_id uuid
  region_id uuid
  may_edit boolean not null
  expires_at timestamp with time zone
  created_by uuid not null
  created_at timestamp with time zone not null
  PRIMARY KEY (school_id, id)
  FOREIGN KEY (region_id) REFERENCES region(id)
  FOREIGN KEY (school_id, class_id) REFERENCES school_class(school_id, id)
  FOREIGN KEY (school_id, entry_id) REFERENCES disk_entry(school_id, id) ON DELETE CASCADE
  CHECK (((audience = 'class'::text) = (class_id IS NOT NULL)))
  CHECK (((audience = 'region'::text) = (region_id IS NOT NULL)))
  CHECK ((audience = ANY (ARRAY['class'::text, 'school'::text, 'region'::text])))
) -- row-level security, forced;
CREATE INDEX disk_share_region ON disk_share USING btree (region_id) WHERE (region_id IS NOT NULL);
CREATE UNIQUE INDEX disk_share_once ON disk_share USING btree (school_id, entry_id, audience, COALESCE(class_id, '00000000-0000-0000-0000-000000000000'::uuid));
-- policy school_rows for all to zhibi_app using (school_id = ANY (( SELECT zhibi_schools() AS zhibi_schools)::uuid[])) with check (school_id = ANY (( SELECT zhibi_schools() AS zhibi_schools)::uuid[]))
-- policy system_rows for all to zhibi_system using true with check true

create table disk_star (
  school_id uuid not null
  account_id uuid not null
  entry_id uuid not null
  PRIMARY KEY (school_id, account_id, entry_id)
  FOREIGN KEY (school_id, entry_id) REFERENCES disk_entry(school_id, id) ON DELETE CASCADE
) -- row-level security, forced;
-- policy school_rows for all to zhibi_app using (school_id = ANY (( SELECT zhibi_schools() AS zhibi_schools)::uuid[])) with check (school_id = ANY (( SELECT zhibi_schools() AS zhibi_schools)::uuid[]))
-- policy system_rows for all to zhibi_system using true with check true

-- the words of a content, read once after it was uploaded; empty where none could be read
create table disk_text (
  school_id uuid not null
  sha256 text not null
  body text not null
  PRIMARY KEY (school_id, sha256)
  FOREIGN KEY (school_id) REFERENCES school(id)
) -- row-level security, forced;
CREATE INDEX disk_text_content ON disk_text USING btree (sha256);
-- policy school_rows for all to zhibi_app using (school_id = ANY (( SELECT zhibi_schools() AS zhibi_schools)::uuid[])) with check (school_id = ANY (( SELECT zhibi_schools() AS zhibi_schools)::uuid[]))
-- policy system_rows for all to zhibi_system using true with check true

-- an open upload is known by person, MD5, name, size and folder, its parts by the records beside their bytes; merged and given-up ones are kept a while so that a call sent twice answers the same
create table disk_upload (
  school_id uuid not null
  id uuid not null
  account_id uuid not null
  owner_id uuid not null
  parent_id uuid
  file_name text not null
  name_key text not null
  file_md5 text not null
  file_size bigint not null
  state text not null
  entry_id uuid
  version_id uuid
  touched_at timestamp with time zone not null
  PRIMARY KEY (school_id, id)
  FOREIGN KEY (school_id) REFERENCES school(id)
  CHECK ((state = ANY (ARRAY['open'::text, 'merged'::text, 'aborted'::text])))
) -- row-level security, forced;
CREATE INDEX disk_upload_touched ON disk_upload USING btree (touched_at);
CREATE UNIQUE INDEX disk_upload_identity ON disk_upload USING btree (school_id, account_id, COALESCE(parent_id, '00000000-0000-0000-0000-000000000000'::uuid), name_key, file_md5, file_size) WHERE (state = 'open'::text);
-- policy school_rows for all to zhibi_app using (school_id = ANY (( SELECT zhibi_schools() AS zhibi_schools)::uuid[])) with check (school_id = ANY (( SELECT zhibi_schools() AS zhibi_schools)::uuid[]))
-- policy system_rows for all to zhibi_system using true with check true

create table disk_version (
  school_id uuid not null
  id uuid not null
  entry_id uuid not null
  owner_id uuid not null
  number integer not null
  sha256 text not null
  md5 text not null
  size bigint not null
  created_by uuid not null
  created_at timestamp with time zone not null
  PRIMARY KEY (school_id, id)
  UNIQUE (school_id, entry_id, number)
  FOREIGN KEY (school_id, entry_id) REFERENCES disk_entry(school_id, id) ON DELETE CASCADE
) -- row-level security, forced;
CREATE INDEX disk_version_content ON disk_version USING btree (sha256);
CREATE INDEX disk_version_use ON disk_version USING btree (school_id, owner_id) INCLUDE (size);
-- policy school_rows for all to zhibi_app using (school_id = ANY (( SELECT zhibi_schools() AS zhibi_schools)::uuid[])) with check (school_id = ANY (( SELECT zhibi_schools() AS zhibi_schools)::uuid[]))
-- policy system_rows for all to zhibi_system using true with check true

create table event (
  id bigint not null
  name text not null
  school_id uuid
  audience uuid[] not null
  data jsonb not null
  published_at timestamp with time zone not null default now()
  PRIMARY KEY (id)
);
CREATE INDEX event_audience ON event USING gin (audience);

-- one row: the newest id given, and the newest id no longer kept
create table event_head (
  last_id bigint not null
  dropped_id bigint not null
);

-- that there is writing for an item, whatever it came from
create table evidence (
  school_id uuid not null
  homework_id uuid not null
  student_id uuid not null
  item_id uuid not null
  strokes integer not null
  seconds real not null
  changed_at timestamp with time zone not null
  PRIMARY KEY (school_id, homework_id, student_id, item_id)
  FOREIGN KEY (school_id, homework_id, student_id) REFERENCES submission(school_id, homework_id, student_id)
) -- row-level security, forced;
-- policy school_rows for all to zhibi_app using (school_id = ANY (( SELECT zhibi_schools() AS zhibi_schools)::uuid[])) with check (school_id = ANY (( SELECT zhibi_schools() AS zhibi_schools)::uuid[]))
-- policy system_rows for all to zhibi_system using true with check true

create table group_member (
  school_id uuid not null
  set_id uuid not null
  student_id uuid not null
  number smallint not null
  PRIMARY KEY (school_id, set_id, student_id)
  FOREIGN KEY (school_id, set_id, number) REFERENCES class_group(school_id, set_id, number) ON DELETE CASCADE
  FOREIGN KEY (school_id, student_id) REFERENCES student(school_id, id)
) -- row-level security, forced;
-- policy school_rows for all to zhibi_app using (school_id = ANY (( SELECT zhibi_schools() AS zhibi_schools)::uuid[])) with check (school_id = ANY (( SELECT zhibi_schools() AS zhibi_schools)::uuid[]))
-- policy system_rows for all to zhibi_system using true with check true

create table group_set (
  school_id uuid not null
  id uuid not null
  class_id uuid not null
  name text not null
  purpose text not null
  locked_until date
  revision integer not null default 1
  changed_by uuid not null
  changed_at timestamp with time zone not null
  removed_at timestamp with time zone
  PRIMARY KEY (school_id, id)
  FOREIGN KEY (school_id, class_id) REFERENCES school_class(school_id, id)
  CHECK ((purpose = ANY (ARRAY['seat'::text, 'lab'::text, 'reading'::text, 'other'::text])))
) -- row-level security, forced;
CREATE INDEX group_set_class ON group_set USING btree (school_id, class_id) WHERE (removed_at IS NULL);
-- policy school_rows for all to zhibi_app using (school_id = ANY (( SELECT zhibi_schools() AS zhibi_schools)::uuid[])) with check (school_id = ANY (( SELECT zhibi_schools() AS zhibi_schools)::uuid[]))
-- policy system_rows for all to zhibi_system using true with check true

create table head_image (
  account_id uuid not null
  school_id uuid
  file_id uuid not null
  sha256 text not null
  size integer not null
  set_at timestamp with time zone not null default now()
  PRIMARY KEY (account_id)
  UNIQUE (file_id)
  FOREIGN KEY (school_id) REFERENCES school(id)
) -- row-level security, forced;
CREATE INDEX head_image_content ON head_image USING btree (sha256);
-- policy school_rows for all to zhibi_app using (school_id = ANY (( SELECT zhibi_schools() AS zhibi_schools)::uuid[])) with check (school_id = ANY (( SELECT zhibi_schools() AS zhibi_schools)::uuid[]))
-- policy system_rows for all to zhibi_system using true with check true

create table homework (
  school_id uuid not null
  id uuid not null
  paper_id uuid not null
  paper_revision integer not null
  print_run_id uuid not null
  title text not null
  subject_id integer not null
  work_category smallint not null
  total_score numeric(6,1) not null
  created_by uuid not null
  push_at timestamp with time zone not null
  start_at timestamp with time zone not null
  end_at timestamp with time zone not null
  closed_at timestamp with time zone
  withdrawn_at timestamp with time zone
  released_at timestamp with time zone
  created_at timestamp with time zone not null default now()
  PRIMARY KEY (school_id, id)
  UNIQUE (school_id, print_run_id)
  FOREIGN KEY (school_id) REFERENCES school(id)
  FOREIGN KEY (school_id, paper_id) REFERENCES paper(school_id, id)
  FOREIGN KEY (school_id, print_run_id) REFERENCES print_run(school_id, id)
  FOREIGN KEY (subject_id) REFERENCES subject(subject_id)
  CHECK ((start_at < end_at))
  CHECK ((work_category = ANY (ARRAY[1, 3, 4])))
) -- row-level security, forced;
-- policy school_rows for all to zhibi_app using (school_id = ANY (( SELECT zhibi_schools() AS zhibi_schools)::uuid[])) with check (school_id = ANY (( SELECT zhibi_schools() AS zhibi_schools)::uuid[]))
-- policy system_rows for all to zhibi_system using true with check true

create table homework_class (
  school_id uuid not null
  homework_id uuid not null
  class_id uuid not null
  PRIMARY KEY (school_id, homework_id, class_id)
  FOREIGN KEY (school_id, class_id) REFERENCES school_class(school_id, id)
  FOREIGN KEY (school_id, homework_id) REFERENCES homework(school_id, id)
) -- row-level security, forced;
CREATE INDEX homework_class_class ON homework_class USING btree (school_id, class_id, homework_id DESC);
-- policy school_rows for all to zhibi_app using (school_id = ANY (( SELECT zhibi_schools() AS zhibi_schools)::uuid[])) with check (school_id = ANY (( SELECT zhibi_schools() AS zhibi_schools)::uuid[]))
-- policy system_rows for all to zhibi_system using true with check true

create table image_code (
  id uuid not null
  answer text -- what the picture says; null where more work stands in its place, for somebody who cannot see it
  expires_at timestamp with time zone not null
  work text not null -- the signed challenge (ALTCHA) that the browser has to solve
  PRIMARY KEY (id)
);
CREATE INDEX image_code_age ON image_code USING btree (expires_at);

create table ink_queue (
  school_id uuid not null
  id uuid not null
  reason text not null
  page_code text not null
  code_rule text not null
  device text not null
  homework_id uuid
  student_id uuid
  page smallint
  first_at timestamp with time zone not null
  last_at timestamp with time zone not null
  settled_at timestamp with time zone
  settled_by uuid
  PRIMARY KEY (school_id, id)
  FOREIGN KEY (school_id) REFERENCES school(id)
) -- row-level security, forced;
CREATE UNIQUE INDEX ink_queue_open ON ink_queue USING btree (school_id, page_code, code_rule, reason, device) WHERE (settled_at IS NULL);
-- policy school_rows for all to zhibi_app using (school_id = ANY (( SELECT zhibi_schools() AS zhibi_schools)::uuid[])) with check (school_id = ANY (( SELECT zhibi_schools() AS zhibi_schools)::uuid[]))
-- policy system_rows for all to zhibi_system using true with check true

create table ink_queue_stroke (
  school_id uuid not null
  stroke_id uuid not null
  queue_id uuid not null
  t0 bigint not null
  points bytea not null
  PRIMARY KEY (school_id, stroke_id)
  FOREIGN KEY (school_id, queue_id) REFERENCES ink_queue(school_id, id)
) -- row-level security, forced;
CREATE INDEX ink_queue_stroke_queue ON ink_queue_stroke USING btree (school_id, queue_id);
-- policy school_rows for all to zhibi_app using (school_id = ANY (( SELECT zhibi_schools() AS zhibi_schools)::uuid[])) with check (school_id = ANY (( SELECT zhibi_schools() AS zhibi_schools)::uuid[]))
-- policy system_rows for all to zhibi_system using true with check true

-- only ever added; a stroke's id makes sending it again change nothing
create table ink_stroke (
  school_id uuid not null
  stroke_id uuid not null
  homework_id uuid not null
  student_id uuid not null
  page smallint not null
  area_id text not null -- the answer area it was written in; empty where it lies outside every area
  t0 bigint not null
  source text not null
  device text not null
  points bytea not null
  received_at timestamp with time zone not null default now()
  PRIMARY KEY (school_id, stroke_id)
) -- row-level security, forced;
CREATE INDEX ink_stroke_area ON ink_stroke USING btree (school_id, homework_id, area_id, student_id);
-- policy school_rows for all to zhibi_app using (school_id = ANY (( SELECT zhibi_schools() AS zhibi_schools)::uuid[])) with check (school_id = ANY (( SELECT zhibi_schools() AS zhibi_schools)::uuid[]))
-- policy system_rows for all to zhibi_system using true with check true

-- how one homework answered one question: sums only, no student
create table item_result (
  school_id uuid not null
  homework_id uuid not null
  item_id uuid not null
  question_id uuid not null
  version integer not null
  sums jsonb not null
  PRIMARY KEY (school_id, homework_id, item_id)
  FOREIGN KEY (school_id) REFERENCES school(id)
) -- row-level security, forced;
CREATE INDEX item_result_question ON item_result USING btree (school_id, question_id, version);
-- policy school_rows for all to zhibi_app using (school_id = ANY (( SELECT zhibi_schools() AS zhibi_schools)::uuid[])) with check (school_id = ANY (( SELECT zhibi_schools() AS zhibi_schools)::uuid[]))
-- policy system_rows for all to zhibi_system using true with check true

-- scores of this homework have changed; a row each time, never two calls waiting for one row. Taken away when it is counted
create table item_score_news (
  school_id uuid not null
  id bigint not null generated always as identity
  homework_id uuid not null
  PRIMARY KEY (school_id, id)
  FOREIGN KEY (school_id) REFERENCES school(id)
) -- row-level security, forced;
-- policy school_rows for all to zhibi_app using (school_id = ANY (( SELECT zhibi_schools() AS zhibi_schools)::uuid[])) with check (school_id = ANY (( SELECT zhibi_schools() AS zhibi_schools)::uuid[]))
-- policy system_rows for all to zhibi_system using true with check true

-- of the newest version that was answered. A row of the platform's school is the sum over all schools, for its questions only
create table item_statistic (
  school_id uuid not null
  question_id uuid not null
  version integer not null
  answers integer not null
  facility real -- null where fewer than five have answered, like every other figure
  upper_lower real
  item_rest real
  schools integer not null default 1
  sums jsonb not null
  counted_at timestamp with time zone not null default now()
  PRIMARY KEY (school_id, question_id)
) -- row-level security, forced;
CREATE INDEX item_statistic_question ON item_statistic USING btree (question_id);
-- policy bank_read for select to zhibi_app using ((school_id = ANY (( SELECT zhibi_schools() AS zhibi_schools)::uuid[])) OR (school_id = '00000000-0000-0000-0000-000000000000'::uuid))
-- policy school_delete for delete to zhibi_app using (school_id = ANY (( SELECT zhibi_schools() AS zhibi_schools)::uuid[]))
-- policy school_insert for insert to zhibi_app with check (school_id = ANY (( SELECT zhibi_schools() AS zhibi_schools)::uuid[]))
-- policy school_update for update to zhibi_app using (school_id = ANY (( SELECT zhibi_schools() AS zhibi_schools)::uuid[])) with check (school_id = ANY (( SELECT zhibi_schools() AS zhibi_schools)::uuid[]))
-- policy system_rows for all to zhibi_system using true with check true

create table job (
  school_id uuid not null
  id uuid not null
  account_id uuid not null
  kind text not null
  status text not null
  done integer not null default 0
  total integer not null default 0
  result jsonb
  created_at timestamp with time zone not null default now()
  finished_at timestamp with time zone
  held_by uuid
  reason text
  PRIMARY KEY (school_id, id)
  CHECK ((status = ANY (ARRAY['waiting'::text, 'running'::text, 'done'::text, 'failed'::text])))
) -- row-level security, forced;
CREATE INDEX job_open ON job USING btree (created_at) WHERE (status = ANY (ARRAY['waiting'::text, 'running'::text]));
-- policy school_rows for all to zhibi_app using (school_id = ANY (( SELECT zhibi_schools() AS zhibi_schools)::uuid[])) with check (school_id = ANY (( SELECT zhibi_schools() AS zhibi_schools)::uuid[]))
-- policy system_rows for all to zhibi_system using true with check true

create table knowledge_point (
  id uuid not null
  subject_id integer not null
  parent_id uuid
  title text not null
  position integer not null
  found_by text -- folded title, and its pinyin and initials from each syllable on; null until a process has spelled it
  PRIMARY KEY (id)
  FOREIGN KEY (parent_id) REFERENCES knowledge_point(id)
  FOREIGN KEY (subject_id) REFERENCES subject(subject_id)
);
CREATE INDEX knowledge_point_parent ON knowledge_point USING btree (parent_id);
CREATE INDEX knowledge_point_subject ON knowledge_point USING btree (subject_id);

create table knowledge_prerequisite (
  knowledge_id uuid not null
  needs_id uuid not null
  PRIMARY KEY (knowledge_id, needs_id)
  FOREIGN KEY (knowledge_id) REFERENCES knowledge_point(id)
  FOREIGN KEY (needs_id) REFERENCES knowledge_point(id)
);
CREATE INDEX knowledge_prerequisite_needs ON knowledge_prerequisite USING btree (needs_id);

create table level_plan (
  school_id uuid not null
  class_id uuid not null
  subject_id integer not null
  a_from smallint not null default 85
  c_below smallint not null default 60
  revision integer not null default 1
  changed_by uuid not null
  changed_at timestamp with time zone not null
  PRIMARY KEY (school_id, class_id, subject_id)
  FOREIGN KEY (school_id, class_id) REFERENCES school_class(school_id, id)
  FOREIGN KEY (subject_id) REFERENCES subject(subject_id)
  CHECK (((0 < c_below) AND (c_below < a_from) AND (a_from <= 100)))
) -- row-level security, forced;
-- policy school_rows for all to zhibi_app using (school_id = ANY (( SELECT zhibi_schools() AS zhibi_schools)::uuid[])) with check (school_id = ANY (( SELECT zhibi_schools() AS zhibi_schools)::uuid[]))
-- policy system_rows for all to zhibi_system using true with check true

-- one lifelong history for each person and class: rows are only ever added
create table life_event (
  school_id uuid not null
  id uuid not null
  whose text not null
  whose_id uuid not null
  what text not null
  detail jsonb not null default '{}'::jsonb
  by_account uuid
  at timestamp with time zone not null
  PRIMARY KEY (school_id, id)
  CHECK ((whose = ANY (ARRAY['student'::text, 'teacher'::text, 'class'::text])))
) -- row-level security, forced;
CREATE INDEX life_event_whose ON life_event USING btree (school_id, whose_id, id);
-- policy school_rows for all to zhibi_app using (school_id = ANY (( SELECT zhibi_schools() AS zhibi_schools)::uuid[])) with check (school_id = ANY (( SELECT zhibi_schools() AS zhibi_schools)::uuid[]))
-- policy system_rows for all to zhibi_system using true with check true

-- the keyed hashes of the addresses that an account has lately been entered from
create table login_address (
  account_id uuid not null
  address text not null
  seen_at timestamp with time zone not null
  PRIMARY KEY (account_id, address)
  FOREIGN KEY (account_id) REFERENCES account(id)
);
CREATE INDEX login_address_age ON login_address USING btree (seen_at);

-- tries that have not succeeded, by the name that was typed, whether it exists or not, and by where they came from: a browser that this account has entered with, an address that it has entered from, or anywhere else
create table login_failure (
  account text not null
  place text not null
  mark text not null
  failures integer not null
  last_at timestamp with time zone not null
  PRIMARY KEY (account, place, mark)
  CHECK ((place = ANY (ARRAY['browser'::text, 'near'::text, 'far'::text, 'owner'::text])))
);
CREATE INDEX login_failure_age ON login_failure USING btree (last_at);

create table login_session (
  id uuid not null
  account_id uuid not null
  login_type smallint not null
  generation integer not null default 0 -- how often its refresh token was changed; an older one that comes back ends the session
  rotated_at timestamp with time zone not null
  generation_used boolean not null default false
  started_at timestamp with time zone not null
  ended_at timestamp with time zone
  began_by text not null default 'password'::text
  PRIMARY KEY (id)
  FOREIGN KEY (account_id) REFERENCES account(id)
  CHECK ((began_by = ANY (ARRAY['password'::text, 'phone'::text, 'weixin'::text, 'register'::text, 'hand-over'::text])))
) -- row-level security, forced;
CREATE INDEX login_session_account ON login_session USING btree (account_id) WHERE (ended_at IS NULL);
CREATE INDEX login_session_idle ON login_session USING btree (rotated_at);
-- policy school_ends for update to zhibi_app using (EXISTS ( SELECT
   FROM account a
  WHERE (a.id = login_session.account_id)))
-- policy school_rows for select to zhibi_app using (EXISTS ( SELECT
   FROM account a
  WHERE (a.id = login_session.account_id)))
-- policy system_rows for all to zhibi_system using true with check true

-- tickets of one use: choosing a login type, activating, handing over
create table login_ticket (
  id uuid not null
  kind text not null
  account_id uuid not null
  login_type smallint
  hash text not null
  expires_at timestamp with time zone not null
  used_at timestamp with time zone
  began_by text not null default 'password'::text -- how the person had proved who they are when the ticket was given
  source text -- the program that a person came from, as its address said; for the audit
  PRIMARY KEY (id)
  FOREIGN KEY (account_id) REFERENCES account(id)
);
CREATE INDEX login_ticket_age ON login_ticket USING btree (expires_at);

create table organisation (
  id uuid not null
  name text not null
  customized text not null default ''::text
  logo text not null default ''::text
  created_at timestamp with time zone not null default now()
  revision integer not null default 1
  account_longest smallint not null default 41 -- the longest account name for new accounts: the specification gives 16, 40 and 41, and those that exist stay
  school_configs text[] not null default '{}'::text[] -- the features that a new school begins with
  privacy text not null default 'ink'::text
  return_addresses text[] not null default '{}'::text[] -- beginnings of addresses outside this installation that a login or logout may lead back to
  logo_sha256 text default "substring"(logo, '[0-9a-f]{64}'::text)
  PRIMARY KEY (id)
  CHECK ((account_longest = ANY (ARRAY[16, 40, 41])))
  CHECK ((privacy = ANY (ARRAY['result'::text, 'ink'::text, 'process'::text])))
);
CREATE INDEX organisation_logo ON organisation USING btree (logo_sha256);

-- news of committed transactions that have no id yet
create table outbox (
  seq bigint not null generated always as identity
  name text not null
  school_id uuid
  audience uuid[] not null
  data jsonb not null
  PRIMARY KEY (seq)
);

create table page_code (
  school_id uuid not null
  page_code text not null
  code_rule text not null
  print_run_id uuid not null
  class_id uuid not null
  student_id uuid not null
  page smallint not null
  PRIMARY KEY (school_id, page_code)
  UNIQUE (school_id, print_run_id, student_id, page)
  FOREIGN KEY (school_id, print_run_id) REFERENCES print_run(school_id, id)
  FOREIGN KEY (school_id, student_id) REFERENCES student(school_id, id)
) -- row-level security, forced;
CREATE UNIQUE INDEX page_code_once ON page_code USING btree (page_code);
-- policy school_rows for all to zhibi_app using (school_id = ANY (( SELECT zhibi_schools() AS zhibi_schools)::uuid[])) with check (school_id = ANY (( SELECT zhibi_schools() AS zhibi_schools)::uuid[]))
-- policy system_rows for all to zhibi_system using true with check true

create table paper (
  school_id uuid not null
  id uuid not null
  owner_account_id uuid not null
  subject_id integer not null
  paper_type smallint not null
  title text not null
  status text not null
  options jsonb not null
  revision integer not null default 1
  created_at timestamp with time zone not null default now()
  updated_at timestamp with time zone not null default now()
  removed_at timestamp with time zone
  PRIMARY KEY (school_id, id)
  FOREIGN KEY (school_id) REFERENCES school(id)
  FOREIGN KEY (subject_id) REFERENCES subject(subject_id)
  CHECK (((paper_type >= 0) AND (paper_type <= 5)))
  CHECK ((status = ANY (ARRAY['draft'::text, 'laid-out'::text, 'published'::text])))
) -- row-level security, forced;
CREATE INDEX paper_mine ON paper USING btree (school_id, owner_account_id, subject_id, id DESC) WHERE (removed_at IS NULL);
-- policy school_rows for all to zhibi_app using (school_id = ANY (( SELECT zhibi_schools() AS zhibi_schools)::uuid[])) with check (school_id = ANY (( SELECT zhibi_schools() AS zhibi_schools)::uuid[]))
-- policy system_rows for all to zhibi_system using true with check true

create table paper_item (
  school_id uuid not null
  id uuid not null
  paper_id uuid not null
  section_id uuid not null
  position integer not null
  question_id uuid not null
  question_version integer not null
  score numeric(5,1) not null
  answer_space_mm numeric(5,1)
  PRIMARY KEY (school_id, id)
  UNIQUE (school_id, paper_id, question_id)
  FOREIGN KEY (school_id, paper_id) REFERENCES paper(school_id, id)
  FOREIGN KEY (school_id, section_id) REFERENCES paper_section(school_id, id)
  CHECK (((score > (0)::numeric) AND ((score * (2)::numeric) = trunc((score * (2)::numeric)))))
) -- row-level security, forced;
CREATE INDEX paper_item_question ON paper_item USING btree (school_id, question_id);
-- policy school_rows for all to zhibi_app using (school_id = ANY (( SELECT zhibi_schools() AS zhibi_schools)::uuid[])) with check (school_id = ANY (( SELECT zhibi_schools() AS zhibi_schools)::uuid[]))
-- policy system_rows for all to zhibi_system using true with check true

-- the one truth about where everything of this revision stands
create table paper_layout (
  school_id uuid not null
  paper_id uuid not null
  revision integer not null
  geometry jsonb not null
  issues jsonb not null
  pdf_sha256 text not null
  answer_pdf_sha256 text not null
  made_at timestamp with time zone not null default now()
  PRIMARY KEY (school_id, paper_id, revision)
  FOREIGN KEY (school_id, paper_id) REFERENCES paper(school_id, id)
) -- row-level security, forced;
CREATE INDEX paper_layout_answer_content ON paper_layout USING btree (answer_pdf_sha256);
CREATE INDEX paper_layout_content ON paper_layout USING btree (pdf_sha256);
-- policy school_rows for all to zhibi_app using (school_id = ANY (( SELECT zhibi_schools() AS zhibi_schools)::uuid[])) with check (school_id = ANY (( SELECT zhibi_schools() AS zhibi_schools)::uuid[]))
-- policy system_rows for all to zhibi_system using true with check true

create table paper_section (
  school_id uuid not null
  id uuid not null
  paper_id uuid not null
  position integer not null
  title text not null
  PRIMARY KEY (school_id, id)
  FOREIGN KEY (school_id, paper_id) REFERENCES paper(school_id, id)
) -- row-level security, forced;
CREATE INDEX paper_section_paper ON paper_section USING btree (school_id, paper_id);
-- policy school_rows for all to zhibi_app using (school_id = ANY (( SELECT zhibi_schools() AS zhibi_schools)::uuid[])) with check (school_id = ANY (( SELECT zhibi_schools() AS zhibi_schools)::uuid[]))
-- policy system_rows for all to zhibi_system using true with check true

create table partner_copy (
  school_id uuid not null
  account_id uuid not null
  bank text not null
  item_id text not null
  question_id uuid not null
  PRIMARY KEY (school_id, account_id, bank, item_id)
  FOREIGN KEY (school_id, question_id) REFERENCES question(school_id, id) ON DELETE CASCADE
) -- row-level security, forced;
-- policy school_rows for all to zhibi_app using (school_id = ANY (( SELECT zhibi_schools() AS zhibi_schools)::uuid[])) with check (school_id = ANY (( SELECT zhibi_schools() AS zhibi_schools)::uuid[]))
-- policy system_rows for all to zhibi_system using true with check true

-- what counts against the quota of a school: an item once, whoever of its teachers takes it
create table partner_download (
  school_id uuid not null
  bank text not null
  item_id text not null
  taken_on date not null
  PRIMARY KEY (school_id, bank, item_id)
  FOREIGN KEY (school_id) REFERENCES school(id)
) -- row-level security, forced;
CREATE INDEX partner_download_period ON partner_download USING btree (school_id, bank, taken_on);
-- policy school_rows for all to zhibi_app using (school_id = ANY (( SELECT zhibi_schools() AS zhibi_schools)::uuid[])) with check (school_id = ANY (( SELECT zhibi_schools() AS zhibi_schools)::uuid[]))
-- policy system_rows for all to zhibi_system using true with check true

create table partner_report (
  school_id uuid not null
  id uuid not null
  account_id uuid not null
  bank text not null
  book_id text not null
  page integer not null
  kind text not null
  note text not null
  created_at timestamp with time zone not null
  book_title text not null default ''::text
  handled_at timestamp with time zone
  handled_by uuid
  answer text not null default ''::text
  PRIMARY KEY (school_id, id)
  UNIQUE (school_id, account_id, bank, book_id, page, kind)
  FOREIGN KEY (school_id) REFERENCES school(id)
  CHECK ((kind = ANY (ARRAY['error'::text, 'missing-page'::text])))
) -- row-level security, forced;
CREATE INDEX partner_report_open ON partner_report USING btree (id DESC) WHERE (handled_at IS NULL);
-- policy school_rows for all to zhibi_app using (school_id = ANY (( SELECT zhibi_schools() AS zhibi_schools)::uuid[])) with check (school_id = ANY (( SELECT zhibi_schools() AS zhibi_schools)::uuid[]))
-- policy system_rows for all to zhibi_system using true with check true

-- initial passwords that nobody has seen yet: sealed, shown once, gone after a week; null while still being made
create table password_slip (
  school_id uuid not null
  batch_id uuid not null
  account_id uuid not null
  sealed text
  made_at timestamp with time zone
  PRIMARY KEY (school_id, batch_id, account_id)
) -- row-level security, forced;
-- policy school_rows for all to zhibi_app using (school_id = ANY (( SELECT zhibi_schools() AS zhibi_schools)::uuid[])) with check (school_id = ANY (( SELECT zhibi_schools() AS zhibi_schools)::uuid[]))
-- policy system_rows for all to zhibi_system using true with check true

create table pen (
  school_id uuid not null
  mac text not null
  name text not null
  model text not null
  battery smallint
  status text not null
  page_code text
  code_rule text
  last_seq bigint not null default '-1'::integer
  last_seen_at timestamp with time zone not null
  PRIMARY KEY (school_id, mac)
  FOREIGN KEY (school_id) REFERENCES school(id)
  CHECK ((status = ANY (ARRAY['connected'::text, 'disconnected'::text])))
) -- row-level security, forced;
-- policy school_rows for all to zhibi_app using (school_id = ANY (( SELECT zhibi_schools() AS zhibi_schools)::uuid[])) with check (school_id = ANY (( SELECT zhibi_schools() AS zhibi_schools)::uuid[]))
-- policy system_rows for all to zhibi_system using true with check true

-- another question of the lesson takes the place of each; a chapter that was removed and comes back finds them again
create table practice_aside (
  school_id uuid not null
  account_id uuid not null
  chapter_id uuid not null
  question_id uuid not null
  put_at timestamp with time zone not null default now()
  PRIMARY KEY (school_id, account_id, chapter_id, question_id)
  FOREIGN KEY (school_id) REFERENCES school(id)
) -- row-level security, forced;
-- policy school_rows for all to zhibi_app using (school_id = ANY (( SELECT zhibi_schools() AS zhibi_schools)::uuid[])) with check (school_id = ANY (( SELECT zhibi_schools() AS zhibi_schools)::uuid[]))
-- policy system_rows for all to zhibi_system using true with check true

create table print_run (
  school_id uuid not null
  id uuid not null
  paper_id uuid not null
  revision integer not null
  created_by uuid not null
  class_ids uuid[] not null
  dots boolean not null
  status text not null
  pdf_sha256 text
  homework_id uuid
  created_at timestamp with time zone not null default now()
  PRIMARY KEY (school_id, id)
  FOREIGN KEY (school_id, paper_id, revision) REFERENCES paper_layout(school_id, paper_id, revision)
  CHECK ((status = ANY (ARRAY['waiting'::text, 'ready'::text, 'failed'::text])))
) -- row-level security, forced;
CREATE INDEX print_run_content ON print_run USING btree (pdf_sha256);
CREATE INDEX print_run_paper ON print_run USING btree (school_id, paper_id, id DESC);
-- policy school_rows for all to zhibi_app using (school_id = ANY (( SELECT zhibi_schools() AS zhibi_schools)::uuid[])) with check (school_id = ANY (( SELECT zhibi_schools() AS zhibi_schools)::uuid[]))
-- policy system_rows for all to zhibi_system using true with check true

create table question (
  school_id uuid not null
  id uuid not null
  bank text not null
  owner_account_id uuid
  subject_id integer not null
  stage smallint not null
  type smallint not null
  version integer not null default 1
  difficulty numeric(4,3) not null
  year smallint
  source text not null default ''::text
  minutes numeric(5,1) not null default 2
  search_text text not null
  created_at timestamp with time zone not null default now()
  removed_at timestamp with time zone -- out of sight of everybody but its author: papers keep what they were made with
  words tsvector not null
  licence text not null default 'unsaid'::text
  updated_at timestamp with time zone not null default now()
  origin_school_id uuid
  origin_id uuid -- the question that this one was copied from
  origin_version integer
  PRIMARY KEY (school_id, id)
  FOREIGN KEY (subject_id) REFERENCES subject(subject_id)
  CHECK (((difficulty >= (0)::numeric) AND (difficulty <= (1)::numeric)))
  CHECK ((bank = ANY (ARRAY['platform'::text, 'school'::text, 'mine'::text])))
  CHECK ((stage = ANY (ARRAY[1, 2, 3])))
) -- row-level security, forced;
CREATE INDEX question_found ON question USING btree (subject_id, id) INCLUDE (school_id, bank, owner_account_id, type, difficulty, year) WHERE (removed_at IS NULL);
CREATE INDEX question_mine ON question USING btree (school_id, owner_account_id, subject_id, id DESC) WHERE (bank = 'mine'::text);
CREATE INDEX question_origin ON question USING btree (school_id, origin_id) WHERE (origin_id IS NOT NULL);
CREATE INDEX question_words ON question USING gin (words) WITH (gin_pending_list_limit='1024');
-- policy bank_read for select to zhibi_app using ((school_id = ANY (( SELECT zhibi_schools() AS zhibi_schools)::uuid[])) OR (school_id = '00000000-0000-0000-0000-000000000000'::uuid))
-- policy finder_rows for select to postgres using true
-- policy school_delete for delete to zhibi_app using (school_id = ANY (( SELECT zhibi_schools() AS zhibi_schools)::uuid[]))
-- policy school_insert for insert to zhibi_app with check (school_id = ANY (( SELECT zhibi_schools() AS zhibi_schools)::uuid[]))
-- policy school_update for update to zhibi_app using (school_id = ANY (( SELECT zhibi_schools() AS zhibi_schools)::uuid[])) with check (school_id = ANY (( SELECT zhibi_schools() AS zhibi_schools)::uuid[]))
-- policy system_rows for all to zhibi_system using true with check true

create table question_chapter (
  school_id uuid not null
  question_id uuid not null
  chapter_id uuid not null
  PRIMARY KEY (school_id, question_id, chapter_id)
  FOREIGN KEY (chapter_id) REFERENCES chapter(id)
  FOREIGN KEY (school_id, question_id) REFERENCES question(school_id, id)
) -- row-level security, forced;
CREATE INDEX question_chapter_place ON question_chapter USING btree (chapter_id);
-- policy bank_read for select to zhibi_app using ((school_id = ANY (( SELECT zhibi_schools() AS zhibi_schools)::uuid[])) OR (school_id = '00000000-0000-0000-0000-000000000000'::uuid))
-- policy finder_rows for select to postgres using true
-- policy school_delete for delete to zhibi_app using (school_id = ANY (( SELECT zhibi_schools() AS zhibi_schools)::uuid[]))
-- policy school_insert for insert to zhibi_app with check (school_id = ANY (( SELECT zhibi_schools() AS zhibi_schools)::uuid[]))
-- policy school_update for update to zhibi_app using (school_id = ANY (( SELECT zhibi_schools() AS zhibi_schools)::uuid[])) with check (school_id = ANY (( SELECT zhibi_schools() AS zhibi_schools)::uuid[]))
-- policy system_rows for all to zhibi_system using true with check true

-- what a class was given; handed in by later domains through the public index, together with question_use
create table question_class_use (
  school_id uuid not null
  class_id uuid not null
  question_id uuid not null
  times_used integer not null default 1
  last_used_at timestamp with time zone not null default now()
  PRIMARY KEY (school_id, class_id, question_id)
  FOREIGN KEY (school_id) REFERENCES school(id)
) -- row-level security, forced;
-- policy finder_rows for select to postgres using true
-- policy school_rows for all to zhibi_app using (school_id = ANY (( SELECT zhibi_schools() AS zhibi_schools)::uuid[])) with check (school_id = ANY (( SELECT zhibi_schools() AS zhibi_schools)::uuid[]))
-- policy system_rows for all to zhibi_system using true with check true

create table question_draft (
  school_id uuid not null
  id uuid not null
  account_id uuid not null
  subject_id integer not null
  question_id uuid
  base_version integer
  revision integer not null default 1
  content jsonb not null
  saved_at timestamp with time zone not null default now()
  PRIMARY KEY (school_id, id)
  FOREIGN KEY (school_id) REFERENCES school(id)
  FOREIGN KEY (subject_id) REFERENCES subject(subject_id)
) -- row-level security, forced;
CREATE INDEX question_draft_mine ON question_draft USING btree (school_id, account_id, subject_id, id DESC);
CREATE UNIQUE INDEX question_draft_once ON question_draft USING btree (school_id, account_id, question_id) WHERE (question_id IS NOT NULL);
-- policy school_rows for all to zhibi_app using (school_id = ANY (( SELECT zhibi_schools() AS zhibi_schools)::uuid[])) with check (school_id = ANY (( SELECT zhibi_schools() AS zhibi_schools)::uuid[]))
-- policy system_rows for all to zhibi_system using true with check true

create table question_file (
  school_id uuid not null
  id uuid not null
  kind text not null
  sha256 text not null
  size bigint not null
  type text not null
  width_mm numeric(6,1)
  height_mm numeric(6,1)
  created_by uuid
  created_at timestamp with time zone not null default now()
  PRIMARY KEY (school_id, id)
  UNIQUE (school_id, sha256)
  CHECK ((kind = ANY (ARRAY['image'::text, 'audio'::text])))
) -- row-level security, forced;
CREATE INDEX question_file_id ON question_file USING btree (id);
-- policy bank_read for select to zhibi_app using ((school_id = ANY (( SELECT zhibi_schools() AS zhibi_schools)::uuid[])) OR (school_id = '00000000-0000-0000-0000-000000000000'::uuid))
-- policy school_delete for delete to zhibi_app using (school_id = ANY (( SELECT zhibi_schools() AS zhibi_schools)::uuid[]))
-- policy school_insert for insert to zhibi_app with check (school_id = ANY (( SELECT zhibi_schools() AS zhibi_schools)::uuid[]))
-- policy school_update for update to zhibi_app using (school_id = ANY (( SELECT zhibi_schools() AS zhibi_schools)::uuid[])) with check (school_id = ANY (( SELECT zhibi_schools() AS zhibi_schools)::uuid[]))
-- policy system_rows for all to zhibi_system using true with check true

create table question_import (
  school_id uuid not null
  id uuid not null
  account_id uuid not null
  bank text not null
  subject_id integer
  format text
  file_name text not null
  file_sha256 text not null
  state text not null
  done integer not null default 0
  total integer not null default 0
  created_at timestamp with time zone not null
  PRIMARY KEY (school_id, id)
  FOREIGN KEY (subject_id) REFERENCES subject(subject_id)
  CHECK ((bank = ANY (ARRAY['mine'::text, 'school'::text, 'platform'::text])))
  CHECK ((state = ANY (ARRAY['waiting'::text, 'running'::text, 'done'::text, 'undone'::text, 'failed'::text])))
) -- row-level security, forced;
CREATE INDEX question_import_content ON question_import USING btree (file_sha256);
CREATE INDEX question_import_owner ON question_import USING btree (school_id, account_id, id DESC);
-- policy school_rows for all to zhibi_app using (school_id = ANY (( SELECT zhibi_schools() AS zhibi_schools)::uuid[])) with check (school_id = ANY (( SELECT zhibi_schools() AS zhibi_schools)::uuid[]))
-- policy system_rows for all to zhibi_system using true with check true

create table question_import_item (
  school_id uuid not null
  import_id uuid not null
  position integer not null
  place text not null
  outcome text not null
  reason text
  warnings text[] not null default '{}'::text[]
  confidence numeric(3,2) not null default 1
  summary text not null default ''::text
  question_id uuid
  draft jsonb -- a question that waits to be mended: its body and facts as they were read
  PRIMARY KEY (school_id, import_id, "position")
  FOREIGN KEY (school_id, import_id) REFERENCES question_import(school_id, id) ON DELETE CASCADE
  CHECK ((outcome = ANY (ARRAY['added'::text, 'skipped'::text, 'doubtful'::text, 'undone'::text, 'kept'::text])))
) -- row-level security, forced;
CREATE INDEX question_import_item_outcome ON question_import_item USING btree (school_id, import_id, outcome, "position");
-- policy school_rows for all to zhibi_app using (school_id = ANY (( SELECT zhibi_schools() AS zhibi_schools)::uuid[])) with check (school_id = ANY (( SELECT zhibi_schools() AS zhibi_schools)::uuid[]))
-- policy system_rows for all to zhibi_system using true with check true

create table question_knowledge (
  school_id uuid not null
  question_id uuid not null
  knowledge_id uuid not null
  PRIMARY KEY (school_id, question_id, knowledge_id)
  FOREIGN KEY (knowledge_id) REFERENCES knowledge_point(id)
  FOREIGN KEY (school_id, question_id) REFERENCES question(school_id, id)
) -- row-level security, forced;
CREATE INDEX question_knowledge_point ON question_knowledge USING btree (knowledge_id);
-- policy bank_read for select to zhibi_app using ((school_id = ANY (( SELECT zhibi_schools() AS zhibi_schools)::uuid[])) OR (school_id = '00000000-0000-0000-0000-000000000000'::uuid))
-- policy finder_rows for select to postgres using true
-- policy school_delete for delete to zhibi_app using (school_id = ANY (( SELECT zhibi_schools() AS zhibi_schools)::uuid[]))
-- policy school_insert for insert to zhibi_app with check (school_id = ANY (( SELECT zhibi_schools() AS zhibi_schools)::uuid[]))
-- policy school_update for update to zhibi_app using (school_id = ANY (( SELECT zhibi_schools() AS zhibi_schools)::uuid[])) with check (school_id = ANY (( SELECT zhibi_schools() AS zhibi_schools)::uuid[]))
-- policy system_rows for all to zhibi_system using true with check true

create table question_review (
  school_id uuid not null
  id uuid not null
  question_id uuid not null
  version integer not null
  subject_id integer not null
  author_account_id uuid not null
  state text not null
  note text not null
  asked_at timestamp with time zone not null
  decided_by uuid
  decided_note text not null default ''::text
  decided_at timestamp with time zone
  PRIMARY KEY (school_id, id)
  FOREIGN KEY (school_id) REFERENCES school(id)
  FOREIGN KEY (school_id, question_id) REFERENCES question(school_id, id) ON DELETE CASCADE
  FOREIGN KEY (subject_id) REFERENCES subject(subject_id)
  CHECK ((state = ANY (ARRAY['waiting'::text, 'published'::text, 'returned'::text, 'withdrawn'::text])))
) -- row-level security, forced;
CREATE INDEX question_review_question ON question_review USING btree (school_id, question_id, id DESC);
CREATE INDEX question_review_subject ON question_review USING btree (school_id, subject_id, id DESC);
CREATE UNIQUE INDEX question_review_waiting ON question_review USING btree (school_id, question_id) WHERE (state = 'waiting'::text);
-- policy school_rows for all to zhibi_app using (school_id = ANY (( SELECT zhibi_schools() AS zhibi_schools)::uuid[])) with check (school_id = ANY (( SELECT zhibi_schools() AS zhibi_schools)::uuid[]))
-- policy system_rows for all to zhibi_system using true with check true

create table question_shape (
  school_id uuid not null
  question_id uuid not null
  signature integer[] not null
  bands integer[] not null
  PRIMARY KEY (school_id, question_id)
  FOREIGN KEY (school_id, question_id) REFERENCES question(school_id, id) ON DELETE CASCADE
) -- row-level security, forced;
CREATE INDEX question_shape_bands ON question_shape USING gin (bands) WITH (gin_pending_list_limit='1024');
-- policy bank_read for select to zhibi_app using ((school_id = ANY (( SELECT zhibi_schools() AS zhibi_schools)::uuid[])) OR (school_id = '00000000-0000-0000-0000-000000000000'::uuid))
-- policy finder_rows for select to postgres using true
-- policy school_delete for delete to zhibi_app using (school_id = ANY (( SELECT zhibi_schools() AS zhibi_schools)::uuid[]))
-- policy school_insert for insert to zhibi_app with check (school_id = ANY (( SELECT zhibi_schools() AS zhibi_schools)::uuid[]))
-- policy school_update for update to zhibi_app using (school_id = ANY (( SELECT zhibi_schools() AS zhibi_schools)::uuid[])) with check (school_id = ANY (( SELECT zhibi_schools() AS zhibi_schools)::uuid[]))
-- policy system_rows for all to zhibi_system using true with check true

-- how often this school used a question; handed in by later domains through the public index
create table question_use (
  school_id uuid not null
  question_id uuid not null
  times_used integer not null default 0
  last_used_at timestamp with time zone
  PRIMARY KEY (school_id, question_id)
  FOREIGN KEY (school_id) REFERENCES school(id)
) -- row-level security, forced;
-- policy school_rows for all to zhibi_app using (school_id = ANY (( SELECT zhibi_schools() AS zhibi_schools)::uuid[])) with check (school_id = ANY (( SELECT zhibi_schools() AS zhibi_schools)::uuid[]))
-- policy system_rows for all to zhibi_system using true with check true

-- never changed: a used paper keeps the version it was made with
create table question_version (
  school_id uuid not null
  question_id uuid not null
  version integer not null
  body jsonb not null
  created_at timestamp with time zone not null default now()
  source text -- as it was in this version; null where the version is older than this column: then that of the question
  licence text
  created_by uuid
  body_digest uuid not null default (md5((body)::text))::uuid -- finds a text that is there already; equal digests are compared in full
  PRIMARY KEY (school_id, question_id, version)
  FOREIGN KEY (school_id, question_id) REFERENCES question(school_id, id)
) -- row-level security, forced;
CREATE INDEX question_version_body ON question_version USING btree (school_id, body_digest);
-- policy bank_read for select to zhibi_app using ((school_id = ANY (( SELECT zhibi_schools() AS zhibi_schools)::uuid[])) OR (school_id = '00000000-0000-0000-0000-000000000000'::uuid))
-- policy finder_rows for select to postgres using true
-- policy school_delete for delete to zhibi_app using (school_id = ANY (( SELECT zhibi_schools() AS zhibi_schools)::uuid[]))
-- policy school_insert for insert to zhibi_app with check (school_id = ANY (( SELECT zhibi_schools() AS zhibi_schools)::uuid[]))
-- policy school_update for update to zhibi_app using (school_id = ANY (( SELECT zhibi_schools() AS zhibi_schools)::uuid[])) with check (school_id = ANY (( SELECT zhibi_schools() AS zhibi_schools)::uuid[]))
-- policy system_rows for all to zhibi_system using true with check true

create table region (
  id uuid not null
  organisation_id uuid not null
  name text not null
  revision integer not null default 1
  PRIMARY KEY (id)
  FOREIGN KEY (organisation_id) REFERENCES organisation(id)
);

create table role_grant (
  id uuid not null
  account_id uuid not null
  login_type smallint not null
  role text not null
  organisation_id uuid not null
  region_id uuid
  in_school_id uuid
  granted_at timestamp with time zone not null default now()
  ended_at timestamp with time zone -- when the person left; the grant stays, so that returning and looking back are possible
  display boolean not null default true -- false: held, but nobody enters with it and no screen names it
  PRIMARY KEY (id)
  FOREIGN KEY (account_id) REFERENCES account(id)
  CHECK ((login_type = ANY (ARRAY[1, 2, 3, 4])))
) -- row-level security, forced;
CREATE INDEX role_grant_school ON role_grant USING btree (in_school_id, account_id);
CREATE UNIQUE INDEX role_grant_once ON role_grant USING btree (account_id, login_type, role, organisation_id, COALESCE(region_id, organisation_id), COALESCE(in_school_id, organisation_id));
-- policy school_rows for all to zhibi_app using ((login_type = 1) AND (in_school_id = ANY (( SELECT zhibi_schools() AS zhibi_schools)::uuid[]))) with check ((login_type = 1) AND (in_school_id = ANY (( SELECT zhibi_schools() AS zhibi_schools)::uuid[])) AND (role = ANY (ARRAY['TEACHER'::text, 'STUDENT'::text, 'SCHOOLADMIN'::text, 'SCHOOLPRINCIPAL'::text])))
-- policy system_rows for all to zhibi_system using true with check true

create table roster_import (
  school_id uuid not null
  id uuid not null
  kind text not null
  state text not null
  source_name text not null
  form text not null
  encoding text not null default ''::text
  titles text[] not null
  fields jsonb not null -- what each column is, in their order; null for columns that are not kept
  create_classes boolean not null default true
  new_classes jsonb not null default '[]'::jsonb -- classes that the list names and the school has not, with their ids once they are made
  row_count integer not null
  run integer not null default 0 -- raised by every start of work: an older piece of work that still goes on stops by itself
  done integer not null default 0
  total integer not null default 0
  failure text not null default ''::text
  touched_at timestamp with time zone not null
  created_at timestamp with time zone not null
  by_account uuid
  by_name text not null default ''::text
  applied_at timestamp with time zone
  undone_at timestamp with time zone
  password_batch_id uuid
  password_job_id uuid
  PRIMARY KEY (school_id, id)
  FOREIGN KEY (school_id) REFERENCES school(id)
  CHECK ((form = ANY (ARRAY['xlsx'::text, 'csv'::text, 'text'::text, 'oneroster'::text])))
  CHECK ((kind = ANY (ARRAY['students'::text, 'teachers'::text, 'classes'::text])))
  CHECK ((state = ANY (ARRAY['columns'::text, 'checking'::text, 'checked'::text, 'applying'::text, 'applied'::text, 'undoing'::text, 'undone'::text])))
) -- row-level security, forced;
-- policy school_rows for all to zhibi_app using (school_id = ANY (( SELECT zhibi_schools() AS zhibi_schools)::uuid[])) with check (school_id = ANY (( SELECT zhibi_schools() AS zhibi_schools)::uuid[]))
-- policy system_rows for all to zhibi_system using true with check true

-- what a school said that a column of its lists is; null for a column that is not kept
create table roster_mapping (
  school_id uuid not null
  kind text not null
  title text not null
  field text
  PRIMARY KEY (school_id, kind, title)
  FOREIGN KEY (school_id) REFERENCES school(id)
) -- row-level security, forced;
-- policy school_rows for all to zhibi_app using (school_id = ANY (( SELECT zhibi_schools() AS zhibi_schools)::uuid[])) with check (school_id = ANY (( SELECT zhibi_schools() AS zhibi_schools)::uuid[]))
-- policy system_rows for all to zhibi_system using true with check true

create table roster_row (
  school_id uuid not null
  import_id uuid not null
  row_no integer not null -- where the row stands in the file, counted from 1
  cells jsonb not null
  mended jsonb not null default '{}'::jsonb
  decision text
  status text
  keys text[] not null default '{}'::text[]
  found jsonb
  changes jsonb not null default '[]'::jsonb
  problems jsonb not null default '[]'::jsonb
  person_id uuid
  account_id uuid
  applied_at timestamp with time zone
  taken_back_at timestamp with time zone
  kept jsonb -- why an applied row could not be taken back
  PRIMARY KEY (school_id, import_id, row_no)
  FOREIGN KEY (school_id, import_id) REFERENCES roster_import(school_id, id) ON DELETE CASCADE
  CHECK ((decision = ANY (ARRAY['confirm'::text, 'skip'::text])))
  CHECK ((status = ANY (ARRAY['added'::text, 'changed'::text, 'unchanged'::text, 'conflict'::text, 'bad'::text, 'skipped'::text])))
) -- row-level security, forced;
CREATE INDEX roster_row_status ON roster_row USING btree (school_id, import_id, status, row_no);
-- policy school_rows for all to zhibi_app using (school_id = ANY (( SELECT zhibi_schools() AS zhibi_schools)::uuid[])) with check (school_id = ANY (( SELECT zhibi_schools() AS zhibi_schools)::uuid[]))
-- policy system_rows for all to zhibi_system using true with check true

create table school (
  id uuid not null
  organisation_id uuid not null
  region_id uuid
  name text not null
  short_name text not null
  first_gid smallint not null
  last_gid smallint not null
  school_year smallint not null
  data_lock boolean not null default false
  hidden boolean not null default false
  member_id text
  configs text[] not null default '{}'::text[]
  ext_question text[] not null default '{}'::text[]
  created_at timestamp with time zone not null default now()
  revision integer not null default 1
  pinyin text not null default ''::text
  privacy text not null default 'ink'::text
  PRIMARY KEY (id)
  FOREIGN KEY (organisation_id) REFERENCES organisation(id)
  FOREIGN KEY (region_id) REFERENCES region(id)
  CHECK (((first_gid >= 1) AND (first_gid <= 12)))
  CHECK (((last_gid >= first_gid) AND (last_gid <= 12)))
  CHECK ((privacy = ANY (ARRAY['result'::text, 'ink'::text, 'process'::text])))
) -- row-level security, forced;
CREATE INDEX school_order ON school USING btree (organisation_id, pinyin, id);
-- policy newcomers for insert to zhibi_app with check true
-- policy organisation_changes for update to zhibi_app using (id = ANY (( SELECT zhibi_schools() AS zhibi_schools)::uuid[]))
-- policy school_rows for select to zhibi_app using (id = ANY (( SELECT zhibi_schools() AS zhibi_schools)::uuid[]))
-- policy system_rows for all to zhibi_system using true with check true

create table school_book (
  school_id uuid not null
  id uuid not null
  subject_id integer not null
  title text not null
  gid smallint not null
  edition text not null
  term text not null
  pages integer not null
  chapters jsonb not null -- titles with the page that each begins on, in order; the first begins on page 1
  state text not null
  revision integer not null default 1
  created_by uuid not null
  created_at timestamp with time zone not null
  updated_at timestamp with time zone not null
  decided_by uuid
  decided_note text not null default ''::text
  shared_at timestamp with time zone
  quality numeric(4,3) -- the share of its questions that can be marked and have an analysis and a knowledge point, when it was given to the district
  origin_school_id uuid
  origin_id uuid -- the book of another school of the district that this one was copied from
  origin_name text
  removed_at timestamp with time zone
  PRIMARY KEY (school_id, id)
  FOREIGN KEY (school_id) REFERENCES school(id)
  FOREIGN KEY (subject_id) REFERENCES subject(subject_id)
  CHECK (((gid >= 1) AND (gid <= 12)))
  CHECK (((pages >= 1) AND (pages <= 500)))
  CHECK ((state = ANY (ARRAY['draft'::text, 'waiting'::text, 'published'::text])))
  CHECK ((term = ANY (ARRAY['first'::text, 'second'::text, 'whole'::text])))
) -- row-level security, forced;
CREATE INDEX school_book_shared ON school_book USING btree (subject_id, id DESC) WHERE ((shared_at IS NOT NULL) AND (removed_at IS NULL));
CREATE INDEX school_book_shelf ON school_book USING btree (school_id, subject_id, id DESC) WHERE (removed_at IS NULL);
CREATE UNIQUE INDEX school_book_adopted ON school_book USING btree (school_id, origin_id) WHERE ((origin_id IS NOT NULL) AND (removed_at IS NULL));
-- policy school_rows for all to zhibi_app using (school_id = ANY (( SELECT zhibi_schools() AS zhibi_schools)::uuid[])) with check (school_id = ANY (( SELECT zhibi_schools() AS zhibi_schools)::uuid[]))
-- policy system_rows for all to zhibi_system using true with check true

-- forgotten when the book is opened again: its pages may be others then
create table school_book_edition (
  school_id uuid not null
  book_id uuid not null
  paper_id uuid not null
  from_page smallint not null
  to_page smallint not null
  PRIMARY KEY (school_id, book_id, paper_id)
  FOREIGN KEY (school_id, book_id) REFERENCES school_book(school_id, id) ON DELETE CASCADE
  CHECK ((from_page >= 1))
  CHECK ((to_page >= from_page))
) -- row-level security, forced;
-- policy school_rows for all to zhibi_app using (school_id = ANY (( SELECT zhibi_schools() AS zhibi_schools)::uuid[])) with check (school_id = ANY (( SELECT zhibi_schools() AS zhibi_schools)::uuid[]))
-- policy system_rows for all to zhibi_system using true with check true

create table school_book_fill (
  school_id uuid not null
  id uuid not null
  book_id uuid not null
  account_id uuid not null
  kind text not null
  file_name text not null
  file_sha256 text -- the file as long as it is being read
  first_page integer not null
  per_page smallint not null
  state text not null
  reason text
  done integer not null default 0
  total integer not null default 0
  rows jsonb not null default '[]'::jsonb -- what became of each page or question of the file, with the revision of the page that it was put on
  import_id uuid -- the import that read the questions of a Word file
  created_at timestamp with time zone not null
  PRIMARY KEY (school_id, id)
  FOREIGN KEY (school_id, book_id) REFERENCES school_book(school_id, id) ON DELETE CASCADE
  CHECK ((kind = ANY (ARRAY['pdf'::text, 'docx'::text])))
  CHECK ((state = ANY (ARRAY['waiting'::text, 'running'::text, 'done'::text, 'undone'::text, 'failed'::text])))
) -- row-level security, forced;
CREATE INDEX school_book_fill_book ON school_book_fill USING btree (school_id, book_id, id DESC);
CREATE INDEX school_book_fill_content ON school_book_fill USING btree (file_sha256);
-- policy school_rows for all to zhibi_app using (school_id = ANY (( SELECT zhibi_schools() AS zhibi_schools)::uuid[])) with check (school_id = ANY (( SELECT zhibi_schools() AS zhibi_schools)::uuid[]))
-- policy system_rows for all to zhibi_system using true with check true

-- the questions of a page, each in the version that was entered; the question may be one of the platform
create table school_book_item (
  school_id uuid not null
  book_id uuid not null
  no integer not null
  position integer not null
  question_id uuid not null
  version integer not null
  PRIMARY KEY (school_id, book_id, no, "position")
  FOREIGN KEY (school_id, book_id, no) REFERENCES school_book_page(school_id, book_id, no) ON DELETE CASCADE
) -- row-level security, forced;
CREATE INDEX school_book_item_question ON school_book_item USING btree (school_id, question_id);
-- policy school_rows for all to zhibi_app using (school_id = ANY (( SELECT zhibi_schools() AS zhibi_schools)::uuid[])) with check (school_id = ANY (( SELECT zhibi_schools() AS zhibi_schools)::uuid[]))
-- policy system_rows for all to zhibi_system using true with check true

-- a page that somebody has begun to enter; the others have no row
create table school_book_page (
  school_id uuid not null
  book_id uuid not null
  no integer not null
  state text not null default 'entry'::text
  revision integer not null default 1
  file_id uuid -- the scan of the page, a file of questions; null where there is none
  areas jsonb not null default '[]'::jsonb
  entered_by uuid
  entered_at timestamp with time zone
  checked_by uuid
  checked_at timestamp with time zone
  note text not null default ''::text
  times_returned integer not null default 0
  PRIMARY KEY (school_id, book_id, no)
  FOREIGN KEY (school_id, book_id) REFERENCES school_book(school_id, id) ON DELETE CASCADE
  CHECK ((state = ANY (ARRAY['entry'::text, 'waiting'::text, 'checked'::text])))
) -- row-level security, forced;
-- policy school_rows for all to zhibi_app using (school_id = ANY (( SELECT zhibi_schools() AS zhibi_schools)::uuid[])) with check (school_id = ANY (( SELECT zhibi_schools() AS zhibi_schools)::uuid[]))
-- policy system_rows for all to zhibi_system using true with check true

-- the teachers who have taken a book into use
create table school_book_reader (
  school_id uuid not null
  book_id uuid not null
  account_id uuid not null
  PRIMARY KEY (school_id, book_id, account_id)
  FOREIGN KEY (school_id, book_id) REFERENCES school_book(school_id, id) ON DELETE CASCADE
) -- row-level security, forced;
-- policy school_rows for all to zhibi_app using (school_id = ANY (( SELECT zhibi_schools() AS zhibi_schools)::uuid[])) with check (school_id = ANY (( SELECT zhibi_schools() AS zhibi_schools)::uuid[]))
-- policy system_rows for all to zhibi_system using true with check true

create table school_class (
  school_id uuid not null
  id uuid not null
  name text not null
  gid smallint not null
  ended_on date
  revision integer not null default 1
  head_teacher_id uuid
  PRIMARY KEY (school_id, id)
  FOREIGN KEY (school_id) REFERENCES school(id)
  FOREIGN KEY (school_id, head_teacher_id) REFERENCES teacher(school_id, id)
  CHECK (((gid >= 1) AND (gid <= 12)))
) -- row-level security, forced;
-- policy school_rows for all to zhibi_app using (school_id = ANY (( SELECT zhibi_schools() AS zhibi_schools)::uuid[])) with check (school_id = ANY (( SELECT zhibi_schools() AS zhibi_schools)::uuid[]))
-- policy system_rows for all to zhibi_system using true with check true

-- the schools that a login of the district or of operations has entered: each is in the audit log once
create table school_entry (
  session_id uuid not null
  school_id uuid not null
  entered_at timestamp with time zone not null
  PRIMARY KEY (session_id, school_id)
  FOREIGN KEY (school_id) REFERENCES school(id)
  FOREIGN KEY (session_id) REFERENCES login_session(id)
);

-- the subjects that a school offers; a school without rows offers all of its stages
create table school_subject (
  school_id uuid not null
  subject_id integer not null
  PRIMARY KEY (school_id, subject_id)
  FOREIGN KEY (school_id) REFERENCES school(id)
  FOREIGN KEY (subject_id) REFERENCES subject(subject_id)
) -- row-level security, forced;
-- policy school_rows for all to zhibi_app using (school_id = ANY (( SELECT zhibi_schools() AS zhibi_schools)::uuid[])) with check (school_id = ANY (( SELECT zhibi_schools() AS zhibi_schools)::uuid[]))
-- policy system_rows for all to zhibi_system using true with check true

-- what a school uses by default: at most one textbook of a subject, grade and volume
create table school_textbook (
  school_id uuid not null
  textbook_id uuid not null
  set_at timestamp with time zone not null default now()
  PRIMARY KEY (school_id, textbook_id)
  FOREIGN KEY (school_id) REFERENCES school(id)
  FOREIGN KEY (textbook_id) REFERENCES textbook(id)
) -- row-level security, forced;
CREATE INDEX school_textbook_users ON school_textbook USING btree (textbook_id);
-- policy school_reads for select to zhibi_app using (school_id = ANY (( SELECT zhibi_schools() AS zhibi_schools)::uuid[]))
-- policy system_rows for all to zhibi_system using true with check true

-- one act of giving a textbook to schools or taking it from them, for its undoing
create table school_textbook_change (
  id uuid not null
  organisation_id uuid not null
  textbook_id uuid not null
  given boolean not null
  before jsonb not null -- by school: what it used of that subject, grade and volume
  changed_by uuid not null
  changed_at timestamp with time zone not null default now()
  PRIMARY KEY (id)
  FOREIGN KEY (organisation_id) REFERENCES organisation(id)
);

create table school_year_class (
  school_id uuid not null
  run_id uuid not null
  class_id uuid not null
  name_before text not null
  name_after text not null
  gid_before smallint not null
  gid_after smallint -- null for a class that leaves the school
  students integer not null
  state text not null default 'planned'::text
  why text -- why it was left as it stands (state kept)
  PRIMARY KEY (school_id, run_id, class_id)
  FOREIGN KEY (school_id, class_id) REFERENCES school_class(school_id, id)
  FOREIGN KEY (school_id, run_id) REFERENCES school_year_run(school_id, id)
  CHECK ((state = ANY (ARRAY['planned'::text, 'moved'::text, 'back'::text, 'kept'::text])))
) -- row-level security, forced;
-- policy school_rows for all to zhibi_app using (school_id = ANY (( SELECT zhibi_schools() AS zhibi_schools)::uuid[])) with check (school_id = ANY (( SELECT zhibi_schools() AS zhibi_schools)::uuid[]))
-- policy system_rows for all to zhibi_system using true with check true

create table school_year_lesson (
  school_id uuid not null
  run_id uuid not null
  class_id uuid not null
  teacher_id uuid not null
  subject_before integer not null
  subject_after integer -- null where the discipline is not taught at the next stage: the lesson ends
  state text not null default 'planned'::text
  why text
  PRIMARY KEY (school_id, run_id, class_id, teacher_id, subject_before)
  FOREIGN KEY (school_id, class_id) REFERENCES school_class(school_id, id)
  FOREIGN KEY (school_id, run_id) REFERENCES school_year_run(school_id, id)
  FOREIGN KEY (school_id, teacher_id) REFERENCES teacher(school_id, id)
  FOREIGN KEY (subject_after) REFERENCES subject(subject_id)
  FOREIGN KEY (subject_before) REFERENCES subject(subject_id)
  CHECK ((state = ANY (ARRAY['planned'::text, 'moved'::text, 'back'::text, 'kept'::text])))
) -- row-level security, forced;
-- policy school_rows for all to zhibi_app using (school_id = ANY (( SELECT zhibi_schools() AS zhibi_schools)::uuid[])) with check (school_id = ANY (( SELECT zhibi_schools() AS zhibi_schools)::uuid[]))
-- policy system_rows for all to zhibi_system using true with check true

-- one move to a new school year, or its undoing; one at a time in each school
create table school_year_run (
  school_id uuid not null
  id uuid not null
  from_year smallint not null
  to_year smallint not null
  direction text not null default 'forward'::text
  status text not null default 'running'::text
  step text not null
  on_day date not null
  tries smallint not null default 0
  failure text not null default ''::text
  started_by uuid not null
  started_at timestamp with time zone not null
  finished_at timestamp with time zone
  undo_by uuid
  undo_at timestamp with time zone
  undone_at timestamp with time zone
  moved_at timestamp with time zone not null -- when a step last ended: a run that stands still for long is taken up by another process
  PRIMARY KEY (school_id, id)
  FOREIGN KEY (school_id) REFERENCES school(id)
  CHECK ((direction = ANY (ARRAY['forward'::text, 'back'::text])))
  CHECK ((status = ANY (ARRAY['running'::text, 'done'::text, 'failed'::text, 'undone'::text])))
  CHECK ((step = ANY (ARRAY['classes'::text, 'lessons'::text, 'students'::text, 'year'::text])))
  CHECK ((to_year = (from_year + 1)))
) -- row-level security, forced;
CREATE UNIQUE INDEX school_year_run_one ON school_year_run USING btree (school_id) WHERE (status = ANY (ARRAY['running'::text, 'failed'::text]));
-- policy school_rows for all to zhibi_app using (school_id = ANY (( SELECT zhibi_schools() AS zhibi_schools)::uuid[])) with check (school_id = ANY (( SELECT zhibi_schools() AS zhibi_schools)::uuid[]))
-- policy system_rows for all to zhibi_system using true with check true

create table school_year_student (
  school_id uuid not null
  run_id uuid not null
  student_id uuid not null
  class_id uuid not null
  leaves boolean not null
  state text not null default 'planned'::text
  why text
  PRIMARY KEY (school_id, run_id, student_id)
  FOREIGN KEY (school_id, run_id) REFERENCES school_year_run(school_id, id)
  FOREIGN KEY (school_id, student_id) REFERENCES student(school_id, id)
  CHECK ((state = ANY (ARRAY['planned'::text, 'moved'::text, 'back'::text, 'kept'::text])))
) -- row-level security, forced;
-- policy school_rows for all to zhibi_app using (school_id = ANY (( SELECT zhibi_schools() AS zhibi_schools)::uuid[])) with check (school_id = ANY (( SELECT zhibi_schools() AS zhibi_schools)::uuid[]))
-- policy system_rows for all to zhibi_system using true with check true

-- every change of a score: who, when, from what to what; rows are only ever added
create table score_entry (
  school_id uuid not null
  id uuid not null
  answer_id uuid not null
  at timestamp with time zone not null
  kind text not null
  by_account uuid
  from_score numeric(5,1)
  to_score numeric(5,1)
  from_status text not null
  to_status text not null
  confidence real
  comment text not null default ''::text
  PRIMARY KEY (school_id, id)
  FOREIGN KEY (school_id, answer_id) REFERENCES answer(school_id, id)
  CHECK ((kind = ANY (ARRAY['machine'::text, 'person'::text, 'undo'::text])))
) -- row-level security, forced;
CREATE INDEX score_entry_answer ON score_entry USING btree (school_id, answer_id, id DESC);
-- policy school_rows for all to zhibi_app using (school_id = ANY (( SELECT zhibi_schools() AS zhibi_schools)::uuid[])) with check (school_id = ANY (( SELECT zhibi_schools() AS zhibi_schools)::uuid[]))
-- policy system_rows for all to zhibi_system using true with check true

create table seat (
  school_id uuid not null
  plan_id uuid not null
  student_id uuid not null
  seat_row smallint not null
  seat_column smallint not null
  PRIMARY KEY (school_id, plan_id, student_id)
  UNIQUE (school_id, plan_id, seat_row, seat_column)
  FOREIGN KEY (school_id, plan_id) REFERENCES seating_plan(school_id, id)
  FOREIGN KEY (school_id, student_id) REFERENCES student(school_id, id)
) -- row-level security, forced;
-- policy school_rows for all to zhibi_app using (school_id = ANY (( SELECT zhibi_schools() AS zhibi_schools)::uuid[])) with check (school_id = ANY (( SELECT zhibi_schools() AS zhibi_schools)::uuid[]))
-- policy system_rows for all to zhibi_system using true with check true

-- who should sit in front or at the back; why is nobody's business here, so no reason is kept
create table seat_need (
  school_id uuid not null
  class_id uuid not null
  student_id uuid not null
  place text not null
  PRIMARY KEY (school_id, class_id, student_id)
  FOREIGN KEY (school_id, class_id) REFERENCES class_seating(school_id, class_id)
  FOREIGN KEY (school_id, student_id) REFERENCES student(school_id, id)
  CHECK ((place = ANY (ARRAY['front'::text, 'back'::text])))
) -- row-level security, forced;
-- policy school_rows for all to zhibi_app using (school_id = ANY (( SELECT zhibi_schools() AS zhibi_schools)::uuid[])) with check (school_id = ANY (( SELECT zhibi_schools() AS zhibi_schools)::uuid[]))
-- policy system_rows for all to zhibi_system using true with check true

create table seat_pair (
  school_id uuid not null
  class_id uuid not null
  one_id uuid not null
  other_id uuid not null
  kind text not null
  PRIMARY KEY (school_id, class_id, one_id, other_id)
  FOREIGN KEY (school_id, class_id) REFERENCES class_seating(school_id, class_id)
  FOREIGN KEY (school_id, one_id) REFERENCES student(school_id, id)
  FOREIGN KEY (school_id, other_id) REFERENCES student(school_id, id)
  CHECK ((kind = ANY (ARRAY['apart'::text, 'together'::text])))
  CHECK ((one_id < other_id))
) -- row-level security, forced;
-- policy school_rows for all to zhibi_app using (school_id = ANY (( SELECT zhibi_schools() AS zhibi_schools)::uuid[])) with check (school_id = ANY (( SELECT zhibi_schools() AS zhibi_schools)::uuid[]))
-- policy system_rows for all to zhibi_system using true with check true

create table seating_plan (
  school_id uuid not null
  id uuid not null
  class_id uuid not null
  from_on date not null
  to_on date
  room jsonb not null
  made_by text not null
  changed_by uuid not null
  changed_at timestamp with time zone not null
  PRIMARY KEY (school_id, id)
  FOREIGN KEY (school_id, class_id) REFERENCES class_seating(school_id, class_id)
  CHECK ((made_by = ANY (ARRAY['hand'::text, 'solver'::text, 'rotation'::text])))
) -- row-level security, forced;
CREATE INDEX seating_plan_class ON seating_plan USING btree (school_id, class_id, id DESC);
CREATE UNIQUE INDEX seating_plan_now ON seating_plan USING btree (school_id, class_id) WHERE (to_on IS NULL);
-- policy school_rows for all to zhibi_app using (school_id = ANY (( SELECT zhibi_schools() AS zhibi_schools)::uuid[])) with check (school_id = ANY (( SELECT zhibi_schools() AS zhibi_schools)::uuid[]))
-- policy system_rows for all to zhibi_system using true with check true

create table secret (
  name text not null
  value text not null
  created_at timestamp with time zone not null default now()
  PRIMARY KEY (name)
);

create table signing_key (
  key_id text not null
  secret text not null
  school_id uuid not null
  name text not null
  created_at timestamp with time zone not null default now()
  revoked_at timestamp with time zone
  made_by uuid
  PRIMARY KEY (key_id)
);

create table signing_nonce (
  key_id text not null
  nonce text not null
  seen_at timestamp with time zone not null
  PRIMARY KEY (key_id, nonce)
  FOREIGN KEY (key_id) REFERENCES signing_key(key_id)
);
CREATE INDEX signing_nonce_age ON signing_nonce USING btree (seen_at);

-- codes of the last day, also for phones that nobody has: how often a number asks is counted either way. The answer stands as it is: a hash of four digits hides nothing
create table sms_code (
  id uuid not null
  phone text not null
  purpose text not null
  answer text not null
  tries integer not null default 0
  sent_at timestamp with time zone not null
  used_at timestamp with time zone
  PRIMARY KEY (id)
  CHECK ((purpose = ANY (ARRAY['login'::text, 'register'::text, 'bind'::text])))
);
CREATE INDEX sms_code_age ON sms_code USING btree (sent_at);
CREATE INDEX sms_code_phone ON sms_code USING btree (phone, sent_at);

create table stored_file (
  school_id uuid not null
  id uuid not null
  sha256 text not null
  size bigint not null
  type text not null
  name text not null
  created_at timestamp with time zone not null default now()
  PRIMARY KEY (school_id, id)
) -- row-level security, forced;
CREATE INDEX stored_file_content ON stored_file USING btree (sha256);
-- policy school_rows for all to zhibi_app using (school_id = ANY (( SELECT zhibi_schools() AS zhibi_schools)::uuid[])) with check (school_id = ANY (( SELECT zhibi_schools() AS zhibi_schools)::uuid[]))
-- policy system_rows for all to zhibi_system using true with check true

create table student (
  school_id uuid not null
  id uuid not null
  account_id uuid not null
  student_no text not null
  name text not null
  pinyin text not null
  sex boolean
  birthday date
  head_file_id uuid
  revision integer not null default 1
  pinyin_by text not null default 'machine'::text -- a reading that a teacher corrected is never read again by the machine
  left_on date
  left_why text
  found_name text default lower(name)
  found_given text default lower(substr(name, 2))
  found_reading text default replace(pinyin, ' '::text, ''::text)
  found_given_reading text default replace(substr(pinyin, (length(split_part(pinyin, ' '::text, 1)) + 1)), ' '::text, ''::text)
  found_initials text default regexp_replace(pinyin, '(\S)\S*\s*'::text, '\1'::text, 'g'::text)
  found_number text default lower(student_no)
  erased_at timestamp with time zone -- when everything that named this student was taken away
  device_mac text -- the pen that is bound to the student now; kept by the register of devices
  reading text -- the name in pinyin with tone marks as a teacher corrected it; null where the machine reads
  reading_of text -- the name that the teacher read: after a renaming the reading is asked for again
  PRIMARY KEY (school_id, id)
  UNIQUE (school_id, account_id)
  UNIQUE (school_id, student_no)
  FOREIGN KEY (school_id) REFERENCES school(id)
  CHECK ((left_why = ANY (ARRAY['transferred'::text, 'graduated'::text, 'other'::text])))
  CHECK ((pinyin_by = ANY (ARRAY['machine'::text, 'teacher'::text])))
) -- row-level security, forced;
CREATE INDEX student_account ON student USING btree (account_id);
CREATE INDEX student_found_given ON student USING btree (school_id, found_given);
CREATE INDEX student_found_given_reading ON student USING btree (school_id, found_given_reading);
CREATE INDEX student_found_initials ON student USING btree (school_id, found_initials);
CREATE INDEX student_found_name ON student USING btree (school_id, found_name);
CREATE INDEX student_found_number ON student USING btree (school_id, found_number);
CREATE INDEX student_found_reading ON student USING btree (school_id, found_reading);
CREATE INDEX student_name ON student USING btree (school_id, pinyin, id);
-- policy school_rows for all to zhibi_app using (school_id = ANY (( SELECT zhibi_schools() AS zhibi_schools)::uuid[])) with check (school_id = ANY (( SELECT zhibi_schools() AS zhibi_schools)::uuid[]))
-- policy system_rows for all to zhibi_system using true with check true

-- the layers that teachers of a subject plan by; read by them and the leaders of the school, never by students
create table student_level (
  school_id uuid not null
  id uuid not null
  class_id uuid not null
  subject_id integer not null
  student_id uuid not null
  level text not null
  set_by uuid not null
  from_at timestamp with time zone not null
  to_at timestamp with time zone
  PRIMARY KEY (school_id, id)
  FOREIGN KEY (school_id, class_id, subject_id) REFERENCES level_plan(school_id, class_id, subject_id)
  FOREIGN KEY (school_id, student_id) REFERENCES student(school_id, id)
  CHECK ((level = ANY (ARRAY['A'::text, 'B'::text, 'C'::text])))
) -- row-level security, forced;
CREATE INDEX student_level_class ON student_level USING btree (school_id, class_id, subject_id);
CREATE UNIQUE INDEX student_level_now ON student_level USING btree (school_id, class_id, subject_id, student_id) WHERE (to_at IS NULL);
-- policy school_rows for all to zhibi_app using (school_id = ANY (( SELECT zhibi_schools() AS zhibi_schools)::uuid[])) with check (school_id = ANY (( SELECT zhibi_schools() AS zhibi_schools)::uuid[]))
-- policy system_rows for all to zhibi_system using true with check true

create table subject (
  subject_id integer not null
  subject_main_id integer not null
  stage smallint not null
  name text not null
  PRIMARY KEY (subject_id)
  CHECK ((stage = ANY (ARRAY[1, 2, 3])))
);

create table submission (
  school_id uuid not null
  homework_id uuid not null
  student_id uuid not null
  class_id uuid not null
  status text not null
  late boolean not null default false
  first_ink_at timestamp with time zone
  handed_in_at timestamp with time zone
  score numeric(6,1)
  PRIMARY KEY (school_id, homework_id, student_id)
  FOREIGN KEY (school_id, homework_id) REFERENCES homework(school_id, id)
  FOREIGN KEY (school_id, student_id) REFERENCES student(school_id, id)
  CHECK ((status = ANY (ARRAY['assigned'::text, 'writing'::text, 'handed-in'::text, 'absent'::text, 'marked'::text, 'released'::text])))
) -- row-level security, forced;
CREATE INDEX submission_student ON submission USING btree (school_id, student_id, homework_id DESC);
-- policy school_rows for all to zhibi_app using (school_id = ANY (( SELECT zhibi_schools() AS zhibi_schools)::uuid[])) with check (school_id = ANY (( SELECT zhibi_schools() AS zhibi_schools)::uuid[]))
-- policy system_rows for all to zhibi_system using true with check true

create table teacher (
  school_id uuid not null
  id uuid not null
  account_id uuid not null
  name text not null
  sex boolean
  main_subject_id integer
  head_file_id uuid
  revision integer not null default 1
  pinyin text not null default ''::text
  teacher_no text
  left_on date
  PRIMARY KEY (school_id, id)
  UNIQUE (school_id, account_id)
  FOREIGN KEY (main_subject_id) REFERENCES subject(subject_id)
  FOREIGN KEY (school_id) REFERENCES school(id)
) -- row-level security, forced;
CREATE INDEX teacher_account ON teacher USING btree (account_id);
CREATE INDEX teacher_name ON teacher USING btree (school_id, pinyin, id);
CREATE UNIQUE INDEX teacher_number ON teacher USING btree (school_id, teacher_no) WHERE (teacher_no IS NOT NULL);
-- policy school_rows for all to zhibi_app using (school_id = ANY (( SELECT zhibi_schools() AS zhibi_schools)::uuid[])) with check (school_id = ANY (( SELECT zhibi_schools() AS zhibi_schools)::uuid[]))
-- policy system_rows for all to zhibi_system using true with check true

create table teaching (
  school_id uuid not null
  class_id uuid not null
  teacher_id uuid not null
  subject_id integer not null
  PRIMARY KEY (school_id, class_id, teacher_id, subject_id)
  FOREIGN KEY (school_id, class_id) REFERENCES school_class(school_id, id)
  FOREIGN KEY (school_id, teacher_id) REFERENCES teacher(school_id, id)
  FOREIGN KEY (subject_id) REFERENCES subject(subject_id)
) -- row-level security, forced;
CREATE INDEX teaching_class ON teaching USING btree (school_id, class_id);
CREATE INDEX teaching_teacher ON teaching USING btree (school_id, teacher_id);
-- policy school_rows for all to zhibi_app using (school_id = ANY (( SELECT zhibi_schools() AS zhibi_schools)::uuid[])) with check (school_id = ANY (( SELECT zhibi_schools() AS zhibi_schools)::uuid[]))
-- policy system_rows for all to zhibi_system using true with check true

create table textbook (
  id uuid not null
  subject_id integer not null
  gid smallint not null
  volume text not null
  edition text not null
  title text not null
  position integer not null
  isbn text -- thirteen digits, however it was typed
  year smallint
  cover_id uuid -- a picture of the platform's bank
  retired_at timestamp with time zone -- since when it is not offered for anything new; what hangs on it stays
  PRIMARY KEY (id)
  FOREIGN KEY (subject_id) REFERENCES subject(subject_id)
  CHECK ((isbn ~ '^[0-9]{13}$'::text))
);

-- what a removal took along: nodes, the questions on them, prerequisites, the textbook; for its undoing
create table tree_removal (
  id uuid not null
  tree text not null
  taken jsonb not null
  removed_by uuid not null
  removed_at timestamp with time zone not null default now()
  PRIMARY KEY (id)
);

-- how often a tree (chapter:<textbook>, knowledge:<subject>) or a textbook (book:<id>) was changed; none is 0
create table tree_revision (
  tree text not null
  revision integer not null
  PRIMARY KEY (tree)
);

create table upgrade_window (
  single boolean not null default true
  starts_at timestamp with time zone not null
  ends_at timestamp with time zone not null
  PRIMARY KEY (single)
  CHECK ((ends_at > starts_at))
  CHECK (single)
);

-- a state on its way through WeChat, or a WeChat user who may be bound after a login; worth something only in the browser it was given to
create table weixin_ticket (
  id uuid not null
  kind text not null
  hash text not null
  browser text not null
  open_id text
  union_id text
  expires_at timestamp with time zone not null
  PRIMARY KEY (id)
  CHECK ((kind = ANY (ARRAY['state'::text, 'bind'::text])))
);
CREATE INDEX weixin_ticket_age ON weixin_ticket USING btree (expires_at);

-- the processes that do jobs; whoever has not been heard of for a while holds none any more; pool: the name under which it locks its jobs
create table worker (
  id uuid not null
  pool text not null
  beat_at timestamp with time zone not null default now()
  PRIMARY KEY (id)
);

create table wrong_question (
  school_id uuid not null
  id uuid not null
  student_id uuid not null
  homework_id uuid not null
  item_id uuid not null
  question_id uuid not null
  subject_id integer not null
  score numeric(5,1) not null
  max_score numeric(5,1) not null
  cause text
  state text not null
  step smallint not null default 0
  next_review_on date
  added_at timestamp with time zone not null default now()
  PRIMARY KEY (school_id, id)
  UNIQUE (school_id, student_id, homework_id, item_id)
  FOREIGN KEY (school_id, homework_id, student_id) REFERENCES submission(school_id, homework_id, student_id)
  FOREIGN KEY (subject_id) REFERENCES subject(subject_id)
  CHECK ((state = ANY (ARRAY['new'::text, 'reviewing'::text, 'mastered'::text])))
) -- row-level security, forced;
CREATE INDEX wrong_question_student ON wrong_question USING btree (school_id, student_id, subject_id, id DESC);
-- policy school_rows for all to zhibi_app using (school_id = ANY (( SELECT zhibi_schools() AS zhibi_schools)::uuid[])) with check (school_id = ANY (( SELECT zhibi_schools() AS zhibi_schools)::uuid[]))
-- policy system_rows for all to zhibi_system using true with check true
