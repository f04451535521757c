-- Finding reads less: one index answers what is asked without words, and words are looked up in one reading of theirs.

-- Everything that a search without words asks of a question lies in the index: counting a subject reads no row of the table.
create index question_found on question (subject_id, id) include (school_id, bank, owner_account_id, type, difficulty, year) where removed_at is null;
drop index question_browse, question_place;

-- The words of a search that name no knowledge point, as one query: null where there are none, empty where one of them holds nothing that could be looked for.
create function plain_words(wanted jsonb) returns text language sql immutable as $$
  select case when count(*) > 0 then
    case when bool_and(query is not null) then string_agg('(' || query::text || ')', ' & ') || format(' & ''subject:%s''', (wanted->>'subjectId')::int) else '' end end
  from jsonb_array_elements(wanted->'words') as word, lateral (select search_query(word->>'text')) as searched(query)
  where jsonb_array_length(word->'topics') = 0
$$;

create or replace function finding_condition(wanted jsonb) returns text language sql immutable as $$
  with asked as materialized (select (wanted->>'subjectId')::int as subject, plain_words(wanted) as plain)
  select concat_ws(' and ',
    'q.removed_at is null',
    'q.school_id = any ($2) and (q.bank <> ''mine'' or q.owner_account_id = $3)',
    -- The subject is one of the words already: asked in the same way again, it would be read from a second index.
    case when plain is null then format('q.subject_id = %s', subject)
      when plain = '' then 'false'
      else format('q.subject_id + 0 = %s and q.words @@ %L::tsquery', subject, plain) end,
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
    (select string_agg(format(
         '(q.school_id, q.id) in (select f.school_id, f.id from question f where f.words @@ %L::tsquery union all select p.school_id, p.question_id from question_knowledge p where p.knowledge_id = any (%s))',
         looked_for, id_list(word->'topics')), ' and ')
     from jsonb_array_elements(wanted->'words') as word,
       lateral (select coalesce('(' || search_query(word->>'text')::text || ') & ''subject:' || subject || '''', '')) as query(looked_for)
     where jsonb_array_length(word->'topics') > 0))
  from asked
$$;
