import type { Message } from '@zhibi/contract/kernel';

const itself: Message = { zh: '会自动恢复，无需处理', en: 'this mends itself, nothing needs to be done' };
const again: Message = {
  zh: '若反复出现，请把日志发给维护人员',
  en: 'if it comes again and again, send the log to whoever maintains the software',
};
const together = (what: Message, todo: Message): Message => ({
  zh: `${what.zh}；${todo.zh}`,
  en: `${what.en}: ${todo.en}`,
});

/** Sentence of the log → what a person at the console reads: what happened, and what can be done. */
export const consoleWords: Readonly<Record<string, Message>> = {
  'results could not be counted': together(
    {
      zh: '班级成绩的统计暂时没有算成，报告仍按答卷现算',
      en: 'The results of classes could not be counted just now, and reports go by the answers themselves',
    },
    again,
  ),
  'the results of a homework could not be counted': together(
    {
      zh: '有一份作业的统计没有算成，稍后再算，其他作业不受影响',
      en: 'The results of one homework could not be counted, and it is tried again after the others',
    },
    again,
  ),
  'mastery could not be counted': together(
    {
      zh: '学生的掌握度暂时没有算成，报告显示上一次的结果',
      en: 'The mastery of students could not be counted just now, and reports show what was known before',
    },
    again,
  ),
  'the mastery of some students could not be counted': together(
    {
      zh: '有几名学生的掌握度没有算成，稍后再算，其他学生不受影响',
      en: 'The mastery of some students could not be counted, and it is tried again after the others',
    },
    again,
  ),
  'kept results were not what the answers say; they were mended': together(
    {
      zh: '夜间核对发现一份作业的统计与答卷不符，已按答卷改正',
      en: 'The nightly count found results of a homework that differed from its answers, and put them right',
    },
    again,
  ),
  'workers have ended without a word: what they did is done anew': together(
    {
      zh: '上次的后台任务没有正常结束（服务器被强行关闭或断电），没做完的任务正在重新做',
      en: 'Background work was cut off (the server was killed, or lost its power), and what was not finished is done anew',
    },
    itself,
  ),
  'work was given to a lost connection: it is done anew': together(
    {
      zh: '与数据库的连接断过，途中的后台任务正在重新做',
      en: 'A connection to the database was lost, and the work on it is done anew',
    },
    itself,
  ),
  'the work of dead workers could not be looked after': together(
    {
      zh: '没能接手中断的后台任务，稍后再试',
      en: 'Work that was cut off could not be taken over yet, and is tried again',
    },
    again,
  ),
  'a job was tried too often: whoever waits for it is told': together(
    {
      zh: '一项后台任务多次失败，已告知等它的人',
      en: 'Background work failed too often, and whoever waits for it was told',
    },
    again,
  ),
  'a job failed': together({ zh: '一项后台任务失败', en: 'Background work failed' }, again),
  'the workers did not stop in order': together(
    {
      zh: '后台任务没有正常停下，下次启动时重做',
      en: 'Background work did not stop in order, and is done anew at the next start',
    },
    itself,
  ),
  'a kept content is damaged': {
    zh: '一个已保存的文件损坏了：请检查硬盘，并从备份恢复这个文件',
    en: 'A stored file is damaged: check the disk, and take the file from a backup',
  },
  'an event that the contract does not know is not told': together(
    { zh: '一条消息无法识别，没有发出', en: 'A piece of news is not known, and was not sent' },
    again,
  ),
  'events could not be replayed': together(
    { zh: '浏览器没收到刚才的消息，刷新页面即可看到', en: 'A browser missed some news, which is there after a reload' },
    again,
  ),
  'events could not be read': together(
    { zh: '消息读取失败，稍后再试', en: 'News could not be read, and is tried again' },
    again,
  ),
  'events could not be published': together(
    { zh: '消息发送失败，稍后再试', en: 'News could not be sent, and is tried again' },
    again,
  ),
  'the last traces were not sent': {
    zh: '最后一批跟踪数据没有送到：请检查跟踪服务的地址',
    en: 'The last traces were not sent: check the address of the collector',
  },
  'a fault that nobody caught: the server ends, to be started again': together(
    { zh: '服务器内部出错，即将自动重启', en: 'The server had a fault of its own and is started again' },
    again,
  ),
  'a fault': together({ zh: '一个请求出错', en: 'A request met a fault' }, again),
  'the office server does not answer: documents are shown without it': {
    zh: '文档服务没有响应，文档暂时只能查看：请检查它是否在运行、地址是否正确',
    en: 'The office server does not answer, and documents can only be read: check that it runs and that its address is right',
  },
  'a code was not sent': {
    zh: '验证码没有发出：请检查短信或邮件服务的设置与余额',
    en: 'A code was not sent: check the settings and the credit of the messages or mail',
  },
  'old logins were not swept': together(
    { zh: '过期的登录没有清理，稍后再试', en: 'Old logins were not cleared, and are tried again' },
    again,
  ),
  'the language model is not listened to: the assistant answers by itself': {
    zh: '大模型的回答不可用，智能助手改用内置回答：请检查大模型的地址与密钥',
    en: 'The language model cannot be used, and the assistant answers by itself: check the address and the key of the model',
  },
  'an answer of the assistant broke off': together(
    { zh: '智能助手的一次回答中断', en: 'An answer of the assistant broke off' },
    again,
  ),
  'a backup failed': {
    zh: '备份失败：请检查备份位置的空间、权限与网络',
    en: 'A backup failed: check the room, the rights and the network of where it goes',
  },
  'the mail about a failed backup was not sent': {
    zh: '备份失败的提醒邮件没有发出：请检查邮件设置，并查看备份',
    en: 'The mail about a failed backup was not sent: check the settings of mail, and the backup',
  },
  'a bank cannot be opened': {
    zh: '一个题库打不开：请检查题库文件夹或合作方的设置',
    en: 'A question bank cannot be opened: check its folder, or the settings of the partner',
  },
  'the answer of a partner cannot be read': {
    zh: '合作方题库的返回无法识别：请联系合作方',
    en: 'The answer of a partner’s bank cannot be read: ask the partner',
  },
  'parts of a bank cannot be read': {
    zh: '一个题库里有内容读不出来：日志里列出了前二十处，请修改题库文件',
    en: 'Parts of a question bank cannot be read: the log names the first twenty, to be mended in its files',
  },
  'a step of a school year failed': together(
    {
      zh: '学年升级有一步失败，学校管理员可以在学年页重试',
      en: 'A step of a school year failed, and the school’s administrator can try again',
    },
    again,
  ),
};
