-- What of an order is printed for which class, so that sums can be told by class; and the machine of a task that is printed without a batch.
alter table print_order add column class_shares jsonb not null default '[]', add column machine_name text not null default '';
update print_order o set class_shares = shares.of_order from (
  select s.school_id, s.id, jsonb_agg(jsonb_build_object('classId', s.class_id, 'className', coalesce(c.name, ''), 'copies', s.copies,
    'spares', case when s.spare_copies > 0 and s.parent_id is null then ceil(s.copies * 0.05) when s.spare_copies > 0 and s.classes = 1 then s.spare_copies else 0 end,
    'separators', case when s.classes = 1 then s.separator_sheets when s.separator_sheets = s.classes then 1 else 0 end) order by s.class_id) as of_order
  from (
    select o.school_id, o.id, o.parent_id, o.spare_copies, o.separator_sheets, p.class_id, count(distinct p.student_id) as copies,
      count(*) over (partition by o.school_id, o.id) as classes
    from print_order o join page_code p on p.school_id = o.school_id and p.print_run_id = o.print_run_id and p.student_id = any (o.student_ids)
    group by o.school_id, o.id, o.parent_id, o.spare_copies, o.separator_sheets, p.class_id) s
  left join school_class c on c.school_id = s.school_id and c.id = s.class_id
  group by s.school_id, s.id) shares
where shares.school_id = o.school_id and shares.id = o.id;
-- What does not come to the sum of its order is not told by class at all.
update print_order o set class_shares = '[]' where class_shares <> '[]' and (
  select (sum((s ->> 'copies')::int), sum((s ->> 'spares')::int), sum((s ->> 'separators')::int)) from jsonb_array_elements(o.class_shares) s)
  is distinct from (cardinality(o.student_ids)::bigint, o.spare_copies::bigint, o.separator_sheets::bigint);
-- A homework that was collected before its end is over since then.
update print_run r set over_at = h.closed_at from homework h
  where h.school_id = r.school_id and h.id = r.homework_id and h.closed_at < r.over_at;
comment on column print_order.class_shares is 'copies, spare copies and separators of each class, which come to those of the order; none where that is not known';
comment on column print_order.machine_name is 'the machine of the shop that printed it last, where it is in no batch';
