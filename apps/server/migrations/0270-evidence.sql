-- Evidence lies on an answer area, whatever it came from: ink of a pen, a piece of a scan or a photograph, an answer given on a screen.
alter table evidence rename to evidence_of_item;
alter table evidence_of_item rename constraint evidence_pkey to evidence_of_item_pkey;

create table evidence (
  school_id uuid not null,
  homework_id uuid not null,
  student_id uuid not null,
  area_id text not null,
  source text not null check (source in ('pen', 'scan', 'photo', 'screen')),
  page smallint not null,
  item_ids uuid[] not null,
  pieces integer not null,
  seconds real not null default 0,
  picture_sha256 text,
  marked boolean,
  certainty real,
  origin_id uuid,
  changed_at timestamptz not null,
  primary key (school_id, homework_id, student_id, area_id, source),
  foreign key (school_id, homework_id, student_id) references submission
);
call protect_school_rows('evidence');
create index evidence_picture on evidence (picture_sha256);
create index evidence_origin on evidence (school_id, origin_id) where origin_id is not null;
comment on table evidence is 'what there is for an answer area of a student''s copy, a row for each source; rows are never taken away, what is withdrawn is emptied';
comment on column evidence.item_ids is 'the items that are answered in this area, as the paper was laid out';
comment on column evidence.pieces is 'how much came: strokes of ink, pictures, changes of either. It only grows, so that whoever has looked at n of them knows whether there is more';
comment on column evidence.seconds is 'how long was written, where the source tells';
comment on column evidence.picture_sha256 is 'the area cut out of a picture, straight, with a margin around it; null where there is none';
comment on column evidence.marked is 'of a box in a picture: whether it is marked; null while a person has not said so';
comment on column evidence.origin_id is 'the page of a batch that a picture was cut out of';

-- What stands: ink lies with its area, its time is shared out by strokes.
set local role zhibi_system;
insert into evidence (school_id, homework_id, student_id, area_id, source, page, item_ids, pieces, seconds, changed_at)
select ink.school_id, ink.homework_id, ink.student_id, ink.area_id, 'pen', ink.page, items.ids, ink.strokes,
  coalesce(known.seconds * ink.strokes / nullif(known.strokes, 0), 0), coalesce(known.changed_at, ink.received_at)
from (select school_id, homework_id, student_id, area_id, min(page) as page, count(*)::integer as strokes, max(received_at) as received_at
    from ink_stroke where area_id <> '' group by school_id, homework_id, student_id, area_id) as ink
  join homework h on h.school_id = ink.school_id and h.id = ink.homework_id
  join paper_layout l on l.school_id = h.school_id and l.paper_id = h.paper_id and l.revision = h.paper_revision
  cross join lateral (select array_agg(item::uuid) as ids
    from jsonb_array_elements(l.geometry -> 'areas') as area, jsonb_array_elements_text(area -> 'qids') as item
    where area ->> 'areaId' = ink.area_id) as items
  left join evidence_of_item known on known.school_id = ink.school_id and known.homework_id = ink.homework_id
    and known.student_id = ink.student_id and known.item_id = items.ids[1]
where items.ids is not null;
reset role;

drop table evidence_of_item;
