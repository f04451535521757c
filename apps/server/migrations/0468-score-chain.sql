-- The ledger of scores gets links as the audit has them: made a moment after the rows, in the order in which they are found, by one process at a time.
-- What was written before this migration is chained by the first round after it, in the order in which it lies there.
alter table score_entry
  add column row_no bigint generated always as identity,
  add column written_at timestamptz not null default now();
create unique index score_entry_row_no on score_entry (row_no);
comment on column score_entry.written_at is 'the time of the database; rows from before the chain carry the time of its migration';

create table score_link (
  no bigint primary key,
  row_no bigint not null unique,
  hash bytea not null
);
comment on table score_link is 'rows are only ever added; each hash is made of the hash before it and of a row of the ledger in its canonical form';
grant select, insert on score_link to zhibi_system;

-- Without the comment: what was written to a student goes when the student is erased, and the scores still hold.
create function zhibi_score_hash(before bytea, entry score_entry) returns bytea language sql immutable set timezone = 'UTC' as $$
  select sha256(before || convert_to(jsonb_build_array(entry.row_no, extract(epoch from entry.written_at), entry.school_id, entry.id, entry.answer_id,
    extract(epoch from entry.at), entry.kind, entry.origin, entry.by_account, entry.from_score, entry.to_score, entry.from_status, entry.to_status, entry.confidence)::text, 'UTF8'))
$$;
comment on function zhibi_score_hash is 'the canonical form of a row is its columns as a JSON array, times in seconds since 1970';

-- What was written long before it is found was not written by the product: it stays without a link, and is told.
create function zhibi_link_scores(most integer) returns integer language plpgsql set search_path = public, pg_temp as $$
declare
  entry score_entry;
  last score_link;
  made integer := 0;
begin
  select * into last from score_link order by no desc limit 1;
  for entry in
    select e.* from score_entry e where e.row_no > coalesce((select max(l.row_no) from score_link l), 0) - 100000
      and not exists (select from score_link l where l.row_no = e.row_no)
      and (last.no is null or e.written_at > now() - interval '1 hour' or e.row_no > (select max(l.row_no) from score_link l))
    order by e.row_no limit most
  loop
    last.no := coalesce(last.no, 0) + 1;
    last.hash := zhibi_score_hash(coalesce(last.hash, ''), entry);
    insert into score_link values (last.no, entry.row_no, last.hash);
    made := made + 1;
  end loop;
  return made;
end $$;
revoke execute on function zhibi_link_scores from public;
grant execute on function zhibi_link_scores to zhibi_system;

-- An earlier score of a person is given again: an event of its own.
alter table score_entry drop constraint score_entry_kind_check;
alter table score_entry add constraint score_entry_kind_check check (kind in ('machine', 'person', 'undo', 'restore'));
