-- Pages that came on paper: what was photographed stays until a paper is made, so that its corners can be set by hand; and of pages that this
-- product printed itself, which paper they are. The pages themselves are made by a later file: who removes them removes these.
create table paper_ground_came (
  school_id uuid not null,
  ground_id uuid not null,
  page smallint not null,
  sha256 text not null,
  corners jsonb,
  primary key (school_id, ground_id, page)
);
call protect_school_rows('paper_ground_came');
create index paper_ground_came_content on paper_ground_came (sha256);
comment on column paper_ground_came.corners is 'of the sheet in the picture, shares of its width and height, as a clock goes from the top left; null where it is taken whole';

create table paper_ground_source (
  school_id uuid not null,
  ground_id uuid not null,
  paper_id uuid not null,
  primary key (school_id, ground_id)
);
call protect_school_rows('paper_ground_source');
comment on column paper_ground_source.paper_id is 'the paper of ours that the pages are of';
