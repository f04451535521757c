export const sheets = {
  title: '纸上的二维码',
  setting: '纸上的二维码',
  howLong: '有效期',
  settingHint:
    '学生或家长用手机扫纸上的二维码，不用登录就能看这张纸上的题、正确答案和解析；没有姓名，也打不开别的内容。改短有效期，已经印出的也随着改短。',
  none: '不印二维码',
  days: '印出后 {{count}} 天内有效',
  saved: '已保存',
  until: '纸上的二维码有效到 {{day}}',
  over: '纸上的二维码已经失效',
  unopened: '{{copies}} 份都还没有人扫开',
  opened: '{{copies}} 份中 {{opened}} 份被扫开，共 {{count}} 次',
  withdraw: '停用二维码',
  withdrawAsk: '停用 {{count}} 份纸上的二维码？',
  withdrawHint: '停用后扫码只说已经失效，不能恢复；纸照样可以写、可以收',
  withdrawn: '已停用 {{count}} 份',
};
