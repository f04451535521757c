-- Answer groups: answers to one question that say the same, made by what is written and mended by people.
create table answer_group (
  school_id uuid not null,
  id uuid not null,
  homework_id uuid not null,
  item_id uuid not null,
  kind text not null check (kind in ('read', 'doubtful', 'alike', 'blank', 'single', 'person')),
  label text not null default '',
  settled_by uuid,
  primary key (school_id, id),
  foreign key (school_id, homework_id) references homework
);
call protect_school_rows('answer_group');
create index answer_group_item on answer_group (school_id, homework_id, item_id);
comment on table answer_group is 'answers to one question that say the same';
comment on column answer_group.settled_by is 'the account that looked at all of it; null: nobody has';

create table answer_group_member (
  school_id uuid not null,
  answer_id uuid not null,
  group_id uuid not null,
  primary key (school_id, answer_id),
  foreign key (school_id, answer_id) references answer,
  foreign key (school_id, group_id) references answer_group on delete cascade
);
call protect_school_rows('answer_group_member');
create index answer_group_member_group on answer_group_member (school_id, group_id);
comment on table answer_group_member is 'an answer stands in one group at most';
