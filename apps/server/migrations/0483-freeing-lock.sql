-- The lock of those who free the jobs of dead workers has a number of its own: the old one is that of making the demo world.
create or replace function zhibi_free_jobs() returns setof uuid language plpgsql security definer set search_path = public, pg_temp as $$
declare
  dead uuid[];
  pools text[];
begin
  if not pg_try_advisory_xact_lock(7266305) then return; end if;
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
