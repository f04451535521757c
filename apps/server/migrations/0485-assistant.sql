-- What was asked of the assistant and answered: kept by login, gone with it.
create table assistant_turn (
  school_id uuid not null references school,
  id uuid not null,
  session_id uuid not null references login_session on delete cascade,
  account_id uuid not null,
  student_id uuid,
  role text not null,
  mode text not null check (mode in ('test', '1001')),
  asked text not null,
  intent text not null,
  slots jsonb not null,
  masked text not null,
  answer jsonb not null,
  at timestamptz not null,
  primary key (school_id, id),
  foreign key (school_id, student_id) references student (school_id, id) on delete cascade
);
call protect_school_rows('assistant_turn');
create index assistant_turn_session on assistant_turn (session_id, id);
create index assistant_turn_of_student on assistant_turn (school_id, student_id) where student_id is not null;
comment on column assistant_turn.slots is 'what the question named, for the next one that goes on from it';
comment on column assistant_turn.masked is 'the question with signs in the place of names, days and numbers';

-- What somebody thought of an answer. It says nobody's name and stays when the conversation is gone.
create table assistant_thumb (
  school_id uuid not null references school,
  id uuid not null,
  role text not null,
  thumb text not null check (thumb in ('up', 'down')),
  intent text not null,
  asked text not null,
  reason text not null,
  at timestamptz not null,
  primary key (school_id, id)
);
call protect_school_rows('assistant_thumb');
comment on column assistant_thumb.id is 'that of the turn: a second thought replaces the first';
comment on column assistant_thumb.asked is 'the masked question';

-- However a login ends (logged out, password changed, account switched off), what was said in it is gone.
create function zhibi_forget_conversation() returns trigger language plpgsql set search_path = public, pg_temp as $$
begin
  delete from assistant_turn where session_id = new.id;
  return null;
end $$;
create trigger assistant_turn_forgotten after update of ended_at on login_session
  for each row when (new.ended_at is not null and old.ended_at is null) execute function zhibi_forget_conversation();
