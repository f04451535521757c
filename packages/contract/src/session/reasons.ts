import type { Message } from '../kernel/index.js';

/** Why a login is refused: every way in, password, phone, WeChat or hand-over, says it in these words. */
export const sessionReasons = {
  'bad-credentials': { zh: '账号或密码错误', en: 'Wrong account or password' },
  'image-code-needed': { zh: '请输入图形验证码', en: 'Enter the code in the picture' },
  'image-code-wrong': { zh: '图形验证码不正确', en: 'The code does not match the picture' },
  'account-waits': { zh: '失败次数过多，请15分钟后再试', en: 'Too many failures: try again in 15 minutes' },
  'no-role': { zh: '该账号没有登录权限！', en: 'This account has no login permission!' },
  disabled: {
    zh: '该账号已停用，请联系学校管理员',
    en: 'This account is disabled: please ask the school administrator',
  },
  graduated: {
    zh: '你已毕业离校，账号已停用',
    en: 'You have graduated and left the school: this account is closed',
  },
  left: {
    zh: '你已离开学校，账号已停用；如有疑问请联系学校管理员',
    en: 'You have left the school: this account is closed. If that is wrong, please ask the school administrator',
  },
  'ticket-used': { zh: '链接已失效，请重新登录', en: 'This link has been used or is too old: please log in' },
  busy: { zh: '登录的人太多，请稍后再试', en: 'Many people are logging in just now: please try again in a moment' },
} as const satisfies Record<string, Message>;

/** Why a code by text message is not sent or not taken. */
export const codeReasons = {
  'image-code-wrong': sessionReasons['image-code-wrong'],
  'code-too-soon': { zh: '验证码刚刚已发送，请稍后再获取', en: 'A code has just been sent: please wait a moment' },
  'code-too-many': {
    zh: '该手机号今天获取验证码的次数已用完',
    en: 'This number has had all its codes for today',
  },
  'sms-code-wrong': { zh: '短信验证码不正确或已失效', en: 'The code is wrong or too old' },
} as const satisfies Record<string, Message>;

/** Why a code by mail is not sent or not taken. */
export const mailReasons = {
  'mail-off': { zh: '本系统没有配置邮件服务', en: 'Mail is not set up here' },
  'mail-not-sent': {
    zh: '邮件没有发出，请检查邮箱地址，或稍后再试',
    en: 'The mail could not be sent: please check the address, or try again later',
  },
  'code-too-soon': codeReasons['code-too-soon'],
  'mail-too-many': { zh: '今天获取验证码的次数已用完', en: 'All codes for today have been sent' },
  'mail-code-wrong': { zh: '邮件中的验证码不正确或已失效', en: 'The code is wrong or too old' },
} as const satisfies Record<string, Message>;

export const weixinReasons = {
  'weixin-off': { zh: '尚未开通微信登录', en: 'Login with WeChat is not set up here' },
  'weixin-refused': { zh: '微信登录失败，请重新扫码', en: 'WeChat refused: please scan again' },
  'weixin-unreachable': { zh: '微信暂时无法连接，请稍后再试', en: 'WeChat cannot be reached: please try again later' },
  'weixin-taken': { zh: '该微信已绑定其他账号', en: 'This WeChat belongs to another account' },
  'weixin-bound': { zh: '该账号已绑定微信，请先解绑', en: 'This account has a WeChat already: unbind it first' },
} as const satisfies Record<string, Message>;

/** A change of how one gets in is confirmed by the password, unless it was typed to log in just now. */
export const ownerReasons = {
  'password-needed': { zh: '请输入登录密码以确认', en: 'Enter your password to confirm' },
  'bad-credentials': { zh: '密码错误', en: 'Wrong password' },
  'account-waits': sessionReasons['account-waits'],
  busy: sessionReasons.busy,
} as const satisfies Record<string, Message>;
