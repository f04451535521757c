-- What was typed on a screen is evidence like ink and pictures.
alter table evidence add column words text;
comment on column evidence.words is 'what was typed for the area on a screen; null where nothing was';
