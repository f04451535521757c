-- Faces. One for each account, whatever roles it has; seen in the school where it was set (none for a district's officer).

create table head_image (
  account_id uuid primary key,
  school_id uuid references school,
  file_id uuid not null unique,
  sha256 text not null,
  size integer not null,
  set_at timestamptz not null default now()
);
call protect_school_rows('head_image');
