-- The subjects of the national curriculum by stage: every installation has them, with a demo world or without.
insert into subject (subject_id, subject_main_id, stage, name)
select stage * 100 + main, main, stage, (array['小学', '初中', '高中'])[stage] || discipline
from (values
  (1, '语文', '{1,2,3}'::int[]), (2, '数学', '{1,2,3}'), (3, '英语', '{1,2,3}'), (4, '物理', '{2,3}'), (5, '化学', '{2,3}'),
  (6, '生物', '{2,3}'), (7, '历史', '{2,3}'), (8, '地理', '{2,3}'), (9, '道德与法治', '{1,2}'), (9, '政治', '{3}'),
  (10, '科学', '{1,2}'), (11, '信息技术', '{1,2,3}'), (12, '音乐', '{1,2,3}'), (13, '美术', '{1,2,3}'), (14, '体育与健康', '{1,2,3}'),
  (15, '劳动', '{1,2,3}'), (16, '综合实践活动', '{1,2,3}'), (17, '通用技术', '{3}'), (18, '日语', '{2,3}'), (19, '俄语', '{2,3}'),
  (20, '德语', '{3}'), (21, '法语', '{3}'), (22, '西班牙语', '{3}')
) as taught (main, discipline, stages)
cross join unnest(stages) as stage
on conflict (subject_id) do update set name = excluded.name;
