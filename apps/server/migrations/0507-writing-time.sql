-- How long who wrote an item took for it, in seconds: the load of a day is judged by what children really need.
alter table item_result add column seconds real[] not null default '{}';
comment on column item_result.seconds is 'how long each student took who wrote it with a pen or on a screen, the shortest first; nobody is named';
