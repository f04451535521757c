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
  new.words := search_words(new.search_text || ' ' || lower(normalize(new.source, nfkc)));
  return new;
end $$;
create trigger question_words_kept before insert or update of search_text, source, words on question
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
comment on table question_class_use is 'what a class was given; told by later domains at the door, together with question_use';

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
       case when jsonb_array_length(word->'topics') = 0 then format('q.words @@ %L::tsquery', coalesce(search_query(word->>'text')::text, ''))
       else format('(q.school_id, q.id) in (select f.school_id, f.id from question f where f.subject_id = ($1->>''subjectId'')::int and f.words @@ %L::tsquery union all select p.school_id, p.question_id from question_knowledge p where p.knowledge_id = any (%s))',
         coalesce(search_query(word->>'text')::text, ''), id_list(word->'topics')) end, ' and ')
     from jsonb_array_elements(wanted->'words') as word))
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
