-- Which papers were made of which pages of a book: with copies over dots, those pages are coded.

create table school_book_edition (
  school_id uuid not null,
  book_id uuid not null,
  paper_id uuid not null,
  from_page smallint not null check (from_page >= 1),
  to_page smallint not null check (to_page >= from_page),
  primary key (school_id, book_id, paper_id),
  foreign key (school_id, book_id) references school_book on delete cascade
);
call protect_school_rows('school_book_edition');
comment on table school_book_edition is 'forgotten when the book is opened again: its pages may be others then';
