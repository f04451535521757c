-- A library of papers: what is shared with the colleagues of a school, and what its owner has put away.
alter table paper add column shared_at timestamptz;
alter table paper add column archived_at timestamptz;
comment on column paper.shared_at is 'since when the teachers of the school may read and copy it; null: its owner alone';
comment on column paper.archived_at is 'put away by its owner: out of the lists that one works with, and of the school''s';
create index paper_shared on paper (school_id, subject_id, id desc)
  where shared_at is not null and archived_at is null and removed_at is null;
