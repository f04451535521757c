-- The wrong questions of a homework, asked once more of the students who had them wrong.

alter table handbook add column redo_of uuid;
alter table handbook add constraint handbook_redo_of foreign key (school_id, redo_of) references homework not valid;
alter table handbook validate constraint handbook_redo_of;
create index handbook_redo on handbook (school_id, redo_of) where redo_of is not null;
comment on column handbook.redo_of is 'the homework whose wrong questions it asks again; null: a booklet of many';

alter table wrong_question add column redone_on date;
comment on column wrong_question.redone_on is 'the day on which a redo of the homework was right; the first score stays';
