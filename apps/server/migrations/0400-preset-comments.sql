-- Preset comments: short words for students, kept by teachers, for themselves, their school or the district.
create table preset_comment (
  school_id uuid not null,
  id uuid not null,
  account_id uuid not null,
  subject_id integer not null,
  question_type smallint,
  cause text not null check (cause in ('sign', 'formula', 'misread', 'careless', 'steps', 'units', 'writing', 'praise', 'other')),
  text text not null check (length(text) between 1 and 200),
  score_effect numeric(4, 1),
  scope text not null check (scope in ('me', 'school', 'region')),
  removed_at timestamptz,
  merged_into uuid,
  primary key (school_id, id),
  foreign key (school_id, merged_into) references preset_comment
);
call protect_school_rows('preset_comment');
create index preset_comment_subject on preset_comment (school_id, subject_id, id desc);
create index preset_comment_merged on preset_comment (school_id, merged_into) where merged_into is not null;
create index preset_comment_region on preset_comment (subject_id, id desc) where scope = 'region' and removed_at is null;
comment on table preset_comment is 'words that teachers give again and again, with what choosing them adds to a score that is being typed';
comment on column preset_comment.question_type is 'null: for questions of every type';
comment on column preset_comment.merged_into is 'stands for this one: its use counts there; null again when the merge is taken back';

create table preset_comment_use (
  school_id uuid not null,
  comment_id uuid not null,
  account_id uuid not null,
  used integer not null,
  last_used_at timestamptz not null,
  primary key (school_id, comment_id, account_id)
);
call protect_school_rows('preset_comment_use');
comment on table preset_comment_use is 'how often a teacher of the school gave a preset comment; those of the district belong to another school, so nothing is referenced';
