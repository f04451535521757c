-- A teacher's score counts for the writing that the teacher has seen: the strokes that an answer shows are part of its revision.
alter table answer add column strokes integer;
comment on column answer.strokes is 'how many strokes its newest revision shows; null where it was read before they were counted';
