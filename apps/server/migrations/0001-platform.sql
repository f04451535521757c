-- What every domain stands on: whose rows a transaction sees, news, jobs, files, and who did what.

create extension if not exists pg_trgm;

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
  message text not null default '',
  result jsonb,
  created_at timestamptz not null default now(),
  finished_at timestamptz,
  primary key (school_id, id)
);
call protect_school_rows('job');

create function zhibi_add_job(kind text, payload json, key text, delay_ms integer) returns void language plpgsql security definer as $$
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
