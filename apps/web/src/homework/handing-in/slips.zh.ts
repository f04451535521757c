/** Slips by which parents photograph a sheet without a login. */
export const slips = {
  button: '拍照条',
  title: '拍照条 · {{count}} 张',
  hint: '剪下来发给学生。家长扫码就能拍照交这一份作业，不用登录；收卷后失效。一张 A4 印 10 条',
  print: '打印',
  fresh: '换新码',
  freshAsk: '换成新码？',
  freshHint: '已经发出去的拍照条都会失效。',
  freshDone: '已换新码，请重新打印',
  sheet: '拍照条',
  how: '扫码拍照，一页一张，不用登录',
  until: '{{when}} 截止',
  none: '没有学生的试卷',
  noneHint: '先发布给班级，再来打印拍照条',
};
