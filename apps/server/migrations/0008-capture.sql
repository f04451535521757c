-- Pens, their ink, and what of it waits for a person.

create table pen (
  school_id uuid not null references school,
  mac text not null,
  name text not null,
  model text not null,
  battery smallint,
  status text not null check (status in ('connected', 'disconnected')),
  page_code text,
  code_rule text,
  last_seq bigint not null default -1,
  last_seen_at timestamptz not null,
  primary key (school_id, mac)
);
call protect_school_rows('pen');

create table ink_stroke (
  school_id uuid not null,
  stroke_id uuid not null,
  homework_id uuid not null,
  student_id uuid not null,
  page smallint not null,
  area_id text not null,
  t0 bigint not null,
  source text not null,
  device text not null,
  points bytea not null,
  received_at timestamptz not null default now(),
  primary key (school_id, stroke_id)
);
call protect_school_rows('ink_stroke');
create index ink_stroke_area on ink_stroke (school_id, homework_id, area_id, student_id);
comment on table ink_stroke is 'only ever added; a stroke''s id makes sending it again change nothing';
comment on column ink_stroke.area_id is 'the answer area it was written in; empty where it lies outside every area';

create table ink_queue (
  school_id uuid not null references school,
  id uuid not null,
  reason text not null,
  page_code text not null,
  code_rule text not null,
  device text not null,
  homework_id uuid,
  student_id uuid,
  page smallint,
  first_at timestamptz not null,
  last_at timestamptz not null,
  settled_at timestamptz,
  settled_by uuid,
  primary key (school_id, id)
);
call protect_school_rows('ink_queue');
create unique index ink_queue_open on ink_queue (school_id, page_code, code_rule, reason, device) where settled_at is null;

create table ink_queue_stroke (
  school_id uuid not null,
  stroke_id uuid not null,
  queue_id uuid not null,
  t0 bigint not null,
  points bytea not null,
  primary key (school_id, stroke_id),
  foreign key (school_id, queue_id) references ink_queue
);
call protect_school_rows('ink_queue_stroke');
create index ink_queue_stroke_queue on ink_queue_stroke (school_id, queue_id);

create table evidence (
  school_id uuid not null,
  homework_id uuid not null,
  student_id uuid not null,
  item_id uuid not null,
  strokes integer not null,
  seconds real not null,
  changed_at timestamptz not null,
  primary key (school_id, homework_id, student_id, item_id),
  foreign key (school_id, homework_id, student_id) references submission
);
call protect_school_rows('evidence');
comment on table evidence is 'that there is writing for an item, whatever it came from';

-- ==== Devices ====
-- The register of pens, gateways and boxes; what they did each day is summed up when it comes, not counted again.

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
