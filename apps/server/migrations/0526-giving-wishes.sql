-- What each act of giving came to: a request that comes again, after a double click or an answer that was lost, gives nothing twice.
create table giving_wish (
  school_id uuid not null,
  account_id uuid not null,
  wish_id uuid not null,
  asked text not null,
  gave jsonb not null,
  given_at timestamptz not null,
  primary key (school_id, account_id, wish_id)
);
call protect_school_rows('giving_wish');
comment on column giving_wish.asked is 'SHA-256 of what was asked for: the same wish for something else is refused';
comment on column giving_wish.gave is 'the homework that it made, in order: ids, and the layers that each was for';
