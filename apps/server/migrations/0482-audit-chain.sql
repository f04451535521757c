-- Each row of the audit has a link in a chain of hashes. Links are made a moment after the rows, in the order in which they are found, by one
-- process at a time: who writes into the audit waits for nobody.
create table audit_link (
  no bigint primary key,
  audit_id bigint not null unique,
  hash bytea not null
);
comment on table audit_link is 'rows are only ever added; each hash is made of the hash before it and of a row of the audit in its canonical form';
grant select, insert on audit_link to zhibi_system;

create function zhibi_audit_hash(before bytea, entry audit) returns bytea language sql immutable set timezone = 'UTC' as $$
  select sha256(before || convert_to(jsonb_build_array(entry.id, extract(epoch from entry.at), entry.account_id, entry.school_id, entry.what, entry.detail)::text, 'UTF8'))
$$;
comment on function zhibi_audit_hash is 'the canonical form of a row is its columns as a JSON array, the detail with sorted keys as jsonb keeps them, the time in seconds since 1970';

-- What was written long before it is found was not written by the product: it stays without a link, and is told.
create function zhibi_link_audit(most integer) returns integer language plpgsql set search_path = public, pg_temp as $$
declare
  entry audit;
  last audit_link;
  made integer := 0;
begin
  select * into last from audit_link order by no desc limit 1;
  for entry in
    select a.* from audit a where a.id > coalesce((select max(l.audit_id) from audit_link l), 0) - 100000
      and not exists (select from audit_link l where l.audit_id = a.id)
      and (last.no is null or a.at > now() - interval '1 hour' or a.id > (select max(l.audit_id) from audit_link l))
    order by a.id limit most
  loop
    last.no := coalesce(last.no, 0) + 1;
    last.hash := zhibi_audit_hash(coalesce(last.hash, ''), entry);
    insert into audit_link values (last.no, entry.id, last.hash);
    made := made + 1;
  end loop;
  return made;
end $$;
revoke execute on function zhibi_link_audit from public;
grant execute on function zhibi_link_audit to zhibi_system;

create index audit_account on audit (account_id, id) where account_id is not null;
