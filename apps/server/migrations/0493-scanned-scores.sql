-- Points that a teacher marked on paper, as a scanned page shows them.
create table scan_score (
  school_id uuid not null,
  page_id uuid not null,
  item_id uuid not null,
  part_index smallint not null default -1,
  score numeric(5, 1),
  primary key (school_id, page_id, item_id, part_index)
);
call protect_school_rows('scan_score');
comment on column scan_score.score is 'null where marks are there that mean nothing certain';
comment on column scan_score.part_index is 'of a combined question; -1 for a whole one';
