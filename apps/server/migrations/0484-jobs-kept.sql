-- What a job was asked to do, ids alone, until it is done: so it can be tried again.
alter table job add column payload jsonb;
create index job_standing on job (school_id, id) where status <> 'done';

-- As the owner of the queue; their bodies are read when they run, for the queue's tables are made after these. A job that is stopped has no try left: whoever looks after work that nobody does ends it, and tells who waits.
create function zhibi_stop_job(of_job uuid) returns void language plpgsql security definer set search_path = public, pg_temp as $$
begin
  update graphile_worker._private_jobs set attempts = max_attempts, updated_at = now() where key = of_job::text;
end $$;
revoke execute on function zhibi_stop_job from public;
grant execute on function zhibi_stop_job to zhibi_system;

-- Work that nobody waits for and that was tried in vain. Its error stays in the log: it may name a child.
create function zhibi_failed_tasks(most integer) returns table (id bigint, kind text, tries integer, at timestamptz) language plpgsql stable security definer set search_path = public, pg_temp as $$
begin
  return query select j.id::bigint, t.identifier::text, j.attempts::integer, j.updated_at::timestamptz from graphile_worker._private_jobs j join graphile_worker._private_tasks t on t.id = j.task_id
  where j.attempts >= j.max_attempts and j.locked_at is null and j.payload ->> 'jobId' is null order by j.updated_at desc limit most;
end $$;
revoke execute on function zhibi_failed_tasks from public;
grant execute on function zhibi_failed_tasks to zhibi_system;

create function zhibi_retry_task(of_task bigint) returns boolean language plpgsql security definer set search_path = public, pg_temp as $$
begin
  update graphile_worker._private_jobs j set attempts = 0, run_at = now(), last_error = null, updated_at = now()
    where j.id = of_task and j.attempts >= j.max_attempts and j.locked_at is null;
  return found;
end $$;
revoke execute on function zhibi_retry_task from public;
grant execute on function zhibi_retry_task to zhibi_system;

-- The catalogue of backups: when, how much, and what was damaged already. Names of files alone, of nobody.
create table backup_record (
  id uuid primary key,
  made_at timestamptz not null,
  file text not null,
  bytes bigint not null,
  tables integer not null,
  rows bigint not null,
  files integer not null,
  damaged integer not null,
  seconds real not null
);
grant select, insert, delete on backup_record to zhibi_system;
