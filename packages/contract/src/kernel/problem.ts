/** The answer codes of the protocol, by the kind of refusal, with the HTTP status that says the same. */
export const problemCodes = {
  warning: { code: 2, status: 200 },
  'token-expired': { code: -1001, status: 401 },
  'signed-out': { code: -1008, status: 401 },
  invalid: { code: -1400, status: 400 },
  forbidden: { code: -1403, status: 403 },
  'not-found': { code: -1404, status: 404 },
  conflict: { code: -1409, status: 409 },
  'too-often': { code: -1429, status: 429 },
  fault: { code: -1500, status: 500 },
} as const;
export type ProblemKind = keyof typeof problemCodes;

export const SUCCESS = 1;

export type Language = 'zh' | 'en';
/** One sentence in both languages: what a person is told. */
export type Message = Readonly<Record<Language, string>>;

/** Every answer travels in this envelope. */
export interface Envelope<T = unknown> {
  code: number;
  msg: string;
  data: T;
}

/** What a person is told when a call has no better words of its own. */
export const problemMessages: Record<ProblemKind, Message> = {
  warning: { zh: '请注意', en: 'Please note' },
  'token-expired': { zh: '登录已过期，请重新登录', en: 'login expired, please log in again' },
  'signed-out': { zh: '登录已过期，请重新登录', en: 'login expired, please log in again' },
  invalid: { zh: '填写的内容有误，请检查', en: 'Some of what was sent is not valid' },
  forbidden: { zh: '您没有权限进行此操作', en: 'You are not allowed to do this' },
  'not-found': { zh: '内容不存在或已被删除', en: 'Not found, or no longer there' },
  conflict: { zh: '内容已发生变化，请刷新后再试', en: 'This has changed meanwhile: refresh and try again' },
  'too-often': { zh: '操作太频繁，请稍后再试', en: 'Too often: please wait a moment' },
  fault: { zh: '服务出错了，请稍后再试', en: 'Something went wrong on our side: please try again' },
};

/** Reasons that any call may meet. */
export const commonReasons: Readonly<Record<string, Message>> = {
  'school-locked': {
    zh: '学校正在进行学年升级，暂不能修改数据',
    en: 'The school is moving to a new school year: nothing can be changed just now',
  },
  changed: {
    zh: '这条记录刚刚被别人修改过，请刷新后再改',
    en: 'Somebody else has just changed this record: refresh it before you change it',
  },
  'file-damaged': {
    zh: '文件在服务器上已损坏，无法打开，已通知运维人员',
    en: 'This file is damaged on the server and cannot be opened: operations have been told',
  },
  'no-room': {
    zh: '服务器磁盘已满，暂时无法保存，请联系管理员',
    en: 'The disk of the server is full: nothing can be saved until the administrator has made room',
  },
  'acting-over': {
    zh: '代学校操作的时间已结束，请重新说明事由',
    en: 'The time of acting for the school is over: please say again why',
  },
  'unknown-address': {
    zh: '没有这个地址，请检查网址',
    en: 'There is nothing at this address: check how it is written',
  },
  'unknown-method': {
    zh: '这个地址不接受这种请求方法，可用的方法见响应头 Allow',
    en: 'This address does not take this method: the header Allow names those that it takes',
  },
  'not-json': {
    zh: '请求的内容不是正确的 JSON，请检查括号、引号和编码（UTF-8）',
    en: 'The body is not valid JSON: check its brackets, quotes and encoding (UTF-8)',
  },
  'not-a-call': {
    zh: '消息不是一次调用：第一行应为 JSON（id、url、signature），换行后是请求体',
    en: 'This message is no call: a line of JSON (id, url, signature), a line feed, then the body',
  },
  'upgrade-needed': {
    zh: '这个地址只接受 WebSocket 连接',
    en: 'This address takes WebSocket connections only',
  },
  'body-too-large': {
    zh: '一次发来的内容太大，请分几次发送',
    en: 'Too much was sent at once: send it in parts',
  },
  'not-timely': { zh: '设备时间不正确', en: 'The clock of the device is wrong' },
  replayed: { zh: '重复的请求', en: 'This request was sent before' },
};
