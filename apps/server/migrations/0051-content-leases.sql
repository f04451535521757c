-- A content is put first and referred to a moment later, by whichever table. Until then this row refers to it, so that it is not removed between
-- the two; what nobody referred to in the end goes when its lease is over.

create table content_lease (
  id uuid primary key,
  sha256 text not null,
  put_at timestamptz not null
);
comment on table content_lease is 'contents that were put a moment ago, each time they are put';
create index content_lease_content on content_lease (sha256);
create index content_lease_age on content_lease (put_at);
grant select, insert, delete on content_lease to zhibi_system;
