-- The ranking of what reads nearly like a question: all that share a band are put in order by a sketch that one look judges, and the
-- signatures are compared of those alone that can still be among the likest. The order is that of the signatures, whatever is skipped.

-- Each place of a signature as one of sixteen words of sixteen signs, any two of which differ in eight of them (Walsh and Hadamard's
-- code): two sketches are eight apart for each place in which their words differ. What differs in more places cannot be more alike.
-- The lowest bits of a hash tell its place alone.
create function sketch_of(signature integer[]) returns bit(960) language sql immutable parallel safe strict as $$
  select ('x' || string_agg((array['0000', '5555', '3333', '6666', '0f0f', '5a5a', '3c3c', '6969', '00ff', '55aa', '33cc', '6699', '0ff0', '5aa5', '3cc3', '6996'])[(hash >> 8 & 15) + 1], '' order by place))::bit(960)
  from unnest(signature) with ordinality as places(hash, place)
$$;
comment on function sketch_of is 'nothing for a signature without places';

alter table question_shape add column sketch bit(960) generated always as (sketch_of(signature)) stored;

create type likest_question as (agreeing integer, question_id uuid, school_id uuid, version integer);

-- The questions most alike to a signature among those that share a band with it: the likest first, of the same likeness the newest first.
create function likest_questions(reader uuid, subject integer, asked integer[], how_many integer) returns setof likest_question
language plpgsql stable security definer set search_path = public, pg_temp as $$
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
end $$;

-- Questions that read nearly like this one, the likest first; likeness is the share of common threes (Jaccard), counted exactly for the few that may be it.
create or replace function near_questions(reader uuid, subject integer, body jsonb, least_likeness real, out question_id uuid, out likeness real) returns setof record
language sql stable security definer set search_path = public, pg_temp as $$
  with asked as materialized (select question_threes(body) as threes),
    shape as materialized (select threes, cardinality(threes) as size, signature_of(threes) as signature from asked),
    counted as (
      select near.question_id as id, question_threes(v.body) as threes
      from shape, likest_questions(reader, subject, shape.signature, 20) as near
        join question_version v on v.school_id = near.school_id and v.question_id = near.question_id and v.version = near.version)
  select id, part from counted, shape, lateral (
    select (common::real / greatest(size + cardinality(counted.threes) - common, 1))::real as part
    from (select count(*) as common from unnest(counted.threes) as three where three = any (shape.threes)) as found) as measured
  where part >= least_likeness order by part desc, id desc
$$;

revoke execute on function likest_questions from public;
