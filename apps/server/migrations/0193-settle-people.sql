-- A school that has just grown, or shrunk, by hundreds of people is listed as fast as before. As the owner of the tables: nobody else may.
create function settle_people() returns void language plpgsql security definer set search_path = public, pg_temp as $$
begin
  analyze account, role_grant, school_class, student, class_student, teacher, teaching, life_event, roster_row;
end $$;
revoke execute on function settle_people from public;
grant execute on function settle_people to zhibi_app, zhibi_system;
comment on function settle_people is 'the planner learns how many people there are now: called when a list has been applied or taken back';
