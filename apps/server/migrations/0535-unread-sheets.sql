-- Further sheets of a workbook that was brought as a list: only the first is read, and the others are named.
alter table roster_import add column unread_sheets text[] not null default '{}';
