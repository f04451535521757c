-- Where a student, or a parent for them, wants reminders by mail. No way in: two children of a family may name the same.
alter table account add column mail text;
comment on column account.mail is 'the address that reminders go to, proved by a code; not a way in, and not unique';
grant select (mail) on account to zhibi_app;
comment on column sms_code.phone is 'the phone, or the mail address, that it was sent to';
comment on column sms_code.asked_from is 'the keyed hash of the network that asked for it; of a code to a mail address, the account';
create index sms_code_asked_from on sms_code (asked_from, sent_at);

create or replace function zhibi_forget_account(gone uuid, at timestamptz) returns boolean
  language plpgsql security definer set search_path = public, pg_temp as $$
declare
  was text;
begin
  if not exists (select from role_grant where account_id = gone and in_school_id = any (zhibi_schools()) and role = 'STUDENT')
    or exists (select from role_grant where account_id = gone and in_school_id = any (zhibi_schools()) and ended_at is null) then
    raise exception 'this account is not one that the school has let go';
  end if;
  if exists (select from role_grant where account_id = gone and (in_school_id is null or in_school_id <> all (zhibi_schools()))) then
    return false;
  end if;
  select account into was from account where id = gone for update;
  delete from sms_code where phone = (select mail from account where id = gone);
  update account set account = 'removed_' || replace(gone::text, '-', ''), name = '已注销', phone = null, mail = null, password_hash = '', disabled_at = coalesce(disabled_at, at) where id = gone;
  delete from login_failure where account = lower(was);
  delete from login_ticket where account_id = gone;
  delete from login_address where account_id = gone;
  delete from account_weixin where account_id = gone;
  update login_session set ended_at = at where account_id = gone and ended_at is null;
  return true;
end $$;
