-- Reminders also go as text messages to bound phones, where the school wants that.
alter table homework_setting add column remind_by_message boolean not null default false;
comment on column homework_setting.remind_by_message is 'reminders of missing copies also go as text messages to the phones that students have bound';

alter table submission add column messaged_at timestamptz;
comment on column submission.messaged_at is 'when a reminder of this copy last went to the phone of its student; of all copies of a student one an hour';
create index submission_messaged on submission (school_id, student_id, messaged_at) where messaged_at is not null;
