import { retentionWords } from '@zhibi/contract/operations/audit-words';

export const retention = {
  title: '数据保留',
  note: '超过期限的数据每晚自动删除，不能恢复；成绩和统计不受影响',
  kind: '数据',
  kept: '保留期限',
  due: '今晚删除',
  days: '{{count}} 天',
  forGood: '一直保留',
  change: '修改',
  changeOf: '修改{{kind}}的保留期限',
  limit: '保留天数',
  least: '至少 {{count}} 天',
  willGo: '保存后今晚将删除 {{count}} 项',
  nothingGoes: '保存后今晚没有要删除的',
  saved: '已保存',
  lastRun: '上次清理：{{day}}，共删除 {{count}} 项',
  neverRun: '还没有清理过',
  kinds: retentionWords.zh,
  hints: {
    imports: '上传的名单里每一行的文字。人员和导入的统计保留',
    'lab-evidence': '实验的分数保留',
    points: '给分的理由在学校的设置里保留',
    'print-files': '印单、数量和结算保留，文件可以重新生成',
    seats: '座位和作答保留',
    'take-outs': '何时由谁导出的记录保留',
  },
} as const;
