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
-- grant insert, select to zhibi_app
-- grant delete, insert, select, update to zhibi_system

create table account (
  id uuid not null
  account text not null
  name text not null
  password_hash text not null -- empty while an initial password is still being made: nobody can enter with it
  activated_at timestamp with time zone -- null until the person has set a password of their own
  disabled_at timestamp with time zone
  created_at timestamp with time zone not null default now()
  phone text
  password_given_at timestamp with time zone -- since when a password that somebody else made stands in place of the person's own; null: it is the person's, or the initial one of an account never activated
  mail text -- the address that reminders go to, proved by a code; not a way in, and not unique
  PRIMARY KEY (id)
) -- row-level security, forced;
CREATE INDEX account_beginning ON account USING btree (lower(account) text_pattern_ops);
CREATE UNIQUE INDEX account_name ON account USING btree (lower(account));
CREATE UNIQUE INDEX account_phone ON account USING btree (phone) WHERE (phone IS NOT NULL);
CREATE TRIGGER access_changed AFTER DELETE OR UPDATE OF name, disabled_at ON account FOR EACH ROW EXECUTE FUNCTION note_access_change('id');
-- policy newcomers for insert to zhibi_app with check true
-- policy school_changes for update to zhibi_app using (EXISTS ( SELECT
   FROM role_grant g
  WHERE (g.account_id = account.id)))
-- policy school_rows for select to zhibi_app using (EXISTS ( SELECT
   FROM role_grant g
  WHERE (g.account_id = account.id)))
-- policy system_rows for all to zhibi_system using true with check true
-- grant insert, select (id, account, name, activated_at, disabled_at, created_at, phone, password_given_at, mail), update (name, password_hash, activated_at, disabled_at, phone, password_given_at) to zhibi_app
-- grant delete, insert, select, update to zhibi_system

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
-- grant delete, insert, select, update to zhibi_system

create table acting (
  school_id uuid not null
  id uuid not null
  session_id uuid not null
  account_id uuid not null
  operator_name text not null
  reason text not null
  ticket text not null
  begun_at timestamp with time zone not null
  until_at timestamp with time zone not null
  ended_at timestamp with time zone
  PRIMARY KEY (school_id, id)
  FOREIGN KEY (school_id) REFERENCES school(id)
  FOREIGN KEY (session_id) REFERENCES login_session(id)
) -- row-level security, forced;
CREATE INDEX acting_newest ON acting USING btree (id);
CREATE INDEX acting_session ON acting USING btree (session_id);
CREATE UNIQUE INDEX acting_open ON acting USING btree (session_id) WHERE (ended_at IS NULL);
-- policy school_rows for all to zhibi_app using (school_id = ANY (( SELECT zhibi_schools() AS zhibi_schools)::uuid[])) with check (school_id = ANY (( SELECT zhibi_schools() AS zhibi_schools)::uuid[]))
-- policy system_rows for all to zhibi_system using true with check true
-- grant delete, insert, select, update to zhibi_app
-- grant delete, insert, select, update to zhibi_system

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
CREATE INDEX activation_batch_class ON activation_batch USING btree (school_id, class_id) WHERE (class_id IS NOT NULL);
-- policy school_rows for all to zhibi_app using (school_id = ANY (( SELECT zhibi_schools() AS zhibi_schools)::uuid[])) with check (school_id = ANY (( SELECT zhibi_schools() AS zhibi_schools)::uuid[]))
-- policy system_rows for all to zhibi_system using true with check true
-- grant delete, insert, select, update to zhibi_app
-- grant delete, insert, select, update to zhibi_system

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
-- grant delete, insert, select, update to zhibi_app
-- grant delete, insert, select, update to zhibi_system

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
-- grant delete, insert, select, update to zhibi_app
-- grant delete, insert, select, update to zhibi_system

-- wrong passwords for any account by the keyed hash of an address: who tries one password on many accounts
create table address_failure (
  address text not null
  failures integer not null
  last_at timestamp with time zone not null
  PRIMARY KEY (address)
);
CREATE INDEX address_failure_age ON address_failure USING btree (last_at);
-- grant delete, insert, select, update to zhibi_system

-- what teachers draw and stamp on pages of students on a screen; a row that was taken away has neither mark nor points and keeps its version
create table annotation (
  school_id uuid not null
  id uuid not null
  homework_id uuid not null
  student_id uuid not null
  account_id uuid not null
  page smallint not null
  version integer not null -- grows with every act; an act that is not later changes nothing
  mark jsonb -- a stamp or words, and where
  points bytea -- a line of the pen, as packed ink
  changed_at timestamp with time zone not null
  PRIMARY KEY (school_id, id)
  FOREIGN KEY (school_id, homework_id) REFERENCES homework(school_id, id)
  CHECK ((num_nonnulls(mark, points) <= 1))
  CHECK ((octet_length(points) <= 12288))
  CHECK ((page > 0))
  CHECK ((version > 0))
) -- row-level security, forced;
CREATE INDEX annotation_copy ON annotation USING btree (school_id, homework_id, student_id);
-- policy school_rows for all to zhibi_app using (school_id = ANY (( SELECT zhibi_schools() AS zhibi_schools)::uuid[])) with check (school_id = ANY (( SELECT zhibi_schools() AS zhibi_schools)::uuid[]))
-- policy system_rows for all to zhibi_system using true with check true
-- grant delete, insert, select, update to zhibi_app
-- grant delete, insert, select, update to zhibi_system

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
  levels jsonb -- the levels of the rubric that the score was given by; null: it was given otherwise
  PRIMARY KEY (school_id, id)
  UNIQUE (school_id, homework_id, student_id, item_id)
  FOREIGN KEY (school_id, homework_id, student_id) REFERENCES submission(school_id, homework_id, student_id)
  CHECK (((score * (2)::numeric) = trunc((score * (2)::numeric))))
  CHECK ((status = ANY (ARRAY['blank'::text, 'recognised'::text, 'scored-by-machine'::text, 'waiting'::text, 'scored-by-person'::text, 'not-chosen'::text])))
) -- row-level security, forced;
CREATE INDEX answer_item ON answer USING btree (school_id, homework_id, item_id);
CREATE TRIGGER mastery_changed_by_update AFTER UPDATE ON answer REFERENCING OLD TABLE AS earlier NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION note_mastery_of_answers();
CREATE TRIGGER results_changed_by_delete AFTER DELETE ON answer REFERENCING OLD TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION note_result_news();
CREATE TRIGGER results_changed_by_insert AFTER INSERT ON answer REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION note_result_news();
CREATE TRIGGER results_changed_by_update AFTER UPDATE ON answer REFERENCING OLD TABLE AS earlier NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION note_scores_changed();
-- policy school_rows for all to zhibi_app using (school_id = ANY (( SELECT zhibi_schools() AS zhibi_schools)::uuid[])) with check (school_id = ANY (( SELECT zhibi_schools() AS zhibi_schools)::uuid[]))
-- policy system_rows for all to zhibi_system using true with check true
-- grant delete, insert, select, update to zhibi_app
-- grant delete, insert, select, update to zhibi_system

-- answers to one question that say the same
create table answer_group (
  school_id uuid not null
  id uuid not null
  homework_id uuid not null
  item_id uuid not null
  kind text not null
  label text not null default ''::text
  settled_by uuid -- the account that looked at all of it; null: nobody has
  PRIMARY KEY (school_id, id)
  FOREIGN KEY (school_id, homework_id) REFERENCES homework(school_id, id)
  CHECK ((kind = ANY (ARRAY['read'::text, 'doubtful'::text, 'alike'::text, 'blank'::text, 'single'::text, 'person'::text])))
) -- row-level security, forced;
CREATE INDEX answer_group_item ON answer_group USING btree (school_id, homework_id, item_id);
-- policy school_rows for all to zhibi_app using (school_id = ANY (( SELECT zhibi_schools() AS zhibi_schools)::uuid[])) with check (school_id = ANY (( SELECT zhibi_schools() AS zhibi_schools)::uuid[]))
-- policy system_rows for all to zhibi_system using true with check true
-- grant delete, insert, select, update to zhibi_app
-- grant delete, insert, select, update to zhibi_system

-- an answer stands in one group at most
create table answer_group_member (
  school_id uuid not null
  answer_id uuid not null
  group_id uuid not null
  PRIMARY KEY (school_id, answer_id)
  FOREIGN KEY (school_id, answer_id) REFERENCES answer(school_id, id)
  FOREIGN KEY (school_id, group_id) REFERENCES answer_group(school_id, id) ON DELETE CASCADE
) -- row-level security, forced;
CREATE INDEX answer_group_member_group ON answer_group_member USING btree (school_id, group_id);
-- policy school_rows for all to zhibi_app using (school_id = ANY (( SELECT zhibi_schools() AS zhibi_schools)::uuid[])) with check (school_id = ANY (( SELECT zhibi_schools() AS zhibi_schools)::uuid[]))
-- policy system_rows for all to zhibi_system using true with check true
-- grant delete, insert, select, update to zhibi_app
-- grant delete, insert, select, update to zhibi_system

-- answers that a teacher collected to show them: good ones, and what many did
create table answer_sample (
  school_id uuid not null
  account_id uuid not null
  answer_id uuid not null
  question_id uuid not null
  kind text not null
  collected_at timestamp with time zone not null
  PRIMARY KEY (school_id, account_id, answer_id)
  FOREIGN KEY (school_id, answer_id) REFERENCES answer(school_id, id)
  CHECK ((kind = ANY (ARRAY['excellent'::text, 'typical'::text])))
) -- row-level security, forced;
CREATE INDEX answer_sample_answer ON answer_sample USING btree (school_id, answer_id);
CREATE INDEX answer_sample_question ON answer_sample USING btree (school_id, account_id, question_id, collected_at DESC);
-- policy school_rows for all to zhibi_app using (school_id = ANY (( SELECT zhibi_schools() AS zhibi_schools)::uuid[])) with check (school_id = ANY (( SELECT zhibi_schools() AS zhibi_schools)::uuid[]))
-- policy system_rows for all to zhibi_system using true with check true
-- grant delete, insert, select, update to zhibi_app
-- grant delete, insert, select, update to zhibi_system

create table appeal (
  school_id uuid not null
  id uuid not null
  homework_id uuid not null
  answer_id uuid not null
  student_id uuid not null
  no smallint not null -- the number of the question on the paper, which stands since it was given
  reason text not null
  score_before numeric(5,1) not null
  givers uuid[] not null -- accounts that gave the score which is appealed, or had a part in it; none where a machine did
  state text not null
  appealed_at timestamp with time zone not null
  decided_by uuid
  decided_at timestamp with time zone
  score_after numeric(5,1)
  word text not null default ''::text
  PRIMARY KEY (school_id, id)
  UNIQUE (school_id, answer_id)
  FOREIGN KEY (school_id, answer_id) REFERENCES answer(school_id, id) ON DELETE CASCADE
  FOREIGN KEY (school_id, homework_id) REFERENCES homework(school_id, id)
  CHECK (((score_after * (2)::numeric) = trunc((score_after * (2)::numeric))))
  CHECK (((score_before * (2)::numeric) = trunc((score_before * (2)::numeric))))
  CHECK (((state = ANY (ARRAY['kept'::text, 'changed'::text])) = ((decided_by IS NOT NULL) AND (decided_at IS NOT NULL) AND (score_after IS NOT NULL))))
  CHECK ((state = ANY (ARRAY['waiting'::text, 'kept'::text, 'changed'::text, 'withdrawn'::text])))
) -- row-level security, forced;
CREATE INDEX appeal_decided ON appeal USING btree (school_id, decided_by, decided_at) WHERE (decided_by IS NOT NULL);
CREATE INDEX appeal_of_copy ON appeal USING btree (school_id, homework_id, student_id);
CREATE INDEX appeal_of_student ON appeal USING btree (school_id, student_id);
CREATE INDEX appeal_waiting ON appeal USING btree (school_id, appealed_at) WHERE (state = 'waiting'::text);
-- policy school_rows for all to zhibi_app using (school_id = ANY (( SELECT zhibi_schools() AS zhibi_schools)::uuid[])) with check (school_id = ANY (( SELECT zhibi_schools() AS zhibi_schools)::uuid[]))
-- policy system_rows for all to zhibi_system using true with check true
-- grant delete, insert, select, update to zhibi_app
-- grant delete, insert, select, update to zhibi_system

create table area_marking (
  school_id uuid not null
  paper_id uuid not null
  revision integer not null
  drawn_by uuid not null
  drawn_name text not null
  drawn_at timestamp with time zone not null
  areas integer not null
  proposed integer not null
  unchanged integer not null
  seconds integer not null
  reissue text not null default ''::text -- why copies that were out already were left behind
  state text not null default 'drawn'::text
  checked_by uuid
  checked_name text
  checked_at timestamp with time zone
  note text not null default ''::text
  PRIMARY KEY (school_id, paper_id, revision)
  FOREIGN KEY (school_id, paper_id, revision) REFERENCES paper_layout(school_id, paper_id, revision)
  CHECK (((state = 'drawn'::text) = (checked_by IS NULL)))
  CHECK (((unchanged >= 0) AND (unchanged <= proposed)))
  CHECK ((areas >= 0))
  CHECK ((checked_by <> drawn_by))
  CHECK ((proposed >= 0))
  CHECK ((seconds >= 0))
  CHECK ((state = ANY (ARRAY['drawn'::text, 'returned'::text, 'confirmed'::text])))
) -- row-level security, forced;
-- policy school_rows for all to zhibi_app using (school_id = ANY (( SELECT zhibi_schools() AS zhibi_schools)::uuid[])) with check (school_id = ANY (( SELECT zhibi_schools() AS zhibi_schools)::uuid[]))
-- policy system_rows for all to zhibi_system using true with check true
-- grant delete, insert, select, update to zhibi_app
-- grant delete, insert, select, update to zhibi_system

create table assistant_model (
  school_id uuid not null
  enabled boolean not null
  revision integer not null
  changed_by uuid not null
  changed_at timestamp with time zone not null
  PRIMARY KEY (school_id)
  FOREIGN KEY (school_id) REFERENCES school(id)
) -- row-level security, forced;
-- policy school_rows for all to zhibi_app using (school_id = ANY (( SELECT zhibi_schools() AS zhibi_schools)::uuid[])) with check (school_id = ANY (( SELECT zhibi_schools() AS zhibi_schools)::uuid[]))
-- policy system_rows for all to zhibi_system using true with check true
-- grant delete, insert, select, update to zhibi_app
-- grant delete, insert, select, update to zhibi_system

create table assistant_model_use (
  school_id uuid not null
  day date not null
  calls integer not null
  tokens bigint not null
  PRIMARY KEY (school_id, day)
  FOREIGN KEY (school_id) REFERENCES school(id)
) -- row-level security, forced;
-- policy school_rows for all to zhibi_app using (school_id = ANY (( SELECT zhibi_schools() AS zhibi_schools)::uuid[])) with check (school_id = ANY (( SELECT zhibi_schools() AS zhibi_schools)::uuid[]))
-- policy system_rows for all to zhibi_system using true with check true
-- grant delete, insert, select, update to zhibi_app
-- grant delete, insert, select, update to zhibi_system

create table assistant_thumb (
  school_id uuid not null
  id uuid not null -- that of the turn: a second thought replaces the first
  role text not null
  thumb text not null
  intent text not null
  asked text not null -- the masked question
  reason text not null
  at timestamp with time zone not null
  PRIMARY KEY (school_id, id)
  FOREIGN KEY (school_id) REFERENCES school(id)
  CHECK ((thumb = ANY (ARRAY['up'::text, 'down'::text])))
) -- row-level security, forced;
-- policy school_rows for all to zhibi_app using (school_id = ANY (( SELECT zhibi_schools() AS zhibi_schools)::uuid[])) with check (school_id = ANY (( SELECT zhibi_schools() AS zhibi_schools)::uuid[]))
-- policy system_rows for all to zhibi_system using true with check true
-- grant delete, insert, select, update to zhibi_app
-- grant delete, insert, select, update to zhibi_system

create table assistant_turn (
  school_id uuid not null
  id uuid not null
  session_id uuid not null
  account_id uuid not null
  student_id uuid
  role text not null
  mode text not null
  asked text not null
  intent text not null
  slots jsonb not null -- what the question named, for the next one that goes on from it
  masked text not null -- the question with signs in the place of names, days and numbers
  answer jsonb not null
  at timestamp with time zone not null
  PRIMARY KEY (school_id, id)
  FOREIGN KEY (school_id) REFERENCES school(id)
  FOREIGN KEY (school_id, student_id) REFERENCES student(school_id, id) ON DELETE CASCADE
  FOREIGN KEY (session_id) REFERENCES login_session(id) ON DELETE CASCADE
  CHECK ((mode = ANY (ARRAY['test'::text, '1001'::text])))
) -- row-level security, forced;
CREATE INDEX assistant_turn_of_student ON assistant_turn USING btree (school_id, student_id) WHERE (student_id IS NOT NULL);
CREATE INDEX assistant_turn_session ON assistant_turn USING btree (session_id, id);
-- policy school_rows for all to zhibi_app using (school_id = ANY (( SELECT zhibi_schools() AS zhibi_schools)::uuid[])) with check (school_id = ANY (( SELECT zhibi_schools() AS zhibi_schools)::uuid[]))
-- policy system_rows for all to zhibi_system using true with check true
-- grant delete, insert, select, update to zhibi_app
-- grant delete, insert, select, update to zhibi_system

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
CREATE INDEX audit_account ON audit USING btree (account_id, id) WHERE (account_id IS NOT NULL);
CREATE INDEX audit_acted ON audit USING btree (((detail ->> 'actingId'::text)), id) WHERE (what = 'acted'::text);
CREATE INDEX audit_school ON audit USING btree (school_id, id);
-- grant insert to zhibi_app
-- grant insert, select to zhibi_system

-- rows are only ever added; each hash is made of the hash before it and of a row of the audit in its canonical form
create table audit_link (
  no bigint not null
  audit_id bigint not null
  hash bytea not null
  PRIMARY KEY (no)
  UNIQUE (audit_id)
);
-- grant insert, select to zhibi_system

create table backup_drill (
  id uuid not null
  drilled_at timestamp with time zone not null
  made_at timestamp with time zone not null
  file text not null
  seconds real not null
  rows bigint not null
  files integer not null
  changed_tables integer
  new_files integer
  PRIMARY KEY (id)
);
-- grant insert, select to zhibi_system

create table backup_plan (
  single boolean not null default true
  is_on boolean not null
  hour smallint not null
  daily smallint not null
  weekly smallint not null
  monthly smallint not null
  PRIMARY KEY (single)
  CHECK (((daily >= 1) AND (daily <= 366)))
  CHECK (((hour >= 0) AND (hour <= 23)))
  CHECK (((monthly >= 0) AND (monthly <= 240)))
  CHECK (((weekly >= 0) AND (weekly <= 260)))
  CHECK (single)
);
-- grant insert, select, update to zhibi_system

create table backup_record (
  id uuid not null
  made_at timestamp with time zone not null
  file text not null
  bytes bigint not null
  tables integer not null
  rows bigint not null
  files integer not null
  damaged integer not null
  seconds real not null
  made_by text not null default 'command'::text
  place text
  removed_at timestamp with time zone
  PRIMARY KEY (id)
  CHECK ((made_by = ANY (ARRAY['command'::text, 'plan'::text, 'person'::text])))
);
-- grant delete, insert, select, update (removed_at) to zhibi_system

create table backup_run (
  id uuid not null
  by_plan boolean not null
  asked_at timestamp with time zone not null
  moved_at timestamp with time zone not null
  state text not null
  file text not null
  bytes bigint not null default 0
  reason text
  PRIMARY KEY (id)
  CHECK ((state = ANY (ARRAY['waiting'::text, 'running'::text, 'done'::text, 'failed'::text])))
);
CREATE INDEX backup_run_order ON backup_run USING btree (asked_at);
-- grant delete, insert, select, update to zhibi_system

create table card_template (
  school_id uuid not null
  id uuid not null
  name text not null
  manner jsonb not null
  over_line text not null default ''::text
  made_by uuid not null
  made_name text not null
  made_at timestamp with time zone not null
  PRIMARY KEY (school_id, id)
  UNIQUE (school_id, name)
) -- row-level security, forced;
-- policy school_rows for all to zhibi_app using (school_id = ANY (( SELECT zhibi_schools() AS zhibi_schools)::uuid[])) with check (school_id = ANY (( SELECT zhibi_schools() AS zhibi_schools)::uuid[]))
-- policy system_rows for all to zhibi_system using true with check true
-- grant delete, insert, select, update to zhibi_app
-- grant delete, insert, select, update to zhibi_system

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
-- grant delete, insert, select, update to zhibi_app
-- grant delete, insert, select, update to zhibi_system

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
-- grant select to zhibi_app
-- grant delete, insert, select, update to zhibi_system

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
-- grant select to zhibi_app
-- grant delete, insert, select, update to zhibi_system

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
-- grant select to zhibi_app
-- grant delete, insert, select, update to zhibi_system

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
CREATE INDEX class_group_leader ON class_group USING btree (school_id, leader_id) WHERE (leader_id IS NOT NULL);
-- policy school_rows for all to zhibi_app using (school_id = ANY (( SELECT zhibi_schools() AS zhibi_schools)::uuid[])) with check (school_id = ANY (( SELECT zhibi_schools() AS zhibi_schools)::uuid[]))
-- policy system_rows for all to zhibi_system using true with check true
-- grant delete, insert, select, update to zhibi_app
-- grant delete, insert, select, update to zhibi_system

-- how a class did in a homework; every number but the figures is a sum over its marked copies, so that classes and days add up
create table class_result (
  school_id uuid not null
  homework_id uuid not null
  class_id uuid not null
  students integer not null
  sat integer not null
  marked integer not null
  total double precision not null
  rates double precision not null -- the sum of the shares of the full score; squares: of their squares
  squares double precision not null
  excellent integer not null
  passed integer not null
  figures jsonb not null -- what the report of the class tells beside the sums: the paper, its questions, its knowledge points
  scores jsonb not null -- student id → the scores of the answers in the order of the paper, null where there is none
  counted_at timestamp with time zone not null default now()
  PRIMARY KEY (school_id, homework_id, class_id)
  FOREIGN KEY (school_id, homework_id) REFERENCES homework(school_id, id) ON DELETE CASCADE
) -- row-level security, forced;
CREATE INDEX class_result_class ON class_result USING btree (school_id, class_id);
-- policy school_rows for all to zhibi_app using (school_id = ANY (( SELECT zhibi_schools() AS zhibi_schools)::uuid[])) with check (school_id = ANY (( SELECT zhibi_schools() AS zhibi_schools)::uuid[]))
-- policy system_rows for all to zhibi_system using true with check true
-- grant delete, insert, select, update to zhibi_app
-- grant delete, insert, select, update to zhibi_system

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
-- grant delete, insert, select, update to zhibi_app
-- grant delete, insert, select, update to zhibi_system

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
CREATE INDEX class_student_student ON class_student USING btree (school_id, student_id);
CREATE UNIQUE INDEX class_student_today ON class_student USING btree (school_id, student_id) WHERE (to_on IS NULL);
CREATE TRIGGER access_changed AFTER INSERT OR DELETE OR UPDATE ON class_student FOR EACH ROW EXECUTE FUNCTION note_access_change('student_id');
-- policy school_rows for all to zhibi_app using (school_id = ANY (( SELECT zhibi_schools() AS zhibi_schools)::uuid[])) with check (school_id = ANY (( SELECT zhibi_schools() AS zhibi_schools)::uuid[]))
-- policy system_rows for all to zhibi_system using true with check true
-- grant delete, insert, select, update to zhibi_app
-- grant delete, insert, select, update to zhibi_system

-- contents of the file store that are not there, or not what was put; a row goes when the content is sound again
create table content_damage (
  content text not null
  what text not null
  found_at timestamp with time zone not null
  PRIMARY KEY (content)
  CHECK ((what = ANY (ARRAY['missing'::text, 'shortened'::text, 'changed'::text])))
);
-- grant delete, insert, select, update to zhibi_system

-- contents that were put a moment ago, each time they are put
create table content_lease (
  id uuid not null
  sha256 text not null
  put_at timestamp with time zone not null
  PRIMARY KEY (id)
);
CREATE INDEX content_lease_age ON content_lease USING btree (put_at);
CREATE INDEX content_lease_content ON content_lease USING btree (sha256);
-- grant delete, insert, select to zhibi_system

-- how far the round over all contents has come, and when the last one ended
create table content_round (
  only_one boolean not null default true
  read_to text not null
  ended_at timestamp with time zone
  PRIMARY KEY (only_one)
  CHECK (only_one)
);
-- grant insert, select, update to zhibi_system

-- one row a question that a teacher has written on; what is asked waits for an answer, and counts for nothing
create table correction (
  school_id uuid not null
  homework_id uuid not null
  student_id uuid not null
  item_id uuid not null
  state text not null
  account_id uuid not null
  stroke_ids uuid[] not null
  doubt text
  meaning text
  score numeric(5,1)
  confidence real not null
  guesses jsonb not null default '[]'::jsonb
  version integer not null default 1
  changed_at timestamp with time zone not null
  PRIMARY KEY (school_id, homework_id, student_id, item_id)
  CHECK ((state = ANY (ARRAY['scored'::text, 'asked'::text, 'answered'::text, 'taken-back'::text])))
) -- row-level security, forced;
CREATE INDEX correction_student ON correction USING btree (school_id, student_id);
-- policy school_rows for all to zhibi_app using (school_id = ANY (( SELECT zhibi_schools() AS zhibi_schools)::uuid[])) with check (school_id = ANY (( SELECT zhibi_schools() AS zhibi_schools)::uuid[]))
-- policy system_rows for all to zhibi_system using true with check true
-- grant delete, insert, select, update to zhibi_app
-- grant delete, insert, select, update to zhibi_system

-- ink of teachers on pages of students; a stroke's id makes sending it again change nothing
create table correction_stroke (
  school_id uuid not null
  stroke_id uuid not null
  account_id uuid not null
  device text not null
  page_code text not null
  code_rule text not null
  homework_id uuid -- null where the page belongs to no homework that is known
  student_id uuid
  page smallint
  t0 bigint not null
  points bytea not null
  received_at timestamp with time zone not null
  settled boolean not null default false -- a person has decided what it gives: it is read no more
  PRIMARY KEY (school_id, stroke_id)
) -- row-level security, forced;
CREATE INDEX correction_stroke_copy ON correction_stroke USING btree (school_id, student_id, homework_id) WHERE (student_id IS NOT NULL);
-- policy school_rows for all to zhibi_app using (school_id = ANY (( SELECT zhibi_schools() AS zhibi_schools)::uuid[])) with check (school_id = ANY (( SELECT zhibi_schools() AS zhibi_schools)::uuid[]))
-- policy system_rows for all to zhibi_system using true with check true
-- grant delete, insert, select, update to zhibi_app
-- grant delete, insert, select, update to zhibi_system

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
  teacher_id uuid
  PRIMARY KEY (school_id, mac)
  FOREIGN KEY (school_id) REFERENCES school(id)
  FOREIGN KEY (school_id, student_id) REFERENCES student(school_id, id)
  FOREIGN KEY (school_id, teacher_id) REFERENCES teacher(school_id, id)
  CHECK (((student_id IS NULL) OR (teacher_id IS NULL)))
  CHECK ((kind = ANY (ARRAY['pen'::text, 'gateway'::text, 'box'::text])))
  CHECK ((mac ~ '^[0-9A-F]{12}$'::text))
  CHECK ((state = ANY (ARRAY['in-use'::text, 'spare'::text, 'lost'::text, 'disabled'::text])))
) -- row-level security, forced;
CREATE INDEX device_order ON device USING btree (mac, school_id);
CREATE INDEX device_teacher ON device USING btree (school_id, teacher_id) WHERE (teacher_id IS NOT NULL);
CREATE UNIQUE INDEX device_student ON device USING btree (school_id, student_id) WHERE (student_id IS NOT NULL);
-- policy school_rows for all to zhibi_app using (school_id = ANY (( SELECT zhibi_schools() AS zhibi_schools)::uuid[])) with check (school_id = ANY (( SELECT zhibi_schools() AS zhibi_schools)::uuid[]))
-- policy system_rows for all to zhibi_system using true with check true
-- grant delete, insert, select, update to zhibi_app
-- grant delete, insert, select, update to zhibi_system

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
-- grant delete, insert, select, update to zhibi_app
-- grant delete, insert, select, update to zhibi_system

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
-- grant delete, insert, select, update to zhibi_app
-- grant delete, insert, select, update to zhibi_system

-- owner: whose disk it lies on and whose quota it uses; created_by: who put it there; names are unique in a folder by name_key
create table disk_entry (
  school_id uuid not null
  id uuid not null
  owner_id uuid not null
  parent_id uuid
  is_folder boolean not null
  name text not null
  name_key text not null
  sort_key text collate "C" not null
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
-- grant delete, insert, select, update to zhibi_app
-- grant delete, insert, select, update to zhibi_system

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
-- grant delete, insert, select, update to zhibi_app
-- grant delete, insert, select, update to zhibi_system

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
-- grant delete, insert, select, update to zhibi_app
-- grant delete, insert, select, update to zhibi_system

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
-- grant delete, insert, select, update to zhibi_app
-- grant delete, insert, select, update to zhibi_system

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
CREATE INDEX disk_share_class ON disk_share USING btree (school_id, class_id) WHERE (class_id IS NOT NULL);
CREATE INDEX disk_share_region ON disk_share USING btree (region_id) WHERE (region_id IS NOT NULL);
CREATE UNIQUE INDEX disk_share_once ON disk_share USING btree (school_id, entry_id, audience, COALESCE(class_id, '00000000-0000-0000-0000-000000000000'::uuid));
-- policy school_rows for all to zhibi_app using (school_id = ANY (( SELECT zhibi_schools() AS zhibi_schools)::uuid[])) with check (school_id = ANY (( SELECT zhibi_schools() AS zhibi_schools)::uuid[]))
-- policy system_rows for all to zhibi_system using true with check true
-- grant delete, insert, select, update to zhibi_app
-- grant delete, insert, select, update to zhibi_system

create table disk_star (
  school_id uuid not null
  account_id uuid not null
  entry_id uuid not null
  PRIMARY KEY (school_id, account_id, entry_id)
  FOREIGN KEY (school_id, entry_id) REFERENCES disk_entry(school_id, id) ON DELETE CASCADE
) -- row-level security, forced;
CREATE INDEX disk_star_entry ON disk_star USING btree (school_id, entry_id);
-- policy school_rows for all to zhibi_app using (school_id = ANY (( SELECT zhibi_schools() AS zhibi_schools)::uuid[])) with check (school_id = ANY (( SELECT zhibi_schools() AS zhibi_schools)::uuid[]))
-- policy system_rows for all to zhibi_system using true with check true
-- grant delete, insert, select, update to zhibi_app
-- grant delete, insert, select, update to zhibi_system

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
-- grant delete, insert, select, update to zhibi_app
-- grant delete, insert, select, update to zhibi_system

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
-- grant delete, insert, select, update to zhibi_app
-- grant delete, insert, select, update to zhibi_system

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
-- grant delete, insert, select, update to zhibi_app
-- grant delete, insert, select, update to zhibi_system

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
-- grant delete, insert, select to zhibi_system

-- one row: the newest id given, and the newest id no longer kept
create table event_head (
  last_id bigint not null
  dropped_id bigint not null
);
-- grant select, update to zhibi_system

-- what there is for an answer area of a student's copy, a row for each source; rows are never taken away, what is withdrawn is emptied
create table evidence (
  school_id uuid not null
  homework_id uuid not null
  student_id uuid not null
  area_id text not null
  source text not null
  page smallint not null
  item_ids uuid[] not null -- the items that are answered in this area, as the paper was laid out
  pieces integer not null -- how much came: strokes of ink, pictures, changes of either. It only grows, so that whoever has looked at n of them knows whether there is more
  seconds real not null default 0 -- how long was written, where the source tells
  picture_sha256 text -- the area cut out of a picture, straight, with a margin around it; null where there is none
  marked boolean -- of a box in a picture: whether it is marked; null while a person has not said so
  certainty real
  origin_id uuid -- the page of a batch that a picture was cut out of
  changed_at timestamp with time zone not null
  words text -- what was typed for the area on a screen; null where nothing was
  picture_beside_mm smallint not null default 2 -- how much of the page the picture shows on either side of its area, in mm
  PRIMARY KEY (school_id, homework_id, student_id, area_id, source)
  FOREIGN KEY (school_id, homework_id, student_id) REFERENCES submission(school_id, homework_id, student_id)
  CHECK ((source = ANY (ARRAY['pen'::text, 'scan'::text, 'photo'::text, 'screen'::text])))
) -- row-level security, forced;
CREATE INDEX evidence_origin ON evidence USING btree (school_id, origin_id) WHERE (origin_id IS NOT NULL);
CREATE INDEX evidence_picture ON evidence USING btree (picture_sha256);
-- policy school_rows for all to zhibi_app using (school_id = ANY (( SELECT zhibi_schools() AS zhibi_schools)::uuid[])) with check (school_id = ANY (( SELECT zhibi_schools() AS zhibi_schools)::uuid[]))
-- policy system_rows for all to zhibi_system using true with check true
-- grant delete, insert, select, update to zhibi_app
-- grant delete, insert, select, update to zhibi_system

create table giving_wish (
  school_id uuid not null
  account_id uuid not null
  wish_id uuid not null
  asked text not null -- SHA-256 of what was asked for: the same wish for something else is refused
  gave jsonb not null -- the homework that it made, in order: ids, and the layers that each was for
  given_at timestamp with time zone not null
  PRIMARY KEY (school_id, account_id, wish_id)
) -- row-level security, forced;
-- policy school_rows for all to zhibi_app using (school_id = ANY (( SELECT zhibi_schools() AS zhibi_schools)::uuid[])) with check (school_id = ANY (( SELECT zhibi_schools() AS zhibi_schools)::uuid[]))
-- policy system_rows for all to zhibi_system using true with check true
-- grant delete, insert, select, update to zhibi_app
-- grant delete, insert, select, update to zhibi_system

create table group_member (
  school_id uuid not null
  set_id uuid not null
  student_id uuid not null
  number smallint not null
  PRIMARY KEY (school_id, set_id, student_id)
  FOREIGN KEY (school_id, set_id, number) REFERENCES class_group(school_id, set_id, number) ON DELETE CASCADE
  FOREIGN KEY (school_id, student_id) REFERENCES student(school_id, id)
) -- row-level security, forced;
CREATE INDEX group_member_student ON group_member USING btree (school_id, student_id);
-- policy school_rows for all to zhibi_app using (school_id = ANY (( SELECT zhibi_schools() AS zhibi_schools)::uuid[])) with check (school_id = ANY (( SELECT zhibi_schools() AS zhibi_schools)::uuid[]))
-- policy system_rows for all to zhibi_system using true with check true
-- grant delete, insert, select, update to zhibi_app
-- grant delete, insert, select, update to zhibi_system

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
CREATE INDEX group_set_class ON group_set USING btree (school_id, class_id);
-- policy school_rows for all to zhibi_app using (school_id = ANY (( SELECT zhibi_schools() AS zhibi_schools)::uuid[])) with check (school_id = ANY (( SELECT zhibi_schools() AS zhibi_schools)::uuid[]))
-- policy system_rows for all to zhibi_system using true with check true
-- grant delete, insert, select, update to zhibi_app
-- grant delete, insert, select, update to zhibi_system

create table handbook (
  school_id uuid not null
  id uuid not null
  class_id uuid not null
  subject_id integer not null
  title text not null
  range jsonb not null
  rules jsonb not null
  dots boolean not null
  status text not null
  job_id uuid
  pdf_sha256 text
  end_at timestamp with time zone not null
  created_by uuid not null
  wish_id uuid not null -- named by who asks: sent twice it is printed once
  created_at timestamp with time zone not null
  redo_of uuid -- the homework whose wrong questions it asks again; null: a booklet of many
  load_reason text -- why it was given although the day of a student was full; null: there was room
  PRIMARY KEY (school_id, id)
  UNIQUE (school_id, created_by, wish_id)
  FOREIGN KEY (school_id) REFERENCES school(id)
  FOREIGN KEY (school_id, class_id) REFERENCES school_class(school_id, id)
  FOREIGN KEY (school_id, redo_of) REFERENCES homework(school_id, id)
  CHECK ((status = ANY (ARRAY['waiting'::text, 'ready'::text, 'failed'::text])))
) -- row-level security, forced;
CREATE INDEX handbook_of_class ON handbook USING btree (school_id, class_id, subject_id, id DESC);
CREATE INDEX handbook_redo ON handbook USING btree (school_id, redo_of) WHERE (redo_of IS NOT NULL);
-- policy school_rows for all to zhibi_app using (school_id = ANY (( SELECT zhibi_schools() AS zhibi_schools)::uuid[])) with check (school_id = ANY (( SELECT zhibi_schools() AS zhibi_schools)::uuid[]))
-- policy system_rows for all to zhibi_system using true with check true
-- grant delete, insert, select, update to zhibi_app
-- grant delete, insert, select, update to zhibi_system

create table handbook_copy (
  school_id uuid not null
  handbook_id uuid not null
  student_id uuid not null
  place smallint not null -- where the student sits: the booklets are bound in this order
  pages smallint not null default 0
  paper_id uuid
  homework_id uuid
  PRIMARY KEY (school_id, handbook_id, student_id)
  FOREIGN KEY (school_id, handbook_id) REFERENCES handbook(school_id, id)
  FOREIGN KEY (school_id, homework_id) REFERENCES homework(school_id, id)
  FOREIGN KEY (school_id, paper_id) REFERENCES paper(school_id, id)
  FOREIGN KEY (school_id, student_id) REFERENCES student(school_id, id)
) -- row-level security, forced;
CREATE INDEX handbook_copy_homework ON handbook_copy USING btree (school_id, homework_id) WHERE (homework_id IS NOT NULL);
CREATE INDEX handbook_copy_paper ON handbook_copy USING btree (school_id, paper_id);
CREATE INDEX handbook_copy_student ON handbook_copy USING btree (school_id, student_id);
-- policy school_rows for all to zhibi_app using (school_id = ANY (( SELECT zhibi_schools() AS zhibi_schools)::uuid[])) with check (school_id = ANY (( SELECT zhibi_schools() AS zhibi_schools)::uuid[]))
-- policy system_rows for all to zhibi_system using true with check true
-- grant delete, insert, select, update to zhibi_app
-- grant delete, insert, select, update to zhibi_system

create table handbook_item (
  school_id uuid not null
  handbook_id uuid not null
  student_id uuid not null
  position smallint not null
  question_id uuid not null
  version integer not null
  why text not null
  score numeric(5,1) not null
  origin text not null
  remembered real not null
  item_id uuid -- the item of the paper that asks it; null while it is not printed
  PRIMARY KEY (school_id, handbook_id, student_id, "position")
  FOREIGN KEY (school_id, handbook_id, student_id) REFERENCES handbook_copy(school_id, handbook_id, student_id)
  CHECK ((why = ANY (ARRAY['due'::text, 'wrong'::text, 'needed'::text, 'variant'::text])))
) -- row-level security, forced;
CREATE INDEX handbook_item_of ON handbook_item USING btree (school_id, item_id) WHERE (item_id IS NOT NULL);
-- policy school_rows for all to zhibi_app using (school_id = ANY (( SELECT zhibi_schools() AS zhibi_schools)::uuid[])) with check (school_id = ANY (( SELECT zhibi_schools() AS zhibi_schools)::uuid[]))
-- policy system_rows for all to zhibi_system using true with check true
-- grant delete, insert, select, update to zhibi_app
-- grant delete, insert, select, update to zhibi_system

-- codes on printed sheets of wrong questions
create table handbook_sheet (
  school_id uuid not null
  handbook_id uuid not null
  student_id uuid not null
  key_hash text not null -- SHA-256 of the key in the code: who reads the table cannot open it
  made_at timestamp with time zone not null
  withdrawn_at timestamp with time zone
  opened integer not null default 0 -- how often it was opened; nobody is named, for nobody is known
  opened_at timestamp with time zone
  minute_at timestamp with time zone
  minute_opened integer not null default 0 -- tries since minute_at, which begins anew after a minute: who opens too often waits
  PRIMARY KEY (school_id, handbook_id, student_id)
  FOREIGN KEY (school_id, handbook_id, student_id) REFERENCES handbook_copy(school_id, handbook_id, student_id) ON DELETE CASCADE
) -- row-level security, forced;
CREATE UNIQUE INDEX handbook_sheet_key ON handbook_sheet USING btree (key_hash);
-- policy school_rows for all to zhibi_app using (school_id = ANY (( SELECT zhibi_schools() AS zhibi_schools)::uuid[])) with check (school_id = ANY (( SELECT zhibi_schools() AS zhibi_schools)::uuid[]))
-- policy system_rows for all to zhibi_system using true with check true
-- grant delete, insert, select, update to zhibi_app
-- grant delete, insert, select, update to zhibi_system

-- how many days the codes on printed sheets open; 0: sheets carry none
create table handbook_sheet_setting (
  school_id uuid not null
  days smallint not null
  PRIMARY KEY (school_id)
  FOREIGN KEY (school_id) REFERENCES school(id)
  CHECK (((days >= 0) AND (days <= 366)))
) -- row-level security, forced;
-- policy school_rows for all to zhibi_app using (school_id = ANY (( SELECT zhibi_schools() AS zhibi_schools)::uuid[])) with check (school_id = ANY (( SELECT zhibi_schools() AS zhibi_schools)::uuid[]))
-- policy system_rows for all to zhibi_system using true with check true
-- grant delete, insert, select, update to zhibi_app
-- grant delete, insert, select, update to zhibi_system

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
-- grant delete, insert, select, update to zhibi_app
-- grant delete, insert, select, update to zhibi_system

-- one booklet of one class; several teachers fill it, it is printed once
create table holiday (
  school_id uuid not null
  id uuid not null
  class_id uuid not null
  title text not null
  work_category smallint not null
  from_on date not null
  to_on date not null
  dots boolean not null default true
  state text not null default 'open'::text
  job_id uuid
  wish_id uuid not null
  created_by uuid not null
  created_at timestamp with time zone not null
  PRIMARY KEY (school_id, id)
  UNIQUE (school_id, created_by, wish_id)
  FOREIGN KEY (school_id) REFERENCES school(id)
  FOREIGN KEY (school_id, class_id) REFERENCES school_class(school_id, id)
  CHECK (((from_on < to_on) AND ((to_on - from_on) < 70)))
  CHECK ((state = ANY (ARRAY['open'::text, 'making'::text, 'ready'::text, 'failed'::text, 'withdrawn'::text])))
  CHECK ((work_category = ANY (ARRAY[3, 4])))
) -- row-level security, forced;
CREATE INDEX holiday_class ON holiday USING btree (school_id, class_id, id DESC);
-- policy school_rows for all to zhibi_app using (school_id = ANY (( SELECT zhibi_schools() AS zhibi_schools)::uuid[])) with check (school_id = ANY (( SELECT zhibi_schools() AS zhibi_schools)::uuid[]))
-- policy system_rows for all to zhibi_system using true with check true
-- grant delete, insert, select, update to zhibi_app
-- grant delete, insert, select, update to zhibi_system

-- what a student has ticked off; no proof of anything
create table holiday_done (
  school_id uuid not null
  holiday_id uuid not null
  student_id uuid not null
  subject_id integer not null
  day date not null
  done_at timestamp with time zone not null
  PRIMARY KEY (school_id, holiday_id, subject_id, student_id, day)
  FOREIGN KEY (school_id, holiday_id, subject_id) REFERENCES holiday_part(school_id, holiday_id, subject_id)
  FOREIGN KEY (school_id, student_id) REFERENCES student(school_id, id)
) -- row-level security, forced;
CREATE INDEX holiday_done_student ON holiday_done USING btree (school_id, student_id);
-- policy school_rows for all to zhibi_app using (school_id = ANY (( SELECT zhibi_schools() AS zhibi_schools)::uuid[])) with check (school_id = ANY (( SELECT zhibi_schools() AS zhibi_schools)::uuid[]))
-- policy system_rows for all to zhibi_system using true with check true
-- grant delete, insert, select, update to zhibi_app
-- grant delete, insert, select, update to zhibi_system

create table holiday_item (
  school_id uuid not null
  holiday_id uuid not null
  subject_id integer not null
  position smallint not null
  day date not null
  question_id uuid not null
  question_version integer not null
  score numeric(5,1) not null
  minutes numeric(6,1) not null
  item_id uuid -- the item of the paper of its week, once that is made
  PRIMARY KEY (school_id, holiday_id, subject_id, "position")
  FOREIGN KEY (school_id, holiday_id, subject_id) REFERENCES holiday_part(school_id, holiday_id, subject_id)
) -- row-level security, forced;
-- policy school_rows for all to zhibi_app using (school_id = ANY (( SELECT zhibi_schools() AS zhibi_schools)::uuid[])) with check (school_id = ANY (( SELECT zhibi_schools() AS zhibi_schools)::uuid[]))
-- policy system_rows for all to zhibi_system using true with check true
-- grant delete, insert, select, update to zhibi_app
-- grant delete, insert, select, update to zhibi_system

-- a printed day that nobody has to write any more
create table holiday_off (
  school_id uuid not null
  holiday_id uuid not null
  subject_id integer not null
  day date not null
  taken_by uuid not null
  taken_at timestamp with time zone not null
  PRIMARY KEY (school_id, holiday_id, subject_id, day)
  FOREIGN KEY (school_id, holiday_id, subject_id) REFERENCES holiday_part(school_id, holiday_id, subject_id)
) -- row-level security, forced;
-- policy school_rows for all to zhibi_app using (school_id = ANY (( SELECT zhibi_schools() AS zhibi_schools)::uuid[])) with check (school_id = ANY (( SELECT zhibi_schools() AS zhibi_schools)::uuid[]))
-- policy system_rows for all to zhibi_system using true with check true
-- grant delete, insert, select, update to zhibi_app
-- grant delete, insert, select, update to zhibi_system

-- what one subject puts into the booklet, and how it is dealt over the days
create table holiday_part (
  school_id uuid not null
  holiday_id uuid not null
  subject_id integer not null
  paper_ids uuid[] not null
  days date[] not null
  minutes_a_day smallint not null
  left_out smallint not null -- questions of the papers for which the days have no room
  load_reason text -- why a day holds more than the school allows
  given_by uuid not null
  revision integer not null
  changed_at timestamp with time zone not null
  PRIMARY KEY (school_id, holiday_id, subject_id)
  FOREIGN KEY (school_id, holiday_id) REFERENCES holiday(school_id, id)
  FOREIGN KEY (subject_id) REFERENCES subject(subject_id)
  CHECK (((minutes_a_day >= 1) AND (minutes_a_day <= 180)))
) -- row-level security, forced;
-- policy school_rows for all to zhibi_app using (school_id = ANY (( SELECT zhibi_schools() AS zhibi_schools)::uuid[])) with check (school_id = ANY (( SELECT zhibi_schools() AS zhibi_schools)::uuid[]))
-- policy system_rows for all to zhibi_system using true with check true
-- grant delete, insert, select, update to zhibi_app
-- grant delete, insert, select, update to zhibi_system

create table holiday_skip (
  school_id uuid not null
  holiday_id uuid not null
  student_id uuid not null
  day date not null
  reason text not null
  moved_to date -- the day on which it is written instead; null: on none, until a teacher excuses it
  excused_by uuid -- the teacher who let the day go: what is blank of it is not scored
  noted_at timestamp with time zone not null
  PRIMARY KEY (school_id, holiday_id, student_id, day)
  FOREIGN KEY (school_id, holiday_id) REFERENCES holiday(school_id, id)
  FOREIGN KEY (school_id, student_id) REFERENCES student(school_id, id)
  CHECK ((moved_to <> day))
  CHECK ((reason = ANY (ARRAY['sick'::text, 'travel'::text, 'other'::text])))
) -- row-level security, forced;
CREATE INDEX holiday_skip_student ON holiday_skip USING btree (school_id, student_id);
-- policy school_rows for all to zhibi_app using (school_id = ANY (( SELECT zhibi_schools() AS zhibi_schools)::uuid[])) with check (school_id = ANY (( SELECT zhibi_schools() AS zhibi_schools)::uuid[]))
-- policy system_rows for all to zhibi_system using true with check true
-- grant delete, insert, select, update to zhibi_app
-- grant delete, insert, select, update to zhibi_system

-- a week of a subject: one paper, one homework, handed in when the week is over
create table holiday_week (
  school_id uuid not null
  holiday_id uuid not null
  subject_id integer not null
  from_on date not null
  to_on date not null
  paper_id uuid
  homework_id uuid
  pages smallint not null default 0
  PRIMARY KEY (school_id, holiday_id, subject_id, from_on)
  FOREIGN KEY (school_id, holiday_id, subject_id) REFERENCES holiday_part(school_id, holiday_id, subject_id)
  FOREIGN KEY (school_id, homework_id) REFERENCES homework(school_id, id)
  FOREIGN KEY (school_id, paper_id) REFERENCES paper(school_id, id)
) -- row-level security, forced;
CREATE INDEX holiday_week_paper ON holiday_week USING btree (school_id, paper_id) WHERE (paper_id IS NOT NULL);
CREATE UNIQUE INDEX holiday_week_homework ON holiday_week USING btree (school_id, homework_id) WHERE (homework_id IS NOT NULL);
-- policy school_rows for all to zhibi_app using (school_id = ANY (( SELECT zhibi_schools() AS zhibi_schools)::uuid[])) with check (school_id = ANY (( SELECT zhibi_schools() AS zhibi_schools)::uuid[]))
-- policy system_rows for all to zhibi_system using true with check true
-- grant delete, insert, select, update to zhibi_app
-- grant delete, insert, select, update to zhibi_system

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
  giving_id uuid not null -- homework that was given in one act shares it: layers with papers of their own
  task_type smallint not null default 6
  minutes numeric(6,1) not null default 0 -- how long it takes, as was estimated when it was given
  layers text[] -- the layers that write it; null where layers did not matter
  for_some boolean not null default false -- given to groups or single students of the classes
  for_joiners boolean not null default false -- who joins a class while it is open gets it too
  load_reason text
  pushed_at timestamp with time zone
  redo_of uuid
  personal boolean not null default false -- a booklet of one student: it is listed by its handbook, and no figure of a class counts it
  PRIMARY KEY (school_id, id)
  FOREIGN KEY (school_id) REFERENCES school(id)
  FOREIGN KEY (school_id, paper_id) REFERENCES paper(school_id, id)
  FOREIGN KEY (school_id, print_run_id) REFERENCES print_run(school_id, id)
  FOREIGN KEY (school_id, redo_of) REFERENCES homework(school_id, id)
  FOREIGN KEY (subject_id) REFERENCES subject(subject_id)
  CHECK ((start_at < end_at))
  CHECK ((task_type = ANY (ARRAY[0, 6, 7, 9, 10, 12])))
  CHECK ((work_category = ANY (ARRAY[1, 3, 4])))
) -- row-level security, forced;
CREATE INDEX homework_giving ON homework USING btree (school_id, giving_id);
CREATE INDEX homework_joiners ON homework USING btree (school_id, end_at) WHERE (for_joiners AND (withdrawn_at IS NULL) AND (closed_at IS NULL));
CREATE INDEX homework_paper ON homework USING btree (school_id, paper_id);
CREATE INDEX homework_print_run ON homework USING btree (school_id, print_run_id);
CREATE INDEX homework_redo ON homework USING btree (school_id, redo_of) WHERE (redo_of IS NOT NULL);
CREATE INDEX homework_start ON homework USING btree (school_id, start_at);
CREATE UNIQUE INDEX homework_of_run ON homework USING btree (school_id, print_run_id) WHERE (withdrawn_at IS NULL);
-- policy school_rows for all to zhibi_app using (school_id = ANY (( SELECT zhibi_schools() AS zhibi_schools)::uuid[])) with check (school_id = ANY (( SELECT zhibi_schools() AS zhibi_schools)::uuid[]))
-- policy system_rows for all to zhibi_system using true with check true
-- grant delete, insert, select, update to zhibi_app
-- grant delete, insert, select, update to zhibi_system

-- what was changed about a homework since it was given; rows are only ever added
create table homework_change (
  school_id uuid not null
  id uuid not null
  homework_id uuid not null
  student_id uuid -- whom alone it concerns; null: everybody
  kind text not null
  reason text
  note text not null default ''::text
  title text
  start_at timestamp with time zone
  end_at timestamp with time zone
  changed_by uuid -- null: by itself
  changed_at timestamp with time zone not null
  PRIMARY KEY (school_id, id)
  FOREIGN KEY (school_id, homework_id) REFERENCES homework(school_id, id)
  FOREIGN KEY (school_id, student_id) REFERENCES student(school_id, id)
  CHECK ((kind = ANY (ARRAY['given'::text, 'changed'::text, 'moved'::text, 'excused'::text, 'not-excused'::text, 'joined'::text, 'withdrawn'::text])))
  CHECK ((reason = ANY (ARRAY['sick'::text, 'leave'::text, 'late'::text, 'forgotten'::text, 'mistake'::text, 'other'::text])))
) -- row-level security, forced;
CREATE INDEX homework_change_order ON homework_change USING btree (school_id, homework_id, id);
CREATE INDEX homework_change_student ON homework_change USING btree (school_id, student_id);
-- policy school_rows for all to zhibi_app using (school_id = ANY (( SELECT zhibi_schools() AS zhibi_schools)::uuid[])) with check (school_id = ANY (( SELECT zhibi_schools() AS zhibi_schools)::uuid[]))
-- policy system_rows for all to zhibi_system using true with check true
-- grant delete, insert, select, update to zhibi_app
-- grant delete, insert, select, update to zhibi_system

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
-- grant delete, insert, select, update to zhibi_app
-- grant delete, insert, select, update to zhibi_system

-- the unguessable address of the page of a class
create table homework_notice (
  school_id uuid not null
  class_id uuid not null
  secret text not null
  made_by uuid not null
  made_at timestamp with time zone not null
  PRIMARY KEY (school_id, class_id)
  FOREIGN KEY (school_id, class_id) REFERENCES school_class(school_id, id)
) -- row-level security, forced;
CREATE UNIQUE INDEX homework_notice_secret ON homework_notice USING btree (secret);
-- policy school_rows for all to zhibi_app using (school_id = ANY (( SELECT zhibi_schools() AS zhibi_schools)::uuid[])) with check (school_id = ANY (( SELECT zhibi_schools() AS zhibi_schools)::uuid[]))
-- policy system_rows for all to zhibi_system using true with check true
-- grant delete, insert, select, update to zhibi_app
-- grant delete, insert, select, update to zhibi_system

-- what a school decided; without a row the rules of the ministry hold
create table homework_setting (
  school_id uuid not null
  infant_minutes smallint -- a day of written homework in grades 1 and 2: 0 is none; null is no limit, as in the columns beside it
  primary_minutes smallint
  junior_minutes smallint
  senior_minutes smallint
  notice boolean not null -- each class has a page without a login that shows what was given
  revision integer not null
  changed_by uuid not null
  changed_at timestamp with time zone not null
  photo_slips boolean not null default false -- teachers may print slips by which sheets are photographed without a login
  remind_by_message boolean not null default false -- reminders of missing copies also go as text messages to the phones that students have bound
  appeal_days smallint not null default 7
  appeal_budget smallint not null default 3 -- appeals of a student in one homework that wait or were refused; one that changed the score, or was withdrawn, is not counted
  PRIMARY KEY (school_id)
  FOREIGN KEY (school_id) REFERENCES school(id)
  CHECK (((appeal_budget >= 1) AND (appeal_budget <= 20)))
  CHECK (((appeal_days >= 0) AND (appeal_days <= 60)))
  CHECK (((infant_minutes >= 0) AND (infant_minutes <= 600)))
  CHECK (((junior_minutes >= 0) AND (junior_minutes <= 600)))
  CHECK (((primary_minutes >= 0) AND (primary_minutes <= 600)))
  CHECK (((senior_minutes >= 0) AND (senior_minutes <= 600)))
) -- row-level security, forced;
-- policy school_rows for all to zhibi_app using (school_id = ANY (( SELECT zhibi_schools() AS zhibi_schools)::uuid[])) with check (school_id = ANY (( SELECT zhibi_schools() AS zhibi_schools)::uuid[]))
-- policy system_rows for all to zhibi_system using true with check true
-- grant delete, insert, select, update to zhibi_app
-- grant delete, insert, select, update to zhibi_system

create table image_code (
  id uuid not null
  answer text -- what the picture says; null where more work stands in its place, for somebody who cannot see it
  expires_at timestamp with time zone not null
  work text not null -- the signed challenge (ALTCHA) that the browser has to solve
  PRIMARY KEY (id)
);
CREATE INDEX image_code_age ON image_code USING btree (expires_at);
-- grant delete, insert, select, update to zhibi_system

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
-- grant delete, insert, select, update to zhibi_app
-- grant delete, insert, select, update to zhibi_system

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
-- grant delete, insert, select, update to zhibi_app
-- grant delete, insert, select, update to zhibi_system

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
-- grant delete, insert, select, update to zhibi_app
-- grant delete, insert, select, update to zhibi_system

-- how one homework answered one question: sums only, no student
create table item_result (
  school_id uuid not null
  homework_id uuid not null
  item_id uuid not null
  question_id uuid not null
  version integer not null
  sums jsonb not null
  seconds real[] not null default '{}'::real[] -- how long each student took who wrote it with a pen or on a screen, the shortest first; nobody is named
  PRIMARY KEY (school_id, homework_id, item_id)
  FOREIGN KEY (school_id) REFERENCES school(id)
) -- row-level security, forced;
CREATE INDEX item_result_question ON item_result USING btree (school_id, question_id, version);
-- policy school_rows for all to zhibi_app using (school_id = ANY (( SELECT zhibi_schools() AS zhibi_schools)::uuid[])) with check (school_id = ANY (( SELECT zhibi_schools() AS zhibi_schools)::uuid[]))
-- policy system_rows for all to zhibi_system using true with check true
-- grant delete, insert, select, update to zhibi_app
-- grant delete, insert, select, update to zhibi_system

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
-- grant delete, insert, select, update to zhibi_app
-- grant delete, insert, select, update to zhibi_system

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
-- grant delete, insert, select, update to zhibi_app
-- grant delete, insert, select, update to zhibi_system

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
  payload jsonb
  PRIMARY KEY (school_id, id)
  CHECK ((status = ANY (ARRAY['waiting'::text, 'running'::text, 'done'::text, 'failed'::text])))
) -- row-level security, forced;
CREATE INDEX job_open ON job USING btree (created_at) WHERE (status = ANY (ARRAY['waiting'::text, 'running'::text]));
CREATE INDEX job_standing ON job USING btree (school_id, id) WHERE (status <> 'done'::text);
-- policy school_rows for all to zhibi_app using (school_id = ANY (( SELECT zhibi_schools() AS zhibi_schools)::uuid[])) with check (school_id = ANY (( SELECT zhibi_schools() AS zhibi_schools)::uuid[]))
-- policy system_rows for all to zhibi_system using true with check true
-- grant delete, insert, select, update to zhibi_app
-- grant delete, insert, select, update to zhibi_system

create table key_change (
  school_id uuid not null
  id uuid not null
  homework_id uuid not null
  item_id uuid not null
  keys_before jsonb not null
  keys jsonb not null -- one key, or one for each part of the question; the newest that was not taken back counts
  changed_by uuid not null
  changed_at timestamp with time zone not null
  scores integer not null -- how many scores it changed
  undone_at timestamp with time zone
  undone_by uuid
  PRIMARY KEY (school_id, id)
  FOREIGN KEY (school_id, homework_id) REFERENCES homework(school_id, id)
  CHECK (((undone_at IS NULL) = (undone_by IS NULL)))
  CHECK ((scores >= 0))
) -- row-level security, forced;
CREATE INDEX key_change_of_homework ON key_change USING btree (school_id, homework_id, item_id, id);
-- policy school_rows for all to zhibi_app using (school_id = ANY (( SELECT zhibi_schools() AS zhibi_schools)::uuid[])) with check (school_id = ANY (( SELECT zhibi_schools() AS zhibi_schools)::uuid[]))
-- policy system_rows for all to zhibi_system using true with check true
-- grant delete, insert, select, update to zhibi_app
-- grant delete, insert, select, update to zhibi_system

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
-- grant select to zhibi_app
-- grant delete, insert, select, update to zhibi_system

create table knowledge_prerequisite (
  knowledge_id uuid not null
  needs_id uuid not null
  PRIMARY KEY (knowledge_id, needs_id)
  FOREIGN KEY (knowledge_id) REFERENCES knowledge_point(id)
  FOREIGN KEY (needs_id) REFERENCES knowledge_point(id)
);
CREATE INDEX knowledge_prerequisite_needs ON knowledge_prerequisite USING btree (needs_id);
-- grant select to zhibi_app
-- grant delete, insert, select, update to zhibi_system

create table lab_assessment (
  school_id uuid not null
  id uuid not null
  class_id uuid not null
  subject_id integer not null
  title text not null
  held_on date not null
  steps jsonb not null
  scorer_ids uuid[] not null -- accounts of those who score; the maker is one of them
  set_id uuid -- the groups of the class that are scored at once
  homework_id uuid -- the record sheet that students wrote in the laboratory: their ink is evidence
  state text not null
  account_id uuid not null
  teacher_name text not null
  revision integer not null default 1
  made_at timestamp with time zone not null
  finished_at timestamp with time zone
  PRIMARY KEY (school_id, id)
  FOREIGN KEY (school_id) REFERENCES school(id)
  FOREIGN KEY (school_id, class_id) REFERENCES school_class(school_id, id)
  FOREIGN KEY (school_id, homework_id) REFERENCES homework(school_id, id)
  FOREIGN KEY (school_id, set_id) REFERENCES group_set(school_id, id)
  CHECK (((finished_at IS NULL) = (state <> 'finished'::text)))
  CHECK ((state = ANY (ARRAY['draft'::text, 'open'::text, 'finished'::text])))
) -- row-level security, forced;
CREATE INDEX lab_assessment_of_class ON lab_assessment USING btree (school_id, class_id, id DESC);
CREATE INDEX lab_assessment_of_homework ON lab_assessment USING btree (school_id, homework_id) WHERE (homework_id IS NOT NULL);
-- policy school_rows for all to zhibi_app using (school_id = ANY (( SELECT zhibi_schools() AS zhibi_schools)::uuid[])) with check (school_id = ANY (( SELECT zhibi_schools() AS zhibi_schools)::uuid[]))
-- policy system_rows for all to zhibi_system using true with check true
-- grant delete, insert, select, update to zhibi_app
-- grant delete, insert, select, update to zhibi_system

create table lab_photo (
  school_id uuid not null
  id uuid not null
  assessment_id uuid not null
  student_id uuid not null
  step_id uuid not null
  account_id uuid not null
  teacher_name text not null
  sha256 text not null -- a JPEG that was drawn anew: nothing that the camera wrote beside it
  size integer not null
  taken_at timestamp with time zone not null
  PRIMARY KEY (school_id, id)
  FOREIGN KEY (school_id, assessment_id) REFERENCES lab_assessment(school_id, id) ON DELETE CASCADE
  FOREIGN KEY (school_id, student_id) REFERENCES student(school_id, id) ON DELETE CASCADE
  CHECK ((size > 0))
) -- row-level security, forced;
CREATE INDEX lab_photo_content ON lab_photo USING btree (sha256);
CREATE INDEX lab_photo_of ON lab_photo USING btree (school_id, assessment_id, student_id, step_id);
CREATE INDEX lab_photo_of_student ON lab_photo USING btree (school_id, student_id);
CREATE INDEX lab_photo_taken ON lab_photo USING btree (school_id, taken_at);
-- policy school_rows for all to zhibi_app using (school_id = ANY (( SELECT zhibi_schools() AS zhibi_schools)::uuid[])) with check (school_id = ANY (( SELECT zhibi_schools() AS zhibi_schools)::uuid[]))
-- policy system_rows for all to zhibi_system using true with check true
-- grant delete, insert, select, update to zhibi_app
-- grant delete, insert, select, update to zhibi_system

create table lab_score (
  school_id uuid not null
  assessment_id uuid not null
  student_id uuid not null
  step_id uuid not null
  account_id uuid not null
  points numeric(5,1) -- null: taken back
  note text not null default ''::text
  version integer not null -- counted by the tablet: an older one never stands above a newer one
  client_id uuid not null -- names the change: sent twice it counts once
  scored_at timestamp with time zone not null
  PRIMARY KEY (school_id, assessment_id, student_id, step_id, account_id)
  FOREIGN KEY (school_id, assessment_id) REFERENCES lab_assessment(school_id, id) ON DELETE CASCADE
  FOREIGN KEY (school_id, student_id) REFERENCES student(school_id, id) ON DELETE CASCADE
  CHECK ((points >= (0)::numeric))
) -- row-level security, forced;
CREATE INDEX lab_score_noted ON lab_score USING btree (school_id, scored_at) WHERE (note <> ''::text);
CREATE INDEX lab_score_of_student ON lab_score USING btree (school_id, student_id);
-- policy school_rows for all to zhibi_app using (school_id = ANY (( SELECT zhibi_schools() AS zhibi_schools)::uuid[])) with check (school_id = ANY (( SELECT zhibi_schools() AS zhibi_schools)::uuid[]))
-- policy system_rows for all to zhibi_system using true with check true
-- grant delete, insert, select, update to zhibi_app
-- grant delete, insert, select, update to zhibi_system

-- what the maker decided where scorers were too far apart
create table lab_settled (
  school_id uuid not null
  assessment_id uuid not null
  student_id uuid not null
  step_id uuid not null
  points numeric(5,1) not null
  account_id uuid not null
  settled_at timestamp with time zone not null
  PRIMARY KEY (school_id, assessment_id, student_id, step_id)
  FOREIGN KEY (school_id, assessment_id) REFERENCES lab_assessment(school_id, id) ON DELETE CASCADE
  FOREIGN KEY (school_id, student_id) REFERENCES student(school_id, id) ON DELETE CASCADE
  CHECK ((points >= (0)::numeric))
) -- row-level security, forced;
CREATE INDEX lab_settled_of_student ON lab_settled USING btree (school_id, student_id);
-- policy school_rows for all to zhibi_app using (school_id = ANY (( SELECT zhibi_schools() AS zhibi_schools)::uuid[])) with check (school_id = ANY (( SELECT zhibi_schools() AS zhibi_schools)::uuid[]))
-- policy system_rows for all to zhibi_system using true with check true
-- grant delete, insert, select, update to zhibi_app
-- grant delete, insert, select, update to zhibi_system

-- what a teacher says about a question, wherever it is asked: next year it is there again
create table lecture_note (
  school_id uuid not null
  account_id uuid not null
  question_id uuid not null
  note text not null
  changed_at timestamp with time zone not null
  PRIMARY KEY (school_id, account_id, question_id)
  CHECK ((length(note) <= 2000))
) -- row-level security, forced;
-- policy school_rows for all to zhibi_app using (school_id = ANY (( SELECT zhibi_schools() AS zhibi_schools)::uuid[])) with check (school_id = ANY (( SELECT zhibi_schools() AS zhibi_schools)::uuid[]))
-- policy system_rows for all to zhibi_system using true with check true
-- grant delete, insert, select, update to zhibi_app
-- grant delete, insert, select, update to zhibi_system

-- of a class only one runs at a time; its code is gone when it ends
create table lesson (
  school_id uuid not null
  id uuid not null
  class_id uuid not null
  subject_id integer not null
  title text not null default ''::text
  account_id uuid not null
  teacher_name text not null
  code text
  is_open boolean not null default true
  names_listed boolean not null default false
  names_on_stage boolean not null default false
  is_guarded boolean not null default false -- somebody was asked to leave: whoever comes by the code now waits to be let in
  revision integer not null default 1 -- counts what a student in the room sees changing
  student_count integer not null
  started_at timestamp with time zone not null
  ended_at timestamp with time zone
  PRIMARY KEY (school_id, id)
  FOREIGN KEY (school_id) REFERENCES school(id)
  FOREIGN KEY (school_id, class_id) REFERENCES school_class(school_id, id)
  CHECK (((code IS NULL) = (ended_at IS NOT NULL)))
  CHECK ((code ~ '^\d{6}$'::text))
) -- row-level security, forced;
CREATE INDEX lesson_of_class ON lesson USING btree (school_id, class_id, id DESC);
CREATE UNIQUE INDEX lesson_code ON lesson USING btree (code) WHERE (code IS NOT NULL);
CREATE UNIQUE INDEX lesson_running ON lesson USING btree (school_id, class_id) WHERE (ended_at IS NULL);
-- policy school_rows for all to zhibi_app using (school_id = ANY (( SELECT zhibi_schools() AS zhibi_schools)::uuid[])) with check (school_id = ANY (( SELECT zhibi_schools() AS zhibi_schools)::uuid[]))
-- policy system_rows for all to zhibi_system using true with check true
-- grant delete, insert, select, update to zhibi_app
-- grant delete, insert, select, update to zhibi_system

create table lesson_answer (
  school_id uuid not null
  task_id uuid not null
  round smallint not null
  no smallint not null
  student_id uuid not null
  nth integer not null -- the number of the tap: what is sent twice changes nothing, and an older tap never replaces a newer one
  labels text[] not null
  by_teacher boolean not null default false
  at timestamp with time zone not null
  tapped_at timestamp with time zone not null -- by the clock of the server as the device reckoned it, within what could be true
  tap_error_ms integer not null default 0
  PRIMARY KEY (school_id, task_id, round, no, student_id)
  FOREIGN KEY (school_id, student_id) REFERENCES student(school_id, id) ON DELETE CASCADE
  FOREIGN KEY (school_id, task_id) REFERENCES lesson_task(school_id, id)
) -- row-level security, forced;
CREATE INDEX lesson_answer_student ON lesson_answer USING btree (school_id, student_id);
-- policy school_rows for all to zhibi_app using (school_id = ANY (( SELECT zhibi_schools() AS zhibi_schools)::uuid[])) with check (school_id = ANY (( SELECT zhibi_schools() AS zhibi_schools)::uuid[]))
-- policy system_rows for all to zhibi_system using true with check true
-- grant delete, insert, select, update to zhibi_app
-- grant delete, insert, select, update to zhibi_system

-- votes without names: no person, no seat, no time
create table lesson_ballot (
  school_id uuid not null
  box_id uuid not null
  ballot text not null
  labels text[] not null
  PRIMARY KEY (school_id, box_id, ballot)
  FOREIGN KEY (school_id, box_id) REFERENCES lesson_box(school_id, id)
) -- row-level security, forced;
-- policy school_rows for all to zhibi_app using (school_id = ANY (( SELECT zhibi_schools() AS zhibi_schools)::uuid[])) with check (school_id = ANY (( SELECT zhibi_schools() AS zhibi_schools)::uuid[]))
-- policy system_rows for all to zhibi_system using true with check true
-- grant delete, insert, select, update to zhibi_app
-- grant delete, insert, select, update to zhibi_system

create table lesson_box (
  school_id uuid not null
  id uuid not null
  task_id uuid not null
  round smallint not null
  modulus text not null
  private_key text -- forgotten once the task is archived
  PRIMARY KEY (school_id, id)
  UNIQUE (school_id, task_id, round)
  FOREIGN KEY (school_id, task_id) REFERENCES lesson_task(school_id, id)
) -- row-level security, forced;
-- policy school_rows for all to zhibi_app using (school_id = ANY (( SELECT zhibi_schools() AS zhibi_schools)::uuid[])) with check (school_id = ANY (( SELECT zhibi_schools() AS zhibi_schools)::uuid[]))
-- policy system_rows for all to zhibi_system using true with check true
-- grant delete, insert, select, update to zhibi_app
-- grant delete, insert, select, update to zhibi_system

-- who was given a ballot; no time, and nothing of the token itself
create table lesson_box_signed (
  school_id uuid not null
  box_id uuid not null
  student_id uuid not null
  blinded_hash text not null
  PRIMARY KEY (school_id, box_id, student_id)
  FOREIGN KEY (school_id, box_id) REFERENCES lesson_box(school_id, id)
  FOREIGN KEY (school_id, student_id) REFERENCES student(school_id, id) ON DELETE CASCADE
) -- row-level security, forced;
CREATE INDEX lesson_box_signed_student ON lesson_box_signed USING btree (school_id, student_id);
-- policy school_rows for all to zhibi_app using (school_id = ANY (( SELECT zhibi_schools() AS zhibi_schools)::uuid[])) with check (school_id = ANY (( SELECT zhibi_schools() AS zhibi_schools)::uuid[]))
-- policy system_rows for all to zhibi_system using true with check true
-- grant delete, insert, select, update to zhibi_app
-- grant delete, insert, select, update to zhibi_system

create table lesson_missed_answer (
  school_id uuid not null
  task_id uuid not null
  round smallint not null
  no smallint not null
  student_id uuid not null
  nth integer not null
  labels text[] not null
  at timestamp with time zone not null
  PRIMARY KEY (school_id, task_id, round, no, student_id)
  FOREIGN KEY (school_id, student_id) REFERENCES student(school_id, id) ON DELETE CASCADE
  FOREIGN KEY (school_id, task_id) REFERENCES lesson_task(school_id, id)
) -- row-level security, forced;
CREATE INDEX lesson_missed_answer_student ON lesson_missed_answer USING btree (school_id, student_id);
-- policy school_rows for all to zhibi_app using (school_id = ANY (( SELECT zhibi_schools() AS zhibi_schools)::uuid[])) with check (school_id = ANY (( SELECT zhibi_schools() AS zhibi_schools)::uuid[]))
-- policy system_rows for all to zhibi_system using true with check true
-- grant delete, insert, select, update to zhibi_app
-- grant delete, insert, select, update to zhibi_system

create table lesson_seat (
  school_id uuid not null
  id uuid not null
  lesson_id uuid not null
  student_id uuid -- null for a name that the class does not have: what such a guest answers counts nowhere
  account_id uuid -- who proved by a login to be this student
  name text not null
  mark uuid not null -- what the browser calls itself, to know a removed device again
  token_hash text not null
  state text not null
  joined_at timestamp with time zone not null
  seen_at timestamp with time zone
  PRIMARY KEY (school_id, id)
  FOREIGN KEY (school_id, lesson_id) REFERENCES lesson(school_id, id)
  FOREIGN KEY (school_id, student_id) REFERENCES student(school_id, id) ON DELETE CASCADE
  CHECK ((state = ANY (ARRAY['in'::text, 'waiting'::text, 'removed'::text, 'left'::text])))
) -- row-level security, forced;
CREATE INDEX lesson_seat_lesson ON lesson_seat USING btree (school_id, lesson_id);
CREATE INDEX lesson_seat_mark ON lesson_seat USING btree (mark) WHERE (state = ANY (ARRAY['in'::text, 'waiting'::text]));
CREATE INDEX lesson_seat_of_student ON lesson_seat USING btree (school_id, student_id) WHERE (student_id IS NOT NULL);
CREATE UNIQUE INDEX lesson_seat_student ON lesson_seat USING btree (school_id, lesson_id, student_id) WHERE ((student_id IS NOT NULL) AND (state = ANY (ARRAY['in'::text, 'waiting'::text])));
CREATE UNIQUE INDEX lesson_seat_token ON lesson_seat USING btree (token_hash);
-- policy school_rows for all to zhibi_app using (school_id = ANY (( SELECT zhibi_schools() AS zhibi_schools)::uuid[])) with check (school_id = ANY (( SELECT zhibi_schools() AS zhibi_schools)::uuid[]))
-- policy system_rows for all to zhibi_system using true with check true
-- grant delete, insert, select, update to zhibi_app
-- grant delete, insert, select, update to zhibi_system

create table lesson_task (
  school_id uuid not null
  id uuid not null
  lesson_id uuid not null
  no smallint not null
  kind smallint not null
  state text not null
  round smallint not null default 1
  content jsonb not null
  opened_at timestamp with time zone
  closed_at timestamp with time zone
  PRIMARY KEY (school_id, id)
  UNIQUE (school_id, lesson_id, no)
  FOREIGN KEY (school_id, lesson_id) REFERENCES lesson(school_id, id)
  CHECK ((((kind >= 0) AND (kind <= 13)) AND (kind <> 8)))
  CHECK (((round >= 1) AND (round <= 9)))
  CHECK ((state = ANY (ARRAY['draft'::text, 'open'::text, 'locked'::text, 'revealed'::text, 'archived'::text])))
) -- row-level security, forced;
CREATE UNIQUE INDEX lesson_task_open ON lesson_task USING btree (school_id, lesson_id) WHERE (state = 'open'::text);
-- policy school_rows for all to zhibi_app using (school_id = ANY (( SELECT zhibi_schools() AS zhibi_schools)::uuid[])) with check (school_id = ANY (( SELECT zhibi_schools() AS zhibi_schools)::uuid[]))
-- policy system_rows for all to zhibi_system using true with check true
-- grant delete, insert, select, update to zhibi_app
-- grant delete, insert, select, update to zhibi_system

create table lesson_writing (
  school_id uuid not null
  task_id uuid not null
  round smallint not null
  student_id uuid not null
  cell smallint not null -- the square, counted through the characters of all words
  nth integer not null -- the number of the writing: an older one never replaces a newer one
  ink bytea not null -- strokes as the ink engine packs them, in a square of 20 mm
  verdict text not null
  found jsonb not null -- what the machine found: how likely it is the character, the look-alike, what is amiss, the score
  said boolean -- what the teacher says, above the machine
  said_by uuid
  at timestamp with time zone not null
  PRIMARY KEY (school_id, task_id, round, student_id, cell)
  FOREIGN KEY (school_id, student_id) REFERENCES student(school_id, id) ON DELETE CASCADE
  FOREIGN KEY (school_id, task_id) REFERENCES lesson_task(school_id, id)
  CHECK (((cell >= 0) AND (cell <= 59)))
  CHECK ((verdict = ANY (ARRAY['right'::text, 'wrong'::text, 'doubtful'::text, 'blank'::text])))
) -- row-level security, forced;
CREATE INDEX lesson_writing_student ON lesson_writing USING btree (school_id, student_id);
-- policy school_rows for all to zhibi_app using (school_id = ANY (( SELECT zhibi_schools() AS zhibi_schools)::uuid[])) with check (school_id = ANY (( SELECT zhibi_schools() AS zhibi_schools)::uuid[]))
-- policy system_rows for all to zhibi_system using true with check true
-- grant delete, insert, select, update to zhibi_app
-- grant delete, insert, select, update to zhibi_system

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
-- grant delete, insert, select, update to zhibi_app
-- grant delete, insert, select, update to zhibi_system

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
-- grant delete, insert, select, update to zhibi_app
-- grant delete, insert, select, update to zhibi_system

-- the keyed hashes of the addresses that an account has lately been entered from
create table login_address (
  account_id uuid not null
  address text not null
  seen_at timestamp with time zone not null
  PRIMARY KEY (account_id, address)
  FOREIGN KEY (account_id) REFERENCES account(id)
);
CREATE INDEX login_address_age ON login_address USING btree (seen_at);
-- grant delete, insert, select, update to zhibi_system

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
-- grant delete, insert, select, update to zhibi_system

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
CREATE INDEX login_session_account ON login_session USING btree (account_id);
CREATE INDEX login_session_idle ON login_session USING btree (rotated_at);
CREATE TRIGGER access_changed AFTER DELETE OR UPDATE OF ended_at, generation, generation_used, account_id, login_type ON login_session FOR EACH ROW EXECUTE FUNCTION note_access_change('account_id');
CREATE TRIGGER assistant_turn_forgotten AFTER UPDATE OF ended_at ON login_session FOR EACH ROW WHEN (((new.ended_at IS NOT NULL) AND (old.ended_at IS NULL))) EXECUTE FUNCTION zhibi_forget_conversation();
-- policy school_ends for update to zhibi_app using (EXISTS ( SELECT
   FROM account a
  WHERE (a.id = login_session.account_id)))
-- policy school_rows for select to zhibi_app using (EXISTS ( SELECT
   FROM account a
  WHERE (a.id = login_session.account_id)))
-- policy system_rows for all to zhibi_system using true with check true
-- grant select (id, account_id, ended_at), update (ended_at) to zhibi_app
-- grant delete, insert, select, update to zhibi_system

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
CREATE INDEX login_ticket_account ON login_ticket USING btree (account_id);
CREATE INDEX login_ticket_age ON login_ticket USING btree (expires_at);
-- grant delete, insert, select, update to zhibi_system

create table marking_round (
  school_id uuid not null
  id uuid not null
  homework_id uuid not null
  item_id uuid not null
  scorer_ids uuid[] not null -- accounts; who teaches the subject no longer scores no longer
  scorers_each smallint not null
  tolerance numeric(5,1) not null
  within text not null
  arbiter_id uuid
  state text not null default 'open'::text
  revision integer not null default 1
  set_by uuid not null
  set_at timestamp with time zone not null
  PRIMARY KEY (school_id, id)
  UNIQUE (school_id, homework_id, item_id)
  FOREIGN KEY (school_id, homework_id) REFERENCES homework(school_id, id)
  CHECK (((scorers_each = 2) = (arbiter_id IS NOT NULL)))
  CHECK ((arbiter_id <> ALL (scorer_ids)))
  CHECK ((cardinality(scorer_ids) > 0))
  CHECK ((scorers_each = ANY (ARRAY[1, 2])))
  CHECK ((state = ANY (ARRAY['open'::text, 'cancelled'::text])))
  CHECK ((tolerance >= (0)::numeric))
  CHECK ((within = ANY (ARRAY['mean'::text, 'higher'::text, 'lower'::text])))
) -- row-level security, forced;
CREATE INDEX marking_round_arbiter ON marking_round USING btree (school_id, arbiter_id) WHERE ((state = 'open'::text) AND (arbiter_id IS NOT NULL));
-- policy school_rows for all to zhibi_app using (school_id = ANY (( SELECT zhibi_schools() AS zhibi_schools)::uuid[])) with check (school_id = ANY (( SELECT zhibi_schools() AS zhibi_schools)::uuid[]))
-- policy system_rows for all to zhibi_system using true with check true
-- grant delete, insert, select, update to zhibi_app
-- grant delete, insert, select, update to zhibi_system

create table mastery (
  school_id uuid not null
  student_id uuid not null
  subject_id integer not null
  belief jsonb not null -- what the answers say of the student in the subject and on each knowledge point: mean and variance in log-odds, at which day, from how many answers
  counted_at timestamp with time zone not null default now()
  PRIMARY KEY (school_id, student_id, subject_id)
  FOREIGN KEY (school_id, student_id) REFERENCES student(school_id, id)
) -- row-level security, forced;
CREATE INDEX mastery_subject ON mastery USING btree (school_id, subject_id);
-- policy school_rows for all to zhibi_app using (school_id = ANY (( SELECT zhibi_schools() AS zhibi_schools)::uuid[])) with check (school_id = ANY (( SELECT zhibi_schools() AS zhibi_schools)::uuid[]))
-- policy system_rows for all to zhibi_system using true with check true
-- grant delete, insert, select, update to zhibi_app
-- grant delete, insert, select, update to zhibi_system

-- by night the model of each school and subject is fitted and tested anew: how far it is
create table mastery_check (
  on_day date not null
  after_school uuid
  after_subject integer
  judged integer not null default 0
  ended_at timestamp with time zone
  PRIMARY KEY (on_day)
);
-- grant delete, insert, select, update to zhibi_system

-- the model fitted to the answers of a school in a subject, and how well it foretold the newest of them beside the average of the class
create table mastery_model (
  school_id uuid not null
  subject_id integer not null
  judged_on date not null
  model jsonb not null
  trial jsonb not null
  PRIMARY KEY (school_id, subject_id)
  FOREIGN KEY (school_id) REFERENCES school(id)
) -- row-level security, forced;
-- policy school_rows for all to zhibi_app using (school_id = ANY (( SELECT zhibi_schools() AS zhibi_schools)::uuid[])) with check (school_id = ANY (( SELECT zhibi_schools() AS zhibi_schools)::uuid[]))
-- policy system_rows for all to zhibi_system using true with check true
-- grant delete, insert, select, update to zhibi_app
-- grant delete, insert, select, update to zhibi_system

-- students of whom a paper went back, or a score of such a paper changed, since their mastery was counted
create table mastery_news (
  school_id uuid not null
  id bigint not null generated always as identity
  student_id uuid not null
  subject_id integer not null
  PRIMARY KEY (school_id, id)
  FOREIGN KEY (school_id) REFERENCES school(id)
) -- row-level security, forced;
CREATE INDEX mastery_news_oldest ON mastery_news USING btree (id);
CREATE INDEX mastery_news_student ON mastery_news USING btree (school_id, subject_id, student_id);
-- policy school_rows for all to zhibi_app using (school_id = ANY (( SELECT zhibi_schools() AS zhibi_schools)::uuid[])) with check (school_id = ANY (( SELECT zhibi_schools() AS zhibi_schools)::uuid[]))
-- policy system_rows for all to zhibi_system using true with check true
-- grant delete, insert, select, update to zhibi_app
-- grant delete, insert, select, update to zhibi_system

create table offline_print (
  school_id uuid not null
  id uuid not null
  number bigint not null default nextval('offline_print_number'::regclass)
  printed_on date not null
  title text not null
  pages integer not null
  copies integer not null
  paper_size text not null
  weight text not null
  options jsonb not null
  shop_id uuid
  shop_name text not null
  printed_by text not null
  reason text not null
  dots boolean not null
  codes jsonb not null default '[]'::jsonb -- ranges of books of the ledger of page codes: reserved once, never given back
  price jsonb -- of the day of printing, kept whatever the list says later
  revision integer not null default 1
  settlement_id uuid
  withdrawn_at timestamp with time zone
  created_by_name text not null
  created_at timestamp with time zone not null
  PRIMARY KEY (school_id, id)
  FOREIGN KEY (school_id) REFERENCES school(id)
  CHECK ((copies > 0))
  CHECK ((pages > 0))
) -- row-level security, forced;
CREATE INDEX offline_print_newest ON offline_print USING btree (school_id, printed_on DESC, id DESC);
CREATE INDEX offline_print_settlement ON offline_print USING btree (settlement_id) WHERE (settlement_id IS NOT NULL);
CREATE INDEX offline_print_unpriced ON offline_print USING btree (shop_id) WHERE ((price IS NULL) AND (shop_id IS NOT NULL) AND (withdrawn_at IS NULL));
-- policy school_rows for all to zhibi_app using (school_id = ANY (( SELECT zhibi_schools() AS zhibi_schools)::uuid[])) with check (school_id = ANY (( SELECT zhibi_schools() AS zhibi_schools)::uuid[]))
-- policy system_rows for all to zhibi_system using true with check true
-- grant delete, insert, select, update to zhibi_app
-- grant delete, insert, select, update to zhibi_system

create table offline_print_file (
  school_id uuid not null
  id uuid not null
  offline_id uuid not null
  name text not null
  sha256 text not null
  type text not null
  size integer not null
  created_by_name text not null
  created_at timestamp with time zone not null
  PRIMARY KEY (school_id, id)
  FOREIGN KEY (school_id, offline_id) REFERENCES offline_print(school_id, id)
  CHECK ((size > 0))
) -- row-level security, forced;
CREATE INDEX offline_print_file_content ON offline_print_file USING btree (sha256);
CREATE INDEX offline_print_file_of ON offline_print_file USING btree (school_id, offline_id);
-- policy school_rows for all to zhibi_app using (school_id = ANY (( SELECT zhibi_schools() AS zhibi_schools)::uuid[])) with check (school_id = ANY (( SELECT zhibi_schools() AS zhibi_schools)::uuid[]))
-- policy system_rows for all to zhibi_system using true with check true
-- grant delete, insert, select, update to zhibi_app
-- grant delete, insert, select, update to zhibi_system

create table offline_print_step (
  school_id uuid not null
  id uuid not null
  offline_id uuid not null
  at timestamp with time zone not null
  account_id uuid not null
  account_name text not null
  step text not null
  note text not null
  before jsonb not null default '{}'::jsonb -- the changed fields as they stood before
  PRIMARY KEY (school_id, id)
  FOREIGN KEY (school_id, offline_id) REFERENCES offline_print(school_id, id)
) -- row-level security, forced;
CREATE INDEX offline_print_step_of ON offline_print_step USING btree (school_id, offline_id, id);
-- policy school_rows for all to zhibi_app using (school_id = ANY (( SELECT zhibi_schools() AS zhibi_schools)::uuid[])) with check (school_id = ANY (( SELECT zhibi_schools() AS zhibi_schools)::uuid[]))
-- policy system_rows for all to zhibi_system using true with check true
-- grant delete, insert, select, update to zhibi_app
-- grant delete, insert, select, update to zhibi_system

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
  logo_sha256 text generated always as "substring"(logo, '[0-9a-f]{64}'::text) stored
  PRIMARY KEY (id)
  CHECK ((account_longest = ANY (ARRAY[16, 40, 41])))
  CHECK ((privacy = ANY (ARRAY['result'::text, 'ink'::text, 'process'::text])))
);
CREATE INDEX organisation_logo ON organisation USING btree (logo_sha256);
-- grant select, update (name, logo, revision, account_longest, school_configs, privacy, return_addresses) to zhibi_app
-- grant delete, insert, select, update to zhibi_system

-- news of committed transactions that have no id yet
create table outbox (
  seq bigint not null generated always as identity
  name text not null
  school_id uuid
  audience uuid[] not null
  data jsonb not null
  PRIMARY KEY (seq)
);
-- grant insert to zhibi_app
-- grant delete, insert, select to zhibi_system

create table page_code (
  school_id uuid not null
  page_code text not null
  code_rule text not null
  print_run_id uuid not null
  class_id uuid not null
  student_id uuid not null
  page smallint not null
  replaced_by text -- the code of the sheet that was printed in its place; null: this is the last one
  replaced_at timestamp with time zone
  order_id uuid -- the reprint that issued it; null: it was issued with its print run
  PRIMARY KEY (school_id, page_code)
  FOREIGN KEY (school_id, print_run_id) REFERENCES print_run(school_id, id)
  FOREIGN KEY (school_id, replaced_by) REFERENCES page_code(school_id, page_code)
  FOREIGN KEY (school_id, student_id) REFERENCES student(school_id, id)
  CHECK (((replaced_by IS NULL) = (replaced_at IS NULL)))
) -- row-level security, forced;
CREATE INDEX page_code_of_copy ON page_code USING btree (school_id, print_run_id, student_id, page);
CREATE INDEX page_code_replaced ON page_code USING btree (school_id, replaced_by) WHERE (replaced_by IS NOT NULL);
CREATE INDEX page_code_student ON page_code USING btree (school_id, student_id);
CREATE UNIQUE INDEX page_code_of_sheet ON page_code USING btree (school_id, print_run_id, student_id, page) WHERE (replaced_by IS NULL);
CREATE UNIQUE INDEX page_code_once ON page_code USING btree (page_code) -- each code is issued once in the world of this installation;
-- policy school_rows for all to zhibi_app using (school_id = ANY (( SELECT zhibi_schools() AS zhibi_schools)::uuid[])) with check (school_id = ANY (( SELECT zhibi_schools() AS zhibi_schools)::uuid[]))
-- policy system_rows for all to zhibi_system using true with check true
-- grant delete, insert, select, update to zhibi_app
-- grant delete, insert, select, update to zhibi_system

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
  shared_at timestamp with time zone -- since when the teachers of the school may read and copy it; null: its owner alone
  archived_at timestamp with time zone -- put away by its owner: out of the lists that one works with, and of the school's
  PRIMARY KEY (school_id, id)
  FOREIGN KEY (school_id) REFERENCES school(id)
  FOREIGN KEY (subject_id) REFERENCES subject(subject_id)
  CHECK (((paper_type >= 0) AND (paper_type <= 5)))
  CHECK ((status = ANY (ARRAY['draft'::text, 'laid-out'::text, 'published'::text])))
) -- row-level security, forced;
CREATE INDEX paper_mine ON paper USING btree (school_id, owner_account_id, subject_id, id DESC) WHERE (removed_at IS NULL);
CREATE INDEX paper_shared ON paper USING btree (school_id, subject_id, id DESC) WHERE ((shared_at IS NOT NULL) AND (archived_at IS NULL) AND (removed_at IS NULL));
-- policy school_rows for all to zhibi_app using (school_id = ANY (( SELECT zhibi_schools() AS zhibi_schools)::uuid[])) with check (school_id = ANY (( SELECT zhibi_schools() AS zhibi_schools)::uuid[]))
-- policy system_rows for all to zhibi_system using true with check true
-- grant delete, insert, select, update to zhibi_app
-- grant delete, insert, select, update to zhibi_system

-- the blueprint of automatic composition; papers made by hand have none
create table paper_blueprint (
  school_id uuid not null
  paper_id uuid not null
  blueprint jsonb not null
  made_at timestamp with time zone not null default now()
  PRIMARY KEY (school_id, paper_id)
  FOREIGN KEY (school_id, paper_id) REFERENCES paper(school_id, id)
) -- row-level security, forced;
-- policy school_rows for all to zhibi_app using (school_id = ANY (( SELECT zhibi_schools() AS zhibi_schools)::uuid[])) with check (school_id = ANY (( SELECT zhibi_schools() AS zhibi_schools)::uuid[]))
-- policy system_rows for all to zhibi_system using true with check true
-- grant delete, insert, select, update to zhibi_app
-- grant delete, insert, select, update to zhibi_system

create table paper_card (
  school_id uuid not null
  paper_id uuid not null
  design jsonb not null
  source_paper_id uuid -- the paper that it was made of; null for a card of a paper that exists elsewhere
  source_revision integer
  read_back jsonb -- the last test, with the revision that it tested
  released_revision integer
  released_at timestamp with time zone
  released_by uuid
  sheet_codes text[] not null default '{}'::text[] -- the page codes of blank sheets, page by page: they say which card and page, and a number that is filled in says whose
  PRIMARY KEY (school_id, paper_id)
  FOREIGN KEY (school_id, paper_id) REFERENCES paper(school_id, id)
  CHECK (((released_revision IS NULL) = (released_at IS NULL)))
  CHECK (((source_paper_id IS NULL) = (source_revision IS NULL)))
) -- row-level security, forced;
-- policy school_rows for all to zhibi_app using (school_id = ANY (( SELECT zhibi_schools() AS zhibi_schools)::uuid[])) with check (school_id = ANY (( SELECT zhibi_schools() AS zhibi_schools)::uuid[]))
-- policy system_rows for all to zhibi_system using true with check true
-- grant delete, insert, select, update to zhibi_app
-- grant delete, insert, select, update to zhibi_system

-- where everything of this revision stands in an edition for certain readers
create table paper_form_layout (
  school_id uuid not null
  paper_id uuid not null
  revision integer not null
  form text not null
  geometry jsonb not null
  pdf_sha256 text not null
  made_at timestamp with time zone not null default now()
  PRIMARY KEY (school_id, paper_id, revision, form)
  FOREIGN KEY (school_id, paper_id, revision) REFERENCES paper_layout(school_id, paper_id, revision)
  CHECK ((form = ANY (ARRAY['large'::text, 'easy'::text, 'mono'::text])))
) -- row-level security, forced;
CREATE INDEX paper_form_layout_content ON paper_form_layout USING btree (pdf_sha256);
-- policy school_rows for all to zhibi_app using (school_id = ANY (( SELECT zhibi_schools() AS zhibi_schools)::uuid[])) with check (school_id = ANY (( SELECT zhibi_schools() AS zhibi_schools)::uuid[]))
-- policy system_rows for all to zhibi_system using true with check true
-- grant delete, insert, select, update to zhibi_app
-- grant delete, insert, select, update to zhibi_system

create table paper_ground (
  school_id uuid not null
  id uuid not null
  account_id uuid not null
  subject_id integer not null
  title text not null
  state text not null
  reason text
  revision integer not null default 1
  page_size text not null default 'A4'::text
  questions jsonb not null default '[]'::jsonb -- frames, kinds, keys and places of questions in mm of the printed sheet
  like_id uuid -- the pages that the layout was learned from
  paper_id uuid
  made_at timestamp with time zone not null
  PRIMARY KEY (school_id, id)
  FOREIGN KEY (school_id, paper_id) REFERENCES paper(school_id, id)
  CHECK (((state = 'made'::text) = (paper_id IS NOT NULL)))
  CHECK ((state = ANY (ARRAY['reading'::text, 'ready'::text, 'failed'::text, 'made'::text])))
) -- row-level security, forced;
CREATE INDEX paper_ground_own ON paper_ground USING btree (school_id, account_id, subject_id, id DESC);
CREATE UNIQUE INDEX paper_ground_paper ON paper_ground USING btree (school_id, paper_id) WHERE (paper_id IS NOT NULL);
-- policy school_rows for all to zhibi_app using (school_id = ANY (( SELECT zhibi_schools() AS zhibi_schools)::uuid[])) with check (school_id = ANY (( SELECT zhibi_schools() AS zhibi_schools)::uuid[]))
-- policy system_rows for all to zhibi_system using true with check true
-- grant delete, insert, select, update to zhibi_app
-- grant delete, insert, select, update to zhibi_system

create table paper_ground_came (
  school_id uuid not null
  ground_id uuid not null
  page smallint not null
  sha256 text not null
  corners jsonb -- of the sheet in the picture, shares of its width and height, as a clock goes from the top left; null where it is taken whole
  PRIMARY KEY (school_id, ground_id, page)
) -- row-level security, forced;
CREATE INDEX paper_ground_came_content ON paper_ground_came USING btree (sha256);
-- policy school_rows for all to zhibi_app using (school_id = ANY (( SELECT zhibi_schools() AS zhibi_schools)::uuid[])) with check (school_id = ANY (( SELECT zhibi_schools() AS zhibi_schools)::uuid[]))
-- policy system_rows for all to zhibi_system using true with check true
-- grant delete, insert, select, update to zhibi_app
-- grant delete, insert, select, update to zhibi_system

create table paper_ground_file (
  school_id uuid not null
  ground_id uuid not null
  position smallint not null
  sha256 text not null
  PRIMARY KEY (school_id, ground_id, "position")
  FOREIGN KEY (school_id, ground_id) REFERENCES paper_ground(school_id, id) ON DELETE CASCADE
) -- row-level security, forced;
CREATE INDEX paper_ground_file_content ON paper_ground_file USING btree (sha256);
-- policy school_rows for all to zhibi_app using (school_id = ANY (( SELECT zhibi_schools() AS zhibi_schools)::uuid[])) with check (school_id = ANY (( SELECT zhibi_schools() AS zhibi_schools)::uuid[]))
-- policy system_rows for all to zhibi_system using true with check true
-- grant delete, insert, select, update to zhibi_app
-- grant delete, insert, select, update to zhibi_system

create table paper_ground_page (
  school_id uuid not null
  ground_id uuid not null
  page smallint not null
  picture_sha256 text not null
  place jsonb not null
  scale real not null
  has_words boolean not null
  ink jsonb not null
  PRIMARY KEY (school_id, ground_id, page)
  FOREIGN KEY (school_id, ground_id) REFERENCES paper_ground(school_id, id) ON DELETE CASCADE
) -- row-level security, forced;
CREATE INDEX paper_ground_page_picture ON paper_ground_page USING btree (picture_sha256);
-- policy school_rows for all to zhibi_app using (school_id = ANY (( SELECT zhibi_schools() AS zhibi_schools)::uuid[])) with check (school_id = ANY (( SELECT zhibi_schools() AS zhibi_schools)::uuid[]))
-- policy system_rows for all to zhibi_system using true with check true
-- grant delete, insert, select, update to zhibi_app
-- grant delete, insert, select, update to zhibi_system

create table paper_ground_source (
  school_id uuid not null
  ground_id uuid not null
  paper_id uuid not null -- the paper of ours that the pages are of
  PRIMARY KEY (school_id, ground_id)
) -- row-level security, forced;
-- policy school_rows for all to zhibi_app using (school_id = ANY (( SELECT zhibi_schools() AS zhibi_schools)::uuid[])) with check (school_id = ANY (( SELECT zhibi_schools() AS zhibi_schools)::uuid[]))
-- policy system_rows for all to zhibi_system using true with check true
-- grant delete, insert, select, update to zhibi_app
-- grant delete, insert, select, update to zhibi_system

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
CREATE INDEX paper_item_section ON paper_item USING btree (school_id, section_id);
-- policy school_rows for all to zhibi_app using (school_id = ANY (( SELECT zhibi_schools() AS zhibi_schools)::uuid[])) with check (school_id = ANY (( SELECT zhibi_schools() AS zhibi_schools)::uuid[]))
-- policy system_rows for all to zhibi_system using true with check true
-- grant delete, insert, select, update to zhibi_app
-- grant delete, insert, select, update to zhibi_system

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
-- grant delete, insert, select, update to zhibi_app
-- grant delete, insert, select, update to zhibi_system

create table paper_practice (
  school_id uuid not null
  paper_id uuid not null
  kind text not null
  settings jsonb not null
  PRIMARY KEY (school_id, paper_id)
  FOREIGN KEY (school_id, paper_id) REFERENCES paper(school_id, id)
  CHECK ((kind = ANY (ARRAY['arithmetic'::text, 'characters'::text, 'handbook'::text])))
) -- row-level security, forced;
-- policy school_rows for all to zhibi_app using (school_id = ANY (( SELECT zhibi_schools() AS zhibi_schools)::uuid[])) with check (school_id = ANY (( SELECT zhibi_schools() AS zhibi_schools)::uuid[]))
-- policy system_rows for all to zhibi_system using true with check true
-- grant delete, insert, select, update to zhibi_app
-- grant delete, insert, select, update to zhibi_system

create table paper_project (
  school_id uuid not null
  taken_by uuid not null
  content_sha256 text not null
  paper_id uuid not null
  taken_at timestamp with time zone not null
  PRIMARY KEY (school_id, taken_by, content_sha256)
  FOREIGN KEY (school_id, paper_id) REFERENCES paper(school_id, id)
) -- row-level security, forced;
CREATE INDEX paper_project_paper ON paper_project USING btree (school_id, paper_id);
-- policy school_rows for all to zhibi_app using (school_id = ANY (( SELECT zhibi_schools() AS zhibi_schools)::uuid[])) with check (school_id = ANY (( SELECT zhibi_schools() AS zhibi_schools)::uuid[]))
-- policy system_rows for all to zhibi_system using true with check true
-- grant delete, insert, select, update to zhibi_app
-- grant delete, insert, select, update to zhibi_system

create table paper_section (
  school_id uuid not null
  id uuid not null
  paper_id uuid not null
  position integer not null
  title text not null
  choose smallint -- how many of its questions a student answers; null: all. As many as there are, or more, means all as well
  PRIMARY KEY (school_id, id)
  FOREIGN KEY (school_id, paper_id) REFERENCES paper(school_id, id)
  CHECK ((choose >= 1))
) -- row-level security, forced;
CREATE INDEX paper_section_paper ON paper_section USING btree (school_id, paper_id);
-- policy school_rows for all to zhibi_app using (school_id = ANY (( SELECT zhibi_schools() AS zhibi_schools)::uuid[])) with check (school_id = ANY (( SELECT zhibi_schools() AS zhibi_schools)::uuid[]))
-- policy system_rows for all to zhibi_system using true with check true
-- grant delete, insert, select, update to zhibi_app
-- grant delete, insert, select, update to zhibi_system

create table partner_copy (
  school_id uuid not null
  account_id uuid not null
  bank text not null
  item_id text not null
  question_id uuid not null
  PRIMARY KEY (school_id, account_id, bank, item_id)
  FOREIGN KEY (school_id, question_id) REFERENCES question(school_id, id) ON DELETE CASCADE
) -- row-level security, forced;
CREATE INDEX partner_copy_question ON partner_copy USING btree (school_id, question_id);
-- policy school_rows for all to zhibi_app using (school_id = ANY (( SELECT zhibi_schools() AS zhibi_schools)::uuid[])) with check (school_id = ANY (( SELECT zhibi_schools() AS zhibi_schools)::uuid[]))
-- policy system_rows for all to zhibi_system using true with check true
-- grant delete, insert, select, update to zhibi_app
-- grant delete, insert, select, update to zhibi_system

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
-- grant delete, insert, select, update to zhibi_app
-- grant delete, insert, select, update to zhibi_system

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
-- grant delete, insert, select, update to zhibi_app
-- grant delete, insert, select, update to zhibi_system

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
-- grant delete, insert, select, update to zhibi_app
-- grant delete, insert, select, update to zhibi_system

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
-- grant delete, insert, select, update to zhibi_app
-- grant delete, insert, select, update to zhibi_system

-- the unguessable address by which photographs of one copy are taken in without a login
create table photo_slip (
  school_id uuid not null
  homework_id uuid not null
  student_id uuid not null
  secret text not null
  made_by uuid not null
  made_at timestamp with time zone not null
  PRIMARY KEY (school_id, homework_id, student_id)
  FOREIGN KEY (school_id, homework_id, student_id) REFERENCES submission(school_id, homework_id, student_id) ON DELETE CASCADE
) -- row-level security, forced;
CREATE UNIQUE INDEX photo_slip_secret ON photo_slip USING btree (secret);
-- policy school_rows for all to zhibi_app using (school_id = ANY (( SELECT zhibi_schools() AS zhibi_schools)::uuid[])) with check (school_id = ANY (( SELECT zhibi_schools() AS zhibi_schools)::uuid[]))
-- policy system_rows for all to zhibi_system using true with check true
-- grant delete, insert, select, update to zhibi_app
-- grant delete, insert, select, update to zhibi_system

create table point_gift (
  school_id uuid not null
  id uuid not null
  wish_id uuid not null -- named by who gives: sent twice it counts once
  class_id uuid not null
  lesson_id uuid
  account_id uuid not null
  teacher_name text not null
  points smallint not null
  reason text not null
  given_to text not null
  given_at timestamp with time zone not null
  undone_at timestamp with time zone -- taken back: it counts no more and stays in the history
  PRIMARY KEY (school_id, id)
  UNIQUE (school_id, account_id, wish_id)
  FOREIGN KEY (school_id) REFERENCES school(id)
  FOREIGN KEY (school_id, class_id) REFERENCES school_class(school_id, id)
  FOREIGN KEY (school_id, lesson_id) REFERENCES lesson(school_id, id)
  CHECK ((((points >= '-10'::integer) AND (points <= 10)) AND (points <> 0)))
  CHECK ((given_to = ANY (ARRAY['students'::text, 'group'::text, 'class'::text])))
) -- row-level security, forced;
CREATE INDEX point_gift_of_class ON point_gift USING btree (school_id, class_id, id DESC);
CREATE INDEX point_gift_of_lesson ON point_gift USING btree (school_id, lesson_id) WHERE (lesson_id IS NOT NULL);
CREATE INDEX point_gift_of_month ON point_gift USING btree (school_id, class_id, given_at);
-- policy school_rows for all to zhibi_app using (school_id = ANY (( SELECT zhibi_schools() AS zhibi_schools)::uuid[])) with check (school_id = ANY (( SELECT zhibi_schools() AS zhibi_schools)::uuid[]))
-- policy system_rows for all to zhibi_system using true with check true
-- grant delete, insert, select, update to zhibi_app
-- grant delete, insert, select, update to zhibi_system

create table point_gift_student (
  school_id uuid not null
  gift_id uuid not null
  student_id uuid not null
  PRIMARY KEY (school_id, gift_id, student_id)
  FOREIGN KEY (school_id, gift_id) REFERENCES point_gift(school_id, id) ON DELETE CASCADE
  FOREIGN KEY (school_id, student_id) REFERENCES student(school_id, id) ON DELETE CASCADE
) -- row-level security, forced;
CREATE INDEX point_gift_student_of ON point_gift_student USING btree (school_id, student_id);
-- policy school_rows for all to zhibi_app using (school_id = ANY (( SELECT zhibi_schools() AS zhibi_schools)::uuid[])) with check (school_id = ANY (( SELECT zhibi_schools() AS zhibi_schools)::uuid[]))
-- policy system_rows for all to zhibi_system using true with check true
-- grant delete, insert, select, update to zhibi_app
-- grant delete, insert, select, update to zhibi_system

-- a school without a row has the usual ones
create table point_reasons (
  school_id uuid not null
  revision integer not null default 1
  reasons jsonb not null
  PRIMARY KEY (school_id)
  FOREIGN KEY (school_id) REFERENCES school(id)
) -- row-level security, forced;
-- policy school_rows for all to zhibi_app using (school_id = ANY (( SELECT zhibi_schools() AS zhibi_schools)::uuid[])) with check (school_id = ANY (( SELECT zhibi_schools() AS zhibi_schools)::uuid[]))
-- policy system_rows for all to zhibi_system using true with check true
-- grant delete, insert, select, update to zhibi_app
-- grant delete, insert, select, update to zhibi_system

-- how a class answered about a knowledge point in a homework: sums over answers of marked copies, from which any rate and its interval follow
create table point_result (
  school_id uuid not null
  homework_id uuid not null
  class_id uuid not null
  knowledge_id uuid not null
  answers integer not null
  got double precision not null
  possible double precision not null
  squares double precision not null -- the sum of the squares of the full scores; shares: of score squared over full score
  shares double precision not null
  PRIMARY KEY (school_id, homework_id, class_id, knowledge_id)
  FOREIGN KEY (school_id, homework_id, class_id) REFERENCES class_result(school_id, homework_id, class_id) ON DELETE CASCADE
) -- row-level security, forced;
CREATE INDEX point_result_point ON point_result USING btree (school_id, knowledge_id);
-- policy school_rows for all to zhibi_app using (school_id = ANY (( SELECT zhibi_schools() AS zhibi_schools)::uuid[])) with check (school_id = ANY (( SELECT zhibi_schools() AS zhibi_schools)::uuid[]))
-- policy system_rows for all to zhibi_system using true with check true
-- grant delete, insert, select, update to zhibi_app
-- grant delete, insert, select, update to zhibi_system

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
-- grant delete, insert, select, update to zhibi_app
-- grant delete, insert, select, update to zhibi_system

-- words that teachers give again and again, with what choosing them adds to a score that is being typed
create table preset_comment (
  school_id uuid not null
  id uuid not null
  account_id uuid not null
  subject_id integer not null
  question_type smallint -- null: for questions of every type
  cause text not null
  text text not null
  score_effect numeric(4,1)
  scope text not null
  removed_at timestamp with time zone
  merged_into uuid -- stands for this one: its use counts there; null again when the merge is taken back
  PRIMARY KEY (school_id, id)
  FOREIGN KEY (school_id, merged_into) REFERENCES preset_comment(school_id, id)
  CHECK (((length(text) >= 1) AND (length(text) <= 200)))
  CHECK ((cause = ANY (ARRAY['sign'::text, 'formula'::text, 'misread'::text, 'careless'::text, 'steps'::text, 'units'::text, 'writing'::text, 'praise'::text, 'other'::text])))
  CHECK ((scope = ANY (ARRAY['me'::text, 'school'::text, 'region'::text])))
) -- row-level security, forced;
CREATE INDEX preset_comment_merged ON preset_comment USING btree (school_id, merged_into) WHERE (merged_into IS NOT NULL);
CREATE INDEX preset_comment_region ON preset_comment USING btree (subject_id, id DESC) WHERE ((scope = 'region'::text) AND (removed_at IS NULL));
CREATE INDEX preset_comment_subject ON preset_comment USING btree (school_id, subject_id, id DESC);
-- policy school_rows for all to zhibi_app using (school_id = ANY (( SELECT zhibi_schools() AS zhibi_schools)::uuid[])) with check (school_id = ANY (( SELECT zhibi_schools() AS zhibi_schools)::uuid[]))
-- policy system_rows for all to zhibi_system using true with check true
-- grant delete, insert, select, update to zhibi_app
-- grant delete, insert, select, update to zhibi_system

-- how often a teacher of the school gave a preset comment; those of the district belong to another school, so nothing is referenced
create table preset_comment_use (
  school_id uuid not null
  comment_id uuid not null
  account_id uuid not null
  used integer not null
  last_used_at timestamp with time zone not null
  PRIMARY KEY (school_id, comment_id, account_id)
) -- row-level security, forced;
-- policy school_rows for all to zhibi_app using (school_id = ANY (( SELECT zhibi_schools() AS zhibi_schools)::uuid[])) with check (school_id = ANY (( SELECT zhibi_schools() AS zhibi_schools)::uuid[]))
-- policy system_rows for all to zhibi_system using true with check true
-- grant delete, insert, select, update to zhibi_app
-- grant delete, insert, select, update to zhibi_system

create table print_batch (
  organisation_id uuid not null
  id uuid not null
  number bigint not null default nextval('print_batch_number'::regclass)
  shop_id uuid not null
  shop_name text not null
  machine_id uuid
  machine_name text not null
  paper_size text not null
  weight text not null
  color_print boolean not null
  double_sided_print boolean not null
  due_at timestamp with time zone not null
  note text not null
  carrier text not null default ''::text
  shipment_no text not null default ''::text
  created_by uuid not null
  created_by_name text not null
  created_at timestamp with time zone not null
  PRIMARY KEY (organisation_id, id)
  FOREIGN KEY (organisation_id) REFERENCES organisation(id)
) -- row-level security, forced;
CREATE INDEX print_batch_newest ON print_batch USING btree (organisation_id, id DESC);
CREATE INDEX print_batch_shop ON print_batch USING btree (shop_id, id DESC);
CREATE UNIQUE INDEX print_batch_by_number ON print_batch USING btree (number);
-- policy organisation_rows for all to zhibi_app using (organisation_id = ANY (( SELECT zhibi_organisations() AS zhibi_organisations)::uuid[])) with check (organisation_id = ANY (( SELECT zhibi_organisations() AS zhibi_organisations)::uuid[]))
-- policy system_rows for all to zhibi_system using true with check true
-- grant delete, insert, select, update to zhibi_app
-- grant delete, insert, select, update to zhibi_system

create table print_centre (
  organisation_id uuid not null
  settings jsonb not null
  revision integer not null default 1
  PRIMARY KEY (organisation_id)
  FOREIGN KEY (organisation_id) REFERENCES organisation(id)
) -- row-level security, forced;
-- policy organisation_rows for all to zhibi_app using (organisation_id = ANY (( SELECT zhibi_organisations() AS zhibi_organisations)::uuid[])) with check (organisation_id = ANY (( SELECT zhibi_organisations() AS zhibi_organisations)::uuid[]))
-- policy system_rows for all to zhibi_system using true with check true
-- grant delete, insert, select, update to zhibi_app
-- grant delete, insert, select, update to zhibi_system

-- what a print centre has changed of the usual dictionary, or added to it
create table print_dict_entry (
  organisation_id uuid not null
  kind text not null
  code text not null
  zh text not null
  en text not null
  position smallint not null
  enabled boolean not null
  revision integer not null default 1
  PRIMARY KEY (organisation_id, kind, code)
  FOREIGN KEY (organisation_id) REFERENCES organisation(id)
) -- row-level security, forced;
-- policy organisation_rows for all to zhibi_app using (organisation_id = ANY (( SELECT zhibi_organisations() AS zhibi_organisations)::uuid[])) with check (organisation_id = ANY (( SELECT zhibi_organisations() AS zhibi_organisations)::uuid[]))
-- policy system_rows for all to zhibi_system using true with check true
-- grant delete, insert, select, update to zhibi_app
-- grant delete, insert, select, update to zhibi_system

create table print_job (
  school_id uuid not null
  id uuid not null
  order_id uuid not null
  machine_id uuid not null
  machine_name text not null
  address text not null -- of the printer when it was sent: it may be connected elsewhere since
  ipp_job_id integer -- the number the printer gave it, before it got a document
  state text not null
  reasons text[] not null default '{}'::text[]
  done integer
  account_id uuid not null
  account_name text not null
  sent_at timestamp with time zone not null
  heard_at timestamp with time zone not null -- when the printer last answered
  cancel_at timestamp with time zone
  ended_at timestamp with time zone
  PRIMARY KEY (school_id, id)
  FOREIGN KEY (school_id, order_id) REFERENCES print_order(school_id, id)
) -- row-level security, forced;
CREATE INDEX print_job_of_order ON print_job USING btree (school_id, order_id, id DESC);
-- policy school_rows for all to zhibi_app using (school_id = ANY (( SELECT zhibi_schools() AS zhibi_schools)::uuid[])) with check (school_id = ANY (( SELECT zhibi_schools() AS zhibi_schools)::uuid[]))
-- policy system_rows for all to zhibi_system using true with check true
-- grant delete, insert, select, update to zhibi_app
-- grant delete, insert, select, update to zhibi_system

create table print_machine (
  organisation_id uuid not null
  id uuid not null
  shop_id uuid not null
  settings jsonb not null
  revision integer not null default 1
  removed_at timestamp with time zone
  PRIMARY KEY (organisation_id, id)
  FOREIGN KEY (organisation_id) REFERENCES organisation(id)
) -- row-level security, forced;
-- policy organisation_rows for all to zhibi_app using (organisation_id = ANY (( SELECT zhibi_organisations() AS zhibi_organisations)::uuid[])) with check (organisation_id = ANY (( SELECT zhibi_organisations() AS zhibi_organisations)::uuid[]))
-- policy system_rows for all to zhibi_system using true with check true
-- grant delete, insert, select, update to zhibi_app
-- grant delete, insert, select, update to zhibi_system

create table print_order (
  school_id uuid not null
  id uuid not null
  number bigint not null default nextval('print_order_number'::regclass)
  parent_id uuid
  print_run_id uuid not null
  paper_id uuid not null
  title text not null
  class_names text[] not null
  created_by uuid not null
  created_by_name text not null
  created_at timestamp with time zone not null
  status smallint not null
  revision integer not null default 1
  options jsonb not null
  page_size text not null
  dots boolean not null
  pages smallint[] not null -- the pages of a copy that are printed: all of them, or those of damaged sheets
  student_ids uuid[] not null -- whose copies, in the order in which they lie in the file
  wanted_at timestamp with time zone not null
  note text not null default ''::text
  pdf_sha256 text -- the copies as they were when the order was pushed: what is printed is made of these and no others
  sheets_sha256 text -- the file that is printed: the same pages, every copy beginning on a sheet of its own
  findings jsonb not null default '[]'::jsonb
  shop_id uuid -- the account of the print shop
  shop_name text not null default ''::text
  shipment_no text not null default ''::text
  shipped_at timestamp with time zone
  rejection jsonb
  weight text not null default ''::text
  price jsonb -- the price of the day on which a shop got it, kept whatever the list says later
  warned_at timestamp with time zone -- when everybody was told that it will be late
  batch_id uuid
  waste_sheets integer not null default 0 -- spoiled while it was printed; of a batch each task bears its share
  settlement_id uuid -- an order is settled once
  spare_copies integer not null default 0 -- copies without a name: 5 % of each class
  separator_sheets integer not null default 0 -- sheets between the piles, of classes or rows of seats
  new_codes boolean not null default false -- whether damaged sheets were printed again with codes of their own
  separator_piles smallint[] not null default '{}'::smallint[] -- of a reprint: in front of which piles of its order the separators lie, from 0
  withdrawn_at timestamp with time zone -- since when the school has given it up: nothing of it is printed
  named text collate "C" not null generated always as lower(title) stored
  class_shares jsonb not null default '[]'::jsonb -- copies, spare copies and separators of each class, which come to those of the order; none where that is not known
  machine_name text not null default ''::text -- the machine of the shop that printed it last, where it is in no batch
  PRIMARY KEY (school_id, id)
  FOREIGN KEY (school_id) REFERENCES school(id)
  FOREIGN KEY (school_id, parent_id) REFERENCES print_order(school_id, id)
  FOREIGN KEY (school_id, print_run_id) REFERENCES print_run(school_id, id)
  CHECK (((status >= 0) AND (status <= 8)))
  CHECK (((withdrawn_at IS NULL) OR (status = ANY (ARRAY[0, 4]))))
  CHECK ((page_size = ANY (ARRAY['A4'::text, 'A3'::text, 'B4'::text, '8K'::text, '16K'::text])))
  CHECK ((separator_sheets >= 0))
  CHECK ((spare_copies >= 0))
  CHECK ((waste_sheets >= 0))
) -- row-level security, forced;
CREATE INDEX print_order_batch ON print_order USING btree (batch_id, id) WHERE (batch_id IS NOT NULL);
CREATE INDEX print_order_by ON print_order USING btree (school_id, created_by, id DESC);
CREATE INDEX print_order_child ON print_order USING btree (school_id, parent_id) WHERE (parent_id IS NOT NULL);
CREATE INDEX print_order_content ON print_order USING btree (pdf_sha256);
CREATE INDEX print_order_due ON print_order USING btree (wanted_at, id);
CREATE INDEX print_order_named ON print_order USING btree (school_id, status, id DESC) INCLUDE (named, number, created_by, shop_id, wanted_at, withdrawn_at);
CREATE INDEX print_order_newest ON print_order USING btree (school_id, id DESC);
CREATE INDEX print_order_newest_of_all ON print_order USING btree (id DESC);
CREATE INDEX print_order_run ON print_order USING btree (school_id, print_run_id);
CREATE INDEX print_order_school_due ON print_order USING btree (school_id, status, wanted_at, id);
CREATE INDEX print_order_settlement ON print_order USING btree (settlement_id) WHERE (settlement_id IS NOT NULL);
CREATE INDEX print_order_sheets ON print_order USING btree (sheets_sha256);
CREATE INDEX print_order_shipped ON print_order USING btree (shipped_at) WHERE (status = 8);
CREATE INDEX print_order_shipped_on ON print_order USING btree (shipped_at) WHERE (shipped_at IS NOT NULL);
CREATE INDEX print_order_shop ON print_order USING btree (shop_id, wanted_at, id) WHERE (shop_id IS NOT NULL);
CREATE INDEX print_order_shop_due ON print_order USING btree (shop_id, status, wanted_at, id) INCLUDE (school_id) WHERE (shop_id IS NOT NULL);
CREATE INDEX print_order_status ON print_order USING btree (status, id DESC);
CREATE INDEX print_order_status_due ON print_order USING btree (status, wanted_at, id) INCLUDE (school_id);
CREATE INDEX print_order_to_warn ON print_order USING btree (wanted_at) WHERE ((warned_at IS NULL) AND (status = ANY (ARRAY[3, 6, 7, 1, 2])));
CREATE INDEX print_order_unpriced ON print_order USING btree (shop_id) WHERE ((price IS NULL) AND (shop_id IS NOT NULL) AND (parent_id IS NULL));
CREATE INDEX print_order_withdrawn ON print_order USING btree (school_id, id DESC) WHERE (withdrawn_at IS NOT NULL);
CREATE UNIQUE INDEX print_order_by_number ON print_order USING btree (number);
CREATE UNIQUE INDEX print_order_of_run ON print_order USING btree (school_id, print_run_id) WHERE ((parent_id IS NULL) AND (withdrawn_at IS NULL));
-- policy school_rows for all to zhibi_app using (school_id = ANY (( SELECT zhibi_schools() AS zhibi_schools)::uuid[])) with check (school_id = ANY (( SELECT zhibi_schools() AS zhibi_schools)::uuid[]))
-- policy system_rows for all to zhibi_system using true with check true
-- grant delete, insert, select, update to zhibi_app
-- grant delete, insert, select, update to zhibi_system

-- who moved an order and when; rows are only ever added. The name is that of the day, the clock has none
create table print_order_step (
  school_id uuid not null
  id uuid not null
  order_id uuid not null
  at timestamp with time zone not null
  account_id uuid
  account_name text not null
  move text
  from_status smallint
  to_status smallint not null
  note text not null
  reason text -- of a rejection, by the dictionary
  PRIMARY KEY (school_id, id)
  FOREIGN KEY (school_id, order_id) REFERENCES print_order(school_id, id)
) -- row-level security, forced;
CREATE INDEX print_order_step_done ON print_order_step USING btree (at) WHERE (to_status = 5);
CREATE INDEX print_order_step_finished ON print_order_step USING btree (at) WHERE (move = 'finish'::text);
CREATE INDEX print_order_step_order ON print_order_step USING btree (school_id, order_id, id);
-- policy school_rows for all to zhibi_app using (school_id = ANY (( SELECT zhibi_schools() AS zhibi_schools)::uuid[])) with check (school_id = ANY (( SELECT zhibi_schools() AS zhibi_schools)::uuid[]))
-- policy system_rows for all to zhibi_system using true with check true
-- grant delete, insert, select, update to zhibi_app
-- grant delete, insert, select, update to zhibi_system

-- what a shop without a network took on a stick
create table print_pack (
  organisation_id uuid not null
  id uuid not null
  number bigint not null default nextval('print_pack_number'::regclass)
  shop_id uuid not null
  shop_name text not null
  batch_id uuid
  order_ids uuid[] not null
  manifest text not null -- what was signed, to the letter: tasks, page codes, and the hash of every file
  ticket bytea not null
  made_by uuid not null
  made_by_name text not null
  made_at timestamp with time zone not null
  report_hash text -- of the report that was taken: the same one again changes nothing, another one is refused
  taken_at timestamp with time zone
  taken_by_name text
  outcomes jsonb -- what the report did to each task
  PRIMARY KEY (organisation_id, id)
  FOREIGN KEY (organisation_id) REFERENCES organisation(id)
  CHECK (((report_hash IS NULL) = (taken_at IS NULL)))
) -- row-level security, forced;
CREATE INDEX print_pack_newest ON print_pack USING btree (organisation_id, id DESC);
CREATE INDEX print_pack_shop ON print_pack USING btree (shop_id, id DESC);
CREATE UNIQUE INDEX print_pack_by_number ON print_pack USING btree (number);
-- policy organisation_rows for all to zhibi_app using (organisation_id = ANY (( SELECT zhibi_organisations() AS zhibi_organisations)::uuid[])) with check (organisation_id = ANY (( SELECT zhibi_organisations() AS zhibi_organisations)::uuid[]))
-- policy system_rows for all to zhibi_system using true with check true
-- grant delete, insert, select, update to zhibi_app
-- grant delete, insert, select, update to zhibi_system

create table print_price (
  organisation_id uuid not null
  id uuid not null
  shop_id uuid not null
  paper_size text not null
  weight text not null
  color_print boolean not null
  double_sided_print boolean not null
  valid_from date not null
  sheet_li integer not null -- for a sheet, in thousandths of a yuan
  bound_li integer not null
  created_by_name text not null
  created_at timestamp with time zone not null
  PRIMARY KEY (organisation_id, id)
  FOREIGN KEY (organisation_id) REFERENCES organisation(id)
  CHECK ((bound_li >= 0))
  CHECK ((sheet_li >= 0))
) -- row-level security, forced;
CREATE UNIQUE INDEX print_price_once ON print_price USING btree (organisation_id, shop_id, paper_size, weight, color_print, double_sided_print, valid_from);
-- policy organisation_rows for all to zhibi_app using (organisation_id = ANY (( SELECT zhibi_organisations() AS zhibi_organisations)::uuid[])) with check (organisation_id = ANY (( SELECT zhibi_organisations() AS zhibi_organisations)::uuid[]))
-- policy system_rows for all to zhibi_system using true with check true
-- grant delete, insert, select, update to zhibi_app
-- grant delete, insert, select, update to zhibi_system

create table print_printer (
  organisation_id uuid not null
  machine_id uuid not null
  address text not null
  facts jsonb not null -- what the printer said that it can do, when it was connected
  checked_at timestamp with time zone not null
  revision integer not null default 1
  PRIMARY KEY (organisation_id, machine_id)
  FOREIGN KEY (organisation_id, machine_id) REFERENCES print_machine(organisation_id, id)
) -- row-level security, forced;
-- policy organisation_rows for all to zhibi_app using (organisation_id = ANY (( SELECT zhibi_organisations() AS zhibi_organisations)::uuid[])) with check (organisation_id = ANY (( SELECT zhibi_organisations() AS zhibi_organisations)::uuid[]))
-- policy system_rows for all to zhibi_system using true with check true
-- grant delete, insert, select, update to zhibi_app
-- grant delete, insert, select, update to zhibi_system

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
  form text not null default 'usual'::text
  part_of uuid
  over_at timestamp with time zone -- the end of the homework that the copies were given as
  PRIMARY KEY (school_id, id)
  FOREIGN KEY (school_id, paper_id, revision) REFERENCES paper_layout(school_id, paper_id, revision)
  FOREIGN KEY (school_id, part_of) REFERENCES print_run(school_id, id)
  CHECK ((form = ANY (ARRAY['usual'::text, 'large'::text, 'easy'::text, 'mono'::text])))
  CHECK ((status = ANY (ARRAY['waiting'::text, 'ready'::text, 'failed'::text])))
) -- row-level security, forced;
CREATE INDEX print_run_content ON print_run USING btree (pdf_sha256);
CREATE INDEX print_run_paper ON print_run USING btree (school_id, paper_id, id DESC);
CREATE INDEX print_run_part ON print_run USING btree (school_id, part_of) WHERE (part_of IS NOT NULL);
-- policy school_rows for all to zhibi_app using (school_id = ANY (( SELECT zhibi_schools() AS zhibi_schools)::uuid[])) with check (school_id = ANY (( SELECT zhibi_schools() AS zhibi_schools)::uuid[]))
-- policy system_rows for all to zhibi_system using true with check true
-- grant delete, insert, select, update to zhibi_app
-- grant delete, insert, select, update to zhibi_system

create table print_settlement (
  organisation_id uuid not null
  id uuid not null
  number bigint not null default nextval('print_settlement_number'::regclass)
  shop_id uuid not null
  shop_name text not null
  from_on date not null
  until_on date not null
  lines jsonb not null -- as they were summed when it was made: a signature is for these
  unpriced integer not null
  created_by_name text not null
  created_at timestamp with time zone not null
  centre_by text
  centre_at timestamp with time zone
  shop_by text
  shop_at timestamp with time zone
  cancelled_at timestamp with time zone
  revision integer not null default 1 -- grows with every new sum; a signature is for the one that was seen
  PRIMARY KEY (organisation_id, id)
  FOREIGN KEY (organisation_id) REFERENCES organisation(id)
) -- row-level security, forced;
CREATE INDEX print_settlement_newest ON print_settlement USING btree (organisation_id, id DESC);
-- policy organisation_rows for all to zhibi_app using (organisation_id = ANY (( SELECT zhibi_organisations() AS zhibi_organisations)::uuid[])) with check (organisation_id = ANY (( SELECT zhibi_organisations() AS zhibi_organisations)::uuid[]))
-- policy system_rows for all to zhibi_system using true with check true
-- grant delete, insert, select, update to zhibi_app
-- grant delete, insert, select, update to zhibi_system

create table print_shop (
  organisation_id uuid not null
  id uuid not null -- the account of the print shop; a shop without a row is open and serves every school
  settings jsonb not null
  revision integer not null default 1
  PRIMARY KEY (organisation_id, id)
  FOREIGN KEY (organisation_id) REFERENCES organisation(id)
) -- row-level security, forced;
-- policy organisation_rows for all to zhibi_app using (organisation_id = ANY (( SELECT zhibi_organisations() AS zhibi_organisations)::uuid[])) with check (organisation_id = ANY (( SELECT zhibi_organisations() AS zhibi_organisations)::uuid[]))
-- policy system_rows for all to zhibi_system using true with check true
-- grant delete, insert, select, update to zhibi_app
-- grant delete, insert, select, update to zhibi_system

-- rows are only ever added: the last that was counted holds, with what came after it
create table print_stock (
  organisation_id uuid not null
  id uuid not null
  shop_id uuid not null
  paper_size text not null
  weight text not null
  step text not null
  sheets integer not null
  note text not null default ''::text
  at timestamp with time zone not null
  created_by_name text not null
  PRIMARY KEY (organisation_id, id)
  FOREIGN KEY (organisation_id) REFERENCES organisation(id)
  CHECK ((sheets >= 0))
  CHECK ((step = ANY (ARRAY['counted'::text, 'came'::text])))
) -- row-level security, forced;
CREATE INDEX print_stock_paper ON print_stock USING btree (organisation_id, shop_id, paper_size, weight, id DESC);
-- policy organisation_rows for all to zhibi_app using (organisation_id = ANY (( SELECT zhibi_organisations() AS zhibi_organisations)::uuid[])) with check (organisation_id = ANY (( SELECT zhibi_organisations() AS zhibi_organisations)::uuid[]))
-- policy system_rows for all to zhibi_system using true with check true
-- grant delete, insert, select, update to zhibi_app
-- grant delete, insert, select, update to zhibi_system

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
set (toast_tuple_target=256, autovacuum_analyze_scale_factor=0.02, autovacuum_vacuum_insert_scale_factor=0.02);
CREATE INDEX question_found ON question USING btree (subject_id, id) INCLUDE (school_id, bank, owner_account_id, type, difficulty, year) WHERE (removed_at IS NULL);
CREATE INDEX question_mine ON question USING btree (school_id, owner_account_id, subject_id, id DESC) WHERE (bank = 'mine'::text);
CREATE INDEX question_origin ON question USING btree (school_id, origin_id) WHERE (origin_id IS NOT NULL);
CREATE INDEX question_words ON question USING gin (words) WITH (gin_pending_list_limit='1024');
CREATE TRIGGER question_words_kept BEFORE INSERT OR UPDATE OF search_text, source, subject_id, words ON question FOR EACH ROW EXECUTE FUNCTION keep_question_words();
-- policy bank_read for select to zhibi_app using ((school_id = ANY (( SELECT zhibi_schools() AS zhibi_schools)::uuid[])) OR (school_id = '00000000-0000-0000-0000-000000000000'::uuid))
-- policy finder_rows for select to postgres using true
-- policy school_delete for delete to zhibi_app using (school_id = ANY (( SELECT zhibi_schools() AS zhibi_schools)::uuid[]))
-- policy school_insert for insert to zhibi_app with check (school_id = ANY (( SELECT zhibi_schools() AS zhibi_schools)::uuid[]))
-- policy school_update for update to zhibi_app using (school_id = ANY (( SELECT zhibi_schools() AS zhibi_schools)::uuid[])) with check (school_id = ANY (( SELECT zhibi_schools() AS zhibi_schools)::uuid[]))
-- policy system_rows for all to zhibi_system using true with check true
-- grant delete, insert, select, update to zhibi_app
-- grant delete, insert, select, update to zhibi_system

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
-- grant delete, insert, select, update to zhibi_app
-- grant delete, insert, select, update to zhibi_system

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
-- grant delete, insert, select, update to zhibi_app
-- grant delete, insert, select, update to zhibi_system

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
-- grant delete, insert, select, update to zhibi_app
-- grant delete, insert, select, update to zhibi_system

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
-- grant delete, insert, select, update to zhibi_app
-- grant delete, insert, select, update to zhibi_system

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
  sees_subjects integer[] -- the subjects that the importer teaches, as they were when the file was sent; null where nobody was asked
  format_version text not null default ''::text -- as the file says it: the version of QTI, or the program that wrote a document; empty where it says nothing
  PRIMARY KEY (school_id, id)
  FOREIGN KEY (subject_id) REFERENCES subject(subject_id)
  CHECK ((bank = ANY (ARRAY['mine'::text, 'school'::text, 'platform'::text])))
  CHECK ((state = ANY (ARRAY['waiting'::text, 'running'::text, 'done'::text, 'undone'::text, 'failed'::text])))
) -- row-level security, forced;
CREATE INDEX question_import_content ON question_import USING btree (file_sha256);
CREATE INDEX question_import_owner ON question_import USING btree (school_id, account_id, id DESC);
-- policy school_rows for all to zhibi_app using (school_id = ANY (( SELECT zhibi_schools() AS zhibi_schools)::uuid[])) with check (school_id = ANY (( SELECT zhibi_schools() AS zhibi_schools)::uuid[]))
-- policy system_rows for all to zhibi_system using true with check true
-- grant delete, insert, select, update to zhibi_app
-- grant delete, insert, select, update to zhibi_system

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
  near jsonb not null default '[]'::jsonb -- questions of the banks, or items further up in the file, that it reads nearly like; the likest first
  subject_id integer
  said_version integer -- the version of the question that the file holds, where it says so
  PRIMARY KEY (school_id, import_id, "position")
  FOREIGN KEY (school_id, import_id) REFERENCES question_import(school_id, id) ON DELETE CASCADE
  FOREIGN KEY (subject_id) REFERENCES subject(subject_id)
  CHECK ((outcome = ANY (ARRAY['added'::text, 'skipped'::text, 'doubtful'::text, 'undone'::text, 'kept'::text])))
) -- row-level security, forced;
CREATE INDEX question_import_item_outcome ON question_import_item USING btree (school_id, import_id, outcome, "position");
-- policy school_rows for all to zhibi_app using (school_id = ANY (( SELECT zhibi_schools() AS zhibi_schools)::uuid[])) with check (school_id = ANY (( SELECT zhibi_schools() AS zhibi_schools)::uuid[]))
-- policy system_rows for all to zhibi_system using true with check true
-- grant delete, insert, select, update to zhibi_app
-- grant delete, insert, select, update to zhibi_system

create table question_knowledge (
  school_id uuid not null
  question_id uuid not null
  knowledge_id uuid not null
  PRIMARY KEY (school_id, question_id, knowledge_id)
  FOREIGN KEY (knowledge_id) REFERENCES knowledge_point(id)
  FOREIGN KEY (school_id, question_id) REFERENCES question(school_id, id)
) -- row-level security, forced;
set (autovacuum_analyze_scale_factor=0.02, autovacuum_vacuum_insert_scale_factor=0.02);
CREATE INDEX question_knowledge_point ON question_knowledge USING btree (knowledge_id);
-- policy bank_read for select to zhibi_app using ((school_id = ANY (( SELECT zhibi_schools() AS zhibi_schools)::uuid[])) OR (school_id = '00000000-0000-0000-0000-000000000000'::uuid))
-- policy finder_rows for select to postgres using true
-- policy school_delete for delete to zhibi_app using (school_id = ANY (( SELECT zhibi_schools() AS zhibi_schools)::uuid[]))
-- policy school_insert for insert to zhibi_app with check (school_id = ANY (( SELECT zhibi_schools() AS zhibi_schools)::uuid[]))
-- policy school_update for update to zhibi_app using (school_id = ANY (( SELECT zhibi_schools() AS zhibi_schools)::uuid[])) with check (school_id = ANY (( SELECT zhibi_schools() AS zhibi_schools)::uuid[]))
-- policy system_rows for all to zhibi_system using true with check true
-- grant delete, insert, select, update to zhibi_app
-- grant delete, insert, select, update to zhibi_system

-- how a class answered a question of a homework: sums over the answers of marked copies, one a student
create table question_result (
  school_id uuid not null
  homework_id uuid not null
  class_id uuid not null
  item_id uuid not null
  question_id uuid not null
  answers integer not null
  got double precision not null
  possible double precision not null
  squares double precision not null -- the sum of the squares of the full scores; shares: of score squared over full score
  shares double precision not null
  PRIMARY KEY (school_id, homework_id, class_id, item_id)
  FOREIGN KEY (school_id, homework_id, class_id) REFERENCES class_result(school_id, homework_id, class_id) ON DELETE CASCADE
) -- row-level security, forced;
CREATE INDEX question_result_question ON question_result USING btree (school_id, question_id);
-- policy school_rows for all to zhibi_app using (school_id = ANY (( SELECT zhibi_schools() AS zhibi_schools)::uuid[])) with check (school_id = ANY (( SELECT zhibi_schools() AS zhibi_schools)::uuid[]))
-- policy system_rows for all to zhibi_system using true with check true
-- grant delete, insert, select, update to zhibi_app
-- grant delete, insert, select, update to zhibi_system

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
  into_id uuid -- the question of the school's bank that gets a new version; null for a question of its own
  PRIMARY KEY (school_id, id)
  FOREIGN KEY (school_id) REFERENCES school(id)
  FOREIGN KEY (school_id, into_id) REFERENCES question(school_id, id) ON DELETE SET NULL (into_id)
  FOREIGN KEY (school_id, question_id) REFERENCES question(school_id, id) ON DELETE CASCADE
  FOREIGN KEY (subject_id) REFERENCES subject(subject_id)
  CHECK ((state = ANY (ARRAY['waiting'::text, 'published'::text, 'returned'::text, 'withdrawn'::text])))
) -- row-level security, forced;
CREATE INDEX question_review_into ON question_review USING btree (school_id, into_id) WHERE (into_id IS NOT NULL);
CREATE INDEX question_review_question ON question_review USING btree (school_id, question_id, id DESC);
CREATE INDEX question_review_subject ON question_review USING btree (school_id, subject_id, id DESC);
CREATE UNIQUE INDEX question_review_waiting ON question_review USING btree (school_id, question_id) WHERE (state = 'waiting'::text);
-- policy school_rows for all to zhibi_app using (school_id = ANY (( SELECT zhibi_schools() AS zhibi_schools)::uuid[])) with check (school_id = ANY (( SELECT zhibi_schools() AS zhibi_schools)::uuid[]))
-- policy system_rows for all to zhibi_system using true with check true
-- grant delete, insert, select, update to zhibi_app
-- grant delete, insert, select, update to zhibi_system

create table question_shape (
  school_id uuid not null
  question_id uuid not null
  signature integer[] not null
  bands integer[] not null
  sketch bit(960) generated always as sketch_of(signature) stored
  PRIMARY KEY (school_id, question_id)
  FOREIGN KEY (school_id, question_id) REFERENCES question(school_id, id) ON DELETE CASCADE
) -- row-level security, forced;
set (autovacuum_analyze_scale_factor=0.02, autovacuum_vacuum_insert_scale_factor=0.02);
CREATE INDEX question_shape_bands ON question_shape USING gin (bands) WITH (gin_pending_list_limit='1024');
-- policy bank_read for select to zhibi_app using ((school_id = ANY (( SELECT zhibi_schools() AS zhibi_schools)::uuid[])) OR (school_id = '00000000-0000-0000-0000-000000000000'::uuid))
-- policy finder_rows for select to postgres using true
-- policy school_delete for delete to zhibi_app using (school_id = ANY (( SELECT zhibi_schools() AS zhibi_schools)::uuid[]))
-- policy school_insert for insert to zhibi_app with check (school_id = ANY (( SELECT zhibi_schools() AS zhibi_schools)::uuid[]))
-- policy school_update for update to zhibi_app using (school_id = ANY (( SELECT zhibi_schools() AS zhibi_schools)::uuid[])) with check (school_id = ANY (( SELECT zhibi_schools() AS zhibi_schools)::uuid[]))
-- policy system_rows for all to zhibi_system using true with check true
-- grant delete, insert, select, update to zhibi_app
-- grant delete, insert, select, update to zhibi_system

create table question_template (
  school_id uuid not null
  question_id uuid not null
  version integer not null -- the version of the question that the numbers are of
  revision integer not null default 1
  content jsonb not null
  updated_at timestamp with time zone not null
  PRIMARY KEY (school_id, question_id)
  FOREIGN KEY (school_id, question_id) REFERENCES question(school_id, id) ON DELETE CASCADE
) -- row-level security, forced;
-- policy school_rows for all to zhibi_app using (school_id = ANY (( SELECT zhibi_schools() AS zhibi_schools)::uuid[])) with check (school_id = ANY (( SELECT zhibi_schools() AS zhibi_schools)::uuid[]))
-- policy system_rows for all to zhibi_system using true with check true
-- grant delete, insert, select, update to zhibi_app
-- grant delete, insert, select, update to zhibi_system

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
-- grant delete, insert, select, update to zhibi_app
-- grant delete, insert, select, update to zhibi_system

create table question_variant (
  school_id uuid not null
  question_id uuid not null
  template_id uuid not null -- the question that it was made of
  template_revision integer not null
  parameters jsonb not null -- names and values, as they are told
  PRIMARY KEY (school_id, question_id)
  FOREIGN KEY (school_id, question_id) REFERENCES question(school_id, id) ON DELETE CASCADE
  FOREIGN KEY (school_id, template_id) REFERENCES question(school_id, id) ON DELETE CASCADE
) -- row-level security, forced;
CREATE INDEX question_variant_template ON question_variant USING btree (school_id, template_id);
-- policy school_rows for all to zhibi_app using (school_id = ANY (( SELECT zhibi_schools() AS zhibi_schools)::uuid[])) with check (school_id = ANY (( SELECT zhibi_schools() AS zhibi_schools)::uuid[]))
-- policy system_rows for all to zhibi_system using true with check true
-- grant delete, insert, select, update to zhibi_app
-- grant delete, insert, select, update to zhibi_system

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
  body_digest uuid not null generated always as (md5((body)::text))::uuid stored -- finds a text that is there already; equal digests are compared in full
  PRIMARY KEY (school_id, question_id, version)
  FOREIGN KEY (school_id, question_id) REFERENCES question(school_id, id)
) -- row-level security, forced;
set (autovacuum_analyze_scale_factor=0.02, autovacuum_vacuum_insert_scale_factor=0.02);
CREATE INDEX question_version_body ON question_version USING btree (school_id, body_digest);
CREATE TRIGGER question_shape_kept AFTER INSERT ON question_version FOR EACH ROW EXECUTE FUNCTION keep_question_shape();
-- policy bank_read for select to zhibi_app using ((school_id = ANY (( SELECT zhibi_schools() AS zhibi_schools)::uuid[])) OR (school_id = '00000000-0000-0000-0000-000000000000'::uuid))
-- policy finder_rows for select to postgres using true
-- policy school_delete for delete to zhibi_app using (school_id = ANY (( SELECT zhibi_schools() AS zhibi_schools)::uuid[]))
-- policy school_insert for insert to zhibi_app with check (school_id = ANY (( SELECT zhibi_schools() AS zhibi_schools)::uuid[]))
-- policy school_update for update to zhibi_app using (school_id = ANY (( SELECT zhibi_schools() AS zhibi_schools)::uuid[])) with check (school_id = ANY (( SELECT zhibi_schools() AS zhibi_schools)::uuid[]))
-- policy system_rows for all to zhibi_system using true with check true
-- grant delete, insert, select, update to zhibi_app
-- grant delete, insert, select, update to zhibi_system

create table recommend_set (
  school_id uuid not null
  paper_id uuid not null
  class_id uuid not null
  subject_id integer not null
  kind text not null
  level text
  knowledge_id uuid not null -- the point that the set is given for
  made_by uuid not null
  wish_id uuid not null -- named by who asks: sent twice it is made once
  made_at timestamp with time zone not null
  PRIMARY KEY (school_id, paper_id)
  UNIQUE (school_id, made_by, wish_id)
  FOREIGN KEY (school_id) REFERENCES school(id)
  FOREIGN KEY (school_id, class_id) REFERENCES school_class(school_id, id)
  FOREIGN KEY (school_id, paper_id) REFERENCES paper(school_id, id)
  CHECK (((kind = 'layer'::text) = (level IS NOT NULL)))
  CHECK ((kind = ANY (ARRAY['class'::text, 'layer'::text])))
  CHECK ((level = ANY (ARRAY['A'::text, 'B'::text, 'C'::text])))
) -- row-level security, forced;
CREATE INDEX recommend_set_of_class ON recommend_set USING btree (school_id, class_id, subject_id, made_at DESC);
-- policy school_rows for all to zhibi_app using (school_id = ANY (( SELECT zhibi_schools() AS zhibi_schools)::uuid[])) with check (school_id = ANY (( SELECT zhibi_schools() AS zhibi_schools)::uuid[]))
-- policy system_rows for all to zhibi_system using true with check true
-- grant delete, insert, select, update to zhibi_app
-- grant delete, insert, select, update to zhibi_system

-- what is not recommended to a class again
create table recommend_unsuitable (
  school_id uuid not null
  class_id uuid not null
  question_id uuid not null
  subject_id integer not null
  reason text not null
  said_by uuid not null
  said_at timestamp with time zone not null
  PRIMARY KEY (school_id, class_id, question_id)
  FOREIGN KEY (school_id) REFERENCES school(id)
  FOREIGN KEY (school_id, class_id) REFERENCES school_class(school_id, id)
  CHECK ((reason = ANY (ARRAY['too-easy'::text, 'too-hard'::text, 'not-taught'::text, 'faulty'::text, 'other'::text])))
) -- row-level security, forced;
CREATE INDEX recommend_unsuitable_question ON recommend_unsuitable USING btree (school_id, question_id);
-- policy school_rows for all to zhibi_app using (school_id = ANY (( SELECT zhibi_schools() AS zhibi_schools)::uuid[])) with check (school_id = ANY (( SELECT zhibi_schools() AS zhibi_schools)::uuid[]))
-- policy system_rows for all to zhibi_system using true with check true
-- grant delete, insert, select, update to zhibi_app
-- grant delete, insert, select, update to zhibi_system

create table region (
  id uuid not null
  organisation_id uuid not null
  name text not null
  revision integer not null default 1
  PRIMARY KEY (id)
  FOREIGN KEY (organisation_id) REFERENCES organisation(id)
);
-- grant insert, select, update (name, revision) to zhibi_app
-- grant delete, insert, select, update to zhibi_system

create table remark (
  school_id uuid not null
  id uuid not null
  class_id uuid not null
  student_id uuid not null
  account_id uuid not null
  teacher_name text not null
  month text not null
  text text not null
  state text not null
  revision integer not null default 1
  changed_at timestamp with time zone not null
  PRIMARY KEY (school_id, id)
  UNIQUE (school_id, account_id, class_id, student_id, month)
  FOREIGN KEY (school_id) REFERENCES school(id)
  FOREIGN KEY (school_id, class_id) REFERENCES school_class(school_id, id)
  FOREIGN KEY (school_id, student_id) REFERENCES student(school_id, id) ON DELETE CASCADE
  CHECK ((month ~ '^\d{6}$'::text))
  CHECK ((state = ANY (ARRAY['draft'::text, 'released'::text])))
) -- row-level security, forced;
CREATE INDEX remark_of_class ON remark USING btree (school_id, class_id, month);
CREATE INDEX remark_of_student ON remark USING btree (school_id, student_id);
-- policy school_rows for all to zhibi_app using (school_id = ANY (( SELECT zhibi_schools() AS zhibi_schools)::uuid[])) with check (school_id = ANY (( SELECT zhibi_schools() AS zhibi_schools)::uuid[]))
-- policy system_rows for all to zhibi_system using true with check true
-- grant delete, insert, select, update to zhibi_app
-- grant delete, insert, select, update to zhibi_system

-- items that a save left out, for a day; whose question was taken anew since is not put back
create table removed_paper_item (
  school_id uuid not null
  item_id uuid not null
  paper_id uuid not null
  question_id uuid not null
  question_version integer not null
  removed_at timestamp with time zone not null default now()
  PRIMARY KEY (school_id, item_id)
  FOREIGN KEY (school_id, paper_id) REFERENCES paper(school_id, id) ON DELETE CASCADE
) -- row-level security, forced;
CREATE INDEX removed_paper_item_paper ON removed_paper_item USING btree (school_id, paper_id);
-- policy school_rows for all to zhibi_app using (school_id = ANY (( SELECT zhibi_schools() AS zhibi_schools)::uuid[])) with check (school_id = ANY (( SELECT zhibi_schools() AS zhibi_schools)::uuid[]))
-- policy system_rows for all to zhibi_system using true with check true
-- grant delete, insert, select, update to zhibi_app
-- grant delete, insert, select, update to zhibi_system

-- by night all results are counted anew: how far it is, and how many homework differed and were mended
create table result_check (
  on_day date not null
  after_school uuid
  after_homework uuid
  checked integer not null default 0
  mended integer not null default 0
  ended_at timestamp with time zone
  PRIMARY KEY (on_day)
);
-- grant delete, insert, select, update to zhibi_system

-- homework of which a score or a copy has changed since its results were counted
create table result_news (
  school_id uuid not null
  id bigint not null generated always as identity
  homework_id uuid not null
  PRIMARY KEY (school_id, id)
  FOREIGN KEY (school_id) REFERENCES school(id)
) -- row-level security, forced;
CREATE INDEX result_news_homework ON result_news USING btree (school_id, homework_id);
CREATE INDEX result_news_oldest ON result_news USING btree (id);
-- policy school_rows for all to zhibi_app using (school_id = ANY (( SELECT zhibi_schools() AS zhibi_schools)::uuid[])) with check (school_id = ANY (( SELECT zhibi_schools() AS zhibi_schools)::uuid[]))
-- policy system_rows for all to zhibi_system using true with check true
-- grant delete, insert, select, update to zhibi_app
-- grant delete, insert, select, update to zhibi_system

create table retention_rule (
  school_id uuid not null
  kind text not null
  days integer -- null: kept for good
  changed_by uuid not null
  changed_at timestamp with time zone not null
  PRIMARY KEY (school_id, kind)
  FOREIGN KEY (school_id) REFERENCES school(id)
  CHECK (((days >= 1) AND (days <= 36500)))
) -- row-level security, forced;
-- policy school_rows for all to zhibi_app using (school_id = ANY (( SELECT zhibi_schools() AS zhibi_schools)::uuid[])) with check (school_id = ANY (( SELECT zhibi_schools() AS zhibi_schools)::uuid[]))
-- policy system_rows for all to zhibi_system using true with check true
-- grant delete, insert, select, update to zhibi_app
-- grant delete, insert, select, update to zhibi_system

create table retention_run (
  school_id uuid not null
  day date not null
  removed jsonb not null
  PRIMARY KEY (school_id)
  FOREIGN KEY (school_id) REFERENCES school(id)
) -- row-level security, forced;
-- policy school_rows for all to zhibi_app using (school_id = ANY (( SELECT zhibi_schools() AS zhibi_schools)::uuid[])) with check (school_id = ANY (( SELECT zhibi_schools() AS zhibi_schools)::uuid[]))
-- policy system_rows for all to zhibi_system using true with check true
-- grant delete, insert, select, update to zhibi_app
-- grant delete, insert, select, update to zhibi_system

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
CREATE TRIGGER access_changed AFTER INSERT OR DELETE OR UPDATE ON role_grant FOR EACH ROW EXECUTE FUNCTION note_access_change('account_id');
-- policy school_rows for all to zhibi_app using ((login_type = 1) AND (in_school_id = ANY (( SELECT zhibi_schools() AS zhibi_schools)::uuid[]))) with check ((login_type = 1) AND (in_school_id = ANY (( SELECT zhibi_schools() AS zhibi_schools)::uuid[])) AND (role = ANY (ARRAY['TEACHER'::text, 'STUDENT'::text, 'SCHOOLADMIN'::text, 'SCHOOLPRINCIPAL'::text])))
-- policy system_rows for all to zhibi_system using true with check true
-- grant insert, select, update to zhibi_app
-- grant delete, insert, select, update to zhibi_system

-- wrong room codes of a network, by its keyed hash; forgotten after a quarter of an hour
create table room_miss (
  address text not null
  misses integer not null
  last_at timestamp with time zone not null
  PRIMARY KEY (address)
);
CREATE INDEX room_miss_last ON room_miss USING btree (last_at);
-- grant delete, insert, select, update to zhibi_system

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
  unread_sheets text[] not null default '{}'::text[]
  PRIMARY KEY (school_id, id)
  FOREIGN KEY (school_id) REFERENCES school(id)
  CHECK ((form = ANY (ARRAY['xlsx'::text, 'csv'::text, 'text'::text, 'oneroster'::text])))
  CHECK ((kind = ANY (ARRAY['students'::text, 'teachers'::text, 'classes'::text])))
  CHECK ((state = ANY (ARRAY['columns'::text, 'checking'::text, 'checked'::text, 'applying'::text, 'applied'::text, 'undoing'::text, 'undone'::text])))
) -- row-level security, forced;
-- policy school_rows for all to zhibi_app using (school_id = ANY (( SELECT zhibi_schools() AS zhibi_schools)::uuid[])) with check (school_id = ANY (( SELECT zhibi_schools() AS zhibi_schools)::uuid[]))
-- policy system_rows for all to zhibi_system using true with check true
-- grant delete, insert, select, update to zhibi_app
-- grant delete, insert, select, update to zhibi_system

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
-- grant delete, insert, select, update to zhibi_app
-- grant delete, insert, select, update to zhibi_system

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
-- grant delete, insert, select, update to zhibi_app
-- grant delete, insert, select, update to zhibi_system

-- answers with an agreed score that are mixed in for every scorer unseen
create table round_gold (
  school_id uuid not null
  answer_id uuid not null
  round_id uuid not null
  score numeric(5,1) not null
  set_by uuid not null
  set_at timestamp with time zone not null
  PRIMARY KEY (school_id, answer_id)
  FOREIGN KEY (school_id, answer_id) REFERENCES answer(school_id, id) ON DELETE CASCADE
  FOREIGN KEY (school_id, round_id) REFERENCES marking_round(school_id, id) ON DELETE CASCADE
  CHECK (((score * (2)::numeric) = trunc((score * (2)::numeric))))
) -- row-level security, forced;
CREATE INDEX round_gold_of_round ON round_gold USING btree (school_id, round_id);
-- policy school_rows for all to zhibi_app using (school_id = ANY (( SELECT zhibi_schools() AS zhibi_schools)::uuid[])) with check (school_id = ANY (( SELECT zhibi_schools() AS zhibi_schools)::uuid[]))
-- policy system_rows for all to zhibi_system using true with check true
-- grant delete, insert, select, update to zhibi_app
-- grant delete, insert, select, update to zhibi_system

create table round_mark (
  school_id uuid not null
  round_id uuid not null
  answer_id uuid not null
  account_id uuid not null
  slot smallint not null -- 1 and 2: the scorers; 3: the arbiter; 0: a paper with an agreed score, which every scorer gets
  score numeric(5,1)
  comment text not null default ''::text
  strokes integer -- how many pieces of writing were there when it was scored
  revision integer not null default 1 -- grows with every change of the own score
  dealt_at timestamp with time zone not null
  scored_at timestamp with time zone
  levels jsonb
  PRIMARY KEY (school_id, answer_id, account_id)
  FOREIGN KEY (school_id, answer_id) REFERENCES answer(school_id, id) ON DELETE CASCADE
  FOREIGN KEY (school_id, round_id) REFERENCES marking_round(school_id, id) ON DELETE CASCADE
  CHECK (((score * (2)::numeric) = trunc((score * (2)::numeric))))
  CHECK (((scored_at IS NULL) = (score IS NULL)))
  CHECK (((slot >= 0) AND (slot <= 3)))
) -- row-level security, forced;
CREATE INDEX round_mark_of_round ON round_mark USING btree (school_id, round_id);
CREATE INDEX round_mark_open ON round_mark USING btree (school_id, account_id) WHERE (score IS NULL);
CREATE UNIQUE INDEX round_mark_slot ON round_mark USING btree (school_id, answer_id, slot) WHERE (slot > 0);
-- policy school_rows for all to zhibi_app using (school_id = ANY (( SELECT zhibi_schools() AS zhibi_schools)::uuid[])) with check (school_id = ANY (( SELECT zhibi_schools() AS zhibi_schools)::uuid[]))
-- policy system_rows for all to zhibi_system using true with check true
-- grant delete, insert, select, update to zhibi_app
-- grant delete, insert, select, update to zhibi_system

create table rubric (
  school_id uuid not null
  homework_id uuid not null
  item_id uuid not null
  revision integer not null
  subject_id integer not null
  criteria jsonb not null -- none: the rubric was taken away
  changed_by uuid not null
  changed_at timestamp with time zone not null
  scores integer not null -- how many scores the edit changed
  PRIMARY KEY (school_id, homework_id, item_id, revision)
  FOREIGN KEY (school_id, homework_id) REFERENCES homework(school_id, id)
  CHECK ((revision > 0))
  CHECK ((scores >= 0))
) -- row-level security, forced;
CREATE INDEX rubric_of_teacher ON rubric USING btree (school_id, changed_by, subject_id, changed_at DESC);
-- policy school_rows for all to zhibi_app using (school_id = ANY (( SELECT zhibi_schools() AS zhibi_schools)::uuid[])) with check (school_id = ANY (( SELECT zhibi_schools() AS zhibi_schools)::uuid[]))
-- policy system_rows for all to zhibi_system using true with check true
-- grant insert, select to zhibi_app
-- grant delete, insert, select, update to zhibi_system

create table scan_batch (
  school_id uuid not null
  id uuid not null
  homework_id uuid not null
  state text not null
  created_by uuid not null
  created_by_name text not null
  created_at timestamp with time zone not null
  source text not null default 'scan'::text
  student_id uuid -- of a photograph: the student who took it of an own sheet
  taken_at timestamp with time zone -- of a photograph: when it was taken, as far as the phone says; a network that came back later makes nothing late
  by_slip boolean not null default false -- of a photograph: it came by a slip, so nobody knows who took it
  PRIMARY KEY (school_id, id)
  FOREIGN KEY (school_id) REFERENCES school(id)
  FOREIGN KEY (school_id, homework_id) REFERENCES homework(school_id, id)
  CHECK ((source = ANY (ARRAY['scan'::text, 'photo'::text])))
  CHECK ((state = ANY (ARRAY['reading'::text, 'read'::text, 'failed'::text])))
) -- row-level security, forced;
CREATE INDEX scan_batch_homework ON scan_batch USING btree (school_id, homework_id, id DESC);
CREATE INDEX scan_batch_newest ON scan_batch USING btree (id DESC);
CREATE INDEX scan_batch_student ON scan_batch USING btree (school_id, student_id, homework_id) WHERE (student_id IS NOT NULL);
-- policy school_rows for all to zhibi_app using (school_id = ANY (( SELECT zhibi_schools() AS zhibi_schools)::uuid[])) with check (school_id = ANY (( SELECT zhibi_schools() AS zhibi_schools)::uuid[]))
-- policy system_rows for all to zhibi_system using true with check true
-- grant delete, insert, select, update to zhibi_app
-- grant delete, insert, select, update to zhibi_system

create table scan_choice (
  school_id uuid not null
  page_id uuid not null
  no smallint not null
  item_id uuid not null
  boxes jsonb not null
  several boolean not null
  doubts text[] not null
  chosen text[] not null -- as the machine read it
  settled text[] -- as a person said it; null where nobody has
  settled_by uuid
  settled_at timestamp with time zone
  PRIMARY KEY (school_id, page_id, no)
  FOREIGN KEY (school_id, page_id) REFERENCES scan_page(school_id, id)
) -- row-level security, forced;
-- policy school_rows for all to zhibi_app using (school_id = ANY (( SELECT zhibi_schools() AS zhibi_schools)::uuid[])) with check (school_id = ANY (( SELECT zhibi_schools() AS zhibi_schools)::uuid[]))
-- policy system_rows for all to zhibi_system using true with check true
-- grant delete, insert, select, update to zhibi_app
-- grant delete, insert, select, update to zhibi_system

create table scan_file (
  school_id uuid not null
  batch_id uuid not null
  position smallint not null
  name text not null
  sha256 text not null
  pages integer -- null until it was opened
  problem text
  settled_by uuid
  settled_at timestamp with time zone -- since when a person says that nothing more is to be done about a file that could not be opened
  PRIMARY KEY (school_id, batch_id, "position")
  FOREIGN KEY (school_id, batch_id) REFERENCES scan_batch(school_id, id)
  CHECK (((settled_by IS NULL) = (settled_at IS NULL)))
) -- row-level security, forced;
CREATE INDEX scan_file_content ON scan_file USING btree (sha256);
-- policy school_rows for all to zhibi_app using (school_id = ANY (( SELECT zhibi_schools() AS zhibi_schools)::uuid[])) with check (school_id = ANY (( SELECT zhibi_schools() AS zhibi_schools)::uuid[]))
-- policy system_rows for all to zhibi_system using true with check true
-- grant delete, insert, select, update to zhibi_app
-- grant delete, insert, select, update to zhibi_system

-- one page of one file; a page of a student's copy is taken once
create table scan_page (
  school_id uuid not null
  id uuid not null
  batch_id uuid not null
  file smallint not null
  position integer not null -- which page of its file, from 0
  state text not null
  reason text
  homework_id uuid not null
  student_id uuid
  page smallint
  candidates text[] not null -- page codes that it may have, the likeliest first
  complaints text[] not null
  dpi real
  turned_deg real
  original_sha256 text
  straight_sha256 text
  read_at timestamp with time zone not null
  source text not null default 'scan'::text
  sheet smallint not null default 0 -- which of the sheets on one picture, from the left
  kept_at timestamp with time zone -- when its student said that this part of a page stands for it; a part alone hands nothing in
  PRIMARY KEY (school_id, id)
  FOREIGN KEY (school_id, batch_id, file) REFERENCES scan_file(school_id, batch_id, "position")
  CHECK ((source = ANY (ARRAY['scan'::text, 'photo'::text])))
  CHECK ((state = ANY (ARRAY['taken'::text, 'unknown'::text, 'foreign'::text, 'double'::text, 'unreadable'::text, 'set-aside'::text])))
) -- row-level security, forced;
CREATE INDEX scan_page_original ON scan_page USING btree (original_sha256);
CREATE INDEX scan_page_straight ON scan_page USING btree (straight_sha256);
CREATE UNIQUE INDEX scan_page_place ON scan_page USING btree (school_id, batch_id, file, "position", sheet);
CREATE UNIQUE INDEX scan_page_taken ON scan_page USING btree (school_id, homework_id, student_id, page, source) WHERE (state = 'taken'::text);
-- policy school_rows for all to zhibi_app using (school_id = ANY (( SELECT zhibi_schools() AS zhibi_schools)::uuid[])) with check (school_id = ANY (( SELECT zhibi_schools() AS zhibi_schools)::uuid[]))
-- policy system_rows for all to zhibi_system using true with check true
-- grant delete, insert, select, update to zhibi_app
-- grant delete, insert, select, update to zhibi_system

create table scan_score (
  school_id uuid not null
  page_id uuid not null
  item_id uuid not null
  part_index smallint not null default '-1'::integer -- of a combined question; -1 for a whole one
  score numeric(5,1) -- null where marks are there that mean nothing certain
  PRIMARY KEY (school_id, page_id, item_id, part_index)
) -- row-level security, forced;
-- policy school_rows for all to zhibi_app using (school_id = ANY (( SELECT zhibi_schools() AS zhibi_schools)::uuid[])) with check (school_id = ANY (( SELECT zhibi_schools() AS zhibi_schools)::uuid[]))
-- policy system_rows for all to zhibi_system using true with check true
-- grant delete, insert, select, update to zhibi_app
-- grant delete, insert, select, update to zhibi_system

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
CREATE INDEX school_region ON school USING btree (region_id) WHERE (region_id IS NOT NULL);
CREATE TRIGGER access_changed AFTER INSERT OR DELETE OR UPDATE OF data_lock, region_id, organisation_id ON school FOR EACH ROW EXECUTE FUNCTION note_access_change('id', 'region_id', 'organisation_id');
-- policy newcomers for insert to zhibi_app with check true
-- policy organisation_changes for update to zhibi_app using (id = ANY (( SELECT zhibi_schools() AS zhibi_schools)::uuid[]))
-- policy school_rows for select to zhibi_app using (id = ANY (( SELECT zhibi_schools() AS zhibi_schools)::uuid[]))
-- policy system_rows for all to zhibi_system using true with check true
-- grant insert, select, update (region_id, name, short_name, first_gid, last_gid, school_year, hidden, member_id, configs, ext_question, revision, pinyin, privacy) to zhibi_app
-- grant delete, insert, select, update to zhibi_system

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
-- grant delete, insert, select, update to zhibi_app
-- grant delete, insert, select, update to zhibi_system

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
-- grant delete, insert, select, update to zhibi_app
-- grant delete, insert, select, update to zhibi_system

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
-- grant delete, insert, select, update to zhibi_app
-- grant delete, insert, select, update to zhibi_system

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
-- grant delete, insert, select, update to zhibi_app
-- grant delete, insert, select, update to zhibi_system

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
-- grant delete, insert, select, update to zhibi_app
-- grant delete, insert, select, update to zhibi_system

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
-- grant delete, insert, select, update to zhibi_app
-- grant delete, insert, select, update to zhibi_system

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
CREATE INDEX school_class_head ON school_class USING btree (school_id, head_teacher_id) WHERE (head_teacher_id IS NOT NULL);
CREATE TRIGGER access_changed AFTER DELETE OR UPDATE OF school_id, id, ended_on ON school_class FOR EACH ROW EXECUTE FUNCTION note_access_change('school_id');
-- policy school_rows for all to zhibi_app using (school_id = ANY (( SELECT zhibi_schools() AS zhibi_schools)::uuid[])) with check (school_id = ANY (( SELECT zhibi_schools() AS zhibi_schools)::uuid[]))
-- policy system_rows for all to zhibi_system using true with check true
-- grant delete, insert, select, update to zhibi_app
-- grant delete, insert, select, update to zhibi_system

-- the schools that a login of the district or of operations has entered: each is in the audit log once
create table school_entry (
  session_id uuid not null
  school_id uuid not null
  entered_at timestamp with time zone not null
  PRIMARY KEY (session_id, school_id)
  FOREIGN KEY (school_id) REFERENCES school(id)
  FOREIGN KEY (session_id) REFERENCES login_session(id)
);
-- grant insert, select to zhibi_system

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
-- grant delete, insert, select, update to zhibi_app
-- grant delete, insert, select, update to zhibi_system

create table school_terms (
  school_id uuid not null
  contract_no text not null default ''::text
  starts_on date
  ends_on date
  students integer -- for how many students it was agreed on; null: for any number
  note text not null default ''::text
  contacts jsonb not null default '[]'::jsonb
  revision integer not null default 1
  PRIMARY KEY (school_id)
  FOREIGN KEY (school_id) REFERENCES school(id)
  CHECK (((ends_on IS NULL) OR (starts_on IS NULL) OR (ends_on >= starts_on)))
  CHECK (((students >= 1) AND (students <= 1000000)))
) -- row-level security, forced;
-- policy school_rows for all to zhibi_app using (school_id = ANY (( SELECT zhibi_schools() AS zhibi_schools)::uuid[])) with check (school_id = ANY (( SELECT zhibi_schools() AS zhibi_schools)::uuid[]))
-- policy system_rows for all to zhibi_system using true with check true
-- grant delete, insert, select, update to zhibi_app
-- grant delete, insert, select, update to zhibi_system

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
-- grant select to zhibi_app
-- grant delete, insert, select to zhibi_system

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
-- grant delete, insert, select to zhibi_system

-- screens of a hall that may show the school in sums
create table school_wall (
  school_id uuid not null
  id uuid not null
  name text not null
  key_hash text not null -- SHA-256 of the key in the address of the screen: who reads the table cannot open it
  made_by uuid not null
  made_by_name text not null
  made_at timestamp with time zone not null
  seen_at timestamp with time zone -- to the minute; null until a screen has shown it
  PRIMARY KEY (school_id, id)
  FOREIGN KEY (school_id) REFERENCES school(id)
) -- row-level security, forced;
CREATE UNIQUE INDEX school_wall_key ON school_wall USING btree (key_hash);
-- policy school_rows for all to zhibi_app using (school_id = ANY (( SELECT zhibi_schools() AS zhibi_schools)::uuid[])) with check (school_id = ANY (( SELECT zhibi_schools() AS zhibi_schools)::uuid[]))
-- policy system_rows for all to zhibi_system using true with check true
-- grant delete, insert, select, update to zhibi_app
-- grant delete, insert, select, update to zhibi_system

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
CREATE INDEX school_year_class_class ON school_year_class USING btree (school_id, class_id);
-- policy school_rows for all to zhibi_app using (school_id = ANY (( SELECT zhibi_schools() AS zhibi_schools)::uuid[])) with check (school_id = ANY (( SELECT zhibi_schools() AS zhibi_schools)::uuid[]))
-- policy system_rows for all to zhibi_system using true with check true
-- grant delete, insert, select, update to zhibi_app
-- grant delete, insert, select, update to zhibi_system

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
CREATE INDEX school_year_lesson_class ON school_year_lesson USING btree (school_id, class_id);
CREATE INDEX school_year_lesson_teacher ON school_year_lesson USING btree (school_id, teacher_id);
-- policy school_rows for all to zhibi_app using (school_id = ANY (( SELECT zhibi_schools() AS zhibi_schools)::uuid[])) with check (school_id = ANY (( SELECT zhibi_schools() AS zhibi_schools)::uuid[]))
-- policy system_rows for all to zhibi_system using true with check true
-- grant delete, insert, select, update to zhibi_app
-- grant delete, insert, select, update to zhibi_system

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
-- grant delete, insert, select, update to zhibi_app
-- grant delete, insert, select, update to zhibi_system

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
CREATE INDEX school_year_student_student ON school_year_student USING btree (school_id, student_id);
-- policy school_rows for all to zhibi_app using (school_id = ANY (( SELECT zhibi_schools() AS zhibi_schools)::uuid[])) with check (school_id = ANY (( SELECT zhibi_schools() AS zhibi_schools)::uuid[]))
-- policy system_rows for all to zhibi_system using true with check true
-- grant delete, insert, select, update to zhibi_app
-- grant delete, insert, select, update to zhibi_system

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
  origin text not null default 'screen'::text -- of a person's score: given on a screen, or with a pen on the student's paper
  row_no bigint not null generated always as identity
  written_at timestamp with time zone not null default now() -- the time of the database; rows from before the chain carry the time of its migration
  reason jsonb -- of a round: how two scores became one, and by which accounts they were given
  levels jsonb
  PRIMARY KEY (school_id, id)
  FOREIGN KEY (school_id, answer_id) REFERENCES answer(school_id, id)
  CHECK (((kind = 'round'::text) = (reason IS NOT NULL)))
  CHECK ((kind = ANY (ARRAY['machine'::text, 'person'::text, 'undo'::text, 'restore'::text, 'round'::text, 'appeal'::text, 'key'::text, 'rubric'::text])))
  CHECK ((origin = ANY (ARRAY['screen'::text, 'paper'::text])))
) -- row-level security, forced;
CREATE INDEX score_entry_answer ON score_entry USING btree (school_id, answer_id, id DESC);
CREATE UNIQUE INDEX score_entry_row_no ON score_entry USING btree (row_no);
-- policy school_rows for all to zhibi_app using (school_id = ANY (( SELECT zhibi_schools() AS zhibi_schools)::uuid[])) with check (school_id = ANY (( SELECT zhibi_schools() AS zhibi_schools)::uuid[]))
-- policy system_rows for all to zhibi_system using true with check true
-- grant insert, select, update (comment) to zhibi_app
-- grant delete, insert, select, update to zhibi_system

-- rows are only ever added; each hash is made of the hash before it and of a row of the ledger in its canonical form
create table score_link (
  no bigint not null
  row_no bigint not null
  hash bytea not null
  PRIMARY KEY (no)
  UNIQUE (row_no)
);
-- grant insert, select to zhibi_system

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
CREATE INDEX seat_student ON seat USING btree (school_id, student_id);
-- policy school_rows for all to zhibi_app using (school_id = ANY (( SELECT zhibi_schools() AS zhibi_schools)::uuid[])) with check (school_id = ANY (( SELECT zhibi_schools() AS zhibi_schools)::uuid[]))
-- policy system_rows for all to zhibi_system using true with check true
-- grant delete, insert, select, update to zhibi_app
-- grant delete, insert, select, update to zhibi_system

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
CREATE INDEX seat_need_student ON seat_need USING btree (school_id, student_id);
-- policy school_rows for all to zhibi_app using (school_id = ANY (( SELECT zhibi_schools() AS zhibi_schools)::uuid[])) with check (school_id = ANY (( SELECT zhibi_schools() AS zhibi_schools)::uuid[]))
-- policy system_rows for all to zhibi_system using true with check true
-- grant delete, insert, select, update to zhibi_app
-- grant delete, insert, select, update to zhibi_system

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
CREATE INDEX seat_pair_one ON seat_pair USING btree (school_id, one_id);
CREATE INDEX seat_pair_other ON seat_pair USING btree (school_id, other_id);
-- policy school_rows for all to zhibi_app using (school_id = ANY (( SELECT zhibi_schools() AS zhibi_schools)::uuid[])) with check (school_id = ANY (( SELECT zhibi_schools() AS zhibi_schools)::uuid[]))
-- policy system_rows for all to zhibi_system using true with check true
-- grant delete, insert, select, update to zhibi_app
-- grant delete, insert, select, update to zhibi_system

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
-- grant delete, insert, select, update to zhibi_app
-- grant delete, insert, select, update to zhibi_system

create table secret (
  name text not null
  value text not null
  created_at timestamp with time zone not null default now()
  PRIMARY KEY (name)
);
-- grant insert, select to zhibi_system

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
-- grant delete, insert, select, update to zhibi_system

create table signing_nonce (
  key_id text not null
  nonce text not null
  seen_at timestamp with time zone not null
  PRIMARY KEY (key_id, nonce)
  FOREIGN KEY (key_id) REFERENCES signing_key(key_id)
);
CREATE INDEX signing_nonce_age ON signing_nonce USING btree (seen_at);
-- grant delete, insert, select, update to zhibi_system

-- codes of the last day, also for phones that nobody has: how often a number asks is counted either way. The answer stands as it is: a hash of four digits hides nothing
create table sms_code (
  id uuid not null
  phone text not null -- the phone, or the mail address, that it was sent to
  purpose text not null
  answer text not null
  tries integer not null default 0
  sent_at timestamp with time zone not null
  used_at timestamp with time zone
  asked_from text not null default ''::text -- the keyed hash of the network that asked for it; of a code to a mail address, the account
  far_tries integer not null default 0 -- tries from any other network: its owner may have left the Wi-Fi meanwhile
  PRIMARY KEY (id)
  CHECK ((purpose = ANY (ARRAY['login'::text, 'register'::text, 'bind'::text])))
);
CREATE INDEX sms_code_age ON sms_code USING btree (sent_at);
CREATE INDEX sms_code_asked_from ON sms_code USING btree (asked_from, sent_at);
CREATE INDEX sms_code_phone ON sms_code USING btree (phone, sent_at);
-- grant delete, insert, select, update to zhibi_system

create table spoken_class (
  school_id uuid not null
  spoken_id uuid not null
  class_id uuid not null
  PRIMARY KEY (school_id, spoken_id, class_id)
  FOREIGN KEY (school_id, class_id) REFERENCES school_class(school_id, id)
  FOREIGN KEY (school_id, spoken_id) REFERENCES spoken_homework(school_id, id)
) -- row-level security, forced;
CREATE INDEX spoken_class_of ON spoken_class USING btree (school_id, class_id, spoken_id DESC);
-- policy school_rows for all to zhibi_app using (school_id = ANY (( SELECT zhibi_schools() AS zhibi_schools)::uuid[])) with check (school_id = ANY (( SELECT zhibi_schools() AS zhibi_schools)::uuid[]))
-- policy system_rows for all to zhibi_system using true with check true
-- grant delete, insert, select, update to zhibi_app
-- grant delete, insert, select, update to zhibi_system

-- what a teacher keeps for spoken homework: a picture, a model reading, a comment by voice
create table spoken_file (
  school_id uuid not null
  id uuid not null
  kind text not null
  sha256 text not null
  type text not null
  size integer not null
  duration_ms integer
  created_by uuid not null
  created_at timestamp with time zone not null
  PRIMARY KEY (school_id, id)
  FOREIGN KEY (school_id) REFERENCES school(id)
  CHECK (((duration_ms IS NULL) = (kind = 'picture'::text)))
  CHECK ((kind = ANY (ARRAY['picture'::text, 'sound'::text])))
  CHECK ((size > 0))
) -- row-level security, forced;
CREATE INDEX spoken_file_content ON spoken_file USING btree (sha256);
-- policy school_rows for all to zhibi_app using (school_id = ANY (( SELECT zhibi_schools() AS zhibi_schools)::uuid[])) with check (school_id = ANY (( SELECT zhibi_schools() AS zhibi_schools)::uuid[]))
-- policy system_rows for all to zhibi_system using true with check true
-- grant delete, insert, select, update to zhibi_app
-- grant delete, insert, select, update to zhibi_system

create table spoken_homework (
  school_id uuid not null
  id uuid not null
  subject_id integer not null
  kind text not null
  title text not null
  note text not null
  language text not null
  items text[] not null -- words, sentences or lines in order; none for a picture or free talk
  tries smallint not null
  seconds smallint not null
  picture_file_id uuid
  model_file_id uuid
  model_cues jsonb not null -- where each of them begins in the model reading
  start_at timestamp with time zone not null
  end_at timestamp with time zone not null
  created_by uuid not null
  teacher_name text not null
  told_at timestamp with time zone -- when its students were told that it has begun
  withdrawn_at timestamp with time zone
  PRIMARY KEY (school_id, id)
  FOREIGN KEY (school_id) REFERENCES school(id)
  FOREIGN KEY (school_id, model_file_id) REFERENCES spoken_file(school_id, id)
  FOREIGN KEY (school_id, picture_file_id) REFERENCES spoken_file(school_id, id)
  CHECK (((seconds >= 10) AND (seconds <= 600)))
  CHECK (((tries >= 1) AND (tries <= 10)))
  CHECK ((kind = ANY (ARRAY['words'::text, 'sentences'::text, 'text'::text, 'picture'::text, 'free'::text])))
  CHECK ((start_at < end_at))
) -- row-level security, forced;
CREATE INDEX spoken_homework_model ON spoken_homework USING btree (school_id, model_file_id) WHERE (model_file_id IS NOT NULL);
CREATE INDEX spoken_homework_picture ON spoken_homework USING btree (school_id, picture_file_id) WHERE (picture_file_id IS NOT NULL);
-- policy school_rows for all to zhibi_app using (school_id = ANY (( SELECT zhibi_schools() AS zhibi_schools)::uuid[])) with check (school_id = ANY (( SELECT zhibi_schools() AS zhibi_schools)::uuid[]))
-- policy system_rows for all to zhibi_system using true with check true
-- grant delete, insert, select, update to zhibi_app
-- grant delete, insert, select, update to zhibi_system

create table spoken_result (
  school_id uuid not null
  spoken_id uuid not null
  student_id uuid not null
  score smallint
  comment text not null default ''::text
  comment_file_id uuid
  redos smallint not null default 0 -- how many further recordings were asked for, beyond the tries
  redo_note text not null default ''::text
  redo_at timestamp with time zone
  judged_by uuid
  judged_at timestamp with time zone
  seen_at timestamp with time zone
  revision integer not null default 1
  PRIMARY KEY (school_id, spoken_id, student_id)
  FOREIGN KEY (school_id, comment_file_id) REFERENCES spoken_file(school_id, id)
  FOREIGN KEY (school_id, spoken_id) REFERENCES spoken_homework(school_id, id)
  FOREIGN KEY (school_id, student_id) REFERENCES student(school_id, id) ON DELETE CASCADE
  CHECK (((score >= 0) AND (score <= 100)))
) -- row-level security, forced;
CREATE INDEX spoken_result_comment ON spoken_result USING btree (school_id, comment_file_id) WHERE (comment_file_id IS NOT NULL);
CREATE INDEX spoken_result_of_student ON spoken_result USING btree (school_id, student_id);
-- policy school_rows for all to zhibi_app using (school_id = ANY (( SELECT zhibi_schools() AS zhibi_schools)::uuid[])) with check (school_id = ANY (( SELECT zhibi_schools() AS zhibi_schools)::uuid[]))
-- policy system_rows for all to zhibi_system using true with check true
-- grant delete, insert, select, update to zhibi_app
-- grant delete, insert, select, update to zhibi_system

-- one recording; its id is made by the browser, so that what is sent twice counts once
create table spoken_try (
  school_id uuid not null
  id uuid not null
  spoken_id uuid not null
  student_id uuid not null
  nth smallint not null
  sha256 text not null
  type text not null
  size integer not null
  cues jsonb not null
  measures jsonb not null -- what the browser measured when it decoded the sound; its length is the one that the file itself says
  same_as uuid[] not null -- students whose recording was this very one when it came
  recorded_at timestamp with time zone not null
  received_at timestamp with time zone not null
  late boolean not null
  assessment jsonb -- what a service of speech said; null without one
  PRIMARY KEY (school_id, id)
  UNIQUE (school_id, spoken_id, student_id, nth)
  FOREIGN KEY (school_id, spoken_id) REFERENCES spoken_homework(school_id, id)
  FOREIGN KEY (school_id, student_id) REFERENCES student(school_id, id) ON DELETE CASCADE
  CHECK (((nth >= 1) AND (nth <= 20)))
) -- row-level security, forced;
CREATE INDEX spoken_try_content ON spoken_try USING btree (sha256);
CREATE INDEX spoken_try_of_student ON spoken_try USING btree (school_id, student_id);
-- policy school_rows for all to zhibi_app using (school_id = ANY (( SELECT zhibi_schools() AS zhibi_schools)::uuid[])) with check (school_id = ANY (( SELECT zhibi_schools() AS zhibi_schools)::uuid[]))
-- policy system_rows for all to zhibi_system using true with check true
-- grant delete, insert, select, update to zhibi_app
-- grant delete, insert, select, update to zhibi_system

-- who did what with a stage test; rows are only ever added
create table stage_change (
  school_id uuid not null
  id uuid not null
  test_id uuid not null
  at timestamp with time zone not null
  by_account uuid
  by_name text not null
  what text not null
  changes jsonb not null default '[]'::jsonb
  PRIMARY KEY (school_id, id)
  FOREIGN KEY (school_id, test_id) REFERENCES stage_test(school_id, id) ON DELETE CASCADE
) -- row-level security, forced;
CREATE INDEX stage_change_order ON stage_change USING btree (school_id, test_id, id);
-- policy school_rows for all to zhibi_app using (school_id = ANY (( SELECT zhibi_schools() AS zhibi_schools)::uuid[])) with check (school_id = ANY (( SELECT zhibi_schools() AS zhibi_schools)::uuid[]))
-- policy system_rows for all to zhibi_system using true with check true
-- grant delete, insert, select, update to zhibi_app
-- grant delete, insert, select, update to zhibi_system

create table stage_entry (
  school_id uuid not null
  test_id uuid not null
  student_id uuid not null
  class_id uuid not null -- the class that the student sat it in, wherever the student is now
  PRIMARY KEY (school_id, test_id, student_id)
  FOREIGN KEY (school_id, class_id) REFERENCES school_class(school_id, id)
  FOREIGN KEY (school_id, student_id) REFERENCES student(school_id, id)
  FOREIGN KEY (school_id, test_id) REFERENCES stage_test(school_id, id) ON DELETE CASCADE
) -- row-level security, forced;
CREATE INDEX stage_entry_class ON stage_entry USING btree (school_id, class_id);
CREATE INDEX stage_entry_student ON stage_entry USING btree (school_id, student_id);
-- policy school_rows for all to zhibi_app using (school_id = ANY (( SELECT zhibi_schools() AS zhibi_schools)::uuid[])) with check (school_id = ANY (( SELECT zhibi_schools() AS zhibi_schools)::uuid[]))
-- policy system_rows for all to zhibi_system using true with check true
-- grant delete, insert, select, update to zhibi_app
-- grant delete, insert, select, update to zhibi_system

create table stage_import (
  school_id uuid not null
  id uuid not null
  test_id uuid not null
  state text not null
  form text not null
  source_name text not null
  titles text[] not null
  fields jsonb not null
  feed jsonb -- the homework that a subject is fed from, and what it was fed from before
  row_count integer not null
  by_account uuid
  by_name text not null
  created_at timestamp with time zone not null
  applied_at timestamp with time zone
  undone_at timestamp with time zone
  PRIMARY KEY (school_id, id)
  FOREIGN KEY (school_id, test_id) REFERENCES stage_test(school_id, id) ON DELETE CASCADE
  CHECK ((form = ANY (ARRAY['xlsx'::text, 'csv'::text, 'homework'::text, 'laboratory'::text])))
  CHECK ((state = ANY (ARRAY['columns'::text, 'checked'::text, 'applied'::text, 'undone'::text])))
) -- row-level security, forced;
CREATE INDEX stage_import_order ON stage_import USING btree (school_id, test_id, id);
-- policy school_rows for all to zhibi_app using (school_id = ANY (( SELECT zhibi_schools() AS zhibi_schools)::uuid[])) with check (school_id = ANY (( SELECT zhibi_schools() AS zhibi_schools)::uuid[]))
-- policy system_rows for all to zhibi_system using true with check true
-- grant delete, insert, select, update to zhibi_app
-- grant delete, insert, select, update to zhibi_system

create table stage_import_row (
  school_id uuid not null
  import_id uuid not null
  row_no integer not null
  cells jsonb not null
  mended jsonb not null default '{}'::jsonb
  skipped boolean not null default false
  status text
  problems jsonb not null default '[]'::jsonb
  changes jsonb not null default '[]'::jsonb
  student_id uuid
  class_id uuid
  taken_back integer not null default 0
  kept integer not null default 0
  PRIMARY KEY (school_id, import_id, row_no)
  FOREIGN KEY (school_id, import_id) REFERENCES stage_import(school_id, id) ON DELETE CASCADE
  CHECK ((status = ANY (ARRAY['added'::text, 'changed'::text, 'unchanged'::text, 'bad'::text, 'skipped'::text])))
) -- row-level security, forced;
CREATE INDEX stage_import_row_status ON stage_import_row USING btree (school_id, import_id, status, row_no);
CREATE INDEX stage_import_row_student ON stage_import_row USING btree (school_id, import_id, student_id);
-- policy school_rows for all to zhibi_app using (school_id = ANY (( SELECT zhibi_schools() AS zhibi_schools)::uuid[])) with check (school_id = ANY (( SELECT zhibi_schools() AS zhibi_schools)::uuid[]))
-- policy system_rows for all to zhibi_system using true with check true
-- grant delete, insert, select, update to zhibi_app
-- grant delete, insert, select, update to zhibi_system

-- what a school said that a column of its tables of scores is; null for a column that is not kept
create table stage_mapping (
  school_id uuid not null
  title text not null
  field text
  PRIMARY KEY (school_id, title)
  FOREIGN KEY (school_id) REFERENCES school(id)
) -- row-level security, forced;
-- policy school_rows for all to zhibi_app using (school_id = ANY (( SELECT zhibi_schools() AS zhibi_schools)::uuid[])) with check (school_id = ANY (( SELECT zhibi_schools() AS zhibi_schools)::uuid[]))
-- policy system_rows for all to zhibi_system using true with check true
-- grant delete, insert, select, update to zhibi_app
-- grant delete, insert, select, update to zhibi_system

create table stage_score (
  school_id uuid not null
  test_id uuid not null
  student_id uuid not null
  subject_id integer not null
  score numeric(5,1) -- null: absent
  import_id uuid -- the import that brought it as it stands
  PRIMARY KEY (school_id, test_id, student_id, subject_id)
  FOREIGN KEY (school_id, test_id, student_id) REFERENCES stage_entry(school_id, test_id, student_id) ON DELETE CASCADE
  FOREIGN KEY (subject_id) REFERENCES subject(subject_id)
  CHECK ((score >= (0)::numeric))
) -- row-level security, forced;
CREATE INDEX stage_score_subject ON stage_score USING btree (subject_id);
-- policy school_rows for all to zhibi_app using (school_id = ANY (( SELECT zhibi_schools() AS zhibi_schools)::uuid[])) with check (school_id = ANY (( SELECT zhibi_schools() AS zhibi_schools)::uuid[]))
-- policy system_rows for all to zhibi_system using true with check true
-- grant delete, insert, select, update to zhibi_app
-- grant delete, insert, select, update to zhibi_system

create table stage_test (
  school_id uuid not null
  id uuid not null
  state text not null default 'draft'::text
  name text not null
  kind text not null
  term text not null
  gid smallint not null
  held_on date not null
  classes jsonb not null -- the classes that sit it, with the names they had
  subjects jsonb not null -- full score, lines, assigned points, and the homework that scores were taken from
  electives smallint not null default 0
  total_lines jsonb not null
  absent_rule text not null
  ranks jsonb not null -- how much of a place leaders, teachers and students are shown
  start_test_id uuid
  publish_at timestamp with time zone not null
  revision integer not null default 1
  created_at timestamp with time zone not null
  PRIMARY KEY (school_id, id)
  FOREIGN KEY (school_id) REFERENCES school(id)
  FOREIGN KEY (school_id, start_test_id) REFERENCES stage_test(school_id, id)
  CHECK (((gid >= 1) AND (gid <= 12)))
  CHECK ((absent_rule = ANY (ARRAY['left-out'::text, 'zero'::text])))
  CHECK ((kind = ANY (ARRAY['monthly'::text, 'midterm'::text, 'final'::text, 'mock'::text, 'entrance'::text, 'other'::text])))
  CHECK ((state = ANY (ARRAY['draft'::text, 'published'::text, 'archived'::text])))
  CHECK ((term = ANY (ARRAY['first'::text, 'second'::text])))
) -- row-level security, forced;
CREATE INDEX stage_test_newest ON stage_test USING btree (school_id, held_on DESC, id DESC);
CREATE INDEX stage_test_start ON stage_test USING btree (school_id, start_test_id) WHERE (start_test_id IS NOT NULL);
-- policy school_rows for all to zhibi_app using (school_id = ANY (( SELECT zhibi_schools() AS zhibi_schools)::uuid[])) with check (school_id = ANY (( SELECT zhibi_schools() AS zhibi_schools)::uuid[]))
-- policy system_rows for all to zhibi_system using true with check true
-- grant delete, insert, select, update to zhibi_app
-- grant delete, insert, select, update to zhibi_system

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
-- grant delete, insert, select, update to zhibi_app
-- grant delete, insert, select, update to zhibi_system

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
  found_name text collate "C" generated always as lower(name) stored
  found_given text collate "C" generated always as lower(substr(name, 2)) stored
  found_reading text collate "C" generated always as replace(pinyin, ' '::text, ''::text) stored
  found_given_reading text collate "C" generated always as replace(substr(pinyin, (length(split_part(pinyin, ' '::text, 1)) + 1)), ' '::text, ''::text) stored
  found_initials text collate "C" generated always as regexp_replace(pinyin, '(\S)\S*\s*'::text, '\1'::text, 'g'::text) stored
  found_number text collate "C" generated always as lower(student_no) stored
  erased_at timestamp with time zone -- when everything that named this student was taken away
  device_mac text -- the pen that is bound to the student now; kept by the register of devices
  reading text -- the name in pinyin with tone marks as a teacher corrected it; null where the machine reads
  reading_of text -- the name that the teacher read: after a renaming the reading is asked for again
  external_id text -- the id by which another system sends this student; rows of the same id are the same student
  PRIMARY KEY (school_id, id)
  UNIQUE (school_id, account_id)
  UNIQUE (school_id, student_no)
  FOREIGN KEY (school_id) REFERENCES school(id)
  CHECK ((left_why = ANY (ARRAY['transferred'::text, 'graduated'::text, 'other'::text])))
  CHECK ((length(external_id) <= 255))
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
CREATE UNIQUE INDEX student_external_id ON student USING btree (school_id, external_id) WHERE (external_id IS NOT NULL);
CREATE TRIGGER access_changed AFTER INSERT OR DELETE OR UPDATE OF school_id, id, account_id ON student FOR EACH ROW EXECUTE FUNCTION note_access_change('account_id');
-- policy school_rows for all to zhibi_app using (school_id = ANY (( SELECT zhibi_schools() AS zhibi_schools)::uuid[])) with check (school_id = ANY (( SELECT zhibi_schools() AS zhibi_schools)::uuid[]))
-- policy system_rows for all to zhibi_system using true with check true
-- grant delete, insert, select, update to zhibi_app
-- grant delete, insert, select, update to zhibi_system

-- how the copies of a student are printed who needs another edition than most; goes with the student
create table student_form (
  school_id uuid not null
  student_id uuid not null
  form text not null
  set_by uuid not null
  set_at timestamp with time zone not null default now()
  PRIMARY KEY (school_id, student_id)
  FOREIGN KEY (school_id, student_id) REFERENCES student(school_id, id)
  CHECK ((form = ANY (ARRAY['large'::text, 'easy'::text, 'mono'::text])))
) -- row-level security, forced;
-- policy school_rows for all to zhibi_app using (school_id = ANY (( SELECT zhibi_schools() AS zhibi_schools)::uuid[])) with check (school_id = ANY (( SELECT zhibi_schools() AS zhibi_schools)::uuid[]))
-- policy system_rows for all to zhibi_system using true with check true
-- grant delete, insert, select, update to zhibi_app
-- grant delete, insert, select, update to zhibi_system

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
CREATE INDEX student_level_student ON student_level USING btree (school_id, student_id);
CREATE UNIQUE INDEX student_level_now ON student_level USING btree (school_id, class_id, subject_id, student_id) WHERE (to_at IS NULL);
-- policy school_rows for all to zhibi_app using (school_id = ANY (( SELECT zhibi_schools() AS zhibi_schools)::uuid[])) with check (school_id = ANY (( SELECT zhibi_schools() AS zhibi_schools)::uuid[]))
-- policy system_rows for all to zhibi_system using true with check true
-- grant delete, insert, select, update to zhibi_app
-- grant delete, insert, select, update to zhibi_system

create table student_takeout (
  school_id uuid not null
  id uuid not null
  student_id uuid not null
  asked_by uuid not null
  asked_at timestamp with time zone not null
  state text not null
  sha256 text
  size bigint
  PRIMARY KEY (school_id, id)
  FOREIGN KEY (school_id) REFERENCES school(id)
  FOREIGN KEY (school_id, student_id) REFERENCES student(school_id, id)
  CHECK (((state = 'ready'::text) = ((sha256 IS NOT NULL) AND (size IS NOT NULL))))
  CHECK ((state = ANY (ARRAY['making'::text, 'ready'::text, 'failed'::text, 'gone'::text])))
) -- row-level security, forced;
CREATE INDEX student_takeout_ready ON student_takeout USING btree (asked_at) WHERE (state = 'ready'::text);
CREATE INDEX student_takeout_sha256 ON student_takeout USING btree (sha256) WHERE (sha256 IS NOT NULL);
CREATE INDEX student_takeout_student ON student_takeout USING btree (school_id, student_id, id);
-- policy school_rows for all to zhibi_app using (school_id = ANY (( SELECT zhibi_schools() AS zhibi_schools)::uuid[])) with check (school_id = ANY (( SELECT zhibi_schools() AS zhibi_schools)::uuid[]))
-- policy system_rows for all to zhibi_system using true with check true
-- grant delete, insert, select, update to zhibi_app
-- grant delete, insert, select, update to zhibi_system

create table subject (
  subject_id integer not null
  subject_main_id integer not null
  stage smallint not null
  name text not null
  PRIMARY KEY (subject_id)
  CHECK ((stage = ANY (ARRAY[1, 2, 3])))
);
-- grant select to zhibi_app
-- grant insert, select, update to zhibi_system

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
  seen_at timestamp with time zone
  end_at timestamp with time zone -- an end of its own, for a student who was given more time
  excuse text
  reminded_at timestamp with time zone
  messaged_at timestamp with time zone -- when a reminder of this copy last went to the phone of its student; of all copies of a student one an hour
  own_hand_in_at timestamp with time zone -- when the student said that it is done; null: it was collected, or is not in
  late_typing boolean not null default false -- begun on a screen after the end: its student goes on until it is handed in
  PRIMARY KEY (school_id, homework_id, student_id)
  FOREIGN KEY (school_id, homework_id) REFERENCES homework(school_id, id)
  FOREIGN KEY (school_id, student_id) REFERENCES student(school_id, id)
  CHECK ((excuse = ANY (ARRAY['sick'::text, 'leave'::text, 'forgotten'::text, 'other'::text])))
  CHECK ((status = ANY (ARRAY['assigned'::text, 'writing'::text, 'handed-in'::text, 'absent'::text, 'marked'::text, 'released'::text])))
) -- row-level security, forced;
CREATE INDEX submission_messaged ON submission USING btree (school_id, student_id, messaged_at) WHERE (messaged_at IS NOT NULL);
CREATE INDEX submission_student ON submission USING btree (school_id, student_id, homework_id DESC);
CREATE TRIGGER mastery_changed_by_update AFTER UPDATE ON submission REFERENCING OLD TABLE AS earlier NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION note_mastery_of_copies();
CREATE TRIGGER results_changed_by_delete AFTER DELETE ON submission REFERENCING OLD TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION note_result_news();
CREATE TRIGGER results_changed_by_insert AFTER INSERT ON submission REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION note_result_news();
CREATE TRIGGER results_changed_by_update AFTER UPDATE ON submission REFERENCING OLD TABLE AS earlier NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION note_copies_changed();
-- policy school_rows for all to zhibi_app using (school_id = ANY (( SELECT zhibi_schools() AS zhibi_schools)::uuid[])) with check (school_id = ANY (( SELECT zhibi_schools() AS zhibi_schools)::uuid[]))
-- policy system_rows for all to zhibi_system using true with check true
-- grant delete, insert, select, update to zhibi_app
-- grant delete, insert, select, update to zhibi_system

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
  external_id text -- the id by which another system sends this teacher; rows of the same id are the same teacher
  PRIMARY KEY (school_id, id)
  UNIQUE (school_id, account_id)
  FOREIGN KEY (main_subject_id) REFERENCES subject(subject_id)
  FOREIGN KEY (school_id) REFERENCES school(id)
  CHECK ((length(external_id) <= 255))
) -- row-level security, forced;
CREATE INDEX teacher_account ON teacher USING btree (account_id);
CREATE INDEX teacher_name ON teacher USING btree (school_id, pinyin, id);
CREATE UNIQUE INDEX teacher_external_id ON teacher USING btree (school_id, external_id) WHERE (external_id IS NOT NULL);
CREATE UNIQUE INDEX teacher_number ON teacher USING btree (school_id, teacher_no) WHERE (teacher_no IS NOT NULL);
CREATE TRIGGER access_changed AFTER INSERT OR DELETE OR UPDATE OF school_id, id, account_id ON teacher FOR EACH ROW EXECUTE FUNCTION note_access_change('account_id');
-- policy school_rows for all to zhibi_app using (school_id = ANY (( SELECT zhibi_schools() AS zhibi_schools)::uuid[])) with check (school_id = ANY (( SELECT zhibi_schools() AS zhibi_schools)::uuid[]))
-- policy system_rows for all to zhibi_system using true with check true
-- grant delete, insert, select, update to zhibi_app
-- grant delete, insert, select, update to zhibi_system

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
CREATE TRIGGER access_changed AFTER INSERT OR DELETE OR UPDATE ON teaching FOR EACH ROW EXECUTE FUNCTION note_access_change('teacher_id');
-- policy school_rows for all to zhibi_app using (school_id = ANY (( SELECT zhibi_schools() AS zhibi_schools)::uuid[])) with check (school_id = ANY (( SELECT zhibi_schools() AS zhibi_schools)::uuid[]))
-- policy system_rows for all to zhibi_system using true with check true
-- grant delete, insert, select, update to zhibi_app
-- grant delete, insert, select, update to zhibi_system

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
-- grant select to zhibi_app
-- grant delete, insert, select, update to zhibi_system

-- what a removal took along: nodes, the questions on them, prerequisites, the textbook; for its undoing
create table tree_removal (
  id uuid not null
  tree text not null
  taken jsonb not null
  removed_by uuid not null
  removed_at timestamp with time zone not null default now()
  PRIMARY KEY (id)
);
-- grant delete, insert, select, update to zhibi_system

-- how often a tree (chapter:<textbook>, knowledge:<subject>) or a textbook (book:<id>) was changed; none is 0
create table tree_revision (
  tree text not null
  revision integer not null
  PRIMARY KEY (tree)
);
-- grant delete, insert, select, update to zhibi_system

create table upgrade_window (
  single boolean not null default true
  starts_at timestamp with time zone not null
  ends_at timestamp with time zone not null
  PRIMARY KEY (single)
  CHECK ((ends_at > starts_at))
  CHECK (single)
);
-- grant delete, insert, select, update to zhibi_system

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
-- grant delete, insert, select, update to zhibi_system

-- the processes that do jobs; whoever has not been heard of for a while holds none any more; pool: the name under which it locks its jobs
create table worker (
  id uuid not null
  pool text not null
  beat_at timestamp with time zone not null default now()
  PRIMARY KEY (id)
);
-- grant delete, insert, select, update to zhibi_system

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
  redone_on date -- the day on which a redo of the homework was right; the first score stays
  PRIMARY KEY (school_id, id)
  UNIQUE (school_id, student_id, homework_id, item_id)
  FOREIGN KEY (school_id, homework_id, student_id) REFERENCES submission(school_id, homework_id, student_id)
  FOREIGN KEY (subject_id) REFERENCES subject(subject_id)
  CHECK ((state = ANY (ARRAY['new'::text, 'reviewing'::text, 'mastered'::text])))
) -- row-level security, forced;
CREATE INDEX wrong_question_student ON wrong_question USING btree (school_id, student_id, subject_id, id DESC);
-- policy school_rows for all to zhibi_app using (school_id = ANY (( SELECT zhibi_schools() AS zhibi_schools)::uuid[])) with check (school_id = ANY (( SELECT zhibi_schools() AS zhibi_schools)::uuid[]))
-- policy system_rows for all to zhibi_system using true with check true
-- grant delete, insert, select, update to zhibi_app
-- grant delete, insert, select, update to zhibi_system

-- a wrong question that was answered again: what a student remembers is what these rows say
create table wrong_review (
  school_id uuid not null
  student_id uuid not null
  question_id uuid not null
  homework_id uuid not null
  item_id uuid not null
  reviewed_on date not null
  rating smallint not null -- as FSRS counts: 1 again, 2 hard, 3 good, 4 easy
  PRIMARY KEY (school_id, student_id, homework_id, item_id)
  FOREIGN KEY (school_id, homework_id) REFERENCES homework(school_id, id)
  FOREIGN KEY (school_id, student_id) REFERENCES student(school_id, id)
  CHECK (((rating >= 1) AND (rating <= 4)))
) -- row-level security, forced;
CREATE INDEX wrong_review_homework ON wrong_review USING btree (school_id, homework_id);
CREATE INDEX wrong_review_of ON wrong_review USING btree (school_id, student_id, question_id);
-- policy school_rows for all to zhibi_app using (school_id = ANY (( SELECT zhibi_schools() AS zhibi_schools)::uuid[])) with check (school_id = ANY (( SELECT zhibi_schools() AS zhibi_schools)::uuid[]))
-- policy system_rows for all to zhibi_system using true with check true
-- grant delete, insert, select, update to zhibi_app
-- grant delete, insert, select, update to zhibi_system

create sequence offline_print_number -- usage: zhibi_app, zhibi_system

create sequence page_code_number -- usage: zhibi_app, zhibi_system

create sequence print_batch_number -- usage: zhibi_app, zhibi_system

create sequence print_order_number -- usage: zhibi_app, zhibi_system

create sequence print_pack_number -- usage: zhibi_app, zhibi_system

create sequence print_settlement_number -- usage: zhibi_app, zhibi_system

CREATE OR REPLACE FUNCTION bands_of(signature integer[])
 RETURNS integer[]
 LANGUAGE sql
 IMMUTABLE PARALLEL SAFE STRICT
AS $function$
  select case when cardinality(signature) = 0 then '{}' else array(
    select ('x' || left(md5(concat_ws(' ', band, signature[band * 3 + 1], signature[band * 3 + 2], signature[band * 3 + 3])), 8))::bit(32)::integer
    from generate_series(0, 19) as band) end
$function$
-- run by everybody

CREATE OR REPLACE FUNCTION content_is_used(content text)
 RETURNS boolean
 LANGUAGE plpgsql
 STABLE
AS $function$
declare
  place record;
  used boolean;
begin
  for place in
    select c.oid::regclass as held_in, a.attname as named_by
    from pg_class c join pg_attribute a on a.attrelid = c.oid
    where c.relkind in ('r', 'p') and c.relnamespace = current_schema()::regnamespace
      and a.attname ~ '(^|_)sha256$' and not a.attisdropped
      and c.relname <> 'disk_text' -- words made of a content, which go with it
  loop
    execute format('select exists (select from %s where %I = $1)', place.held_in, place.named_by) into used using content;
    if used then return true; end if;
  end loop;
  return false;
end $function$
-- run by everybody
-- whether any table refers to a content of the file store; asked as the system, which sees every school

CREATE OR REPLACE FUNCTION contents_after(content text, most integer)
 RETURNS SETOF text
 LANGUAGE plpgsql
 STABLE
AS $function$
declare
  place record;
  parts text := '';
begin
  for place in
    select c.oid::regclass as held_in, a.attname as named_by
    from pg_class c join pg_attribute a on a.attrelid = c.oid
    where c.relkind in ('r', 'p') and c.relnamespace = current_schema()::regnamespace
      and a.attname ~ '(^|_)sha256$' and not a.attisdropped and c.relname <> 'disk_text'
  loop
    parts := parts || format('%s (select distinct %I as named from %s where %I > $1 order by 1 limit $2)',
      case when parts = '' then '' else ' union' end, place.named_by, place.held_in, place.named_by);
  end loop;
  return query execute parts || ' order by 1 limit $2' using content, most;
end $function$
-- run by everybody
-- the contents that any table refers to, in order, after one; asked as the system, which sees every school

CREATE OR REPLACE FUNCTION find_questions(reader uuid, wanted jsonb, before uuid, page_size integer, counted integer, OUT question_ids uuid[], OUT total integer)
 RETURNS record
 LANGUAGE plpgsql
 STABLE SECURITY DEFINER
 SET search_path TO 'public', 'pg_temp'
 SET work_mem TO '16MB'
 SET enable_seqscan TO 'on'
 SET enable_indexscan TO 'on'
 SET enable_bitmapscan TO 'on'
AS $function$
declare schools constant uuid[] := zhibi_schools() || '00000000-0000-0000-0000-000000000000'::uuid;
begin
  if plain_words(wanted) <> '' then
    -- The index of words alone tells which questions: to look the words up in each would be chosen for its limit, and the words lie beside the table.
    perform set_config('enable_seqscan', 'off', true), set_config('enable_indexscan', 'off', true);
  end if;
  execute 'with hits as materialized (select q.id from question q where ' || finding_condition(wanted, false) || ' limit $6)
    select array(select id from hits where $4 is null or id < $4 order by id desc limit $5), (select count(*) from hits)'
    into question_ids, total using wanted, schools, reader, before, page_size, counted + 1;
  if total <= counted then return; end if;
  -- So many meet the wish that the newest of them are near.
  perform set_config('enable_seqscan', 'off', true), set_config('enable_indexscan', 'on', true), set_config('enable_bitmapscan', 'off', true);
  execute 'select array(select q.id from question q where ' || finding_condition(wanted, true) || '
      and q.subject_id = ($1->>''subjectId'')::int and ($4 is null or q.id < $4) order by q.id desc limit $5)'
    into question_ids using wanted, schools, reader, before, page_size;
end $function$
-- run by zhibi_app, zhibi_system

CREATE OR REPLACE FUNCTION finding_condition(wanted jsonb, walking boolean)
 RETURNS text
 LANGUAGE sql
 IMMUTABLE
AS $function$
  with asked as materialized (select (wanted->>'subjectId')::int as subject, plain_words(wanted) as plain)
  select concat_ws(' and ',
    'q.removed_at is null',
    'q.school_id = any ($2) and (q.bank <> ''mine'' or q.owner_account_id = $3)',
    -- The subject is one of the words already: asked in the same way again, it would be read from a second index.
    case when plain is null then format('q.subject_id = %s', subject)
      when plain = '' then 'false'
      else format('q.subject_id%s = %s and q.words @@ %L::tsquery', case when walking then '' else ' + 0' end, subject, plain) end,
    case when wanted ? 'bank' then 'q.bank = $1->>''bank''' end,
    case when wanted ? 'types' then 'q.type = any (' || number_list(wanted->'types') || ')' end,
    case when wanted ? 'from' then 'q.difficulty >= ($1->>''from'')::numeric' end,
    case when wanted ? 'below' then 'q.difficulty < ($1->>''below'')::numeric' end,
    case when wanted ? 'years' then 'q.year = any (' || number_list(wanted->'years') || ')' end,
    case when wanted ? 'source' then 'q.source = $1->>''source''' end,
    case when wanted ? 'chapterIds' then is_of('question_chapter', 'chapter_id', wanted->'chapterIds', walking) end,
    case when wanted ? 'knowledgeIds' then is_of('question_knowledge', 'knowledge_id', wanted->'knowledgeIds', walking) end,
    case when wanted ? 'usedBy' then 'exists ' || given_to(wanted->'usedBy') end,
    case when wanted ? 'unusedBy' then 'not exists ' || given_to(wanted->'unusedBy') end,
    (select string_agg(
         case when walking then format('(q.words @@ %L::tsquery or %s)', looked_for, is_of('question_knowledge', 'knowledge_id', word->'topics', true))
           else format('(q.school_id, q.id) in (select f.school_id, f.id from question f where f.words @@ %L::tsquery union all select p.school_id, p.question_id from question_knowledge p where p.knowledge_id = any (%s))',
             looked_for, id_list(word->'topics')) end, ' and ')
     from jsonb_array_elements(wanted->'words') as word,
       lateral (select coalesce('(' || search_query(word->>'text')::text || ') & ''subject:' || subject || '''', '')) as query(looked_for)
     where jsonb_array_length(word->'topics') > 0))
  from asked
$function$
-- run by everybody
-- every value goes in as a quoted literal of its type, so that the plan knows how frequent it is

CREATE OR REPLACE FUNCTION given_to(classes jsonb)
 RETURNS text
 LANGUAGE sql
 IMMUTABLE
AS $function$ select format('(select 1 from question_class_use u where u.school_id = any ($2) and u.class_id = any (%s) and u.question_id = q.id)', id_list(classes)) $function$
-- run by everybody

CREATE OR REPLACE FUNCTION id_list(ids jsonb)
 RETURNS text
 LANGUAGE sql
 IMMUTABLE
AS $function$ select format('%L::uuid[]', array(select jsonb_array_elements_text(ids)::uuid)) $function$
-- run by everybody

CREATE OR REPLACE FUNCTION is_of(owner text, point text, ids jsonb, walking boolean)
 RETURNS text
 LANGUAGE sql
 IMMUTABLE
AS $function$
  select case when walking
    then format('exists (select from %I p where p.school_id = q.school_id and p.question_id = q.id and p.%I = any (%s) offset 0)', owner, point, id_list(ids))
    else format('(q.school_id, q.id) in (select p.school_id, p.question_id from %I p where p.%I = any (%s))', owner, point, id_list(ids)) end
$function$
-- run by everybody

CREATE OR REPLACE FUNCTION keep_question_shape()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
declare signature constant integer[] := signature_of(question_threes(new.body));
begin
  insert into question_shape values (new.school_id, new.question_id, signature, bands_of(signature))
    on conflict (school_id, question_id) do update set signature = excluded.signature, bands = excluded.bands;
  return null;
end $function$
-- run by everybody

CREATE OR REPLACE FUNCTION keep_question_words()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  -- The subject is a word too: a frequent character would otherwise be read for every subject of the bank.
  new.words := search_words(new.search_text || ' ' || lower(normalize(new.source, nfkc))) || array_to_tsvector(array['subject:' || new.subject_id]);
  return new;
end $function$
-- run by everybody

CREATE OR REPLACE FUNCTION likeness_of(one integer[], other integer[])
 RETURNS real
 LANGUAGE sql
 IMMUTABLE PARALLEL SAFE STRICT
AS $function$ select coalesce(avg((a = b)::int), 0)::real from unnest(one, other) as pair(a, b) $function$
-- run by everybody

CREATE OR REPLACE FUNCTION likest_questions(reader uuid, subject integer, asked integer[], how_many integer)
 RETURNS SETOF likest_question
 LANGUAGE plpgsql
 STABLE SECURITY DEFINER
 SET search_path TO 'public', 'pg_temp'
AS $function$
declare
  schools constant uuid[] := zhibi_schools() || '00000000-0000-0000-0000-000000000000'::uuid;
  own constant bit(960) := sketch_of(asked);
  likest likest_question[] := '{}';
  other record;
  shown likest_question;
begin
  for other in
    select s.school_id, s.question_id, 60 - bit_count(s.sketch # own) / 8 as most from question_shape s
    where s.bands && bands_of(asked) and s.school_id = any (schools) order by most desc, s.question_id desc
  loop
    -- Whoever comes now is neither more alike than the last of those that were found nor as much and newer.
    exit when (other.most, other.question_id) < (likest[how_many].agreeing, likest[how_many].question_id);
    select round(likeness_of(s.signature, asked) * 60), q.id, q.school_id, q.version into shown
    from question q join question_shape s on s.school_id = q.school_id and s.question_id = q.id
    where q.school_id = other.school_id and q.id = other.question_id and q.subject_id = subject and q.removed_at is null
      and (q.bank <> 'mine' or q.owner_account_id = reader);
    continue when not found or shown < likest[how_many];
    likest := array(select one from unnest(likest || shown) as one order by one desc limit how_many);
  end loop;
  return query select * from unnest(likest);
end $function$
-- run by nobody else

CREATE OR REPLACE FUNCTION near_questions(reader uuid, asked jsonb, least_likeness real, OUT at integer, OUT question_id uuid, OUT likeness real)
 RETURNS SETOF record
 LANGUAGE sql
 STABLE SECURITY DEFINER
 SET search_path TO 'public', 'pg_temp'
AS $function$
  with given as materialized (
      select one.at, one."subjectId" as subject, question_threes(one.body) as threes
      from jsonb_to_recordset(asked) as one(at integer, "subjectId" integer, body jsonb)),
    near as materialized (
      select given.at, likest.school_id, likest.question_id, likest.version
      from given, likest_questions(reader, given.subject, signature_of(given.threes), 20) as likest),
    candidate as materialized (
      select one.school_id, one.question_id, question_threes(v.body) as threes
      from (select distinct school_id, question_id, version from near) as one
        join question_version v on v.school_id = one.school_id and v.question_id = one.question_id and v.version = one.version)
  select near.at, near.question_id, part
  from near
    join given on given.at = near.at
    join candidate on candidate.school_id = near.school_id and candidate.question_id = near.question_id,
    lateral (select count(*) as common from unnest(given.threes) as one(three) join unnest(candidate.threes) as other(three) using (three)) as counted,
    lateral (select (common::real / greatest(cardinality(given.threes) + cardinality(candidate.threes) - common, 1))::real as part) as measured
  where part >= least_likeness order by near.at, part desc, near.question_id desc
$function$
-- run by zhibi_app, zhibi_system

CREATE OR REPLACE FUNCTION note_access_change()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  insert into access_change (about)
    select distinct (image ->> place)::uuid
    from unnest(array[to_jsonb(old), to_jsonb(new)]) as image, unnest(tg_argv) as place
    where image ->> place is not null;
  return null;
end $function$
-- run by everybody

CREATE OR REPLACE FUNCTION note_copies_changed()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  insert into result_news (school_id, homework_id)
    select distinct now.school_id, now.homework_id from changed now
      join earlier on earlier.school_id = now.school_id and earlier.homework_id = now.homework_id and earlier.student_id = now.student_id
    where (now.score, now.status, now.class_id) is distinct from (earlier.score, earlier.status, earlier.class_id);
  return null;
end $function$
-- run by everybody

CREATE OR REPLACE FUNCTION note_mastery_of_answers()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  insert into mastery_news (school_id, student_id, subject_id)
    select distinct now.school_id, now.student_id, h.subject_id from changed now
      join earlier on earlier.school_id = now.school_id and earlier.id = now.id
      join submission s on s.school_id = now.school_id and s.homework_id = now.homework_id and s.student_id = now.student_id
      join homework h on h.school_id = now.school_id and h.id = now.homework_id
    where now.score is distinct from earlier.score and s.status = 'released';
  return null;
end $function$
-- run by everybody

CREATE OR REPLACE FUNCTION note_mastery_of_copies()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  insert into mastery_news (school_id, student_id, subject_id)
    select distinct now.school_id, now.student_id, h.subject_id from changed now
      join earlier on earlier.school_id = now.school_id and earlier.homework_id = now.homework_id and earlier.student_id = now.student_id
      join homework h on h.school_id = now.school_id and h.id = now.homework_id
    where (now.score, now.status) is distinct from (earlier.score, earlier.status) and 'released' in (now.status, earlier.status);
  return null;
end $function$
-- run by everybody
-- only papers that went back say what a student has mastered: nobody is to read a score from it before

CREATE OR REPLACE FUNCTION note_result_news()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  insert into result_news (school_id, homework_id) select distinct school_id, homework_id from changed;
  return null;
end $function$
-- run by everybody
-- rows that came or went

CREATE OR REPLACE FUNCTION note_scores_changed()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  insert into result_news (school_id, homework_id)
    select distinct now.school_id, now.homework_id from changed now join earlier on earlier.school_id = now.school_id and earlier.id = now.id
    where now.score is distinct from earlier.score;
  return null;
end $function$
-- run by everybody

CREATE OR REPLACE FUNCTION number_list(numbers jsonb)
 RETURNS text
 LANGUAGE sql
 IMMUTABLE
AS $function$ select format('%L::int[]', array(select jsonb_array_elements_text(numbers)::int)) $function$
-- run by everybody

CREATE OR REPLACE FUNCTION plain_words(wanted jsonb)
 RETURNS text
 LANGUAGE sql
 IMMUTABLE
AS $function$
  select case when count(*) > 0 then
    case when bool_and(query is not null) then string_agg('(' || query::text || ')', ' & ') || format(' & ''subject:%s''', (wanted->>'subjectId')::int) else '' end end
  from jsonb_array_elements(wanted->'words') as word, lateral (select search_query(word->>'text')) as searched(query)
  where jsonb_array_length(word->'topics') = 0
$function$
-- run by everybody

CREATE OR REPLACE PROCEDURE protect_bank_rows(IN name regclass)
 LANGUAGE plpgsql
AS $procedure$
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
end $procedure$
-- run by everybody

CREATE OR REPLACE PROCEDURE protect_organisation_rows(IN name regclass)
 LANGUAGE plpgsql
AS $procedure$
begin
  execute format('alter table %s enable row level security', name);
  execute format('alter table %s force row level security', name);
  execute format('create policy organisation_rows on %s to zhibi_app using (organisation_id = any ((select zhibi_organisations())::uuid[])) with check (organisation_id = any ((select zhibi_organisations())::uuid[]))', name);
  execute format('create policy system_rows on %s to zhibi_system using (true) with check (true)', name);
  execute format('grant select, insert, update, delete on %s to zhibi_app, zhibi_system', name);
end $procedure$
-- run by everybody
-- the second lock of a table of an organisation: call it for each, right after its creation

CREATE OR REPLACE PROCEDURE protect_school_rows(IN name regclass)
 LANGUAGE plpgsql
AS $procedure$
begin
  execute format('alter table %s enable row level security', name);
  execute format('alter table %s force row level security', name);
  execute format('create policy school_rows on %s to zhibi_app using (school_id = any ((select zhibi_schools())::uuid[])) with check (school_id = any ((select zhibi_schools())::uuid[]))', name);
  execute format('create policy system_rows on %s to zhibi_system using (true) with check (true)', name);
  execute format('grant select, insert, update, delete on %s to zhibi_app, zhibi_system', name);
end $procedure$
-- run by everybody
-- the second lock of a table of a school: call it for each, right after its creation

CREATE OR REPLACE FUNCTION question_threes(body jsonb)
 RETURNS text[]
 LANGUAGE sql
 IMMUTABLE PARALLEL SAFE STRICT
AS $function$
  with one as materialized (
    select left(regexp_replace(lower(normalize(string_agg(said #>> '{}', ''), nfkc)), '\\(left|right|displaystyle|quad|,|;|!)|[^a-z0-9㐀-鿿𠀀-𳎯α-ω+=<>-]', '', 'g'), 3000) as asked
    from (
      select jsonb_path_query(body, 'strict $.stem.**.v')
      union all select jsonb_path_query(body, 'strict $.options.**.v')
      union all select jsonb_path_query(body, 'strict $.parts[*].stem.**.v')
      union all select jsonb_path_query(body, 'strict $.parts[*].options.**.v')
    ) as texts(said)
  )
  select case when length(asked) between 1 and 2 then array[asked] else (
    select coalesce(array_agg(distinct three), '{}')
    from (
      select sign || lead(sign) over following || lead(sign, 2) over following
      from string_to_table(asked, null) with ordinality as signs(sign, place)
      window following as (order by place)
    ) as threes(three)
    where three is not null) end
  from one
$function$
-- run by everybody

CREATE OR REPLACE FUNCTION schools_of_content(content text)
 RETURNS SETOF uuid
 LANGUAGE plpgsql
 STABLE
AS $function$
declare
  place record;
begin
  for place in
    select c.oid::regclass as held_in, a.attname as named_by
    from pg_class c join pg_attribute a on a.attrelid = c.oid
      join pg_attribute s on s.attrelid = c.oid and s.attname = 'school_id'
    where c.relkind in ('r', 'p') and c.relnamespace = current_schema()::regnamespace
      and a.attname ~ '(^|_)sha256$' and not a.attisdropped
  loop
    return query execute format('select distinct school_id from %s where %I = $1', place.held_in, place.named_by) using content;
  end loop;
end $function$
-- run by everybody
-- the schools whose rows refer to a content, some more than once

CREATE OR REPLACE FUNCTION search_pieces(folded text, OUT kind text, OUT piece text)
 RETURNS SETOF record
 LANGUAGE sql
 IMMUTABLE PARALLEL SAFE STRICT
AS $function$
  select 'han', run[1] from regexp_matches(folded, '[〇㐀-鿿豈-﫿𠀀-𳎯]+', 'g') as run
  union all
  select case when chunk ~ '^[a-zß-ɏͰ-ϿЀ-ӿ]{2,}$' then 'letters' else 'signs' end, chunk
  from regexp_split_to_table(
    regexp_replace(
      regexp_replace(
        regexp_replace(regexp_replace(folded, '[][(){}^_$"''’‘“”\\]', '', 'g'), '(?<![0-9])[.]|[.](?![0-9])', ' ', 'g'),
        '[^a-z0-9ß-ɏͰ-ϿЀ-ӿ.%+=<>/*|!±×÷·°′←-⋿∽≌△⊙▱-]', ' ', 'g'),
      ' *([+=<>/*±×÷·≠≤≥-]) *', '\1', 'g'),
    ' +') as chunk
  where chunk <> ''
$function$
-- run by everybody
-- Chinese has no spaces: runs of Han characters are looked for by their pairs, letters by the beginnings of words, signs by threes

CREATE OR REPLACE FUNCTION search_query(folded text)
 RETURNS tsquery
 LANGUAGE sql
 IMMUTABLE PARALLEL SAFE STRICT
AS $function$
  select string_agg(quote_literal(replace(word, '\', '\\')) || mark, ' & ')::tsquery
  from (
    select left(piece, 60), ':*' from search_pieces(folded) where kind = 'letters'
    union
    select substr(piece, at, size), ''
    from search_pieces(folded), least(length(piece), case kind when 'han' then 2 else 3 end) as size, generate_series(1, length(piece) - size + 1) as at
    where kind <> 'letters'
  ) as words(word, mark)
$function$
-- run by everybody

CREATE OR REPLACE FUNCTION search_words(folded text)
 RETURNS tsvector
 LANGUAGE sql
 IMMUTABLE PARALLEL SAFE STRICT
AS $function$
  select coalesce(array_to_tsvector(array_agg(word)), '')
  from search_pieces(folded), lateral (
    select substr(piece, at, size)
    from generate_series(1, case kind when 'han' then 2 else 3 end) as size, generate_series(1, least(length(piece), 400) - size + 1) as at
    where kind <> 'letters'
    union all select left(piece, 60) where kind = 'letters'
    union all select word[1] from regexp_matches(piece, '[a-zß-ɏͰ-ϿЀ-ӿ]{2,60}', 'g') as word where kind = 'signs'
  ) as words(word)
$function$
-- run by everybody

CREATE OR REPLACE FUNCTION settle_people()
 RETURNS void
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO 'public', 'pg_temp'
AS $function$
begin
  analyze account, role_grant, school_class, student, class_student, teacher, teaching, life_event, roster_row;
end $function$
-- run by zhibi_app, zhibi_system
-- the planner learns how many people there are now: called when a list has been applied or taken back

CREATE OR REPLACE FUNCTION settle_questions()
 RETURNS void
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO 'public', 'pg_temp'
AS $function$
begin
  perform gin_clean_pending_list('question_words'), gin_clean_pending_list('question_shape_bands');
  analyze question, question_version (school_id, question_id, version, body_digest), question_shape, question_knowledge, question_chapter, question_import_item;
end $function$
-- run by zhibi_app, zhibi_system
-- what has come in is worked into the indexes, and the planner learns how many there are now: called when an import has ended

CREATE OR REPLACE FUNCTION signature_of(threes text[])
 RETURNS integer[]
 LANGUAGE plpgsql
 IMMUTABLE PARALLEL SAFE STRICT
AS $function$
declare
  least_at integer[];
  signature integer[] := array_fill(0, array[60]);
  next_hash integer;
  place integer;
begin
  if cardinality(threes) = 0 then return '{}'; end if;
  select array_agg(hashes.hash order by at) into least_at from generate_series(0, 59) as at
    left join (select (hash & 2147483647) % 60 as place, min(hash) as hash
      from (select ('x' || left(md5(three), 8))::bit(32)::integer from unnest(threes) as three) as hashed(hash) group by 1) as hashes on hashes.place = at;
  -- A place that no sign came to takes what lies at the next one; twice round, so that the first places find those after the last.
  for nth in reverse 119..0 loop
    place := nth % 60 + 1;
    next_hash := coalesce(least_at[place], next_hash);
    signature[place] := next_hash;
  end loop;
  return signature;
end $function$
-- run by everybody

CREATE OR REPLACE FUNCTION similar_questions(reader uuid, this_id uuid, page_size integer, OUT question_id uuid, OUT likeness real)
 RETURNS SETOF record
 LANGUAGE sql
 STABLE SECURITY DEFINER
 SET search_path TO 'public', 'pg_temp'
AS $function$
  with this as materialized (
      select q.school_id, q.id, q.subject_id, s.signature, s.bands, array(select k.knowledge_id from question_knowledge k where k.school_id = q.school_id and k.question_id = q.id) as points
      from question q join question_shape s on s.school_id = q.school_id and s.question_id = q.id
      where q.id = this_id and (q.school_id = any (zhibi_schools()) or q.school_id = '00000000-0000-0000-0000-000000000000') and (q.bank <> 'mine' or q.owner_account_id = reader)),
    candidate as materialized (
      (select s.school_id, s.question_id from question_shape s where s.bands && (select bands from this) limit 2000)
      union
      (select k.school_id, k.question_id from question_knowledge k where k.knowledge_id = any ((select points from this)::uuid[]) order by k.question_id desc limit 500))
  select q.id, alike.part
  from this, candidate c join question q on q.school_id = c.school_id and q.id = c.question_id join question_shape s on s.school_id = q.school_id and s.question_id = q.id,
    lateral (select coalesce(count(*) filter (where k.knowledge_id = any (this.points))::real / nullif(count(*) + cardinality(this.points) - count(*) filter (where k.knowledge_id = any (this.points)), 0), 0) as part
      from question_knowledge k where k.school_id = q.school_id and k.question_id = q.id) as shared,
    lateral (select (0.6 * likeness_of(s.signature, this.signature) + 0.4 * shared.part)::real as part) as alike
  where alike.part >= 0.2 and q.id <> this.id and q.subject_id = this.subject_id and q.removed_at is null
    and (q.school_id = any (zhibi_schools()) or q.school_id = '00000000-0000-0000-0000-000000000000') and (q.bank <> 'mine' or q.owner_account_id = reader)
  order by 2 desc, 1 desc limit page_size
$function$
-- run by zhibi_app, zhibi_system

CREATE OR REPLACE FUNCTION sketch_of(signature integer[])
 RETURNS bit
 LANGUAGE sql
 IMMUTABLE PARALLEL SAFE STRICT
AS $function$
  select ('x' || string_agg((array['0000', '5555', '3333', '6666', '0f0f', '5a5a', '3c3c', '6969', '00ff', '55aa', '33cc', '6699', '0ff0', '5aa5', '3cc3', '6996'])[(hash >> 8 & 15) + 1], '' order by place))::bit(960)
  from unnest(signature) with ordinality as places(hash, place)
$function$
-- run by everybody
-- nothing for a signature without places

CREATE OR REPLACE FUNCTION zhibi_accounts_elsewhere(ids uuid[])
 RETURNS SETOF uuid
 LANGUAGE sql
 STABLE SECURITY DEFINER
 SET search_path TO 'public', 'pg_temp'
AS $function$
  select distinct g.account_id from role_grant g
  where g.account_id = any (ids) and g.ended_at is null
    and (g.login_type <> 1 or g.in_school_id is null or g.in_school_id <> all (zhibi_schools()))
    and exists (select from role_grant h where h.account_id = g.account_id and h.in_school_id = any (zhibi_schools()))
$function$
-- owner zhibi_system
-- run by zhibi_app, zhibi_system
-- which of these accounts of the school hold a living role outside of it; which role is not told

CREATE OR REPLACE FUNCTION zhibi_add_job(kind text, payload json, key text, delay_ms integer)
 RETURNS void
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO 'public', 'pg_temp'
AS $function$
begin
  perform graphile_worker.add_job(kind, payload, job_key => key, max_attempts => 5,
    run_at => case when delay_ms > 0 then now() + make_interval(secs => delay_ms / 1000.0) else null end);
end $function$
-- run by zhibi_app, zhibi_system

CREATE OR REPLACE FUNCTION zhibi_add_later_jobs(kind text, given json)
 RETURNS void
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO 'public', 'pg_temp'
AS $function$
declare
  kind_id int;
  placed int;
begin
  select id into kind_id from graphile_worker._private_tasks where identifier = kind;
  if kind_id is null then
    insert into graphile_worker._private_tasks (identifier) values (kind) on conflict do nothing;
    select id into kind_id from graphile_worker._private_tasks where identifier = kind;
  end if;
  loop
    -- What has begun, or was tried in vain, knows nothing of what is new: it gives its key to the next.
    update graphile_worker._private_jobs jobs set key = null, attempts = jobs.max_attempts, updated_at = now()
      from json_to_recordset(given) as task (key text) where jobs.key = task.key and jobs.is_available is not true;
    insert into graphile_worker._private_jobs as jobs (task_id, payload, run_at, max_attempts, key)
      select kind_id, task.payload, now() + make_interval(secs => task."delayMs" / 1000.0), 5, task.key
      from json_to_recordset(given) as task (payload json, key text, "delayMs" int)
      on conflict (key) do update set task_id = excluded.task_id, payload = excluded.payload, run_at = excluded.run_at,
        max_attempts = excluded.max_attempts, revision = jobs.revision + 1, attempts = 0, last_error = null, updated_at = now()
      where jobs.locked_at is null;
    get diagnostics placed = row_count;
    exit when placed = json_array_length(given); -- else one of them has begun between the two statements
  end loop;
end $function$
-- run by zhibi_app, zhibi_system
-- many of one kind that are due later, as graphile_worker.add_job with a key, without its word to the workers: they look every second, and transactions that notify are committed one after the other

CREATE OR REPLACE FUNCTION zhibi_audit_hash(before bytea, entry audit)
 RETURNS bytea
 LANGUAGE sql
 IMMUTABLE
 SET "TimeZone" TO 'UTC'
AS $function$
  select sha256(before || convert_to(jsonb_build_array(entry.id, extract(epoch from entry.at), entry.account_id, entry.school_id, entry.what, entry.detail)::text, 'UTF8'))
$function$
-- run by everybody
-- the canonical form of a row is its columns as a JSON array, the detail with sorted keys as jsonb keeps them, the time in seconds since 1970

CREATE OR REPLACE FUNCTION zhibi_failed_tasks(most integer)
 RETURNS TABLE(id bigint, kind text, tries integer, at timestamp with time zone)
 LANGUAGE plpgsql
 STABLE SECURITY DEFINER
 SET search_path TO 'public', 'pg_temp'
AS $function$
begin
  return query select j.id::bigint, t.identifier::text, j.attempts::integer, j.updated_at::timestamptz from graphile_worker._private_jobs j join graphile_worker._private_tasks t on t.id = j.task_id
  where j.attempts >= j.max_attempts and j.locked_at is null and j.payload ->> 'jobId' is null order by j.updated_at desc limit most;
end $function$
-- run by zhibi_system

CREATE OR REPLACE FUNCTION zhibi_find_accounts(of_school uuid, beginning text)
 RETURNS SETOF uuid
 LANGUAGE sql
 STABLE SECURITY DEFINER
 SET search_path TO 'public', 'pg_temp'
AS $function$
  select a.id from account a
  where of_school = any (zhibi_schools())
    and (lower(a.account) ~>=~ beginning and lower(a.account) ~<~ (beginning || chr(1114111)) or a.phone = beginning)
    and exists (select from role_grant g where g.account_id = a.id and g.in_school_id = of_school)
$function$
-- owner zhibi_system
-- run by zhibi_app, zhibi_system
-- accounts that hold or held a role in a school the transaction may see, by the beginning of the account name or the whole phone number

CREATE OR REPLACE FUNCTION zhibi_forget_account(gone uuid, at timestamp with time zone)
 RETURNS boolean
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO 'public', 'pg_temp'
AS $function$
declare
  was text;
begin
  if not exists (select from role_grant where account_id = gone and in_school_id = any (zhibi_schools()) and role = 'STUDENT')
    or exists (select from role_grant where account_id = gone and in_school_id = any (zhibi_schools()) and ended_at is null) then
    raise exception 'this account is not one that the school has let go';
  end if;
  if exists (select from role_grant where account_id = gone and (in_school_id is null or in_school_id <> all (zhibi_schools()))) then
    return false;
  end if;
  select account into was from account where id = gone for update;
  delete from sms_code where phone = (select mail from account where id = gone);
  update account set account = 'removed_' || replace(gone::text, '-', ''), name = '已注销', phone = null, mail = null, password_hash = '', disabled_at = coalesce(disabled_at, at) where id = gone;
  delete from login_failure where account = lower(was);
  delete from login_ticket where account_id = gone;
  delete from login_address where account_id = gone;
  delete from account_weixin where account_id = gone;
  update login_session set ended_at = at where account_id = gone and ended_at is null;
  return true;
end $function$
-- owner zhibi_system
-- run by zhibi_app, zhibi_system
-- takes name, phone, password, WeChat and places of login from the account of a student whom the school has let go; false where another school knows the account

CREATE OR REPLACE FUNCTION zhibi_forget_conversation()
 RETURNS trigger
 LANGUAGE plpgsql
 SET search_path TO 'public', 'pg_temp'
AS $function$
begin
  delete from assistant_turn where session_id = new.id;
  return null;
end $function$
-- run by everybody

CREATE OR REPLACE FUNCTION zhibi_free_forgotten_jobs(mine text, at_work bigint[])
 RETURNS bigint
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO 'public', 'pg_temp'
AS $function$
declare
  freed bigint;
begin
  with gone as (
    update graphile_worker._private_jobs set locked_by = null, locked_at = null, attempts = greatest(0, attempts - 1)
    where locked_by = mine and locked_at < now() - interval '10 seconds' and id <> all (at_work) returning job_queue_id),
  queues as (
    update graphile_worker._private_job_queues q set locked_by = null, locked_at = null from gone where q.id = gone.job_queue_id and q.locked_by = mine)
  select count(*) into freed from gone;
  return freed;
end $function$
-- run by zhibi_system

CREATE OR REPLACE FUNCTION zhibi_free_jobs()
 RETURNS SETOF uuid
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO 'public', 'pg_temp'
AS $function$
declare
  dead uuid[];
  pools text[];
begin
  if not pg_try_advisory_xact_lock(7266305) then return; end if;
  with gone as (
    delete from worker w where w.beat_at < now() - interval '30 seconds' or (w.beat_at < now() - interval '5 seconds'
      and not exists (select from pg_stat_activity a where a.application_name = 'zhibi-jobs ' || w.id))
    returning w.id, w.pool)
  select coalesce(array_agg(gone.id), '{}'), coalesce(array_agg(gone.pool), '{}') into dead, pools from gone;
  pools := pools || coalesce((select array_agg(distinct q.locked_by) from graphile_worker._private_jobs q
    where q.locked_by is not null and q.locked_at < now() - interval '30 seconds' and not exists (select from worker w where w.pool = q.locked_by)), '{}');
  if cardinality(pools) > 0 then perform graphile_worker.force_unlock_workers(pools); end if;
  return query select unnest(dead);
end $function$
-- run by zhibi_system

CREATE OR REPLACE FUNCTION zhibi_link_audit(most integer)
 RETURNS integer
 LANGUAGE plpgsql
 SET search_path TO 'public', 'pg_temp'
AS $function$
declare
  entry audit;
  last audit_link;
  made integer := 0;
begin
  select * into last from audit_link order by no desc limit 1;
  for entry in
    select a.* from audit a where a.id > coalesce((select max(l.audit_id) from audit_link l), 0) - 100000
      and not exists (select from audit_link l where l.audit_id = a.id)
      and (last.no is null or a.at > now() - interval '1 hour' or a.id > (select max(l.audit_id) from audit_link l))
    order by a.id limit most
  loop
    last.no := coalesce(last.no, 0) + 1;
    last.hash := zhibi_audit_hash(coalesce(last.hash, ''), entry);
    insert into audit_link values (last.no, entry.id, last.hash);
    made := made + 1;
  end loop;
  return made;
end $function$
-- run by zhibi_system

CREATE OR REPLACE FUNCTION zhibi_link_scores(most integer)
 RETURNS integer
 LANGUAGE plpgsql
 SET search_path TO 'public', 'pg_temp'
AS $function$
declare
  entry score_entry;
  last score_link;
  made integer := 0;
begin
  select * into last from score_link order by no desc limit 1;
  for entry in
    select e.* from score_entry e where e.row_no > coalesce((select max(l.row_no) from score_link l), 0) - 100000
      and not exists (select from score_link l where l.row_no = e.row_no)
      and (last.no is null or e.written_at > now() - interval '1 hour' or e.row_no > (select max(l.row_no) from score_link l))
    order by e.row_no limit most
  loop
    last.no := coalesce(last.no, 0) + 1;
    last.hash := zhibi_score_hash(coalesce(last.hash, ''), entry);
    insert into score_link values (last.no, entry.row_no, last.hash);
    made := made + 1;
  end loop;
  return made;
end $function$
-- run by zhibi_system

CREATE OR REPLACE FUNCTION zhibi_organisations()
 RETURNS uuid[]
 LANGUAGE sql
 STABLE PARALLEL SAFE
AS $function$ select coalesce(array_agg(distinct organisation_id), '{}') from school where id = any ((select zhibi_schools())::uuid[]) $function$
-- run by everybody
-- the organisations of the schools whose rows this transaction may see

CREATE OR REPLACE FUNCTION zhibi_print_staff(of_school uuid)
 RETURNS TABLE(account_id uuid, name text, role text)
 LANGUAGE sql
 STABLE SECURITY DEFINER
 SET search_path TO 'public', 'pg_temp'
AS $function$
  select distinct g.account_id, a.name, g.role::text
  from school s join role_grant g on g.organisation_id = s.organisation_id join account a on a.id = g.account_id
  where s.id = of_school and of_school = any (zhibi_schools()) and g.login_type = 4
    and g.role in ('ZHIBI_PRINT_CENTER', 'ZHIBI_PRINT_SHOP') and g.ended_at is null and a.disabled_at is null
$function$
-- run by zhibi_app
-- who prints for a school the transaction may see: the print centre and the shops of its organisation

CREATE OR REPLACE FUNCTION zhibi_put_back_jobs(stopped text)
 RETURNS void
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO 'public', 'pg_temp'
AS $function$
begin
  update graphile_worker._private_jobs set attempts = greatest(0, attempts - 1), run_at = least(run_at, now()) where locked_by = stopped;
  perform graphile_worker.force_unlock_workers(array[stopped]);
  delete from worker where pool = stopped;
end $function$
-- run by zhibi_system

CREATE OR REPLACE FUNCTION zhibi_queued_jobs(ids uuid[])
 RETURNS TABLE(id uuid, payload json, is_alive boolean)
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO 'public', 'pg_temp'
AS $function$
begin
  return query select q.key::uuid, q.payload, q.locked_by is not null or q.attempts < q.max_attempts
    from graphile_worker._private_jobs q where q.key = any (ids::text[]);
end $function$
-- run by zhibi_system

CREATE OR REPLACE FUNCTION zhibi_retry_task(of_task bigint)
 RETURNS boolean
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO 'public', 'pg_temp'
AS $function$
begin
  update graphile_worker._private_jobs j set attempts = 0, run_at = now(), last_error = null, updated_at = now()
    where j.id = of_task and j.attempts >= j.max_attempts and j.locked_at is null;
  return found;
end $function$
-- run by zhibi_system

CREATE OR REPLACE FUNCTION zhibi_scan_waits(school uuid, batch uuid)
 RETURNS boolean
 LANGUAGE sql
 STABLE
AS $function$
  select exists (select from scan_page p where p.school_id = school and p.batch_id = batch
    and (p.state in ('unknown', 'foreign', 'double', 'unreadable')
      or p.state = 'taken' and exists (select from scan_choice c where c.school_id = school and c.page_id = p.id
        and cardinality(c.doubts) > 0 and c.settled is null)))
$function$
-- run by everybody

CREATE OR REPLACE FUNCTION zhibi_schools()
 RETURNS uuid[]
 LANGUAGE sql
 STABLE PARALLEL SAFE
AS $function$ select coalesce(nullif(current_setting('zhibi.schools', true), ''), '{}')::uuid[] $function$
-- run by everybody
-- the schools whose rows this transaction may see; none when nobody has said so

CREATE OR REPLACE FUNCTION zhibi_score_hash(before bytea, entry score_entry)
 RETURNS bytea
 LANGUAGE sql
 IMMUTABLE
 SET "TimeZone" TO 'UTC'
AS $function$
  select sha256(before || convert_to((jsonb_build_array(entry.row_no, extract(epoch from entry.written_at), entry.school_id, entry.id, entry.answer_id,
    extract(epoch from entry.at), entry.kind, entry.origin, entry.by_account, entry.from_score, entry.to_score, entry.from_status, entry.to_status, entry.confidence)
    || case when entry.reason is null then '[]'::jsonb else jsonb_build_array(entry.reason) end
    || case when entry.levels is null then '[]'::jsonb else jsonb_build_array(jsonb_build_object('levels', entry.levels)) end)::text, 'UTF8'))
$function$
-- run by everybody
-- the canonical form of a row is its columns as a JSON array, times in seconds since 1970

CREATE OR REPLACE FUNCTION zhibi_stop_job(of_job uuid)
 RETURNS void
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO 'public', 'pg_temp'
AS $function$
begin
  update graphile_worker._private_jobs set attempts = max_attempts, updated_at = now() where key = of_job::text;
end $function$
-- run by zhibi_system

CREATE OR REPLACE FUNCTION zhibi_strokes_corrected(school uuid, ids uuid[])
 RETURNS SETOF uuid
 LANGUAGE plpgsql
 STABLE SECURITY DEFINER
 SET search_path TO 'public', 'pg_temp'
AS $function$
begin
  if school = any (zhibi_schools()) then
    return query select id from unnest(ids) as id
      where (select true from correction_stroke c where c.school_id = school and c.stroke_id = id limit 1);
  end if;
end $function$
-- owner zhibi_system
-- run by zhibi_app, zhibi_system
-- which strokes are kept as a teacher's, in a school that this transaction may see

CREATE OR REPLACE FUNCTION zhibi_strokes_kept(school uuid, ids uuid[])
 RETURNS SETOF uuid
 LANGUAGE plpgsql
 STABLE SECURITY DEFINER
 SET search_path TO 'public', 'pg_temp'
AS $function$
begin
  if school = any (zhibi_schools()) then
    return query select id from unnest(ids) as id
      where (select true from ink_stroke s where s.school_id = school and s.stroke_id = id limit 1);
    return query select zhibi_strokes_queued(school, ids);
  end if;
end $function$
-- owner zhibi_system
-- run by zhibi_app, zhibi_system
-- which strokes are kept, as ink or in the queue, in a school that this transaction may see

CREATE OR REPLACE FUNCTION zhibi_strokes_queued(school uuid, ids uuid[])
 RETURNS SETOF uuid
 LANGUAGE plpgsql
 STABLE SECURITY DEFINER
 SET search_path TO 'public', 'pg_temp'
AS $function$
begin
  if school = any (zhibi_schools()) then
    return query select id from unnest(ids) as id
      where (select true from ink_queue_stroke q where q.school_id = school and q.stroke_id = id limit 1);
  end if;
end $function$
-- owner zhibi_system
-- run by zhibi_app, zhibi_system
-- which strokes wait in the queue, or waited there, in a school that this transaction may see

CREATE OR REPLACE FUNCTION zhibi_taken_accounts(names text[])
 RETURNS SETOF text
 LANGUAGE sql
 STABLE SECURITY DEFINER
 SET search_path TO 'public', 'pg_temp'
AS $function$ select taken.name from unnest(names) wished cross join lateral (select lower(account) as name from account where lower(account) = lower(wished) limit 1) taken $function$
-- run by zhibi_app, zhibi_system
-- which account names are taken in the installation; whose they are is not told

CREATE OR REPLACE FUNCTION zhibi_taken_phones(phones text[])
 RETURNS SETOF text
 LANGUAGE sql
 STABLE SECURITY DEFINER
 SET search_path TO 'public', 'pg_temp'
AS $function$ select phone from account where phone = any (phones) $function$
-- run by zhibi_app, zhibi_system
-- which phone numbers have an account in the installation; whose they are is not told
