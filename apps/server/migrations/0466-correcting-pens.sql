-- A pen may be a teacher's: what it writes on a student's page is a correction, and never the student's writing.
alter table device add column teacher_id uuid,
  add foreign key (school_id, teacher_id) references teacher,
  add constraint device_of_one_person check (student_id is null or teacher_id is null);
create index device_teacher on device (school_id, teacher_id) where teacher_id is not null;

create table correction_stroke (
  school_id uuid not null,
  stroke_id uuid not null,
  account_id uuid not null,
  device text not null,
  page_code text not null,
  code_rule text not null,
  homework_id uuid,
  student_id uuid,
  page smallint,
  t0 bigint not null,
  points bytea not null,
  received_at timestamptz not null,
  settled boolean not null default false,
  primary key (school_id, stroke_id)
);
call protect_school_rows('correction_stroke');
create index correction_stroke_copy on correction_stroke (school_id, student_id, homework_id) where student_id is not null;
comment on table correction_stroke is 'ink of teachers on pages of students; a stroke''s id makes sending it again change nothing';
comment on column correction_stroke.settled is 'a person has decided what it gives: it is read no more';
comment on column correction_stroke.homework_id is 'null where the page belongs to no homework that is known';

-- Looked for as zhibi_strokes_kept looks: one by one by the key.
create function zhibi_strokes_corrected(school uuid, ids uuid[]) returns setof uuid language plpgsql stable security definer set search_path = public, pg_temp as $$
begin
  if school = any (zhibi_schools()) then
    return query select id from unnest(ids) as id
      where (select true from correction_stroke c where c.school_id = school and c.stroke_id = id limit 1);
  end if;
end $$;
comment on function zhibi_strokes_corrected is 'which strokes are kept as a teacher''s, in a school that this transaction may see';
revoke execute on function zhibi_strokes_corrected from public;
grant execute on function zhibi_strokes_corrected to zhibi_app;
grant create on schema public to zhibi_system;
alter function zhibi_strokes_corrected owner to zhibi_system;
revoke create on schema public from zhibi_system;
