-- How long after papers came back a student may appeal, and how often in one homework; 0 days: nobody may.
alter table homework_setting add column appeal_days smallint not null default 7 check (appeal_days between 0 and 60);
alter table homework_setting add column appeal_budget smallint not null default 3 check (appeal_budget between 1 and 20);
comment on column homework_setting.appeal_budget is 'appeals of a student in one homework that wait or were refused; one that changed the score, or was withdrawn, is not counted';
