-- How another system (OneRoster: sourcedId) names a person: any characters, one person of a school each. A number of the school is another thing.
alter table student add column external_id text check (length(external_id) <= 255);
alter table teacher add column external_id text check (length(external_id) <= 255);
create unique index student_external_id on student (school_id, external_id) where external_id is not null;
create unique index teacher_external_id on teacher (school_id, external_id) where external_id is not null;
comment on column student.external_id is 'the id by which another system sends this student; rows of the same id are the same student';
comment on column teacher.external_id is 'the id by which another system sends this teacher; rows of the same id are the same teacher';
