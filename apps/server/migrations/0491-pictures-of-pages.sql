-- A letter beside its boxes is an answer too: pictures show more of the page left and right of an area than those cut before.
alter table evidence add column picture_beside_mm smallint not null default 2;
comment on column evidence.picture_beside_mm is 'how much of the page the picture shows on either side of its area, in mm';

-- Two sheets on one picture (an A3 scan, two sheets on a table) are two pages: the second was lost without a word.
alter table scan_page add column sheet smallint not null default 0;
comment on column scan_page.sheet is 'which of the sheets on one picture, from the left';
drop index scan_page_place;
create unique index scan_page_place on scan_page (school_id, batch_id, file, position, sheet);
