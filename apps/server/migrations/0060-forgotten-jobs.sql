-- A worker whose connection is lost at the moment in which the queue gives it a job never hears of it, and the job is locked for one that lives:
-- what it says it does not do is free again, and does not count as a try.
create function zhibi_free_forgotten_jobs(mine text, at_work bigint[]) returns bigint language plpgsql security definer as $$
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
end $$;

revoke execute on function zhibi_free_forgotten_jobs from public;
grant execute on function zhibi_free_forgotten_jobs to zhibi_system;
