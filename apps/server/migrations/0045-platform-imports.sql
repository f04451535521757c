-- Files of questions come into the platform's bank too: that of no school, filled at the installation's command line.

alter table question_import drop constraint question_import_school_id_fkey;
alter table question_import drop constraint question_import_bank_check;
alter table question_import add constraint question_import_bank_check check (bank in ('mine', 'school', 'platform'));
