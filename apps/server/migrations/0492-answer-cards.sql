-- An answer card is a paper; beside it stands how it was designed, how its read-back test went, and who released it.
create table paper_card (
  school_id uuid not null,
  paper_id uuid not null,
  design jsonb not null,
  source_paper_id uuid,
  source_revision integer,
  read_back jsonb,
  released_revision integer,
  released_at timestamptz,
  released_by uuid,
  sheet_codes text[] not null default '{}',
  primary key (school_id, paper_id),
  foreign key (school_id, paper_id) references paper,
  check ((released_revision is null) = (released_at is null)),
  check ((source_paper_id is null) = (source_revision is null))
);
call protect_school_rows('paper_card');
comment on column paper_card.source_paper_id is 'the paper that it was made of; null for a card of a paper that exists elsewhere';
comment on column paper_card.read_back is 'the last test, with the revision that it tested';
comment on column paper_card.sheet_codes is 'the page codes of blank sheets, page by page: they say which card and page, and a number that is filled in says whose';

-- What cards of a school look like, whatever they ask.
create table card_template (
  school_id uuid not null,
  id uuid not null,
  name text not null,
  manner jsonb not null,
  over_line text not null default '',
  made_by uuid not null,
  made_name text not null,
  made_at timestamptz not null,
  primary key (school_id, id),
  unique (school_id, name)
);
call protect_school_rows('card_template');
