-- What a textbook says of itself on its cover: the number of the trade, the year of the edition, the cover itself.

alter table textbook
  add column isbn text check (isbn ~ '^[0-9]{13}$'),
  add column year smallint,
  add column cover_id uuid;
comment on column textbook.isbn is 'thirteen digits, however it was typed';
comment on column textbook.cover_id is 'a picture of the platform''s bank';
