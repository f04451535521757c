-- Textbooks, knowledge points, questions with their versions, and carts.
-- The platform's bank belongs to the school 00000000-…: every school reads it, none writes it.

create table textbook (
  id uuid primary key,
  subject_id integer not null references subject,
  gid smallint not null,
  volume text not null,
  edition text not null,
  title text not null,
  position integer not null,
  isbn text check (isbn ~ '^[0-9]{13}$'),
  year smallint,
  cover_id uuid,
  retired_at timestamptz
);
comment on column textbook.isbn is 'thirteen digits, however it was typed';
comment on column textbook.cover_id is 'a picture of the platform''s bank';
comment on column textbook.retired_at is 'since when it is not offered for anything new; what hangs on it stays';

create table chapter (
  id uuid primary key,
  textbook_id uuid not null references textbook,
  parent_id uuid references chapter,
  title text not null,
  position integer not null,
  hours numeric(4, 1) check (hours > 0)
);
create index chapter_textbook on chapter (textbook_id);
create index chapter_parent on chapter (parent_id);
comment on column chapter.hours is 'lesson hours of this entry alone; those of a chapter are the sum of what lies below';

create table knowledge_point (
  id uuid primary key,
  subject_id integer not null references subject,
  parent_id uuid references knowledge_point,
  title text not null,
  position integer not null,
  found_by text
);
create index knowledge_point_subject on knowledge_point (subject_id);
create index knowledge_point_parent on knowledge_point (parent_id);
comment on column knowledge_point.found_by is 'folded title, and its pinyin and initials from each syllable on; null until a process has spelled it';

create table knowledge_prerequisite (
  knowledge_id uuid not null references knowledge_point,
  needs_id uuid not null references knowledge_point,
  primary key (knowledge_id, needs_id)
);
create index knowledge_prerequisite_needs on knowledge_prerequisite (needs_id);
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
  words tsvector not null,
  licence text not null default 'unsaid',
  updated_at timestamptz not null default now(),
  origin_school_id uuid,
  origin_id uuid,
  origin_version integer,
  primary key (school_id, id)
);
call protect_bank_rows('question');
-- What is read for every question that is only counted stays narrow: the long texts lie beside the table.
alter table question set (toast_tuple_target = 256);
create index question_mine on question (school_id, owner_account_id, subject_id, id desc) where bank = 'mine';
create index question_origin on question (school_id, origin_id) where origin_id is not null;
-- Everything that a search without words asks of a question lies in the index: counting a subject reads no row of the table.
create index question_found on question (subject_id, id) include (school_id, bank, owner_account_id, type, difficulty, year) where removed_at is null;
comment on column question.origin_id is 'the question that this one was copied from';
comment on column question.removed_at is 'out of sight of everybody but its author: papers keep what they were made with';

create table question_version (
  school_id uuid not null,
  question_id uuid not null,
  version integer not null,
  body jsonb not null,
  created_at timestamptz not null default now(),
  source text,
  licence text,
  created_by uuid,
  body_digest uuid not null generated always as (md5(body::text)::uuid) stored,
  primary key (school_id, question_id, version),
  foreign key (school_id, question_id) references question
);
call protect_bank_rows('question_version');
comment on table question_version is 'never changed: a used paper keeps the version it was made with';
comment on column question_version.source is 'as it was in this version; null where the version is older than this column: then that of the question';
-- Under row-level security only an equality that gives nothing away may use an index: that of a digest does, that of a text does not.
create index question_version_body on question_version (school_id, body_digest);
comment on column question_version.body_digest is 'finds a text that is there already; equal digests are compared in full';

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

-- ==== Trees ====
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

-- ==== Textbooks ====
-- Which textbook a school uses by default; the words of a lesson and which knowledge points it teaches.

create table school_textbook (
  school_id uuid not null references school,
  textbook_id uuid not null references textbook,
  set_at timestamptz not null default now(),
  primary key (school_id, textbook_id)
);
comment on table school_textbook is 'what a school uses by default: at most one textbook of a subject, grade and volume';
create index school_textbook_users on school_textbook (textbook_id);
alter table school_textbook enable row level security;
alter table school_textbook force row level security;
create policy school_reads on school_textbook for select to zhibi_app using (school_id = any ((select zhibi_schools())::uuid[]));
create policy system_rows on school_textbook to zhibi_system using (true) with check (true);
grant select on school_textbook to zhibi_app;
grant select, insert, delete on school_textbook to zhibi_system;

create table school_textbook_change (
  id uuid primary key,
  organisation_id uuid not null references organisation,
  textbook_id uuid not null,
  given boolean not null,
  before jsonb not null,
  changed_by uuid not null,
  changed_at timestamptz not null default now()
);
comment on table school_textbook_change is 'one act of giving a textbook to schools or taking it from them, for its undoing';
comment on column school_textbook_change.before is 'by school: what it used of that subject, grade and volume';
grant select, insert, delete on school_textbook_change to zhibi_system;

create table chapter_word (
  id uuid primary key,
  chapter_id uuid not null references chapter,
  word text not null,
  position smallint not null,
  unique (chapter_id, word)
);
comment on table chapter_word is 'the words that a Chinese lesson teaches; the id is the wordId of the protocol and stays with its word';
grant select on chapter_word to zhibi_app;
grant select, insert, update, delete on chapter_word to zhibi_system;

create table chapter_knowledge (
  chapter_id uuid not null references chapter,
  knowledge_id uuid not null references knowledge_point,
  weight smallint not null check (weight between 1 and 5),
  primary key (chapter_id, knowledge_id)
);
comment on table chapter_knowledge is 'which knowledge points a lesson teaches; weights of one lesson are parts of their sum';
create index chapter_knowledge_point on chapter_knowledge (knowledge_id);
grant select on chapter_knowledge to zhibi_app;
grant select, insert, update, delete on chapter_knowledge to zhibi_system;

-- ==== Finding ====
-- Finding questions: the words of each question in an index of its own making, and the search that reads it.

-- The signs of a folded text (see foldForSearch) that are looked for: runs of Han characters, words of letters, and what is neither: numbers and formulas.
create function search_pieces(folded text, out kind text, out piece text) returns setof record
language sql immutable parallel safe strict as $$
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
$$;
comment on function search_pieces is 'Chinese has no spaces: runs of Han characters are looked for by their pairs, letters by the beginnings of words, signs by threes';

-- What a text can be found by: every character and pair of Han, every word of letters, every one, two and three signs of a formula.
create function search_words(folded text) returns tsvector language sql immutable parallel safe strict as $$
  select coalesce(array_to_tsvector(array_agg(word)), '')
  from search_pieces(folded), lateral (
    select substr(piece, at, size)
    from generate_series(1, case kind when 'han' then 2 else 3 end) as size, generate_series(1, least(length(piece), 400) - size + 1) as at
    where kind <> 'letters'
    union all select left(piece, 60) where kind = 'letters'
    union all select word[1] from regexp_matches(piece, '[a-zß-ɏͰ-ϿЀ-ӿ]{2,60}', 'g') as word where kind = 'signs'
  ) as words(word)
$$;

-- What must be there for a text to be found by these words; null where they hold nothing that could be looked for.
create function search_query(folded text) returns tsquery language sql immutable parallel safe strict as $$
  select string_agg(quote_literal(replace(word, '\', '\\')) || mark, ' & ')::tsquery
  from (
    select left(piece, 60), ':*' from search_pieces(folded) where kind = 'letters'
    union
    select substr(piece, at, size), ''
    from search_pieces(folded), least(length(piece), case kind when 'han' then 2 else 3 end) as size, generate_series(1, length(piece) - size + 1) as at
    where kind <> 'letters'
  ) as words(word, mark)
$$;

create function keep_question_words() returns trigger language plpgsql as $$
begin
  -- The subject is a word too: a frequent character would otherwise be read for every subject of the bank.
  new.words := search_words(new.search_text || ' ' || lower(normalize(new.source, nfkc))) || array_to_tsvector(array['subject:' || new.subject_id]);
  return new;
end $$;
create trigger question_words_kept before insert or update of search_text, source, subject_id, words on question
  for each row execute function keep_question_words();

-- What is written waits in a list of the word index that each search reads through; a shorter list is read faster.
create index question_words on question using gin (words) with (gin_pending_list_limit = 1024);

-- Which class was given a question, and when last: "not used by my class" asks it.
create table question_class_use (
  school_id uuid not null references school,
  class_id uuid not null,
  question_id uuid not null,
  times_used integer not null default 1,
  last_used_at timestamptz not null default now(),
  primary key (school_id, class_id, question_id)
);
call protect_school_rows('question_class_use');
comment on table question_class_use is 'what a class was given; handed in by later domains through the public index, together with question_use';

-- The search runs as the owner of the tables: under row-level security no index of words can be used, because its operators are not leakproof.
-- So it holds the schools by itself: those that the transaction may see, and nothing that its caller could name.
do $$ begin
  execute format('create policy finder_rows on question for select to %I using (true)', current_user);
  execute format('create policy finder_rows on question_knowledge for select to %I using (true)', current_user);
  execute format('create policy finder_rows on question_chapter for select to %I using (true)', current_user);
  execute format('create policy finder_rows on question_class_use for select to %I using (true)', current_user);
end $$;

create function id_list(ids jsonb) returns text language sql immutable as
$$ select format('%L::uuid[]', array(select jsonb_array_elements_text(ids)::uuid)) $$;
create function number_list(numbers jsonb) returns text language sql immutable as
$$ select format('%L::int[]', array(select jsonb_array_elements_text(numbers)::int)) $$;
create function given_to(classes jsonb) returns text language sql immutable as
$$ select format('(select 1 from question_class_use u where u.school_id = any ($2) and u.class_id = any (%s) and u.question_id = q.id)', id_list(classes)) $$;

-- That a question is of one of these chapters or knowledge points. What is asked of single questions is not gathered beforehand: that is what the offset says.
create function is_of(owner text, point text, ids jsonb, walking boolean) returns text language sql immutable as $$
  select case when walking
    then format('exists (select from %I p where p.school_id = q.school_id and p.question_id = q.id and p.%I = any (%s) offset 0)', owner, point, id_list(ids))
    else format('(q.school_id, q.id) in (select p.school_id, p.question_id from %I p where p.%I = any (%s))', owner, point, id_list(ids)) end
$$;

-- The words of a search that name no knowledge point, as one query: null where there are none, empty where one of them holds nothing that could be looked for.
create function plain_words(wanted jsonb) returns text language sql immutable as $$
  select case when count(*) > 0 then
    case when bool_and(query is not null) then string_agg('(' || query::text || ')', ' & ') || format(' & ''subject:%s''', (wanted->>'subjectId')::int) else '' end end
  from jsonb_array_elements(wanted->'words') as word, lateral (select search_query(word->>'text')) as searched(query)
  where jsonb_array_length(word->'topics') = 0
$$;

-- wanted: subjectId, bank?, types?, from?, below?, years?, source?, chapterIds?, knowledgeIds?, words? [{text, topics}], usedBy?, unusedBy? (class ids), before?.
-- walking: asked of one question after the other, the newest first, instead of gathering all that meet it.
create function finding_condition(wanted jsonb, walking boolean) returns text language sql immutable as $$
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
$$;
comment on function finding_condition is 'every value goes in as a quoted literal of its type, so that the plan knows how frequent it is';

-- Counts up to a number, and one more where there are more: a frequent word is in half of the questions, and nobody reads how many that is.
create function find_questions(reader uuid, wanted jsonb, before uuid, page_size integer, counted integer, out question_ids uuid[], out total integer)
language plpgsql stable security definer set search_path = public, pg_temp set work_mem = '16MB' set enable_seqscan = on set enable_indexscan = on set enable_bitmapscan = on as $$
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
end $$;
revoke execute on function find_questions from public;
grant execute on function find_questions to zhibi_app, zhibi_system;

-- How a question reads, for finding its like: the threes of signs of what it asks, and a signature of them (MinHash with one permutation:
-- two questions agree in about as many places of it as they share threes; Broder 1997; Li, Owen, Zhang 2012).
-- Characters are walked once: asking a text for its nth sign counts from the first one each time.
create function question_threes(body jsonb) returns text[] language sql immutable parallel safe strict as $$
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
$$;
create function signature_of(threes text[]) returns integer[] language plpgsql immutable parallel safe strict as $$
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
end $$;
create function bands_of(signature integer[]) returns integer[] language sql immutable parallel safe strict as $$
  select case when cardinality(signature) = 0 then '{}' else array(
    select ('x' || left(md5(concat_ws(' ', band, signature[band * 3 + 1], signature[band * 3 + 2], signature[band * 3 + 3])), 8))::bit(32)::integer
    from generate_series(0, 19) as band) end
$$;
create function likeness_of(one integer[], other integer[]) returns real language sql immutable parallel safe strict as
$$ select coalesce(avg((a = b)::int), 0)::real from unnest(one, other) as pair(a, b) $$;

create table question_shape (
  school_id uuid not null,
  question_id uuid not null,
  signature integer[] not null,
  bands integer[] not null,
  primary key (school_id, question_id),
  foreign key (school_id, question_id) references question on delete cascade
);
call protect_bank_rows('question_shape');
create index question_shape_bands on question_shape using gin (bands) with (gin_pending_list_limit = 1024);
do $$ begin
  execute format('create policy finder_rows on question_shape for select to %I using (true)', current_user);
  execute format('create policy finder_rows on question_version for select to %I using (true)', current_user);
end $$;

create function keep_question_shape() returns trigger language plpgsql as $$
declare signature constant integer[] := signature_of(question_threes(new.body));
begin
  insert into question_shape values (new.school_id, new.question_id, signature, bands_of(signature))
    on conflict (school_id, question_id) do update set signature = excluded.signature, bands = excluded.bands;
  return null;
end $$;
create trigger question_shape_kept after insert on question_version for each row execute function keep_question_shape();

-- Questions that read nearly like this one, the likest first; likeness is the share of common threes (Jaccard), counted exactly for the few that may be it.
create function near_questions(reader uuid, subject integer, body jsonb, least_likeness real, out question_id uuid, out likeness real) returns setof record
language sql stable security definer set search_path = public, pg_temp as $$
  with asked as materialized (select question_threes(body) as threes),
    shape as materialized (select threes, cardinality(threes) as size, signature_of(threes) as signature from asked),
    near as materialized (
      select q.school_id, q.id, q.version from question_shape s join question q on q.school_id = s.school_id and q.id = s.question_id
      where s.bands && (select bands_of(signature) from shape) and q.subject_id = subject and q.removed_at is null
        and (s.school_id = any (zhibi_schools()) or s.school_id = '00000000-0000-0000-0000-000000000000')
        and (q.bank <> 'mine' or q.owner_account_id = reader)
      order by likeness_of(s.signature, (select signature from shape)) desc limit 20),
    counted as (
      select near.id, question_threes(v.body) as threes
      from near join question_version v on v.school_id = near.school_id and v.question_id = near.id and v.version = near.version)
  select id, part from counted, shape, lateral (
    select (common::real / greatest(size + cardinality(counted.threes) - common, 1))::real as part
    from (select count(*) as common from unnest(counted.threes) as three where three = any (shape.threes)) as found) as measured
  where part >= least_likeness order by part desc, id desc
$$;

-- Questions like this one: by how they read, and by the knowledge points that they share.
create function similar_questions(reader uuid, this_id uuid, page_size integer, out question_id uuid, out likeness real) returns setof record
language sql stable security definer set search_path = public, pg_temp as $$
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
$$;
revoke execute on function near_questions, similar_questions from public;
grant execute on function near_questions, similar_questions to zhibi_app, zhibi_system;

-- ==== Writing ====
-- Drafts, pictures and sounds, and the way into the school's bank.

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

-- ==== Exchange ====
-- Questions on their way in: each import of a file, and what became of each of its items.

create table question_import (
  -- No reference to a school: files come into the platform's bank too, that of no school, filled at the installation's command line.
  school_id uuid not null,
  id uuid not null,
  account_id uuid not null,
  bank text not null check (bank in ('mine', 'school', 'platform')),
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
create index question_import_content on question_import (file_sha256);

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

-- ==== Settling ====
-- A bank that has just grown by thousands of questions is searched as fast as before, without anybody doing anything by hand.

-- Most of these rows are only ever added: the usual rules look after such tables too late.
alter table question set (autovacuum_analyze_scale_factor = 0.02, autovacuum_vacuum_insert_scale_factor = 0.02);
alter table question_version set (autovacuum_analyze_scale_factor = 0.02, autovacuum_vacuum_insert_scale_factor = 0.02);
alter table question_shape set (autovacuum_analyze_scale_factor = 0.02, autovacuum_vacuum_insert_scale_factor = 0.02);
alter table question_knowledge set (autovacuum_analyze_scale_factor = 0.02, autovacuum_vacuum_insert_scale_factor = 0.02);

-- As the owner of the tables: nobody else may.
create function settle_questions() returns void language plpgsql security definer set search_path = public, pg_temp as $$
begin
  perform gin_clean_pending_list('question_words'), gin_clean_pending_list('question_shape_bands');
  analyze question, question_version (school_id, question_id, version, body_digest), question_shape, question_knowledge, question_chapter, question_import_item;
end $$;
revoke execute on function settle_questions from public;
grant execute on function settle_questions to zhibi_app, zhibi_system;
comment on function settle_questions is 'what has come in is worked into the indexes, and the planner learns how many there are now: called when an import has ended';

-- ==== Partners ====
-- Banks of partners: what a school has taken from them, who has a copy, and what was reported about their pages.

create table partner_download (
  school_id uuid not null references school,
  bank text not null,
  item_id text not null,
  taken_on date not null,
  primary key (school_id, bank, item_id)
);
call protect_school_rows('partner_download');
create index partner_download_period on partner_download (school_id, bank, taken_on);
comment on table partner_download is 'what counts against the quota of a school: an item once, whoever of its teachers takes it';

create table partner_copy (
  school_id uuid not null,
  account_id uuid not null,
  bank text not null,
  item_id text not null,
  question_id uuid not null,
  primary key (school_id, account_id, bank, item_id),
  foreign key (school_id, question_id) references question (school_id, id) on delete cascade
);
call protect_school_rows('partner_copy');
create index partner_copy_question on partner_copy (school_id, question_id);

-- What teachers have told about pages of partners, and who of operations has answered it.
create table partner_report (
  school_id uuid not null references school,
  id uuid not null,
  account_id uuid not null,
  bank text not null,
  book_id text not null,
  page integer not null,
  kind text not null check (kind in ('error', 'missing-page')),
  note text not null,
  created_at timestamptz not null,
  book_title text not null default '',
  handled_at timestamptz,
  handled_by uuid,
  answer text not null default '',
  primary key (school_id, id),
  unique (school_id, account_id, bank, book_id, page, kind)
);
call protect_school_rows('partner_report');
create index partner_report_open on partner_report (id desc) where handled_at is null;

-- ==== Statistics ====
-- Item statistics from real answers. All that is kept are sums, which add up: those of one homework are made anew when its scores
-- change, those of a school are the sum of its homework, those of the platform's bank the sum of the schools.

create table item_score_news (
  school_id uuid not null references school,
  id bigint generated always as identity,
  homework_id uuid not null,
  primary key (school_id, id)
);
call protect_school_rows('item_score_news');
comment on table item_score_news is 'scores of this homework have changed; a row each time, never two calls waiting for one row. Taken away when it is counted';

create table item_result (
  school_id uuid not null references school,
  homework_id uuid not null,
  item_id uuid not null,
  question_id uuid not null,
  version integer not null,
  sums jsonb not null,
  primary key (school_id, homework_id, item_id)
);
call protect_school_rows('item_result');
create index item_result_question on item_result (school_id, question_id, version);
comment on table item_result is 'how one homework answered one question: sums only, no student';

create table item_statistic (
  school_id uuid not null,
  question_id uuid not null,
  version integer not null,
  answers integer not null,
  facility real,
  upper_lower real,
  item_rest real,
  schools integer not null default 1,
  sums jsonb not null,
  counted_at timestamptz not null default now(),
  primary key (school_id, question_id)
);
call protect_bank_rows('item_statistic');
create index item_statistic_question on item_statistic (question_id);
comment on table item_statistic is 'of the newest version that was answered. A row of the platform''s school is the sum over all schools, for its questions only';
comment on column item_statistic.facility is 'null where fewer than five have answered, like every other figure';

-- ==== Books ====
-- Exercise books of a school's own: chapters, pages, the questions on them, and the way to the shelf of the school and of the district.

create table school_book (
  school_id uuid not null references school,
  id uuid not null,
  subject_id integer not null references subject,
  title text not null,
  gid smallint not null check (gid between 1 and 12),
  edition text not null,
  term text not null check (term in ('first', 'second', 'whole')),
  pages integer not null check (pages between 1 and 500),
  chapters jsonb not null,
  state text not null check (state in ('draft', 'waiting', 'published')),
  revision integer not null default 1,
  created_by uuid not null,
  created_at timestamptz not null,
  updated_at timestamptz not null,
  decided_by uuid,
  decided_note text not null default '',
  shared_at timestamptz,
  quality numeric(4, 3),
  origin_school_id uuid,
  origin_id uuid,
  origin_name text,
  removed_at timestamptz,
  primary key (school_id, id)
);
call protect_school_rows('school_book');
create index school_book_shelf on school_book (school_id, subject_id, id desc) where removed_at is null;
create index school_book_shared on school_book (subject_id, id desc) where shared_at is not null and removed_at is null;
create unique index school_book_adopted on school_book (school_id, origin_id) where origin_id is not null and removed_at is null;
comment on column school_book.chapters is 'titles with the page that each begins on, in order; the first begins on page 1';
comment on column school_book.quality is 'the share of its questions that can be marked and have an analysis and a knowledge point, when it was given to the district';
comment on column school_book.origin_id is 'the book of another school of the district that this one was copied from';

create table school_book_page (
  school_id uuid not null,
  book_id uuid not null,
  no integer not null,
  state text not null default 'entry' check (state in ('entry', 'waiting', 'checked')),
  revision integer not null default 1,
  file_id uuid,
  areas jsonb not null default '[]',
  entered_by uuid,
  entered_at timestamptz,
  checked_by uuid,
  checked_at timestamptz,
  note text not null default '',
  times_returned integer not null default 0,
  primary key (school_id, book_id, no),
  foreign key (school_id, book_id) references school_book on delete cascade
);
call protect_school_rows('school_book_page');
comment on table school_book_page is 'a page that somebody has begun to enter; the others have no row';
comment on column school_book_page.file_id is 'the scan of the page, a file of questions; null where there is none';

create table school_book_item (
  school_id uuid not null,
  book_id uuid not null,
  no integer not null,
  position integer not null,
  question_id uuid not null,
  version integer not null,
  primary key (school_id, book_id, no, position),
  foreign key (school_id, book_id, no) references school_book_page on delete cascade
);
call protect_school_rows('school_book_item');
create index school_book_item_question on school_book_item (school_id, question_id);
comment on table school_book_item is 'the questions of a page, each in the version that was entered; the question may be one of the platform';

create table school_book_reader (
  school_id uuid not null,
  book_id uuid not null,
  account_id uuid not null,
  primary key (school_id, book_id, account_id),
  foreign key (school_id, book_id) references school_book on delete cascade
);
call protect_school_rows('school_book_reader');
comment on table school_book_reader is 'the teachers who have taken a book into use';

-- ==== Filling books ====
-- Pages of a book that were filled from a file: a scan split into its pages, or the questions of a Word file.

create table school_book_fill (
  school_id uuid not null,
  id uuid not null,
  book_id uuid not null,
  account_id uuid not null,
  kind text not null check (kind in ('pdf', 'docx')),
  file_name text not null,
  file_sha256 text,
  first_page integer not null,
  per_page smallint not null,
  state text not null check (state in ('waiting', 'running', 'done', 'undone', 'failed')),
  reason text,
  done integer not null default 0,
  total integer not null default 0,
  rows jsonb not null default '[]',
  import_id uuid,
  created_at timestamptz not null,
  primary key (school_id, id),
  foreign key (school_id, book_id) references school_book on delete cascade
);
call protect_school_rows('school_book_fill');
create index school_book_fill_book on school_book_fill (school_id, book_id, id desc);
create index school_book_fill_content on school_book_fill (file_sha256);
comment on column school_book_fill.file_sha256 is 'the file as long as it is being read';
comment on column school_book_fill.rows is 'what became of each page or question of the file, with the revision of the page that it was put on';
comment on column school_book_fill.import_id is 'the import that read the questions of a Word file';

-- ==== Editions of books ====
-- Which papers were made of which pages of a book: with copies over dots, those pages are coded.

create table school_book_edition (
  school_id uuid not null,
  book_id uuid not null,
  paper_id uuid not null,
  from_page smallint not null check (from_page >= 1),
  to_page smallint not null check (to_page >= from_page),
  primary key (school_id, book_id, paper_id),
  foreign key (school_id, book_id) references school_book on delete cascade
);
call protect_school_rows('school_book_edition');
comment on table school_book_edition is 'forgotten when the book is opened again: its pages may be others then';

-- ==== Practice ====
-- Practice by lesson: the questions that a teacher does not want in the units of a lesson.

create table practice_aside (
  school_id uuid not null references school,
  account_id uuid not null,
  chapter_id uuid not null,
  question_id uuid not null,
  put_at timestamptz not null default now(),
  primary key (school_id, account_id, chapter_id, question_id)
);
call protect_school_rows('practice_aside');
comment on table practice_aside is 'another question of the lesson takes the place of each; a chapter that was removed and comes back finds them again';
