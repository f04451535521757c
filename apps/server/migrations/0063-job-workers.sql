-- Who does background work, and what becomes of the work of a process that is killed, sleeps or is stopped.

create table worker (
  id uuid primary key,
  pool text not null,
  beat_at timestamptz not null default now()
);
comment on table worker is 'the processes that do jobs; whoever has not been heard of for a while holds none any more; pool: the name under which it locks its jobs';
grant select, insert, update, delete on worker to zhibi_system;

-- held_by: the worker that does it now; one that lost it, as a computer that slept, may no longer speak for it.
-- reason: why it stopped, a word that its domain declares; without one it was a fault that only the log knows.
alter table job add column held_by uuid, add column reason text;
alter table job drop column explanation;
create index job_open on job (created_at) where status in ('waiting', 'running');

-- Frees what dead workers hold, and answers who they were. Dead: silent for 30 s (its computer sleeps or hangs), or for 5 s while it has no
-- connection either (it was killed). A lock of nobody who is known is as old as that too: whoever has just started may not have said so yet.
create function zhibi_free_jobs() returns setof uuid language plpgsql security definer as $$
declare
  dead uuid[];
  pools text[];
begin
  if not pg_try_advisory_xact_lock(7266303) then return; end if;
  with gone as (
    delete from worker w where w.beat_at < now() - interval '30 seconds' or (w.beat_at < now() - interval '5 seconds'
      and not exists (select from pg_stat_activity a where a.application_name = 'zhibi-jobs ' || w.id))
    returning w.id, w.pool)
  select coalesce(array_agg(gone.id), '{}'), coalesce(array_agg(gone.pool), '{}') into dead, pools from gone;
  pools := pools || coalesce((select array_agg(distinct q.locked_by) from graphile_worker._private_jobs q
    where q.locked_by is not null and q.locked_at < now() - interval '30 seconds' and not exists (select from worker w where w.pool = q.locked_by)), '{}');
  if cardinality(pools) > 0 then perform graphile_worker.force_unlock_workers(pools); end if;
  return query select unnest(dead);
end $$;

-- Puts back what a worker that stops has not finished: for the next one to begin at once, and it does not count as a try.
create function zhibi_put_back_jobs(stopped text) returns void language plpgsql security definer as $$
begin
  update graphile_worker._private_jobs set attempts = greatest(0, attempts - 1), run_at = least(run_at, now()) where locked_by = stopped;
  perform graphile_worker.force_unlock_workers(array[stopped]);
  delete from worker where pool = stopped;
end $$;

-- What is queued of the jobs with these ids, and whether anything is still going to do it: work whose tries are used up stays where it is.
create function zhibi_queued_jobs(ids uuid[]) returns table (id uuid, payload json, is_alive boolean) language plpgsql security definer as $$
begin
  return query select q.key::uuid, q.payload, q.locked_by is not null or q.attempts < q.max_attempts
    from graphile_worker._private_jobs q where q.key = any (ids::text[]);
end $$;

revoke execute on function zhibi_free_jobs, zhibi_put_back_jobs, zhibi_queued_jobs from public;
grant execute on function zhibi_free_jobs, zhibi_put_back_jobs, zhibi_queued_jobs to zhibi_system;
