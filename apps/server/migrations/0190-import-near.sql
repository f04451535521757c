-- What comes in is held against what is there: an item names the questions that it is much like, and the subject that it went into.
alter table question_import add column sees_subjects integer[];
comment on column question_import.sees_subjects is 'the subjects that the importer teaches, as they were when the file was sent; null where nobody was asked';
alter table question_import_item add column near jsonb not null default '[]', add column subject_id integer references subject;
comment on column question_import_item.near is 'questions of the banks, or items further up in the file, that it reads nearly like; the likest first';
