-- Photographs that students take of their own sheets are read as scans are.
alter table scan_batch add column source text not null default 'scan' check (source in ('scan', 'photo')),
  add column student_id uuid, add column taken_at timestamptz;
alter table scan_page add column source text not null default 'scan' check (source in ('scan', 'photo'));
-- A scan and a photograph of one page stand beside each other: they are evidence of their own.
drop index scan_page_taken;
create unique index scan_page_taken on scan_page (school_id, homework_id, student_id, page, source) where state = 'taken';
create index scan_batch_student on scan_batch (school_id, student_id, homework_id) where student_id is not null;
comment on column scan_batch.student_id is 'of a photograph: the student who took it of an own sheet';
comment on column scan_batch.taken_at is 'of a photograph: when it was taken, as far as the phone says; a network that came back later makes nothing late';
