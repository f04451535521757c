import type { Message } from '../../kernel/index.js';

export const settingsReasons = {
  'code-taken': { zh: '这个代码已经有了', en: 'This code exists already' },
  'code-wrong': { zh: '装订方式的代码是 0 到 99 的数字', en: 'The code of a binding is a number from 0 to 99' },
  'kind-closed': { zh: '这一类由机器决定，不能增加', en: 'Machines fix this list: nothing can be added' },
  'last-enabled': { zh: '至少要留一项启用', en: 'At least one entry must stay enabled' },
  'entry-used': { zh: '已经用过，只能停用', en: 'This entry has been used: it can only be retired' },
  'entry-usual': {
    zh: '自带的项目不能删除，只能停用',
    en: 'This entry comes with the product: it can only be retired',
  },
  'order-differs': { zh: '这一类有了变化，请刷新', en: 'This list has changed: please refresh' },
  'no-such-shop': { zh: '这个印刷点不存在', en: 'This print shop does not exist' },
  'no-such-paper': { zh: '字典里没有这种纸', en: 'The dictionary has no such paper' },
  'closed-backwards': { zh: '恢复的日子早于停业的日子', en: 'The shop would open before it closes' },
  'no-such-school': { zh: '路线里有不认识的学校', en: 'A route names a school that does not exist here' },
  'price-taken': { zh: '同一天已经有这种价格', en: 'There is such a price from that day already' },
  'price-holds': { zh: '已经生效的价格不能删除', en: 'This price holds already: it cannot be removed' },
} as const satisfies Record<string, Message>;
