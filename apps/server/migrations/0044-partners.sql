-- Banks of partners: what a school has taken from them, who has a copy, and what was reported about their pages.

create table partner_download (
  school_id uuid not null references school,
  bank text not null,
  item_id text not null,
  taken_on date not null,
  primary key (school_id, bank, item_id)
);
call protect_school_rows('partner_download');
create index partner_download_period on partner_download (school_id, bank, taken_on);
comment on table partner_download is 'what counts against the quota of a school: an item once, whoever of its teachers takes it';

create table partner_copy (
  school_id uuid not null,
  account_id uuid not null,
  bank text not null,
  item_id text not null,
  question_id uuid not null,
  primary key (school_id, account_id, bank, item_id),
  foreign key (school_id, question_id) references question (school_id, id) on delete cascade
);
call protect_school_rows('partner_copy');

create table partner_report (
  school_id uuid not null references school,
  id uuid not null,
  account_id uuid not null,
  bank text not null,
  book_id text not null,
  page integer not null,
  kind text not null check (kind in ('error', 'missing-page')),
  note text not null,
  created_at timestamptz not null,
  primary key (school_id, id),
  unique (school_id, account_id, bank, book_id, page, kind)
);
call protect_school_rows('partner_report');
