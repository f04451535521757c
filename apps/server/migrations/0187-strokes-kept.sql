-- Looked for one by one by the key of their table, whatever the planner believes: the policy lets it expect ten schools, and of a table that
-- grows as quickly as ink does it knows nothing yet when its plan is made; then it reads all of the school's.
create function zhibi_strokes_queued(school uuid, ids uuid[]) returns setof uuid language plpgsql stable security definer set search_path = public, pg_temp as $$
begin
  if school = any (zhibi_schools()) then
    return query select id from unnest(ids) as id
      where (select true from ink_queue_stroke q where q.school_id = school and q.stroke_id = id limit 1);
  end if;
end $$;
comment on function zhibi_strokes_queued is 'which strokes wait in the queue, or waited there, in a school that this transaction may see';
create function zhibi_strokes_kept(school uuid, ids uuid[]) returns setof uuid language plpgsql stable security definer set search_path = public, pg_temp as $$
begin
  if school = any (zhibi_schools()) then
    return query select id from unnest(ids) as id
      where (select true from ink_stroke s where s.school_id = school and s.stroke_id = id limit 1);
    return query select zhibi_strokes_queued(school, ids);
  end if;
end $$;
comment on function zhibi_strokes_kept is 'which strokes are kept, as ink or in the queue, in a school that this transaction may see';
revoke execute on function zhibi_strokes_queued, zhibi_strokes_kept from public;
grant execute on function zhibi_strokes_queued, zhibi_strokes_kept to zhibi_app;
-- Both look past the policies: they belong to the role whose policies show everything, whoever the migrating login is.
grant create on schema public to zhibi_system;
alter function zhibi_strokes_queued owner to zhibi_system;
alter function zhibi_strokes_kept owner to zhibi_system;
revoke create on schema public from zhibi_system;
