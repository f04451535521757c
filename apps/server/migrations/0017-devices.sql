-- The register of pens, gateways and boxes; what they did each day is summed up when it comes, not counted again.

alter table student add column device_mac text;
comment on column student.device_mac is 'the pen that is bound to the student now; kept by the register of devices';

create table device (
  school_id uuid not null references school,
  mac text not null check (mac ~ '^[0-9A-F]{12}$'),
  kind text not null check (kind in ('pen', 'gateway', 'box')),
  name text not null default '',
  firmware text not null default '',
  state text not null check (state in ('in-use', 'spare', 'lost', 'disabled')),
  student_id uuid,
  room text not null default '',
  revision integer not null default 1,
  added_at timestamptz not null,
  primary key (school_id, mac),
  foreign key (school_id, student_id) references student
);
call protect_school_rows('device');
create unique index device_student on device (school_id, student_id) where student_id is not null;
create index device_order on device (mac, school_id);

create table device_day (
  school_id uuid not null,
  mac text not null,
  day date not null,
  strokes integer not null,
  batches integer not null,
  first_seq bigint not null,
  last_seq bigint not null,
  earlier integer not null default 0,
  primary key (school_id, mac, day)
);
call protect_school_rows('device_day');
comment on table device_day is 'what came from a device on a day of the school: kept up with every batch';
comment on column device_day.earlier is 'batches that the runs before the present one should have had: a pen begins to count anew when it is switched on';

create table device_event (
  school_id uuid not null,
  id uuid not null,
  mac text not null,
  what text not null,
  detail jsonb not null default '{}',
  by_account uuid,
  at timestamptz not null,
  primary key (school_id, id)
);
call protect_school_rows('device_event');
create index device_event_mac on device_event (school_id, mac, id);
comment on table device_event is 'the history of a device: who had it, when it was swapped, lost or disabled; rows are only ever added';

-- Pens that were heard before there was a register.
insert into device (school_id, mac, kind, name, state, added_at)
select school_id, mac, 'pen', name, 'spare', last_seen_at from pen where mac ~ '^[0-9A-F]{12}$';
