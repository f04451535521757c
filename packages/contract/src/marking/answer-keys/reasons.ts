import type { Message } from '../../kernel/index.js';
import { markingReasons } from '../reasons.js';

export const keyReasons = {
  'no-key-of-it': {
    zh: '这不是本题可用的答案：选项要在题目里，每个空都要有答案',
    en: 'This cannot be the key of the question: options must be its own, and each blank needs an answer',
  },
  'same-key': { zh: '答案没有变化', en: 'The key is the same as before' },
  'preview-changed': {
    zh: '预览之后又有变化，已为您重新预览，请再看一遍',
    en: 'Something changed since the preview: it was made again, please look once more',
  },
  'nothing-to-undo': {
    zh: '这次修改已不是最新的，不能撤销',
    en: 'This is not the newest change any more: it cannot be taken back',
  },
  'in-round': markingReasons['in-round'],
} as const satisfies Record<string, Message>;
