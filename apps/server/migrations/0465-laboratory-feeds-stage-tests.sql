-- Results of lab work join a stage test as an import like any other.
alter table stage_import drop constraint stage_import_form_check;
alter table stage_import add constraint stage_import_form_check check (form in ('xlsx', 'csv', 'homework', 'laboratory'));
