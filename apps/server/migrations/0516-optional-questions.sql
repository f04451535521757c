-- 选做: of the questions of a section a student answers so many; null where all are answered.
alter table paper_section add column choose smallint check (choose >= 1);
comment on column paper_section.choose is 'how many of its questions a student answers; null: all. As many as there are, or more, means all as well';

-- An answer to an optional question that its student did not choose: nobody marks it, and it counts nowhere.
alter table answer drop constraint answer_status_check;
alter table answer add constraint answer_status_check check (
  status in ('blank', 'recognised', 'scored-by-machine', 'waiting', 'scored-by-person', 'not-chosen')
) not valid;
alter table answer validate constraint answer_status_check;
