-- What a question of a homework is marked by: criteria, each with levels worth points. Every edit is a row; the newest counts.
create table rubric (
  school_id uuid not null,
  homework_id uuid not null,
  item_id uuid not null,
  revision integer not null check (revision > 0),
  subject_id integer not null,
  criteria jsonb not null,
  changed_by uuid not null,
  changed_at timestamptz not null,
  scores integer not null check (scores >= 0),
  primary key (school_id, homework_id, item_id, revision),
  foreign key (school_id, homework_id) references homework (school_id, id)
);
call protect_school_rows('rubric');
create index rubric_of_teacher on rubric (school_id, changed_by, subject_id, changed_at desc);
revoke update, delete on rubric from zhibi_app;
comment on column rubric.criteria is 'none: the rubric was taken away';
comment on column rubric.scores is 'how many scores the edit changed';

-- By which levels a score was given stands beside the score, and in its line of the ledger.
alter table answer add column levels jsonb;
comment on column answer.levels is 'the levels of the rubric that the score was given by; null: it was given otherwise';
alter table round_mark add column levels jsonb;
alter table score_entry add column levels jsonb;
alter table score_entry drop constraint score_entry_kind_check;
alter table score_entry add constraint score_entry_kind_check
  check (kind in ('machine', 'person', 'undo', 'restore', 'round', 'appeal', 'key', 'rubric'));

-- Rows without levels keep the form that they were linked in.
create or replace function zhibi_score_hash(before bytea, entry score_entry) returns bytea language sql immutable set timezone = 'UTC' as $$
  select sha256(before || convert_to((jsonb_build_array(entry.row_no, extract(epoch from entry.written_at), entry.school_id, entry.id, entry.answer_id,
    extract(epoch from entry.at), entry.kind, entry.origin, entry.by_account, entry.from_score, entry.to_score, entry.from_status, entry.to_status, entry.confidence)
    || case when entry.reason is null then '[]'::jsonb else jsonb_build_array(entry.reason) end
    || case when entry.levels is null then '[]'::jsonb else jsonb_build_array(jsonb_build_object('levels', entry.levels)) end)::text, 'UTF8'))
$$;
