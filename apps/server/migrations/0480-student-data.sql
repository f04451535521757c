-- What a school has taken out about a student: a file that waits to be fetched, and who asked for it when. The file goes, the row stays.
create table student_takeout (
  school_id uuid not null references school,
  id uuid not null,
  student_id uuid not null,
  asked_by uuid not null,
  asked_at timestamptz not null,
  state text not null check (state in ('making', 'ready', 'failed', 'gone')),
  sha256 text,
  size bigint,
  primary key (school_id, id),
  foreign key (school_id, student_id) references student,
  check ((state = 'ready') = (sha256 is not null and size is not null))
);
call protect_school_rows('student_takeout');
create index student_takeout_student on student_takeout (school_id, student_id, id);
create index student_takeout_sha256 on student_takeout (sha256) where sha256 is not null;
create index student_takeout_ready on student_takeout (asked_at) where state = 'ready';

-- Erasing a student takes the words out of the ledger of scores; its numbers stay.
grant update (comment) on score_entry to zhibi_app;
