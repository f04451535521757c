/** What was done. */
export const whats = {
  acted: '代学校操作',
  'acting-begun': '开始代操作',
  'acting-extended': '延长代操作',
  'acting-ended': '结束代操作',
  'setting-changed': '修改安装设置',
  'service-tried': '测试外部服务',
  'backup-plan-changed': '修改备份计划',
  'backup-asked': '手动备份',
  'signing-key-made': '新建接入密钥',
  'signing-key-revoked': '吊销接入密钥',
  'upgrade-set': '设置系统升级',
  'wall-opened': '开设学校大屏',
  'wall-withdrawn': '停用学校大屏',
  'sheet-days-changed': '修改错题纸二维码有效期',
  'sheets-withdrawn': '停用错题纸二维码',
  'retention-changed': '修改数据保留',
  'assistant-model-changed': '修改助手的模型',
  'audit-exported': '导出审计',
  'job-retried': '重试任务',
  'job-stopped': '停止任务',
} as const;

/** What the fields of acts are called. */
export const fields = {
  notice: '公示',
  jobId: '任务',
  taskId: '任务',
  keyId: '密钥',
  logo: '徽标',
  enabled: '启用',
  rows: '行数',
  service: '服务',
  works: '可用',
  wallId: '大屏',
  isOn: '定时备份',
  hour: '几点',
  daily: '每天的留几份',
  weekly: '每周的留几份',
  monthly: '每月的留几份',
  model: '型号',
} as const;

/** What is kept for a time. */
export const kinds = {
  imports: '名单导入的原始行',
  'lab-evidence': '实验考核的照片和评语',
  points: '课堂加减分和月度评语',
  'print-files': '已收货印单的印刷文件',
  seats: '课堂进入时填写的姓名',
  'take-outs': '导出的学生数据文件',
} as const;
