-- A question that was taken out of a draft can be put back under its own id: undo reaches behind a save.
create table removed_paper_item (
  school_id uuid not null,
  item_id uuid not null,
  paper_id uuid not null,
  question_id uuid not null,
  question_version integer not null,
  removed_at timestamptz not null default now(),
  primary key (school_id, item_id),
  foreign key (school_id, paper_id) references paper on delete cascade
);
call protect_school_rows('removed_paper_item');
create index removed_paper_item_paper on removed_paper_item (school_id, paper_id);
comment on table removed_paper_item is 'items that a save left out, for a day; whose question was taken anew since is not put back';
