create function zhibi_add_later_jobs(kind text, given json) returns void language plpgsql security definer set search_path = public, pg_temp as $$
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
end $$;
comment on function zhibi_add_later_jobs is 'many of one kind that are due later, as graphile_worker.add_job with a key, without its word to the workers: they look every second, and transactions that notify are committed one after the other';
revoke execute on function zhibi_add_later_jobs from public;
grant execute on function zhibi_add_later_jobs to zhibi_app, zhibi_system;
