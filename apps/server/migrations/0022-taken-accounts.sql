-- Asked name by name through the index: the plan for a whole list follows statistics that are old while an import writes.
create or replace function zhibi_taken_accounts(names text[]) returns setof text language sql stable security definer set search_path = public as
$$ select taken.name from unnest(names) wished cross join lateral (select lower(account) as name from account where lower(account) = lower(wished) limit 1) taken $$;
