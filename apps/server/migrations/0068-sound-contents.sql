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

-- The logo hangs as an address: its content was referred to by nothing, and went an hour after it had been put.
alter table organisation add column logo_sha256 text generated always as (substring(logo from '[0-9a-f]{64}')) stored;
create index organisation_logo on organisation (logo_sha256);

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
