-- What every domain stands on: whose rows a transaction sees, news, jobs, files, and who did what.

create function zhibi_schools() returns uuid[] language sql stable parallel safe as
$$ select coalesce(nullif(current_setting('zhibi.schools', true), ''), '{}')::uuid[] $$;
comment on function zhibi_schools is 'the schools whose rows this transaction may see; none when nobody has said so';

create procedure protect_school_rows(name regclass) language plpgsql as $$
begin
  execute format('alter table %s enable row level security', name);
  execute format('alter table %s force row level security', name);
  execute format('create policy school_rows on %s to zhibi_app using (school_id = any ((select zhibi_schools())::uuid[])) with check (school_id = any ((select zhibi_schools())::uuid[]))', name);
  execute format('create policy system_rows on %s to zhibi_system using (true) with check (true)', name);
  execute format('grant select, insert, update, delete on %s to zhibi_app, zhibi_system', name);
end $$;
comment on procedure protect_school_rows is 'the second lock of a table of a school: call it for each, right after its creation';

create table secret (
  name text primary key,
  value text not null,
  created_at timestamptz not null default now()
);
grant select, insert on secret to zhibi_system;

create table outbox (
  seq bigint generated always as identity primary key,
  name text not null,
  school_id uuid,
  audience uuid[] not null,
  data jsonb not null
);
comment on table outbox is 'news of committed transactions that have no id yet';
grant insert on outbox to zhibi_app;
grant select, insert, delete on outbox to zhibi_system;

create table event_head (
  last_id bigint not null,
  dropped_id bigint not null
);
comment on table event_head is 'one row: the newest id given, and the newest id no longer kept';
insert into event_head values (0, 0);
grant select, update on event_head to zhibi_system;

create table event (
  id bigint primary key,
  name text not null,
  school_id uuid,
  audience uuid[] not null,
  data jsonb not null,
  published_at timestamptz not null default now()
);
create index event_audience on event using gin (audience);
grant select, insert, delete on event to zhibi_system;

create table job (
  school_id uuid not null,
  id uuid not null,
  account_id uuid not null,
  kind text not null,
  status text not null check (status in ('waiting', 'running', 'done', 'failed')),
  done integer not null default 0,
  total integer not null default 0,
  result jsonb,
  created_at timestamptz not null default now(),
  finished_at timestamptz,
  held_by uuid,
  reason text,
  primary key (school_id, id)
);
-- held_by: the worker that does it now; one that lost it, as a computer that slept, may no longer speak for it.
-- reason: why it stopped, a word that its domain declares; without one it was a fault that only the log knows.
call protect_school_rows('job');
create index job_open on job (created_at) where status in ('waiting', 'running');

create function zhibi_add_job(kind text, payload json, key text, delay_ms integer) returns void language plpgsql security definer set search_path = public, pg_temp as $$
begin
  perform graphile_worker.add_job(kind, payload, job_key => key, max_attempts => 5,
    run_at => case when delay_ms > 0 then now() + make_interval(secs => delay_ms / 1000.0) else null end);
end $$;
revoke execute on function zhibi_add_job from public;
grant execute on function zhibi_add_job to zhibi_app, zhibi_system;

create table stored_file (
  school_id uuid not null,
  id uuid not null,
  sha256 text not null,
  size bigint not null,
  type text not null,
  name text not null,
  created_at timestamptz not null default now(),
  primary key (school_id, id)
);
call protect_school_rows('stored_file');
create index stored_file_content on stored_file (sha256);

create table audit (
  id bigint generated always as identity primary key,
  at timestamptz not null default now(),
  account_id uuid,
  school_id uuid,
  what text not null,
  detail jsonb not null
);
create index audit_school on audit (school_id, id);
comment on table audit is 'rows are only ever added';
grant insert on audit to zhibi_app;
grant select, insert on audit to zhibi_system;

-- ==== Jobs ====
-- Who does background work, and what becomes of the work of a process that is killed, sleeps or is stopped.

create table worker (
  id uuid primary key,
  pool text not null,
  beat_at timestamptz not null default now()
);
comment on table worker is 'the processes that do jobs; whoever has not been heard of for a while holds none any more; pool: the name under which it locks its jobs';
grant select, insert, update, delete on worker to zhibi_system;

-- Frees what dead workers hold, and answers who they were. Dead: silent for 30 s (its computer sleeps or hangs), or for 5 s while it has no
-- connection either (it was killed). A lock of nobody who is known is as old as that too: whoever has just started may not have said so yet.
create function zhibi_free_jobs() returns setof uuid language plpgsql security definer set search_path = public, pg_temp as $$
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
create function zhibi_put_back_jobs(stopped text) returns void language plpgsql security definer set search_path = public, pg_temp as $$
begin
  update graphile_worker._private_jobs set attempts = greatest(0, attempts - 1), run_at = least(run_at, now()) where locked_by = stopped;
  perform graphile_worker.force_unlock_workers(array[stopped]);
  delete from worker where pool = stopped;
end $$;

-- What is queued of the jobs with these ids, and whether anything is still going to do it: work whose tries are used up stays where it is.
create function zhibi_queued_jobs(ids uuid[]) returns table (id uuid, payload json, is_alive boolean) language plpgsql security definer set search_path = public, pg_temp as $$
begin
  return query select q.key::uuid, q.payload, q.locked_by is not null or q.attempts < q.max_attempts
    from graphile_worker._private_jobs q where q.key = any (ids::text[]);
end $$;

revoke execute on function zhibi_free_jobs, zhibi_put_back_jobs, zhibi_queued_jobs from public;
grant execute on function zhibi_free_jobs, zhibi_put_back_jobs, zhibi_queued_jobs to zhibi_system;

-- A worker whose connection is lost at the moment in which the queue gives it a job never hears of it, and the job is locked for one that lives:
-- what it says it does not do is free again, and does not count as a try.
create function zhibi_free_forgotten_jobs(mine text, at_work bigint[]) returns bigint language plpgsql security definer set search_path = public, pg_temp as $$
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

-- ==== Contents of the file store ====
-- Content is stored once, whoever refers to it: a face, a print run, a file of the disk. Whether anything does is asked of every table at once,
-- so that a table made later is asked too: each column that names a content ends in sha256.

create function content_is_used(content text) returns boolean language plpgsql stable as $$
declare
  place record;
  used boolean;
begin
  for place in
    select c.oid::regclass as held_in, a.attname as named_by
    from pg_class c join pg_attribute a on a.attrelid = c.oid
    where c.relkind in ('r', 'p') and c.relnamespace = current_schema()::regnamespace
      and a.attname ~ '(^|_)sha256$' and not a.attisdropped
      and c.relname <> 'disk_text' -- words made of a content, which go with it
  loop
    execute format('select exists (select from %s where %I = $1)', place.held_in, place.named_by) into used using content;
    if used then return true; end if;
  end loop;
  return false;
end $$;
comment on function content_is_used is 'whether any table refers to a content of the file store; asked as the system, which sees every school';

-- A content is put first and referred to a moment later, by whichever table. Until then this row refers to it, so that it is not removed between
-- the two; what nobody referred to in the end goes when its lease is over.
create table content_lease (
  id uuid primary key,
  sha256 text not null,
  put_at timestamptz not null
);
comment on table content_lease is 'contents that were put a moment ago, each time they are put';
create index content_lease_content on content_lease (sha256);
create index content_lease_age on content_lease (put_at);
grant select, insert, delete on content_lease to zhibi_system;

-- What is kept is read again, a little every minute, and what is not what it was put as is written down for operations. The columns are not
-- called sha256: what is told of a content is no use of it.
create table content_damage (
  content text primary key,
  what text not null check (what in ('missing', 'shortened', 'changed')),
  found_at timestamptz not null
);
comment on table content_damage is 'contents of the file store that are not there, or not what was put; a row goes when the content is sound again';
grant select, insert, update, delete on content_damage to zhibi_system;

create table content_round (
  only_one boolean primary key default true check (only_one),
  read_to text not null,
  ended_at timestamptz
);
comment on table content_round is 'how far the round over all contents has come, and when the last one ended';
grant select, insert, update on content_round to zhibi_system;

create function contents_after(content text, most int) returns setof text language plpgsql stable as $$
declare
  place record;
  parts text := '';
begin
  for place in
    select c.oid::regclass as held_in, a.attname as named_by
    from pg_class c join pg_attribute a on a.attrelid = c.oid
    where c.relkind in ('r', 'p') and c.relnamespace = current_schema()::regnamespace
      and a.attname ~ '(^|_)sha256$' and not a.attisdropped and c.relname <> 'disk_text'
  loop
    parts := parts || format('%s (select distinct %I as named from %s where %I > $1 order by 1 limit $2)',
      case when parts = '' then '' else ' union' end, place.named_by, place.held_in, place.named_by);
  end loop;
  return query execute parts || ' order by 1 limit $2' using content, most;
end $$;
comment on function contents_after is 'the contents that any table refers to, in order, after one; asked as the system, which sees every school';

create function schools_of_content(content text) returns setof uuid language plpgsql stable as $$
declare
  place record;
begin
  for place in
    select c.oid::regclass as held_in, a.attname as named_by
    from pg_class c join pg_attribute a on a.attrelid = c.oid
      join pg_attribute s on s.attrelid = c.oid and s.attname = 'school_id'
    where c.relkind in ('r', 'p') and c.relnamespace = current_schema()::regnamespace
      and a.attname ~ '(^|_)sha256$' and not a.attisdropped
  loop
    return query execute format('select distinct school_id from %s where %I = $1', place.held_in, place.named_by) using content;
  end loop;
end $$;
comment on function schools_of_content is 'the schools whose rows refer to a content, some more than once';

-- ==== Changes of access ====
-- What somebody may is remembered by each process. A remembered answer is only given when, in the transaction that read it, no later
-- change of whom it rests on is seen; so every change leaves a row here, whoever makes it. Rows are only added: nobody waits for another.
create table access_change (
  id bigint generated always as identity primary key,
  about uuid not null,
  made_by xid8 not null default pg_current_xact_id(),
  seen_at timestamptz
);
create index access_change_about on access_change (about);
comment on table access_change is 'changes of what an account, teacher, student, school, region or organisation may or is: what was remembered of them before counts no more';
comment on column access_change.made_by is 'compared with the snapshot of the reading that is remembered: numbers and times are given before the commit, and would lie';
comment on column access_change.seen_at is 'when it was found committed; it is forgotten an hour later, when nothing read before it is believed any more';
grant select, insert on access_change to zhibi_app, zhibi_system;
grant update, delete on access_change to zhibi_system;

/* Writes down whom a changed row is about: the ids in the named columns, before and after. */
create function note_access_change() returns trigger language plpgsql as $$
begin
  insert into access_change (about)
    select distinct (image ->> place)::uuid
    from unnest(array[to_jsonb(old), to_jsonb(new)]) as image, unnest(tg_argv) as place
    where image ->> place is not null;
  return null;
end $$;
