-- Slips by which a sheet is photographed without a login: one address for one copy, where the school wants them.
alter table homework_setting add column photo_slips boolean not null default false;
comment on column homework_setting.photo_slips is 'teachers may print slips by which sheets are photographed without a login';

create table photo_slip (
  school_id uuid not null,
  homework_id uuid not null,
  student_id uuid not null,
  secret text not null,
  made_by uuid not null,
  made_at timestamptz not null,
  primary key (school_id, homework_id, student_id),
  foreign key (school_id, homework_id, student_id) references submission (school_id, homework_id, student_id) on delete cascade
);
call protect_school_rows('photo_slip');
comment on table photo_slip is 'the unguessable address by which photographs of one copy are taken in without a login';
create unique index photo_slip_secret on photo_slip (secret);

alter table scan_batch add column by_slip boolean not null default false;
comment on column scan_batch.by_slip is 'of a photograph: it came by a slip, so nobody knows who took it';
