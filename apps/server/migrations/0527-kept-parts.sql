-- A photograph of a part of a page is not handed in until its student says that it is to stand.
alter table scan_page add column kept_at timestamptz;
comment on column scan_page.kept_at is 'when its student said that this part of a page stands for it; a part alone hands nothing in';
-- What came before this counted at once, and goes on counting.
update scan_page set kept_at = read_at
where state = 'taken' and source = 'photo' and complaints && array['cut-top', 'cut-right', 'cut-bottom', 'cut-left'];
