-- A password that the school gave anew is to be replaced at the next login; the account stays the activated one that it was.
alter table account add column password_given_at timestamptz;
comment on column account.password_given_at is 'since when a password that somebody else made stands in place of the person''s own; null: it is the person''s, or the initial one of an account never activated';
grant select (password_given_at), update (password_given_at) on account to zhibi_app;
