import type { Message } from '../../kernel/index.js';

export const stockReasons = {
  'no-such-paper': { zh: '字典里没有这种纸', en: 'The dictionary has no such paper' },
  'not-counted': { zh: '先点一次数，再登记来纸', en: 'Count what is there first, then say what has come' },
} as const satisfies Record<string, Message>;
