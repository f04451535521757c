-- Dictation and calligraphy on a screen: what each student wrote in each square, and what was found.
create table lesson_writing (
  school_id uuid not null,
  task_id uuid not null,
  round smallint not null,
  student_id uuid not null,
  cell smallint not null check (cell between 0 and 59),
  nth integer not null,
  ink bytea not null,
  verdict text not null check (verdict in ('right', 'wrong', 'doubtful', 'blank')),
  found jsonb not null,
  said boolean,
  said_by uuid,
  at timestamptz not null,
  primary key (school_id, task_id, round, student_id, cell),
  foreign key (school_id, task_id) references lesson_task (school_id, id),
  foreign key (school_id, student_id) references student (school_id, id) on delete cascade
);
call protect_school_rows('lesson_writing');
create index lesson_writing_student on lesson_writing (school_id, student_id);
comment on column lesson_writing.cell is 'the square, counted through the characters of all words';
comment on column lesson_writing.nth is 'the number of the writing: an older one never replaces a newer one';
comment on column lesson_writing.ink is 'strokes as the ink engine packs them, in a square of 20 mm';
comment on column lesson_writing.found is 'what the machine found: how likely it is the character, the look-alike, what is amiss, the score';
comment on column lesson_writing.said is 'what the teacher says, above the machine';
