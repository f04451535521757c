import type { Message } from '../../kernel/index.js';
import { cartReasons } from '../cart.js';

/** What may come between a teacher and a partner's bank; each is a sentence of its own, because each is mended by somebody else. */
export const bankReasons = {
  'bank-closed': { zh: '学校没有开通这个题库', en: 'Your school has not subscribed to this bank' },
  'bank-missing': {
    zh: '学校已开通，但这个题库还没有接入，请联系平台运营人员',
    en: 'Subscribed, but this bank is not connected yet: ask the operations staff',
  },
  'partner-unreachable': {
    zh: '网络异常，连不上合作题库，请稍后再试',
    en: 'network error: the partner bank cannot be reached, try again later',
  },
  'partner-slow': {
    zh: '合作题库没有及时应答，请稍后再试',
    en: 'The partner bank did not answer in time, try again later',
  },
  'partner-failed': { zh: '合作题库出错了，请稍后再试', en: 'The partner bank has a fault, try again later' },
  'partner-nonsense': {
    zh: '合作题库的应答无法读取，已记录，请联系平台运营人员',
    en: 'The answer of the partner bank cannot be read; it is logged, ask the operations staff',
  },
  'partner-too-large': {
    zh: '合作题库的应答过大，没有接收',
    en: 'The answer of the partner bank is too large and was not taken',
  },
  'partner-key': {
    zh: '合作题库不认可接入密钥，请联系平台运营人员',
    en: 'The partner bank does not accept our key: ask the operations staff',
  },
  'partner-says': { zh: '合作题库拒绝了这次请求', en: 'The partner bank has refused this' },
} as const satisfies Record<string, Message>;

export const takeReasons = {
  ...bankReasons,
  ...cartReasons,
  quota: {
    zh: '本期下载额度不足，请减少题数或等下一期',
    en: 'Not enough of the download quota is left: take fewer questions or wait for the next period',
  },
  'items-gone': { zh: '合作题库中已没有这些内容', en: 'The partner bank no longer has these' },
} as const satisfies Record<string, Message>;
