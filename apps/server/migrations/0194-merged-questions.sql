-- What was copied from the school's bank and rewritten can go back as the next version of the original.
alter table question_review add column into_id uuid,
  add foreign key (school_id, into_id) references question on delete set null (into_id);
create index question_review_into on question_review (school_id, into_id) where into_id is not null;
comment on column question_review.into_id is 'the question of the school''s bank that gets a new version; null for a question of its own';
