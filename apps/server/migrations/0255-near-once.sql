-- What reads nearly like each of many questions, looked for at once: a question that is near several of them is cut into threes once, where it
-- was twice for each, and what is common is found by hashing, where each three was looked for among all. The answers are the same.

drop function near_questions(uuid, integer, jsonb, real);

-- Questions that read nearly like those asked about ([{at, subjectId, body}]), for each the likest first; likeness is the share of common
-- threes (Jaccard), counted exactly for the few that may be it.
create function near_questions(reader uuid, asked jsonb, least_likeness real, out at integer, out question_id uuid, out likeness real) returns setof record
language sql stable security definer set search_path = public, pg_temp as $$
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
$$;
revoke execute on function near_questions from public;
grant execute on function near_questions to zhibi_app, zhibi_system;
