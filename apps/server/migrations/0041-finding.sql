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

alter table question add column words tsvector;
-- What is read for every question that is only counted stays narrow: the long texts lie beside the table.
alter table question set (toast_tuple_target = 256);

create function keep_question_words() returns trigger language plpgsql as $$
begin
  -- The subject is a word too: a frequent character would otherwise be read for every subject of the bank.
  new.words := search_words(new.search_text || ' ' || lower(normalize(new.source, nfkc))) || array_to_tsvector(array['subject:' || new.subject_id]);
  return new;
end $$;
create trigger question_words_kept before insert or update of search_text, source, subject_id, words on question
  for each row execute function keep_question_words();

drop index question_words;

alter table question no force row level security;
update question set words = null;
alter table question force row level security;
alter table question alter column words set not null;
create index question_words on question using gin (words);
create index question_place on question (subject_id, type, id) where removed_at is null;

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

-- wanted: subjectId, bank?, types?, from?, below?, years?, source?, chapterIds?, knowledgeIds?, words? [{text, topics}], usedBy?, unusedBy? (class ids), before?.
create function finding_condition(wanted jsonb) returns text language sql immutable as $$
  select concat_ws(' and ',
    'q.removed_at is null and q.subject_id = ($1->>''subjectId'')::int',
    'q.school_id = any ($2) and (q.bank <> ''mine'' or q.owner_account_id = $3)',
    case when wanted ? 'bank' then 'q.bank = $1->>''bank''' end,
    case when wanted ? 'types' then 'q.type = any (' || number_list(wanted->'types') || ')' end,
    case when wanted ? 'from' then 'q.difficulty >= ($1->>''from'')::numeric' end,
    case when wanted ? 'below' then 'q.difficulty < ($1->>''below'')::numeric' end,
    case when wanted ? 'years' then 'q.year = any (' || number_list(wanted->'years') || ')' end,
    case when wanted ? 'source' then 'q.source = $1->>''source''' end,
    case when wanted ? 'chapterIds' then '(q.school_id, q.id) in (select p.school_id, p.question_id from question_chapter p where p.chapter_id = any (' || id_list(wanted->'chapterIds') || '))' end,
    case when wanted ? 'knowledgeIds' then '(q.school_id, q.id) in (select p.school_id, p.question_id from question_knowledge p where p.knowledge_id = any (' || id_list(wanted->'knowledgeIds') || '))' end,
    case when wanted ? 'usedBy' then 'exists ' || given_to(wanted->'usedBy') end,
    case when wanted ? 'unusedBy' then 'not exists ' || given_to(wanted->'unusedBy') end,
    (select string_agg(
       case when jsonb_array_length(word->'topics') = 0 then format('q.words @@ %L::tsquery', looked_for)
       else format('(q.school_id, q.id) in (select f.school_id, f.id from question f where f.words @@ %L::tsquery union all select p.school_id, p.question_id from question_knowledge p where p.knowledge_id = any (%s))',
         looked_for, id_list(word->'topics')) end, ' and ')
     from jsonb_array_elements(wanted->'words') as word,
       lateral (select coalesce('(' || search_query(word->>'text')::text || ') & ''subject:' || (wanted->>'subjectId')::int || '''', '')) as query(looked_for)))
$$;
comment on function finding_condition is 'every value goes in as a quoted literal of its type, so that the plan knows how frequent it is';

create function find_questions(reader uuid, wanted jsonb, before uuid, page_size integer, out question_ids uuid[], out total integer)
language plpgsql stable security definer set search_path = public, pg_temp set work_mem = '16MB' as $$
declare schools constant uuid[] := zhibi_schools() || '00000000-0000-0000-0000-000000000000'::uuid;
begin
  execute 'with hits as materialized (select q.id from question q where ' || finding_condition(wanted) || ')
    select array(select id from hits where $4 is null or id < $4 order by id desc limit $5), (select count(*) from hits)'
    into question_ids, total using wanted, schools, reader, before, page_size;
end $$;
revoke execute on function find_questions from public;
grant execute on function find_questions to zhibi_app, zhibi_system;

alter table knowledge_point add column found_by text;
comment on column knowledge_point.found_by is 'folded title, and its pinyin and initials from each syllable on; null until a process has spelled it';
create index knowledge_point_parent on knowledge_point (parent_id);
create index chapter_parent on chapter (parent_id);

-- How a question reads, for finding its like: the threes of signs of what it asks, and a signature of them (MinHash with one permutation:
-- two questions agree in about as many places of it as they share threes; Broder 1997; Li, Owen, Zhang 2012).
create function question_threes(body jsonb) returns text[] language sql immutable parallel safe strict as $$
  select coalesce(array_agg(distinct substr(asked, at, 3)), '{}')
  from (
    select left(regexp_replace(lower(normalize(string_agg(said #>> '{}', ''), nfkc)), '\\(left|right|displaystyle|quad|,|;|!)|[^a-z0-9㐀-鿿𠀀-𳎯α-ω+=<>-]', '', 'g'), 3000) as asked
    from (
      select jsonb_path_query(body, 'strict $.stem.**.v')
      union all select jsonb_path_query(body, 'strict $.options.**.v')
      union all select jsonb_path_query(body, 'strict $.parts[*].stem.**.v')
      union all select jsonb_path_query(body, 'strict $.parts[*].options.**.v')
    ) as texts(said)
  ) as one, generate_series(1, greatest(length(asked) - 2, least(length(asked), 1))) as at
$$;
create function signature_of(threes text[]) returns integer[] language sql immutable parallel safe strict as $$
  with hashed as (select ('x' || left(md5(three), 8))::bit(32)::integer as hash from unnest(threes) as three),
    least as (select (hash & 2147483647) % 60 as place, min(hash) as hash from hashed group by 1)
  select case when cardinality(threes) = 0 then '{}' else array(
    select (select hash from least order by (least.place - place.at + 60) % 60 limit 1) from generate_series(0, 59) as place(at) order by place.at) end
$$;
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
create index question_shape_bands on question_shape using gin (bands);

create function keep_question_shape() returns trigger language plpgsql as $$
declare signature constant integer[] := signature_of(question_threes(new.body));
begin
  insert into question_shape values (new.school_id, new.question_id, signature, bands_of(signature))
    on conflict (school_id, question_id) do update set signature = excluded.signature, bands = excluded.bands;
  return null;
end $$;
create trigger question_shape_kept after insert on question_version for each row execute function keep_question_shape();

alter table question_version no force row level security;
alter table question_shape no force row level security;
insert into question_shape
  select v.school_id, v.question_id, s.signature, bands_of(s.signature)
  from question_version v join question q on q.school_id = v.school_id and q.id = v.question_id and q.version = v.version,
    lateral (select signature_of(question_threes(v.body)) as signature) s;
alter table question_version force row level security;
alter table question_shape force row level security;

do $$ begin
  execute format('create policy finder_rows on question_shape for select to %I using (true)', current_user);
  execute format('create policy finder_rows on question_version for select to %I using (true)', current_user);
end $$;

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
