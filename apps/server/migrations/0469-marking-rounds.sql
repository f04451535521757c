-- Rounds: who scores the answers to a question, one or two of them blind to one another, and who settles differences.
create table marking_round (
  school_id uuid not null,
  id uuid not null,
  homework_id uuid not null,
  item_id uuid not null,
  scorer_ids uuid[] not null check (cardinality(scorer_ids) > 0),
  scorers_each smallint not null check (scorers_each in (1, 2)),
  tolerance numeric(5, 1) not null check (tolerance >= 0),
  within text not null check (within in ('mean', 'higher', 'lower')),
  arbiter_id uuid check (arbiter_id <> all (scorer_ids)),
  state text not null default 'open' check (state in ('open', 'cancelled')),
  revision integer not null default 1,
  set_by uuid not null,
  set_at timestamptz not null,
  primary key (school_id, id),
  unique (school_id, homework_id, item_id),
  foreign key (school_id, homework_id) references homework (school_id, id),
  check ((scorers_each = 2) = (arbiter_id is not null))
);
call protect_school_rows('marking_round');
comment on column marking_round.scorer_ids is 'accounts; who teaches the subject no longer scores no longer';
create index marking_round_arbiter on marking_round (school_id, arbiter_id) where state = 'open' and arbiter_id is not null;

create table round_mark (
  school_id uuid not null,
  round_id uuid not null,
  answer_id uuid not null,
  account_id uuid not null,
  slot smallint not null check (slot between 0 and 3),
  score numeric(5, 1) check (score * 2 = trunc(score * 2)),
  comment text not null default '',
  strokes integer,
  revision integer not null default 1,
  dealt_at timestamptz not null,
  scored_at timestamptz check ((scored_at is null) = (score is null)),
  primary key (school_id, answer_id, account_id),
  foreign key (school_id, round_id) references marking_round (school_id, id) on delete cascade,
  foreign key (school_id, answer_id) references answer (school_id, id) on delete cascade
);
call protect_school_rows('round_mark');
create index round_mark_of_round on round_mark (school_id, round_id);
create unique index round_mark_slot on round_mark (school_id, answer_id, slot) where slot > 0;
create index round_mark_open on round_mark (school_id, account_id) where score is null;
comment on column round_mark.slot is '1 and 2: the scorers; 3: the arbiter; 0: a paper with an agreed score, which every scorer gets';
comment on column round_mark.strokes is 'how many pieces of writing were there when it was scored';
comment on column round_mark.revision is 'grows with every change of the own score';

create table round_gold (
  school_id uuid not null,
  answer_id uuid not null,
  round_id uuid not null,
  score numeric(5, 1) not null check (score * 2 = trunc(score * 2)),
  set_by uuid not null,
  set_at timestamptz not null,
  primary key (school_id, answer_id),
  foreign key (school_id, round_id) references marking_round (school_id, id) on delete cascade,
  foreign key (school_id, answer_id) references answer (school_id, id) on delete cascade
);
call protect_school_rows('round_gold');
create index round_gold_of_round on round_gold (school_id, round_id);
comment on table round_gold is 'answers with an agreed score that are mixed in for every scorer unseen';

-- What a round decides is one line of the ledger, with the scores that it was made of.
alter table score_entry drop constraint score_entry_kind_check;
alter table score_entry add constraint score_entry_kind_check check (kind in ('machine', 'person', 'undo', 'restore', 'round'));
alter table score_entry add column reason jsonb check ((kind = 'round') = (reason is not null));
comment on column score_entry.reason is 'of a round: how two scores became one, and by which accounts they were given';

-- Rows without a reason keep the form that they were linked in.
create or replace function zhibi_score_hash(before bytea, entry score_entry) returns bytea language sql immutable set timezone = 'UTC' as $$
  select sha256(before || convert_to((jsonb_build_array(entry.row_no, extract(epoch from entry.written_at), entry.school_id, entry.id, entry.answer_id,
    extract(epoch from entry.at), entry.kind, entry.origin, entry.by_account, entry.from_score, entry.to_score, entry.from_status, entry.to_status, entry.confidence)
    || case when entry.reason is null then '[]'::jsonb else jsonb_build_array(entry.reason) end)::text, 'UTF8'))
$$;
