-- What a file says of versions is kept: of its form, and of each question in it.
alter table question_import add column format_version text not null default '';
comment on column question_import.format_version is 'as the file says it: the version of QTI, or the program that wrote a document; empty where it says nothing';
alter table question_import_item add column said_version integer;
comment on column question_import_item.said_version is 'the version of the question that the file holds, where it says so';
