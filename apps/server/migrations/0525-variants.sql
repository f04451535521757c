-- Parametric questions: what of a question changes, and which questions were made of it with other numbers.
create table question_template (
  school_id uuid not null,
  question_id uuid not null,
  version int not null,
  revision int not null default 1,
  content jsonb not null,
  updated_at timestamptz not null,
  primary key (school_id, question_id),
  foreign key (school_id, question_id) references question on delete cascade
);
call protect_school_rows('question_template');
comment on column question_template.version is 'the version of the question that the numbers are of';

create table question_variant (
  school_id uuid not null,
  question_id uuid not null,
  template_id uuid not null,
  template_revision int not null,
  parameters jsonb not null,
  primary key (school_id, question_id),
  foreign key (school_id, question_id) references question on delete cascade,
  foreign key (school_id, template_id) references question on delete cascade
);
call protect_school_rows('question_variant');
create index question_variant_template on question_variant (school_id, template_id);
comment on column question_variant.template_id is 'the question that it was made of';
comment on column question_variant.parameters is 'names and values, as they are told';
