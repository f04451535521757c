-- When the homework of printed copies is over: nobody wants them printed later than that.
alter table print_run add column over_at timestamptz;
update print_run set over_at = homework.end_at
  from homework where homework.school_id = print_run.school_id and homework.id = print_run.homework_id;
comment on column print_run.over_at is 'the end of the homework that the copies were given as';
