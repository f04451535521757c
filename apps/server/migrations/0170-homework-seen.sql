-- When a student first opened what came back: until then it is news.
alter table submission add column seen_at timestamptz;
