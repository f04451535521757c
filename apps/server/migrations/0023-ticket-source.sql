-- Where a person came from stays known when the login is finished only after the question as which one enters.
alter table login_ticket add column source text;
comment on column login_ticket.source is 'the program that a person came from, as its address said; for the audit';
