-- Who drew the answer areas of a version by hand, how long it took, and which second person looked. The areas themselves stand in paper_layout.
create table area_marking (
  school_id uuid not null,
  paper_id uuid not null,
  revision integer not null,
  drawn_by uuid not null,
  drawn_name text not null,
  drawn_at timestamptz not null,
  areas integer not null check (areas >= 0),
  proposed integer not null check (proposed >= 0),
  unchanged integer not null check (unchanged between 0 and proposed),
  seconds integer not null check (seconds >= 0),
  reissue text not null default '',
  state text not null default 'drawn' check (state in ('drawn', 'returned', 'confirmed')),
  checked_by uuid,
  checked_name text,
  checked_at timestamptz,
  note text not null default '',
  primary key (school_id, paper_id, revision),
  foreign key (school_id, paper_id, revision) references paper_layout,
  check ((state = 'drawn') = (checked_by is null)),
  check (checked_by <> drawn_by)
);
comment on column area_marking.reissue is 'why copies that were out already were left behind';
call protect_school_rows('area_marking');
